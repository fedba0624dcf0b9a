//! The program of the folder `lino`.

web::program!(lino);
