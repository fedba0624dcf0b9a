### كلمات الجزء المتأخر من التطبيق. تُجلب مع أول مربع حوار.

## Share

texts-whole = المباراة
texts-position = الوضع على الرقعة
texts-picture = صورة الرقعة
texts-copy = نسخ
texts-copied = نُسخ.
texts-by-hand = لا يسمح هذا المتصفح للصفحة بالنسخ. النص محدد: انسخه من هناك.
texts-save = حفظ
texts-save-svg = حفظ بصيغة SVG
texts-save-png = حفظ بصيغة PNG
texts-no-picture = تعذّر إنشاء الصورة.
texts-hidden-picture = يحمي هذا المتصفح من التعرّف على الجهاز، فلن تظهر في صورة PNG إلا خطوط. احفظها بصيغة SVG بدلًا منها.
texts-steps = لم ينته الدور بعد: هذا هو الوضع قبل { $steps }.
texts-form-pgn = نص PGN
texts-form-pdn = نص PDN
texts-form-movetext = نقلات مرقّمة
texts-form-listing = نقلة في كل سطر
texts-form-mat = سلسلة المباريات نصًّا (⁨.mat⁩)
texts-form-ranks = صفًّا صفًّا
texts-form-list = قطعة قطعة
texts-form-fields = في سطر واحد
texts-form-mustermead = كل شيء: التفريعات والملاحظات والعروض والنرد

## Links, and play by link

link-game = رابط المباراة
link-position = رابط الوضع
link-too-long = عدد حروف هذا الرابط { $count }. تقطع برامج كثيرة الروابط بهذا الطول، فأرسل ملفًا.
link-damaged = قُطع هذا الرابط أو تغيّر في الطريق. اطلبه مرة أخرى.
link-damaged-from = قُطع هذا الرابط أو تغيّر في الطريق. تُعرض المباراة إلى آخر ما هو مؤكد منها. اطلب الرابط مرة أخرى.
link-newer = أُنشئ هذا الرابط بإصدار أحدث من هذا الموقع. أعد تحميل الصفحة.
link-lots = الرميات في هذا الرابط لا توافق ما وعدت به الأجهزة، فلا يُوثق به.
link-other-game = هذا الرابط للعبة أخرى.
link-refused = لا يمكن فتح هذا الرابط. { $why }
link-refused-from = تُعرض مباراة هذا الرابط إلى حيث تسمح القواعد. { $why }
# A choice of who plays a new game.
by-link-two = شخص في مكان آخر، بالروابط
by-link-four = أربعة أشخاص، كل منهم على جهازه، بالروابط
by-link-note = ترسل كل نقلة في رابط، عبر أي تطبيق مراسلة أو بالبريد الإلكتروني. لا حساب ولا خادم.
send-link = إرسال النقلة
send-link-first = إرسال الدعوة
send-link-again = إرسال مرة أخرى
send-link-heading = إرسال الرابط
send-link-what = أرسل هذا الرابط إلى صاحب الدور التالي. فيه المباراة كلها، ولا يراه أي خادم.
send-link-preview = لا يمكن للمعاينة في تطبيق المراسلة أن تعرض الرقعة.
send-link-silence = لن يصلك تنبيه حين يعود إليك رابط، إذ لا خادم هنا.
send-link-share = مشاركة…
send-link-code = رمز QR للرابط
send-link-done = أرسلته
link-ready = نقلتك جاهزة. أرسلها في رابط.
link-ready-first = المباراة جاهزة. أرسلها في رابط.
link-ready-over = انتهت المباراة. أرسل الرابط ليعلم الجميع.
link-ready-lot = ليس هنا ما تقرره. أرسل الرابط ردًّا ليتمكن الآخرون من الرمي.
link-ready-seat = أصبح لك مقعد. أرسل الرابط ردًّا، فالرمية الأولى تحتاج إليه.
link-ready-throw = أرسل الرابط، وحين يعود إليك ترمي.
link-waiting = أُرسل. حين يعود إليك رابط افتحه في هذا المتصفح.
link-known = هذه النقلة لديك أصلًا.
link-fork = يكمل هذا الرابط من وضع سابق. تبقى مباراتك كما هي، والتتابع الآخر تفريعة في قائمة النقلات.
# Throws of a game by links. A throw is drawn from secrets that devices have promised to each other.
throws-at-once = الرميات بعد الستة تأتي فورًا
throws-at-once-note = عندئذ يمكن لمن يرمي مرة أخرى أن يحسب تلك الرمية قبل نقلته. وإلا أضاف الآخرون سرًّا أولًا، وهذا يتطلب رابطًا إضافيًّا.
throws-agreed = اتُّفق على أن تأتي الرميات بعد الستة فورًا، فيمكن لمن يرمي مرة أخرى أن يحسب تلك الرمية قبل نقلته.
throws-cube = من يحق له أن يضاعف يرسل رابطًا قبل كل رمية. ومن دون مكعب المضاعفة لا حاجة إلى هذا الرابط.
throws-two-seats = للجهاز نفسه مقعدان متتاليان، فيمكنه أن يعرف الرمية الثانية مسبقًا.
throws-heading = رميات عادلة
throws-proved = الرميات المثبتة: { $count } من { $all }.
throws-wrong = الرمية { $number } لا توافق ما وُعد به.
throws-meaning = الرمية المثبتة تنتج عن أسرار وعد بها كل جهاز قبل المباراة، فلم يختر أحد هذه الرمية. ولا يظهر من ذلك هل كشف لاعبان أسرارهما كل منهما للآخر، ولا هل توقف أحد عن الرد بعد رمية سيئة.

## Open

texts-open = فتح مباراة…
texts-open-heading = فتح مباريات
texts-paste = ألصق هنا مباريات أو وضعًا، بأي صيغة تعرفها هذه اللعبة
texts-choose = اختيار ملفات
texts-drop = يمكنك أيضًا إفلات الملفات في أي مكان من هذه الصفحة.
texts-read = فتح
texts-text = النص
texts-too-large = «{ $name }» أكبر من { $most } ميغابايت، لذا لا يُقرأ.
texts-unread = تعذّرت قراءة «{ $name }».
texts-none = تعذّرت قراءة أي مباراة، ولم يُحفظ شيء.
texts-reading = { $read } من { $all } بايت، { $count ->
    [zero] بلا مباريات بعد
    [one] مباراة واحدة
    [two] مباراتان
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}
texts-stop = إيقاف
texts-stopped = { $count ->
    [zero] أُوقفت القراءة قبل أول مباراة.
    [one] أُوقفت القراءة بعد مباراة واحدة.
    [two] أُوقفت القراءة بعد مباراتين.
    [few] أُوقفت القراءة بعد { $count } مباريات.
    [many] أُوقفت القراءة بعد { $count } مباراة.
   *[other] أُوقفت القراءة بعد { $count } مباراة.
}
texts-ask = هل تحفظ { $count ->
    [one] مباراة واحدة
    [two] مباراتين
    [few] { $count } مباريات
    [many] { $count } مباراة
   *[other] { $count } مباراة
}؟
texts-save-all = حفظ
texts-discard = عدم الحفظ
texts-saving = المباريات المحفوظة: { $count } من { $all }.
texts-saved = { $count ->
    [zero] لم تُحفظ أي مباراة.
    [one] حُفظت مباراة واحدة. تجدها تحت «مبارياتي».
    [two] حُفظت مباراتان. تجدهما تحت «مبارياتي».
    [few] حُفظت { $count } مباريات. تجدها تحت «مبارياتي».
    [many] حُفظت { $count } مباراة. تجدها تحت «مبارياتي».
   *[other] حُفظت { $count } مباراة. تجدها تحت «مبارياتي».
}
texts-game = { $number }. { $players } { $result }، { $count ->
    [zero] بلا نقلات
    [one] نقلة واحدة
    [two] نقلتان
    [few] { $count } نقلات
   *[other] { $count } نقلة
}
texts-mended = صُحّح:
texts-missed = لم يُقرأ:
texts-mend = المباراة { $number }، { $place }: { $what }
texts-fault = المباراة { $number }، { $place }: { $why }
texts-line = السطر { $line }، الحرف { $sign }
texts-line-of = السطر { $line }، «{ $text }» عند الحرف { $sign }
texts-of-file = في «{ $name }»:
texts-elsewhere = هذه مباراة في { $game }. افتحها في صفحتها:
texts-open-there = افتحه هناك:
texts-and-more = { $count ->
    [zero] ولا شيء غيرها
    [one] وواحدة أخرى
    [two] واثنتان أخريان
    [few] و{ $count } أخرى
    [many] و{ $count } أخرى
   *[other] و{ $count } أخرى
}

## مربعات حوار الطاولة

at-bottom = في أسفل الرقعة
auto-flip = صاحب الدور
on-board = على الرقعة
dice = النرد
dice-touch = رمي باللمس
dice-themselves = رمي تلقائي
dice-hand = نرد حقيقي على طاولتك
# How fast the computer plays.
pace = يلعب الحاسوب
pace-at-once = فورًا
pace-normal = بحيث تتابع ما يحدث
pace-calm = ببطء
play-forced = لعب النقلات الإجبارية تلقائيًّا
square-names = الإحداثيات على كل مربع
# A board that is turned on upright phones stays as it is.
wide-board = رقعة عريضة على الهاتف أيضًا
# What the button More leads to.
settings = الإعدادات
seats = اللاعبون
games = مبارياتي
resign = استسلام
# The keys of a table, in a list: what each does. On the board there are others.
flip-board = قلب الرقعة
keys = اختصارات لوحة المفاتيح
keys-look = النقلة السابقة والتالية
keys-ends = الوضع الأول والأخير
keys-board = على الرقعة
keys-walk = الانتقال إلى المربع المجاور
keys-tap = اختيار المربع
keys-cancel = ترك القطعة
keys-ask = مساعدة عن هذا المربع
keys-on = استعمال اختصارات المفتاح الواحد
resign-sure = هل تستسلم في هذه المباراة؟
resign-who = من يستسلم؟
resign-how-much = ماذا تخسر إذا استسلمت؟
resign-yes = نعم، أستسلم
resign-no = مواصلة اللعب
new-game-heading = مباراة جديدة
which-game = اللعبة
against = اللعب ضد
the-computer = الحاسوب
strength = المستوى
level-name = { $number ->
    [1] خطوات أولى
    [2] مبتدئ
    [3] لاعب للتسلية
    [4] هاوٍ
    [5] لاعب متمرس
    [6] لاعب أندية
    [7] خبير
   *[8] أستاذ
}
level-line = { $number ->
    [1] يأخذ ما يراه، ولا يرى إلا القليل
    [2] يرى ما يمكن كسبه، وينسى رد الخصم
    [3] يرى رد الخصم، لكنه كثيرًا ما يخطئ التقدير
    [4] يرى قليلًا مما سيأتي، ويخطئ التقدير أحيانًا
    [5] يرى ما سيأتي، ونادرًا ما يخطئ التقدير
    [6] يلعب جيدًا، ولا يفوته إلا القليل
    [7] يرى ما سيأتي من بعيد
   *[8] يلعب بأقصى ما يستطيع
}
seats-any-time = يمكنك في أي وقت تغيير من يلعب.
a-friend = صديق على هذا الجهاز
who-plays = من يلعب
you-and-computer = أنت والحاسوب
two-people = شخصان، لكل منهما ثنائي
two-and-computers = شخصان ضد حاسوبين
three-people = ثلاثة أشخاص، اثنان ضد واحد
many-people = { $count ->
    [few] { word } أشخاص، لكل منهم مقعد
   *[other] { $count } شخصًا، لكل منهم مقعد
}
you-play = لونك
how-many-play = عدد اللاعبين
by-lot = عشوائي
how-long = عدد المباريات
single-game = مباراة واحدة
hints-agreed = تلميحات للجميع
more-options = خيارات أخرى
handicap = الأفضلية
handicap-none = بلا أفضلية
handicap-given = { $seat ->
    [you] تمنح
    [computer] يمنح الحاسوب
   *[other] يمنح { $seat }
} أفضلية: { $pieces }
handicap-off = { $seat ->
    [you] أخرجت
    [computer] أخرج الحاسوب
   *[other] أخرج { $seat }
} مسبقًا: { $pieces }
start = ابدأ
games-heading = مبارياتي
games-none = ليست لديك مباريات محفوظة في هذا المتصفح بعد.
games-saved = المباراة التي على الرقعة محفوظة. تبقى تحت «مبارياتي».

## المباريات المحفوظة في هذا المتصفح

saved-against = ضد الحاسوب ({ $level })
saved-people = { $count ->
    [one] شخص واحد
    [two] شخصان
    [few] { word } أشخاص
   *[other] { $count } شخصًا
}
saved-computers = { $count ->
    [one] حاسوب واحد
    [two] حاسوبان
    [few] { word } حواسيب
   *[other] { $count } حاسوبًا
}
saved-your-turn = دورك
saved-computer-turn = الدور للحاسوب
saved-turn = الدور { FORM($seat, form: "to") }
saved-offer = عرض ينتظر الرد
saved-waiting-for-you = بانتظارك
saved-waiting-for-them = بانتظار الآخرين
saved-won = فزت
saved-lost = خسرت
saved-over = انتهت
saved-on = جارية
saved-pin = تثبيت في الأعلى
saved-delete = حذف
saved-deleted = حُذفت.
saved-more = عرض المزيد

## نصوص المباريات

game-text-nothing = لا مباراة في هذا النص.
game-text-other-game = هذه لعبة أخرى: يقول الوسم { $tag } إنها «{ $found }».
game-text-board-of-10 = هذه مباراة في الداما الدولية، على رقعة من 10 في 10 مربعات، وهي لا تُلعب هنا.
game-text-board-of-12 = هذه مباراة في الداما الكندية، على رقعة من 12 في 12 مربعًا، وهي لا تُلعب هنا.
game-text-other-kind = هذه مباراة في نوع آخر من الداما لا يُلعب هنا.
game-text-variant = هذه مباراة في { $name }، وهي نسخة من الشطرنج لا تُلعب هنا.
game-text-ambiguous = يمكن أن يُقرأ هذا بعدة طرق: { $readings }.
game-text-resembles = يبدو أن هذا من لعبة أخرى: { $game }.
game-text-passed = يُمرَّر هنا دور، ولا تسمح القواعد بذلك.
game-text-unknown = لا يذكر النص ما لُعب هنا.
game-text-full = لا تزيد نقلات المباراة على { $most }.
game-text-over = كانت المباراة قد انتهت قبل هذا.
game-text-not-now = لا يمكن فعل هذا هنا.
game-text-set-up = لا يمكن أن تبدأ المباراة كما تقول وسومها.
game-text-record = لا يمكن قراءة هذا السطر من مباراة محفوظة.
game-text-number = رقم النقلة التالية هو { $expected }.
game-text-result = يذكر النص أن النتيجة { $told }، لكنها { $found }.
game-text-letters = حروف القطع من لغة أخرى: يُقرأ «{ $found }» على أنه «{ $read }».
game-text-unopened = هذا القوس لا يغلق شيئًا.
game-text-unclosed = لم يُغلق هذا: ينقص { $expected }.
game-text-sign-first = هذه العلامة قبل النقلة الأولى، فلا تخص أي نقلة.
game-text-sign = لا توجد علامة كهذه.
game-text-empty = لا شيء بين هذين القوسين.
game-text-kept = لا يمكن قراءة هذا، لذا يُحفظ تعليقًا. { $why }
game-text-remark = ليس هذا من المباراة، لذا يُحفظ تعليقًا.
game-text-beaver = لا تُلعب هنا المضاعفة المعاكسة (beaver وraccoon)، لذا تُرك «{ $text }»، ولا تُحسب إلا المضاعفة التي قبله.
game-text-tag = لم يُكتب هذا الوسم كما تُكتب الوسوم.
game-text-tag-twice = الوسم { $tag } مذكور هنا مرتين، والأول هو المعتبر.
game-text-tag-value = ما يقوله الوسم { $tag } لا يناسب اللعبة.
game-text-elsewhere = في الدور { $turn } لا يبقى ما يُلعب بقاعدة هذه المجموعة. البرامج الأخرى تتبع القاعدة المعتادة، وقد تتابع اللعب هناك.
mended-mark = لا معنى لـ«{ $found }» هنا، فتُركت.
mended-read = قُرئت «{ $found }» على أنها «{ $read }».
mended-missing = ينقص شيء هنا، وقُرئ على أنه «{ $read }».
read-as = يُقرأ هذا هكذا: { $text }.

## لماذا لا تُفتح مباراة أو وضع

not-restored = تعذر فتح مباراة محفوظة. تبقى كما هي. { $why }
open-unknown-game = ليست هذه اللعبة في هذا الموقع.
open-rules-version = لُعبت هذه المباراة بإصدار آخر من القواعد؛ والإصدار في هذا الموقع هو { $ours }.
open-seats = عدد المقاعد غير صحيح: لهذه اللعبة { $count ->
    [one] مقعد واحد
    [two] مقعدان
    [few] { word } مقاعد
    [many] { $count } مقعدًا
   *[other] { $count } مقعد
}.
open-players = في قائمة اللاعبين ومقاعدهم لاعب غير موجود في المباراة.
open-empty-seat = المقعد { $number } يحتاج إلى لاعب، ولا لاعب عليه.
open-idle-seat = على المقعد { $number } لاعب، ولا تستعمل هذه اللعبة ذلك المقعد.
open-start = لا يمكن إعداد الوضع الذي تبدأ به المباراة. { $why }
open-entry = المُدخل { $number } من المباراة غير ممكن. { $why }
option-unknown-game = ليست لعبة «{ $game }» في هذا الموقع.
option-no-pair = «{ $text }» لا يذكر خيارًا وقيمته.
option-unknown-key = ليس لهذه اللعبة خيار باسم «{ $key }».
option-bad-value = القيمة «{ $value }» غير ممكنة للخيار «{ $key }»، فهو يقبل { $takes }.
option-takes-number = عددًا من { $least } إلى { $most }
option-takes-text = نصًّا آخر
place = الحرف { $sign }
place-of = «{ $text }» عند الحرف { $sign }
read-error = { $place }: { FORM($why, form: "sentence") }
wire-error = السطر { $line }، { $place }: { $fault }
wire-no-record = ليست هذه بداية مباراة.
wire-unknown-version = حُفظت هذه المباراة بإصدار آخر من هذا الموقع.
wire-unknown-header = لا يبدأ سطر من أسطر المباراة هكذا.
wire-repeated = هذا مذكور هنا للمرة الثانية.
wire-missing-header = السطر «{ $header }» مفقود.
wire-incomplete = ينقص شيء هنا.
wire-surplus = كان ينبغي أن ينتهي السطر قبل هذا.
wire-bad-number = ليس هذا عددًا يصلح هنا.
wire-bad-seat = ليس هذا مقعدًا.
wire-bad-player = ليس هذا أحد اللاعبين.
wire-unknown-word = لا معنى لهذه الكلمة هنا.
wire-bad-escape = لا معنى لهذه الشرطة المائلة العكسية.
wire-too-long = هذا أطول من أن يكون مباراة.
wire-line-too-long = السطر أطول مما ينبغي.
wire-too-many-entries = المُدخلات أكثر مما تتسع له مباراة.
wire-too-many = هذا أكثر مما تتسع له مباراة.

## الوقت: كيف انتهت به المباراة، والأحكام في ذلك

end-flagged = { $seat ->
    [you] انتهى وقتك
   *[other] انتهى وقت { $seat }
}{ $form ->
    [clause] { "" }
   *[sentence] { "." }
}
chess-end-flagged = { $seat ->
    [you] انتهى وقتك
   *[other] انتهى وقت { $seat }
}، لكن لا سبيل للخصم إلى كش مات أبدًا{ $form ->
    [clause] { "" }
   *[sentence] { "." }
}
ruling-time = لا يذكر المصدر الساعات. ومن انتهى وقته خسر هنا، أيًّا كان ما على الرقعة. والتراجع عن نقلة لا يعيد وقتًا.
ruling-BG-7 = لا يذكر المصدر الساعات. ومن انتهى وقته خسر هنا خسارة بسيطة تُضرب في قيمة المكعب، أيًّا كان ما على الرقعة. والتراجع عن نقلة لا يعيد وقتًا.
ruling-CHESS-3 = لا يذكر المصدر الساعات. ومن انتهى وقته خسر؛ لكن المباراة تعادل إذا لم يكن للخصم بما لديه سبيل إلى كش مات أبدًا، كما تقول المادة 6.9 من قوانين الشطرنج. ولا يُنظر إلا إلى القطع نفسها، لا إلى مواضعها. والتراجع عن نقلة لا يعيد وقتًا.
ruling-DR-5 = { ruling-time }
ruling-LANKO-15 = لا يذكر المصدر الساعات. وإذا انتهى وقت لاعب خسر ثنائيه هنا، أيًّا كانت النقاط. والتراجع عن نقلة لا يعيد وقتًا.
ruling-LANRICK-11 = { ruling-time }
ruling-LASKA-6 = { ruling-time }
ruling-LINO-10 = لا يذكر المصدر الساعات. ومن انتهى وقته خسر هنا، أيًّا كانت النقاط؛ وفي اللقاء العادل يخسر اللقاء كله. والتراجع عن نقلة لا يعيد وقتًا.
ruling-LUDO-9 = لا يذكر المصدر الساعات. ومن انتهى وقته خرج هنا من المباراة كمن استسلم. والتراجع عن نقلة لا يعيد وقتًا.

## المساعدة عن مربع، جملة بعد جملة؛ $steps بترميز اللعبة

inspector = { $square }.
inspect-moves = { $seat ->
    [you] يمكنك
   *[other] يمكن { FORM($seat, form: "to") }
} تحريك هذه القطعة: { $steps }.
inspect-must = { $seat ->
    [you] عليك أن تأسر
   *[other] على { $seat } أن يأسر
} بهذه القطعة: { $steps }.
inspect-goal = { $seat ->
    [you] يمكنك
   *[other] يمكن { FORM($seat, form: "to") }
} اللعب هنا: { $steps }.
inspect-would = لو كان الدور { $seat ->
    [you] لك
   *[other] { FORM($seat, form: "to") }
}: { $steps }.
inspect-stuck = { $seat ->
    [you] لا يمكنك
   *[other] لا يمكن { FORM($seat, form: "to") }
} تحريك هذه القطعة الآن.
inspect-attacks = وهي تهدد { $at }.
inspect-why = { FORM($why, form: "sentence") }
inspect-nothing = لا يمكن لأي قطعة أن تنتقل إلى هنا الآن.
inspect-forced = { $seat ->
    [you] عليك أن تأسر
   *[other] على { $seat } أن يأسر
}: { $steps }.
inspect-after = بعد ذلك: { $square }.

## الإعدادات

look = شكل الرقعة
look-classic = كلاسيكي
look-wood = خشب وقماش
look-ink = حبر (تباين عالٍ)
look-plain = بسيط
look-lasker = ألوان لاسكر
fields = ألوان المربعات
fields-own = ألوان اللعبة نفسها
fields-brown = بني
fields-green = أخضر
fields-blue = أزرق
fields-grey = رمادي
coordinates = الإحداثيات
coordinates-inside = داخل المربعات
coordinates-outside = بجانب الرقعة
coordinates-off = بلا إحداثيات
mark-goals = تمييز الوجهات الممكنة للقطعة
mark-last = تمييز آخر نقلة
size = حجم الرقعة
size-auto = أكبر ما يمكن
size-medium = متوسط
size-small = صغير
speed = حركة القطع
speed-auto = عادية
speed-none = فورية
speed-half = بطيئة
speed-double = سريعة
theme = السمة
theme-auto = تلقائية
theme-light = فاتحة
theme-dark = داكنة
languages = اللغة
sounds = الأصوات
confirm-moves = طلب تأكيد قبل كل نقلة
playing = اللعب
this-page = هذه الصفحة
full-screen = ملء الشاشة
full-screen-off = الخروج من ملء الشاشة
print-board = طباعة هذه الرقعة
settings-broken = تعذّرت قراءة بعض الإعدادات ({ $lines })، فتُستعمل القيم الافتراضية.

## نهاية المباراة والنتائج

card-look-back = استعراض النقلات
card-close = عرض الرقعة
# After a game against the computer: a level that fits better, and a button that starts a rematch there.
card-level-fits = يناسبك الآن المستوى { $level }.
card-level-losses = ثلاث خسارات متتالية.
card-level-wins = ثلاثة انتصارات متتالية.
card-level-play = العب في المستوى { $level }
card-level-try = جرب المستوى { $level }
results = نتائجك
# نهاية السلسلة، وبعدها النتيجة.
match-won = فزت بالسلسلة
match-result = { $result ->
    [result-lost] خسرت السلسلة
    [result-draw] انتهت السلسلة بالتعادل
    [result-share] { $result }
   *[other] { $result } بالسلسلة
}
results-against = { $game }، ضد الحاسوب ({ $level })
results-line = المباريات: { $played }، فوز: { $won }، تعادل: { $drawn }، خسارة: { $lost }
results-streak = انتصارات متتالية: { $now } (الأكثر: { $best })
results-reset = محو نتائجك
results-were-reset = مُحيت نتائجك.

## الأسماء والساعات

name-of = الاسم
clock = الساعة
clock-none = بلا ساعة
clock-each = { $minutes } د لكل لاعب
clock-increment = { $minutes } د لكل لاعب، و{ $seconds } ث عن كل نقلة
clock-pause = إيقاف الساعة مؤقتًا
clock-go-on = استئناف الساعة

## النقلات المكتوبة

type-move = كتابة نقلة
type-move-unread = «{ $text }» ليست نقلة هنا.

## القطع المأسورة

captured-by = { $seat ->
    [you] أسرت
   *[other] أسر { $seat }
}: { $pieces }
captured-lead = { $seat ->
    [you] تتقدم
   *[other] يتقدم { $seat }
} بفارق { $points }

## Tables in other pages

embed = تضمين في صفحة ويب
embed-what = ما يُعرض
embed-position = هذا الوضع
embed-record = المباراة كلها
embed-new = مباراة جديدة
embed-mode = ما يمكن للقراء فعله
embed-play = اللعب ضد الحاسوب
embed-two = اللعب فيما بينهم على شاشة واحدة
embed-replay = استعراض النقلات
embed-form = طريقة التضمين
embed-script = بجافاسكربت: بالارتفاع المناسب دائمًا
embed-frame = بإطار بسيط: للصفحات التي لا تقبل جافاسكربت
embed-width = أقصى عرض، بالبكسل
embed-code = انسخ هذا إلى صفحتك
embed-preview = هذا ما يراه قراؤك
# An address can only be so long.
embed-too-long = هذه المباراة أطول من أن يتسع لها عنوان ويب. ضمّن الوضع بدلًا منها.
not-in-this-browser = تلك المباراة غير محفوظة في هذا المتصفح، وهذه مباراة جديدة. لعرض مباراة على غيرك استعمل «مشاركة هذه المباراة» حيث لُعبت.
# $text is a part of the address, such as level=11.
address-unknown = لا معنى هنا لـ«{ $text }» في عنوان الويب، لذا تُجوهل.
# Instead of the board, where a page asks for a study that is not there.
no-studies = لا توجد هنا دراسة كهذه.
asks-to-play-on = هذا وضع سابق. هل تريد مواصلة اللعب من هنا؟
play-moves = عرض النقلات تباعًا
# A game that was put on a page to be looked at. The buttons are First, Previous, Next and Last.
views = يمكنك أن تستعرض هذه المباراة: استعمل الأزرار التي تحت النقلات، أو مفاتيح الأسهم.

## Studies: positions with a task

# Buttons.
study-again = إعادة المحاولة
study-anew = من البداية
study-hint = تلميح
study-next = التالي
study-follows = عرض ما يلي
study-solution = عرض الحل
study-play-on = متابعة اللعب ضد الحاسوب
study-next-puzzle = اللغز التالي
study-next-study = الدراسة التالية
study-play = العب مباراة حقيقية
study-onward = ما التالي
# Behind praise for the last task.
study-done = أتممتها كلها.
study-mine = من مباراتك
study-played = لعبت في مباراتك { $turn }: كلفتك ⁨{ $cost }%⁩.
study-played-points = لعبت في مباراتك { $turn }: كلفتك { $cost } نقطة.
study-next-mine = الخطأ التالي
study-forget = عدم السؤال مجددًا
# What is to be done in a puzzle. $n counts the moves to mate.
study-goal = الدور { FORM($seat, form: "to") }: { $goal ->
    [win] فز
    [mate] { $n ->
        [1] صِل إلى كش مات في نقلة
        [two] صِل إلى كش مات في نقلتين
        [few] صِل إلى كش مات في { $n } نقلات
       *[other] صِل إلى كش مات في { $n } نقلة
    }
    [gain] اخرج متقدمًا
    [save] جد النقلة الوحيدة التي تصمد
   *[best] جد أفضل نقلة
}.
# The solution, where no other hint is known. $turn is a move in the game's notation.
study-model = الحل: { $turn }.
# Said of a right and of a wrong move, where no more is said.
study-right = أحسنت.
study-wrong = ليس هذا هو الحل.
study-failed = ليس هذا هو الحل: { $goal ->
    [win] هذه النقلة لا تفوز
    [mate] { $n ->
        [1] هذا ليس كش مات
        [two] لا كش مات بها في نقلتين
        [few] لا كش مات بها في { $n } نقلات
       *[other] لا كش مات بها في { $n } نقلة
    }
    [gain] هذه النقلة لا تمنحك التقدم
    [save] هذه النقلة لا تصمد
   *[best] توجد نقلة أفضل
}.
study-answer = الرد: { $turn }.
study-solved = أحسنت: { $goal ->
    [win] { $turn } تفوز مهما كان الرد
    [mate] { $n ->
        [1] { $turn } كش مات
        [two] { $turn } تؤدي إلى كش مات في نقلتين مهما كان الرد
        [few] { $turn } تؤدي إلى كش مات في { $n } نقلات مهما كان الرد
       *[other] { $turn } تؤدي إلى كش مات في { $n } نقلة مهما كان الرد
    }
    [gain] { $turn } تمنحك التقدم
    [save] { $turn } تصمد، وغيرها يخسر
   *[best] لا نقلة أفضل من { $turn }
}.
# Which task of how many.
study-task = { $number } من { $of }

## Beside a variation

promote = جعل هذا التتابع رئيسيًّا
remove-variation = حذف هذه التفريعة

## Hints and reviews

# A hint, in three stages: the piece, the move with its reasons, and how the game could go on. The first two
# are buttons; what follows them is said beside the board. $turn is a move in the game’s notation, $turns are several.
hint-more = عرض المزيد
hint-again = مرة أخرى
hint-asked = جارٍ البحث عن أفضل نقلة…
hint-failed = لا تلميح هنا.
hint-piece = انظر إلى القطعة المعلَّمة.
hint-best = أفضل نقلة: { $turn }.
hint-follows = قد تسير المباراة هكذا: { $turns }.
# What the player can expect with that move, of 100, and how much less with the next best one.
hint-chances = فرص النجاح: ⁨{ $percent }%⁩.
hint-chances-next = فرص النجاح: ⁨{ $percent }%⁩، ومع ثاني أفضل نقلة ⁨{ $other }%⁩.
# The same in games of dice, in points of the stake, such as +0.35.
hint-points = المتوقع: { $points } نقطة.
hint-points-next = المتوقع: { $points } نقطة، ومع ثاني أفضل نقلة { $other }.
# Why a move is good. Each is a sentence about the move; its subject is the move. $amount is one of the amounts below.
# “Answers” are the moves of the others.
why-wins = { $n ->
    [1] تفوز فورًا.
    [two] تفوز في نقلتين مهما كانت الردود.
    [few] تفوز في { $n } نقلات مهما كانت الردود.
   *[other] تفوز في { $n } نقلة مهما كانت الردود.
}
why-saves = كل نقلة أخرى تخسر المباراة.
why-saves-most = عدد النقلات الأخرى { $of }، منها { $n ->
    [two] اثنتان تخسران
   *[other] { $n } تخسر
} المباراة.
why-gains = { $n ->
    [1] تكسب { $amount } مهما كان الرد.
    [two] تكسب { $amount } في نقلتين مهما كانت الردود.
    [few] تكسب { $amount } في { $n } نقلات مهما كانت الردود.
   *[other] تكسب { $amount } في { $n } نقلة مهما كانت الردود.
}
why-only = كل نقلة أخرى تخسر { $amount }.
why-avoids = عدد النقلات الأخرى { $of }، منها { $n ->
    [two] اثنتان تخسران
   *[other] { $n } تخسر
} { $amount }.
why-threatens = تهدد بأن تكسب { $amount }، ولا يمنع ذلك إلا { $n ->
    [one] واحد
    [two] اثنان
   *[other] { $n }
} من أصل { $of } { $of ->
    [few] ردود
    [many] ردًّا
   *[other] رد
}.
why-takes = { $n ->
    [1] تأسر قطعة.
    [two] تأسر قطعتين.
    [few] تأسر { $n } قطع.
   *[other] تأسر { $n } قطعة.
}
why-hits = { $n ->
    [1] تضرب قرصًا.
    [two] تضرب قرصين.
    [few] تضرب { $n } أقراص.
    [many] تضرب { $n } قرصًا.
   *[other] تضرب { $n } قرص.
}
why-promotes = { $n ->
    [1] ترقّي قطعة.
    [two] ترقّي قطعتين.
    [few] ترقّي { $n } قطع.
   *[other] ترقّي { $n } قطعة.
}
why-finishes = { $n ->
    [1] توصل قرصًا إلى هدفه.
    [two] توصل قرصين إلى هدفهما.
    [few] توصل { $n } أقراص إلى هدفها.
    [many] توصل { $n } قرصًا إلى هدفها.
   *[other] توصل { $n } قرص إلى هدفها.
}
why-scores = { $points ->
    [one] تحرز نقطة واحدة.
    [two] تحرز نقطتين.
    [few] تحرز { $points } نقاط.
   *[other] تحرز { $points } نقطة.
}
why-concedes = { $points ->
    [0] لا رد يحرز نقاطًا.
    [one] لا رد يحرز أكثر من نقطة واحدة.
    [two] لا رد يحرز أكثر من نقطتين.
    [few] لا رد يحرز أكثر من { $points } نقاط.
   *[other] لا رد يحرز أكثر من { $points } نقطة.
}
why-enters = { $n ->
    [1] تُدخل قرصًا إلى اللعب.
    [two] تُدخل قرصين إلى اللعب.
    [few] تُدخل { $n } أقراص إلى اللعب.
    [many] تُدخل { $n } قرصًا إلى اللعب.
   *[other] تُدخل { $n } قرص إلى اللعب.
}
why-leaves = { $n ->
    [1] لا تترك إلا ردًّا واحدًا.
    [two] لا تترك إلا ردين.
    [few] لا تترك إلا { $n } ردود.
    [many] لا تترك إلا { $n } ردًّا.
   *[other] لا تترك إلا { $n } رد.
}
why-risks = { $n ->
    [0] لا يمكن أن تضرب الرمية التالية أي قرص.
   *[other] قد تضرب الرمية التالية قرصًا في { $n } من أصل { $of } { $of ->
        [few] حالات
       *[other] حالة
    }.
}
why-holds = تغلق المثلث { $site }.
why-gathers = تزيد عدد البيادق في الملتقى: { $n } من { $of }.
why-gathers-all = تفوز بالملتقى: البيادق كلها فيه.
why-bars = تصد الخصم: بعد أي رد لا يزيد عدد بيادقه في الملتقى على { $n } من { $of }.
why-prepares = تهدد بالفوز بالملتقى في الدور التالي.
why-leads = الطريق إلى الملتقى أقصر من طريق الخصم: عدد المربعات { $own } مقابل { $others }.
# Amounts: what is won or lost, as the object of a sentence.
amount-pawns = { $n ->
    [1] بيدقًا
    [two] ما يعادل بيدقين
    [few] ما يعادل { $n } بيادق
    [many] ما يعادل { $n } بيدقًا
   *[other] ما يعادل { $n } بيدق
}
amount-men = { $n ->
    [1] قطعة
    [two] قطعتين
    [few] { $n } قطع
   *[other] { $n } قطعة
}
amount-pieces = { $n ->
    [1] قطعة
    [two] قطعتين
    [few] { $n } قطع
   *[other] { $n } قطعة
}
amount-points = { $n ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $n } نقاط
   *[other] { $n } نقطة
}
# The review of a game: a button and the heading, and what stands below it.
review-heading = المراجعة
review-away = إغلاق المراجعة
review-progress = المراجعة: ⁨{ $percent }%⁩
review-failed = تعذّر إكمال المراجعة.
review-go-on = متابعة المراجعة
# The curve, for screen readers.
review-curve = فرص النجاح نقلة بعد نقلة: { $seat }
review-none = لم تكلف أي نقلة كثيرًا.
# The moves that cost most, each a button that shows it. $cost is a share of 100, or points of the stake.
review-cost = { $turn }: كلفت ⁨{ $cost }%⁩
review-cost-points = { $turn }: كلفت { $cost } نقطة
review-better = كان الأفضل { $turn }.
review-turned = هنا انقلبت المباراة.
# A button: the game is played again from before that move.
review-try = إعادة المحاولة من هنا
review-kept = حُفظت للتمرين: { $n ->
    [1] نقلة واحدة.
    [2] نقلتان.
    [few] { $n } نقلات.
    [many] { $n } نقلة.
   *[other] { $n } نقلة.
}
review-practise = أخطائي
# A table: what each side’s moves cost, what luck brought it, and the rest of the result.
review-side = الطرف
review-costs = كلفة نقلاته
review-luck = الحظ
review-skill = المهارة
review-rate = معدل الأخطاء
# A number with two decimals, such as 0.35 or +1.20.
decimal = ⁨{ $whole }.{ $part }⁩
# A share of 100.
percent = ⁨{ $percent }%⁩
