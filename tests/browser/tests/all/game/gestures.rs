//! Every kind of gesture of every game, by everything that people play with, and how every game ends. Whole games are
//! played in `whole_games`, and beside the page in the tests of the table and of conformance.

use std::collections::{BTreeMap, BTreeSet};

use browser::{Failure, Hand, Mirror, NewGame, Page, Visit};
use play::{Choice, Record};
use rules::games::FOLDERS;

use super::shelf;

const HANDS: [Hand; 5] = [Hand::Tap, Hand::Swipe, Hand::Click, Hand::Drag, Hand::Keys];
/// Those that touch one site each in its own way.
const POINTING: [Hand; 3] = [Hand::Tap, Hand::Click, Hand::Keys];
/// After so many steps with nothing new kinds that did not come are laid out.
const MOST_IDLE: usize = 10;
/// In so many random games every kind comes that comes at all.
const N_GAMES: u64 = 12;
/// So much of a game is looked at.
const MOST_PLIES: usize = 400;

/// What tells gestures apart for somebody who makes them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Kind {
    /// How many sites are touched; more than three are like three.
    n_sites: usize,
    /// It goes on with a turn that has begun.
    is_further: bool,
    /// A button is pressed.
    has_button: bool,
    /// The button asks whether it is meant.
    asks: bool,
    /// Nothing may point it out.
    is_quiet: bool,
    /// There is a shorter way.
    has_shortcut: bool,
}

impl Kind {
    fn of(mirror: &Mirror, choice: &Choice) -> Self {
        let gesture = &choice.gesture;
        Self {
            n_sites: gesture.sites.len().min(3),
            is_further: mirror.is_mid_turn(),
            has_button: gesture.choice.is_some(),
            asks: gesture.asks,
            is_quiet: gesture.quiet,
            has_shortcut: !choice.shortcuts.is_empty(),
        }
    }
}

/// The hands that play steps of a kind each in its own way: nothing is carried where only one site is touched, or where it
/// is only pointed out.
fn hands(kind: Kind) -> &'static [Hand] {
    if kind.n_sites < 2 || kind.is_quiet { &POINTING } else { &HANDS }
}

/// The kinds that come in random games, each with a game in which it is possible now.
fn kinds(game: &str) -> BTreeMap<Kind, Record> {
    let mut found = BTreeMap::new();
    for seed in 0..N_GAMES {
        let mut mirror = Mirror::new(game, seed);
        while !mirror.is_over() && mirror.ply() < MOST_PLIES {
            if !mirror.awaits_throw() {
                for choice in mirror.table().choices().iter().filter(|choice| !choice.gesture.passes) {
                    found.entry(Kind::of(&mirror, choice)).or_insert_with(|| mirror.table().record().clone());
                }
            }
            mirror.step();
        }
    }
    found
}

/// A new game, with a person on each seat.
fn new_game(game: &'static str) -> NewGame {
    let info =
        FOLDERS.iter().flat_map(|folder| folder.games).find(|info| info.id == game).expect("there is such a game");
    let is_of_pairs = info.teams.len() == 4 && info.leaders().count() == 2;
    if is_of_pairs { NewGame::for_people(game, "4") } else { NewGame::without_machine(game) }
}

/// Plays some steps, each by a hand that has not made its kind yet, as long as there are such; takes those off `rest`.
async fn play(page: &Page, game: &'static str, rest: &mut Vec<(Kind, Hand)>) -> Result<(), Failure> {
    page.open_game(Hand::Tap, new_game(game)).await?;
    let mut mirror = Mirror::new(game, 0);
    mirror.check_table(page).await?;
    let mut throwers = POINTING.iter().cycle();
    let (mut nth, mut n_idle) = (0, 0);
    while !mirror.is_over() && !rest.is_empty() && n_idle < MOST_IDLE {
        nth += 1;
        n_idle += 1;
        if mirror.awaits_throw() {
            mirror.throw(page, *throwers.next().expect("they come again and again")).await?;
        } else {
            let choices = mirror.table().choices();
            let of_kind = |kind: Kind| choices.iter().find(|choice| Kind::of(&mirror, choice) == kind);
            let wanted = rest.iter().enumerate().find_map(|(at, (kind, hand))| Some((at, of_kind(*kind)?, *hand)));
            let hand = wanted.map_or(HANDS[nth % HANDS.len()], |(_, _, hand)| hand);
            let choice = wanted.map_or(&choices[nth % choices.len()], |(_, choice, _)| choice).clone();
            if let Some((at, ..)) = wanted {
                rest.remove(at);
                n_idle = 0;
            }
            make(page, &mut mirror, hand, &choice).await?;
        }
        mirror.check_table(page).await?;
    }
    Ok(())
}

/// Plays a step here and on the page, with whatever follows by itself.
async fn make(page: &Page, mirror: &mut Mirror, hand: Hand, choice: &Choice) -> Result<(), Failure> {
    let before = mirror.ply();
    page.make(hand, choice).await?;
    mirror.play(&choice.step);
    if let Err(failure) = page.idle_past(before).await {
        panic!("{} by {hand:?} after {before} entries: {failure}", choice.step);
    }
    if mirror.awaits_throw() && mirror.is_mid_turn() {
        mirror.throw(page, hand).await
    } else {
        page.idle_at(mirror.ply()).await
    }
}

/// Every kind of gesture by every hand.
fn check_gestures(game: &'static str) {
    Visit::new(360, 640).run(async move |page| {
        let kinds = kinds(game);
        assert!(!kinds.is_empty());
        let mut rest: Vec<(Kind, Hand)> =
            kinds.keys().flat_map(|kind| hands(*kind).iter().map(|hand| (*kind, *hand))).collect();
        play(&page, game, &mut rest).await?;
        // What has not come is laid out.
        for (kind, hand) in rest {
            let mut mirror = shelf::lay_out(&page, &kinds[&kind]).await?;
            let choices = mirror.table().choices();
            let choice =
                choices.iter().find(|choice| Kind::of(&mirror, choice) == kind).expect("it was possible there");
            make(&page, &mut mirror, hand, choice).await?;
            mirror.check_table(&page).await?;
        }
        Ok(())
    });
}

/// A game that lacks nothing but its last step, which is no throw.
fn nearly_over(game: &str) -> (Record, Choice) {
    for seed in 0.. {
        let mut mirror = Mirror::new(game, seed);
        let mut last = None;
        while !mirror.is_over() {
            let is_throw = mirror.awaits_throw();
            let record = mirror.table().record().clone();
            last = mirror.step().filter(|choice| !is_throw && !choice.gesture.passes).map(|choice| (record, choice));
        }
        if let Some(last) = last {
            return last;
        }
    }
    unreachable!("some game ends by a step");
}

/// The last step of a game, and all that is said then.
fn check_end(game: &'static str) {
    Visit::new(360, 640).run(async move |page| {
        let (record, last) = nearly_over(game);
        let mut mirror = shelf::lay_out(&page, &record).await?;
        mirror.check_table(&page).await?;
        make(&page, &mut mirror, Hand::Tap, &last).await?;
        assert!(mirror.is_over());
        mirror.check_table(&page).await?;
        page.result().await.map(drop)
    });
}

macro_rules! games {
    ($($name:ident: $game:literal),+ $(,)?) => {
        const GAMES: &[&str] = &[$($game),+];

        $(mod $name {
            #[test]
            fn every_kind_of_gesture_by_every_hand() {
                super::check_gestures($game);
            }

            #[test]
            fn the_last_step() {
                super::check_end($game);
            }
        })+
    };
}

games! {
    backgammon: "backgammon",
    bignor_ludus: "bignor-ludus",
    chess: "chess",
    draughts: "draughts",
    lanko_68: "lanko-68",
    lanko_88: "lanko-88",
    lanko_103: "lanko-103",
    lanrick: "lanrick",
    laska: "laska",
    lino: "lino",
    ludo: "ludo",
}

#[test]
fn no_game_is_left_out() {
    let all: BTreeSet<&str> = FOLDERS.iter().flat_map(|folder| folder.games).map(|info| info.id).collect();
    assert_eq!(GAMES.iter().copied().collect::<BTreeSet<_>>(), all);
}
