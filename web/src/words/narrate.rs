//! Narrates what happened on the board, for screen readers.

use rules::offers::resign_reason;
use rules::view::{Die, Effect, Kind, Piece, Scene, Site, SiteMap, Why};
use rules::{Arg, GameInfo, Message, PerSeat, Seat};

use table::{How, Left, Told};

use super::square::held;
use super::{messages, name, say};

#[cfg(test)]
mod tests;

/// Above this many pieces under the top of a column, only the top is named.
const FEW: usize = 3;

/// Narrates how the position in view came about: "White counter from c3 to d4." What was taken back is not listed, and
/// a jump tells nothing. `labels` are the names of the sites, and the dice lie on `dice`.
pub(crate) fn narrate(info: &GameInfo, told: &Told, labels: &SiteMap<Message>, dice: &[Site]) -> Vec<Message> {
    let (effects, scene) = (&told.motion.effects, told.motion.from.clone());
    let mut story = Story {
        info,
        labels,
        dice,
        left: told.left,
        scene,
        sentences: Vec::new(),
        doing: None,
        taken: None,
        is_thrown: false,
    };
    match told.how {
        How::Played => story.tell(effects),
        How::TakenBack => story.sentences.push(messages::story_back()),
        How::Jumped => {}
    }
    story.sentences
}

/// What was to be done after these effects: "Black to move."
pub(crate) fn prompted(info: &GameInfo, effects: &[Effect]) -> Option<Message> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Phase { prompt } => Some(messages::story_prompt(say::say(info, prompt))),
        _ => None,
    })
}

/// Whether all partners get the same count in sequence, beginning with this seat.
fn is_shared(info: &GameInfo, first: Seat, effects: &[Effect]) -> bool {
    let is_same = |(idx, partner): (usize, Seat)| match (effects.first(), effects.get(idx)) {
        (
            Some(Effect::Count { by, sites, why, .. }),
            Some(Effect::Count { seat, by: other, sites: others, why: other_why }),
        ) => (*seat, other, others, other_why) == (partner, by, sites, why),
        _ => false,
    };
    info.partners(first).enumerate().all(is_same)
}

/// Whether the next prompt comes before any action: at most, dice are taken up.
fn is_idle(effects: &[Effect]) -> bool {
    let is_taken_up =
        |effect: &&Effect| matches!(effect, Effect::Die { die: Die::Aside | Die::Ready | Die::Used(_), .. });
    let next = effects.iter().find(|effect| !is_taken_up(effect));
    matches!(next, Some(Effect::Phase { .. }))
}

/// A piece that acts.
struct Actor {
    /// Its text, such as `white officer over two black`.
    who: Message,
    /// Its kind, for verbs to agree with.
    of: Message,
}

/// A sentence about a piece that is still open: it may get more verbs.
struct Doing {
    actor: Actor,
    /// Where the piece is now.
    at: Site,
    /// What it did, such as `jumps from c3 to e5`.
    verbs: Vec<Arg>,
    /// The text in place of a single verb, such as `from c3 to d4`.
    short: Option<Message>,
}

struct Story<'a> {
    info: &'a GameInfo,
    labels: &'a SiteMap<Message>,
    /// Where the dice lie.
    dice: &'a [Site],
    /// Who has left the game, and how.
    left: PerSeat<Option<Left>>,
    /// The scene before the next effect.
    scene: Scene,
    sentences: Vec<Message>,
    doing: Option<Doing>,
    /// What the piece that moves next takes, and from where.
    taken: Option<(Actor, Site)>,
    /// Whether dice were thrown just before.
    is_thrown: bool,
}

impl Story<'_> {
    fn tell(&mut self, effects: &[Effect]) {
        let mut rest = effects;
        while let Some(effect) = rest.first() {
            let mut n_told = 1;
            let is_thrown = core::mem::take(&mut self.is_thrown);
            match effect {
                Effect::Move { to, .. } if self.is_continued(Some(effect)) => self.leaps_on(*to),
                Effect::Move { from, to, n, under, why } => self.moves(*from, *to, *n, *under, *why),
                Effect::Flip { at, index, kind, why } => self.flips(*at, *index, *kind, *why),
                Effect::Add { why: Why::Order, .. } | Effect::Remove { why: Why::Order, .. } => {}
                Effect::Add { at, piece, why } => self.adds(*at, *piece, *why),
                Effect::Remove { at, why: Why::Take } if self.is_made_way(rest.get(1)) => {
                    self.taken = Some((self.top(*at, 1), *at));
                }
                Effect::Remove { at, why: Why::Return } if self.out(*at).is_some() => {
                    n_told =
                        rest.iter().take_while(|next| matches!(next, Effect::Remove { why: Why::Return, .. })).count();
                    self.leaves(*at);
                }
                Effect::Remove { at, why } => self.removes(*at, *why),
                Effect::Mark { at, sign } => self.marks(*at, *sign),
                Effect::Die { .. } => {
                    n_told = rest.iter().take_while(|effect| matches!(effect, Effect::Die { .. })).count();
                    self.dice(&rest[..n_told]);
                }
                // The take covers what is lost by it.
                Effect::Count { why: Why::Take, .. } => {}
                Effect::Count { seat, by, sites, .. } => {
                    let is_shared = is_shared(self.info, *seat, rest);
                    n_told = if is_shared { self.info.partners(*seat).count() } else { 1 };
                    self.counts(*seat, is_shared, *by, sites);
                }
                Effect::Phase { .. } if self.is_continued(rest.get(1)) => {}
                // A player who could not use a throw did nothing else to narrate.
                Effect::Phase { prompt } if is_thrown && is_idle(&rest[1..]) => {
                    self.say(messages::story_prompt(say::say(self.info, prompt)));
                }
                // The last prompt comes at the end; what was done covers the earlier ones.
                Effect::Phase { .. } => self.close(),
            }
            for effect in &rest[..n_told] {
                // A table never sends effects that do not fit the scene; narrate what follows as well as possible.
                let _misfit = self.scene.edit(effect);
            }
            rest = &rest[n_told..];
        }
        self.close();
    }

    fn site(&self, site: Site) -> Message {
        match self.labels.get(&site) {
            Some(label) => say::say(self.info, label),
            None => messages::square_number(usize::from(site.0) + 1),
        }
    }

    fn actor(&self, who: Message, piece: Option<Piece>) -> Actor {
        let of = piece.map_or_else(messages::some_piece, |piece| name::kind(Some(self.info), piece.kind));
        Actor { who, of }
    }

    /// The top `n` pieces of a site.
    fn top(&self, site: Site, n: u8) -> Actor {
        let stack = self.scene.stacks.get(&site).map_or(&[][..], Vec::as_slice);
        let who = match &stack[stack.len().saturating_sub(usize::from(n))..] {
            [] => messages::some_piece(),
            // The square itself lists them all.
            [below @ .., top] if below.len() > FEW => messages::held_many(name::piece(self.info, *top), below.len()),
            pieces => held(self.info, pieces),
        };
        self.actor(who, stack.last().copied().filter(|_| n > 0))
    }

    fn close(&mut self) {
        let Some(Doing { actor, verbs, short, .. }) = self.doing.take() else { return };
        let does = match (short, verbs.len()) {
            (Some(short), 1) => short.into(),
            _ => Arg::List(verbs),
        };
        self.sentences.push(messages::story(actor.who, does));
    }

    /// Whether the next effect is another leap of the piece in the open sentence.
    fn is_continued(&self, next: Option<&Effect>) -> bool {
        match (&self.doing, next) {
            (Some(doing), Some(Effect::Move { from, n, why: Why::Leap, .. })) => {
                doing.at == *from && doing.actor.who == self.top(*from, *n).who
            }
            _ => false,
        }
    }

    /// Whether the piece that moves next does the taking, not one that has already moved.
    fn is_made_way(&self, next: Option<&Effect>) -> bool {
        self.doing.is_none() && matches!(next, Some(Effect::Move { why: Why::Walk | Why::Leap, .. }))
    }

    /// A sentence of its own.
    fn say(&mut self, sentence: Message) {
        self.close();
        self.sentences.push(sentence);
    }

    fn moves(&mut self, from: Site, to: Site, n: u8, under: bool, why: Why) {
        let actor = self.top(from, n);
        if why == Why::Take {
            return self.takes(actor, from, Some(to));
        }
        let [start, goal] = [from, to].map(|site| self.site(site));
        let way = if under { messages::way_under(start, goal) } else { messages::way(start, goal) };
        let short = (why == Why::Walk).then(|| messages::walks(way.clone()));
        let of = actor.of.clone();
        let verb = match why {
            Why::Leap => messages::leaps(way, of),
            Why::Place => messages::comes_in(way, of),
            Why::Return => messages::goes_back(way, of),
            Why::Finish => messages::leaves_play(way, of),
            Why::Walk | Why::Take | Why::Promote | Why::Roll | Why::Score | Why::Order => messages::goes(way, of),
        };
        self.begin(actor, to, verb, short);
        if let Some((taken, at)) = self.taken.take() {
            self.takes(taken, at, None);
        }
    }

    fn leaps_on(&mut self, to: Site) {
        let goal = self.site(to);
        if let Some(doing) = &mut self.doing {
            let of = doing.actor.of.clone();
            doing.verbs.push(messages::leaps_on(goal, of).into());
            doing.at = to;
        }
    }

    fn begin(&mut self, actor: Actor, at: Site, verb: Message, short: Option<Message>) {
        self.close();
        self.doing = Some(Doing { actor, at, verbs: vec![verb.into()], short });
    }

    /// A take is told of the piece that has just arrived, or else of the taken one.
    fn takes(&mut self, taken: Actor, from: Site, to: Option<Site>) {
        let start = self.site(from);
        if let Some(doing) = &mut self.doing {
            let takes = messages::takes(taken.who, start, doing.actor.of.clone());
            doing.verbs.push(takes.into());
            return;
        }
        let verb = match to.map(|to| self.site(to)) {
            Some(goal) => messages::is_taken_to(messages::way(start, goal), taken.of),
            None => messages::is_taken(start, taken.of),
        };
        self.say(messages::story(taken.who, verb));
    }

    fn flips(&mut self, at: Site, index: u8, kind: Kind, why: Why) {
        let into = name::kind(Some(self.info), kind);
        let verb = |of: Message| match why {
            Why::Promote => messages::is_promoted(into, of),
            _ => messages::becomes(into, of),
        };
        if let Some(doing) = self.doing.as_mut().filter(|doing| doing.at == at && index == 0) {
            let of = doing.actor.of.clone();
            doing.verbs.push(verb(of).into());
            return;
        }
        let stack = self.scene.stacks.get(&at).map_or(&[][..], Vec::as_slice);
        let piece = stack.iter().rev().nth(usize::from(index)).copied();
        let who = piece.map_or_else(messages::some_piece, |piece| name::piece(self.info, piece));
        let Actor { who, of } = self.actor(who, piece);
        let at = self.site(at);
        let who = match index {
            0 => messages::who_on(who, at),
            _ => messages::who_deep(who, at, index),
        };
        self.say(messages::story(who, verb(of)));
    }

    fn adds(&mut self, at: Site, piece: Piece, why: Why) {
        let actor = self.actor(name::piece(self.info, piece), Some(piece));
        let (site, of) = (self.site(at), actor.of.clone());
        let verb = match why {
            Why::Return => messages::comes_back(site, of),
            Why::Place => messages::is_set(site, of),
            _ => messages::appears(site, of),
        };
        self.begin(actor, at, verb, None);
    }

    fn removes(&mut self, at: Site, why: Why) {
        let actor = self.top(at, 1);
        if why == Why::Take {
            return self.takes(actor, at, None);
        }
        if let Some(doing) = self.doing.as_mut().filter(|doing| why == Why::Finish && doing.at == at) {
            doing.verbs.push(name::own(self.info, "leaves").with("of", actor.of).into());
            return;
        }
        let (from, of) = (self.site(at), actor.of);
        let verb = match why {
            Why::Finish => messages::leaves_from(from, of),
            Why::Return => messages::goes_back_from(from, of),
            _ => messages::disappears(from, of),
        };
        self.say(messages::story(actor.who, verb));
    }

    /// Who owns the top piece of a site, if they have left the game, and how they did.
    fn out(&self, at: Site) -> Option<(Seat, Left)> {
        let owner = self.scene.stacks.get(&at)?.last()?.owner?;
        Some((owner, self.left[owner]?))
    }

    /// All pieces of somebody who has left disappear. That time was up is told by the clock.
    fn leaves(&mut self, at: Site) {
        if let Some((seat, Left::Resigned)) = self.out(at) {
            let resigned = say::say(self.info, &resign_reason(seat));
            self.say(resigned.with("form", "sentence"));
        }
    }

    /// The prompt covers a sign without a message.
    fn marks(&mut self, at: Site, sign: Option<Kind>) {
        let (kind, done) = match sign {
            Some(sign) => (Some(sign), "set"),
            None => (self.scene.marks.get(&at).copied(), "lifted"),
        };
        let told = kind.and_then(|kind| name::sign(self.info, kind, done));
        if let Some(told) = told {
            let at = self.site(at);
            self.say(told.with("at", at));
        }
    }

    /// Dice that change in sequence share a sentence. A die that is somebody's is told as such.
    fn dice(&mut self, effects: &[Effect]) {
        let shown: Vec<(u8, u8)> = effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Die { die: Die::Shows(face), index } => Some((*index, *face)),
                _ => None,
            })
            .collect();
        self.is_thrown = !shown.is_empty();
        match shown[..] {
            [] => {}
            [(index, face)] => {
                let own = self.dice.get(usize::from(index)).and_then(|site| self.labels.get(site));
                let own = own.filter(|label| label.args.iter().any(|(_, arg)| matches!(arg, Arg::Seat(_))));
                self.say(match own {
                    Some(label) => messages::story_own_die(say::say(self.info, label), face),
                    None => messages::story_die(face),
                });
            }
            _ => {
                let words: Vec<Arg> = shown.iter().map(|(_, face)| messages::word(*face).into()).collect();
                self.say(messages::story_dice(words));
            }
        }
    }

    fn counts(&mut self, seat: Seat, is_shared: bool, by: i32, sites: &[Site]) {
        let seat = if is_shared { name::team(self.info, seat) } else { name::seat(Some(self.info), seat).into() };
        let count = i64::from(by).abs();
        let sites: Vec<Arg> = sites.iter().map(|site| self.site(*site).into()).collect();
        self.say(match (by < 0, sites.is_empty()) {
            (false, true) => messages::story_counts(seat, count),
            (false, false) => messages::story_counts_for(seat, count, sites),
            (true, true) => messages::story_loses(seat, count),
            (true, false) => messages::story_loses_for(seat, count, sites),
        });
    }
}
