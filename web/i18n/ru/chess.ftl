### The words of chess. The forms are those of the portal. The men are masculine beings, the pawn and the rook are feminine.

game-chess = Шахматы

## Фигуры

chess-pawn = { count-she }{ $colour ->
    [colour] { FORM($colour, gender: "she") } п
   *[none] { $form ->
        [start] П
       *[plain] п
    }
}еш{ noun-she }
chess-knight = { count-he }{ $colour ->
    [colour] { FORM($colour, gender: "he") } к
   *[none] { $form ->
        [start] К
       *[plain] к
    }
}он{ chess-noun-soft }
chess-bishop = { count-he }{ $colour ->
    [colour] { FORM($colour, gender: "he") } с
   *[none] { $form ->
        [start] С
       *[plain] с
    }
}лон{ noun-he }
chess-rook = { count-she }{ $colour ->
    [colour] { FORM($colour, gender: "she") } л
   *[none] { $form ->
        [start] Л
       *[plain] л
    }
}ад{ $count ->
    [few] ьи
    [many] ей
   *[one] { $case ->
        [acc] ью
       *[nom] ья
    }
}
chess-queen = { count-he }{ $colour ->
    [colour] { FORM($colour, gender: "he") } ф
   *[none] { $form ->
        [start] Ф
       *[plain] ф
    }
}ерз{ chess-noun-soft }
chess-king = { count-he }{ $colour ->
    [colour] { FORM($colour, gender: "he") } к
   *[none] { $form ->
        [start] К
       *[plain] к
    }
}орол{ chess-noun-soft }
chess-noun-soft = { $count ->
    [few] я
    [many] ей
   *[one] { $case ->
        [acc] я
       *[nom] ь
    }
}
chess-check = под шахом

## Что делать и чем кончается партия

chess-to-move = { seat-to-move }{ stop }
chess-in-check = { seat-to-move }: шах{ stop }
chess-over = Партия закончена{ stop }
chess-promote-queen = Ферзь
chess-promote-rook = Ладья
chess-promote-bishop = Слон
chess-promote-knight = Конь
chess-end-mate = { $form ->
    [clause] мат
   *[sentence] Мат
} { FORM($seat, case: "dat") }{ stop }
chess-end-stalemate = { $form ->
    [clause] пат
   *[sentence] Пат
}: у { FORM($seat, case: "gen") } нет ходов{ stop }
chess-end-material = { $form ->
    [clause] ни
   *[sentence] Ни
} у одной стороны не хватает фигур, чтобы поставить мат{ end-stop }

## Почему ход невозможен

chess-no-square = Такой клетки на доске нет.
chess-empty = На { $at } нет фигуры.
chess-not-yours = Фигура на { $at } не ваша.
chess-blocked = { chess-the-kind } не может пойти: путь закрыт.
chess-king-nowhere = { chess-the-kind } не может пойти: все соседние клетки заняты или под боем.
chess-the-kind = { FORM($kind, form: "start") } на { $at }
chess-double-check = Шах сразу от двух фигур: уйти должен сам король, а не { $kind } на { $at }.
chess-check-idle = Шах даёт { chess-attacker }, а { $kind } на { $at } не может ни взять эту фигуру, ни закрыть короля.
chess-attacker = { $by } на { $from }
chess-check-stays = Король остался бы под шахом: его даёт { chess-attacker }.
chess-king-attacked = Королю нельзя на { $at }: эту клетку бьёт { chess-attacker }.
chess-pinned = { chess-the-kind } в связке: без этой фигуры короля бьёт { chess-attacker }.
chess-en-passant-check = С линии разом уйдут обе пешки, и тогда короля бьёт { chess-attacker }.
chess-castle-lost = Рокировка с ладьёй на { $rook } больше невозможна: король или ладья уже ходили, или ладьи нет.
chess-castle-blocked = Для рокировки все клетки между королём и ладьёй должны быть пусты, а на { $at } стоит фигура.
chess-castle-in-check = Под шахом не рокируются, а шах даёт { chess-attacker }.
chess-castle-through = Через битую клетку не рокируются: на пути клетка { $at }, её бьёт { chess-attacker }.
chess-castle-into = Рокировка под шах невозможна: клетку { $at } бьёт { chess-attacker }.
chess-own-piece = На { $at } стоит ваша фигура.
chess-path-blocked = { FORM($kind, form: "start") } не пройдёт: мешает фигура на { $at }.
chess-moves-pawn = Пешка идёт прямо вперёд, а берёт по диагонали вперёд, поэтому с { $from } на { $to } ей не попасть.
chess-moves-knight = Конь идёт на две клетки прямо и на одну вбок, поэтому с { $from } на { $to } ему не попасть.
chess-moves-bishop = Слон ходит по диагоналям, поэтому с { $from } на { $to } ему не попасть.
chess-moves-rook = Ладья ходит по горизонталям и вертикалям, поэтому с { $from } на { $to } ей не попасть.
chess-moves-queen = Ферзь ходит по горизонталям, вертикалям и диагоналям, поэтому с { $from } на { $to } ему не попасть.
chess-moves-king = Король идёт на соседнюю клетку, поэтому с { $from } на { $to } ему не попасть.
chess-pawn-nothing = По диагонали пешка идёт только при взятии, а клетка { $at } пуста.
chess-pawn-straight = Пешка берёт только по диагонали, а прямо её не пускает фигура на { $at }.
chess-pawn-blocked = Пешку не пускает фигура на { $at }.
chess-pawn-double = На две клетки пешка идёт только с начального места, а эта, на { $at }, уже ходила.
chess-en-passant-late = Пешку на { $at } можно взять на проходе только сразу после её хода на две клетки.

## Что не так в записи хода

chess-text-move = Ход пишут как e4, Nf3, exd5 или O-O.
chess-text-square = «{ $found }» — не клетка доски.
chess-text-promotion = Пешка не может стать «{ $found }»: пишется Q, R, B или N, как в e8=Q.
chess-text-rest = «{ $found }» после хода ничего не значит.
chess-text-ambiguous = Это можно прочесть по-разному: { $readings }.
chess-text-takes-nothing = На { $at } брать нечего.
chess-text-not-in-passing = Это не взятие на проходе.
chess-text-no-check = Этот ход не даёт шаха.
chess-text-no-mate = Этот ход не ставит мата.
chess-text-other-piece = На { $at } стоит { $kind }.
chess-text-no-promotion = При этом ходе на { $to } пешка не превращается.
chess-text-no-piece = У стороны, чей ход, такой фигуры нет: { $kind }.
chess-text-none-reaches = На { $to } сейчас пойти нельзя: { $kind } туда не достаёт.

## Что не так в записи позиции

chess-text-fields = В позиции шесть частей: фигуры, чей ход, кто может рокироваться, клетка взятия на проходе, счётчик полуходов и номер хода. Две последние можно пропустить.
chess-text-ranks = В позиции должно быть восемь горизонталей, а здесь { $count }.
chess-text-squares = На горизонтали { $rank } должно быть восемь клеток, а здесь { $found }.
chess-text-piece = «{ $found }» — не фигура: пишется P, N, B, R, Q или K, для чёрных малыми буквами.
chess-text-side = Чей ход, пишется как w или b, а не «{ $found }».
chess-text-castling = «{ $found }» — не рокировки: пишется K, Q, k и q, каждая буква не больше раза, или дефис, если никому нельзя.
chess-text-halfmove = Счётчик полуходов — число не больше { $most }.
chess-text-fullmove = Номер хода — от 1 до { $most }.
chess-text-no-king = У { FORM($seat, case: "gen") } нет короля.
chess-text-two-kings = У { FORM($seat, case: "gen") } второй король на { $at }.
chess-text-too-many-pieces = У { FORM($seat, case: "gen") } слишком много фигур: { $found }, а бывает не больше { $most }.
chess-text-too-many-pawns = У { FORM($seat, case: "gen") } слишком много пешек: { $found }, а бывает не больше { $most }.
chess-text-pawn-on-edge = На { $at }, у края доски, пешка стоять не может.
chess-text-kings-touch = Короли не могут стоять рядом.
chess-text-check-missed = Король { FORM($seat, case: "gen") } под шахом от фигуры на { $from }, а ход не их.
chess-text-castling-king = Рокировка невозможна: король { FORM($seat, case: "gen") } не на начальном месте.
chess-text-castling-rook = На { $at } нет ладьи для рокировки.
chess-text-en-passant-rank = Клетка взятия на проходе лежит на шестой горизонтали при ходе белых и на третьей при ходе чёрных.
chess-text-en-passant-pawn = Ни одна пешка не могла только что пройти эту клетку.
chess-text-en-passant-check = Фигура на { $from } даёт шах, и до последнего хода пешки тоже давала бы.
chess-mended-castling = «{ $found }»: рокировка здесь невозможна и пропущена.
chess-mended-en-passant = «{ $found }»: взять на проходе здесь нечего, и это пропущено.

## Как мы читаем правила

ruling-CHESS-1 = Источник говорит о ничьей, когда ни одна сторона не может поставить мат. Мы понимаем это так: король против короля, король с одним слоном или конём против короля или одни короли и слоны, если все слоны на клетках одного цвета. Ничья и при пате, когда у стороны, чей ход, нет ходов, а шаха нет.
ruling-CHESS-2 = Если одна и та же позиция возникает третий раз при ходе той же стороны, эта сторона может требовать ничью; на пятый раз партия кончается вничью. После 50 ходов каждой стороны без взятий и ходов пешек можно требовать ничью; после 75 партия кончается вничью.

## Страница игры Шахматы

chess-page-title = Шахматы по правилам ФИДЕ
chess-page-description = Шахматы с компьютером или с другом за одним устройством: все правила, пояснение к каждому невозможному ходу, можно играть и с экранным диктором.
chess-page-line = Тридцать две фигуры, никакого везения и король, которого надо поймать.
