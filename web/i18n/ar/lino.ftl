### كلمات لينو. المصطلحات المعتمدة في docs/glossary/ar.md.

game-lino = لينو

## المقاعد

lino-seat = { $form ->
    [to] { $seat ->
        [1] للأبيض
       *[2] للأزرق
    }
   *[plain] { $seat ->
        [1] الأبيض
       *[2] الأزرق
    }
}
lino-colour = { $form ->
    [the] { lino-seat }
   *[plain] { $count ->
        [two] { $seat ->
            [1] أبيضين
           *[2] أزرقين
        }
        [few] { $seat ->
            [1] بيضاء
           *[2] زرقاء
        }
       *[one] { $seat ->
            [1] أبيض
           *[2] أزرق
        }
    }
}

## الأحجار والبلاطات والعلامات

lino-stone = { $form ->
    [verb] ي
   *[noun] { $colour ->
        [lino-colour] { lino-stone-noun } { $colour }
       *[none] { lino-stone-noun }
    }
}
lino-stone-noun = { $form ->
    [the] الحجر
    [acc] حجرًا
   *[plain] { $count ->
        [two] حجرين
        [few] { word } أحجار
        [many] { $count } حجرًا
        [other] { $count } حجر
       *[one] حجر
    }
}
lino-tile = { $form ->
    [verb] ت
    [the] البلاطة
   *[plain] بلاطة
}
lino-star = { $form ->
    [verb] ت
    [the] البلاطة ذات النجمة
   *[noun] بلاطة ذات نجمة
}
lino-white-1 = { $form ->
    [verb] ت
    [the] البلاطة ذات 1 الأبيض
   *[noun] بلاطة ذات 1 أبيض
}
lino-white-2 = { $form ->
    [verb] ت
    [the] البلاطة ذات 2 الأبيض
   *[noun] بلاطة ذات 2 أبيض
}
lino-white-3 = { $form ->
    [verb] ت
    [the] البلاطة ذات 3 الأبيض
   *[noun] بلاطة ذات 3 أبيض
}
lino-white-4 = { $form ->
    [verb] ت
    [the] البلاطة ذات 4 الأبيض
   *[noun] بلاطة ذات 4 أبيض
}
lino-white-5 = { $form ->
    [verb] ت
    [the] البلاطة ذات 5 الأبيض
   *[noun] بلاطة ذات 5 أبيض
}
lino-blue-1 = { $form ->
    [verb] ت
    [the] البلاطة ذات 1 الأزرق
   *[noun] بلاطة ذات 1 أزرق
}
lino-blue-2 = { $form ->
    [verb] ت
    [the] البلاطة ذات 2 الأزرق
   *[noun] بلاطة ذات 2 أزرق
}
lino-blue-3 = { $form ->
    [verb] ت
    [the] البلاطة ذات 3 الأزرق
   *[noun] بلاطة ذات 3 أزرق
}
lino-blue-4 = { $form ->
    [verb] ت
    [the] البلاطة ذات 4 الأزرق
   *[noun] بلاطة ذات 4 أزرق
}
lino-blue-5 = { $form ->
    [verb] ت
    [the] البلاطة ذات 5 الأزرق
   *[noun] بلاطة ذات 5 أزرق
}
lino-moved = نُقلت من قبل
lino-lain = كانت عليه بلاطة

## ما يجب فعله، وكيف تنتهي المباراة

lino-to-build = { $seat ->
    [you] دورك: انقل
   *[other] ينقل { $seat }
} بلاطة (بقي { $number }){ stop }
lino-to-fill = { $seat ->
    [you] دورك: ضع
   *[other] يضع { $seat }
} حجرًا (بقي { $number }){ stop }
lino-to-claim = { $seat ->
    [you] هل أكملت صفًّا؟ المس طرفيه، ثم «تم»
   *[other] يلمس { $seat } طرفي كل صف أكمله، ثم «تم»
}{ stop }
lino-to-count = { $seat ->
    [you] ابحث عن خطوطك من أربعة أحجار فأكثر: المس طرفي كل منها، ثم «تم»
   *[other] يلمس { $seat } طرفي كل خط له من أربعة أحجار فأكثر، ثم «تم»
}{ stop }
lino-over = { $seat ->
    [you] نقاطك أكثر
   *[other] نقاط { $seat } أكثر
}{ stop }
lino-over-drawn = تساوت النقاط{ stop }
lino-end-count = انتهى حساب النقاط{ stop }
lino-end-drawn = نقاط كل منهما { $number }{ stop }
lino-match = انتهى حساب نقاط المباراتين{ stop }
lino-match-drawn = مجموع نقاط كل منهما { $number }{ stop }
lino-match-resigned = { $seat ->
    [you] استسلمت
   *[other] استسلم { $seat }
}{ stop }

## الأزرار

lino-pass = تمرير
lino-done = تم

## بجانب اسم اللاعب

lino-tiles = بلاطات باقية: { $number }
lino-hand = أحجار باقية: { $number }

## ما يُختار لمباراة

lino-plan-fair = لقاء عادل: مباراتان على رقعة واحدة
lino-option-faces = اللعبة
lino-option-faces-down = العادية
lino-option-faces-up = بأرقام إضافية
lino-option-faces-stars = بالنجوم فقط
lino-option-eyes = الصفوف
lino-option-eyes-auto = تُحسب لك
lino-option-eyes-sharp = ابحث عنها بنفسك: ما يفوتك لا يُحسب

## لماذا تُرفض خطوة

lino-no-tile = لا بلاطة على { $at }.
lino-moved-before = البلاطة التي على { $at } نُقلت من قبل، فتبقى حيث هي.
lino-stuck = لا يمكن نقل البلاطة التي على { $at }: حيثما ذهبت صارت بلاطة وحدها.
lino-onto-tile = على { $at } بلاطة أخرى.
lino-has-lain = كانت على { $at } بلاطة من قبل، فلا توضع عليه بلاطة بعدها.
lino-touches-none = لا تمس البلاطة على { $at } بلاطة أخرى.
lino-leaves-alone = لو نُقلت هذه البلاطة من { $from } إلى { $to } لصارت البلاطة التي على { $tile } وحدها.
lino-occupied = على { $at } حجر آخر.
lino-no-row = ليس هذا صفًّا أكمله الحجر. المس طرفي الصف.
lino-no-run = ليس هذا خطًّا من أربعة أحجار أو أكثر لك. المس طرفي الخط.

## ما الخطأ في نص خطوة أو دور

lino-text-step = المطلوب هنا خطوة واحدة، مثل g9.
lino-text-turn = المطلوب هنا دور، مثل g9.
lino-text-turn-over = ينتهي الدور قبل هذا.
lino-text-turn-claims = لم ينته الدور: اكتب نقطة إذا لم يبق صف تدل عليه.
lino-text-over = انتهت المباراة.
lino-text-no-pass = هناك بلاطة يمكن نقلها، فلا يمرر أحد دوره.
lino-text-word = «{ $found }» ليس خطوة.
lino-text-spot = «{ $found }» ليس موضعًا: المواضع من a1 إلى v20.
lino-text-ends = «{ $found }» لا يذكر طرفي صف، مثل ⁨a5-d8⁩.
lino-text-expects-move = المطلوب هنا نقل بلاطة، مثل ⁨g9>h15⁩، لا «{ $found }».
lino-text-expects-stone = المطلوب هنا وضع حجر، مثل g9، لا «{ $found }».
lino-text-expects-claim = المطلوب هنا صف، مثل ⁨=a5-d8⁩، أو نقطة إذا لم يبق شيء، لا «{ $found }».

## ما الخطأ في نص وضع

lino-text-fields = أجزاء الوضع { $needed }: المرحلة، وصاحب الدور، والنقاط، والأحجار الباقية، والزاوية، والصفوف، والأوجه، وما عُثر عليه من صفوف. وعددها هنا { $found }.
lino-text-stage = «{ $found }» ليس مرحلة من المباراة: من b0 إلى b5، أو f أو c أو k1 أو k2 أو e.
lino-text-stage-sharp = لا مرحلة «{ $found }» إلا إذا بحث اللاعبون عن الصفوف بأنفسهم.
lino-text-seat = «{ $found }» ليس لاعبًا: اكتب w أو b.
lino-text-seat-over = انتهت المباراة، فلا دور لأحد: مكان «{ $found }» شرطة.
lino-text-score = «{ $found }» لا يبين النقاط: نقاط الأبيض، ففاصلة، فنقاط الأزرق.
lino-text-hand = «{ $found }» لا يبين الأحجار الباقية: أحجار الأبيض، ففاصلة، فأحجار الأزرق.
lino-text-row = مواضع الصف الأول { $needed }، ومواضع هذا { $found }.
lino-text-frame = تتجاوز الصورة ما هناك من أعمدة، وهي { $columns }، أو صفوف، وهي { $rows }.
lino-text-sign = «{ $found }» ليس من علامات الصورة، وهي t وw وb وm والنقطة والنقطتان.
lino-text-smallest = عند طرف الصورة صف أو عمود خالٍ: احذفه.
lino-text-tiles = البلاطات { $needed }، وعددها هنا { $found }.
lino-text-faces-down = لا تظهر أوجه في اللعبة العادية، فمكانها شرطة.
lino-text-faces-missing = لم تُذكر أوجه البلاطات.
lino-text-face = «{ $found }» ليس وجهًا: هو _ أو * أو من w1 إلى w5 أو من b1 إلى b5.
lino-text-faces = الأوجه { $needed }، وعددها هنا { $found }.
lino-text-face-stars = لا يُرى في هذه اللعبة إلا النجوم، و«{ $found }» ليس نجمة.
lino-text-built = لا تكون «{ $found }» في الصورة إلا عند بناء الرقعة.
lino-text-stone-early = على { $at } حجر قبل أن تُبنى الرقعة.
lino-text-lain-many = لا تزيد المواضع الخالية التي كانت عليها بلاطة على { WORD($most) }.
lino-text-alone = البلاطة التي على { $at } لا تمس بلاطة أخرى.
lino-text-moved = عدد ما نُقل من البلاطات في هذه المرحلة { $needed }، لا { $found }.
lino-text-lain = عدد المواضع الخالية التي كانت عليها بلاطة في هذه المرحلة { $needed }، لا { $found }.
lino-text-stones = أحجار { $seat } على الرقعة { $found }، وليس له إلا { $most }.
lino-text-in-hand = بقي { FORM($seat, form: "to") } { $needed } بحسب ما على الرقعة، لا { $found }.
lino-text-stones-apart = توضع الأحجار بالتناوب، فلا يكون ما وضعه الأبيض { $white } وما وضعه الأزرق { $blue }.
lino-text-full = وُضعت الأحجار كلها، فلا يوضع حجر.
lino-text-no-stone = لا حجر هنا يكون قد أكمل صفًّا.
lino-text-not-full = لم توضع الأحجار كلها.
lino-text-turn-of = الدور { FORM($seat, form: "to") } بحسب ما على الرقعة من أحجار.
lino-text-claims-none = لا يُدل على شيء في هذه المرحلة: مكان «{ $found }» شرطة.
lino-text-last-missing = لم يُذكر الحجر الأخير.
lino-text-last = الحجر الأخير { FORM($seat, form: "to") }، وليس له حجر على { $at }.
lino-text-claim = «{ $found }» لا يمكن أن يكون قد دُل عليه، أو ذُكر هنا مرتين.

## كيف نقرأ القواعد

ruling-LINO-2 = في اللعبة المطبوعة لا يُحسب إلا ما يراه اللاعب. وهنا تُحسب الصفوف لك، إلا إذا اخترت أن تبحث عنها بنفسك: فعندئذ يدل واضع الحجر قبل نهاية دوره على ما أكمله، وفي النهاية يدل البادئ على خطوطه كلها ثم الآخر، وما لم يُدل عليه ضاع. والنجوم والأرقام تُحسب لك دائمًا.
ruling-LINO-3 = يجب أن تتصل كل بلاطة ببلاطة أخرى: فلا تبقى بلاطة وحدها. وللرقعة أن تنقسم قسمين.
ruling-LINO-5 = تذهب البلاطة إلى أي موضع تسمح به القواعد، ولو كان ثغرة في الرقعة. والمواضع 22 في 20، أكثر مما تبلغه ست بلاطات.
ruling-LINO-7 = البلاطة الواحدة ليست صفًّا. والحجر الأخير يكمل الصفوف كغيره، قبل الحساب الأخير. ومن لم يستطع نقل بلاطة مرر دوره.
ruling-LINO-8 = إذا بحثت عن الصفوف بنفسك سُئلت بعد كل حجر، إذ لو سُئلت أحيانًا فقط لكشف السؤال نفسه الصفوف. ولا يُحسب إلا ما أكمله ذلك الحجر. ومن دل على غيره لم يخسر شيئًا.
ruling-LINO-9 = تكفي الزاوية للتماس، لكن موضع البلاطة القديم لا يُعد، ولا تُترك بلاطة أخرى وحدها. والخط لا يلزمه صف مكتمل، ويُحسب مرة واحدة: فالثمانية بـ40 وليست أربعتين. والنجمة الخالية تُحسب أيضًا؛ وإذا تساوت الأحجار حولها أو لم تكن، لم يحسم إلا حجر عليها.

## صفحة لينو

lino-page-title = لينو، لعبة بلاطات وأحجار من زجاج
lino-page-description = العب لينو من تأليف شيسلان فان دن بولك، ضد الحاسوب أو صديق على الجهاز نفسه: يبني اللاعبان الرقعة من 56 بلاطة، ثم يملآنها بالأحجار ويكملان صفوفًا طويلة.
lino-page-line = ابنِ الرقعة مع خصمك، ثم نازعه على إكمال الصفوف.
