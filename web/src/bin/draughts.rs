//! The program of the folder `draughts`.

web::program!(draughts);
