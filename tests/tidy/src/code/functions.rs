//! Functions that may do nothing: tests that pass without having tested anything, and functions that do nothing in a
//! quick run.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Expr, ExprIf, ExprLit, Lit, MacroDelimiter, Pat, Stmt};

/// Why a function with these statements may do nothing; `None` if it does something. Only where `knows_tier` can it
/// ask for a full run.
pub(super) fn doubt(statements: &[Stmt], is_test: bool, knows_tier: bool) -> Option<&'static str> {
    if knows_tier && statements.iter().any(|statement| Signs::of(statement).picks_nothing) {
        Some("picks nothing in a quick run")
    } else if knows_tier && is_for_full_runs(statements) {
        Some("does nothing in a quick run")
    } else if is_test && may_do_nothing(statements) {
        Some("is a test that may do nothing")
    } else {
        None
    }
}

/// Whether a function does everything, or everything after its declarations, in full runs alone.
fn is_for_full_runs(statements: &[Stmt]) -> bool {
    let asks = |statement: &Stmt| condition(statement).is_some_and(|asked| Signs::of_expr(asked).asks_for_tier);
    let leaves = |statement: &Stmt| may_return(statement) && asks(statement);
    let first = statements.iter().position(|statement| !is_declaration(statement)).unwrap_or(statements.len());
    if statements.iter().take(first + 1).any(leaves) {
        return true;
    }
    match only(statements) {
        Some(Stmt::Expr(Expr::If(choice), _)) => {
            let signs = Signs::of_expr(&choice.cond);
            is_without_else(choice) && signs.asks_for_tier && !signs.has_alternatives
        }
        Some(Stmt::Expr(Expr::ForLoop(all), _)) => Signs::of_expr(&all.expr).filters_by_tier,
        _ => false,
    }
}

/// Whether a test has nothing to do, or may leave before its end.
fn may_do_nothing(statements: &[Stmt]) -> bool {
    let is_all_conditional = match only(statements) {
        Some(Stmt::Expr(Expr::If(choice), _)) => is_without_else(choice),
        Some(_) => false,
        None => statements.iter().all(is_declaration),
    };
    is_all_conditional || statements.iter().any(may_return)
}

/// The one statement that is no declaration; `None` if there are none or several.
fn only(statements: &[Stmt]) -> Option<&Stmt> {
    let mut rest = statements.iter().filter(|statement| !is_declaration(statement));
    rest.next().filter(|_| rest.next().is_none())
}

fn is_declaration(statement: &Stmt) -> bool {
    matches!(statement, Stmt::Local(_) | Stmt::Item(_))
}

/// Whether there are cases in which none of the blocks is run.
fn is_without_else(choice: &ExprIf) -> bool {
    match choice.else_branch.as_ref().map(|(_, other)| &**other) {
        None => true,
        Some(Expr::If(other)) => is_without_else(other),
        Some(_) => false,
    }
}

/// Whether a statement may leave the function: `if … { return … }` or `let … else { return … }`.
fn may_return(statement: &Stmt) -> bool {
    matches!(statement, Stmt::Local(_) | Stmt::Expr(Expr::If(_) | Expr::Match(_), _)) && Signs::of(statement).returns
}

/// What a statement asks before it decides.
fn condition(statement: &Stmt) -> Option<&Expr> {
    match statement {
        Stmt::Expr(expression, _) => decided_by(expression),
        Stmt::Local(local) => local.init.as_ref().map(|init| decided_by(&init.expr).unwrap_or(&init.expr)),
        _ => None,
    }
}

fn decided_by(expression: &Expr) -> Option<&Expr> {
    match expression {
        Expr::If(choice) => Some(&choice.cond),
        Expr::Match(choice) => Some(&choice.expr),
        _ => None,
    }
}

/// What occurs in code.
#[derive(Default, Debug)]
struct Signs {
    /// `return`, and not that of a closure or function inside.
    returns: bool,
    /// `is_full`.
    asks_for_tier: bool,
    /// `tier::pick(0, …)`.
    picks_nothing: bool,
    /// A closure, or something that holds beside something else.
    has_alternatives: bool,
    /// `filter(|_| tier::is_full())`: whatever a closure says of each item, it is the same for all.
    filters_by_tier: bool,
}

impl Signs {
    fn of(statement: &Stmt) -> Signs {
        let mut signs = Signs::default();
        signs.visit_stmt(statement);
        signs
    }

    fn of_expr(expression: &Expr) -> Signs {
        let mut signs = Signs::default();
        signs.visit_expr(expression);
        signs
    }

    /// Visits code whose `return` leaves something else.
    fn apart(&mut self, visit: impl FnOnce(&mut Signs)) {
        let returns = self.returns;
        visit(self);
        self.returns = returns;
    }

    fn call<'ast>(&mut self, name: Option<&syn::Ident>, mut arguments: impl Iterator<Item = &'ast Expr>) {
        let is_nothing = |argument: &Expr| matches!(argument, Expr::Lit(ExprLit { lit: Lit::Int(number), .. }) if number.base10_digits() == "0");
        self.picks_nothing |= name.is_some_and(|name| name == "pick") && arguments.next().is_some_and(is_nothing);
    }

    /// Reads the tokens of a macro.
    fn tokens(&mut self, tokens: TokenStream, can_return: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (idx, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Ident(word) => {
                    self.asks_for_tier |= word == "is_full";
                    self.returns |= can_return && word == "return";
                    if let Some(TokenTree::Group(group)) = tokens.get(idx + 1).filter(|_| word == "pick") {
                        let begin = group.stream().into_iter().next();
                        self.picks_nothing |= begin.is_some_and(|token| token.to_string() == "0");
                    }
                }
                TokenTree::Punct(sign) => self.has_alternatives |= sign.as_char() == '|',
                TokenTree::Group(group) => {
                    self.tokens(group.stream(), can_return && group.delimiter() != Delimiter::Parenthesis);
                }
                TokenTree::Literal(_) => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Signs {
    fn visit_ident(&mut self, ident: &'ast syn::Ident) {
        self.asks_for_tier |= ident == "is_full";
    }

    fn visit_expr_return(&mut self, expression: &'ast syn::ExprReturn) {
        self.returns = true;
        visit::visit_expr_return(self, expression);
    }

    fn visit_expr_closure(&mut self, closure: &'ast syn::ExprClosure) {
        self.has_alternatives = true;
        self.apart(|signs| visit::visit_expr_closure(signs, closure));
    }

    fn visit_expr_async(&mut self, block: &'ast syn::ExprAsync) {
        self.apart(|signs| visit::visit_expr_async(signs, block));
    }

    fn visit_item(&mut self, item: &'ast syn::Item) {
        self.apart(|signs| visit::visit_item(signs, item));
    }

    fn visit_expr_binary(&mut self, expression: &'ast syn::ExprBinary) {
        self.has_alternatives |= matches!(expression.op, syn::BinOp::Or(_) | syn::BinOp::BitOr(_));
        visit::visit_expr_binary(self, expression);
    }

    fn visit_pat_or(&mut self, pattern: &'ast syn::PatOr) {
        self.has_alternatives = true;
        visit::visit_pat_or(self, pattern);
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        let name = match &*call.func {
            Expr::Path(path) => path.path.segments.last().map(|last| &last.ident),
            _ => None,
        };
        self.call(name, call.args.iter());
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        self.call(Some(&call.method), call.args.iter());
        if let (true, Some(Expr::Closure(closure))) = (call.method == "filter", call.args.first()) {
            let is_same_for_all = matches!(closure.inputs.first(), Some(Pat::Wild(_)));
            self.filters_by_tier |= is_same_for_all && Signs::of_expr(&closure.body).asks_for_tier;
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.visit_path(&call.path);
        self.tokens(call.tokens.clone(), !matches!(call.delimiter, MacroDelimiter::Paren(_)));
    }
}
