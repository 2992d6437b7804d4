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
cli-near = Efallai mai un o’r rhain sydd gen ti mewn golwg:
