//! What single tokens say, wherever they stand.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};
use syn::ext::IdentExt;

use super::{Sleep, Words, line};

/// Macros that stand for code still to be written, or are for its writing only.
const UNFINISHED: [(&str, &str); 3] = [("todo", "todo!"), ("unimplemented", "unimplemented!"), ("dbg", "dbg!")];
const SLEEPS: [&str; 3] = ["sleep", "sleep_until", "sleep_ms"];

impl Words {
    /// Notes the first token, seen with those that follow it in its group.
    pub(super) fn add(&mut self, tokens: &[TokenTree], is_test: bool) {
        match &tokens[0] {
            TokenTree::Ident(ident) => {
                let word = ident.unraw().to_string();
                if !is_test {
                    self.shipped.insert(word.to_lowercase());
                }
                let called = UNFINISHED.iter().find(|(name, _)| *name == word).filter(|_| is_macro_call(&tokens[1..]));
                self.loose_ends.extend(called.map(|(_, told)| (*told, line(ident.span()))));
                if SLEEPS.contains(&word.as_str()) && is_group(tokens.get(1), Delimiter::Parenthesis) {
                    self.sleeps.push(Sleep { line: line(ident.span()), is_test });
                }
                self.identifiers.insert(word);
            }
            TokenTree::Literal(literal) if !is_test => {
                self.shipped.insert(literal.to_string().to_lowercase());
            }
            TokenTree::Punct(sign) if sign.as_char() == '#' => {
                if let Some(TokenTree::Group(group)) = tokens.get(1)
                    && let Some(told) = loose_attribute(group.stream())
                {
                    self.loose_ends.push((told, line(sign.span())));
                }
            }
            _ => {}
        }
    }
}

fn is_group(token: Option<&TokenTree>, delimiter: Delimiter) -> bool {
    matches!(token, Some(TokenTree::Group(group)) if group.delimiter() == delimiter)
}

/// Whether what follows a name makes it a macro's.
fn is_macro_call(tokens: &[TokenTree]) -> bool {
    let is_mark = |sign: &proc_macro2::Punct| sign.as_char() == '!' && sign.spacing() == Spacing::Alone;
    matches!(tokens, [TokenTree::Punct(sign), TokenTree::Group(_), ..] if is_mark(sign))
}

/// What an attribute leaves open: a test that is left out without a reason, or only has to panic.
fn loose_attribute(tokens: TokenStream) -> Option<&'static str> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let TokenTree::Ident(word) = tokens.first()? else { return None };
    let is_sign = |token: Option<&TokenTree>, expect: char| matches!(token, Some(TokenTree::Punct(sign)) if sign.as_char() == expect);
    match (word.to_string().as_str(), tokens.get(1)) {
        ("ignore", next) if !is_sign(next, '=') => Some("#[ignore"),
        ("should_panic", _) => Some("#[should_panic"),
        ("cfg_attr", Some(TokenTree::Group(group))) => {
            let inside: Vec<TokenTree> = group.stream().into_iter().collect();
            let commas = (0..inside.len()).filter(|idx| is_sign(inside.get(*idx), ','));
            commas.into_iter().find_map(|idx| loose_attribute(inside[idx + 1..].iter().cloned().collect()))
        }
        _ => None,
    }
}
