//! The program of the folder `lino`.

#![allow(unsafe_code, reason = "the macro marks where the linked program is split")]

web::program!(lino);
