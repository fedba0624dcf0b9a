//! Reads a file's syntax tree.

use proc_macro2::{Span, TokenStream, TokenTree};
use syn::ext::IdentExt;
use syn::parse::Parser;
use syn::visit::{self, Visit};
use syn::{Attribute, Block, Expr, ExprLit, Ident, Lit, Meta, Stmt, UseTree};

use super::test_code::Tests;
use super::{Code, Declaration, Doubt, Implementation, Mention, functions, line, macros};

/// Reads a file, of which `tests` is for tests only.
pub(super) fn read(file: &syn::File, tests: Tests, knows_tier: bool) -> Code {
    let mut reader = Reader { code: Code::default(), tests, knows_tier, within: Vec::new(), wants_names: false };
    reader.visit_file(file);
    let code = std::mem::take(&mut reader.code);
    let has_globs = code.shipped_paths().any(|mention| mention.name.as_deref() == Some("*"));
    if !has_globs {
        return code;
    }
    // Few files need the single names, of which there are many.
    reader.wants_names = true;
    reader.visit_file(file);
    Code { names: reader.code.names, ..code }
}

struct Reader {
    code: Code,
    tests: Tests,
    knows_tier: bool,
    /// The modules of this file around what is being read.
    within: Vec<String>,
    wants_names: bool,
}

impl Reader {
    fn path(&mut self, path: String, name: Option<String>, span: Span) {
        let is_test = self.tests.have(span);
        self.code.paths.push(Mention { path, name, line: line(span), is_test });
    }

    fn name(&mut self, name: &Ident) {
        if self.wants_names && !self.tests.have(name.span()) {
            self.code.names.push((name.unraw().to_string(), line(name.span())));
        }
    }

    /// Notes every path of a `use` tree; each begins with `base`.
    fn expand(&mut self, tree: &UseTree, base: &str) {
        let whole = |ident: &Ident| match ident.unraw() {
            ident if ident == "self" => base.trim_end_matches("::").to_owned(),
            ident => format!("{base}{ident}"),
        };
        match tree {
            UseTree::Path(path) => self.expand(&path.tree, &format!("{base}{}::", path.ident.unraw())),
            UseTree::Name(name) => {
                let path = whole(&name.ident);
                let last = path.rsplit("::").next().unwrap_or_default().to_owned();
                self.path(path, Some(last), name.ident.span());
            }
            UseTree::Rename(rename) => {
                let name = rename.rename.unraw().to_string();
                self.path(whole(&rename.ident), Some(name), rename.rename.span());
            }
            UseTree::Glob(glob) => self.path(format!("{base}*"), Some("*".to_owned()), glob.star_token.span),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.expand(tree, base)),
        }
    }

    fn use_item(&mut self, item: &syn::ItemUse) {
        self.expand(&item.tree, if item.leading_colon.is_some() { "::" } else { "" });
    }

    fn module(&mut self, name: String, has_body: bool, file: Option<String>, span: Span) {
        let path = [&self.within[..], &[name]].concat();
        let is_test = self.tests.have(span);
        self.code.modules.push(Declaration { path, has_body, file, is_test });
    }

    fn function(&mut self, name: String, is_test: bool, body: &[Stmt], span: Span) {
        if let Some(why) = functions::doubt(body, is_test, self.knows_tier) {
            self.code.doubts.push(Doubt { name, line: line(span), why });
        }
    }

    fn part(&mut self, part: macros::Part) {
        use macros::Part;

        match part {
            Part::Path(path, span) => self.path(path, None, span),
            Part::Name(name) => self.name(&name),
            Part::Use(item) => self.use_item(&item),
            Part::Module { name, has_body, span } => self.module(name, has_body, None, span),
            Part::Function { name, span, is_test, body } => match Block::parse_within.parse2(body) {
                Ok(body) => self.function(name, is_test, &body, span),
                Err(_) if is_test => {
                    let why = "is a test in a macro, of which nobody can say what it does";
                    self.code.doubts.push(Doubt { name, line: line(span), why });
                }
                Err(_) => {}
            },
        }
    }
}

impl<'ast> Visit<'ast> for Reader {
    fn visit_file(&mut self, file: &'ast syn::File) {
        let forbidden = file.attrs.iter().filter_map(|attribute| match &attribute.meta {
            Meta::List(list) if list.path.is_ident("forbid") => Some(list.tokens.clone()),
            _ => None,
        });
        self.code.forbidden = forbidden.flatten().map(|token| token.to_string()).collect();
        visit::visit_file(self, file);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        match path.segments.last() {
            Some(last) if path.segments.len() == 1 => self.name(&last.ident),
            Some(last) => {
                let names: Vec<String> = path.segments.iter().map(|name| name.ident.unraw().to_string()).collect();
                let begin = if path.leading_colon.is_some() { "::" } else { "" };
                self.path(format!("{begin}{}", names.join("::")), None, last.ident.span());
            }
            None => {}
        }
        visit::visit_path(self, path);
    }

    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        // It may be a constant's.
        self.name(&pattern.ident);
        visit::visit_pat_ident(self, pattern);
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.use_item(item);
        visit::visit_item_use(self, item);
    }

    fn visit_item_extern_crate(&mut self, item: &'ast syn::ItemExternCrate) {
        let name = item.rename.as_ref().map_or(&item.ident, |(_, name)| name);
        self.path(item.ident.unraw().to_string(), Some(name.unraw().to_string()), item.ident.span());
        visit::visit_item_extern_crate(self, item);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        let name = item.ident.unraw().to_string();
        let file = item.attrs.iter().find_map(path_attribute);
        self.module(name.clone(), item.content.is_some(), file, item.ident.span());
        self.within.push(name);
        visit::visit_item_mod(self, item);
        self.within.pop();
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        let is_exported = item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_export"));
        if let Some(name) = item.ident.as_ref().filter(|name| is_exported && !self.tests.have(name.span())) {
            self.code.exported_macros.push(name.unraw().to_string());
        }
        visit::visit_item_macro(self, item);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        if call.path.segments.last().is_some_and(|name| name.ident == "messages") {
            self.code.messages.extend(declared_messages(call.tokens.clone()));
        }
        visit::visit_macro(self, call);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if let Some(of) = item.trait_.as_ref().and_then(|(path, _)| path.segments.last()) {
            let is_test = self.tests.have(of.ident.span());
            let of = of.ident.unraw().to_string();
            self.code.implementations.push(Implementation { of, is_empty: item.items.is_empty(), is_test });
        }
        visit::visit_item_impl(self, item);
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        let name = &item.sig.ident;
        self.function(name.to_string(), is_test(&item.attrs), &item.block.stmts, name.span());
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        let name = &item.sig.ident;
        self.function(name.to_string(), is_test(&item.attrs), &item.block.stmts, name.span());
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        let name = &item.sig.ident;
        if let Some(body) = &item.default {
            self.function(name.to_string(), is_test(&item.attrs), &body.stmts, name.span());
        }
        visit::visit_trait_item_fn(self, item);
    }

    /// The tokens of a macro or of an attribute.
    fn visit_token_stream(&mut self, tokens: &'ast TokenStream) {
        macros::read(tokens.clone(), &mut |part| self.part(part));
    }
}

/// Whether a function is a test, by the language's attribute or by another crate's.
fn is_test(attributes: &[Attribute]) -> bool {
    let is_named = |path: &syn::Path| path.segments.last().is_some_and(|name| name.ident == "test");
    attributes.iter().any(|attribute| is_named(attribute.path()))
}

/// The file that `#[path = "…"]` names.
fn path_attribute(attribute: &Attribute) -> Option<String> {
    let Meta::NameValue(pair) = &attribute.meta else { return None };
    match &pair.value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) if pair.path.is_ident("path") => Some(text.value()),
        _ => None,
    }
}

/// The names in `name = "key" …;`.
fn declared_messages(tokens: TokenStream) -> Vec<String> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let declared = tokens.windows(3).filter_map(|three| match three {
        [TokenTree::Ident(name), TokenTree::Punct(sign), TokenTree::Literal(_)] if sign.as_char() == '=' => {
            Some(name.unraw().to_string())
        }
        _ => None,
    });
    declared.collect()
}
