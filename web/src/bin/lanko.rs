//! The program of the folder `lanko`.

web::program!(lanko);
