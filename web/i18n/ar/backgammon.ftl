### كلمات لعبة الطاولة. المصطلحات المعتمدة في docs/glossary/ar.md.

game-backgammon = لعبة الطاولة

## القطع

backgammon-checker = { $form ->
    [verb] ي
   *[noun] { $colour ->
        [colour] { backgammon-checker-noun } { $colour }
       *[none] { backgammon-checker-noun }
    }
}
backgammon-checker-noun = { $form ->
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
backgammon-pile = { $count ->
    [two] قرصان { $colour }ان
   *[other] { FORM($kind, $count) }
}
backgammon-cube-1 = { $form ->
    [verb] ي
   *[noun] { backgammon-cube } 1
}
backgammon-cube-2 = { $form ->
    [verb] ي
   *[noun] { backgammon-cube } 2
}
backgammon-cube-4 = { $form ->
    [verb] ي
   *[noun] { backgammon-cube } 4
}
backgammon-cube-8 = { $form ->
    [verb] ي
   *[noun] { backgammon-cube } 8
}
backgammon-cube-16 = { $form ->
    [verb] ي
   *[noun] { backgammon-cube } 16
}
backgammon-cube-32 = { $form ->
    [verb] ي
   *[noun] { backgammon-cube } 32
}
backgammon-cube-64 = { $form ->
    [verb] ي
   *[noun] { backgammon-cube } 64
}
backgammon-cube = { $form ->
    [the] المكعب بقيمة
    [acc] مكعبًا بقيمة
   *[plain] مكعب بقيمة
}

## المواضع

backgammon-bar = { $seat ->
    [you] حاجزك
   *[other] حاجز { $seat }
}
backgammon-tray = { $seat ->
    [you] صينيتك
   *[other] صينية { $seat }
}
backgammon-numbered = المثلثات من 1 إلى 24
backgammon-cube-middle = وسط الحاجز
backgammon-cube-place = طرف الحاجز { $seat ->
    [you] عندك
   *[other] عند { $seat }
}
backgammon-die = { $number ->
    [1] حجر النرد الأول
    [2] حجر النرد الثاني
    [3] حجر النرد الثالث
   *[4] حجر النرد الرابع
}

## ما يجب فعله، وكيف تنتهي المباراة

backgammon-open = يرمي كل لاعب حجر نرد: يبدأ صاحب الرقم الأكبر{ stop }
backgammon-opened = رمى الأبيض { $white } والأسود { $black }: { $seat ->
    [you] أنت تبدأ
   *[other] يبدأ { $seat }
}{ stop }
backgammon-may-double = { $seat ->
    [you] دورك: ارمِ، أو ضاعف إلى { $value }
   *[other] على { $seat } أن يرمي، أو يضاعف إلى { $value }
}{ stop }
backgammon-to-throw = { $seat ->
    [you] دورك: ارمِ النرد
   *[other] الرمي { FORM($seat, form: "to") }
}{ stop }
backgammon-answer = { $seat ->
    [you] دورك: اقبل المضاعفة إلى { $value }، أو انسحب
   *[other] على { $seat } أن يقبل المضاعفة إلى { $value }، أو ينسحب
}{ stop }
backgammon-to-move = { $seat ->
    [you] دورك
   *[other] الدور { FORM($seat, form: "to") }
}{ stop }
backgammon-to-enter = { $seat ->
    [you] دورك: ادخل من الحاجز
   *[other] على { $seat } أن يدخل من الحاجز
}{ stop }
backgammon-to-finish = { $seat ->
    [you] المس النرد أو «تم» لإنهاء دورك
   *[other] على { $seat } أن ينهي دوره
}{ stop }
backgammon-rest-lost = لم يبق { $seat ->
    [you] لك ما تلعبه: المس «تم»
   *[other] { FORM($seat, form: "to") } ما يلعبه
}{ stop }
backgammon-cannot-move = لا نقلة { $seat ->
    [you] لك: المس «تم»
   *[other] { FORM($seat, form: "to") }
}{ stop }
backgammon-lower-alone = { $seat ->
    [you] لا يمكنك أن تلعب
   *[other] لا يمكن { FORM($seat, form: "to") } أن يلعب
} الرقم الأصغر وحده، وهو { $number } (قاعدة هذه المجموعة){ stop }
backgammon-over = انتهت المباراة{ stop }
backgammon-end-single = بقيت { $seat ->
    [you] لك
   *[other] { FORM($seat, form: "to") }
} أقراص{ stop }
backgammon-end-gammon = مارس، إذ لم { $seat ->
    [you] تُخرج
   *[other] يُخرج { $seat }
} أي قرص{ stop }
backgammon-end-backgammon = فوز كامل، إذ لم { $seat ->
    [you] تُخرج أي قرص وبقي لك
   *[other] يُخرج { $seat } أي قرص وبقي له
} قرص على الحاجز أو في بيت الفائز{ stop }
backgammon-end-dropped = { $seat ->
    [you] انسحبت
   *[other] انسحب { $seat }
} من المضاعفة{ stop }
backgammon-match-over = حُسمت سلسلة المباريات{ stop }

## الأزرار

backgammon-roll = ارمِ
backgammon-double = ضاعف
backgammon-take = اقبل
backgammon-drop = انسحب
backgammon-done = تم

## بجانب اسم اللاعب

backgammon-pips = باقٍ { $number }
backgammon-score = { $number } من { $of }

## ما يُختار لمباراة، وما يُستسلم به

backgammon-plan-points = سلسلة حتى { $length ->
    [one] نقطة واحدة
    [two] نقطتين
    [few] { $length } نقاط
    [many] { $length } نقطة
   *[other] { $length } نقطة
}
backgammon-option-single-number = إن لم يمكن لعب إلا حجر نرد واحد
backgammon-option-single-number-lattjo = الأكبر فقط (قاعدة هذه المجموعة)
backgammon-option-single-number-tournament = أيهما أمكن (المعتاد)
backgammon-option-cube = مكعب المضاعفة
backgammon-option-cube-in-matches = في سلاسل المباريات
backgammon-option-cube-on = دائمًا
backgammon-option-cube-off = أبدًا
backgammon-option-crawford = مباراة كروفورد في السلاسل
backgammon-option-crawford-on = نعم
backgammon-option-crawford-off = لا
backgammon-resign-1 = خسارة بسيطة
backgammon-resign-2 = { $form ->
    [clause] مارسًا
   *[plain] مارس
}
backgammon-resign-3 = خسارة كاملة

## لماذا تُرفض خطوة

backgammon-empty = لا قرص على { $at }.
backgammon-not-yours = الأقراص التي على { $at } ليست لك.
backgammon-bar-empty = ليس { $seat ->
    [you] لك
   *[other] { FORM($seat, form: "to") }
} قرص على الحاجز.
backgammon-touch-own = المس أحد { $seat ->
    [you] أقراصك
   *[other] أقراص { $seat }
}، أو حجر نرد.
backgammon-stays-off = القرص الذي أُخرج لا يعود.
backgammon-cube-not-now = { $seat ->
    [you] لا يمكنك أن تضاعف
   *[other] لا يمكن { FORM($seat, form: "to") } أن يضاعف
} إلا قبل الرمي.
backgammon-bar-first = { $seat ->
    [you] أقراصك
   *[other] أقراص { $seat }
} التي على الحاجز تدخل أولًا.
backgammon-bar-blocked = لا يسمح أي حجر نرد باقٍ { $seat ->
    [you] لك
   *[other] { FORM($seat, form: "to") }
} بالدخول من الحاجز.
backgammon-blocked = لا طريق للأقراص التي على { $at } بالأرقام الباقية.
backgammon-blocked-point = على { $at } قرصان أو أكثر للخصم، فهو مغلق.
backgammon-backward = لا تسير { $seat ->
    [you] أقراصك
   *[other] أقراص { $seat }
} إلا إلى الأمام.
backgammon-wrong-number = { $number ->
    [one] المسافة مثلث واحد
    [two] المسافة مثلثان
    [few] المسافة { WORD($number) } مثلثات
    [many] المسافة { $number } مثلثًا
   *[other] المسافة { $number } مثلث
}، ولا يُظهر ذلك أي حجر نرد باقٍ.
backgammon-other-die = حجر النرد المختار يُظهر { WORD($number) }، وهذا يؤدي إلى موضع آخر.
backgammon-no-goal = لا يمكن لقرص أن يذهب إلى هناك.
backgammon-not-all-home = { $seat ->
    [you] لا تُخرج أقراصك إلا حين تكون كلها في بيتك.
   *[other] لا يُخرج { $seat } أقراصه إلا حين تكون كلها في بيته.
}
backgammon-off-needs = يلزم لإخراجه الرقم { $number } أو أكبر منه.
backgammon-higher-behind = هناك أقراص أبعد على { $at }، وهي أولى.
backgammon-number-blocked = لا يمكن لأي قرص أن يلعب { WORD($number) } الآن.
backgammon-die-used = الرقم { $number } على حجر النرد هذا لُعب من قبل.
backgammon-die-aside = ليس حجر النرد هذا من هذه الرمية.
backgammon-play-both = يمكن لعب الرقمين معًا فيجب ذلك، وهذه النقلة تمنع لعب الثاني.
backgammon-as-many = ما زال يمكن لعب الرقم المكرر { $number ->
    [one] مرة واحدة
    [two] مرتين
    [few] { $number } مرات
   *[other] { $number } مرة
}، فيجب ذلك، وهذه النقلة تُبقي أقل.
backgammon-play-higher = يمكن لعب أي من الرقمين لا كليهما، فيجب لعب الأكبر، وهو { $number }.

## ما الخطأ في نص دور

backgammon-text-turn = يبدأ الدور برميته، مثل ⁨31: 8/5 6/5⁩.
backgammon-text-turn-word = «{ $found }» ليس جزءًا من دور.
backgammon-text-step = اكتب هنا خطوة واحدة: النرد مثل 31، أو نقلة مثل ⁨8/5⁩، أو roll أو double أو take أو drop أو done.
backgammon-text-no-throw = تنقص هنا الرمية، مثل ⁨31:⁩
backgammon-text-other-throw = يُظهر النرد { $expected }، لا { $found }.
backgammon-text-tie = الرقمان المتساويان لا يحددان من يبدأ، فيُرميان من جديد.
backgammon-text-no-double = لا مضاعفة ممكنة الآن.
backgammon-text-no-answer = ينقص الرد على المضاعفة: take أو drop.
backgammon-text-not-now = لا يمكن فعل ذلك الآن.
backgammon-text-over = انتهت المباراة.
backgammon-text-turn-over = ينتهي الدور قبل هذا.
backgammon-text-no-move = تنقص هنا نقلة، مثل ⁨8/5⁩.
backgammon-text-backward = لا تسير الأقراص إلا إلى أرقام أصغر، فلا طريق من { $from } إلى { $to }.
backgammon-text-times = «{ $found }» لا يبين كم مرة تُلعب النقلة: ذلك عدد من 1 إلى { $most } بين قوسين.
backgammon-text-many = لا يزيد عدد نقلات الدور على { WORD($most) }.
backgammon-text-more = يمكن لعب المزيد، فلم ينته الدور.
backgammon-text-ambiguous = يمكن أن يُقرأ هذا بعدة طرق: { $readings }.
backgammon-text-no-hit = لا شيء يُضرب على { $at }.

## ما الخطأ في نص وضع

backgammon-text-checkers = عدد أقراص { $seat } هنا { $found }، وينبغي أن يكون { $needed }.
backgammon-text-shared = المثلث { $white } عند الأبيض هو المثلث { $black } عند الأسود، ولا يقف عليه إلا أحدهما.
backgammon-text-both-off = أُخرجت هنا أقراص اللاعبين كلها.
backgammon-text-closed = لكل من اللاعبين قرص على الحاجز أمام بيت مغلق، فلا يستطيع أحد أن يتحرك أبدًا.
backgammon-text-no-cube = لا مكعب في هذه المباراة.
backgammon-text-cannot-double = لا يجوز { FORM($seat, form: "to") } أن يضاعف هنا.
backgammon-text-begun = ما دام لم يُعرف من يبدأ فكل شيء كما في البداية.
backgammon-text-ended = أخرج { $seat } كل أقراصه، فالمباراة منتهية.
backgammon-text-not-won = لم يفز { $seat } هكذا.
backgammon-text-throw = «{ $found }» ليس رمية: الرمية رقمان من 1 إلى 6، مثل 31.
backgammon-text-word = لا مكان لـ«{ $found }» هنا.
backgammon-text-no-side = أقراص { $seat } غير مذكورة.
backgammon-text-two-sides = أقراص { $seat } مذكورة هنا مرتين.
backgammon-text-twice = الموضع { $at } مذكور هنا مرتين { FORM($seat, form: "to") }.
backgammon-text-number = «{ $found }» ليس عدد أقراص، وهو من 1 إلى { $most }.
backgammon-text-point = «{ $found }» ليس موضعًا للأقراص: المواضع من 24 إلى 1، وbar وoff.
backgammon-text-cube-value = «{ $found }» ليس قيمة للمكعب، وقيمه 1 و2 و4 و8 و16 و32 و64.
backgammon-text-seat = «{ $found }» ليس لاعبًا: اللاعبان white وblack.
backgammon-text-stage = «{ $found }» لا يبين ما يأتي بعد ذلك: اكتب opening أو roll أو doubled أو dice أو won.
backgammon-text-id-letter = لا يرد «{ $found }» في أي معرّف.
backgammon-text-id-length = عدد حروف هذا المعرّف { $found }، وينبغي أن يكون { $needed }.
backgammon-text-id-bits = طول «{ $found }» طول معرّف، لكن لا معنى له.
backgammon-text-cube-most = لا تزيد قيمة مكعب على 64.
backgammon-text-cube-owner = المكعب الذي قيمته 1 يكون في الوسط، وما عداه يكون لأحد اللاعبين.
backgammon-text-resigned = استسلم أحدهم هنا أو يعرض ذلك، فلا يمكن اللعب من هذا الوضع.
backgammon-text-id-state = لا يبين هذا المعرّف حالًا معروفة للمباراة.
backgammon-text-dice = في هذا المعرّف رمية حيث لا رمي.
backgammon-text-id-turn = يناقض هذا المعرّف نفسه في صاحب الدور.
backgammon-text-match-length = هذا المعرّف من { $found ->
    [zero] مباراة مفردة
   *[other] سلسلة حتى { $found }
}، وتُلعب هنا { $expected ->
    [zero] مباراة مفردة
   *[other] سلسلة حتى { $expected }
}.
backgammon-text-match-score = نقاط { $seat } في سلسلة هذا المعرّف { $found }، وهي هنا { $expected }.
backgammon-text-crawford = هذا المعرّف من مباراة كروفورد، وهذه ليست كذلك.
backgammon-text-not-crawford = هذه مباراة كروفورد، والمعرّف من غيرها.
backgammon-text-xgid = تعذّرت قراءة «{ $found }» في ⁨XGID⁩: فيه الأقراص، والمكعب وصاحبه، وصاحب الدور، والرمية أو ⁨00⁩، والنتيجة.
backgammon-mended-match = هذا من سلسلة حتى { $length } نتيجتها { $white } مقابل { $black }، ونقاط الأبيض أولًا. وهو هنا مباراة مفردة لا نتيجة لها.
backgammon-mended-crawford = هذا من مباراة كروفورد في سلسلة حتى { $length } نتيجتها { $white } مقابل { $black }، ونقاط الأبيض أولًا. وهو هنا مباراة مفردة لا نتيجة لها.
backgammon-mended-score = لا نتيجة للمباراة المفردة، فتُركت { $white } مقابل { $black }، ونقاط الأبيض أولًا.
backgammon-mended-beaver = لا تُلعب هنا المضاعفة المعاكسة (beaver وraccoon)، لذا قُرئت المضاعفة التي قبلها.

## كيف نقرأ القواعد

ruling-BG-1 = يجب لعب الرقمين إن كانت هناك أي طريقة للعبهما معًا؛ ومن الرقم المكرر أكثر ما يمكن من مراته الأربع.
ruling-BG-2 = إذا لم يمكن إلا لعب رقم واحد من اثنين فالمصدر لا يجيز إلا الأكبر: لا يُلعب الأصغر وحده أبدًا، ولو للدخول من الحاجز. وإذا أمكن أي منهما لا كلاهما لُعب الأكبر. أما في البطولات فيجب لعب الأصغر حيث لا يمكن الأكبر، ويمكن اختيار ذلك لمباراة. وليس في الرقم المكرر أصغر.
ruling-BG-3 = يُستعمل مكعب المضاعفة في سلاسل المباريات، وفي المباراة المفردة إن اختير ذلك. ولا يتجاوز 64. وفي السلاسل تسري قاعدة كروفورد ما لم تُلغ. ولا تسري قاعدة جاكوبي: المارس محسوب دائمًا. ويجوز الاستسلام بقيمة المكعب أو ضعفها أو ثلاثة أضعافها، ولا بد أن يقبل الخصم.
ruling-BG-5 = القرص الواحد على مثلث يُضرب، والقرصان فأكثر يغلقانه؛ ولا تصرح بذلك إلا الترجمة السلوفينية.

## صفحة لعبة الطاولة

backgammon-page-title = لعبة الطاولة مع مكعب المضاعفة والسلاسل
backgammon-page-description = العب الطاولة ضد الحاسوب أو مع صديق على الجهاز نفسه: مباريات مفردة أو سلاسل، ومكعب المضاعفة، وبنردك أنت إن شئت.
backgammon-page-line = النرد يختار الأرقام، أما أن تجري أو تسد أو تضرب فالأمر لك.
