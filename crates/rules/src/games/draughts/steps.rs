//! Which steps are legal and what they do.
//!
//! Captures are compulsory, with a free choice among them; a capture continues until it can go no further or a man is
//! crowned (DR-1). Captured pieces leave at once; a chain never lands on a square that it leaps over.

use crate::message::Message;
use crate::view::{Effect, EffectSink, Why};

use super::goals::{Goals, Leg, Sides};
use super::messages;
use super::position::Position;
use super::sites::{Square, crown_row, goes_down, lowest};

/// One walk to a neighbouring square, or one leap over a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// Where the piece starts.
    pub from: Square,
    /// Where it lands.
    pub to: Square,
}

impl Step {
    /// The square leapt over; `None` for a walk.
    #[inline]
    pub const fn leapt(self) -> Option<Square> {
        self.from.between(self.to)
    }
}

/// Appends all legal steps in the order of [`Goals`].
pub(super) fn list(pos: &Position, acc: &mut Vec<Step>) {
    if goes_down(pos.seat()) {
        list_of::<true>(pos.sides(), pos.actors(), acc);
    } else {
        list_of::<false>(pos.sides(), pos.actors(), acc);
    }
}

#[inline]
fn list_of<const DOWN: bool>(sides: Sides<DOWN>, pieces: u32, acc: &mut Vec<Step>) {
    let leaps = sides.leaps(pieces);
    if leaps.is_empty() { append(sides.walks(pieces), acc) } else { append(leaps, acc) }
}

#[inline]
fn append<const DOWN: bool, const LEAPS: bool>(goals: Goals<DOWN, LEAPS>, acc: &mut Vec<Step>) {
    acc.extend(goals.filter_map(|Leg { from, to, .. }| Some(Step { from: lowest(from)?, to: lowest(to)? })));
}

/// Whether the seat to move has a legal step here.
pub(super) fn is_over(pos: &Position) -> bool {
    let mut steps = Vec::new();
    list(pos, &mut steps);
    steps.is_empty()
}

/// Whether these pieces of the seat to move can leap.
#[inline]
pub(super) fn can_leap(pos: &Position, pieces: u32) -> bool {
    if goes_down(pos.seat()) {
        !pos.sides::<true>().leaps(pieces).is_empty()
    } else {
        !pos.sides::<false>().leaps(pieces).is_empty()
    }
}

/// Whether a man is crowned by this step.
#[inline]
pub(super) fn crowns(pos: &Position, step: Step) -> bool {
    !pos.is_king(step.from) && crown_row(goes_down(pos.seat())) & step.to.bit() != 0
}

#[inline]
pub(super) fn apply(pos: &mut Position, step: Step, out: &mut impl EffectSink) {
    let Step { from, to } = step;
    let crowned = crowns(pos, step);
    let over = step.leapt();
    let why = if over.is_some() { Why::Leap } else { Why::Walk };
    out.push(|| Effect::Move { from: from.site(), to: to.site(), n: 1, under: false, why });
    if let Some(over) = over {
        out.push(|| Effect::Remove { at: over.site(), why: Why::Take });
    }
    if crowned {
        out.push(|| Effect::Flip { at: to.site(), index: 0, kind: super::KING, why: Why::Promote });
    }
    pos.carry(from, over, to, crowned || pos.is_king(from));
    // DR-1: a man that is crowned stops there.
    if over.is_some() && !crowned && can_leap(pos, to.bit()) {
        pos.go_on(to);
    } else {
        pos.end_turn();
    }
    out.push(|| Effect::Phase { prompt: prompt(pos) });
}

/// Who acts in a position.
pub(super) fn prompt(pos: &Position) -> Message {
    let seat = pos.seat();
    match pos.chain() {
        Some(at) => messages::take_on(seat, at.to_string()),
        None if is_over(pos) => messages::over(),
        None if can_leap(pos, pos.actors()) => messages::must_take(seat),
        None => messages::to_move(seat),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::enumerate::Enumerate;
    use crate::enumerate::{count_by_steps, count_replies_by_turns};
    use crate::games::draughts::Draughts;
    use crate::house_rules::{By, Trigger};
    use crate::offers::{Resolution, Resolved};
    use crate::progress::Progress;
    use crate::{History, Notation, Outcome, Present, Rules, Seat, turns};

    fn position(text: &str) -> Position {
        Draughts.read_position(text).unwrap_or_else(|error| panic!("{text}: {error}")).0
    }

    /// Checks all turns from a position, written and sorted, and that counting agrees with playing.
    #[track_caller]
    fn check(text: &str, expect: &[&str]) {
        let pos = position(text);
        let mut found = Vec::new();
        turns::by_path(&Draughts, &pos, &mut |steps, _| {
            found.push(Draughts.write_turn(&pos, steps, Draughts::MOVES[0]));
        });
        found.sort();
        assert_eq!(found, expect);
        assert_eq!(Draughts.count(&pos), count_by_steps(&Draughts, &pos));
        assert_eq!(Draughts.count_replies(&pos), count_replies_by_turns(&Draughts, &pos));
    }

    /// Plays a turn and checks the resulting position.
    #[track_caller]
    fn check_turn(text: &str, turn: &str, expect: &str) {
        let mut pos = position(text);
        for step in Draughts.read_turn(&pos, turn).unwrap_or_else(|error| panic!("{turn}: {error}")) {
            Draughts.apply(&mut pos, step, &mut ());
        }
        assert!(!Draughts.mid_turn(&pos), "the turn is over");
        let history = History::new(&Draughts, &pos, 0, 0);
        assert_eq!(Draughts.write_position(&pos, &history, Draughts::POSITIONS[0]), expect);
    }

    #[test]
    fn black_begins_and_goes_from_1_towards_32() {
        assert_eq!(Draughts.start().seat(), Seat::FIRST);
        let all = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";
        check(all, &["10-14", "10-15", "11-15", "11-16", "12-16", "9-13", "9-14"]);
        let white = ["21-17", "22-17", "22-18", "23-18", "23-19", "24-19", "24-20"];
        check(&all.replacen('B', "W", 1), &white);
        assert_eq!(position(all), Draughts.start());
    }

    #[test]
    fn men_walk_forward_only_and_never_around_an_edge() {
        check("B:W:B4,5,18", &["18-22", "18-23", "4-8", "5-9"]);
        check("W:W13,18,28:B", &["13-9", "18-14", "18-15", "28-24"]);
    }

    #[test]
    fn kings_walk_one_square_both_ways() {
        check("B:W:BK18", &["18-14", "18-15", "18-22", "18-23"]);
        check("W:WK1,K32:B", &["1-5", "1-6", "32-27", "32-28"]);
        check("W:WK13:B", &["13-17", "13-9"]);
    }

    #[test]
    fn kings_take_both_ways_and_may_come_back_to_where_they_began() {
        check("W:WK18:B14,15,22,23", &["18x11", "18x25", "18x27", "18x9"]);
        check("W:WK18:B7,14", &["18x9"]);
        check("W:WK22:B17,9,10,18", &["22x13x6x15x22", "22x15x6x13x22"]);
        check_turn("W:WK22:B17,9,10,18", "22x13x6x15x22", "B:WK22:B");
    }

    #[test]
    fn men_take_forward_only() {
        check("W:W18:B22,23,14", &["18x9"]);
        check("B:W22,23,14:B18", &["18x25", "18x27"]);
        check("W:W18:B22,23", &["18-14", "18-15"]);
    }

    #[test]
    fn a_take_is_compulsory() {
        check("B:W18,32:B1,14", &["14x23"]);
        check("W:W18,32:B14,K5", &["18x9"]);
        check("W:W21,K26:B23", &["26x19"]);
    }

    #[test]
    fn a_take_goes_on_to_its_end() {
        check("B:W6,14,23:B1", &["1x10x17"]);
        check("B:W6,14,22:B1", &["1x10x17x26"]);
        check_turn("B:W6,14,22,30:B1", "1x10x17x26", "W:W30:B26");
    }

    #[test]
    fn any_take_may_be_chosen_and_the_longest_need_not_be() {
        check("B:W6,14,22,12:B1,8", &["1x10x17x26"]);
        check("B:W6,14,22,11:B1,8", &["1x10x17x26", "8x15"]);
        check("W:W30,K32:B25,26,27,18,10", &["30x21", "30x23x14x7", "32x23x14x7"]);
    }

    #[test]
    fn own_pieces_are_not_leapt_over() {
        check("B:W24:B1,6,9", &["1-5", "6-10", "9-13", "9-14"]);
        check("W:WK18,14,15,22,23:B1", &["14-10", "14-9", "15-10", "15-11", "22-17", "23-19"]);
    }

    #[test]
    fn only_a_single_piece_with_an_empty_square_behind_is_taken() {
        check("B:W6,10:B1", &["1-5"]);
        check("B:W5:B1", &["1-6"]);
        check("B:W8:B3", &["3x12"]);
        check("B:W8,12:B3", &["3-7"]);
    }

    #[test]
    fn crowning_ends_a_take() {
        check("B:W25,26:B21", &["21x30"]);
        check_turn("B:W25,26,7:B21", "21x30", "W:W7,26:BK30");
        check_turn("W:W10:B6,7", "10x1", "B:WK1:B7");
        // A king goes on across the far row.
        check("B:W25,26:BK21", &["21x30x23"]);
    }

    #[test]
    fn crowning_by_a_walk_makes_a_king_at_once() {
        check_turn("B:W12:B27", "27-31", "W:W12:BK31");
        check_turn("W:W7:B21", "7-2", "B:WK2:B21");
    }

    #[test]
    fn two_ways_to_one_end_are_two_turns() {
        check("W:W22:B17,18,9,10", &["22x13x6", "22x15x6"]);
    }

    #[track_caller]
    fn check_over(text: &str, expect: Option<&str>) {
        let pos = position(text);
        let mut legal = Vec::new();
        Draughts.steps(&pos, &mut legal);
        let ended = legal.is_empty().then(|| Draughts.outcome(&pos));
        assert_eq!(ended.as_ref().map(|outcome| outcome.reason.to_string()).as_deref(), expect);
        if let Some(Outcome { places, .. }) = ended {
            assert_eq!((places[pos.seat()], places[pos.seat().other()]), (2, 1), "whoever is to move has lost");
        }
    }

    #[test]
    fn without_a_piece_or_without_a_move_the_seat_to_move_has_lost() {
        check_over("W:W:B1", Some("draughts-end-no-piece seat=seat 2"));
        check_over("B:W32:B", Some("draughts-end-no-piece seat=seat 1"));
        check_over("W:W5:B1", Some("draughts-end-no-move seat=seat 2"));
        check_over("B:W32,27:B28", Some("draughts-end-no-move seat=seat 1"));
        check_over("W:WK4:B8,11", Some("draughts-end-no-move seat=seat 2"));
        check_over("W:WK4:B8", None);
        check_over("W:WK4:B11", None);
    }

    /// Repeats turns from a position until the game ends automatically; gives the history, the number of turns, and
    /// after which of them a claim was possible.
    fn play_until_auto(text: &str, turns: &[&str]) -> (History, usize, Vec<usize>) {
        let ends = Draughts.info().house_rules;
        let mut pos = position(text);
        let mut history = History::new(&Draughts, &pos, 0, 0);
        let mut claims = Vec::new();
        for (nth, turn) in turns.iter().cycle().enumerate() {
            for step in Draughts.read_turn(&pos, turn).unwrap() {
                let before = pos;
                Draughts.apply(&mut pos, step, &mut ());
                history.note(&Draughts, &before, step, &pos);
            }
            if history.claim(ends).is_some() {
                claims.push(nth + 1);
            }
            if history.auto(ends).is_some() {
                return (history, nth + 1, claims);
            }
        }
        unreachable!("turns go on for ever")
    }

    #[test]
    fn the_third_repetition_is_claimed_and_the_fifth_ends_the_game() {
        let (history, n_turns, claims) = play_until_auto("B:WK32:BK1", &["1-5", "32-28", "5-1", "28-32"]);
        assert_eq!((n_turns, history.repeats()), (16, 5));
        assert_eq!(claims[0], 8, "the position stands there for the third time");
    }

    #[test]
    fn forty_turns_each_without_a_take_or_a_mans_move_end_the_game() {
        // Two kings on circuits of 8 and 10 squares: no position repeats before the fortieth turn.
        let black = ["1-5", "5-9", "9-14", "14-10", "10-7", "7-2", "2-6", "6-1"];
        let white = ["32-28", "28-24", "24-20", "20-16", "16-19", "19-23", "23-26", "26-31", "31-27", "27-32"];
        let turns: Vec<&str> = (0..40).flat_map(|nth| [black[nth % 8], white[nth % 10]]).collect();
        let (history, n_turns, claims) = play_until_auto("B:WK32:BK1", &turns);
        assert_eq!((n_turns, history.no_progress(), claims), (80, 80, vec![]));
        let house = Draughts.info().house_rules.iter().find(|end| end.on == Trigger::NoProgress(80)).unwrap();
        assert_eq!((house.by, house.ruling.0), (By::Auto, "DR-2"));
        let Resolved::Over(outcome) = Draughts.resolve(&position("B:WK32:BK1"), &Resolution::House(*house)) else {
            panic!("a house end ends the game");
        };
        assert_eq!(outcome.reason.to_string(), "end-no-progress times=80 [DR-2]");
    }

    #[test]
    fn takes_and_moves_of_men_restart_the_quiet_count() {
        let resets = |text: &str, turn: &str| {
            let pos = position(text);
            Draughts.resets(&pos, Draughts.read_step(&pos, turn).unwrap())
        };
        assert!(resets("B:WK32:B1", "1-5"));
        assert!(resets("B:W6:BK1", "1x10"));
        assert!(!resets("B:WK32:BK1", "1-5"));
    }

    #[test]
    fn a_step_tells_what_it_changes() {
        let mut pos = position("B:W25,26,7:B21");
        let step = Draughts.read_step(&pos, "21x30").unwrap();
        let mut effects: Vec<Effect> = Vec::new();
        Draughts.apply(&mut pos, step, &mut effects);
        let site = |number| Square::from_number(number).unwrap().site();
        assert_eq!(
            effects,
            [
                Effect::Move { from: site(21), to: site(30), n: 1, under: false, why: Why::Leap },
                Effect::Remove { at: site(25), why: Why::Take },
                Effect::Flip { at: site(30), index: 0, kind: crate::games::draughts::KING, why: Why::Promote },
                Effect::Phase { prompt: messages::to_move(Seat::SECOND) },
            ]
        );
    }

    #[test]
    fn the_prompt_says_what_is_to_be_done() {
        let mut pos = position("B:W6,14,24:B1");
        assert_eq!(prompt(&pos).to_string(), "draughts-must-take seat=seat 1");
        for (text, expect) in
            [("1x10", "draughts-take-on seat=seat 1 at=10"), ("10x17", "draughts-to-move seat=seat 2")]
        {
            let step = Draughts.read_step(&pos, text).unwrap();
            apply(&mut pos, step, &mut ());
            assert_eq!(prompt(&pos).to_string(), expect);
        }
        assert_eq!(prompt(&position("B:W5:B")).to_string(), "draughts-over");
    }

    #[test]
    fn reading_order_is_blacks() {
        let sites = Draughts.sites();
        assert_eq!((sites[0], sites[31]), (crate::view::Site(31), crate::view::Site(0)));
    }
}
