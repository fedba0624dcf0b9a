//! The host of the site under test, which a test may take from the network and give another edition of the site; and
//! hosts of other sites, whose pages show something of it.

use std::cell::RefCell;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use xtask::serve::{Faults, Log, Port, Served, Server};

use crate::failure::Failure;
use crate::site::{repository, site};

/// The folder of other sites' pages, in the repository.
const PAGES: &str = "target/host-pages";

/// A host of static files at one address.
#[derive(Debug)]
pub struct Host {
    folder: RefCell<PathBuf>,
    prefix: String,
    faults: Faults,
    log: Log,
    port: u16,
    address: String,
    server: RefCell<Option<Server>>,
}

impl Host {
    /// Begins to serve a folder under a prefix, on any free port.
    pub(crate) fn start(folder: &Path, prefix: &str, faults: &Faults) -> io::Result<Self> {
        let log = Log::default();
        let served = Served::new(folder).under(prefix).with_faults(faults.clone()).with_log(log.clone());
        let server = Server::start(&served, Port::Any)?;
        Ok(Self {
            folder: RefCell::new(folder.to_owned()),
            prefix: prefix.to_owned(),
            faults: faults.clone(),
            log,
            port: server.port(),
            address: server.address(),
            server: RefCell::new(Some(server)),
        })
    }

    /// Begins to serve the site under test at another address: to a browser that is another site, as on another device.
    ///
    /// # Errors
    ///
    /// No port is free.
    pub fn of_site() -> Result<Self, Failure> {
        Ok(Self::start(&site(), "/", &Faults::default())?)
    }

    /// Begins to serve another site, of this one page, for the test of this name.
    ///
    /// # Errors
    ///
    /// The page cannot be written.
    pub fn of_page(test: &str, html: &str) -> Result<Self, Failure> {
        let folder = repository().join(PAGES).join(test);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("index.html"), html)?;
        // Browsers ask for it where a page names none.
        fs::write(folder.join("favicon.ico"), [])?;
        Ok(Self::start(&folder, "/", &Faults::default())?)
    }

    /// The address of the site; it ends in a slash.
    #[must_use]
    pub fn address(&self) -> String {
        self.address.clone()
    }

    /// The folder that it serves.
    #[must_use]
    pub fn folder(&self) -> PathBuf {
        self.folder.borrow().clone()
    }

    /// The paths of what it has sent since this was last asked, below the site's root.
    #[must_use]
    pub fn sent(&self) -> Vec<String> {
        self.log.take().iter().map(|path| path.trim_start_matches('/').to_owned()).collect()
    }

    /// Ends all connections. From now on nobody answers.
    pub fn stop(&self) {
        drop(self.server.take());
    }

    /// Serves this folder, at the same address as before.
    ///
    /// # Errors
    ///
    /// The folder does not exist, or something else has taken the port.
    pub fn serve(&self, folder: &Path) -> Result<(), Failure> {
        self.stop();
        let served =
            Served::new(folder).under(&self.prefix).with_faults(self.faults.clone()).with_log(self.log.clone());
        let server = Server::start(&served, Port::Exactly(self.port))?;
        self.folder.replace(folder.to_owned());
        self.server.replace(Some(server));
        Ok(())
    }
}
