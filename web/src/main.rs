//! The app's wasm module.

fn main() {
    web::start();
}
