//! `cargo xtask play`: serves the site on this machine.

use std::thread;

use crate::build::dist::{self, Left, Target};
use crate::serve::server::{Port, Served, Server};
use crate::tools::trouble::Trouble;

/// The default port, tried first.
const PORT: u16 = 8088;

/// Builds the site if it is stale, and serves it until the program is ended.
///
/// # Errors
///
/// The site cannot be built, or the requested port is taken.
pub(crate) fn play(port: Option<u16>, target: &Target) -> Result<(), Trouble> {
    let left = dist::refresh(target)?;
    let served = Served::new(&dist::folder());
    let server = Server::start(&served, port.map_or(Port::From(PORT), Port::Exactly)).map_err(|error| {
        let port = port.unwrap_or(PORT);
        Trouble::new(format!("cannot listen on port {port}: {error}"))
            .remedy("Choose another one: cargo xtask play --port 9000")
    })?;
    println!("\nMustermead is open at  {}\nCtrl-C closes it.", server.address());
    if left == Left::Smaller {
        println!("It can be played. Meanwhile the program is made smaller and faster.");
        let target = target.clone();
        thread::spawn(move || match dist::finish(&target) {
            Ok(true) => {
                println!("The program is smaller and faster now. Load the page again and accept the new version.");
            }
            Ok(false) => println!("The program stays as it is."),
            Err(trouble) => eprintln!("The program stays as it is: {trouble}"),
        });
    }
    server.wait();
    Ok(())
}
