//! What axe-core reports about the accessibility of a page.

use std::fs;

use serde_json::Value;
use xtask::test::axe;

use crate::failure::Failure;
use crate::page::Page;

/// Whether axe-core can be found at all.
#[must_use]
pub fn can_audit() -> bool {
    axe::source().is_some()
}

const RUN: &str = "
    return axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.flatMap(found =>
        found.nodes.map(node => `${found.id} (${found.impact}): ${node.target.join(' ')}: ${node.failureSummary}`)));
";

impl Page {
    /// axe-core's findings on the page as it is now, one line each; none if axe-core is not installed.
    ///
    /// # Errors
    ///
    /// It cannot be run.
    pub async fn audit(&self) -> Result<Vec<String>, Failure> {
        let Some(source) = axe::source() else { return Ok(Vec::new()) };
        let is_there = self.ask("return 'axe' in window").await?;
        if is_there != true {
            self.ask(&fs::read_to_string(source)?).await?;
        }
        let found = self.ask(RUN).await?;
        let found = found.as_array().into_iter().flatten().filter_map(Value::as_str);
        Ok(found.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect())
    }
}
