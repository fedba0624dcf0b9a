//! Short names for what one module exports to another.

/// The name with this number, of letters and digits.
pub(crate) fn short_name(number: usize) -> String {
    const SIGNS: &[u8] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    let mut name = String::new();
    let mut rest = number;
    loop {
        name.insert(0, char::from(SIGNS[rest % SIGNS.len()]));
        rest /= SIGNS.len();
        if rest == 0 {
            return name;
        }
        rest -= 1;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn short_names_are_short_and_each_is_another() {
        let names: HashSet<String> = (0..10_000).map(short_name).collect();
        assert_eq!(names.len(), 10_000);
        assert_eq!([0, 61, 62, 63].map(short_name), ["a", "9", "aa", "ab"]);
        assert!(names.iter().all(|name| name.len() <= 3));
    }
}
