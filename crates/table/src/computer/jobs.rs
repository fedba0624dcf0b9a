//! The computer's work: a queue of jobs by priority, of which one runs at a time.

use play::think::Think;

use crate::task::Task;

/// Overrides of the computer's usual limits; for tests, which want the same answers everywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    /// The most positions to search, whatever the level of a seat.
    pub nodes: Option<u64>,
    /// Breaks ties between equal steps, in place of the game's own seed.
    pub seed: Option<u64>,
}

impl Strength {
    /// The limits of the levels.
    pub const USUAL: Strength = Strength { nodes: None, seed: None };
}

/// How far the computer has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ComputerProgress {
    /// Turns looked ahead.
    pub depth: u32,
}

/// What a job is for; the first is the most urgent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum JobKind {
    /// A turn of the computer, or its answer to a proposal: the game waits for it.
    Play,
    /// A hint that a player asked for.
    Hint,
    /// A review of the game.
    Review,
}

/// A job.
#[derive(Debug)]
struct Job {
    kind: JobKind,
    think: Think,
}

/// The jobs of the computer at a table.
#[derive(Debug)]
pub(crate) struct Jobs {
    pub(crate) strength: Strength,
    /// The first one runs, or is to be started.
    queue: Vec<Job>,
    is_running: bool,
    progress: ComputerProgress,
    /// Why the computer cannot go on.
    trouble: Option<String>,
}

impl Jobs {
    pub(crate) fn new(strength: Strength) -> Jobs {
        Jobs { strength, queue: Vec::new(), is_running: false, progress: ComputerProgress::default(), trouble: None }
    }

    /// Puts a job in the queue, behind those that are more urgent, and in place of one of the same kind, which begins
    /// anew if it runs. A less urgent job that runs waits meanwhile.
    // The late part calls it, too: as a function of its own it would cost the first layers more than it saves.
    #[inline(always)]
    pub(crate) fn ask(&mut self, kind: JobKind, think: Think) -> Vec<Task> {
        // What somebody wanted to know before a turn is of no use after it.
        self.queue.retain(|job| job.kind != kind && (kind, job.kind) != (JobKind::Play, JobKind::Hint));
        let at = self.queue.partition_point(|job| job.kind < kind);
        self.queue.insert(at, Job { kind, think });
        if at == 0 { self.start() } else { Vec::new() }
    }

    /// Ends the running job; whether it is of this kind. If not, nothing changes.
    pub(crate) fn finish(&mut self, kind: JobKind) -> bool {
        let is_running = self.queue.first().is_some_and(|job| job.kind == kind);
        if is_running {
            self.queue.remove(0);
            self.is_running = false;
        }
        is_running
    }

    /// Starts the next job, where one has ended and another waits.
    pub(crate) fn resume(&mut self) -> Vec<Task> {
        if self.is_running { Vec::new() } else { self.start() }
    }

    fn start(&mut self) -> Vec<Task> {
        self.progress = ComputerProgress::default();
        self.is_running = !self.queue.is_empty();
        self.queue.first().map(|job| Task::Think(Box::new(job.think.clone()))).into_iter().collect()
    }

    /// Cancels the jobs of a kind.
    // As above.
    #[inline(always)]
    pub(crate) fn cancel(&mut self, kind: JobKind) -> Vec<Task> {
        let was_running = self.queue.first().is_some_and(|job| job.kind == kind);
        self.queue.retain(|job| job.kind != kind);
        match (was_running, self.queue.is_empty()) {
            (true, true) => {
                self.is_running = false;
                vec![Task::StopThinking]
            }
            (true, false) => self.start(),
            (false, _) => Vec::new(),
        }
    }

    /// Notes how far the running job has come.
    pub(crate) fn note(&mut self, progress: ComputerProgress) {
        if !self.queue.is_empty() {
            self.progress = progress;
        }
    }

    /// The computer cannot go on: every job is given up.
    pub(crate) fn fail(&mut self, why: String) {
        self.queue.clear();
        self.is_running = false;
        self.trouble = Some(why);
    }

    /// It is asked again.
    pub(crate) fn forget_trouble(&mut self) {
        self.trouble = None;
    }

    /// How far the computer has come with its turn; `None` when it does not play.
    pub(crate) fn progress(&self) -> Option<ComputerProgress> {
        self.queue.first().filter(|job| job.kind == JobKind::Play).map(|_| self.progress)
    }

    /// What the running job is for; `None` when none runs.
    pub(crate) fn running(&self) -> Option<JobKind> {
        self.queue.first().filter(|_| self.is_running).map(|job| job.kind)
    }

    pub(crate) fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }
}

#[cfg(test)]
mod tests {
    use play::Record;
    use play::think::Purpose;
    use rules::Level;

    use super::*;

    fn think(level: Level) -> Think {
        Think {
            purpose: Purpose::PLAY,
            job: 0,
            level,
            nodes: None,
            seed: 0,
            record: Record::new("laska", 1, Vec::new()),
        }
    }

    fn started(tasks: &[Task]) -> Option<Level> {
        match tasks {
            [Task::Think(think)] => Some(think.level),
            [] => None,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_review_never_blocks_a_move() {
        let mut jobs = Jobs::new(Strength::USUAL);
        assert_eq!(started(&jobs.ask(JobKind::Review, think(Level::ALL[3]))), Some(Level::ALL[3]));
        assert_eq!(started(&jobs.ask(JobKind::Play, think(Level::ALL[1]))), Some(Level::ALL[1]));
        assert_eq!(started(&jobs.ask(JobKind::Hint, think(Level::ALL[4]))), None, "it waits for the move");
        assert_eq!(started(&jobs.ask(JobKind::Hint, think(Level::ALL[2]))), None, "and so does another in its place");
        assert!(!jobs.finish(JobKind::Review), "it does not run now");
        assert_eq!(started(&jobs.ask(JobKind::Play, think(Level::ALL[1]))), Some(Level::ALL[1]), "no hint waits now");
        assert_eq!(started(&jobs.ask(JobKind::Hint, think(Level::ALL[2]))), None);
        assert!(jobs.finish(JobKind::Play));
        assert_eq!(started(&jobs.resume()), Some(Level::ALL[2]));
        assert_eq!(started(&jobs.resume()), None, "it runs already");
        assert!(jobs.finish(JobKind::Hint));
        assert_eq!(started(&jobs.resume()), Some(Level::ALL[3]));
    }

    #[test]
    fn a_newer_job_takes_the_place_of_one_of_its_kind() {
        let mut jobs = Jobs::new(Strength::USUAL);
        assert_eq!(started(&jobs.ask(JobKind::Play, think(Level::ALL[1]))), Some(Level::ALL[1]));
        assert_eq!(started(&jobs.ask(JobKind::Play, think(Level::ALL[2]))), Some(Level::ALL[2]));
        jobs.note(ComputerProgress { depth: 7 });
        assert_eq!(started(&jobs.ask(JobKind::Play, think(Level::ALL[2]))), Some(Level::ALL[2]), "it begins anew");
        assert_eq!(jobs.progress(), Some(ComputerProgress::default()));
        assert_eq!(jobs.cancel(JobKind::Play), [Task::StopThinking]);
        assert_eq!((jobs.progress(), jobs.cancel(JobKind::Play)), (None, Vec::new()));
    }

    #[test]
    fn a_cancelled_job_makes_way_for_the_next() {
        let mut jobs = Jobs::new(Strength::USUAL);
        jobs.ask(JobKind::Review, think(Level::ALL[3]));
        jobs.ask(JobKind::Play, think(Level::ALL[1]));
        jobs.note(ComputerProgress { depth: 7 });
        assert_eq!(jobs.progress(), Some(ComputerProgress { depth: 7 }));
        assert_eq!(started(&jobs.cancel(JobKind::Play)), Some(Level::ALL[3]));
        assert_eq!((jobs.progress(), jobs.running()), (None, Some(JobKind::Review)), "nobody waits for it");
        jobs.fail("out of memory".to_owned());
        assert_eq!((jobs.progress(), jobs.trouble()), (None, Some("out of memory")));
    }
}
