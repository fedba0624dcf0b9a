//! Writing turns: `11-15`, `22x15`, `22x15x8`.

use super::steps::Step;

/// Steps in the order played, with every landing square.
pub(super) fn write(steps: &[Step]) -> String {
    let mut text = steps.first().map_or_else(String::new, |step| step.from.to_string());
    for step in steps {
        text.push(if step.leapt().is_some() { 'x' } else { '-' });
        text.push_str(&step.to.to_string());
    }
    text
}
