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

## Kennslustundir í skipanaglugga. Stafirnir sem á að slá inn (h, w, u, r, f, n, p, q) haldast eins.

cli-lesson-good = { $steps ->
    [one] Kennslustundin { $lesson } er í lagi. Í henni er { $steps } skref.
   *[other] Kennslustundin { $lesson } er í lagi. Í henni eru { $steps } skref.
}
cli-lesson-written = Hér er kennslustund sem þú getur byrjað á: { $file }.
cli-lesson-there = Skráin { $file } er þegar til. Veldu annað heiti.
cli-lesson-not-written = Ekki er hægt að skrifa kennslustundina hér: { $file }.
cli-no-step = Ekkert skref heitir „{ $step }“ í kennslustundinni { $lesson }.
cli-not-kept = Núna er ekki hægt að geyma það sem þú lærir:
cli-study-prompt = Þitt val (? fyrir hjálp):
cli-study-help = Sláðu inn tölu, eða leik eins og play g7. h gefur vísbendingu, w og texti spyr af hverju ekki, u afturkallar. r byrjar skrefið aftur, með f spilar þú frjálst, n og p fara í næsta skref og skrefið á undan, q hættir.
cli-study-watch = Ýttu á Enter til að sjá næsta leik.
cli-study-next = Ýttu á Enter til að halda áfram í næsta skref.
cli-study-end = Þetta var síðasta skrefið í þessari kennslustund.
