### The words of Lanrick. The source's men are фишки, its border край; its rendezvous is место встречи, its mark the центр of that.
### The forms are those of the portal.

game-lanrick = Ланрик

## Фишки и знаки

lanrick-man = { count-she }{ $colour ->
    [colour] { FORM($colour, gender: "she") } ф
   *[none] { $form ->
        [start] Ф
       *[plain] ф
    }
}иш{ noun-she }
lanrick-mark = центр места встречи
lanrick-rendezvous = на месте встречи
lanrick-mark-set = Центр места встречи — { $at }.
lanrick-mark-lifted = Места встречи вокруг { $at } больше нет.

## Что делать и чем кончается партия

lanrick-to-place = { lanrick-puts-now } фишку на край { lanrick-left }
lanrick-to-mark = { $seat ->
    [you] Ваш ход: выберите
   *[other] { $seat } выбира{ verb-et }
} центр места встречи{ stop }
lanrick-to-play-first = { $seat ->
    [you] Вы начинаете: пройдите
   *[other] { $seat } начина{ verb-et }:
} в сумме до { lanrick-squares }{ stop }
lanrick-to-play = { $seat ->
    [you] Ваш ход: пройдите
   *[other] { seat-to-move }:
} в сумме до { lanrick-squares }{ stop }
lanrick-to-play-on = { $seat ->
    [you] Осталось клеток: { $number }. Идите дальше или нажмите «Готово»
   *[other] { seat-with } осталось клеток: { $number }
}{ stop }
lanrick-to-take = { $seat ->
    [you] Место встречи ваше: возьмите одну фишку { FORM($of, case: "gen") }
   *[other] { $seat } выигрыва{ verb-et } место встречи: надо взять фишку
}{ stop }
lanrick-to-send-home = { lanrick-moves } на край { $of ->
    [you] ваши фишки
   *[other] фишки { FORM($of, case: "gen") }
} { lanrick-left }
lanrick-to-level = { lanrick-moves } фишки назад на край, чтобы внутри стало поровну { lanrick-left }
lanrick-to-return = { $seat ->
    [you] Ваш ход: верните
   *[other] { $seat } возвраща{ verb-et }
} фишку на край { lanrick-left }
lanrick-moves = { $seat ->
    [you] Отправьте
   *[other] { $seat } отправля{ verb-et }
}
lanrick-to-set-home = { lanrick-puts } одну { $of ->
    [you] вашу фишку
   *[other] фишку { FORM($of, case: "gen") }
} { lanrick-anywhere }
lanrick-to-set-level = { lanrick-puts } фишку { lanrick-anywhere }
lanrick-to-set-return = { lanrick-puts-now } фишку { lanrick-anywhere }
lanrick-puts = { $seat ->
    [you] Поставьте
   *[other] { $seat } став{ verb-it }
}
lanrick-puts-now = { $seat ->
    [you] Ваш ход: поставьте
   *[other] { lanrick-puts }
}
lanrick-anywhere = на любую клетку края { lanrick-left }
lanrick-left = (осталось: { $number }){ stop }
lanrick-over = { $seat ->
    [you] Вы выиграли
   *[other] Победа { FORM($seat, case: "gen") }
}{ stop }
lanrick-end-taken = { $seat } взяли четыре фишки{ stop }
# Behind "до".
lanrick-squares = { $number } { $number ->
    [one] клетки
   *[other] клеток
}
lanrick-men = фишек: { $number }

## Кнопки и вопрос перед тем, как отдать место встречи

lanrick-done = Готово
lanrick-gives-away = Тогда все фишки { FORM($seat, case: "gen") } окажутся на месте встречи и сразу его выиграют.

## Рядом с именем игрока

lanrick-to-place-still = осталось: { $number }
lanrick-in-field = внутри: { $number }
lanrick-in = на месте: { $number }/{ $of }
lanrick-taken = взято: { $number }/{ $of }

## Почему шаг невозможен

lanrick-place-on-border = Фишки ставят на край, а клетка { $at } внутри.
lanrick-occupied = На { $at } уже стоит фишка.
lanrick-mark-in-field = Центр должен быть внутри, а клетка { $at } на краю.
lanrick-mark-own-man = С центром на { $at } ваша фишка на { $man } уже была бы на месте встречи, а так нельзя.
lanrick-mark-too-near = С центром на { $at } вы могли бы за один ход привести туда все свои фишки, а так нельзя.
lanrick-empty = На { $at } нет фишки.
lanrick-not-yours = { $seat ->
    [you] Фишка на { $at } не ваша.
   *[other] { seat-to-move }, а фишка на { $at } чужая.
}
lanrick-stuck = Фишке на { $at } некуда идти: рядом нет пустой клетки.
lanrick-stuck-on-line = Фишка на { $at } в этот ход держится своей линии, а дальше по ней не пройти.
lanrick-too-far = Для этого нужно клеток: { $number }, а осталось { $left }.
lanrick-keeps-line = Фишка на { $at } в этот ход уже двигалась и держится той же линии.
lanrick-not-a-line = Фишка идёт по горизонтали, вертикали или диагонали, поэтому с { $from } на { $to } ей не попасть.
lanrick-same-square = Фишка уже на { $at }.
lanrick-blocked = Фишка на { $at } мешает пройти.
lanrick-take-own = Фишка на { $at } ваша: возьмите одну из фишек { FORM($of, case: "gen") }.
lanrick-take-in = Фишка на { $at } стоит на месте встречи, её взять нельзя.
lanrick-send-own = Фишка на { $at } ваша: отправьте на край фишки { FORM($of, case: "gen") }.
lanrick-send-in = Фишка на { $at } стоит на месте встречи и остаётся там.
lanrick-send-border = Фишка на { $at } уже на краю.
lanrick-stays-on-border = Фишка на { $at } уже на краю и остаётся там.
lanrick-others-walk = У фишки на { $at } сейчас нет пути на край. У других он есть, сначала отправьте их.
lanrick-goal-on-border = Фишка должна уйти на край, а клетка { $at } внутри.

## Что не так в записи шага или хода

lanrick-text-step = Напишите здесь один шаг, например a4-c6.
lanrick-text-turn = Напишите здесь ход, например a4-c6 и точку после него.
lanrick-text-turn-over = Ход кончается раньше.
lanrick-text-turn-squares = Ход не закончен, осталось клеток: { $number }. Чтобы закончить его, поставьте точку после последнего движения.
lanrick-text-turn-home = Ход не закончен, на край должно уйти ещё { lanrick-men }.
lanrick-text-over = Партия закончена.
lanrick-text-word = «{ $found }» — не шаг.
lanrick-text-square = «{ $found }» — не клетка доски.
lanrick-text-expects-place = Здесь ставят фишку, например a4, а не «{ $found }».
lanrick-text-expects-mark = Здесь выбирают центр места встречи, например *d5, а не «{ $found }».
lanrick-text-expects-move = Здесь пишут движение, например a4-c6, или точку в конце хода, а не «{ $found }».
lanrick-text-expects-take = Здесь берут фишку, например xh3, а не «{ $found }».
lanrick-text-expects-border = Здесь отправляют фишку на край, например d5>e8, а не «{ $found }».

## Что не так в записи позиции

lanrick-text-fields = Частей в позиции { WORD($needed) }: фишки, стадия, чей ход, центр места встречи, сколько осталось клеток, какие фишки уже ходили и кто начинает возвращение. Здесь их { $found }.
lanrick-text-rows = Рядов на доске должно быть { WORD($needed) }, через косую черту, а здесь { $found }.
lanrick-text-row = Клеток в ряду должно быть { WORD($needed) }, а здесь { $found }.
lanrick-text-sign = «{ $found }» — ни фишка, w или b, ни число пустых клеток от 1 до 8.
lanrick-text-men = У { FORM($seat, case: "gen") } слишком много фишек: { $found }, а бывает не больше { $most }.
lanrick-text-phase = «{ $found }» — не стадия партии: пишется place, mark, play, take, home, level, back или over.
lanrick-text-seat = «{ $found }» — не сторона: пишется w или b.
lanrick-text-mark-missing = На этой стадии есть место встречи, а центр не указан.
lanrick-text-mark-none = На этой стадии места встречи нет: вместо «{ $found }» пишется дефис.
lanrick-text-left-missing = Не указано, сколько осталось клеток.
lanrick-text-left = «{ $found }» — не число клеток.
lanrick-text-left-range = Осталось может быть от 1 до { $most } клеток, не больше, чем у игрока фишек, а здесь { $found }.
lanrick-text-left-none = Клетки остаются только в игре за место встречи: вместо «{ $found }» пишется дефис.
lanrick-text-locks-none = Линии держатся только в игре за место встречи: вместо «{ $found }» пишется дефис.
lanrick-text-lock = «{ $found }» — не фишка, которая ходила: пишутся её клетка и линия, r, f, u или d, например c6u.
lanrick-text-lock-twice = Фишка на { $at } указана дважды.
lanrick-text-locks-left = Ходивших фишек (здесь { $found }) и оставшихся клеток (здесь { $left }) вместе не больше { $most }.
lanrick-text-first-missing = Укажите, кто начинает возвращение: w или b.
lanrick-text-first-none = На этой стадии начинать возвращение некому: вместо «{ $found }» пишется дефис.
lanrick-text-too-few = У { FORM($seat, case: "gen") } здесь фишек: { $found }. Когда их меньше двух, партия закончена.
lanrick-text-in-field = На этой стадии все фишки на краю, а клетка { $at } внутри.
lanrick-text-place-done = Все десять фишек уже на доске, ставить больше нечего.
lanrick-text-place-counts = Фишки ставят по очереди, поэтому у белых не может быть { $white }, когда у чёрных { $black }.
lanrick-text-place-seat = Следующую фишку став{ verb-it } { FORM($seat, case: "nom") }.
lanrick-text-not-over = Победа { FORM($seat, case: "gen") } бывает, только если у { FORM($of, case: "gen") } осталась одна фишка, а у { FORM($seat, case: "gen") } больше.
lanrick-text-fewest = Фишек меньше у { FORM($seat, case: "gen") }: им и начинать.
lanrick-text-first-loser = Фишек поровну, поэтому начинают { FORM($seat, case: "nom") }, проигравшие место встречи.
lanrick-text-play-in = Все фишки { FORM($seat, case: "gen") } уже на месте встречи, значит, оно выиграно.
lanrick-text-not-in = Место встречи ещё не выиграно: не все фишки { FORM($seat, case: "gen") } там.
lanrick-text-take-nobody = Все фишки { FORM($seat, case: "gen") } на месте встречи, взять нечего.
lanrick-text-home-nobody = Ни одной из фишек { FORM($seat, case: "gen") } не надо идти на край.
lanrick-text-level-equal = Внутри поровну, возвращаться никому не надо.
lanrick-text-level-seat = Внутри больше фишек у { FORM($seat, case: "gen") }, их и ход.
lanrick-text-back-nobody = Внутри фишек нет, значит, возвращение закончено.
lanrick-text-back-numbers = Внутри у стороны, чей ход, { $own }, у другой { $others }: это не вяжется с тем, кто начинает возвращение.

## Как мы читаем правила

ruling-LANRICK-2 = Все движения одной фишки за ход лежат на одной прямой: горизонтали, вертикали или диагонали. По ней можно ходить туда и обратно, а движения разных фишек могут чередоваться. Считается каждая пройденная клетка, и на обратном пути тоже.
ruling-LANRICK-3 = На край фишка уходит одним ходом ферзя любой длины, по пустым клеткам на пустую клетку края. Фишку, клетку и порядок выбирает тот, кто ходит. Только если ни у одной из фишек, которым сейчас можно, такого хода нет, одну из них ставят на любую пустую клетку края.
ruling-LANRICK-4 = Ход кончается сразу, как только место встречи выиграно. Если центр выбран так, что все фишки соперника уже там, место встречи выигрывает соперник; страница об этом предупреждает.
ruling-LANRICK-5 = Если на месте встречи нет своих фишек, а клеток столько же, сколько фишек, привести все за один ход можно, только сдвинув каждую ровно на одну клетку. Поэтому центр нельзя выбрать там, где рядом с каждой фишкой игрока есть пустая клетка места встречи, у каждой своя. Считается доска в момент выбора. Клетки d4, d5, e4 и e5 подходят всегда.
ruling-LANRICK-6 = В источнике ничьих нет. Здесь партия кончается вничью, когда за 50 ходов каждого никто не выиграл места встречи, и по соглашению игроков. Если в игре за место встречи одна и та же позиция возникает третий раз, можно требовать ничью; на пятый раз это ничья.
ruling-LANRICK-7 = Взятая фишка может стоять на краю или внутри, только не на месте встречи. Край и внутренняя часть — это всегда 28 и 36 клеток, где бы ни было место встречи: у края доски фишка может стоять и на нём, и на краю.
ruling-LANRICK-8 = Линию фишки на весь ход задаёт её первое движение, и там, где линии пересекаются, фишка с неё не сходит. Движение может быть любой длины в пределах оставшихся клеток. При возвращении на край ходят только фишки изнутри.
ruling-LANRICK-10 = Место встречи остаётся, пока берут фишку и отправляют остальные на край, и снимается перед тем, как внутри уравнивают числа. Фишки на краю при этом не трогают. Повторения считаются в начале ходов. Первую фишку ставят белые; в реванше игроки меняются сторонами.

## Страница игры Ланрик

lanrick-page-title = Ланрик: игра Льюиса Кэрролла
lanrick-page-description = Ланрик — игра Льюиса Кэрролла: пять фишек спешат к месту встречи на шахматной доске. С компьютером или с другом за одним устройством.
lanrick-page-line = Пять фишек, одна монета: соберите их вокруг неё раньше соперника.
