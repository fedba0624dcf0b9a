//! Lengths as SVG wants them.

/// A length in board units, to a thousandth of a square, which is finer than any screen: "-0.328".
///
/// Formats whole thousandths, as the code that formats floats exactly would be larger than that of all boards.
pub(crate) fn short(length: f32) -> String {
    let thousandths = (length * 1000.0).round() as i32;
    let sign = if thousandths < 0 { "-" } else { "" };
    let (whole, rest) = (thousandths.unsigned_abs() / 1000, thousandths.unsigned_abs() % 1000);
    if rest == 0 {
        return format!("{sign}{whole}");
    }
    let text = format!("{sign}{whole}.{rest:03}");
    text.trim_end_matches('0').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_short() {
        let texts = [0.1 + 0.2, -0.328, 8.0, -0.5, 0.05, 12.0304, -0.0001].map(short);
        assert_eq!(texts, ["0.3", "-0.328", "8", "-0.5", "0.05", "12.03", "0"]);
    }
}
