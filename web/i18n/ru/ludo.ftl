### The words of ludo: a dot is a кружок. Places have the forms `from`, `to` and `at`, with their preposition; all else as in the portal.

game-ludo = Лудо

## Места игроков

ludo-seat = { $case ->
    [gen] { ludo-low }
    [nom] { ludo-low }
   *[none] { $form ->
        [clause] { ludo-low }
       *[start] { ludo-high }
    }
}{ $seat ->
    [2] { $case ->
        [gen] их
       *[nom] ие
    }
   *[other] { seat-ending }
}
ludo-low = { $seat ->
    [1] красн
    [2] син
    [3] жёлт
   *[4] зелён
}
ludo-high = { $seat ->
    [1] Красн
    [2] Син
    [3] Жёлт
   *[4] Зелён
}
# A piece is feminine.
ludo-colour = { $form ->
    [start] { ludo-high }
   *[plain] { ludo-low }
}{ $seat ->
    [2] { $count ->
        [few] ие
        [many] их
       *[one] { $case ->
            [acc] юю
           *[nom] яя
        }
    }
   *[other] { adjective-she }
}

## Фишки

ludo-piece = { count-she }{ $colour ->
    [ludo-colour] { $colour } ф
   *[none] { $form ->
        [start] Ф
       *[plain] ф
    }
}иш{ noun-she }
ludo-pile = { FORM($kind, $count, form: "plain") }

## Места

# "ваш" before a place, or the seat behind it.
ludo-your-he = { $seat ->
    [you] { $case ->
        [from] вашего
        [at] вашем
       *[nom] ваш
    }{ " " }
   *[other] { "" }
}
ludo-your-she = { $seat ->
    [you] { $case ->
        [from] вашей
        [to] вашу
        [at] вашей
       *[nom] ваша
    }{ " " }
   *[other] { "" }
}
ludo-owner = { $seat ->
    [you] { "" }
   *[other] { " " }{ FORM($seat, case: "gen") }
}
ludo-dot = { $case ->
    [from] с кружка
    [to] на кружок
    [at] на кружке
   *[nom] кружок
} { $number }
ludo-start = { $case ->
    [from] { $seat ->
        [you] с вашего
       *[other] со
    } старта
    [to] на { ludo-your-he }старт
    [at] на { ludo-your-he }старте
   *[nom] { ludo-your-he }старт
}{ ludo-owner }
ludo-lane = { ludo-dot } { $seat ->
    [you] вашей домашней дорожки
   *[other] домашней дорожки { FORM($seat, case: "gen") }
}
ludo-finish = { $case ->
    [from] с финиша
    [to] на финиш
    [at] на финише
   *[nom] финиш
}
ludo-nest = { $case ->
    [from] с { ludo-your-she }базы
    [to] на { ludo-your-she }базу
    [at] на { ludo-your-she }базе
   *[nom] { ludo-your-she }база
}{ ludo-owner }
ludo-die = { $seat ->
    [you] { $form ->
        [start] Ваш
       *[plain] ваш
    } кубик
   *[other] { $form ->
        [start] Кубик
       *[plain] кубик
    } { FORM($seat, case: "gen") }
}
# Behind "на".
ludo-goal = { $at ->
    [1] старт красных
    [11] старт синих
    [21] старт жёлтых
    [31] старт зелёных
   *[other] кружок { $at }
}

## Что делать и чем кончается партия

ludo-to-open = { ludo-throws }; у кого больше, тот начинает{ stop }
ludo-tied = Поровну у { FORM($seats, case: "gen") }: бросайте ещё раз{ stop }
ludo-to-throw = { ludo-throws }{ stop }
ludo-throws = { $seat ->
    [you] Ваш ход: бросьте
   *[other] { $seat } броса{ verb-et }
} кубик
ludo-to-move = { seat-to-move }: выпало { $number }{ $seat ->
    [you] , пойдите фишкой
   *[other] { "" }
}{ stop }
ludo-to-pass = Выпало { $number }, ходов нет: { FORM($seat, case: "nom") } пропуска{ verb-et } ход{ stop }
ludo-over = Первое место у { FORM($seat, case: "gen") }{ stop }
ludo-end-home = { seat-with } все четыре фишки на финише{ stop }
ludo-end-places = { seat-with } первое место, остальные места тоже решены{ stop }

## Кнопки

ludo-pass = Пропуск
ludo-knock = Сбить
ludo-spare = Не сбивать

## Рядом с именем игрока

ludo-home = финиш: { $number }
ludo-place = { $number }-е место
ludo-out = вне игры

## Что можно выбрать для партии

ludo-option-players-4 = Четверо
ludo-option-players-3 = Трое
ludo-option-players-2 = Двое, друг напротив друга
ludo-option-places = Играть дальше за 2-е и 3-е место
ludo-option-places-auto = Если играют трое или четверо
ludo-option-places-on = Всегда
ludo-option-places-off = Никогда
ludo-option-knock = Сбивать фишки
ludo-option-knock-always = Всегда
ludo-option-knock-choose = По желанию

## Почему шаг невозможен

ludo-touch-own = Коснитесь { $seat ->
    [you] своей фишки
   *[other] фишки { FORM($seat, case: "gen") }
}.
ludo-not-yours = { $seat ->
    [you] Ваших фишек там нет.
   *[other] { seat-to-move }, а там только чужие фишки.
}
ludo-nest-empty = На { $seat ->
    [you] вашей базе
   *[other] базе { FORM($seat, case: "gen") }
} фишек не осталось.
ludo-nest-needs = С базы фишка выходит только на 1 или 6, а выпало { $number }.
ludo-nest-one = На 1 фишка выходит с базы на старт.
ludo-nest-six = На 6 с базы выходят две фишки вместе на старт или одна на шестой кружок.
ludo-nest-last = На 6 единственная фишка базы выходит на старт или на шестой кружок.
ludo-stays-home = Фишка на финише остаётся там.
ludo-goes-to-dot = При { $number } эта фишка идёт на { ludo-goal }.
ludo-goes-to-lane = При { $number } эта фишка идёт на кружок { $at } своей дорожки.
ludo-goes-home = При { $number } эта фишка идёт на финиш.
ludo-turns-to-lane = { ludo-too-much } на кружок { $at } своей дорожки.
ludo-turns-to-dot = { ludo-too-much } на { ludo-goal }.
ludo-turns-to-same = { ludo-too-much } туда, где начала. Чтобы так сыграть, коснитесь фишки.
ludo-too-much = { $number } — больше, чем нужно этой фишке: на финише она поворачивает и идёт назад

## Что не так в записи хода

ludo-must-move = Ход есть, поэтому его не пропускают.
ludo-text-step = Напишите здесь один шаг: бросок, например 5, ход, например 12-17, или дефис, если ход пропущен.
ludo-text-turn = Ход — это бросок и движение, например 5: 12-17.
ludo-text-turn-over = Ход кончается раньше.
ludo-text-no-move = Напишите после броска движение, например 12-17, или дефис, если ход пропущен.
ludo-text-no-throw = Сначала напишите бросок, например 5: 12-17.
ludo-text-thrown = На кубике уже { $number }: напишите здесь движение.
ludo-text-other-throw = На кубике { $expected }, а не { $found }.
ludo-text-throw = «{ $found }» — не бросок: пишется число от 1 до 6.
ludo-text-word = «{ $found }» — не бросок, как 5, не ход, как 12-17, и не дефис для пропуска.
ludo-text-place = «{ $found }» — не место на пути фишки: пишется от 0 до { $most }.
ludo-text-over = Партия закончена.
ludo-text-no-piece = У игрока, чей ход, на { $at } нет фишки.
ludo-text-two = Две фишки вместе ходят только с базы: 0-1(2).
ludo-text-goes = При { $number } фишка с { $from } идёт на { $to }.
ludo-text-knocks = Этот ход кого-то сбивает: напишите после него x.
ludo-text-nobody = Этот ход никого не сбивает: уберите x.

## Что не так в записи позиции

ludo-text-fields = Частей в позиции { WORD($needed) }: фишки, стадия, чей ход, кубик и кто на финише. Здесь их { $found }.
ludo-text-seats = Цветов { WORD($needed) }, между ними косая черта, а здесь { $found }.
ludo-text-piece = «{ $found }» — не место фишки: пишется число.
ludo-text-path = «{ $found }» — дальше финиша, а финиш — это { $most }.
ludo-text-four = У { FORM($seat, case: "gen") } здесь { $found } { $found ->
    [one] фишка
    [few] фишки
   *[other] фишек
}, а должно быть { WORD($needed) }.
ludo-text-colours = Играть должны хотя бы два цвета.
ludo-text-opposite = Когда цветов только два, они сидят друг напротив друга.
ludo-text-shared = Сразу двое на одном месте ({ ludo-goal }): { FORM($seat, case: "nom") } и { FORM($other, case: "nom") }, а пришедший позже сбивает другого.
ludo-text-stage = «{ $found }» — не стадия партии: пишется open, play или over.
ludo-text-seat = «{ $found }» — не игрок: пишется от 1 до 4.
ludo-text-seat-home = У { FORM($seat, case: "gen") } все четыре фишки на финише, ходов больше нет.
ludo-text-seat-empty = Здесь { FORM($seat, case: "nom") } не играют.
ludo-text-seat-aside = В этом круге { FORM($seat, case: "nom") } не бросают.
ludo-text-die = На кубике не бывает «{ $found }»: пишется от 1 до 6 или ? до броска.
ludo-text-begun = Пока не решено, кто начинает, все фишки на базах, а у { FORM($seat, case: "gen") } кто-то уже в пути.
ludo-text-entries = Бросков за первый ход { WORD($needed) }, между ними запятые, а здесь { $found }.
ludo-text-entry = «{ $found }» — не бросок за первый ход: пишется от 1 до 6, ? до броска или дефис, если не бросают.
ludo-text-entry-empty = Здесь { FORM($seat, case: "nom") } не играют и не бросают.
ludo-text-entry-order = Сейчас бросают { FORM($seat, case: "nom") }: все до них уже бросили, остальные ещё нет.
ludo-text-entry-alone = За первый ход бросают хотя бы двое.
ludo-text-home = «{ $found }» — не игрок: кто на финише или сдался, пишется как 1–4.
ludo-text-not-home = У { FORM($seat, case: "gen") } не все четыре фишки на финише.
ludo-text-left-out = У { FORM($seat, case: "gen") } все четыре фишки на финише, но среди пришедших этот цвет не назван.
ludo-text-twice = Дважды указано: { FORM($seat, case: "nom") }.
ludo-text-not-out = У { FORM($seat, case: "gen") } есть фишки, значит, это не сдача.
ludo-text-home-late = Партия закончилась раньше, чем последний из них дошёл до финиша.
ludo-text-not-over = С этими фишками партия не закончена.
ludo-text-ended = С этими фишками партия закончена.
ludo-text-over-seat = Партия закончена, ходить некому: вместо «{ $found }» пишется дефис.
ludo-text-over-die = Партия закончена, никто не бросает: вместо «{ $found }» пишется дефис.

## Как мы читаем правила

ruling-LUDO-1 = Если ход есть, ходить надо, а какой фишкой, вы выбираете сами. На 1 или 6 можно пойти и фишкой, которая уже вышла. После 6 надо бросить ещё раз. Хода нет только при 2, 3, 4 или 5, когда все ваши фишки, кроме дошедших, на базе. Фишка, которая поворачивает на финише, может оказаться там, где начала, и это ход; коснуться финиша по пути — ещё не дойти.
ruling-LUDO-3 = При 6 и единственной фишке на базе она может пойти на старт или на шестой кружок.
ruling-LUDO-4 = С последнего кружка дорожки 6 ведёт на финиш и обратно, до последнего кружка круга. Кто там стоит, сбивается, как при любом ходе.
ruling-LUDO-6 = Двое сидят друг напротив друга; цвета, за которые никто не играет, пропускаются. Можно выбрать, играть ли дальше за места; втроём и вчетвером так обычно и делают. Фишки того, кто сдался, снимаются, и среди тех, кто ещё играет, это последнее место.
ruling-LUDO-7 = На всех языках источник говорит, что фишку можно сбить. Здесь её сбивают всегда, если вы не выберете для партии «по желанию»; тогда цвета могут стоять на одном кружке.
ruling-LUDO-8 = По турецкому тексту на 6 выходят две фишки или вышедшая идёт на шесть. Мы этому не следуем: шесть языков называют шестой кружок.

## Страница игры Лудо

ludo-page-title = Лудо на двоих, троих или четверых
ludo-page-description = Лудо: до четырёх цветов, с компьютером или с друзьями за одним устройством, с кубиком на экране или со своим, и дальше за 2-е и 3-е место.
ludo-page-line = Четыре фишки, один кубик, и всегда кто-то на шесть кружков позади вас.
