//! Links, apart from the games: what a fragment holds, and what is wrong with a link.

use rules::games::Portal;

use super::*;
use crate::GameUid;
use crate::entry::Entry;

const LINKS: GamesOf<Portal> = GamesOf::NEW;

/// The link of the beginning of a game.
fn link(id: &str, steps: &[&str]) -> String {
    let info = LINKS.folder::<FolderLinks>(id).and_then(|folder| folder.info(id).ok()).expect("it is there");
    let mut record = usual(info);
    record.entries = steps.iter().map(|step| Entry::Step((*step).to_owned())).collect();
    LINKS.write_link(&record).expect("it is a game")
}

#[test]
fn what_others_append_is_passed_over() {
    let found = |fragment| in_fragment(fragment);
    for fragment in ["g=1abc", "g=1abc#comments", "g=1abc:~:text=x", "g=1abc&utm=1", "a=b&g=1abc", "g=1abc.", "g=1abc)"]
    {
        assert_eq!(found(fragment), Some("1abc"), "{fragment}");
    }
    for fragment in ["", "comments", "?secret=7", ":~:text=king=1", "0123456789abcdef", "lesson", "long=1abc"] {
        assert_eq!(found(fragment), None, "{fragment}");
    }
    assert_eq!(fragment("1abc"), "g=1abc");
}

#[test]
fn the_kinds_of_faults_are_told_apart() {
    let whole = link("laska", &["c3-d4"]);
    let fault = |id, text: &str| LINKS.read_link(id, text).map(|read| read.fault).unwrap_or_else(Some);
    assert_eq!(fault("laska", &whole), None);
    assert_eq!(fault("chess", &whole), Some(LinkFault::OtherGame));
    assert_eq!(fault("halma", &whole), Some(LinkFault::Refused(OpenError::UnknownGame)));
    for damaged in
        ["", "1", &whole[..whole.len() - 1], &whole[1..], "č", &"1".repeat(MAX_READ + 1), &whole.replace('1', "2")]
    {
        assert_eq!(fault("laska", damaged), Some(LinkFault::Damaged), "{damaged:.40}");
    }
    // As a later version writes it: with check digits of its own.
    let later = format!("2{}", &whole[1..whole.len() - 4]);
    assert_eq!(fault("laska", &format!("{later}{}", checks(&later))), Some(LinkFault::Newer));
}

#[test]
fn a_link_of_other_rules_says_so() {
    let info = LINKS.folder::<FolderLinks>("laska").and_then(|folder| folder.info("laska").ok()).expect("it is there");
    let mut encoder = Encoder::new();
    name(&mut encoder, info);
    number(&mut encoder, 77);
    let text = format!("1{}", encoder.finish());
    let read = LINKS.read_link("laska", &format!("{text}{}", checks(&text)));
    assert_eq!(read, Err(LinkFault::Refused(OpenError::RulesVersion { ours: info.version })));
}

/// A step that is not legal cannot be written; one that a later version adds to the form is not passed over.
#[test]
fn what_is_no_game_has_no_link() {
    let info = LINKS.folder::<FolderLinks>("laska").and_then(|folder| folder.info("laska").ok()).expect("it is there");
    let record = Record { entries: vec![Entry::Step("a1-h8".to_owned())], ..usual(info) };
    assert!(LINKS.write_link(&record).is_err());
    assert!(LINKS.write_link(&Record { rules_version: 77, ..usual(info) }).is_err());
    let mut encoder = Encoder::new();
    name(&mut encoder, info);
    number(&mut encoder, u32::from(info.version));
    head(&mut encoder, &usual(info), &usual(info));
    encoder.pick(&[31, 1], 1);
    number(&mut encoder, WITH_LOTS + 1);
    let text = format!("1{}", encoder.finish());
    assert_eq!(LINKS.read_link("laska", &format!("{text}{}", checks(&text))), Err(LinkFault::Newer));
}

#[test]
fn what_is_as_usual_costs_nothing() {
    let plain = link("chess", &[]);
    let info = LINKS.folder::<FolderLinks>("chess").and_then(|folder| folder.info("chess").ok()).expect("it is there");
    let with_uid = LINKS.write_link(&Record { uid: GameUid(u64::MAX), ..usual(info) }).expect("it is a game");
    assert!(plain.len() <= 9, "{plain}");
    assert!((20..=22).contains(&with_uid.len()), "{with_uid}");
}
