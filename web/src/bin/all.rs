//! One program with every game, for developers.

#![allow(unsafe_code, reason = "the macro marks where the linked program is split")]

web::program!(all);
