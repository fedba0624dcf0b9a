//! The messages of the game.

crate::messages! {
    // Prompts

    /// Both sides roll one die; the higher goes first.
    open = "backgammon-open";
    /// White rolled { $white }, Black { $black }: { $seat } begins.
    opened = "backgammon-opened" { white: Number, black: Number, seat: Seat };
    /// { $seat } to roll, or to double to { $value }.
    may_double = "backgammon-may-double" { seat: Seat, value: Number };
    /// { $seat } to roll.
    to_throw = "backgammon-to-throw" { seat: Seat };
    /// { $seat } to take the double to { $value }, or drop.
    answer = "backgammon-answer" { seat: Seat, value: Number };
    /// { $seat } to move.
    to_move = "backgammon-to-move" { seat: Seat };
    /// { $seat } must enter from the bar.
    to_enter = "backgammon-to-enter" { seat: Seat };
    /// { $seat } to finish the turn.
    to_finish = "backgammon-to-finish" { seat: Seat };
    /// { $seat } can’t play the rest.
    rest_lost = "backgammon-rest-lost" { seat: Seat };
    /// { $seat } can’t move.
    cannot_move = "backgammon-cannot-move" { seat: Seat };
    /// { $seat } can’t play just the lower number, { $number } (this set’s rule).
    lower_alone = "backgammon-lower-alone" { seat: Seat, number: Number } under "BG-2";
    /// The game is over.
    over = "backgammon-over";

    // Refusals

    /// There is no checker on { $at }.
    empty = "backgammon-empty" { at: Text };
    /// The checkers on { $at } aren’t yours.
    not_yours = "backgammon-not-yours" { at: Text };
    /// { $seat } has no checker on the bar.
    bar_empty = "backgammon-bar-empty" { seat: Seat };
    /// Tap one of { $seat }’s checkers, or a die.
    touch_own = "backgammon-touch-own" { seat: Seat };
    /// A checker that has been borne off stays off.
    stays_off = "backgammon-stays-off";
    /// { $seat } can double only before rolling.
    cube_not_now = "backgammon-cube-not-now" { seat: Seat };
    /// { $seat }’s checkers on the bar must enter first.
    bar_first = "backgammon-bar-first" { seat: Seat };
    /// No die that is left lets { $seat } enter from the bar.
    bar_blocked = "backgammon-bar-blocked" { seat: Seat };
    /// The checkers on { $at } can’t move with the dice that are left.
    blocked = "backgammon-blocked" { at: Text };
    /// Two or more of the other side’s checkers block { $at }.
    blocked_point = "backgammon-blocked-point" { at: Text } under "BG-5";
    /// { $seat }’s checkers move only forward.
    backward = "backgammon-backward" { seat: Seat };
    /// That is { $number } points away, and no die that is left shows it.
    wrong_number = "backgammon-wrong-number" { number: Number };
    /// The die you chose shows { $number }, and that leads somewhere else.
    other_die = "backgammon-other-die" { number: Number };
    /// A checker can’t go there.
    no_goal = "backgammon-no-goal";
    /// { $seat } can bear off only when all of its checkers are at home.
    not_all_home = "backgammon-not-all-home" { seat: Seat };
    /// You need { $number } or more to bear this checker off.
    off_needs = "backgammon-off-needs" { number: Number };
    /// The checkers farther back, on { $at }, go first.
    higher_behind = "backgammon-higher-behind" { at: Text };
    /// No checker can move { $number } now.
    number_blocked = "backgammon-number-blocked" { number: Number };
    /// This die’s { $number } has already been played.
    die_used = "backgammon-die-used" { number: Number };
    /// This die isn’t part of this roll.
    die_aside = "backgammon-die-aside";
    /// Both dice can be played, so they must be, and this move would rule out the second.
    play_both = "backgammon-play-both" under "BG-1";
    /// You can still play { $number } moves of the double, so you must, and this move would leave fewer.
    as_many = "backgammon-as-many" { number: Number } under "BG-1";
    /// Either die can be played, but not both, so it must be the higher: { $number }.
    play_higher = "backgammon-play-higher" { number: Number } under "BG-2";

    // Faults of texts

    /// A turn begins with its roll, such as 31: 8/5 6/5.
    text_turn = "backgammon-text-turn";
    /// “{ $found }” isn’t part of a turn.
    text_turn_word = "backgammon-text-turn-word" { found: Text };
    /// Write one step here: the dice, such as 31, a move, such as 8/5, or roll, double, take, drop or done.
    text_step = "backgammon-text-step";
    /// The roll is missing here, such as 31:
    text_no_throw = "backgammon-text-no-throw";
    /// The dice show { $expected }, not { $found }.
    text_other_throw = "backgammon-text-other-throw" { found: Text, expected: Text };
    /// Equal numbers don’t decide who goes first, and are rolled again.
    text_tie = "backgammon-text-tie";
    /// Nobody can double now.
    text_no_double = "backgammon-text-no-double";
    /// The answer to the double is missing: take or drop.
    text_no_answer = "backgammon-text-no-answer";
    /// That can’t be done now.
    text_not_now = "backgammon-text-not-now";
    /// The game is over.
    text_over = "backgammon-text-over";
    /// The turn ends before this.
    text_turn_over = "backgammon-text-turn-over";
    /// A move is missing here, such as 8/5.
    text_no_move = "backgammon-text-no-move";
    /// A checker moves only to lower points, so it can’t go from { $from } to { $to }.
    text_backward = "backgammon-text-backward" { from: Text, to: Text };
    /// “{ $found }” doesn’t say how often a move is made: use a number from 1 to { $most } in brackets.
    text_times = "backgammon-text-times" { found: Text, most: Number };
    /// A turn has at most { $most } moves.
    text_many = "backgammon-text-many" { most: Number };
    /// More can be played, so the turn isn’t over.
    text_more = "backgammon-text-more" under "BG-1";
    /// This can be read in several ways: { $readings }.
    text_ambiguous = "backgammon-text-ambiguous" { readings: Text };
    /// Nothing is hit on { $at }.
    text_no_hit = "backgammon-text-no-hit" { at: Text };
    /// { $seat } has { $found } checkers here; there should be { $needed }.
    text_checkers = "backgammon-text-checkers" { seat: Seat, found: Number, needed: Number };
    /// White’s point { $white } is Black’s point { $black }, and only one side can be there.
    text_shared = "backgammon-text-shared" { white: Number, black: Number };
    /// Both sides have borne off all their checkers here.
    text_both_off = "backgammon-text-both-off";
    /// Both sides have checkers on the bar before a closed home, so nobody could ever move again.
    text_closed = "backgammon-text-closed";
    /// This game has no cube.
    text_no_cube = "backgammon-text-no-cube" under "BG-3";
    /// { $seat } can’t double here.
    text_cannot_double = "backgammon-text-cannot-double" { seat: Seat } under "BG-3";
    /// Until it is decided who goes first, everything stands as at the start.
    text_begun = "backgammon-text-begun";
    /// { $seat } has borne off all checkers, so the game is over.
    text_ended = "backgammon-text-ended" { seat: Seat };
    /// { $seat } can’t have won like this.
    text_not_won = "backgammon-text-not-won" { seat: Seat };
    /// “{ $found }” isn’t a roll: write two numbers from 1 to 6, such as 31.
    text_throw = "backgammon-text-throw" { found: Text };
    /// “{ $found }” doesn’t belong here.
    text_word = "backgammon-text-word" { found: Text };
    /// { $seat }’s checkers are missing.
    text_no_side = "backgammon-text-no-side" { seat: Seat };
    /// { $seat }’s checkers are given twice.
    text_two_sides = "backgammon-text-two-sides" { seat: Seat };
    /// { $seat }’s place { $at } is given twice.
    text_twice = "backgammon-text-twice" { seat: Seat, at: Text };
    /// “{ $found }” isn’t a number of checkers: use 1 to { $most }.
    text_number = "backgammon-text-number" { found: Text, most: Number };
    /// “{ $found }” isn’t a place for checkers: use 24 to 1, bar or off.
    text_point = "backgammon-text-point" { found: Text };
    /// “{ $found }” isn’t a value of the cube: use 1, 2, 4, 8, 16, 32 or 64.
    text_cube_value = "backgammon-text-cube-value" { found: Text };
    /// “{ $found }” isn’t a side: use white or black.
    text_seat = "backgammon-text-seat" { found: Text };
    /// “{ $found }” doesn’t say what comes next: use opening, roll, doubled, dice or won.
    text_stage = "backgammon-text-stage" { found: Text };
    /// “{ $found }” can’t be in an ID.
    text_id_letter = "backgammon-text-id-letter" { found: Text };
    /// This ID has { $found } letters; it should have { $needed }.
    text_id_length = "backgammon-text-id-length" { found: Number, needed: Number };
    /// “{ $found }” is as long as an ID, but has no meaning.
    text_id_bits = "backgammon-text-id-bits" { found: Text };
    /// A cube is worth at most 64.
    text_cube_most = "backgammon-text-cube-most";
    /// A cube worth 1 lies in the middle, and any other belongs to a side.
    text_cube_owner = "backgammon-text-cube-owner";
    /// Somebody has resigned here, or offers to, so nothing can be played from here.
    text_resigned = "backgammon-text-resigned";
    /// How the game stands can’t be read from this ID.
    text_id_state = "backgammon-text-id-state";
    /// This ID has dice where none can be rolled.
    text_dice = "backgammon-text-dice";
    /// This ID contradicts itself about whose turn it is.
    text_id_turn = "backgammon-text-id-turn";
    /// This ID is from a match to { $found }, but this is a match to { $expected }.
    text_match_length = "backgammon-text-match-length" { found: Number, expected: Number };
    /// { $seat } has { $found } in the match of this ID, but { $expected } in this one.
    text_match_score = "backgammon-text-match-score" { seat: Seat, found: Number, expected: Number };
    /// This ID is from a Crawford game, and this game isn’t one.
    text_crawford = "backgammon-text-crawford";
    /// This is a Crawford game, and the ID is from another game.
    text_not_crawford = "backgammon-text-not-crawford";
    /// “{ $found }” can’t be read in an XGID.
    text_xgid = "backgammon-text-xgid" { found: Text };

    // What was mended in texts

    /// This is from a match to { $length } that stands { $white } to { $black }; here it is a single game.
    mended_match = "backgammon-mended-match" { length: Number, white: Number, black: Number };
    /// The same of a Crawford game.
    mended_crawford = "backgammon-mended-crawford" { length: Number, white: Number, black: Number };
    /// A single game has no score, so { $white } to { $black } is left out, White’s points first.
    mended_score = "backgammon-mended-score" { white: Number, black: Number };
    /// Beavers and raccoons are not played here, so the double itself is to be answered.
    mended_beaver = "backgammon-mended-beaver";

    // Ends

    /// { $seat } has checkers left.
    end_single = "backgammon-end-single" { seat: Seat };
    /// A gammon, as { $seat } has borne off no checkers.
    end_gammon = "backgammon-end-gammon" { seat: Seat };
    /// A backgammon, as { $seat } has borne off no checkers and still has one on the bar or in the winner’s home.
    end_backgammon = "backgammon-end-backgammon" { seat: Seat };
    /// { $seat } dropped the double.
    end_dropped = "backgammon-end-dropped" { seat: Seat };
    /// The match is won.
    match_over = "backgammon-match-over";

    // Names

    /// { $seat }’s bar
    bar = "backgammon-bar" { seat: Seat };
    /// { $seat }’s tray
    tray = "backgammon-tray" { seat: Seat };
    /// middle of the bar
    cube_middle = "backgammon-cube-middle";
    /// { $seat }’s end of the bar
    cube_place = "backgammon-cube-place" { seat: Seat };
    /// first die
    die = "backgammon-die" { number: Number };
    /// Roll
    roll = "backgammon-roll";
    /// Double
    double = "backgammon-double";
    /// Take
    take = "backgammon-take";
    /// Drop
    drop = "backgammon-drop";
    /// Done
    done = "backgammon-done";
    /// { $number } pips
    pips = "backgammon-pips" { number: Number };
    /// { $number } of { $of }
    score = "backgammon-score" { number: Number, of: Number };
}
