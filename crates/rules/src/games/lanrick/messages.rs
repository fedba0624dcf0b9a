//! The messages of the game.

crate::messages! {
    // Prompts
    /// { $seat } to set a man; { $number } in hand.
    to_place = "lanrick-to-place" { seat: Seat, number: Number };
    /// { $seat } to set the mark.
    to_mark = "lanrick-to-mark" { seat: Seat } under "LANRICK-5";
    /// { $seat } begins, with up to { $number } squares.
    to_play_first = "lanrick-to-play-first" { seat: Seat, number: Number };
    /// { $seat } to move, up to { $number } squares.
    to_play = "lanrick-to-play" { seat: Seat, number: Number };
    /// { $seat } has { $number } squares left.
    to_play_on = "lanrick-to-play-on" { seat: Seat, number: Number };
    /// { $seat } wins the rendezvous, and takes a man of { $of }’s.
    to_take = "lanrick-to-take" { seat: Seat, of: Seat };
    /// { $seat } to move { $number } of { $of }’s men to the border.
    to_send_home = "lanrick-to-send-home" { seat: Seat, of: Seat, number: Number };
    /// { $seat } to even out: { $number } men to the border.
    to_level = "lanrick-to-level" { seat: Seat, number: Number };
    /// { $seat } to move a man to the border; { $number } to go.
    to_return = "lanrick-to-return" { seat: Seat, number: Number };
    /// { $seat } to set a man of { $of }’s on the border; { $number } to go.
    to_set_home = "lanrick-to-set-home" { seat: Seat, of: Seat, number: Number } under "LANRICK-3";
    /// { $seat } to set a man on the border; { $number } to go.
    to_set_level = "lanrick-to-set-level" { seat: Seat, number: Number } under "LANRICK-3";
    /// { $seat } to set a man on the border; { $number } to go.
    to_set_return = "lanrick-to-set-return" { seat: Seat, number: Number } under "LANRICK-3";
    /// { $seat } has taken four men.
    over = "lanrick-over" { seat: Seat };
    /// All of { $seat }’s men would be in: { $seat } wins this rendezvous at once.
    gives_away = "lanrick-gives-away" { seat: Seat } under "LANRICK-4";

    // Refusals
    /// Men are set on the border, and { $at } is in the field.
    place_on_border = "lanrick-place-on-border" { at: Text };
    /// There is a man on { $at } already.
    occupied = "lanrick-occupied" { at: Text };
    /// The mark is set in the field, and { $at } is on the border.
    mark_in_field = "lanrick-mark-in-field" { at: Text };
    /// With the mark on { $at } your own man on { $man } would be in.
    mark_own_man = "lanrick-mark-own-man" { at: Text, man: Text };
    /// With the mark on { $at } you could move all your men in within one turn.
    mark_too_near = "lanrick-mark-too-near" { at: Text } under "LANRICK-5";
    /// There is no man on { $at }.
    empty = "lanrick-empty" { at: Text };
    /// The man on { $at } is not { $seat }’s.
    not_yours = "lanrick-not-yours" { at: Text, seat: Seat };
    /// The man on { $at } cannot move: no square next to it is vacant.
    stuck = "lanrick-stuck" { at: Text };
    /// The man on { $at } keeps to its line in this turn, and can go no further on it.
    stuck_on_line = "lanrick-stuck-on-line" { at: Text } under "LANRICK-8";
    /// That would be { $number } squares, and only { $left } are left.
    too_far = "lanrick-too-far" { number: Number, left: Number };
    /// The man on { $at } has moved in this turn, and keeps to the line of that move.
    keeps_line = "lanrick-keeps-line" { at: Text } under "LANRICK-2";
    /// No line leads from { $from } to { $to }: a man moves along a row, a file or a diagonal.
    not_a_line = "lanrick-not-a-line" { from: Text, to: Text };
    /// The man stands on { $at } already.
    same_square = "lanrick-same-square" { at: Text };
    /// The man on { $at } is in the way.
    blocked = "lanrick-blocked" { at: Text };
    /// The man on { $at } is your own, and one of { $of }’s is to be taken.
    take_own = "lanrick-take-own" { at: Text, of: Seat };
    /// The man on { $at } is in, and none that is in can be taken.
    take_in = "lanrick-take-in" { at: Text } under "LANRICK-7";
    /// The man on { $at } is your own, and { $of }’s men are to be moved to the border.
    send_own = "lanrick-send-own" { at: Text, of: Seat };
    /// The man on { $at } is in, and stays there.
    send_in = "lanrick-send-in" { at: Text };
    /// The man on { $at } is on the border already.
    send_border = "lanrick-send-border" { at: Text };
    /// The man on { $at } is on the border already, and stays there.
    stays_on_border = "lanrick-stays-on-border" { at: Text } under "LANRICK-10";
    /// The man on { $at } has no way to the border now, but others have one, and go before it.
    others_walk = "lanrick-others-walk" { at: Text } under "LANRICK-3";
    /// The man goes to the border, and { $at } is in the field.
    goal_on_border = "lanrick-goal-on-border" { at: Text };

    // Faults of texts
    /// One step is wanted here, such as a4-c6.
    text_step = "lanrick-text-step";
    /// A turn is wanted here, such as a4-c6 with a full stop behind it.
    text_turn = "lanrick-text-turn";
    /// The turn is over before this.
    text_turn_over = "lanrick-text-turn-over";
    /// The turn goes on: { $number } squares are left, so a full stop belongs behind the last move.
    text_turn_squares = "lanrick-text-turn-squares" { number: Number };
    /// The turn goes on: { $number } men have still to be moved to the border.
    text_turn_home = "lanrick-text-turn-home" { number: Number };
    /// The game is over.
    text_over = "lanrick-text-over";
    /// “{ $found }” is no step.
    text_word = "lanrick-text-word" { found: Text };
    /// “{ $found }” is no square of the board.
    text_square = "lanrick-text-square" { found: Text };
    /// A man is to be set here, such as a4, and “{ $found }” does not do that.
    text_expects_place = "lanrick-text-expects-place" { found: Text };
    /// The mark is to be set here, such as *d5, and “{ $found }” does not do that.
    text_expects_mark = "lanrick-text-expects-mark" { found: Text };
    /// A move is wanted here, such as a4-c6, or a full stop for the end of the turn, and “{ $found }” is neither.
    text_expects_move = "lanrick-text-expects-move" { found: Text };
    /// A man is to be taken here, such as xh3, and “{ $found }” does not do that.
    text_expects_take = "lanrick-text-expects-take" { found: Text };
    /// A man is to be moved to the border here, such as d5>e8, and “{ $found }” does not do that.
    text_expects_border = "lanrick-text-expects-border" { found: Text };
    /// A position has { $needed } parts: the men, the stage, the seat, the mark, the squares left, the men that have
    /// moved, and who begins the return.
    text_fields = "lanrick-text-fields" { found: Number, needed: Number };
    /// The board has { $needed } rows, with bars between them, and here are { $found }.
    text_rows = "lanrick-text-rows" { found: Number, needed: Number };
    /// A row has { $needed } squares, and this one has { $found }.
    text_row = "lanrick-text-row" { found: Number, needed: Number };
    /// “{ $found }” is neither a man, which is w or b, nor a number of vacant squares from 1 to 8.
    text_sign = "lanrick-text-sign" { found: Text };
    /// { $seat } has { $found } men here; nobody has more than { $most }.
    text_men = "lanrick-text-men" { seat: Seat, found: Number, most: Number };
    /// “{ $found }” is no stage of the game: place, mark, play, take, home, level, back or over.
    text_phase = "lanrick-text-phase" { found: Text };
    /// “{ $found }” is no seat: these are w and b.
    text_seat = "lanrick-text-seat" { found: Text };
    /// At this stage there is a mark, and its square is missing.
    text_mark_missing = "lanrick-text-mark-missing";
    /// At this stage there is no mark: a dash belongs in the place of “{ $found }”.
    text_mark_none = "lanrick-text-mark-none" { found: Text };
    /// In play the squares that are left have to be told.
    text_left_missing = "lanrick-text-left-missing";
    /// “{ $found }” is no number of squares.
    text_left = "lanrick-text-left" { found: Text };
    /// The squares left are at least one and at most { $most }, as many as the player has men, and not { $found }.
    text_left_range = "lanrick-text-left-range" { found: Number, most: Number };
    /// Squares are left in play only: a dash belongs in the place of “{ $found }”.
    text_left_none = "lanrick-text-left-none" { found: Text };
    /// Men keep to lines in play only: a dash belongs in the place of “{ $found }”.
    text_locks_none = "lanrick-text-locks-none" { found: Text };
    /// “{ $found }” is no man that has moved: it is a square and its line, which is r, f, u or d, such as c6u.
    text_lock = "lanrick-text-lock" { found: Text };
    /// The man on { $at } stands here twice.
    text_lock_twice = "lanrick-text-lock-twice" { at: Text };
    /// With { $found } men moved and { $left } squares left the player would have had more than { $most }.
    text_locks_left = "lanrick-text-locks-left" { found: Number, left: Number, most: Number };
    /// Here it has to be told who begins the return: w or b.
    text_first_missing = "lanrick-text-first-missing";
    /// There is no return to begin at this stage: a dash belongs in the place of “{ $found }”.
    text_first_none = "lanrick-text-first-none" { found: Text };
    /// { $seat } has { $found } men here; with fewer than two the game is over.
    text_too_few = "lanrick-text-too-few" { seat: Seat, found: Number };
    /// At this stage all men stand on the border, and { $at } is in the field.
    text_in_field = "lanrick-text-in-field" { at: Text };
    /// All ten men stand already, so none is to be set.
    text_place_done = "lanrick-text-place-done";
    /// Men are set by turns, so White cannot have { $white } when Black has { $black }.
    text_place_counts = "lanrick-text-place-counts" { white: Number, black: Number };
    /// It is { $seat } who sets the next man.
    text_place_seat = "lanrick-text-place-seat" { seat: Seat };
    /// { $seat } has won only when { $of } has one man left, and { $seat } more than one.
    text_not_over = "lanrick-text-not-over" { seat: Seat, of: Seat };
    /// { $seat } has fewer men, and so begins.
    text_fewest = "lanrick-text-fewest" { seat: Seat };
    /// Both have as many men, so { $seat } begins, who lost the rendezvous.
    text_first_loser = "lanrick-text-first-loser" { seat: Seat };
    /// All men of { $seat } are in already, so the rendezvous is won.
    text_play_in = "lanrick-text-play-in" { seat: Seat };
    /// { $seat } has not won the rendezvous: not all of { $seat }’s men are in.
    text_not_in = "lanrick-text-not-in" { seat: Seat };
    /// All men of { $seat } are in, so none can be taken.
    text_take_nobody = "lanrick-text-take-nobody" { seat: Seat };
    /// No man of { $seat }’s has to be moved to the border.
    text_home_nobody = "lanrick-text-home-nobody" { seat: Seat };
    /// Both have as many men in the field, so nothing is to be made equal.
    text_level_equal = "lanrick-text-level-equal";
    /// { $seat } has more men in the field, and so is to move.
    text_level_seat = "lanrick-text-level-seat" { seat: Seat };
    /// There is no man in the field, so the return is over.
    text_back_nobody = "lanrick-text-back-nobody";
    /// Whoever is to move has { $own } men in the field, and the other has { $others }: that does not go with who
    /// begins the return.
    text_back_numbers = "lanrick-text-back-numbers" { own: Number, others: Number };

    // Ends
    /// { $seat } has taken four men.
    end_taken = "lanrick-end-taken" { seat: Seat };

    // Names
    /// Done
    done = "lanrick-done";
    /// in hand: { $number }
    to_place_still = "lanrick-to-place-still" { number: Number };
    /// in the field: { $number }
    in_field = "lanrick-in-field" { number: Number };
    /// in: { $number } of { $of }
    within = "lanrick-in" { number: Number, of: Number };
    /// taken: { $number } of { $of }
    taken = "lanrick-taken" { number: Number, of: Number };
}
