### The words of chess. Kinds of pieces have the form `case` (`acc`).

game-chess = Satranç

## Taşlar

chess-pawn = { $case ->
    [acc] piyonu
   *[nom] { $form ->
        [start] Piyon
       *[plain] piyon
    }
}
chess-knight = { $case ->
    [acc] atı
   *[nom] { $form ->
        [start] At
       *[plain] at
    }
}
chess-bishop = { $case ->
    [acc] fili
   *[nom] { $form ->
        [start] Fil
       *[plain] fil
    }
}
chess-rook = { $case ->
    [acc] kaleyi
   *[nom] { $form ->
        [start] Kale
       *[plain] kale
    }
}
chess-queen = { $case ->
    [acc] veziri
   *[nom] { $form ->
        [start] Vezir
       *[plain] vezir
    }
}
chess-king = { $case ->
    [acc] şahı
   *[nom] { $form ->
        [start] Şah
       *[plain] şah
    }
}
chess-check = şah çekilmiş

## Ne yapılacak, parti nasıl biter

chess-to-move = Sıra { FORM($seat, case: "loc") }{ stop }
chess-in-check = Sıra { FORM($seat, case: "loc") }: şah çekildi{ stop }
chess-over = Parti bitti{ stop }
chess-promote-queen = Vezir
chess-promote-rook = Kale
chess-promote-bishop = Fil
chess-promote-knight = At
chess-end-mate = { $seat ->
    [you] { $form ->
        [clause] mat
       *[sentence] Mat
    } oldun
   *[other] { $seat } mat oldu
}{ stop }
chess-end-stalemate = { $form ->
    [clause] pat
   *[sentence] Pat
}, { $seat ->
    [you] kurallara uygun hamlen yok
   *[other] { $seat } kurallara uygun hamle yapamıyor
}{ stop }
chess-end-material = { $form ->
    [clause] iki tarafta da mat edecek kadar taş kalmadı
   *[sentence] İki tarafta da mat edecek kadar taş kalmadı.
}

## Bir hamle neden geri çevrilir

chess-no-square = Bu, tahtanın bir karesi değil.
chess-empty = { $at } karesinde taş yok.
chess-not-yours = { $at } karesindeki taş senin değil.
chess-blocked = { $at } karesindeki { $kind } oynayamaz: yolu kapalı.
chess-king-nowhere = { $at } karesindeki { $kind } oynayamaz: yanındaki her kare tehdit altında ya da dolu.
chess-double-check = İki taş birden şah çekiyor, bu yüzden şahın kendisi oynamalı, { $at } karesindeki { $kind } değil.
chess-check-idle = { $from } karesindeki { $by } şah çekiyor; { $at } karesindeki { $kind } onu alamaz, araya da giremez.
chess-check-stays = { $from } karesindeki { $by } şah çekmeye devam ederdi.
chess-king-attacked = Şah { $at } karesine gidemez: orayı { $from } karesindeki { $by } tehdit ediyor.
chess-pinned = { $at } karesindeki { $kind } açmazda: o olmasa { $from } karesindeki { $by } şahı tehdit ederdi.
chess-en-passant-check = İki piyon birden aradan kalkardı, { $from } karesindeki { $by } şahı tehdit ederdi.
chess-castle-lost = Şah { $rook } karesinde başlayan kaleyle artık rok yapamaz: ikisinden biri daha önce oynadı ya da o kale artık yok.
chess-castle-blocked = Rok için şahla kale arasındaki bütün kareler boş olmalı, { $at } karesinde ise bir taş var.
chess-castle-in-check = Şah çekilmişken rok yapılamaz, { $from } karesindeki { $by } ise şah çekiyor.
chess-castle-through = Şah tehdit altındaki bir kareden geçerek rok yapamaz: geçeceği { $at } karesini { $from } karesindeki { $by } tehdit ediyor.
chess-castle-into = Şah rok yaparken tehdit altındaki bir kareye gidemez: { $at } karesini { $from } karesindeki { $by } tehdit ediyor.
chess-own-piece = { $at } karesinde kendi taşın var.
chess-path-blocked = { $at } karesindeki taş yolu kapatıyor: { $kind } geçemez.
chess-moves-pawn = Piyon düz ileri gider, çapraz ileri alır; { $from } karesinden { $to } karesine gidemez.
chess-moves-knight = At iki kare düz, bir kare yana gider; { $from } karesinden { $to } karesine gidemez.
chess-moves-bishop = Fil çapraz gider; { $from } karesinden { $to } karesine gidemez.
chess-moves-rook = Kale yatay ve dikey gider; { $from } karesinden { $to } karesine gidemez.
chess-moves-queen = Vezir yatay, dikey ve çapraz gider; { $from } karesinden { $to } karesine gidemez.
chess-moves-king = Şah yanındaki bir kareye gider; { $from } karesinden { $to } karesine gidemez.
chess-pawn-nothing = Piyon sadece almak için çapraz gider, { $at } karesi ise boş.
chess-pawn-straight = Piyon sadece çapraz alır, bu yüzden { $at } karesindeki taş yolunu kapatıyor.
chess-pawn-blocked = { $at } karesindeki taş piyonun yolunu kapatıyor.
chess-pawn-double = Piyon sadece başladığı yerden iki kare gider, { $at } karesindeki ise oynadı bile.
chess-en-passant-late = { $at } karesindeki piyon ancak iki kare gittikten hemen sonra geçerken alınabilir.

## Bir hamlenin metnindeki yanlışlar

chess-text-move = Bir hamleyi e4, Nf3, exd5 ya da O-O gibi yaz.
chess-text-square = “{ $found }” tahtanın bir karesi değil.
chess-text-promotion = Bir piyon “{ $found }” olamaz: e8=Q örneğindeki gibi Q, R, B ya da N yaz.
chess-text-rest = “{ $found }” bir hamleden sonra anlam taşımıyor.
chess-text-ambiguous = Bu birkaç türlü okunabilir: { $readings }.
chess-text-takes-nothing = { $at } karesinde alınacak taş yok.
chess-text-not-in-passing = Bu hamle bir geçerken alma değil.
chess-text-no-check = Bu hamle şah çekmiyor.
chess-text-no-mate = Bu hamle mat etmiyor.
chess-text-other-piece = { $at } karesindeki taş bir { $kind }.
chess-text-no-promotion = { $to } karesine yapılan bu hamle bir piyonu terfi ettirmiyor.
chess-text-no-piece = Sırası gelen tarafta böyle bir { $kind } yok.
chess-text-none-reaches = Sırası gelen taraftan hiçbir { $kind } { $to } karesine gidemez.

## Bir konumun metnindeki yanlışlar

chess-text-fields = Bir konumun altı bölümü olur: taşlar, sırası gelen taraf, kimin rok yapabileceği, geçerken alma karesi, yarım hamle sayacı ve hamle numarası. Son ikisi yazılmayabilir.
chess-text-ranks = Bir konumda sekiz yatay olur, { WORD($count) } değil.
chess-text-squares = { $rank }. yatayda sekiz kare olur, { WORD($found) } değil.
chess-text-piece = “{ $found }” bir taş değil: P, N, B, R, Q ve K yaz, Siyah için küçük harfle.
chess-text-side = Sırası gelen taraf w ya da b, “{ $found }” değil.
chess-text-castling = “{ $found }” kimin rok yapabileceğini söylemiyor: K, Q, k ve q harflerini en çok birer kez, kimse yapamıyorsa kısa çizgi yaz.
chess-text-halfmove = Yarım hamle sayacı en çok { $most } olur.
chess-text-fullmove = Hamle numarası 1 ile { $most } arasında olur.
chess-text-no-king = { $seat } için şah yok.
chess-text-two-kings = { $seat } için { $at } karesinde ikinci bir şah var.
chess-text-too-many-pieces = { $seat } için burada { WORD($found) } taş var; bir tarafın en çok { WORD($most) } taşı olur.
chess-text-too-many-pawns = { $seat } için burada { WORD($found) } piyon var; bir tarafın en çok { WORD($most) } piyonu olur.
chess-text-pawn-on-edge = Tahtanın ucundaki { $at } karesinde piyon duramaz.
chess-text-kings-touch = Şahlar yan yana duramaz.
chess-text-check-missed = { $from } karesindeki taş şah çekiyor, ama sıra şah çekilen { $seat } tarafında değil.
chess-text-castling-king = { $seat } rok yapamaz: şahı başladığı yerde değil.
chess-text-castling-rook = { $at } karesinde rok yapılacak kale yok.
chess-text-en-passant-rank = Geçerken alma karesi sıra Beyaz’dayken altıncı, Siyah’tayken üçüncü yatayda olur.
chess-text-en-passant-pawn = Hiçbir piyon az önce bu karenin üzerinden geçmiş olamaz.
chess-text-en-passant-check = { $from } karesindeki taş şah çekiyor, piyonun son hamlesinden önce de çekiyor olurdu.
chess-mended-castling = “{ $found }”: burada rok yapılamaz, bu yüzden atlandı.
chess-mended-en-passant = “{ $found }”: burada geçerken alınacak piyon yok, bu yüzden atlandı.

## Kuralları nasıl okuyoruz

ruling-CHESS-1 = Kaynak, iki taraf da mat edemiyorsa partiyi berabere sayar. Biz bunu şöyle okuyoruz: şaha karşı şah, tek fil ya da tek at ile şaha karşı şah, ya da şahların yanında sadece aynı renk karelerde duran filler. Sırası gelen tarafın kurallara uygun hamlesi yoksa ve şah çekilmemişse, yani patta da parti berabere biter.
ruling-CHESS-2 = Sıra aynı taraftayken aynı konum üçüncü kez oluşursa o taraf beraberlik talep edebilir; beşincisinde parti berabere biter. İki tarafın da 50 hamlesinde taş alınmaz ve piyon oynatılmazsa beraberlik talep edilebilir; 75 hamlede parti berabere biter.

## Satrancın sayfası

chess-page-title = Satranç, FIDE kurallarıyla
chess-page-description = Bilgisayara karşı ya da aynı cihazda bir arkadaşınla satranç oyna: bütün kurallar, geçersiz her hamlenin nedeni, ekran okuyucuyla da.
chess-page-line = Otuz iki taş, şans yok, yakalanacak bir şah.
