### كلمات لانريك. المصطلحات المعتمدة في docs/glossary/ar.md.

game-lanrick = لانريك

## القطع والعلامات

lanrick-man = { $form ->
    [verb] ي
   *[noun] { $colour ->
        [colour] { lanrick-man-noun } { $colour }
       *[none] { lanrick-man-noun }
    }
}
lanrick-man-noun = { $form ->
    [the] البيدق
    [acc] بيدقًا
   *[plain] { $count ->
        [two] بيدقين
        [few] { word } بيادق
        [many] { $count } بيدقًا
        [other] { $count } بيدق
       *[one] بيدق
    }
}
lanrick-mark = مركز الملتقى
lanrick-rendezvous = في الملتقى
lanrick-mark-set = مركز الملتقى { $at }.
lanrick-mark-lifted = يُرفع الملتقى الذي حول { $at }.

## ما يجب فعله، وكيف تنتهي المباراة

lanrick-to-place = { $seat ->
    [you] دورك: ضع
   *[other] يضع { $seat }
} بيدقًا على الحافة (بقي { $number }){ stop }
lanrick-to-mark = { $seat ->
    [you] دورك: اختر
   *[other] يختار { $seat }
} مركز الملتقى{ stop }
lanrick-to-play-first = { $seat ->
    [you] تبدأ أنت: حرّك بيادقك، ولها
   *[other] يبدأ { $seat }، ولبيادقه
} معًا { lanrick-squares } على الأكثر{ stop }
lanrick-to-play = { $seat ->
    [you] دورك: حرّك بيادقك، ولها
   *[other] الدور { FORM($seat, form: "to") }، ولبيادقه
} معًا { lanrick-squares } على الأكثر{ stop }
lanrick-to-play-on = { $seat ->
    [you] بقي لك { lanrick-squares }: واصل، أو المس «تم»
   *[other] بقي { FORM($seat, form: "to") } { lanrick-squares }
}{ stop }
lanrick-to-take = { $seat ->
    [you] فزت بالملتقى: عليك أن تأسر بيدقًا { FORM($of, form: "to") }
   *[other] يفوز { $seat } بالملتقى ويأسر بيدقًا
}{ stop }
lanrick-to-send-home = { $seat ->
    [you] انقل
   *[other] ينقل { $seat }
} إلى الحافة { lanrick-men-moved } { $of ->
    [you] لك
   *[other] { FORM($of, form: "to") }
}{ stop }
lanrick-to-level = { $seat ->
    [you] انقل
   *[other] ينقل { $seat }
} إلى الحافة { lanrick-men-moved }، ليتساوى العدد في الداخل{ stop }
lanrick-to-return = { $seat ->
    [you] دورك: انقل
   *[other] ينقل { $seat }
} بيدقًا إلى الحافة (بقي { $number }){ stop }
lanrick-to-set-home = { $seat ->
    [you] ضع
   *[other] يضع { $seat }
} بيدقًا { $of ->
    [you] لك
   *[other] { FORM($of, form: "to") }
} على أي مربع من الحافة (بقي { $number }){ stop }
lanrick-to-set-level = { $seat ->
    [you] ضع
   *[other] يضع { $seat }
} بيدقًا على أي مربع من الحافة (بقي { $number }){ stop }
lanrick-to-set-return = { $seat ->
    [you] دورك: ضع
   *[other] يضع { $seat }
} بيدقًا على أي مربع من الحافة (بقي { $number }){ stop }
lanrick-over = { $seat ->
    [you] فزت
   *[other] فاز { $seat }
}{ stop }
lanrick-end-taken = { $seat ->
    [you] أسرت
   *[other] أسر { $seat }
} أربعة بيادق{ stop }
lanrick-squares = { $number ->
    [one] مربع واحد
    [two] مربعان
    [few] { WORD($number) } مربعات
   *[many] { $number } مربعًا
}
lanrick-men = { $number ->
    [one] بيدق واحد
    [two] بيدقان
    [few] { WORD($number) } بيادق
   *[many] { $number } بيدقًا
}
lanrick-men-moved = { $number ->
    [one] بيدقًا واحدًا
    [two] بيدقين
    [few] { WORD($number) } بيادق
   *[many] { $number } بيدقًا
}

## الأزرار، والسؤال قبل التخلي عن الملتقى

lanrick-done = تم
lanrick-gives-away = ستصير بيادق { $seat } كلها في الملتقى، فيفوز به فورًا.

## بجانب اسم اللاعب

lanrick-to-place-still = بقي: { $number }
lanrick-in-field = في الداخل: { $number }
lanrick-in = في الملتقى: { $number } من { $of }
lanrick-taken = أسر: { $number } من { $of }

## لماذا تُرفض خطوة

lanrick-place-on-border = ضع البيادق على الحافة؛ و{ $at } داخلها.
lanrick-occupied = على { $at } بيدق آخر.
lanrick-mark-in-field = يكون المركز داخل الحافة، و{ $at } عليها.
lanrick-mark-own-man = لو كان المركز { $at } لكان بيدقك الذي على { $man } في الملتقى أصلًا، وهذا لا يجوز.
lanrick-mark-too-near = لو كان المركز { $at } لأمكنك إدخال بيادقك كلها في دور واحد، وهذا لا يجوز.
lanrick-empty = لا بيدق على { $at }.
lanrick-not-yours = البيدق الذي على { $at } ليس { $seat ->
    [you] لك
   *[other] { FORM($seat, form: "to") }
}.
lanrick-stuck = لا يستطيع البيدق الذي على { $at } أن يتحرك: ليس بجانبه مربع خالٍ.
lanrick-stuck-on-line = يلزم البيدق الذي على { $at } خطه في هذا الدور، ولا يستطيع أن يتقدم عليه.
lanrick-too-far = هذا يساوي { lanrick-squares }، ولم يبق إلا { $left ->
    [one] مربع واحد
    [two] مربعان
   *[few] { WORD($left) } مربعات
}.
lanrick-keeps-line = تحرك البيدق الذي على { $at } في هذا الدور، فيلزم خط تلك النقلة.
lanrick-not-a-line = يسير البيدق على صف أو عمود أو قطر، فلا يذهب من { $from } إلى { $to }.
lanrick-same-square = البيدق واقف على { $at } أصلًا.
lanrick-blocked = البيدق الذي على { $at } يسد الطريق.
lanrick-take-own = البيدق الذي على { $at } بيدقك: والمطلوب أسر بيدق { FORM($of, form: "to") }.
lanrick-take-in = البيدق الذي على { $at } في الملتقى، فلا يؤسر.
lanrick-send-own = البيدق الذي على { $at } بيدقك: انقل بيادق { $of } إلى الحافة.
lanrick-send-in = البيدق الذي على { $at } في الملتقى، فيبقى فيه.
lanrick-send-border = البيدق الذي على { $at } على الحافة أصلًا.
lanrick-stays-on-border = البيدق الذي على { $at } على الحافة أصلًا، فيبقى عليها.
lanrick-others-walk = لا طريق الآن إلى الحافة للبيدق الذي على { $at }، ولغيره طريق، فانقل غيره أولًا.
lanrick-goal-on-border = يذهب البيدق إلى الحافة؛ و{ $at } داخلها.

## ما الخطأ في نص خطوة أو دور

lanrick-text-step = المطلوب هنا خطوة واحدة، مثل ⁨a4-c6⁩.
lanrick-text-turn = المطلوب هنا دور، مثل ⁨a4-c6⁩ وبعدها نقطة.
lanrick-text-turn-over = ينتهي الدور قبل هذا.
lanrick-text-turn-squares = لم ينته الدور: بقي { lanrick-squares }، فتلزم نقطة بعد النقلة الأخيرة.
lanrick-text-turn-home = لم ينته الدور: بقي { lanrick-men } للنقل إلى الحافة.
lanrick-text-over = انتهت المباراة.
lanrick-text-word = «{ $found }» ليس خطوة.
lanrick-text-square = «{ $found }» ليس مربعًا من مربعات الرقعة.
lanrick-text-expects-place = المطلوب هنا وضع بيدق، مثل a4، لا «{ $found }».
lanrick-text-expects-mark = المطلوب هنا اختيار مركز الملتقى، مثل ⁨*d5⁩، لا «{ $found }».
lanrick-text-expects-move = المطلوب هنا نقلة، مثل ⁨a4-c6⁩، أو نقطة لنهاية الدور، لا «{ $found }».
lanrick-text-expects-take = المطلوب هنا أسر بيدق، مثل xh3، لا «{ $found }».
lanrick-text-expects-border = المطلوب هنا نقل بيدق إلى الحافة، مثل ⁨d5>e8⁩، لا «{ $found }».

## ما الخطأ في نص وضع

lanrick-text-fields = أجزاء الوضع { $needed }: البيادق، والمرحلة، وصاحب الدور، ومركز الملتقى، وما بقي من المربعات، وما تحرك من البيادق، ومن يبدأ العودة. وعددها هنا { $found }.
lanrick-text-rows = صفوف الرقعة { $needed }، وبينها شرطة مائلة، وعددها هنا { $found }.
lanrick-text-row = مربعات الصف { $needed }، وعددها هنا { $found }.
lanrick-text-sign = «{ $found }» ليس بيدقًا، وهو w أو b، ولا عددًا من المربعات الخالية من 1 إلى 8.
lanrick-text-men = بيادق { $seat } هنا { $found }، ولا تزيد بيادق أحد على { $most }.
lanrick-text-phase = «{ $found }» ليس مرحلة من المباراة: place أو mark أو play أو take أو home أو level أو back أو over.
lanrick-text-seat = «{ $found }» ليس لاعبًا: اكتب w أو b.
lanrick-text-mark-missing = في هذه المرحلة ملتقى، ولم يُذكر مركزه.
lanrick-text-mark-none = لا ملتقى في هذه المرحلة: مكان «{ $found }» شرطة.
lanrick-text-left-missing = لم يُذكر ما بقي من المربعات.
lanrick-text-left = «{ $found }» ليس عدد مربعات.
lanrick-text-left-range = ما بقي من المربعات من 1 إلى { $most }، وهو عدد بيادق اللاعب، لا { $found }.
lanrick-text-left-none = لا تبقى مربعات إلا في اللعب: مكان «{ $found }» شرطة.
lanrick-text-locks-none = لا تلزم البيادق خطوطًا إلا في اللعب: مكان «{ $found }» شرطة.
lanrick-text-lock = «{ $found }» ليس بيدقًا تحرك: هو مربع وخطه، وخطه r أو f أو u أو d، مثل c6u.
lanrick-text-lock-twice = ذُكر البيدق الذي على { $at } هنا مرتين.
lanrick-text-locks-left = عدد ما تحرك من البيادق { $found } وما بقي من المربعات { $left }، ومجموعهما أكثر من { $most }.
lanrick-text-first-missing = لا بد هنا من ذكر من يبدأ العودة: w أو b.
lanrick-text-first-none = لا عودة يبدؤها أحد في هذه المرحلة: مكان «{ $found }» شرطة.
lanrick-text-too-few = بيادق { $seat } هنا { $found }؛ وبأقل من اثنين تنتهي المباراة.
lanrick-text-in-field = في هذه المرحلة تقف البيادق كلها على الحافة، و{ $at } داخلها.
lanrick-text-place-done = وُضعت البيادق العشرة كلها، فلا يوضع بيدق.
lanrick-text-place-counts = توضع البيادق بالتناوب، فلا تكون بيادق الأبيض { $white } وبيادق الأسود { $black }.
lanrick-text-place-seat = وضع البيدق التالي { FORM($seat, form: "to") }.
lanrick-text-not-over = لا يفوز { $seat } إلا إذا بقي { FORM($of, form: "to") } بيدق واحد، وله هو أكثر من واحد.
lanrick-text-fewest = بيادق { $seat } أقل، فهو الذي يبدأ.
lanrick-text-first-loser = تساوى عدد البيادق، فيبدأ { $seat }، وهو الخاسر في الملتقى.
lanrick-text-play-in = بيادق { $seat } كلها في الملتقى، فقد فاز به.
lanrick-text-not-in = لم يفز { $seat } بالملتقى: ليست بيادقه كلها فيه.
lanrick-text-take-nobody = بيادق { $seat } كلها في الملتقى، فلا يؤسر منها شيء.
lanrick-text-home-nobody = لا بيدق { FORM($seat, form: "to") } يجب نقله إلى الحافة.
lanrick-text-level-equal = تساوى عدد البيادق في الداخل، فلا يعود منها شيء.
lanrick-text-level-seat = بيادق { $seat } في الداخل أكثر، فالنقلة له.
lanrick-text-back-nobody = لا بيدق في الداخل، فقد انتهت العودة.
lanrick-text-back-numbers = لصاحب الدور في الداخل { $own } وللآخر { $others }، وهذا لا يوافق من يبدأ العودة.

## كيف نقرأ القواعد

ruling-LANRICK-2 = نقلات البيدق الواحد في دور واحد تقع كلها على خط مستقيم واحد: صف أو عمود أو قطر. وللبيدق أن يذهب عليه ويعود، وأن تتناوب نقلات عدة بيادق. ويُحسب كل مربع يسيره البيدق، في العودة أيضًا.
ruling-LANRICK-3 = يذهب البيدق إلى الحافة بنقلة واحدة كنقلة ملكة الشطرنج، مهما طالت، على مربعات خالية إلى مربع خالٍ من الحافة. ويختار صاحب النقلة البيدق والمربع والترتيب. ولا يوضع بيدق على مربع خالٍ من الحافة إلا إذا لم تكن لأي بيدق يجوز نقله الآن نقلة كهذه.
ruling-LANRICK-4 = ينتهي الدور فور الفوز بالملتقى. وإذا اختير مركزه بحيث تقف بيادق الخصم كلها فيه أصلًا، فقد فاز به؛ ومن يوشك أن يختاره كذلك يُنبَّه أولًا.
ruling-LANRICK-5 = من لا بيدق له في الملتقى وله من المربعات بعدد بيادقه لا يُدخل بيادقه كلها في دور واحد إلا بأن يحرك كلًّا منها مربعًا واحدًا. فلا يجوز مركز إذا كان لكل بيدق من بيادق من يختاره مربع خالٍ من الملتقى بجانبه، ولكل منها مربع غير مربع الآخر. والعبرة بالرقعة عند اختيار المركز. ويجوز دائمًا أن يكون المركز d4 أو d5 أو e4 أو e5.
ruling-LANRICK-6 = لا تعادل في المصدر. وهنا تنتهي المباراة بالتعادل إذا مر 50 دورًا لكل لاعب ولم يفز أحد بملتقى، أو اتفق اللاعبان. وإذا جاء الوضع نفسه للمرة الثالثة في اللعب على ملتقى جازت المطالبة بالتعادل، وفي المرة الخامسة تنتهي المباراة به.
ruling-LANRICK-7 = البيدق المأسور قد يكون على الحافة أو في الميدان داخلها، لكن لا يكون في الملتقى. والحافة والميدان هما المربعات الـ28 والـ36 دائمًا، حيثما كان الملتقى: فعند طرف الرقعة قد يكون البيدق فيه وعلى الحافة معًا.
ruling-LANRICK-8 = يثبت خط البيدق بأول نقلة له في الدور، ويلزمه حيث تتقاطع الخطوط. والنقلة تطول ما بقي من المربعات. ولا يُنقل في العودة إلى الحافة إلا ما في الميدان.
ruling-LANRICK-10 = يبقى الملتقى ما دام بيدق يؤسر وغيره يُنقل إلى الحافة، ويُرفع قبل التسوية بين الأعداد في الميدان. ولا يُنقل في ذلك كله ما على الحافة. والتكرار يُعد عند بداية الأدوار. ويضع الأبيض أول بيدق؛ وفي مباراة الإعادة يتبادل اللاعبان اللونين.

## صفحة لانريك

lanrick-page-title = لانريك، لعبة من لويس كارول
lanrick-page-description = العب لانريك، سباق لويس كارول إلى الملتقى بخمسة بيادق لكل لاعب على رقعة شطرنج، ضد الحاسوب أو صديق على الجهاز نفسه.
lanrick-page-line = خمسة بيادق وقطعة نقد: اجمع بيادقك كلها حولها قبل خصمك.
