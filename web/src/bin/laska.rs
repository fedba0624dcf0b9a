//! The program of the folder `laska`.

fn main() {
    web::run(web::programs::laska());
}
