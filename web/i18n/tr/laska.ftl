### The words of Laska and Bignor Ludus. Kinds of pieces have the form `case` (`acc`).

game-laska = Laska
game-bignor-ludus = Bignor Ludus

## Taşlar

laska-counter = { $case ->
    [acc] pulu
   *[nom] { $form ->
        [start] Pul
       *[plain] pul
    }
}
laska-officer = { $case ->
    [acc] subayı
   *[nom] { $form ->
        [start] Subay
       *[plain] subay
    }
}

## Ne yapılacak, parti nasıl biter

laska-numbers = Lasker’in numaraları, 1-25
laska-move = Sıra { FORM($seat, case: "loc") }{ stop }
laska-take = { $seat ->
    [you] Sıra sende: taş almak zorundasın
   *[other] { $seat }, taş almak zorunda
}{ stop }
laska-go-on = { $seat ->
    [you] Taş almaya { $at } karesinden devam et
   *[other] { $seat }, taş almaya { $at } karesinden devam ediyor
}{ stop }
laska-over = Parti bitti{ stop }
laska-end-no-piece = { $seat ->
    [you] { $form ->
        [clause] taşın
       *[sentence] Taşın
    } kalmadı
   *[other] { $seat } taşsız kaldı
}{ stop }
laska-end-no-move = { $seat ->
    [you] { $form ->
        [clause] hamlen
       *[sentence] Hamlen
    } kalmadı
   *[other] { $seat } hamlesiz kaldı
}{ stop }

## Bir adım neden geri çevrilir

laska-no-square = Bu, tahtanın bir karesi değil.
laska-empty = { $at } karesinde taş yok.
laska-not-yours = { $at } karesindeki taş senin değil.
laska-blocked = { $at } karesindeki taş sıkışmış: gidebileceği boş kare yok.
laska-too-far = Bir taş çaprazda bir kare gider ya da almak için bir taşın üzerinden atlar; { $from } karesinden { $to } karesine gidemez.
laska-occupied = { $at } karesinde zaten bir taş var.
laska-nothing-to-take = Bir taş sadece almak için iki kare gider, { $at } karesi ise boş.
laska-own-piece = { $at } karesindeki taş senin, kendi taşlarının üzerinden atlayamazsın.
laska-leapt-twice = Bu hamlede { $at } karesinin üzerinden zaten atlandı, hiçbir karenin üzerinden iki kez atlanmaz.
laska-forward-only = { $at } karesindeki taşın en üstünde pul var, pullar sadece ileri gider.
laska-must-take = Taş almak zorundasın: { $takes }.
laska-one-step = Burada tek adım yeter, { $at } karesi fazla.
laska-turn-over = Hamle { $at } karesinden önce biter.

## Bir hamlenin metnindeki yanlışlar

laska-text-move = Bir hamlede en az iki kare olur, örneğin c3-d4.
laska-text-square = “{ $found }” tahtanın bir karesi değil.
laska-text-column-at-start = Bir hamlenin ilk karesinden sonra sütun yazılmaz.
laska-text-ambiguous = Bu birkaç türlü okunabilir: { $readings }.
laska-text-column = { $at } karesindeki taş o zaman { $expected } olur.
laska-text-nothing-there = { $at } karesinde o zaman taş kalmaz.
laska-text-columns = Bu hamledeki sütunlar tahtadakilere uymuyor.

## Bir konumun metnindeki yanlışlar

laska-text-side = Bir konumun sonunda, sıranın kimde olduğunu söyleyen w ya da b durur.
laska-text-two-sides = Sıranın kimde olduğu iki kez yazılmış.
laska-text-ranks = Bir konumda yedi sıra olur, { WORD($count) } değil.
laska-text-fields = { $rank }. sırada { WORD($expected) } kare olur, { WORD($found) } değil.
laska-text-no-column = { $at } karesindeki taş eksik.
laska-text-twice = { $at } karesi iki kez yazılmış.
laska-text-counter = “{ $found }” bir pul değil: w, W, b ya da B yaz.
laska-text-column-height = Bir sütunda en çok { WORD($most) } pul olur.
laska-text-empty = Tahtada taş yok.
laska-text-unpromoted = { $at } karesinin en üstündeki pul son sırada, bu yüzden subay olmalı.
laska-text-counters = { $seat } için burada { WORD($found) } pul var; oyunda sadece { WORD($most) } tane var.

## Tahtanın bölümleri

laska-inner-ring = İç halka
laska-outer-ring = Dış halka
laska-centre = Merkez
laska-long-diagonals = Uzun çaprazlar
laska-short-diagonals = Kısa çaprazlar

## Kuralları nasıl okuyoruz

ruling-LASKA-1 = Taş yeniden atlayabildiği sürece alma devam eder. Sadece bir pul subay olduğunda erken biter; subay ise tahtanın hangi ucuna varırsa varsın devam eder.
ruling-LASKA-2 = Bir hamlede, üzerinde ne kalmış olursa olsun, hiçbir karenin üzerinden iki kez atlanmaz. Taşın geldiği kare boş sayılır, yani alma oraya dönebilir.
ruling-LASKA-3 = Sıra aynı taraftayken aynı konum üçüncü kez oluşursa o taraf beraberlik talep edebilir; beşincisinde parti berabere biter. İki tarafın da 50 hamlesinde taş alınmaz ve pul oynatılmazsa parti yine berabere biter.
ruling-LASKA-4 = Bignor Ludus’ta alma tek bir atlamadır; gerisi Laska’daki gibidir.

## Laska’nın sayfası

laska-page-title = Laska, Emanuel Lasker’in sütunlu daması
laska-page-description = Satranç şampiyonu Emanuel Lasker’in daması Laska’yı bilgisayara karşı ya da bir arkadaşınla oyna. Alınan taşlar sütunlarda birlikte gider.
laska-page-line = Alınan pullar, biri onları kurtarana kadar sütununun altında seninle gelir.

## Bignor Ludus’un sayfası

bignor-ludus-page-title = Bignor Ludus, tek atlamalı Laska
bignor-ludus-page-description = Laska’nın, her almanın tek bir atlama olduğu varyantı Bignor Ludus: sütunlar, esirler ve subaylar, bilgisayara karşı ya da bir arkadaşınla.
bignor-ludus-page-line = Her seferinde tek atlamayla Laska: alan, yanıtı beklemek zorunda.
