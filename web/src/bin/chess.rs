//! The program of the folder `chess`.

fn main() {
    web::run(web::programs::chess());
}
