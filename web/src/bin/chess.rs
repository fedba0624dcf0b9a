//! The program of the folder `chess`.

web::program!(chess);
