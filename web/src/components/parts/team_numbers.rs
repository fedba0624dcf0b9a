//! The numbers of all teams, as the data of an element.

use table::Figures;

/// The figures of one team.
pub(crate) fn in_numbers(figures: &Figures) -> String {
    let numbers: Vec<String> = figures.numbers().iter().map(i64::to_string).collect();
    numbers.join(",")
}

/// The teams' numbers in a row, if there are any.
pub(crate) fn listed(numbers: impl Iterator<Item = String>) -> Option<String> {
    let numbers: Vec<String> = numbers.collect();
    (!numbers.is_empty()).then(|| numbers.join(" "))
}
