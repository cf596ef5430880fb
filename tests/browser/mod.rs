//! A browser that tests look through: Chromium without a window, told what to do over a pipe (the `DevTools` protocol), so
//! that one is started for all pages of a test.
//!
//! It is the program that the variable `PBN_AUDIT_BROWSER` names, else one of the usual names. Where there is none nothing
//! is looked at, and a message says so.

#![cfg(unix)] // named pipes

use serde_json::{Value, json};
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

pub(crate) struct Browser {
    process: Child,
    to: File,
    from: BufReader<File>,
    session: String,
    sent: u64,
    _folder: tempfile::TempDir,
}

impl Browser {
    /// A browser with one empty page; `None` where there is none.
    pub(crate) fn start() -> Option<Self> {
        let named = std::env::var("PBN_AUDIT_BROWSER").ok();
        let usual = ["chromium", "chromium-browser", "google-chrome"].map(str::to_owned);
        let works = |program: &String| {
            let version = Command::new(program).arg("--version").output();
            version.is_ok_and(|output| output.status.success())
        };
        let Some(program) = named.into_iter().chain(usual).find(works) else {
            println!("no Chromium here: pages are not looked at");
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        let [to, from] = ["to", "from"].map(|name| folder.path().join(name));
        let made = Command::new("mkfifo").args([&to, &from]).status().unwrap();
        assert!(made.success());
        // Chromium reads what it is told from its file 3, and answers in its file 4
        let process = Command::new("sh")
            .args(["-c", r#"exec "$@" 3<to 4>from"#, "sh", &program])
            .args(["--headless", "--no-sandbox", "--disable-gpu"])
            .args(["--disable-dev-shm-usage", "--remote-debugging-pipe"])
            .args(["--disable-background-networking", "--no-first-run"])
            .arg("--user-data-dir=profile")
            .current_dir(&folder)
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut browser = Self {
            process,
            to: OpenOptions::new().write(true).open(to).unwrap(),
            from: BufReader::new(File::open(from).unwrap()),
            session: String::new(),
            sent: 0,
            _folder: folder,
        };
        let page = browser.does("Target.createTarget", &json!({ "url": "about:blank" }));
        let attach = json!({ "targetId": page["targetId"], "flatten": true });
        let attached = browser.does("Target.attachToTarget", &attach);
        attached["sessionId"]
            .as_str()
            .unwrap()
            .clone_into(&mut browser.session);
        Some(browser)
    }

    /// Opens a file; what is behind `#` in an address comes behind it.
    pub(crate) fn open(&mut self, file: &Path, behind: &str) {
        // a page that only differs behind `#` would not be loaded again
        self.goes_to("about:blank");
        self.goes_to(&format!("file://{}{behind}", file.display()));
    }

    fn goes_to(&mut self, url: &str) {
        self.does("Page.navigate", &json!({ "url": url }));
        self.says("document.readyState === 'complete' || new Promise(loaded => addEventListener('load', () => loaded(true)))");
    }

    /// Shows the page on a screen of so many pixels.
    pub(crate) fn is_wide(&mut self, pixels: u16) {
        let screen =
            json!({ "width": pixels, "height": 900, "deviceScaleFactor": 1, "mobile": false });
        self.does("Emulation.setDeviceMetricsOverride", &screen);
    }

    /// Where it puts what it downloads.
    pub(crate) fn downloads_to(&mut self, folder: &Path) {
        let how = json!({ "behavior": "allow", "downloadPath": folder });
        self.does("Page.setDownloadBehavior", &how);
    }

    /// Shows the page light or dark, as the system is.
    pub(crate) fn is_in(&mut self, scheme: &str) {
        let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
        self.does(
            "Emulation.setEmulatedMedia",
            &json!({ "features": features }),
        );
    }

    /// Shows the page as paper has it.
    pub(crate) fn is_on_paper(&mut self) {
        self.does("Emulation.setEmulatedMedia", &json!({ "media": "print" }));
    }

    /// Presses a key, by the name that pages know; `held` are keys held down with it: 1 is Alt.
    pub(crate) fn presses(&mut self, key: &str, held: u8) {
        for kind in ["rawKeyDown", "keyUp"] {
            let event = json!({ "type": kind, "key": key, "modifiers": held });
            self.does("Input.dispatchKeyEvent", &event);
        }
    }

    /// What a script says of the page.
    pub(crate) fn says(&mut self, script: &str) -> Value {
        self.evaluates(script).unwrap()
    }

    fn evaluates(&mut self, script: &str) -> Result<Value, String> {
        let asked = json!({ "expression": script, "returnByValue": true, "awaitPromise": true });
        let said = self.tries("Runtime.evaluate", &asked)?;
        assert!(said["exceptionDetails"].is_null(), "{script}: {said}");
        Ok(said["result"]["value"].clone())
    }

    /// What a script says of the frame in the page, which stands apart from it; nothing while there is none, or another comes.
    pub(crate) fn says_within(&mut self, script: &str) -> Value {
        let page = std::mem::take(&mut self.session);
        let targets = self.does("Target.getTargets", &json!({ "filter": [{}] }));
        let targets = targets["targetInfos"].as_array().unwrap();
        let said = match targets.iter().find(|it| it["type"] == "iframe") {
            Some(frame) => {
                let attach = json!({ "targetId": frame["targetId"], "flatten": true });
                let attached = self.does("Target.attachToTarget", &attach);
                attached["sessionId"]
                    .as_str()
                    .unwrap()
                    .clone_into(&mut self.session);
                self.evaluates(script).unwrap_or_default()
            }
            None => Value::Null,
        };
        self.session = page;
        said
    }

    /// Chooses files in a field of the page, as a person does.
    pub(crate) fn chooses(&mut self, field: &str, files: &[PathBuf]) {
        let find = json!({ "expression": format!("document.querySelector('{field}')") });
        let object = self.does("Runtime.evaluate", &find)["result"]["objectId"].clone();
        let files = json!({ "files": files, "objectId": object });
        self.does("DOM.setFileInputFiles", &files);
    }

    /// Drops files and folders on the page.
    pub(crate) fn drops(&mut self, files: &[PathBuf]) {
        let dragged = json!({ "items": [], "files": files, "dragOperationsMask": 1 });
        for kind in ["dragEnter", "dragOver", "drop"] {
            let event = json!({ "type": kind, "x": 50, "y": 50, "data": dragged });
            self.does("Input.dispatchDragEvent", &event);
        }
    }

    /// Whether the page, printed on A4, takes one side.
    pub(crate) fn prints_on_one_side(&mut self) -> bool {
        let print = json!({ "preferCSSPageSize": true, "pageRanges": "2" });
        match self.tries("Page.printToPDF", &print) {
            Ok(_) => false,
            Err(why) if why.contains("Page range exceeds page count") => true,
            Err(why) => panic!("{why}"),
        }
    }

    fn does(&mut self, method: &str, parameters: &Value) -> Value {
        self.tries(method, parameters).unwrap()
    }

    fn tries(&mut self, method: &str, parameters: &Value) -> Result<Value, String> {
        self.sent += 1;
        let mut message = json!({ "id": self.sent, "method": method, "params": parameters });
        if !self.session.is_empty() {
            message["sessionId"] = json!(self.session);
        }
        write!(self.to, "{message}\0").unwrap();
        loop {
            let mut heard = self.heard();
            if heard["id"] == self.sent {
                let error = &heard["error"]["message"];
                return match error.as_str() {
                    Some(error) => Err(error.to_owned()),
                    None => Ok(heard["result"].take()),
                };
            }
        }
    }

    fn heard(&mut self) -> Value {
        let mut message = Vec::new();
        self.from.read_until(0, &mut message).unwrap();
        assert_eq!(message.pop(), Some(0), "the browser has ended");
        serde_json::from_slice(&message).unwrap()
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
