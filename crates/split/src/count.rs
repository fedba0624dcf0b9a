//! A build that notes which functions have run: each sets a byte of its own at the end of the memory.

use walrus::ir::{MemArg, Store, StoreKind, Value};
use walrus::ModuleConfig;

use crate::layers::plain;

/// The bytes of a page of memory.
const PAGE: u64 = 65_536;

/// A module that counts.
#[derive(Debug)]
pub(crate) struct Counted {
    pub(crate) module: Vec<u8>,
    /// The address of the first function's byte.
    pub(crate) address: u64,
    /// The names of the functions, in the order of their bytes.
    pub(crate) names: Vec<String>,
}

impl Counted {
    /// What the script of the module tells whoever asks on a channel: the places of the names whose functions have run.
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

/// Has the functions of a module that has a memory of its own note that they have run.
///
/// # Errors
///
/// It is no module, or has no memory.
pub(crate) fn count(module: &[u8]) -> Result<Counted, String> {
    let mut module = ModuleConfig::new().parse(module).map_err(|error| format!("no module: {error:#}"))?;
    let memory = module.memories.iter().next().map(walrus::Memory::id).ok_or("no memory")?;
    let functions: Vec<_> = module.funcs.iter_local().map(|(id, _)| id).collect();
    let own = module.memories.get_mut(memory);
    let address = own.initial * PAGE;
    own.initial += (functions.len() as u64).div_ceil(PAGE);
    own.maximum = own.maximum.map(|most| most.max(own.initial));
    let mut names = Vec::new();
    for (id, at) in functions.into_iter().zip(address..) {
        let at = i32::try_from(at).map_err(|_| "the memory is too large")?;
        let function = module.funcs.get_mut(id);
        names.push(plain(function.name.as_deref().unwrap_or_default()));
        let note = Store {
            memory,
            kind: StoreKind::I32_8 { atomic: false },
            arg: MemArg { align: 1, offset: 0 },
        };
        let body = function.kind.unwrap_local_mut().builder_mut();
        body.func_body()
            .const_at(0, Value::I32(at))
            .const_at(1, Value::I32(1))
            .instr_at(2, note);
    }
    Ok(Counted { module: module.emit_wasm(), address, names })
}
