//! The boards as the source counts and describes them.

use super::*;

fn count(board: &Board, kind: SquareKind) -> usize {
    board.squares().filter(|square| board.kind(*square) == kind).count()
}

#[test]
fn the_boards_have_as_many_squares_as_their_names_say() {
    let [b88, b68, b103] = ["lanko-88", "lanko-68", "lanko-103"].map(|id| Board::of(id).unwrap());
    for (board, home, border) in [(b88, 64, 20), (b68, 48, 16)] {
        let kinds = [SquareKind::Home, SquareKind::Border, SquareKind::Middle].map(|kind| count(board, kind));
        assert_eq!((kinds, board.squares().len()), ([home, border, 4], home + border + 4));
        assert_eq!((board.idle_cells().len(), board.barriers().len()), (0, 8));
    }
    let dark = [SquareKind::Home, SquareKind::Border, SquareKind::Manoeuvre].map(|kind| count(b103, kind));
    assert_eq!((dark, dark.iter().sum()), ([40, 8, 5], 53));
    let white = [SquareKind::Middle, SquareKind::Standby].map(|kind| count(b103, kind));
    assert_eq!((white, b103.idle_cells().len() + 8, b103.barriers().len()), ([4, 4], 50, 0));
}

#[test]
fn labels_are_numbers_and_letters_in_order_and_all_sides_begin_alike() {
    for (id, n_men) in [("lanko-88", 12), ("lanko-68", 8), ("lanko-103", 11)] {
        let board = Board::of(id).unwrap();
        let numbers = board.squares().filter(|square| board.kind(*square) == SquareKind::Home);
        for (idx, square) in numbers.enumerate() {
            assert_eq!(board.label(square), (idx + 1).to_string(), "{id}");
            assert_eq!(board.find(board.label(square)), Some(square));
        }
        for seat in Seat::first(Seat::MAX) {
            let own = |square: &Square| {
                let man = board.first_man(*square);
                man.is_some_and(|man| man.colour == crate::games::lanko::Colour::of(seat))
                    && board.half[seat] & square.bit() != 0
            };
            assert_eq!(board.squares().filter(own).count(), n_men, "{id} {seat}");
        }
    }
}

#[test]
fn a_quarter_turn_to_the_right_turns_every_board_into_itself() {
    // Grounds, idle cells and steps; labels and the two colours turn too, but not onto equal ones.
    for id in ["lanko-88", "lanko-68", "lanko-103"] {
        let board = Board::of(id).unwrap();
        let last = board.columns() - 1;
        assert_eq!(board.rows(), board.columns());
        let turned = |square: Square| {
            let Area { column, row, width, height } = board.area(square);
            let area = Area { column: last + 1 - row - height, row: column, width: height, height: width };
            board.squares().find(|other| board.area(*other) == area).expect("the board is the same from each side")
        };
        for square in board.squares() {
            assert_eq!(board.kind(square), board.kind(turned(square)), "{id} {}", board.label(square));
            for seat in Seat::first(Seat::MAX) {
                let next = crate::games::lanko::position::next(seat);
                let turn = |set: Squares| squares(set).fold(0, |all, to| all | turned(to).bit());
                assert_eq!(
                    turn(board.pawn_steps(seat, square)),
                    board.pawn_steps(next, turned(square)),
                    "{id} {} {seat}",
                    board.label(square)
                );
                assert_eq!(turn(board.castle_steps(seat, square)), board.castle_steps(next, turned(square)));
            }
        }
        // Except for the two notches of the 103, where the N-S axle ends.
        let is_turned = |&(column, row): &(u8, u8)| board.idle_cells().contains(&(last - row, column));
        let notched: Vec<_> = board.idle_cells().iter().copied().filter(|cell| !is_turned(cell)).collect();
        assert!(notched.is_empty() || notched == [(0, 5), (10, 5)], "{id} {notched:?}");
    }
}

#[track_caller]
fn check_steps(id: &str, seat: usize, from: &str, pawn: &[&str], castle: &[&str]) {
    let board = Board::of(id).unwrap();
    let (seat, from) = (Seat::new(seat).unwrap(), board.find(from).unwrap());
    let labels = |set: Squares| squares(set).map(|square| board.label(square)).collect::<Vec<_>>();
    assert_eq!(labels(board.pawn_steps(seat, from)), pawn);
    assert_eq!(labels(board.castle_steps(seat, from)), castle);
}

#[test]
fn steps_follow_the_movers_direction_barriers_and_the_centre() {
    check_steps("lanko-88", 0, "33", &["34", "N", "R", "T", "W"], &["34", "R", "T"]);
    check_steps("lanko-88", 0, "T", &["33", "49", "R", "S", "W", "X"], &["33", "49", "W", "X"]);
    check_steps("lanko-88", 1, "R", &["1", "33", "Q", "T", "U", "W"], &["1", "33", "U", "W"]);
    // Pawns and castles cannot step across the barrier, but a pawn passes it diagonally (LANKO-6).
    check_steps("lanko-88", 0, "44", &["38", "42", "43"], &["43"]);
    check_steps("lanko-88", 0, "U", &[], &[]);
    check_steps("lanko-103", 0, "P", &["M", "N"], &["M", "N", "U", "V", "W"]);
    check_steps("lanko-103", 2, "P", &["Q", "R"], &["Q", "R", "V", "W", "X"]);
    check_steps("lanko-103", 2, "M", &["C", "P"], &["C", "P", "U", "V"]);
    check_steps("lanko-103", 0, "L", &["28", "40", "G"], &[]);
}
