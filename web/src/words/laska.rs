//! The words of Laska and Bignor Ludus.

use super::Folder;
use super::say::Args;

pub(super) const WORDS: Folder = Folder { game, kind, say, rule };

fn game(id: &str) -> Option<&'static str> {
    match id {
        "laska" => Some("Laska"),
        "bignor-ludus" => Some("Bignor Ludus"),
        _ => None,
    }
}

fn kind(key: &str) -> Option<&'static str> {
    match key {
        "laska-counter" => Some("counter"),
        "laska-officer" => Some("officer"),
        _ => None,
    }
}

fn overlay(args: &Args<'_>) -> Option<String> {
    let name = match args.key() {
        "laska-inner-ring" => "Inner ring",
        "laska-outer-ring" => "Outer ring",
        "laska-centre" => "Centre",
        "laska-long-diagonals" => "Long diagonals",
        "laska-short-diagonals" => "Short diagonals",
        _ => return None,
    };
    Some(name.to_owned())
}

fn rule(id: &str) -> Option<&'static str> {
    match id {
        "LASKA-1" => Some(
            "A take goes on as long as the piece can leap again. It ends early only where a counter is promoted; an officer \
             goes on across either end of the board.",
        ),
        "LASKA-2" => Some(
            "No square is leapt twice in one turn, whatever is left on it. The square that the piece came from counts as \
             empty, so a take may come back to it.",
        ),
        "LASKA-3" => Some(
            "When the same position comes for the third time with the same side to move, that side may claim a draw; the fifth \
             time it is one. So are 50 moves of each side without a take or a move of a counter.",
        ),
        "LASKA-4" => Some("In Bignor Ludus a take is a single leap; everything else is as in Laska."),
        "LASKA-5" => Some(
            "A few moves are misprinted in the source of the rules; they are corrected here, so that every opening and study \
             can be played through.",
        ),
        _ => None,
    }
}

fn say(args: &Args<'_>) -> Option<String> {
    prompt(args)
        .or_else(|| refusal(args))
        .or_else(|| move_text(args))
        .or_else(|| position_text(args))
        .or_else(|| overlay(args))
}

fn prompt(args: &Args<'_>) -> Option<String> {
    let seat = args.text("seat");
    Some(match args.key() {
        "laska-move" => format!("{seat} to move"),
        "laska-take" => format!("{seat} must take"),
        "laska-go-on" => format!("{seat} goes on from {}", args.text("at")),
        "laska-over" => "The game is over".to_owned(),
        // Reasons of an end are no sentences of their own.
        "laska-end-no-piece" => format!("{seat} has no piece left"),
        "laska-end-no-move" => format!("{seat} has no move left"),
        _ => return None,
    })
}

/// Why a step is refused.
fn refusal(args: &Args<'_>) -> Option<String> {
    let at = args.text("at");
    Some(match args.key() {
        "laska-no-square" => "That is no square of the board.".to_owned(),
        "laska-empty" => format!("There is no piece on {at}."),
        "laska-not-yours" => format!("The piece on {at} is not yours."),
        "laska-blocked" => format!("The piece on {at} cannot move."),
        "laska-too-far" => {
            let [from, to] = ["from", "to"].map(|name| args.text(name));
            format!(
                "No step leads from {from} to {to}: a piece moves one square diagonally, or leaps over one to take."
            )
        }
        "laska-occupied" => format!("There is a piece on {at} already."),
        "laska-nothing-to-take" => format!("There is nothing to take on {at}."),
        "laska-own-piece" => format!("The piece on {at} is your own, and no piece leaps over its own side."),
        "laska-leapt-twice" => format!("The square {at} has been leapt in this turn, and no square is leapt twice."),
        "laska-forward-only" => format!("The piece on {at} is led by a counter, which goes forward only."),
        "laska-must-take" => format!("A take is compulsory: {}.", args.text("takes")),
        "laska-one-step" => format!("This is a single step, so {at} is one square too many."),
        "laska-turn-over" => format!("The turn is over before {at}."),
        _ => return None,
    })
}

/// What is wrong with the text of a move.
fn move_text(args: &Args<'_>) -> Option<String> {
    Some(match args.key() {
        "laska-text-move" => "A move names two squares at least, such as c3-d4.".to_owned(),
        "laska-text-square" => format!("“{}” is no square of the board.", args.text("found")),
        "laska-text-column-at-start" => "The first square of a move has no column behind it.".to_owned(),
        "laska-text-ambiguous" => format!("This can be read in several ways: {}.", args.text("readings")),
        "laska-text-column" => match args.text("expected") {
            expected if expected.is_empty() => format!("Nothing stands on {} then.", args.text("at")),
            expected => format!("What stands on {} then is {expected}.", args.text("at")),
        },
        "laska-text-columns" => "The columns in this move are not those on the board.".to_owned(),
        _ => return None,
    })
}

/// What is wrong with the text of a position.
fn position_text(args: &Args<'_>) -> Option<String> {
    let at = args.text("at");
    Some(match args.key() {
        "laska-text-side" => "A position ends in w or b, for the side to move.".to_owned(),
        "laska-text-two-sides" => "The side to move stands here twice.".to_owned(),
        "laska-text-ranks" => format!("The board has seven ranks, and here is {}.", args.counted("count", "rank")),
        "laska-text-fields" => format!(
            "Rank {} has {}, and here is {}.",
            args.text("rank"),
            args.counted("expected", "square"),
            args.text("count")
        ),
        "laska-text-no-column" => format!("Nothing is said to stand on {at}."),
        "laska-text-twice" => format!("The square {at} stands here twice."),
        "laska-text-counter" => format!("“{}” is no counter: these are w, W, b and B.", args.text("found")),
        "laska-text-column-height" => format!("No column is higher than {} counters.", args.text("most")),
        "laska-text-empty" => "There is no piece on the board.".to_owned(),
        "laska-text-unpromoted" => format!("The counter on top of {at} would be an officer there."),
        "laska-text-counters" => {
            format!(
                "{} has {} here; there are {} in the game.",
                args.text("seat"),
                args.counted("count", "counter"),
                args.text("most")
            )
        }
        _ => return None,
    })
}
