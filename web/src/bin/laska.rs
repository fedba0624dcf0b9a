//! The program of the folder `laska`.

web::program!(laska);
