//! What is drawn on the board, and what a draw leads to.

use super::*;

fn shapes(effects: &[Effect]) -> Vec<usize> {
    let counted = late_effects(effects).filter_map(|effect| match effect {
        LateEffect::ShowShapes(shapes) => Some(shapes.len()),
        _ => None,
    });
    counted.collect()
}

#[test]
fn a_shape_is_kept_and_shown() {
    let (mut browser, tab) = two_people("laska");
    let effects = browser.happen(tab, Event::Shape("green 3 7".to_owned()));
    assert_eq!(shapes(&effects).last(), Some(&1));
    assert_eq!(browser.page(tab).table().shapes().len(), 1);
    assert_eq!(shapes(&browser.draw(tab)), [1], "with every draw, as the board may be another");
    browser.happen(tab, Event::Shape("green 3 7".to_owned()));
    assert_eq!(shapes(&browser.draw(tab)), [0]);
}

#[test]
fn a_shape_that_is_drawn_early_waits_for_the_late_part() {
    let mut browser = Browser { network: Network::Slow, ..Browser::default() };
    let tab = browser.open("laska", &[], None);
    browser.happen(tab, Event::Layer(Layer::Rest, Ok(())));
    has(&browser.happen(tab, Event::Shape("red 3".to_owned())), &Effect::FetchLate);
    browser.happen(tab, Event::Late(Ok(READERS)));
    assert_eq!(shapes(&browser.draw(tab)), [1]);
}

#[test]
fn scrap_is_drawn_by_nobody() {
    let (mut browser, tab) = two_people("laska");
    browser.happen(tab, Event::Shape("scrap".to_owned()));
    assert_eq!(shapes(&browser.draw(tab)), [0]);
}

#[test]
fn a_pointer_that_shows_nothing_new_costs_no_draw() {
    let (mut browser, tab) = two_people("laska");
    let over = |at| Event::Act(Action::Board(BoardEvent::Over(at)));
    lacks(&browser.happen(tab, over(None)), |effect| *effect == Effect::Draw);
}

#[test]
fn the_focus_returns_to_the_board_with_the_answer_that_goes_away() {
    let (mut browser, tab) = two_people("backgammon");
    lacks(&browser.draw(tab), |effect| matches!(effect, Effect::Focus(_)));
    browser.happen(tab, Event::Answer(Answer::Table(Action::Throw)));
    has(&browser.draw(tab), &Effect::Focus(Focus::Board));
    lacks(&browser.draw(tab), |effect| matches!(effect, Effect::Focus(_)));
    browser.happen(tab, Event::Answer(Answer::Table(Action::Undo)));
    lacks(&browser.draw(tab), |effect| matches!(effect, Effect::Focus(_)));
}
