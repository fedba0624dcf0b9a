//! The program of the folder `lanrick`.

#![allow(unsafe_code, reason = "the macro marks where the linked program is split")]

web::program!(lanrick);
