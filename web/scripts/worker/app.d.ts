// The module that wasm-bindgen writes, which lies beside the worker on the site.

declare const start: (code: { module_or_path: WebAssembly.Module }) => Promise<unknown>;
export default start;
