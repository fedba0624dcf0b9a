//! The program of the folder `lanrick`.

fn main() {
    web::run(web::programs::lanrick());
}
