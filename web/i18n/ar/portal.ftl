### كلمات البوابة وما تشترك فيه الألعاب كلها. كلمات كل لعبة في ملف مجلدها، والمصطلحات المعتمدة في docs/glossary/ar.md.
###
### The forms of Arabic: `the` (definite), `acc` (indefinite accusative), `to` (behind the preposition ل), `verb` (the letter
### with which the verb of a masculine or feminine subject begins), `sentence` (with a full stop, if it has none), `clause`
### (within a sentence). A kind of piece tells how colours agree with it: `people`, `she` for a feminine thing or, where it
### says nothing, a thing that is masculine. Numbers beside a noun are told by the noun, as they agree with it: `word`
### beside a masculine one, `word-she` beside a feminine one. No exclamation marks.

## ما تُبنى منه الجمل

word = { $count ->
    [0] صفر
    [1] واحد
    [2] اثنان
    [3] ثلاثة
    [4] أربعة
    [5] خمسة
    [6] ستة
    [7] سبعة
    [8] ثمانية
    [9] تسعة
    [10] عشرة
   *[other] { $count }
}
word-she = { $count ->
    [3] ثلاث
    [4] أربع
    [5] خمس
    [6] ست
    [7] سبع
    [8] ثماني
    [9] تسع
    [10] عشر
   *[other] { $count }
}
list-next = { $first } و{ $last }
list-and = { $first } و{ $last }
list-or = { $first } أو { $last }
stop = { $form ->
    [sentence] { "." }
   *[plain] { "" }
}
verbatim = { $text }

## من وماذا

seat = { $form ->
    [to] { $seat ->
        [1] للأبيض
        [2] للأسود
        [3] للأحمر
       *[4] للأصفر
    }
   *[plain] { $seat ->
        [1] الأبيض
        [2] الأسود
        [3] الأحمر
       *[4] الأصفر
    }
}
colour = { $agree ->
    [she] { colour-she }
   *[other] { colour-he }
}
colour-he = { $form ->
    [the] { seat }
   *[plain] { $count ->
        [two] { $seat ->
            [1] أبيضين
            [2] أسودين
            [3] أحمرين
           *[4] أصفرين
        }
        [few] { $agree ->
            [people] { $seat ->
                [1] بيض
                [2] سود
                [3] حمر
               *[4] صفر
            }
           *[thing] { $seat ->
                [1] بيضاء
                [2] سوداء
                [3] حمراء
               *[4] صفراء
            }
        }
       *[one] { $seat ->
            [1] أبيض
            [2] أسود
            [3] أحمر
           *[4] أصفر
        }
    }
}
colour-she = { $form ->
    [the] { $seat ->
        [1] البيضاء
        [2] السوداء
        [3] الحمراء
       *[4] الصفراء
    }
   *[plain] { $count ->
        [two] { $seat ->
            [1] بيضاوين
            [2] سوداوين
            [3] حمراوين
           *[4] صفراوين
        }
       *[one] { $seat ->
            [1] بيضاء
            [2] سوداء
            [3] حمراء
           *[4] صفراء
        }
    }
}
# The kind tells its colour, so that they agree.
piece = { $kind }
some-piece = { $form ->
    [verb] ت
    [the] القطعة
   *[plain] قطعة
}
# Always behind فوق, so in the genitive.
group = { FORM($kind, $count) }
group-plain = { FORM($kind, $count) }
group-free = { FORM($kind, $count) }
held = { $top } فوق { FORM($below, form: "plain") }
held-many = { $top } فوق { $count ->
    [one] قطعة أخرى
    [two] قطعتين أخريين
    [few] { word-she } قطع أخرى
   *[other] { $count } قطعة أخرى
}
empty = خالٍ

# The person who plays alone against the computer, in place of the name of their seat. The name is declined and the verb
# agrees with it, so a message that names a seat has a variant [you].
you = أنت
computer = الحاسوب

player = اللاعب { $player }

## الرقعة

board = رقعة { $game }
square = { $label }: { $held }
square-number = المربع { $number }
square-sign = { $square }؛ { $sign }
square-selected = { $square }؛ محدَّد
square-target = { $square }؛ يمكن الانتقال إليه
square-distant = { $square }؛ يمكن بلوغه بعدة خطوات
die-aside = ليس في هذه الرمية
die-ready = في انتظار الرمي
die-live = { $die }؛ يمكن اختياره
die-used = { WORD($face) }، لُعب
square-movable = { $square }؛ يمكن اختياره
square-movable-to = { $square }؛ يمكن التحرك منه إلى { $goals }

## ما حدث على الرقعة

story = { FORM($who, form: "the") } { $does }.
story-prompt = { FORM($prompt, form: "sentence") }
story-back = تم التراجع عن النقلة.
who-on = { $who } على { $at }
who-deep = { $who } على { $at }، تحت { $count ->
    [one] قطعة واحدة
    [two] قطعتين
    [few] { word-she } قطع
   *[other] { $count } قطعة
}،
way = من { $from } إلى { $to }
way-under = من { $from } إلى أسفل القطع التي على { $to }
walks = { $way }
goes = { FORM($of, form: "verb") }نتقل { $way }
leaps = { FORM($of, form: "verb") }قفز { $way }
leaps-on = { FORM($of, form: "verb") }تابع القفز إلى { $at }
comes-in = { FORM($of, form: "verb") }دخل { $way }
goes-back = { FORM($of, form: "verb") }عود { $way }
leaves-play = { FORM($of, form: "verb") }نتقل { $way }
takes = { FORM($of, form: "verb") }أسر { FORM($what, form: "acc") } على { $from }
capture-of = { $from } تأسر { $over }
is-taken = { FORM($of, form: "verb") }ؤسر على { $from }
is-taken-to = { FORM($of, form: "verb") }ذهب { $way }
is-promoted = { FORM($of, form: "verb") }ترقى إلى { $into }
becomes = { FORM($of, form: "verb") }صبح { FORM($into, form: "acc") }
comes-back = { FORM($of, form: "verb") }عود إلى { $at }
is-set = { FORM($of, form: "verb") }وضع على { $at }
appears = { FORM($of, form: "verb") }ظهر على { $at }
leaves = { FORM($of, form: "verb") }خرج من اللعب
leaves-from = { FORM($of, form: "verb") }خرج من اللعب من { $from }
goes-back-from = { FORM($of, form: "verb") }عود من { $from }
disappears = { FORM($of, form: "verb") }ختفي من { $from }
story-die = الرمية: { WORD($face) }.
story-own-die = { $die }: { WORD($face) }.
story-dice = الرمية: { $faces }.
story-counts = { $seat ->
    [you] تُحتسب لك
   *[other] تُحتسب { FORM($seat, form: "to") }
} { resign-points }.
story-counts-for = { $seat ->
    [you] تُحتسب لك
   *[other] تُحتسب { FORM($seat, form: "to") }
} { resign-points } عن { $sites }.
story-loses = { $seat ->
    [you] تُخصم منك
   *[other] تُخصم من { $seat }
} { resign-points }.
story-loses-for = { $seat ->
    [you] تُخصم منك
   *[other] تُخصم من { $seat }
} { resign-points } عن { $sites }.

## كيف انتهت المباراة

over = انتهت المباراة.
result-draw = تعادل
result-win = { $winner ->
    [you] فزت
   *[other] فاز { $winner }
}
result-lost = خسرت
result-win-together = فاز { $winners }
result-by = { $result } بفارق { $points ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
result-to = { $result }، { $points } مقابل { $other }
result-share = { $winners } معًا في المركز الأول
# المراكز كلها حين تزيد على اثنين، واحدًا بعد آخر.
ranked = { $before }، { $next }
ranked-first = { ordinal-the }: { $who }
ranked-next = { ordinal-the }: { $who }
ranked-together = { ordinal-the }: { $who }
ordinal-the = { $place ->
    [1] الأول
    [2] الثاني
    [3] الثالث
   *[4] الرابع
}
outcome = { $result ->
    [ranked] { $result }
   *[other] { $result }: { FORM($reason, form: "clause") }
}.
outcome-points = { $outcome } { $points }.
points-of = { $seat } { $points }
standings = بعد هذه المباراة: { $points }.
end-agreed = { $form ->
    [clause] باتفاق اللاعبين
   *[sentence] انتهت المباراة باتفاق اللاعبين.
}
end-resigned = { $seat ->
    [you] استسلمت
   *[other] استسلم { $seat }
}{ $form ->
    [clause] { "" }
   *[sentence] { "." }
}
end-repetition = { $form ->
    [clause] تكرر الوضع نفسه { times }
   *[sentence] تكرر الوضع نفسه { times }.
}
times = { $times ->
    [one] مرة واحدة
    [two] مرتين
    [3] ثلاث مرات
    [4] أربع مرات
    [5] خمس مرات
    [few] { $times } مرات
   *[other] { $times } مرة
}
end-back-and-forth = { $form ->
    [clause] تكررت النقلات نفسها ذهابًا وإيابًا { times }
   *[sentence] تكررت النقلات نفسها ذهابًا وإيابًا { times }.
}
end-no-progress = { $form ->
    [clause] لم يحدث شيء حاسم طوال { turns }
   *[sentence] لم يحدث شيء حاسم طوال { turns }.
}
turns = { $times ->
    [one] نقلة واحدة
    [two] نقلتين
    [few] { $times } نقلات
   *[other] { $times } نقلة
}

## لمن الدور، ومن يجلس هناك

played-by-you = (أنت)
played-by-computer = (الحاسوب، { $level })
played-by-player = ({ $player })
played-by-link = (بالروابط)
thinking = يفكر
offers-draw = { $seat ->
    [you] تعرض
   *[other] يعرض { $seat }
} التعادل
offers-end = { $seat ->
    [you] تعرض
   *[other] يعرض { $seat }
} إنهاء المباراة هنا
asks-back = { $seat ->
    [you] تطلب
   *[other] يطلب { $seat }
} التراجع عن { $count ->
    [one] النقلة الأخيرة
    [two] نقلتين
    [few] { $count } نقلات
   *[other] { $count } نقلة
}
resigns-points = { $seat ->
    [you] تستسلم وتخسر
   *[other] يستسلم { $seat } ويخسر
} { FORM($what, form: "clause") }
would-resign = { $seat ->
    [you] تريد
   *[other] يريد { $seat }
} الاستسلام
resigns-too = { $seat ->
    [you] هل تستسلم أيضًا؟
   *[other] { $seat }: هل تستسلم أيضًا؟
}
answers = { $seat ->
    [you] هل تقبل؟
   *[other] { $seat }: هل تقبل؟
}

## بجانب الرقعة

to-begin-dice = { $pointer ->
    [mouse] انقر على
   *[finger] المس
} النرد لترميه. اضغط مطولًا على أي موضع في الرقعة للمساعدة.
to-begin = { $pointer ->
    [mouse] انقر على قطعة، ثم على
   *[finger] المس قطعة، ثم المس
} المكان الذي تنتقل إليه. اضغط مطولًا على مربع للمساعدة.
to-begin-search = { $pointer ->
    [mouse] انقر على
   *[finger] المس
} طرفي ما وجدته.
to-begin-square = { $pointer ->
    [mouse] انقر على مربع
   *[finger] المس مربعًا
} لتلعب فيه. اضغط مطولًا على مربع للمساعدة.
dice-said = ماذا يُظهر نردك؟
choose = أيها تختار؟
confirms = هل تلعب هذه النقلة؟
views-earlier-ply = وضع سابق.
watches = هذه المباراة مفتوحة في علامة تبويب أخرى. يمكنك أن تشاهدها هنا، أو أن تتابعها في علامة التبويب هذه.
computer-acts = الدور للحاسوب.
answer-first = رُدَّ على العرض أولًا.
declined = { $who ->
    [you] ترفض
   *[other] يرفض { $who }
} { $what ->
    [draw] التعادل.
    [end] إنهاء المباراة هنا.
    [back] التراجع.
   *[resignation] الاستسلام. تستمر المباراة.
}
computer-fails = الحاسوب لا يجيب. مباراتك في أمان.
ruling = { $id }: { $rule }
# A link behind a refusal, to how the game is played.
read-rule = اقرأ القاعدة
# The same before the first move.
three-things = ثلاثة أمور تعرفها أولًا
why = لماذا؟

## الأزرار: كلمة قصيرة تحت الأيقونة، والعبارة كاملة

tools = المباراة
undo = تراجع
undo-full = تراجع
redo = إعادة
redo-full = إعادة
hint = تلميح
more = المزيد
draw = تعادل
draw-full = عرض تعادل
end-here = إنهاء
end-here-full = عرض إنهاء المباراة
claim = مطالبة
claim-full = مطالبة بالتعادل
new = جديدة
new-full = مباراة جديدة
rematch = مباراة ثأرية
next-game = المباراة التالية
another = مباراة جديدة
throw = ارمِ
all-the-same = العب على أي حال
never-mind = إلغاء
play-it = العب
other-rule = تغيير هذه القاعدة
accept = قبول
decline = رفض
back-to-game = العودة إلى المباراة
rewind = مواصلة اللعب من هنا
# Whether to make an offer, and the button that makes it.
asks-draw = هل تعرض التعادل؟
asks-end = هل تعرض إنهاء المباراة هنا؟
offer = عرض
pause = إيقاف مؤقت
go-on = متابعة
one-turn = لعب نقلة واحدة
take-over = المتابعة في علامة التبويب هذه
try-again = إعادة المحاولة
close = إغلاق

## النقلات

moves = النقلات
no-moves = لا نقلات بعد.
scrub = الوضع المعروض
scrubbed = النقلة { $number } من { $of }
look-first = الوضع الأول
look-previous = النقلة السابقة
look-next = النقلة التالية
look-last = الوضع الأخير
replay = عرض ما حدث منذ نقلتك الأخيرة
share = مشاركة هذه المباراة
ended-here = بحسب القواعد انتهت المباراة هنا.
main-line = التتابع الرئيسي: { $moves }
other-line = تفريعة: { $moves }
promoted = هذا هو التتابع الرئيسي الآن.
removed-variation = حُذفت التفريعة.
take-back-edit = تراجع

## النوافذ

sheet-fetching = لحظة من فضلك…
opening-game = جارٍ فتح المباراة…
sheet-unreachable = تعذر التحميل
sheet-unreachable-why = لم يصل جزء من هذه الصفحة. مباراتك في أمان. تحقق من الاتصال بالإنترنت، ثم أعد المحاولة.

resign-yes-of = يستسلم { $seat }
resign-points = { $count ->
    [one] نقطة واحدة
    [two] { $form ->
        [clause] نقطتين
       *[plain] نقطتان
    }
    [few] { word-she } نقاط
    [many] { $count } نقطة
   *[other] { $count } نقطة
}
level = المستوى { $number }
computer-at = الحاسوب ({ $level })
side-pair = { $pair } ({ $seats })
a-human = شخص

## حين لا تُحفظ المباراة أو لا تعود

save-blocked = لا يسمح هذا المتصفح للصفحة بأن تحفظ شيئًا، لذا ستضيع هذه المباراة عند إغلاق الصفحة.
save-full = لم يبق مكان لحفظ هذه المباراة. أفرغ بعض المساحة، وإلا ضاعت المباراة عند إغلاق الصفحة.
save-foreign = تُلعب هذه المباراة الآن في علامة تبويب أخرى.
save-broken = لم تُحفظ النقلة الأخيرة. تحاول الصفحة مجددًا مع النقلة التالية.
fatal = أوقفت مباراتك الأخيرة هذه الصفحة مرتين، لذا لم تُفتح. تجدها تحت «مبارياتي».

## لماذا لا يُقبل مُدخل

enter-over = انتهت المباراة.
enter-dice-wait = يمكنك الرمي بعد الرد على العرض.
enter-empty-seat = لا لاعب لهذا الطرف.
enter-not-open = لا يمكنك فعل ذلك الآن.
enter-pending = هناك عرض آخر لم يُرد عليه بعد.
enter-stale = هذه النقلة تخصّ وضعًا آخر. اختر من جديد.
enter-too-far-back = لم يُلعب هذا العدد من النقلات، فلا يمكن التراجع عنها.
enter-not-asked = لا عرض أمام هذا الطرف ليرد عليه.
enter-not-due = لا يمكنك المطالبة بالتعادل الآن.
enter-full = بلغت هذه المباراة أقصى طول، فلا يمكن أن تستمر.

## كل الصفحات

page-name = { "Mustermead" }
page-tagline = ألعاب لوحية قديمة وجديدة، على طاولة في متصفحك.
page-language-name = العربية
page-languages = اللغة
page-offer = اقرأ هذه الصفحة بالعربية
page-themes = السمة
page-theme-auto = تلقائية
page-theme-light = فاتحة
page-theme-dark = داكنة
page-portal = طريقة اللعب والمزيد في Mustermead

# Pages with a first lesson, studies and puzzles of a game, and the page with the puzzle of the day. $name is a game.
page-puzzle = لغز اليوم
page-puzzle-description = وضع واحد كل يوم، هو نفسه للجميع: جد أفضل نقلة، وواصل الأيام المتتالية.
page-puzzle-grade = المستوى { $grade }
page-puzzle-intro = وضع واحد كل يوم، هو نفسه للجميع. العب أفضل نقلة على الرقعة.
page-puzzle-nth = اللغز { $number }
page-puzzle-solved = حُلّ اللغز. يأتي التالي غدًا.
page-puzzle-streak = { $count ->
    [1] سلسلة من يوم واحد.
    [2] سلسلة من يومين.
    [few] سلسلة من { $count } أيام متتالية.
    [many] سلسلة من { $count } يومًا متتاليًا.
   *[other] سلسلة من { $count } يوم متتالٍ.
}
page-puzzle-open = حُلّ لغز اليوم لتستمر السلسلة.
page-puzzle-days = يومًا بيوم
page-puzzle-new = يوم جديد: افتح لغز اليوم
page-puzzle-unscripted = لغز اليوم يحتاج إلى جافاسكربت. ألغاز جميع الألعاب في الأسفل.
page-puzzles = ألغاز
page-puzzles-intro = كل لغز من مباراة للحاسوب ضد نفسه، وفيه نقلة واحدة هي الأفضل بوضوح.
page-puzzles-of-games = الألغاز حسب اللعبة
page-mistakes = أخطائي
page-mistakes-intro = النقلات التي كلفتك أكثر من غيرها. تحفظها مراجعة المباراة في هذا المتصفح، وتعود كل منها قبل أن تنساها.
page-mistakes-practise = تمرّن
page-mistakes-today = لليوم:
page-mistakes-none = لا شيء تتمرّن عليه اليوم.
page-studies = الدرس الأول والدراسات والألغاز
page-studies-description = { $name } بالممارسة: درس أول، ودراسات مع شروح، وألغاز لكل منها نقلة هي الأفضل.
page-studies-intro = كل منها وضع معه تمرين تلعبه على الرقعة. وإن أخطأت النقلة شُرح لك السبب، ثم تحاول من جديد.
page-studies-title = { $name }: الدرس والدراسات والألغاز
page-study-done = تم
page-study-next = التالي

page-learn-contents = في هذه الصفحة
page-learn-description = { $title }: كل القواعد خطوة بخطوة، مع صور لأوضاع يمكنك تجربتها ونقلات يمكنك متابعتها واحدة واحدة.
page-learn-play = العب { $game }
page-learn-replay = شاهد النقلات
page-learn-tab = يُفتح في علامة تبويب جديدة
page-learn-title = { $title } – القواعد بالصور
page-learn-try = جرّب هذا الوضع

## حيث ستكون الطاولة

page-trouble = تعذر إعداد الرقعة. ولم تفقد شيئًا. أعد تحميل الصفحة.
# The rest of these say why a page does not start. A page was opened as a file from a folder of this device, with a double click; what is typed stays as it is.
page-start-disk = فُتحت هذه الصفحة من مجلد مباشرة، والألعاب تحتاج إلى خادم ويب. افتح سطر الأوامر في مجلد الموقع، واكتب python3 -m http.server، ثم افتح http://localhost:8000.
# $kind: the media type of a file, such as text/plain.
page-start-type = يقول الخادم إن أحد ملفات جافاسكربت من النوع { $kind }، فلا يشغّله المتصفح. ويمكن لصاحب الموقع إصلاح ذلك.
page-start-gone = تغيّر Mustermead منذ تحميل هذه الصفحة. أعد تحميلها؛ فمبارياتك في أمان.
page-start-stopped = لم يصل جزء من هذه الصفحة. تحقق من اتصالك، ثم أعد تحميل الصفحة. ولم تفقد شيئًا.
page-start-slow = يستغرق هذا وقتًا أطول من المعتاد. انتظر قليلًا، أو أعد تحميل الصفحة.
page-start-blocked = شيء ما في متصفحك أو شبكتك يحجب جافاسكربت في هذه الصفحة. اسمح به هنا، أو جرّب متصفحًا آخر.
page-start-wasm = تقنية WebAssembly معطّلة في هذا المتصفح، والرقعة تحتاج إليها. اسمح بها لهذا الموقع في إعدادات أمان المتصفح، ثم أعد تحميل الصفحة.
# $chrome, $firefox, $safari: the oldest versions in which the page works.
page-start-old = هذا المتصفح أقدم من أن تعمل الرقعة فيه. يلزم على الأقل كروم أو إيدج { $chrome }، أو فايرفوكس { $firefox }، أو سفاري { $safari }.
page-no-script = هكذا تبدأ المباراة. لكي تلعب، فعّل جافاسكربت في متصفحك. ويمكنك قراءة القواعد من دونه.

## إن توقف التطبيق

page-crash = توقف Mustermead
page-crash-why = هذا خلل في Mustermead، ولم تخطئ أنت في شيء.
page-crash-saved = مباراتك في أمان: حفظ هذا المتصفح كل خطوة. أعد تحميل الصفحة، وتابع من حيث توقفت.
page-crash-unsaved = لم يستطع هذا المتصفح حفظ مباراتك. انسخ نصها من الأسفل قبل إعادة تحميل الصفحة، وإلا ضاعت.
page-crash-again = إعادة تحميل الصفحة
page-crash-details = تفاصيل تقنية
page-crash-game = المباراة
page-crash-message = رسالة الخطأ

## الصفحة الأولى

page-home-title = ألعاب لوحية في المتصفح: Mustermead
page-home-description = ألعاب لوحية مجانية، بلا حساب ولا إعلانات: ضد الحاسوب أو مع الأصدقاء على الجهاز نفسه، وبلا شبكة أيضًا.

## كل الألعاب، والمباريات المحفوظة في هذا المتصفح

page-about = عن الموقع
page-about-description = من صنع هذه الألعاب، وما يحفظه هذا المتصفح (لا يُرسل شيء منه إلى أي مكان)، وأعمال الآخرين التي يضمّها Mustermead.
page-about-title = عن Mustermead
page-age = من عمر { $years ->
    [one] سنة واحدة
    [two] سنتين
    [few] { $years } سنوات
   *[other] { $years } سنة
}
page-all-games = كل الألعاب
page-alone = لاعب واحد ضد الحاسوب
page-any = الكل
page-close = إغلاق
page-family-lanko = لانكو
page-family-laska = لاسكا وشقيقتها
page-family-lattjo = ألعاب كلاسيكية
page-family-lattjo-set = مجموعة LATTJO
page-family-single = ألعاب قائمة بذاتها
page-filter-dice = النرد
page-filter-minutes = المدة
page-filter-players = اللاعبون
page-find = البحث عن لعبة باسمها
page-find-placeholder = ابحث عن لعبة
page-found = { $count ->
    [0] لا توجد لعبة مطابقة
    [1] لعبة واحدة
    [2] لعبتان
    [few] { $count } ألعاب
   *[other] { $count } لعبة
}
page-going-on = مباراة جارية
page-how-to-play = طريقة اللعب
page-lessons = الدروس الأولى
page-minutes = { $count ->
    [one] دقيقة واحدة
    [two] دقيقتان
    [few] { $count } دقائق
   *[other] { $count } دقيقة
}
page-minutes-about = نحو { $count ->
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $count } دقائق
   *[other] { $count } دقيقة
}
page-minutes-most = حتى { $count ->
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $count } دقائق
   *[other] { $count } دقيقة
}
page-missing = هذه الصفحة غير موجودة
page-missing-nearest = هل تبحث عن هذه اللعبة؟
page-missing-why = ربما في العنوان خطأ، أو نُقلت الصفحة إلى مكان آخر.
page-notices = أعمال الآخرين
page-notices-all = كل الإشعارات والتراخيص
page-notices-licence = الترخيص
page-notices-name = الحزمة
page-notices-version = الإصدار
page-scales = مقياس كل لعبة
page-scale = المقياس
page-players = { $count ->
    [one] لاعب واحد
    [two] لاعبان
    [few] { $count } لاعبين
   *[other] { $count } لاعبًا
}
page-players-one-or-two = لاعب أو لاعبان
page-players-range = من { $least } إلى { $most ->
    [two] لاعبَين
    [few] { $most } لاعبين
   *[other] { $most } لاعبًا
}
page-saved = مبارياتي
page-saved-computer = ضد الحاسوب ({ $level })
page-saved-computer-turn = الدور للحاسوب
page-saved-delete = حذف
page-saved-deleted = حُذفت.
page-saved-draw = تعادل
page-saved-failed = تعذّر ذلك. حاول مجددًا.
page-saved-mixed = { $count ->
    [one] شخص واحد والحاسوب
    [two] شخصان والحاسوب
    [few] { word } أشخاص والحاسوب
   *[other] { $count } شخصًا والحاسوب
}
page-saved-more = عرض المزيد
page-saved-offer = عرض ينتظر الرد
page-saved-open = جارية
page-saved-over = انتهت
page-saved-people = { $count ->
    [one] شخص واحد
    [two] شخصان
    [few] { word } أشخاص
   *[other] { $count } شخصًا
}
page-saved-pin = تثبيت في الأعلى
page-saved-turn = الدور { FORM($seat, form: "to") }
page-saved-undo = تراجع
page-saved-waiting-for-them = بانتظار الآخرين
page-saved-waiting-for-you = بانتظارك
page-saved-watched = الحاسوب ضد نفسه
page-saved-win = فاز { $winner }
page-saved-you-lost = خسرت
page-saved-you-won = فزت
page-saved-your-turn = دورك
page-show-all = عرض كل الألعاب
page-sounds = الأصوات
page-surprise = فاجئني
page-version = الإصدار { $edition }
page-ways = الألعاب وقواعدها
page-with-dice = بالنرد
page-without-dice = بلا نرد

## Playing offline

page-go-on = تابع آخر مباراة
page-offline = اللعب بلا شبكة
page-offline-all = كل شيء على هذا الجهاز ويعمل بلا شبكة.
page-offline-amount = { $done } من { $size }
page-offline-begun = جارٍ حفظ كل شيء على هذا الجهاز…
page-offline-changed = صدر إصدار أحدث في هذه الأثناء. أعد تحميل الصفحة ثم تابع.
page-offline-go-on = متابعة
page-offline-keep = حفظ كل شيء على هذا الجهاز
page-offline-later = لاحقًا
page-offline-missing = لا شبكة الآن، وتلك الصفحة ليست على هذا الجهاز بعد.
page-offline-new = إصدار جديد جاهز.
page-offline-no-network = لا شبكة الآن. يبقى ما حُفظ هنا، ويمكنك المتابعة لاحقًا.
page-offline-no-room = نفدت المساحة على هذا الجهاز. ويبقى ما حُفظ عليه.
page-offline-refused = لا يستطيع هذا المتصفح أن يحفظ شيئًا لهذا الموقع. قد لا يُسمح له بذلك في نافذة خاصة.
page-offline-refused-http = لا يمكن حفظ صفحة على الجهاز إلا إذا بدأ عنوانها بـhttps، وهذا العنوان يبدأ بـhttp. ومبارياتك محفوظة على أي حال.
page-offline-refused-login = لا يعطي الخادم الملف sw.js دون تسجيل الدخول، ولا يمكن حفظ شيء على هذا الجهاز من دونه. سجّل الدخول من جديد ثم أعد تحميل الصفحة. ومبارياتك محفوظة على أي حال.
page-offline-refused-missing = الملف sw.js غير موجود على الخادم، ولا يمكن حفظ شيء على هذا الجهاز من دونه. ويمكن لصاحب الموقع إضافته. ومبارياتك محفوظة على أي حال.
page-offline-refused-policy = لا تسمح قواعد الأمان في هذا الخادم بحفظ الموقع على الجهاز. ويمكن لصاحب الموقع تغيير ذلك. ومبارياتك محفوظة على أي حال.
page-offline-remove = حذف من هذا الجهاز
page-offline-removed = تم الحذف. ومبارياتك ما زالت هنا.
page-offline-saving = يبدأ الإصدار الجديد حالما تُحفظ مباراتك.
page-offline-stop = إيقاف
page-offline-stopped = توقف الحفظ. يبقى ما حُفظ هنا، ويمكنك المتابعة لاحقًا.
page-offline-unsaved = لم يستطع هذا المتصفح حفظ مباراتك، فيبقى الإصدار القديم مؤقتًا. أكمل المباراة أو انسخ نصها.
page-offline-use = تشغيله الآن
page-offline-what = ما فتحته هنا يعمل بلا شبكة أيضًا. ويمكنك حفظ كل الألعاب والقواعد بكل اللغات على هذا الجهاز؛ يتطلب ذلك { $size }.
