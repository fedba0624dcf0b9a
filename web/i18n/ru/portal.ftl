### The texts of the portal and of what all games share. The terms are in docs/glossary/ru.md.
###
### The forms of Russian: `case`: of seats `nom` (within a sentence, in small letters; none begins one), `gen`, `dat`; of pieces `acc`
### (none is the nominative); of places with their preposition `from` (с c3), `to` (на d4), `at` (на c3). `gender`, by which a kind of
### piece makes its colour agree: `she`, `he`. `start` (begins a sentence), `sentence`, `clause` (seats get small letters), `plain`.
### A counted noun tells its number itself: `count-he`, `count-she`. `verb-…` are endings beside $seat: a colour is a plural, and
### `you` has its own, and its own cases, so that few messages need a variant for it.

## Из чего состоят предложения

word = { $count ->
    [0] ноль
    [1] один
    [2] два
    [3] три
    [4] четыре
    [5] пять
    [6] шесть
    [7] семь
    [8] восемь
    [9] девять
    [10] десять
    [11] одиннадцать
    [12] двенадцать
   *[other] { $count }
}
word-start = { $count ->
    [0] Ноль
    [1] Один
    [2] Два
    [3] Три
    [4] Четыре
    [5] Пять
    [6] Шесть
    [7] Семь
    [8] Восемь
    [9] Девять
    [10] Десять
    [11] Одиннадцать
    [12] Двенадцать
   *[other] { $count }
}
# A number and a space before a counted noun; nothing where nothing is counted.
count-he = { $count ->
    [one] { word }{ " " }
    [few] { word }{ " " }
    [many] { word }{ " " }
   *[other] { "" }
}
count-she = { $count ->
    [1] { $case ->
        [acc] одну
       *[nom] одна
    }{ " " }
    [2] две{ " " }
   *[other] { count-he }
}
# Endings: шашка, офицер, конь; белая, белый.
noun-she = { $count ->
    [few] ки
    [many] ек
   *[one] { $case ->
        [acc] ку
       *[nom] ка
    }
}
noun-he = { $count ->
    [few] а
    [many] ов
   *[one] { $case ->
        [acc] а
       *[nom] { "" }
    }
}
adjective-she = { $count ->
    [few] ые
    [many] ых
   *[one] { $case ->
        [acc] ую
       *[nom] ая
    }
}
adjective-he = { $count ->
    [few] ых
    [many] ых
   *[one] { $case ->
        [acc] ого
       *[nom] ый
    }
}
seat-ending = { $case ->
    [gen] ых
    [dat] ым
   *[nom] ые
}
# Endings of verbs beside a seat.
verb-et = { $seat ->
    [you] ете
    [lanko-seat] ет
    [player] ет
    [verbatim] ет
   *[other] ют
}
verb-it = { $seat ->
    [you] ите
    [lanko-seat] ит
    [player] ит
    [verbatim] ит
   *[other] ят
}
verb-resigns = { $seat ->
    [you] ётесь
    [lanko-seat] ётся
    [player] ётся
    [verbatim] ётся
   *[other] ются
}
list-next = { $first }, { $last }
list-and = { $first } и { $last }
list-or = { $first } или { $last }
stop = { $form ->
    [sentence] { "." }
   *[plain] { "" }
}
# The full stop of a reason, which is a sentence unless it is a clause.
end-stop = { $form ->
    [clause] { "" }
   *[sentence] { "." }
}
# Also the name of a square.
verbatim = { $case ->
    [from] с { $text }
    [to] на { $text }
    [at] на { $text }
   *[plain] { $text }
}

## Кто и что

seat = { $case ->
    [gen] { seat-low }
    [dat] { seat-low }
    [nom] { seat-low }
   *[none] { $form ->
        [clause] { seat-low }
       *[start] { seat-high }
    }
}{ seat-ending }
seat-low = { $seat ->
    [1] бел
    [2] чёрн
    [3] красн
   *[4] жёлт
}
seat-high = { $seat ->
    [1] Бел
    [2] Чёрн
    [3] Красн
   *[4] Жёлт
}
# Whose turn it is, in all games.
seat-to-move = { $seat ->
    [you] Ваш ход
    [verbatim] Ходит { $seat }
   *[other] Ход { FORM($seat, case: "gen") }
}
# Begins a sentence, or a clause.
seat-with = { $form ->
    [clause] у
   *[sentence] У
} { FORM($seat, case: "gen") }
colour = { $form ->
    [start] { seat-high }
   *[plain] { seat-low }
}{ colour-ending }
colour-ending = { $gender ->
    [she] { adjective-she }
   *[he] { adjective-he }
}
# The kind tells its colour, so that they agree.
piece = { $kind }
some-piece = { $form ->
    [start] Ф
   *[plain] ф
}иш{ noun-she }
group = { FORM($kind, $count) }
group-plain = { count-she }{ FORM($colour, $count, gender: "she") }
group-free = { FORM($kind, $count) }
held = { $top } (снизу { FORM($below, form: "plain", case: "nom") })
held-many = { $top } (снизу ещё { $count })
empty = пусто

you = { $case ->
    [gen] вас
    [dat] вам
    [nom] вы
   *[none] { $form ->
        [clause] вы
       *[start] Вы
    }
}
computer = { $form ->
    [start] Компьютер
   *[plain] компьютер
}

player = { $case ->
    [gen] игрока
    [nom] игрок
   *[none] { $form ->
        [clause] игрок
       *[start] Игрок
    }
} { $player }

## Доска

board = Доска: { $game }
square = { $label }: { $held }
square-number = { $case ->
    [from] с клетки
    [to] на клетку
    [at] на клетке
   *[plain] клетка
} { $number }
square-sign = { $square }; { $sign }
square-selected = { $square }; выбрано
square-target = { $square }; сюда можно пойти
square-distant = { $square }; сюда можно пойти за несколько шагов
die-aside = не в этом броске
die-ready = ждёт броска
die-live = { $die }; можно выбрать
die-used = { WORD($face) }, уже сыграно
square-movable = { $square }; можно выбрать
square-movable-to = { $square }; можно пойти { FORM($goals, case: "to") }

## Что случилось на доске

story = { FORM($who, form: "start") } { $does }.
story-prompt = { FORM($prompt, form: "sentence") }
story-back = Ход отменён.
who-on = { $who } { FORM($at, case: "at") }
who-deep = { $who } { FORM($at, case: "at") } (на { $count } ниже верхней)
way = { FORM($from, case: "from") } { FORM($to, case: "to") }
way-under = { FORM($from, case: "from") } под фигуры { FORM($to, case: "at") }
walks = — { $way }
goes = идёт { $way }
leaps = прыгает { $way }
leaps-on = прыгает дальше { FORM($at, case: "to") }
comes-in = выходит { $way }
goes-back = возвращается { $way }
leaves-play = уходит { $way }
takes = берёт { FORM($what, case: "acc") } { FORM($from, case: "at") }
capture-of = с { $from } через { $over }
is-taken = снимается { FORM($from, case: "from") }
is-taken-to = отправляется { $way }
is-promoted = превращается в { FORM($into, case: "acc") }
becomes = теперь { $into }
comes-back = возвращается { FORM($at, case: "to") }
is-set = встаёт { FORM($at, case: "to") }
appears = появляется { FORM($at, case: "at") }
leaves = выходит из игры
leaves-from = выходит из игры { FORM($from, case: "from") }
goes-back-from = возвращается { FORM($from, case: "from") }
disappears = исчезает { FORM($from, case: "from") }
story-die = На кубике { WORD($face) }.
story-own-die = { FORM($die, form: "start") }: { WORD($face) }.
story-dice = На кубиках { $faces }.
story-counts = { story-gets }.
story-counts-for = { story-gets } за { $sites }.
story-gets = { $seat } получа{ verb-et } { $count } { points }
story-loses = { story-gives }.
story-loses-for = { story-gives } за { $sites }.
story-gives = { seat-with } минус { $count } { points }

## Чем закончилась партия

over = Партия закончена.
result-draw = Ничья
result-win = { $winner ->
    [you] Вы выиграли
    [verbatim] Выигрывает { $winner }
   *[other] Победа { FORM($winner, case: "gen") }
}
result-lost = Вы проиграли
result-win-together = Выигрывают { FORM($winners, case: "nom") }
result-by = { $result } (разница { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
})
result-to = { $result } ({ $points }:{ $other })
result-share = Первое место делят { FORM($winners, case: "nom") }
ranked = { $before }, { $next }
ranked-first = { $place } — { FORM($who, case: "nom") }
ranked-next = { $place } — { FORM($who, case: "nom") }
ranked-together = { $place } — { FORM($who, case: "nom") }
outcome = { $result ->
    [ranked] { $result }
   *[other] { $result }: { FORM($reason, form: "clause") }
}.
outcome-points = { $outcome } Счёт: { $points }.
points-of = { FORM($seat, case: "nom") } — { $points }
standings = После этой партии: { $points }.
end-agreed = { $form ->
    [clause] и
   *[sentence] И
}гроки договорились{ end-stop }
end-resigned = { $seat } сдались{ end-stop }
end-repetition = { $form ->
    [clause] одна
   *[sentence] Одна
} и та же позиция возникла { times }{ end-stop }
times = { WORD($times) } { $times ->
    [few] раза
   *[other] раз
}
end-back-and-forth = { $form ->
    [clause] одно
   *[sentence] Одно
} и то же движение туда и обратно повторилось { times }{ end-stop }
end-no-progress = { turns } без продвижения{ end-stop }
turns = { WORD($times) } { $times ->
    [one] ход
    [few] хода
   *[other] ходов
}

## Чей ход и кто там играет

played-by-you = (вы)
played-by-computer = (компьютер, { FORM($level, form: "clause") })
played-by-player = ({ $player })
played-by-link = (по ссылкам)
thinking = думает
offers-draw = { offers } ничью
offers-end = { offers } закончить партию
offers = { $seat } предлага{ verb-et }
asks-back = { $seat } прос{ verb-it } отменить { $count ->
    [1] последний ход
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
resigns-points = { $seat } сда{ verb-resigns }: { FORM($what, form: "clause") }
would-resign = { offers } сдаться
resigns-too = { $seat ->
    [you] Вы тоже сдаётесь?
   *[other] { $seat }: вы тоже сдаётесь?
}
answers = { $seat ->
    [you] Вы принимаете?
   *[other] { $seat }: вы принимаете?
}

## Рядом с доской

to-begin-dice = { $pointer ->
    [mouse] Щёлкните по кубику
   *[finger] Коснитесь кубика
}, чтобы бросить. Долгое нажатие на любое место доски — справка о нём.
to-begin = { $pointer ->
    [mouse] Щёлкните по фигуре, потом по клетке
   *[finger] Коснитесь фигуры, потом клетки
}, куда ей идти. { to-begin-help }
to-begin-search = { $pointer ->
    [mouse] Щёлкните по обоим концам
   *[finger] Коснитесь обоих концов
} того, что нашли.
to-begin-square = { $pointer ->
    [mouse] Щёлкните по клетке
   *[finger] Коснитесь клетки
}, чтобы сыграть туда. { to-begin-help }
to-begin-help = Долгое нажатие на клетку — справка о ней.
dice-said = Что выпало?
choose = Выберите вариант.
confirms = Сделать этот ход?
views-earlier-ply = Это более ранняя позиция.
watches = Эта партия открыта в другой вкладке. Следите за ней здесь или продолжите её в этой вкладке.
computer-acts = Ход компьютера.
answer-first = Сначала ответьте на предложение.
declined = { FORM($who, form: "start") } отклоня{ $who ->
    [you] ете
    [computer] ет
    [lanko-seat] ет
    [player] ет
    [verbatim] ет
   *[other] ют
} { $what ->
    [draw] ничью.
    [end] предложение закончить.
    [back] отмену хода.
   *[resignation] сдачу. Партия продолжается.
}
computer-fails = Компьютер не отвечает. Ваша партия в сохранности.
ruling = { $id }: { $rule }
# A link behind a refusal, to how the game is played.
read-rule = Прочитать правило
# The same before the first move.
three-things = Три главных правила
why = Почему?


## Кнопки: коротко под значком и полностью

tools = Партия
undo = Отменить
undo-full = Отменить
redo = Повторить
redo-full = Повторить
hint = Подсказка
more = Ещё
draw = Ничья
draw-full = Ничья: предложить ничью
end-here = Закончить
end-here-full = Предложить закончить
claim = Требовать
claim-full = Требовать ничью
new = Новая
new-full = Новая партия
rematch = Реванш
next-game = Следующая партия
another = Новая партия
throw = Бросить
all-the-same = Всё равно сыграть
never-mind = Отмена
play-it = Сыграть
other-rule = Изменить это правило
accept = Принять
decline = Отклонить
back-to-game = Вернуться к партии
rewind = Играть отсюда
asks-draw = Предложить ничью?
asks-end = Предложить закончить партию на этом?
offer = Предложить
pause = Пауза
go-on = Продолжить
one-turn = Один ход
take-over = Продолжить в этой вкладке
try-again = Повторить попытку
close = Закрыть

## Ходы

moves = Ходы
no-moves = Ходов ещё нет.
scrub = Позиция на доске
scrubbed = Ход { $number } из { $of }
look-first = Первая позиция
look-previous = Предыдущий ход
look-next = Следующий ход
look-last = Последняя позиция
replay = Показать, что было после вашего последнего хода
share = Поделиться партией
ended-here = По правилам партия здесь закончена.
main-line = Основной вариант: { $moves }
other-line = Вариант: { $moves }
promoted = Теперь это основной вариант.
removed-variation = Вариант удалён.
take-back-edit = Отменить

## Окна

sheet-fetching = Секунду…
opening-game = Открываем партию…
sheet-unreachable = Не загрузилось
sheet-unreachable-why = Часть страницы не загрузилась. Ваша партия в сохранности. Проверьте подключение к интернету и попробуйте ещё раз.

resign-yes-of = { $seat } сда{ verb-resigns }
resign-points = { $count ->
    [1] { $form ->
        [clause] одно
       *[plain] Одно
    }
   *[other] { $form ->
        [clause] { word }
       *[plain] { word-start }
    }
} { points }
points = { $count ->
    [one] очко
    [few] очка
   *[other] очков
}
level = { $form ->
    [clause] уровень
   *[plain] Уровень
} { $number }
computer-at = Компьютер ({ FORM($level, form: "clause") })
side-pair = { $pair } ({ $seats })
a-human = Человек

## Если партия не сохраняется или не открывается

save-blocked = Браузер не даёт странице ничего сохранять, поэтому партия пропадёт, когда вы закроете страницу.
save-full = Для этой партии не осталось места. Освободите место, иначе партия пропадёт, когда вы закроете страницу.
save-foreign = Эта партия идёт в другой вкладке.
save-broken = Последний ход не сохранился. Страница попробует ещё раз вместе с вашим следующим ходом.
fatal = Последняя партия дважды остановила эту страницу, поэтому она не открыта. Она лежит в разделе «Мои партии».

## Почему что-то не выходит

enter-over = Партия закончена.
enter-dice-wait = Бросить можно после ответа на предложение.
enter-empty-seat = За эту сторону никто не играет.
enter-not-open = Сейчас это невозможно.
enter-pending = Другое предложение ещё ждёт ответа.
enter-stale = Этот ход был для другой позиции. Выберите заново.
enter-too-far-back = Столько ходов отменить нельзя.
enter-not-asked = Этой стороне отвечать не на что.
enter-not-due = Сейчас требовать ничью нельзя.
enter-full = Эта партия достигла предельной длины и не может продолжаться.

## Все страницы

page-name = { "Mustermead" }
page-tagline = Настольные игры, старые и новые, на столе в вашем браузере.
page-language-name = Русский
page-languages = Язык
page-offer = Читать эту страницу по-русски
page-themes = Тема
page-theme-auto = Авто
page-theme-light = Светлая
page-theme-dark = Тёмная
page-portal = Как играть и не только — на Mustermead

# Pages with a first lesson, studies and puzzles of a game, and the page with the puzzle of the day. $name is a game.
page-puzzle = Задача дня
page-puzzle-description = Одна позиция в день, для всех одна и та же: найдите лучший ход и ведите счёт дней подряд.
page-puzzle-grade = Уровень { $grade }
page-puzzle-intro = Одна позиция в день, для всех одна и та же. Сделайте лучший ход на доске.
page-puzzle-nth = Задача { $number }
page-puzzle-solved = Решено. Следующая будет завтра.
page-puzzle-streak = { $count ->
    [one] Серия: { $count } день.
    [few] Серия: { $count } дня.
   *[other] Серия: { $count } дней.
}
page-puzzle-open = Решите сегодняшнюю задачу, и серия продолжится.
page-puzzle-days = По дням
page-puzzle-new = Новый день: открыть сегодняшнюю задачу
page-puzzle-unscripted = Для задачи дня нужен JavaScript. Задачи всех игр — ниже.
page-puzzles = Задачи
page-puzzles-intro = Каждая взята из партии компьютера с самим собой, и лучший ход в ней один.
page-puzzles-of-games = Задачи по играм
page-mistakes = Мои ошибки
page-mistakes-intro = Ходы, которые обошлись вам дороже всего. Разбор партии сохраняет их в этом браузере, и каждый возвращается, прежде чем вы его забудете.
page-mistakes-practise = Повторить
page-mistakes-today = На сегодня:
page-mistakes-none = На сегодня повторять нечего.
page-studies = Первый урок, этюды и задачи
page-studies-description = { $name } на деле: первый урок, этюды с пояснениями и задачи с единственным лучшим ходом.
page-studies-intro = Каждый этюд — это позиция с заданием. Играйте на доске. Если ход неверен, вы узнаете почему и попробуете снова.
page-studies-title = { $name }: урок, этюды и задачи
page-study-done = пройдено
page-study-next = на очереди

page-learn-contents = На этой странице
page-learn-description = { $title }: все правила шаг за шагом, с картинками позиций, которые можно попробовать, и ходов, которые можно просмотреть.
page-learn-play = Играть: { $game }
page-learn-replay = Посмотреть ходы
page-learn-tab = Откроется в новой вкладке
page-learn-title = { $title } — правила с картинками
page-learn-try = Попробовать позицию

## Где будет стол

page-trouble = Не удалось подготовить доску. Ничего не пропало. Загрузите страницу ещё раз.
# The rest of these say why a page does not start. A page was opened as a file from a folder of this device, with a double click; what is typed stays as it is.
page-start-disk = Страница открыта прямо из папки, а играм нужен веб-сервер. В терминале в папке сайта наберите python3 -m http.server, затем откройте http://localhost:8000.
# $kind: the media type of a file, such as text/plain.
page-start-type = Сервер отдаёт скрипт как { $kind }, и браузер его не выполняет. Исправить это может владелец сайта.
page-start-gone = Mustermead обновился после загрузки этой страницы. Загрузите её ещё раз; ваши партии целы.
page-start-stopped = Часть страницы не загрузилась. Проверьте соединение и загрузите страницу ещё раз. Ничего не пропало.
page-start-slow = Загрузка идёт дольше обычного. Подождите немного или загрузите страницу ещё раз.
page-start-blocked = Что-то в браузере или сети блокирует скрипты этой страницы. Разрешите их здесь или попробуйте другой браузер.
page-start-wasm = В этом браузере выключен WebAssembly, а доске он нужен. Разрешите его для этого сайта в настройках безопасности браузера и загрузите страницу ещё раз.
# $chrome, $firefox, $safari: the oldest versions in which the page works.
page-start-old = Этот браузер устарел, доска в нём не работает. Нужен Chrome или Edge { $chrome }, Firefox { $firefox }, Safari { $safari } или новее.
page-no-script = Так начинается партия. Чтобы играть, включите в браузере JavaScript. Правила можно читать и без него.

## Если приложение остановится

page-crash = Mustermead не работает
page-crash-why = Это ошибка Mustermead. Вы ни в чём не виноваты.
page-crash-saved = Ваша партия в сохранности: браузер сохранил каждый шаг. Загрузите страницу ещё раз и продолжайте с того же места.
page-crash-unsaved = Браузер не смог сохранить партию. Скопируйте её текст внизу, прежде чем снова загрузить страницу, иначе партия пропадёт.
page-crash-again = Загрузить страницу ещё раз
page-crash-details = Технические подробности
page-crash-game = Партия
page-crash-message = Что случилось

## Первая страница

page-home-title = Mustermead: настольные игры в браузере
page-home-description = Бесплатные настольные игры, без регистрации и рекламы: с компьютером или с друзьями за одним устройством, можно и без сети.

## Все игры и партии, сохранённые в этом браузере

page-about = О сайте
page-about-description = Кто придумал игры, что хранит этот браузер (никуда ничего не отправляется) и чьи работы использованы в Mustermead.
page-about-title = О сайте Mustermead
page-age = от { $years } { $years ->
    [one] года
   *[other] лет
}
page-all-games = Все игры
page-alone = 1, против компьютера
page-any = Все
page-close = Закрыть
page-family-lanko = Ланко
page-family-laska = Ласка и её вариант
page-family-lattjo = Классика
page-family-lattjo-set = Набор LATTJO
page-family-single = Единственные в своём роде
page-filter-dice = Кубики
page-filter-minutes = Время
page-filter-players = Игроки
page-find = Найти игру по названию
page-find-placeholder = Найти игру
page-found = { $count ->
    [0] Такой игры нет
    [1] Одна игра
    [one] { $count } игра
    [few] { $count } игры
   *[other] { $count } игр
}
page-going-on = Партия не закончена
page-how-to-play = Как играть
page-lessons = Первые уроки
page-minutes = { $count } мин
page-minutes-about = около { $count } мин
page-minutes-most = до { $count } мин
page-missing = Такой страницы здесь нет
page-missing-nearest = Может быть, вы ищете эту игру?
page-missing-why = Возможно, в адресе опечатка или страница переехала.
page-notices = Чужие работы
page-notices-all = Все уведомления и лицензии
page-notices-licence = Лицензия
page-notices-name = Пакет
page-notices-version = Версия
page-scales = Масштаб каждой игры
page-scale = Масштаб
page-players = { $count } игрок{ noun-he }
page-players-one-or-two = 1 или 2 игрока
page-players-range = от { $least } до { $most } игроков
page-saved = Мои партии
page-saved-computer = Против компьютера ({ FORM($level, form: "clause") })
page-saved-computer-turn = Ход компьютера
page-saved-delete = Удалить
page-saved-deleted = Удалено.
page-saved-draw = Ничья
page-saved-failed = Не получилось. Попробуйте ещё раз.
page-saved-mixed = { $count } человек{ $count ->
    [few] а
   *[other] { "" }
} и компьютер
page-saved-more = Показать ещё
page-saved-offer = Предложение ждёт ответа
page-saved-open = Не закончена
page-saved-over = Закончена
page-saved-people = { $count } человек{ $count ->
    [few] а
   *[other] { "" }
}
page-saved-pin = Закрепить сверху
page-saved-turn = { seat-to-move }
page-saved-undo = Отменить
page-saved-waiting-for-them = Ждём других
page-saved-waiting-for-you = Ждут вас
page-saved-watched = Компьютер против компьютера
page-saved-win = Победа { FORM($winner, case: "gen") }
page-saved-you-lost = Вы проиграли
page-saved-you-won = Вы выиграли
page-saved-your-turn = Ваш ход
page-show-all = Показать все игры
page-sounds = Звуки
page-surprise = Наугад
page-version = Версия { $edition }
page-ways = Игры и правила
page-with-dice = с кубиками
page-without-dice = без кубиков

## Playing offline

page-go-on = Продолжить последнюю партию
page-offline = Игра без сети
page-offline-all = Всё уже на этом устройстве и работает без сети.
page-offline-amount = { $done } из { $size }
page-offline-begun = Сохраняем всё на этом устройстве…
page-offline-changed = Тем временем вышла новая версия. Загрузите страницу ещё раз и продолжайте.
page-offline-go-on = Продолжить
page-offline-keep = Сохранить всё на этом устройстве
page-offline-later = Позже
page-offline-missing = Сети нет, а нужная страница пока не сохранена на этом устройстве.
page-offline-new = Готова новая версия.
page-offline-no-network = Сети нет. Всё, что уже здесь, остаётся; продолжить можно позже.
page-offline-no-room = На этом устройстве не осталось места. Всё, что уже здесь, остаётся.
page-offline-refused = Браузер не может ничего сохранить для этого сайта. Возможно, в приватном окне ему это не разрешено.
page-offline-refused-http = Сохранить страницу на устройстве можно, только если её адрес начинается с https, а этот начинается с http. Ваши партии всё равно сохраняются.
page-offline-refused-login = Сервер не отдаёт файл sw.js без входа, а без него ничего нельзя сохранить на устройстве. Войдите снова и перезагрузите страницу. Ваши партии всё равно сохраняются.
page-offline-refused-missing = На сервере нет файла sw.js, а без него ничего нельзя сохранить на устройстве. Исправить это может владелец сайта. Ваши партии всё равно сохраняются.
page-offline-refused-policy = Политика безопасности сервера не разрешает сохранять сайт на устройстве. Изменить это может владелец сайта. Ваши партии всё равно сохраняются.
page-offline-remove = Удалить с этого устройства
page-offline-removed = Удалено. Ваши партии на месте.
page-offline-saving = Новая версия запустится, как только ваша партия будет сохранена.
page-offline-stop = Остановить
page-offline-stopped = Остановлено. Всё, что уже здесь, остаётся; продолжить можно позже.
page-offline-unsaved = Браузер не смог сохранить партию, поэтому пока остаётся прежняя версия. Доиграйте партию или скопируйте её текст.
page-offline-use = Перейти сейчас
page-offline-what = Всё, что вы здесь открывали, работает и без сети. Можно сохранить на этом устройстве все игры и правила на всех языках; это займёт { $size }.
