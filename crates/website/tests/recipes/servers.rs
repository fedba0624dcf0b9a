//! Sets up servers by their recipes. Everything around a recipe is what its readers have already.

use std::fs;
use std::path::Path;
use std::process::Command;

use xtask::test::web_servers::{self, CADDY, NGINX, PYTHON, find};

use crate::doc::{recipe, replaced};
use crate::fixture::{FOLDER, Site};
use crate::program::{Running, free_port};

/// Where the recipes have the site.
const SRV: &str = "/srv/mustermead";
/// The page that has another address where the site is in a folder.
const NOT_FOUND: &str = " /404.html";
/// Where Debian has nginx's module for brotli, and the modules that are switched on.
const BROTLI: &str = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const NGINX_MODULES: &str = "/etc/nginx/modules-enabled";

/// Where the site is on its host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Root,
    Folder,
}

impl Place {
    /// The path of the site, with a slash at both ends.
    pub(crate) fn prefix(self) -> &'static str {
        match self {
            Self::Root => "/",
            Self::Folder => "/games/",
        }
    }

    /// The recipe for this place.
    fn adapt(self, recipe: &str) -> String {
        match self {
            Self::Root => recipe.to_owned(),
            Self::Folder => replaced(recipe, NOT_FOUND, &format!(" /{FOLDER}/404.html")),
        }
    }
}

/// A server that a recipe is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Set {
    Nginx,
    Apache,
    Caddy,
}

impl Set {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Nginx => "nginx",
            Self::Apache => "Apache",
            Self::Caddy => "Caddy",
        }
    }

    /// Whether it can send brotli here.
    pub(crate) fn has_brotli(self) -> bool {
        self != Self::Nginx || Path::new(BROTLI).exists()
    }

    /// Starts it with its recipe.
    pub(crate) fn start(self, site: &Site, place: Place) -> Running {
        match self {
            Self::Nginx => nginx(site, place),
            Self::Apache => apache(site, place),
            Self::Caddy => caddy(site, place),
        }
    }
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).expect("a file can be written");
}

fn nginx(site: &Site, place: Place) -> Running {
    let port = free_port();
    let recipe = place.adapt(&recipe("nginx", "nginx"));
    let recipe = replaced(&recipe, SRV, &site.host().to_string_lossy());
    let recipe = replaced(&recipe, "# listen, server_name and certificates as ever", &listen(port));
    let recipe = if Set::Nginx.has_brotli() { recipe } else { replaced(&recipe, "brotli_static on;", "") };
    start_nginx(site, "nginx", &recipe, port)
}

fn listen(port: u16) -> String {
    format!("listen 127.0.0.1:{port};")
}

/// A proxy before a server, which changes nothing: nginx.
pub(crate) fn proxy(site: &Site, to: u16) -> Running {
    let port = free_port();
    let server = format!("server {{ {} location / {{ proxy_pass http://127.0.0.1:{to}; }} }}\n", listen(port));
    start_nginx(site, "proxy", &server, port)
}

fn start_nginx(site: &Site, name: &str, http: &str, port: u16) -> Running {
    let nginx = find(NGINX).expect("nginx is installed");
    let work = site.work().join(name);
    fs::create_dir_all(&work).expect("a temporary folder can be made");
    let at = work.to_string_lossy();
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {at}/{kind};\n"))
        .concat();
    let conf = format!(
        "include {NGINX_MODULES}/*.conf;\ndaemon off;\nmaster_process off;\npid {at}/pid;\nerror_log {at}/errors;\n\
         events {{}}\nhttp {{\ninclude /etc/nginx/mime.types;\naccess_log off;\n{temporary}{http}}}\n"
    );
    let file = work.join("nginx.conf");
    write(&file, &conf);
    let mut command = Command::new(nginx);
    command.arg("-e").arg(work.join("errors")).arg("-c").arg(&file);
    Running::start(&mut command, port, &work)
}

fn apache(site: &Site, place: Place) -> Running {
    let (apache, modules) = web_servers::apache().expect("Apache is installed");
    let modules = modules.display();
    let port = free_port();
    write(&site.folder().join(".htaccess"), &place.adapt(&recipe("Apache", "apache")));
    let (work, host) = (site.work().to_string_lossy(), site.host());
    let loaded = ["mpm_event", "authz_core", "mime", "dir", "headers", "rewrite", "filter", "deflate", "env"]
        .map(|name| format!("LoadModule {name}_module {modules}/mod_{name}.so\n"))
        .concat();
    // As Debian sets Apache up: its own compression and the language of `.br` are what a recipe has to cope with.
    let conf = format!(
        "ServerRoot {work}\nServerName localhost\nPidFile {work}/pid\nErrorLog {work}/errors\nListen 127.0.0.1:{port}\n\
         {loaded}TypesConfig /etc/mime.types\nAddLanguage br .br\nAddType application/x-gzip .gz .tgz\n\
         AddOutputFilterByType DEFLATE text/html text/css text/javascript application/wasm\n\
         DocumentRoot {host}\n<Directory {host}>\nAllowOverride FileInfo Indexes\nRequire all granted\n</Directory>\n",
        host = host.display()
    );
    let file = site.work().join("apache.conf");
    write(&file, &conf);
    let mut command = Command::new(apache);
    // As one process, which can be ended as a whole.
    command.arg("-X").arg("-f").arg(&file);
    Running::start(&mut command, port, site.work())
}

fn caddy(site: &Site, place: Place) -> Running {
    let caddy = find(CADDY).expect("Caddy is installed");
    let port = free_port();
    let recipe = place.adapt(&recipe("Caddy", "caddy"));
    let recipe = replaced(&recipe, SRV, &site.host().to_string_lossy());
    let recipe = replaced(&recipe, "games.example.org", &format!("http://127.0.0.1:{port}"));
    let file = site.work().join("Caddyfile");
    // No certificates here, and no second port for its own settings.
    write(&file, &format!("{{\nadmin off\nauto_https off\n}}\n{recipe}"));
    let mut command = Command::new(caddy);
    command.arg("run").arg("--config").arg(&file).arg("--adapter").arg("caddyfile");
    command.env("XDG_DATA_HOME", site.work()).env("XDG_CONFIG_HOME", site.work());
    Running::start(&mut command, port, site.work())
}

/// Python's own server.
pub(crate) fn python(site: &Site) -> Running {
    assert!(find(PYTHON).is_some(), "Python is not installed");
    let port = free_port();
    let recipe = recipe("Python, and everything else", "sh");
    let recipe = replaced(&recipe, "cd dist", "cd host");
    // In place of the shell, so that ending the one ends the other, and for this machine only.
    let recipe = replaced(&recipe, "python3", "exec python3");
    let recipe = replaced(&recipe, "8000", &format!("{port} --bind 127.0.0.1"));
    let mut command = Command::new("sh");
    command.arg("-c").arg(recipe).current_dir(site.work());
    Running::start(&mut command, port, site.work())
}
