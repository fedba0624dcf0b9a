### كلمات لانريك. المصطلحات المشتركة في أول ملف لاسكا، وهذه ما تزيد عليها:
###
### man     بيدق (بيادق)     mark   العلامة     rendezvous  الملتقى
### border  الحافة           field  الميدان     in          في الملتقى

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
lanrick-mark = على العلامة
lanrick-rendezvous = في الملتقى
lanrick-mark-set = توضع العلامة على { $at }.
lanrick-mark-lifted = تُرفع العلامة عن { $at }.

## ما يجب فعله، وكيف تنتهي المباراة

lanrick-to-place = يضع { $seat } بيدقًا، وفي يده { lanrick-men }{ stop }
lanrick-to-mark = يضع { $seat } العلامة{ stop }
lanrick-to-play-first = يبدأ { $seat }، وله { lanrick-squares } على الأكثر{ stop }
lanrick-to-play = الدور { FORM($seat, form: "to") }، وله { lanrick-squares } على الأكثر{ stop }
lanrick-to-play-on = بقي { FORM($seat, form: "to") } { lanrick-squares }{ stop }
lanrick-to-take = بيادق { $seat } في الملتقى، فيأخذ بيدقًا { FORM($of, form: "to") }{ stop }
lanrick-to-send-home = ينقل { $seat } إلى الحافة { lanrick-men-moved } { FORM($of, form: "to") }{ stop }
lanrick-to-level = ينقل { $seat } للتسوية إلى الحافة { lanrick-men-moved }{ stop }
lanrick-to-return = ينقل { $seat } بيدقًا إلى الحافة، وبقي { lanrick-men }{ stop }
lanrick-to-set-home = يضع { $seat } بيدقًا { FORM($of, form: "to") } على الحافة، وبقي { lanrick-men }{ stop }
lanrick-to-set-level = يضع { $seat } بيدقًا على الحافة، وبقي { lanrick-men }{ stop }
lanrick-to-set-return = يضع { $seat } بيدقًا على الحافة، وبقي { lanrick-men }{ stop }
lanrick-over = أخذ { $seat } أربعة بيادق{ stop }
lanrick-end-taken = أخذ { $seat } أربعة بيادق{ stop }
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
lanrick-gives-away = تصير بيادق { $seat } كلها في الملتقى، فيفوز به فورًا.

## بجانب اسم اللاعب

lanrick-to-place-still = في يده: { $number }
lanrick-in-field = في الميدان: { $number }
lanrick-in = في الملتقى: { $number } من { $of }
lanrick-taken = أخذ: { $number } من { $of }

## لماذا تُرفض خطوة

lanrick-place-on-border = توضع البيادق على الحافة، و{ $at } في الميدان.
lanrick-occupied = على { $at } بيدق من قبل.
lanrick-mark-in-field = توضع العلامة في الميدان، و{ $at } على الحافة.
lanrick-mark-own-man = لو كانت العلامة على { $at } لكان بيدقك الذي على { $man } في الملتقى.
lanrick-mark-too-near = لو كانت العلامة على { $at } لأمكنك إدخال بيادقك كلها في دور واحد.
lanrick-empty = لا بيدق على { $at }.
lanrick-not-yours = البيدق الذي على { $at } ليس { FORM($seat, form: "to") }.
lanrick-stuck = لا يستطيع البيدق الذي على { $at } أن يتحرك: لا مربع خاليًا بجانبه.
lanrick-stuck-on-line = يلزم البيدق الذي على { $at } خطه في هذا الدور، ولا يستطيع أن يتقدم عليه.
lanrick-too-far = هذا يساوي { lanrick-squares }، ولم يبق إلا { $left ->
    [one] مربع واحد
    [two] مربعان
   *[few] { WORD($left) } مربعات
}.
lanrick-keeps-line = تحرك البيدق الذي على { $at } في هذا الدور، فيلزم خط تلك النقلة.
lanrick-not-a-line = لا خط من { $from } إلى { $to }: يسير البيدق على صف أو عمود أو قطر.
lanrick-same-square = يقف البيدق على { $at } من قبل.
lanrick-blocked = البيدق الذي على { $at } يسد الطريق.
lanrick-take-own = البيدق الذي على { $at } بيدقك، ويؤخذ الآن بيدق { FORM($of, form: "to") }.
lanrick-take-in = البيدق الذي على { $at } في الملتقى، ولا يؤخذ ما هو فيه.
lanrick-send-own = البيدق الذي على { $at } بيدقك، وتُنقل الآن بيادق { $of } إلى الحافة.
lanrick-send-in = البيدق الذي على { $at } في الملتقى، فيبقى فيه.
lanrick-send-border = البيدق الذي على { $at } على الحافة من قبل.
lanrick-stays-on-border = البيدق الذي على { $at } على الحافة من قبل، فيبقى عليها.
lanrick-others-walk = لا طريق الآن إلى الحافة للبيدق الذي على { $at }، ولغيره طريق، فيُنقل غيره قبله.
lanrick-goal-on-border = يذهب البيدق إلى الحافة، و{ $at } في الميدان.

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
lanrick-text-expects-mark = المطلوب هنا وضع العلامة، مثل ⁨*d5⁩، لا «{ $found }».
lanrick-text-expects-move = المطلوب هنا نقلة، مثل ⁨a4-c6⁩، أو نقطة لنهاية الدور، لا «{ $found }».
lanrick-text-expects-take = المطلوب هنا أخذ بيدق، مثل xh3، لا «{ $found }».
lanrick-text-expects-border = المطلوب هنا نقل بيدق إلى الحافة، مثل ⁨d5>e8⁩، لا «{ $found }».

## ما الخطأ في نص وضع

lanrick-text-fields = أجزاء الوضع { $needed }: البيادق، والمرحلة، والمقعد، والعلامة، وما بقي من المربعات، وما تحرك من البيادق، ومن يبدأ العودة. وعددها هنا { $found }.
lanrick-text-rows = صفوف الرقعة { $needed }، وبينها شرطة مائلة، وعددها هنا { $found }.
lanrick-text-row = مربعات الصف { $needed }، وعددها هنا { $found }.
lanrick-text-sign = «{ $found }» ليس بيدقًا، وهو w أو b، ولا عددًا من المربعات الخالية من 1 إلى 8.
lanrick-text-men = بيادق { $seat } هنا { $found }، ولا تزيد بيادق أحد على { $most }.
lanrick-text-phase = «{ $found }» ليس مرحلة من المباراة: place أو mark أو play أو take أو home أو level أو back أو over.
lanrick-text-seat = «{ $found }» ليس مقعدًا: المقعد w أو b.
lanrick-text-mark-missing = في هذه المرحلة علامة، ولم يُذكر مربعها.
lanrick-text-mark-none = لا علامة في هذه المرحلة: مكان «{ $found }» شرطة.
lanrick-text-left-missing = لا بد في اللعب من ذكر ما بقي من المربعات.
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
lanrick-text-in-field = في هذه المرحلة تقف البيادق كلها على الحافة، و{ $at } في الميدان.
lanrick-text-place-done = وُضعت البيادق العشرة كلها، فلا يوضع بيدق.
lanrick-text-place-counts = توضع البيادق بالتناوب، فلا تكون بيادق الأبيض { $white } وبيادق الأسود { $black }.
lanrick-text-place-seat = وضع البيدق التالي { FORM($seat, form: "to") }.
lanrick-text-not-over = لا يفوز { $seat } إلا إذا بقي { FORM($of, form: "to") } بيدق واحد، وله هو أكثر من واحد.
lanrick-text-fewest = بيادق { $seat } أقل، فهو الذي يبدأ.
lanrick-text-first-loser = تساوى عدد البيادق، فيبدأ { $seat }، وهو الخاسر في الملتقى.
lanrick-text-play-in = بيادق { $seat } كلها في الملتقى، فقد فاز به.
lanrick-text-not-in = لم يفز { $seat } بالملتقى: ليست بيادقه كلها فيه.
lanrick-text-take-nobody = بيادق { $seat } كلها في الملتقى، فلا يؤخذ منها شيء.
lanrick-text-home-nobody = لا بيدق { FORM($seat, form: "to") } يجب نقله إلى الحافة.
lanrick-text-level-equal = تساوى عدد البيادق في الميدان، فلا تسوية.
lanrick-text-level-seat = بيادق { $seat } في الميدان أكثر، فالنقلة له.
lanrick-text-back-nobody = لا بيدق في الميدان، فقد انتهت العودة.
lanrick-text-back-numbers = لصاحب الدور في الميدان { $own } وللآخر { $others }، وهذا لا يوافق من يبدأ العودة.

## كيف نقرأ القواعد

ruling-LANRICK-1 = أعداد المربعات أقصى ما يجوز. للاعب أن يحرك أقل منها أو ألا يحرك شيئًا، ويعلن أن دوره تم.
ruling-LANRICK-2 = كل ما يسيره بيدق واحد في دور واحد يقع على خط مستقيم واحد: صف أو عمود أو قطر. وله أن يذهب عليه ويعود، وأن تتناوب نقلات عدة بيادق. ويُحسب كل مربع يسيره البيدق، في العودة أيضًا.
ruling-LANRICK-3 = يذهب البيدق إلى الحافة بنقلة واحدة كنقلة ملكة الشطرنج، مهما طالت، على مربعات خالية إلى مربع خالٍ من الحافة. ويختار صاحب النقلة البيدق والمربع والترتيب. ولا يوضع بيدق على مربع خالٍ من الحافة إلا إذا لم تكن لأي بيدق يجوز نقله الآن نقلة كهذه.
ruling-LANRICK-4 = ينتهي الدور فور الفوز بالملتقى. وإذا وُضعت العلامة بحيث تقف بيادق الخصم كلها في الملتقى من قبل، فقد فاز به؛ ويُنبَّه واضع العلامة أولًا.
ruling-LANRICK-5 = من لا بيدق له في الملتقى وله من المربعات بعدد بيادقه لا يُدخل بيادقه كلها في دور واحد إلا بأن يحرك كلًّا منها مربعًا واحدًا. فلا تجوز العلامة إذا كان لكل بيدق من بيادقه مربع خالٍ من الملتقى بجانبه، ولكل منها مربع غير مربع الآخر. والعبرة بالرقعة عند وضع العلامة. والعلامة على d4 وd5 وe4 وe5 جائزة دائمًا.
ruling-LANRICK-6 = لا يعرف المصدر تعادلًا. وهنا تنتهي المباراة بالتعادل إذا مر 50 دورًا لكل لاعب ولم يفز أحد بملتقى، أو اتفق اللاعبان. وإذا جاء الوضع نفسه للمرة الثالثة في اللعب على ملتقى جازت المطالبة بالتعادل، وفي المرة الخامسة تنتهي المباراة به.
ruling-LANRICK-7 = البيدق المأخوذ قد يكون على الحافة أو في الميدان، لكن لا يكون في الملتقى. والحافة والميدان هما المربعات الـ28 والـ36 دائمًا، حيثما كان الملتقى: فعند طرف الرقعة قد يكون البيدق فيه وعلى الحافة معًا.
ruling-LANRICK-8 = يثبت خط البيدق بأول نقلة له في الدور، ويلزمه حيث تتقاطع الخطوط. والنقلة تطول ما بقي من المربعات. ولا يُنقل في العودة إلى الحافة إلا ما في الميدان.
ruling-LANRICK-9 = لا تقل نقلة عن مربع. وللاعب أن ينهي دوره متى شاء، حتى قبل أول نقلة؛ وإذا لم يبق مربع انتهى الدور وحده. والبيدق في الملتقى إذا وقف فيه، لا إذا مر به، ولا يفوز أحد بملتقى بإنهاء دوره.
ruling-LANRICK-10 = تبقى العلامة ما دام بيدق يؤخذ وغيره يُنقل إلى الحافة، وتُرفع قبل التسوية بين الأعداد في الميدان. ولا يُنقل في ذلك كله ما على الحافة. والتكرار يُعد عند بداية الأدوار. ويضع الأبيض أول بيدق؛ وفي مباراة الإعادة يتبادل اللاعبان اللونين.

## صفحة لانريك

lanrick-page-title = لانريك، لعبة من لويس كارول
lanrick-page-description = العب لانريك، سباق لويس كارول إلى الملتقى بخمسة بيادق لكل لاعب على رقعة شطرنج، ضد الحاسوب أو مع صديق أمام الشاشة نفسها. بلا حساب.
lanrick-page-line = خمسة بيادق وقطعة نقد: اجمع بيادقك كلها حولها قبل خصمك.
lanrick-page-picture-1 = عشرة بيادق على الحافة، وقد وضع الأبيض العلامة. يبدأ الأسود السباق إلى الملتقى حولها، وله مربعان لا أكثر.
lanrick-page-picture-2 = ثلاثة من بيادق الأبيض في الملتقى. للأبيض خمسة مربعات، وتكفيه ثلاثة ليدخل البيدقين الباقيين ويفوز بالملتقى.
