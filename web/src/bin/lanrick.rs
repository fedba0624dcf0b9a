//! The program of the folder `lanrick`.

web::program!(lanrick);
