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

## الدروس في سطر الأوامر. تبقى الحروف التي تُكتب (h وw وu وr وf وn وp وq) كما هي.

cli-lesson-good = { $steps ->
    [zero] الدرس { $lesson } سليم. ليست فيه أي خطوة.
    [one] الدرس { $lesson } سليم. فيه خطوة واحدة.
    [two] الدرس { $lesson } سليم. فيه خطوتان.
    [few] الدرس { $lesson } سليم. فيه { $steps } خطوات.
    [many] الدرس { $lesson } سليم. فيه { $steps } خطوة.
   *[other] الدرس { $lesson } سليم. فيه { $steps } خطوة.
}
cli-lesson-written = في هذا الملف درس يصلح للبدء به: { $file }
cli-lesson-there = هناك ملف بهذا الاسم من قبل: { $file }. يجب اختيار اسم آخر.
cli-lesson-not-written = لا يمكن كتابة الدرس هنا: { $file }
cli-no-step = لا توجد خطوة اسمها «{ $step }» في الدرس { $lesson }.
cli-not-kept = لا يمكن حفظ تقدّمك الآن:
cli-study-prompt = اختيارك (? للمساعدة):
cli-study-help = يمكنك كتابة رقم، أو حركة مثل play g7. الحرف h لطلب تلميح، وw مع نص للسؤال عن سبب المنع، وu للتراجع. الحرف r لبدء الخطوة من جديد، وf للعب الحر، وn للخطوة التالية، وp للخطوة السابقة، وq للتوقف.
cli-study-watch = لرؤية الحركة التالية يكفي الضغط على Enter.
cli-study-next = للانتقال إلى الخطوة التالية يكفي الضغط على Enter.
cli-study-end = كانت هذه آخر خطوة في هذا الدرس.
