//! What the rules and the search of a game call outside of its part. A call from one part to another goes by way of the
//! table, which a search would feel in its inner loops: what is called there is to be inlined.

use std::collections::BTreeSet;

use walrus::ir::{Call, ReturnCall, Visitor, dfs_in_order};
use walrus::{FunctionId, FunctionKind, Module, ModuleConfig};

/// How the name of a function ends that calls another one of another part, by way of the table.
const SHIM: &str = " indirect_call_shim";
/// The crates of which a search is made.
const OF_SEARCH: [&str; 2] = ["ai", "rules"];

/// The functions of these crates outside of a game's part that its rules and its search call, by their paths. What is called
/// of the standard library makes room, compares bytes or gives up.
///
/// # Errors
/// The part cannot be read.
pub(crate) fn outside(part: &[u8]) -> Result<BTreeSet<String>, String> {
    let module = ModuleConfig::new().parse(part).map_err(|error| format!("a part cannot be read: {error:#}"))?;
    let mut called = Called { module: &module, names: BTreeSet::new() };
    for function in module.funcs.iter() {
        let name = function.name.as_deref().unwrap_or_default();
        if let FunctionKind::Local(local) = &function.kind
            && !name.ends_with(SHIM)
            && OF_SEARCH.contains(&crate_of(name))
        {
            dfs_in_order(&mut called, local, local.entry_block());
        }
    }
    Ok(called.names)
}

/// The crate of a function, by its name as it is written or as it is linked.
fn crate_of(name: &str) -> &str {
    let written = name.trim_start_matches(['<', '&']);
    let Some(linked) = name.strip_prefix("_R") else {
        return written.split(|sign: char| !(sign.is_ascii_alphanumeric() || sign == '_')).next().unwrap_or_default();
    };
    // Such as `NvNtCsfc7ULKVRp0C_5rules5games`: behind the hash of the crate stand the length of its name and the name.
    let crate_and_rest =
        linked.split_once("Cs").and_then(|(_, rest)| rest.split_once('_')).map_or("", |(_, rest)| rest);
    let digits = crate_and_rest.bytes().take_while(u8::is_ascii_digit).count();
    let len = crate_and_rest[..digits].parse().unwrap_or(0);
    crate_and_rest[digits..].get(..len).unwrap_or_default()
}

/// The path of a function in its crate, from its name as it is linked: the names in it that have a length before them, up to
/// the types that it is for.
fn path(name: &str) -> String {
    let mut parts = Vec::new();
    let mut rest = name.split_once("Cs").and_then(|(_, rest)| rest.split_once('_')).map_or("", |(_, rest)| rest);
    loop {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let len: usize = rest[..digits].parse().unwrap_or(0);
        // Behind the length stands a `_` where the name itself begins with a digit or with that.
        let after = rest[digits..].strip_prefix('_').unwrap_or(&rest[digits..]);
        let Some(part) = after.get(..len).filter(|part| !part.is_empty()) else { break };
        parts.push(part);
        rest = &after[len..];
        // The type of a method comes as a path that begins where an earlier one does.
        if let Some(method) = rest.strip_prefix("NtB") {
            rest = method.split_once('_').map_or("", |(_, rest)| rest);
        }
    }
    // A method of a trait stands at the end.
    if name.starts_with("_RNvX")
        && let Some(method) = last_name(name)
    {
        parts.push(method);
    }
    parts.join("::")
}

/// The last name in a function's name as it is linked.
fn last_name(name: &str) -> Option<&str> {
    let starts = name
        .char_indices()
        .filter(|(at, sign)| sign.is_ascii_digit() && !name[..*at].ends_with(|before: char| before.is_ascii_digit()));
    let mut named = starts.filter_map(|(at, _)| {
        let digits = name[at..].bytes().take_while(u8::is_ascii_digit).count();
        let len: usize = name[at..at + digits].parse().ok()?;
        let after = name[at + digits..].strip_prefix('_').unwrap_or(&name[at + digits..]);
        (len > 0 && after.len() == len).then_some(after)
    });
    named.next_back()
}

struct Called<'a> {
    module: &'a Module,
    names: BTreeSet<String>,
}

impl Called<'_> {
    fn note(&mut self, callee: FunctionId) {
        let function = self.module.funcs.get(callee);
        let name = function.name.as_deref().unwrap_or_default();
        let callee = match (&function.kind, name.strip_suffix(SHIM)) {
            (_, Some(name)) => name,
            (FunctionKind::Import(_), None) => name,
            _ => return,
        };
        if OF_SEARCH.contains(&crate_of(callee)) {
            self.names.insert(path(callee));
        }
    }
}

impl<'instr> Visitor<'instr> for Called<'_> {
    fn visit_call(&mut self, call: &Call) {
        self.note(call.func);
    }

    fn visit_return_call(&mut self, call: &ReturnCall) {
        self.note(call.func);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const REPEATS: &str = "_RNvMs_NtCsfc7ULKVRp0C_5rules7historyNtB4_7History7repeats";

    #[test]
    fn a_name_tells_its_crate_and_its_path() {
        for (name, of, expect) in [
            (REPEATS, "rules", "rules::history::History::repeats"),
            ("_RNvNtCsbAhPpee3C7W_2ai10move_order7in_line", "ai", "ai::move_order::in_line"),
            (
                "_RINvMNtCsfc7ULKVRp0C_5rules7messageNtB3_7Message4madeKj2_EB5_",
                "rules",
                "rules::message::Message::made",
            ),
            (
                "_RNvXs_NtCsfc7ULKVRp0C_5rules4hashNtB4_12StableHasherNtNtCsgXGp5Oqx2Ny_4core4hash6Hasher5write",
                "rules",
                "rules::hash::StableHasher::write",
            ),
            ("memcmp", "memcmp", ""),
        ] {
            assert_eq!((crate_of(name), path(name).as_str()), (of, expect), "{name}");
        }
        assert_eq!(crate_of("<rules::message::Message>::with_other_args"), "rules");
        assert_eq!(crate_of("core::panicking::panic"), "core");
    }

    /// A part in which `caller` calls a function of that name, which is imported or not.
    fn part(caller: &str, callee: &str, is_imported: bool) -> Vec<u8> {
        let mut module = Module::default();
        let called = if is_imported {
            let kind = module.types.add(&[], &[]);
            module.add_import_func("main", "a", kind).0
        } else {
            walrus::FunctionBuilder::new(&mut module.types, &[], &[]).finish(Vec::new(), &mut module.funcs)
        };
        module.funcs.get_mut(called).name = Some(callee.to_owned());
        let mut builder = walrus::FunctionBuilder::new(&mut module.types, &[], &[]);
        builder.func_body().call(called);
        let calling = builder.finish(Vec::new(), &mut module.funcs);
        module.funcs.get_mut(calling).name = Some(caller.to_owned());
        module.exports.add("b", calling);
        module.emit_wasm()
    }

    #[test]
    fn what_a_search_calls_elsewhere_is_found() {
        let search = "ai::pvs::Search::look";
        let found = |part: Vec<u8>| outside(&part).expect("it can be read").into_iter().collect::<Vec<_>>();
        assert_eq!(found(part(search, REPEATS, true)), ["rules::history::History::repeats"]);
        assert_eq!(found(part(search, &format!("{REPEATS}{SHIM}"), false)), ["rules::history::History::repeats"]);
        assert!(found(part(search, REPEATS, false)).is_empty(), "it is in the part itself");
        assert!(found(part("web::art::draw", REPEATS, true)).is_empty(), "no search draws");
        assert!(found(part(search, "memcmp", true)).is_empty());
    }
}
