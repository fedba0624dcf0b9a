//! Fields in colours that somebody has chosen.

use super::{LOOKS_FILE, Theme, better, block, colours, contrast, dark, themes};

/// The fields whose colours somebody chooses: pieces and names show on them as on the usual ones.
#[test]
fn chosen_fields_are_as_good_as_the_usual_ones() {
    for colour in ["brown", "green", "blue", "grey"] {
        let element = format!(":root[data-fields=\"{colour}\"]");
        let light = colours(block(LOOKS_FILE.as_str(), &format!("{element} {{")));
        let [chosen, preferred] = [0, 1].map(|way| colours(block(LOOKS_FILE.as_str(), &dark(way, "", &element))));
        assert_eq!(chosen, preferred, "{colour}");
        for (fields, (name, theme)) in [light, chosen].into_iter().zip(themes()) {
            let theme: Theme = theme.into_iter().chain(fields).collect();
            for ground in ["fields-light", "fields-dark"] {
                for tone in ["white", "black"] {
                    let parts = ["face", "outline"].map(|part| format!("{tone}-{part}"));
                    let measured = better(&theme, [&parts[0], &parts[1]], ground);
                    assert!(measured >= 4.5, "{colour}, {name}: the {tone} pieces on {ground} have only {measured:.2}");
                }
            }
            for (ink, ground) in [("name-on-light", "fields-light"), ("name-on-dark", "fields-dark")] {
                let measured = contrast(&theme, ink, ground);
                assert!(measured >= 4.5, "{colour}, {name}: {ink} on {ground} has only {measured:.2}");
            }
        }
    }
}

/// The patches in the settings are there before the sheet with the fields, and show what it says.
#[test]
fn patches_show_the_fields_that_they_stand_for() {
    const SETTINGS: &str = include_str!("../../portal/settings.css");
    for colour in ["brown", "green", "blue", "grey"] {
        let fields = colours(block(LOOKS_FILE.as_str(), &format!(":root[data-fields=\"{colour}\"] {{")));
        let (_, patch) = SETTINGS.split_once(&format!(".fields [value=\"{colour}\"] {{")).expect(colour);
        for tone in ["light", "dark"] {
            let wanted = format!("--patch-{tone}: {};", fields[format!("fields-{tone}").as_str()]);
            assert!(patch.split('}').next().is_some_and(|own| own.contains(&wanted)), "{colour}: {wanted}");
        }
    }
}
