# More of what the command line says; the rest stands in ui.ftl. Letters to be typed (d, u) stay as they are.

# $fault is a whole sentence of errors.ftl.
cli-fault-line = Lína { $n }: { $fault }
cli-fault-character = Stafur { $n }: { $fault }
cli-record-good = { $moves ->
    [one] Þessi vistaði leikur er í lagi. Í honum er { $moves } leikur.
   *[other] Þessi vistaði leikur er í lagi. Í honum eru { $moves } leikir.
}
cli-position-good = Þessi staða er í lagi: { $text }
cli-type-draw = Sláðu inn d til að semja um jafntefli.
cli-type-again = Sláðu aftur inn u til að afturkalla samt.
cli-no-number = „{ $text }“ er ekki heil tala.
cli-no-seat = Ekkert sæti er númer { $seat } í þessum leik.
cli-not-saved = Ekki er hægt að vista leikinn hér: { $file }.
cli-not-served = Ekki er hægt að ræsa vefinn: { $problem }
cli-option-form = Húsregla er skrifuð svona: set_size=4. Þetta er ekki húsregla: „{ $text }“.
cli-near = Kannski áttu við eitt af þessu:
