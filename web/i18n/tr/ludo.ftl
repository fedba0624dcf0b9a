### The words of ludo. Seats have the form `case` (`gen`, `loc`), kinds of pieces `acc`, places `place`.

game-ludo = Kızma Birader

## Taraflar

ludo-seat = { $seat ->
    [1] Kırmızı{ $case ->
        [gen] ’nın
        [loc] ’da
       *[nom] { "" }
    }
    [2] Mavi{ $case ->
        [gen] ’nin
        [loc] ’de
       *[nom] { "" }
    }
    [3] Sarı{ $case ->
        [gen] ’nın
        [loc] ’da
       *[nom] { "" }
    }
   *[4] Yeşil{ $case ->
        [gen] ’in
        [loc] ’de
       *[nom] { "" }
    }
}
ludo-colour = { $form ->
    [start] { ludo-seat }
   *[plain] { $seat ->
        [1] kırmızı
        [2] mavi
        [3] sarı
       *[4] yeşil
    }
}

## Taşlar

ludo-piece = { $case ->
    [acc] taşı
   *[nom] { $form ->
        [start] Taş
       *[plain] taş
    }
}
ludo-pile = { $form ->
    [start] { word-start } { FORM($colour, form: "plain") } { FORM($kind, form: "plain") }
   *[plain] { WORD($count) } { $colour } { $kind }
}

## Yerler

# An ending that begins with y, for a noun that belongs to nobody: 3. noktaya.
ludo-dot = { $number }. nokta{ $place ->
    [to] ya
    [from] dan
    [at] da
    [rel] daki
   *[none] { "" }
}
ludo-start = { FORM($seat, case: "gen") } başlangıç { $place ->
    [to] noktasına
    [from] noktasından
    [at] noktasında
    [rel] noktasındaki
   *[none] { $seat ->
        [you] noktan
       *[other] noktası
    }
}
ludo-lane = { FORM($seat, case: "gen") } yolundaki { ludo-dot }
ludo-finish = bitiş { $place ->
    [to] noktasına
    [from] noktasından
    [at] noktasında
    [rel] noktasındaki
   *[none] noktası
}
ludo-nest = { $seat ->
    [you] senin yuvan{ $place ->
        [to] a
        [from] dan
        [at] da
        [rel] daki
       *[none] { "" }
    }
   *[other] { FORM($seat, case: "gen") } yuvası{ $place ->
        [to] na
        [from] ndan
        [at] nda
        [rel] ndaki
       *[none] { "" }
    }
}
ludo-die = { $seat ->
    [you] { $form ->
        [start] Senin
       *[plain] senin
    } zarın
   *[other] { FORM($seat, case: "gen") } zarı
}
ludo-goal = { $at ->
    [1] Kırmızı’nın başlangıç noktası
    [11] Mavi’nin başlangıç noktası
    [21] Sarı’nın başlangıç noktası
    [31] Yeşil’in başlangıç noktası
   *[other] { $at }. nokta
}

## Ne yapılacak, parti nasıl biter

ludo-to-open = { $seat ->
    [you] Sıra sende: zar at
   *[other] Zar atma sırası { FORM($seat, case: "loc") }
}; en büyük atan başlar{ stop }
ludo-tied = Eşitlik: { $seats } yeniden atıyor{ stop }
ludo-to-throw = { $seat ->
    [you] Sıra sende: zar at
   *[other] Zar atma sırası { FORM($seat, case: "loc") }
}{ stop }
ludo-to-move = { $seat ->
    [you] Sıra sende: { $number } ile bir taş oynat
   *[other] { $seat } { $number } ile bir taş oynatıyor
}{ stop }
ludo-to-pass = { $seat ->
    [you] { $number } ile oynayamıyorsun, pas geçiyorsun
   *[other] { $seat } { $number } ile oynayamıyor ve pas geçiyor
}{ stop }
ludo-over = { $seat ->
    [you] İlk sen bitirdin
   *[other] İlk { $seat } bitirdi
}{ stop }
ludo-end-home = { $seat ->
    [you] { $form ->
        [clause] dört
       *[sentence] Dört
    } taşını da bitişe götürdün
   *[other] { $seat } dört taşını da bitişe götürdü
}{ stop }
ludo-end-places = { $seat ->
    [you] { $form ->
        [clause] ilk
       *[sentence] İlk
    } sen bitirdin
   *[other] { $form ->
        [clause] ilk
       *[sentence] İlk
    } { $seat } bitirdi
}, bütün dereceler belli oldu{ stop }

## Düğmeler

ludo-pass = Pas
ludo-knock = Yuvaya gönder
ludo-spare = Noktayı paylaş

## Oyuncunun adının yanında: bitişte kaç taşı var, kaçıncı oldu ya da oyun dışı kaldığı

ludo-home = bitişte: { $number }
ludo-place = { $number }.
ludo-out = oyun dışı

## Bir parti için seçilebilenler

ludo-option-players-4 = Dört
ludo-option-players-3 = Üç
ludo-option-players-2 = İki, karşı karşıya
ludo-option-places = İkincilik ve üçüncülük için devam
ludo-option-places-auto = Üç ya da dört oyuncuyla
ludo-option-places-on = Her zaman
ludo-option-places-off = Hiçbir zaman
ludo-option-knock = Yuvaya gönderme
ludo-option-knock-always = Her zaman
ludo-option-knock-choose = İsteğe bağlı

## Bir adım neden geri çevrilir

ludo-touch-own = { $seat ->
    [you] Taşlarından
   *[other] { $seat } oynuyor: onun taşlarından
} birine dokun.
ludo-not-yours = { $seat ->
    [you] Oradaki taşların hiçbiri senin değil.
   *[other] { $seat } oynuyor, oradaki taşların hiçbiri onun değil.
}
ludo-nest-empty = { $seat ->
    [you] Yuvanda
   *[other] { $seat } için yuvada
} taş kalmadı.
ludo-nest-needs = Bir taş yuvadan sadece 1 ya da 6 ile çıkar, zar ise { $number }.
ludo-nest-one = 1 ile bir taş yuvadan başlangıç noktasına gider.
ludo-nest-six = 6 ile ya iki taş birlikte yuvadan başlangıç noktasına gider ya da bir taş altıncı noktaya.
ludo-nest-last = 6 ile yuvadaki tek taş başlangıç noktasına ya da altıncı noktaya gider.
ludo-stays-home = Bitişe varan taş orada kalır.
ludo-goes-to-dot = { $number } ile bu taşın gideceği yer: { ludo-goal }.
ludo-goes-to-lane = { $number } ile bu taş kendi yolundaki { $at }. noktaya gider.
ludo-goes-home = { $number } ile bu taş bitiş noktasına gider.
ludo-turns-to-lane = Bu taşa { $number } fazla: bitişten döner ve kendi yolundaki { $at }. noktaya gider.
ludo-turns-to-dot = Bu taşa { $number } fazla: bitişten döner, gideceği yer: { ludo-goal }.
ludo-turns-to-same = Bu taşa { $number } fazla: bitişten döner ve başladığı yerde durur. Bunu oynamak için taşa dokun.

## Bir hamlenin metnindeki yanlışlar

ludo-must-move = Bir hamle var, bu yüzden kimse pas geçmez.
ludo-text-step = Buraya tek bir adım yaz: bir atış, örneğin 5, bir hamle, örneğin 12-17, ya da pas için kısa çizgi.
ludo-text-turn = Buraya atış ve hamle yazılır, örneğin 5: 12-17.
ludo-text-turn-over = Hamle bundan önce biter.
ludo-text-no-move = Atıştan sonra bir hamle yaz, örneğin 12-17, ya da pas için kısa çizgi.
ludo-text-no-throw = Önce atışı yaz, örneğin 5: 12-17.
ludo-text-thrown = Zar zaten { $number } gösteriyor: buraya bir hamle yaz.
ludo-text-other-throw = Zar { $expected } gösteriyor, { $found } değil.
ludo-text-throw = “{ $found }” bir atış değil: 1 ile 6 arasında bir sayı yaz.
ludo-text-word = “{ $found }” ne 5 gibi bir atış, ne 12-17 gibi bir hamle, ne de pas için kısa çizgi.
ludo-text-place = “{ $found }” bir taşın yolunda bir yer değil: 0 ile { $most } arasında yaz.
ludo-text-over = Parti bitti.
ludo-text-no-piece = Sırası gelen oyuncunun { $at } yerinde taşı yok.
ludo-text-two = İki taş birlikte sadece yuvadan çıkar: 0-1(2).
ludo-text-goes = { $number } ile { $from } yerindeki taşın gideceği yer: { $to }.
ludo-text-knocks = Bu hamle bir taşı yuvaya gönderir: ardından x yaz.
ludo-text-nobody = Bu hamle hiçbir taşı yuvaya göndermez: x harfini yazma.

## Bir konumun metnindeki yanlışlar

ludo-text-fields = Bir konumun { WORD($needed) } bölümü olur: taşlar, aşama, sırası gelen oyuncu, zar ve bitirenler. Burada { WORD($found) } bölüm var.
ludo-text-seats = Aralarında eğik çizgiyle { WORD($needed) } renk olur, { WORD($found) } değil.
ludo-text-piece = “{ $found }” bir taşın yeri değil: bir sayı yaz.
ludo-text-path = “{ $found }” bitişin ötesinde; bitiş { $most }.
ludo-text-four = { $seat } için burada { WORD($found) } taş var; { WORD($needed) } olmalı.
ludo-text-colours = En az iki renk oynamalı.
ludo-text-opposite = Sadece iki renk oynuyorsa karşı karşıya otururlar.
ludo-text-shared = { $seat } ve { $other } aynı yerde, { ludo-goal }; oysa oraya sonra gelen diğerini yuvaya gönderir.
ludo-text-stage = “{ $found }” partinin bir aşaması değil: open, play ya da over yaz.
ludo-text-seat = “{ $found }” bir oyuncu değil: 1 ile 4 arasında yaz.
ludo-text-seat-home = { $seat } dört taşını da bitişe götürdü, artık sırası gelmez.
ludo-text-seat-empty = { $seat } burada oynamıyor.
ludo-text-seat-aside = { $seat } bu elde zar atmıyor.
ludo-text-die = Bir zar “{ $found }” gösteremez: 1 ile 6 arasında yaz, atıştan önce ise ? yaz.
ludo-text-begun = Kimin başlayacağı belli olana kadar bütün taşlar yuvalardadır, { $seat } için ise yolda taş var.
ludo-text-entries = Kimin başlayacağı için aralarında virgülle { WORD($needed) } atış olur, { WORD($found) } değil.
ludo-text-entry = “{ $found }” kimin başlayacağı için bir atış değil: 1 ile 6 arasında, atıştan önce ?, atmayanlar için kısa çizgi yaz.
ludo-text-entry-empty = { $seat } burada oynamıyor, bu yüzden zar atmaz.
ludo-text-entry-order = Zar atma sırası { FORM($seat, case: "loc") }: öncekilerin hepsi attı, diğerleri atmadı.
ludo-text-entry-alone = Kimin başlayacağı için en az iki oyuncu atar.
ludo-text-home = “{ $found }” bir oyuncu değil: bitirenleri ya da pes edenleri 1 ile 4 arasında yaz.
ludo-text-not-home = { $seat } dört taşını da bitişe götürmüş değil.
ludo-text-left-out = { $seat } dört taşını da bitişe götürdü, ama bitirenler arasında adı yok.
ludo-text-twice = { $seat } iki kez yazılmış.
ludo-text-not-out = { $seat } için taşlar var, yani pes etmiş olamaz.
ludo-text-home-late = Bunların sonuncusu bitirmeden parti bitmişti.
ludo-text-not-over = Bu taşlarla parti bitmiş olmaz.
ludo-text-ended = Bu taşlarla parti bitmiştir.
ludo-text-over-seat = Parti bitti, sıra kimsede değil: “{ $found }” yerine kısa çizgi yaz.
ludo-text-over-die = Parti bitti, kimse zar atmaz: “{ $found }” yerine kısa çizgi yaz.

## Kuralları nasıl okuyoruz

ruling-LUDO-1 = Oynayabiliyorsan oynamak zorundasın, hangi taşla olduğunu serbestçe seçersin. 1 ya da 6 ile dışarıdaki bir taş da oynatılabilir. 6 attıktan sonra yeniden atmak zorundasın. Hamlen sadece 2, 3, 4 ya da 5 attığında, o da bitişe varmamış bütün taşların yuvadaysa olmaz. Bitişten dönen bir taş başladığı yerde durabilir, bu da bir hamledir; bitişe değip geçmek ise varmak sayılmaz.
ruling-LUDO-3 = 6 atıldığında yuvada tek taş varsa o taş başlangıç noktasına ya da altıncı noktaya gidebilir.
ruling-LUDO-4 = Yolun son noktasından 6, bitişe ve oradan yolun dışına, çevredeki son noktaya götürür. Orada duran taş, her hamledeki gibi yuvaya gider.
ruling-LUDO-6 = İki oyuncu karşı karşıya oturur; kimsenin oynamadığı renkler dışarıda kalır. Dereceler için devam edilip edilmeyeceğini seçebilirsin; üç ya da dört oyuncuyla genellikle devam edilir. Pes eden oyuncunun taşları kaldırılır; o oyuncu, o anda oynayanlar arasında sonuncu olur.
ruling-LUDO-7 = Kaynak bütün dillerde bir taşın yuvaya gönderilebileceğini söyler. Burada, parti için isteğe bağlı olmasını seçmedikçe, her zaman gönderilir; seçersen renkler bir noktayı paylaşabilir.
ruling-LUDO-8 = Türkçe metin 6 ile iki taş çıkarmaya ya da dışarıdaki bir taşı altı ilerletmeye izin verir. Buna uyulmaz: altı dil altıncı noktayı söyler.

## Kızma Birader’in sayfası

ludo-page-title = Kızma Birader (Ludo): iki, üç ya da dört kişiyle
ludo-page-description = Dört renge kadar Kızma Birader: bilgisayara ya da aynı cihazda arkadaşlarına karşı, buradaki ya da kendi zarınla, ikincilik ve üçüncülük için de.
ludo-page-line = Dört taş, tek zar ve altı nokta arkanda hep biri.
