### كلمات لودو. المصطلحات المعتمدة في docs/glossary/ar.md.

game-ludo = لودو

## المقاعد

ludo-seat = { $form ->
    [to] { $seat ->
        [1] للأحمر
        [2] للأزرق
        [3] للأصفر
       *[4] للأخضر
    }
   *[plain] { $seat ->
        [1] الأحمر
        [2] الأزرق
        [3] الأصفر
       *[4] الأخضر
    }
}
ludo-colour = { $form ->
    [the] { ludo-seat }
   *[plain] { $count ->
        [two] { $seat ->
            [1] أحمرين
            [2] أزرقين
            [3] أصفرين
           *[4] أخضرين
        }
        [few] { $seat ->
            [1] حمراء
            [2] زرقاء
            [3] صفراء
           *[4] خضراء
        }
       *[one] { $seat ->
            [1] أحمر
            [2] أزرق
            [3] أصفر
           *[4] أخضر
        }
    }
}

## القطع

ludo-piece = { $form ->
    [verb] ي
   *[noun] { $colour ->
        [ludo-colour] { ludo-piece-noun } { $colour }
       *[none] { ludo-piece-noun }
    }
}
ludo-piece-noun = { $form ->
    [the] القرص
    [acc] قرصًا
   *[plain] { $count ->
        [two] قرصين
        [few] { word } أقراص
        [many] { $count } قرصًا
        [other] { $count } قرص
       *[one] قرص
    }
}
ludo-pile = { $form ->
    [the] { FORM($kind, form: "the") }
   *[plain] { $count ->
        [two] قرصان { $colour }ان
       *[other] { FORM($kind, $count) }
    }
}

## المواضع

ludo-dot = النقطة { $number }
ludo-start = نقطة { $seat ->
    [you] بدايتك
   *[other] بداية { $seat }
}
ludo-lane = النقطة { $number } من مسار { $seat ->
    [you] بيتك
   *[other] بيت { $seat }
}
ludo-finish = نقطة النهاية
ludo-nest = دائرة { $seat ->
    [you] بدايتك
   *[other] بداية { $seat }
}
ludo-die = حجر { $seat ->
    [you] نردك
   *[other] نرد { $seat }
}
ludo-goal = { $at ->
    [1] نقطة بداية الأحمر
    [11] نقطة بداية الأزرق
    [21] نقطة بداية الأصفر
    [31] نقطة بداية الأخضر
   *[other] النقطة { $at }
}

## ما يجب فعله، وكيف تنتهي المباراة

ludo-to-open = { $seat ->
    [you] دورك: ارمِ النرد
   *[other] يرمي { $seat }
}، ويبدأ صاحب الرقم الأكبر{ stop }
ludo-tied = تعادل { $seats } في الرمي، ويُعاد الرمي{ stop }
ludo-to-throw = { $seat ->
    [you] دورك: ارمِ النرد
   *[other] الرمي { FORM($seat, form: "to") }
}{ stop }
ludo-to-move = { $seat ->
    [you] دورك: حرّك قرصًا بالرقم { $number }
   *[other] الدور { FORM($seat, form: "to") }، والرقم { $number }
}{ stop }
ludo-to-pass = لا نقلة { $seat ->
    [you] لك بالرقم { $number }، فتمرر دورك
   *[other] { FORM($seat, form: "to") } بالرقم { $number }، فيمرر دوره
}{ stop }
ludo-over = { $seat ->
    [you] وصلت
   *[other] وصل { $seat }
} أولًا{ stop }
ludo-end-home = { $seat ->
    [you] وصلت أقراصك
   *[other] وصلت أقراص { $seat }
} الأربعة{ stop }
ludo-end-places = { $seat ->
    [you] وصلت
   *[other] وصل { $seat }
} أولًا، وتحددت المراكز كلها{ stop }

## الأزرار

ludo-pass = تمرير
ludo-knock = اضرب
ludo-spare = شارك النقطة

## بجانب اسم اللاعب

ludo-home = وصل { $number }
ludo-place = { $number ->
    [1] الأول
    [2] الثاني
    [3] الثالث
   *[4] الرابع
}
ludo-out = خرج

## ما يُختار لمباراة

ludo-option-players-4 = أربعة
ludo-option-players-3 = ثلاثة
ludo-option-players-2 = اثنان متقابلان
ludo-option-places = مواصلة اللعب على المركزين الثاني والثالث
ludo-option-places-auto = مع ثلاثة لاعبين أو أربعة
ludo-option-places-on = دائمًا
ludo-option-places-off = أبدًا
ludo-option-knock = الضرب
ludo-option-knock-always = دائمًا
ludo-option-knock-choose = اختياري

## لماذا تُرفض خطوة

ludo-touch-own = المس أحد { $seat ->
    [you] أقراصك
   *[other] أقراص { $seat }
}.
ludo-not-yours = { $seat ->
    [you] ليس هناك قرص لك.
   *[other] الدور { FORM($seat, form: "to") }، وليس هناك قرص له.
}
ludo-nest-empty = لم يبق قرص في { ludo-nest }.
ludo-nest-needs = لا يغادر القرص دائرة البداية إلا بواحد أو ستة، والرقم الآن { WORD($number) }.
ludo-nest-one = بالواحد يأتي قرص من دائرة البداية إلى نقطة البداية.
ludo-nest-six = بالستة يأتي قرصان معًا من دائرة البداية إلى نقطة البداية، أو قرص واحد إلى النقطة السادسة.
ludo-nest-last = بالستة يأتي القرص الوحيد في دائرة البداية إلى نقطة البداية أو إلى النقطة السادسة.
ludo-stays-home = القرص الذي وصل يبقى حيث هو.
ludo-goes-to-dot = بالرقم { $number } يذهب هذا القرص إلى { ludo-goal }.
ludo-goes-to-lane = بالرقم { $number } يذهب هذا القرص إلى النقطة { $at } من مسار بيته.
ludo-goes-home = بالرقم { $number } يذهب هذا القرص إلى نقطة النهاية.
ludo-turns-to-lane = الرقم { $number } أكثر مما يلزم هذا القرص: يرجع من نقطة النهاية إلى النقطة { $at } من مسار بيته.
ludo-turns-to-dot = الرقم { $number } أكثر مما يلزم هذا القرص: يرجع من نقطة النهاية إلى { ludo-goal }.
ludo-turns-to-same = الرقم { $number } أكثر مما يلزم هذا القرص: يرجع من نقطة النهاية إلى حيث بدأ. لتلعب ذلك المس القرص.

## ما الخطأ في نص دور

ludo-must-move = هناك نقلة ممكنة، فلا يمرر أحد دوره.
ludo-text-step = المطلوب هنا خطوة واحدة: رمية مثل 5، أو نقلة مثل ⁨12-17⁩، أو شرطة للتمرير.
ludo-text-turn = الدور رمية ونقلة، مثل ⁨5: 12-17⁩.
ludo-text-turn-over = ينتهي الدور قبل هذا.
ludo-text-no-move = تنقص النقلة بعد الرمية، مثل ⁨12-17⁩، أو شرطة للتمرير.
ludo-text-no-throw = تنقص الرمية: حجر النرد أولًا، مثل ⁨5: 12-17⁩.
ludo-text-thrown = يُظهر حجر النرد { $number }، والمطلوب هنا نقلة.
ludo-text-other-throw = يُظهر حجر النرد { $expected }، لا { $found }.
ludo-text-throw = «{ $found }» ليس رمية: الرمية رقم من 1 إلى 6.
ludo-text-word = «{ $found }» ليس رمية مثل 5، ولا نقلة مثل ⁨12-17⁩، ولا شرطة للتمرير.
ludo-text-place = «{ $found }» ليس موضعًا في طريق قرص، وطريقه من 0 إلى { $most }.
ludo-text-over = انتهت المباراة.
ludo-text-no-piece = ليس لصاحب الدور قرص على { $at }.
ludo-text-two = لا ينتقل قرصان معًا إلا من دائرة البداية: ⁨0-1(2)⁩.
ludo-text-goes = بالرقم { $number } يذهب القرص الذي على { $from } إلى { $to }.
ludo-text-knocks = يُضرب هناك قرص: اكتب x بعد النقلة.
ludo-text-nobody = لا شيء يُضرب هناك: احذف x.

## ما الخطأ في نص وضع

ludo-text-fields = أجزاء الوضع { $needed }: الأقراص، والمرحلة، وصاحب الدور، وحجر النرد، ومن وصل. وعددها هنا { $found }.
ludo-text-seats = عدد الألوان { $needed }، وبينها شرطة مائلة، وعددها هنا { $found }.
ludo-text-piece = «{ $found }» ليس موضعًا لقرص، وهو عدد.
ludo-text-path = «{ $found }» بعد نقطة النهاية، وهي { $most }.
ludo-text-four = عدد أقراص { $seat } هنا { $found }، وينبغي أن يكون { $needed }.
ludo-text-colours = لا يلعب أقل من لونين.
ludo-text-opposite = إذا لعب لونان فقط كانا متقابلين.
ludo-text-shared = يقف { $seat } و{ $other } معًا على { ludo-goal }، ومن يأتي إليها ثانيًا يضرب الآخر.
ludo-text-stage = «{ $found }» لا يبين مرحلة المباراة: open أو play أو over.
ludo-text-seat = «{ $found }» ليس لاعبًا: اكتب رقمًا من 1 إلى 4.
ludo-text-seat-home = وصلت أقراص { $seat } الأربعة، فلا دور له بعد.
ludo-text-seat-empty = لا يلعب { $seat } هنا.
ludo-text-seat-aside = لا يرمي { $seat } في هذه الجولة.
ludo-text-die = «{ $found }» لا يُظهره حجر نرد: ما يُظهره رقم من 1 إلى 6، أو ⁨?⁩ قبل الرمي.
ludo-text-begun = ما دام لم يُعرف من يبدأ فالأقراص كلها في دوائر البداية، لكن بعض أقراص { $seat } في الطريق.
ludo-text-entries = عدد رميات البداية { $needed }، وبينها فواصل، وعددها هنا { $found }.
ludo-text-entry = «{ $found }» ليس رمية للبداية: هي رقم من 1 إلى 6، أو ⁨?⁩ قبل الرمي، أو شرطة لمن لا يرمي.
ludo-text-entry-empty = لا يلعب { $seat } هنا، فلا يرمي.
ludo-text-entry-order = الرمي { FORM($seat, form: "to") }: من قبله رمى، ومن بعده لم يرم.
ludo-text-entry-alone = لا يرمي للبداية أقل من اثنين.
ludo-text-home = «{ $found }» ليس مقعدًا: من وصل ومن استسلم يُذكران برقم من 1 إلى 4.
ludo-text-not-home = لم تصل أقراص { $seat } الأربعة كلها.
ludo-text-left-out = وصلت أقراص { $seat } الأربعة، ولم يُذكر بين من وصل.
ludo-text-twice = ذُكر { $seat } هنا مرتين.
ludo-text-not-out = أقراص { $seat } ما زالت في اللعب، فلم يستسلم.
ludo-text-home-late = انتهت المباراة قبل أن يصل آخر المذكورين.
ludo-text-not-over = لم تنته المباراة بهذه الأقراص.
ludo-text-ended = انتهت المباراة بهذه الأقراص.
ludo-text-over-seat = إذا انتهت المباراة فلا دور لأحد: مكان «{ $found }» شرطة.
ludo-text-over-die = إذا انتهت المباراة فلا رمي: مكان «{ $found }» شرطة.

## كيف نقرأ القواعد

ruling-LUDO-1 = من استطاع أن يتحرك وجب عليه، ويختار القرص كما يشاء. ويجوز أن يتحرك بالواحد أو الستة قرص خرج من قبل. والرمية التي تلي الستة إلزامية. ولا تنعدم النقلات إلا برقم من 2 إلى 5 وكل ما لم يصل من أقراصك في دائرة البداية. والقرص الذي يرجع من نقطة النهاية قد ينتهي حيث بدأ، وتلك نقلة؛ ومجرد المرور بنقطة النهاية ليس وصولًا إليها.
ruling-LUDO-3 = إذا كانت الرمية ستة وفي دائرة البداية قرص واحد، جاز أن يأتي إلى نقطة البداية أو إلى النقطة السادسة.
ruling-LUDO-4 = من النقطة الأخيرة في مسار البيت تؤدي الستة إلى نقطة النهاية ثم ترجع إلى خارج مسار البيت، إلى آخر نقطة من الطريق حول الرقعة. ويُضرب ما هناك كما في كل نقلة.
ruling-LUDO-6 = إذا لعب اثنان جلسا متقابلين؛ والألوان التي لا يلعبها أحد تُترك. ومواصلة اللعب على المراكز تُختار، وهي المعتادة مع ثلاثة لاعبين أو أربعة. ومن استسلم رُفعت أقراصه، وجاء آخر من بقي في اللعب.
ruling-LUDO-7 = يقول المصدر بكل لغاته إن القرص يجوز ضربه. وهنا يُضرب دائمًا، إلا إذا اختير للمباراة أن يقرر اللاعب؛ فعندئذ قد تشترك الألوان في نقطة.
ruling-LUDO-8 = يجعل النص التركي الستة تُخرج قرصين أو تحرك قرصًا خرج من قبل ست نقاط. ولا نأخذ بذلك: فست لغات تسمي النقطة السادسة.

## صفحة لودو

ludo-page-title = لودو للاعبين اثنين أو ثلاثة أو أربعة
ludo-page-description = العب لودو بأربعة ألوان أو أقل، ضد الحاسوب أو أصدقاء على الجهاز نفسه، بالنرد هنا أو بنردك أنت، وواصل اللعب على المركزين الثاني والثالث.
ludo-page-line = أربعة أقراص وحجر نرد، وخلفك دائمًا من تفصله عنك ست نقاط.
