### The forms of Turkish: `case` of a seat (`gen`, `loc`) and of a kind of piece (`acc`); `place` of a square or another
### place (`to`, `from`, `at`, `rel`: the last before the noun of what is there); `start` (at the beginning of a sentence),
### `sentence` (with a full stop, if it has none), `clause` (within a sentence), `noun` (the noun behind the names of squares
### where this piece goes). Names of squares are not inflected: the noun behind them is. A story passes its piece on as the
### count of what the piece does, and the name of a square asks it for the noun.

## Cümlelerin yapıldığı sözler

word = { $count ->
    [0] sıfır
    [1] bir
    [2] iki
    [3] üç
    [4] dört
    [5] beş
    [6] altı
    [7] yedi
    [8] sekiz
    [9] dokuz
    [10] on
    [11] on bir
    [12] on iki
   *[other] { $count }
}
word-start = { $count ->
    [0] Sıfır
    [1] Bir
    [2] İki
    [3] Üç
    [4] Dört
    [5] Beş
    [6] Altı
    [7] Yedi
    [8] Sekiz
    [9] Dokuz
    [10] On
    [11] On bir
    [12] On iki
   *[other] { $count }
}
list-next = { $first }, { $last }
list-and = { $first } ve { $last }
list-or = { $first } veya { $last }
stop = { $form ->
    [sentence] { "." }
   *[plain] { "" }
}
verbatim = { $place ->
    [to] { $text } { verbatim-noun }ne
    [from] { $text } { verbatim-noun }nden
    [at] { $text } { verbatim-noun }nde
    [rel] { $text } { verbatim-noun }ndeki
   *[none] { $text }
}
# The noun behind the name of a square, by the piece that acts, or by its kind if it is nobody's.
verbatim-noun = { $count ->
    [piece] { FORM($count, form: "noun") }
    [lino-tile] hücresi
    [lino-star] hücresi
    [lino-white-1] hücresi
    [lino-white-2] hücresi
    [lino-white-3] hücresi
    [lino-white-4] hücresi
    [lino-white-5] hücresi
    [lino-blue-1] hücresi
    [lino-blue-2] hücresi
    [lino-blue-3] hücresi
    [lino-blue-4] hücresi
    [lino-blue-5] hücresi
   *[other] karesi
}

## Kim ve ne

seat = { $seat ->
    [1] Beyaz{ $case ->
        [gen] ’ın
        [loc] ’da
       *[nom] { "" }
    }
    [2] Siyah{ $case ->
        [gen] ’ın
        [loc] ’ta
       *[nom] { "" }
    }
    [3] Kırmızı{ $case ->
        [gen] ’nın
        [loc] ’da
       *[nom] { "" }
    }
   *[4] Sarı{ $case ->
        [gen] ’nın
        [loc] ’da
       *[nom] { "" }
    }
}
colour = { $form ->
    [start] { seat }
   *[plain] { $seat ->
        [1] beyaz
        [2] siyah
        [3] kırmızı
       *[4] sarı
    }
}
piece = { $form ->
    [noun] { $kind ->
        [backgammon-checker] hanesi
        [lino-stone] hücresi
       *[other] karesi
    }
   *[plain] { $colour } { FORM($kind, form: "plain") }
}
some-piece = { $case ->
    [acc] taşı
   *[nom] { $form ->
        [start] Taş
       *[plain] taş
    }
}
group = { WORD($count) } { $colour } { $kind }
group-plain = { WORD($count) } { $colour }
group-free = { WORD($count) } { $kind }
held = { $top } (altında { FORM($below, form: "plain", case: "nom") })
held-many = { $top } (altında { WORD($count) } taş)
empty = boş

you = { $case ->
    [gen] senin
    [loc] sende
   *[nom] { $form ->
        [start] Sen
       *[plain] sen
    }
}
computer = { $form ->
    [start] Bilgisayar
   *[plain] bilgisayar
}

player = Oyuncu { $player }

## Tahta: bir karede ne var, orada ne yapılabilir

board = { $game } tahtası
square = { $label }: { $held }
square-number = { $number }. kare{ $place ->
    [to] ye
    [from] den
    [at] de
    [rel] deki
   *[none] { "" }
}
square-sign = { $square }; { $sign }
square-selected = { $square }; seçili
square-target = { $square }; buraya gidilebilir
square-distant = { $square }; buraya birkaç adımda gidilebilir
die-aside = bu atışta yok
die-ready = atılacak
die-live = { $die }; seçilebilir
die-used = { WORD($face) }, oynandı
square-movable = { $square }; seçilebilir
square-movable-to = { $square }; gidebileceği yer: { $goals }

## Tahtada ne oldu

story = { FORM($who, form: "start") } { FORM($does, $who) }.
story-prompt = { FORM($prompt, form: "sentence") }
story-back = Hamle geri alındı.
who-on = { FORM($at, place: "rel") } { FORM($who, form: "plain") }
who-deep = { FORM($at, place: "at") } { WORD($count) } taşın altındaki { FORM($who, form: "plain") }
way = { FORM($from, place: "from") } { FORM($to, place: "to") }
way-under = { FORM($from, place: "from") } { FORM($to, place: "rel") } taşların altına
walks = { $way }
goes = { $way } gidiyor
leaps = { $way } atlıyor
leaps-on = { FORM($at, place: "to") } atlıyor
comes-in = { $way } geliyor
goes-back = { $way } dönüyor
leaves-play = { $way } gidiyor
takes = { FORM($from, place: "rel") } { FORM($what, case: "acc") } alıyor
capture-of = { $from } karesinden { $over } karesini
is-taken = { FORM($from, place: "at") } alınıyor
is-taken-to = { $way } gönderiliyor
is-promoted = { $into } oluyor
becomes = { $into } oluyor
comes-back = { FORM($at, place: "to") } dönüyor
is-set = { FORM($at, place: "to") } konuyor
appears = { FORM($at, place: "at") } beliriyor
leaves = oyundan çıkıyor
leaves-from = { FORM($from, place: "at") } oyundan çıkıyor
goes-back-from = { FORM($from, place: "from") } geri dönüyor
disappears = { FORM($from, place: "from") } kalkıyor
story-die = Zar: { WORD($face) }.
story-own-die = { FORM($die, form: "start") }: { WORD($face) }.
story-dice = Zarlar: { $faces }.
story-counts = { $seat ->
    [you] { word-start } puan alıyorsun.
   *[other] { $seat } { WORD($count) } puan alıyor.
}
story-counts-for = { $seat ->
    [you] { word-start } puan alıyorsun
   *[other] { $seat } { WORD($count) } puan alıyor
} ({ $sites }).
story-loses = { $seat ->
    [you] { word-start } puan kaybediyorsun.
   *[other] { $seat } { WORD($count) } puan kaybediyor.
}
story-loses-for = { $seat ->
    [you] { word-start } puan kaybediyorsun
   *[other] { $seat } { WORD($count) } puan kaybediyor
} ({ $sites }).

## Parti nasıl bitti

over = Parti bitti.
result-draw = Beraberlik
result-win = { $winner ->
    [you] Kazandın
   *[other] { $winner } kazandı
}
result-lost = Kaybettin
result-win-together = { $winners } kazandı
result-by = { $result }, { $points } puan farkla
result-to = { $result }, { $points }-{ $other }
result-share = Birinciliği paylaşanlar: { $winners }
ranked = { $before }, { $next }
ranked-first = { $place }. { $who }
ranked-next = { $place }. { $who }
ranked-together = { $place }. { $who }
outcome = { $result ->
    [ranked] { $result }
   *[other] { $result }: { FORM($reason, form: "clause") }
}.
outcome-points = { $outcome } { $points }.
points-of = { FORM($seat, form: "start") } { $points }
standings = Bu partiden sonra: { $points }.
end-agreed = { $form ->
    [clause] oyuncular anlaştı
   *[sentence] Oyuncular anlaştı.
}
end-resigned = { $seat ->
    [you] { $form ->
        [clause] pes ettin
       *[sentence] Pes ettin.
    }
   *[other] { $seat } pes etti{ $form ->
        [clause] { "" }
       *[sentence] { "." }
    }
}
end-repetition = { $form ->
    [clause] aynı konum { times } oluştu
   *[sentence] Aynı konum { times } oluştu.
}
times = { WORD($times) } kez
end-back-and-forth = { $form ->
    [clause] aynı hamleler { times } ileri geri tekrarlandı
   *[sentence] Aynı hamleler { times } ileri geri tekrarlandı.
}
end-no-progress = { $form ->
    [clause] { turns } boyunca ilerleme olmadı
   *[sentence] Partide { turns } boyunca ilerleme olmadı.
}
turns = { WORD($times) } hamle

## Sıra kimde, kim oynuyor

played-by-you = (sen)
played-by-computer = (bilgisayar, { FORM($level, form: "clause") })
played-by-player = ({ $player })
played-by-link = (bağlantıyla)
thinking = düşünüyor
offers-draw = { $seat ->
    [you] Beraberlik teklif ediyorsun
   *[other] { $seat } beraberlik teklif ediyor
}
offers-end = { $seat ->
    [you] Partiyi burada bitirmeyi teklif ediyorsun
   *[other] { $seat } partiyi burada bitirmeyi teklif ediyor
}
asks-back = { $seat ->
    [you] { $count ->
        [1] Son hamleyi
       *[other] { $count } hamleyi
    } geri almak istiyorsun
   *[other] { $seat } { $count ->
        [1] son hamleyi
       *[other] { $count } hamleyi
    } geri almak istiyor
}
resigns-points = { $seat ->
    [you] Pes ediyorsun
   *[other] { $seat } pes ediyor
}: { FORM($what, form: "clause") }
would-resign = { $seat ->
    [you] Pes etmek istiyorsun
   *[other] { $seat } pes etmek istiyor
}
resigns-too = { $seat ->
    [you] Sen de pes ediyor musun?
   *[other] { $seat }: sen de pes ediyor musun?
}
answers = { $seat ->
    [you] Kabul ediyor musun?
   *[other] { $seat }: kabul ediyor musun?
}

## Tahtanın yanında

to-begin-dice = Atmak için zarlara { $pointer ->
    [mouse] tıkla
   *[finger] dokun
}. Yardım için tahtada bir yeri basılı tut.
to-begin = Bir taşa, sonra gideceği yere { $pointer ->
    [mouse] tıkla
   *[finger] dokun
}. Yardım için bir kareyi basılı tut.
to-begin-search = Bulduğun her dizinin iki ucuna { $pointer ->
    [mouse] tıkla
   *[finger] dokun
}.
to-begin-square = Oynayacağın kareye { $pointer ->
    [mouse] tıkla
   *[finger] dokun
}. Yardım için bir kareyi basılı tut.
dice-said = Kaç attın?
choose = Birini seç.
confirms = Bu hamle oynansın mı?
views-earlier-ply = Önceki bir konum.
watches = Bu parti başka bir sekmede açık. Burada izleyebilir ya da bu sekmede devam edebilirsin.
computer-acts = Sıra bilgisayarda.
answer-first = Önce teklifi yanıtla.
declined = { $who ->
    [you] { $what ->
        [draw] Beraberliği reddediyorsun.
        [end] Burada bitirmeyi reddediyorsun.
        [back] Geri almayı reddediyorsun.
       *[resignation] Pes edilmesini kabul etmiyorsun. Parti devam ediyor.
    }
   *[other] { FORM($who, form: "start") } { $what ->
        [draw] beraberliği reddediyor.
        [end] burada bitirmeyi reddediyor.
        [back] geri almayı reddediyor.
       *[resignation] pes edilmesini kabul etmiyor. Parti devam ediyor.
    }
}
computer-fails = Bilgisayar yanıt vermiyor. Partin güvende.
ruling = { $id }: { $rule }
# A link behind a refusal, to how the game is played.
read-rule = Kuralı oku
# The same before the first move.
three-things = Bilmen gereken üç şey
why = Neden?


## Düğmeler: simgenin altında kısa, yanında tam

tools = Parti
undo = Geri al
undo-full = Geri al
redo = Yinele
redo-full = Yinele
hint = İpucu
more = Diğer
draw = Beraberlik
draw-full = Beraberlik teklif et
end-here = Bitir
end-here-full = Bitir: bitirmeyi öner
claim = Talep et
claim-full = Beraberlik talep et
new = Yeni parti
new-full = Yeni parti
rematch = Rövanş
next-game = Sonraki parti
another = Yeni parti
throw = Zar at
all-the-same = Yine de oyna
never-mind = İptal
play-it = Oyna
other-rule = Bu kuralı değiştir
accept = Kabul et
decline = Reddet
back-to-game = Partiye dön
rewind = Buradan devam et
asks-draw = Beraberlik teklif edilsin mi?
asks-end = Partiyi burada bitirmek teklif edilsin mi?
offer = Teklif et
pause = Duraklat
go-on = Devam et
one-turn = Bir hamle oynat
take-over = Bu sekmede devam et
try-again = Yeniden dene
close = Kapat

## Hamleler

moves = Hamleler
no-moves = Henüz hamle yok.
scrub = Tahtadaki konum
scrubbed = Hamle { $number } / { $of }
look-first = İlk konum
look-previous = Önceki hamle
look-next = Sonraki hamle
look-last = Son konum
replay = Son hamlenden bu yana olanları baştan göster
share = Bu partiyi paylaş
ended-here = Kurallara göre parti burada bitti.
main-line = Ana varyant: { $moves }
other-line = Varyant: { $moves }
promoted = Artık ana varyant bu.
removed-variation = Varyant silindi.
take-back-edit = Geri al

## Pencereler

sheet-fetching = Bir saniye…
opening-game = Parti açılıyor…
sheet-unreachable = Yüklenemedi
sheet-unreachable-why = Bu sayfanın bir bölümü yüklenemedi. Partin güvende. İnternet bağlantını kontrol et, sonra yeniden dene.

resign-yes-of = { $seat } pes ediyor
resign-points = { $form ->
    [clause] { word } { points }
   *[plain] { word-start } { points }
}
points = puan
level = { $form ->
    [clause] seviye
   *[plain] Seviye
} { $number }
computer-at = Bilgisayar ({ FORM($level, form: "clause") })
side-pair = { $pair } ({ $seats })
a-human = İnsan

## Bir parti kaydedilemezse ya da açılmazsa

save-blocked = Bu tarayıcı sayfanın bir şey kaydetmesine izin vermiyor; sayfayı kapatınca bu partiyi kaybedersin.
save-full = Bu partiyi kaydedecek yer kalmadı. Biraz yer aç, yoksa sayfayı kapatınca partiyi kaybedersin.
save-foreign = Bu parti başka bir sekmede oynanıyor.
save-broken = Son hamle kaydedilmedi. Sayfa bir sonraki hamlende yeniden dener.
fatal = Son partin bu sayfayı iki kez durdurdu, bu yüzden açılmadı. Onu “Partilerim” altında bulursun.

## Bir şey neden yapılmıyor

enter-over = Parti bitti.
enter-dice-wait = Teklif yanıtlanınca zar atabilirsin.
enter-empty-seat = Bu tarafta kimse oynamıyor.
enter-not-open = Bunu şimdi yapamazsın.
enter-pending = Başka bir teklif hâlâ yanıt bekliyor.
enter-stale = Bu hamle başka bir konum içindi. Yeniden seç.
enter-too-far-back = Geri alınacak o kadar hamle yok.
enter-not-asked = Bu tarafın yanıtlayacağı bir teklif yok.
enter-not-due = Şimdi beraberlik talep edemezsin.
enter-full = Bu parti en uzun hâline ulaştı, artık devam edemez.

## Tüm sayfalar

page-name = { "Mustermead" }
page-tagline = Eski ve yeni masa oyunları, tarayıcındaki bir masada.
page-language-name = Türkçe
page-languages = Dil
page-offer = Bu sayfayı Türkçe oku
page-themes = Tema
page-theme-auto = Otomatik
page-theme-light = Açık
page-theme-dark = Koyu
page-portal = Oynanışı ve daha fazlası Mustermead’de

# Pages with a first lesson, studies and puzzles of a game, and the page with the puzzle of the day. $name is a game.
page-puzzle = Günün bulmacası
page-puzzle-description = Her gün bir konum, herkes için aynı: en iyi hamleyi bul ve art arda kaç gün çözdüğünü say.
page-puzzle-grade = Seviye { $grade }
page-puzzle-intro = Her gün bir konum, herkes için aynı. En iyi hamleyi tahtada oyna.
page-puzzle-nth = Bulmaca { $number }
page-puzzle-solved = Çözüldü. Sıradaki yarın geliyor.
page-puzzle-streak = Seri: { $count } gün.
page-puzzle-open = Bugünün bulmacasını çözersen seri sürer.
page-puzzle-days = Gün gün
page-puzzle-new = Yeni bir gün: bugünün bulmacasını aç
page-puzzle-unscripted = Günün bulmacası için JavaScript gerekiyor. Bütün oyunların bulmacaları aşağıda.
page-puzzles = Bulmacalar
page-puzzles-intro = Her biri bilgisayarın kendisiyle oynadığı bir partidendir ve açıkça en iyi olan tek bir hamlesi vardır.
page-puzzles-of-games = Oyunlara göre bulmacalar
page-mistakes = Hatalarım
page-mistakes-intro = Sana en pahalıya mal olan hamleler. Bir parti incelenince bu tarayıcıda saklanır ve her biri sen unutmadan önce yeniden sorulur.
page-mistakes-practise = Alıştırma yap
page-mistakes-today = Bugün için:
page-mistakes-none = Bugün tekrarlanacak bir şey yok.
page-studies = İlk ders, etütler ve bulmacalar
page-studies-description = Yaparak öğren: { $name } için ilk ders, açıklamalı etütler ve tek bir en iyi hamlesi olan bulmacalar.
page-studies-intro = Her biri bir konum ve bir görevdir. Tahtada oyna. Yanlış hamle açıklanır, sonra yeniden denersin.
page-studies-title = { $name }: ders, etütler ve bulmacalar
page-study-done = çözüldü
page-study-next = sırada

page-learn-contents = Bu sayfada
page-learn-description = { $title }: bütün kurallar adım adım, deneyebileceğin konumların ve izleyebileceğin hamlelerin resimleriyle.
page-learn-play = { $game } oyna
page-learn-replay = Hamleleri izle
page-learn-tab = Yeni sekmede açılır
page-learn-title = { $title } – resimlerle kurallar
page-learn-try = Bu konumu dene

## Masanın yerinde

page-trouble = Tahta hazırlanamadı. Hiçbir şey kaybolmadı. Sayfayı yeniden yükle.
# The rest of these say why a page does not start. A page was opened as a file from a folder of this device, with a double click; what is typed stays as it is.
page-start-disk = Bu sayfa doğrudan bir klasörden açıldı, oyunlar içinse bir sunucu gerekir. Sitenin klasöründe bir terminal açıp python3 -m http.server yaz, sonra http://localhost:8000 adresini aç.
# $kind: the media type of a file, such as text/plain.
page-start-type = Sunucu bir JavaScript dosyasını { $kind } olarak gönderiyor, tarayıcı da onu çalıştırmıyor. Bunu siteyi yöneten kişi düzeltebilir.
page-start-gone = Bu sayfa yüklendiğinden beri Mustermead değişti. Sayfayı yeniden yükle; partilerin güvende.
page-start-stopped = Sayfanın bir bölümü gelmedi. Bağlantını kontrol et, sonra sayfayı yeniden yükle. Hiçbir şey kaybolmadı.
page-start-slow = Bu her zamankinden uzun sürüyor. Biraz bekle ya da sayfayı yeniden yükle.
page-start-blocked = Tarayıcında ya da ağında bir şey bu sayfanın JavaScript’ini engelliyor. Ona burada izin ver ya da başka bir tarayıcı dene.
page-start-wasm = WebAssembly bu tarayıcıda kapalı, tahta ise onsuz çalışmaz. Tarayıcının güvenlik ayarlarında ona bu site için izin ver, sonra sayfayı yeniden yükle.
# $chrome, $firefox, $safari: the oldest versions in which the page works.
page-start-old = Bu tarayıcı tahta için çok eski. Chrome ya da Edge { $chrome }, Firefox { $firefox }, Safari { $safari } veya daha yenisi gerekir.
page-no-script = Parti böyle başlar. Oynamak için tarayıcında JavaScript’i aç. Kuralları onsuz da okuyabilirsin.

## Uygulama durursa

page-crash = Mustermead durdu
page-crash-why = Bu, Mustermead’in bir hatası. Sen yanlış bir şey yapmadın.
page-crash-saved = Partin güvende: bu tarayıcı her adımı kaydetti. Sayfayı yeniden yükle ve kaldığın yerden devam et.
page-crash-unsaved = Bu tarayıcı partini kaydedemedi. Sayfayı yeniden yüklemeden önce aşağıdaki metni kopyala, yoksa partiyi kaybedersin.
page-crash-again = Sayfayı yeniden yükle
page-crash-details = Teknik ayrıntılar
page-crash-game = Parti
page-crash-message = Ne oldu

## İlk sayfa

page-home-title = Mustermead: tarayıcıda masa oyunları
page-home-description = Ücretsiz masa oyunları, hesapsız ve reklamsız: bilgisayara karşı ya da aynı cihazda birlikte, ağ olmadan da.

## Tüm oyunlar ve bu tarayıcıda kayıtlı partiler

page-about = Hakkında
page-about-description = Oyunları kim yaptı, bu tarayıcı neleri saklıyor (hiçbir şey bir yere gönderilmez) ve Mustermead kimlerin çalışmalarını içeriyor.
page-about-title = Mustermead hakkında
page-age = { $years } yaş ve üstü
page-all-games = Tüm oyunlar
page-alone = 1, bilgisayara karşı
page-any = Hepsi
page-close = Kapat
page-family-lanko = Lanko
page-family-laska = Laska ve varyantı
page-family-lattjo = Klasikler
page-family-lattjo-set = LATTJO seti
page-family-single = Türünün tek örneği
page-filter-dice = Zar
page-filter-minutes = Süre
page-filter-players = Oyuncular
page-find = Adıyla oyun bul
page-find-placeholder = Oyun bul
page-found = { $count ->
    [0] Eşleşen oyun yok
    [1] Bir oyun
   *[other] { $count } oyun
}
page-going-on = Devam eden parti
page-how-to-play = Nasıl oynanır
page-lessons = İlk dersler
page-minutes = { $count } dk
page-minutes-about = yaklaşık { $count } dk
page-minutes-most = en çok { $count } dk
page-missing = Bu sayfa burada yok
page-missing-nearest = Bu oyunu mu arıyordun?
page-missing-why = Adreste bir yazım hatası olabilir ya da sayfa taşınmış olabilir.
page-notices = Başkalarının çalışmaları
page-notices-all = Tüm bildirimler ve lisanslar
page-notices-licence = Lisans
page-notices-name = Paket
page-notices-version = Sürüm
page-scales = Her oyunun ölçeği
page-scale = Ölçek
page-players = { $count } oyuncu
page-players-one-or-two = 1 veya 2 oyuncu
page-players-range = { $least }-{ $most } oyuncu
page-saved = Partilerim
page-saved-computer = Bilgisayara karşı ({ FORM($level, form: "clause") })
page-saved-computer-turn = Sıra bilgisayarda
page-saved-delete = Sil
page-saved-deleted = Silindi.
page-saved-draw = Beraberlik
page-saved-failed = Olmadı. Yeniden dene.
page-saved-mixed = { $count } kişi ve bilgisayar
page-saved-more = Daha fazla göster
page-saved-offer = Yanıt bekleyen bir teklif
page-saved-open = Sürüyor
page-saved-over = Bitti
page-saved-people = { $count } kişi
page-saved-pin = Üste sabitle
page-saved-turn = Sıra: { $seat }
page-saved-undo = Geri al
page-saved-waiting-for-them = Diğerlerini bekliyor
page-saved-waiting-for-you = Seni bekliyor
page-saved-watched = Bilgisayar bilgisayara karşı
page-saved-win = { FORM($winner, form: "start") } kazandı
page-saved-you-lost = Kaybettin
page-saved-you-won = Kazandın
page-saved-your-turn = Sıra sende
page-show-all = Tüm oyunları göster
page-sounds = Sesler
page-surprise = Beni şaşırt
page-version = Sürüm { $edition }
page-ways = Oyunlar ve kurallar
page-with-dice = zarlı
page-without-dice = zarsız

## Playing offline

page-go-on = Son partiye devam et
page-offline = Ağ olmadan oyna
page-offline-all = Her şey bu cihazda ve ağ olmadan da çalışıyor.
page-offline-amount = { $done } / { $size }
page-offline-begun = Her şey bu cihaza kaydediliyor…
page-offline-changed = Bu arada yeni bir sürüm çıktı. Sayfayı yeniden yükle, sonra devam et.
page-offline-go-on = Devam et
page-offline-keep = Her şeyi bu cihazda sakla
page-offline-later = Sonra
page-offline-missing = Ağ bağlantısı yok, o sayfa da henüz bu cihazda değil.
page-offline-new = Yeni bir sürüm hazır.
page-offline-no-network = Ağ bağlantısı yok. Kaydedilenler burada kalır, sonra devam edebilirsin.
page-offline-no-room = Bu cihazda yer kalmadı. Kaydedilenler burada kalır.
page-offline-refused = Bu tarayıcı bu site için hiçbir şey saklayamıyor. Gizli pencerede buna izni olmayabilir.
page-offline-refused-http = Bir sayfa ancak adresi https ile başlıyorsa cihazda saklanabilir, bu adres ise http ile başlıyor. Partilerin yine de kaydediliyor.
page-offline-refused-login = Sunucu, oturum açmadan sw.js dosyasını vermiyor; bu dosya olmadan da bu cihazda hiçbir şey saklanamıyor. Yeniden oturum aç, sonra sayfayı yeniden yükle. Partilerin yine de kaydediliyor.
page-offline-refused-missing = Sunucuda sw.js dosyası yok; bu dosya olmadan da bu cihazda hiçbir şey saklanamıyor. Bunu siteyi yöneten kişi düzeltebilir. Partilerin yine de kaydediliyor.
page-offline-refused-policy = Bu sunucunun güvenlik kuralları, sitenin cihazda saklanmasına izin vermiyor. Bunu siteyi yöneten kişi değiştirebilir. Partilerin yine de kaydediliyor.
page-offline-remove = Bu cihazdan kaldır
page-offline-removed = Kaldırıldı. Kendi partilerin hâlâ burada.
page-offline-saving = Yeni sürüm, partin kaydedilir kaydedilmez başlar.
page-offline-stop = Durdur
page-offline-stopped = Durduruldu. Kaydedilenler burada kalır, sonra devam edebilirsin.
page-offline-unsaved = Bu tarayıcı partini kaydedemedi, bu yüzden şimdilik eski sürüm kalıyor. Partiyi bitir ya da metnini kopyala.
page-offline-use = Şimdi kullan
page-offline-what = Burada açtıkların ağ olmadan da çalışır. Bütün oyunları ve kuralları bütün dillerde bu cihazda saklayabilirsin; bu { $size } yer tutar.
