//! Which finds are handed out.

use super::puzzle::{Find, Puzzle};

/// Some finds, the easy ones first.
#[derive(Debug)]
pub(super) struct Picked<'a> {
    pub(super) finds: Vec<&'a Find>,
    /// Whether there are as many of each grade as there should be: more games would change nothing.
    pub(super) is_complete: bool,
}

/// At most `count` finds: of each grade a third, as far as there are so many, and for what lacks others. Those that are
/// like one before them are left out.
pub(super) fn pick<'a>(finds: &'a [Find], count: usize) -> Picked<'a> {
    let mut good: Vec<(&Find, &Puzzle)> = Vec::new();
    for find in finds {
        if let Some(puzzle) = &find.puzzle
            && !good.iter().any(|(_, other)| puzzle.is_like(other))
        {
            good.push((find, puzzle));
        }
    }
    let mut chosen: Vec<(&Find, &Puzzle)> = Vec::new();
    let mut spare = Vec::new();
    // What is left of the division goes to the harder grades.
    for (grade, most) in [(1, count / 3), (2, (count + 1) / 3), (3, count.div_ceil(3))] {
        let mut of_grade: Vec<_> = good.iter().copied().filter(|(_, puzzle)| puzzle.grade == grade).collect();
        let rest = of_grade.split_off(most.min(of_grade.len()));
        chosen.extend(of_grade);
        spare.splice(0..0, rest);
    }
    let is_complete = chosen.len() == count;
    chosen.extend(spare.into_iter().take(count - chosen.len()));
    chosen.sort_by_key(|(find, puzzle)| (puzzle.grade, find.game));
    Picked { finds: chosen.into_iter().map(|(find, _)| find).collect(), is_complete }
}
