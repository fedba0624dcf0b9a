//! What the computer finds out about a turn, and how that travels as lines of text from its worker to a page. Points are
//! told in ten-thousandths: what reads and writes fractions is large.
//!
//! ```text
//! points 6213              what the seat that acts can expect with the best turn
//! lead 1200                so much more than with the next best one; none where there is no choice
//! step c3-d4               the steps of the turn, in order
//! then d6-e5               the steps of the line that follows, in order
//! unit men                 in what people count here, where they do
//! why gains 2 1            the reasons, the weightiest first
//! ```
//!
//! A turn that was played has a line for each throw and each decision in it; what would have been better follows a
//! decision as the lines of a hint.
//!
//! ```text
//! before 5310 4690         what each seat could expect before the turn
//! throw 12 520 -520        behind so many entries chance acted, which brought each seat so much more
//! decision 13 0 5830 4110 10000 counted   there the first seat could expect .583, and after what it played .411,
//!                                         at a stake of 1
//! ```

mod reason;
mod right_turns;

use rules::{PerSeat, Seat, Unit};

pub use reason::Reason;
pub use right_turns::RightTurns;

/// A turn is judged if it seems to cost as much, in expected points.
pub const DOUBTFUL: f32 = 0.03;
/// A turn that cost as much is named.
pub const COSTLY: f32 = 0.05;

/// What is best in a position, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// What the seat that acts can expect.
    pub points: f32,
    /// How much more that is than with the next best turn; `None` where there is no other.
    pub lead: Option<f32>,
    /// The steps of the turn, in the game's first format.
    pub steps: Vec<String>,
    /// How the game could go on.
    pub line: Vec<String>,
    /// In what the amounts of its reasons are.
    pub unit: Option<Unit>,
    /// Why it is best, the weightiest first.
    pub reasons: Vec<Reason>,
}

/// What a throw or a draw was worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Luck {
    /// How many entries of the record come before it.
    pub at: usize,
    /// What it brought each seat, more than the mean of all that could have come.
    pub points: PerSeat<f32>,
}

/// What a decision was worth.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// How many entries of the record come before it.
    pub at: usize,
    /// Whose it was.
    pub seat: Seat,
    /// What the seat could expect with the best turn.
    pub best: f32,
    /// What it could expect after what it played.
    pub played: f32,
    /// What a plain game at the stake of this moment is worth in the same measure; 1 where there are no stakes.
    pub stake: f32,
    /// Whether there was a choice that counts in the error rate of backgammon.
    pub is_counted: bool,
    /// What would have been better; `None` where nothing was.
    pub better: Option<Hint>,
}

/// A turn that was judged.
#[derive(Clone, PartialEq, Debug)]
pub struct JudgedTurn {
    /// What each seat could expect before it.
    pub before: PerSeat<f32>,
    /// What chance did in it, in order.
    pub throws: Vec<Luck>,
    /// The decisions in it, in order.
    pub decisions: Vec<Decision>,
}

impl Decision {
    /// What it cost.
    pub fn loss(&self) -> f32 {
        (self.best - self.played).max(0.0)
    }
}

impl JudgedTurn {
    /// The judgement as lines.
    pub fn write(&self) -> Vec<String> {
        let JudgedTurn { before, throws, decisions } = self;
        let mut lines = vec![format!("before {}", each(before))];
        lines.extend(throws.iter().map(|Luck { at, points }| format!("throw {at} {}", each(points))));
        for Decision { at, seat, best, played, stake, is_counted, better } in decisions {
            let counted = if *is_counted { "counted" } else { "free" };
            lines.push(format!(
                "decision {at} {} {} {} {} {counted}",
                seat.idx(),
                whole(*best),
                whole(*played),
                whole(*stake)
            ));
            lines.extend(better.iter().flat_map(Hint::write));
        }
        lines
    }

    /// Reads a judgement; `None` where one of the lines belongs to none.
    pub fn read(lines: &[impl AsRef<str>]) -> Option<JudgedTurn> {
        let mut lines = lines.iter().map(AsRef::as_ref).peekable();
        let before = each_of(lines.next()?.strip_prefix("before ")?)?;
        let mut turn = JudgedTurn { before, throws: Vec::new(), decisions: Vec::new() };
        while let Some(line) = lines.next() {
            if let Some((at, points)) = line.strip_prefix("throw ").and_then(|rest| rest.split_once(' ')) {
                turn.throws.push(Luck { at: at.parse().ok()?, points: each_of(points)? });
                continue;
            }
            let words: Vec<&str> = line.strip_prefix("decision ")?.split(' ').collect();
            let [at, seat, best, played, stake, counted] = words.as_slice() else { return None };
            let mut better = Vec::new();
            while let Some(line) = lines.next_if(|line| !line.starts_with("throw ") && !line.starts_with("decision ")) {
                better.push(line);
            }
            turn.decisions.push(Decision {
                at: at.parse().ok()?,
                seat: Seat::new(seat.parse().ok()?)?,
                best: number(best)?,
                played: number(played)?,
                stake: number(stake)?,
                is_counted: match *counted {
                    "counted" => true,
                    "free" => false,
                    _ => return None,
                },
                better: if better.is_empty() { None } else { Some(Hint::read(&better)?) },
            });
        }
        Some(turn)
    }
}

const UNITS: [Unit; 4] = [Unit::Pawns, Unit::Men, Unit::Pieces, Unit::Points];

fn name(unit: Unit) -> &'static str {
    match unit {
        Unit::Pawns => "pawns",
        Unit::Men => "men",
        Unit::Pieces => "pieces",
        Unit::Points => "points",
    }
}

/// A number for each seat, as text.
pub fn each(points: &PerSeat<f32>) -> String {
    points.0.map(|points| whole(points).to_string()).join(" ")
}

/// Reads a number for each seat; `None` where the text has none, or another number of them.
pub fn each_of(text: &str) -> Option<PerSeat<f32>> {
    let numbers: Option<Vec<f32>> = text.split(' ').map(number).collect();
    numbers?.try_into().ok().map(PerSeat)
}

/// So many parts has a point.
const PARTS: f32 = 10_000.0;

fn whole(points: f32) -> i32 {
    (PARTS * points).round() as i32
}

fn number(text: &str) -> Option<f32> {
    text.parse::<i32>().ok().map(|parts| parts as f32 / PARTS)
}

impl Hint {
    /// The hint as lines.
    pub fn write(&self) -> Vec<String> {
        let Hint { points, lead, steps, line, unit, reasons } = self;
        let head =
            [format!("points {}", whole(*points))].into_iter().chain(lead.map(|lead| format!("lead {}", whole(lead))));
        let steps = steps.iter().map(|step| format!("step {step}"));
        let line = line.iter().map(|step| format!("then {step}"));
        let unit = unit.map(|unit| format!("unit {}", name(unit)));
        head.chain(steps)
            .chain(line)
            .chain(unit)
            .chain(reasons.iter().map(|reason| format!("why {}", reason.write())))
            .collect()
    }

    /// Reads a hint; `None` where one of the lines belongs to none, or no turn is named.
    pub fn read(lines: &[impl AsRef<str>]) -> Option<Hint> {
        let mut hint =
            Hint { points: f32::NAN, lead: None, steps: Vec::new(), line: Vec::new(), unit: None, reasons: Vec::new() };
        for line in lines {
            match line.as_ref().split_once(' ')? {
                ("points", points) => hint.points = number(points)?,
                ("lead", lead) => hint.lead = Some(number(lead)?),
                ("step", step) => hint.steps.push(step.to_owned()),
                ("then", step) => hint.line.push(step.to_owned()),
                ("unit", unit) => hint.unit = Some(UNITS.into_iter().find(|known| name(*known) == unit)?),
                ("why", why) => hint.reasons.push(Reason::read(why)?),
                _ => return None,
            }
        }
        (hint.points.is_finite() && !hint.steps.is_empty()).then_some(hint)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REASONS: [Reason; 19] = [
        Reason::Concedes { points: 2 },
        Reason::Wins { turns: 2 },
        Reason::Saves { n: 3, of: 3, answers: 1 },
        Reason::Gains { amount: 6, answers: 2 },
        Reason::Only { amount: 2, answers: 1 },
        Reason::Avoids { n: 12, of: 14, amount: 2, answers: 1 },
        Reason::Threatens { amount: 2, n: 3, of: 20 },
        Reason::Takes { n: 3 },
        Reason::Promotes { n: 1 },
        Reason::Finishes { n: 2 },
        Reason::Scores { points: 300 },
        Reason::Enters { n: 1 },
        Reason::Leaves { n: 1 },
        Reason::Risks { n: 11, of: 36 },
        Reason::Gathers { n: 3, of: 5 },
        Reason::Bars { n: 4, of: 5 },
        Reason::Prepares,
        Reason::Leads { own: 8, others: 11 },
        Reason::Holds { site: 5 },
    ];

    #[test]
    fn hints_are_read_as_they_were_written() {
        let steps = vec!["b2-c3-d4".to_owned(), "two words".to_owned()];
        let hint = Hint {
            points: 0.625,
            lead: Some(0.125),
            steps,
            line: vec!["d6-e5".to_owned()],
            unit: Some(Unit::Men),
            reasons: REASONS.to_vec(),
        };
        let forced = Hint { points: -1.5, lead: None, line: Vec::new(), reasons: Vec::new(), ..hint.clone() };
        for hint in [hint, forced] {
            assert_eq!(Hint::read(&hint.write()), Some(hint));
        }
    }

    #[test]
    fn judged_turns_are_read_as_they_were_written() {
        let hint = Hint {
            points: 0.5,
            lead: None,
            steps: vec!["a".to_owned()],
            line: Vec::new(),
            unit: None,
            reasons: Vec::new(),
        };
        let luck = Luck { at: 12, points: PerSeat([0.25, -0.25, 0.0, 0.0]) };
        let good = Decision {
            at: 13,
            seat: Seat::SECOND,
            best: 0.5,
            played: 0.5,
            stake: 2.0,
            is_counted: false,
            better: None,
        };
        let bad =
            Decision { at: 11, seat: Seat::FIRST, played: -0.25, is_counted: true, better: Some(hint), ..good.clone() };
        assert_eq!((bad.loss(), good.loss()), (0.75, 0.0));
        let before = PerSeat([0.5, -0.5, 0.0, 0.0]);
        let turn = JudgedTurn { before, throws: vec![luck], decisions: vec![bad, good] };
        assert_eq!(JudgedTurn::read(&turn.write()), Some(turn));
        for text in [
            "",
            "before 1 2 3",
            "before 1 2 3 0.5",
            "before 1 2 3 4\nthrow 1 2",
            "before 1 2 3 4\ndecision 1 0 5000 5000",
            "before 1 2 3 4\ndecision 1 9 5000 5000 1 free",
            "before 1 2 3 4\ndecision 1 0 5000 5000 1 free\npoints 5000",
            "before 1 2 3 4\nsomething",
        ] {
            assert_eq!(JudgedTurn::read(&text.lines().collect::<Vec<_>>()), None, "{text:?}");
        }
    }

    #[test]
    fn other_lines_are_no_hint() {
        for text in [
            "",
            "points 5000",
            "step c3-d4",
            "points x\nstep c3-d4",
            "points 5000\nstep c3-d4\nmood good",
            "points 5000\nstep c3-d4\nwhy",
            "points 5000\nstep c3-d4\nunit pounds",
            "points 5000\nstep c3-d4\nwhy wins",
            "points 5000\nstep c3-d4\nwhy wins 300",
            "points 5000\nstep c3-d4\nwhy wins 1 2",
            "points 0.5\nstep c3-d4",
        ] {
            assert_eq!(Hint::read(&text.lines().collect::<Vec<_>>()), None, "{text:?}");
        }
    }
}
