//! One program with every game, for developers.

fn main() {
    web::run(web::programs::all());
}
