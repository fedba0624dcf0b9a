//! A key as it is pressed, on keyboards of every script.

/// A key that is pressed: by its sign, and by its place on a keyboard with Latin letters.
#[derive(Clone, Copy)]
pub(crate) struct KeyPress<'a> {
    /// What it writes.
    pub(crate) key: &'a str,
    /// Its place, such as `KeyU`.
    pub(crate) code: &'a str,
    /// Whether the shift key is held.
    pub(crate) with_shift: bool,
}

impl KeyPress<'_> {
    /// The sign of the key: what it writes, or what it would write on a keyboard with Latin letters where it writes a
    /// letter of another script.
    pub(crate) fn sign(self) -> Option<char> {
        let mut written = self.key.chars();
        let sign = written.next().filter(|_| written.next().is_none())?;
        if sign.is_ascii() {
            return Some(sign.to_ascii_lowercase());
        }
        match (self.code, self.with_shift) {
            ("Slash", true) => Some('?'),
            ("Slash", false) => Some('/'),
            ("Comma", false) => Some(','),
            ("Period", false) => Some('.'),
            (code, _) => code.strip_prefix("Key")?.chars().next().map(|letter| letter.to_ascii_lowercase()),
        }
    }
}
