//! Plural rules: which form of a word goes with a number.

/// The plural categories of the [CLDR](https://cldr.unicode.org/index/cldr-spec/plural-rules). A language has `Other`
/// and some of the rest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Category {
    /// As for 0 in Arabic.
    Zero,
    /// As for 1 in English.
    One,
    /// As for 2 in Arabic.
    Two,
    /// As for 3 in Russian.
    Few,
    /// As for 5 in Russian.
    Many,
    /// All else.
    Other,
}

impl Category {
    const ALL: [Category; 6] =
        [Category::Zero, Category::One, Category::Two, Category::Few, Category::Many, Category::Other];

    /// Its name in Fluent files and browsers.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Category::Zero => "zero",
            Category::One => "one",
            Category::Two => "two",
            Category::Few => "few",
            Category::Many => "many",
            Category::Other => "other",
        }
    }

    /// The category of this name; `Other` for an unknown name.
    #[must_use]
    pub fn named(name: &str) -> Category {
        Category::ALL.into_iter().find(|category| category.name() == name).unwrap_or(Category::Other)
    }
}

/// The plural rules of a language for cardinal numbers.
pub trait Plurals {
    /// The category of a whole number.
    fn category(&self, number: i64) -> Category;
}

/// The plural rules of a language, without a browser. An unknown language has `Other` alone.
#[cfg(feature = "compile")]
#[must_use]
pub fn native_plurals(tag: &str) -> Box<dyn Plurals> {
    use icu_locale_core::Locale;
    use icu_plurals::{PluralCategory, PluralRules};

    struct Native(Option<PluralRules>);

    impl Plurals for Native {
        fn category(&self, number: i64) -> Category {
            match self.0.as_ref().map(|rules| rules.category_for(number)) {
                Some(PluralCategory::Zero) => Category::Zero,
                Some(PluralCategory::One) => Category::One,
                Some(PluralCategory::Two) => Category::Two,
                Some(PluralCategory::Few) => Category::Few,
                Some(PluralCategory::Many) => Category::Many,
                Some(PluralCategory::Other) | None => Category::Other,
            }
        }
    }

    let locale = tag.parse::<Locale>().ok();
    Box::new(Native(locale.and_then(|locale| PluralRules::try_new_cardinal(locale.into()).ok())))
}

#[cfg(all(test, feature = "compile"))]
mod tests {
    use super::*;

    #[track_caller]
    fn check(tag: &str, numbers: &[i64], expect: Category) {
        let plurals = native_plurals(tag);
        for number in numbers {
            assert_eq!(plurals.category(*number), expect, "{tag} {number}");
        }
    }

    #[test]
    fn numbers_have_the_categories_of_their_language() {
        check("en", &[1, -1], Category::One);
        check("en-XA", &[1], Category::One);
        check("en", &[0, 2, 11, 100], Category::Other);
        check("ar", &[0], Category::Zero);
        check("ar", &[1], Category::One);
        check("ar", &[2], Category::Two);
        check("ar", &[3, 10, 103, 110], Category::Few);
        check("ar", &[11, 26, 99, 111], Category::Many);
        check("ar", &[100, 102, 200], Category::Other);
        check("tlh", &[0, 1, 2], Category::Other);
    }

    #[test]
    fn every_category_is_found_by_its_name() {
        assert!(Category::ALL.into_iter().all(|category| Category::named(category.name()) == category));
        assert_eq!(Category::named("several"), Category::Other);
    }
}
