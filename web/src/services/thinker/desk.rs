//! Which question is open, which workers there are, and what is to be done when one of them says something or dies.
//!
//! Beside the worker that is asked there is a spare one once a question was posted: a worker that thinks hears nothing,
//! so stopping it means ending it, and the spare goes on at once.

use core::mem;

use play::think::{Reply, Think};

use super::Thought;

/// How often a question is asked at most.
const MOST_TRIES: u8 = 3;
/// How long a worker that thinks may say nothing, in milliseconds.
const SILENCE: u32 = 20_000;
/// How long it may take a worker to be loaded and to listen, in milliseconds. The network may be slow.
const LOADING: u32 = 60_000;

/// A worker's number. No two are the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Hand(u32);

/// Something to be done, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Order {
    /// Starts a worker.
    Start(Hand),
    /// Posts a text to a worker that listens.
    Post(Hand, String),
    /// Ends a worker, whatever it does.
    End(Hand),
    /// Tells whoever asked.
    Tell(Thought),
}

/// A worker that was started.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Started {
    hand: Hand,
    listens: bool,
}

/// The question that has no answer yet.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Open {
    think: Think,
    /// How often it was asked without success.
    n_failures: u8,
    posted: bool,
}

/// The state of things.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Desk {
    open: Option<Open>,
    /// The worker that is asked.
    first: Option<Started>,
    spare: Option<Started>,
    last_job: u32,
    last_hand: u32,
    orders: Vec<Order>,
}

impl Desk {
    pub(super) fn warm(&mut self) -> Vec<Order> {
        self.go_on()
    }

    /// The question gets a number of its own.
    pub(super) fn ask(&mut self, think: Think) -> Vec<Order> {
        self.give_up();
        // Never 0: that is the number of a question that could not be read.
        self.last_job = self.last_job.checked_add(1).unwrap_or(1);
        let think = Think { job: self.last_job, ..think };
        self.open = Some(Open { think, n_failures: 0, posted: false });
        self.go_on()
    }

    pub(super) fn stop(&mut self) -> Vec<Order> {
        self.give_up();
        mem::take(&mut self.orders)
    }

    /// A worker has said something.
    pub(super) fn heard(&mut self, hand: Hand, reply: Reply) -> Vec<Order> {
        for started in [&mut self.first, &mut self.spare].into_iter().flatten() {
            started.listens |= started.hand == hand && reply == Reply::Ready;
        }
        if self.first.is_none_or(|first| first.hand != hand) {
            return mem::take(&mut self.orders);
        }
        let own = self.open.as_ref().map(|open| open.think.job);
        match reply {
            Reply::Ready => return self.go_on(),
            Reply::Progress { job, depth, nodes, value, line } if own == Some(job) => {
                self.tell(Thought::Progress { depth, nodes, value, line });
            }
            Reply::Thought { job, depth, nodes, value, steps, line } if own == Some(job) => {
                self.open = None;
                self.tell(Thought::Steps { steps, line, value, depth, nodes });
            }
            Reply::Answered { job, yes } if own == Some(job) => {
                self.open = None;
                self.tell(Thought::Answered { yes });
            }
            Reply::Failed { job, reason } if own == Some(job) || job == 0 => return self.failed(hand, &reason),
            // An answer that comes too late.
            _ => {}
        }
        mem::take(&mut self.orders)
    }

    /// A worker is of no use any more.
    pub(super) fn failed(&mut self, hand: Hand, why: &str) -> Vec<Order> {
        if self.spare.is_some_and(|spare| spare.hand == hand) {
            self.spare = None;
            self.orders.push(Order::End(hand));
        }
        if self.first.is_none_or(|first| first.hand != hand) {
            return mem::take(&mut self.orders);
        }
        self.let_go();
        let Some(open) = &mut self.open else { return mem::take(&mut self.orders) };
        open.n_failures += 1;
        open.posted = false;
        if open.n_failures < MOST_TRIES {
            return self.go_on();
        }
        self.open = None;
        self.tell(Thought::Trouble(why.to_owned()));
        mem::take(&mut self.orders)
    }

    /// The worker that is asked has said nothing for too long.
    pub(super) fn silent(&mut self) -> Vec<Order> {
        match self.first {
            Some(first) => self.failed(first.hand, "it says nothing"),
            None => Vec::new(),
        }
    }

    /// How long the worker that is asked may say nothing from now on, in milliseconds; `None` when nothing is awaited.
    pub(super) fn patience(&self) -> Option<u32> {
        self.open.as_ref().map(|open| if open.posted { SILENCE } else { LOADING })
    }

    /// Posts the open question as soon as there is a worker that listens.
    fn go_on(&mut self) -> Vec<Order> {
        let first = match self.first {
            Some(first) => first,
            None => self.spare.take().unwrap_or_else(|| self.start()),
        };
        self.first = Some(first);
        if let Some(open) = self.open.as_mut().filter(|open| first.listens && !open.posted) {
            open.posted = true;
            let question = open.think.write();
            self.orders.push(Order::Post(first.hand, question));
            if self.spare.is_none() {
                self.spare = Some(self.start());
            }
        }
        mem::take(&mut self.orders)
    }

    /// Forgets the open question, and ends the worker that thinks about it.
    fn give_up(&mut self) {
        if self.open.take().is_some_and(|open| open.posted) {
            self.let_go();
        }
    }

    /// Ends the worker that is asked. The spare takes its place.
    fn let_go(&mut self) {
        if let Some(first) = self.first.take() {
            self.orders.push(Order::End(first.hand));
            self.first = self.spare.take();
        }
    }

    fn start(&mut self) -> Started {
        self.last_hand += 1;
        let hand = Hand(self.last_hand);
        self.orders.push(Order::Start(hand));
        Started { hand, listens: false }
    }

    fn tell(&mut self, thought: Thought) {
        self.orders.push(Order::Tell(thought));
    }
}

#[cfg(test)]
mod tests {
    use play::{Record, Sitter};

    use super::*;

    const ONE: Hand = Hand(1);
    const TWO: Hand = Hand(2);
    const THREE: Hand = Hand(3);

    fn question() -> Think {
        let machine = Sitter::Machine { level: 1 };
        let record = Record::new("toy-game", 1, vec![machine.clone(), machine]);
        Think { job: 0, level: 2, nodes: None, seed: 1, record }
    }

    fn posted(hand: Hand, job: u32) -> Order {
        Order::Post(hand, Think { job, ..question() }.write())
    }

    fn thought(job: u32) -> Reply {
        Reply::Thought { job, depth: 2, nodes: 9, value: 5, steps: vec!["a".to_owned()], line: line() }
    }

    fn steps() -> Order {
        Order::Tell(Thought::Steps { steps: vec!["a".to_owned()], line: line(), value: 5, depth: 2, nodes: 9 })
    }

    fn line() -> Vec<String> {
        ["a", "b"].map(str::to_owned).to_vec()
    }

    /// A desk whose worker thinks about question 1 and whose spare listens.
    fn thinking() -> Desk {
        let mut desk = Desk::default();
        assert_eq!(desk.ask(question()), [Order::Start(ONE)]);
        assert_eq!(desk.patience(), Some(LOADING));
        assert_eq!(desk.heard(ONE, Reply::Ready), [posted(ONE, 1), Order::Start(TWO)]);
        assert_eq!(desk.patience(), Some(SILENCE));
        assert_eq!(desk.heard(TWO, Reply::Ready), []);
        desk
    }

    #[test]
    fn a_question_waits_until_the_worker_listens_and_its_answer_is_told() {
        let mut desk = thinking();
        let progress = Reply::Progress { job: 1, depth: 1, nodes: 2, value: -3, line: line() };
        let told = Thought::Progress { depth: 1, nodes: 2, value: -3, line: line() };
        assert_eq!(desk.heard(ONE, progress), [Order::Tell(told)]);
        assert_eq!(desk.heard(ONE, thought(1)), [steps()]);
        assert_eq!(desk.patience(), None);
        assert_eq!(desk.heard(ONE, thought(1)), [], "nothing comes after the answer");
        assert_eq!(desk.ask(question()), [posted(ONE, 2)]);
        let no = Order::Tell(Thought::Answered { yes: false });
        assert_eq!(desk.heard(ONE, Reply::Answered { job: 2, yes: false }), [no]);
    }

    #[test]
    fn a_warm_worker_answers_at_once() {
        let mut desk = Desk::default();
        assert_eq!(desk.warm(), [Order::Start(ONE)]);
        assert_eq!(desk.warm(), []);
        assert_eq!((desk.heard(ONE, Reply::Ready), desk.patience()), (vec![], None));
        assert_eq!(desk.ask(question()), [posted(ONE, 1), Order::Start(TWO)]);
    }

    #[test]
    fn the_spare_takes_over_where_a_thinking_worker_was_stopped() {
        let mut desk = thinking();
        assert_eq!(desk.stop(), [Order::End(ONE)]);
        assert_eq!(desk.heard(ONE, thought(1)), [], "a late answer");
        assert_eq!(desk.stop(), []);
        assert_eq!(desk.ask(question()), [posted(TWO, 2), Order::Start(THREE)]);
        assert_eq!(desk.heard(TWO, thought(1)), [], "an answer to another question");
        assert_eq!(desk.heard(TWO, thought(2)), [steps()]);
    }

    #[test]
    fn a_new_question_takes_the_place_of_the_open_one() {
        let mut desk = thinking();
        assert_eq!(desk.ask(question()), [Order::End(ONE), posted(TWO, 2), Order::Start(THREE)]);
        let mut loading = Desk::default();
        loading.ask(question());
        assert_eq!(loading.ask(question()), [], "the worker has not heard the first one");
        assert_eq!(loading.heard(ONE, Reply::Ready), [posted(ONE, 2), Order::Start(TWO)]);
    }

    #[test]
    fn a_question_is_asked_three_times_at_most() {
        let mut desk = thinking();
        let failed = Reply::Failed { job: 1, reason: "why".to_owned() };
        assert_eq!(desk.heard(ONE, failed), [Order::End(ONE), posted(TWO, 1), Order::Start(THREE)]);
        assert_eq!(desk.silent(), [Order::End(TWO)]);
        assert_eq!(desk.patience(), Some(LOADING));
        assert_eq!(desk.heard(THREE, Reply::Ready), [posted(THREE, 1), Order::Start(Hand(4))]);
        let trouble = Order::Tell(Thought::Trouble("out of memory".to_owned()));
        assert_eq!(desk.failed(THREE, "out of memory"), [Order::End(THREE), trouble]);
        assert_eq!(desk.patience(), None);
        assert_eq!(desk.ask(question()), [], "the next one starts afresh");
        assert_eq!(desk.heard(Hand(4), Reply::Ready), [posted(Hand(4), 2), Order::Start(Hand(5))]);
    }

    #[test]
    fn workers_that_die_unasked_are_replaced_when_they_are_needed() {
        let mut desk = thinking();
        assert_eq!(desk.failed(TWO, "gone"), [Order::End(TWO)]);
        assert_eq!(desk.heard(ONE, thought(1)), [steps()]);
        assert_eq!(desk.failed(ONE, "gone"), [Order::End(ONE)]);
        assert_eq!((desk.silent(), desk.failed(ONE, "gone")), (vec![], vec![]));
        assert_eq!(desk.ask(question()), [Order::Start(THREE)]);
    }
}
