//! The pool's state machine: the open job, the workers, and what to do when one of them replies or dies.
//!
//! Once a job was posted there is a spare worker beside the active one: a searching worker hears nothing, so stopping
//! it means terminating it, and the spare takes over at once.

use core::mem;

use play::think::{Reply, Think};

/// How often a job is tried at most.
const MOST_TRIES: u8 = 3;
/// How long a searching worker may be silent, in milliseconds.
const SILENCE: u32 = 20_000;
/// How long a worker may take to load and become ready, in milliseconds. The network may be slow.
const LOADING: u32 = 60_000;

/// A worker's unique number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct SlotId(u32);

/// What the pool has to do; commands are carried out in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PoolCommand {
    /// Starts a worker.
    Start(SlotId),
    /// Posts a text to a ready worker.
    Post(SlotId, String),
    /// Terminates a worker, whatever it is doing.
    End(SlotId),
    /// Passes a reply on to the caller.
    Tell(Reply),
}

/// A started worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Slot {
    id: SlotId,
    listens: bool,
}

/// The unanswered job.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Job {
    think: Think,
    /// How many attempts failed.
    n_failures: u8,
    posted: bool,
}

/// The pool's state.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Slots {
    open: Option<Job>,
    /// The active worker, which gets the job.
    first: Option<Slot>,
    spare: Option<Slot>,
    last_job: u32,
    last_slot: u32,
    commands: Vec<PoolCommand>,
}

impl Slots {
    pub(super) fn warm(&mut self) -> Vec<PoolCommand> {
        self.go_on()
    }

    /// The job gets its own number.
    pub(super) fn ask(&mut self, think: Think) -> Vec<PoolCommand> {
        self.give_up();
        // Never 0: that is the number of a job that could not be read.
        self.last_job = self.last_job.checked_add(1).unwrap_or(1);
        let think = Think { job: self.last_job, ..think };
        self.open = Some(Job { think, n_failures: 0, posted: false });
        self.go_on()
    }

    pub(super) fn stop(&mut self) -> Vec<PoolCommand> {
        self.give_up();
        mem::take(&mut self.commands)
    }

    /// A worker has replied.
    pub(super) fn heard(&mut self, slot: SlotId, reply: Reply) -> Vec<PoolCommand> {
        for started in [&mut self.first, &mut self.spare].into_iter().flatten() {
            started.listens |= started.id == slot && reply == Reply::Ready;
        }
        if self.first.is_none_or(|first| first.id != slot) {
            return mem::take(&mut self.commands);
        }
        let is_own = self.open.as_ref().is_some_and(|open| reply.job() == Some(open.think.job));
        match reply {
            Reply::Ready => return self.go_on(),
            Reply::Failed { job, reason } if is_own || job == 0 => return self.failed(slot, &reason),
            Reply::Progress { .. } if is_own => self.tell(reply),
            Reply::Steps { .. } | Reply::Answered { .. } if is_own => {
                self.open = None;
                self.tell(reply);
            }
            // A reply that comes too late.
            _ => {}
        }
        mem::take(&mut self.commands)
    }

    /// A worker has failed.
    pub(super) fn failed(&mut self, slot: SlotId, why: &str) -> Vec<PoolCommand> {
        if self.spare.is_some_and(|spare| spare.id == slot) {
            self.spare = None;
            self.commands.push(PoolCommand::End(slot));
        }
        if self.first.is_none_or(|first| first.id != slot) {
            return mem::take(&mut self.commands);
        }
        self.let_go();
        let Some(open) = &mut self.open else { return mem::take(&mut self.commands) };
        open.n_failures += 1;
        open.posted = false;
        if open.n_failures < MOST_TRIES {
            return self.go_on();
        }
        let failed = Reply::Failed { job: open.think.job, reason: why.to_owned() };
        self.open = None;
        self.tell(failed);
        mem::take(&mut self.commands)
    }

    /// The active worker has been silent for too long.
    pub(super) fn silent(&mut self) -> Vec<PoolCommand> {
        match self.first {
            Some(first) => self.failed(first.id, "it says nothing"),
            None => Vec::new(),
        }
    }

    /// How long the active worker may be silent from now on, in milliseconds; `None` when no reply is awaited.
    pub(super) fn patience(&self) -> Option<u32> {
        self.open.as_ref().map(|open| if open.posted { SILENCE } else { LOADING })
    }

    /// Posts the open job as soon as a worker is ready.
    fn go_on(&mut self) -> Vec<PoolCommand> {
        let first = match self.first {
            Some(first) => first,
            None => self.spare.take().unwrap_or_else(|| self.start()),
        };
        self.first = Some(first);
        if let Some(open) = self.open.as_mut().filter(|open| first.listens && !open.posted) {
            open.posted = true;
            let question = open.think.write();
            self.commands.push(PoolCommand::Post(first.id, question));
            if self.spare.is_none() {
                self.spare = Some(self.start());
            }
        }
        mem::take(&mut self.commands)
    }

    /// Drops the open job, and terminates the worker that searches it.
    fn give_up(&mut self) {
        if self.open.take().is_some_and(|open| open.posted) {
            self.let_go();
        }
    }

    /// Terminates the active worker. The spare takes its place.
    fn let_go(&mut self) {
        if let Some(first) = self.first.take() {
            self.commands.push(PoolCommand::End(first.id));
            self.first = self.spare.take();
        }
    }

    fn start(&mut self) -> Slot {
        self.last_slot += 1;
        let slot = SlotId(self.last_slot);
        self.commands.push(PoolCommand::Start(slot));
        Slot { id: slot, listens: false }
    }

    fn tell(&mut self, reply: Reply) {
        self.commands.push(PoolCommand::Tell(reply));
    }
}

#[cfg(test)]
mod tests {
    use play::think::Purpose;
    use play::{Player, Record};

    use super::*;

    const ONE: SlotId = SlotId(1);
    const TWO: SlotId = SlotId(2);
    const THREE: SlotId = SlotId(3);

    fn question() -> Think {
        let computer = Player::Computer { level: rules::Level::ALL[0] };
        let record = Record::new("toy-game", 1, vec![computer.clone(), computer]);
        Think { purpose: Purpose::PLAY, job: 0, level: rules::Level::FIRST_MET, nodes: None, seed: 1, record }
    }

    fn posted(slot: SlotId, job: u32) -> PoolCommand {
        PoolCommand::Post(slot, Think { job, ..question() }.write())
    }

    fn thought(job: u32) -> Reply {
        Reply::Steps { job, nodes: 9, value: 5, steps: vec!["a".to_owned()] }
    }

    fn told(reply: Reply) -> PoolCommand {
        PoolCommand::Tell(reply)
    }

    /// Slots whose worker searches job 1 and whose spare is ready.
    fn thinking() -> Slots {
        let mut slots = Slots::default();
        assert_eq!(slots.ask(question()), [PoolCommand::Start(ONE)]);
        assert_eq!(slots.patience(), Some(LOADING));
        assert_eq!(slots.heard(ONE, Reply::Ready), [posted(ONE, 1), PoolCommand::Start(TWO)]);
        assert_eq!(slots.patience(), Some(SILENCE));
        assert_eq!(slots.heard(TWO, Reply::Ready), []);
        slots
    }

    #[test]
    fn a_question_waits_until_the_worker_listens_and_its_answer_is_told() {
        let mut slots = thinking();
        let progress = Reply::Progress { job: 1, depth: 1 };
        assert_eq!(slots.heard(ONE, progress.clone()), [told(progress)]);
        assert_eq!(slots.heard(ONE, thought(1)), [told(thought(1))]);
        assert_eq!(slots.patience(), None);
        assert_eq!(slots.heard(ONE, thought(1)), [], "nothing comes after the answer");
        assert_eq!(slots.ask(question()), [posted(ONE, 2)]);
        let no = Reply::Answered { job: 2, yes: false };
        assert_eq!(slots.heard(ONE, no.clone()), [told(no)]);
    }

    #[test]
    fn a_warm_worker_answers_at_once() {
        let mut slots = Slots::default();
        assert_eq!(slots.warm(), [PoolCommand::Start(ONE)]);
        assert_eq!(slots.warm(), []);
        assert_eq!((slots.heard(ONE, Reply::Ready), slots.patience()), (vec![], None));
        assert_eq!(slots.ask(question()), [posted(ONE, 1), PoolCommand::Start(TWO)]);
    }

    #[test]
    fn the_spare_takes_over_where_a_thinking_worker_was_stopped() {
        let mut slots = thinking();
        assert_eq!(slots.stop(), [PoolCommand::End(ONE)]);
        assert_eq!(slots.heard(ONE, thought(1)), [], "a late answer");
        assert_eq!(slots.stop(), []);
        assert_eq!(slots.ask(question()), [posted(TWO, 2), PoolCommand::Start(THREE)]);
        assert_eq!(slots.heard(TWO, thought(1)), [], "an answer to another question");
        assert_eq!(slots.heard(TWO, thought(2)), [told(thought(2))]);
    }

    #[test]
    fn a_new_question_takes_the_place_of_the_open_one() {
        let mut slots = thinking();
        assert_eq!(slots.ask(question()), [PoolCommand::End(ONE), posted(TWO, 2), PoolCommand::Start(THREE)]);
        let mut loading = Slots::default();
        loading.ask(question());
        assert_eq!(loading.ask(question()), [], "the worker has not heard the first one");
        assert_eq!(loading.heard(ONE, Reply::Ready), [posted(ONE, 2), PoolCommand::Start(TWO)]);
    }

    #[test]
    fn a_question_is_asked_three_times_at_most() {
        let mut slots = thinking();
        let failed = Reply::Failed { job: 1, reason: "why".to_owned() };
        assert_eq!(slots.heard(ONE, failed), [PoolCommand::End(ONE), posted(TWO, 1), PoolCommand::Start(THREE)]);
        assert_eq!(slots.silent(), [PoolCommand::End(TWO)]);
        assert_eq!(slots.patience(), Some(LOADING));
        assert_eq!(slots.heard(THREE, Reply::Ready), [posted(THREE, 1), PoolCommand::Start(SlotId(4))]);
        let failed = Reply::Failed { job: 1, reason: "out of memory".to_owned() };
        assert_eq!(slots.failed(THREE, "out of memory"), [PoolCommand::End(THREE), told(failed)]);
        assert_eq!(slots.patience(), None);
        assert_eq!(slots.ask(question()), [], "the next one starts afresh");
        assert_eq!(slots.heard(SlotId(4), Reply::Ready), [posted(SlotId(4), 2), PoolCommand::Start(SlotId(5))]);
    }

    #[test]
    fn workers_that_die_unasked_are_replaced_when_they_are_needed() {
        let mut slots = thinking();
        assert_eq!(slots.failed(TWO, "gone"), [PoolCommand::End(TWO)]);
        assert_eq!(slots.heard(ONE, thought(1)), [told(thought(1))]);
        assert_eq!(slots.failed(ONE, "gone"), [PoolCommand::End(ONE)]);
        assert_eq!((slots.silent(), slots.failed(ONE, "gone")), (vec![], vec![]));
        assert_eq!(slots.ask(question()), [PoolCommand::Start(THREE)]);
    }
}
