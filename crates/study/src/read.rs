//! Reads studies from texts. A text in Markdown has a heading of the second level for each study, `## Name {#id}`, then
//! an introduction, and a block of code ```` ```task ```` for each of its tasks; anything else in it is for readers. A
//! list of puzzles has a paragraph of lines for each, which begins with `puzzle id`. Every line of a task is a key and a
//! value.

use std::fmt;

use rules::Options;

use crate::{Goal, Played, Step, Study, Task};

/// Why a text is no list of studies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for ReadFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}", self.line, self.why)
    }
}

/// The words around a task in Markdown.
const FENCE: &str = "```task";
const FENCE_END: &str = "```";
/// Begins a puzzle.
pub(crate) const PUZZLE: &str = "puzzle ";
/// Between turns of equal worth.
pub(crate) const OR: &str = " | ";
/// Stands for any turn.
const ANY: &str = "*";

/// Reads all studies of a text.
///
/// # Errors
/// With the first line that does not fit.
pub fn read(text: &str) -> Result<Vec<Study>, ReadFault> {
    let mut reading = Reading::default();
    let mut n_lines = 0;
    for (line, number) in text.lines().map(str::trim_end).zip(1..) {
        n_lines = number;
        reading.line(line).map_err(|why| ReadFault { line: number, why })?;
    }
    reading.end().map_err(|why| ReadFault { line: n_lines, why })
}

/// The puzzle of a day, counted from any day on, of so many: every one comes once before the first comes again, and
/// neighbours do not follow each other.
pub fn daily(day: u64, n_puzzles: usize) -> Option<usize> {
    let n_puzzles = u64::try_from(n_puzzles).ok().filter(|number| *number > 0)?;
    // The golden ratio's share of them, or the next number without a common divisor.
    let about = (n_puzzles * 618 / 1000).max(1);
    let step = (about..).find(|step| divisor(*step, n_puzzles) == 1)?;
    usize::try_from(day % n_puzzles * step % n_puzzles).ok()
}

/// The greatest common divisor.
fn divisor(one: u64, other: u64) -> u64 {
    if other == 0 { one } else { divisor(other, one % other) }
}

/// Where in a text the reader is.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum Place {
    /// Between tasks.
    #[default]
    Outside,
    /// In a block of Markdown.
    Block,
    /// In the paragraph of a puzzle.
    Puzzle,
}

#[derive(Default)]
struct Reading {
    studies: Vec<Study>,
    place: Place,
    task: Task,
}

impl Reading {
    fn line(&mut self, line: &str) -> Result<(), String> {
        match self.place {
            Place::Outside => self.outside(line),
            Place::Block if line == FENCE_END => self.end_task(),
            Place::Puzzle if line.is_empty() => self.end_task(),
            Place::Block | Place::Puzzle => self.inside(line),
        }
    }

    fn outside(&mut self, line: &str) -> Result<(), String> {
        if let Some(heading) = line.strip_prefix("## ") {
            let (name, id) = heading.rsplit_once(" {#").ok_or("a heading has an id, such as `## Name {#id}`")?;
            let id = id.strip_suffix('}').ok_or("the id of the heading does not end with `}`")?;
            return self.begin(id, name);
        }
        if let Some(id) = line.strip_prefix(PUZZLE) {
            self.place = Place::Puzzle;
            return self.begin(id, "");
        }
        if line == FENCE {
            if self.studies.is_empty() {
                return Err("a task stands before the first heading".to_owned());
            }
            self.place = Place::Block;
            return Ok(());
        }
        if let Some(study) = self.studies.last_mut().filter(|study| study.tasks.is_empty() && !line.is_empty()) {
            let gap = if study.intro.is_empty() { "" } else { " " };
            study.intro.extend([gap, line.trim_start()]);
        }
        Ok(())
    }

    fn begin(&mut self, id: &str, name: &str) -> Result<(), String> {
        let is_id = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
        if id.is_empty() || !id.chars().all(is_id) {
            return Err(format!("`{id}` is no id: small letters, digits and hyphens are"));
        }
        if self.studies.iter().any(|study| study.id == id) {
            return Err(format!("there are two studies `{id}`"));
        }
        self.complete()?;
        self.studies.push(Study { id: id.to_owned(), name: name.trim().to_owned(), ..Study::default() });
        Ok(())
    }

    fn inside(&mut self, line: &str) -> Result<(), String> {
        let (key, value) = line.split_once(' ').map_or((line, ""), |(key, value)| (key, value.trim()));
        let is_begun = !self.task.steps.is_empty();
        let is_again = match key {
            _ if value.is_empty() => return Err(format!("nothing follows `{key}`")),
            "position" if !is_begun => self.task.position.replace(value.to_owned()).is_some(),
            "option" if !is_begun => {
                let (key, value) = Options::read_pair(value).map_err(|error| error.to_string())?;
                self.task.options.set(key, value);
                false
            }
            "grade" if self.place == Place::Puzzle => {
                let grade = value.parse().ok().filter(|grade| (1..=8).contains(grade));
                let grade = grade.ok_or_else(|| format!("`{value}` is no grade from 1 to 8"))?;
                self.studies.last_mut().is_some_and(|study| std::mem::replace(&mut study.grade, grade) != 0)
            }
            "goal" if self.place == Place::Puzzle => {
                let goal = Goal::named(value).ok_or_else(|| format!("there is no goal `{value}`"))?;
                self.task.goal.replace(goal).is_some()
            }
            "played" if self.place == Place::Puzzle => {
                let (cost, turn) = value.split_once(' ').ok_or("`played` is followed by what it cost and a turn")?;
                let cost = cost.parse().map_err(|_| format!("`{cost}` is no cost"))?;
                self.task.played.replace(Played { turn: turn.to_owned(), cost }).is_some()
            }
            "say" => {
                self.task.steps.push(Step { say: value.to_owned(), ..Step::default() });
                false
            }
            "play" => self.play(value)?,
            "position" | "option" | "grade" | "goal" | "played" => return Err(format!("`{key}` does not belong here")),
            _ => self.of_step(key, value)?,
        };
        if is_again { Err(format!("`{key}` is there twice")) } else { Ok(()) }
    }

    /// The turns that a step asks for. A step of a puzzle begins with them.
    fn play(&mut self, value: &str) -> Result<bool, String> {
        if self.place == Place::Puzzle {
            self.task.steps.push(Step::default());
        }
        let step = self.task.steps.last_mut().ok_or("`say` comes before `play`")?;
        let is_again = step.is_played;
        step.is_played = true;
        step.turns = if value == ANY { Vec::new() } else { turns(value) };
        Ok(is_again)
    }

    /// What else a step has.
    fn of_step(&mut self, key: &str, value: &str) -> Result<bool, String> {
        let step = self.task.steps.last_mut().filter(|step| step.is_played);
        let step = step.ok_or_else(|| format!("`{key}` does not belong before `play`"))?;
        let text = match key {
            "wrong" => {
                let (known, why) =
                    wrong(value).ok_or("`wrong` is followed by turns, a colon and why they are wrong")?;
                step.wrong.push((turns(known), why.to_owned()));
                return Ok(false);
            }
            "reply" => {
                step.replies.push(value.to_owned());
                return Ok(false);
            }
            "end" => {
                step.ends.push(value.to_owned());
                return Ok(false);
            }
            "else" => &mut step.otherwise,
            "hint" => &mut step.hint,
            "praise" => &mut step.praise,
            _ => return Err(format!("nothing is called `{key}`")),
        };
        Ok(!std::mem::replace(text, value.to_owned()).is_empty())
    }

    fn end_task(&mut self) -> Result<(), String> {
        self.place = Place::Outside;
        let task = std::mem::take(&mut self.task);
        if task.steps.is_empty() {
            return Err("the task asks for nothing".to_owned());
        }
        if let Some(step) = task.steps.iter().find(|step| !step.is_played) {
            return Err(format!("no turn is right after `{}`", step.say));
        }
        if task.goal.is_none() && task.steps.iter().any(|step| step.say.is_empty()) {
            return Err("the puzzle has no goal".to_owned());
        }
        self.studies.last_mut().into_iter().for_each(|study| study.tasks.push(task.clone()));
        Ok(())
    }

    /// A study without a task is none.
    fn complete(&self) -> Result<(), String> {
        match self.studies.last().filter(|study| study.tasks.is_empty()) {
            Some(study) => Err(format!("`{}` has no task", study.id)),
            None => Ok(()),
        }
    }

    fn end(mut self) -> Result<Vec<Study>, String> {
        match self.place {
            Place::Outside => {}
            Place::Puzzle => self.end_task()?,
            Place::Block => return Err("the last task does not end".to_owned()),
        }
        self.complete()?;
        Ok(self.studies)
    }
}

fn turns(text: &str) -> Vec<String> {
    text.split(OR).map(|turn| turn.trim().to_owned()).collect()
}

/// Turns, and why they are wrong. A turn of a dice game has a colon of its own, behind what was thrown.
fn wrong(text: &str) -> Option<(&str, &str)> {
    let last = text.rfind(OR).map_or(0, |at| at + OR.len());
    let is_dice = |text: &str| text.chars().all(|sign| sign.is_ascii_digit());
    let dice =
        text[last..].split_once(": ").filter(|(before, _)| is_dice(before)).map_or(0, |(dice, _)| dice.len() + 2);
    let end = last + dice + text[last + dice..].find(": ")?;
    Some((&text[..end], text[end + 2..].trim()))
}
