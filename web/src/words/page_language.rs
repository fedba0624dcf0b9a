//! The language of the page.

use i18n::MessageTableError;

use super::language;
use crate::services::{navigation, plurals};

/// Sets the app's language to that of the page.
///
/// # Errors
/// When what was fetched for it is no message table; then nothing changes.
pub(crate) fn follow() -> Result<(), MessageTableError> {
    let tag = navigation::said("lang").unwrap_or_default();
    language::set_language(plurals::of(&tag), navigation::words().iter().map(String::as_str))
}
