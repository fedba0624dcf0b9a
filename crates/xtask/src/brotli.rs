//! Brotli as the best hosts use it.

use brotli::enc::BrotliEncoderParams;

/// The bytes that travel, with all the time in the world to find them.
///
/// # Panics
///
/// Never: reading and writing memory does not fail.
#[must_use]
pub fn compressed(bytes: &[u8]) -> Vec<u8> {
    let params = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut sent = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut sent, &params).expect("reading and writing memory does not fail");
    sent
}
