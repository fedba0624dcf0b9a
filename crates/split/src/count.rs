//! A build that notes which functions have run: each sets a byte of its own at the end of the memory.

use walrus::ir::{MemArg, Store, StoreKind, Value};
use walrus::{MemoryId, Module, ModuleConfig};

use crate::layers::plain;

/// The bytes of a page of memory.
const PAGE: u64 = 65_536;

/// Modules that count.
#[derive(Debug)]
pub(crate) struct Counted {
    /// The main part, and the others.
    pub(crate) main: Vec<u8>,
    pub(crate) parts: Vec<Vec<u8>>,
    /// The address of the first function's byte.
    address: u64,
    /// The names of the functions, in the order of their bytes.
    pub(crate) names: Vec<String>,
}

impl Counted {
    /// What the script of the main part tells whoever asks on a channel: the places of the names whose functions have run.
    pub(crate) fn script(&self) -> String {
        let Counted { address, names, .. } = self;
        format!(
            "const counted = new BroadcastChannel(\"mustermead-count\");
counted.onmessage = ({{ data }}) => {{
    if (data !== \"tell\" || !wasm) return;
    const bytes = new Uint8Array(wasm.memory.buffer, {address}, {});
    counted.postMessage([...bytes.entries()].filter(([, ran]) => ran).map(([place]) => place));
}};
",
            names.len()
        )
    }
}

fn parse(module: &[u8]) -> Result<(Module, MemoryId), String> {
    let module = ModuleConfig::new().parse(module).map_err(|error| format!("no module: {error:#}"))?;
    let memory = module.memories.iter().next().map(walrus::Memory::id).ok_or("no memory")?;
    Ok((module, memory))
}

/// Has the functions of the main part, which has the memory, and of other parts note that they have run.
///
/// # Errors
///
/// One of them is no module, or has no memory.
pub(crate) fn count(main: &[u8], parts: &[Vec<u8>]) -> Result<Counted, String> {
    let (mut main, memory) = parse(main)?;
    let address = main.memories.get(memory).initial * PAGE;
    let mut names = Vec::new();
    note(&mut main, memory, address, &mut names)?;
    let mut counting = Vec::new();
    for part in parts {
        let (mut part, memory) = parse(part)?;
        note(&mut part, memory, address, &mut names)?;
        counting.push(part.emit_wasm());
    }
    let own = main.memories.get_mut(memory);
    own.initial += (names.len() as u64).div_ceil(PAGE);
    own.maximum = own.maximum.map(|most| most.max(own.initial));
    Ok(Counted { main: main.emit_wasm(), parts: counting, address, names })
}

/// Has the functions of a module note that they have run, from an address on in which those before have their bytes.
fn note(module: &mut Module, memory: MemoryId, address: u64, names: &mut Vec<String>) -> Result<(), String> {
    let functions: Vec<_> = module.funcs.iter_local().map(|(id, _)| id).collect();
    for id in functions {
        let at = i32::try_from(address + names.len() as u64).map_err(|_| "the memory is too large")?;
        let function = module.funcs.get_mut(id);
        names.push(plain(function.name.as_deref().unwrap_or_default()));
        let note = Store { memory, kind: StoreKind::I32_8 { atomic: false }, arg: MemArg { align: 1, offset: 0 } };
        let body = function.kind.unwrap_local_mut().builder_mut();
        body.func_body().const_at(0, Value::I32(at)).const_at(1, Value::I32(1)).instr_at(2, note);
    }
    Ok(())
}
