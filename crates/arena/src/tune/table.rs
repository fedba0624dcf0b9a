//! The fitted weights, as a report and as a source file.

use std::fmt::Write as _;
use std::io::{self, Write};

use rules::Options;
use rules::evaluation::Feature;

use super::Plan;
use crate::regression::{Data, Weights};

/// The weights, rounded for the table.
pub(super) fn rounded(scores: &[Weights]) -> Vec<Weights> {
    // Adding 0 turns -0 into 0.
    let round = |part: f64| part.round().clamp(i16::MIN.into(), i16::MAX.into()) + 0.0;
    scores.iter().map(|score| score.map(round)).collect()
}

/// Writes every feature's new and old weights, and how often the feature was seen.
pub(super) fn compare(
    output: &mut impl Write,
    features: &[Feature],
    scores: &[Weights],
    data: &Data,
) -> io::Result<()> {
    writeln!(output, "early  late | were early  late | positions | feature")?;
    for (idx, (feature, [early, late])) in features.iter().zip(scores).enumerate() {
        let Feature { name, opening: was_early, endgame: was_late, .. } = feature;
        let n = data.n_with(idx);
        writeln!(output, "{early:>5} {late:>5} | {was_early:>10} {was_late:>5} | {n:>9} | {name}")?;
    }
    Ok(())
}

/// The table as a source file of the game's folder; the losses are those on the games held out, before and after.
pub(super) fn write(
    id: &str,
    options: &Options,
    plan: &Plan,
    features: &[Feature],
    scores: &[Weights],
    [before, after]: [f64; 2],
) -> String {
    let Plan { n_games, nodes, seed, opening, per_game, reach, .. } = plan;
    let options: String = options.iter().map(|(key, value)| format!(" --option {key}={value}")).collect();
    let mut text = format!(
        "//! The weights of the features of a position, fitted to the results of games of the computer against itself:\n\
         //! `arena tune {id} --games {n_games} --nodes {nodes} --seed {seed} --opening {opening} --per-game {per_game} --reach \
         {reach}{options}`.\n\
         //!\n\
         //! The loss on games held out was {before:.4} before and is {after:.4}.\n\
         \n\
         use crate::features;\n\
         \n\
         features! {{\n    \
         /// What is counted, each with its weights in hundredths of a plain piece: in the opening and in the endgame.\n    \
         pub(super) enum Count {{\n"
    );
    for (part, is_material) in [("material", true), ("other", false)] {
        let line = writeln!(text, "        {part} {{");
        line.expect("strings take all that is written");
        for (feature, [early, late]) in features.iter().zip(scores).filter(|(of, _)| of.is_material == is_material) {
            let line = writeln!(text, "            {}: {early}, {late};", feature.name);
            line.expect("strings take all that is written");
        }
        text.push_str("        }\n");
    }
    text + "    }\n}\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_code() {
        let features = [Feature::material("Man", 100, 100), Feature::new("Centre", 0, 0)];
        let plan = Plan {
            n_games: 5,
            nodes: 100,
            seed: 1,
            opening: 6,
            n_jobs: 1,
            positions: None,
            per_game: 30,
            reach: 100,
            file: None,
        };
        let scores = rounded(&[[100.2, 119.5], [-0.4, 1e9]]);
        let text = write("game", &Options::new(), &plan, &features, &scores, [0.65, 0.61234]);
        let code: Vec<&str> = text.lines().skip_while(|line| !line.contains("pub")).collect();
        assert_eq!(
            code,
            [
                "    pub(super) enum Count {",
                "        material {",
                "            Man: 100, 120;",
                "        }",
                "        other {",
                "            Centre: 0, 32767;",
                "        }",
                "    }",
                "}"
            ]
        );
        assert!(
            text.contains("`arena tune game --games 5 --nodes 100 --seed 1 --opening 6 --per-game 30 --reach 100`"),
            "{text}"
        );
        assert!(text.contains("was 0.6500 before and is 0.6123."), "{text}");
    }
}
