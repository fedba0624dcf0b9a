//! The library that splits, with what it lacks for us: where its sources are unpacked, an exact text of them gives way to
//! another one. Another version of the library has to be looked at first, so a text that is not there once is an error.

/// The name of the library.
pub(crate) const NAME: &str = "wasm_split_cli_support";
/// Its version.
pub(crate) const VERSION: &str = "0.2.4";

/// A change of a file of the library.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Change {
    /// The file, from the folder of the package.
    pub(crate) file: &'static str,
    /// What stands there once.
    pub(crate) from: &'static str,
    /// What stands there instead.
    pub(crate) to: &'static str,
}

/// All changes.
pub(crate) const CHANGES: [Change; 2] = [
    Change { file: "src/lib.rs", from: "mod options;\n", to: "mod options;\nmod parts;\n" },
    // What parts share, functions and data, is in one of them.
    Change {
        file: "src/split_point.rs",
        from: "        if needed_by.len() == 1 {
            *self = SplitModuleIdentifier::Split(needed_by.pop_first().unwrap());
        } else {
            debug_assert!(needed_by.len() > 1);
            match self {
                SplitModuleIdentifier::Chunk(chunk) => std::mem::swap(chunk, &mut needed_by),
                _ => *self = SplitModuleIdentifier::Chunk(needed_by),
            }
        }
",
        to: "        *self = crate::parts::home(&needed_by).map_or(Self::Main, Self::Split);
",
    },
];

/// The files that it gets, with their content.
pub(crate) const ADDED: [(&str, &str); 2] = [
    ("src/parts.rs", include_str!("../../../../split/src/parts.rs")),
    ("parts.txt", include_str!("../../../../split/parts.txt")),
];

impl Change {
    /// The text of its file with the change.
    ///
    /// # Errors
    ///
    /// What gives way is not there once.
    pub(crate) fn apply(&self, text: &str) -> Result<String, String> {
        match text.matches(self.from).count() {
            1 => Ok(text.replacen(self.from, self.to, 1)),
            n => Err(format!("{} has a text {n} times that should be there once: {}", self.file, self.from)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_needs_its_text_once() {
        let change = Change { file: "a.rs", from: "one", to: "two" };
        assert_eq!(change.apply("a one b").as_deref(), Ok("a two b"));
        assert!(change.apply("a b").is_err() && change.apply("one one").is_err());
    }
}
