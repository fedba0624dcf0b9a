//! The program of the folder `ludo`.

web::program!(ludo);
