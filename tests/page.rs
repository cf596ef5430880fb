//! The page that does it all, in Chromium, where `PBN_AUDIT_PAGE` names the file that `release/page` made: it writes what the
//! program writes, and what somebody decides there is taken over.

use crate::browser::Browser;
use crate::decided_on_page::CHOOSE;
use crate::desk::{Desk, REVOKE};
use crate::released::reports;
use serde_json::json;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

const EVENING: &str = include_str!("../samples/club-evening.pbn");

/// The page in a browser. `None` where there is none of them.
fn page() -> Option<Browser> {
    let Some(page) = std::env::var_os("PBN_AUDIT_PAGE") else {
        println!("no page that does it all: it is not tried");
        return None;
    };
    let page = fs::canonicalize(page).unwrap();
    let mut browser = Browser::start()?;
    browser.open(&page, "");
    Some(browser)
}

/// Waits until the page says this. Before that the program has nothing to say.
fn waits(browser: &mut Browser, until: &str) {
    let asked = format!("[{until}, document.querySelector('.said pre').textContent]");
    loop {
        let said = browser.says(&asked);
        if said[0] == true {
            return;
        }
        assert_eq!(said[1], "", "the program has complained");
        browser.says("new Promise(done => setTimeout(done, 20))");
    }
}

/// Waits until the page says this, whatever the program has said.
fn until(browser: &mut Browser, is_so: &str) {
    while browser.says(is_so) != true {
        browser.says("new Promise(done => setTimeout(done, 20))");
    }
}

/// Waits for the reports on what was chosen or dropped.
fn reported(browser: &mut Browser) {
    let is_done =
        "document.querySelector('.progress').hidden && !document.querySelector('.result').hidden";
    waits(browser, is_done);
    shows(browser, "body.index");
}

/// Waits until the frame shows this.
fn shows(browser: &mut Browser, part: &str) {
    let is_there =
        format!("document.readyState === 'complete' && !!document.querySelector('{part}')");
    while browser.says_within(&is_there) != true {
        browser.says("new Promise(done => setTimeout(done, 20))");
    }
}

/// Saves everything, and unpacks it.
fn saves_all(browser: &mut Browser, desk: &Desk, to: &str) -> PathBuf {
    let folder = desk.path(to);
    fs::create_dir(&folder).unwrap();
    browser.downloads_to(&folder);
    browser.says("document.querySelector('.all').click()");
    let saved = folder.join("pbn-audit reports.zip");
    // it has its name before it is whole
    let whole = || zip::ZipArchive::new(fs::File::open(&saved).ok()?).ok();
    let mut archive = loop {
        if let Some(archive) = whole() {
            break archive;
        }
        browser.says("new Promise(done => setTimeout(done, 20))");
    };
    let unpacked = folder.join("reports");
    archive.extract(&unpacked).unwrap();
    unpacked
}

/// Copies a folder.
fn copy(from: &Path, to: &Path) {
    for entry in walkdir::WalkDir::new(from) {
        let entry = entry.unwrap();
        let to = to.join(entry.path().strip_prefix(from).unwrap());
        if entry.file_type().is_dir() {
            fs::create_dir(to).unwrap();
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}

/// Fails where two folders of reports differ. A page does not know where files are.
fn assert_same(one: &Path, other: &Path) {
    let (one, mut other) = (reports(one), reports(other));
    assert!(
        one.keys().eq(other.keys()),
        "{:?} {:?}",
        one.keys(),
        other.keys()
    );
    let manifest = other.get_mut(Path::new("manifest.json")).unwrap();
    let text = String::from_utf8_lossy(manifest);
    *manifest = text.replace("  \"run_from\": \"..\",", "").into_bytes();
    for (name, bytes) in &one {
        assert!(bytes == &other[name], "{} differs", name.display());
    }
}

#[test]
fn it_writes_what_the_program_writes() {
    let Some(mut browser) = page() else {
        return;
    };
    let desk = Desk::with(&[]);
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples");
    copy(&samples, &desk.path("samples"));
    desk.run("check samples -q -o reports");
    browser.chooses("[name=folder]", &[desk.path("samples")]);
    reported(&mut browser);
    let saved = saves_all(&mut browser, &desk, "saved");
    assert_same(&saved, &desk.path("reports"));
    browser.says("document.querySelector('.lines').click()");
    let rows = "boards,review,revokes,findings";
    let nested = ["--format", "json-lines", "--nested", "--rows", rows, "-q"];
    let printed = desk.run(&[&["check", "samples"], &nested[..]].concat());
    let lines = desk.path("saved/boards.jsonl");
    // it has its name before it is whole
    while fs::metadata(&lines).map_or(0, |it| it.len()) < printed.out.len() as u64 {
        browser.says("new Promise(done => setTimeout(done, 20))");
    }
    assert!(fs::read_to_string(&lines).unwrap() == printed.out);
}

/// Folders that are named as the reports are, files of one name, slips anywhere, and what comes while others are read.
#[test]
fn whatever_is_dropped_last_is_audited_by_whatever_name() {
    let Some(mut browser) = page() else {
        return;
    };
    let slips = "board,kind,value\n3,attention,never\n";
    let season = EVENING.repeat(100);
    let desk = Desk::with(&[
        ("season.pbn", &season),
        ("reports/club/evening.pbn", EVENING),
        ("reports/slips.csv", slips),
        ("other/evening.pbn", REVOKE),
        ("evening.pbn", EVENING),
        ("tmp/evening.pbn", EVENING),
    ]);
    browser.chooses("[name=files]", &[desk.path("season.pbn")]);
    browser.drops(&[desk.path("reports")]);
    reported(&mut browser);
    let saved = saves_all(&mut browser, &desk, "of-folder");
    let program = Desk::with(&[
        ("2/reports/club/evening.pbn", EVENING),
        ("2/reports/slips.csv", slips),
    ]);
    program.run("check 2/reports --slips 2/reports/slips.csv -q -o reports");
    assert_same(&saved, &program.path("reports"));
    let named = |browser: &mut Browser, folder| {
        reported(browser);
        let saved = saves_all(browser, &desk, folder);
        let files = crate::desk::rows(saved.join("files.csv")).into_iter();
        files.map(|it| it["file"].clone()).collect::<Vec<_>>()
    };
    let files = ["evening.pbn", "other/evening.pbn"].map(|it| desk.path(it));
    browser.chooses("[name=files]", &files);
    assert_eq!(
        named(&mut browser, "of-files"),
        ["evening.pbn", "2/evening.pbn"]
    );
    browser.says("document.querySelector('.result').hidden = true"); // so that one can wait for the next
    browser.drops(&[desk.path("tmp")]);
    assert_eq!(named(&mut browser, "of-tmp"), ["tmp/evening.pbn"]);
    // a page by itself
    let folder = desk.path("sheet");
    fs::create_dir(&folder).unwrap();
    browser.downloads_to(&folder);
    browser.says("document.querySelector('.sheet').click()");
    while !folder.join("index.html").exists() {
        browser.says("new Promise(done => setTimeout(done, 20))");
    }
}

#[test]
fn under_node_it_writes_the_same_of_real_files() {
    let [page, real] = ["PBN_AUDIT_PAGE", "PBN_AUDIT_VUGRAPH"].map(std::env::var_os);
    let (Some(page), Some(real)) = (page, real) else {
        return;
    };
    let desk = Desk::with(&[]);
    copy(Path::new(&real), &desk.path("real"));
    desk.run("check real --boards -q -o reports");
    fs::rename(desk.path("reports"), desk.path("program")).unwrap();
    let ran = Command::new("node")
        .arg("tests/node.mjs")
        .args([page, desk.path("").into()])
        .args(["check", "real", "--boards", "-q", "-o", "reports"])
        .output()
        .unwrap();
    assert!(ran.stderr.is_empty(), "{ran:?}");
    assert_same(&desk.path("reports"), &desk.path("program"));
}

#[test]
fn a_board_is_found_stepped_through_and_decided() {
    let Some(mut browser) = page() else {
        return;
    };
    let desk = Desk::with(&[("club/evening.pbn", EVENING)]);
    browser.drops(&[desk.path("club")]);
    reported(&mut browser);
    browser.says_within("document.querySelector('.boards tr[id] a').click()");
    shows(&mut browser, ".step");
    let step = "document.querySelector('.step').open = true; new Promise(done => setTimeout(() => { \
        document.querySelector('.step button[value=\"1\"]').click(); \
        done(document.querySelector('.step output').textContent); }))";
    let told = browser.says_within(step);
    assert!(told.as_str().unwrap().contains("trick"), "{told}");

    browser.says("document.querySelector('button.index').click()");
    shows(&mut browser, ".boards select");
    let acts = "choose(3, 'apply'); note(3, 'told \"at once\", and agreed'); choose(7, 'stands');";
    browser.says_within(&format!("{{ {CHOOSE} {acts} }}"));
    fs::create_dir(desk.path("saved")).unwrap();
    browser.downloads_to(&desk.path("saved"));
    browser.says_within("document.querySelector('.save button').click()");
    waits(
        &mut browser,
        "document.querySelector('.told').textContent.startsWith('Your decisions')",
    );
    let saved = saves_all(&mut browser, &desk, "all");
    let review = fs::read_to_string(saved.join("review.csv")).unwrap();
    assert!(
        review.contains("\"told \"\"at once\"\", and agreed\""),
        "{review}"
    );
    // what is told on a sheet, and other options, leave what was decided; a page of another day is given it
    let decided = |browser: &mut Browser, language: &str| {
        until(browser, "document.querySelector('.progress').hidden");
        shows(browser, &format!("[lang={language}] .boards select"));
        let cells = "[...document.querySelectorAll('.boards .decide')].map(it => it.dataset.decision).filter(it => it).sort()";
        assert_eq!(browser.says_within(cells), json!(["apply", "stands"]));
    };
    browser.says_within("document.querySelector('.boards tr[id] a').click()");
    shows(&mut browser, ".asked");
    let ticks = "document.querySelector('.asked [name=not-so]').click(); document.querySelector('.save').click()";
    browser.says_within(ticks);
    let is_told = "document.querySelector('.told').textContent.startsWith('What you said')";
    until(&mut browser, is_told);
    decided(&mut browser, "en");
    let audits = "document.querySelector('[name=lang]').value = 'nl'; document.querySelector('form button').click()";
    browser.says(audits);
    decided(&mut browser, "nl");
    let mut other = page().unwrap();
    let files = ["club/evening.pbn", "saved/saved-decisions.csv"].map(|it| desk.path(it));
    other.chooses("[name=files]", &files);
    reported(&mut other);
    decided(&mut other, "en");
    let corrected = reports(&saved.join("corrected"));
    let is_copy = |(name, bytes): (&PathBuf, &Vec<u8>)| {
        name.ends_with("evening.pbn") && bytes != EVENING.as_bytes()
    };
    assert!(corrected.iter().any(is_copy), "{:?}", corrected.keys());
}

#[test]
fn what_is_said_on_a_sheet_is_ruled_on_at_once() {
    let Some(mut browser) = page() else {
        return;
    };
    let desk = Desk::with(&[("evening.pbn", EVENING)]);
    browser.drops(&[desk.path("evening.pbn")]);
    reported(&mut browser);
    let verdict = "document.querySelector('.verdict h2').textContent";
    let before = browser.says_within(verdict);
    browser.says_within("document.querySelector('.boards tr[id] a').click()");
    shows(&mut browser, ".asked");
    let says = "document.querySelector('.asked [name=not-so]').click(); document.querySelector('.save').click()";
    browser.says_within(says);
    waits(
        &mut browser,
        "document.querySelector('.told').textContent.startsWith('What you said')",
    );
    shows(&mut browser, "body.index");
    let after = browser.says_within(verdict);
    assert_ne!(after, before, "attention was not drawn in time");
}

#[test]
fn an_audit_is_cancelled_and_another_begins() {
    let Some(mut browser) = page() else {
        return;
    };
    let season = EVENING.repeat(200);
    let desk = Desk::with(&[("season.pbn", &season), ("evening.pbn", EVENING)]);
    browser.chooses("[name=files]", &[desk.path("season.pbn")]);
    browser.says("document.querySelector('.cancel').click()");
    let hidden = "['.progress', '.result'].every(it => document.querySelector(it).hidden)";
    assert_eq!(browser.says(hidden), true);
    browser.says("document.querySelector('[name=lang]').value = 'pl'");
    browser.chooses("[name=files]", &[desk.path("evening.pbn")]);
    reported(&mut browser);
    assert_eq!(browser.says_within("document.documentElement.lang"), "pl");
}

/// A gibibyte of blank lines, packed with gzip, as a member of a zip archive, and with Zstandard.
#[test]
fn what_is_too_large_when_unpacked_is_refused_with_a_word() {
    let Some(mut browser) = page() else {
        return;
    };
    let desk = Desk::with(&[]);
    let lines = vec![b'\n'; 1 << 20];
    let create = |name| fs::File::create(desk.path(name)).unwrap();
    let mut gzip = flate2::write::GzEncoder::new(create("a.pbn.gz"), flate2::Compression::fast());
    let mut zip = zip::ZipWriter::new(create("a.zip"));
    let how = zip::write::SimpleFileOptions::default();
    zip.start_file("a.pbn", how).unwrap();
    for _ in 0..1 << 10 {
        gzip.write_all(&lines).unwrap();
        zip.write_all(&lines).unwrap();
    }
    gzip.finish().unwrap();
    zip.finish().unwrap();
    // the head of a frame of Zstandard with a length of eight bytes
    desk.write(
        "a.pbn.zst",
        [
            &[0x28, 0xb5, 0x2f, 0xfd, 0xe0][..],
            &(1_u64 << 30).to_le_bytes(),
            &[1; 9],
        ]
        .concat(),
    );
    for name in ["a.pbn.gz", "a.zip", "a.pbn.zst"] {
        browser.says("document.querySelector('.told').textContent = ''");
        browser.chooses("[name=files]", &[desk.path(name)]);
        let is_refused = "document.querySelector('.told').textContent.startsWith('More than 1 GB')";
        waits(&mut browser, is_refused);
    }
}

/// What a file says of its length need not be true: what its reports take counts too, here with room for next to nothing.
#[test]
fn what_needs_more_memory_than_there_is_is_refused_with_a_word() {
    let Some(mut browser) = page() else {
        return;
    };
    browser.says("document.querySelector('#worker').textContent = document.querySelector('#worker').textContent.replace('4e9', '1e6')");
    let desk = Desk::with(&[("evening.pbn", EVENING)]);
    browser.chooses("[name=files]", &[desk.path("evening.pbn")]);
    let is_refused = "document.querySelector('.told').textContent.startsWith('More than 1 GB')";
    waits(&mut browser, is_refused);
    let said = "document.querySelector('.result').hidden && document.querySelector('.said').hidden";
    assert_eq!(browser.says(said), true);
}

#[test]
fn nothing_in_a_record_runs_and_nothing_is_sent() {
    let Some(mut browser) = page() else {
        return;
    };
    let attack = "<img src=x onerror='parent.postMessage({open: 1}, 1); document.title = 1'>";
    let record = REVOKE.replacen(
        "[Board",
        &format!("[Event \"</script>{attack}\"]\n[Board"),
        1,
    );
    let desk = Desk::with(&[("<b onclick=x>.pbn", &record)]);
    browser.drops(&[desk.path("<b onclick=x>.pbn")]);
    reported(&mut browser);
    assert_eq!(
        browser.says_within("document.querySelectorAll('img, b[onclick]').length"),
        0
    );
    let sent = "fetch('https://example.org').then(() => 'sent', () => 'refused')";
    assert_eq!(browser.says(sent), "refused");
    let kept = "localStorage.length + document.cookie.length";
    assert_eq!(browser.says(kept), 0);
}
