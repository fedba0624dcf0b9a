//! Whole games, from the dialog to the result, with every input device. After every step the page must show the same
//! position, turns, points and player to move as the rules. A quick run has one short game for each hand; `gestures`
//! has every kind of gesture of every game, and how each game ends.

use browser::{BrowserSession, Hand, Model, NewGame};

/// A game to be played to its end.
struct Whole {
    /// The choices in the dialog.
    new: NewGame,
    /// The people on the seats, counted from 0.
    seats: &'static [usize],
    /// The seed of its random steps.
    seed: u64,
}

impl Whole {
    /// A game of two people with one seat each.
    fn for_two(game: &'static str, seed: u64) -> Self {
        Self { new: NewGame::for_two(game), seats: &[0, 1], seed }
    }

    /// Plays it, with each of `hands` in turn.
    fn play(self, hands: &'static [Hand]) {
        BrowserSession::new(360, 640).run(async move |page| {
            page.open_game(hands[0], self.new).await?;
            let mut model = Model::seated(self.new.game, self.seats, self.seed);
            model.check_table(&page).await?;
            for hand in hands.iter().cycle() {
                let before = model.ply();
                let Some(choice) = model.step() else { break };
                page.make(*hand, &choice).await?;
                page.idle_at(before + 1).await?;
                model.check_table(&page).await?;
            }
            assert!(model.is_over());
            page.result().await.map(drop)
        });
    }
}

/// The shortest of many random games.
mod of_few_moves {
    use super::*;

    #[test]
    fn by_taps() {
        Whole::for_two("laska", 162).play(&[Hand::Tap]);
    }

    #[test]
    fn by_keys() {
        Whole::for_two("bignor-ludus", 263).play(&[Hand::Keys]);
    }

    #[test]
    fn by_drags_with_a_finger() {
        Whole::for_two("bignor-ludus", 263).play(&[Hand::Swipe]);
    }

    #[test]
    fn by_drags_with_a_mouse() {
        Whole::for_two("laska", 162).play(&[Hand::Drag]);
    }

    #[test]
    fn by_clicks() {
        Whole::for_two("bignor-ludus", 263).play(&[Hand::Click]);
    }
}

#[test]
#[ignore = "long run"]
fn by_taps() {
    Whole::for_two("laska", 0).play(&[Hand::Tap]);
}

#[test]
#[ignore = "long run"]
fn by_keys() {
    Whole::for_two("laska", 0).play(&[Hand::Keys]);
}

#[test]
#[ignore = "long run"]
fn by_drags() {
    Whole::for_two("laska", 0).play(&[Hand::Swipe, Hand::Drag]);
}

#[test]
#[ignore = "long run"]
fn by_clicks() {
    Whole::for_two("bignor-ludus", 0).play(&[Hand::Click]);
}

/// Games on eight by eight squares.
mod of_eight_squares {
    use super::*;

    #[test]
    #[ignore = "long run"]
    fn by_taps_to_a_mate_with_castling_and_a_promotion() {
        Whole::for_two("chess", 5229).play(&[Hand::Tap]);
    }

    #[test]
    #[ignore = "long run"]
    fn by_keys_to_a_mate_with_castling_and_a_promotion() {
        Whole::for_two("chess", 5179).play(&[Hand::Keys]);
    }

    #[test]
    #[ignore = "long run"]
    fn by_drags_and_clicks_to_a_mate() {
        Whole::for_two("chess", 5151).play(&[Hand::Swipe, Hand::Drag, Hand::Click]);
    }

    #[test]
    #[ignore = "long run"]
    fn by_taps_until_no_piece_is_left() {
        Whole::for_two("draughts", 1348).play(&[Hand::Tap]);
    }

    #[test]
    #[ignore = "long run"]
    fn by_keys_until_nobody_can_move() {
        Whole::for_two("draughts", 4798).play(&[Hand::Keys]);
    }
}

/// Games of two pairs, covering every way in which castles and pawns can end: two people with a pair each, three with
/// one alone, four.
mod of_pairs {
    use super::*;

    #[test]
    #[ignore = "long run"]
    fn by_taps_of_two_people_until_no_castle_is_left_outside() {
        Whole { new: NewGame::for_two("lanko-88"), seats: &[0, 1, 0, 1], seed: 577 }.play(&[Hand::Tap]);
    }

    #[test]
    #[ignore = "long run"]
    fn by_keys_of_four_people_on_the_largest_cross() {
        let new = NewGame::for_people("lanko-88", "4");
        Whole { new, seats: &[0, 1, 2, 3], seed: 929 }.play(&[Hand::Keys]);
    }

    #[test]
    #[ignore = "long run"]
    fn by_taps_of_three_people_with_pawns_burned_in_the_middle() {
        let new = NewGame::for_people("lanko-68", "3");
        Whole { new, seats: &[0, 2, 1, 2], seed: 1195 }.play(&[Hand::Tap]);
    }

    #[test]
    #[ignore = "long run"]
    fn by_keys_of_two_people_until_a_colour_is_gone() {
        Whole { new: NewGame::for_two("lanko-68"), seats: &[0, 1, 0, 1], seed: 2881 }.play(&[Hand::Keys]);
    }

    #[test]
    #[ignore = "long run"]
    fn by_taps_of_four_people_until_the_middle_is_full() {
        let new = NewGame::for_people("lanko-103", "4");
        Whole { new, seats: &[0, 1, 2, 3], seed: 400 }.play(&[Hand::Tap]);
    }

    #[test]
    #[ignore = "long run"]
    fn by_keys_of_three_people_who_have_to_pass() {
        let new = NewGame::for_people("lanko-103", "3");
        Whole { new, seats: &[0, 2, 1, 2], seed: 1767 }.play(&[Hand::Keys]);
    }
}
