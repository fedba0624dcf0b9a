//! The program of the folder `draughts`.

fn main() {
    web::run(web::programs::draughts());
}
