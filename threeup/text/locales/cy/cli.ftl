# More of what the command line says; the rest stands in ui.ftl. Letters to be typed (d, u) stay as they are.

# $fault is a whole sentence of errors.ftl.
cli-fault-line = Llinell { $n }: { $fault }
cli-fault-character = Nod { $n }: { $fault }
cli-record-good = { $moves ->
    [zero] Mae’r gêm hon yn iawn. Does dim symudiad ynddi.
    [one] Mae’r gêm hon yn iawn. Mae un symudiad ynddi.
    [two] Mae’r gêm hon yn iawn. Mae dau symudiad ynddi.
    [few] Mae’r gêm hon yn iawn. Mae { $moves } symudiad ynddi.
    [many] Mae’r gêm hon yn iawn. Mae { $moves } symudiad ynddi.
   *[other] Mae’r gêm hon yn iawn. Mae { $moves } symudiad ynddi.
}
cli-position-good = Mae’r safle hwn yn iawn: { $text }
cli-type-draw = Teipia d i gytuno ar gêm gyfartal.
cli-type-again = Teipia u eto i ddadwneud beth bynnag.
cli-no-number = Nid yw “{ $text }” yn rhif cyfan.
cli-no-seat = Does dim sedd { $seat } yn y gêm hon.
cli-not-saved = Does dim modd cadw’r gêm yma: { $file }.
cli-not-served = Does dim modd cychwyn yr ap: { $problem }
cli-option-form = Mae rheol tŷ’n cael ei hysgrifennu fel hyn: set_size=4. Nid yw hon yn un: “{ $text }”.

## Gwersi yn y derfynell. Mae’r llythrennau i’w teipio (h, w, u, r, f, n, p, q) yn aros fel y maen nhw.

cli-lesson-good = { $steps ->
    [zero] Mae’r wers { $lesson } yn iawn. Does dim cam ynddi.
    [one] Mae’r wers { $lesson } yn iawn. Mae un cam ynddi.
    [two] Mae’r wers { $lesson } yn iawn. Mae dau gam ynddi.
    [few] Mae’r wers { $lesson } yn iawn. Mae { $steps } cham ynddi.
    [many] Mae’r wers { $lesson } yn iawn. Mae { $steps } cham ynddi.
   *[other] Mae’r wers { $lesson } yn iawn. Mae { $steps } cam ynddi.
}
cli-lesson-written = Mae gwers i ddechrau arni yma: { $file }.
cli-lesson-there = Mae ffeil o’r enw { $file } yno’n barod. Dewisa enw arall.
cli-lesson-not-written = Does dim modd ysgrifennu’r wers yma: { $file }.
cli-no-step = Does dim cam o’r enw “{ $step }” yn y wers { $lesson }.
cli-not-kept = Does dim modd cadw dy gynnydd nawr:
cli-study-prompt = Dy ddewis (? am help):
cli-study-help = Teipia rif, neu symudiad fel play g7. Teipia h i gael awgrym, w a thestun i ofyn pam ddim, neu u i ddadwneud. Teipia r i ddechrau’r cam eto, f i chwarae’n rhydd, n i fynd i’r cam nesaf, p i fynd i’r cam cynt, neu q i orffen.
cli-study-watch = Pwysa Enter i weld y symudiad nesaf.
cli-study-next = Pwysa Enter i fynd ymlaen i’r cam nesaf.
cli-study-end = Dyna gam olaf y wers hon.
