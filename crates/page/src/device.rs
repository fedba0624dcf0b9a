//! What a page asks its device for at once.

/// What a page asks its device for at once. Whatever takes longer, or changes something, is an [`crate::Effect`].
pub trait Device {
    /// A number that nobody can foresee.
    fn random(&self) -> u64;

    /// What time it is, in milliseconds since 1970.
    fn moment(&self) -> f64;

    /// The value of a parameter in the page's address.
    fn parameter(&self, name: &str) -> Option<String>;

    /// The ways to read a parameter in the page's address, as a program or a person has written it; none where it is not
    /// there.
    fn readings(&self, name: &str) -> Vec<String>;

    /// The query of the page's address.
    fn query(&self) -> String;

    /// Whether the host forbids what the computer needs, so that no attempt can help.
    fn is_forbidden(&self) -> bool;
}
