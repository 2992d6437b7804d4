# The course 3-Card Loo. A lesson: its title and what it is about (.text). A step: what the learner reads, what is said
# when it is done (.done), when a foreseen mistake is made (.mistake-…), and where to look (.hint-zone).

course-loo = 3-Card Loo
    .text = From the first trick to the last pot: win tricks with three cards, or pay.
