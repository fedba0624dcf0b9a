### The words of Lanrick. Seats have the form `case`, kinds of pieces `acc`.

game-lanrick = Lanrick

## Taşlar ve işaretler

lanrick-man = { $case ->
    [acc] taşı
   *[nom] { $form ->
        [start] Taş
       *[plain] taş
    }
}
lanrick-mark = buluşma yerinin merkezi
lanrick-rendezvous = buluşma yerinde
lanrick-mark-set = Buluşma yerinin merkezi { $at } karesi.
lanrick-mark-lifted = { $at } karesinin çevresindeki buluşma yeri kalkıyor.

## Ne yapılacak, parti nasıl biter

lanrick-to-place = { $seat ->
    [you] Sıra sende: kenara bir taş koy
   *[other] { $seat }, kenara bir taş koyuyor
} (kalan: { $number }){ stop }
lanrick-to-mark = { $seat ->
    [you] Sıra sende: buluşma yerinin merkezini seç
   *[other] { $seat }, buluşma yerinin merkezini seçiyor
}{ stop }
lanrick-to-play-first = { $seat ->
    [you] Sen başlıyorsun: toplamda en çok { lanrick-squares } oynat
   *[other] { $seat } başlıyor: toplamda en çok { lanrick-squares }
}{ stop }
lanrick-to-play = { $seat ->
    [you] Sıra sende: toplamda en çok { lanrick-squares } oynat
   *[other] Sıra { FORM($seat, case: "loc") }: toplamda en çok { lanrick-squares }
}{ stop }
lanrick-to-play-on = { $seat ->
    [you] { lanrick-squares } kaldı: devam et ya da Tamam’a dokun
   *[other] { $seat } için { lanrick-squares } kaldı
}{ stop }
lanrick-to-take = { $seat ->
    [you] Buluşma yerini kazandın: { FORM($of, case: "gen") } bir taşını al
   *[other] { $seat }, buluşma yerini kazandı ve bir taş alıyor
}{ stop }
lanrick-to-send-home = { $seat ->
    [you] { FORM($of, case: "gen") } { $number } taşını kenara götür
   *[other] { $seat }, { FORM($of, case: "gen") } { $number } taşını kenara götürüyor
}{ stop }
lanrick-to-level = { $seat ->
    [you] İçeride sayılar eşitlensin diye { $number } taşı kenara geri götür
   *[other] { $seat } içeride sayılar eşitlensin diye { $number } taşı kenara geri götürüyor
}{ stop }
lanrick-to-return = { $seat ->
    [you] Sıra sende: bir taşı kenara geri götür
   *[other] { $seat }, bir taşı kenara geri götürüyor
} (kalan: { $number }){ stop }
lanrick-to-set-home = { $seat ->
    [you] { FORM($of, case: "gen") } bir taşını istediğin kenar karesine koy
   *[other] { $seat }, { FORM($of, case: "gen") } bir taşını istediği kenar karesine koyuyor
} (kalan: { $number }){ stop }
lanrick-to-set-level = { $seat ->
    [you] Bir taşı istediğin kenar karesine koy
   *[other] { $seat }, bir taşı istediği kenar karesine koyuyor
} (kalan: { $number }){ stop }
lanrick-to-set-return = { $seat ->
    [you] Sıra sende: bir taşı istediğin kenar karesine koy
   *[other] { $seat }, bir taşı istediği kenar karesine koyuyor
} (kalan: { $number }){ stop }
lanrick-over = { $seat ->
    [you] Kazandın
   *[other] { $seat } kazandı
}{ stop }
lanrick-end-taken = { $seat ->
    [you] { $form ->
        [clause] dört
       *[sentence] Dört
    } taş aldın
   *[other] { $seat }, dört taş aldı
}{ stop }
lanrick-squares = { $number } kare
lanrick-men = { $number } taş

## Düğmeler ve buluşma yerini vermeden önceki soru

lanrick-done = Tamam
lanrick-gives-away = { $seat } bütün taşlarıyla buluşma yerinde olur ve orayı hemen kazanır.

## Oyuncunun adının yanında

lanrick-to-place-still = kalan: { $number }
lanrick-in-field = içeride: { $number }
lanrick-in = buluşmada: { $number }/{ $of }
lanrick-taken = aldığı: { $number }/{ $of }

## Bir adım neden geri çevrilir

lanrick-place-on-border = Taşları kenara koy; { $at } karesi içeride.
lanrick-occupied = { $at } karesinde zaten bir taş var.
lanrick-mark-in-field = Merkez içeride olmalı, { $at } karesi ise kenarda.
lanrick-mark-own-man = Merkez { $at } karesi olursa { $man } karesindeki kendi taşın baştan buluşma yerinde olur, buna izin yok.
lanrick-mark-too-near = Merkez { $at } karesi olursa bütün taşlarını tek turda buluşma yerine götürebilirsin, buna izin yok.
lanrick-empty = { $at } karesinde taş yok.
lanrick-not-yours = { $at } karesindeki taş { FORM($seat, case: "gen") } değil.
lanrick-stuck = { $at } karesindeki taş oynayamaz: yanındaki hiçbir kare boş değil.
lanrick-stuck-on-line = { $at } karesindeki taş bu turda hattında kalır ve orada daha ileri gidemez.
lanrick-too-far = Orası { lanrick-squares } uzakta, sadece { $left } kare kaldı.
lanrick-keeps-line = { $at } karesindeki taş bu turda oynadı, bu yüzden o hamlenin hattında kalır.
lanrick-not-a-line = Bir taş yatay, dikey ya da çapraz gider; { $from } karesinden { $to } karesine gidemez.
lanrick-same-square = Taş zaten { $at } karesinde.
lanrick-blocked = { $at } karesindeki taş yolu kapatıyor.
lanrick-take-own = { $at } karesindeki taş kendi taşın: { FORM($of, case: "gen") } bir taşını al.
lanrick-take-in = { $at } karesindeki taş buluşma yerinde, bu yüzden alınamaz.
lanrick-send-own = { $at } karesindeki taş kendi taşın: { FORM($of, case: "gen") } taşlarını kenara götür.
lanrick-send-in = { $at } karesindeki taş buluşma yerinde ve orada kalır.
lanrick-send-border = { $at } karesindeki taş zaten kenarda.
lanrick-stays-on-border = { $at } karesindeki taş zaten kenarda ve orada kalır.
lanrick-others-walk = { $at } karesindeki taşın şimdi kenara yolu yok. Yolu olan taşlar var, önce onları götür.
lanrick-goal-on-border = Taş kenara gitmeli; { $at } karesi içeride.

## Bir adımın ya da turun metnindeki yanlışlar

lanrick-text-step = Buraya tek bir adım yaz, örneğin a4-c6.
lanrick-text-turn = Buraya bir tur yaz, örneğin a4-c6 ve ardından nokta.
lanrick-text-turn-over = Tur bundan önce biter.
lanrick-text-turn-squares = Tur bitmedi: { lanrick-squares } kaldı. Bitirmek için son hamleden sonra nokta yaz.
lanrick-text-turn-home = Tur bitmedi: { lanrick-men } daha kenara gitmeli.
lanrick-text-over = Parti bitti.
lanrick-text-word = “{ $found }” bir adım değil.
lanrick-text-square = “{ $found }” tahtanın bir karesi değil.
lanrick-text-expects-place = Burada bir taş koy, örneğin a4; “{ $found }” bunu yapmıyor.
lanrick-text-expects-mark = Burada buluşma yerinin merkezini seç, örneğin *d5; “{ $found }” bunu yapmıyor.
lanrick-text-expects-move = Buraya bir hamle, örneğin a4-c6, ya da turu bitiren noktayı yaz; “{ $found }” ikisi de değil.
lanrick-text-expects-take = Burada bir taş al, örneğin xh3; “{ $found }” bunu yapmıyor.
lanrick-text-expects-border = Burada bir taşı kenara götür, örneğin d5>e8; “{ $found }” bunu yapmıyor.

## Bir konumun metnindeki yanlışlar

lanrick-text-fields = Bir konumun { WORD($needed) } bölümü olur: taşlar, aşama, sırası gelen taraf, buluşma yerinin merkezi, kalan kareler, oynamış taşlar ve dönüşe başlayan taraf. Burada { WORD($found) } bölüm var.
lanrick-text-rows = Tahtada, aralarında eğik çizgiyle { WORD($needed) } yatay olur, { WORD($found) } değil.
lanrick-text-row = Bir yatayda { WORD($needed) } kare olur, bunda { WORD($found) } var.
lanrick-text-sign = “{ $found }” ne bir taş, yani w ya da b, ne de 1 ile 8 arasında bir boş kare sayısı.
lanrick-text-men = { $seat } için burada { WORD($found) } taş var; bir tarafın en çok { WORD($most) } taşı olur.
lanrick-text-phase = “{ $found }” partinin bir aşaması değil: place, mark, play, take, home, level, back ya da over yaz.
lanrick-text-seat = “{ $found }” bir taraf değil: w ya da b yaz.
lanrick-text-mark-missing = Bu aşamada bir buluşma yeri vardır, merkezi eksik.
lanrick-text-mark-none = Bu aşamada buluşma yeri yoktur: “{ $found }” yerine kısa çizgi yaz.
lanrick-text-left-missing = Kalan karelerin sayısı eksik.
lanrick-text-left = “{ $found }” bir kare sayısı değil.
lanrick-text-left-range = Kalan kareler bir ile { WORD($most) } arasındadır, en çok oyuncunun taşları kadar; { WORD($found) } olamaz.
lanrick-text-left-none = Sadece oynarken kalan kare olur: “{ $found }” yerine kısa çizgi yaz.
lanrick-text-locks-none = Taşlar sadece oynarken hatlarında kalır: “{ $found }” yerine kısa çizgi yaz.
lanrick-text-lock = “{ $found }” oynamış bir taş değil: karesini ve hattını (r, f, u ya da d) yaz, örneğin c6u.
lanrick-text-lock-twice = { $at } karesindeki taş iki kez yazılmış.
lanrick-text-locks-left = Oynamış taşlar (burada { $found }) ile kalan kareler (burada { $left }) birlikte en çok { $most } eder.
lanrick-text-first-missing = Dönüşe kimin başladığını burada söyle: w ya da b.
lanrick-text-first-none = Bu aşamada başlanacak bir dönüş yoktur: “{ $found }” yerine kısa çizgi yaz.
lanrick-text-too-few = { $seat } için burada { WORD($found) } taş var; ikiden az taşla parti biter.
lanrick-text-in-field = Bu aşamada bütün taşlar kenardadır, { $at } karesi ise içeride.
lanrick-text-place-done = On taşın hepsi tahtada, konacak taş kalmadı.
lanrick-text-place-counts = Taşlar sırayla konur; Beyaz’ın { WORD($white) }, Siyah’ın { WORD($black) } taşı olamaz.
lanrick-text-place-seat = Sıradaki taşı { $seat } koyar.
lanrick-text-not-over = { $seat } ancak rakibinin ({ $of }) tek taşı kalmışsa ve kendisinin daha çok taşı varsa kazanmıştır.
lanrick-text-fewest = Daha az taşı olan { $seat } başlar.
lanrick-text-first-loser = İki tarafın taş sayısı eşit, bu yüzden buluşma yerini kaybeden { $seat } başlar.
lanrick-text-play-in = { $seat } bütün taşlarıyla zaten buluşma yerinde, yani orası kazanıldı.
lanrick-text-not-in = { $seat }, buluşma yerini kazanmadı: bütün taşları orada değil.
lanrick-text-take-nobody = { $seat } bütün taşlarıyla buluşma yerinde, bu yüzden hiçbiri alınamaz.
lanrick-text-home-nobody = { $seat } için kenara gitmesi gereken taş yok.
lanrick-text-level-equal = İki tarafın içerideki taş sayısı eşit, bu yüzden hiçbir taş geri gitmez.
lanrick-text-level-seat = İçeride daha çok taşı olan { $seat } oynar.
lanrick-text-back-nobody = İçeride taş yok, yani dönüş bitti.
lanrick-text-back-numbers = Sırası gelen tarafın içeride { WORD($own) }, diğerinin { WORD($others) } taşı var: bu, dönüşe başlayan tarafa uymuyor.

## Kuralları nasıl okuyoruz

ruling-LANRICK-2 = Bir taşın bir turdaki bütün hamleleri tek bir hat üzerindedir: yatay, dikey ya da çapraz. Taş orada gidip gelebilir, birkaç taşın hamleleri birbirini izleyebilir. Taşın geçtiği her kare sayılır, dönüşte de.
ruling-LANRICK-3 = Taş kenara tek bir vezir hamlesiyle, istediği kadar uzağa, boş kareler üzerinden boş bir kenar karesine gider. Taşı, kareyi ve sırayı oynayan seçer. Sadece şimdi gidebilecek taşlardan hiçbirinin böyle bir hamlesi yoksa biri herhangi bir boş kenar karesine konur.
ruling-LANRICK-4 = Buluşma yeri kazanılınca tur hemen biter. Merkez, rakibin bütün taşları baştan içinde olacak biçimde seçilirse orayı rakip kazanır; böyle seçecek olan önce uyarılır.
ruling-LANRICK-5 = Buluşma yerinde taşı olmayan ve taşları kadar karesi olan bir oyuncu, hepsini tek turda ancak her birini tam bir kare oynatarak getirebilir. Bu yüzden oyuncunun her taşının yanında buluşma yerinin boş bir karesi varsa, her biri için ayrı bir kare, o merkeze izin yoktur. Merkez seçilirken tahta nasılsa o sayılır. d4, d5, e4 ve e5 kareleri her zaman merkez olabilir.
ruling-LANRICK-6 = Kaynakta beraberlik yoktur. Burada her oyuncu, buluşma yeri kazanılmadan 50 kez oynayınca ya da oyuncular anlaşınca parti berabere biter. Bir buluşma yeri için oynanırken aynı konum üçüncü kez oluşursa beraberlik talep edilebilir; beşincisinde parti berabere biter.
ruling-LANRICK-7 = Alınan taş kenarda ya da iç alanda durabilir, sadece buluşma yerinde duramaz. Kenar her zaman 28, iç alan 36 karedir, buluşma yeri nerede olursa olsun: tahtanın kenarında bir taş hem buluşma yerinde hem kenarda olabilir.
ruling-LANRICK-8 = Bir taşın hattını turdaki ilk hamlesi belirler; hatların kesiştiği yerde taş kendi hattında kalır. Bir hamle, kalan kareler içinde istenen uzunlukta olabilir. Kenara dönüşte sadece iç alandaki taşlar oynar.
ruling-LANRICK-10 = Buluşma yeri, bir taş alınırken ve diğerleri kenara götürülürken kalır, iç alandaki sayılar eşitlenmeden önce kalkar. Bütün bunlarda kenardaki taşlar oynatılmaz. Tekrarlar turların başında sayılır. İlk taşı Beyaz koyar; rövanşta oyuncular taraf değiştirir.

## Lanrick’in sayfası

lanrick-page-title = Lanrick, Lewis Carroll’ın bir oyunu
lanrick-page-description = Lewis Carroll’ın Lanrick’i: satranç tahtasında beşer taşla buluşma yerine yarış, bilgisayara karşı ya da aynı cihazda bir arkadaşınla.
lanrick-page-line = Beş taş, bir para: hepsini onun çevresine rakibinden önce topla.
