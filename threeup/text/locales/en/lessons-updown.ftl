# The course 3UP 3DOWN. A lesson: its title and what it is about (.text). A step: what the learner reads, what is said
# when it is done (.done), when a foreseen mistake is made (.mistake-…), and where to look (.hint-zone).

course-updown = 3UP 3DOWN
    .text = From the first card to the last: be the first to play every card.
