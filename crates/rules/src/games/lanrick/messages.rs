//! The messages of the game.

crate::messages! {
    // Prompts
    /// { $seat } to place a man on the border ({ $number } left).
    to_place = "lanrick-to-place" { seat: Seat, number: Number };
    /// { $seat } to choose the centre of the meeting place.
    to_mark = "lanrick-to-mark" { seat: Seat } under "LANRICK-5";
    /// { $seat } goes first: up to { $number } squares in all.
    to_play_first = "lanrick-to-play-first" { seat: Seat, number: Number };
    /// { $seat } to move up to { $number } squares in all.
    to_play = "lanrick-to-play" { seat: Seat, number: Number };
    /// { $seat } has { $number } squares left.
    to_play_on = "lanrick-to-play-on" { seat: Seat, number: Number };
    /// { $seat } wins the meeting place and captures a man.
    to_take = "lanrick-to-take" { seat: Seat, of: Seat };
    /// { $seat } to move { $number } of { $of }’s men to the border.
    to_send_home = "lanrick-to-send-home" { seat: Seat, of: Seat, number: Number };
    /// { $seat } to move { $number } men back to the border, so that both have the same number inside.
    to_level = "lanrick-to-level" { seat: Seat, number: Number };
    /// { $seat } to move a man back to the border ({ $number } to go).
    to_return = "lanrick-to-return" { seat: Seat, number: Number };
    /// { $seat } to put one of { $of }’s men on any border square ({ $number } to go).
    to_set_home = "lanrick-to-set-home" { seat: Seat, of: Seat, number: Number } under "LANRICK-3";
    /// { $seat } to put a man on any border square ({ $number } to go).
    to_set_level = "lanrick-to-set-level" { seat: Seat, number: Number } under "LANRICK-3";
    /// { $seat } to put a man on any border square ({ $number } to go).
    to_set_return = "lanrick-to-set-return" { seat: Seat, number: Number } under "LANRICK-3";
    /// { $seat } won.
    over = "lanrick-over" { seat: Seat };
    /// All of { $seat }’s men would be in: { $seat } would win this meeting place at once.
    gives_away = "lanrick-gives-away" { seat: Seat } under "LANRICK-4";

    // Refusals
    /// Place men on the border; { $at } is inside it.
    place_on_border = "lanrick-place-on-border" { at: Text };
    /// There is already a man on { $at }.
    occupied = "lanrick-occupied" { at: Text };
    /// The centre must be inside the border, and { $at } is on it.
    mark_in_field = "lanrick-mark-in-field" { at: Text };
    /// With { $at } as the centre, your own man on { $man } would be in already, and that isn’t allowed.
    mark_own_man = "lanrick-mark-own-man" { at: Text, man: Text };
    /// With { $at } as the centre, you could move all your men in during one turn, and that isn’t allowed.
    mark_too_near = "lanrick-mark-too-near" { at: Text } under "LANRICK-5";
    /// There is no man on { $at }.
    empty = "lanrick-empty" { at: Text };
    /// The man on { $at } isn’t { $seat }’s.
    not_yours = "lanrick-not-yours" { at: Text, seat: Seat };
    /// The man on { $at } can’t move: no square next to it is empty.
    stuck = "lanrick-stuck" { at: Text };
    /// The man on { $at } keeps to its line this turn, and can go no further on it.
    stuck_on_line = "lanrick-stuck-on-line" { at: Text } under "LANRICK-8";
    /// That is { $number } squares, and only { $left } are left.
    too_far = "lanrick-too-far" { number: Number, left: Number };
    /// The man on { $at } has moved this turn, so it keeps to the line of that move.
    keeps_line = "lanrick-keeps-line" { at: Text } under "LANRICK-2";
    /// A man moves along a row, a file or a diagonal, so it can’t go from { $from } to { $to }.
    not_a_line = "lanrick-not-a-line" { from: Text, to: Text };
    /// The man is already on { $at }.
    same_square = "lanrick-same-square" { at: Text };
    /// The man on { $at } is in the way.
    blocked = "lanrick-blocked" { at: Text };
    /// The man on { $at } is your own: capture one of { $of }’s.
    take_own = "lanrick-take-own" { at: Text, of: Seat };
    /// The man on { $at } is in the meeting place, so it can’t be captured.
    take_in = "lanrick-take-in" { at: Text } under "LANRICK-7";
    /// The man on { $at } is your own: move { $of }’s men to the border.
    send_own = "lanrick-send-own" { at: Text, of: Seat };
    /// The man on { $at } is in the meeting place and stays there.
    send_in = "lanrick-send-in" { at: Text };
    /// The man on { $at } is already on the border.
    send_border = "lanrick-send-border" { at: Text };
    /// The man on { $at } is already on the border and stays there.
    stays_on_border = "lanrick-stays-on-border" { at: Text } under "LANRICK-10";
    /// The man on { $at } has no way to the border now. Others have one, so move those first.
    others_walk = "lanrick-others-walk" { at: Text } under "LANRICK-3";
    /// The man must go to the border; { $at } is inside it.
    goal_on_border = "lanrick-goal-on-border" { at: Text };

    // Faults of texts
    /// Write one step here, such as a4-c6.
    text_step = "lanrick-text-step";
    /// Write a turn here, such as a4-c6 and a full stop after it.
    text_turn = "lanrick-text-turn";
    /// The turn ends before this.
    text_turn_over = "lanrick-text-turn-over";
    /// The turn isn’t over: { $number } squares left. To end it, write a full stop after the last move.
    text_turn_squares = "lanrick-text-turn-squares" { number: Number };
    /// The turn isn’t over: { $number } men must still go to the border.
    text_turn_home = "lanrick-text-turn-home" { number: Number };
    /// The game is over.
    text_over = "lanrick-text-over";
    /// “{ $found }” isn’t a step.
    text_word = "lanrick-text-word" { found: Text };
    /// “{ $found }” isn’t a square of the board.
    text_square = "lanrick-text-square" { found: Text };
    /// Place a man here, such as a4; “{ $found }” doesn’t do that.
    text_expects_place = "lanrick-text-expects-place" { found: Text };
    /// Choose the centre of the meeting place here, such as *d5; “{ $found }” doesn’t do that.
    text_expects_mark = "lanrick-text-expects-mark" { found: Text };
    /// Write a move here, such as a4-c6, or a full stop to end the turn; “{ $found }” is neither.
    text_expects_move = "lanrick-text-expects-move" { found: Text };
    /// Capture a man here, such as xh3; “{ $found }” doesn’t do that.
    text_expects_take = "lanrick-text-expects-take" { found: Text };
    /// Move a man to the border here, such as d5>e8; “{ $found }” doesn’t do that.
    text_expects_border = "lanrick-text-expects-border" { found: Text };
    /// A position has { $needed } parts: the men, the stage, the side to move, the centre of the meeting place, the
    /// squares left, the men that have moved, and who begins the return. This one has { $found }.
    text_fields = "lanrick-text-fields" { found: Number, needed: Number };
    /// The board has { $needed } rows with slashes between them, not { $found }.
    text_rows = "lanrick-text-rows" { found: Number, needed: Number };
    /// A row has { $needed } squares, and this one has { $found }.
    text_row = "lanrick-text-row" { found: Number, needed: Number };
    /// “{ $found }” is neither a man, w or b, nor a number of empty squares from 1 to 8.
    text_sign = "lanrick-text-sign" { found: Text };
    /// { $seat } has { $found } men here; a side has at most { $most }.
    text_men = "lanrick-text-men" { seat: Seat, found: Number, most: Number };
    /// “{ $found }” isn’t a stage of the game: use place, mark, play, take, home, level, back or over.
    text_phase = "lanrick-text-phase" { found: Text };
    /// “{ $found }” isn’t a side: use w or b.
    text_seat = "lanrick-text-seat" { found: Text };
    /// There is a meeting place at this stage, and its centre is missing.
    text_mark_missing = "lanrick-text-mark-missing";
    /// There is no meeting place at this stage: write a dash instead of “{ $found }”.
    text_mark_none = "lanrick-text-mark-none" { found: Text };
    /// The number of squares left is missing.
    text_left_missing = "lanrick-text-left-missing";
    /// “{ $found }” isn’t a number of squares.
    text_left = "lanrick-text-left" { found: Text };
    /// The squares left are from one to { $most }, as many as the player has men, not { $found }.
    text_left_range = "lanrick-text-left-range" { found: Number, most: Number };
    /// There are squares left only in play: write a dash instead of “{ $found }”.
    text_left_none = "lanrick-text-left-none" { found: Text };
    /// Men keep to lines only in play: write a dash instead of “{ $found }”.
    text_locks_none = "lanrick-text-locks-none" { found: Text };
    /// “{ $found }” isn’t a man that has moved: write its square and its line, r, f, u or d, such as c6u.
    text_lock = "lanrick-text-lock" { found: Text };
    /// The man on { $at } is given twice.
    text_lock_twice = "lanrick-text-lock-twice" { at: Text };
    /// Men that have moved, here { $found }, and squares left, here { $left }, are at most { $most } together.
    text_locks_left = "lanrick-text-locks-left" { found: Number, left: Number, most: Number };
    /// Say who begins the return here: w or b.
    text_first_missing = "lanrick-text-first-missing";
    /// There is no return to begin at this stage: write a dash instead of “{ $found }”.
    text_first_none = "lanrick-text-first-none" { found: Text };
    /// { $seat } has { $found } here; with fewer than two men the game is over.
    text_too_few = "lanrick-text-too-few" { seat: Seat, found: Number };
    /// At this stage all men are on the border, and { $at } is inside it.
    text_in_field = "lanrick-text-in-field" { at: Text };
    /// All ten men are already on the board, so none is left to place.
    text_place_done = "lanrick-text-place-done";
    /// Men are placed by turns, so White can’t have { $white } when Black has { $black }.
    text_place_counts = "lanrick-text-place-counts" { white: Number, black: Number };
    /// { $seat } places the next man.
    text_place_seat = "lanrick-text-place-seat" { seat: Seat };
    /// { $seat } has won only if { $of } has one man left and { $seat } has more.
    text_not_over = "lanrick-text-not-over" { seat: Seat, of: Seat };
    /// { $seat } has fewer men, and so begins.
    text_fewest = "lanrick-text-fewest" { seat: Seat };
    /// Both have the same number of men, so { $seat }, who lost the meeting place, begins.
    text_first_loser = "lanrick-text-first-loser" { seat: Seat };
    /// All of { $seat }’s men are in already, so the meeting place is won.
    text_play_in = "lanrick-text-play-in" { seat: Seat };
    /// { $seat } hasn’t won the meeting place: not all of { $seat }’s men are in.
    text_not_in = "lanrick-text-not-in" { seat: Seat };
    /// All of { $seat }’s men are in, so none can be captured.
    text_take_nobody = "lanrick-text-take-nobody" { seat: Seat };
    /// None of { $seat }’s men has to go to the border.
    text_home_nobody = "lanrick-text-home-nobody" { seat: Seat };
    /// Both have the same number of men inside, so none has to go back.
    text_level_equal = "lanrick-text-level-equal";
    /// { $seat } has more men inside, and so is to move.
    text_level_seat = "lanrick-text-level-seat" { seat: Seat };
    /// No man is inside, so the return is over.
    text_back_nobody = "lanrick-text-back-nobody";
    /// The side to move has { $own } inside and the other { $others }: that doesn’t fit who begins the return.
    text_back_numbers = "lanrick-text-back-numbers" { own: Number, others: Number };

    // Ends
    /// { $seat } captured four men.
    end_taken = "lanrick-end-taken" { seat: Seat };

    // Names
    /// Done
    done = "lanrick-done";
    /// left: { $number }
    to_place_still = "lanrick-to-place-still" { number: Number };
    /// inside: { $number }
    in_field = "lanrick-in-field" { number: Number };
    /// in: { $number }/{ $of }
    within = "lanrick-in" { number: Number, of: Number };
    /// captured: { $number }/{ $of }
    taken = "lanrick-taken" { number: Number, of: Number };
}
