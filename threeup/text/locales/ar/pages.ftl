# The few words a page says before, or without, a kernel: while it loads, when the connection is lost, when there is no place.

page-title = threeup
page-loading = يجري تجهيز الطاولة…
page-reload = تحميل الصفحة من جديد
page-failed = تعذّر تجهيز الطاولة. يُرجى تحميل الصفحة من جديد.
page-disconnected = انقطع الاتصال بالطاولة. للمتابعة يُرجى تحميل الصفحة من جديد.
page-full = كل الأماكن مشغولة الآن.
page-full-wait = يُرجى الانتظار قليلًا. ستحاول هذه الصفحة من جديد بنفسها.
page-missing = لا توجد هنا صفحة كهذه.
page-home = الذهاب إلى الطاولة
page-script = يلزم JavaScript للعب هنا. يُرجى تفعيله.
