### The texts of the late part of the app. They are fetched with the first dialog. The forms are those of the portal.

## Поделиться

texts-whole = Партия
texts-position = Позиция на доске
texts-picture = Картинка доски
texts-copy = Копировать
texts-copied = Скопировано.
texts-by-hand = Браузер не даёт странице копировать. Текст выделен: скопируйте его сами.
texts-save = Сохранить
texts-save-svg = Сохранить в SVG
texts-save-png = Сохранить в PNG
texts-no-picture = Картинку сделать не удалось.
texts-hidden-picture = Браузер защищает от распознавания устройства, и на PNG были бы одни полосы. Лучше сохраните SVG.
texts-steps = Ход ещё не закончен: это позиция перед { $steps }.
texts-form-pgn = PGN
texts-form-pdn = PDN
texts-form-movetext = Ходы с номерами
texts-form-listing = Один ход на строку
texts-form-mat = Матч текстом (.mat)
texts-form-ranks = По рядам
texts-form-list = По фигурам
texts-form-fields = Одной строкой
texts-form-mustermead = Всё: варианты, пометки, предложения, кубики

## Ссылки и игра по ним

link-game = Ссылка на партию
link-position = Ссылка на позицию
link-too-long = { $count ->
    [one] В этой ссылке { $count } знак. Многие программы обрезают такие длинные ссылки, поэтому отправьте файл.
    [few] В этой ссылке { $count } знака. Многие программы обрезают такие длинные ссылки, поэтому отправьте файл.
   *[other] В этой ссылке { $count } знаков. Многие программы обрезают такие длинные ссылки, поэтому отправьте файл.
}
link-damaged = Эта ссылка по пути была обрезана или изменена. Попросите прислать её ещё раз.
link-damaged-from = Эта ссылка по пути была обрезана или изменена. Партия показана до последнего достоверного хода. Попросите прислать ссылку ещё раз.
link-newer = Эту ссылку создала более новая версия сайта. Загрузите страницу ещё раз.
link-lots = Броски в этой ссылке не следуют из того, что обещали устройства, поэтому верить ей нельзя.
link-other-game = Эта ссылка для другой игры.
link-refused = Эту ссылку нельзя открыть. { $why }
link-refused-from = Партия из этой ссылки показана до тех пор, пока она идёт по правилам. { $why }
# A choice of who plays a new game.
by-link-two = Кто-то в другом месте, по ссылкам
by-link-four = Четверо, каждый за своим устройством, по ссылкам
by-link-note = Каждый ход вы отправляете ссылкой: в мессенджере или по почте. Без регистрации и без сервера.
send-link = Отправить ход
send-link-first = Отправить приглашение
send-link-again = Отправить ещё раз
send-link-heading = Отправить ссылку
send-link-what = Отправьте эту ссылку тому, кто ходит следующим. В ней вся партия, и ни один сервер её не видит.
send-link-preview = Предпросмотр в мессенджере не может показать доску.
send-link-silence = Когда придёт ответная ссылка, ничто вам об этом не сообщит: сервера нет.
send-link-share = Поделиться…
send-link-code = Ссылка в виде QR-кода
send-link-done = Уже отправлено
link-ready = Ваш ход готов. Отправьте его ссылкой.
link-ready-first = Партия готова. Отправьте её ссылкой.
link-ready-over = Партия окончена. Отправьте ссылку, чтобы все об этом знали.
link-ready-lot = Здесь решать нечего. Отправьте ссылку обратно, чтобы другие могли бросить.
link-ready-seat = Место за вами. Отправьте ссылку обратно: она нужна для первого броска.
link-ready-throw = Отправьте ссылку: когда она вернётся, бросаете вы.
link-waiting = Отправлено. Когда придёт ответная ссылка, откройте её в этом браузере.
link-known = Этот ход у вас уже есть.
link-fork = Эта ссылка продолжает более раннюю позицию. Ваша партия остаётся как есть, а другое продолжение стало вариантом в списке ходов.
# Throws of a game by links. A throw is drawn from secrets that devices have promised to each other.
throws-at-once = Броски после шестёрки делаются сразу
throws-at-once-note = Тогда тот, кто бросает ещё раз, мог бы вычислить этот бросок до своего хода. Иначе другие сначала добавляют свой секрет, и на это нужна ещё одна ссылка.
throws-agreed = По договорённости броски после шестёрки делаются сразу: тот, кто бросает ещё раз, мог бы вычислить этот бросок до своего хода.
throws-cube = Тот, кто вправе удвоить, перед каждым броском отправляет ссылку. Без куба удвоения эта ссылка не нужна.
throws-two-seats = У одного устройства два места подряд. Оно могло бы узнать второй бросок заранее.
throws-heading = Честные броски
throws-proved = Доказано бросков: { $count } из { $all }.
throws-wrong = Бросок { $number } не следует из того, что было обещано.
throws-meaning = Доказанный бросок следует из секретов, которые каждое устройство обещало до партии. Значит, его никто не выбирал. Но отсюда не видно, открыли ли два игрока друг другу свои секреты и не перестал ли кто-то отвечать после неудачного броска.

## Открыть

texts-open = Открыть партию…
texts-open-heading = Открыть партии
texts-paste = Вставьте сюда партии или позицию в любом формате, который эта игра читает
texts-choose = Выбрать файлы
texts-drop = Файлы можно просто перетащить на эту страницу.
texts-read = Открыть
texts-text = Текст
texts-too-large = «{ $name }» больше { $most } МБ, поэтому не читается.
texts-unread = «{ $name }» прочесть не удалось.
texts-none = Ни одной партии прочесть не удалось. Ничего не сохранено.
texts-reading = { $read } из { $all } байт, { texts-games }
texts-games = { $count ->
    [1] одна партия
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
}
texts-stop = Стоп
texts-stopped = Остановлено { $count ->
    [0] до первой партии
    [1] после одной партии
    [one] после { $count } партии
   *[other] после { $count } партий
}.
texts-ask = Сохранить { $count ->
    [1] одну партию
    [one] { $count } партию
    [few] { $count } партии
   *[other] { $count } партий
}?
texts-save-all = Сохранить
texts-discard = Не сохранять
texts-saving = Сохранено партий: { $count } из { $all }.
texts-saved = Сохранено: { texts-games }. Ищите в разделе «Мои партии».
texts-game = { $number }. { $players } { $result }, { $count ->
    [1] один ход
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
texts-mended = Исправлено:
texts-missed = Не прочитано:
texts-mend = Партия { $number }, { $place }: { $what }
texts-fault = Партия { $number }, { $place }: { $why }
texts-line = строка { $line }, знак { $sign }
texts-line-of = строка { $line }, «{ $text }», знак { $sign }
texts-of-file = В файле «{ $name }»:
texts-elsewhere = Это другая игра: { $game }. Откройте партию на её странице:
texts-open-there = Откройте там:
texts-and-more = и ещё { $count }

## Окна стола: вид доски

at-bottom = Внизу доски
auto-flip = Тот, чей ход
on-board = На доске
dice = Кубики
dice-touch = Бросать касанием
dice-themselves = Бросаются сами
dice-hand = Настоящие кубики на вашем столе
pace = Компьютер ходит
pace-at-once = сразу
pace-normal = чтобы вы успевали следить
pace-calm = не спеша
play-forced = Делать вынужденные ходы автоматически
square-names = Координаты на каждой клетке
# A board that is turned on upright phones stays as it is.
wide-board = Широкая доска и на телефоне
# What the button More leads to.
settings = Настройки
seats = Игроки
games = Мои партии
resign = Сдаться
flip-board = Перевернуть доску
keys = Горячие клавиши
keys-look = Предыдущий и следующий ход
keys-ends = Первая и последняя позиция
keys-board = На доске
keys-walk = Перейти к соседней клетке
keys-tap = Выбрать клетку
keys-cancel = Отпустить фигуру
keys-ask = Справка о клетке
keys-on = Команды одной клавишей

## Окна стола: сдаться, новая партия, игроки

resign-sure = Сдать эту партию?
resign-who = Кто сдаётся?
resign-how-much = Какое поражение вы признаёте?
resign-yes = Да, сдаться
resign-no = Играть дальше
new-game-heading = Новая партия
which-game = Игра
against = Соперник
the-computer = Компьютер
strength = Уровень
level-name = { $number ->
    [1] Первые шаги
    [2] Новичок
    [3] Любитель
    [4] Увлечённый игрок
    [5] Опытный игрок
    [6] Клубный игрок
    [7] Эксперт
   *[8] Мастер
}
level-line = { $number ->
    [1] Берёт всё, что видит, но видит мало
    [2] Видит выгоду, но забывает об ответе соперника
    [3] Видит ответ соперника, но часто ошибается в оценке
    [4] Смотрит немного вперёд, порой ошибается в оценке
    [5] Смотрит вперёд и редко ошибается в оценке
    [6] Играет хорошо и мало что упускает
    [7] Смотрит далеко вперёд
   *[8] Играет в полную силу
}
seats-any-time = Сменить игроков можно в любое время.
a-friend = Друг за этим же устройством
who-plays = Кто играет
you-and-computer = Вы и компьютер
two-people = Двое, у каждого пара
two-and-computers = Двое против двух компьютеров
three-people = Трое, двое против одного
many-people = { saved-people }, у каждого своё место
you-play = Ваша сторона
how-many-play = Игроки
by-lot = По жребию
how-long = Партия или матч
single-game = Одна партия
hints-agreed = Подсказки для всех
more-options = Ещё настройки
handicap = Фора
handicap-none = Без форы
handicap-given = { $seat ->
    [you] Вы даёте
    [computer] Компьютер даёт
   *[other] { $seat } дают
} фору: { $pieces }
handicap-off = { $seat ->
    [you] У вас
    [computer] У компьютера
   *[other] У { FORM($seat, case: "gen") }
} уже снято с доски: { $pieces }
start = Начать
games-heading = Мои партии
games-none = В этом браузере у вас ещё нет сохранённых партий.
games-saved = Партия на доске сохранена. Она останется в разделе «Мои партии».

## Партии, сохранённые в этом браузере

saved-against = Против компьютера ({ FORM($level, form: "clause") })
saved-people = { word-start } человек{ $count ->
    [few] а
   *[other] { "" }
}
saved-computers = { $count ->
    [one] { word-start } компьютер
    [few] { word-start } компьютера
   *[other] { word-start } компьютеров
}
saved-your-turn = Ваш ход
saved-computer-turn = Ход компьютера
saved-turn = { seat-to-move }
saved-offer = Предложение ждёт ответа
saved-waiting-for-you = Ждут вас
saved-waiting-for-them = Ждём других
saved-won = Вы выиграли
saved-lost = Вы проиграли
saved-over = Закончена
saved-on = Не закончена
saved-pin = Закрепить сверху
saved-delete = Удалить
saved-deleted = Удалено.
saved-more = Показать ещё

## Что не так в записи партии

game-text-nothing = В этом тексте нет партии.
game-text-other-game = Это другая игра: в теге { $tag } стоит «{ $found }».
game-text-board-of-10 = Это партия в международные шашки, на доске 10 × 10: здесь в них не играют.
game-text-board-of-12 = Это партия в канадские шашки, на доске 12 × 12: здесь в них не играют.
game-text-other-kind = Это партия в другой вид шашек: здесь в него не играют.
game-text-variant = Это партия в { $name }, разновидность шахмат: здесь в неё не играют.
game-text-ambiguous = Это можно прочесть по-разному: { $readings }.
game-text-resembles = Похоже, это другая игра: { $game }.
game-text-passed = Здесь пропущен ход, но по правилам это невозможно.
game-text-unknown = В тексте не сказано, как здесь сыграно.
game-text-full = Ходов в партии может быть не больше { $most }.
game-text-over = До этого партия уже закончилась.
game-text-not-now = Здесь это невозможно.
game-text-set-up = Начать партию так, как сказано в тегах, нельзя.
game-text-record = Эту строку сохранённой партии прочесть не удалось.
game-text-number = Номер следующего хода — { $expected }.
game-text-result = В тексте результат { $told }, а на деле { $found }.
game-text-letters = Фигуры обозначены буквами другого языка: «{ $found }» читается как «{ $read }».
game-text-unopened = Эта скобка ничего не закрывает.
game-text-unclosed = Это не закрыто: не хватает { $expected }.
game-text-sign-first = Этот знак стоит до первого хода и ни к чему не относится.
game-text-sign = Такого знака нет.
game-text-empty = В этих скобках ничего нет.
game-text-kept = Прочесть это не удалось, поэтому оно осталось комментарием. { $why }
game-text-remark = Это не часть партии. Оно осталось комментарием.
game-text-beaver = Биверов и ракунов здесь нет, поэтому «{ $text }» пропущено. Считается только удвоение перед этим.
game-text-tag = Теги пишутся не так.
game-text-tag-twice = Тег { $tag } стоит дважды. Действует первый.
game-text-tag-value = Значение тега { $tag } не подходит к партии.
game-text-elsewhere = В ходе { $turn } по правилу набора играть больше нечего. Другие программы следуют обычному правилу и могут там сыграть ещё.
mended-mark = «{ $found }» здесь ничего не значит и пропущено.
mended-read = «{ $found }» прочитано как «{ $read }».
mended-missing = Здесь чего-то не хватает, прочитано как «{ $read }».
read-as = Это читается как { $text }.

## Почему сохранённая партия или позиция не открывается

not-restored = Сохранённую партию открыть не удалось. Она остаётся как есть. { $why }
open-unknown-game = Такой игры на этом сайте нет.
open-rules-version = Эту партию играли по другой версии правил; здесь версия { $ours }.
open-seats = Число мест неверно: в этой игре их { WORD($count) }.
open-players = В списке, кто на каком месте играет, назван игрок, которого нет.
open-empty-seat = Месту { $number } нужен игрок, а его нет.
open-idle-seat = На месте { $number } есть игрок, но в этой партии оно не нужно.
open-start = Начальную позицию расставить нельзя. { $why }
open-entry = Запись { $number } в партии невозможна. { $why }
option-unknown-game = Игры «{ $game }» на этом сайте нет.
option-no-pair = «{ $text }» — не настройка со значением.
option-unknown-key = Настройки «{ $key }» у этой игры нет.
option-bad-value = «{ $value }» не подходит для «{ $key }»: нужно { $takes }.
option-takes-number = число от { $least } до { $most }
option-takes-text = другое слово
place = { $form ->
    [start] З
   *[plain] з
}нак { $sign }
place-of = «{ $text }», знак { $sign }
read-error = { FORM($place, form: "start") }: { FORM($why, form: "sentence") }
wire-error = Строка { $line }, { $place }: { $fault }
wire-no-record = партия так не начинается.
wire-unknown-version = эта партия сохранена другой версией сайта.
wire-unknown-header = ни одна строка партии так не начинается.
wire-repeated = это встречается второй раз.
wire-missing-header = не хватает строки «{ $header }».
wire-incomplete = здесь чего-то не хватает.
wire-surplus = строка должна была закончиться раньше.
wire-bad-number = такого числа здесь быть не может.
wire-bad-seat = это не место.
wire-bad-player = такого игрока нет.
wire-unknown-word = это слово здесь ничего не значит.
wire-bad-escape = эта обратная косая черта ничего не значит.
wire-too-long = для партии это слишком длинно.
wire-line-too-long = строка слишком длинная.
wire-too-many-entries = столько записей в партии не бывает.
wire-too-many = столько их в партии не бывает.

## Время

end-flagged = { seat-with } вышло время{ end-stop }
chess-end-flagged = { seat-with } вышло время, но другая сторона мат поставить не смогла бы{ end-stop }
ruling-time = В источнике о часах ничего нет. Здесь тот, у кого вышло время, проигрывает, что бы ни стояло на доске. Отмена хода времени не возвращает.
ruling-BG-7 = В источнике о часах ничего нет. Здесь тот, у кого вышло время, терпит простое поражение, умноженное на куб, что бы ни стояло на доске. Отмена хода времени не возвращает.
ruling-CHESS-3 = В источнике о часах ничего нет. Тот, у кого вышло время, проигрывает; но если другая сторона своими фигурами никак не смогла бы поставить мат, это ничья, как сказано в статье 6.9 правил шахмат. Важно только, какие есть фигуры, а не где они стоят. Отмена хода времени не возвращает.
ruling-DR-5 = { ruling-time }
ruling-LANKO-15 = В источнике о часах ничего нет. Здесь пара того, у кого вышло время, проигрывает, сколько бы у неё ни было очков. Отмена хода времени не возвращает.
ruling-LANRICK-11 = { ruling-time }
ruling-LASKA-6 = { ruling-time }
ruling-LINO-10 = В источнике о часах ничего нет. Здесь тот, у кого вышло время, проигрывает, сколько бы ни было очков, а в честном матче — весь матч. Отмена хода времени не возвращает.
ruling-LUDO-9 = В источнике о часах ничего нет. Здесь тот, у кого вышло время, выбывает, как будто сдался. Отмена хода времени не возвращает.

## Справка о клетке

inspector = { $square }.
inspect-moves = { seat-with } отсюда есть ходы: { $steps }.
inspect-must = { seat-to-move }, отсюда надо взять: { $steps }.
inspect-goal = { seat-with } сюда есть ходы: { $steps }.
inspect-would = { inspect-turn }: { $steps }.
inspect-turn = Если бы ход был у { FORM($seat, case: "gen") }
inspect-stuck = { inspect-turn }, отсюда пойти было бы нельзя.
inspect-attacks = Отсюда под боем { $at }.
inspect-why = { FORM($why, form: "sentence") }
inspect-nothing = Сейчас сюда ничем не пойти.
inspect-forced = { seat-to-move }, надо взять: { $steps }.
inspect-after = После этого { $square }.

## Настройки

look = Вид доски
look-classic = Классика
look-wood = Дерево и сукно
look-ink = Чернила (контрастно)
look-plain = Простой
look-lasker = Цвета Ласкера
fields = Цвета клеток
fields-own = Цвета самой игры
fields-brown = Коричневый
fields-green = Зелёный
fields-blue = Синий
fields-grey = Серый
coordinates = Координаты
coordinates-inside = Внутри клеток
coordinates-outside = Рядом с доской
coordinates-off = Без координат
mark-goals = Отмечать, куда можно ходить
mark-last = Отмечать последний ход
size = Размер доски
size-auto = Как можно больше
size-medium = Средний
size-small = Малый
speed = Фигуры движутся
speed-auto = обычно
speed-none = без анимации
speed-half = медленно
speed-double = быстро
theme = Тема
theme-auto = Авто
theme-light = Светлая
theme-dark = Тёмная
languages = Язык
sounds = Звуки
confirm-moves = Спрашивать перед каждым ходом
playing = Игра
this-page = Страница
full-screen = На весь экран
full-screen-off = Выйти из полного экрана
print-board = Напечатать доску
settings-broken = Часть настроек прочесть не удалось ({ $lines }), вместо них действуют обычные.

## Конец партии и результаты

card-look-back = Просмотреть ходы
card-close = Показать доску
# After a game against the computer: a level that fits better, and a button that starts a rematch there.
card-level-fits = Сейчас вам подойдёт уровень { $level }.
card-level-losses = Три поражения подряд.
card-level-wins = Три победы подряд.
card-level-play = Играть на уровне { $level }
card-level-try = Попробовать уровень { $level }
results = Ваши результаты
# Конец матча; дальше следует счёт.
match-won = Вы выиграли матч
match-result = { $result ->
    [result-lost] Вы проиграли матч
    [result-share] { $result }
   *[other] { $result } в матче
}
results-against = { $game }, против компьютера ({ FORM($level, form: "clause") })
results-line = Партий: { $played }. Побед: { $won }, ничьих: { $drawn }, поражений: { $lost }
results-streak = Побед подряд: { $now } (больше всего: { $best })
results-reset = Сбросить результаты
results-were-reset = Результаты сброшены.

## Имена и часы

name-of = Имя
clock = Часы
clock-none = Без часов
clock-each = по { $minutes } мин
clock-increment = по { $minutes } мин плюс { $seconds } с за ход
clock-pause = Остановить часы
clock-go-on = Пустить часы

## Ход текстом

type-move = Введите ход
type-move-unread = Хода «{ $text }» здесь нет.

## Взятые фигуры

captured-by = { $seat } взяли: { $pieces }
captured-lead = { $seat } впереди на { $points }

## Tables in other pages

embed = Встроить в веб-страницу
embed-what = Что показать
embed-position = Эту позицию
embed-record = Всю партию
embed-new = Новую партию
embed-mode = Что могут делать читатели
embed-play = Играть с компьютером
embed-two = Играть друг с другом за одним экраном
embed-replay = Просматривать ходы
embed-form = Как встроить
embed-script = Скриптом: высота всегда подбирается сама
embed-frame = Простым фреймом: для страниц, где скрипты запрещены
embed-width = Наибольшая ширина в пикселях
embed-code = Скопируйте этот код на свою страницу
embed-preview = Это увидят ваши читатели
# An address can only be so long.
embed-too-long = Партия слишком длинная и не поместится в адрес. Встройте вместо неё позицию.
not-in-this-browser = Эта партия не сохранена в этом браузере, поэтому перед вами новая. Чтобы показать партию кому-нибудь, нажмите «Поделиться партией» там, где она сыграна.
# $text is a part of the address, such as level=11.
address-unknown = «{ $text }» в адресе здесь ничего не значит и пропущено.
# Instead of the board, where a page asks for a study that is not there.
no-studies = Такого этюда здесь нет.
asks-to-play-on = Это более ранняя позиция. Играть дальше отсюда?
play-moves = Показать ходы подряд
# A game that was put on a page to be looked at. The buttons are First, Previous, Next and Last.
views = Эта партия — для просмотра: листайте её кнопками под ходами или клавишами со стрелками.

## Studies: positions with a task

# Buttons.
study-again = Ещё раз
study-anew = С начала
study-hint = Подсказка
study-next = Дальше
study-follows = Показать, что дальше
study-solution = Показать решение
study-play-on = Играть дальше против компьютера
study-next-puzzle = Следующая задача
study-next-study = Следующий этюд
study-play = Сыграть настоящую партию
study-onward = Что дальше
# Behind praise for the last task.
study-done = Вот и всё.
study-mine = Из вашей партии
study-played = В вашей партии: { $turn }, потеряно { $cost } %.
study-played-points = В вашей партии: { $turn }, потеряно { $cost } очка.
study-next-mine = Следующая ошибка
study-forget = Больше не спрашивать
# What is to be done in a puzzle. $n counts the moves to mate.
study-goal = { seat-to-move }: { $goal ->
    [win] выиграйте
    [mate] { $n ->
        [1] поставьте мат
       *[other] поставьте мат в { $n } хода
    }
    [gain] добейтесь перевеса
    [save] найдите единственный спасительный ход
   *[best] найдите лучший ход
}.
# The solution, where no other hint is known. $turn is a move in the game's notation.
study-model = Решение: { $turn }.
# Said of a right and of a wrong move, where no more is said.
study-right = Верно.
study-wrong = Не тот ход.
study-failed = Не тот ход: { $goal ->
    [win] он не выигрывает
    [mate] { $n ->
        [1] это не мат
        [one] он не даёт мата в { $n } ход
        [few] он не даёт мата в { $n } хода
       *[other] он не даёт мата в { $n } ходов
    }
    [gain] он не даёт перевеса
    [save] он не спасает
   *[best] есть ход лучше
}.
study-answer = Ответ: { $turn }.
study-solved = Верно: { $goal ->
    [win] { $turn } выигрывает при любом ответе
    [mate] { $n ->
        [1] { $turn } — мат
        [one] { $turn } ведёт к мату в { $n } ход при любом ответе
        [few] { $turn } ведёт к мату в { $n } хода при любом ответе
       *[other] { $turn } ведёт к мату в { $n } ходов при любом ответе
    }
    [gain] { $turn } даёт перевес
    [save] { $turn } спасает, а другие ходы проигрывают
   *[best] лучшего хода, чем { $turn }, нет
}.
# Which task of how many.
study-task = { $number } из { $of }

## Beside a variation

promote = Сделать основным вариантом
remove-variation = Удалить этот вариант

## Hints and reviews

# A hint, in three stages: the piece, the move with its reasons, and how the game could go on. The first two
# are buttons; what follows them is said beside the board. $turn is a move in the game’s notation, $turns are several.
hint-more = Дальше
hint-again = Ещё раз
hint-asked = Поиск лучшего хода…
hint-failed = Здесь подсказки нет.
hint-piece = Посмотрите на отмеченную фигуру.
hint-best = Лучший ход: { $turn }.
hint-follows = Партия может пойти так: { $turns }.
# What the player can expect with that move, of 100, and how much less with the next best one.
hint-chances = Шансы: { $percent } %.
hint-chances-next = Шансы: { $percent } %, со вторым по силе ходом { $other } %.
# The same in games of dice, in points of the stake, such as +0.35.
hint-points = Ожидаемый итог: { $points } очка.
hint-points-next = Ожидаемый итог: { $points } очка, со вторым по силе ходом { $other }.
# Why a move is good. Each is a sentence about the move; its subject is the move. $amount is one of the amounts below.
# “Answers” are the moves of the others.
why-wins = { $n ->
    [1] Сразу выигрывает.
    [one] Выигрывает за { $n } ход при любых ответах.
    [few] Выигрывает за { $n } хода при любых ответах.
   *[other] Выигрывает за { $n } ходов при любых ответах.
}
why-saves = Все другие ходы проигрывают партию.
why-saves-most = Из { $of } { $of ->
    [one] другого хода
   *[other] других ходов
} { $n } { $n ->
    [one] проигрывает
   *[other] проигрывают
} партию.
why-gains = { $n ->
    [1] Выигрывает { $amount } при любом ответе.
    [one] Выигрывает { $amount } за { $n } ход при любых ответах.
    [few] Выигрывает { $amount } за { $n } хода при любых ответах.
   *[other] Выигрывает { $amount } за { $n } ходов при любых ответах.
}
why-only = Все другие ходы теряют { $amount }.
why-avoids = Из { $of } { $of ->
    [one] другого хода
   *[other] других ходов
} { $n } { $n ->
    [one] теряет
   *[other] теряют
} { $amount }.
why-threatens = Грозит выиграть { $amount }: угрозу { $n ->
    [one] отражает
   *[other] отражают
} только { $n } из { $of } { $of ->
    [one] ответа
   *[other] ответов
}.
why-takes = { $n ->
    [1] Берёт фигуру.
    [one] Берёт { $n } фигуру.
    [few] Берёт { $n } фигуры.
   *[other] Берёт { $n } фигур.
}
why-hits = { $n ->
    [1] Сбивает фишку.
    [one] Сбивает { $n } фишку.
    [few] Сбивает { $n } фишки.
   *[other] Сбивает { $n } фишек.
}
why-promotes = { $n ->
    [1] Превращает фигуру в более сильную.
    [one] Превращает { $n } фигуру в более сильную.
    [few] Превращает { $n } фигуры в более сильные.
   *[other] Превращает { $n } фигур в более сильные.
}
why-finishes = { $n ->
    [1] Доводит фишку до цели.
    [one] Доводит { $n } фишку до цели.
    [few] Доводит { $n } фишки до цели.
   *[other] Доводит { $n } фишек до цели.
}
why-scores = { $points ->
    [one] Приносит { $points } очко.
    [few] Приносит { $points } очка.
   *[other] Приносит { $points } очков.
}
why-concedes = { $points ->
    [0] Ни один ответ не приносит очков.
    [one] Ни один ответ не приносит больше { $points } очка.
   *[other] Ни один ответ не приносит больше { $points } очков.
}
why-enters = { $n ->
    [1] Вводит фишку в игру.
    [one] Вводит { $n } фишку в игру.
    [few] Вводит { $n } фишки в игру.
   *[other] Вводит { $n } фишек в игру.
}
why-leaves = { $n ->
    [1] Оставляет только один ответ.
    [one] Оставляет только { $n } ответ.
    [few] Оставляет только { $n } ответа.
   *[other] Оставляет только { $n } ответов.
}
why-risks = { $n ->
    [0] Следующим броском нельзя сбить ни одной фишки.
    [one] Следующим броском фишку можно сбить в { $n } случае из { $of }.
   *[other] Следующим броском фишку можно сбить в { $n } случаях из { $of }.
}
why-holds = Закрывает треугольник { $site }.
why-gathers = Собирает на месте встречи больше фишек: { $n } из { $of }.
why-gathers-all = Выигрывает место встречи: там все фишки.
why-bars = Сдерживает соперника: после любого ответа на месте встречи не больше { $n } из { $of } его фишек.
why-prepares = Грозит следующим ходом выиграть место встречи.
why-leads = Путь до места встречи короче, чем у соперника: в клетках — { $own } против { $others }.
# Amounts: what is won or lost, as the object of a sentence.
amount-pawns = { $n ->
    [1] пешку
    [one] материал стоимостью в { $n } пешку
    [few] материал стоимостью в { $n } пешки
   *[other] материал стоимостью в { $n } пешек
}
amount-men = { $n ->
    [1] шашку
    [one] { $n } шашку
    [few] { $n } шашки
   *[other] { $n } шашек
}
amount-pieces = { $n ->
    [1] фигуру
    [one] { $n } фигуру
    [few] { $n } фигуры
   *[other] { $n } фигур
}
amount-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
# The review of a game: a button and the heading, and what stands below it.
review-heading = Разбор
review-away = Закрыть разбор
review-progress = Разбор: { $percent } %
review-failed = Закончить разбор не удалось.
review-go-on = Продолжить разбор
# The curve, for screen readers.
review-curve = Шансы ход за ходом: { $seat }
review-none = Ни один ход не обошёлся дорого.
# The moves that cost most, each a button that shows it. $cost is a share of 100, or points of the stake.
review-cost = { $turn }: потеряно { $cost } %
review-cost-points = { $turn }: потеряно { $cost } очка
review-better = Лучше было { $turn }.
review-turned = Здесь в партии наступил перелом.
# A button: the game is played again from before that move.
review-try = Сыграть отсюда ещё раз
review-kept = Отложено для повторения: { $n ->
    [one] { $n } ход.
    [few] { $n } хода.
   *[other] { $n } ходов.
}
review-practise = Мои ошибки
# A table: what each side’s moves cost, what luck brought it, and the rest of the result.
review-side = Сторона
review-costs = Потери на ходах
review-luck = Везение
review-skill = Мастерство
review-rate = Уровень ошибок
# A number with two decimals, such as 0.35 or +1.20.
decimal = { $whole },{ $part }
# A share of 100.
percent = { $percent } %
