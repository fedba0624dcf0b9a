//! The program of the folder `ludo`.

fn main() {
    web::run(web::programs::ludo());
}
