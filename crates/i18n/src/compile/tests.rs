use super::*;
use rules::Message;

use crate::{Language, MessageTable, native_plurals};

const FTL: &str = r#"
### A file.

# A message.
a = Undo
square = { $label }: { $held }
group =
    { $plain ->
        [yes] { WORD($count) } { $colour }
       *[no] { WORD($count) } { FORM($kind, $count, case: "dative") }
    }
both = { a }, { $n ->
        [0] none
        [one] one of { $x }
       *[other] { $n }
    }
long = one
    two
quoted = { "" } x { 5 }
page-title = Boards
laska-page-title = Laska
"#;

#[test]
fn a_file_becomes_a_table() {
    let expect = "en ltr\n\
        a=Undo\n\
        both={:a}, {?n|0=none|one=one of {x}|*other={n}}\n\
        group={?plain|yes={:word count$count} {colour}|*no={:word count$count} {kind count$count case=dative}}\n\
        long=one two\n\
        quoted= x 5\n\
        square={label}: {held}\n";
    assert_eq!(table("en", false, FTL).as_deref(), Ok(expect));
}

#[test]
fn the_words_of_pages_are_told_by_pages_only() {
    let all = page_table("ar", true, FTL).unwrap();
    assert!(all.starts_with("ar rtl\na=Undo\n"));
    assert!(all.contains("\nlaska-page-title=Laska\n") && all.contains("\npage-title=Boards\n"));
    assert_eq!(["page-x", "laska-page-x", "homepage-x", "a"].map(is_of_page), [true, true, false, false]);
}

#[test]
fn a_table_takes_in_messages_of_other_files() {
    let files = ["b = B\nc = C", "a = A\nb = Other", "d = D"];
    let wanted = |idx: usize, key: &str| (idx, key) != (0, "c") && (idx, key) != (1, "b");
    assert_eq!(table_of("en", false, &files, wanted).as_deref(), Ok("en ltr\na=A\nb=B\nd=D\n"));
    let error = table_of("en", false, &files, |_, _| true).unwrap_err();
    assert_eq!(error.to_string(), "b: two files have this message");
}

#[test]
fn what_is_written_can_be_told() {
    let mut english = Language::new(native_plurals("en"));
    english.add(MessageTable::read(&table("en", false, FTL).unwrap()).unwrap());
    let both = |n: i64| english.try_format(&Message::new("both").with("n", n).with("x", "c3")).unwrap();
    assert_eq!([0, 1, 5].map(both), ["Undo, none", "Undo, one of c3", "Undo, 5"]);
}

#[test]
fn it_is_known_what_a_message_uses() {
    let uses = uses(FTL).unwrap();
    let set = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect::<BTreeSet<_>>();
    let group = &uses["group"];
    assert_eq!(group.variables, set(&["plain", "count", "colour", "kind"]));
    assert_eq!((&group.messages, &group.forms), (&set(&["word"]), &set(&["count", "case"])));
    assert!(!group.variants.is_empty() && group.variants.iter().all(|(name, _)| group.variables.contains(name)));
    let both = &uses["both"];
    assert_eq!((&both.variables, &both.messages, &both.forms), (&set(&["n", "x"]), &set(&["a"]), &set(&[])));
    assert_eq!((uses["a"].variables.len(), uses["a"].texts.len()), (0, 1));
}

#[track_caller]
fn check_refused(ftl: &str, expect: &str) {
    assert_eq!(table("en", false, ftl).unwrap_err().to_string(), expect);
}

#[test]
fn what_is_not_understood_is_refused_with_its_place() {
    check_refused("a = x\na = y\n", "a: the file has this message twice");
    check_refused("a = x\n    .title = y\n", "a: attributes are not understood");
    check_refused("a =\n    .title = y\n", "a: attributes are not understood");
    check_refused("-a = x\n", "-a: terms are not understood");
    check_refused("a = { -b }\n", "a: terms are not understood");
    check_refused("a = { b.c }\n", "a: attributes are not understood");
    check_refused("a = x | y\n", "a: `|` cannot stand in a text");
    check_refused("a = { \"{\" }\n", "a: `{` cannot stand in a text");
    check_refused("a = { WORD($n) ->\n   *[x] y\n }\n", "a: only a variable can be chosen by");
    let known = "there are WORD($n), FORM($x) and FORM($x, $n)";
    check_refused("a = { NUMBER($n) }\n", &format!("a: `NUMBER` with these arguments is not understood; {known}"));
    check_refused("a = { FORM(\"x\") }\n", &format!("a: `FORM` with these arguments is not understood; {known}"));
    check_refused("a = { FORM($x, case: 1) }\n", "a: `case` must be a text in quotes");
    check_refused("a = { FORM($x, case: \"a b\") }\n", "a: `a b` is not a single word");
    for (ftl, line) in
        [("a = x\n\nb = { $x\n", "line 3"), ("a = x\nB y\n", "line 2"), ("a = { $n ->\n  [one] x\n}\n", "line 1")]
    {
        let error = table("en", false, ftl).unwrap_err();
        assert!(error.place.starts_with("line"), "{ftl:?}: {error}, not {line}");
    }
}

#[test]
fn a_word_is_the_same_everywhere_in_the_language_for_tests() {
    let told = table("en-XA", false, &pseudo("a = Draw\nb = Offer a draw\n").unwrap()).unwrap().to_lowercase();
    let word = told.lines().nth(1).unwrap().strip_prefix("a=").unwrap();
    assert!(told.lines().nth(2).unwrap().ends_with(&format!(" {word}")), "{told}");
}

#[test]
fn the_language_for_tests_is_longer() {
    let stretched = pseudo(FTL).unwrap();
    let compiled = table("en-XA", false, &stretched).unwrap();
    assert!(compiled.contains("\na=Ûûñđđö\n"), "{compiled}");
    assert!(compiled.contains("{?plain|yes={:word count$count} {colour}|"), "{compiled}");
    let letters = |text: &str| text.chars().filter(|sign| sign.is_alphabetic()).count();
    for text in ["The game on the table is kept. You find it again under Games.", "Your games", "at", "x"] {
        let table = table("en-XA", false, &pseudo(&format!("a = {text}\n")).unwrap()).unwrap();
        let told = table.lines().nth(1).unwrap().strip_prefix("a=").unwrap();
        let wanted: usize = text.split(' ').map(letters).map(|n| n + (n * 4).div_ceil(10)).sum();
        assert_eq!(letters(told), wanted, "{text}: {told}");
        assert!(!told.chars().any(|sign| sign.is_ascii_alphabetic()), "{told}");
    }
}
