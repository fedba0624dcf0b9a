//! The messages of the page.

rules::messages! {
    /// A friend at this screen
    a_friend = "a-friend";
    /// A person
    a_human = "a-human";
    /// Accept
    accept = "accept";
    /// Against
    against = "against";
    /// All the same
    all_the_same = "all-the-same";
    /// New game
    another = "another";
    /// The offer has to be answered first.
    answer_first = "answer-first";
    /// { $seat } answers:
    answers = "answers" { seat: Any };
    /// appears on { $at }
    appears = "appears" { at: Message, of: Message };
    /// { $seat } asks to take { $count ->
    asks_back = "asks-back" { seat: Any, count: Number };
    /// At the bottom
    at_bottom = "at-bottom";
    /// Whoever is to move
    auto_flip = "auto-flip";
    /// Back to the game
    back_to_game = "back-to-game";
    /// becomes { FORM($into, form: "a") }
    becomes = "becomes" { into: Message, of: Message };
    /// { $game } board
    board = "board" { game: Message };
    /// By lot
    by_lot = "by-lot";
    /// Which of these is it to be?
    choose = "choose";
    /// Close
    close = "close";
    /// comes back to { $at }
    comes_back = "comes-back" { at: Message, of: Message };
    /// comes in { $way }
    comes_in = "comes-in" { way: Message, of: Message };
    /// It is the machine's turn.
    computer_acts = "computer-acts";
    /// Machine, { FORM($level, form: "clause") }
    computer_at = "computer-at" { level: Message };
    /// The machine does not answer. Your game is safe.
    computer_fails = "computer-fails";
    /// Decline
    decline = "decline";
    /// The machine declines, and plays on.
    declined = "declined";
    /// Dice
    dice = "dice";
    /// Thrown on your table
    dice_hand = "dice-hand";
    /// What do your dice show?
    dice_said = "dice-said";
    /// Thrown by themselves
    dice_themselves = "dice-themselves";
    /// Thrown by a touch
    dice_touch = "dice-touch";
    /// not in this throw
    die_aside = "die-aside";
    /// { $die }; can be touched
    die_live = "die-live" { die: Message };
    /// to be thrown
    die_ready = "die-ready";
    /// { WORD($face) }, played
    die_used = "die-used" { face: Number };
    /// disappears from { $from }
    disappears = "disappears" { from: Message, of: Message };
    /// empty
    empty = "empty";
    /// Here the rules had ended the game.
    ended_here = "ended-here";
    /// The dice wait until the offer is answered.
    enter_dice_wait = "enter-dice-wait";
    /// Nobody sits on that side.
    enter_empty_seat = "enter-empty-seat";
    /// This game is as long as a game can be kept.
    enter_full = "enter-full";
    /// There is nothing for this side to answer.
    enter_not_asked = "enter-not-asked";
    /// There is nothing to claim now.
    enter_not_due = "enter-not-due";
    /// That cannot be offered now.
    enter_not_open = "enter-not-open";
    /// The game is over.
    enter_over = "enter-over";
    /// Another offer has not been answered yet.
    enter_pending = "enter-pending";
    /// That move belongs to another position. Please choose again.
    enter_stale = "enter-stale";
    /// There are not so many moves to take back.
    enter_too_far_back = "enter-too-far-back";
    /// The game that was going on last has stopped this page twice, so it is not opened by itself. It is kept under Games.
    fatal = "fatal";
    /// Your games
    games_heading = "games-heading";
    /// No games are kept in this browser yet.
    games_none = "games-none";
    /// The game on the table is kept. You find it again under Games.
    games_saved = "games-saved";
    /// goes { $way }
    goes = "goes" { way: Message, of: Message };
    /// goes back { $way }
    goes_back = "goes-back" { way: Message, of: Message };
    /// goes back from { $from }
    goes_back_from = "goes-back-from" { from: Message, of: Message };
    /// { WORD($count) } { $colour } { FORM($kind, $count) }
    group = "group" { count: Number, colour: Message, kind: Message };
    /// { WORD($count) } { FORM($kind, $count) }
    group_free = "group-free" { count: Number, kind: Message };
    /// { WORD($count) } { $colour }
    group_plain = "group-plain" { count: Number, colour: Message, kind: Message };
    /// { $top } over { FORM($below, form: "plain") }
    held = "held" { top: Message, below: List };
    /// { $top } over { WORD($count) } others
    held_many = "held-many" { top: Message, count: Number };
    /// Length
    how_long = "how-long";
    /// How many play
    how_many_play = "how-many-play";
    /// Then { $square }.
    inspect_after = "inspect-after" { square: Message };
    /// { $seat } must take: { $steps }.
    inspect_forced = "inspect-forced" { seat: Message, steps: Text };
    /// { $seat } can come here: { $steps }.
    inspect_goal = "inspect-goal" { seat: Message, steps: Text };
    /// { $seat } may move it: { $steps }.
    inspect_moves = "inspect-moves" { seat: Message, steps: Text };
    /// { $seat } must take with it: { $steps }.
    inspect_must = "inspect-must" { seat: Message, steps: Text };
    /// No piece can come here now.
    inspect_nothing = "inspect-nothing";
    /// { FORM($why, form: "sentence") }
    inspect_why = "inspect-why" { why: Message };
    /// { $square }.
    inspector = "inspector" { square: Message };
    /// is promoted to { $into }
    is_promoted = "is-promoted" { into: Message, of: Message };
    /// is set on { $at }
    is_set = "is-set" { at: Message, of: Message };
    /// is taken from { $from }
    is_taken = "is-taken" { from: Message, of: Message };
    /// is taken { $way }
    is_taken_to = "is-taken-to" { way: Message, of: Message };
    /// leaps { $way }
    leaps = "leaps" { way: Message, of: Message };
    /// leaps on to { $at }
    leaps_on = "leaps-on" { at: Message, of: Message };
    /// leaves play from { $from }
    leaves_from = "leaves-from" { from: Message, of: Message };
    /// leaves play { $way }
    leaves_play = "leaves-play" { way: Message, of: Message };
    /// { $form ->
    level_beginner = "level-beginner";
    /// { $form ->
    level_best = "level-best";
    /// { $form ->
    level_good = "level-good";
    /// The game itself: { $moves }
    main_line = "main-line" { moves: Text };
    /// { word-start } people, one a seat
    many_people = "many-people" { count: Number };
    /// More options
    more_options = "more-options";
    /// Moves
    moves = "moves";
    /// Never mind
    never_mind = "never-mind";
    /// New game
    new_game_heading = "new-game-heading";
    /// Next game
    next_game = "next-game";
    /// No moves yet.
    no_moves = "no-moves";
    /// { $seat } offers a draw
    offers_draw = "offers-draw" { seat: Any };
    /// { $seat } offers to end the game here
    offers_end = "offers-end" { seat: Any };
    /// On the board
    on_board = "on-board";
    /// Another line: { $moves }
    other_line = "other-line" { moves: Text };
    /// { $result }: { FORM($reason, form: "clause") }.
    outcome = "outcome" { result: Message, reason: Message };
    /// { $outcome } { $points }.
    outcome_points = "outcome-points" { outcome: Message, points: Any };
    /// { $result }: { FORM($reason, form: "clause") } ({ $ruling }).
    outcome_ruling = "outcome-ruling" { result: Message, reason: Message, ruling: Text };
    /// { $form ->
    piece = "piece" { colour: Message, kind: Message };
    /// Forced turns are played by themselves
    play_forced = "play-forced";
    /// (the machine, { FORM($level, form: "clause") })
    played_by_computer = "played-by-computer" { level: Message };
    /// ({ $player })
    played_by_player = "played-by-player" { player: Message };
    /// (you)
    played_by_you = "played-by-you";
    /// Player { $player }
    player = "player" { player: Number };
    /// { $seat } { $points }
    points_of = "points-of" { seat: Any, points: Number };
    /// Make this the game
    promote = "promote";
    /// This line is the game now.
    promoted = "promoted";
    /// { $before }, { $next }
    ranked = "ranked" { before: Message, next: Message };
    /// { $who } is { ordinal }
    ranked_first = "ranked-first" { who: List, place: Number };
    /// { $who } { ordinal }
    ranked_next = "ranked-next" { who: List, place: Number };
    /// { $who } share the { ordinal } place
    ranked_together = "ranked-together" { who: List, place: Number };
    /// Rematch
    rematch = "rematch";
    /// Delete this line
    remove_variation = "remove-variation";
    /// The line is deleted.
    removed_variation = "removed-variation";
    /// See again what happened since your last turn
    replay = "replay";
    /// How much do you resign?
    resign_how_much = "resign-how-much";
    /// Play on
    resign_no = "resign-no";
    /// { $form ->
    resign_points = "resign-points" { count: Number };
    /// Resign this game?
    resign_sure = "resign-sure";
    /// Who resigns?
    resign_who = "resign-who";
    /// Yes, resign
    resign_yes = "resign-yes";
    /// { $seat } resigns
    resign_yes_of = "resign-yes-of" { seat: Message };
    /// { $seat } resigns { FORM($what, form: "clause") }
    resigns_points = "resigns-points" { seat: Any, what: Message };
    /// { $seat }: do you resign too?
    resigns_too = "resigns-too" { seat: Any };
    /// { $result } by { $points }
    result_by = "result-by" { result: Message, points: Number };
    /// A draw
    result_draw = "result-draw";
    /// { $winners } share the first place
    result_share = "result-share" { winners: List };
    /// { $winner } wins
    result_win = "result-win" { winner: Any };
    /// { $winners } win
    result_win_together = "result-win-together" { winners: List };
    /// Play on from here
    rewind = "rewind";
    /// { $id }: { $rule }
    ruling = "ruling" { id: Text, rule: Message };
    /// This browser does not let the page keep anything, so this game is lost when the page is closed.
    save_blocked = "save-blocked";
    /// The browser could not keep the last move. It will be tried again with the next one.
    save_broken = "save-broken";
    /// Another tab plays this game now.
    save_foreign = "save-foreign";
    /// There is no room left to keep this game. Clear some space; until then it is lost when the page is closed.
    save_full = "save-full";
    /// Position to look at
    scrub = "scrub";
    /// After { $number } of { $of }
    scrubbed = "scrubbed" { number: Number, of: Number };
    /// Each seat can be given to a person or the machine at any time.
    seats_any_time = "seats-any-time";
    /// One moment…
    sheet_fetching = "sheet-fetching";
    /// This could not be loaded
    sheet_unreachable = "sheet-unreachable";
    /// A part of this page did not arrive. Your game is safe. Check your internet connection, and try again.
    sheet_unreachable_why = "sheet-unreachable-why";
    /// Share this game
    share = "share";
    /// { $pair } ({ $seats })
    side_pair = "side-pair" { pair: Message, seats: List };
    /// A single game
    single_game = "single-game";
    /// { $form ->
    some_piece = "some-piece";
    /// { $label }: { $held }
    square = "square" { label: Message, held: Message };
    /// { $square }; can go here in several leaps
    square_distant = "square-distant" { square: Message };
    /// { $square }; can move
    square_movable = "square-movable" { square: Message };
    /// { $square }; can move to { $goals }
    square_movable_to = "square-movable-to" { square: Message, goals: Any };
    /// Names of the squares
    square_names = "square-names";
    /// square { $number }
    square_number = "square-number" { number: Number };
    /// { $square }; selected
    square_selected = "square-selected" { square: Message };
    /// { $square }; { $sign }
    square_sign = "square-sign" { square: Message, sign: Message };
    /// { $square }; can go here
    square_target = "square-target" { square: Message };
    /// After this game: { $points }.
    standings = "standings" { points: List };
    /// Start
    start = "start";
    /// { FORM($who, form: "start") } { $does }.
    story = "story" { who: Message, does: Any };
    /// Taken back.
    story_back = "story-back";
    /// { $seat } counts { WORD($count) }.
    story_counts = "story-counts" { seat: Any, count: Number };
    /// { $seat } counts { WORD($count) } for { $sites }.
    story_counts_for = "story-counts-for" { seat: Any, count: Number, sites: List };
    /// The dice show { $faces }.
    story_dice = "story-dice" { faces: List };
    /// A die shows { WORD($face) }.
    story_die = "story-die" { face: Number };
    /// { $seat } loses { WORD($count) }.
    story_loses = "story-loses" { seat: Any, count: Number };
    /// { $seat } loses { WORD($count) } for { $sites }.
    story_loses_for = "story-loses-for" { seat: Any, count: Number, sites: List };
    /// { FORM($prompt, form: "sentence") }
    story_prompt = "story-prompt" { prompt: Message };
    /// Its strength
    strength = "strength";
    /// Undo
    take_back_edit = "take-back-edit";
    /// Play it here
    take_over = "take-over";
    /// takes { FORM($what, form: "a") } from { $from }
    takes = "takes" { what: Message, from: Message, of: Message };
    /// The machine
    the_computer = "the-computer";
    /// thinking
    thinking = "thinking";
    /// thinking, { $depth } ahead
    thinking_ahead = "thinking-ahead" { depth: Number };
    /// Three people, a pair against one
    three_people = "three-people";
    /// Throw
    throw = "throw";
    /// Touch what you want to move, then the square it is to go to. Hold a square to learn all about it.
    to_begin = "to-begin";
    /// Touch the dice, and they are thrown. Hold a place on the board to learn all about it.
    to_begin_dice = "to-begin-dice";
    /// Touch both ends of what you have found.
    to_begin_search = "to-begin-search";
    /// Touch a square to play there. Hold a square to learn all about it.
    to_begin_square = "to-begin-square";
    /// Game
    tools = "tools";
    /// Try again
    try_again = "try-again";
    /// Two people, a pair each
    two_people = "two-people";
    /// Undo
    undo = "undo";
    /// { $text }
    verbatim = "verbatim" { text: Any };
    /// Board view
    view_full = "view-full";
    /// You are looking at an earlier position.
    views_earlier_ply = "views-earlier-ply";
    /// { $way }
    walks = "walks" { way: Message };
    /// This game is open in another tab, where it is played. Here you can watch.
    watches = "watches";
    /// from { $from } to { $to }
    way = "way" { from: Message, to: Message };
    /// from { $from } under what stands on { $to }
    way_under = "way-under" { from: Message, to: Message };
    /// Game
    which_game = "which-game";
    /// { $who } on { $at }, { WORD($count) } down from the top,
    who_deep = "who-deep" { who: Message, at: Message, count: Number };
    /// { $who } on { $at }
    who_on = "who-on" { who: Message, at: Message };
    /// Players
    who_plays = "who-plays";
    /// { $count ->
    word = "word" { count: Number };
    /// { $seat } would resign
    would_resign = "would-resign" { seat: Any };
    /// You and the machine
    you_and_computer = "you-and-computer";
    /// You play
    you_play = "you-play";
    /// Undo
    undo_full = "undo-full";
    /// Redo
    redo = "redo";
    /// Redo
    redo_full = "redo-full";
    /// View
    view = "view";
    /// Seats
    seats = "seats";
    /// Seats and players
    seats_full = "seats-full";
    /// Draw
    draw = "draw";
    /// Offer a draw
    draw_full = "draw-full";
    /// End
    end_here = "end-here";
    /// Offer to end the game here
    end_here_full = "end-here-full";
    /// Claim
    claim = "claim";
    /// Claim a draw
    claim_full = "claim-full";
    /// Resign
    resign = "resign";
    /// Resign
    resign_full = "resign-full";
    /// New
    new = "new";
    /// New game
    new_full = "new-full";
    /// Games
    games = "games";
    /// Your games
    games_full = "games-full";
}
