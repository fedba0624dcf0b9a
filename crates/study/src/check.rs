//! Whether the studies of a game can be solved: every turn that they name is played by the rules.

use play::Games;
use play::formats::GameTexts;
use table::{Access, Action, Strength, TableState};

use crate::{Progress, Said, Study, Task, Walk};

/// What is wrong with a study, in the words of developers. It is walked through on a real table: by its model turns, with
/// every other turn that it accepts, and with every one that it calls wrong.
pub fn faults(games: &dyn Games, texts: &dyn GameTexts, game: &str, study: &Study) -> Vec<String> {
    let Some(mut walk) = Walk::new(study.clone(), 0) else { return vec![format!("`{}` has no task", study.id)] };
    let solving = Solving { games, texts, game };
    let mut faults = Vec::new();
    loop {
        let place = format!("{}, task {}", study.id, walk.task_idx() + 1);
        let before = faults.len();
        solving.step(&mut walk, &mut |fault| faults.push(format!("{place}: {fault}")));
        match walk.progress() {
            Progress::Replies if faults.len() == before => walk.go_on(),
            Progress::Next => walk.next_task(),
            Progress::Done => return faults,
            // What comes after a fault in a task cannot be reached.
            _ if walk.task_idx() + 1 < study.tasks.len() => match Walk::new(study.clone(), walk.task_idx() + 1) {
                Some(next) => walk = next,
                None => return faults,
            },
            _ => return faults,
        }
    }
}

struct Solving<'a> {
    games: &'a dyn Games,
    texts: &'a dyn GameTexts,
    game: &'a str,
}

impl Solving<'_> {
    /// Solves a step by its model turn, and tries the others.
    fn step(&self, walk: &mut Walk, fault: &mut dyn FnMut(String)) {
        let (step, task) = (walk.step().clone(), walk.task().clone());
        let table = match self.table(&task, walk.played()) {
            Ok(table) => table,
            Err(why) => return fault(why),
        };
        if table.turn().is_none() {
            return fault("nobody is to move".to_owned());
        }
        let any = step.turns.is_empty().then(|| self.any_turn(&task, walk.played())).flatten();
        let accepted: Vec<&String> = step.turns.iter().chain(&any).collect();
        let Some(model) = accepted.first().copied().cloned() else { return fault("no turn can be played".to_owned()) };
        for turn in &accepted {
            self.play(&task, walk.played(), turn).err().into_iter().for_each(&mut *fault);
        }
        for turn in step.wrong.iter().flat_map(|(turns, _)| turns) {
            self.play(&task, walk.played(), turn).err().into_iter().for_each(&mut *fault);
            if step.accepts(turn, "") {
                fault(format!("`{turn}` is right and wrong"));
            }
            let mut other = walk.clone();
            other.judge(turn, "");
            if matches!(other.said(), Said::Wrong("") | Said::Right(_)) {
                fault(format!("nothing is said of `{turn}`"));
            }
        }
        walk.judge(&model, "");
        if walk.progress() == Progress::Replies {
            let after: Vec<String> = walk.played().iter().chain(&step.replies).cloned().collect();
            match self.table(&task, &after) {
                Ok(table) if table.turn().is_none() => fault("nobody is to move after the reply".to_owned()),
                Ok(_) => {}
                Err(why) => fault(why),
            }
        } else if !step.replies.is_empty() {
            fault("a reply after the last step".to_owned());
        }
    }

    /// The table with a task on it, after these turns.
    fn table(&self, task: &Task, turns: &[String]) -> Result<TableState, String> {
        let record = task.record(self.games, self.game, 1);
        let mut table = TableState::open(self.games, record, Strength::USUAL).map_err(|error| error.to_string())?;
        table.apply(Action::SetAccess(Access::Editing));
        for turn in turns {
            let n_turns = table.plain_turns().len();
            table.type_turn(self.texts, turn).map_err(|error| format!("`{turn}` cannot be played: {error}"))?;
            let played = table.plain_turns();
            let last = played.last().map_or("", |last| last.text.as_str());
            if table.is_mid_turn() {
                return Err(format!("`{turn}` is only a part of a turn, of which `{last}` is played"));
            }
            if last != turn || played.len() != n_turns + 1 {
                return Err(format!("`{turn}` is written `{last}`"));
            }
        }
        Ok(table)
    }

    /// Plays a turn of a seat after these.
    fn play(&self, task: &Task, before: &[String], turn: &String) -> Result<TableState, String> {
        let turns: Vec<String> = before.iter().chain([turn]).cloned().collect();
        self.table(task, &turns)
    }

    /// Any turn that can be played: the first step that there is, until the turn is over.
    fn any_turn(&self, task: &Task, before: &[String]) -> Option<String> {
        let mut table = self.games.open(task.record(self.games, self.game, 1)).ok()?;
        for turn in before {
            self.texts.play_turn(&mut *table, turn).ok()?;
        }
        loop {
            let step = table.choices().first()?.step;
            table.choose(step).ok()?;
            if !table.is_mid_turn() {
                let format = table.move_formats().first()?;
                return Some(table.turns(*format).pop()?.text);
            }
        }
    }
}
