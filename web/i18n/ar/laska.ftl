### كلمات لاسكا وبيغنور لودوس. المصطلحات المعتمدة في docs/glossary/ar.md.

game-laska = لاسكا
game-bignor-ludus = بيغنور لودوس

## القطع

laska-counter = { $form ->
    [verb] ي
   *[noun] { $colour ->
        [colour] { laska-counter-noun } { $colour }
       *[none] { laska-counter-noun }
    }
}
laska-counter-noun = { $form ->
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
laska-officer = { $form ->
    [verb] ي
   *[noun] { $colour ->
        [colour] { laska-officer-noun } { FORM($colour, agree: "people") }
       *[none] { laska-officer-noun }
    }
}
laska-officer-noun = { $form ->
    [the] الضابط
    [acc] ضابطًا
   *[plain] { $count ->
        [two] ضابطين
        [few] { word } ضباط
        [many] { $count } ضابطًا
        [other] { $count } ضابط
       *[one] ضابط
    }
}

## ما يجب فعله، وكيف تنتهي المباراة

laska-numbers = أرقام لاسكر من 1 إلى 25
laska-move = { $seat ->
    [you] دورك
   *[other] الدور { FORM($seat, form: "to") }
}{ stop }
laska-take = { $seat ->
    [you] دورك: عليك أن تأسر
   *[other] على { $seat } أن يأسر
}{ stop }
laska-go-on = { $seat ->
    [you] واصل
   *[other] يواصل { $seat }
} الأسر من { $at }{ stop }
laska-over = انتهت المباراة{ stop }
laska-end-no-piece = لم تبق { $seat ->
    [you] لك
   *[other] { FORM($seat, form: "to") }
} أي قطعة{ stop }
laska-end-no-move = لم تبق { $seat ->
    [you] لك
   *[other] { FORM($seat, form: "to") }
} أي نقلة{ stop }

## لماذا تُرفض خطوة

laska-no-square = ليس هذا مربعًا من مربعات الرقعة.
laska-empty = لا قطعة على { $at }.
laska-not-yours = القطعة التي على { $at } ليست لك.
laska-blocked = القطعة التي على { $at } محاصرة: ليس لها مربع خالٍ تتحرك إليه.
laska-too-far = تتحرك القطعة مربعًا واحدًا على القطر، أو تقفز فوق قطعة واحدة لتأسرها، فلا طريق لها من { $from } إلى { $to }.
laska-occupied = على { $at } قطعة أخرى.
laska-nothing-to-take = لا تتحرك القطعة مربعين إلا لتأسر، والمربع { $at } خالٍ.
laska-own-piece = القطعة التي على { $at } قطعتك، ولا يمكنك القفز فوق قطعك.
laska-leapt-twice = سبق القفز فوق المربع { $at } في هذا الدور، ولا يُقفز فوق مربع مرتين.
laska-forward-only = على رأس القطعة التي على { $at } قرص، والقرص لا يسير إلا إلى الأمام.
laska-must-take = عليك أن تأسر: { $takes }.
laska-one-step = المطلوب هنا خطوة واحدة، لذا فإن { $at } مربع زائد.
laska-turn-over = ينتهي الدور قبل { $at }.

## ما الخطأ في نص نقلة

laska-text-move = تحتاج النقلة إلى مربعين على الأقل، مثل c3-d4.
laska-text-square = «{ $found }» ليس مربعًا من مربعات الرقعة.
laska-text-column-at-start = لا يُكتب عمود خلف المربع الأول من النقلة.
laska-text-ambiguous = يمكن أن يُقرأ هذا بعدة طرق: { $readings }.
laska-text-column = ما على { $at } عندئذ هو { $expected }.
laska-text-nothing-there = لا شيء على { $at } عندئذ.
laska-text-columns = الأعمدة في هذه النقلة ليست الأعمدة التي على الرقعة.

## ما الخطأ في نص وضع

laska-text-side = ينتهي الوضع بحرف w أو b، دلالة على صاحب الدور.
laska-text-two-sides = صاحب الدور مذكور هنا مرتين.
laska-text-ranks = صفوف الوضع سبعة، لا { WORD($count) }.
laska-text-fields = عدد مربعات الصف { $rank } { WORD($expected) }، لا { WORD($found) }.
laska-text-no-column = لم يُذكر ما يقف على { $at }.
laska-text-twice = المربع { $at } مذكور هنا مرتين.
laska-text-counter = «{ $found }» ليس قرصًا: رموز الأقراص w وW وb وB.
laska-text-column-height = لا يزيد عمود على { $most ->
    [one] قرص واحد
    [two] قرصين
    [few] { WORD($most) } أقراص
    [many] { $most } قرصًا
   *[other] { $most } قرص
}.
laska-text-empty = لا قطعة على الرقعة.
laska-text-unpromoted = القرص الذي على رأس { $at } في الصف الأخير، فلا بد أن يكون ضابطًا.
laska-text-counters = { FORM($seat, form: "to") } هنا { $found ->
    [one] قرص واحد
    [two] قرصان
    [few] { WORD($found) } أقراص
    [many] { $found } قرصًا
   *[other] { $found } قرص
}؛ وعددها في اللعبة { WORD($most) }.

## أجزاء الرقعة

laska-inner-ring = الحلقة الداخلية
laska-outer-ring = الحلقة الخارجية
laska-centre = المركز
laska-long-diagonals = الأقطار الطويلة
laska-short-diagonals = الأقطار القصيرة

## كيف نقرأ القواعد

ruling-LASKA-1 = يستمر الأسر ما دامت القطعة قادرة على القفز من جديد. ولا ينتهي قبل ذلك إلا حيث يترقى قرص؛ أما الضابط فيواصل الأسر عند طرفي الرقعة كليهما.
ruling-LASKA-2 = لا يُقفز فوق مربع مرتين في دور واحد، أيًّا كان ما بقي عليه. ويُعد المربع الذي انطلقت منه القطعة خاليًا، فيجوز أن يعود الأسر إليه.
ruling-LASKA-3 = إذا جاء الوضع نفسه للمرة الثالثة والدور للاعب نفسه، جاز لهذا اللاعب أن يطالب بالتعادل؛ وفي المرة الخامسة تنتهي المباراة بالتعادل. وكذلك بعد 50 نقلة لكل لاعب لا أسر فيها ولا نقلة لقرص.
ruling-LASKA-4 = في بيغنور لودوس الأسر قفزة واحدة؛ وكل ما عدا ذلك كما في لاسكا.

## صفحة لاسكا

laska-page-title = لاسكا، داما إيمانويل لاسكر ذات الأعمدة
laska-page-description = العب لاسكا، داما بطل الشطرنج إيمانويل لاسكر، ضد الحاسوب أو مع صديق. القطع المأسورة تُحمل في أعمدة إلى أن يحررها أحد.
laska-page-line = الأقراص المأسورة ترافقك تحت عمودك، إلى أن يحررها أحد.

## صفحة بيغنور لودوس

bignor-ludus-page-title = بيغنور لودوس، لاسكا ذات القفزة الواحدة
bignor-ludus-page-description = العب بيغنور لودوس، نسخة لاسكا التي يكون الأسر فيها دائمًا قفزة واحدة: أعمدة وأسرى وضباط، ضد الحاسوب أو مع صديق.
bignor-ludus-page-line = لاسكا بقفزة واحدة في الدور: من أسر انتظر الرد.
