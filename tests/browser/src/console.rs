//! Console errors and failed requests while a page is open.

use std::collections::HashSet;

use serde_json::Value;

/// Console messages of these levels fail a test.
const LEVELS: [&str; 2] = ["WARNING", "SEVERE"];
/// Address schemes without network requests.
const INNER: [&str; 3] = ["data:", "blob:", "about:"];
/// The schemes of the browser's own pages.
const BROWSERS: [&str; 2] = ["chrome://", "chrome-untrusted://"];

/// The error in a console message, if it is one.
pub(crate) fn in_console(level: &str, message: &str) -> Option<String> {
    LEVELS.contains(&level).then(|| format!("console, {level}: {message}"))
}

/// The error in a line that the browser prints, if it is one of a page. Firefox prints what its pages write to the
/// console, texts in quotes and objects in brackets, and what scripts do not catch; and the same of its own scripts, some
/// of which begin with their name, and which have other addresses.
pub(crate) fn in_output(line: &str) -> Option<String> {
    const BEGINNINGS: [&str; 5] =
        ["console.error: \"", "console.error: (", "console.warn: \"", "console.warn: (", "JavaScript error: http"];
    BEGINNINGS.iter().any(|beginning| line.starts_with(beginning)).then(|| line.to_owned())
}

/// Tracks the requests of a browser's pages.
#[derive(Debug, Default)]
pub(crate) struct Traffic {
    /// The requests that pages of the site have made. Others are of the browser's own pages, such as the one that it may
    /// show first after it was killed; those may have begun before the log did.
    own: HashSet<String>,
}

impl Traffic {
    /// The error in an entry of the performance log, if there is one: a request of the site to another origin than
    /// the `allowed` ones, or one that failed.
    pub(crate) fn hear(&mut self, entry: &str, allowed: &[&str]) -> Option<String> {
        let entry: Value = serde_json::from_str(entry).ok()?;
        let event = &entry["message"];
        let params = &event["params"];
        let id = params["requestId"].as_str().unwrap_or_default();
        match event["method"].as_str()? {
            "Network.requestWillBeSent" => {
                let document = params["documentURL"].as_str().unwrap_or_default();
                if BROWSERS.iter().any(|scheme| document.starts_with(scheme)) {
                    return None;
                }
                self.own.insert(id.to_owned());
                let address = params["request"]["url"].as_str()?;
                let ours = allowed.iter().chain(&INNER).any(|start| address.starts_with(start));
                (!ours).then(|| format!("the page asks another host: {address}"))
            }
            _ if !self.own.contains(id) => None,
            "Network.responseReceived" => {
                let status = params["response"]["status"].as_u64()?;
                let address = params["response"]["url"].as_str()?;
                (status >= 400).then(|| format!("answered with {status}: {address}"))
            }
            "Network.loadingFailed" if params["canceled"].as_bool() != Some(true) => {
                Some(format!("a request failed: {}", params["errorText"]))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const OWN: &str = "http://127.0.0.1:1234/";

    fn hear(traffic: &mut Traffic, method: &str, params: &Value) -> Option<String> {
        traffic.hear(&json!({ "message": { "method": method, "params": params } }).to_string(), &[OWN])
    }

    fn complaint(method: &str, params: &Value) -> Option<String> {
        hear(&mut Traffic::default(), method, params)
    }

    #[test]
    fn other_hosts_and_missing_files_are_complained_about() {
        let asks = |url: &str| complaint("Network.requestWillBeSent", &json!({ "request": { "url": url } }));
        assert_eq!(asks("http://127.0.0.1:1234/games/app.js"), None);
        assert_eq!(asks("data:image/png;base64,"), None);
        assert!(asks("http://127.0.0.1:12345/app.js").is_some());
        assert!(asks("https://fonts.example/font.woff2").is_some());
        let other = json!({ "message": {
            "method": "Network.requestWillBeSent",
            "params": { "request": { "url": "http://127.0.0.1:12345/embed.js" } },
        } });
        let allowed = [OWN, "http://127.0.0.1:12345/"];
        assert_eq!(Traffic::default().hear(&other.to_string(), &allowed), None);
        let after_asking = |method: &str, params: &Value| {
            let mut traffic = Traffic::default();
            let asked = json!({ "requestId": "1", "request": { "url": OWN } });
            assert_eq!(hear(&mut traffic, "Network.requestWillBeSent", &asked), None);
            hear(&mut traffic, method, params)
        };
        let gets = |status: u16| {
            let response = json!({ "status": status, "url": OWN });
            after_asking("Network.responseReceived", &json!({ "requestId": "1", "response": response }))
        };
        assert_eq!(gets(200), None);
        assert_eq!(gets(304), None);
        assert!(gets(404).is_some());
        let fails = |canceled: bool| {
            let failed = json!({ "requestId": "1", "canceled": canceled, "errorText": "net::ERR_FAILED" });
            after_asking("Network.loadingFailed", &failed)
        };
        assert!(fails(false).is_some());
        assert_eq!(fails(true), None);
    }

    #[test]
    fn what_the_browsers_own_pages_fetch_is_not_ours() {
        let asks = |traffic: &mut Traffic, id: &str, document: &str, url: &str| {
            let request = json!({ "requestId": id, "documentURL": document, "request": { "url": url } });
            hear(traffic, "Network.requestWillBeSent", &request)
        };
        let fails = |traffic: &mut Traffic, id: &str| {
            let failure = json!({ "requestId": id, "canceled": false, "errorText": "net::ERR_NAME_NOT_RESOLVED" });
            hear(traffic, "Network.loadingFailed", &failure)
        };
        let mut traffic = Traffic::default();
        assert_eq!(asks(&mut traffic, "1", "chrome://new-tab-page/", "chrome://resources/roboto.css"), None);
        assert_eq!(asks(&mut traffic, "2", "chrome://new-tab-page/", "https://logos.example/"), None);
        assert_eq!(fails(&mut traffic, "2"), None);
        let bar = "chrome-untrusted://new-tab-page/one-google-bar";
        assert_eq!(asks(&mut traffic, "5", bar, bar), None, "a frame of it");
        assert!(asks(&mut traffic, "3", OWN, "chrome://resources/roboto.css").is_some());
        assert!(fails(&mut traffic, "3").is_some());
        assert_eq!(fails(&mut traffic, "4"), None, "it began before the log did");
    }

    #[test]
    fn only_warnings_and_errors_are_complaints() {
        assert_eq!(in_console("INFO", "started"), None);
        assert!(in_console("WARNING", "preloaded but not used").is_some());
        assert!(in_console("SEVERE", "Refused to load").is_some());
        assert_eq!(in_output("console.log: \"started\""), None);
        assert!(in_output("console.warn: \"preloaded but not used\"").is_some());
        assert!(in_output("console.error: \"panicked\"").is_some());
        assert!(in_output("console.error: ({a:1})").is_some());
        assert_eq!(in_output("console.error: RSLoader: "), None);
        assert!(in_output("JavaScript error: http://127.0.0.1:80/en/, line 3: Error: thrown").is_some());
        assert_eq!(in_output("JavaScript error: resource://gre/modules/Some.sys.mjs, line 50: TypeError"), None);
    }
}
