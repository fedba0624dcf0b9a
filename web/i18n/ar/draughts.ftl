### كلمات الداما الإنجليزية. المصطلحات المعتمدة في docs/glossary/ar.md.

game-draughts = الداما الإنجليزية

## المقاعد: الأول للأسود

draughts-seat = { $form ->
    [to] { $seat ->
        [1] للأسود
       *[2] للأبيض
    }
   *[plain] { $seat ->
        [1] الأسود
       *[2] الأبيض
    }
}
draughts-colour = { $form ->
    [the] { draughts-seat }
   *[plain] { $count ->
        [two] { $seat ->
            [1] أسودين
           *[2] أبيضين
        }
        [few] { $agree ->
            [people] { $seat ->
                [1] سود
               *[2] بيض
            }
           *[thing] { $seat ->
                [1] سوداء
               *[2] بيضاء
            }
        }
       *[one] { $seat ->
            [1] أسود
           *[2] أبيض
        }
    }
}

## القطع

draughts-man = { $form ->
    [verb] ي
   *[noun] { $colour ->
        [draughts-colour] { draughts-man-noun } { $colour }
       *[none] { draughts-man-noun }
    }
}
draughts-man-noun = { $form ->
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
draughts-king = { $form ->
    [verb] ي
   *[noun] { $colour ->
        [draughts-colour] { draughts-king-noun } { FORM($colour, agree: "people") }
       *[none] { draughts-king-noun }
    }
}
draughts-king-noun = { $form ->
    [the] الملك
    [acc] ملكًا
   *[plain] { $count ->
        [two] ملكين
        [few] { word } ملوك
        [many] { $count } ملكًا
        [other] { $count } ملك
       *[one] ملك
    }
}

## ما يجب فعله، وكيف تنتهي المباراة

draughts-to-move = { $seat ->
    [you] دورك
   *[other] الدور { FORM($seat, form: "to") }
}{ stop }
draughts-must-take = { $seat ->
    [you] دورك: عليك أن تأسر
   *[other] على { $seat } أن يأسر
}{ stop }
draughts-take-on = { $seat ->
    [you] واصل
   *[other] يواصل { $seat }
} الأسر من { $at }{ stop }
draughts-over = انتهت المباراة{ stop }
draughts-end-no-piece = لم تبق { $seat ->
    [you] لك
   *[other] { FORM($seat, form: "to") }
} أي قطعة{ stop }
draughts-end-no-move = لم تبق { $seat ->
    [you] لك
   *[other] { FORM($seat, form: "to") }
} أي نقلة{ stop }

## لماذا تُرفض خطوة

draughts-no-square = ليس هذا مربعًا من مربعات الرقعة.
draughts-empty = لا قطعة على { $at }.
draughts-not-yours = القطعة التي على { $at } ليست لك.
draughts-blocked = القطعة التي على { $at } محاصرة: ليس لها مربع خالٍ تتحرك إليه.
draughts-not-diagonal = تسير القطعة على القطر، فلا طريق لها من { $from } إلى { $to }.
draughts-too-far = تسير القطعة مربعًا واحدًا، أو تقفز فوق قطعة واحدة لتأسرها، فلا طريق لها من { $from } إلى { $to }.
draughts-occupied = على المربع { $at } قطعة أخرى.
draughts-forward-only = على المربع { $at } قرص غير متوج، وهو لا يسير إلا إلى الأمام.
draughts-nothing-to-take = لا تسير القطعة مربعين إلا لتأسر، والمربع { $at } خالٍ.
draughts-own-piece = القطعة التي على { $at } قطعتك، ولا يمكنك القفز فوق قطعك.
draughts-take-compulsory = عليك أن تأسر: { $takes }.

## ما الخطأ في نص نقلة

draughts-text-move = تحتاج النقلة إلى مربعين على الأقل، مثل ⁨11-15⁩.
draughts-text-square = «{ $found }» ليس مربعًا من مربعات الرقعة، وأرقامها من 1 إلى 32.
draughts-text-ambiguous = يمكن أن يُقرأ هذا بعدة طرق: { $readings }.
draughts-one-step = المطلوب هنا خطوة واحدة، لذا فإن { $at } مربع زائد.
draughts-turn-over = ينتهي الدور قبل { $at }.

## ما الخطأ في نص وضع

draughts-text-side = يبدأ الوضع بحرف B أو W، دلالة على صاحب الدور، لا بـ«{ $found }».
draughts-text-list = «{ $found }» ليس قائمة قطع: تبدأ القائمة بحرف B أو W، دلالة على صاحبها.
draughts-text-two-lists = قطع { $seat } مذكورة هنا مرتين.
draughts-text-no-list = قطع { $seat } غير مذكورة.
draughts-text-no-square = ينقص هنا رقم.
draughts-text-twice = المربع { $at } مذكور هنا مرتين.
draughts-text-count = لا معنى لـ«{ $found }» هنا: بعد القوائم يرد H مرة لعدد الأدوار بلا تقدم، وF مرة لرقم النقلة، ومع كل منهما عدد.
draughts-text-empty = لا قطعة على الرقعة.
draughts-text-uncrowned = القرص الذي على { $at } في الصف الأخير، فلا بد أن يكون ملكًا.
draughts-text-pieces = قطع { $seat } هنا { $found }، ولا تزيد قطع أحد على { $most }.

## كيف نقرأ القواعد

ruling-DR-1 = القرص الذي يبلغ الصف الأبعد وهو يأسر يُتوج ويقف هناك، ولو استطاع أن يواصل القفز وهو ملك.
ruling-DR-2 = إذا جاء الوضع نفسه للمرة الثالثة والدور للاعب نفسه، جاز لهذا اللاعب أن يطالب بالتعادل؛ وفي المرة الخامسة تنتهي المباراة بالتعادل. وكذلك بعد 40 نقلة لكل لاعب لا أسر فيها ولا نقلة لقرص غير متوج. وللاعبين أيضًا أن يتفقا على التعادل.
ruling-DR-4 = لا ينص المصدر على أن الأقراص غير المتوجة لا تسير ولا تأسر إلا إلى الأمام. ويُفهم ذلك من قوله إن الملوك تسير إلى الأمام أو الخلف، وهو كذلك في اللعبة الإنجليزية.

## صفحة الداما الإنجليزية

draughts-page-title = الداما الإنجليزية، وتسمى أيضًا تشيكرز
draughts-page-description = العب الداما الإنجليزية، وتسمى أيضًا تشيكرز، ضد الحاسوب أو مع صديق على الجهاز نفسه: أسر إلزامي وسلاسل قفزات وملوك.
draughts-page-line = إن استطعت أن تأسر وجب عليك: هذه هي القاعدة، وهذا هو الفخ.
