use super::*;
use crate::games::lanrick::diagram;
use crate::present::GestureKind;
use crate::view::Effect;
use crate::{Arg, Rules};

#[test]
fn the_rendezvous_is_signed_while_it_is_played_for() {
    let marks = |from: &str| {
        let scene = Lanrick.scene(&diagram::pos(from));
        let squares = Square::all().filter_map(|at| Some((at, *scene.marks.get(&at.site())?)));
        squares.map(|(at, kind)| format!("{at}{}", kind.0)).collect::<Vec<_>>().join(" ")
    };
    let at_the_edge = "a12 b12 c12 a22 b21 c22 a32 b32 c32";
    assert_eq!(marks("8/8/8/3ww3/8/8/7b/b7 play w b2 2 - -"), at_the_edge);
    assert_eq!(marks("8/8/2b5/3wb3/3w4/2w5/5b2/8 home w d4 - - b").len(), at_the_edge.len());
    assert_eq!(marks("8/8/8/3ww3/8/2b5/8/b7 back w - - - b"), "");
    assert_eq!(marks("8/8/8/3ww3/8/8/8/7b over w - - - -"), "");
}

#[test]
fn steps_are_touched_where_they_are_made() {
    let gesture = |from: &str, word: &str| {
        let pos = diagram::pos(from);
        Lanrick.gesture(&pos, diagram::step(&pos, word))
    };
    let sites = |names: &[&str]| names.iter().map(|name| diagram::square(name).site()).collect::<Vec<_>>();
    let play = "8/8/8/3ww3/8/8/7b/b7 play w b2 2 - -";
    assert_eq!(gesture(play, "d5-d6"), Gesture::sites(sites(&["d5", "d6"])));
    assert_eq!(gesture(play, "."), Gesture::button(Message::new("lanrick-done")));
    assert_eq!(gesture("8/8/8/3ww3/8/8/7b/b7 take w d4 - - -", "xa1"), Gesture::sites(sites(&["a1"])));
    let mark = "8/8/8/w7/w7/w7/7b/6bb mark w - - - -";
    assert_eq!(gesture(mark, "*d4"), Gesture::sites(sites(&["d4"])));
    let asked = gesture(mark, "*g2");
    assert!(asked.is(GestureKind::Confirmed) && asked.sites == sites(&["g2"]));
    assert_eq!(asked.choice.unwrap().to_string(), "lanrick-gives-away seat=seat 2 [LANRICK-4]");
}

/// The figures of both seats, as `in 2 5, taken 1 4`.
#[track_caller]
fn check_figures(from: &str, white: &str, black: &str) {
    let number = |arg: &Arg| if let Arg::Number(number) = arg { number.to_string() } else { format!("{arg:?}") };
    let figure = |say: Message| {
        let key = say.key.trim_start_matches("lanrick-").to_owned();
        [key].into_iter().chain(say.args.iter().map(|(_, arg)| number(arg))).collect::<Vec<_>>().join(" ")
    };
    let of =
        |seat| Lanrick.figures(&diagram::pos(from), seat, 0).into_iter().map(figure).collect::<Vec<_>>().join(", ");
    assert_eq!([of(Seat::FIRST), of(Seat::SECOND)], [white, black], "{from}");
}

#[test]
fn two_figures_tell_of_every_phase() {
    check_figures("7b/8/8/8/8/8/8/w6w place b - - - -", "to-place-still 3, taken 0 4", "to-place-still 4, taken 0 4");
    check_figures("b7/7b/b6b/8/w6w/w6w/8/b6w mark w - - - -", "in-field 0, taken 0 4", "in-field 0, taken 0 4");
    let play = "8/b7/4b1bw/5ww1/5wb1/4w2b/8/8 play w g5 5 - -";
    check_figures(play, "in 4 5, taken 0 4", "in 2 5, taken 0 4");
    let over = "8/8/3b4/8/8/3ww3/8/w6w over w - - - -";
    check_figures(over, "in-field 2, taken 4 4", "in-field 1, taken 1 4");
}

#[test]
fn prompts_say_what_is_to_be_done() {
    let prompt = |from: &str| Lanrick.scene(&diagram::pos(from)).prompt.to_string();
    for (from, expect) in [
        ("8/8/8/8/w7/8/8/8 place b - - - -", "lanrick-to-place seat=seat 2 number=5"),
        ("8/8/8/w7/w7/w7/7b/6bb mark w - - - -", "lanrick-to-mark seat=seat 1 [LANRICK-5]"),
        ("8/8/8/w7/w7/w7/7b/6bb play b d4 2 - -", "lanrick-to-play-first seat=seat 2 number=2"),
        ("8/8/8/w7/w7/w7/7b/6bb play b d4 3 - -", "lanrick-to-play seat=seat 2 number=3"),
        ("8/8/8/w7/w7/8/7b/6bb play w d4 2 - -", "lanrick-to-play seat=seat 1 number=2"),
        ("8/8/8/w7/w7/w7/7b/6bb play b d4 2 h2r -", "lanrick-to-play-on seat=seat 2 number=2"),
        ("8/8/8/3ww3/8/8/7b/b7 take w d4 - - -", "lanrick-to-take seat=seat 1 of=seat 2"),
        ("8/8/2b5/3wb3/3w4/2w5/5b2/8 home w d4 - - b", "lanrick-to-send-home seat=seat 1 of=seat 2 number=2"),
        ("8/8/2b5/3www2/3w4/8/5b2/b7 level w - - - b", "lanrick-to-level seat=seat 1 number=2"),
        ("8/8/8/3ww3/8/2b5/8/b7 back w - - - b", "lanrick-to-return seat=seat 1 number=2"),
        ("wbw5/bw5b/w7/8/8/8/8/1w5b level w - - - b", "lanrick-to-set-level seat=seat 1 number=1 [LANRICK-3]"),
        ("wbw5/bw5b/w7/1b6/8/8/8/7b back w - - - w", "lanrick-to-set-return seat=seat 1 number=1 [LANRICK-3]"),
        ("8/8/8/3ww3/8/8/8/7b over w - - - -", "lanrick-over seat=seat 1"),
    ] {
        assert_eq!(prompt(from), expect);
    }
}

#[test]
fn effects_keep_the_scene() {
    let mut pos = diagram::pos("8/8/2b5/3wwb2/2wwb3/2b3w1/8/b7 play w d4 5 - -");
    let mut scene = Lanrick.scene(&pos);
    for word in "g3-e3 xf5 c6>c8 d5>d8 e5>e8 c4>a4 e4>h4 d4>h8 c3>c1 e3>e1 *e5 a4-c4".split(' ') {
        let step = diagram::step(&pos, word);
        let mut effects: Vec<Effect> = Vec::new();
        Lanrick.apply(&mut pos, step, &mut effects);
        effects.iter().for_each(|effect| scene.edit(effect).unwrap());
        assert_eq!(scene, Lanrick.scene(&pos), "after {word}");
    }
}

#[test]
fn sites_are_read_from_the_eighth_rank_down() {
    let labels: Vec<String> = Lanrick.sites().iter().map(|site| Lanrick.label(*site).to_string()).collect();
    assert_eq!(labels.len(), 64);
    assert_eq!([&labels[0], &labels[7], &labels[63]], ["verbatim text=a8", "verbatim text=h8", "verbatim text=h1"]);
}
