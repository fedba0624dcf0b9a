### The words of Lino: tiles are плитки, stones камни; a row of tiles is a ряд, which is заполнен, a run of stones a цепочка, a spot a
### место. The forms are those of the portal.

game-lino = Лино

## Места

lino-seat = { $case ->
    [gen] { lino-low }
    [nom] { lino-low }
   *[none] { $form ->
        [clause] { lino-low }
       *[start] { lino-high }
    }
}{ $seat ->
    [1] { seat-ending }
   *[2] { $case ->
        [gen] их
       *[nom] ие
    }
}
lino-low = { $seat ->
    [1] бел
   *[2] син
}
lino-high = { $seat ->
    [1] Бел
   *[2] Син
}
lino-colour = { $form ->
    [start] { lino-high }
   *[plain] { lino-low }
}{ $count ->
    [few] { lino-many }
    [many] { lino-many }
   *[one] { $seat ->
        [1] ый
       *[2] ий
    }
}
lino-many = { $seat ->
    [1] ых
   *[2] их
}

## Камни, плитки и знаки

lino-stone = { count-he }{ $colour ->
    [lino-colour] { $colour } к
   *[none] { $form ->
        [start] К
       *[plain] к
    }
}ам{ $count ->
    [few] ня
    [many] ней
   *[one] ень
}
lino-tile = { $form ->
    [start] П
   *[plain] п
}лит{ noun-she }
lino-star = { lino-tile } со звездой
lino-white-1 = { lino-white } 1
lino-white-2 = { lino-white } 2
lino-white-3 = { lino-white } 3
lino-white-4 = { lino-white } 4
lino-white-5 = { lino-white } 5
lino-blue-1 = { lino-blue } 1
lino-blue-2 = { lino-blue } 2
lino-blue-3 = { lino-blue } 3
lino-blue-4 = { lino-blue } 4
lino-blue-5 = { lino-blue } 5
lino-white = { lino-tile } с белым числом
lino-blue = { lino-tile } с синим числом
lino-moved = уже передвинута
lino-lain = тут уже лежала плитка

## Что делать и чем кончается партия

lino-to-build = { $seat ->
    [you] Ваш ход: передвиньте
   *[other] { $seat } двига{ verb-et }
} плитку (осталось: { $number }){ stop }
lino-to-fill = { $seat ->
    [you] Ваш ход: поставьте
   *[other] { $seat } став{ verb-it }
} камень (осталось: { $number }){ stop }
lino-to-claim = { $seat ->
    [you] Вы заполнили ряд? Коснитесь обоих его концов
   *[other] { $seat } отмеча{ verb-et } оба конца каждого заполненного ряда
}, затем «Готово»{ stop }
lino-to-count = { $seat ->
    [you] Найдите свои цепочки от четырёх камней: коснитесь обоих концов каждой
   *[other] { $seat } отмеча{ verb-et } оба конца каждой цепочки от четырёх камней
}, затем «Готово»{ stop }
lino-over = { seat-with } больше очков{ stop }
lino-over-drawn = Очков поровну{ stop }
lino-end-count = { $form ->
    [clause] все
   *[sentence] Все
} очки сосчитаны{ end-stop }
lino-end-drawn = { $form ->
    [clause] очков
   *[sentence] Очков
} поровну, { $number }:{ $number }{ end-stop }
lino-match = { $form ->
    [clause] обе
   *[sentence] Обе
} партии сосчитаны{ end-stop }
lino-match-drawn = { $form ->
    [clause] за
   *[sentence] За
} две партии очков поровну, { $number }:{ $number }{ end-stop }
lino-match-resigned = { end-resigned }

## Кнопки

lino-pass = Пропуск
lino-done = Готово

## Рядом с именем игрока

lino-tiles = осталось плиток: { $number }
lino-hand = осталось камней: { $number }

## Что можно выбрать для партии

lino-plan-fair = Честный матч: две партии на одной доске
lino-option-faces = Игра
lino-option-faces-down = Обычная
lino-option-faces-up = С числами
lino-option-faces-stars = Только звёзды
lino-option-eyes = Ряды
lino-option-eyes-auto = Считаются сами
lino-option-eyes-sharp = Искать самим: что пропущено, не считается

## Почему шаг невозможен

lino-no-tile = На { $at } нет плитки.
lino-moved-before = Плитку на { $at } уже двигали, она остаётся там.
lino-stuck = Плитке на { $at } некуда идти: какая-то плитка всегда осталась бы одна.
lino-onto-tile = На { $at } уже лежит плитка.
lino-has-lain = На { $at } уже лежала плитка, больше туда нельзя.
lino-touches-none = На { $at } плитка не касалась бы ни одной другой.
lino-leaves-alone = Если эта плитка пойдёт с { $from } на { $to }, плитка на { $tile } останется одна.
lino-occupied = На { $at } уже стоит камень.
lino-no-row = Этот камень не заполнил такого ряда. Коснитесь обоих концов ряда.
lino-no-run = Это не цепочка хотя бы из четырёх ваших камней. Коснитесь обоих концов цепочки.

## Что не так в записи шага или хода

lino-text-step = Напишите здесь один шаг, например g9.
lino-text-turn = Напишите здесь ход, например g9.
lino-text-turn-over = Ход кончается раньше.
lino-text-turn-claims = Ход не закончен: когда рядов больше нет, поставьте точку.
lino-text-over = Партия закончена.
lino-text-no-pass = Какую-то плитку можно передвинуть, поэтому ход не пропускают.
lino-text-word = «{ $found }» — не шаг.
lino-text-spot = «{ $found }» — не место: места идут от a1 до v20.
lino-text-ends = «{ $found }» — не два конца ряда, как a5-d8.
lino-text-expects-move = Здесь двигают плитку, например g9>h15, а не «{ $found }».
lino-text-expects-stone = Здесь ставят камень, например g9, а не «{ $found }».
lino-text-expects-claim = Здесь называют ряд, например =a5-d8, или ставят точку, если рядов больше нет, а не «{ $found }».

## Что не так в записи позиции

lino-text-fields = Частей в позиции { WORD($needed) }: стадия, чей ход, очки, оставшиеся камни, угол, строки, метки и найденные ряды. Здесь их { $found }.
lino-text-stage = «{ $found }» — не стадия партии: пишется b0–b5, f, c, k1, k2 или e.
lino-text-stage-sharp = Стадия «{ $found }» бывает, только когда игроки сами ищут ряды.
lino-text-seat = «{ $found }» — не сторона: пишется w или b.
lino-text-seat-over = Партия закончена, ходить некому: вместо «{ $found }» пишется дефис.
lino-text-score = «{ $found }» — не очки: пишется, сколько у белых, запятая и сколько у синих.
lino-text-hand = «{ $found }» — не оставшиеся камни: пишется, сколько у белых, запятая и сколько у синих.
lino-text-row = В первой строке должно быть мест { $needed }, а здесь { $found }.
lino-text-frame = Картинка должна уместиться в рамку: столбцов { $columns }, строк { $rows }.
lino-text-sign = «{ $found }» — не знак картинки: пишется t, w, b, m, двоеточие или точка.
lino-text-smallest = Строка или столбец на краю картинки пусты: пропустите их.
lino-text-tiles = Плиток должно быть { $needed }, а здесь { $found }.
lino-text-faces-down = В обычной игре меток не видно: здесь пишется дефис.
lino-text-faces-missing = Не хватает меток плиток.
lino-text-face = «{ $found }» — не метка: пишется _, *, w1–w5 или b1–b5.
lino-text-faces = Меток должно быть { $needed }, а здесь { $found }.
lino-text-face-stars = В этой игре видны только звёзды, а «{ $found }» — не звезда.
lino-text-built = «{ $found }» бывает на картинке, только пока строят доску.
lino-text-stone-early = На { $at } стоит камень, а доска ещё не построена.
lino-text-lain-many = Пустых мест, где лежала плитка, не больше { $most }.
lino-text-alone = Плитка на { $at } не касается ни одной другой.
lino-text-moved = На этой стадии передвинуто плиток: { $needed }, а здесь { $found }.
lino-text-lain = На этой стадии пустых мест, где лежала плитка: { $needed }, а здесь { $found }.
lino-text-stones = У { FORM($seat, case: "gen") } слишком много камней на доске: { $found }, а всего их { $most }.
lino-text-in-hand = Судя по доске, у { FORM($seat, case: "gen") } осталось камней { $needed }, а не { $found }.
lino-text-stones-apart = Камни ставят по очереди, поэтому белых не может быть { $white }, а синих { $blue }.
lino-text-full = Все камни уже на доске, ставить больше нечего.
lino-text-no-stone = Нет камня, который мог бы заполнить ряд.
lino-text-not-full = Не все камни на доске.
lino-text-turn-of = Судя по камням на доске, сейчас ход { FORM($seat, case: "gen") }.
lino-text-claims-none = На этой стадии ряды не ищут: вместо «{ $found }» пишется дефис.
lino-text-last-missing = Не хватает последнего камня.
lino-text-last = Последний камень ставили { FORM($seat, case: "nom") }, а на { $at } такого нет.
lino-text-claim = «{ $found }» здесь найти нельзя, или это указано дважды.

## Как мы читаем правила

ruling-LINO-2 = В печатной игре считается только то, что игрок увидел. Здесь ряды считаются сами, если вы не решите искать их без помощи. Тогда тот, кто ставит камень, до конца хода показывает ряды, которые камень заполнил; в конце все свои цепочки показывает сначала тот, кто начинал, потом другой. Что не показано, пропало. Звёзды и числа всегда считаются сами.
ruling-LINO-3 = Каждая плитка должна касаться другой: одиноких не бывает. Распасться на две части доска может.
ruling-LINO-5 = Плитке можно на любое место, которое разрешают правила, даже в дыру посреди доски. Мест 22 на 20, больше, чем могут достать шесть плиток.
ruling-LINO-7 = Одна плитка — не ряд. Последний камень заполняет ряды, как любой другой, до последнего счёта. Кто не может передвинуть ни одной плитки, пропускает ход.
ruling-LINO-8 = Когда вы ищете ряды сами, вопрос появляется после каждого камня: если спрашивать лишь иногда, это выдало бы ряды. Считаются только ряды, заполненные этим камнем. Показать что-то другое ничего не стоит.
ruling-LINO-9 = Коснуться можно и углом, но плитка, которая касается только своего старого места, не касается ничего, и ни одна другая не должна остаться одна. Цепочке камней заполненный ряд не нужен, и считается она один раз: восемь — это 40, а не две четвёрки. Свободная звезда тоже считается; если камней вокруг неё нет или поровну, решает только камень на ней.

## Страница игры Лино

lino-page-title = Лино: игра с плитками и стеклянными камнями
lino-page-description = Лино, игра Chislaine van den Bulk, с компьютером или с другом за одним устройством: постройте доску из 56 плиток и заполняйте длинные ряды.
lino-page-line = Постройте доску вместе, а потом спорьте, кто заполнит ряды.
