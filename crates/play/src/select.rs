//! From touched sites to a step: what may be touched next, which step is chosen, what must be asked.

use rules::present::{Gesture, GestureKind};
use rules::view::{Site, SiteSet};

use crate::step_token::StepToken;

/// A legal step as a board sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The step.
    pub step: StepToken,
    /// What a player does to play it.
    pub gesture: Gesture,
    /// What else they may do to play it.
    pub shortcuts: Vec<Gesture>,
    /// A hash of the position it leads to: equal for steps that lead to equal positions.
    pub result: u64,
    /// Whether it is forcing, as takes are; where taking is compulsory, either all steps are forcing or none is.
    pub forcing: bool,
}

/// The legal steps that remain for the touched sites.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Selection<'a> {
    /// Sites that may be touched next.
    pub next: SiteSet,
    /// The one step whose whole gesture is the touched sites. There may be longer gestures in `next` too.
    pub done: Option<&'a Choice>,
    /// Whether that step is played without waiting for another touch, although there are longer gestures.
    pub at_once: bool,
    /// The steps whose whole gesture is the touched sites, where there are several or the player must be asked about
    /// the only one.
    pub ask: Vec<&'a Choice>,
    /// Steps that are played without touching a site; only while none is touched.
    pub buttons: Vec<&'a Choice>,
}

impl Selection<'_> {
    /// Whether no step begins with the touched sites.
    pub fn is_empty(&self) -> bool {
        self.next.is_empty() && self.done.is_none() && self.ask.is_empty() && self.buttons.is_empty()
    }
}

/// Narrows `choices` to those that begin with touching `tried`, in order.
///
/// Choices with equal gestures and equal results count as one, the first.
pub fn select<'a>(choices: &'a [Choice], tried: &[Site]) -> Selection<'a> {
    let mut selection = Selection::default();
    let mut whole: Vec<&Choice> = Vec::new();
    let mut eager: Vec<&Choice> = Vec::new();
    let mut short: Vec<&Choice> = Vec::new();
    for choice in choices {
        for (nth, gesture) in core::iter::once(&choice.gesture).chain(&choice.shortcuts).enumerate() {
            let Some(rest) = gesture.sites.strip_prefix(tried) else {
                continue;
            };
            if let Some(&site) = rest.first() {
                selection.next.insert(site);
                continue;
            }
            let found = if nth == 0 { &mut whole } else { &mut short };
            for list in [Some(found), gesture.is(GestureKind::Eager).then_some(&mut eager)].into_iter().flatten() {
                if !list.iter().any(|other| is_same(other, choice)) {
                    list.push(choice);
                }
            }
        }
    }
    // A shortcut must mean exactly one step; otherwise it means none.
    if let ([], [only]) = (&whole[..], &short[..]) {
        whole.push(only);
    }
    if let ([only], false) = (&eager[..], tried.is_empty()) {
        return Selection { done: Some(only), at_once: true, ..selection };
    }
    match whole[..] {
        _ if tried.is_empty() => selection.buttons = whole,
        [only] if !only.gesture.is(GestureKind::Confirmed) => selection.done = Some(only),
        _ => selection.ask = whole,
    }
    selection
}

/// Whether two choices look the same, before and after. Whether they are hidden makes no difference.
fn is_same(one: &Choice, other: &Choice) -> bool {
    let (a, b) = (&one.gesture, &other.gesture);
    a.sites == b.sites && a.choice == b.choice && one.result == other.result
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Message;

    /// `a1-b2=q:7` is step `a1-b2=q` over sites a1 and b2, choice `q`, result 7. Shortcuts follow, as in
    /// `a-b:1/c-d/e!`; those with `!` are eager.
    fn choices(text: &'static str) -> Vec<Choice> {
        let sites = |text: &str| text.split('-').filter(|name| !name.is_empty()).map(site).collect::<Vec<Site>>();
        let choice = |(idx, word): (usize, &'static str)| {
            let mut parts = word.split('/');
            let word = parts.next().unwrap();
            let shortcut = |part: &str| match part.strip_suffix('!') {
                Some(part) => Gesture::sites(sites(part)).eager(),
                None => Gesture::sites(sites(part)),
            };
            let shortcuts = parts.map(shortcut).collect();
            let (step, result) = word.split_once(':').unwrap();
            let (names, choice) =
                step.split_once('=').map_or((step, None), |(names, key)| (names, Some(Message::new(key))));
            Choice {
                step: StepToken::numbered(idx),
                gesture: Gesture { choice, ..Gesture::sites(sites(names)) },
                shortcuts,
                result: result.parse().unwrap(),
                forcing: false,
            }
        };
        text.split(' ').enumerate().map(choice).collect()
    }

    fn site(name: &str) -> Site {
        Site(u16::from(name.as_bytes()[0]))
    }

    /// Writes `next / done / ask / buttons`.
    #[track_caller]
    fn check(text: &'static str, tried: &str, expect: &str) {
        let choices = choices(text);
        let tried: Vec<Site> = tried.split('-').filter(|name| !name.is_empty()).map(site).collect();
        let selection = select(&choices, &tried);
        let sites = |sites: &SiteSet| sites.iter().map(|site| char::from(site.0 as u8)).collect::<String>();
        let name = |choice: &Choice| {
            let word = text.split(' ').nth(choice.step.number()).expect("one of the choices");
            word.split(':').next().expect("a word has a first part")
        };
        let steps = |steps: &[&Choice]| steps.iter().map(|choice| name(choice)).collect::<Vec<_>>().join(" ");
        let done = selection.done.map_or("", name);
        let got = [&sites(&selection.next)[..], done, &steps(&selection.ask), &steps(&selection.buttons)].join("/");
        assert_eq!(got, expect);
        assert_eq!(selection.is_empty(), expect == "///");
    }

    #[test]
    fn touching_narrows_the_choices() {
        let steps = "a-b:1 a-c:2 d-e-f:3 =pass:4";
        check(steps, "", "ad///=pass");
        check(steps, "a", "bc///");
        check(steps, "a-c", "/a-c//");
        check(steps, "d-e", "f///");
        check(steps, "b", "///");
        check(steps, "a-b-c", "///");
    }

    #[test]
    fn a_whole_gesture_may_go_on() {
        check("a-b:1 a-b-c:2", "a-b", "c/a-b//");
    }

    #[test]
    fn steps_that_differ_by_their_choice_alone_are_asked_for() {
        let steps = "a-b=q:1 a-b=n:2 a-c:3";
        check(steps, "a", "bc///");
        check(steps, "a-b", "//a-b=q a-b=n/");
        // A single one needs no question.
        check("a-b=q:1 a-c:3", "a-b", "/a-b=q//");
    }

    #[test]
    fn whoever_may_not_have_meant_a_step_is_asked() {
        let mut choices = choices("a:1 b:2");
        let gesture = Gesture::sites([site("a")]).confirmed(Message::new("sure"));
        choices[0].gesture = gesture;
        let asked = |tried: &str| {
            let selection = select(&choices, &[site(tried)]);
            (selection.done.map(|choice| choice.step.number()), selection.ask.len())
        };
        assert_eq!(asked("a"), (None, 1));
        assert_eq!(asked("b"), (Some(1), 0));
    }

    #[test]
    fn what_nobody_could_tell_apart_is_one() {
        check("a-b:1 a-b:1", "a-b", "/a-b//");
        check("a-b:1 a-b:2", "a-b", "//a-b a-b/");
        check("a-b=q:1 a-b=n:1", "a-b", "//a-b=q a-b=n/");
        check("=go:1 =go:1 =stay:2", "", "///=go =stay");
    }

    #[test]
    fn shortcuts_are_other_ways_to_the_same_step() {
        let steps = "a-b:1/x-a a-c:2/y-a =go:3/x/y";
        check(steps, "", "axy///=go");
        check(steps, "a", "bc///");
        check(steps, "x", "a/=go//");
        check(steps, "x-a", "/a-b//");
        check(steps, "y-a", "/a-c//");
        check(steps, "x-b", "///");
        // A shortcut to two steps means neither.
        check("a-b:1/x a-c:2/x", "x", "///");
        // Nothing is asked when the whole gesture of one step is a shortcut to another.
        check("a-b:1 c-d:2/a-b", "a-b", "/a-b//");
    }

    #[test]
    fn an_eager_gesture_does_not_wait() {
        let at_once = |text, tried: &[Site]| select(&choices(text), tried).at_once;
        let steps = "a-b:1/a! a-c:2";
        check(steps, "a", "bc/a-b//");
        assert!(at_once(steps, &[site("a")]));
        check(steps, "a-c", "/a-c//");
        assert!(!at_once(steps, &[site("a"), site("c")]));
        // Two eager steps block each other.
        check("a-b:1/a! a-c:2/a!", "a", "bc///");
        assert!(!at_once("a-b:1/a! a-c:2/a!", &[site("a")]));
    }

    #[test]
    fn a_step_without_sites_is_never_chosen_by_touching_nothing() {
        check("=throw:1", "", "///=throw");
        check("=throw:1", "a", "///");
    }
}
