//! The ground floor: bytes, where they stand and how they are named.

use pbn_audit::source::{Charset, Obstacle, column_letters, is_in, line_ends, place, printable};
use std::{fs, io, path::Path};

#[test]
fn every_kind_of_line_end_counts_once() {
    for end in ["\n", "\r", "\r\n", "\n\r", "\r\r\n"] {
        let text = ["a", "b", "", "c", "", "", "d"].join(end);
        assert_eq!(line_ends(text.as_bytes()), 6, "{end:?}");
    }
    assert_eq!(line_ends(b"a\r\nb\rc\nd\r"), 4);
    assert_eq!(line_ends(b"a\n\rb\n\rc"), 2);
    assert_eq!(line_ends(b"a\n\r\nb"), 2);
    assert_eq!(line_ends(b"a\n\r\n\r\nb"), 3);
    assert_eq!(line_ends(b"a\r\n\r\n\rb"), 3);
    assert_eq!(line_ends(&[b'\n'; 1000]), 1000);
}

#[test]
fn a_place_counts_characters() {
    let column = |before| place(before, 8, Charset::Unstated).column;
    assert_eq!(column("tw\u{f6} \u{2663}".as_bytes()), 6);
    assert_eq!(column(b"\xe9\xe9"), 3);
    assert_eq!(column(b""), 1);
}

#[test]
fn bytes_that_the_stated_charset_does_not_have_are_read_all_the_same() {
    let stated = |label: &[u8]| Charset::named(label).unwrap();
    assert_eq!(stated(b"utf-8").decode(b"J\xfcrgen"), "J\u{fc}rgen");
    let japanese = stated(b"ISO-2022-JP");
    assert_eq!(japanese.decode(b"\x1b$B%+\x1b(B"), "\u{30ab}");
    assert_eq!(japanese.decode("J\u{fc}rgen".as_bytes()), "J\u{fc}rgen");
    for label in [&b"Shift_JIS"[..], b"iso-8859-15"] {
        assert_eq!(stated(label).decode(b"Club Cup"), "Club Cup");
    }
}

#[test]
fn nothing_that_steers_a_terminal_is_left() {
    assert_eq!(printable("Jos\u{e9}"), "Jos\u{e9}");
    assert_eq!(
        printable("a\u{1b}[31mb\rc\u{7}\u{202e}d\u{9b}e\u{61c}f\u{7f}"),
        "a[31mbcdef"
    );
    assert_eq!(printable("a\tb"), "a    b");
}

#[test]
fn columns_have_the_letters_of_a_spreadsheet() {
    let letters = [0, 9, 25, 26, 51, 52, 701, 702].map(column_letters);
    assert_eq!(letters, ["A", "J", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
}

#[test]
fn an_obstacle_comes_back_out_of_an_error() {
    let own = Obstacle::Packed("LZMA".to_owned());
    let error = io::Error::from(own.clone());
    assert_eq!(Obstacle::of(&error), own);
    let other = io::Error::new(io::ErrorKind::NotFound, "gone");
    let (kind, text) = (io::ErrorKind::NotFound, "gone".to_owned());
    assert_eq!(Obstacle::of(&other), Obstacle::System { kind, text });
}

#[test]
fn a_file_is_in_a_folder_before_either_is_made() {
    let root = tempfile::tempdir().unwrap();
    let path = |name: &str| root.path().join(name);
    for is_made in [false, true] {
        assert!(is_in(&path("a"), &path("a/b")) && is_in(&path("a/"), &path("./a/./b")));
        assert!(!is_in(&path("a"), &path("b")) && !is_in(&path("a"), &path("a/b/c")));
        assert!(!is_made || is_in(&path("a"), &path("a/../a/b")));
        fs::create_dir_all(path("a")).unwrap();
    }
    assert!(is_in(Path::new("."), Path::new("b")) && is_in(Path::new(""), Path::new("b")));
}

#[cfg(feature = "spreadsheets")]
#[test]
fn what_is_no_workbook_is_refused() {
    for bytes in [&b""[..], b"PK\x03\x04", b"id,file\n"] {
        assert!(matches!(
            pbn_audit::source::Workbook::open(bytes.to_vec()),
            Err(Obstacle::Workbook(_))
        ));
    }
}
