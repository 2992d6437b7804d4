# More of what the command line says; the rest stands in ui.ftl. Letters to be typed (d, u) stay as they are.

# $fault is a whole sentence of errors.ftl.
cli-fault-line = السطر { $n }: { $fault }
cli-fault-character = الحرف رقم { $n }: { $fault }
cli-record-good = { $moves ->
    [zero] هذه اللعبة المحفوظة سليمة. ليس فيها أي حركة.
    [one] هذه اللعبة المحفوظة سليمة. فيها حركة واحدة.
    [two] هذه اللعبة المحفوظة سليمة. فيها حركتان.
    [few] هذه اللعبة المحفوظة سليمة. فيها { $moves } حركات.
    [many] هذه اللعبة المحفوظة سليمة. فيها { $moves } حركة.
   *[other] هذه اللعبة المحفوظة سليمة. فيها { $moves } حركة.
}
cli-position-good = هذا الوضع سليم: { $text }
cli-type-draw = كتابة d تعني الاتفاق على التعادل.
cli-type-again = كتابة u مرة أخرى تعني التراجع مع ذلك.
cli-no-number = «{ $text }» ليس عددًا صحيحًا.
cli-no-seat = لا يوجد مقعد رقمه { $seat } في هذه اللعبة.
cli-not-saved = لا يمكن حفظ اللعبة في { $file }.
cli-not-served = لا يمكن تشغيل التطبيق: { $problem }
cli-option-form = تُكتب قاعدة البيت هكذا: set_size=4. وهذه ليست قاعدة: «{ $text }».
cli-near = لعل المقصود واحدة من هذه:
