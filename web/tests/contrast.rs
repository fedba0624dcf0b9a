//! The colours of every theme and of every look have enough contrast to be read and told apart (as WCAG 2 measures it).

use std::collections::BTreeMap;

const TOKENS: &str = include_str!("../styles/tokens.css");
const HEADER: &str = include_str!("../styles/game_header.css");
const LOOKS_FILE: &str = include_str!("../portal/looks.css");
/// The source of the pages' `<head>`.
const HEAD: &str = include_str!("../../crates/website/src/head.rs");

/// Colours by the names of their tokens.
type Theme = BTreeMap<&'static str, &'static str>;

/// The block a page starts with: the light forms.
const LIGHT: &str = ":root {\n  color-scheme";
/// The block of the colours.
const COLOURS: &str = ":root {\n  --paper";
/// The two ways to the dark forms: readers chose them here, or their system prefers them and they chose nothing.
const DARK: [&str; 2] = [":root[data-theme=\"dark\"]", ":root:not([data-theme])"];
const PREFERS_DARK: &str = "@media (prefers-color-scheme: dark)";
const MORE: &str = "@media (prefers-contrast: more)";

/// The two forms of a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    Light,
    Dark,
}

/// A look of the boards.
#[derive(Clone, Copy, Debug)]
struct Look {
    name: &'static str,
    /// How the block of its colours begins in looks.css.
    head: &'static str,
    /// Whether it leaves the colours alone where more contrast is wanted.
    yields: bool,
}

const LOOKS: [Look; 3] = [
    Look { name: "wood", head: "@media not all and (prefers-contrast: more)", yields: true },
    Look { name: "ink", head: ":root[data-look=\"ink\"]", yields: false },
    Look { name: "lasker", head: ":root[data-look=\"lasker\"]", yields: false },
];

/// Every theme as the cascade makes it: the block for more contrast overrides the ones before it, and a look's block
/// overrides both. The plain ones come first.
fn themes() -> Vec<(String, Theme)> {
    let forms = [(Form::Light, "light"), (Form::Dark, "dark")];
    let theme = |form: Form, is_more: bool, look: Option<Look>| -> Theme {
        let mut theme: Theme = colours(block(TOKENS, COLOURS), form).into_iter().collect();
        if is_more {
            theme.extend(colours(block(TOKENS, MORE), form));
        }
        if let Some(look) = look.filter(|look| !(is_more && look.yields)) {
            theme.extend(colours(block(LOOKS_FILE, look.head), form));
        }
        theme
    };
    let mut themes = Vec::new();
    for look in std::iter::once(None).chain(LOOKS.map(Some)) {
        for is_more in [false, true] {
            for (form, name) in forms {
                let contrast = if is_more { ", more contrast" } else { "" };
                let of_look = look.map(|look| format!(", {}", look.name)).unwrap_or_default();
                themes.push((format!("{name}{contrast}{of_look}"), theme(form, is_more, look)));
            }
        }
    }
    themes
}

/// The colours in a block, in one form.
fn colours(block: &'static str, form: Form) -> Vec<(&'static str, &'static str)> {
    let lines = block.lines().filter_map(|line| line.trim().strip_prefix("--")?.split_once(": "));
    lines.filter_map(|(name, value)| Some((name, colour(value.trim_end_matches(';'), form)?))).collect()
}

/// A colour's value in one form; `None` if the value is no colour.
fn colour(value: &'static str, form: Form) -> Option<&'static str> {
    if value.starts_with('#') {
        return Some(value);
    }
    let (light, dark) = value.strip_prefix("var(--light, ")?.strip_suffix(')')?.split_once(") var(--dark, ")?;
    Some(if form == Form::Light { light } else { dark })
}

/// The text of a file between the line that begins with `head` and the end of its block.
fn block(file: &'static str, head: &str) -> &'static str {
    let start = file.find(&format!("\n{head}")).unwrap_or_else(|| panic!("there is no block {head}"));
    let block = &file[start..];
    &block[..block.find("\n}").expect("a block is closed at the start of a line")]
}

/// The form that the switches in a part of the file let through.
fn switched(text: &str) -> Form {
    let switches = ["  --light: initial;", "  --dark: ;", "  --light: ;", "  --dark: initial;"];
    match switches.map(|switch| text.contains(switch)) {
        [true, true, false, false] => Form::Light,
        [false, false, true, true] => Form::Dark,
        _ => panic!("one switch lets through and the other does not: {text}"),
    }
}

/// The scheme that a part of the file gives the browser for what it paints itself.
fn told(text: &str) -> Form {
    match (text.contains("color-scheme: light;"), text.contains("color-scheme: dark;")) {
        (true, false) => Form::Light,
        (false, true) => Form::Dark,
        _ => panic!("one scheme is told: {text}"),
    }
}

#[test]
fn the_reader_overrules_the_system_and_the_system_the_usual() {
    let [usual, chosen, preferred] = [LIGHT, DARK[0], PREFERS_DARK].map(|head| block(TOKENS, head));
    for (text, form) in [(usual, Form::Light), (chosen, Form::Dark), (preferred, Form::Dark)] {
        assert_eq!((switched(text), told(text)), (form, form), "{text}");
    }
    assert!(preferred.contains(DARK[1]), "what the system prefers counts only where nothing was chosen");
    assert_eq!(TOKENS.matches("--light: ;").count(), DARK.len());
}

#[test]
fn every_colour_has_its_forms() {
    let lines = TOKENS.lines().chain(LOOKS_FILE.lines()).filter(|line| line.contains('#'));
    for line in lines {
        let value = line.split_once(": ").expect("a colour has a name").1.trim_end_matches(';');
        for form in [Form::Light, Form::Dark] {
            let is_hex = |value: &str| value.len() == 7 && value[1..].bytes().all(|digit| digit.is_ascii_hexdigit());
            assert!(colour(value, form).is_some_and(is_hex), "no colour: {line}");
        }
    }
}

/// A misspelt one would leave the usual colour as it is.
#[test]
fn looks_change_colours_that_there_are() {
    let usual: Theme = colours(block(TOKENS, COLOURS), Form::Light).into_iter().collect();
    for look in LOOKS {
        let own = colours(block(LOOKS_FILE, look.head), Form::Light);
        assert!(!own.is_empty(), "{look:?}");
        let unknown = own.iter().find(|(name, _)| !usual.contains_key(name) && !name.starts_with(look.name));
        assert_eq!(unknown, None, "{look:?}");
    }
}

/// It is told apart by tones and patterns alone.
#[test]
fn ink_has_no_hue() {
    for form in [Form::Light, Form::Dark] {
        for (name, value) in colours(block(LOOKS_FILE, LOOKS[1].head), form) {
            assert!(value[1..3] == value[3..5] && value[3..5] == value[5..7], "{name}: {value}");
        }
    }
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

/// The contrast of the one of two colours that shows better.
fn better(theme: &Theme, parts: [&str; 2], ground: &str) -> f64 {
    let [one, other] = parts.map(|part| contrast(theme, part, ground));
    one.max(other)
}

#[test]
fn text_can_be_read() {
    let on_paper = ["ink", "ink-soft", "accent", "good", "warn"].map(|ink| (ink, "paper"));
    let on_boards = [
        ("board-frame-ink", "board-frame"),
        // The names and numbers of squares, which have their own rim, and the letters on plates.
        ("sign-edge", "sign"),
        ("white-star", "white-face"),
        ("black-star", "black-face"),
        // Numbers on tiles.
        ("white-star", "milk"),
        ("blue-star", "blue-face"),
    ];
    for (name, theme) in themes() {
        for (ink, ground) in on_paper.into_iter().chain(on_boards) {
            let measured = contrast(&theme, ink, ground);
            assert!(measured >= 4.5, "{name}: {ink} on {ground} has only {measured:.2}");
        }
    }
}

/// Squares where light pieces show by their outlines, and dark ones by those or by their faces.
const LIGHT_SQUARES: [&str; 3] = ["board-light", "border-light", "mead-light"];

#[test]
fn pieces_stand_out_from_their_squares() {
    for (name, theme) in themes() {
        for tone in ["white", "black"] {
            let [face, star, outline, engraving] =
                ["face", "star", "outline", "engraving"].map(|part| format!("{tone}-{part}"));
            let on_squares =
                ["board-dark", "board-home", "board-strip", "board-last", "border-dark", "mead-dark", "coin"]
                    .map(|ground| (&face, ground));
            let on_face = [(&star, face.as_str()), (&engraving, face.as_str())];
            for (part, ground) in on_squares.into_iter().chain(on_face) {
                let measured = contrast(&theme, part, ground);
                assert!(measured >= 3.0, "{name}: {part} on {ground} has only {measured:.2}");
            }
            for ground in LIGHT_SQUARES {
                let measured = better(&theme, [&outline, &face], ground);
                assert!(measured >= 3.0, "{name}: the {tone} pieces on {ground} have only {measured:.2}");
            }
        }
    }
}

/// The patch before a name shows by its face or by its border.
#[test]
fn patches_of_colour_stand_out_from_the_page() {
    assert!(HEADER.contains("border-color: var(--light, var(--outline)) var(--dark, var(--engraving));"));
    for (name, theme) in themes() {
        for tone in ["white", "black", "red", "blue", "yellow", "green"] {
            let is_engraved = tone == "black" || tone == "blue" && name.starts_with("dark");
            let border = format!("{tone}-{}", if is_engraved { "engraving" } else { "outline" });
            let measured = better(&theme, [&border, &format!("{tone}-face")], "paper");
            assert!(measured >= 3.0, "{name}: the {tone} patch has only {measured:.2}");
        }
    }
}

/// Pieces of four colours stand on light dots, on the white finish or on a tint, each within its outline.
#[test]
fn pieces_of_four_colours_stand_out_from_their_dots() {
    for (name, theme) in themes() {
        for tone in ["red", "blue", "yellow", "green"] {
            let [face, star, outline, engraving] =
                ["face", "star", "outline", "engraving"].map(|part| format!("{tone}-{part}"));
            let on_dots = ["board-light", "white-face", "board-last"].map(|ground| (&outline, ground));
            for (part, ground) in on_dots.into_iter().chain([(&star, face.as_str()), (&engraving, face.as_str())]) {
                let measured = contrast(&theme, part, ground);
                assert!(measured >= 3.0, "{name}: {part} on {ground} has only {measured:.2}");
            }
            // The mark in a nest is light within an outline.
            let mark = better(&theme, ["board-light", &outline], &face);
            assert!(mark >= 3.0, "{name}: the mark in the {tone} nest has only {mark:.2}");
        }
    }
}

/// They stand on the squares of soldiers and lie between soldiers; the two are told apart without their hues too.
#[test]
fn officers_in_colours_of_their_own_stand_out() {
    for (name, theme) in themes().into_iter().filter(|(name, _)| name.ends_with("lasker")) {
        let parts = |tone: &str| ["face", "star", "outline", "engraving"].map(|part| format!("lasker-{tone}-{part}"));
        for tone in ["green", "red"] {
            let [face, star, outline, engraving] = parts(tone);
            for ground in ["board-dark", "board-last"] {
                let measured = better(&theme, [&face, &outline], ground);
                assert!(measured >= 3.0, "{name}: {tone} officers on {ground} have only {measured:.2}");
            }
            for part in [star, engraving] {
                let measured = contrast(&theme, &part, &face);
                assert!(measured >= 3.0, "{name}: {part} on {face} has only {measured:.2}");
            }
        }
        let [green, red] = ["green", "red"].map(|tone| parts(tone)[0].clone());
        let measured = contrast(&theme, &green, &red);
        assert!(measured >= 3.0, "{name}: the officers of the two sides have only {measured:.2}");
    }
}

/// Tiles on the table, and on each tile its print, a stone and signs.
#[test]
fn stones_stand_out_from_their_tiles_and_tiles_from_the_table() {
    for (name, theme) in themes() {
        for (part, ground) in [
            ("tile", "felt"),
            // Where a tile has lain, and where one could lie.
            ("board-frame-ink", "felt"),
            ("sign", "felt"),
            ("sign-edge", "tile"),
            // The sign of a moved tile, and the edge of a star.
            ("tile-edge", "tile"),
            ("tile-edge", "tile-star"),
            ("white-outline", "tile"),
            ("white-outline", "tile-star"),
            ("white-outline", "milk"),
            ("blue-face", "tile"),
            ("blue-outline", "tile-star"),
            ("milk", "blue-face"),
            ("blue-engraving", "blue-face"),
        ] {
            let measured = contrast(&theme, part, ground);
            assert!(measured >= 3.0, "{name}: {part} on {ground} has only {measured:.2}");
        }
    }
}

/// A sign is a light tone within a dark one. At least one of them shows on every background, and the two on each other.
#[test]
fn signs_stand_out_from_their_squares() {
    for (name, theme) in themes() {
        for (part, ground) in [
            ("sign", "board-dark"),
            ("sign", "board-home"),
            ("sign", "board-strip"),
            ("sign", "board-last"),
            ("sign", "border-dark"),
            ("sign", "mead-dark"),
            // The sprig on the coin too.
            ("sign", "coin"),
            ("sign", "sign-edge"),
            ("sign", "black-face"),
            ("sign-edge", "board-light"),
            ("sign-edge", "border-light"),
            ("sign-edge", "mead-light"),
            ("sign-edge", "white-face"),
            // The alarm behind a piece in danger has a dark rim, and the pieces stand on it.
            ("sign-edge", "board-dark"),
            ("white-face", "alarm"),
            ("black-face", "alarm"),
        ] {
            let measured = contrast(&theme, part, ground);
            assert!(measured >= 3.0, "{name}: {part} on {ground} has only {measured:.2}");
        }
        let measured = better(&theme, ["sign", "sign-edge"], "board-frame");
        assert!(measured >= 3.0, "{name}: signs on the frame have only {measured:.2}");
    }
}

/// What is printed on squares, and the walls between them: a light tone within a dark one.
#[test]
fn what_belongs_to_the_board_can_be_seen() {
    for (name, theme) in themes() {
        for (part, ground) in [
            ("board-frame-ink", "board-strip"),
            ("board-edge", "board-light"),
            ("board-edge", "border-light"),
            ("board-edge", "mead-light"),
            // The rim of the coin on a meadow.
            ("sign-edge", "mead-dark"),
            ("wall", "board-edge"),
            ("board-frame-ink", "board-frame"),
        ] {
            let measured = contrast(&theme, part, ground);
            assert!(measured >= 3.0, "{name}: {part} on {ground} has only {measured:.2}");
        }
    }
}

/// The squares favour neither side: a source asks for that, and it does no harm elsewhere.
#[test]
fn both_armies_stand_out_alike() {
    for (name, theme) in themes() {
        for ground in ["board-dark", "board-home", "board-strip", "border-dark", "mead-dark"] {
            let [white, black] = ["white-face", "black-face"].map(|face| contrast(&theme, face, ground));
            assert!(white.max(black) / white.min(black) <= 1.3, "{name}, {ground}: {white:.2} against {black:.2}");
        }
    }
}

#[test]
fn the_browser_around_the_page_has_its_colour() {
    for (name, theme) in themes().into_iter().take(2) {
        let paper = theme["paper"];
        let wanted = format!("(\"{name}\", \"{paper}\")");
        assert!(HEAD.contains(&wanted), "the pages lack {wanted}");
    }
}
