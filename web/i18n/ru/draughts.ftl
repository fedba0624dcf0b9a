### The words of English draughts. The forms are those of the portal.

game-draughts = Английские шашки

## Места: первый ход за чёрными

draughts-seat = { $case ->
    [gen] { draughts-low }
    [nom] { draughts-low }
   *[none] { $form ->
        [clause] { draughts-low }
       *[start] { draughts-high }
    }
}{ seat-ending }
draughts-low = { $seat ->
    [1] чёрн
   *[2] бел
}
draughts-high = { $seat ->
    [1] Чёрн
   *[2] Бел
}
draughts-colour = { $form ->
    [start] { draughts-high }
   *[plain] { draughts-low }
}{ adjective-she }

## Шашки

draughts-man = { count-she }{ $colour ->
    [draughts-colour] { $colour } ш
   *[none] { $form ->
        [start] Ш
       *[plain] ш
    }
}аш{ noun-she }
draughts-king = { count-she }{ $colour ->
    [draughts-colour] { $colour } д
   *[none] { $form ->
        [start] Д
       *[plain] д
    }
}ам{ $count ->
    [many] ок
   *[few] { noun-she }
}

## Что делать и чем кончается партия

draughts-to-move = { seat-to-move }{ stop }
draughts-must-take = { seat-to-move }: надо взять{ stop }
draughts-take-on = { $seat ->
    [you] Берите
   *[other] { seat-to-move }: надо брать
} дальше с { $at }{ stop }
draughts-over = Партия закончена{ stop }
draughts-end-no-piece = { seat-with } не осталось шашек{ stop }
draughts-end-no-move = { seat-with } не осталось ходов{ stop }

## Почему шаг невозможен

draughts-no-square = Такой клетки на доске нет.
draughts-empty = На { $at } нет шашки.
draughts-not-yours = Шашка на { $at } не ваша.
draughts-blocked = Шашке на { $at } некуда идти: нет свободной клетки.
draughts-not-diagonal = Шашки ходят по диагонали, поэтому с { $from } на { $to } не попасть.
draughts-too-far = Шашка идёт на одну клетку, а берёт прыжком через одну, поэтому с { $from } на { $to } ей не попасть.
draughts-occupied = На { $at } уже стоит шашка.
draughts-forward-only = На { $at } простая шашка, а простые ходят только вперёд.
draughts-nothing-to-take = На две клетки шашка прыгает только при взятии, а клетка { $at } пуста.
draughts-own-piece = Шашка на { $at } ваша, а через свои шашки прыгать нельзя.
draughts-take-compulsory = Надо взять: { $takes }.

## Что не так в записи хода

draughts-text-move = В ходе хотя бы две клетки, например 11-15.
draughts-text-square = «{ $found }» — не клетка доски: пишется число от 1 до 32.
draughts-text-ambiguous = Это можно прочесть по-разному: { $readings }.
draughts-one-step = Здесь нужен только один шаг, клетка { $at } лишняя.
draughts-turn-over = Ход кончается раньше { $at }.

## Что не так в записи позиции

draughts-text-side = Позиция начинается с B или W (чей ход), а не с «{ $found }».
draughts-text-list = «{ $found }» — не список шашек: он начинается с B или W (чьи они).
draughts-text-two-lists = Шашки { FORM($seat, case: "gen") } указаны дважды.
draughts-text-no-list = Не хватает шашек { FORM($seat, case: "gen") }.
draughts-text-no-square = Здесь не хватает номера.
draughts-text-twice = Клетка { $at } указана дважды.
draughts-text-count = «{ $found }» здесь ничего не значит. За шашками идут H, ходы без продвижения, и F, номер хода, каждое один раз и с числом.
draughts-text-empty = На доске нет шашек.
draughts-text-uncrowned = Простая шашка на { $at } стоит в последнем ряду, поэтому она должна быть дамкой.
draughts-text-pieces = У { FORM($seat, case: "gen") } слишком много шашек: { $found }, а бывает не больше { $most }.

## Как мы читаем правила

ruling-DR-1 = Простая шашка, которая взятием доходит до последнего ряда, становится дамкой и останавливается, даже если дамкой могла бы прыгать дальше.
ruling-DR-2 = Если одна и та же позиция возникает третий раз при ходе той же стороны, эта сторона может требовать ничью; на пятый раз партия кончается вничью. Ничья и после 40 ходов каждой стороны без взятий и без ходов простых шашек. Игроки могут и договориться о ничьей.
ruling-DR-4 = В источнике не сказано прямо, что простые шашки ходят и берут только вперёд. Но о дамках там сказано, что они ходят вперёд и назад, и так играют в английские шашки.

## Страница игры Английские шашки

draughts-page-title = Английские шашки, они же чекерс
draughts-page-description = Английские шашки, или чекерс, с компьютером или с другом за одним устройством: обязательные взятия, серии прыжков и дамки.
draughts-page-line = Если можно взять, надо взять: это и правило, и ловушка.
