//! The program of the folder `draughts`.

#![allow(unsafe_code, reason = "the macro marks where the linked program is split")]

web::program!(draughts);
