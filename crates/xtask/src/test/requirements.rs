//! What tests need. A test that some runs cannot run is ignored, and the reason lists what it needs:
//! `#[ignore = "long run, Firefox"]`. Every run includes the ignored tests whose requirements it meets, and counts the
//! others as not run.

use crate::build::dist;
use crate::test::engines::Engine;
use crate::test::tier::Tier;
use crate::test::{axe, dark_reader, fonts, web_servers};
use crate::tools::trouble::Trouble;

/// Something that a test needs.
struct Requirement {
    /// Its name in the reasons.
    name: &'static str,
    is_met: fn(Tier) -> bool,
    /// How to meet it, as the summary says it.
    remedy: &'static str,
}

const INSTALL: &str = "not installed";

static REQUIREMENTS: [Requirement; 13] = [
    Requirement { name: "long run", is_met: |tier| tier == Tier::Full, remedy: "`--full`" },
    Requirement { name: "other programs", is_met: |_| false, remedy: "`--peers`" },
    Requirement { name: "instrumented site", is_met: |_| false, remedy: "`cargo xtask profile`" },
    Requirement { name: "Firefox", is_met: |_| Engine::Firefox.find().is_ok(), remedy: INSTALL },
    Requirement { name: "WebKit", is_met: |_| Engine::WebKit.find().is_ok(), remedy: INSTALL },
    Requirement { name: "classic scripts", is_met: |_| dist::has_classic(), remedy: "npm brings esbuild" },
    Requirement { name: "axe-core", is_met: |_| axe::source().is_some(), remedy: "npm brings it" },
    Requirement { name: "Dark Reader", is_met: |_| dark_reader::source().is_some(), remedy: "npm brings it" },
    Requirement { name: "pinned fonts", is_met: |_| fonts::configuration().is_some(), remedy: "npm brings them" },
    Requirement { name: "nginx", is_met: |_| web_servers::find(web_servers::NGINX).is_some(), remedy: INSTALL },
    Requirement { name: "Apache", is_met: |_| web_servers::apache().is_some(), remedy: INSTALL },
    Requirement { name: "Caddy", is_met: |_| web_servers::find(web_servers::CADDY).is_some(), remedy: INSTALL },
    Requirement { name: "Python", is_met: |_| web_servers::find(web_servers::PYTHON).is_some(), remedy: INSTALL },
];

/// The first requirement in the reason of an ignored test that a run of this tier does not meet, with its remedy; `None`
/// if the run can include the test.
///
/// # Errors
///
/// The reason has an unknown requirement: no run would ever include the test.
pub(crate) fn unmet(reason: &str, tier: Tier) -> Result<Option<String>, Trouble> {
    let mut all = Vec::new();
    for name in reason.split(", ") {
        let known = REQUIREMENTS.iter().find(|requirement| requirement.name == name);
        all.push(known.ok_or_else(|| {
            let names: Vec<&str> = REQUIREMENTS.iter().map(|requirement| requirement.name).collect();
            let names = names.join(", ");
            Trouble::new(format!("a test is ignored for `{reason}`, but the requirements of tests are: {names}"))
        })?);
    }
    let first = all.into_iter().find(|requirement| !(requirement.is_met)(tier));
    Ok(first.map(|Requirement { name, remedy, .. }| format!("{name}: {remedy}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_test_waits_for_the_full_run() {
        assert_eq!(unmet("long run", Tier::Every), Ok(Some("long run: `--full`".to_owned())));
        assert_eq!(unmet("long run", Tier::Full), Ok(None));
    }

    #[test]
    fn every_requirement_counts_and_the_first_that_is_not_met_is_named() {
        let peers = Some("other programs: `--peers`".to_owned());
        assert_eq!(unmet("other programs", Tier::Full), Ok(peers.clone()));
        assert_eq!(unmet("long run, other programs", Tier::Full), Ok(peers));
        assert_eq!(unmet("long run, other programs", Tier::Every), unmet("long run", Tier::Every));
    }

    #[test]
    fn a_reason_that_no_run_knows_is_refused() {
        for reason in ["", "slow", "long run,Firefox", "long run, "] {
            assert!(unmet(reason, Tier::Full).is_err(), "{reason}");
        }
    }
}
