//! Turns pointer input into board events, without a browser: positions are in board units, times are passed in.

use rules::view::Site;

use crate::art::{Layout, Point};
use table::board::BoardEvent;

/// A stack is dropped on the nearest site within this distance.
const REACH: f32 = 0.6;

/// A pointer that moves no further is still a tap: this many pixels, but at most this fraction of a square.
const SLACK: (f32, f32) = (8.0, 0.25);

/// A pointer that rests this long, in milliseconds, holds.
pub(super) const REST_MS: u32 = 400;

/// A pointer's id in the browser.
pub(super) type PointerId = i32;

/// A pointer that comes down.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Press {
    /// Which pointer.
    pub(super) id: PointerId,
    /// The first of its kind: no other finger is down. Whatever is remembered of earlier ones is stale.
    pub(super) is_primary: bool,
    /// Whether it hides what is under it.
    pub(super) is_finger: bool,
    /// Whether the board is turned by a quarter.
    pub(super) is_turned: bool,
    /// Where it is.
    pub(super) at: Point,
    /// The site, if it is on one.
    pub(super) site: Option<Site>,
    /// Whether that site's stack can be dragged.
    pub(super) can_drag: bool,
    /// How far it may move and still be a tap, in board units.
    pub(super) slack: f32,
    /// When it came down, in milliseconds on the clock of the browser's event timestamps.
    pub(super) since: f64,
}

/// What the pointers are doing.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Pointers {
    down: Vec<PointerId>,
    phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
enum Phase {
    /// No pointer is down, or all of them are ignored until they are up.
    #[default]
    Idle,
    /// One is down and has hardly moved.
    Pressed(Press),
    /// It has rested there.
    Held(Press, Site),
    /// It drags the stack of a site.
    Dragging(Drag),
}

/// A stack being dragged.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Drag {
    id: PointerId,
    /// Where it was picked up.
    pub(super) from: Site,
    /// Where it is now.
    pub(super) at: Point,
    /// The site it would be dropped on.
    pub(super) over: Option<Site>,
    /// Whether the pointer hides what is under it.
    pub(super) is_finger: bool,
    /// Whether the board is turned by a quarter.
    pub(super) is_turned: bool,
}

/// How far a pointer may move and still be a tap, in board units, for the size of a pixel.
pub(super) fn slack(pixel: f32) -> f32 {
    let (pixels, most) = SLACK;
    most.min(pixels * pixel)
}

impl Pointers {
    /// A pointer comes down.
    pub(super) fn press(&mut self, press: Press) -> Vec<BoardEvent> {
        let mut events = Vec::new();
        if press.is_primary {
            events = self.give_up();
            self.down.clear();
        } else if !self.down.is_empty() {
            events = self.cancel();
        }
        let is_alone = self.down.is_empty();
        self.down.push(press.id);
        if is_alone {
            self.phase = Phase::Pressed(press);
        }
        events
    }

    /// A pointer moves.
    pub(super) fn move_to(&mut self, id: PointerId, at: Point, layout: &Layout) -> Vec<BoardEvent> {
        let mut events = Vec::new();
        match self.phase {
            Phase::Pressed(press) if press.id == id && press.at.distance(at) > press.slack => match press.site {
                Some(site) if press.can_drag => events = self.pick_up(press, site, at, layout),
                _ => self.phase = Phase::Idle,
            },
            Phase::Held(press, site) if press.id == id && press.can_drag && press.at.distance(at) > press.slack => {
                events.push(BoardEvent::Release);
                events.extend(self.pick_up(press, site, at, layout));
            }
            Phase::Dragging(drag) if drag.id == id => {
                let over = layout.nearest(at, REACH);
                self.phase = Phase::Dragging(Drag { at, over, ..drag });
                if over != drag.over {
                    events.push(BoardEvent::Over(over));
                }
            }
            _ => {}
        }
        events
    }

    /// A pointer goes up at a time on the clock of [`Press::since`].
    ///
    /// A busy page learns of this late, when it has already taken the pointer for a resting one: it is still a tap.
    pub(super) fn lift(&mut self, id: PointerId, at: Point, when: f64, layout: &Layout) -> Vec<BoardEvent> {
        // Browsers need not report the last bit of the movement.
        let mut events = self.move_to(id, at, layout);
        events.extend(match self.phase {
            Phase::Pressed(press) if press.id == id => press.site.map(BoardEvent::Tap).into_iter().collect(),
            Phase::Held(press, site) if press.id == id && when - press.since < f64::from(REST_MS) => {
                vec![BoardEvent::Release, BoardEvent::Tap(site)]
            }
            Phase::Held(press, _) if press.id == id => vec![BoardEvent::Release],
            Phase::Dragging(drag) if drag.id == id => vec![BoardEvent::Drop(drag.over)],
            _ => Vec::new(),
        });
        self.forget(id);
        events
    }

    /// The browser takes a pointer away, to scroll with it for example.
    pub(super) fn lose(&mut self, id: PointerId) -> Vec<BoardEvent> {
        let events = if self.owner() == Some(id) { self.give_up() } else { Vec::new() };
        self.forget(id);
        events
    }

    /// The pointer that is down has come to rest.
    pub(super) fn rest(&mut self) -> Option<BoardEvent> {
        let Phase::Pressed(press) = self.phase else { return None };
        let site = press.site?;
        self.phase = Phase::Held(press, site);
        Some(BoardEvent::Hold(site))
    }

    /// Cancels the gesture, and ignores the pointers until all are up.
    pub(super) fn cancel(&mut self) -> Vec<BoardEvent> {
        let mut events = self.give_up();
        if events.last() != Some(&BoardEvent::Cancel) {
            events.push(BoardEvent::Cancel);
        }
        events
    }

    /// Whether a pointer is down that might come to rest.
    pub(super) fn may_rest(&self) -> bool {
        matches!(self.phase, Phase::Pressed(Press { site: Some(_), .. }))
    }

    /// Whether a pointer is down on the board.
    pub(super) fn is_down(&self) -> bool {
        !self.down.is_empty()
    }

    /// The stack being dragged.
    pub(super) fn drag(&self) -> Option<Drag> {
        if let Phase::Dragging(drag) = self.phase { Some(drag) } else { None }
    }

    fn pick_up(&mut self, press: Press, from: Site, at: Point, layout: &Layout) -> Vec<BoardEvent> {
        let Press { id, is_finger, is_turned, .. } = press;
        let drag = Drag { id, from, at: press.at, over: Some(from), is_finger, is_turned };
        self.phase = Phase::Dragging(drag);
        let mut events = vec![BoardEvent::Drag(from)];
        events.extend(self.move_to(id, at, layout));
        events
    }

    /// Ends the gesture, and reports that if its start was reported.
    fn give_up(&mut self) -> Vec<BoardEvent> {
        match std::mem::take(&mut self.phase) {
            Phase::Idle | Phase::Pressed(_) => Vec::new(),
            Phase::Held(..) => vec![BoardEvent::Release],
            Phase::Dragging(_) => vec![BoardEvent::Cancel],
        }
    }

    fn forget(&mut self, id: PointerId) {
        self.down.retain(|other| *other != id);
        if self.owner() == Some(id) {
            self.phase = Phase::Idle;
        }
    }

    /// The pointer that makes the gesture.
    fn owner(&self) -> Option<PointerId> {
        match self.phase {
            Phase::Idle => None,
            Phase::Pressed(press) | Phase::Held(press, _) => Some(press.id),
            Phase::Dragging(drag) => Some(drag.id),
        }
    }
}

#[cfg(test)]
mod tests;
