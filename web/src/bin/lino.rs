//! The program of the folder `lino`.

fn main() {
    web::run(web::programs::lino());
}
