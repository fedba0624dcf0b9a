### The words of Lanko-88, Lanko-68 and Lanko-103. Seats have the form `case` (`loc`), kinds of pieces `acc`.

game-lanko-88 = Lanko-88
game-lanko-68 = Lanko-68
game-lanko-103 = Lanko-103

## Taraflar

lanko-seat = { $seat ->
    [1] Güney{ $case ->
        [loc] ’de
       *[nom] { "" }
    }
    [2] Batı{ $case ->
        [loc] ’da
       *[nom] { "" }
    }
    [3] Kuzey{ $case ->
        [loc] ’de
       *[nom] { "" }
    }
   *[4] Doğu{ $case ->
        [loc] ’da
       *[nom] { "" }
    }
}
lanko-pair = { seat }
lanko-plan-solo-round = Üç kişi, üç parti: herkes bir kez tek başına
lanko-leaves = yanıyor

## Taşlar

lanko-pawn = { $case ->
    [acc] piyonu
   *[nom] { $form ->
        [start] Piyon
       *[plain] piyon
    }
}
lanko-small-castle = { $case ->
    [acc] küçük kaleyi
   *[nom] { $form ->
        [start] Küçük kale
       *[plain] küçük kale
    }
}
lanko-big-castle = { $case ->
    [acc] büyük kaleyi
   *[nom] { $form ->
        [start] Büyük kale
       *[plain] büyük kale
    }
}

## Yönler

lanko-north = kuzey
lanko-east = doğu
lanko-south = güney
lanko-west = batı

## Ne yapılacak, parti nasıl biter

lanko-move = Sıra { FORM($seat, case: "loc") }{ stop }
lanko-capture = { $seat ->
    [you] Sıra sende: taş almak zorundasın
   *[other] { $seat }, taş almak zorunda
}{ stop }
lanko-go-on = { $seat ->
    [you] Taş almaya { $at } karesinden devam et
   *[other] { $seat }, taş almaya { $at } karesinden devam ediyor
}{ stop }
lanko-first = { $seat ->
    [you] Sıra sende: bir piyonla başla
   *[other] { $seat } bir piyonla başlıyor
}{ stop }
lanko-pass = { $seat ->
    [you] Hamlen yok, pas geçiyorsun
   *[other] { $seat } oynayamıyor ve pas geçiyor
}{ stop }
lanko-pass-button = Pas
lanko-over = Parti bitti{ stop }
lanko-end-no-piece = { $seat } taşsız kaldı{ stop }
lanko-end-full = { $form ->
    [clause] ortadaki dört kare de dolu
   *[sentence] Ortadaki dört kare de dolu.
}
lanko-end-passes = { $form ->
    [clause] art arda dört pas
   *[sentence] Art arda dört pas.
}
lanko-end-no-castle = { $form ->
    [clause] ortanın dışında kale kalmadı
   *[sentence] Ortanın dışında kale kalmadı.
}
lanko-end-declared = { $form ->
    [clause] oyuncular partiyi burada bitirmekte anlaştı
   *[sentence] Oyuncular partiyi burada bitirmekte anlaştı.
}
lanko-match-over = { $form ->
    [clause] üç parti de oynandı
   *[sentence] Üç parti de oynandı.
}

## Bir kare hakkında bilinecek başka şeyler

lanko-remark-half = { $seat ->
    [you] Bu { FORM($kind, case: "acc") } oynatabilirsin
   *[other] Bu { FORM($kind, case: "acc") } { $seat } oynatabilir
}, ileri yön { $direction }. Ekseni geçince onu sadece { $partner ->
    [you] sen oynatabilirsin
   *[other] { $partner } oynatabilir
}.
lanko-remark-axle = Bu { FORM($kind, case: "acc") } eksenden iki ortak da oynatabilir. İleri yön { $seat ->
    [you] senin
   *[other] { $seat }
} için { $direction }, { $partner ->
    [you] senin
   *[other] { $partner }
} için { $back }.
lanko-remark-inside = Bu { $kind } partinin sonuna kadar burada kalır, değeri { $points } puan.
lanko-remark-standby = { $seat ->
    [you] Bu yedek piyonu düz
   *[other] { $seat } bu yedek piyonu düz
} olarak yanındaki boş bir koyu kareye oynatabilir{ $seat ->
    [you] sin
   *[other] { "" }
}: { $direction } yönüne ya da yanlara. Bu piyon alınamaz, üzerinden de atlanamaz.
lanko-remark-border = İki { $seat } oyuncusunun ortak sınır karesi: ikisi de kendi rengindeki taşları buradan oynatabilir.
lanko-remark-centre = Ortadaki manevra karesi iki eksenin de üzerinde: her oyuncu kendi rengindeki taşları buradan oynatabilir.
lanko-remark-manoeuvre = Bir kale, manevra karesine geldiği hamleden sonraki bir hamlede, oradan düz olarak ileriye ya da yana, bir bitiş karesine gidebilir.
lanko-remark-middle = Buraya gelen kale partinin sonuna kadar kalır ve üç kat sayılır.
lanko-remark-standby-square = Bir yedek piyonun karesi. O piyon gidince buraya bir daha hiçbir taş gelmez.

## Bir adım neden geri çevrilir

lanko-no-square = Bu, tahtanın bir karesi değil.
lanko-empty = { $at } karesinde taş yok.
lanko-not-yours = { $at } karesindeki taş senin renginde değil.
lanko-stays = { $at } karesindeki kale ortada ve partinin sonuna kadar orada kalır.
lanko-not-your-half = { $at } karesi eksenin ötesinde, { $seat ->
    [you] senin yarının dışında: o taşı sadece ortağın oynatabilir.
   *[other] diğer yarıda: o taşı { $seat } değil, sadece ortağı oynatabilir.
}
lanko-pawn-first = Partinin ilk hamlesi bir piyonun olmalı, { $at } karesindeki taş ise kale.
lanko-blocked = { $at } karesindeki taş sıkışmış: gidecek yeri yok.
lanko-occupied = { $at } karesinde zaten bir taş var.
lanko-must-capture = Taş almak zorundasın: { $captures }.
lanko-backward = { $seat ->
    [you] Senin
   *[other] { $seat }
} için ileri yön { $direction }; geriye sadece taş alarak gidilir.
lanko-barrier = Yolda bir engel var, onu sadece çapraz giden bir piyon geçebilir.
lanko-castle-straight = { $at } karesindeki taş kale, kaleler düz gider: ileri, sola ya da sağa.
lanko-nothing-over = { $at } karesinde üzerinden atlanacak taş yok.
lanko-through-middle = Orta karelerin içinden hiçbir taş geçemez.
lanko-castle-jumps = { $at } karesindeki taş kale, kaleler atlamaz. Sadece aldıkları taşın üzerinden geçerler.
lanko-over-castle = { $at } karesindeki taş senin renginde bir kale, sadece piyonların üzerinden atlayabilirsin.
lanko-leap-straight = Atlama da alma da düz olur, çapraz olmaz.
lanko-too-far = { $from } karesinden { $to } karesine tek bir yürüyüş, atlama ya da almayla gidilemez.
lanko-standby = { $at } karesindeki yedek piyon sadece yanındaki koyu kareye düz gidebilir: ileri, sola ya da sağa.
lanko-dark-only = { $at } karesinde sadece bir yedek piyon durur; diğer bütün taşlar koyu karelerde gider.
lanko-castles-only = { $at } bitiş karesine sadece kaleler girebilir.
lanko-end-behind = { $at } bitiş karesi geride, kaleler ise sadece ileri, sola ya da sağa girebilir.
lanko-from-manoeuvre = Bir kale { $at } bitiş karesine sadece yanındaki bir manevra karesinden düz girebilir.
lanko-diagonal = Bu tahtada taşlar çapraz gider, çapraz atlar ve çapraz alır.

## Bir hamlenin metnindeki yanlışlar

lanko-text-move = Bir hamlede en az iki kare olur, örneğin 8-B.
lanko-text-square = “{ $found }” tahtanın bir karesi değil.
lanko-text-bracket = Köşeli parantezleri hamlenin iki yanına da koy ya da hiç koyma.
lanko-text-mixed = Bir yürüyüşü ya da atlamayı arasında kısa çizgi olan iki kareyle, bir almayı kareleri arasında noktalı virgülle yaz.
lanko-text-ambiguous = Bu birkaç türlü okunabilir: { $readings }.
lanko-text-no-pass = Sadece hamlesi olmayan oyuncu pas geçer.
lanko-text-no-entry = Bu hamlede { $at } karesine hiçbir taş gelemez.
lanko-text-sign = Bunu { $written } olarak yaz.
lanko-turn-over = Hamle { $at } karesinden önce biter.

## Bir konumun metnindeki yanlışlar

lanko-text-seat = Bir konum sırası gelen oyuncuyla, S, W, N ya da E ile başlar, “{ $found }” ile değil.
lanko-text-piece = “{ $found }” bir taş değil: wp, ws, wb, bp, bs ya da bb yaz.
lanko-text-piece-late = “{ $found }” çok geç geliyor: bütün taşlar “first” ve “passes=” sözlerinden önce gelir.
lanko-text-twice = { $at } karesi iki kez yazılmış.
lanko-text-word = “{ $found }” bir konumda anlam taşımıyor.
lanko-text-empty = Tahtada taş yok.
lanko-text-first = “first” sözünü bir kez ve pas yokken yaz; o da sadece S partinin ilk hamlesini, zorunlu piyon hamlesini yapacaksa.
lanko-text-passes = “passes=” sözünü bir kez, “first” olmadan ve 1 ile { $most } arasında bir sayıyla yaz.
lanko-text-pawn-inside = Tahtanın ortasındaki { $at } karesinde piyon duramaz.
lanko-text-standby = { $at } karesinde sadece partiye orada başlayan yedek piyon durabilir.
lanko-text-too-many = Oyunda { $seat } için sadece { WORD($most) } { $kind } var.

## Kuralları nasıl okuyoruz

ruling-LANKO-2 = Lanko-88 ve Lanko-68’de Güney’in ilk hamlesi, yani partinin ilk hamlesi, bir piyonun olmalı. Lanko-103’te herhangi bir taşın olabilir.
ruling-LANKO-3 = Rengindeki bütün taşlar senin sayılır, ortağınınkiler de; ama yedek piyonun üzerinden atlanmaz, yedek piyon alınmaz da. Almalar arasında serbestçe seçersin, seçtiğin alma sonuna kadar gider. Alınan her taş hemen kalkar; alan taşın geldiği kare boş sayılır.
ruling-LANKO-4 = Seni taş almaya sadece kendin oynatabildiğin taşlar zorlar, ortağının yarısındakiler değil.
ruling-LANKO-6 = Engel yürüyüşü de atlamayı da durdurur; almayı, yolunun hangi yarısında olursa olsun durdurur. Piyonun çapraz yürüyüşü engellere aldırmaz.
ruling-LANKO-8 = Oyuncu alma, yürüyüş, atlama ya da üzerinden geçme yapamıyorsa, yedek piyonunun hamlesi ve bitiş karesine girebilecek kalesi de yoksa pas geçer; sadece o zaman.
ruling-LANKO-9 = Parti kendiliğinden biter: dört orta kare ya da bitiş karesi dolunca, bir rengin tahtada taşı kalmayınca, ortanın dışında kale kalmayınca, art arda dört pas geçilince, sıra aynı oyuncudayken bir konum üçüncü kez oluşunca ya da ikilisinin dışarıdaki bütün kaleleri sıkışmış olan bir oyuncu aynı yürüyüşü, arada sadece geri dönerek, üç kez yapınca. Dışarıda kalesi olan her oyuncu partiyi bitirmeyi teklif de edebilir; iki rakip kabul etmeli, dışarıda kalesi varsa ortak da. Kalelerin sıkışması tek başına partiyi hiçbir zaman bitirmez.
ruling-LANKO-11 = Yürüyüş ve atlama [8-B] gibi, alma bütün duraklarıyla [36;N;3] gibi, ortaya giren [T-(W)] ya da [P;(X)] gibi, pas [---], partinin sonu [+++] diye yazılır. Tek bir hamle anlaşılıyorsa alma ilk ve son karesiyle, giriş [(X)] diye kısaltılabilir.
ruling-LANKO-12 = İki kişi ikişer tarafla oynar: Beyaz Güney ve Kuzey’le, Siyah Batı ve Doğu’yla. Üç kişiden biri iki siyah tarafı tek başına oynar; onun şansı daha çok olduğu için üç parti bir maç eder ve herkes bir kez tek başına oynar. Ortaklar birbirine akıl vermez.
ruling-LANKO-13 = Bir kale bitiş karesine onu oynatan oyuncuya göre ileri, sola ya da sağa girer, hiçbir zaman geriye değil: merkezden Güney U, V ve W karelerine girebilir, X karesine giremez; Kuzey X, V ve W karelerine girebilir, U karesine giremez; diğerleri de böyle.
ruling-LANKO-14 = Konum, sırası gelen taraf ve karesinin ardından her taş olarak yazılır, örneğin S 47:wb 43:wp 8:bb; renk için w ya da b, piyon, küçük kale ve büyük kale için p, s ya da b. İlk zorunlu piyon hamlesi henüz yapılmadıysa ardından “first”, pas geçildiyse sayısıyla “passes=” gelir.

## Lanko-88’in sayfası

lanko-88-page-title = Lanko-88, iki ikili için kaleler oyunu
lanko-88-page-description = İki, üç ya da dört kişilik Lanko-88: kalelerini ortaya götür, rakibinkileri al. Bilgisayara ya da arkadaşlarına karşı. Kuralların tamamı burada.
lanko-88-page-line = Artı biçiminde bir tahtada iki ikili: kalelerini ortaya rakiplerinden önce götür.

## Lanko-68’in sayfası

lanko-68-page-title = Lanko-68, iki ikili için kısa Lanko
lanko-68-page-description = 68 kareli, artı biçiminde bir tahtada daha kısa ve kolay Lanko: iki, üç ya da dört kişiyle, bilgisayara ya da arkadaşlarına karşı. Bütün kurallar burada.
lanko-68-page-line = Küçük Lanko: daha az yer, daha az taş, orta da birkaç adım ötede.

## Lanko-103’ün sayfası

lanko-103-page-title = Lanko-103, iki ikili için çapraz Lanko
lanko-103-page-description = Damaya en yakın Lanko: çapraz hamleler, yedek piyonlar ve kaleler için dört bitiş karesi. Bilgisayara ya da arkadaşlarına karşı oyna.
lanko-103-page-line = Çaprazlarda kaleler ve piyonlar: seni sadece taş almak geri götürür.
