//! The board: a scene drawn in board units, which is also the grid that assistive technology reads.
//!
//! It knows the pieces and the marks on its sites, and reports board events. It does not know what they mean.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use rules::view::Site;
use table::board::{BoardEvent, Motion};
use web_sys::{Element, EventTarget, FocusEvent, MouseEvent, PointerEvent};
use yew::prelude::*;

use self::background::Background;
use self::board_view::{BoardView, first_site};
use self::browser::Key;
use self::hover::Hover;
use self::pointer::Pointers;
use self::timeline::Timeline;
use self::walk::Walker;
use crate::art::{Point, short};

mod background;
mod board_view;
mod browser;
mod cell;
mod count;
mod drawing;
mod flight;
mod hover;
mod pointer;
mod props;
mod seen;
mod signs;
mod timeline;
mod walk;

#[cfg(all(test, feature = "ssr"))]
mod tests;

pub(crate) use props::{BoardProps, Extras};
use seen::{After, Dropped, Seen};
#[cfg(feature = "ssr")]
pub(crate) use signs::{AHEAD, arrow};

/// A board counts as wide if it is this many times wider than high; style sheets rely on it.
pub(crate) const WIDE: f32 = 1.36;

/// A board as large as its box allows.
pub(crate) struct Board {
    /// How the game looks, and where its sites are now; `None` for a game without art.
    look: Option<BoardView>,
    svg: NodeRef,
    /// The stack being dragged.
    carried: NodeRef,
    /// The pieces in flight.
    flights: NodeRef,
    pointers: Pointers,
    /// Whether a pointer is down: then the browser must not open its context menu.
    is_down: Rc<Cell<bool>>,
    rest: Option<Timeout>,
    /// The one site that the Tab key reaches.
    walker: Walker,
    /// Whether somebody has been on the board: until then the keys begin where it is best.
    is_entered: bool,
    focused: Option<Site>,
    hovered: Option<Site>,
    /// The site whose column is spread out under the mouse.
    hover: Hover,
    /// The last motion started.
    motion_id: Option<u32>,
    timeline: Timeline,
    /// Tells stages apart.
    stage_id: u32,
    stage_end: Option<Timeout>,
    /// The stack that was just dropped; its flight begins where it was let go.
    dropped: Option<Dropped>,
    /// What to do after rendering.
    after: After,
    touch: Option<EventListener>,
}

/// Input to a board.
pub(crate) enum BoardInput {
    Down(PointerEvent),
    Move(PointerEvent),
    Up(PointerEvent),
    Lost(PointerEvent),
    Over(PointerEvent),
    Out(PointerEvent),
    Rested,
    Click(MouseEvent),
    Key(Option<Key>),
    FocusIn(FocusEvent),
    FocusOut(FocusEvent),
    StageOver,
}

impl Component for Board {
    type Message = BoardInput;
    type Properties = BoardProps;

    fn create(ctx: &Context<Self>) -> Self {
        let look = BoardView::new(ctx.props());
        let walker = Walker::on(first_site(look.as_ref(), &ctx.props().marks));
        Board {
            look,
            svg: NodeRef::default(),
            carried: NodeRef::default(),
            flights: NodeRef::default(),
            pointers: Pointers::default(),
            is_down: Rc::default(),
            rest: None,
            walker,
            is_entered: false,
            focused: None,
            hovered: None,
            hover: Hover::default(),
            motion_id: ctx.props().motion.as_ref().map(|motion| motion.id),
            timeline: Timeline::default(),
            stage_id: 0,
            stage_end: None,
            dropped: None,
            // Motion from before the board existed is not shown.
            after: After { settle: ctx.props().motion.is_some(), focus: false },
            touch: None,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, input: BoardInput) -> bool {
        let before = self.seen(ctx.props());
        self.take(ctx, input);
        self.fit(ctx.props());
        self.is_down.set(self.pointers.is_down());
        self.seen(ctx.props()) != before || self.after != After::default()
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &BoardProps) -> bool {
        let props = ctx.props();
        if (props.game, props.orientation) != (old.game, old.orientation) {
            self.look = BoardView::new(props);
            if props.game != old.game {
                self.is_entered = false;
            }
            self.after.focus = self.focused.is_some();
        }
        if !self.is_entered {
            self.walker = Walker::on(first_site(self.look.as_ref(), &props.marks));
        }
        if let Some(motion) = props.motion.as_deref().filter(|motion| self.motion_id != Some(motion.id)) {
            self.motion_id = Some(motion.id);
            self.show(ctx, motion);
        }
        if props.scene != old.scene {
            self.hover.forget();
        }
        if self.timeline.stage().is_some() && !self.timeline.ends_as(&props.scene) {
            self.settle();
        }
        self.fit(props);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Some(look) = &self.look else { return Html::default() };
        let link = ctx.link();
        let is_down = self.is_down.clone();
        let stage = self.timeline.stage();
        let shown = drawing::Shown {
            look,
            props: ctx.props(),
            scene: stage.map_or(&*ctx.props().scene, |stage| &stage.still),
            drag: self.pointers.drag(),
            tab_stop: self.walker.site,
        };
        let layout = look.layout.clone();
        let shape = match look.art.window(&ctx.props().scene) {
            Some(_) => Some("growing"),
            None => (layout.width > WIDE * layout.height).then_some("wide"),
        };
        html! {
            // A wide board may be wider than a square one of the same height. One that grows stays within its box.
            <div class={classes!("board", shape, (look.art.turns() && !ctx.props().extras.stays_wide).then_some("turns"))} translate="no">
                <svg
                    ref={&self.svg}
                    role="grid"
                    aria-label={&ctx.props().name}
                    aria-rowcount={layout.rows.to_string()}
                    aria-colcount={layout.columns.to_string()}
                    viewBox={format!("0 0 {} {}", short(layout.width), short(layout.height))}
                    data-idle={stage.is_none().then_some("")}
                    data-turn={ctx.props().extras.thrower.map(|seat| seat.to_string())}
                    onpointerdown={link.callback(BoardInput::Down)}
                    onpointermove={link.callback(BoardInput::Move)}
                    onpointerup={link.callback(BoardInput::Up)}
                    onpointercancel={link.callback(BoardInput::Lost)}
                    onpointerover={link.callback(BoardInput::Over)}
                    onpointerout={link.callback(BoardInput::Out)}
                    onclick={link.callback(BoardInput::Click)}
                    onkeydown={link.callback(|event| BoardInput::Key(browser::take_key(&event)))}
                    onfocusin={link.callback(BoardInput::FocusIn)}
                    onfocusout={link.callback(BoardInput::FocusOut)}
                    oncontextmenu={move |event: MouseEvent| if is_down.get() { event.prevent_default() }}
                >
                    <Background
                        game={ctx.props().game}
                        {layout}
                        orientation={ctx.props().orientation}
                        named_from={ctx.props().extras.named_from}
                    />
                    { shown.region() }
                    { shown.overlays() }
                    { shown.rows() }
                    <g class="above" aria-hidden="true">
                        { shown.arrows() }
                        if let Some(stage) = stage {
                            { flight::flights(look, stage, self.stage_id, self.dropped, &self.flights) }
                            { shown.counted(stage) }
                        }
                        { shown.carried(&self.carried) }
                        { shown.spread(self.looked_at(ctx.props())) }
                    </g>
                </svg>
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first: bool) {
        if first && let Some(svg) = self.svg.cast::<Element>() {
            self.touch = Some(browser::keep_from_scrolling(&svg));
        }
        if let (Some(look), Some(stage)) = (&self.look, self.timeline.stage()) {
            flight::launch(look, stage, self.dropped, &self.flights);
        }
        let After { settle, focus } = std::mem::take(&mut self.after);
        if focus {
            browser::focus(&self.svg, self.walker.site);
        }
        if settle {
            ctx.props().on_event.emit(BoardEvent::Settled);
        }
    }
}

impl Board {
    /// What the board shows now.
    fn seen(&self, props: &BoardProps) -> Seen {
        let drag = self.pointers.drag();
        Seen {
            tab_stop: self.walker.site,
            carried: drag.map(|drag| (drag.from, drag.over)),
            spread: self.looked_at(props).filter(|site| drawing::is_tall(props, *site)),
            stage: self.timeline.stage().map(|_| self.stage_id),
            dropped: self.dropped,
            cells: self.look.as_ref().map(|look| look.cells),
        }
    }

    /// The site whose column is spread out under the mouse: none while pieces move, or somebody else is to move them.
    fn looked_at(&self, props: &BoardProps) -> Option<Site> {
        let is_still = self.timeline.stage().is_none() && !props.extras.is_waiting;
        self.hover.site().filter(|_| is_still)
    }

    /// Handles an input.
    fn take(&mut self, ctx: &Context<Self>, input: BoardInput) {
        match input {
            BoardInput::Down(event) => self.press(ctx, &event),
            BoardInput::Move(event) => self.follow(ctx, &event),
            BoardInput::Up(event) => self.release(ctx, &event),
            BoardInput::Lost(event) => {
                let events = self.pointers.lose(event.pointer_id());
                self.tell(ctx, &events);
            }
            BoardInput::Over(event) => self.hover(ctx, &event, event.target()),
            BoardInput::Out(event) => self.hover(ctx, &event, event.related_target()),
            BoardInput::Rested => {
                let events: Vec<BoardEvent> = self.pointers.rest().into_iter().collect();
                self.tell(ctx, &events);
            }
            // Assistive technology clicks without a pointer.
            BoardInput::Click(event) => {
                if event.detail() == 0
                    && let Some(site) = browser::site(event.target())
                {
                    self.tell(ctx, &[BoardEvent::Tap(site)]);
                }
            }
            BoardInput::Key(key) => self.key(ctx, key),
            BoardInput::FocusIn(event) => self.focus_on(ctx, browser::site(event.target())),
            BoardInput::FocusOut(event) => {
                if browser::site(event.related_target()).is_none() {
                    self.focus_on(ctx, None);
                }
            }
            BoardInput::StageOver => {
                self.dropped = None;
                self.timeline.advance();
                self.start_stage(ctx);
            }
        }
    }

    fn press(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        self.settle();
        self.dropped = None;
        self.hover.forget();
        let Some((at, pixel)) = self.point(event).filter(|_| browser::is_main_button(event)) else { return };
        if let Some(svg) = self.svg.cast::<Element>() {
            browser::capture(&svg, event);
        }
        let site = browser::site(event.target());
        let press = pointer::Press {
            id: event.pointer_id(),
            is_primary: event.is_primary(),
            is_finger: event.pointer_type() == "touch",
            is_turned: self.is_turned(),
            at,
            site,
            can_drag: site.is_some_and(|site| ctx.props().marks.draggable.contains(&site)),
            slack: pointer::slack(pixel),
            since: event.time_stamp(),
        };
        let events = self.pointers.press(press);
        self.rest = self.pointers.may_rest().then(|| {
            let link = ctx.link().clone();
            Timeout::new(pointer::REST_MS, move || link.send_message(BoardInput::Rested))
        });
        self.tell(ctx, &events);
    }

    fn follow(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        if !self.pointers.is_down() {
            if event.pointer_type() == "mouse" {
                self.hover.point([event.client_x(), event.client_y()], browser::site(event.target()));
            }
            return;
        }
        if browser::is_released(event) {
            let events = self.pointers.lose(event.pointer_id());
            self.tell(ctx, &events);
            return;
        }
        let Some((at, _)) = self.point(event) else { return };
        let Some(look) = &self.look else { return };
        let events = self.pointers.move_to(event.pointer_id(), at, &look.layout);
        if !self.pointers.may_rest() {
            self.rest = None;
        }
        // Only this moves with the pointer: nothing else needs to be drawn again.
        if let (Some(drag), Some(carried)) = (self.pointers.drag(), self.carried.cast::<Element>()) {
            let moved = carried.set_attribute("transform", &drawing::carried_place(&drag));
            debug_assert!(moved.is_ok(), "a name without spaces can be an attribute's");
        }
        self.tell(ctx, &events);
    }

    fn release(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        let Some((at, _)) = self.point(event) else { return };
        let Some(look) = &self.look else { return };
        let drag = self.pointers.drag();
        let events = self.pointers.lift(event.pointer_id(), at, event.time_stamp(), &look.layout);
        self.dropped = match events.last() {
            Some(BoardEvent::Drop(Some(to))) => drag.map(|drag| {
                let at = drawing::carried_at(&drag, at);
                Dropped { from: drag.from, to: *to, at }
            }),
            _ => None,
        };
        self.tell(ctx, &events);
    }

    fn hover(&mut self, ctx: &Context<Self>, event: &PointerEvent, to: Option<EventTarget>) {
        if self.pointers.is_down() || event.pointer_type() != "mouse" {
            return;
        }
        let site = browser::site(to);
        self.hover.point([event.client_x(), event.client_y()], site);
        if self.hovered != site {
            self.hovered = site;
            ctx.props().on_event.emit(BoardEvent::Hover(site));
        }
    }

    fn focus_on(&mut self, ctx: &Context<Self>, site: Option<Site>) {
        if self.focused == site {
            return;
        }
        self.focused = site;
        self.is_entered = true;
        if let Some(site) = site.filter(|site| *site != self.walker.site) {
            self.walker = Walker::on(site);
        }
        ctx.props().on_event.emit(BoardEvent::Focus(site));
    }

    fn key(&mut self, ctx: &Context<Self>, key: Option<Key>) {
        self.settle();
        self.hover.forget();
        let site = self.walker.site;
        match key {
            None => {}
            Some(Key::Walk(way)) => {
                if let Some(look) = &self.look {
                    let way = if self.is_turned() { way.on_turned() } else { way };
                    self.walker = self.walker.walk(way, &look.layout);
                    browser::focus(&self.svg, self.walker.site);
                }
            }
            Some(Key::Tap) => self.tell(ctx, &[BoardEvent::Tap(site)]),
            Some(Key::Ask) => self.tell(ctx, &[BoardEvent::Ask(site)]),
            Some(Key::Cancel) => {
                let events = self.pointers.cancel();
                self.tell(ctx, &events);
            }
        }
    }

    /// Whether the drawing is turned by a quarter.
    fn is_turned(&self) -> bool {
        let (svg, look) = (self.svg.cast::<Element>(), self.look.as_ref());
        svg.zip(look).is_some_and(|(svg, look)| look.art.turns() && browser::is_turned(&svg))
    }

    /// Reports events to the page. The keys continue from a tapped site.
    fn tell(&mut self, ctx: &Context<Self>, events: &[BoardEvent]) {
        if !self.pointers.may_rest() {
            self.rest = None;
        }
        for event in events {
            if let BoardEvent::Tap(site) = *event {
                self.is_entered = true;
                if site != self.walker.site {
                    self.walker = Walker::on(site);
                }
                // Otherwise the focus would be on one site, and the keys would start from another.
                if self.focused.is_some() {
                    browser::focus(&self.svg, site);
                }
            }
            ctx.props().on_event.emit(*event);
        }
    }

    /// Starts a motion, or queues it behind the one that it continues.
    fn show(&mut self, ctx: &Context<Self>, motion: &Motion) {
        let starts = !self.timeline.ends_as(&motion.from);
        if browser::wants_no_motion() {
            self.timeline.finish();
            self.stage_end = None;
            self.after.settle = true;
            return;
        }
        let has_counts = self.look.as_ref().is_some_and(|look| look.art.shows_counts());
        self.timeline.show(motion, has_counts);
        if starts {
            self.start_stage(ctx);
        }
    }

    /// Plays the next stage, or reports that there is none.
    fn start_stage(&mut self, ctx: &Context<Self>) {
        self.stage_id += 1;
        self.stage_end = self.timeline.stage().map(|stage| {
            let link = ctx.link().clone();
            Timeout::new(browser::at_speed(stage.length()), move || link.send_message(BoardInput::StageOver))
        });
        self.after.settle |= self.stage_end.is_none();
    }

    /// Fits the visible part of the board; the keys stay within it. Nothing shifts while a pointer is down.
    fn fit(&mut self, props: &BoardProps) {
        let moves = self.timeline.stage().is_some();
        let Some(look) = self.look.as_mut().filter(|_| !self.pointers.is_down()) else { return };
        let is_new = look.fit(&props.scene, moves);
        if is_new && look.layout.place(self.walker.site).is_none() {
            self.walker = Walker::on(first_site(self.look.as_ref(), &props.marks));
        }
        self.after.focus |= is_new && self.focused.is_some();
    }

    /// Jumps to the end of all motion.
    fn settle(&mut self) {
        if self.timeline.stage().is_some() {
            self.timeline.finish();
            self.stage_end = None;
            self.dropped = None;
            self.after.settle = true;
        }
    }

    /// Where a pointer is, and the size of a pixel there, in board units.
    fn point(&self, event: &MouseEvent) -> Option<(Point, f32)> {
        let svg = self.svg.cast::<Element>()?;
        let look = self.look.as_ref()?;
        Some(browser::point(event, &svg, &look.layout, look.art.turns()))
    }
}
