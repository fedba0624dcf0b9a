//! The messages of the page.

rules::messages! {
    /// A friend on this device
    a_friend = "a-friend";
    /// A person
    a_human = "a-human";
    /// Accept
    accept = "accept";
    /// Play against
    against = "against";
    /// Play anyway
    all_the_same = "all-the-same";
    /// New game
    another = "another";
    /// Answer the offer first.
    answer_first = "answer-first";
    /// { $seat ->
    answers = "answers" { seat: Any };
    /// appears on { $at }
    appears = "appears" { at: Message, of: Message };
    /// { $seat ->
    asks_back = "asks-back" { seat: Any, count: Number };
    /// Offer a draw?
    asks_draw = "asks-draw";
    /// Offer to finish the game here?
    asks_end = "asks-end";
    /// At the bottom of the board
    at_bottom = "at-bottom";
    /// Player to move
    auto_flip = "auto-flip";
    /// Return to the game
    back_to_game = "back-to-game";
    /// becomes { FORM($into, form: "a") }
    becomes = "becomes" { into: Message, of: Message };
    /// { $game } board
    board = "board" { game: Message };
    /// Random
    by_lot = "by-lot";
    /// Choose one.
    choose = "choose";
    /// Close
    close = "close";
    /// comes back to { $at }
    comes_back = "comes-back" { at: Message, of: Message };
    /// comes in { $way }
    comes_in = "comes-in" { way: Message, of: Message };
    /// { $form ->
    computer = "computer";
    /// It’s the computer’s turn.
    computer_acts = "computer-acts";
    /// Computer ({ FORM($level, form: "clause") })
    computer_at = "computer-at" { level: Message };
    /// The computer doesn’t answer. Your game is safe.
    computer_fails = "computer-fails";
    /// Play this move?
    confirms = "confirms";
    /// Decline
    decline = "decline";
    /// { $who ->
    declined = "declined" { who: Any, what: Text };
    /// Dice
    dice = "dice";
    /// Real dice on your table
    dice_hand = "dice-hand";
    /// What did you roll?
    dice_said = "dice-said";
    /// Roll automatically
    dice_themselves = "dice-themselves";
    /// Tap to roll
    dice_touch = "dice-touch";
    /// not in this roll
    die_aside = "die-aside";
    /// { $die }; can be chosen
    die_live = "die-live" { die: Message };
    /// to be rolled
    die_ready = "die-ready";
    /// { WORD($face) }, played
    die_used = "die-used" { face: Number };
    /// disappears from { $from }
    disappears = "disappears" { from: Message, of: Message };
    /// empty
    empty = "empty";
    /// By the rules, the game ended here.
    ended_here = "ended-here";
    /// You can roll once the offer is answered.
    enter_dice_wait = "enter-dice-wait";
    /// Nobody plays that side.
    enter_empty_seat = "enter-empty-seat";
    /// This game has reached the maximum length, so it can’t go on.
    enter_full = "enter-full";
    /// There is no offer for this side to answer.
    enter_not_asked = "enter-not-asked";
    /// You can’t claim a draw now.
    enter_not_due = "enter-not-due";
    /// You can’t do that now.
    enter_not_open = "enter-not-open";
    /// The game is over.
    enter_over = "enter-over";
    /// Another offer is still open.
    enter_pending = "enter-pending";
    /// That move was for another position. Choose again.
    enter_stale = "enter-stale";
    /// There are not that many turns to undo.
    enter_too_far_back = "enter-too-far-back";
    /// Your last game stopped this page twice, so it was not opened. It is under My games.
    fatal = "fatal";
    /// Flip board
    flip_board = "flip-board";
    /// My games
    games_heading = "games-heading";
    /// You have no saved games in this browser yet.
    games_none = "games-none";
    /// The game on the board is saved. It stays under My games.
    games_saved = "games-saved";
    /// Resume
    go_on = "go-on";
    /// moves { $way }
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
    /// Players
    how_many_play = "how-many-play";
    /// Then { $square }.
    inspect_after = "inspect-after" { square: Message };
    /// It attacks { $at }.
    inspect_attacks = "inspect-attacks" { at: List };
    /// { $seat ->
    inspect_forced = "inspect-forced" { seat: Message, steps: Text };
    /// { $seat ->
    inspect_goal = "inspect-goal" { seat: Message, steps: Text };
    /// { $seat ->
    inspect_moves = "inspect-moves" { seat: Message, steps: Text };
    /// { $seat ->
    inspect_must = "inspect-must" { seat: Message, steps: Text };
    /// No piece can move here now.
    inspect_nothing = "inspect-nothing";
    /// { $seat ->
    inspect_stuck = "inspect-stuck" { seat: Message };
    /// { FORM($why, form: "sentence") }
    inspect_why = "inspect-why" { why: Message };
    /// If { $seat ->
    inspect_would = "inspect-would" { seat: Message, steps: Text };
    /// { $square }.
    inspector = "inspector" { square: Message };
    /// is promoted to { $into }
    is_promoted = "is-promoted" { into: Message, of: Message };
    /// is placed on { $at }
    is_set = "is-set" { at: Message, of: Message };
    /// is captured on { $from }
    is_taken = "is-taken" { from: Message, of: Message };
    /// is sent { $way }
    is_taken_to = "is-taken-to" { way: Message, of: Message };
    /// Keyboard shortcuts
    keys = "keys";
    /// Help about this square
    keys_ask = "keys-ask";
    /// On the board
    keys_board = "keys-board";
    /// Let go of the piece
    keys_cancel = "keys-cancel";
    /// First and last position
    keys_ends = "keys-ends";
    /// Previous and next move
    keys_look = "keys-look";
    /// Use single-key shortcuts
    keys_on = "keys-on";
    /// Choose the square
    keys_tap = "keys-tap";
    /// Go to the next square
    keys_walk = "keys-walk";
    /// jumps { $way }
    leaps = "leaps" { way: Message, of: Message };
    /// jumps on to { $at }
    leaps_on = "leaps-on" { at: Message, of: Message };
    /// leaves play from { $from }
    leaves_from = "leaves-from" { from: Message, of: Message };
    /// goes { $way }
    leaves_play = "leaves-play" { way: Message, of: Message };
    /// { $form ->
    level = "level" { number: Number };
    /// First position
    look_first = "look-first";
    /// Last position
    look_last = "look-last";
    /// Next move
    look_next = "look-next";
    /// Previous move
    look_previous = "look-previous";
    /// Main line: { $moves }
    main_line = "main-line" { moves: Text };
    /// { word-start } people, one seat each
    many_people = "many-people" { count: Number };
    /// More options
    more_options = "more-options";
    /// Moves
    moves = "moves";
    /// Cancel
    never_mind = "never-mind";
    /// New game
    new_game_heading = "new-game-heading";
    /// Next game
    next_game = "next-game";
    /// No moves yet.
    no_moves = "no-moves";
    /// Offer
    offer = "offer";
    /// { $seat ->
    offers_draw = "offers-draw" { seat: Any };
    /// { $seat ->
    offers_end = "offers-end" { seat: Any };
    /// On the board
    on_board = "on-board";
    /// Play one turn
    one_turn = "one-turn";
    /// Change this rule
    other_rule = "other-rule";
    /// Opening the game…
    opening_game = "opening-game";
    /// Variation: { $moves }
    other_line = "other-line" { moves: Text };
    /// { $result ->
    outcome = "outcome" { result: Message, reason: Message };
    /// { $outcome } { $points }.
    outcome_points = "outcome-points" { outcome: Message, points: Any };
    /// The game is over.
    over = "over";
    /// The computer plays
    pace = "pace";
    /// at once
    pace_at_once = "pace-at-once";
    /// slowly
    pace_calm = "pace-calm";
    /// so you can follow
    pace_normal = "pace-normal";
    /// Pause
    pause = "pause";
    /// { $form ->
    piece = "piece" { colour: Message, kind: Message };
    /// Play forced turns automatically
    play_forced = "play-forced";
    /// Play
    play_it = "play-it";
    /// (computer, { FORM($level, form: "clause") })
    played_by_computer = "played-by-computer" { level: Message };
    /// (by link)
    played_by_link = "played-by-link";
    /// ({ $player })
    played_by_player = "played-by-player" { player: Message };
    /// (you)
    played_by_you = "played-by-you";
    /// Player { $player }
    player = "player" { player: Number };
    /// { FORM($seat, form: "start") } { $points }
    points_of = "points-of" { seat: Any, points: Number };
    /// This is the main line now.
    promoted = "promoted";
    /// { $before }, { $next }
    ranked = "ranked" { before: Message, next: Message };
    /// { $place } { FORM($who, form: "start") }
    ranked_first = "ranked-first" { who: List, place: Number };
    /// { $place } { FORM($who, form: "start") }
    ranked_next = "ranked-next" { who: List, place: Number };
    /// { $place } { FORM($who, form: "start") }
    ranked_together = "ranked-together" { who: List, place: Number };
    /// Read the rule
    read_rule = "read-rule";
    /// Rematch
    rematch = "rematch";
    /// Variation deleted.
    removed_variation = "removed-variation";
    /// Replay what happened since your last turn
    replay = "replay";
    /// What do you resign?
    resign_how_much = "resign-how-much";
    /// Keep playing
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
    /// { $seat ->
    resigns_points = "resigns-points" { seat: Any, what: Message };
    /// { $seat ->
    resigns_too = "resigns-too" { seat: Any };
    /// { $result } by { $points }
    result_by = "result-by" { result: Message, points: Number };
    /// A draw
    result_draw = "result-draw";
    /// You lost
    result_lost = "result-lost";
    /// A tie for first between { $winners }
    result_share = "result-share" { winners: List };
    /// { $result }, { $points } to { $other }
    result_to = "result-to" { result: Message, points: Number, other: Number };
    /// { $winner ->
    result_win = "result-win" { winner: Any };
    /// { $winners } win
    result_win_together = "result-win-together" { winners: List };
    /// Play on from here
    rewind = "rewind";
    /// { $id }: { $rule }
    ruling = "ruling" { id: Text, rule: Message };
    /// Why?
    why = "why";
    /// This browser doesn’t let the page save anything, so you will lose this game when you close the page.
    save_blocked = "save-blocked";
    /// The last move was not saved. The page tries again with your next one.
    save_broken = "save-broken";
    /// This game is being played in another tab.
    save_foreign = "save-foreign";
    /// There is no room left to save this game. Free some space, or you will lose the game when you close the page.
    save_full = "save-full";
    /// Position on the board
    scrub = "scrub";
    /// Turn { $number } of { $of }
    scrubbed = "scrubbed" { number: Number, of: Number };
    /// You can change who plays at any time.
    seats_any_time = "seats-any-time";
    /// One moment…
    sheet_fetching = "sheet-fetching";
    /// This didn’t load
    sheet_unreachable = "sheet-unreachable";
    /// Part of this page didn’t load. Your game is safe. Check your internet connection, then try again.
    sheet_unreachable_why = "sheet-unreachable-why";
    /// Share this game
    share = "share";
    /// { $pair } ({ $seats })
    side_pair = "side-pair" { pair: Message, seats: List };
    /// Single game
    single_game = "single-game";
    /// { $form ->
    some_piece = "some-piece";
    /// { $label }: { $held }
    square = "square" { label: Message, held: Message };
    /// { $square }; can go here in several steps
    square_distant = "square-distant" { square: Message };
    /// { $square }; can be chosen
    square_movable = "square-movable" { square: Message };
    /// { $square }; can move to { $goals }
    square_movable_to = "square-movable-to" { square: Message, goals: Any };
    /// Coordinates on every square
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
    /// Move undone.
    story_back = "story-back";
    /// { $seat ->
    story_counts = "story-counts" { seat: Any, count: Number };
    /// { $seat ->
    story_counts_for = "story-counts-for" { seat: Any, count: Number, sites: List };
    /// Rolled { $faces }.
    story_dice = "story-dice" { faces: List };
    /// Rolled a { WORD($face) }.
    story_die = "story-die" { face: Number };
    /// { $seat ->
    story_loses = "story-loses" { seat: Any, count: Number };
    /// { $seat ->
    story_loses_for = "story-loses-for" { seat: Any, count: Number, sites: List };
    /// { FORM($die, form: "start") } shows { WORD($face) }.
    story_own_die = "story-own-die" { die: Message, face: Number };
    /// { FORM($prompt, form: "sentence") }
    story_prompt = "story-prompt" { prompt: Message };
    /// Level
    strength = "strength";
    /// Undo
    take_back_edit = "take-back-edit";
    /// Continue in this tab
    take_over = "take-over";
    /// captures { FORM($what, form: "a") } on { $from }
    takes = "takes" { what: Message, from: Message, of: Message };
    /// The computer
    the_computer = "the-computer";
    /// thinking
    thinking = "thinking";
    /// Three people, two against one
    three_people = "three-people";
    /// Three things to know
    three_things = "three-things";
    /// Roll
    throw = "throw";
    /// Tap a piece, then tap where it should go. Press and hold a square for help.
    to_begin = "to-begin" { pointer: Text };
    /// Tap the dice to roll. Press and hold any place on the board for help.
    to_begin_dice = "to-begin-dice" { pointer: Text };
    /// Tap both ends of what you found.
    to_begin_search = "to-begin-search" { pointer: Text };
    /// Tap a square to play there. Press and hold one for help.
    to_begin_square = "to-begin-square" { pointer: Text };
    /// Game
    tools = "tools";
    /// Try again
    try_again = "try-again";
    /// Two people against two computers
    two_and_computers = "two-and-computers";
    /// Two people, one pair each
    two_people = "two-people";
    /// Undo
    undo = "undo";
    /// { $text }
    verbatim = "verbatim" { text: Any };
    /// Earlier position.
    views_earlier_ply = "views-earlier-ply";
    /// { $way }
    walks = "walks" { way: Message };
    /// This game is open in another tab. You can watch it here, or continue it in this tab.
    watches = "watches";
    /// from { $from } to { $to }
    way = "way" { from: Message, to: Message };
    /// from { $from } under the pieces on { $to }
    way_under = "way-under" { from: Message, to: Message };
    /// Game
    which_game = "which-game";
    /// { $who } on { $at }, { WORD($count) } down from the top,
    who_deep = "who-deep" { who: Message, at: Message, count: Number };
    /// { $who } on { $at }
    who_on = "who-on" { who: Message, at: Message };
    /// Who plays
    who_plays = "who-plays";
    /// { $count ->
    word = "word" { count: Number };
    /// { $seat ->
    would_resign = "would-resign" { seat: Any };
    /// { $form ->
    you = "you";
    /// You and the computer
    you_and_computer = "you-and-computer";
    /// You play
    you_play = "you-play";
    /// Undo
    undo_full = "undo-full";
    /// Redo
    redo = "redo";
    /// Redo
    redo_full = "redo-full";
    /// Draw
    draw = "draw";
    /// Offer a draw
    draw_full = "draw-full";
    /// Finish
    end_here = "end-here";
    /// Offer to finish
    end_here_full = "end-here-full";
    /// Claim
    claim = "claim";
    /// Claim a draw
    claim_full = "claim-full";
    /// Hint
    hint = "hint";
    /// More
    more = "more";
    /// New game
    new = "new";
    /// New game
    new_full = "new-full";
}
