### The words of English draughts. Seats have the form `case` (`loc`), kinds of pieces `acc`.

game-draughts = İngiliz daması

## Taraflar: ilki Siyah

draughts-seat = { $seat ->
    [1] Siyah{ $case ->
        [loc] ’ta
       *[nom] { "" }
    }
   *[2] Beyaz{ $case ->
        [loc] ’da
       *[nom] { "" }
    }
}
draughts-colour = { $form ->
    [start] { draughts-seat }
   *[plain] { $seat ->
        [1] siyah
       *[2] beyaz
    }
}

## Taşlar

draughts-man = { $case ->
    [acc] taşı
   *[nom] { $form ->
        [start] Taş
       *[plain] taş
    }
}
draughts-king = { $case ->
    [acc] kralı
   *[nom] { $form ->
        [start] Kral
       *[plain] kral
    }
}

## Ne yapılacak, parti nasıl biter

draughts-to-move = Sıra { FORM($seat, case: "loc") }{ stop }
draughts-must-take = { $seat ->
    [you] Sıra sende: taş almak zorundasın
   *[other] { $seat }, taş almak zorunda
}{ stop }
draughts-take-on = { $seat ->
    [you] Taş almaya { $at } karesinden devam et
   *[other] { $seat }, taş almaya { $at } karesinden devam ediyor
}{ stop }
draughts-over = Parti bitti{ stop }
draughts-end-no-piece = { $seat ->
    [you] { $form ->
        [clause] taşın
       *[sentence] Taşın
    } kalmadı
   *[other] { $seat } taşsız kaldı
}{ stop }
draughts-end-no-move = { $seat ->
    [you] { $form ->
        [clause] hamlen
       *[sentence] Hamlen
    } kalmadı
   *[other] { $seat } hamlesiz kaldı
}{ stop }

## Bir adım neden geri çevrilir

draughts-no-square = Bu, tahtanın bir karesi değil.
draughts-empty = { $at } karesinde taş yok.
draughts-not-yours = { $at } karesindeki taş senin değil.
draughts-blocked = { $at } karesindeki taş sıkışmış: gidebileceği boş kare yok.
draughts-not-diagonal = Taşlar çapraz gider; { $from } karesinden { $to } karesine gidilemez.
draughts-too-far = Bir taş bir kare gider ya da almak için bir taşın üzerinden atlar; { $from } karesinden { $to } karesine gidemez.
draughts-occupied = { $at } karesinde zaten bir taş var.
draughts-forward-only = { $at } karesindeki taş kral değil, sıradan taşlar sadece ileri gider.
draughts-nothing-to-take = Bir taş sadece almak için iki kare gider, { $at } karesi ise boş.
draughts-own-piece = { $at } karesindeki taş senin, kendi taşlarının üzerinden atlayamazsın.
draughts-take-compulsory = Taş almak zorundasın: { $takes }.

## Bir hamlenin metnindeki yanlışlar

draughts-text-move = Bir hamlede en az iki kare olur, örneğin 11-15.
draughts-text-square = “{ $found }” tahtanın bir karesi değil: 1 ile 32 arasında yaz.
draughts-text-ambiguous = Bu birkaç türlü okunabilir: { $readings }.
draughts-one-step = Burada tek adım yeter, { $at } karesi fazla.
draughts-turn-over = Hamle { $at } karesinden önce biter.

## Bir konumun metnindeki yanlışlar

draughts-text-side = Bir konum sırası gelen taraf için B ya da W ile başlar, “{ $found }” ile değil.
draughts-text-list = “{ $found }” bir taş listesi değil: kimin olduklarını söyleyen B ya da W ile başlat.
draughts-text-two-lists = { $seat } için taşlar iki kez yazılmış.
draughts-text-no-list = { $seat } için taşlar eksik.
draughts-text-no-square = Burada bir sayı eksik.
draughts-text-twice = { $at } karesi iki kez yazılmış.
draughts-text-count = “{ $found }” burada anlam taşımıyor. Taşlardan sonra H ilerlemesiz hamleleri, F hamlenin numarasını verir, ikisi de bir kez ve bir sayıyla.
draughts-text-empty = Tahtada taş yok.
draughts-text-uncrowned = { $at } karesindeki taş son sırada, bu yüzden kral olmalı.
draughts-text-pieces = { $seat } için burada { WORD($found) } taş var; bir tarafın en çok { WORD($most) } taşı olur.

## Kuralları nasıl okuyoruz

ruling-DR-1 = Taş alarak son sıraya varan bir taş taçlanır ve orada durur, kral olarak atlamaya devam edebilecek olsa bile.
ruling-DR-2 = Sıra aynı taraftayken aynı konum üçüncü kez oluşursa o taraf beraberlik talep edebilir; beşincisinde parti berabere biter. İki tarafın da 40 hamlesinde taş alınmaz ve sıradan taş oynatılmazsa parti yine berabere biter. Oyuncular beraberlikte anlaşabilir de.
ruling-DR-4 = Kaynak, sıradan taşların sadece ileri gidip ileri aldığını açıkça söylemez. Krallar için söylediğinden, yani ileri ya da geri gittiklerinden bu anlaşılır; İngiliz oyununda da böyledir.

## İngiliz damasının sayfası

draughts-page-title = İngiliz daması, diğer adıyla checkers
draughts-page-description = İngiliz damasını (Türk daması değil) bilgisayara karşı ya da aynı cihazda bir arkadaşınla oyna: çapraz hamleler, zorunlu almalar, krallar.
draughts-page-line = Alabiliyorsan almak zorundasın: kural bu, tuzak da bu.
