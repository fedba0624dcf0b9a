//! One suite for every game: what the other crates rely on, checked over random play. A new game folder is covered
//! without changes here. Games are played once, and every position is shown to all properties ([`walk`]).

mod board;
mod broken;
mod ends;
mod handicaps;
mod info;
mod levels;
mod links;
mod positions;
mod records;
mod steps;
mod texts;
mod trees;
mod walk;

use rules::Game;
use tests::random::Spot;
use tests::tier;

use self::walk::Walk;
use crate::folders::in_every_folder;

/// Random games of each game.
fn n_games() -> u64 {
    tier::pick(500, 1_000)
}

/// With more steps than this, and as many more after each, there are tens of thousands of turns.
const WIDE: usize = 50;

/// With more steps than this, a sample reveals as much as all of them.
const MANY: usize = 256;

/// The steps of a position that are checked one by one: all, or of thousands every so many, with a different offset in
/// each position.
fn shown<'a, G: Game>(spot: &Spot<'a, G>) -> impl Iterator<Item = &'a G::Step> + use<'a, G> {
    let every = spot.steps.len() / MANY + 1;
    let first = rules::hash::mix(spot.seed << 16 ^ u64::from(spot.history.turn())) as usize % every;
    spot.steps.iter().skip(first).step_by(every)
}

/// Whether all turns of a position are checked one by one. Games whose turns have too many orders have hundreds or tens
/// of thousands of them, and with thousands of steps each has thousands of replies, so a sample of the positions must
/// do: half a million of them would take an hour.
fn shows_turns<G: Game>(spot: &Spot<'_, G>) -> bool {
    let every = match spot.steps.len() {
        MANY.. if spot.rules.info().by_path => 256,
        _ if spot.rules.info().by_path => 1,
        ..=WIDE => 16,
        _ => 4096,
    };
    rules::hash::mix(u64::from(spot.history.turn()) << 32 ^ spot.seed).is_multiple_of(every)
}

/// What holds in every position. In the quick tier slow properties see only some positions, different ones each time.
fn in_every_position<G: Game>() -> Walk<G> {
    Walk::new()
        .each([1, 1], "steps are unique and lead to turns", steps::are_unique_and_lead_to_turns)
        .each([2, 1], "steps do the same every time", steps::do_the_same_every_time)
        .keeping([1, 1], "keys tell positions apart", positions::Keys::new())
        .each([4, 1], "turns are counted and listed as they are played", positions::turns_are_counted_and_listed)
        .each([1, 1], "positions are judged", positions::are_judged)
        .each([20, 20], "positions tell a search what to look at", positions::tell_a_search_what_to_look_at)
        .seeing_all("games end", ends::Ended::default())
        .each([5, 1], "whatever is proposed is settled", ends::whatever_is_proposed_is_settled)
        .keeping([1, 1], "what restarts the quiet count cannot be undone", ends::Undone::new())
        .each([5, 1], "effects lead from scene to scene", board::effects_lead_from_scene_to_scene)
        .each([3, 1], "every step has a gesture", board::every_step_has_a_gesture)
        .each([2, 1], "other gestures are refused in words", board::other_gestures_are_refused)
        .each([5, 1], "steps and turns are read as written", texts::steps_and_turns_are_read_as_written)
        .each([2, 1], "written steps are read as they are", texts::written_steps_are_read_as_they_are)
        .each([2, 1], "positions are read as written", texts::positions_are_read_as_written)
        .each([2, 1], "set-ups are arranged as they were", texts::set_ups_are_arranged_as_they_were)
}

/// What holds for texts. Few games have enough positions for randomly broken texts.
fn in_texts<G: Game>() -> Walk<G> {
    Walk::new()
        .seeing_all("broken positions are read or refused", broken::Positions::new())
        .seeing_all("broken steps and turns are read or refused", broken::StepsAndTurns::new())
}

macro_rules! suite {
    ($folder:ident, $rules:ty) => {
        mod $folder {
            use super::*;

            type Game = $rules;

            #[test]
            fn random_play() {
                in_every_position::<Game>().go(n_games());
            }

            #[test]
            fn texts_of_random_play() {
                in_texts::<Game>().go_for(broken::n_texts());
            }

            #[test]
            fn says_of_itself_what_is_so() {
                info::is_sane::<Game>();
            }

            #[test]
            fn refuses_wrong_options_and_names_them() {
                info::refuses_wrong_options::<Game>();
            }

            #[test]
            fn deals_are_taken() {
                info::deals_are_taken::<Game>();
            }

            #[test]
            fn links_are_read_as_written() {
                links::are_read_as_written::<Game>();
            }

            #[test]
            fn damaged_links_show_what_can_be_believed() {
                links::damaged_ones_show_what_can_be_believed::<Game>();
            }

            #[test]
            fn handicaps_begin_games() {
                handicaps::begin_games::<Game>();
            }

            #[test]
            fn levels_rise() {
                levels::rise::<Game>();
                levels::documents_are_right::<Game>();
            }

            #[test]
            fn matches_end() {
                info::matches_end::<Game>();
            }

            #[test]
            fn sites_have_names_of_their_own() {
                board::sites_have_names_of_their_own::<Game>();
            }

            #[test]
            fn overlays_lie_on_the_board() {
                board::overlays_lie_on_the_board::<Game>();
            }

            #[test]
            fn records_are_replayed_as_played() {
                records::are_replayed_as_played::<Game>();
            }

            #[test]
            fn broken_records_are_read_or_refused() {
                records::broken_ones_are_read_or_refused::<Game>();
            }

            #[test]
            fn trees_are_read_as_written() {
                trees::are_read_as_written::<Game>();
            }

            #[test]
            fn games_are_read_alike_in_both_ways() {
                trees::are_read_alike_in_both_ways::<Game>();
            }

            #[test]
            fn broken_games_are_read_as_far_as_they_go() {
                trees::broken_ones_are_read_as_far_as_they_go::<Game>();
            }

            #[test]
            fn broken_options_are_read_or_refused() {
                broken::options::<Game>();
            }
        }
    };
}

suite!(toy_race, tests::toys::race::Race);
suite!(toy_split, tests::toys::split::Split);
suite!(toy_pact, tests::toys::pact::Pact);

in_every_folder!(suite);

#[test]
fn game_ids_are_unique() {
    let mut ids = <rules::games::Portal as rules::Catalogue>::ids();
    ids.extend(<tests::toys::Toys as rules::Catalogue>::ids());
    let mut unique = ids.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), ids.len(), "{ids:?}");
}
