//! The program of the folder `backgammon`.

fn main() {
    web::run(web::programs::backgammon());
}
