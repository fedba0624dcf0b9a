//! The program of the folder `backgammon`.

web::program!(backgammon);
