//! A game with everything that was tried in it: undo loses nothing, other lines can be walked, promoted and removed.

use play::wire::{self, SavedTree};
use play::{GameTree, Games as _, GamesOf, Nag, NodeIdx, OpenError, Session};
use rules::games::Portal;
use rules::games::draughts::Draughts;
use tests::toys::WithToys;
use tests::toys::pact::Pact;

use super::*;

/// The steps of a table's main line.
fn main_line(table: &dyn Table) -> Vec<String> {
    steps(&table.tree().main_line())
}

fn steps(record: &Record) -> Vec<String> {
    record.entries.iter().map(wire::write_entry).collect()
}

#[test]
fn what_is_played_after_undo_is_the_game_and_what_was_undone_a_variation() {
    let mut table = table(record("toy-pact"));
    play(&mut *table, "+b +d b");
    table.undo_to(1);
    assert_eq!(main_line(&*table), ["+b", "+d", "b"], "nothing is lost");
    play(&mut *table, "+e");
    assert_eq!(main_line(&*table), ["+b", "+e"]);
    let branches = table.branches();
    let [undone] = &branches[..] else { panic!("{branches:?}") };
    assert_eq!((undone.from, undone.text.as_str(), undone.n_after, undone.is_main), (1, "+d", 1, false));
    table.go_to(undone.node);
    assert_eq!((steps(table.record()), table.n_undone()), (vec!["+b".to_owned(), "+d".to_owned()], 1));
    table.redo().unwrap();
    assert_eq!((steps(table.record()).len(), table.n_undone()), (3, 0));
    assert_eq!(main_line(&*table), ["+b", "+e"], "walking a variation does not promote it");
}

#[test]
fn a_tree_is_opened_with_its_main_line_ahead() {
    let mut table = table(record("toy-pact"));
    play(&mut *table, "+b +d b");
    table.go_to(table.node_at(1).unwrap());
    play(&mut *table, "+e");
    let mut again = GamesOf::<WithToys>::NEW.open_tree(table.tree(), NodeIdx::ROOT).unwrap();
    while again.redo().is_some() {}
    assert_eq!(steps(again.record()), ["+b", "+d", "b"]);
}

#[test]
fn what_is_played_elsewhere_in_a_game_is_a_variation() {
    let mut table = table(record("toy-pact"));
    play(&mut *table, "+b +d b");
    let first = table.node_at(1).unwrap();
    table.go_to(first);
    assert_eq!(table.n_undone(), 2);
    play(&mut *table, "+e");
    assert_eq!(
        (main_line(&*table), steps(table.record())),
        (vec!["+b".into(), "+d".into(), "b".into()], vec!["+b".into(), "+e".into()])
    );
    // Taken back and played otherwise within the variation, it is the variation that changes.
    table.undo();
    play(&mut *table, "+a");
    assert_eq!(main_line(&*table), ["+b", "+d", "b"]);
    let known = table.tree().children(first).to_vec();
    let texts: Vec<String> = known.iter().map(|node| wire::write_entry(table.tree().entry(*node).unwrap())).collect();
    assert_eq!(texts, ["+d", "+a", "+e"]);
    // A step that is known is followed, and nothing is added.
    table.go_to(NodeIdx::ROOT);
    play(&mut *table, "+b +d b");
    assert_eq!(table.tree().n_entries(), 5);
}

#[test]
fn a_variation_is_promoted_and_removed_and_both_can_be_taken_back() {
    let mut table = table(record("toy-pact"));
    play(&mut *table, "+b +d b");
    table.go_to(table.node_at(1).unwrap());
    play(&mut *table, "+e");
    let before = table.tree().clone();
    let node = table.node();
    let edit = table.promote(node).expect("it is a variation");
    assert_eq!(main_line(&*table), ["+b", "+e"]);
    assert_eq!(table.promote(node), None);
    table.take_back_edit(edit);
    assert_eq!(table.tree(), &before);

    let scene = table.scene();
    let (edit, effects) = table.remove(node).unwrap();
    assert_eq!(edited(scene, &effects), table.scene());
    assert_eq!((steps(table.record()), table.tree().n_entries()), (vec!["+b".to_owned()], 3));
    assert_eq!(table.n_undone(), 2, "the line goes on");
    assert_eq!(table.go_to(node), [], "it is no longer there");
    table.take_back_edit(edit);
    table.go_to(node);
    assert_eq!((table.tree(), table.node()), (&before, node));
    assert!(table.remove(NodeIdx::ROOT).is_none());
}

const TREE: &str = "\
mustermead 2
game toy-pact
rules 1
uid 0000000000000007
player person Ann
player computer 6
seats 1 2
tag Event Club night
throw-undone yes

@note Before \\n it all
+b
@note Well
@sign !?
@sign $14
@circle green 1
@arrow red 1 3
+d
@variation
+e
@intro Or
b
@variation
@2 offers draw
@end
@here
@end
@variation
@2 offers draw
@2 refuses
@end
b
";

#[test]
fn a_tree_is_written_as_it_is_read() {
    let SavedTree { tree, here } = wire::read_tree(TREE).unwrap();
    // The cursor stands after `b` in the variation `+e b`, which itself has a variation.
    let expected = TREE.replace("@end\n@here\n@end\n", "@end\n@end\n").replacen(
        "b\n@variation\n@2",
        "b\n@here\n@variation\n@2",
        1,
    );
    assert_eq!(here.map(|here| tree.record(here).entries.len()), Some(3));
    assert_eq!(wire::write_tree(&tree, here.unwrap()), expected);
    assert_eq!(wire::read_tree(&expected), Ok(SavedTree { tree: tree.clone(), here }));
    let b = tree.children(NodeIdx::ROOT)[0];
    assert_eq!(tree.notes(b).signs, [Nag::Interesting, Nag::Glyph(14)]);
    assert_eq!(tree.tags.get("Event"), Some("Club night"));
    // A text that breaks off is read as far as it goes.
    let half = &TREE[..TREE.find("@here").unwrap()];
    assert_eq!(wire::read_tree(half).unwrap().tree.n_entries(), 5);
}

#[test]
fn lines_that_mean_nothing_are_named() {
    for (line, found) in [
        ("@end", "@end"),
        ("@sign ?!?", "?!?"),
        ("@circle pink 1", "pink"),
        ("@arrow red 1", ""),
        ("@note", ""),
        ("@why not", "why"),
        ("@here\n@here", "here"),
    ] {
        let text = format!("mustermead 2\ngame toy-pact\nrules 1\nuid 0000000000000007\n\n{line}\n");
        let error = wire::read_tree(&text).unwrap_err();
        assert!(error.text == found || format!("@{}", error.text) == found, "{line}: {error}");
    }
    assert!(wire::read_tree("mustermead 3\ngame toy-pact\nrules 1\nuid 0000000000000007\n").is_err());
    let before = "mustermead 2\ngame toy-pact\nrules 1\nuid 0000000000000007\n\n@variation\n";
    assert!(wire::read_tree(before).is_err(), "nothing was played that could be otherwise");
}

#[test]
fn every_line_of_a_tree_is_replayed() {
    let SavedTree { tree, here } = wire::read_tree(TREE).unwrap();
    let table = GamesOf::<Toys>::NEW.open_tree(&tree, here.unwrap()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((table.tree(), steps(table.record())), (&tree, vec!["+b".into(), "+e".into(), "b".into()]));
    // A fault in any line refuses the tree, and says where along the line.
    let SavedTree { tree, .. } = wire::read_tree(&TREE.replacen("+e\n", "+b\n", 1)).unwrap();
    let refused = GamesOf::<Toys>::NEW.open_tree(&tree, NodeIdx::ROOT).err();
    assert!(matches!(refused, Some(OpenError::Entry { idx: 1, .. })), "{refused:?}");
}

#[test]
fn versions_of_records_are_trees_of_one_line() {
    let text = wire::write(&Record { entries: vec![Entry::Step("+b".into())], ..record("toy-pact") });
    let SavedTree { tree, here } = wire::read_tree(&text).unwrap();
    assert_eq!((tree.main_line().entries.len(), here), (1, None));
    assert_eq!(GameTree::from(wire::read(&text).unwrap()), tree);
    // A word of version 2 is no entry in version 1.
    assert!(wire::read_tree(&format!("{text}@note x\n")).is_err());
}

#[test]
fn a_throw_follows_from_the_seed_and_its_number() {
    let mut table = play::open::<Portal>(Record { seed: Some(7), ..Record::new("backgammon", 1, people(2)) })
        .unwrap_or_else(|error| panic!("{error}"));
    let throw = |table: &dyn Table| {
        let token = table.draw(&mut play::Dice::at(7, table.n_throws()));
        token.map(|token| table.step_texts(&[token]).concat())
    };
    play(&mut *table, "31");
    // Whatever is played, offered and looked at, the next throw is the same.
    let mut next = Vec::new();
    for moves in ["8/5 6/5 done", "24/21 6/5 done"] {
        play(&mut *table, moves);
        assert_eq!(table.n_throws(), 1);
        next.push(throw(&*table).or_else(|| {
            play(&mut *table, "roll");
            throw(&*table)
        }));
        enter(&mut *table, resign(Seat::FIRST));
        enter(&mut *table, decline(Seat::SECOND));
        next.push(throw(&*table));
        table.undo_to(1);
    }
    assert!(next[0].is_some() && next.iter().all(|throw| *throw == next[0]), "{next:?}");
    assert!(!table.tree().is_throw_undone, "nobody has seen a throw that is undone");

    play(&mut *table, "8/5 6/5 done");
    if throw(&*table).is_none() {
        play(&mut *table, "roll");
    }
    let thrown = throw(&*table).unwrap();
    play(&mut *table, &thrown);
    table.undo();
    play(&mut *table, &thrown);
    assert!(!table.tree().is_throw_undone, "the throw is what it was");
    // Whoever plays otherwise before it knew what was coming.
    table.undo_to(1);
    play(&mut *table, "13/10");
    assert!(table.tree().is_throw_undone);
}

#[test]
fn a_game_that_was_played_on_after_its_end_can_be_looked_through() {
    // Both kings walk to and fro: forty turns each without a man's move or a capture end the game (R18).
    let mut head = Record::new("draughts", 1, people(2));
    head.start = Some("B:WK1:BK32".into());
    let mut session = Session::<Draughts>::open(head).unwrap_or_else(|error| panic!("{error}"));
    let mut mends = Vec::new();
    for turn in 0..100 {
        let text = ["32-28", "1-5", "28-32", "5-1"][turn % 4];
        session.append_turn(text, &mut mends).unwrap_or_else(|error| panic!("turn {turn}: {error}"));
    }
    let ended = session.ended().expect("the rules have ended it");
    let at = session.tree().depth(ended);
    assert!(at < 100 && session.status().outcome().is_some());
    assert_eq!(session.play("32-28"), Err(EnterError::Over), "nothing more is played");
    session.go_to(session.node_at(at - 1).unwrap());
    assert!(session.ended().is_none() && session.status().outcome().is_none());
    // So is the same game from its text.
    let text = wire::write_tree(session.tree(), NodeIdx::ROOT);
    let again = Session::<Draughts>::open_tree(&wire::read_tree(&text).unwrap().tree, NodeIdx::ROOT);
    assert_eq!(again.map(|again| again.tree().n_entries()).ok(), Some(100));
    // What players have agreed on is the end.
    let mut agreed = Session::<Pact>::open(record("toy-pact")).unwrap_or_else(|error| panic!("{error}"));
    agreed.append(resign(Seat::FIRST)).unwrap();
    assert_eq!(agreed.append(Entry::Step("+b".into())), Err(EnterError::Over));
}
