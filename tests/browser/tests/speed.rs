//! How the page feels while the machine thinks, on a slow processor.

use browser::{Failure, Hand, Mirror, NewGame, Page, Tasks, Visit};

/// Enough for some seconds of thought.
const LONG: &str = "?nodes=3000000&seed=1";
/// A task that takes longer makes a page feel stuck; the browser reports these.
const MOST_MS: f64 = 50.0;
/// Many short tasks in a row are as bad as a long one. This much is a flood of them, and no machine that is busy with
/// other things.
const MOST_DELAY_MS: f64 = 500.0;
/// Whatever else this machine does can only add to the times, so the best of some attempts counts.
const N_ATTEMPTS: usize = 3;

/// What is seen of the page while the machine answers one move.
async fn watch(page: &Page) -> Result<Tasks, Failure> {
    page.start(Hand::Tap, NewGame::against_machine("laska")).await?;
    page.idle_at(0).await?;
    page.throttle(4.0).await?;
    page.watch_tasks().await?;
    let mut mirror = Mirror::new("laska", 0);
    let choice = mirror.step().expect("the game has not begun");
    page.play(Hand::Tap, &choice.gesture.sites).await?;
    page.until("return document.querySelector('main[data-idle]')?.dataset.ply > 1", Vec::new()).await?;
    let tasks = page.tasks().await?;
    page.throttle(1.0).await?;
    Ok(tasks)
}

#[test]
#[expect(clippy::print_stderr, reason = "test output")]
fn no_task_keeps_the_page_busy() {
    Visit::new(360, 640).run(async |page| {
        page.open(LONG).await?;
        page.idle().await?;
        for _ in 0..N_ATTEMPTS {
            let tasks = watch(&page).await?;
            let longest = tasks.long.iter().copied().fold(0.0, f64::max);
            eprintln!(
                "thinking at a quarter of the speed: {} tasks of 50 ms or more, the longest {longest} ms; a timer was late \
                 by {:.0} ms at most",
                tasks.long.len(),
                tasks.longest_delay,
            );
            if longest < MOST_MS && tasks.longest_delay < MOST_DELAY_MS {
                return Ok(());
            }
        }
        Err(Failure::page("the page does not answer in time while the machine thinks"))
    });
}
