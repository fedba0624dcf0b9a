//! One visit to the site: a server, a browser, a window of some size.

use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::thread;
use std::{fs, panic};

use tokio::task::LocalSet;
use xtask::serve::{Port, Served, Server};

use crate::browser::Browser;
use crate::failure::Failure;
use crate::page::Page;
use crate::pool::Lent;
use crate::reader::Reader;

/// The site that is visited, in the repository: `dist/` with a pseudo-language.
const SITE: &str = "target/site-under-test";

/// What the reader's system prefers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scheme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Scheme {
    /// What CSS calls it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// How the site is visited.
#[derive(Clone, Debug)]
pub struct Visit {
    reader: Reader,
    prefix: String,
    compressed: bool,
    alone: bool,
}

impl Visit {
    /// In a window of so many CSS pixels, in light colours and without motion.
    #[must_use]
    pub fn new(width: u32, height: u32) -> Self {
        Self { reader: Reader::new(width, height), prefix: "/".to_owned(), compressed: false, alone: false }
    }

    /// In dark colours.
    #[must_use]
    pub fn dark(self) -> Self {
        self.with(Scheme::Dark)
    }

    /// In the colours that the reader's system prefers.
    #[must_use]
    pub fn with(self, scheme: Scheme) -> Self {
        Self { reader: Reader { scheme, ..self.reader }, ..self }
    }

    /// With motion, for tests of the motion itself.
    #[must_use]
    pub fn with_motion(self) -> Self {
        Self { reader: Reader { motion: true, ..self.reader }, ..self }
    }

    /// With this script run in every document before its own, to take something away from the browser.
    #[must_use]
    pub fn with_script(self, script: &str) -> Self {
        Self { reader: Reader { script: script.to_owned(), ..self.reader }, ..self }
    }

    /// With the site in a folder of its host, such as `/games/`.
    #[must_use]
    pub fn under(self, prefix: &str) -> Self {
        Self { prefix: prefix.to_owned(), ..self }
    }

    /// From a host that compresses what it sends.
    #[must_use]
    pub fn compressed(self) -> Self {
        Self { compressed: true, ..self }
    }

    /// In a browser that nobody has used before or uses afterwards, for tests that kill it and for measurements.
    #[must_use]
    pub fn alone(self) -> Self {
        Self { alone: true, ..self }
    }

    /// Runs a test on a page of its own.
    ///
    /// # Panics
    ///
    /// When the test fails, or the browser has complained.
    pub fn run<T>(&self, test: T)
    where
        T: AsyncFnOnce(Page) -> Result<(), Failure> + 'static,
    {
        let Lent { browser, runtime } = Lent::take(self.alone).unwrap_or_else(|failure| panic!("{failure}"));
        let browser = Rc::new(browser);
        let done = LocalSet::new().block_on(&runtime, self.run_async(Rc::clone(&browser), test));
        if let Err(failure) = done {
            panic!("{failure}");
        }
        // Whatever the test has left running has been dropped, and with it every other hold on the browser.
        if let Some(browser) = Rc::into_inner(browser) {
            Lent { browser, runtime }.put_back();
        }
    }

    #[expect(clippy::print_stderr, reason = "test output")]
    async fn run_async<T>(&self, browser: Rc<Browser>, test: T) -> Result<(), Failure>
    where
        T: AsyncFnOnce(Page) -> Result<(), Failure> + 'static,
    {
        let site = site();
        assert!(site.join("index.html").exists(), "there is no site to visit; `cargo xtask test` builds it");
        let served = Served::new(&site).under(&self.prefix);
        let served = if self.compressed { served.compressed() } else { served };
        let server = Server::start(&served, Port::Any)?;
        let page = Page::first(Rc::clone(&browser), server.address(), self.reader.clone()).await?;
        // A task of its own, so that after a failed assertion there is still somebody to take a picture.
        let steps = tokio::task::spawn_local(test(page.clone()));
        let done = steps.await;
        let complaints = page.check_complaints().await;
        if !matches!((&done, &complaints), (Ok(Ok(())), Ok(()))) {
            let test = thread::current().name().unwrap_or("test").replace("::", "-");
            // The failure itself matters more than its picture.
            let _ = page.shoot(&format!("failed-{test}")).await;
        }
        if let (Ok(Err(_)) | Err(_), Err(complaints)) = (&done, &complaints) {
            // The failed step is what is reported; this often says why it failed.
            eprintln!("{complaints}");
        }
        match done {
            Ok(outcome) => outcome.and(complaints)?,
            Err(panicked) => panic::resume_unwind(panicked.into_panic()),
        }
        if browser.is_alone() { Ok(()) } else { browser.end().await }
    }
}

/// The folder of the site that is visited.
#[must_use]
pub fn site() -> PathBuf {
    repository().join(SITE)
}

/// The game that the first pages lay out.
#[must_use]
pub fn home() -> &'static str {
    include_str!("../../../web/home.txt").trim()
}

/// The address of every page of the site, below its beginning: empty for the first page, `en/laska/` for another.
///
/// # Panics
///
/// When there is no site.
#[must_use]
pub fn addresses() -> Vec<String> {
    fn collect(folder: &Path, address: &str, out: &mut Vec<String>) {
        if folder.join("index.html").is_file() {
            out.push(address.to_owned());
        }
        for entry in fs::read_dir(folder).expect("the site was built").flatten().filter(|entry| entry.path().is_dir()) {
            let inner = format!("{address}{}/", entry.file_name().to_string_lossy());
            collect(&entry.path(), &inner, out);
        }
    }
    let mut all = Vec::new();
    collect(&site(), "", &mut all);
    all.sort();
    all
}

/// The root of the repository.
pub(crate) fn repository() -> PathBuf {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().nth(2).expect("this package lies two folders below the root").to_owned()
}
