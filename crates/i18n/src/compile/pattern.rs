//! Compiles one pattern of a Fluent file; see [`crate::pattern`].

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use super::Uses;

/// The message that writes a number in words, and the variable with the number.
const WORD: &str = "word";
const COUNT: &str = "count";
/// The characters with a special meaning in a table.
const RESERVED: [char; 3] = ['{', '}', '|'];

/// Writes a pattern.
///
/// # Errors
/// What the supported subset lacks.
pub(super) fn write(pattern: &Pattern<String>, out: &mut String) -> Result<(), String> {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text(value, out)?,
            PatternElement::Placeable { expression } => placeable(expression, out)?,
        }
    }
    Ok(())
}

/// Literal text. Line breaks become spaces.
fn text(text: &str, out: &mut String) -> Result<(), String> {
    if let Some(sign) = text.chars().find(|sign| RESERVED.contains(sign)) {
        return Err(format!("`{sign}` cannot stand in a text"));
    }
    out.push_str(&text.replace('\n', " "));
    Ok(())
}

fn placeable(expression: &Expression<String>, out: &mut String) -> Result<(), String> {
    let (selector, variants) = match expression {
        Expression::Inline(inline) => return self::inline(inline, out),
        Expression::Select { selector, variants } => (selector, variants),
    };
    let InlineExpression::VariableReference { id } = selector else {
        return Err("only a variable can be chosen by".to_owned());
    };
    out.extend(["{?", &id.name]);
    for variant in variants {
        out.push_str(if variant.default { "|*" } else { "|" });
        out.push_str(match &variant.key {
            VariantKey::Identifier { name } => name,
            VariantKey::NumberLiteral { value } => value,
        });
        out.push('=');
        write(&variant.value, out)?;
    }
    out.push('}');
    Ok(())
}

fn inline(inline: &InlineExpression<String>, out: &mut String) -> Result<(), String> {
    match inline {
        InlineExpression::StringLiteral { value } => text(value, out)?,
        InlineExpression::NumberLiteral { value } => out.push_str(value),
        InlineExpression::VariableReference { id } => out.extend(["{", &id.name, "}"]),
        InlineExpression::MessageReference { id, attribute: None } => out.extend(["{:", &id.name, "}"]),
        InlineExpression::FunctionReference { id, arguments } => function(&id.name, arguments, out)?,
        InlineExpression::Placeable { expression } => placeable(expression, out)?,
        InlineExpression::MessageReference { .. } => return Err("attributes are not understood".to_owned()),
        InlineExpression::TermReference { .. } => return Err("terms are not understood".to_owned()),
    }
    Ok(())
}

fn function(name: &str, arguments: &CallArguments<String>, out: &mut String) -> Result<(), String> {
    let variables: Option<Vec<&str>> = arguments.positional.iter().map(variable).collect();
    match (name, variables.as_deref()) {
        ("WORD", Some([number])) => out.extend(["{:", WORD, " ", COUNT, "$", number]),
        ("FORM", Some([value])) => out.extend(["{", value]),
        ("FORM", Some([value, number])) => out.extend(["{", value, " ", COUNT, "$", number]),
        _ => {
            return Err(format!(
                "`{name}` with these arguments is not understood; there are WORD($n), FORM($x) and FORM($x, $n)"
            ));
        }
    }
    for argument in &arguments.named {
        let InlineExpression::StringLiteral { value } = &argument.value else {
            return Err(format!("`{}` must be a text in quotes", argument.name.name));
        };
        if value.contains([' ', '=', '$']) || value.contains(RESERVED) {
            return Err(format!("`{value}` is not a single word"));
        }
        out.extend([" ", &argument.name.name, "=", value]);
    }
    out.push('}');
    Ok(())
}

fn variable(inline: &InlineExpression<String>) -> Option<&str> {
    match inline {
        InlineExpression::VariableReference { id } => Some(&id.name),
        _ => None,
    }
}

/// Collects what a pattern uses.
pub(super) fn uses(pattern: &Pattern<String>, found: &mut Uses) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => found.texts.push(value.clone()),
            PatternElement::Placeable { expression } => uses_of(expression, found),
        }
    }
}

fn uses_of(expression: &Expression<String>, found: &mut Uses) {
    match expression {
        Expression::Inline(inline) => uses_inline(inline, found),
        Expression::Select { selector, variants } => {
            uses_inline(selector, found);
            if let InlineExpression::VariableReference { id } = selector {
                let keys = variants.iter().filter_map(|variant| match &variant.key {
                    VariantKey::Identifier { name } => Some((id.name.clone(), name.clone())),
                    VariantKey::NumberLiteral { .. } => None,
                });
                found.variants.extend(keys);
            }
            variants.iter().for_each(|variant| uses(&variant.value, found));
        }
    }
}

fn uses_inline(inline: &InlineExpression<String>, found: &mut Uses) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.variables.insert(id.name.clone());
        }
        InlineExpression::MessageReference { id, .. } => {
            found.messages.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { id, arguments } => {
            arguments.positional.iter().for_each(|argument| uses_inline(argument, found));
            found.forms.extend(arguments.named.iter().map(|argument| argument.name.name.clone()));
            if id.name == "WORD" {
                found.messages.insert(WORD.to_owned());
            }
            if id.name == "WORD" || arguments.positional.len() > 1 {
                found.forms.insert(COUNT.to_owned());
            }
        }
        InlineExpression::Placeable { expression } => uses_of(expression, found),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}
