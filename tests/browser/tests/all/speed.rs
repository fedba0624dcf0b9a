//! Whether the page answers while the machine thinks, on a slow processor.

use std::time::{Duration, Instant};

use browser::{Failure, Hand, Mirror, NewGame, Page, Tasks, Visit};

/// Enough for some seconds of thought. In other games the first answer is forced, and what is forced needs no thought.
const LONG: &str = "en/draughts/?nodes=12000000&seed=1";
/// It must have been thought so long at least, or nothing was measured.
const LEAST_THOUGHT: Duration = Duration::from_secs(1);
/// At most this part of the time of thought may the page's thread be kept: a machine that thought there itself would keep
/// all of it, in one long task or in many short ones. A part, not a time: how much the page itself needs depends on how
/// slow this processor is and on what else it does. It was a fortieth where it had nothing else to do, and nearly a half
/// with four times as much to do as it has processors.
const MOST_KEPT: f64 = 0.75;

/// What is seen of the page while the machine answers one move and somebody touches the board meanwhile, and how long it
/// took.
async fn watch(page: &Page) -> Result<(Tasks, Duration), Failure> {
    page.start(Hand::Tap, NewGame::against_machine("draughts")).await?;
    page.idle_at(0).await?;
    page.throttle(4.0).await?;
    page.watch_tasks().await?;
    let mut mirror = Mirror::new("draughts", 0);
    let choice = mirror.step().expect("the game has not begun");
    let started = Instant::now();
    page.play(Hand::Tap, &choice.gesture.sites).await?;
    page.wait_for(".thinking").await?;
    for site in mirror.table().sites() {
        page.tap(page.site(site).await?).await?;
    }
    page.until("return document.querySelector('main[data-idle]')?.dataset.ply > 1", Vec::new()).await?;
    let thought = started.elapsed();
    let tasks = page.tasks().await?;
    page.throttle(1.0).await?;
    Ok((tasks, thought))
}

/// Which part of a time the page's thread was kept.
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
    Visit::new(360, 640).run(async |page| {
        page.open(LONG).await?;
        page.idle().await?;
        let (tasks, thought) = watch(&page).await?;
        assert!(thought > LEAST_THOUGHT, "the machine has not thought long enough to tell: {thought:?}");
        assert!(kept(&tasks, thought) < MOST_KEPT, "the page does not answer while the machine thinks");
        Ok(())
    });
}

#[test]
fn a_busy_page_is_seen_by_this_test() {
    // So long in all, in tasks of the first length.
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
    Visit::new(360, 640).run(async |page| {
        page.open(LONG).await?;
        page.idle().await?;
        page.watch_tasks().await?;
        page.ask(BUSY).await?;
        // As the page's own clock has it: how long the way to the browser takes says nothing of the page.
        let lasted = page.until("return window.lasted", Vec::new()).await?;
        let lasted = Duration::from_secs_f64(lasted.as_f64().unwrap_or_default() / 1000.0);
        assert!(kept(&page.tasks().await?, lasted) > MOST_KEPT);
        Ok(())
    });
}
