# The few words a page says before, or without, a kernel: while it loads, when the connection is lost, when there is no place.

page-title = threeup
page-loading = Verið er að setja upp borðið…
page-reload = Hlaða síðunni aftur
page-failed = Ekki tókst að setja upp borðið. Hladdu síðunni aftur.
page-disconnected = Sambandið við borðið rofnaði. Hladdu síðunni aftur til að halda áfram.
page-full = Öll sæti eru upptekin núna.
page-full-wait = Bíddu aðeins. Síðan reynir sjálf aftur.
page-missing = Þessi síða er ekki til hér.
page-home = Fara að borðinu
page-script = Hér þarf JavaScript til að spila. Kveiktu á því.
