//! The colours of every theme and of every look have enough contrast to be read and told apart (as WCAG 2 measures it).

mod fields;
mod vision;

use std::collections::BTreeMap;
use std::sync::LazyLock;

static TOKENS: LazyLock<String> = LazyLock::new(|| within_layer(include_str!("../../styles/tokens.css")));
static HEADER: LazyLock<String> = LazyLock::new(|| within_layer(include_str!("../../styles/game_header.css")));
static LOOKS_FILE: LazyLock<String> = LazyLock::new(|| {
    let sheets = [
        include_str!("../../portal/looks.css"),
        include_str!("../../portal/lasker.css"),
        include_str!("../../portal/plain.css"),
        include_str!("../../portal/fields.css"),
    ];
    sheets.map(within_layer).concat()
});
/// The source of the colours that browsers have for their own frame.
const MANIFEST: &str = include_str!("../../../crates/website/src/files/manifest.rs");

/// Colours by the names of their tokens.
type Theme = BTreeMap<&'static str, &'static str>;

/// The block a page starts with: the light forms.
const LIGHT: &str = ":root {\n  color-scheme";
/// The two ways to the dark forms, on screens: readers chose them here, or their system prefers them and they chose
/// nothing.
const DARK: [(&str, &str); 2] =
    [("", "[data-theme=\"dark\"]"), (" and (prefers-color-scheme: dark)", ":not([data-theme])")];
const MORE: &str = "@media (prefers-contrast: more)";

/// How the block of dark forms begins, in one of the two ways: under what other condition, and on which element.
fn dark(way: usize, condition: &str, element: &str) -> String {
    let (preferred, chosen) = DARK[way];
    format!("@media screen{condition}{preferred} {{\n  {element}:where({chosen}) {{")
}

/// A look of the boards.
#[derive(Clone, Copy, Debug)]
struct Look {
    name: &'static str,
    /// How the block of its light forms begins in looks.css.
    head: &'static str,
    /// Under what condition it has its colours at all.
    condition: &'static str,
    /// Whether it leaves the colours alone where more contrast is wanted.
    yields: bool,
}

const LOOKS: [Look; 4] = [
    Look {
        name: "wood",
        head: "@media not all and (prefers-contrast: more)",
        condition: " and (not (prefers-contrast: more))",
        yields: true,
    },
    Look {
        name: "plain",
        // Wood, which comes before, has a block of this kind too.
        head: "@media not all and (prefers-contrast: more) {\n  :root[data-look=\"plain\"]",
        condition: " and (not (prefers-contrast: more))",
        yields: true,
    },
    Look { name: "ink", head: ":root[data-look=\"ink\"] {", condition: "", yields: false },
    Look { name: "lasker", head: ":root[data-look=\"lasker\"] {", condition: "", yields: false },
];

impl Look {
    /// Its colours, in one way to the dark forms or in the light ones.
    fn colours(self, way: Option<usize>) -> Theme {
        let element = format!(":root[data-look=\"{}\"]", self.name);
        let mut theme = colours(block(LOOKS_FILE.as_str(), self.head));
        theme.extend(
            way.map(|way| colours(block(LOOKS_FILE.as_str(), &dark(way, self.condition, &element))))
                .unwrap_or_default(),
        );
        theme
    }
}

/// Every theme as the cascade makes it: the dark forms override the light ones, the blocks for more contrast both, and
/// a look's blocks all of them. The plain ones come first.
fn themes() -> Vec<(String, Theme)> {
    let theme = |way: Option<usize>, is_more: bool, look: Option<Look>| -> Theme {
        let of_tokens =
            |condition: &str| way.map(|way| colours(block(TOKENS.as_str(), &dark(way, condition, ":root"))));
        let mut theme = colours(block(TOKENS.as_str(), LIGHT));
        theme.extend(of_tokens("").unwrap_or_default());
        if is_more {
            theme.extend(colours(block(TOKENS.as_str(), MORE)));
            theme.extend(of_tokens(" and (prefers-contrast: more)").unwrap_or_default());
        }
        theme.extend(look.filter(|look| !(is_more && look.yields)).map(|look| look.colours(way)).unwrap_or_default());
        theme
    };
    let mut themes = Vec::new();
    for look in std::iter::once(None).chain(LOOKS.map(Some)) {
        for is_more in [false, true] {
            for (way, name) in [(None, "light"), (Some(0), "dark")] {
                let contrast = if is_more { ", more contrast" } else { "" };
                let of_look = look.map(|look| format!(", {}", look.name)).unwrap_or_default();
                themes.push((format!("{name}{contrast}{of_look}"), theme(way, is_more, look)));
            }
        }
    }
    themes
}

/// A sheet as if it were no layer: its blocks begin and end at the start of a line.
fn within_layer(sheet: &str) -> String {
    sheet.lines().map(|line| line.strip_prefix("  ").unwrap_or(line)).collect::<Vec<_>>().join("\n")
}

/// The colours in a block.
fn colours(block: &'static str) -> Theme {
    let lines = block.lines().filter_map(|line| line.trim().strip_prefix("--")?.split_once(": "));
    lines.map(|(name, value)| (name, value.trim_end_matches(';'))).filter(|(_, value)| value.starts_with('#')).collect()
}

/// The text of a file between the line that begins with `head` and the end of its block.
fn block(file: &'static str, head: &str) -> &'static str {
    let start = file.find(&format!("\n{head}")).unwrap_or_else(|| panic!("there is no block {head}"));
    let block = &file[start..];
    &block[..block.find("\n}").expect("a block is closed at the start of a line")]
}

/// Tools that change the colours of pages follow plain values, and none that are switched by others (R36).
#[test]
fn every_colour_is_a_plain_value() {
    for line in [TOKENS.as_str(), LOOKS_FILE.as_str()].concat().lines().filter(|line| line.contains('#')) {
        let value = line.split_once(": ").expect("a colour has a name").1.trim_end_matches(';');
        assert!(value.len() == 7 && value[1..].bytes().all(|digit| digit.is_ascii_hexdigit()), "no colour: {line}");
    }
    for sheet in [TOKENS.as_str(), LOOKS_FILE.as_str(), HEADER.as_str()] {
        for switch in ["--light", "--dark", "light-dark("] {
            assert!(!sheet.contains(switch), "{switch}");
        }
    }
}

#[test]
fn the_reader_overrules_the_system_and_the_system_the_usual() {
    assert!(block(TOKENS.as_str(), LIGHT).contains("color-scheme: light;"));
    for condition in ["", " and (prefers-contrast: more)"] {
        let [chosen, preferred] = [0, 1].map(|way| block(TOKENS.as_str(), &dark(way, condition, ":root")));
        assert_eq!(colours(chosen), colours(preferred), "{condition}");
        assert_eq!(chosen.contains("color-scheme: dark;"), condition.is_empty());
        assert_eq!(preferred.contains("color-scheme: dark;"), condition.is_empty());
        assert_eq!(chosen.contains("blue-edge"), preferred.contains("blue-edge"));
    }
    // Every block has the same weight, so the later one counts.
    let places = [
        TOKENS.as_str().find(&dark(1, "", ":root")),
        TOKENS.as_str().find(MORE),
        TOKENS.as_str().find(&dark(0, " and (prefers-contrast: more)", ":root")),
    ];
    assert!(places.is_sorted() && places[0].is_some(), "{places:?}");
    for look in LOOKS {
        assert_eq!(look.colours(Some(0)), look.colours(Some(1)), "{look:?}");
    }
}

#[test]
fn every_colour_has_its_forms() {
    let [light, dark] = [LIGHT.to_owned(), dark(0, "", ":root")].map(|head| colours(block(TOKENS.as_str(), &head)));
    assert!(light.keys().eq(dark.keys()), "{light:?} {dark:?}");
}

/// A misspelt one would leave the usual colour as it is.
#[test]
fn looks_change_colours_that_there_are() {
    let usual = colours(block(TOKENS.as_str(), LIGHT));
    for look in LOOKS {
        let own = look.colours(Some(0));
        assert!(!own.is_empty(), "{look:?}");
        let unknown = own.iter().find(|(name, _)| !usual.contains_key(*name) && !name.starts_with(look.name));
        assert_eq!(unknown, None, "{look:?}");
    }
}

/// It is told apart by tones and patterns alone.
#[test]
fn ink_has_no_hue() {
    let ink = LOOKS.into_iter().find(|look| look.name == "ink").expect("there is one");
    for way in [None, Some(0)] {
        for (name, value) in ink.colours(way) {
            assert!(value[1..3] == value[3..5] && value[3..5] == value[5..7], "{name}: {value}");
        }
    }
}

/// The linear red, green and blue of a colour, from 0 to 1.
fn channels(colour: &str) -> [f64; 3] {
    [1, 3, 5].map(|idx| {
        let value = u8::from_str_radix(&colour[idx..idx + 2], 16).expect("colours are written #rrggbb");
        let share = f64::from(value) / 255.0;
        if share <= 0.040_45 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
    })
}

fn luminance(colour: &str) -> f64 {
    let [red, green, blue] = channels(colour);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(theme: &Theme, one: &str, other: &str) -> f64 {
    let light = |name: &str| luminance(theme.get(name).unwrap_or_else(|| panic!("no colour is named {name}"))) + 0.05;
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

/// A colour as it is seen through half of another, as `#rrggbb`.
fn tinted(ground: &str, tint: &str) -> String {
    let channel = |colour: &str, idx: usize| u16::from_str_radix(&colour[idx..idx + 2], 16).expect("#rrggbb");
    let half = |idx: usize| (channel(ground, idx) + channel(tint, idx)) / 2;
    format!("#{:02x}{:02x}{:02x}", half(1), half(3), half(5))
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
        ("white-star", "lino-milk"),
        ("blue-star", "blue-face"),
    ];
    for (name, theme) in themes() {
        for (ink, ground) in on_paper.into_iter().chain(on_boards) {
            let measured = contrast(&theme, ink, ground);
            assert!(measured >= 4.5, "{name}: {ink} on {ground} has only {measured:.2}");
        }
    }
}

/// The darker fields of boards.
const DARK_FIELDS: [&str; 9] = [
    "board-dark",
    "board-home",
    "board-strip",
    "lanrick-border-dark",
    "lanrick-mead-dark",
    "lanrick-coin",
    "draughts-dark",
    "laska-dark",
    "backgammon-dark",
];
/// The lighter ones.
const LIGHT_FIELDS: [&str; 6] =
    ["board-light", "lanrick-border-light", "lanrick-mead-light", "draughts-light", "laska-light", "backgammon-light"];

/// Whether a theme is one of the two that a page has unless somebody chooses otherwise. One look changes officers alone.
fn is_usual(name: &str) -> bool {
    ["light", "dark"].contains(&name.trim_end_matches(", lasker"))
}

/// A piece shows by its face or by its outline, and where the last turn has tinted its field too.
#[test]
fn pieces_stand_out_from_their_fields() {
    for (name, theme) in themes() {
        let least = if is_usual(&name) { 4.5 } else { 3.0 };
        for tone in ["white", "black"] {
            let [face, star, outline, engraving] =
                ["face", "star", "outline", "engraving"].map(|part| format!("{tone}-{part}"));
            for ground in DARK_FIELDS.into_iter().chain(LIGHT_FIELDS) {
                let measured = better(&theme, [&outline, &face], ground);
                assert!(measured >= least, "{name}: the {tone} pieces on {ground} have only {measured:.2}");
                let field = tinted(theme[ground], theme["board-last"]);
                let light = |part: &str| luminance(theme[part]) + 0.05;
                let under = luminance(&field) + 0.05;
                let on_tint = [&outline, &face].map(|part| light(part).max(under) / light(part).min(under));
                let measured = on_tint[0].max(on_tint[1]);
                assert!(measured >= 3.0, "{name}: the {tone} pieces on {ground} after a turn have only {measured:.2}");
            }
            for part in [star, engraving] {
                let measured = contrast(&theme, &part, &face);
                assert!(measured >= 3.0, "{name}: {part} on {face} has only {measured:.2}");
            }
        }
    }
}

/// The names of files and ranks in the fields.
#[test]
fn names_in_fields_can_be_read() {
    for (name, theme) in themes() {
        let least = if is_usual(&name) { 4.5 } else { 3.0 };
        let on_dark =
            ["board-dark", "lanrick-border-dark", "draughts-dark", "laska-dark"].map(|ground| ("name-on-dark", ground));
        let on_light = ["board-light", "lanrick-border-light", "draughts-light", "laska-light"]
            .map(|ground| ("name-on-light", ground));
        for (ink, ground) in on_dark.into_iter().chain(on_light) {
            let measured = contrast(&theme, ink, ground);
            assert!(measured >= least, "{name}: {ink} on {ground} has only {measured:.2}");
        }
    }
}

/// The patch before a name shows by its face or by its border.
#[test]
fn patches_of_colour_stand_out_from_the_page() {
    assert!(HEADER.as_str().contains("border-color: var(--blue-edge);"));
    assert!(block(TOKENS.as_str(), LIGHT).contains("--blue-edge: var(--blue-outline);"));
    assert!(block(TOKENS.as_str(), &dark(0, "", ":root")).contains("--blue-edge: var(--blue-engraving);"));
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
            let on_dots = ["ludo-dot", "white-face", "board-last"].map(|ground| (&outline, ground));
            for (part, ground) in on_dots.into_iter().chain([(&star, face.as_str()), (&engraving, face.as_str())]) {
                let measured = contrast(&theme, part, ground);
                assert!(measured >= 3.0, "{name}: {part} on {ground} has only {measured:.2}");
            }
            // The mark in a nest is light within an outline.
            let mark = better(&theme, ["ludo-dot", &outline], &face);
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
            let measured = better(&theme, [&face, &outline], "laska-dark");
            assert!(measured >= 3.0, "{name}: {tone} officers have only {measured:.2}");
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

/// Checkers lie on felt, on points of two materials, on the bar and in trays. Black ones have a light edge: felt is dark.
#[test]
fn checkers_stand_out_from_felt_and_points() {
    for (name, theme) in themes() {
        let least = if LOOKS.iter().any(|look| name.ends_with(look.name)) { 3.0 } else { 4.5 };
        for ground in ["backgammon-field", "backgammon-light", "backgammon-dark", "backgammon-tray", "board-frame"] {
            let white = better(&theme, ["white-face", "white-outline"], ground);
            let black = better(&theme, ["black-face", "backgammon-black-edge"], ground);
            assert!(white.min(black) >= least, "{name}, {ground}: {white:.2} and {black:.2}");
            assert!(white.max(black) / white.min(black) <= 1.3, "{name}, {ground}: {white:.2} against {black:.2}");
        }
        // The edge alone has to be seen on a face.
        let edge = contrast(&theme, "backgammon-black-edge", "black-face");
        assert!(edge >= 4.5, "{name}: the edge of black checkers has only {edge:.2}");
        let signs = ["backgammon-field", "backgammon-tray"].map(|ground| better(&theme, ["sign", "sign-edge"], ground));
        assert!(signs.iter().all(|measured| *measured >= least), "{name}: signs on felt have only {signs:.2?}");
    }
}

/// Tiles on the table, and on each tile its print, a stone and signs.
#[test]
fn stones_stand_out_from_their_tiles_and_tiles_from_the_table() {
    for (name, theme) in themes() {
        for (part, ground) in [
            ("lino-tile", "lino-felt"),
            // Where a tile has lain, and where one could lie.
            ("board-frame-ink", "lino-felt"),
            ("sign", "lino-felt"),
            ("sign-edge", "lino-tile"),
            // The sign of a moved tile, and the edge of a star.
            ("lino-tile-edge", "lino-tile"),
            ("lino-tile-edge", "lino-tile-star"),
            ("white-outline", "lino-tile"),
            ("white-outline", "lino-tile-star"),
            ("white-outline", "lino-milk"),
            ("blue-face", "lino-tile"),
            ("blue-outline", "lino-tile-star"),
            ("lino-milk", "blue-face"),
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
            ("sign", "sign-edge"),
            ("sign", "black-face"),
            ("sign-edge", "white-face"),
            // The pieces in danger stand on the alarm behind them.
            ("white-face", "alarm"),
            ("black-face", "alarm"),
        ] {
            let measured = contrast(&theme, part, ground);
            assert!(measured >= 3.0, "{name}: {part} on {ground} has only {measured:.2}");
        }
        for ground in DARK_FIELDS.into_iter().chain(LIGHT_FIELDS).chain(["board-last", "board-frame"]) {
            let measured = better(&theme, ["sign", "sign-edge"], ground);
            assert!(measured >= 3.0, "{name}: signs on {ground} have only {measured:.2}");
        }
    }
}

/// What is printed on squares, and the walls between them: a light tone within a dark one.
#[test]
fn what_belongs_to_the_board_can_be_seen() {
    for (name, theme) in themes() {
        for (part, ground) in [
            ("name-on-dark", "board-strip"),
            ("board-edge", "board-light"),
            ("board-edge", "lanrick-border-light"),
            ("board-edge", "lanrick-mead-light"),
            // The rim of the coin on a meadow.
            ("sign-edge", "lanrick-mead-dark"),
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
        for ground in DARK_FIELDS.into_iter().filter(|ground| *ground != "lanrick-coin") {
            // Where light fields are usual, white pieces show by their outlines.
            let [white, black] = ["white", "black"].map(|tone| {
                let parts = ["face", "outline"].map(|part| format!("{tone}-{part}"));
                if is_usual(&name) {
                    better(&theme, [&parts[0], &parts[1]], ground)
                } else {
                    contrast(&theme, &parts[0], ground)
                }
            });
            assert!(white.max(black) / white.min(black) <= 1.3, "{name}, {ground}: {white:.2} against {black:.2}");
        }
    }
}

#[test]
fn the_browser_around_the_page_has_its_colour() {
    for (name, theme) in themes().into_iter().take(2) {
        let paper = theme["paper"];
        let wanted = format!("(\"{name}\", \"{paper}\")");
        assert!(MANIFEST.contains(&wanted), "the pages lack {wanted}");
    }
}
