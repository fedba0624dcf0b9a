### The late part: forms as in portal.ftl.

## Paylaş

texts-whole = Parti
texts-position = Tahtadaki konum
texts-picture = Resim olarak tahta
texts-copy = Kopyala
texts-copied = Kopyalandı.
texts-by-hand = Bu tarayıcı sayfanın kopyalamasına izin vermiyor. Metin seçili: oradan kopyala.
texts-save = Kaydet
texts-save-svg = SVG olarak kaydet
texts-save-png = PNG olarak kaydet
texts-no-picture = Resim oluşturulamadı.
texts-steps = Hamle henüz bitmedi: bu, { $steps } öncesindeki konum.
texts-hidden-picture = Bu tarayıcı cihazın tanınmasını engelliyor, bu yüzden PNG’de sadece çizgiler görünürdü. Onun yerine SVG olarak kaydet.
texts-form-pgn = PGN
texts-form-pdn = PDN
texts-form-movetext = Numaralı hamleler
texts-form-listing = Her satırda bir hamle
texts-form-mat = Metin olarak maç (.mat)
texts-form-ranks = Sıra sıra
texts-form-list = Taş taş
texts-form-fields = Tek satırlık metin
texts-form-mustermead = Her şey: varyantlar, notlar, teklifler, zarlar

## Bağlantılar ve bağlantıyla oyun

link-game = Partinin bağlantısı
link-position = Konumun bağlantısı
link-too-long = Bu bağlantıda { $count } karakter var. Birçok program bu kadar uzun bağlantıları keser, bu yüzden dosya gönder.
link-damaged = Bu bağlantı yolda kesilmiş ya da değişmiş. Yeniden iste.
link-damaged-from = Bu bağlantı yolda kesilmiş ya da değişmiş. Parti, kesin olan yere kadar gösteriliyor. Bağlantıyı yeniden iste.
link-newer = Bu bağlantıyı sitenin daha yeni bir sürümü oluşturmuş. Sayfayı yeniden yükle.
link-lots = Bu bağlantıdaki atışlar, cihazların önceden verdiği söze uymuyor; bu yüzden bağlantıya güvenilmez.
link-other-game = Bu bağlantı başka bir oyun için.
link-refused = Bu bağlantı açılamıyor. { $why }
link-refused-from = Bu bağlantıdaki parti, kuralların izin verdiği yere kadar gösteriliyor. { $why }
# A choice of who plays a new game.
by-link-two = Başka yerdeki biri, bağlantıyla
by-link-four = Dört kişi, herkes kendi cihazında, bağlantıyla
by-link-note = Her hamleyi mesajla ya da e-postayla bağlantı olarak gönderirsin. Hesap yok, sunucu yok.
send-link = Hamleyi gönder
send-link-first = Daveti gönder
send-link-again = Yeniden gönder
send-link-heading = Bağlantıyı gönder
send-link-what = Bu bağlantıyı sıradaki oyuncuya gönder. Bütün parti bağlantının içindedir ve onu hiçbir sunucu görmez.
send-link-preview = Mesajlardaki önizleme tahtayı gösteremez.
send-link-silence = Yanıt olarak bir bağlantı geldiğinde sana haber verilmez, çünkü sunucu yok.
send-link-share = Paylaş…
send-link-code = Bağlantının QR kodu
send-link-done = Gönderdim
link-ready = Hamlen hazır. Bağlantı olarak gönder.
link-ready-first = Parti hazır. Bağlantı olarak gönder.
link-ready-over = Parti bitti. Herkes bilsin diye bağlantıyı gönder.
link-ready-lot = Burada karar verilecek bir şey yok. Diğer oyuncular zar atabilsin diye bağlantıyı geri gönder.
link-ready-seat = Yerin hazır. Bağlantıyı geri gönder: ilk atış için gerekli.
link-ready-throw = Bağlantıyı gönder: geri gelince zarı sen atarsın.
link-waiting = Gönderildi. Yanıt olarak bir bağlantı gelince onu bu tarayıcıda aç.
link-known = Bu hamle sende zaten var.
link-fork = Bu bağlantı önceki bir konumdan devam ediyor. Partin olduğu gibi kalır; diğer devam yolu, hamle listesinde bir varyanttır.
# Throws of a game by links. A throw is drawn from secrets that devices have promised to each other.
throws-at-once = 6 attıktan sonraki atışlar hemen gelir
throws-at-once-note = O zaman yeniden atan, o atışı hamlesinden önce hesaplayabilir. Bunu seçmezsen önce diğer oyuncular bir gizli sayı ekler; bunun için bir bağlantı daha gerekir.
throws-agreed = 6 attıktan sonraki atışların hemen gelmesi kararlaştırıldı: yeniden atan, o atışı hamlesinden önce hesaplayabilir.
throws-cube = Katlama hakkı olan, her atıştan önce bir bağlantı gönderir. Katlama küpü yoksa bu bağlantı gerekmez.
throws-two-seats = Aynı cihazdaki iki tarafın sırası arka arkaya geliyor. O cihaz ikinci atışı önceden bilebilir.
throws-heading = Dürüst atışlar
throws-proved = Kanıtlanan atışlar: { $count } / { $all }.
throws-wrong = { $number }. atış, verilen söze uymuyor.
throws-meaning = Kanıtlanan bir atış, her cihazın partiden önce sözünü verdiği gizli sayılardan çıkar. Yani onu kimse seçmemiştir. Şunlar ise bundan anlaşılmaz: iki oyuncunun gizli sayılarını birbirine söyleyip söylemediği, birinin kötü bir atıştan sonra yanıt vermeyi bırakıp bırakmadığı.

## Aç

texts-open = Parti aç…
texts-open-heading = Parti aç
texts-paste = Partileri ya da bir konumu buraya yapıştır; bu oyunun okuyabildiği her biçim olur
texts-choose = Dosya seç
texts-drop = Dosyaları bu sayfanın herhangi bir yerine de bırakabilirsin.
texts-read = Aç
texts-text = Metin
texts-too-large = “{ $name }” çok büyük (en çok { $most } MB olabilir), bu yüzden okunmadı.
texts-unread = “{ $name }” okunamıyor.
texts-none = Hiçbir parti okunamadı. Hiçbir şey kaydedilmedi.
texts-reading = { $read } / { $all } bayt, { $count } parti
texts-stop = Durdur
texts-stopped = { $count ->
    [0] İlk partiden önce durduruldu.
   *[other] { $count } partiden sonra durduruldu.
}
texts-ask = { $count } parti kaydedilsin mi?
texts-save-all = Kaydet
texts-discard = Kaydetme
texts-saving = { $count } / { $all } parti kaydedildi.
texts-saved = { $count } parti kaydedildi. “Partilerim” altında bulursun.
texts-game = { $number }. { $players } { $result }, { $count } hamle
texts-mended = Düzeltildi:
texts-missed = Okunmadı:
texts-mend = Parti { $number }, { $place }: { $what }
texts-fault = Parti { $number }, { $place }: { $why }
texts-line = satır { $line }, karakter { $sign }
texts-line-of = satır { $line }, { $sign }. karakterde “{ $text }”
texts-of-file = “{ $name }” içinde:
texts-elsewhere = Bu bir { $game } partisi. Kendi sayfasında aç:
texts-open-there = Orada aç:
texts-and-more = ve { $count } tane daha

## Masanın pencereleri: tahtanın görünümü

at-bottom = Tahtanın alt tarafında
auto-flip = Sıradaki oyuncu
on-board = Tahtada
dice = Zarlar
dice-touch = Dokunarak at
dice-themselves = Otomatik at
dice-hand = Masandaki gerçek zarlar
pace = Bilgisayar oynasın
pace-at-once = hemen
pace-normal = izleyebileceğin hızda
pace-calm = yavaşça
play-forced = Zorunlu hamleleri otomatik oyna
square-names = Her karede koordinat
# A board that is turned on upright phones stays as it is.
wide-board = Telefonda da geniş tahta
# What the button More leads to.
settings = Ayarlar
seats = Oyuncular
games = Partilerim
resign = Pes et
flip-board = Tahtayı çevir
keys = Klavye kısayolları
keys-look = Önceki ve sonraki hamle
keys-ends = İlk ve son konum
keys-board = Tahtada
keys-walk = Yandaki kareye git
keys-tap = Kareyi seç
keys-cancel = Taşı bırak
keys-ask = Bu kare hakkında yardım
keys-on = Tek tuşlu kısayolları kullan

## Masanın pencereleri: pes etme, yeni parti, oyuncular

resign-sure = Bu partide pes edilsin mi?
resign-who = Kim pes ediyor?
resign-how-much = Hangi sonuçla pes ediyorsun?
resign-yes = Evet, pes et
resign-no = Oynamaya devam et
new-game-heading = Yeni parti
which-game = Oyun
against = Rakip
the-computer = Bilgisayar
strength = Seviye
level-name = { $number ->
    [1] İlk adımlar
    [2] Çırak
    [3] Keyfine oynayan
    [4] Oyun meraklısı
    [5] Deneyimli oyuncu
    [6] Kulüp oyuncusu
    [7] Uzman
   *[8] Usta
}
level-line = { $number ->
    [1] Gördüğünü alır ama az şey görür
    [2] Ne kazanabileceğini görür, rakibin yanıtını unutur
    [3] Rakibin yanıtını görür ama sık sık yanılır
    [4] Biraz ileriyi görür, ara sıra yanılır
    [5] İleriyi görür, nadiren yanılır
    [6] İyi oynar, pek az şey kaçırır
    [7] Çok ileriyi görür
   *[8] Gücü yettiğince iyi oynar
}
seats-any-time = Kimin oynadığını istediğin zaman değiştirebilirsin.
a-friend = Bu cihazda bir arkadaş
who-plays = Kim oynuyor
you-and-computer = Sen ve bilgisayar
two-people = İki kişi, herkese bir ikili
two-and-computers = İki kişi, iki bilgisayara karşı
three-people = Üç kişi, bire karşı iki
many-people = { word-start } kişi, herkese bir taraf
you-play = Senin tarafın
how-many-play = Oyuncular
by-lot = Rastgele
how-long = Uzunluk
single-game = Tek parti
hints-agreed = Herkese ipucu
more-options = Diğer seçenekler
handicap = Avans
handicap-none = Avans yok
handicap-given = { $seat ->
    [you] Avans veriyorsun
    [computer] Bilgisayar avans veriyor
   *[other] { $seat } avans veriyor
}: { $pieces }
handicap-off = { $seat ->
    [you] Baştan topladıkların
    [computer] Bilgisayarın baştan topladıkları
   *[other] { FORM($seat, case: "gen") } baştan topladıkları
}: { $pieces }
start = Başla
games-heading = Partilerim
games-none = Bu tarayıcıda henüz kayıtlı partin yok.
games-saved = Tahtadaki parti kayıtlı. “Partilerim” altında kalır.

## Bu tarayıcıda kayıtlı partiler

saved-against = Bilgisayara karşı ({ FORM($level, form: "clause") })
saved-people = { word-start } kişi
saved-computers = { word-start } bilgisayar
saved-your-turn = Sıra sende
saved-computer-turn = Sıra bilgisayarda
saved-turn = Sıra: { $seat }
saved-offer = Yanıt bekleyen bir teklif
saved-waiting-for-you = Seni bekliyor
saved-waiting-for-them = Diğerlerini bekliyor
saved-won = Kazandın
saved-lost = Kaybettin
saved-over = Bitti
saved-on = Sürüyor
saved-pin = Üste sabitle
saved-delete = Sil
saved-deleted = Silindi.
saved-more = Daha fazla göster

## Bir partinin metnindeki yanlışlar

game-text-nothing = Bu metinde parti yok.
game-text-other-game = Bu başka bir oyun: { $tag } etiketi “{ $found }” diyor.
game-text-board-of-10 = Bu, 10 × 10 karelik tahtada oynanan uluslararası damadan bir parti; o oyun burada oynanmıyor.
game-text-board-of-12 = Bu, 12 × 12 karelik tahtada oynanan Kanada damasından bir parti; o oyun burada oynanmıyor.
game-text-other-kind = Bu, başka bir dama türünden bir parti; o oyun burada oynanmıyor.
game-text-variant = Bu, bir satranç çeşidi olan { $name } partisi; o oyun burada oynanmıyor.
game-text-ambiguous = Bu birkaç türlü okunabilir: { $readings }.
game-text-resembles = Bu, başka bir oyuna benziyor: { $game }.
game-text-passed = Burada pas geçiliyor, ama kurallar buna izin vermiyor.
game-text-unknown = Metin burada ne oynandığını söylemiyor.
game-text-full = Bir partide en çok { $most } hamle olur.
game-text-over = Parti bundan önce bitmişti.
game-text-not-now = Bu burada yapılamaz.
game-text-set-up = Parti, etiketlerinin dediği gibi başlayamaz.
game-text-record = Kayıtlı bir partinin bu satırı okunamıyor.
game-text-number = Sıradaki hamlenin numarası { $expected }.
game-text-result = Metne göre sonuç { $told }, ama doğrusu { $found }.
game-text-letters = Taşların harfleri başka bir dilden: “{ $found }”, “{ $read }” olarak okunuyor.
game-text-unopened = Bu parantez hiçbir şeyi kapatmıyor.
game-text-unclosed = Bu hiç kapanmıyor: { $expected } eksik.
game-text-sign-first = Bu işaret ilk hamleden önce duruyor, bu yüzden hiçbir hamleye ait değil.
game-text-sign = Böyle bir işaret yok.
game-text-empty = Bu parantezlerin arasında hiçbir şey yok.
game-text-kept = Bu okunamıyor, bu yüzden yorum olarak saklandı. { $why }
game-text-remark = Bu, partinin parçası değil. Yorum olarak saklandı.
game-text-beaver = Burada beaver ve raccoon oynanmıyor, bu yüzden “{ $text }” atlandı. Sadece ondan önceki katlama geçerli.
game-text-tag = Etiketler böyle yazılmaz.
game-text-tag-twice = { $tag } etiketi iki kez geçiyor. İlki geçerli.
game-text-tag-value = { $tag } etiketinin değeri oyuna uymuyor.
game-text-elsewhere = { $turn }. turda bu setin kuralına göre oynanacak başka bir şey yok. Diğer programlar yaygın kurala uyar ve orada oynamayı sürdürebilir.
mended-mark = “{ $found }” burada bir anlam taşımıyor, bu yüzden atlandı.
mended-read = “{ $found }”, “{ $read }” olarak okundu.
mended-missing = Burada bir şey eksik; “{ $read }” olarak okundu.
read-as = Bu, { $text } olarak okunuyor.

## Kayıtlı bir parti ya da bir konum neden açılmıyor

not-restored = Kayıtlı bir parti açılamadı. Olduğu gibi kalıyor. { $why }
open-unknown-game = Bu sitede bu oyun yok.
open-rules-version = Bu parti kuralların başka bir sürümüyle oynandı; bu sitedeki sürüm { $ours }.
open-seats = Taraf sayısı yanlış: bu oyunda { WORD($count) } taraf var.
open-players = Kimin hangi tarafta oynadığını gösteren listede, var olmayan bir oyuncu geçiyor.
open-empty-seat = { $number }. taraf için bir oyuncu gerekiyor, ama yok.
open-idle-seat = { $number }. tarafta bir oyuncu var, ama bu oyun o tarafı kullanmıyor.
open-start = Partinin ilk konumu kurulamıyor. { $why }
open-entry = Partinin { $number }. kaydı geçersiz. { $why }
option-unknown-game = Bu sitede “{ $game }” oyunu yok.
option-no-pair = “{ $text }” içinde bir seçenek ve değeri yok.
option-unknown-key = Bu oyunda “{ $key }” seçeneği yok.
option-bad-value = “{ $key }” için “{ $value }” olmaz; olabilecek: { $takes }.
option-takes-number = { $least } ile { $most } arasında bir sayı
option-takes-text = başka bir metin
place = { $form ->
    [start] Karakter { $sign }
   *[plain] karakter { $sign }
}
place-of = { $sign }. karakterde “{ $text }”
read-error = { FORM($place, form: "start") }: { FORM($why, form: "sentence") }
wire-error = Satır { $line }, { $place }: { $fault }
wire-no-record = bir parti böyle başlamaz.
wire-unknown-version = bu partiyi bu sitenin başka bir sürümü kaydetti.
wire-unknown-header = bir partinin hiçbir satırı böyle başlamaz.
wire-repeated = bu ikinci kez geçiyor.
wire-missing-header = “{ $header }” satırı eksik.
wire-incomplete = burada bir şey eksik.
wire-surplus = satır bundan önce bitmeliydi.
wire-bad-number = bu sayı burada olamaz.
wire-bad-seat = bu bir taraf değil.
wire-bad-player = bu, oyunculardan biri değil.
wire-unknown-word = bu sözcük burada bir anlam taşımıyor.
wire-bad-escape = bu ters eğik çizgi bir anlam taşımıyor.
wire-too-long = bu, bir parti için çok uzun.
wire-line-too-long = satır çok uzun.
wire-too-many-entries = hiçbir partide bu kadar çok kayıt olmaz.
wire-too-many = hiçbir partide bunlardan bu kadar çok olmaz.

## Süre: onunla biten partiler ve kural yorumları

end-flagged = { $seat ->
    [you] { $form ->
        [clause] süreyi aştın
       *[sentence] Süreyi aştın
    }
   *[other] { $seat } süreyi aştı
}{ $form ->
    [clause] { "" }
   *[sentence] { "." }
}
chess-end-flagged = { $seat ->
    [you] { $form ->
        [clause] süreyi aştın
       *[sentence] Süreyi aştın
    }
   *[other] { $seat } süreyi aştı
}, ama karşı taraf hiçbir şekilde mat edemezdi{ $form ->
    [clause] { "" }
   *[sentence] { "." }
}
ruling-time = Kaynak saatlerden söz etmez. Burada süresi dolan oyuncu, tahtada ne olursa olsun kaybeder. Bir hamleyi geri almak süreyi geri getirmez.
ruling-BG-7 = Kaynak saatlerden söz etmez. Burada süresi dolan oyuncu, tahtada ne olursa olsun tek oyun kaybeder; bu, küpün değeriyle çarpılır. Bir hamleyi geri almak süreyi geri getirmez.
ruling-CHESS-3 = Kaynak saatlerden söz etmez. Süresi dolan oyuncu kaybeder; ama karşı taraf elindekilerle hiçbir şekilde mat edemeyecekse, Satranç Kuralları’nın 6.9 maddesindeki gibi parti berabere biter. Sadece hangi taşların kaldığına bakılır, nerede durduklarına değil. Bir hamleyi geri almak süreyi geri getirmez.
ruling-DR-5 = { ruling-time }
ruling-LANKO-15 = Kaynak saatlerden söz etmez. Burada süresi dolan oyuncunun ikilisi, puanlar ne olursa olsun kaybeder. Bir hamleyi geri almak süreyi geri getirmez.
ruling-LANRICK-11 = { ruling-time }
ruling-LASKA-6 = { ruling-time }
ruling-LINO-10 = Kaynak saatlerden söz etmez. Burada süresi dolan oyuncu, puanlar ne olursa olsun kaybeder; adil maçta bu, bütün maçı kaybettirir. Bir hamleyi geri almak süreyi geri getirmez.
ruling-LUDO-9 = Kaynak saatlerden söz etmez. Burada süresi dolan oyuncu, pes etmiş gibi oyundan çıkar. Bir hamleyi geri almak süreyi geri getirmez.

## Bir kare hakkında yardım, cümle cümle

inspector = { $square }.
inspect-moves = { $seat ->
    [you] Bunu oynatabilirsin
   *[other] { $seat } bunu oynatabilir
}: { $steps }.
inspect-must = { $seat ->
    [you] Bununla almak zorundasın
   *[other] { $seat } bununla almak zorunda
}: { $steps }.
inspect-goal = { $seat ->
    [you] Buraya oynayabilirsin
   *[other] { $seat } buraya oynayabilir
}: { $steps }.
inspect-would = Sıra { FORM($seat, case: "loc") } olsaydı: { $steps }.
inspect-stuck = { $seat ->
    [you] Bunu şimdi oynatamazdın.
   *[other] { $seat } bunu şimdi oynatamazdı.
}
inspect-attacks = Tehdit ettiği yerler: { $at }.
inspect-why = { FORM($why, form: "sentence") }
inspect-nothing = Şimdi buraya hiçbir taş gelemez.
inspect-forced = { $seat ->
    [you] Taş almak zorundasın
   *[other] { $seat }, taş almak zorunda
}: { $steps }.
inspect-after = Ardından { $square }.

## Ayarlar

look = Tahtanın görünümü
look-classic = Klasik
look-wood = Ahşap ve çuha
look-ink = Mürekkep (yüksek kontrast)
look-plain = Sade
look-lasker = Lasker’in renkleri
fields = Karelerin renkleri
fields-own = Oyunun kendi renkleri
fields-brown = Kahverengi
fields-green = Yeşil
fields-blue = Mavi
fields-grey = Gri
coordinates = Koordinatlar
coordinates-inside = Karelerin içinde
coordinates-outside = Tahtanın yanında
coordinates-off = Kapalı
mark-goals = Taşın gidebileceği yerleri işaretle
mark-last = Son hamleyi işaretle
size = Tahtanın boyu
size-auto = Olabildiğince büyük
size-medium = Orta
size-small = Küçük
speed = Taşların hareketi
speed-auto = normal hızda
speed-none = animasyonsuz
speed-half = yavaş
speed-double = hızlı
theme = Tema
theme-auto = Otomatik
theme-light = Açık
theme-dark = Koyu
languages = Dil
sounds = Sesler
confirm-moves = Hamleyi oynamadan önce sor
playing = Oynarken
this-page = Bu sayfa
full-screen = Tam ekran
full-screen-off = Tam ekrandan çık
print-board = Bu tahtayı yazdır
settings-broken = Bazı ayarlar okunamadı ({ $lines }), bu yüzden varsayılanlar geçerli.

## Partinin sonu ve sonuçlar

card-look-back = Hamlelere bak
card-close = Tahtayı göster
# After a game against the computer: a level that fits better, and a button that starts a rematch there.
card-level-fits = Şimdi sana { $level }. seviye uygun.
card-level-losses = Üst üste üç yenilgi.
card-level-wins = Üst üste üç galibiyet.
card-level-play = { $level }. seviyede oyna
card-level-try = { $level }. seviyeyi dene
results = Sonuçların
# Maçın sonu; ardından skor gelir.
match-won = Maçı kazandın
match-result = { $result ->
    [result-lost] Maçı kaybettin
    [result-draw] Maç berabere bitti
    [result-share] { $result }
   *[other] Maçı { $result }
}
results-against = { $game }, bilgisayara karşı ({ FORM($level, form: "clause") })
results-line = { $played } parti: { $won } galibiyet, { $drawn } beraberlik, { $lost } yenilgi
results-streak = Üst üste galibiyet: { $now } (en iyi: { $best })
results-reset = Sonuçlarını sıfırla
results-were-reset = Sonuçların sıfırlandı.

## Adlar ve saatler

name-of = Ad
clock = Saat
clock-none = Saatsiz
clock-each = kişi başı { $minutes } dk
clock-increment = kişi başı { $minutes } dk, hamle başına +{ $seconds } sn
clock-pause = Saati durdur
clock-go-on = Saati devam ettir

## Yazılan hamle

type-move = Hamle yaz
type-move-unread = “{ $text }” burada bir hamle değil.

## Alınan taşlar

captured-by = { $seat ->
    [you] Aldıkların
   *[other] { $seat } aldı
}: { $pieces }
captured-lead = { $seat ->
    [you] { $points } puan öndesin
   *[other] { $seat } { $points } puan önde
}

## Tables in other pages

embed = İnternet sayfasına yerleştir
embed-what = Ne gösterilsin
embed-position = Bu konum
embed-record = Partinin tamamı
embed-new = Yeni parti
embed-mode = Okurlar ne yapabilsin
embed-play = Bilgisayara karşı oynasın
embed-two = Aynı ekranda birbirleriyle oynasın
embed-replay = Hamlelere baksın
embed-form = Nasıl yerleştirilsin
embed-script = JavaScript ile: yükseklik hep gerektiği kadar
embed-frame = Basit çerçeveyle: JavaScript’e izin vermeyen sayfalar için
embed-width = En büyük genişlik (piksel)
embed-code = Bunu sayfana kopyala
embed-preview = Okurların bunu görecek
# An address can only be so long.
embed-too-long = Bu parti bir adrese sığmayacak kadar uzun. Sayfana onun yerine konumu yerleştir.
not-in-this-browser = O parti bu tarayıcıda kayıtlı değil; bu yeni bir parti. Bir partiyi birine göstermek için, oynandığı yerde “Bu partiyi paylaş” düğmesini kullan.
# $text is a part of the address, such as level=11.
address-unknown = Adresteki “{ $text }” burada bir anlam taşımıyor, bu yüzden atlandı.
# Instead of the board, where a page asks for a study that is not there.
no-studies = Burada böyle bir etüt yok.
asks-to-play-on = Bu, önceki bir konum. Buradan devam etmek ister misin?
play-moves = Hamleleri oynat
# A game that was put on a page to be looked at. The buttons are First, Previous, Next and Last.
views = Bu partiye baştan sona bakabilirsin: hamlelerin altındaki düğmeleri ya da ok tuşlarını kullan.

## Studies: positions with a task

# Buttons.
study-again = Yeniden dene
study-anew = Baştan başla
study-hint = İpucu
study-next = Sonraki
study-follows = Devamını göster
study-solution = Çözümü göster
study-play-on = Bilgisayara karşı devam et
study-next-puzzle = Sonraki bulmaca
study-next-study = Sonraki etüt
study-play = Gerçek bir parti oyna
study-onward = Bundan sonra
# Behind praise for the last task.
study-done = Hepsi bu kadar.
study-mine = Kendi partinden
study-played = Partindeki hamlen: { $turn }, kayıp %{ $cost }.
study-played-points = Partindeki hamlen: { $turn }, kayıp { $cost } puan.
study-next-mine = Sonraki hata
study-forget = Bir daha sorma
# What is to be done in a puzzle. $n counts the moves to mate.
study-goal = Sıra { FORM($seat, case: "loc") }: { $goal ->
    [win] kazan
    [mate] { $n ->
        [1] mat et
       *[other] { $n } hamlede mat et
    }
    [gain] üstünlük sağla
    [save] kurtaran tek hamleyi bul
   *[best] en iyi hamleyi bul
}.
# The solution, where no other hint is known. $turn is a move in the game's notation.
study-model = Çözüm: { $turn }.
# Said of a right and of a wrong move, where no more is said.
study-right = İşte bu.
study-wrong = Bu değil.
study-failed = Bu değil: { $goal ->
    [win] bu hamle kazandırmıyor
    [mate] { $n ->
        [1] bu mat değil
       *[other] { $n } hamlede mat etmiyor
    }
    [gain] üstünlük sağlamıyor
    [save] bu hamle kurtarmıyor
   *[best] daha iyi bir hamle var
}.
study-answer = Yanıt: { $turn }.
study-solved = İşte bu: { $goal ->
    [win] { $turn } her yanıta karşı kazandırıyor
    [mate] { $n ->
        [1] { $turn } mat ediyor
       *[other] { $turn } her yanıta karşı { $n } hamlede mat ediyor
    }
    [gain] { $turn } üstünlük sağlıyor
    [save] { $turn } kurtarıyor, diğer hamleler kaybettiriyor
   *[best] { $turn } hamlesinden iyisi yok
}.
# Which task of how many.
study-task = { $number }/{ $of }

## Beside a variation

promote = Bunu ana varyant yap
remove-variation = Bu varyantı sil

## Hints and reviews

# A hint, in three stages: the piece, the move with its reasons, and how the game could go on. The first two
# are buttons; what follows them is said beside the board. $turn is a move in the game’s notation, $turns are several.
hint-more = Devamı
hint-again = Tekrar
hint-asked = En iyi hamle aranıyor…
hint-failed = Burada ipucu yok.
hint-piece = İşaretli taşa bak.
hint-best = En iyisi: { $turn }.
hint-follows = Şöyle devam edebilir: { $turns }.
# What the player can expect with that move, of 100, and how much less with the next best one.
hint-chances = Başarı şansı: %{ $percent }.
hint-chances-next = Başarı şansı: %{ $percent }, ikinci en iyi hamleyle %{ $other }.
# The same in games of dice, in points of the stake, such as +0.35.
hint-points = Beklenti: { $points } puan.
hint-points-next = Beklenti: { $points } puan, ikinci en iyi hamleyle { $other }.
# Why a move is good. Each is a sentence about the move; its subject is the move. $amount is one of the amounts below.
# “Answers” are the moves of the others.
why-wins = { $n ->
    [1] Hemen kazandırıyor.
   *[other] Her yanıta karşı { $n } hamlede kazandırıyor.
}
why-saves = Diğer bütün hamleler partiyi kaybettiriyor.
why-saves-most = Diğer { $of } hamlenin { $n } tanesi partiyi kaybettiriyor.
why-gains = { $n ->
    [1] Her yanıta karşı { $amount } kazandırıyor.
   *[other] Her yanıta karşı { $n } hamlede { $amount } kazandırıyor.
}
why-only = Diğer bütün hamleler { $amount } kaybettiriyor.
why-avoids = Diğer { $of } hamlenin { $n } tanesi { $amount } kaybettiriyor.
why-threatens = Tehdidi { $amount } kazanmak: { $of } yanıttan sadece { $n } tanesi bunu önlüyor.
why-takes = { $n ->
    [1] Bir taş alıyor.
   *[other] { $n } taş alıyor.
}
why-hits = { $n ->
    [1] Bir taşı geri gönderiyor.
   *[other] { $n } taşı geri gönderiyor.
}
why-promotes = { $n ->
    [1] Bir taşı terfi ettiriyor.
   *[other] { $n } taşı terfi ettiriyor.
}
why-finishes = { $n ->
    [1] Bir taşı hedefine ulaştırıyor.
   *[other] { $n } taşı hedefine ulaştırıyor.
}
why-scores = { $points } puan kazandırıyor.
why-concedes = { $points ->
    [0] Hiçbir yanıt puan kazandırmıyor.
   *[other] Hiçbir yanıt { $points } puandan fazlasını kazandırmıyor.
}
why-enters = { $n ->
    [1] Bir taşı oyuna sokuyor.
   *[other] { $n } taşı oyuna sokuyor.
}
why-leaves = { $n ->
    [1] Sadece bir yanıt bırakıyor.
   *[other] Sadece { $n } yanıt bırakıyor.
}
why-risks = { $n ->
    [0] Sonraki atış hiçbir taşı geri gönderemiyor.
   *[other] Sonraki atışta { $of } olasılıktan { $n } tanesi bir taşı geri gönderebiliyor.
}
why-holds = { $site } hanesini kapatıyor.
why-gathers = Buluşma yerindeki taşların sayısını artırıyor: { $of } taştan { $n } tanesi orada.
why-gathers-all = Buluşma yerini kazandırıyor: bütün taşlar orada.
why-bars = Rakibi durduruyor: her yanıttan sonra rakibin { $of } taşından en çok { $n } tanesi buluşma yerinde.
why-prepares = Tehdidi sonraki turda buluşma yerini kazanmak.
why-leads = Buluşma yerine giden yol rakibinkinden kısa: { $others } kareye karşı { $own } kare.
# Amounts: what is won or lost, as the object of a sentence.
amount-pawns = { $n ->
    [1] bir piyon
   *[other] { $n } piyon değerinde taş
}
amount-men = { $n ->
    [1] bir taş
   *[other] { $n } taş
}
amount-pieces = { $n ->
    [1] bir taş
   *[other] { $n } taş
}
amount-points = { $n } puan
# The review of a game: a button and the heading, and what stands below it.
review-heading = İnceleme
review-away = İncelemeyi kapat
review-progress = İnceleniyor: %{ $percent }
review-failed = İnceleme tamamlanamadı.
review-go-on = İncelemeye devam et
# The curve, for screen readers.
review-curve = Hamle hamle başarı şansı: { $seat }
review-none = Hiçbir hamle pahalıya mal olmadı.
# The moves that cost most, each a button that shows it. $cost is a share of 100, or points of the stake.
review-cost = { $turn }: kayıp %{ $cost }
review-cost-points = { $turn }: kayıp { $cost } puan
review-better = Daha iyisi: { $turn }.
review-turned = Parti burada tersine döndü.
# A button: the game is played again from before that move.
review-try = Buradan yeniden dene
review-kept = Alıştırma için saklanan hamle: { $n }.
review-practise = Hatalarım
# A table: what each side’s moves cost, what luck brought it, and the rest of the result.
review-side = Taraf
review-costs = Hamlelerdeki kayıp
review-luck = Şans
review-skill = Beceri
review-rate = Hata oranı
# A number with two decimals, such as 0.35 or +1.20.
decimal = { $whole },{ $part }
# A share of 100.
percent = %{ $percent }
