//! The layers of the main part: what runs until somebody's first touch was obeyed, what runs until the computer has answered
//! it, and the rest. The part of a folder of games has two: the first one, and all that plays. Which function belongs to
//! which was seen in a browser and stands in `used.txt`, by its name; one that is not listed is of the last layer. Only the
//! first layers have to be there when a page starts. Where something calls what is not there yet, its layer is fetched and
//! the call goes on, so a list that is out of date costs time and nothing else.

use std::collections::{BTreeMap, HashMap, HashSet};

use walrus::ir::Value;
use walrus::{
    ConstExpr, ElementItems, ElementKind, FunctionBuilder, FunctionId, FunctionKind, GlobalId, GlobalKind, ImportId,
    ImportKind, ImportedFunction, LocalId, Module, ModuleConfig, RefType, TableId, ValType, passes,
};

use crate::short_name::short_name;

/// The module that the split program imports its loaders from.
pub(crate) const LINK: &str = "./late.js";
/// A line for every function of the first two layers: the layer, and the name.
const USED: &str = include_str!("../used.txt");

/// A later layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layer {
    /// What else of the main part runs until the computer has answered somebody's turn.
    Play,
    /// What else there is in the part of a folder of games.
    Games,
    /// Everything else in the main part.
    Rest,
}

impl Layer {
    /// All of them, in the order in which they come.
    pub(crate) const ALL: [Layer; 3] = [Layer::Play, Layer::Games, Layer::Rest];
    /// Those of the main part.
    pub(crate) const OF_MAIN: [Layer; 2] = [Layer::Play, Layer::Rest];

    /// Its name, by which pages ask for it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Layer::Play => "play",
            Layer::Games => "games",
            Layer::Rest => "rest",
        }
    }

    /// The import that brings the layer at once. It does not return before that.
    pub(crate) fn import(self) -> &'static str {
        match self {
            Layer::Play => "needPlay",
            Layer::Games => "needGames",
            Layer::Rest => "needRest",
        }
    }
}

/// The layer of a function that is in the first one.
const FIRST: &str = "touch";
/// What occurs in the names of functions that are in the first layer, seen or not: whether they run hangs on how fast things
/// follow each other, or on which hashes meet in a table.
const TIMED: [&str; 4] =
    ["yew::scheduler", "yew::html::component::lifecycle", "rlsf::", "hashbrown::map::equivalent_key"];
/// The module that a layer imports what is in the main part from.
pub(crate) const MAIN: &str = "main";
/// How the names of functions begin that stand for one of a later layer. Each layer has those that it needs.
const STUB: &str = "stub ";

/// A program in layers.
#[derive(Debug)]
pub(crate) struct Layers {
    /// The main part, which has the first layer and the data of all.
    pub(crate) main: Vec<u8>,
    /// Its later ones.
    pub(crate) later: Vec<(Layer, Vec<u8>)>,
    /// Each of the given parts, and its later layer.
    pub(crate) games: Vec<[Vec<u8>; 2]>,
}

/// Divides the main part and those of folders of games. Of these a page has one.
///
/// # Errors
///
/// One of them is no module, or not one of ours.
pub(crate) fn divide(main: &[u8], games: &[Vec<u8>]) -> Result<Layers, String> {
    let used: HashMap<&str, &str> =
        USED.lines().filter_map(|line| line.split_once(' ').map(|(layer, name)| (name, layer))).collect();
    let mut layers = Layers { main: main.to_vec(), later: Vec::new(), games: Vec::new() };
    let mut size = table_size(main)?;
    for layer in Layer::OF_MAIN.into_iter().rev() {
        let is_before = |name: &str| match used.get(name) {
            _ if is_timed(name) => true,
            Some(&FIRST) => true,
            // The others that are listed play.
            Some(_) => layer == Layer::Rest,
            None => false,
        };
        let cut = take_out(&layers.main, layer, size, is_before)?;
        (layers.main, size) = (cut.left, cut.size);
        layers.later.push((layer, cut.taken));
    }
    layers.later.reverse();
    let mut most = size;
    for part in games {
        let cut = take_out(part, Layer::Games, size, |name| used.get(name) == Some(&FIRST))?;
        most = most.max(cut.size);
        layers.games.push([cut.left, cut.taken]);
    }
    let mut main = parse(&layers.main)?;
    let table = table_of(&main)?;
    resize(&mut main, table, most);
    layers.main = main.emit_wasm();
    Ok(layers)
}

fn is_timed(name: &str) -> bool {
    TIMED.iter().any(|part| name.contains(part))
}

fn table_size(module: &[u8]) -> Result<u64, String> {
    let module = parse(module)?;
    Ok(module.tables.get(table_of(&module)?).initial)
}

/// The name of a function without what changes from build to build: hashes of crates, the number of a copy that the
/// optimizer has made, and the place in the table that a closure for JavaScript is called through.
pub(crate) fn plain(name: &str) -> String {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let name = name.rsplit_once('.').filter(|(_, copy)| is_number(copy)).map_or(name, |(name, _)| name);
    if let Some((before, after)) = name.split_once("shim_idx: ") {
        return [before, after.trim_start_matches(|sign: char| sign.is_ascii_digit())].concat();
    }
    let mut out = String::with_capacity(name.len());
    let mut rest = name;
    while let Some((before, after)) = rest.split_once('[') {
        out.push_str(before);
        let is_hash = |text: &&str| text.len() > 11 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        match after.split_once(']').filter(|(inside, _)| is_hash(inside)) {
            Some((_, after)) => rest = after,
            None => {
                out.push('[');
                rest = after;
            }
        }
    }
    out + rest
}

fn parse(module: &[u8]) -> Result<Module, String> {
    ModuleConfig::new().parse(module).map_err(|error| format!("the main part cannot be read: {error:#}"))
}

/// The functions that an element segment puts into the table, each with its place there.
fn placed(module: &Module) -> Result<Vec<(i32, FunctionId)>, String> {
    let mut all = Vec::new();
    for element in module.elements.iter() {
        let ElementKind::Active { offset: ConstExpr::Value(Value::I32(offset)), .. } = element.kind else {
            return Err("the main part has functions at a place that it computes".to_owned());
        };
        let functions: Vec<Option<FunctionId>> = match &element.items {
            ElementItems::Functions(functions) => functions.iter().copied().map(Some).collect(),
            ElementItems::Expressions(_, each) => {
                let function = |item: &ConstExpr| if let ConstExpr::RefFunc(one) = item { Some(*one) } else { None };
                each.iter().map(function).collect()
            }
        };
        all.extend((offset..).zip(functions).filter_map(|(place, function)| Some((place, function?))));
    }
    all.sort_by_key(|(place, _)| *place);
    Ok(all)
}

/// A module that a layer was taken out of.
struct Cut {
    left: Vec<u8>,
    taken: Vec<u8>,
    /// The size of the table that both need.
    size: u64,
}

/// Takes a layer out of a module: what only it calls and `is_before` does not name. The table is free from `place` on.
/// A layer of the main part imports what it calls of what is left. One of games has all of that again, as its calls must
/// be fast.
fn take_out(module: &[u8], layer: Layer, place: u64, is_before: impl Fn(&str) -> bool) -> Result<Cut, String> {
    let mut left = parse(module)?;
    let table = table_of(&left)?;
    let local: Vec<FunctionId> = left.funcs.iter_local().map(|(id, _)| id).collect();
    let named = |module: &Module, id: FunctionId| module.funcs.get(id).name.clone().unwrap_or_default();
    let is_stub = |module: &Module, id: FunctionId| named(module, id).starts_with(STUB);
    let stays = |module: &Module, id: FunctionId| {
        let name = named(module, id);
        name.is_empty() || name.starts_with("need ") || is_before(&plain(&name))
    };

    // In what is left, each function of the layer becomes a stub for it; those that nothing needs go.
    let need = need(&mut left, layer);
    let gone: Vec<FunctionId> = local.iter().copied().filter(|id| !is_stub(&left, *id) && !stays(&left, *id)).collect();
    for id in &gone {
        set_stub(&mut left, *id, need, table, 0);
    }
    passes::gc::run(&mut left);
    let alive: HashSet<FunctionId> = left.funcs.iter_local().map(|(id, _)| id).collect();
    let gone: HashSet<FunctionId> = gone.into_iter().collect();
    let stubs: Vec<FunctionId> = local.iter().copied().filter(|id| gone.contains(id) && alive.contains(id)).collect();
    for (id, place) in stubs.iter().zip(place..) {
        let place = i32::try_from(place).map_err(|_| "the table is too large".to_owned())?;
        set_stub(&mut left, *id, need, table, place);
    }
    let size = place + stubs.len() as u64;
    resize(&mut left, table, size);

    // The layer has what is gone, and imports everything else. The two were read from the same bytes.
    let mut taken = parse(module)?;
    let ids: HashMap<usize, FunctionId> = taken.funcs.iter().map(|one| (one.id().index(), one.id())).collect();
    let of_layer = |id: &FunctionId| ids[&id.index()];
    let is_left = |id: &&FunctionId| alive.contains(id) && !gone.contains(id) && !is_stub(&left, **id);
    let before: Vec<FunctionId> =
        if layer == Layer::Games { Vec::new() } else { local.iter().filter(is_left).map(of_layer).collect() };
    let stubs: Vec<FunctionId> = stubs.iter().map(of_layer).collect();
    let is_of_layer: HashSet<FunctionId> = stubs.iter().copied().collect();
    // Calls through a place in the table that the main part has a stub at come here without it from now on.
    let mut at: Vec<(i32, FunctionId)> =
        placed(&taken)?.into_iter().filter(|(_, id)| is_of_layer.contains(id)).collect();
    at.extend((i32::try_from(place).unwrap_or(i32::MAX)..).zip(stubs));
    empty(&mut taken);
    let table = table_of(&taken)?;
    resize(&mut taken, table, size);
    import_all(&mut taken, &before);
    put(&mut taken, table, at);
    passes::gc::run(&mut taken);

    // What the layer imports, the main part exports.
    let functions: HashMap<usize, FunctionId> = left.funcs.iter().map(|one| (one.id().index(), one.id())).collect();
    let globals: HashMap<usize, GlobalId> = left.globals.iter().map(|one| (one.id().index(), one.id())).collect();
    let tables: HashMap<usize, TableId> = left.tables.iter().map(|one| (one.id().index(), one.id())).collect();
    let imports: Vec<ImportId> = taken.imports.iter().map(walrus::Import::id).collect();
    let there: HashSet<String> = left.exports.iter().map(|export| export.name.clone()).collect();
    let mut names = (0..).map(short_name).filter(|name| !there.contains(name));
    for id in imports {
        let import = taken.imports.get_mut(id);
        if import.module != MAIN {
            continue;
        }
        let name = names.next().unwrap_or_default();
        match import.kind {
            ImportKind::Function(one) => left.exports.add(&name, functions[&one.index()]),
            ImportKind::Global(one) => left.exports.add(&name, globals[&one.index()]),
            ImportKind::Table(one) => left.exports.add(&name, tables[&one.index()]),
            _ => continue,
        };
        import.name = name;
    }
    Ok(Cut { left: left.emit_wasm(), taken: taken.emit_wasm(), size })
}

fn table_of(module: &Module) -> Result<TableId, String> {
    let mut tables = module.tables.iter().filter(|table| table.element_ty == RefType::FUNCREF);
    tables.next().map(walrus::Table::id).ok_or_else(|| "the main part has no table".to_owned())
}

fn resize(module: &mut Module, table: TableId, size: u64) {
    let table = module.tables.get_mut(table);
    table.initial = size;
    table.maximum = table.maximum.map(|most| most.max(size));
}

/// Adds the function that stubs call with the place of what they stand for, and which gives it back once the layer is there.
fn need(module: &mut Module, layer: Layer) -> FunctionId {
    let brings = module.types.add(&[], &[]);
    let (bring, _) = module.add_import_func(LINK, layer.import(), brings);
    let is_here = module.globals.add_local(ValType::I32, true, false, ConstExpr::Value(Value::I32(0)));
    let mut function = FunctionBuilder::new(&mut module.types, &[ValType::I32], &[ValType::I32]);
    function.name(format!("need {}", layer.name()));
    let place = module.locals.add(ValType::I32);
    function
        .func_body()
        .global_get(is_here)
        .if_else(
            None,
            |_| {},
            |missing| {
                missing.call(bring).i32_const(1).global_set(is_here);
            },
        )
        .local_get(place);
    function.finish(vec![place], &mut module.funcs)
}

/// Makes a function one that calls what is at a place in the table, when its layer is there.
fn set_stub(module: &mut Module, id: FunctionId, need: FunctionId, table: TableId, place: i32) {
    let kind = module.funcs.get(id).ty();
    let (takes, gives) = (module.types.params(kind).to_vec(), module.types.results(kind).to_vec());
    let args: Vec<LocalId> = takes.iter().map(|arg| module.locals.add(*arg)).collect();
    let mut stub = FunctionBuilder::new(&mut module.types, &takes, &gives);
    let mut body = stub.func_body();
    for arg in &args {
        body.local_get(*arg);
    }
    body.i32_const(place).call(need).call_indirect(kind, table);
    let function = module.funcs.get_mut(id);
    function.kind = FunctionKind::Local(stub.local_func(args));
    let name = function.name.take().unwrap_or_default();
    function.name = Some(if name.starts_with(STUB) { name } else { format!("{STUB}{name}") });
}

/// Takes out of a module what is in the main part: exports, data and what is in the table.
fn empty(module: &mut Module) {
    for id in module.exports.iter().map(walrus::Export::id).collect::<Vec<_>>() {
        module.exports.delete(id);
    }
    for id in module.elements.iter().map(walrus::Element::id).collect::<Vec<_>>() {
        module.elements.delete(id);
    }
    for id in module.data.iter().map(walrus::Data::id).collect::<Vec<_>>() {
        module.data.delete(id);
    }
    module.start = None;
}

/// Has a module import its memory, its tables, its globals and these functions from the main part. What it imports anyway
/// stays as it is.
fn import_all(module: &mut Module, functions: &[FunctionId]) {
    for memory in module.memories.iter_mut() {
        memory.data_segments.clear();
    }
    for table in module.tables.iter_mut() {
        table.elem_segments.clear();
    }
    let own = module.memories.iter().filter(|memory| memory.import.is_none());
    for id in own.map(walrus::Memory::id).collect::<Vec<_>>() {
        let import = module.imports.add(MAIN, "memory", ImportKind::Memory(id));
        module.memories.get_mut(id).import = Some(import);
    }
    // The one of functions, and the one of what JavaScript holds.
    let own = module.tables.iter().filter(|table| table.import.is_none());
    for id in own.map(walrus::Table::id).collect::<Vec<_>>() {
        let import = module.imports.add(MAIN, &format!("table {}", id.index()), ImportKind::Table(id));
        module.tables.get_mut(id).import = Some(import);
    }
    // Other layers may make it larger.
    for table in module.tables.iter_mut() {
        table.maximum = None;
    }
    let globals: Vec<GlobalId> = module
        .globals
        .iter()
        .filter(|global| matches!(global.kind, GlobalKind::Local(_)))
        .map(walrus::Global::id)
        .collect();
    for id in globals {
        let import = module.imports.add(MAIN, &format!("global {}", id.index()), ImportKind::Global(id));
        module.globals.get_mut(id).kind = GlobalKind::Import(import);
    }
    for id in functions.iter().copied() {
        let ty = module.funcs.get(id).ty();
        let import = module.imports.add(MAIN, &format!("function {}", id.index()), ImportKind::Function(id));
        module.funcs.get_mut(id).kind = FunctionKind::Import(ImportedFunction { import, ty });
    }
}

/// Has a module put functions at their places in the table.
fn put(module: &mut Module, table: TableId, at: Vec<(i32, FunctionId)>) {
    let mut runs: BTreeMap<i32, Vec<FunctionId>> = BTreeMap::new();
    for (place, id) in at {
        match runs.last_entry() {
            Some(mut run) if run.key() + i32::try_from(run.get().len()).unwrap_or(i32::MAX) == place => {
                run.get_mut().push(id);
            }
            _ => drop(runs.insert(place, vec![id])),
        }
    }
    for (place, functions) in runs {
        let offset = ConstExpr::Value(Value::I32(place));
        let kind = ElementKind::Active { table, offset };
        let id = module.elements.add(kind, ElementItems::Functions(functions));
        module.tables.get_mut(table).elem_segments.insert(id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_the_same_in_every_build() {
        assert_eq!(
            plain("<web[9944fc073775e453]::board::Board as yew[8781f213885b3d1a]::Component>::view"),
            "<web::board::Board as yew::Component>::view"
        );
        assert_eq!(plain("core[1f9d30630b8b1d3d]::ptr::drop_glue::<[u8]>.2946"), "core::ptr::drop_glue::<[u8]>");
        assert_eq!(plain("a::<[u8; 4]>::b[c"), "a::<[u8; 4]>::b[c");
        assert_eq!(
            plain("Closure(Function { shim_idx: 1603, ret: Unit }) shim"),
            "Closure(Function { , ret: Unit }) shim"
        );
    }

    #[test]
    fn what_hangs_on_time_is_known_by_name() {
        assert!(is_timed(&plain(
            "core[c5930c85a12de822]::ptr::drop_glue::<dyn yew[8781f213885b3d1a]::scheduler::Runnable>"
        )));
        assert!(!is_timed("<web::board::Board>::view"));
    }

    /// A module that exports `start`, which calls `first` and `last`. Those are in its table, too.
    fn module() -> Vec<u8> {
        let mut module = Module::default();
        let table = module.tables.add_local(false, 2, Some(2), RefType::FUNCREF);
        module.exports.add("__indirect_function_table", table);
        let memory = module.memories.add_local(false, false, 1, None, None);
        module.exports.add("memory", memory);
        let mut add = |name: &str, number: i32| {
            let mut function = FunctionBuilder::new(&mut module.types, &[], &[ValType::I32]);
            function.name(name.to_owned());
            function.func_body().i32_const(number);
            function.finish(Vec::new(), &mut module.funcs)
        };
        let (first, last) = (add("first", 1), add("last", 2));
        let mut start = FunctionBuilder::new(&mut module.types, &[], &[ValType::I32]);
        start.name("start".to_owned());
        start.func_body().call(first).call(last).binop(walrus::ir::BinaryOp::I32Add);
        let start = start.finish(Vec::new(), &mut module.funcs);
        module.exports.add("start", start);
        put(&mut module, table, vec![(0, first), (1, last)]);
        module.emit_wasm()
    }

    fn cut(layer: Layer, is_before: impl Fn(&str) -> bool) -> (Module, Module) {
        let cut = take_out(&module(), layer, 2, is_before).expect("it is a module");
        (parse(&cut.left).expect("what is left is a module"), parse(&cut.taken).expect("the layer is a module"))
    }

    fn named(module: &Module) -> Vec<String> {
        let mut names: Vec<String> = module.funcs.iter().filter_map(|one| one.name.clone()).collect();
        names.sort();
        names
    }

    #[test]
    fn what_is_not_needed_at_first_is_apart() {
        let (left, taken) = cut(Layer::Rest, |name| name != "last");
        assert_eq!(named(&left), ["first", "need rest", "start", "stub last"]);
        assert_eq!(named(&taken), ["last"]);
        // It takes the place of its stub, and another one that the stub calls it through.
        let places: Vec<i32> = placed(&taken).unwrap().into_iter().map(|(place, _)| place).collect();
        assert_eq!(places, [1, 2]);
        assert_eq!(left.tables.iter().next().map(|table| table.initial), Some(3));
        assert!(left.imports.find(LINK, "needRest").is_some());
    }

    #[test]
    fn a_later_layer_calls_what_is_before_it() {
        let (left, taken) = cut(Layer::Rest, |name| name != "start");
        let called: Vec<&str> = taken
            .imports
            .iter()
            .filter(|import| matches!(import.kind, ImportKind::Function(_)))
            .map(|import| import.name.as_str())
            .collect();
        assert_eq!(called.len(), 2, "{called:?}");
        for name in called {
            assert!(left.exports.get_func(name).is_ok(), "{name}");
        }
        assert_eq!(named(&left), ["first", "last", "need rest", "stub start"]);
    }

    /// What a search calls in every position must not be in another module.
    #[test]
    fn a_later_layer_of_games_has_all_that_it_calls() {
        let (left, taken) = cut(Layer::Games, |name| name != "start");
        assert_eq!(named(&left), ["first", "last", "need games", "stub start"]);
        assert_eq!(named(&taken), ["first", "last", "start"]);
        assert!(!taken.imports.iter().any(|import| matches!(import.kind, ImportKind::Function(_))));
    }

    #[test]
    fn every_line_of_the_list_names_a_layer_and_a_function_once() {
        let mut names = HashSet::new();
        for line in USED.lines() {
            let (layer, name) = line.split_once(' ').expect("a layer and a name");
            assert!(layer == FIRST || layer == Layer::Play.name(), "{line}");
            assert!(names.insert(name), "{name} twice");
        }
    }
}
