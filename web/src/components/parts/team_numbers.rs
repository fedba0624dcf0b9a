//! The numbers of a team, as the data of an element.

use table::Figures;

/// The figures of one team.
pub(crate) fn in_numbers(figures: &Figures) -> String {
    let numbers: Vec<String> = figures.numbers().iter().map(i64::to_string).collect();
    numbers.join(",")
}
