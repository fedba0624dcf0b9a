//! The light on all boards, which comes from above left: gradients for what has a tone, a sheen and a grain for what
//! lies under it, and soft shadows. A document defines them once, and the style sheets refer to them by their names, so
//! that any number of boards stand on one page.

use crate::program;

/// The tones of pieces that have gradients of their own.
const TONES: [&str; 6] = ["white", "black", "red", "blue", "yellow", "green"];
/// Where the light on a face comes from and where it goes, as shares of its width and height.
const ACROSS: &str = "x1='.15' y1='0' x2='.8' y2='1'";
/// What passes from one colour over nothing into another one: its name, and the colour and the share of it that is seen
/// at each end. A sheen on a board, the raised rim of a turned disc, and what is hollowed out within it.
const SHEENS: [(&str, [(&str, &str); 2]); 4] = [
    ("bevel", [("#fff", ".45"), ("#000", ".5")]),
    ("sheen", [("#fff", ".09"), ("#000", ".07")]),
    ("rim", [("#fff", ".5"), ("#000", ".45")]),
    ("dish", [("#000", ".13"), ("#fff", ".22")]),
];
/// How dark the middle of a shadow is.
const SHADOW: &str = ".5";
/// The veins of wood: where they run in a piece of [`GRAIN_SIZE`], how wide they are, and whether they are dark.
const VEINS: [(&str, &str, bool); 7] = [
    ("M.13 0C.2 1 .06 2.2 .15 3.2S.1 4.4 .13 5", ".05", true),
    ("M.42 0C.36 1.3 .5 2 .43 3S.5 4.4 .42 5", ".025", false),
    ("M.7 0C.78 .8 .62 1.9 .72 2.9S.66 4.2 .7 5", ".035", true),
    ("M1.02 0C.95 1.2 1.1 2.4 1 3.4S1.07 4.5 1.02 5", ".06", true),
    ("M1.3 0C1.36 1.1 1.22 2.1 1.31 3.1S1.27 4.3 1.3 5", ".03", false),
    ("M1.55 0C1.48 .9 1.63 2.2 1.54 3.2S1.6 4.4 1.55 5", ".03", true),
    ("M1.83 0C1.9 1.4 1.77 2.5 1.84 3.6S1.8 4.6 1.83 5", ".045", true),
];
/// The width and the height of a piece of grain, in board units.
const GRAIN_SIZE: (&str, &str) = ("2", "5");

/// What lies lower than the wood around it: the shade in it.
const SUNK: &str = "<linearGradient id='' x1='.15' y1='0' x2='.8' y2='1'><stop stop-color='#000' stop-opacity='.36'></stop>\
    <stop offset='.4' stop-color='#000' stop-opacity='.2'></stop><stop offset='1' stop-color='#000' stop-opacity='.1'></stop>\
    </linearGradient>";
/// The light that shines through glass onto its far side.
const GLASS: &str = "<radialGradient id='' cx='.7' cy='.74' r='.75'><stop stop-color='#fff' stop-opacity='.85'></stop>\
    <stop offset='.3' stop-color='#fff' stop-opacity='.35'></stop><stop offset='.6' stop-color='#fff' stop-opacity='0'></stop>\
    <stop offset='.6' stop-color='#000' stop-opacity='0'></stop><stop offset='1' stop-color='#000' stop-opacity='.32'></stop>\
    </radialGradient>";
/// What of it is gathered behind it.
const CAUSTIC: &str = "<radialGradient id=''><stop stop-color='#fff' stop-opacity='.95'></stop>\
    <stop offset='.4' stop-color='#fff' stop-opacity='.6'></stop><stop offset='1' stop-color='#fff' stop-opacity='0'></stop></radialGradient>";
/// The threads of felt: the light ones across, and the dark ones down.
const WEAVE: &str = "<pattern id='' width='.14' height='.14' patternUnits='userSpaceOnUse' stroke-width='.04'>\
    <path d='M0 .035h.07M.07 .105h.07' stroke='#fff' stroke-opacity='.05'></path>\
    <path d='M.035 .07v.07M.105 0v.07' stroke='#000' stroke-opacity='.08'></path></pattern>";

/// What all boards are painted with, beside the tones of their pieces.
const SHARED: [&str; 4] = ["sheen", "bevel", "shadow", "grain"];

/// The definitions for the boards of a game, or for those of all games: for a drawing that is not seen at the begin of a
/// document's body, or for a drawing of its own.
#[must_use]
pub fn definitions(game: Option<&str>) -> String {
    super::run_all();
    let art = game.and_then(|id| Some((program::info(id)?, program::art(id)?)));
    let is_wanted = |name: &str| {
        art.is_none_or(|(info, art)| {
            let has_tone = |tone: &str| info.seats().any(|seat| art.tone(seat).class().ends_with(tone));
            SHARED.contains(&name)
                || art.paints().contains(&name)
                || name.split_once('-').is_some_and(|(tone, _)| has_tone(tone))
        })
    };
    let wanted = all().into_iter().filter(|(name, _)| is_wanted(name));
    let inside: String =
        wanted.map(|(name, drawing)| drawing.replacen(" id=''", &format!(" id='art-{name}'"), 1)).collect();
    format!("<defs>{inside}</defs>").replace('\'', "\"")
}

/// All definitions by their names, each with an empty one. Every element has an end of its own: a host that takes quotes
/// away would make the slash of a shorter one a part of its last attribute.
fn all() -> Vec<(String, String)> {
    let mut all = Vec::new();
    for tone in TONES {
        let mut gradient = |part: &str, direction: &str| {
            let stop = |place: &str, share: &str| format!("<stop class='{part}-{share}' offset='{place}'></stop>");
            let stops = [stop("0", "lit"), stop(".5", "even"), stop("1", "low")].concat();
            let drawing = format!("<linearGradient id='' class='tone-{tone}'{direction}>{stops}</linearGradient>");
            all.push((format!("{tone}-{part}"), drawing));
        };
        gradient("face", &format!(" {ACROSS}"));
        gradient("side", "");
    }
    for (name, [(near, near_share), (far, far_share)]) in SHEENS {
        let drawing = format!(
            "<linearGradient id='' {ACROSS}><stop stop-color='{near}' stop-opacity='{near_share}'></stop>\
             <stop offset='.5' stop-color='{near}' stop-opacity='0'></stop><stop offset='.5' stop-color='{far}' \
             stop-opacity='0'></stop><stop offset='1' stop-color='{far}' stop-opacity='{far_share}'></stop></linearGradient>"
        );
        all.push((name.to_owned(), drawing));
    }
    let shadow = format!(
        "<radialGradient id=''><stop offset='.5' stop-color='#000' stop-opacity='{SHADOW}'></stop>\
         <stop offset='1' stop-color='#000' stop-opacity='0'></stop></radialGradient>"
    );
    all.push(("shadow".to_owned(), shadow));
    all.extend(
        [("sunk", SUNK), ("glass", GLASS), ("caustic", CAUSTIC), ("weave", WEAVE)]
            .map(|(name, drawing)| (name.to_owned(), drawing.to_owned())),
    );
    let (width, height) = GRAIN_SIZE;
    let vein = |(path, wide, is_dark): &(&str, &str, bool)| {
        let (colour, share) = if *is_dark { ("#000", ".05") } else { ("#fff", ".07") };
        format!("<path d='{path}' stroke='{colour}' stroke-opacity='{share}' stroke-width='{wide}'></path>")
    };
    let veins: String = VEINS.iter().map(vein).collect();
    let grain = format!(
        "<pattern id='' width='{width}' height='{height}' patternUnits='userSpaceOnUse' fill='none'>{veins}</pattern>"
    );
    all.push(("grain".to_owned(), grain));
    all
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// What the style sheets paint with is defined, and what is defined is used.
    #[test]
    fn style_sheets_know_the_definitions() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut styles = String::new();
        for folder in rules::games::FOLDERS {
            let path = root.join(format!("src/art/{}/style.css", folder.name));
            styles += &fs::read_to_string(path).expect("every folder has a style");
        }
        for name in ["pieces", "background", "board"] {
            styles += &fs::read_to_string(root.join(format!("styles/{name}.css"))).expect("it is there");
        }
        let all = definitions(None);
        let defined: Vec<&str> = all.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let used: Vec<&str> = styles.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()).collect();
        assert!(defined.iter().all(|name| defined.iter().filter(|other| *other == name).count() == 1), "{defined:?}");
        for name in &used {
            assert!(defined.contains(name), "nothing is named {name}");
        }
        for name in &defined {
            assert!(used.contains(name), "nothing is painted with {name}");
        }
    }

    /// A page has what its own boards are painted with: what their sheet names, and the tones of their pieces.
    #[test]
    fn a_page_has_what_its_boards_are_painted_with() {
        let whole = definitions(None);
        for folder in rules::games::FOLDERS {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/art/{}/style.css", folder.name));
            let style = fs::read_to_string(path).expect("every folder has a style");
            for info in folder.games {
                let own = definitions(Some(info.id));
                assert!(own.len() < whole.len(), "{}", info.id);
                for name in style.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()) {
                    assert!(own.contains(&format!(" id=\"{name}\"")), "{}: {name}", info.id);
                }
                let art = program::art(info.id).expect("every game has art");
                for name in art.paints() {
                    assert!(style.contains(&format!("url(#art-{name})")), "{}: {name}", info.id);
                }
                for tone in info.seats().map(|seat| art.tone(seat).class().trim_start_matches("tone-")) {
                    assert!(own.contains(&format!(" id=\"art-{tone}-face\"")), "{}: {tone}", info.id);
                }
            }
        }
    }

    #[test]
    fn every_element_has_an_end() {
        assert!(!definitions(None).contains("/>"));
    }
}
