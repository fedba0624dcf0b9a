//! What happened on the board, for those who hear it.

use rules::view::{Effect, Kind, Piece, Scene, Site, SiteMap, Why};
use rules::{GameInfo, Say, Seat};

use super::name::{self, a, capitalised, sentence};
use super::number::{list, number};
use super::say;
use super::square::held;

#[cfg(test)]
mod tests;

/// Of a column with more than these under its top only the top is named.
const FEW: usize = 3;

/// What `effects` did to the scene `before`, in sentences, and whose turn it is then: "White counter from c3 to d4. Black
/// to move."
///
/// Where everything only goes back to where it was, as at a take-back, it is not told piece by piece. `labels` are the
/// names of the sites. Empty when there are no effects.
pub(crate) fn narrate(info: &GameInfo, before: &Scene, effects: &[Effect], labels: &SiteMap<Say>) -> String {
    let mut whys = effects.iter().filter_map(why).peekable();
    let is_return = whys.peek().is_some() && whys.all(|why| why == Why::Return);
    let mut story = Story { info, labels, scene: before.clone(), sentences: Vec::new(), doing: None };
    if is_return {
        story.sentences.push("Taken back.".to_owned());
    } else {
        story.tell(effects);
    }
    let prompt = effects.iter().rev().find_map(|effect| match effect {
        Effect::Phase { prompt } => Some(sentence(&say(info, prompt))),
        _ => None,
    });
    story.sentences.extend(prompt);
    story.sentences.join(" ")
}

/// Why an effect happened, where it says.
fn why(effect: &Effect) -> Option<Why> {
    match effect {
        Effect::Move { why, .. }
        | Effect::Flip { why, .. }
        | Effect::Add { why, .. }
        | Effect::Remove { why, .. }
        | Effect::Count { why, .. } => Some(*why),
        Effect::Mark { .. } | Effect::Die { .. } | Effect::Phase { .. } => None,
    }
}

/// A sentence about a piece that is not yet closed: more may be told of the same piece.
struct Doing {
    /// The piece, such as `white officer over two black`.
    who: String,
    /// Where it has come.
    at: Site,
    /// What it did, such as `leaps from c3 to e5`.
    verbs: Vec<String>,
    /// What stands in the place of the only verb when nothing more is told, such as `from c3 to d4`.
    short: Option<String>,
}

struct Story<'a> {
    info: &'a GameInfo,
    labels: &'a SiteMap<Say>,
    /// The scene before the effect that is told next.
    scene: Scene,
    sentences: Vec<String>,
    doing: Option<Doing>,
}

impl Story<'_> {
    fn tell(&mut self, effects: &[Effect]) {
        let mut rest = effects;
        while let Some(effect) = rest.first() {
            let mut n_told = 1;
            match effect {
                Effect::Move { from, to, n, under, why } => self.moves(*from, *to, *n, *under, *why),
                Effect::Flip { at, index, kind, why } => self.flips(*at, *index, *kind, *why),
                Effect::Add { at, piece, why } => self.adds(*at, *piece, *why),
                Effect::Remove { at, why } => self.removes(*at, *why),
                Effect::Mark { at, sign } => self.marks(*at, *sign),
                Effect::Die { .. } => {
                    n_told = rest.iter().take_while(|effect| matches!(effect, Effect::Die { .. })).count();
                    self.dice(&rest[..n_told]);
                }
                Effect::Count { seat, by, sites, .. } => self.counts(*seat, *by, sites),
                // The last prompt is told at the end; those before are told by what was done then.
                Effect::Phase { .. } => self.close(),
            }
            for effect in &rest[..n_told] {
                // Effects that do not fit the scene cannot come from a table; what follows is told as well as it can be.
                let _misfit = self.scene.edit(effect);
            }
            rest = &rest[n_told..];
        }
        self.close();
    }

    fn site(&self, site: Site) -> String {
        self.labels.get(&site).map_or_else(|| format!("square {}", site.0 + 1), |label| say(self.info, label))
    }

    /// The top `n` pieces of a site.
    fn top(&self, site: Site, n: u8) -> String {
        let stack = self.scene.stacks.get(&site).map_or(&[][..], Vec::as_slice);
        match &stack[stack.len().saturating_sub(usize::from(n))..] {
            [] => "piece".to_owned(),
            // Whoever wants to know them all asks the square.
            [below @ .., top] if below.len() > FEW => {
                format!("{} over {} others", name::piece(self.info, *top), number(below.len() as i64))
            }
            pieces => held(self.info, pieces),
        }
    }

    fn close(&mut self) {
        let Some(Doing { who, verbs, short, .. }) = self.doing.take() else { return };
        let told = match (short, verbs.len()) {
            (Some(short), 1) => short,
            _ => list(&verbs),
        };
        self.sentences.push(format!("{} {told}.", capitalised(&who)));
    }

    /// A sentence of its own.
    fn say(&mut self, words: &str) {
        self.close();
        self.sentences.push(sentence(&capitalised(words)));
    }

    fn moves(&mut self, from: Site, to: Site, n: u8, under: bool, why: Why) {
        let who = self.top(from, n);
        if why == Why::Take {
            return self.takes(&who, from, Some(to));
        }
        let goal =
            if under { format!("under what stands on {}", self.site(to)) } else { format!("to {}", self.site(to)) };
        let way = format!("from {} {goal}", self.site(from));
        let verb = match why {
            Why::Leap => "leaps",
            Why::Place => "comes in",
            Why::Return => "goes back",
            Why::Finish => "leaves play",
            Why::Walk | Why::Take | Why::Promote | Why::Roll | Why::Score => "goes",
        };
        let short = (why == Why::Walk).then(|| way.clone());
        self.begin(who, to, format!("{verb} {way}"), short);
    }

    fn begin(&mut self, who: String, at: Site, verb: String, short: Option<String>) {
        self.close();
        self.doing = Some(Doing { who, at, verbs: vec![verb], short });
    }

    /// A take is told of the piece that has just come somewhere, or else of the taken one.
    fn takes(&mut self, what: &str, from: Site, to: Option<Site>) {
        let from = self.site(from);
        if let Some(doing) = &mut self.doing {
            doing.verbs.push(format!("takes {} from {from}", a(what)));
            return;
        }
        let goal = to.map_or_else(String::new, |to| format!(" to {}", self.site(to)));
        self.say(&format!("{what} is taken from {from}{goal}"));
    }

    fn flips(&mut self, at: Site, index: u8, kind: Kind, why: Why) {
        let new = name::kind(self.info, kind);
        let verb = match why {
            Why::Promote => format!("is promoted to {new}"),
            _ => format!("becomes {}", a(new)),
        };
        if let Some(doing) = self.doing.as_mut().filter(|doing| doing.at == at && index == 0) {
            doing.verbs.push(verb);
            return;
        }
        let stack = self.scene.stacks.get(&at).map_or(&[][..], Vec::as_slice);
        let piece = stack.iter().rev().nth(usize::from(index)).map(|piece| name::piece(self.info, *piece));
        let depth = match index {
            0 => String::new(),
            _ => format!(", {} down from the top,", number(i64::from(index))),
        };
        let who = piece.unwrap_or_else(|| "piece".to_owned());
        self.say(&format!("{who} on {}{depth} {verb}", self.site(at)));
    }

    fn adds(&mut self, at: Site, piece: Piece, why: Why) {
        let verb = match why {
            Why::Return => "comes back to",
            Why::Place => "is set on",
            _ => "appears on",
        };
        let verb = format!("{verb} {}", self.site(at));
        self.begin(name::piece(self.info, piece), at, verb, None);
    }

    fn removes(&mut self, at: Site, why: Why) {
        let who = self.top(at, 1);
        let verb = match why {
            Why::Take => return self.takes(&who, at, None),
            Why::Finish => "leaves play from",
            Why::Return => "goes back from",
            _ => "disappears from",
        };
        self.say(&format!("{who} {verb} {}", self.site(at)));
    }

    fn marks(&mut self, at: Site, sign: Option<Kind>) {
        let site = self.site(at);
        match sign {
            Some(sign) => self.say(&format!("a sign is set on {site}: {}", name::kind(self.info, sign))),
            None => self.say(&format!("the sign on {site} is lifted")),
        }
    }

    /// Dice that change one after the other are told at once.
    fn dice(&mut self, effects: &[Effect]) {
        let faces: Vec<Option<u8>> = effects
            .iter()
            .filter_map(|effect| match effect {
                Effect::Die { face, .. } => Some(*face),
                _ => None,
            })
            .collect();
        let shown: Vec<String> = faces.iter().flatten().map(|face| number(i64::from(*face))).collect();
        let n_ready = faces.len() - shown.len();
        match shown.len() {
            0 => {}
            1 => self.say(&format!("a die shows {}", shown[0])),
            _ => self.say(&format!("the dice show {}", list(&shown))),
        }
        match n_ready {
            0 => {}
            1 => self.say("a die is ready to be thrown"),
            n => self.say(&format!("{} dice are ready to be thrown", number(n as i64))),
        }
    }

    fn counts(&mut self, seat: Seat, by: i32, sites: &[Site]) {
        let verb = if by < 0 { "loses" } else { "counts" };
        let amount = number(i64::from(by).abs());
        let sites: Vec<String> = sites.iter().map(|site| self.site(*site)).collect();
        let sites = if sites.is_empty() { String::new() } else { format!(" for {}", list(&sites)) };
        self.say(&format!("{} {verb} {amount}{sites}", name::seat_capital(self.info, seat)));
    }
}
