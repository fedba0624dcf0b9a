### The words of backgammon. Places have the form `place` (`to`, `from`, `at`, `rel`), kinds of pieces `case` (`acc`).

game-backgammon = Tavla

## Pullar

backgammon-checker = { $case ->
    [acc] pulu
   *[nom] { $form ->
        [start] Pul
       *[plain] pul
    }
}
backgammon-pile = { WORD($count) } { $colour } { $kind }
backgammon-cube-1 = { backgammon-cube } (1)
backgammon-cube-2 = { backgammon-cube } (2)
backgammon-cube-4 = { backgammon-cube } (4)
backgammon-cube-8 = { backgammon-cube } (8)
backgammon-cube-16 = { backgammon-cube } (16)
backgammon-cube-32 = { backgammon-cube } (32)
backgammon-cube-64 = { backgammon-cube } (64)
backgammon-cube = { $form ->
    [start] Küp
   *[plain] küp
}

## Yerler; hanelerin adları var

backgammon-bar = { FORM($seat, case: "gen") } { $place ->
    [to] çubuğuna
    [from] çubuğundan
    [at] çubuğunda
    [rel] çubuğundaki
   *[none] { $seat ->
        [you] çubuğun
       *[other] çubuğu
    }
}
backgammon-tray = { FORM($seat, case: "gen") } toplama { $place ->
    [to] yerine
    [from] yerinden
    [at] yerinde
    [rel] yerindeki
   *[none] { $seat ->
        [you] yerin
       *[other] yeri
    }
}
backgammon-numbered = Haneler 1-24
backgammon-cube-middle = çubuğun { $place ->
    [to] ortasına
    [from] ortasından
    [at] ortasında
    [rel] ortasındaki
   *[none] ortası
}
backgammon-cube-place = çubuğun { $seat ->
    [you] senin
   *[other] { $seat }
} { $place ->
    [to] tarafına
    [from] tarafından
    [at] tarafında
    [rel] tarafındaki
   *[none] { $seat ->
        [you] tarafın
       *[other] tarafı
    }
}
backgammon-die = { $number ->
    [1] birinci zar
    [2] ikinci zar
    [3] üçüncü zar
   *[4] dördüncü zar
}

## Ne yapılacak, parti nasıl biter

backgammon-open = İki taraf da tek zar atıyor; büyük atan başlar{ stop }
backgammon-opened = Beyaz { $white }, Siyah { $black } attı: { $seat ->
    [you] sen başlıyorsun
   *[other] { $seat } başlıyor
}{ stop }
backgammon-may-double = { $seat ->
    [you] Sıra sende: zar at ya da katla
   *[other] { $seat }, zar atıyor ya da katlıyor
} (küp { $value } olur){ stop }
backgammon-to-throw = { $seat ->
    [you] Sıra sende: zarları at
   *[other] Zar atma sırası { FORM($seat, case: "loc") }
}{ stop }
backgammon-answer = { $seat ->
    [you] Sıra sende: katlamayı kabul et ya da vazgeç
   *[other] { $seat } katlamayı yanıtlıyor
} (küp { $value } olur){ stop }
backgammon-to-move = Sıra { FORM($seat, case: "loc") }{ stop }
backgammon-to-enter = { $seat ->
    [you] Sıra sende: çubuktaki pulunla oyuna gir
   *[other] { $seat }, çubuktaki puluyla oyuna girmek zorunda
}{ stop }
backgammon-to-finish = { $seat ->
    [you] Bitirmek için zarlara ya da Tamam’a dokun
   *[other] { $seat } turunu bitiriyor
}{ stop }
backgammon-rest-lost = { $seat ->
    [you] Gerisini oynayamıyorsun: Tamam’a dokun
   *[other] { $seat } gerisini oynayamıyor
}{ stop }
backgammon-cannot-move = { $seat ->
    [you] Oynayamıyorsun: Tamam’a dokun
   *[other] { $seat } oynayamıyor
}{ stop }
backgammon-lower-alone = { $seat ->
    [you] Küçük sayıyı ({ $number }) tek başına oynayamazsın
   *[other] { $seat }, küçük sayıyı ({ $number }) tek başına oynayamaz
}: bu setin kuralı{ stop }
backgammon-over = Parti bitti{ stop }
backgammon-end-single = { $seat ->
    [you] { $form ->
        [clause] pullarını
       *[sentence] Pullarını
    } bitiremedin
   *[other] { $seat }, pullarını bitiremedi
}{ stop }
backgammon-end-gammon = { $form ->
    [clause] mars
   *[sentence] Mars
}, { $seat ->
    [you] hiç pul toplayamadın
   *[other] { $seat } hiç pul toplayamadı
}{ stop }
backgammon-end-backgammon = { $form ->
    [clause] katmerli mars
   *[sentence] Katmerli mars
}, { $seat ->
    [you] hiç pul toplayamadın, çubukta ya da kazananın evinde pulun kaldı
   *[other] { $seat } hiç pul toplayamadı, çubukta ya da kazananın evinde pulu kaldı
}{ stop }
backgammon-end-dropped = { $seat ->
    [you] { $form ->
        [clause] katlamayı
       *[sentence] Katlamayı
    } kabul etmedin
   *[other] { $seat } katlamayı kabul etmedi
}{ stop }
backgammon-match-over = { $form ->
    [clause] maç kazanıldı
   *[sentence] Maç kazanıldı.
}

## Düğmeler

backgammon-roll = Zar at
backgammon-double = Katla
backgammon-take = Kabul et
backgammon-drop = Vazgeç
backgammon-done = Tamam

## Oyuncunun adının yanında: pullarının kaç adımı var, maçta kaç puanı var

backgammon-pips = { $number } adım
backgammon-score = { $number } / { $of }

## Bir parti için ve pes ederken seçilebilenler

backgammon-plan-points = { $length } puanlık maç
backgammon-option-single-number = Sadece bir zar oynanabiliyorsa
backgammon-option-single-number-lattjo = Sadece büyüğü (bu setin kuralı)
backgammon-option-single-number-tournament = Hangisi olursa (yaygın kural)
backgammon-option-cube = Katlama küpü
backgammon-option-cube-in-matches = Maçlarda
backgammon-option-cube-on = Her zaman
backgammon-option-cube-off = Hiçbir zaman
backgammon-option-crawford = Maçlarda Crawford partisi
backgammon-option-crawford-on = Evet
backgammon-option-crawford-off = Hayır
backgammon-resign-1 = { $form ->
    [clause] tek oyun
   *[plain] Tek oyun
}
backgammon-resign-2 = { $form ->
    [clause] mars
   *[plain] Mars
}
backgammon-resign-3 = { $form ->
    [clause] katmerli mars
   *[plain] Katmerli mars
}

## Bir adım neden geri çevrilir

backgammon-empty = { $at } hanesinde pul yok.
backgammon-not-yours = { $at } hanesindeki pullar senin değil.
backgammon-bar-empty = { $seat ->
    [you] Çubukta pulun yok.
   *[other] { $seat } için çubukta pul yok.
}
backgammon-touch-own = { $seat ->
    [you] Pullarından
   *[other] { $seat } oynuyor: onun pullarından
} birine ya da bir zara dokun.
backgammon-stays-off = Toplanan pul geri gelmez.
backgammon-cube-not-now = { $seat ->
    [you] Sadece zar atmadan önce katlayabilirsin.
   *[other] { $seat } sadece zar atmadan önce katlayabilir.
}
backgammon-bar-first = { $seat ->
    [you] Önce çubuktaki pullarınla oyuna girmelisin.
   *[other] { $seat } önce çubuktaki pullarıyla oyuna girmeli.
}
backgammon-bar-blocked = Kalan zarların hiçbiriyle { $seat ->
    [you] çubuktan oyuna giremezsin
   *[other] { $seat }, çubuktan oyuna giremez
}.
backgammon-blocked = { $at } hanesindeki pullar kalan zarlarla oynanamaz.
backgammon-blocked-point = { $at } hanesi kapalı: orada rakibin iki ya da daha çok pulu var.
backgammon-backward = { $seat ->
    [you] Pullarını sadece ileri oynatabilirsin.
   *[other] { $seat }, pullarını sadece ileri oynatabilir.
}
backgammon-wrong-number = Orası { WORD($number) } hane uzakta, kalan zarların hiçbiri bunu göstermiyor.
backgammon-other-die = Seçtiğin zar { WORD($number) } gösteriyor, o başka yere götürür.
backgammon-no-goal = Oraya pul gidemez.
backgammon-not-all-home = { $seat ->
    [you] Ancak bütün pulların evdeyken pul toplayabilirsin.
   *[other] { $seat } ancak bütün pulları evdeyken pul toplayabilir.
}
backgammon-off-needs = Bu pulu toplamak için { WORD($number) } ya da daha büyük bir zar gerekir.
backgammon-higher-behind = Önce daha geride, { $at } hanesinde duran pullar gider.
backgammon-number-blocked = Şimdi hiçbir pulla { WORD($number) } oynanamaz.
backgammon-die-used = Bu zardaki { WORD($number) } zaten oynandı.
backgammon-die-aside = Bu zar bu atışta yok.
backgammon-play-both = İki zar da oynanabilir, yani oynanmalı; bu hamleden sonra ikincisi oynanamaz.
backgammon-as-many = Çiftle { WORD($number) } hamle daha oynanabilir, yani oynanmalı; bu hamleden sonra daha azı kalır.
backgammon-play-higher = İki zardan herhangi biri oynanabilir, ama ikisi birden oynanamaz; o zaman büyüğü oynanmalı: { WORD($number) }.

## Bir turun metnindeki yanlışlar

backgammon-text-turn = Bir tur atışıyla başlar, örneğin 31: 8/5 6/5.
backgammon-text-turn-word = “{ $found }” bir turun parçası değil.
backgammon-text-step = Buraya tek bir adım yaz: zarlar, örneğin 31, bir hamle, örneğin 8/5, ya da roll, double, take, drop veya done.
backgammon-text-no-throw = Burada atış eksik, örneğin 31:
backgammon-text-other-throw = Zarlar { $expected } gösteriyor, { $found } değil.
backgammon-text-tie = Eşit sayılar kimin başlayacağını belirlemez, yeniden atılır.
backgammon-text-no-double = Şimdi kimse katlayamaz.
backgammon-text-no-answer = Katlamaya yanıt eksik: take ya da drop.
backgammon-text-not-now = Bu şimdi yapılamaz.
backgammon-text-over = Parti bitti.
backgammon-text-turn-over = Tur bundan önce biter.
backgammon-text-no-move = Burada bir hamle eksik, örneğin 8/5.
backgammon-text-backward = Pullar sadece daha küçük hanelere gider; { $from } hanesinden { $to } hanesine gidilemez.
backgammon-text-times = “{ $found }” bir hamlenin kaç kez yapıldığını söylemiyor: parantez içinde 1 ile { $most } arasında bir sayı yaz.
backgammon-text-many = Bir turda en çok { WORD($most) } hamle olur.
backgammon-text-more = Daha oynanabilir, yani tur bitmedi.
backgammon-text-ambiguous = Bu birkaç türlü okunabilir: { $readings }.
backgammon-text-no-hit = { $at } hanesinde pul kırılmıyor.

## Bir konumun metnindeki yanlışlar

backgammon-text-checkers = { $seat } için burada { WORD($found) } pul var; { WORD($needed) } olmalı.
backgammon-text-shared = Beyaz’ın { $white } hanesi Siyah’ın { $black } hanesidir, orada sadece bir taraf olabilir.
backgammon-text-both-off = Burada iki taraf da bütün pullarını toplamış.
backgammon-text-closed = İki tarafın da kapalı bir evin önünde, çubukta pulu var; bir daha kimse oynayamazdı.
backgammon-text-no-cube = Bu partide küp yok.
backgammon-text-cannot-double = { $seat } burada katlayamaz.
backgammon-text-begun = Kimin başlayacağı belli olana kadar her şey başlangıçtaki gibi durur.
backgammon-text-ended = { $seat } bütün pullarını topladı, yani parti bitti.
backgammon-text-not-won = { $seat } böyle kazanmış olamaz.
backgammon-text-throw = “{ $found }” bir atış değil: 1 ile 6 arasında iki sayı yaz, örneğin 31.
backgammon-text-word = “{ $found }” buraya ait değil.
backgammon-text-no-side = { $seat } için pullar eksik.
backgammon-text-two-sides = { $seat } için pullar iki kez yazılmış.
backgammon-text-twice = { $seat } için { $at } yeri iki kez yazılmış.
backgammon-text-number = “{ $found }” bir pul sayısı değil: 1 ile { $most } arasında yaz.
backgammon-text-point = “{ $found }” pullar için bir yer değil: 24 ile 1 arasında bir sayı, bar ya da off yaz.
backgammon-text-cube-value = “{ $found }” küpün bir değeri değil: 1, 2, 4, 8, 16, 32 ya da 64 yaz.
backgammon-text-seat = “{ $found }” bir taraf değil: white ya da black yaz.
backgammon-text-stage = “{ $found }” sırada ne olduğunu söylemiyor: opening, roll, doubled, dice ya da won yaz.
backgammon-text-id-letter = “{ $found }” bir ID içinde olamaz.
backgammon-text-id-length = Bu ID’de { WORD($found) } harf var; { WORD($needed) } olmalı.
backgammon-text-id-bits = “{ $found }” bir ID kadar uzun, ama anlamı yok.
backgammon-text-cube-most = Küpün değeri en çok 64 olur.
backgammon-text-cube-owner = Değeri 1 olan küp ortada durur, diğer küpler bir tarafa aittir.
backgammon-text-resigned = Burada biri pes etmiş ya da pes etmeyi teklif ediyor, bu yüzden buradan oynanamaz.
backgammon-text-id-state = Partinin durumu bu ID’den okunamıyor.
backgammon-text-dice = Bu ID’de, zar atılamayacak yerde zar var.
backgammon-text-id-turn = Bu ID, sıranın kimde olduğu konusunda kendisiyle çelişiyor.
backgammon-text-match-length = Bu ID { $found ->
    [0] tek bir partiden
   *[other] { $found } puanlık bir maçtan
}, bu ise { $expected ->
    [0] tek bir parti
   *[other] { $expected } puanlık bir maç
}.
backgammon-text-match-score = { $seat } bu ID’nin maçında { $found }, burada { $expected } puanda.
backgammon-text-crawford = Bu ID bir Crawford partisinden, bu parti ise öyle değil.
backgammon-text-not-crawford = Bu bir Crawford partisi, ID ise başka bir partiden.
backgammon-text-xgid = “{ $found }” bir XGID içinde okunamıyor; orada pullar, küp ve sahibi, sıranın kimde olduğu, atış ya da 00 ve puanlar durur.
backgammon-mended-match = Bu, { $length } puanlık bir maçtan; durum { $white }-{ $black }, önce Beyaz’ın puanı. Burada tek bir parti var, puanı yok.
backgammon-mended-crawford = Bu, { $length } puanlık bir maçın Crawford partisinden; durum { $white }-{ $black }, önce Beyaz’ın puanı. Burada tek bir parti var, puanı yok.
backgammon-mended-score = Tek bir partinin puanı yoktur, bu yüzden { $white }-{ $black } atlandı (önce Beyaz’ın puanı).
backgammon-mended-beaver = Burada beaver ve raccoon oynanmıyor, bu yüzden bu, onlardan önceki katlama olarak okundu.

## Kuralları nasıl okuyoruz

ruling-BG-1 = İki sayıyı da oynamanın bir yolu varsa ikisi de oynanmalı; çiftte dördünden olabildiğince çoğu.
ruling-BG-2 = İki sayıdan sadece biri oynanabiliyorsa kaynak büyüğünden başkasına izin vermez: küçüğü tek başına hiç oynanmaz, çubuktan girmek için bile. İkisinden herhangi biri oynanabiliyor, ama ikisi birden oynanamıyorsa büyüğü oynanır. Turnuvaların kuralı başkadır: büyüğü oynanamıyorsa küçüğü oynanmalı. Bunu yeni bir oyun için seçebilirsin. Çiftte küçük sayı yoktur.
ruling-BG-3 = Katlama küpü maçlarda, seçersen tek partilerde de kullanılır. 64’ü geçmez. Maçlarda, çıkarılmadıysa Crawford kuralı geçerlidir. Jacoby kuralı yoktur: mars her zaman sayılır. Oyuncu küpün değerinin bir, iki ya da üç katıyla pes edebilir, diğer oyuncu kabul etmelidir.
ruling-BG-5 = Bir hanede tek duran pul kırılabilir, iki ya da daha çok pul haneyi kapatır; bunu açıkça sadece Slovence çeviri söyler.

## Tavlanın sayfası

backgammon-page-title = Tavla, katlama küpü ve maçlarla
backgammon-page-description = Bilgisayara karşı ya da aynı cihazda bir arkadaşınla tavla oyna: tek parti ya da maç, katlama küpü, istersen kendi zarların.
backgammon-page-line = Sayıları zarlar seçer. Kaçmak, kapatmak ya da kırmak sana kalmış.
