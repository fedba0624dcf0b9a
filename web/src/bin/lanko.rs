//! The program of the folder `lanko`.

fn main() {
    web::run(web::programs::lanko());
}
