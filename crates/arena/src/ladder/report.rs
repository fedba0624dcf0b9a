//! The levels of a game as a section of a document.

use std::fmt::Write;

use rules::LevelSpec;

use super::findings::{Findings, Nearest};
use super::loss::{self, Loss};
use super::proof::{LEAST, MOST, Verdict};
use super::weak_end::{LEAST_AGAINST_RANDOM, MOST_AGAINST_PLAIN};
use crate::rating::Rating;

/// Writes the section: as much as is known.
pub(super) fn write(
    id: &str,
    command: &str,
    findings: &Findings,
    losses: &[Loss],
    n_judged: usize,
    has_networks: bool,
) -> String {
    let mut text = format!("## {id}\n\n`{command}`\n\n");
    let unit = if has_networks { "thousandths of a plain game" } else { "hundredths of a plain piece" };
    let _ = writeln!(text, "Noise and losses are in {unit}.\n");
    text += "| level | turns ahead | positions | noise | score against the level below | games | mean loss | worst loss | moves judged |\n";
    text += "|---|---|---|---|---|---|---|---|---|\n";
    for (idx, at) in findings.levels.iter().enumerate() {
        let LevelSpec { depth, nodes, noise } = findings.family.spec(*at);
        let depth = if depth == u8::MAX { "no limit".to_owned() } else { depth.to_string() };
        let step = idx.checked_sub(1).and_then(|below| findings.steps[below]);
        let (score, n) = step.map_or_else(Default::default, |step| (shown(step.rating), step.n_games.to_string()));
        let Loss { n_moves, sum, worst } = losses.get(idx).copied().unwrap_or_default();
        let (mean, worst) = match n_moves {
            0 => Default::default(),
            n => (format!("{:.1}", sum as f64 / n as f64), worst.to_string()),
        };
        let (level, nodes) = (idx + 1, with_commas(nodes));
        let _ =
            writeln!(text, "| {level} | {depth} | {nodes} | {noise} | {score} | {n} | {mean} | {worst} | {n_moves} |");
    }
    text.push('\n');
    if let Some([random, plain]) = findings.weakest {
        let _ = writeln!(
            text,
            "- Level 1 scores {} against `random`, and {} against `plain:1`.",
            shown(random),
            shown(plain)
        );
    }
    for Nearest { fixed, idx, rating } in &findings.nearest {
        let (name, level, rating) = (fixed.name(), idx + 1, shown(*rating));
        let _ = writeln!(text, "- Nearest to `{name}` is level {level}, against which it scores {rating}.");
    }
    for gap in gaps(findings, losses, n_judged) {
        let _ = writeln!(text, "- Gap: {gap}.");
    }
    text
}

/// What is not as it should be.
fn gaps(findings: &Findings, losses: &[Loss], n_judged: usize) -> Vec<String> {
    let mut gaps = Vec::new();
    for (idx, step) in findings.steps.iter().enumerate() {
        let pair = format!("the step from level {} to level {}", idx + 1, idx + 2);
        let (least, most) = (100.0 * LEAST, 100.0 * MOST);
        match step.map(|step| step.verdict) {
            None => gaps.push(format!("{pair} is not proven")),
            Some(Verdict::Proven) => {}
            Some(Verdict::Unproven) => gaps.push(format!("these games do not prove {pair}")),
            Some(Verdict::TooSmall) => gaps.push(format!("{pair} is smaller than {least:.0}")),
            Some(Verdict::TooLarge) => gaps.push(format!("{pair} is larger than {most:.0}")),
        }
    }
    match findings.weakest {
        None => gaps.push("level 1 is not measured".to_owned()),
        Some([random, plain]) => {
            if random.score < LEAST_AGAINST_RANDOM {
                gaps.push("level 1 scores less than 80 against `random`".to_owned());
            }
            if plain.score > MOST_AGAINST_PLAIN {
                gaps.push("level 1 scores more than 30 against `plain:1`".to_owned());
            }
        }
    }
    let due = |idx| loss::n_due(n_judged, losses.len() - 1 - idx);
    if losses.iter().enumerate().any(|(idx, loss)| loss.n_moves < due(idx)) {
        gaps.push("not all moves are judged".to_owned());
    }
    gaps
}

fn shown(Rating { score, least, most }: Rating) -> String {
    let [score, least, most] = [score, least, most].map(|points| 100.0 * points);
    format!("{score:.1} ({least:.1} to {most:.1})")
}

fn with_commas(number: u32) -> String {
    if number < 1_000 { number.to_string() } else { format!("{},{:03}", with_commas(number / 1_000), number % 1_000) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ladder::family::{Family, TOP};
    use crate::ladder::proof::Step;

    #[test]
    fn a_report_says_what_is_known_and_what_is_not() {
        let rating = Rating { score: 0.75, least: 0.6, most: 0.85 };
        let step = Step { verdict: Verdict::Proven, rating, n_games: 40 };
        let findings = Findings {
            family: Family { nodes: 200_000, fourfolds: 1.0, noise: 400, slight: 60, has_networks: false },
            levels: vec![0, 500, TOP],
            steps: vec![None, Some(step)],
            weakest: Some([rating, rating]),
            nearest: Vec::new(),
        };
        let loss = Loss { n_moves: 10, sum: 25, worst: 9 };
        let text = write("laska", "arena ladder laska", &findings, &[loss; 3], 20, false);
        for line in [
            "| 1 | 1 | 50,000 | 400 |  |  | 2.5 | 9 | 10 |",
            "| 2 | 4 | 100,000 | 36 |  |  | 2.5 | 9 | 10 |",
            "| 3 | no limit | 200,000 | 0 | 75.0 (60.0 to 85.0) | 40 | 2.5 | 9 | 10 |",
            "- Gap: the step from level 1 to level 2 is not proven.",
            "- Gap: level 1 scores less than 80 against `random`.",
            "- Gap: level 1 scores more than 30 against `plain:1`.",
            "- Gap: not all moves are judged.",
        ] {
            assert!(text.lines().any(|other| other == line), "{line}\n{text}");
        }
    }
}
