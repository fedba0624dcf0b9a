use super::*;
use crate::Category;

/// One and other, as in English, and two as well, to tell plural rules from exact numbers.
struct Some2;

impl Plurals for Some2 {
    fn category(&self, number: i64) -> Category {
        match number {
            1 => Category::One,
            2 | 12 | 22 => Category::Two,
            _ => Category::Other,
        }
    }
}

fn language(head: &str, messages: &[&str]) -> Language {
    let mut language = Language::new(Box::new(Some2));
    let mut lines = messages.to_vec();
    lines.sort_unstable();
    language.add(MessageTable::read(&format!("{head}\n{}\n", lines.join("\n"))).unwrap());
    language
}

#[track_caller]
fn check(messages: &[&str], message: Message, expect: &str) {
    assert_eq!(language("en ltr", messages).try_format(&message).as_deref(), Ok(expect));
}

fn message(key: &'static str) -> Message {
    Message::new(key)
}

#[test]
fn arguments_stand_in_their_places() {
    check(&["a=Undo"], message("a"), "Undo");
    check(&["a={x} of {n}, {x}"], message("a").with("x", "c3").with("n", 3_usize), "c3 of 3, c3");
    check(&["a={x}"], message("a").with("x", -12), "-12");
    check(&["a=({x})", "b=<{y}>"], message("a").with("x", message("b").with("y", "d4")), "(<d4>)");
    check(&["a=({:b})", "b={x}{x}"], message("a").with("x", "d4"), "(d4d4)");
}

#[test]
fn a_choice_goes_by_number_and_category() {
    let pattern = "a={?n|0=none|one=one piece|two=a pair|12=a dozen|*other={n} pieces}";
    for (count, expect) in
        [(0, "none"), (1, "one piece"), (2, "a pair"), (12, "a dozen"), (22, "a pair"), (7, "7 pieces")]
    {
        check(&[pattern], message("a").with("n", count), expect);
    }
    check(&["a={?n|12=a dozen|two=a pair|*other={n}}"], message("a").with("n", 12), "a dozen");
    check(&["a={?n|one={n} man|1=a man|*other={n}}"], message("a").with("n", 1), "a man");
    check(&[pattern], message("a").with("n", vec![Arg::Number(7)]), "one piece");
}

#[test]
fn a_choice_goes_by_text_and_by_key() {
    let messages = ["a={?x|c3=here|b=a message|*z=neither}", "b=B", "c=C"];
    check(&messages, message("a").with("x", "c3"), "here");
    check(&messages, message("a").with("x", message("b")), "a message");
    check(&messages, message("a").with("x", message("c")), "neither");
    // No value: the default.
    check(&messages, message("a"), "neither");
    check(&["a=x{?x|b=}y"], message("a"), "xy");
}

#[test]
fn forms_reach_what_is_inside() {
    let messages = [
        "takes=takes {what form=a}",
        "piece={?form|a=a {colour} {kind}|*plain={colour} {kind}}",
        "kinds={kind count$n}",
        "kind={?count|two=counters|other=counters|*one=counter}",
        "colour=white",
        "again={:piece form=a}",
    ];
    let piece = || message("piece").with("colour", message("colour")).with("kind", message("kind"));
    check(&messages, piece(), "white counter");
    check(&messages, message("takes").with("what", piece()), "takes a white counter");
    check(&messages, message("again").with("colour", "red").with("kind", message("kind")), "a red counter");
    check(&messages, message("kinds").with("kind", message("kind")).with("n", 3), "counters");
    // A message's own argument comes before a form.
    check(&messages, message("takes").with("what", piece().with("form", "plain")), "takes white counter");
    // A message's arguments do not reach nested messages.
    check(
        &messages,
        message("again").with("colour", "red").with("kind", message("kind")).with("count", 2),
        "a red counter",
    );
}

#[test]
fn a_number_in_words_is_the_number_that_was_asked_for() {
    let messages = ["a={:word count$rank} of {:word count$count}", "word={?count|1=one|2=two|*other={count}}"];
    check(&messages, message("a").with("count", 2).with("rank", 1), "one of two");
}

#[test]
fn things_are_joined() {
    let joints = ["list-and={first} and {last}", "list-next={first}, {last}", "list-or={first} or {last}", "a={x}"];
    let things = |n: usize| ["c", "d", "e"][..n].iter().map(|text| Arg::from(*text)).collect::<Vec<_>>();
    for (n, expect) in [(0, ""), (1, "c"), (2, "c and d"), (3, "c, d and e")] {
        check(&joints, message("a").with("x", things(n)), expect);
    }
    check(&joints, message("a").with("x", Arg::Either(things(3))), "c or d or e");
}

#[test]
fn texts_are_kept_apart_where_they_run_the_other_way() {
    let arabic = language("ar rtl", &["a=من {x}", "list-and={first} و{last}"]);
    let tell = |value: Arg| arabic.try_format(&message("a").with("x", value)).unwrap();
    assert_eq!(tell("c3-d4".into()), "من \u{2068}c3-d4\u{2069}");
    assert_eq!(tell("3".into()), "من \u{2068}3\u{2069}");
    assert_eq!(tell("ليلى".into()), "من ليلى");
    assert_eq!(tell("…".into()), "من …");
    assert_eq!(tell(3.into()), "من 3");
    assert_eq!(tell((-3).into()), "من \u{2068}-3\u{2069}");
    // Joined items are isolated one by one; the text between them is not.
    assert_eq!(tell(vec!["a".into(), "b".into()].into()), "من \u{2068}a\u{2069} و\u{2068}b\u{2069}");
    check(&["a=from {x}"], message("a").with("x", "c3"), "from c3");
    check(&["a=from {x}"], message("a").with("x", "ليلى"), "from \u{2068}ليلى\u{2069}");
}

#[test]
fn what_is_missing_is_shown_and_told() {
    let english = language("en ltr", &["a=<{x}>", "b={:nothing}", "c={:c}", "d={x y=z}"]);
    let check = |message: Message, shown: &str, fault: Fault| {
        assert_eq!(english.format(&message), shown);
        assert_eq!(english.try_format(&message), Err(fault));
    };
    check(message("e"), "e", Fault::NoMessage { key: "e".to_owned() });
    check(message("a"), "<{x}>", Fault::NoVariable { name: "x".to_owned() });
    check(message("b"), "nothing", Fault::NoMessage { key: "nothing".to_owned() });
    check(message("c"), "…", Fault::TooDeep);
    check(message("d"), "{x}", Fault::NoVariable { name: "x".to_owned() });
    assert!(english.has("a") && !english.has("e"));
}

#[test]
fn the_first_table_goes_first() {
    let mut language = language("en ltr", &["a=one"]);
    language.add(MessageTable::read("en ltr\na=two\nb=three\n").unwrap());
    assert_eq!(["a", "b"].map(|key| language.format(&message(key))), ["one", "three"]);
    assert_eq!((language.tag(), language.is_rtl()), ("en", false));
}
