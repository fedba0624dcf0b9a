//! One walk through random games, on which every position is shown to every property: playing costs more than checking.

use std::thread;

use rules::{Game, hash};
use tests::random::{self, MOST_POSITIONS, Spot};
use tests::tier;

/// What holds in every position of random play.
pub(crate) trait Property<G: Game> {
    /// Checks a position.
    ///
    /// # Panics
    /// When the property does not hold.
    fn visit(&mut self, spot: &Spot<'_, G>);

    /// Makes final checks after all games, `n_games` of each game of the folder.
    ///
    /// # Panics
    /// When the property does not hold.
    fn finish(&mut self, _n_games: u64) {}
}

/// A property that checks each position by itself.
struct Each<G: Game>(fn(&Spot<'_, G>));

impl<G: Game> Property<G> for Each<G> {
    fn visit(&mut self, spot: &Spot<'_, G>) {
        (self.0)(spot);
    }
}

/// Which positions a property is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sight {
    /// Every position of every game.
    Everything,
    /// One position in so many, as long as they reveal something new.
    OneOf(u64),
}

/// A property on a walk.
struct Walker<G: Game> {
    name: &'static str,
    sight: Sight,
    property: Box<dyn Property<G>>,
}

impl<G: Game> Walker<G> {
    fn visit(&mut self, spot: &Spot<'_, G>, is_new: bool) {
        let sees = match self.sight {
            Sight::Everything => true,
            Sight::OneOf(n) => is_new && (n == 1 || self.draw(spot).is_multiple_of(n)),
        };
        if sees {
            let _failing = Failing { property: self.name, spot };
            self.property.visit(spot);
        }
    }

    /// A pseudorandom number that depends on the position's place in its game, different for each property.
    fn draw(&self, spot: &Spot<'_, G>) -> u64 {
        let place = u64::from(spot.history.turn()) << 32 ^ (spot.since.len() as u64) << 56 ^ spot.seed;
        hash::mix(hash::mix(place) ^ self.name.bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(31) ^ u64::from(byte)))
    }
}

/// Reports which property failed, and where, during a panic: the panic itself may come from deep within the rules.
struct Failing<'a, G: Game> {
    property: &'static str,
    spot: &'a Spot<'a, G>,
}

impl<G: Game> Drop for Failing<'_, G> {
    #[allow(clippy::print_stderr, reason = "the tests' runner shows it below the test's name")]
    fn drop(&mut self) {
        if thread::panicking() {
            let Spot { rules, seed, history, since, .. } = self.spot;
            // The position's text is not written here: the rules cannot be trusted now.
            eprintln!(
                "it does not hold that {}: {}, seed {seed:#x}, turn {}, {} steps into it",
                self.property,
                rules.info().id,
                history.turn(),
                since.len()
            );
        }
    }
}

/// Properties, and how much of the games each one sees.
pub(crate) struct Walk<G: Game>(Vec<Walker<G>>);

impl<G: Game> Walk<G> {
    pub(crate) fn new() -> Walk<G> {
        Walk(Vec::new())
    }

    /// Adds a property that checks each position by itself: in the quick and in the full tier, one in so many.
    pub(crate) fn each(self, one_of: [u64; 2], name: &'static str, visit: fn(&Spot<'_, G>)) -> Walk<G> {
        self.keeping(one_of, name, Each(visit))
    }

    /// Adds a property that keeps data between positions: in the quick and in the full tier, it sees one in so many.
    pub(crate) fn keeping(
        self,
        [quick, full]: [u64; 2],
        name: &'static str,
        property: impl Property<G> + 'static,
    ) -> Walk<G> {
        self.with(name, Sight::OneOf(tier::pick(quick, full)), property)
    }

    /// Adds a property that must see every position of every game.
    pub(crate) fn seeing_all(self, name: &'static str, property: impl Property<G> + 'static) -> Walk<G> {
        self.with(name, Sight::Everything, property)
    }

    fn with(mut self, name: &'static str, sight: Sight, property: impl Property<G> + 'static) -> Walk<G> {
        self.0.push(Walker { name, sight, property: Box::new(property) });
        self
    }

    /// Plays `n` random games of each game of the folder, its options in turn. In long games, properties that need not
    /// see everything are shown at most [`MOST_POSITIONS`] of each variant.
    pub(crate) fn go(mut self, n: u64) {
        for (rules, seeds) in random::shares::<G>(n) {
            let mut n_shown = 0;
            for seed in seeds {
                let is_new = n_shown < MOST_POSITIONS;
                random::game(&rules, seed, &mut |spot| {
                    n_shown += 1;
                    self.0.iter_mut().for_each(|walker| walker.visit(spot, is_new));
                });
            }
        }
        self.0.iter_mut().for_each(|walker| walker.property.finish(n));
    }

    /// Shows at least `n` positions of random games, of a few games again and again: for properties that make random
    /// choices in each position.
    pub(crate) fn go_for(mut self, n: u64) {
        const FEW: u64 = 20;
        let mut n_shown = 0;
        while n_shown < n {
            random::games::<G>(FEW, |spot| {
                n_shown += 1;
                self.0.iter_mut().for_each(|walker| walker.visit(spot, true));
            });
        }
        self.0.iter_mut().for_each(|walker| walker.property.finish(FEW));
    }
}
