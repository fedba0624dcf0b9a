### The words of Lino. Seats have the form `case` (`loc`).

game-lino = Lino

## Taraflar

lino-seat = { $seat ->
    [1] Beyaz{ $case ->
        [loc] ’da
       *[nom] { "" }
    }
   *[2] Mavi{ $case ->
        [loc] ’de
       *[nom] { "" }
    }
}
lino-colour = { $form ->
    [start] { lino-seat }
   *[plain] { $seat ->
        [1] beyaz
       *[2] mavi
    }
}

## Taşlar, karolar, işaretler

lino-stone = { $form ->
    [start] Taş
   *[plain] taş
}
lino-tile = { $form ->
    [start] Karo
   *[plain] karo
}
lino-star = { $form ->
    [start] Yıldızlı
   *[plain] yıldızlı
} karo
lino-white = { $form ->
    [start] Beyaz
   *[plain] beyaz
}
lino-blue = { $form ->
    [start] Mavi
   *[plain] mavi
}
lino-white-1 = { lino-white } 1 karosu
lino-white-2 = { lino-white } 2 karosu
lino-white-3 = { lino-white } 3 karosu
lino-white-4 = { lino-white } 4 karosu
lino-white-5 = { lino-white } 5 karosu
lino-blue-1 = { lino-blue } 1 karosu
lino-blue-2 = { lino-blue } 2 karosu
lino-blue-3 = { lino-blue } 3 karosu
lino-blue-4 = { lino-blue } 4 karosu
lino-blue-5 = { lino-blue } 5 karosu
lino-moved = oynatıldı
lino-lain = burada bir karo vardı

## Ne yapılacak, parti nasıl biter

lino-to-build = { $seat ->
    [you] Sıra sende: bir karo oynat
   *[other] { $seat }, bir karo oynatıyor
} (kalan: { $number }){ stop }
lino-to-fill = { $seat ->
    [you] Sıra sende: bir taş koy
   *[other] { $seat }, bir taş koyuyor
} (kalan: { $number }){ stop }
lino-to-claim = { $seat ->
    [you] Bir dizi tamamladın mı? İki ucuna, sonra Tamam’a dokun
   *[other] { $seat } tamamladığı her dizinin iki ucuna, sonra Tamam’a dokunuyor
}{ stop }
lino-to-count = { $seat ->
    [you] Dört ya da daha çok taşlık serilerini bul: her birinin iki ucuna, sonra Tamam’a dokun
   *[other] { $seat }, dört ya da daha çok taşlık her serisinin iki ucuna, sonra Tamam’a dokunuyor
}{ stop }
lino-over = { $seat ->
    [you] Daha çok puan aldın
   *[other] { $seat } daha çok puan aldı
}{ stop }
lino-over-drawn = Puanlar eşit{ stop }
lino-end-count = { $form ->
    [clause] bütün puanlar sayıldı
   *[sentence] Bütün puanlar sayıldı.
}
lino-end-drawn = { $form ->
    [clause] iki tarafın da { $number } puanı var
   *[sentence] İki tarafın da { $number } puanı var.
}
lino-match = { $form ->
    [clause] iki parti de sayıldı
   *[sentence] İki parti de sayıldı.
}
lino-match-drawn = { $form ->
    [clause] iki tarafın da iki partide { $number } puanı var
   *[sentence] İki tarafın da iki partide { $number } puanı var.
}
lino-match-resigned = { $seat ->
    [you] { $form ->
        [clause] pes ettin
       *[sentence] Pes ettin
    }
   *[other] { $seat } pes etti
}{ stop }

## Düğmeler

lino-pass = Pas
lino-done = Tamam

## Oyuncunun adının yanında

lino-tiles = kalan karo: { $number }
lino-hand = kalan taş: { $number }

## Bir parti için seçilebilenler

lino-plan-fair = Adil maç: bir tahtada iki parti
lino-option-faces = Oyun
lino-option-faces-down = Standart
lino-option-faces-up = Bonus sayılar
lino-option-faces-stars = Sadece yıldızlar
lino-option-eyes = Diziler
lino-option-eyes-auto = Senin için sayılır
lino-option-eyes-sharp = Kendin bul: kaçırdığın diziler sayılmaz

## Bir adım neden geri çevrilir

lino-no-tile = { $at } hücresinde karo yok.
lino-moved-before = { $at } hücresindeki karo zaten oynatıldı, bu yüzden orada kalır.
lino-stuck = { $at } hücresindeki karo oynatılamaz: nereye gitse bir karo tek başına kalır.
lino-onto-tile = { $at } hücresinde zaten bir karo var.
lino-has-lain = { $at } hücresinde daha önce bir karo vardı, oraya bir daha karo gidemez.
lino-touches-none = Karo { $at } hücresinde başka hiçbir karoya değmez.
lino-leaves-alone = Bu karo { $from } hücresinden { $to } hücresine giderse { $tile } hücresindeki karo tek başına kalır.
lino-occupied = { $at } hücresinde zaten bir taş var.
lino-no-row = Bu, bu taşın tamamladığı bir dizi değil. Bir dizinin iki ucuna dokun.
lino-no-run = Bu, kendi taşlarından dört ya da daha uzun bir seri değil. Bir serinin iki ucuna dokun.

## Bir adımın ya da hamlenin metnindeki yanlışlar

lino-text-step = Buraya tek bir adım yaz, örneğin g9.
lino-text-turn = Buraya bir hamle yaz, örneğin g9.
lino-text-turn-over = Hamle bundan önce biter.
lino-text-turn-claims = Hamle bitmedi: söylenecek dizi kalmayınca nokta yaz.
lino-text-over = Parti bitti.
lino-text-no-pass = Bir karo oynatılabilir, bu yüzden kimse pas geçmez.
lino-text-word = “{ $found }” bir adım değil.
lino-text-spot = “{ $found }” bir hücre değil: a1 ile v20 arasında yaz.
lino-text-ends = “{ $found }” bir dizinin iki ucu değil: örneğin a5-d8 yaz.
lino-text-expects-move = Burada bir karo oynat, örneğin g9>h15; “{ $found }” bunu yapmıyor.
lino-text-expects-stone = Burada bir taş koy, örneğin g9; “{ $found }” bunu yapmıyor.
lino-text-expects-claim = Buraya bir dizi yaz, örneğin =a5-d8, başka yoksa nokta; “{ $found }” ikisi de değil.

## Bir konumun metnindeki yanlışlar

lino-text-fields = Bir konumun { WORD($needed) } bölümü olur: aşama, sırası gelen taraf, puanlar, kalan taşlar, köşe, sıralar, yüzler ve bulunan diziler. Burada { WORD($found) } bölüm var.
lino-text-stage = “{ $found }” partinin bir aşaması değil: b0, b1, b2, b3, b4, b5, f, c, k1, k2 ya da e yaz.
lino-text-stage-sharp = “{ $found }” aşaması sadece oyuncular dizileri kendileri bulduğunda vardır.
lino-text-seat = “{ $found }” bir taraf değil: w ya da b yaz.
lino-text-seat-over = Parti bitti, sıra kimsede değil: “{ $found }” yerine kısa çizgi yaz.
lino-text-score = “{ $found }” puanları vermiyor: Beyaz’ınkini ve Mavi’ninkini arada virgülle yaz.
lino-text-hand = “{ $found }” kalan taşları vermiyor: Beyaz’ınkini ve Mavi’ninkini arada virgülle yaz.
lino-text-row = İlk sırada { WORD($needed) } hücre olur, bunda { WORD($found) } var.
lino-text-frame = Resim { $columns } sütuna ve { $rows } sıraya sığmalı.
lino-text-sign = “{ $found }” resmin bir işareti değil: t, w, b, m, iki nokta ya da nokta yaz.
lino-text-smallest = Resmin kenarında boş bir sıra ya da sütun var: onu yazma.
lino-text-tiles = Oyunda { $needed } karo var, { WORD($found) } değil.
lino-text-faces-down = Standart oyunda yüzler görünmez: buraya kısa çizgi yaz.
lino-text-faces-missing = Karoların yüzleri eksik.
lino-text-face = “{ $found }” bir yüz değil: _, *, w1-w5 ya da b1-b5 yaz.
lino-text-faces = { $needed } yüz olmalı, { WORD($found) } değil.
lino-text-face-stars = Bu oyunda sadece yıldızlar görünür, “{ $found }” ise yıldız değil.
lino-text-built = “{ $found }” resimde sadece tahta kurulurken olur.
lino-text-stone-early = { $at } hücresinde, tahta kurulmadan bir taş var.
lino-text-lain-many = Üzerinde daha önce karo olan açık hücreler en çok { WORD($most) } tanedir.
lino-text-alone = { $at } hücresindeki karo başka hiçbir karoya değmiyor.
lino-text-moved = Bu aşamada { WORD($needed) } karo oynatılmıştır, { WORD($found) } değil.
lino-text-lain = Bu aşamada { WORD($needed) } açık hücrede daha önce karo vardı, { WORD($found) } hücrede değil.
lino-text-stones = { $seat } için tahtada { $found } taş var, oysa hepsi { $most } tane.
lino-text-in-hand = Tahtaya göre { $seat } için { WORD($needed) } taş kaldı, { WORD($found) } değil.
lino-text-stones-apart = Taşlar sırayla konur; Beyaz { WORD($white) }, Mavi { WORD($blue) } taş koymuş olamaz.
lino-text-full = Bütün taşlar tahtada, konacak taş kalmadı.
lino-text-no-stone = Bir dizi tamamlamış olabilecek taş yok.
lino-text-not-full = Taşların hepsi tahtada değil.
lino-text-turn-of = Tahtadaki taşlara göre sıra { FORM($seat, case: "loc") }.
lino-text-claims-none = Bu aşamada dizi bulunmaz: “{ $found }” yerine kısa çizgi yaz.
lino-text-last-missing = Son taş eksik.
lino-text-last = Son taşı { $seat } koydu, { $at } hücresinde ise onun taşı yok.
lino-text-claim = “{ $found }” burada bulunmuş olamaz ya da iki kez yazılmış.

## Kuralları nasıl okuyoruz

ruling-LINO-2 = Basılı oyunda sadece oyuncunun gördüğü sayılır. Burada diziler senin için sayılır; istersen kendin bulursun. O zaman taşı koyan, tamamladığı dizileri hamlesi bitmeden gösterir; partinin sonunda önce partiye başlayan bütün serilerini gösterir, sonra diğer oyuncu. Kimsenin göstermediği kaybolur. Yıldızlar ve sayılar her zaman senin için sayılır.
ruling-LINO-3 = Her karo başka bir karoya değmeli: hiçbir karo tek başına kalamaz. Tahta iki parçaya ayrılabilir.
ruling-LINO-5 = Bir karo kuralların izin verdiği her hücreye gidebilir, tahtadaki bir boşluğa bile. 22’ye 20 hücre var, bu da altı karonun varabileceğinden çok.
ruling-LINO-7 = Tek karo dizi değildir. Son taş da dizileri diğerleri gibi, son sayımdan önce tamamlar. Hiçbir karoyu oynatamayan oyuncu pas geçer.
ruling-LINO-8 = Dizileri kendin buluyorsan sana her taştan sonra sorulur; sadece ara sıra sorulsa diziler belli olurdu. Sadece o taşın tamamladığı diziler sayılır. Başka bir şey göstermek bir şey kaybettirmez.
ruling-LINO-9 = Değmek için bir köşe yeter; ama sadece kendi eski yerine değen bir karo hiçbir karoya değmiyor demektir, başka bir karo da tek başına kalmamalı. Bir taş serisi için tamamlanmış dizi gerekmez, seri bir kez sayılır: sekiz taş 40 eder, iki dörtlü değildir. Boş bir yıldız da sayılır; çevresinde kimsenin taşı yoksa ya da sayılar eşitse sadece üzerindeki taş belirler.

## Lino’nun sayfası

lino-page-title = Lino, karolar ve cam taşlar oyunu
lino-page-description = Chislaine van den Bulk’un oyunu Lino: 56 karoyla tahtayı kur, doldur, uzun diziler tamamla; bilgisayara karşı ya da aynı cihazda bir arkadaşınla.
lino-page-line = Tahtayı birlikte kurun, sonra dizileri kim tamamlayacak diye çekişin.
