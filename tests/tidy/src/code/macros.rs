//! What stands in the tokens of a macro: as much of it as can be told without knowing what the macro makes of them.

use proc_macro2::{Delimiter, Ident, Spacing, Span, TokenStream, TokenTree};
use syn::ItemUse;
use syn::ext::IdentExt;

/// A part of a macro's tokens.
pub(super) enum Part {
    /// A path of several names, and where its last one stands.
    Path(String, Span),
    /// A name on its own.
    Name(Ident),
    Use(ItemUse),
    Module {
        name: String,
        has_body: bool,
        span: Span,
    },
    Function {
        name: String,
        span: Span,
        is_test: bool,
        body: TokenStream,
    },
}

/// Calls `see` with every part, in order, also with those within others.
pub(super) fn read(tokens: TokenStream, see: &mut dyn FnMut(Part)) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut is_test = false;
    let mut idx = 0;
    while let Some(token) = tokens.get(idx) {
        let rest = &tokens[idx..];
        match token {
            TokenTree::Group(group) => {
                is_test |= is_test_attribute(&tokens[..idx], group.stream());
                is_test &= group.delimiter() != Delimiter::Brace;
                read(group.stream(), see);
                idx += 1;
            }
            TokenTree::Punct(sign) => {
                is_test &= sign.as_char() != ';';
                // After this sign stands the name of a lifetime.
                idx += if sign.as_char() == '\'' { 2 } else { path(rest, see).max(1) };
            }
            TokenTree::Ident(word) => {
                if word == "fn"
                    && let Some(function) = function(rest, is_test)
                {
                    see(function);
                    is_test = false;
                }
                idx += match declaration(rest) {
                    Some((part, len)) => {
                        see(part);
                        len
                    }
                    None => path(rest, see),
                };
            }
            TokenTree::Literal(_) => idx += 1,
        }
    }
}

/// Whether a group is that of `#[test]`, or of another crate's `test`.
fn is_test_attribute(before: &[TokenTree], content: TokenStream) -> bool {
    let content: Vec<TokenTree> = content.into_iter().collect();
    let is_path = content.iter().all(|token| matches!(token, TokenTree::Ident(_)) || is_sign(Some(token), ':'));
    is_sign(before.last(), '#') && is_path && matches!(content.last(), Some(TokenTree::Ident(word)) if word == "test")
}

fn is_sign(token: Option<&TokenTree>, expect: char) -> bool {
    matches!(token, Some(TokenTree::Punct(sign)) if sign.as_char() == expect)
}

/// The `use` or `mod` at the beginning of `tokens`, and how many of them it takes up. A module's body is not among them.
fn declaration(tokens: &[TokenTree]) -> Option<(Part, usize)> {
    match tokens {
        [TokenTree::Ident(word), TokenTree::Ident(name), next, ..] if word == "mod" => {
            let has_body = matches!(next, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
            let part = Part::Module { name: name.unraw().to_string(), has_body, span: name.span() };
            (has_body || is_sign(Some(next), ';')).then_some((part, 2))
        }
        [TokenTree::Ident(word), ..] if word == "use" => {
            let len = 1 + tokens.iter().position(|token| is_sign(Some(token), ';'))?;
            Some((Part::Use(syn::parse2(plain(&tokens[..len])).ok()?), len))
        }
        _ => None,
    }
}

/// The function at the beginning of `tokens`; `None` if it has no body.
fn function(tokens: &[TokenTree], is_test: bool) -> Option<Part> {
    let name = tokens[1..].iter().find(|token| !is_sign(Some(token), '$'))?;
    let end = tokens.iter().find_map(|token| match token {
        TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => Some(Some(group)),
        TokenTree::Punct(sign) if sign.as_char() == ';' => Some(None),
        _ => None,
    });
    let body = plain(&end??.stream().into_iter().collect::<Vec<_>>());
    Some(Part::Function { name: name.to_string(), span: tokens[0].span(), is_test, body })
}

/// Tokens as they may be when a macro has been called: a variable stands for itself, and what is repeated stands once.
fn plain(tokens: &[TokenTree]) -> TokenStream {
    let mut plainly = TokenStream::new();
    let mut idx = 0;
    while let Some(token) = tokens.get(idx) {
        idx += 1;
        match (token, tokens.get(idx)) {
            (TokenTree::Punct(sign), Some(TokenTree::Group(group))) if sign.as_char() == '$' => {
                plainly.extend(plain(&group.stream().into_iter().collect::<Vec<_>>()));
                idx += 1;
                let is_end = |idx: usize| ['*', '+', '?'].iter().any(|sign| is_sign(tokens.get(idx), *sign));
                idx += if is_end(idx) { 1 } else { 2 };
            }
            (TokenTree::Punct(sign), _) if sign.as_char() == '$' => {}
            (TokenTree::Group(group), _) => {
                let inside = plain(&group.stream().into_iter().collect::<Vec<_>>());
                let mut same = proc_macro2::Group::new(group.delimiter(), inside);
                same.set_span(group.span());
                plainly.extend([TokenTree::Group(same)]);
            }
            (token, _) => plainly.extend([token.clone()]),
        }
    }
    plainly
}

/// Sees the path or name at the beginning of `tokens`, and says how many of them it takes up: none if there is none.
fn path(tokens: &[TokenTree], see: &mut dyn FnMut(Part)) -> usize {
    // A colon before a path stands alone.
    let is_joint =
        |idx: usize| matches!(tokens.get(idx), Some(TokenTree::Punct(sign)) if sign.spacing() == Spacing::Joint);
    let colons = |idx: usize| is_sign(tokens.get(idx), ':') && is_joint(idx) && is_sign(tokens.get(idx + 1), ':');
    let begins_outside = colons(0);
    let mut len = if begins_outside { 2 } else { 0 };
    let mut names = Vec::new();
    while let Some(TokenTree::Ident(name)) = tokens.get(len) {
        names.push(name);
        len += 1;
        if !colons(len) || !matches!(tokens.get(len + 2), Some(TokenTree::Ident(_))) {
            break;
        }
        len += 2;
    }
    match names[..] {
        [] => {}
        [name] => see(Part::Name(name.clone())),
        [.., last] => {
            let begin = if begins_outside { "::" } else { "" };
            let path = names.iter().map(|name| name.unraw().to_string()).collect::<Vec<_>>().join("::");
            see(Part::Path(format!("{begin}{path}"), last.span()));
        }
    }
    len
}
