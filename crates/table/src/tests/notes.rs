//! What a record notes about a position.

use play::{GameTree, Nag, NodeIdx};

use super::*;

#[test]
fn notes_belong_to_the_position_in_view() {
    let mut tree = GameTree::new(Setup::usual("laska").for_people().record(games(), 7));
    let first = tree.add(NodeIdx::ROOT, Entry::Step("c3-d4".to_owned())).unwrap();
    tree.notes_mut(NodeIdx::ROOT).comments.push("Before".to_owned());
    tree.notes_mut(first).signs.push(Nag::Good);
    let mut state = TableState::open_tree(games(), &tree, first, ANYBODY).unwrap();
    assert_eq!((&state.notes().signs[..], state.notes().comments.len()), (&[Nag::Good][..], 0));
    state.apply(Action::Look(Look::First));
    assert_eq!((state.notes().signs.len(), &state.notes().comments[..]), (0, &["Before".to_owned()][..]));
}
