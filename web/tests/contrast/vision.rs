//! The same boards as people see them who lack one of the three kinds of cones: protanopia, deuteranopia and tritanopia.

use super::{DARK_FIELDS, LIGHT_FIELDS, Theme, channels, themes};

/// What becomes of linear red, green and blue: G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, “A
/// Physiologically-based Model for Simulation of Color Vision Deficiency”, IEEE Transactions on Visualization and Computer
/// Graphics 15 (2009), for the full severity of each.
const MODELS: [(&str, [[f64; 3]; 3]); 3] = [
    (
        "protanopia",
        [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]],
    ),
    (
        "deuteranopia",
        [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]],
    ),
    (
        "tritanopia",
        [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]],
    ),
];

/// The linear red, green and blue that are seen in place of a colour.
fn seen(model: &[[f64; 3]; 3], colour: &str) -> [f64; 3] {
    let own = channels(colour);
    model.map(|row| row.iter().zip(own).map(|(share, channel)| share * channel).sum::<f64>().clamp(0.0, 1.0))
}

fn luminance(seen: [f64; 3]) -> f64 {
    0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]
}

fn contrast(model: &[[f64; 3]; 3], theme: &Theme, one: &str, other: &str) -> f64 {
    let light = |name: &str| luminance(seen(model, theme[name])) + 0.05;
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

#[test]
fn grey_stays_grey() {
    for (name, model) in MODELS {
        for channel in seen(&model, "#808080") {
            assert!((channel - channels("#808080")[0]).abs() < 0.01, "{name}: {channel}");
        }
    }
}

/// By its face or by its outline, a piece is seen on every field.
#[test]
fn pieces_stand_out_from_their_fields() {
    for (name, theme) in themes() {
        for (model_name, model) in MODELS {
            for tone in ["white", "black"] {
                let [face, outline] = ["face", "outline"].map(|part| format!("{tone}-{part}"));
                for ground in DARK_FIELDS.into_iter().chain(LIGHT_FIELDS) {
                    let measured = [&face, &outline].map(|part| contrast(&model, &theme, part, ground));
                    let best = measured[0].max(measured[1]);
                    assert!(best >= 3.0, "{name}, {model_name}: the {tone} pieces on {ground} have only {best:.2}");
                }
            }
        }
    }
}

/// What is marked is seen without its hue, and the two armies are told apart.
#[test]
fn signs_and_armies_are_told_apart() {
    for (name, theme) in themes() {
        for (model_name, model) in MODELS {
            for (one, other) in [
                ("sign", "sign-edge"),
                ("white-face", "black-face"),
                ("backgammon-light", "backgammon-dark"),
                ("lino-tile", "blue-face"),
                ("lino-milk", "blue-face"),
            ] {
                let measured = contrast(&model, &theme, one, other);
                let least = if one == "backgammon-light" { 1.5 } else { 3.0 };
                assert!(measured >= least, "{name}, {model_name}: {one} and {other} have only {measured:.2}");
            }
        }
    }
}

/// The four seats of ludo have shapes of their own, as hues are not enough: but within them their marks are seen.
#[test]
fn marks_of_four_seats_are_seen_on_their_colours() {
    for (name, theme) in themes() {
        for (model_name, model) in MODELS {
            for tone in ["red", "blue", "yellow", "green"] {
                let [face, engraving] = ["face", "engraving"].map(|part| format!("{tone}-{part}"));
                let measured = contrast(&model, &theme, &engraving, &face);
                assert!(measured >= 3.0, "{name}, {model_name}: {engraving} has only {measured:.2}");
            }
        }
    }
}

/// On paper without colours, fields and armies differ by their tones.
#[test]
fn grey_prints_tell_fields_and_armies_apart() {
    let plain = [[0.2126, 0.7152, 0.0722]; 3];
    for (name, theme) in themes() {
        for (light, dark) in [
            ("board-light", "board-dark"),
            ("draughts-light", "draughts-dark"),
            ("laska-light", "laska-dark"),
            ("backgammon-light", "backgammon-dark"),
            ("white-face", "black-face"),
        ] {
            let measured = contrast(&plain, &theme, light, dark);
            assert!(measured >= 1.5, "{name}: {light} and {dark} have only {measured:.2} in grey");
        }
    }
}
