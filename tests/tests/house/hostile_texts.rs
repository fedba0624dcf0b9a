//! Texts of games that are made to bring a reader down, or to keep it busy for ever: a reader that looked at a part of
//! the text again and again would not come to an end here.

use play::GamesOf;
use play::formats::GameTexts as _;
use rules::games::Portal;
use tests::random::{below, pick, rand};
use tests::tier;

/// How long a hostile text is, in bytes.
fn size() -> usize {
    tier::pick(1 << 17, 1 << 20) as usize
}

/// Reads a text to its end; gives the number of games, and of turns in them.
fn read(id: &str, text: &str) -> (usize, usize) {
    let games = GamesOf::<Portal>::NEW.read(id, text).unwrap_or_else(|error| panic!("{id}: {error}"));
    games.fold((0, 0), |(n, turns), game| (n + 1, turns + game.n_turns))
}

const GAMES: [&str; 6] = ["chess", "draughts", "laska", "lanko-88", "backgammon", "lanrick"];

#[test]
fn noise_is_no_game() {
    const SIGNS: &[&str] = &[
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        "\n",
        " ",
        "\"",
        "$",
        "1",
        ".",
        "*",
        "e4",
        "11-15",
        ";",
        "%",
        "-",
        "\n\n[A \"b\"]\n",
        "é",
    ];
    for id in GAMES {
        let mut rand = rand(7);
        let mut text = String::new();
        while text.len() < size() {
            text.push_str(pick(&mut rand, SIGNS));
        }
        read(id, &text);
        let letters: String = (0..size()).map(|_| char::from(32 + below(&mut rand, 95) as u8)).collect();
        read(id, &letters);
    }
}

#[test]
fn one_thing_again_and_again_is_read_once() {
    let pieces = [
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        "\n",
        " ",
        "\"",
        "$",
        "1",
        ".",
        "*",
        ";",
        "%",
        "-",
        "!",
        "[A \"",
        "[A \"b\"]",
        "\\",
        "\n\n[A \"b\"]\n",
        "\n\n[A \"b\"]\n{",
        "\n\n[A \"b\"]\n(",
        "{}",
        "()",
        "(e4",
        "1. e4 * ",
        "1-0 ",
        "$1 ",
        "% ",
        "[%csl Gd4]",
        "{[%csl Gd4]} ",
        "[%",
        "(\n",
        "{\n",
        "}\n",
        "31: 8/5 6/5\n",
        " Game 1\n A : 0 B : 0\n 1) 31: 8/5 6/5\n",
        " 5 point match\n",
        "mustermead 1\n",
        "; [A \"b\"]\n",
        "1) 31:",
        "c3-d4 ",
        "- ",
        "11 - ",
        "\u{feff}",
        "\r",
        "é",
    ];
    for id in GAMES {
        for piece in pieces {
            read(id, &piece.repeat(size() / piece.len() / 4));
        }
    }
}

#[test]
fn a_row_of_a_match_may_be_as_long_as_anybody_likes() {
    let head = " 5 point match\n\n Game 1\n A : 0      B : 0\n  1) 31: 8/5 6/5    ";
    for cell in
        ["Wins ", "?? ", "Doubles => 0 ", "Doubles => -9 Takes Wins 3 points ", "Takes ", "31: ", "Cannot Move ", "\t"]
    {
        read("backgammon", &(head.to_owned() + &cell.repeat(size() / cell.len() / 4)));
    }
}

#[test]
fn variations_may_be_nested_as_deep_as_anybody_likes() {
    const DEPTH: usize = 10_000;
    let deep = "1. e4 ".to_owned() + &"(1. d4 (1. e4 ".repeat(DEPTH / 2);
    assert_eq!(read("chess", &deep), (1, 1));
    let closed = deep + &")".repeat(DEPTH) + " e5";
    assert_eq!(read("chess", &closed), (1, 2));
    let deep = "31: 8/5 6/5\n".to_owned() + &"{\n31: 24/23 13/10\n{\n31: 8/5 6/5\n".repeat(DEPTH / 2);
    assert_eq!(read("backgammon", &deep), (1, 1));
    // Long lines, and many short variations at their ends.
    let long = "Nf3 Nf6 Ng1 Ng8 ".repeat(2_000) + &"Nf3 (Nc3) (Na3) (Nh3) ".repeat(2_000);
    assert_eq!(read("chess", &long).0, 1);
    // What was read can be written.
    let texts = GamesOf::<Portal>::NEW;
    for (id, text) in [("chess", closed), ("backgammon", deep)] {
        let games = texts.read(id, &text).unwrap_or_else(|error| panic!("{error}"));
        for game in games {
            let written =
                texts.write(texts.formats(id)[0].key, &[&game.tree]).unwrap_or_else(|error| panic!("{error}"));
            let again: Vec<_> = texts.read(id, &written).unwrap_or_else(|error| panic!("{error}")).collect();
            assert!(again.len() == 1 && again[0].tree == game.tree, "{id}");
        }
    }
}

#[test]
fn half_a_file_is_read_as_far_as_it_goes() {
    let whole = [
        (
            "chess",
            "[Event \"a \"b\" c\"]\n[Result \"1-0\"]\n\n1. e4 e5 {so [%csl Gd4]} 2. Nf3 (2. f4 exf4 $7 (2... d5)) Nc6! 3. Bb5 a6 1-0\n\n\
             [Event \"c\"]\n\n1. d4 *",
        ),
        ("draughts", "[GameType \"21\"]\n\n1. 11 - 15 23-19* 2. 8:11 {x} (2. 9-14) 22–17 1/2-1/2"),
        (
            "lanko-88",
            "[Game \"lanko-88\"]\n\n1. [43-36]! (steady) 5-2 (1... 6-2 27-26) 1..... 27-26 [24-C] 2. 44-42 [+++]",
        ),
        ("backgammon", "[Game \"backgammon\"]\n\n31: 8/5 6/5 ! $7\n(so)\n{\n31: 24/23 13/10\n}\n52: 13/8 24/22\n"),
        (
            "backgammon",
            " 5 point match\n\n Game 1\n A : 0      B : 0\n  1) 31: 8/5 6/5    Doubles => 2\n  2) Drops\n      Wins 1 point\n",
        ),
        (
            "laska",
            "mustermead 2\ngame laska\nrules 1\nuid 0000000000000001\nplayer person A\nplayer machine 1\nseats 1 2\n\nc3-d4\n@note x\n",
        ),
    ];
    for (id, text) in whole {
        for (end, _) in text.char_indices() {
            let (n, _) = read(id, &text[..end]);
            assert!(n >= 1, "{}", &text[..end]);
            read(id, &text[end..]);
        }
    }
}
