### The words of Laska and Bignor Ludus. The forms are those of the portal: a kind stands in a `case` and with a `count`, and gives
### its colour a `gender`.

game-laska = Ласка
game-bignor-ludus = Бигнор Лудус

## Фигуры

laska-counter = { count-she }{ $colour ->
    [colour] { FORM($colour, gender: "she") } ш
   *[none] { $form ->
        [start] Ш
       *[plain] ш
    }
}аш{ noun-she }
laska-officer = { count-he }{ $colour ->
    [colour] { FORM($colour, gender: "he") } о
   *[none] { $form ->
        [start] О
       *[plain] о
    }
}фицер{ noun-he }

## Что делать и чем кончается партия

laska-numbers = Номера Ласкера, 1–25
laska-move = { seat-to-move }{ stop }
laska-take = { seat-to-move }: надо взять{ stop }
laska-go-on = { $seat ->
    [you] Берите
   *[other] { seat-to-move }: надо брать
} дальше с { $at }{ stop }
laska-over = Партия закончена{ stop }
laska-end-no-piece = { seat-with } не осталось фигур{ stop }
laska-end-no-move = { seat-with } не осталось ходов{ stop }

## Почему шаг невозможен

laska-no-square = Такой клетки на доске нет.
laska-empty = На { $at } нет фигуры.
laska-not-yours = Фигура на { $at } не ваша.
laska-blocked = Фигуре на { $at } некуда идти: нет свободной клетки.
laska-too-far = Фигура идёт по диагонали на одну клетку, а берёт прыжком через одну, поэтому с { $from } на { $to } ей не попасть.
laska-occupied = На { $at } уже стоит фигура.
laska-nothing-to-take = На две клетки фигура прыгает только при взятии, а клетка { $at } пуста.
laska-own-piece = Фигура на { $at } ваша, а через свои фигуры прыгать нельзя.
laska-leapt-twice = Через { $at } в этот ход уже прыгали, а дважды через одну клетку не прыгают.
laska-forward-only = На { $at } сверху шашка, а шашки ходят только вперёд.
laska-must-take = Надо взять: { $takes }.
laska-one-step = Здесь нужен только один шаг, клетка { $at } лишняя.
laska-turn-over = Ход кончается раньше { $at }.

## Что не так в записи хода

laska-text-move = В ходе хотя бы две клетки, например c3-d4.
laska-text-square = «{ $found }» — не клетка доски.
laska-text-column-at-start = За первой клеткой хода башня не пишется.
laska-text-ambiguous = Это можно прочесть по-разному: { $readings }.
laska-text-column = На { $at } тогда стоит { $expected }.
laska-text-nothing-there = На { $at } тогда нет фигуры.
laska-text-columns = Башни в этом ходе не такие, как на доске.

## Что не так в записи позиции

laska-text-side = Позиция кончается буквой w или b: чей ход.
laska-text-two-sides = Чей ход, указано дважды.
laska-text-ranks = В позиции должно быть семь рядов, а здесь { $count }.
laska-text-fields = Клеток в ряду { $rank } должно быть { $expected }, а здесь { $found }.
laska-text-no-column = На { $at } не хватает фигуры.
laska-text-twice = Клетка { $at } указана дважды.
laska-text-counter = «{ $found }» — не шашка: пишется w, W, b или B.
laska-text-column-height = Шашек в башне не больше { $most }.
laska-text-empty = На доске нет фигур.
laska-text-unpromoted = Верхняя шашка на { $at } стоит в последнем ряду, поэтому она должна быть офицером.
laska-text-counters = У { FORM($seat, case: "gen") } здесь слишком много шашек: { $found }. Всего их в игре { $most }.

## Части доски

laska-inner-ring = Внутреннее кольцо
laska-outer-ring = Внешнее кольцо
laska-centre = Центр
laska-long-diagonals = Длинные диагонали
laska-short-diagonals = Короткие диагонали

## Как мы читаем правила

ruling-LASKA-1 = Взятие продолжается, пока фигура может прыгать. Раньше оно кончается только там, где шашка превращается; офицер у любого края доски прыгает дальше.
ruling-LASKA-2 = За один ход дважды через одну клетку не прыгают, что бы на ней ни осталось. Клетка, с которой фигура начала, считается пустой, и взятие может вернуться на неё.
ruling-LASKA-3 = Если одна и та же позиция возникает третий раз при ходе той же стороны, эта сторона может требовать ничью; на пятый раз партия кончается вничью. Ничья и после 50 ходов каждой стороны без взятий и без ходов шашек.
ruling-LASKA-4 = В игре Бигнор Лудус взятие — всегда один прыжок; остальное как в Ласке.

## Страница игры Ласка

laska-page-title = Ласка: шашки с башнями Эмануила Ласкера
laska-page-description = Ласка — шашки чемпиона мира по шахматам Эмануила Ласкера. Играйте с компьютером или с другом: взятые шашки едут дальше в башнях.
laska-page-line = Взятые шашки едут под вашей башней, пока кто-нибудь их не освободит.

## Страница игры Бигнор Лудус

bignor-ludus-page-title = Бигнор Лудус: Ласка с одиночными взятиями
bignor-ludus-page-description = Бигнор Лудус — вариант Ласки, где взятие всегда один прыжок: башни, пленники и офицеры. Играйте с компьютером или с другом.
bignor-ludus-page-line = Ласка прыжок за прыжком: кто взял, тот ждёт ответа.
