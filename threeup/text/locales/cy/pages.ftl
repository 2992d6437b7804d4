# The few words a page says before, or without, a kernel: while it loads, when the connection is lost, when there is no place.

page-title = threeup
page-loading = Yn gosod y bwrdd…
page-reload = Llwytho’r dudalen eto
page-failed = Doedd dim modd gosod y bwrdd. Llwytha’r dudalen eto.
page-disconnected = Mae’r cysylltiad â’r bwrdd wedi torri. Llwytha’r dudalen eto i fynd ymlaen.
page-full = Mae pob lle wedi’i gymryd ar hyn o bryd.
page-full-wait = Aros am ychydig. Bydd y dudalen yn rhoi cynnig arall arni ei hun.
page-missing = Does dim tudalen o’r fath yma.
page-home = Mynd at y bwrdd
page-script = Mae angen JavaScript i chwarae yma. Tro JavaScript ymlaen.
