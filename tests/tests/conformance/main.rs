//! One suite for every game: what the rest of the house relies on, checked over random play. A new game folder gets it
//! with nothing touched here.

mod board;
mod broken;
mod ends;
mod games;
mod info;
mod movetexts;
mod positions;
mod records;
mod steps;
mod texts;

use rules::Game;
use tests::random::Spot;
use tests::tier;

/// Random games for each property of each game.
fn n_games() -> u64 {
    tier::pick(500, 10_000)
}

/// More steps than this to choose from, and more of them behind each, make tens of thousands of turns.
const WIDE: usize = 50;

/// Of more steps than this a part shows as much as all of them.
const MANY: usize = 256;

/// The steps of a position that are looked at one by one: all, or where there are thousands every so many, others in each
/// position.
fn shown<'a, G: Game>(spot: &Spot<'a, G>) -> impl Iterator<Item = &'a G::Step> + use<'a, G> {
    let every = spot.steps.len() / MANY + 1;
    let first = rules::hash::mix(spot.seed << 16 ^ u64::from(spot.ledger.turn())) as usize % every;
    spot.steps.iter().skip(first).step_by(every)
}

/// Whether all turns of a position are looked at one by one. Where turns have too many orders there are hundreds of them
/// or tens of thousands, and where there are thousands of steps each has thousands of replies, so a part of the positions must
/// do: all of half a million would take an hour.
fn shows_turns<G: Game>(spot: &Spot<'_, G>) -> bool {
    let every = match spot.steps.len() {
        MANY.. if spot.rules.info().by_path => 256,
        _ if spot.rules.info().by_path => 1,
        ..=WIDE => 16,
        _ => 4096,
    };
    rules::hash::mix(u64::from(spot.ledger.turn()) << 32 ^ spot.seed).is_multiple_of(every)
}

macro_rules! suite {
    ($folder:ident, $rules:ty $(, $oracle:literal)?) => {
        mod $folder {
            type Game = $rules;

            #[test]
            fn says_of_itself_what_is_so() {
                crate::info::is_sane::<Game>();
            }

            #[test]
            fn refuses_wrong_options_and_names_them() {
                crate::info::refuses_wrong_options::<Game>();
            }

            #[test]
            fn deals_are_taken() {
                crate::info::deals_are_taken::<Game>();
            }

            #[test]
            fn matches_end() {
                crate::info::matches_end::<Game>();
            }

            #[test]
            fn steps_are_unique_and_lead_to_turns() {
                crate::steps::are_unique_and_lead_to_turns::<Game>();
            }

            #[test]
            fn steps_do_the_same_every_time() {
                crate::steps::do_the_same_every_time::<Game>();
            }

            #[test]
            fn keys_tell_positions_apart() {
                crate::positions::keys_tell_them_apart::<Game>();
            }

            #[test]
            fn turns_are_counted_and_listed_as_they_are_played() {
                crate::positions::turns_are_counted_and_listed::<Game>();
            }

            #[test]
            fn positions_are_judged() {
                crate::positions::are_judged::<Game>();
            }

            #[test]
            fn positions_tell_a_search_what_to_look_at() {
                crate::positions::tell_a_search_what_to_look_at::<Game>();
            }

            #[test]
            fn games_end() {
                crate::ends::games_end::<Game>();
            }

            #[test]
            fn whatever_is_proposed_is_settled() {
                crate::ends::whatever_is_proposed_is_settled::<Game>();
            }

            #[test]
            fn what_restarts_the_quiet_count_cannot_be_undone() {
                crate::ends::what_resets_cannot_be_undone::<Game>();
            }

            #[test]
            fn effects_lead_from_scene_to_scene() {
                crate::board::effects_lead_from_scene_to_scene::<Game>();
            }

            #[test]
            fn sites_have_names_of_their_own() {
                crate::board::sites_have_names_of_their_own::<Game>();
            }

            #[test]
            fn overlays_lie_on_the_board() {
                crate::board::overlays_lie_on_the_board::<Game>();
            }

            #[test]
            fn every_step_has_a_gesture() {
                crate::board::every_step_has_a_gesture::<Game>();
            }

            #[test]
            fn other_gestures_are_refused_in_words() {
                crate::board::other_gestures_are_refused::<Game>();
            }

            #[test]
            fn steps_and_turns_are_read_as_written() {
                crate::texts::steps_and_turns_are_read_as_written::<Game>();
            }

            #[test]
            fn positions_are_read_as_written() {
                crate::texts::positions_are_read_as_written::<Game>();
            }

            #[test]
            fn numbered_moves_are_read_as_written() {
                crate::movetexts::are_read_as_written::<Game>();
            }

            #[test]
            fn broken_numbered_moves_are_read_or_refused() {
                crate::movetexts::broken_ones_are_read_or_refused::<Game>();
            }

            #[test]
            fn whole_games_are_read_as_written() {
                crate::games::are_read_as_written::<Game>();
            }

            #[test]
            fn broken_whole_games_are_read_or_refused() {
                crate::games::broken_ones_are_read_or_refused::<Game>();
            }

            #[test]
            fn records_are_replayed_as_played() {
                crate::records::are_replayed_as_played::<Game>();
            }

            #[test]
            fn broken_records_are_read_or_refused() {
                crate::records::broken_ones_are_read_or_refused::<Game>();
            }

            #[test]
            fn broken_positions_are_read_or_refused() {
                crate::broken::positions::<Game>();
            }

            #[test]
            fn broken_steps_and_turns_are_read_or_refused() {
                crate::broken::steps_and_turns::<Game>();
            }

            #[test]
            fn broken_options_are_read_or_refused() {
                crate::broken::options::<Game>();
            }
        }
    };
}

suite!(toy_race, tests::toys::race::Race);
suite!(toy_split, tests::toys::split::Split);
suite!(toy_pact, tests::toys::pact::Pact);

include!(concat!(env!("OUT_DIR"), "/folders.rs"));

#[test]
fn game_ids_are_unique() {
    let mut ids = <rules::games::Portal as rules::Catalogue>::ids();
    ids.extend(<tests::toys::Toys as rules::Catalogue>::ids());
    let mut unique = ids.clone();
    unique.sort_unstable();
    unique.dedup();
    assert_eq!(unique.len(), ids.len(), "{ids:?}");
}
