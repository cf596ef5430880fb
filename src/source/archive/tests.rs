//! Archives as programs write them, cut short, damaged and nested.

use super::*;
use flate2::{Compression, Crc, write::DeflateEncoder};
use std::io::Write;

/// A member to be written: its name, method and text, and whether its sizes stand behind it.
#[derive(Clone, Copy)]
struct Made<'a>(&'a str, u16, &'a [u8], bool);

fn packed(method: u16, text: &[u8]) -> Vec<u8> {
    match method {
        8 => {
            let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
            packed.write_all(text).unwrap();
            packed.finish().unwrap()
        }
        93 => zstd::encode_all(text, 1).unwrap(),
        _ => text.to_vec(),
    }
}

/// An archive with its directory.
#[allow(clippy::cast_possible_truncation)] // all is small
fn archive(members: &[Made]) -> Vec<u8> {
    let short = |number: usize| (number as u16).to_le_bytes();
    let long = |number: usize| (number as u32).to_le_bytes();
    let (mut bytes, mut directory) = (Vec::new(), Vec::new());
    for Made(name, method, text, behind) in members {
        let start = long(bytes.len());
        let packed = packed(*method, text);
        let mut crc = Crc::new();
        crc.update(text);
        let sizes = [crc.sum() as usize, packed.len(), text.len()];
        let sizes = sizes.map(long).concat();
        let here = if *behind { &[0; 12] } else { &sizes[..] };
        let flags = 0x800 | usize::from(*behind) << 3;
        let what = [20, flags, usize::from(*method), 0, 0].map(short).concat();
        let name_sizes = [name.len(), 0].map(short).concat();
        bytes.extend([b"PK\x03\x04", &what[..], here, &name_sizes].concat());
        bytes.extend([name.as_bytes(), &packed].concat());
        if *behind {
            bytes.extend([b"PK\x07\x08", &sizes[..]].concat());
        }
        let entry = [
            b"PK\x01\x02\x14\0",
            &what[..],
            &sizes,
            &name_sizes,
            &[0; 10],
        ];
        directory.extend([&entry.concat()[..], &start, name.as_bytes()].concat());
    }
    let count = short(members.len());
    let place = [directory.len(), bytes.len()].map(long).concat();
    let end = [b"PK\x05\x06\0\0\0\0", &count[..], &count, &place, &[0; 2]];
    [bytes, directory, end.concat()].concat()
}

type AllMembers = Vec<(String, String, Option<Obstacle>)>;

/// What is found in an archive, and why it cannot be read any further.
fn all(mut archive: Archive) -> (AllMembers, Option<Obstacle>) {
    let mut found = Vec::new();
    loop {
        match archive.next(|name| name.extension().is_some_and(|it| it == "pbn")) {
            Ok(None) => return (found, None),
            Err(error) => return (found, Some(Obstacle::of(&error))),
            Ok(Some(Packed { name, bytes, .. })) => {
                let mut text = Vec::new();
                let read = bytes.and_then(|mut bytes| bytes.read_to_end(&mut text));
                let text = String::from_utf8_lossy(&text).into_owned();
                found.push((name, text, read.err().as_ref().map(Obstacle::of)));
            }
        }
    }
}

fn in_file(bytes: &[u8]) -> (AllMembers, Option<Obstacle>) {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), bytes).unwrap();
    all(Archive::open(file.path(), &Bounds::default()).unwrap())
}

fn in_stream(bytes: &[u8]) -> (AllMembers, Option<Obstacle>) {
    let stream = io::Cursor::new(bytes.to_vec());
    all(Archive::stream(stream, &Bounds::default()).unwrap())
}

/// What is found by the directory, and one after another too.
fn both_ways(bytes: &[u8]) -> (AllMembers, Option<Obstacle>) {
    let found = in_file(bytes);
    assert_eq!(in_stream(bytes), found);
    found
}

fn good(name: &str, text: &str) -> (String, String, Option<Obstacle>) {
    (name.to_owned(), text.to_owned(), None)
}

#[test]
fn members_are_found_in_a_directory_or_one_after_another() {
    let long = "x, y, z".repeat(50_000);
    for (method, behind) in [(0, false), (8, false), (93, false), (8, true), (93, true)] {
        let bytes = archive(&[
            Made("a.pbn", method, long.as_bytes(), behind),
            Made("folder.pbn/", 0, b"", false),
            Made("photo.jpg", method, b"photo", behind),
            Made("2/a.pbn", method, b"", behind),
            Made("\u{f6}.pbn", method, b"last", behind),
        ]);
        let found = vec![
            good("a.pbn", &long),
            good("2/a.pbn", ""),
            good("\u{f6}.pbn", "last"),
        ];
        assert_eq!(both_ways(&bytes), (found, None), "{method} {behind}");
    }
}

#[test]
fn a_member_that_is_not_read_to_its_end_is_passed_over() {
    for behind in [false, true] {
        let members = [
            Made("a.pbn", 8, b"a", behind),
            Made("b.pbn", 8, b"b", behind),
        ];
        let stream = io::Cursor::new(archive(&members));
        let mut archive = Archive::stream(stream, &Bounds::default()).unwrap();
        let mut name = || archive.next(|_| true).unwrap().map(|it| it.name);
        let names = [name(), name(), name()];
        let names = names.each_ref().map(Option::as_deref);
        assert_eq!(names, [Some("a.pbn"), Some("b.pbn"), None]);
    }
}

#[test]
fn archives_on_end_are_one() {
    let first = archive(&[Made("a.pbn", 8, b"1", true)]);
    let second = archive(&[Made("b.pbn", 0, b"2", false)]);
    let expected = (vec![good("a.pbn", "1"), good("b.pbn", "2")], None);
    let both = [&first[..], &second].concat();
    assert_eq!(both_ways(&both), expected);
    assert_eq!(both_ways(&[&both[..], &[0; 100]].concat()), expected);
}

#[test]
fn of_an_archive_that_is_cut_short_anywhere_what_is_there_is_read() {
    let text = "some text, ".repeat(30);
    let made = |name, behind| Made(name, 8, text.as_bytes(), behind);
    let bytes = archive(&[made("a.pbn", false), made("b.pbn", true)]);
    let second = memchr::memmem::rfind(&bytes, b"PK\x03\x04").unwrap();
    let directory = memchr::memmem::find(&bytes, b"PK\x01\x02").unwrap();
    for end in 4..bytes.len() {
        let (found, error) = both_ways(&bytes[..end]);
        assert_eq!(error, Some(Obstacle::CutShort), "{end}");
        let whole = found.iter().filter(|(_, _, error)| error.is_none());
        assert!(found.iter().all(|(_, got, _)| text.starts_with(got)));
        let least = usize::from(end >= second) + usize::from(end >= directory);
        assert_eq!(whole.count(), least, "{end}");
    }
    assert_eq!(in_file(&bytes).1, None);
}

#[test]
fn damage_in_one_member_costs_no_other() {
    let made = |name, behind| Made(name, 8, b"some text, some text", behind);
    let bytes = archive(&[made("a.pbn", false), made("b.pbn", false)]);
    for at in 0..30 + 5 + packed(8, b"some text, some text").len() {
        let mut bent = bytes.clone();
        bent[at] ^= 0x55;
        let (found, error) = in_file(&bent);
        assert_eq!(error, None, "{at}");
        assert!(
            found.contains(&good("b.pbn", "some text, some text")),
            "{at}"
        );
        in_stream(&bent);
    }
}

#[test]
fn a_stored_member_of_unknown_size_ends_where_its_size_stands() {
    let odd = [&b"PK\x07\x08"[..], &[b'x'; 9000], b"PK\x07\x08PK"].concat();
    let odd = String::from_utf8(odd).unwrap();
    for text in ["", "2", &odd] {
        let bytes = archive(&[
            Made("a.pbn", 0, text.as_bytes(), true),
            Made("x", 0, text.as_bytes(), true),
            Made("b.pbn", 0, b"3", true),
        ]);
        let expected = (vec![good("a.pbn", text), good("b.pbn", "3")], None);
        assert_eq!(both_ways(&bytes), expected);
    }
}

#[test]
fn what_cannot_be_unpacked_is_passed_over_if_its_size_is_known() {
    for (behind, error) in [(false, None), (true, Some(Obstacle::Unmeasured))] {
        let mut bytes = archive(&[
            Made("a.pbn", 8, b"1", true),
            Made("b.pbn", 12, b"2", behind),
            Made("c.pbn", 8, b"3", true),
        ]);
        let packed = Some(Obstacle::Packed("bzip2".to_owned()));
        let mut found = vec![
            good("a.pbn", "1"),
            ("b.pbn".to_owned(), String::new(), packed),
            good("c.pbn", "3"),
        ];
        assert_eq!(in_file(&bytes), (found.clone(), None));
        if behind {
            found.pop();
        }
        assert_eq!(in_stream(&bytes), (found.clone(), error.clone()));
        bytes.truncate(bytes.len() - 1);
        assert_eq!(in_file(&bytes).0, found);
    }
}

#[test]
fn a_size_may_stand_before_a_member_and_behind_it() {
    let mut bytes = archive(&[Made("a.pbn", 8, b"1", true), Made("b.pbn", 8, b"2", true)]);
    let second = memchr::memmem::rfind(&bytes, b"PK\x03\x04").unwrap();
    for (name, at) in [("a.pbn", 0), ("b.pbn", second)] {
        let behind = at + 30 + name.len() + packed(8, b"1").len() + 4;
        bytes.copy_within(behind..behind + 12, at + 14);
    }
    let expected = (vec![good("a.pbn", "1"), good("b.pbn", "2")], None);
    assert_eq!(in_stream(&bytes), expected);
}

#[test]
fn members_that_share_their_bytes_are_not_unpacked() {
    let made = |name| Made(name, 8, b"some text, some text", false);
    let mut bytes = archive(&[made("a.pbn"), made("b.pbn")]);
    let entry = memchr::memmem::rfind(&bytes, b"PK\x01\x02").unwrap();
    bytes[entry + 42..entry + 46].fill(0); // it begins where the first does
    let (found, _) = in_file(&bytes);
    let bad = found.iter().filter(|(_, _, error)| error.is_some());
    assert_eq!((found.len(), bad.count()), (2, 1));
}

#[test]
fn names_are_in_the_characters_that_they_are_in() {
    let mut bytes = archive(&[Made("\u{f6}.pbn", 0, b"", false)]);
    let entry = memchr::memmem::rfind(&bytes, b"PK\x01\x02").unwrap();
    for flags in [7, entry + 9] {
        bytes[flags] = 0;
    }
    assert_eq!(in_file(&bytes).0[0].0, "\u{f6}.pbn");
    for name in [30, entry + 46] {
        bytes[name..name + 2].copy_from_slice(b"\x94\x81");
    }
    assert_eq!(in_file(&bytes).0[0].0, "\u{f6}\u{fc}.pbn");
    assert_eq!(in_stream(&bytes).0[0].0, "\u{f6}\u{fc}.pbn");
}

#[test]
fn an_archive_in_something_packed_is_unpacked_within_bounds() {
    let bytes = archive(&[
        Made("a.pbn", 8, b"some text", true),
        Made("b.pbn", 8, &[b'x'; 10_000], true),
        Made("c.pbn", 8, b"some text", true),
    ]);
    let bounds = Bounds::of(5000).within().unwrap();
    let (found, error) = all(Archive::stream(io::Cursor::new(bytes), &bounds).unwrap());
    assert_eq!(found[0], good("a.pbn", "some text"));
    assert_eq!((found.len(), &found[1].2), (2, &Some(Obstacle::TooLarge)));
    assert_eq!(error, Some(Obstacle::TooLarge));
}

#[test]
fn an_archive_of_nothing() {
    assert_eq!(both_ways(&archive(&[])), (Vec::new(), None));
}
