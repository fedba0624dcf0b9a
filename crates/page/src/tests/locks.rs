//! What a page asks of the browser's locks, and what it makes of the answers.

use super::*;
use LockCommand::{Leave, Request, Tell, Wait};
use LockState::{Editing, Watching};

/// The commands in their order.
fn all(commands: LockCommands) -> Vec<LockCommand> {
    commands.into_iter().flatten().collect()
}

#[test]
fn a_free_lock_is_held() {
    let mut locking = Locking::default();
    assert_eq!(all(locking.ask()), [Request(LockWay::IfFree, 0)]);
    assert_eq!(all(locking.grant()), [Tell(Editing)]);
    assert_eq!(all(locking.grant()), [], "it was told");
}

#[test]
fn a_lock_that_another_page_has_is_waited_for() {
    let mut locking = Locking::default();
    locking.ask();
    assert_eq!(all(locking.end(0, LockEnd::Taken)), [Wait(500, 0), Request(LockWay::Queue, 0)]);
    assert_eq!(all(locking.end_wait(0)), [Tell(Watching)]);
    assert_eq!(all(locking.grant()), [Tell(Editing)]);
}

#[test]
fn nothing_is_told_where_the_lock_comes_in_the_time_of_grace() {
    let mut locking = Locking::default();
    locking.ask();
    locking.end(0, LockEnd::Taken);
    assert_eq!(all(locking.grant()), [Tell(Editing)]);
    assert_eq!(all(locking.end_wait(0)), []);
}

#[test]
fn a_lock_that_is_lost_is_not_stolen_back() {
    let mut locking = Locking::default();
    locking.ask();
    locking.grant();
    assert_eq!(all(locking.end(0, LockEnd::Lost)), [Tell(Watching), Request(LockWay::Queue, 0)]);
}

#[test]
fn whoever_takes_over_leaves_the_queue_and_steals() {
    let mut locking = Locking::default();
    locking.ask();
    locking.end(0, LockEnd::Taken);
    assert_eq!(all(locking.take_over()), [Leave, Request(LockWay::Steal, 1)]);
    // What comes of the older attempt no longer matters.
    assert_eq!(all(locking.end(0, LockEnd::Lost)), []);
    assert_eq!(all(locking.end_wait(0)), []);
    assert!(locking.is_present(1) && !locking.is_present(0));
    locking.grant();
    assert_eq!(all(locking.take_over()), [Tell(Editing)], "it has it already");
}

#[test]
fn a_page_that_has_left_is_told_nothing() {
    let mut locking = Locking::default();
    locking.ask();
    assert_eq!(all(locking.leave()), [Leave]);
    for end in [LockEnd::Taken, LockEnd::Lost, LockEnd::Released, LockEnd::Missing] {
        assert_eq!(all(locking.end(0, end)), [], "{end:?}");
    }
}

#[test]
fn a_lock_that_was_released_is_not_asked_for_again() {
    let mut locking = Locking::default();
    locking.ask();
    locking.grant();
    assert_eq!(all(locking.end(0, LockEnd::Released)), []);
}

#[test]
fn without_locks_every_page_edits() {
    let mut locking = Locking::default();
    locking.ask();
    assert_eq!(all(locking.end(0, LockEnd::Missing)), [Tell(Editing)]);
}
