//! Properties over random games: points are recounted independently, from the field and the order of the stones alone,
//! and what is shown and written follows each step.

use crate::present::GestureKind;
use crate::search::Search;
use std::collections::{BTreeSet, HashMap};

use super::*;
use crate::History;
use crate::games::lino::diagram::{pos, rules, text};
use crate::games::lino::{SEATS, deal};
use crate::notation::Notation;
use crate::options::OptionKind;
use crate::present::Present;
use crate::view::Effect;

/// A generator of numbers for the tests.
struct Lot(u64);

impl Lot {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// Columns and rows, both counted from 0 from the lower left.
type Cell = (i32, i32);

const WAYS: [Cell; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// The characters of a position's picture.
fn picture(text: &str) -> HashMap<Cell, char> {
    let fields: Vec<&str> = text.split(' ').collect();
    let (column, row) = fields[4].split_at(1);
    let left = i32::from(column.as_bytes()[0] - b'a');
    let top = row.parse::<i32>().expect("a row") - 1;
    let rows = fields[5].split('/').zip(0..);
    let cells = rows.flat_map(|(row, y)| row.chars().zip(0..).map(move |(sign, x)| ((left + x, top - y), sign)));
    cells.filter(|(_, sign)| !".:".contains(*sign)).collect()
}

/// All longest lines of cells that satisfy a condition, as a direction and their cells in order.
fn lines(picture: &HashMap<Cell, char>, is_meant: impl Fn(char) -> bool) -> Vec<(usize, Vec<Cell>)> {
    let has = |cell: Cell| picture.get(&cell).is_some_and(|sign| is_meant(*sign));
    let mut found = Vec::new();
    for (way, (x, y)) in WAYS.into_iter().enumerate() {
        for &(column, row) in picture.keys() {
            if has((column, row)) && !has((column - x, row - y)) {
                let cells = (0..).map(|n| (column + n * x, row + n * y)).take_while(|cell| has(*cell));
                found.push((way, cells.collect()));
            }
        }
    }
    found
}

fn name((column, row): Cell) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// The rows of at least two tiles that a stone on a cell has closed, as their ends and lengths.
fn closed_by(picture: &HashMap<Cell, char>, cell: Cell) -> BTreeSet<(String, i32)> {
    let all = lines(picture, |_| true).into_iter().map(|(_, cells)| cells);
    let is_closed = |cells: &Vec<Cell>| {
        cells.len() > 1 && cells.contains(&cell) && cells.iter().all(|at| "wb".contains(picture[at]))
    };
    let told = |cells: Vec<Cell>| (format!("{}-{}", name(cells[0]), name(cells[cells.len() - 1])), cells.len() as i32);
    all.filter(is_closed).map(told).collect()
}

/// The runs of a colour, as their ends and points.
fn runs(picture: &HashMap<Cell, char>, colour: char) -> BTreeSet<(String, i32)> {
    let runs = lines(picture, |sign| sign == colour).into_iter().map(|(_, cells)| cells);
    let told = |cells: Vec<Cell>| {
        let points = [0, 0, 0, 0, 10, 20, 30, 40][cells.len().min(7)];
        (format!("{}-{}", name(cells[0]), name(cells[cells.len() - 1])), points)
    };
    runs.map(told).filter(|(_, points)| *points > 0).collect()
}

/// The points for numbers and stars of each colour at the end.
fn faces(text: &str) -> [i32; 2] {
    let picture = picture(text);
    let field = text.split(' ').nth(6).expect("eight fields");
    let mut cells: Vec<Cell> = picture.keys().copied().collect();
    cells.sort_by_key(|(column, row)| (-row, *column));
    let mut points = [0; 2];
    if field == "-" {
        return points;
    }
    for (cell, token) in cells.into_iter().zip(field.split(',')) {
        let on = picture[&cell];
        let near = |colour: char| {
            let is_near = |(column, row): &Cell| (column - cell.0).abs() <= 1 && (row - cell.1).abs() <= 1;
            picture.iter().filter(|(at, sign)| is_near(at) && **at != cell && **sign == colour).count()
        };
        match (token.split_at(1), on) {
            (("w", digit), 't') => points[0] += digit.parse::<i32>().expect("a digit"),
            (("b", digit), 't') => points[1] += digit.parse::<i32>().expect("a digit"),
            (("*", _), _) if near('w') > near('b') || near('w') == near('b') && on == 'w' => points[0] += 10,
            (("*", _), _) if near('b') > near('w') || on == 'b' => points[1] += 10,
            _ => {}
        }
    }
    points
}

/// What a random game is checked against at each step.
struct Watch {
    mode: &'static str,
    rules: Lino,
    /// The points as the tests count them.
    points: [i32; 2],
    /// What may still be claimed.
    open: BTreeSet<(String, i32)>,
}

impl Watch {
    /// Plays a step and checks what it has changed.
    fn play(&mut self, board: &mut Position, step: Step) {
        let before = *board;
        let mut effects: Vec<Effect> = Vec::new();
        self.rules.apply(board, step, &mut effects);
        let mut scene = self.rules.scene(&before);
        effects.iter().for_each(|effect| scene.edit(effect).expect("an effect of what is there"));
        assert_eq!(scene, self.rules.scene(board), "{step:?} {effects:?}");
        let mut silent = before;
        self.rules.apply(&mut silent, step, &mut ());
        assert_eq!(silent, *board);
        let told = text(self.mode, board);
        assert_eq!(pos(self.mode, &told), *board, "{told}");
        self.recount(&before, step, &told);
    }

    /// Recounts the points, and what can be claimed.
    fn recount(&mut self, before: &Position, step: Step, told: &str) {
        let seat = before.seat.idx();
        let picture = picture(told);
        match step {
            Step::Place(at) => {
                let closed = closed_by(&picture, (i32::from(at.column()), i32::from(at.row())));
                if self.mode.ends_with("auto") {
                    self.points[seat] += closed.iter().map(|(_, points)| points).sum::<i32>();
                } else {
                    self.open = closed;
                }
            }
            Step::Claim { first, last } => {
                let claim = format!("{first}-{last}");
                let found = self.open.iter().find(|(ends, _)| *ends == claim).expect("it was open").clone();
                self.points[seat] += found.1;
                self.open.remove(&found);
            }
            _ => {}
        }
        match (step, told.split(' ').next()) {
            (Step::Done, Some("k1" | "k2")) => {
                self.open = runs(&picture, if told.contains(" w ") { 'w' } else { 'b' });
            }
            (Step::Done, _) => self.open.clear(),
            _ => {}
        }
        if told.starts_with("e ") {
            let of_faces = faces(told);
            for (idx, colour) in ['w', 'b'].into_iter().enumerate() {
                let of_runs = runs(&picture, colour).iter().map(|(_, points)| points).sum::<i32>();
                self.points[idx] += of_faces[idx] + if self.mode.ends_with("auto") { of_runs } else { 0 };
            }
        }
    }
}

/// Plays a random game and returns how it ended.
fn game(mode: &'static str, seed: u64) -> Outcome {
    let (rules, mut lot) = (rules(mode), Lot(seed));
    let mut board = rules.start();
    let mut watch = Watch { mode, rules, points: [0; 2], open: BTreeSet::new() };
    let mut n_turns = 0;
    loop {
        let mut steps = Vec::new();
        rules.steps(&board, &mut steps);
        let shown = rules.scene(&board).counts.0;
        assert_eq!([shown[0], shown[1]], watch.points, "{}", text(mode, &board));
        if steps.is_empty() {
            break;
        }
        let claims = steps.iter().filter_map(|step| match step {
            Step::Claim { first, last } => Some(format!("{first}-{last}")),
            _ => None,
        });
        let open: BTreeSet<String> = watch.open.iter().map(|(ends, _)| ends.clone()).collect();
        assert_eq!(claims.collect::<BTreeSet<_>>(), open, "{}", text(mode, &board));
        let step = steps[lot.below(steps.len())];
        let word = rules.write_step(&board, step, Lino::MOVES[0]);
        assert_eq!(rules.read_step(&board, &word), Ok(step));
        watch.play(&mut board, step);
        n_turns += usize::from(!rules.mid_turn(&board));
    }
    assert!(!rules.mid_turn(&board));
    assert_eq!(n_turns, if mode.ends_with("auto") { 54 } else { 56 });
    rules.outcome(&board)
}

#[test]
fn points_are_those_of_a_recount_from_the_field_and_the_order_of_stones() {
    for mode in ["down auto", "up auto", "stars auto", "down sharp", "up sharp", "stars sharp"] {
        for seed in 0..8 {
            let outcome = game(mode, seed);
            assert!(outcome.points.0[0] > 0 && outcome.points.0[1] > 0, "{mode}: {outcome:?}");
        }
    }
}

#[test]
fn a_deal_is_dealt_over_the_first_layout() {
    let mut draw = |n: u32| n - 1;
    let own = deal(&mut draw);
    let mut options = Options::new();
    options.set("faces", "up");
    options.set("deal", own.clone());
    let dealt = Lino::new("lino", &options, &MatchState::default()).expect("a deal is taken");
    let written = |rules: &Lino| rules.write_position(&rules.start(), &History::default(), Lino::POSITIONS[0]);
    assert!(written(&dealt).ends_with(&format!(" {own} -")));
    assert_ne!(written(&dealt), written(&rules("up auto")));
    options.set("faces", "stars");
    let stars = Lino::new("lino", &options, &MatchState::default()).expect("a deal is taken");
    let hidden = own.split(',').map(|token| if token == "*" { "*" } else { "_" }).collect::<Vec<_>>().join(",");
    assert!(written(&stars).ends_with(&format!(" {hidden} -")));
    // The option is checked also where it is not used.
    for text in ["*", "no such text, surely"] {
        let mut options = Options::new();
        options.set("deal", text);
        let error = Lino::new("lino", &options, &MatchState::default()).err();
        assert_eq!(error, Some(OptionError::BadValue { key: "deal", value: text.into(), kind: OptionKind::Text }));
    }
}

#[test]
fn a_match_may_give_the_board_to_begin_with() {
    let note =
        "f b 0,0 24,24 f14 tt.tttttttt/..ttttttttt/.tttttttttt/.tttttttttt/.ttttttttt./...tttt..../...tttt.... - -";
    let start = |note: &str| {
        let state = MatchState { note: note.to_owned(), ..MatchState::default() };
        text("down auto", &Lino::new("lino", &Options::new(), &state).expect("no options").start())
    };
    assert_eq!(start(note), note);
    assert!(start("").starts_with("b0 w 0,0 24,24 g14 "));
    assert!(start("something else").starts_with("b0 w 0,0 24,24 g14 "));
    assert!(start(&note.replace("0,0", "1,0")).starts_with("b0 w "), "no beginning of a game");
}

#[test]
fn stones_that_close_rows_are_urgent_but_not_told_to_sharp_eyes() {
    let fill =
        "f b 0,4 19,20 g14 ..tttt..../tbwttttttt/wtbttttttt/ttwttttttt/ttbttttttt/..wttt..../..bttt..../..wttt.... - -";
    // On i14 rows of eight and three are closed, on j7 one of two.
    for (mode, expect) in [("down auto", vec!["i14", "j7"]), ("down sharp", vec![])] {
        let board = pos(mode, fill);
        let mut steps = Vec::new();
        rules(mode).steps(&board, &mut steps);
        let urgent = steps.into_iter().filter(|step| rules(mode).move_order(&board, *step) > 0);
        let words = urgent.map(|step| rules(mode).write_step(&board, step, Lino::MOVES[0]));
        assert_eq!(words.collect::<Vec<_>>(), expect, "{mode}");
    }
}

/// What is said and shown of a position apart from the field itself, the stones and the points.
fn said(rules: &Lino, board: &Position, lot: &mut Lot) -> Vec<String> {
    let mut said = vec![rules.scene(board).prompt.to_string()];
    for seat in SEATS {
        said.extend(rules.figures(board, seat, 0).iter().map(|figure| figure.to_string()));
        said.push(format!("{:?}", rules.offers(board, seat)));
    }
    let (sites, mut steps) = (rules.sites(), Vec::new());
    rules.steps(board, &mut steps);
    // Legal claims are hidden, so a touch reveals nothing about them before they are made.
    let (loud, quiet): (Vec<_>, Vec<_>) =
        steps.iter().map(|step| rules.gesture(board, *step)).partition(|gesture| !gesture.is(GestureKind::Hidden));
    said.push(format!("{loud:?}"));
    let shortcuts = steps.iter().flat_map(|step| rules.shortcuts(board, *step));
    let claims: Vec<_> = quiet.into_iter().chain(shortcuts).collect();
    assert!(
        claims.iter().all(|claim| claim.is(GestureKind::Hidden) && claim.choice.is_none() && claim.sites.len() == 2),
        "{claims:?}"
    );
    assert!(steps.iter().all(|step| rules.move_order(board, *step) <= 0));
    assert!(sites.iter().all(|site| rules.remarks(board, *site).is_empty()));
    let mut refusals = BTreeSet::new();
    for idx in 0..60 {
        let mut tried = vec![sites[lot.below(sites.len())], sites[lot.below(sites.len())]];
        if idx % 3 > 0 {
            // Two tiles, as a player who looks for rows touches them.
            tried = (0..2).map(|_| board.tiles[lot.below(board.tiles.len())].site()).collect();
        }
        tried.truncate(1 + usize::from(idx % 4 > 0));
        if !claims.iter().any(|claim| claim.sites.starts_with(&tried)) {
            refusals.insert(rules.refusal(board, &tried).to_string());
        }
    }
    said.extend(refusals);
    said
}

#[test]
fn nothing_that_is_said_or_shown_depends_on_which_rows_there_are() {
    for mode in ["down sharp", "up sharp"] {
        let (rules, mut lot) = (rules(mode), Lot(8));
        // By what it may depend on: the stage, the seat to act and the stones in hand.
        let mut known: HashMap<String, Vec<String>> = HashMap::new();
        let mut n_open: HashMap<&str, BTreeSet<usize>> = HashMap::new();
        for _ in 0..40 {
            let mut board = rules.start();
            loop {
                let mut steps = Vec::new();
                rules.steps(&board, &mut steps);
                let Some(&step) = steps.get(lot.below(steps.len().max(1))) else { break };
                let stage = match board.stage {
                    Stage::Claim { .. } => "c",
                    Stage::Count { is_second: false, .. } => "k1",
                    Stage::Count { is_second: true, .. } => "k2",
                    _ => "",
                };
                if !stage.is_empty() {
                    n_open.entry(stage).or_default().insert(steps.len() - 1);
                    let about = format!("{stage} {} {:?}", board.seat, SEATS.map(|seat| board.hand(seat)));
                    let now = said(&rules, &board, &mut lot);
                    assert_eq!(known.entry(about).or_insert_with(|| now.clone()), &now, "{}", text(mode, &board));
                    // The board is what it would be if there were nothing to claim.
                    let plain = rules.scene(&Position { stage: Stage::Fill, ..board });
                    let shown = rules.scene(&board);
                    assert_eq!((shown.stacks, shown.marks, shown.counts), (plain.stacks, plain.marks, plain.counts));
                }
                let mut effects: Vec<Effect> = Vec::new();
                let before = board;
                rules.apply(&mut board, step, &mut effects);
                // The effects of a stone do not reveal whether it closed anything, and those of the end of claims do
                // not reveal more.
                match (step, board.stage) {
                    (Step::Place(_), _) => assert!(matches!(effects[..], [Effect::Add { .. }, Effect::Phase { .. }])),
                    (Step::Done, Stage::Over) => {}
                    (Step::Done, _) => assert!(matches!(effects[..], [Effect::Phase { .. }]), "{before:?}"),
                    _ => {}
                }
            }
        }
        // There were positions with nothing to claim and with something.
        for stage in ["c", "k1", "k2"] {
            let n_open = &n_open[stage];
            assert!(n_open.contains(&0) && n_open.len() > 2, "{stage}: {n_open:?}");
        }
        assert!(known.len() > 48, "{}", known.len());
    }
}
