//! The colours of every theme keep enough apart to be read and told from each other (as WCAG 2 measures it).

use std::collections::BTreeMap;

const TOKENS: &str = include_str!("../styles/tokens.css");
const PAGE: &str = include_str!("../../index.html");

/// Colours by the names of their tokens.
type Theme = BTreeMap<&'static str, &'static str>;

const LIGHT: &str = ":root";
const DARK: &str = "@media (prefers-color-scheme: dark)";
const MORE: &str = "@media (prefers-contrast: more)";
const MORE_DARK: &str = "@media (prefers-contrast: more) and (prefers-color-scheme: dark)";

/// Every theme as the cascade makes it: later blocks overrule earlier ones.
fn themes() -> [(&'static str, Theme); 4] {
    [
        ("light", theme(&[LIGHT])),
        ("dark", theme(&[LIGHT, DARK])),
        ("light, more contrast", theme(&[LIGHT, MORE])),
        ("dark, more contrast", theme(&[LIGHT, DARK, MORE, MORE_DARK])),
    ]
}

fn theme(blocks: &[&str]) -> Theme {
    blocks.iter().flat_map(|block| colours(block)).collect()
}

/// The colours in the block that begins with `head`.
fn colours(head: &str) -> Vec<(&'static str, &'static str)> {
    let start = TOKENS.find(&format!("\n{head} {{")).unwrap_or_else(|| panic!("tokens.css has no block {head}"));
    let block = &TOKENS[start..];
    let block = &block[..block.find("\n}").expect("a block is closed at the start of a line")];
    let lines = block.lines().filter_map(|line| line.trim().strip_prefix("--")?.split_once(": "));
    lines.filter(|(_, value)| value.starts_with('#')).map(|(name, value)| (name, value.trim_end_matches(';'))).collect()
}

fn luminance(colour: &str) -> f64 {
    let channel = |idx: usize| {
        let value = u8::from_str_radix(&colour[idx..idx + 2], 16).expect("colours are written #rrggbb");
        let share = f64::from(value) / 255.0;
        if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

fn contrast(theme: &Theme, one: &str, other: &str) -> f64 {
    let light = |name: &str| luminance(theme.get(name).unwrap_or_else(|| panic!("no colour is named {name}"))) + 0.05;
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

#[test]
fn text_can_be_read() {
    let on_paper = ["ink", "ink-soft", "accent", "good", "warn"].map(|ink| (ink, "paper"));
    for (name, theme) in themes() {
        for (ink, ground) in on_paper.into_iter().chain([("board-frame-ink", "board-frame")]) {
            let measured = contrast(&theme, ink, ground);
            assert!(measured >= 4.5, "{name}: {ink} on {ground} has only {measured:.2}");
        }
    }
}

#[test]
fn pieces_stand_out_from_their_squares() {
    for (name, theme) in themes() {
        for seat in ["seat-1", "seat-2"] {
            let [face, star, outline] = ["face", "star", "outline"].map(|part| format!("{seat}-{part}"));
            let on_squares = [(&face, "board-dark"), (&face, "board-last"), (&outline, "board-light")];
            for (part, ground) in on_squares.into_iter().chain([(&star, face.as_str())]) {
                let measured = contrast(&theme, part, ground);
                assert!(measured >= 3.0, "{name}: {part} on {ground} has only {measured:.2}");
            }
        }
    }
}

/// A sign is a light tone within a dark one. At least one of them shows on every ground, and the two on each other.
#[test]
fn signs_stand_out_from_their_squares() {
    for (name, theme) in themes() {
        for (part, ground) in [
            ("sign", "board-dark"),
            ("sign", "board-last"),
            ("sign", "board-frame"),
            ("sign", "sign-edge"),
            ("sign", "seat-2-face"),
            ("sign-edge", "board-light"),
            ("sign-edge", "seat-1-face"),
        ] {
            let measured = contrast(&theme, part, ground);
            assert!(measured >= 3.0, "{name}: {part} on {ground} has only {measured:.2}");
        }
    }
}

/// The source asks for it: the squares favour neither side.
#[test]
fn both_armies_stand_out_alike() {
    for (name, theme) in themes() {
        let [white, black] = ["seat-1-face", "seat-2-face"].map(|face| contrast(&theme, face, "board-dark"));
        assert!(white.max(black) / white.min(black) <= 1.3, "{name}: {white:.2} against {black:.2}");
    }
}

#[test]
fn the_browser_around_the_page_has_its_colour() {
    for (name, theme) in themes().into_iter().take(2) {
        let paper = theme["paper"];
        let wanted = format!("content=\"{paper}\" media=\"(prefers-color-scheme: {name})\"");
        assert!(PAGE.contains(&wanted), "index.html lacks {wanted}");
    }
}
