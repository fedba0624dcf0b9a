//! The clocks of people who play at one screen, each on the plate of whoever has it. They run while somebody can see them:
//! on a page that is left they stop, and are started again by hand.

use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use play::{Clock, GameUid, Stopwatch};
use rules::Seat;
use rules::match_rules::PlayerIdx;
use yew::prelude::*;

use crate::components::parts::icon::{Icon, icon};
use crate::services::{cues, page};
use crate::words::{late_messages, translate};
use table::{RareAction, TableState};

/// How often the clocks are looked at, in milliseconds.
const TICK: u32 = 100;
/// In how many last seconds the clock is heard.
const LAST: u64 = 10;

/// A player with a clock.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Timed {
    /// Who.
    player: PlayerIdx,
    /// Their first seat.
    seat: Seat,
    /// What they are called.
    name: String,
}

/// The clocks of a game.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ClocksProps {
    /// Which game on the table.
    pub(crate) uid: GameUid,
    /// The clocks as they were kept with the game; what has run since is known here alone.
    kept: Clock,
    /// Who plays with a clock, in the order of play.
    players: Vec<Timed>,
    /// Whose time it is, and the seat for which they act.
    to: Option<(PlayerIdx, Seat)>,
    /// Whose side is at the bottom: that says where the plates are.
    orientation: Seat,
    /// How many turns have ended.
    n_turns: usize,
    /// Time is up, or what is left is to be kept.
    on_action: Callback<RareAction>,
}

impl ClocksProps {
    /// The clocks of a table; `None` for a game without.
    pub(crate) fn of(
        state: &TableState,
        name: impl Fn(Seat) -> String,
        on_action: Callback<RareAction>,
    ) -> Option<ClocksProps> {
        let (record, n_turns) = (state.record(), state.n_ended_turns());
        let kept = Clock::of(state.tags(), record, n_turns)?;
        let mut players: Vec<Timed> = Vec::new();
        for seat in state.info().seats() {
            let Some(player) = record.player(seat).filter(|player| kept.left(*player, 0).is_some()) else { continue };
            if players.iter().all(|known| known.player != player) {
                players.push(Timed { player, seat, name: name(seat) });
            }
        }
        // Nobody's time runs before the first turn has ended.
        let to = state.timed().filter(|_| n_turns > 0 && state.outcome().is_none());
        let to = to.and_then(|seat| Some((record.player(seat)?, seat)));
        let orientation = state.orientation();
        Some(ClocksProps { uid: record.uid, kept, players, to, orientation, n_turns, on_action })
    }
}

/// What happens to clocks.
pub(crate) enum ClockMsg {
    /// A moment has passed.
    Tick,
    /// Whether they stand still.
    Pause(bool),
}

/// The clocks.
pub(crate) struct Clocks {
    clock: Clock,
    /// What tells it the time, and the time at the last look.
    watch: Stopwatch,
    now: u64,
    /// What is shown, in seconds, to draw no more often than that.
    shown: Vec<u64>,
    has_flagged: bool,
    _ticks: Interval,
    _leaves: EventListener,
}

impl Component for Clocks {
    type Message = ClockMsg;
    type Properties = ClocksProps;

    fn create(ctx: &Context<Self>) -> Clocks {
        let link = ctx.link();
        let ticks = link.callback(|()| ClockMsg::Tick);
        let pause = link.callback(|()| ClockMsg::Pause(true));
        let document = gloo_utils::document();
        let leaves = EventListener::new(&document, "visibilitychange", move |_| {
            if gloo_utils::document().hidden() {
                pause.emit(());
            }
        });
        let mut clock = ctx.props().kept.clone();
        let mut watch = Stopwatch::default();
        let now = watch.at(page::uptime());
        clock.follow(ctx.props().to.map(|(player, _)| player), ctx.props().n_turns, now);
        Clocks {
            clock,
            watch,
            now,
            shown: Vec::new(),
            has_flagged: false,
            _ticks: Interval::new(TICK, move || ticks.emit(())),
            _leaves: leaves,
        }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: ClockMsg) -> bool {
        let now = self.look();
        match msg {
            ClockMsg::Tick => self.tick(ctx.props()),
            ClockMsg::Pause(true) => {
                self.clock.pause(now);
                true
            }
            ClockMsg::Pause(false) => {
                self.clock.resume(now);
                true
            }
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &ClocksProps) -> bool {
        let (props, now) = (ctx.props(), self.look());
        if props.uid != old.uid {
            self.clock = props.kept.clone();
            self.has_flagged = false;
        }
        self.clock.follow(props.to.map(|(player, _)| player), props.n_turns, now);
        if props.n_turns != old.n_turns {
            props.on_action.emit(RareAction::Tag(Clock::TAG, self.clock.text(now)));
        }
        self.has_flagged &= props.to.is_some();
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let running = self.clock.running().filter(|_| !self.clock.is_paused());
        let is_paused = self.clock.is_paused();
        let toggle = ctx.link().callback(move |_: MouseEvent| ClockMsg::Pause(!is_paused));
        let (sign, label) = match is_paused {
            true => (Icon::Go, translate(&late_messages::clock_go_on())),
            false => (Icon::Pause, translate(&late_messages::clock_pause())),
        };
        let one = |Timed { player, seat, name }: &Timed| {
            let place = gloo_utils::document().get_element_by_id(&place(*seat))?;
            let left = self.seconds(*player);
            let is_low = left < LAST && running == Some(*player);
            let button = html! {
                <button type="button" class="again" aria-label={label.clone()} title={label.clone()} onclick={toggle.clone()}>
                    { icon(sign) }
                </button>
            };
            let shown = html! {
                <span
                    class={classes!("clock", is_low.then_some("low"))}
                    role="timer"
                    aria-label={name.clone()}
                    data-clock={seat.to_string()}
                    aria-current={(running == Some(*player)).then_some("true")}
                >
                    if props.to.is_some_and(|(to, _)| to == *player) {
                        { button }
                    }
                    <b translate="no">{ written(left) }</b>
                </span>
            };
            Some(create_portal(shown, place))
        };
        html! { <>{ for props.players.iter().filter_map(one) }</> }
    }
}

/// The id of the element in which the clock of whoever plays a seat is shown.
fn place(seat: Seat) -> String {
    format!("clock-{seat}")
}

/// The places for the clocks of a team, on its plate; none in games without.
pub(crate) fn places(state: &TableState, of: Seat) -> Html {
    let props = ClocksProps::of(state, |_| String::new(), Callback::noop());
    let players = props.map(|props| props.players).unwrap_or_default();
    let own = players.into_iter().map(|timed| timed.seat).filter(|seat| state.info().leader(*seat) == of);
    html! { <>{ for own.map(|seat| html! { <span id={place(seat)} /> }) }</> }
}

impl Clocks {
    /// Looks at the watch.
    fn look(&mut self) -> u64 {
        self.now = self.watch.at(page::uptime());
        self.now
    }

    /// What a player has left, in seconds that have begun.
    fn seconds(&self, player: PlayerIdx) -> u64 {
        self.clock.left(player, self.now).unwrap_or_default().div_ceil(1000)
    }

    /// Looks at the clocks, and gives whether they show something else now.
    fn tick(&mut self, props: &ClocksProps) -> bool {
        if let (Some(player), Some((to, seat))) = (self.clock.flagged(self.now), props.to)
            && player == to
            && !self.has_flagged
        {
            self.has_flagged = true;
            props.on_action.emit(RareAction::Flag(seat));
        }
        let seconds: Vec<u64> = props.players.iter().map(|timed| self.seconds(timed.player)).collect();
        if seconds == self.shown {
            return false;
        }
        let running = props.players.iter().position(|timed| self.clock.running() == Some(timed.player));
        if running.is_some_and(|idx| (1..=LAST).contains(&seconds[idx])) && !self.shown.is_empty() {
            cues::tick();
        }
        self.shown = seconds;
        true
    }
}

/// A length of time as clocks show it: `4:07`, `1:00:00`.
fn written(seconds: u64) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::written;

    #[test]
    fn clocks_show_minutes_and_seconds() {
        assert_eq!([0, 9, 60, 247, 3600, 36_061].map(written), ["0:00", "0:09", "1:00", "4:07", "1:00:00", "10:01:01"]);
    }
}
