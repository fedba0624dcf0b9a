//! Which licences are accepted, and which one a package is used under.

use spdx::{Expression, Licensee, ParseMode};

use crate::tools::trouble::Trouble;

/// The MIT licence, which nearly every package offers.
pub(super) const MIT: &str = "MIT";
pub(super) const UNICODE: &str = "Unicode-3.0";

/// A licence that lets everybody use the work, if its text comes along.
pub(super) struct Accepted {
    /// Its identifier in the list of SPDX.
    pub(super) id: &'static str,
    /// How names of files call it, in capitals.
    pub(super) in_names: &'static [&'static str],
}

/// All of them, those first that are taken where there is a choice.
pub(super) const ACCEPTED: [Accepted; 12] = [
    Accepted { id: MIT, in_names: &["MIT"] },
    Accepted { id: "ISC", in_names: &["ISC"] },
    Accepted { id: "BSL-1.0", in_names: &["BSL", "BOOST"] },
    Accepted { id: "Zlib", in_names: &["ZLIB"] },
    Accepted { id: "BSD-2-Clause", in_names: &["BSD"] },
    Accepted { id: "BSD-3-Clause", in_names: &["BSD"] },
    Accepted { id: "0BSD", in_names: &["0BSD"] },
    Accepted { id: "Unlicense", in_names: &["UNLICENSE"] },
    Accepted { id: "CC0-1.0", in_names: &["CC0"] },
    Accepted { id: UNICODE, in_names: &["UNICODE"] },
    Accepted { id: "Unicode-DFS-2016", in_names: &["UNICODE"] },
    Accepted { id: "Apache-2.0", in_names: &["APACHE"] },
];

/// The licences that a package is used under: as few as its expression demands.
///
/// # Errors
///
/// The expression cannot be read, or demands one that is not accepted.
pub(super) fn chosen(package: &str, expression: &str) -> Result<Vec<String>, Trouble> {
    let refused = |why: String| {
        let ids = ACCEPTED.map(|accepted| accepted.id).join(", ");
        Trouble::new(format!("{package} cannot be used: {why}"))
            .remedy(format!("These licences are accepted: {ids}. Do without the package."))
    };
    // Many older manifests separate a choice by a slash.
    let parsed = Expression::parse_mode(expression, ParseMode::LAX)
        .map_err(|error| refused(format!("its licence `{expression}` is unknown ({})", error.reason)))?;
    let accepted = ACCEPTED.map(|accepted| Licensee::parse(accepted.id).expect("these are identifiers of SPDX"));
    let needed = parsed
        .minimized_requirements(&accepted)
        .map_err(|_| refused(format!("its licence `{expression}` is not accepted")))?;
    Ok(needed.iter().map(ToString::to_string).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(expression: &str, expect: &[&str]) {
        assert_eq!(chosen("a 1.0.0", expression).expect("it is accepted"), expect, "{expression}");
    }

    #[test]
    fn as_few_licences_are_chosen_as_are_needed() {
        check("MIT", &["MIT"]);
        check("Apache-2.0 OR MIT", &["MIT"]);
        check("MIT/Apache-2.0", &["MIT"]);
        check("Apache-2.0 / MIT", &["MIT"]);
        check("Unlicense OR MIT", &["MIT"]);
        check("Apache-2.0 OR BSL-1.0", &["BSL-1.0"]);
        check("(MIT OR Apache-2.0) AND Unicode-3.0", &["MIT", "Unicode-3.0"]);
        check("MIT OR GPL-3.0-only", &["MIT"]);
        check("Apache-2.0 WITH LLVM-exception OR MIT", &["MIT"]);
        for accepted in ACCEPTED {
            check(accepted.id, &[accepted.id]);
        }
    }

    #[test]
    fn copyleft_and_unknown_licences_are_refused_by_name() {
        for expression in ["GPL-3.0-only", "MIT AND LGPL-2.1-or-later", "MPL-2.0", "CC-BY-SA-4.0", "", "Nice Licence"] {
            let trouble = chosen("odd 1.0.0", expression).expect_err("it is not accepted");
            assert!(trouble.what().starts_with("odd 1.0.0 cannot be used"), "{trouble}");
            assert!(trouble.what().contains(expression), "{trouble}");
        }
    }
}
