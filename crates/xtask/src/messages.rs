//! Every message of a language with an example, for somebody who reads them all.

use std::fs;

use crate::tools::process::{self, cargo, root};
use crate::tools::trouble::Trouble;

/// The test that lists them, and what it reads from its environment: the language, and where the list goes.
const TEST: &str = "words::tests::listing";
const LANGUAGE: &str = "MESSAGES_OF";
const LIST: &str = "MESSAGES_IN";

/// Prints the messages of a language.
///
/// # Errors
///
/// There is no such language, or the list cannot be made.
pub(crate) fn list(language: &str) -> Result<(), Trouble> {
    let words = root().join("web/i18n").join(language);
    if !words.is_dir() {
        return Err(Trouble::new(format!("there are no words in `{language}`"))
            .remedy("The languages are the folders of web/i18n."));
    }
    let path = root().join("target/messages.txt");
    let mut test = cargo(["test", "--quiet", "--package", "web", "--features", "ssr", "--lib", TEST]);
    process::run(test.env(LANGUAGE, language).env(LIST, &path))?;
    let list = fs::read_to_string(&path).map_err(|error| Trouble::file("read", &path, &error))?;
    process::say(list);
    Ok(())
}
