//! Numbers in sentences.

const WORDS: [&str; 13] =
    ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];

/// A number as a word up to twelve, in digits above.
pub(super) fn number(number: i64) -> String {
    let word = usize::try_from(number).ok().and_then(|number| WORDS.get(number));
    word.map_or_else(|| number.to_string(), |word| (*word).to_owned())
}

/// As many of a thing as `count` says: "one turn", "20 turns".
pub(super) fn counted(count: i64, thing: &str) -> String {
    format!("{} {thing}{}", number(count), if count == 1 { "" } else { "s" })
}

/// Several things in a sentence: "a", "a and b", "a, b and c".
pub(super) fn list(things: &[String]) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_words_up_to_twelve() {
        assert_eq!([0, 1, 12, 13, 100, -1].map(number), ["zero", "one", "twelve", "13", "100", "-1"]);
        assert_eq!([1, 2, 20].map(|n| counted(n, "turn")), ["one turn", "two turns", "20 turns"]);
    }

    #[test]
    fn things_are_listed_with_an_and_at_the_end() {
        let things = ["a", "b", "c"].map(str::to_owned);
        assert_eq!([0, 1, 2, 3].map(|n| list(&things[..n])), ["", "a", "a and b", "a, b and c"]);
    }
}
