//! One program with every game, for developers.

web::program!(all);
