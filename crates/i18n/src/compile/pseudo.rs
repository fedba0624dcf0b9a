//! The pseudo-language: English with accents, and nearly half as long again. It shows what does not fit and what was
//! never translated.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::serializer;

use super::{CompileError, parse};

/// How many letters are added for each ten.
const MORE_OF_TEN: i32 = 4;
const PLAIN: &str = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz";
const ACCENTED: &str = "ÅåßɓÇçĐđÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž";

/// A Fluent file with all its texts lengthened and accented.
///
/// # Errors
/// If the file is not Fluent.
pub fn pseudo(ftl: &str) -> Result<String, CompileError> {
    let mut resource = parse(ftl)?;
    for entry in &mut resource.body {
        if let Entry::Message(message) = entry
            && let Some(value) = &mut message.value
        {
            stretch_all(value);
        }
    }
    Ok(serializer::serialize(&resource))
}

fn stretch_all(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = stretched(value),
            PatternElement::Placeable { expression } => inside(expression),
        }
    }
}

fn inside(expression: &mut Expression<String>) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| stretch_all(&mut variant.value));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => inside(expression),
        Expression::Inline(_) => {}
    }
}

/// Accents words and doubles some letters, at least as many as are due. The same word always gives the same result.
pub fn stretched(text: &str) -> String {
    let mut out = String::new();
    let mut owed = 0_i32;
    for sign in text.chars() {
        let accented = PLAIN.chars().position(|plain| plain == sign).and_then(|idx| ACCENTED.chars().nth(idx));
        let Some(letter) = accented else {
            out.push(sign);
            owed = 0;
            continue;
        };
        out.push(letter);
        owed += MORE_OF_TEN;
        // Rounded up, so that short words grow too.
        if owed > 0 {
            out.extend(letter.to_lowercase());
            owed -= 10;
        }
    }
    out
}
