### The words of backgammon. Places have the forms `from`, `to` and `at`, with their preposition; all else as in the portal.

game-backgammon = Короткие нарды

## Фишки

backgammon-checker = { count-she }{ $colour ->
    [colour] { FORM($colour, gender: "she") } ф
   *[none] { $form ->
        [start] Ф
       *[plain] ф
    }
}иш{ noun-she }
backgammon-pile = { FORM($kind, $count, form: "plain") }
backgammon-cube-1 = { backgammon-cube } 1
backgammon-cube-2 = { backgammon-cube } 2
backgammon-cube-4 = { backgammon-cube } 4
backgammon-cube-8 = { backgammon-cube } 8
backgammon-cube-16 = { backgammon-cube } 16
backgammon-cube-32 = { backgammon-cube } 32
backgammon-cube-64 = { backgammon-cube } 64
backgammon-cube = { $form ->
    [start] К
   *[plain] к
}уб со ставкой

## Места; у треугольников свои имена

# "ваш" before a place, or the seat behind it.
backgammon-your = { $seat ->
    [you] { $case ->
        [from] вашего
        [at] вашем
       *[nom] ваш
    }{ " " }
   *[other] { "" }
}
backgammon-owner = { $seat ->
    [you] { "" }
   *[other] { " " }{ FORM($seat, case: "gen") }
}
backgammon-bar = { $case ->
    [from] с { backgammon-your }бара
    [to] на { backgammon-your }бар
    [at] на { backgammon-your }баре
   *[nom] { backgammon-your }бар
}{ backgammon-owner }
backgammon-tray = { $case ->
    [from] из { backgammon-your }лотка
    [to] в { backgammon-your }лоток
    [at] в { backgammon-your }лотке
   *[nom] { backgammon-your }лоток
}{ backgammon-owner }
backgammon-numbered = Треугольники 1–24
backgammon-cube-middle = { $case ->
    [from] с середины
    [to] на середину
    [at] на середине
   *[nom] середина
} бара
backgammon-cube-place = { $case ->
    [from] с края
    [to] на край
    [at] на краю
   *[nom] край
} бара у { FORM($seat, case: "gen") }
backgammon-die = { $number ->
    [1] первый
    [2] второй
    [3] третий
   *[4] четвёртый
} кубик

## Что делать и чем кончается партия

backgammon-open = Оба бросают по кубику; у кого больше, тот начинает{ stop }
backgammon-opened = У белых { $white }, у чёрных { $black }: начина{ verb-et } { FORM($seat, case: "nom") }{ stop }
backgammon-may-double = { $seat ->
    [you] Ваш ход: бросьте кубики или удвойте
   *[other] { $seat } броса{ verb-et } кубики или удваива{ verb-et }
} ставку до { $value }{ stop }
backgammon-to-throw = { $seat ->
    [you] Ваш ход: бросьте
   *[other] { $seat } броса{ verb-et }
} кубики{ stop }
backgammon-answer = { seat-to-move }: принять удвоение до { $value } или отказаться{ stop }
backgammon-to-move = { seat-to-move }{ stop }
backgammon-to-enter = { seat-to-move }: надо ввести фишку с бара{ stop }
backgammon-to-finish = { $seat ->
    [you] Чтобы закончить, нажмите на кубики или «Готово»
   *[other] { $seat } заканчива{ verb-et } ход
}{ stop }
backgammon-rest-lost = { $seat ->
    [you] Остальное сыграть нельзя: нажмите «Готово»
   *[other] { seat-to-move }: остальное сыграть нельзя
}{ stop }
backgammon-cannot-move = { seat-with } нет ходов{ $seat ->
    [you] : нажмите «Готово»
   *[other] { "" }
}{ stop }
backgammon-lower-alone = { seat-to-move }: одно только меньшее число, { $number }, играть нельзя (правило набора){ stop }
backgammon-over = Партия закончена{ stop }
backgammon-end-single = { seat-with } ещё остались фишки{ stop }
backgammon-end-gammon = { $form ->
    [clause] марс
   *[sentence] Марс
}: { backgammon-none-off }{ stop }
backgammon-end-backgammon = { $form ->
    [clause] кокс
   *[sentence] Кокс
}: { backgammon-none-off }, и одна ещё на баре или в доме победителя{ stop }
backgammon-none-off = у { FORM($seat, case: "gen") } ни одной снятой фишки
backgammon-end-dropped = { $seat } отказались от удвоения{ stop }
backgammon-match-over = { $form ->
    [clause] матч выигран
   *[sentence] Матч выигран.
}

## Кнопки

backgammon-roll = Бросить
backgammon-double = Удвоить
backgammon-take = Принять
backgammon-drop = Отказ
backgammon-done = Готово

## Рядом с именем игрока: сколько шагов до конца и очки в матче

backgammon-pips = шагов: { $number }
backgammon-score = { $number } из { $of }

## Что можно выбрать для партии и сдать

backgammon-plan-points = Матч до { $length } { $length ->
    [one] очка
   *[other] очков
}
backgammon-option-single-number = Если можно сыграть одно число
backgammon-option-single-number-lattjo = Только большее (правило набора)
backgammon-option-single-number-tournament = Любое возможное (обычно)
backgammon-option-cube = Куб удвоения
backgammon-option-cube-in-matches = В матчах
backgammon-option-cube-on = Всегда
backgammon-option-cube-off = Никогда
backgammon-option-crawford = Партия Кроуфорда в матчах
backgammon-option-crawford-on = Да
backgammon-option-crawford-off = Нет
backgammon-resign-1 = { $form ->
    [clause] простое
   *[plain] Простое
} поражение
backgammon-resign-2 = { $form ->
    [clause] марс
   *[plain] Марс
}
backgammon-resign-3 = { $form ->
    [clause] кокс
   *[plain] Кокс
}

## Почему шаг невозможен

backgammon-empty = На { $at } нет фишек.
backgammon-not-yours = Фишки на { $at } не ваши.
backgammon-bar-empty = { seat-with } на баре нет фишек.
backgammon-touch-own = Коснитесь { $seat ->
    [you] своей фишки
   *[other] фишки { FORM($seat, case: "gen") }
} или кубика.
backgammon-stays-off = Снятая фишка больше не возвращается.
backgammon-cube-not-now = { seat-to-move }: удвоить ставку можно только до броска.
backgammon-bar-first = { $seat ->
    [you] Сначала введите
   *[other] { $seat } сначала ввод{ verb-it }
} фишки с бара.
backgammon-bar-blocked = { seat-with } не осталось кубика, с которым можно войти с бара.
backgammon-blocked = Фишкам на { $at } нечем пойти: оставшиеся кубики не подходят.
backgammon-blocked-point = На { $at } не встать: там хотя бы две фишки соперника.
backgammon-backward = { $seat ->
    [you] Ваши фишки
   *[other] Фишки { FORM($seat, case: "gen") }
} идут только вперёд.
backgammon-wrong-number = До этого места { $number } { $number ->
    [one] шаг
    [few] шага
   *[other] шагов
}, а на оставшихся кубиках такого числа нет.
backgammon-other-die = На выбранном кубике { $number }, а это ведёт в другое место.
backgammon-no-goal = Туда фишке нельзя.
backgammon-not-all-home = { $seat ->
    [you] Снимать фишки можно, только когда все они
   *[other] { $seat } снима{ verb-et } фишки, только когда все они
} в доме.
backgammon-off-needs = Чтобы снять эту фишку, нужно { $number } или больше.
backgammon-higher-behind = Сначала идут дальние фишки, на { $at }.
backgammon-number-blocked = На { $number } сейчас не может пойти ни одна фишка.
backgammon-die-used = Число { $number } с этого кубика уже сыграно.
backgammon-die-aside = Этот кубик не участвует в броске.
backgammon-play-both = Сыграть можно оба числа, значит, и надо, а после этого хода второе не сыграть.
backgammon-as-many = Дубль можно сыграть ещё { $number } { $number ->
    [few] раза
   *[other] раз
}, значит, и надо, а после этого хода останется меньше.
backgammon-play-higher = Сыграть можно любое из чисел, но не оба, поэтому надо большее: { $number }.

## Что не так в записи хода

backgammon-text-turn = Ход начинается с броска, например 31: 8/5 6/5.
backgammon-text-turn-word = «{ $found }» — не часть хода.
backgammon-text-step = Напишите здесь один шаг: кубики, например 31, ход фишки, например 8/5, или roll, double, take, drop, done.
backgammon-text-no-throw = Здесь не хватает броска, например 31:
backgammon-text-other-throw = На кубиках { $expected }, а не { $found }.
backgammon-text-tie = Равные числа не решают, кто начинает, их бросают снова.
backgammon-text-no-double = Удвоить сейчас никто не может.
backgammon-text-no-answer = Не хватает ответа на удвоение: take или drop.
backgammon-text-not-now = Сейчас это невозможно.
backgammon-text-over = Партия закончена.
backgammon-text-turn-over = Ход кончается раньше.
backgammon-text-no-move = Здесь не хватает хода фишки, например 8/5.
backgammon-text-backward = Фишка идёт только к меньшим номерам, поэтому с { $from } на { $to } ей не попасть.
backgammon-text-times = «{ $found }» не говорит, сколько раз сыграно: в скобках пишется число от 1 до { $most }.
backgammon-text-many = За ход фишками ходят не больше { $most } раз.
backgammon-text-more = Можно сыграть ещё, поэтому ход не закончен.
backgammon-text-ambiguous = Это можно прочесть по-разному: { $readings }.
backgammon-text-no-hit = На { $at } сбивать некого.

## Что не так в записи позиции

backgammon-text-checkers = У { FORM($seat, case: "gen") } здесь { $found } { $found ->
    [one] фишка
    [few] фишки
   *[other] фишек
}, а должно быть { $needed }.
backgammon-text-shared = Треугольник { $white } белых — это треугольник { $black } чёрных, и стоять там может только одна сторона.
backgammon-text-both-off = Здесь обе стороны уже сняли все фишки.
backgammon-text-closed = У обеих сторон фишки на баре перед закрытым домом: никто никогда не смог бы пойти.
backgammon-text-no-cube = В этой партии нет куба удвоения.
backgammon-text-cannot-double = Здесь удвоения от { FORM($seat, case: "gen") } быть не может.
backgammon-text-begun = Пока не решено, кто начинает, всё стоит, как в начале.
backgammon-text-ended = У { FORM($seat, case: "gen") } сняты все фишки, значит, партия закончена.
backgammon-text-not-won = Такой победы у { FORM($seat, case: "gen") } быть не может.
backgammon-text-throw = «{ $found }» — не бросок: пишутся два числа от 1 до 6, например 31.
backgammon-text-word = «{ $found }» здесь лишнее.
backgammon-text-no-side = Не хватает фишек { FORM($seat, case: "gen") }.
backgammon-text-two-sides = Фишки { FORM($seat, case: "gen") } указаны дважды.
backgammon-text-twice = Место { $at } у { FORM($seat, case: "gen") } указано дважды.
backgammon-text-number = «{ $found }» — не число фишек: пишется от 1 до { $most }.
backgammon-text-point = «{ $found }» — не место для фишек: пишется от 24 до 1, bar или off.
backgammon-text-cube-value = «{ $found }» — не ставка куба: пишется 1, 2, 4, 8, 16, 32 или 64.
backgammon-text-seat = «{ $found }» — не сторона: пишется white или black.
backgammon-text-stage = «{ $found }» не говорит, что дальше: пишется opening, roll, doubled, dice или won.
backgammon-text-id-letter = «{ $found }» в ID не бывает.
backgammon-text-id-length = Знаков в этом ID { $found }, а должно быть { $needed }.
backgammon-text-id-bits = «{ $found }» такой же длины, как ID, но ничего не значит.
backgammon-text-cube-most = Ставка куба не больше 64.
backgammon-text-cube-owner = Куб со ставкой 1 лежит в середине, с любой другой — у одной из сторон.
backgammon-text-resigned = Здесь кто-то сдаётся или предлагает сдаться, поэтому отсюда играть нельзя.
backgammon-text-id-state = Как идёт партия, из этого ID не понять.
backgammon-text-dice = В этом ID есть кубики там, где их не бросают.
backgammon-text-id-turn = Этот ID противоречит себе в том, чей ход.
backgammon-text-match-length = Этот ID — { $found ->
    [0] из одной партии
   *[other] из матча до { $found }
}, а здесь { $expected ->
    [0] одна партия
   *[other] матч до { $expected }
}.
backgammon-text-match-score = У { FORM($seat, case: "gen") } в матче этого ID очков { $found }, а здесь { $expected }.
backgammon-text-crawford = Этот ID — из партии Кроуфорда, а здесь обычная.
backgammon-text-not-crawford = Это партия Кроуфорда, а ID — из обычной.
backgammon-text-xgid = «{ $found }» не читается в XGID, где есть фишки, куб и чей он, чей ход, бросок или 00 и счёт.
backgammon-mended-match = Это из матча до { $length } при счёте { $white }:{ $black }, сначала очки белых. Здесь это одна партия, у неё счёта нет.
backgammon-mended-crawford = Это из партии Кроуфорда, матч до { $length } при счёте { $white }:{ $black }, сначала очки белых. Здесь это одна партия, у неё счёта нет.
backgammon-mended-score = У одной партии счёта нет, поэтому { $white }:{ $black } (сначала очки белых) пропущено.
backgammon-mended-beaver = Биверов и ракунов здесь нет, поэтому прочитано удвоение перед ними.

## Как мы читаем правила

ruling-BG-1 = Если оба числа хоть как-то можно сыграть, их надо сыграть; из четырёх ходов дубля — как можно больше.
ruling-BG-2 = Если из двух чисел можно сыграть только одно, источник разрешает лишь большее: одно меньшее не играют никогда, даже чтобы войти с бара. Если можно любое, но не оба, играют большее. На турнирах правило другое: если большее сыграть нельзя, надо сыграть меньшее. Его можно выбрать для новой партии. У дубля меньшего числа нет.
ruling-BG-3 = Куб удвоения есть в матчах, а в одной партии — если вы его выберете. Больше 64 на нём не бывает. В матчах действует правило Кроуфорда, если его не отключить. Правила Джекоби нет: марс и кокс считаются всегда. Сдать можно одну, две или три ставки куба, и соперник должен согласиться.
ruling-BG-5 = Одну фишку на треугольнике можно сбить, две и больше его закрывают; прямо об этом говорит только словенский перевод.

## Страница игры Короткие нарды

backgammon-page-title = Короткие нарды с кубом удвоения и матчами
backgammon-page-description = Короткие нарды (бэкгаммон) с компьютером или с другом за одним устройством: партии и матчи, куб удвоения, а если хотите, и ваши кубики.
backgammon-page-line = Числа выбирают кубики. Бежать, закрывать или сбивать — решаете вы.
