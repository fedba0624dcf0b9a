//! The messages of the game.

crate::messages! {
    // Prompts

    /// One die each: the higher begins.
    open = "backgammon-open";
    /// { $seat } may double to { $value }, or throws.
    may_double = "backgammon-may-double" { seat: Seat, value: Number };
    /// { $seat } to throw.
    to_throw = "backgammon-to-throw" { seat: Seat };
    /// { $seat } takes the double to { $value }, or drops.
    answer = "backgammon-answer" { seat: Seat, value: Number };
    /// { $seat } to move.
    to_move = "backgammon-to-move" { seat: Seat };
    /// { $seat } must enter from the bar.
    to_enter = "backgammon-to-enter" { seat: Seat };
    /// { $seat } has played, and ends the turn.
    to_finish = "backgammon-to-finish" { seat: Seat };
    /// { $seat } can play no more, and ends the turn.
    rest_lost = "backgammon-rest-lost" { seat: Seat };
    /// { $seat } cannot move, and ends the turn.
    cannot_move = "backgammon-cannot-move" { seat: Seat };
    /// { $seat } may not play the { $number } alone, and ends the turn.
    lower_alone = "backgammon-lower-alone" { seat: Seat, number: Number } under "BG-2";
    /// The game is over.
    over = "backgammon-over";

    // Refusals

    /// There is no checker on { $at }.
    empty = "backgammon-empty" { at: Text };
    /// The checkers on { $at } are not yours.
    not_yours = "backgammon-not-yours" { at: Text };
    /// { $seat } has no checker on the bar.
    bar_empty = "backgammon-bar-empty" { seat: Seat };
    /// Touch one of { $seat }’s checkers, or a die.
    touch_own = "backgammon-touch-own" { seat: Seat };
    /// What has been borne off stays off.
    stays_off = "backgammon-stays-off";
    /// { $seat } can turn the cube only before throwing.
    cube_not_now = "backgammon-cube-not-now" { seat: Seat };
    /// { $seat }’s checkers on the bar must enter first.
    bar_first = "backgammon-bar-first" { seat: Seat };
    /// With no number that is left can { $seat } enter from the bar.
    bar_blocked = "backgammon-bar-blocked" { seat: Seat };
    /// The checkers on { $at } can go nowhere with the numbers that are left.
    blocked = "backgammon-blocked" { at: Text };
    /// On { $at } there are two or more of the other side’s checkers, and they block it.
    blocked_point = "backgammon-blocked-point" { at: Text } under "BG-5";
    /// { $seat }’s checkers only go forward.
    backward = "backgammon-backward" { seat: Seat };
    /// That would be { $number } points, and no die that is left shows it.
    wrong_number = "backgammon-wrong-number" { number: Number };
    /// The die that was chosen shows { $number }, and that is somewhere else.
    other_die = "backgammon-other-die" { number: Number };
    /// No checker goes there.
    no_goal = "backgammon-no-goal";
    /// { $seat } can bear off only when all of his checkers are at home.
    not_all_home = "backgammon-not-all-home" { seat: Seat };
    /// To bear it off takes { $number } or more.
    off_needs = "backgammon-off-needs" { number: Number };
    /// There are checkers farther back, on { $at }, and they come first.
    higher_behind = "backgammon-higher-behind" { at: Text };
    /// No checker can play { $number } now.
    number_blocked = "backgammon-number-blocked" { number: Number };
    /// The { $number } of this die has been played.
    die_used = "backgammon-die-used" { number: Number };
    /// This die is not in this throw.
    die_aside = "backgammon-die-aside";
    /// Both numbers can be played, so they must be, and this would keep the second from it.
    play_both = "backgammon-play-both" under "BG-1";
    /// Of the double { $number } more can and must be played, and this would leave fewer.
    as_many = "backgammon-as-many" { number: Number } under "BG-1";
    /// Either number can be played, but not both: then it must be the higher, { $number }.
    play_higher = "backgammon-play-higher" { number: Number } under "BG-2";

    // Faults of texts

    /// A turn begins with its throw, such as 31: 8/5 6/5.
    text_turn = "backgammon-text-turn";
    /// “{ $found }” is no part of a turn.
    text_turn_word = "backgammon-text-turn-word" { found: Text };
    /// One step is wanted here: a throw, a move such as 8/5, or roll, double, take, drop or done.
    text_step = "backgammon-text-step";
    /// The throw is missing here, such as 31:
    text_no_throw = "backgammon-text-no-throw";
    /// The dice show { $expected }, and not { $found }.
    text_other_throw = "backgammon-text-other-throw" { found: Text, expected: Text };
    /// Equal numbers do not tell who begins, and are thrown again.
    text_tie = "backgammon-text-tie";
    /// There can be no double now.
    text_no_double = "backgammon-text-no-double";
    /// The answer to the double is missing: take or drop.
    text_no_answer = "backgammon-text-no-answer";
    /// That is not what is to be done now.
    text_not_now = "backgammon-text-not-now";
    /// The game is over.
    text_over = "backgammon-text-over";
    /// The turn is over before this.
    text_turn_over = "backgammon-text-turn-over";
    /// There should be a move here, such as 8/5.
    text_no_move = "backgammon-text-no-move";
    /// Checkers go to lower points only, so no way leads from { $from } to { $to }.
    text_backward = "backgammon-text-backward" { from: Text, to: Text };
    /// “{ $found }” does not say how often a move is made: that is a number from 1 to { $most } in brackets.
    text_times = "backgammon-text-times" { found: Text, most: Number };
    /// No turn has more than { $most } moves.
    text_many = "backgammon-text-many" { most: Number };
    /// More can be played, so the turn is not over.
    text_more = "backgammon-text-more" under "BG-1";
    /// This can be read in several ways: { $readings }.
    text_ambiguous = "backgammon-text-ambiguous" { readings: Text };
    /// Nothing is hit on { $at }.
    text_no_hit = "backgammon-text-no-hit" { at: Text };
    /// { $seat } has { $found } checkers here; there should be { $needed }.
    text_checkers = "backgammon-text-checkers" { seat: Seat, found: Number, needed: Number };
    /// White’s point { $white } is Black’s point { $black }, and only one side can stand there.
    text_shared = "backgammon-text-shared" { white: Number, black: Number };
    /// Both sides have borne off everything here.
    text_both_off = "backgammon-text-both-off";
    /// Both sides have checkers on the bar before a closed home, so nobody could ever move again.
    text_closed = "backgammon-text-closed";
    /// There is no cube in this game.
    text_no_cube = "backgammon-text-no-cube" under "BG-3";
    /// { $seat } may not double here.
    text_cannot_double = "backgammon-text-cannot-double" { seat: Seat } under "BG-3";
    /// As long as it is open who begins, everything stands as at the start.
    text_begun = "backgammon-text-begun";
    /// { $seat } has borne off everything, so the game is over.
    text_ended = "backgammon-text-ended" { seat: Seat };
    /// { $seat } has not won like this.
    text_not_won = "backgammon-text-not-won" { seat: Seat };
    /// “{ $found }” is no throw, which has two numbers from 1 to 6, such as 31.
    text_throw = "backgammon-text-throw" { found: Text };
    /// “{ $found }” cannot stand here.
    text_word = "backgammon-text-word" { found: Text };
    /// The checkers of { $seat } are missing.
    text_no_side = "backgammon-text-no-side" { seat: Seat };
    /// The checkers of { $seat } stand here twice.
    text_two_sides = "backgammon-text-two-sides" { seat: Seat };
    /// For { $seat } the place { $at } stands here twice.
    text_twice = "backgammon-text-twice" { seat: Seat, at: Text };
    /// “{ $found }” is no number of checkers, which is from 1 to { $most }.
    text_number = "backgammon-text-number" { found: Text, most: Number };
    /// “{ $found }” is no place for checkers: these are 24 to 1, bar and off.
    text_point = "backgammon-text-point" { found: Text };
    /// “{ $found }” is not what a cube is worth: 1, 2, 4, 8, 16, 32 or 64.
    text_cube_value = "backgammon-text-cube-value" { found: Text };
    /// “{ $found }” is no side: these are white and black.
    text_seat = "backgammon-text-seat" { found: Text };
    /// “{ $found }” does not say what is to be done: opening, roll, doubled, dice or won.
    text_stage = "backgammon-text-stage" { found: Text };
    /// “{ $found }” stands in no ID.
    text_id_letter = "backgammon-text-id-letter" { found: Text };
    /// This ID has { $found } letters; it should have { $needed }.
    text_id_length = "backgammon-text-id-length" { found: Number, needed: Number };
    /// “{ $found }” is as long as an ID, but means nothing.
    text_id_bits = "backgammon-text-id-bits" { found: Text };
    /// No cube is worth more than 64.
    text_cube_most = "backgammon-text-cube-most";
    /// A cube that is worth 1 lies in the middle, and every other one belongs to a side.
    text_cube_owner = "backgammon-text-cube-owner";
    /// Somebody has resigned here, or offers to: nothing can be played from there.
    text_resigned = "backgammon-text-resigned";
    /// This ID tells nothing that is known of how the game stands.
    text_id_state = "backgammon-text-id-state";
    /// Dice are thrown here where none can be.
    text_dice = "backgammon-text-dice";
    /// This ID contradicts itself about whose turn it is.
    text_id_turn = "backgammon-text-id-turn";
    /// This ID is of a match to { $found }, and here a match to { $expected } is played.
    text_match_length = "backgammon-text-match-length" { found: Number, expected: Number };
    /// { $seat } has { $found } in the match of this ID, and { $expected } in this one.
    text_match_score = "backgammon-text-match-score" { seat: Seat, found: Number, expected: Number };
    /// This ID is of a Crawford game, and this game is none.
    text_crawford = "backgammon-text-crawford";
    /// This is a Crawford game, and the ID is of another.
    text_not_crawford = "backgammon-text-not-crawford";
    /// “{ $found }” is not read in an XGID.
    text_xgid = "backgammon-text-xgid" { found: Text };

    // What was mended in texts

    /// This is from a match to { $length } that stands { $white } to { $black }; here it is a single game.
    mended_match = "backgammon-mended-match" { length: Number, white: Number, black: Number };
    /// The same of a Crawford game.
    mended_crawford = "backgammon-mended-crawford" { length: Number, white: Number, black: Number };
    /// The score { $white } to { $black } is left out: a single game has none.
    mended_score = "backgammon-mended-score" { white: Number, black: Number };

    // Ends

    /// { $seat } has checkers left.
    end_single = "backgammon-end-single" { seat: Seat };
    /// A gammon, as { $seat } has borne off none.
    end_gammon = "backgammon-end-gammon" { seat: Seat };
    /// A backgammon, as { $seat } has borne off none and is not out of the other home.
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
    /// Throw
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
