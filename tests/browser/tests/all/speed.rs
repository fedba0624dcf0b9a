//! Whether the page responds while the computer thinks, on a slow processor.

use std::time::{Duration, Instant};

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page, Tasks};

/// Enough for some seconds of thinking. In other games the first answer is forced, and a forced move needs no thinking.
const LONG: &str = "en/draughts/?nodes=12000000&seed=1";
/// The shortest valid measurement of thinking.
const LEAST_THOUGHT: Duration = Duration::from_secs(1);
/// The largest part of the thinking time for which the main thread may be blocked: an engine that ran there would block
/// all of it, in one long task or in many short ones. A part, not a time: how much the page itself needs depends on how
/// slow this processor is and on its other load. It was a fortieth on an idle machine, and nearly a half with four
/// times as much load as processors.
const MOST_KEPT: f64 = 0.75;

/// Measures the page while the computer answers one move and somebody taps the board; also returns how long that took.
async fn watch(page: &Page) -> Result<(Tasks, Duration), Failure> {
    page.start(Hand::Tap, NewGame::against_computer("draughts")).await?;
    page.idle_at(0).await?;
    page.throttle(4.0).await?;
    page.watch_tasks().await?;
    let mut model = Model::new("draughts", 0);
    let choice = model.step().expect("the game has not begun");
    let started = Instant::now();
    page.play(Hand::Tap, &choice.gesture.sites).await?;
    page.wait_for(".thinking").await?;
    for site in model.table().sites() {
        page.tap(page.site(site).await?).await?;
    }
    page.until("return document.querySelector('main[data-idle]')?.dataset.ply > 1", Vec::new()).await?;
    let thought = started.elapsed();
    let tasks = page.tasks().await?;
    page.throttle(1.0).await?;
    Ok((tasks, thought))
}

/// The part of the time for which the main thread was blocked.
#[expect(clippy::print_stderr, reason = "test output")]
fn kept(tasks: &Tasks, time: Duration) -> f64 {
    let longest = tasks.long.iter().copied().fold(0.0, f64::max);
    let part = tasks.long.iter().sum::<f64>().max(tasks.longest_delay) / 1000.0 / time.as_secs_f64();
    eprintln!(
        "{:.1} s: {} tasks of 50 ms or more, the longest {longest} ms; a timer was late by {:.0} ms at most; {:.1} % of it",
        time.as_secs_f64(),
        tasks.long.len(),
        tasks.longest_delay,
        part * 100.0,
    );
    part
}

#[test]
fn no_task_keeps_the_page_busy() {
    BrowserSession::new(360, 640).run(async |page| {
        page.open(LONG).await?;
        page.idle().await?;
        let (tasks, thought) = watch(&page).await?;
        assert!(thought > LEAST_THOUGHT, "the computer has not thought long enough to tell: {thought:?}");
        assert!(kept(&tasks, thought) < MOST_KEPT, "the page does not answer while the computer thinks");
        Ok(())
    });
}

#[test]
fn a_busy_page_is_seen_by_this_test() {
    // Blocked for this long in all, in tasks of the first length.
    const BUSY: &str = "
        const [task_ms, all_ms] = [80, 2000];
        const end = performance.now() + all_ms;
        const work = () => {
            const rest = performance.now() + task_ms;
            while (performance.now() < rest);
            if (performance.now() < end) setTimeout(work); else window.lasted = performance.now() - begin;
        };
        const begin = performance.now();
        setTimeout(work);
    ";
    BrowserSession::new(360, 640).run(async |page| {
        page.open(LONG).await?;
        page.idle().await?;
        page.watch_tasks().await?;
        page.ask(BUSY).await?;
        // By the page's own clock: the latency of the connection to the browser says nothing about the page.
        let lasted = page.until("return window.lasted", Vec::new()).await?;
        let lasted = Duration::from_secs_f64(lasted.as_f64().unwrap_or_default() / 1000.0);
        assert!(kept(&page.tasks().await?, lasted) > MOST_KEPT);
        Ok(())
    });
}
