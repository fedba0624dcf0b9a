### كلمات الشطرنج. المصطلحات المعتمدة في docs/glossary/ar.md.
###
### A kind of piece has one form more here: `that`, with the article and the pronoun before what tells where it stands.
### What would be turned around between Arabic words, such as ⁨O-O⁩, stands between the signs that keep it apart.

game-chess = الشطرنج

## القطع

chess-pawn = { $form ->
    [verb] ي
   *[noun] { $colour ->
        [colour] { chess-pawn-noun } { $colour }
       *[none] { chess-pawn-noun }
    }
}
chess-pawn-noun = { $form ->
    [the] البيدق
    [that] البيدق الذي
    [acc] بيدقًا
   *[plain] { $count ->
        [two] بيدقين
        [few] { word } بيادق
        [many] { $count } بيدقًا
        [other] { $count } بيدق
       *[one] بيدق
    }
}
chess-knight = { $form ->
    [verb] ي
   *[noun] { $colour ->
        [colour] { chess-knight-noun } { $colour }
       *[none] { chess-knight-noun }
    }
}
chess-knight-noun = { $form ->
    [the] الحصان
    [that] الحصان الذي
    [acc] حصانًا
   *[plain] { $count ->
        [two] حصانين
        [few] { word } أحصنة
        [many] { $count } حصانًا
        [other] { $count } حصان
       *[one] حصان
    }
}
chess-bishop = { $form ->
    [verb] ي
   *[noun] { $colour ->
        [colour] { chess-bishop-noun } { $colour }
       *[none] { chess-bishop-noun }
    }
}
chess-bishop-noun = { $form ->
    [the] الفيل
    [that] الفيل الذي
    [acc] فيلًا
   *[plain] { $count ->
        [two] فيلين
        [few] { word } أفيال
        [many] { $count } فيلًا
        [other] { $count } فيل
       *[one] فيل
    }
}
chess-rook = { $form ->
    [verb] ت
   *[noun] { $colour ->
        [colour] { chess-rook-noun } { FORM($colour, agree: "she") }
       *[none] { chess-rook-noun }
    }
}
chess-rook-noun = { $form ->
    [the] القلعة
    [that] القلعة التي
    [acc] قلعة
   *[plain] { $count ->
        [two] قلعتين
        [few] { word-she } قلاع
        [many] { $count } قلعة
        [other] { $count } قلعة
       *[one] قلعة
    }
}
chess-queen = { $form ->
    [verb] ت
   *[noun] { $colour ->
        [colour] { chess-queen-noun } { FORM($colour, agree: "she") }
       *[none] { chess-queen-noun }
    }
}
chess-queen-noun = { $form ->
    [the] الملكة
    [that] الملكة التي
    [acc] ملكة
   *[plain] { $count ->
        [two] ملكتين
        [few] { word-she } ملكات
        [many] { $count } ملكة
        [other] { $count } ملكة
       *[one] ملكة
    }
}
chess-king = { $form ->
    [verb] ي
   *[noun] { $colour ->
        [colour] { chess-king-noun } { FORM($colour, agree: "people") }
       *[none] { chess-king-noun }
    }
}
chess-king-noun = { $form ->
    [the] الملك
    [that] الملك الذي
    [acc] ملكًا
   *[plain] { $count ->
        [two] ملكين
        [few] { word } ملوك
        [many] { $count } ملكًا
        [other] { $count } ملك
       *[one] ملك
    }
}
chess-check = في حالة كش

## ما يجب فعله، وكيف تنتهي المباراة

chess-to-move = { $seat ->
    [you] دورك
   *[other] الدور { FORM($seat, form: "to") }
}{ stop }
chess-in-check = { $seat ->
    [you] دورك: ملكك
   *[other] { $seat }
} في حالة كش{ stop }
chess-over = انتهت المباراة{ stop }
chess-promote-queen = ملكة
chess-promote-rook = قلعة
chess-promote-bishop = فيل
chess-promote-knight = حصان
chess-end-mate = كش مات { $seat ->
    [you] لملكك
   *[other] لملك { $seat }
}{ stop }
chess-end-stalemate = انسداد، فلا نقلة { $seat ->
    [you] لك وملكك
   *[other] { FORM($seat, form: "to") } وملكه
} ليس في حالة كش{ stop }
chess-end-material = لم يبق لأي من الطرفين ما يكفي من القطع للوصول إلى كش مات{ stop }

## لماذا تُرفض نقلة

chess-no-square = ليس هذا مربعًا من مربعات الرقعة.
chess-empty = لا قطعة على { $at }.
chess-not-yours = القطعة التي على { $at } ليست لك.
chess-blocked = لا { FORM($kind, form: "verb") }ستطيع { FORM($kind, form: "that") } على { $at } أن { FORM($kind, form: "verb") }تحرك: الطريق مسدود.
chess-king-nowhere = لا { FORM($kind, form: "verb") }ستطيع { FORM($kind, form: "that") } على { $at } أن { FORM($kind, form: "verb") }تحرك: كل مربع حوله مهدد أو مشغول.
chess-double-check = قطعتان تهددان الملك معًا، فلا بد أن يتحرك الملك نفسه، لا { FORM($kind, form: "that") } على { $at }.
chess-check-idle = { FORM($by, form: "that") } على { $from } { FORM($by, form: "verb") }هدد الملك، ولا { FORM($kind, form: "verb") }ستطيع { FORM($kind, form: "that") } على { $at } أسر المهاجم ولا سد طريقه.
chess-check-stays = يبقى الملك بعد هذا في حالة كش تحت تهديد { FORM($by, form: "that") } على { $from }.
chess-king-attacked = المربع { $at } تحت تهديد { FORM($by, form: "that") } على { $from }، فلا يذهب إليه الملك.
chess-pinned = { FORM($kind, form: "that") } على { $at } لا { FORM($kind, form: "verb") }ستطيع الابتعاد، وإلا صار الملك تحت تهديد { FORM($by, form: "that") } على { $from }: هذا هو التقييد.
chess-en-passant-check = بهذا الأسر يغادر البيدقان الصف معًا، فيصير الملك تحت تهديد { FORM($by, form: "that") } على { $from }.
chess-castle-lost = سقط حق التبييت مع القلعة التي تبدأ على { $rook }: تحركت هي أو تحرك الملك، أو لم تعد على الرقعة.
chess-castle-blocked = يجب أن تخلو المربعات كلها بين الملك والقلعة عند التبييت، وعلى { $at } قطعة.
chess-castle-in-check = لا تبييت والملك في حالة كش، و{ FORM($by, form: "that") } على { $from } { FORM($by, form: "verb") }هدده.
chess-castle-through = لا يعبر الملك في التبييت مربعًا مهددًا: { $at } تحت تهديد { FORM($by, form: "that") } على { $from }.
chess-castle-into = لا يذهب الملك في التبييت إلى مربع مهدد: { $at } تحت تهديد { FORM($by, form: "that") } على { $from }.
chess-own-piece = على { $at } قطعة لك.
chess-path-blocked = القطعة التي على { $at } في طريق { FORM($kind, form: "the") }.
chess-moves-pawn = يسير البيدق إلى الأمام في خط مستقيم ويأسر إلى الأمام على القطر، فلا طريق له من { $from } إلى { $to }.
chess-moves-knight = يسير الحصان مربعين في خط مستقيم ومربعًا إلى الجانب، فلا طريق له من { $from } إلى { $to }.
chess-moves-bishop = يسير الفيل على الأقطار، فلا طريق له من { $from } إلى { $to }.
chess-moves-rook = تسير القلعة على الصفوف والأعمدة، فلا طريق لها من { $from } إلى { $to }.
chess-moves-queen = تسير الملكة على الصفوف والأعمدة والأقطار، فلا طريق لها من { $from } إلى { $to }.
chess-moves-king = يسير الملك إلى مربع مجاور، فلا طريق له من { $from } إلى { $to }.
chess-pawn-nothing = لا يسير البيدق على القطر إلا ليأسر، والمربع { $at } خالٍ.
chess-pawn-straight = لا يأسر البيدق إلا على القطر، فالقطعة التي على { $at } توقفه.
chess-pawn-blocked = القطعة التي على { $at } توقف البيدق.
chess-pawn-double = لا يسير البيدق مربعين إلا من حيث يبدأ، والذي على { $at } تحرك من قبل.
chess-en-passant-late = لا يؤخذ البيدق الذي على { $at } بالمرور إلا فور سيره مربعين.

## ما الخطأ في نص نقلة

chess-text-move = اكتب النقلة مثل e4 أو Nf3 أو exd5 أو ⁨O-O⁩.
chess-text-square = «{ $found }» ليس مربعًا من مربعات الرقعة.
chess-text-promotion = لا يترقى البيدق إلى «{ $found }»: رموز ما يترقى إليه Q وR وB وN، كما في ⁨e8=Q⁩.
chess-text-rest = لا معنى لـ«{ $found }» بعد نقلة.
chess-text-ambiguous = يمكن أن يُقرأ هذا بعدة طرق: { $readings }.
chess-text-takes-nothing = لا شيء على { $at } يمكن أسره.
chess-text-not-in-passing = ليست هذه النقلة أخذًا بالمرور.
chess-text-no-check = لا كش بهذه النقلة.
chess-text-no-mate = لا كش مات بهذه النقلة.
chess-text-other-piece = ما يقف على { $at } هو { $kind }.
chess-text-no-promotion = لا يترقى بيدق بهذه النقلة إلى { $to }.
chess-text-no-piece = ليس لصاحب الدور { $kind } كالمذكور هنا.
chess-text-none-reaches = لا { FORM($kind, form: "verb") }ستطيع أي { $kind } لصاحب الدور الوصول إلى { $to }.

## ما الخطأ في نص وضع

chess-text-fields = للوضع ستة أجزاء: القطع، وصاحب الدور، وحق التبييت، ومربع الأخذ بالمرور، وأنصاف النقلات، ورقم النقلة. ويجوز حذف الأخيرين.
chess-text-ranks = صفوف الوضع ثمانية، لا { WORD($count) }.
chess-text-squares = عدد مربعات الصف { $rank } ثمانية، لا { WORD($found) }.
chess-text-piece = «{ $found }» ليس قطعة: رموز القطع P وN وB وR وQ وK، وبحروف صغيرة للأسود.
chess-text-side = صاحب الدور w أو b، لا «{ $found }».
chess-text-castling = «{ $found }» لا يذكر حق التبييت: رموزه K وQ وk وq، كل منها مرة، أو شرطة إن لم يبق حق.
chess-text-halfmove = أنصاف النقلات التي لا أسر فيها ولا نقلة لبيدق عدد لا يزيد على { $most }.
chess-text-fullmove = رقم النقلة عدد من 1 إلى { $most }.
chess-text-no-king = لا ملك { FORM($seat, form: "to") }.
chess-text-two-kings = { FORM($seat, form: "to") } ملك ثانٍ على { $at }.
chess-text-too-many-pieces = قطع { $seat } هنا { $found }، ولا تزيد قطع أحد على { $most }.
chess-text-too-many-pawns = بيادق { $seat } هنا { $found }، ولا تزيد بيادق أحد على { $most }.
chess-text-pawn-on-edge = لا يمكن أن يقف بيدق على { $at }، في طرف الرقعة.
chess-text-kings-touch = الملكان متجاوران.
chess-text-check-missed = ليس الدور { FORM($seat, form: "to") }، وملكه في حالة كش من القطعة التي على { $from }.
chess-text-castling-king = لا تبييت { FORM($seat, form: "to") }: ملكه ليس حيث يبدأ.
chess-text-castling-rook = لا قلعة على { $at } للتبييت معها.
chess-text-en-passant-rank = مربع الأخذ بالمرور في الصف السادس إن كان الدور للأبيض، وفي الثالث إن كان للأسود.
chess-text-en-passant-pawn = لا بيدق يمكن أن يكون قد جاوز هذا المربع للتو.
chess-text-en-passant-check = القطعة التي على { $from } تهدد الملك، وكانت تهدده قبل نقلة البيدق الأخيرة.
chess-mended-castling = «{ $found }»: التبييت غير ممكن هنا، فتُرك.
chess-mended-en-passant = «{ $found }»: لا بيدق يمكن أخذه بالمرور هنا، فتُرك.

## كيف نقرأ القواعد

ruling-CHESS-1 = يعد المصدر المباراة تعادلًا إذا لم يكن في وسع أي من اللاعبين الوصول إلى كش مات. ونقرأ هذا هكذا: ملك ضد ملك، أو ملك مع فيل واحد أو حصان واحد ضد ملك، أو ملكان لا شيء معهما إلا أفيال تقف كلها على مربعات من لون واحد. والانسداد تعادل كذلك، وهو ألا تكون لصاحب الدور نقلة مشروعة وملكه ليس في حالة كش.
ruling-CHESS-2 = إذا جاء الوضع نفسه للمرة الثالثة والدور للاعب نفسه، جاز لهذا اللاعب أن يطالب بالتعادل؛ وفي المرة الخامسة تنتهي المباراة بالتعادل. وبعد 50 نقلة لكل لاعب لا أسر فيها ولا نقلة لبيدق تجوز المطالبة بالتعادل؛ وبعد 75 تنتهي المباراة به.

## صفحة الشطرنج

chess-page-title = الشطرنج، بقواعد الاتحاد الدولي
chess-page-description = العب الشطرنج ضد الحاسوب أو مع صديق على الجهاز نفسه: القواعد كلها، وكل نقلة مرفوضة يُشرح سببها، وبقارئ الشاشة أيضًا.
chess-page-line = اثنتان وثلاثون قطعة، ولا مكان للحظ، وملك يُحاصر.
