//! What a page asks its device for at once.

/// What a page asks its device for at once. Whatever takes longer, or changes something, is an [`crate::Effect`].
///
/// A device for tests, whose time stands still and whose address is `?position=…`:
///
/// ```
/// use page::{Address, Device, POSITION, Place};
/// use rules::{Rules, games::laska::Laska};
///
/// struct Still {
///     position: &'static str,
/// }
///
/// impl Device for Still {
///     fn random(&self) -> u64 {
///         7
///     }
///
///     fn moment(&self) -> f64 {
///         0.0
///     }
///
///     fn parameter(&self, name: &str) -> Option<String> {
///         self.readings(name).into_iter().next()
///     }
///
///     fn readings(&self, name: &str) -> Vec<String> {
///         (name == POSITION).then(|| self.position.to_owned()).into_iter().collect()
///     }
///
///     fn query(&self) -> String {
///         format!("{POSITION}={}", self.position)
///     }
///
///     fn is_forbidden(&self) -> bool {
///         false
///     }
/// }
///
/// let device = Still { position: "c1w d2b d4b a7b w" };
/// let place = Place { is_embedded: false, game: "laska" };
/// let address = Address::read(place, None, Laska::GAMES.first(), &device);
/// assert_eq!(address.awaited().as_deref(), Some(device.position));
/// ```
pub trait Device {
    /// A number that nobody can foresee.
    fn random(&self) -> u64;

    /// What time it is, in milliseconds since 1970.
    fn moment(&self) -> f64;

    /// The value of a parameter in the page's address, decoded; `None` where the address does not have it.
    fn parameter(&self, name: &str) -> Option<String>;

    /// The ways to read a parameter in the page's address, as a program or a person has written it; none where it is not
    /// there.
    fn readings(&self, name: &str) -> Vec<String>;

    /// The query of the page's address as [`embed::plain_query`] reads it; empty where there is none.
    fn query(&self) -> String;

    /// Whether the host forbids what the computer needs, so that no attempt can help.
    fn is_forbidden(&self) -> bool;
}
