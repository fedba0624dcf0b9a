//! How the page feels while the machine thinks, on a slow processor.

use std::time::{Duration, Instant};

use browser::{Failure, Hand, Mirror, NewGame, Page, Tasks, Visit};

/// Enough for some seconds of thought.
const LONG: &str = "?nodes=12000000&seed=1";
/// It must have been thought so long at least, or nothing was measured.
const LEAST_THOUGHT: Duration = Duration::from_secs(1);
/// A task that takes longer makes a page feel stuck; the browser reports these.
const MOST_MS: f64 = 50.0;
/// Many short tasks in a row are as bad as a long one. This much is a flood of them, and no machine that is busy with
/// other things.
const MOST_DELAY_MS: f64 = 500.0;
/// Whatever else this machine does can only add to the times, so the best of some attempts counts. The thinking machine
/// takes one processor wholly; where there are but two, the page shares the other with the browser and this test.
const N_ATTEMPTS: usize = 6;

/// What is seen of the page while the machine answers one move and somebody touches the board meanwhile, and how long it
/// took.
async fn watch(page: &Page) -> Result<(Tasks, Duration), Failure> {
    page.start(Hand::Tap, NewGame::against_machine("laska")).await?;
    page.idle_at(0).await?;
    page.throttle(4.0).await?;
    page.watch_tasks().await?;
    let mut mirror = Mirror::new("laska", 0);
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

#[test]
#[expect(clippy::print_stderr, reason = "test output")]
fn no_task_keeps_the_page_busy() {
    Visit::new(360, 640).run(async |page| {
        page.open(LONG).await?;
        page.idle().await?;
        for _ in 0..N_ATTEMPTS {
            let (tasks, thought) = watch(&page).await?;
            let longest = tasks.long.iter().copied().fold(0.0, f64::max);
            eprintln!(
                "{:.1} s at a quarter of the speed: {} tasks of 50 ms or more, the longest {longest} ms; a timer was late by \
                 {:.0} ms at most",
                thought.as_secs_f64(),
                tasks.long.len(),
                tasks.longest_delay,
            );
            assert!(thought > LEAST_THOUGHT, "the machine has not thought long enough to tell: {thought:?}");
            if longest < MOST_MS && tasks.longest_delay < MOST_DELAY_MS {
                return Ok(());
            }
        }
        Err(Failure::page("the page does not answer in time while the machine thinks"))
    });
}
