//! What a browser had to complain about while a page was open.

use serde_json::Value;

/// Console messages of these levels fail a test.
const LEVELS: [&str; 2] = ["WARNING", "SEVERE"];
/// Addresses that fetch nothing from anywhere.
const INNER: [&str; 3] = ["data:", "blob:", "about:"];

/// The complaint in a console message, if it is one.
pub(crate) fn in_console(level: &str, message: &str) -> Option<String> {
    LEVELS.contains(&level).then(|| format!("console, {level}: {message}"))
}

/// The complaint in an entry of the performance log, if it is one: a request to another origin than `own`, or one that
/// failed.
pub(crate) fn in_traffic(entry: &str, own: &str) -> Option<String> {
    let entry: Value = serde_json::from_str(entry).ok()?;
    let event = &entry["message"];
    let params = &event["params"];
    match event["method"].as_str()? {
        "Network.requestWillBeSent" => {
            let address = params["request"]["url"].as_str()?;
            let ours = address.starts_with(own) || INNER.iter().any(|scheme| address.starts_with(scheme));
            (!ours).then(|| format!("the page asks another host: {address}"))
        }
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const OWN: &str = "http://127.0.0.1:1234/";

    fn complaint(method: &str, params: &Value) -> Option<String> {
        in_traffic(&json!({ "message": { "method": method, "params": params } }).to_string(), OWN)
    }

    #[test]
    fn other_hosts_and_missing_files_are_complained_about() {
        let asks = |url: &str| complaint("Network.requestWillBeSent", &json!({ "request": { "url": url } }));
        assert_eq!(asks("http://127.0.0.1:1234/games/app.js"), None);
        assert_eq!(asks("data:image/png;base64,"), None);
        assert!(asks("http://127.0.0.1:12345/app.js").is_some());
        assert!(asks("https://fonts.example/font.woff2").is_some());
        let gets = |status: u16| {
            complaint("Network.responseReceived", &json!({ "response": { "status": status, "url": "http://x/" } }))
        };
        assert_eq!(gets(200), None);
        assert_eq!(gets(304), None);
        assert!(gets(404).is_some());
        let fails = |canceled: bool| {
            complaint("Network.loadingFailed", &json!({ "canceled": canceled, "errorText": "net::ERR_FAILED" }))
        };
        assert!(fails(false).is_some());
        assert_eq!(fails(true), None);
    }

    #[test]
    fn only_warnings_and_errors_are_complaints() {
        assert_eq!(in_console("INFO", "started"), None);
        assert!(in_console("WARNING", "preloaded but not used").is_some());
        assert!(in_console("SEVERE", "Refused to load").is_some());
    }
}
