//! Somebody's way through a study.

use crate::{Step, Study, Task};

/// Hints are offered from this wrong turn in a step on.
const HINT_AFTER: usize = 2;

/// What is said of the last turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Said<'a> {
    /// Nothing yet: the task is set.
    Asked,
    /// Nothing yet: the study begins, and has an introduction.
    Intro,
    /// It does not do the task. The reason is empty where nothing is known of it.
    Wrong(&'a str),
    /// It does; empty where no more is said than that. Praise stays when the next step is asked for: it takes longer to
    /// read than the others take to reply.
    Right(&'a str),
    /// The solution is shown on the board.
    Shown,
    /// What helps; empty where nothing of that kind is known.
    Hint(&'a str),
}

/// What comes after the last turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// A turn of whoever solves it.
    Asks,
    /// The same step again.
    Again,
    /// The others play the replies of the step.
    Replies,
    /// The next task.
    Next,
    /// Nothing: all tasks are done.
    Done,
}

/// Somebody's way through a study: which task and step they are at, and what happened there.
#[derive(Clone, PartialEq, Debug)]
pub struct Walk {
    study: Study,
    task: usize,
    step: usize,
    /// The turns of the task so far, those of all sides.
    played: Vec<String>,
    /// Wrong turns in this step.
    n_wrong: usize,
    told: Told,
}

#[derive(Clone, PartialEq, Debug)]
enum Told {
    Nothing,
    Wrong(String),
    Right,
    Hint,
    Shown,
}

impl Walk {
    /// The way through a study, from a task on; one that it does not have is its first. `None` for a study without tasks.
    pub fn new(study: Study, task: usize) -> Option<Walk> {
        study.tasks.first()?;
        let task = if task < study.tasks.len() { task } else { 0 };
        Some(Walk { study, task, step: 0, played: Vec::new(), n_wrong: 0, told: Told::Nothing })
    }

    /// The study.
    pub fn study(&self) -> &Study {
        &self.study
    }

    /// Which task is asked, counted from 0.
    pub fn task_idx(&self) -> usize {
        self.task
    }

    /// The task.
    pub fn task(&self) -> &Task {
        // The index is only set to a task that is there.
        &self.study.tasks[self.task]
    }

    /// The step.
    pub fn step(&self) -> &Step {
        let steps = &self.task().steps;
        &steps[self.step.min(steps.len() - 1)]
    }

    /// The turns that lead from the task's position to the step.
    pub fn played(&self) -> &[String] {
        &self.played
    }

    /// How many wrong turns were played in this step.
    pub fn n_wrong(&self) -> usize {
        self.n_wrong
    }

    /// Whether help is offered.
    pub fn offers_hint(&self) -> bool {
        self.n_wrong >= HINT_AFTER && self.progress() != Progress::Next && self.progress() != Progress::Done
    }

    /// What is said of the last turn.
    pub fn said(&self) -> Said<'_> {
        match &self.told {
            Told::Nothing => self.opening(),
            Told::Wrong(turn) => Said::Wrong(self.step().why_not(turn)),
            Told::Right => Said::Right(&self.step().praise),
            Told::Hint => Said::Hint(&self.step().hint),
            Told::Shown => Said::Shown,
        }
    }

    /// What stands beside the board until a turn of the step is judged.
    fn opening(&self) -> Said<'_> {
        let before = self.step.checked_sub(1).and_then(|idx| self.task().steps.get(idx));
        match before {
            _ if self.n_wrong > 0 => Said::Asked,
            Some(Step { praise, .. }) if !praise.is_empty() => Said::Right(praise),
            None if self.task == 0 && !self.study.intro.is_empty() => Said::Intro,
            _ => Said::Asked,
        }
    }

    /// What comes next.
    pub fn progress(&self) -> Progress {
        let is_last_step = self.step + 1 == self.task().steps.len();
        match self.told {
            Told::Nothing | Told::Hint => Progress::Asks,
            Told::Wrong(_) | Told::Shown => Progress::Again,
            Told::Right if !is_last_step => Progress::Replies,
            Told::Right if self.task + 1 < self.study.tasks.len() => Progress::Next,
            Told::Right => Progress::Done,
        }
    }

    /// Takes a turn of whoever solves it, in the notation of the game, and the position after it in its first notation. It
    /// counts only while one is asked for.
    pub fn judge(&mut self, turn: &str, end: &str) {
        if self.progress() != Progress::Asks {
            return;
        }
        if self.step().accepts(turn, end) {
            self.played.push(turn.to_owned());
            self.told = Told::Right;
        } else {
            self.n_wrong += 1;
            self.told = Told::Wrong(turn.to_owned());
        }
    }

    /// Sets the step again after a wrong turn, or when the solution was shown. The position must be laid again.
    pub fn try_again(&mut self) {
        if self.progress() == Progress::Again {
            self.told = Told::Nothing;
        }
    }

    /// Gives a hint.
    pub fn hint(&mut self) {
        if matches!(self.progress(), Progress::Asks | Progress::Again) {
            self.told = Told::Hint;
        }
    }

    /// Whether the solution can be shown: of a puzzle, which has nobody who explains it, after a wrong turn.
    pub fn offers_solution(&self) -> bool {
        let is_open = matches!(self.progress(), Progress::Asks | Progress::Again);
        self.study.is_puzzle() && self.n_wrong > 0 && is_open && self.told != Told::Shown
    }

    /// Shows the solution. Its turns are to be played from the position of the step on; nothing is solved by that.
    pub fn show(&mut self) {
        if self.offers_solution() {
            self.told = Told::Shown;
        }
    }

    /// The turns that solve the task from the step on: the model turns, and what the others reply to them. They end
    /// where any turn is right.
    pub fn solution(&self) -> Vec<String> {
        let steps = self.task().steps.iter().skip(self.step).take_while(|step| !step.turns.is_empty());
        steps.flat_map(|step| step.turns.iter().take(1).chain(&step.replies).cloned()).collect()
    }

    /// The first turn that was played in the task by whoever solves it: the idea of the whole task.
    pub fn key_turn(&self) -> Option<&str> {
        self.played.first().map(String::as_str)
    }

    /// Goes on to the next step, when the others have played their replies.
    pub fn go_on(&mut self) {
        if self.progress() == Progress::Replies {
            let replies = self.step().replies.clone();
            self.played.extend(replies);
            self.set_out(self.task, self.step + 1);
        }
    }

    /// Goes on to the next task, or to the first one when all are done. Its position must be laid.
    pub fn next_task(&mut self) {
        let next = if self.progress() == Progress::Next { self.task + 1 } else { 0 };
        self.played.clear();
        self.set_out(next, 0);
    }

    fn set_out(&mut self, task: usize, step: usize) {
        *self = Walk { task, step, n_wrong: 0, told: Told::Nothing, ..self.clone() };
    }
}
