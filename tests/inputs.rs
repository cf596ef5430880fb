//! What can be read: files, folders, archives and compressed streams, sound and damaged, as a person names them.

use crate::desk::{Desk, NO_PLAY, Ran, SHORT as REVOKE, column};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::fs;
use std::io::{Cursor, Write};
use zip::CompressionMethod;
use zip::write::{SimpleFileOptions, ZipWriter};

pub(crate) fn gzip(text: &str) -> Vec<u8> {
    gzip_bytes(text.as_bytes())
}

fn gzip_bytes(bytes: &[u8]) -> Vec<u8> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::default());
    packed.write_all(bytes).unwrap();
    packed.finish().unwrap()
}

pub(crate) fn zstd(text: &str) -> Vec<u8> {
    zstd::encode_all(text.as_bytes(), 3).unwrap()
}

pub(crate) fn zip(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (place, (name, bytes)) in members.iter().enumerate() {
        let methods = [CompressionMethod::DEFLATE, CompressionMethod::STORE];
        let options = SimpleFileOptions::default().compression_method(methods[place % 2]);
        archive.start_file(*name, options).unwrap();
        archive.write_all(bytes).unwrap();
    }
    archive.finish().unwrap().into_inner()
}

fn put(desk: &Desk, name: &str, bytes: &[u8]) {
    fs::create_dir_all(desk.path(name).parent().unwrap()).unwrap();
    fs::write(desk.path(name), bytes).unwrap();
}

/// Where the revokes of a run were found.
fn places(ran: &Ran) -> Vec<&str> {
    let lines = ran.out.lines();
    lines
        .filter(|line| !line.starts_with(' '))
        .filter_map(|line| Some(line.split_once(": R101 ")?.0))
        .collect()
}

#[test]
fn members_of_one_name_are_both_read() {
    let other = REVOKE.replace("[Board \"5\"]", "[Board \"6\"]");
    let members = [
        ("friday.pbn", REVOKE.as_bytes()),
        ("fridax.pbn", other.as_bytes()),
    ];
    let mut archive = zip(&members);
    for at in 0..archive.len() - 10 {
        if archive[at..].starts_with(b"fridax.pbn") {
            archive[at + 5] = b'y';
        }
    }
    let desk = Desk::with(&[]);
    put(&desk, "a.zip", &archive);
    let ran = desk.run("check a.zip -o out").exits(0);
    assert_eq!(
        places(&ran),
        ["a.zip!friday.pbn:17:1", "a.zip!friday.pbn#2:17:1"]
    );
    let files = column(&desk.path("out"), "files.csv", "file");
    assert_eq!(files, ["a.zip!friday.pbn", "a.zip!friday.pbn#2"]);
    let shown = desk.run("show a.zip!friday.pbn#2 --board 6");
    assert!(shown.exits(0).out.contains("a.zip!friday.pbn#2:2"));
}

#[test]
fn of_an_archive_that_is_cut_short_the_members_that_are_there_are_read() {
    let names = ["a.pbn", "b.pbn", "c.pbn"].map(|name| (name, REVOKE.as_bytes()));
    let whole = zip(&names);
    let third = whole
        .windows(4)
        .enumerate()
        .filter(|(_, it)| it == b"PK\x03\x04");
    let third = third.map(|(at, _)| at).next_back().unwrap();
    let desk = Desk::with(&[]);
    put(&desk, "a.zip", &whole[..third + 200]);
    put(&desk, "b.zip", &zip(&[("inner.zip", &whole[..third])]));
    let ran = desk.run("check a.zip b.zip -o out").exits(2);
    let expected = [
        "a.zip!a.pbn:17:1",
        "a.zip!b.pbn:17:1",
        "b.zip!inner.zip!a.pbn:17:1",
        "b.zip!inner.zip!b.pbn:17:1",
    ];
    assert_eq!(places(&ran), expected);
    for expected in [
        "a.zip!c.pbn: the zip data is damaged after ",
        "a.zip: the archive is damaged or cut short; files after the damage may be missing\n",
        "b.zip!inner.zip: the archive is damaged or cut short",
    ] {
        assert_eq!(ran.err.matches(expected).count(), 1, "{expected}: {ran:?}");
    }
}

#[test]
fn what_follows_compressed_data_is_no_damage_if_it_is_padding() {
    let desk = Desk::with(&[]);
    put(&desk, "a.pbn.gz", &[gzip(REVOKE), vec![0; 10_240]].concat());
    put(&desk, "b.pbn.zst", &[zstd(REVOKE), vec![0; 512]].concat());
    let ran = desk.run("check .").exits(0);
    assert_eq!(places(&ran), ["./a.pbn.gz:17:1", "./b.pbn.zst:17:1"]);
    put(&desk, "a.pbn.gz", &[&gzip(REVOKE)[..], b"garbage"].concat());
    let ran = desk.run("check .").exits(2);
    assert_eq!(places(&ran), ["./a.pbn.gz:17:1", "./b.pbn.zst:17:1"]);
    let expected = "./a.pbn.gz: the bytes after the end of the gzip data were ignored\n";
    assert!(ran.err.contains(expected), "{ran:?}");
}

/// A text as UTF-8, UTF-16LE or UTF-16BE, with its byte order mark.
fn marked(text: &str) -> [Vec<u8>; 3] {
    let text = format!("\u{feff}{text}");
    let wide = |bytes: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(bytes).collect();
    [
        text.clone().into_bytes(),
        wide(u16::to_le_bytes),
        wide(u16::to_be_bytes),
    ]
}

#[test]
fn files_on_end_are_read_whatever_the_encoding_of_each() {
    let board = |number: usize| {
        REVOKE
            .replace("\"5\"", &format!("\"{number}\""))
            .replace("Made-up", "Łódź")
            + "\n"
    };
    let latin = |text: String| encoding_rs::WINDOWS_1252.encode(&text).0.into_owned();
    let polish = |text: String| encoding_rs::ISO_8859_2.encode(&text).0.into_owned();
    let stated = "% PBN 2.1\n% Content-type: text/x-pbn; charset=ISO-8859-2\n";
    let [utf_8, little, big] = marked(&board(2));
    let heads = [
        (board(1).into_bytes(), "Łódź"),
        (latin(board(1).replace("Łódź", "Zürich")), "Zürich"),
        (polish(board(1).replace("% PBN 2.1\n", stated)), "Łódź"),
        (utf_8.clone(), "Łódź"),
        (little.clone(), "Łódź"),
        (big.clone(), "Łódź"),
    ];
    let tail = latin(board(3).replace("Łódź", "Zürich"));
    let desk = Desk::with(&[]);
    for (head, event) in heads {
        let text = [&head[..], &utf_8, &little, &tail, &big, &utf_8, &utf_8].concat();
        put(&desk, "all.pbn", &text);
        let run = |how: &str| {
            let ran = desk.run(&format!("check -o out --boards --force {how}"));
            let events = column(&desk.path("out"), "revokes.csv", "event");
            (ran.exits(0), events)
        };
        let (ran, events) = run("all.pbn");
        let first = 17 + usize::from(head.windows(7).any(|it| it == b"charset"));
        let line = |game: usize| format!("all.pbn:{}:1", first + 19 * game);
        assert_eq!(places(&ran), (0..7).map(line).collect::<Vec<_>>());
        let expected = [event, "Łódź", "Łódź", "Zürich", "Łódź", "Łódź", "Łódź"];
        assert_eq!(events, expected);
        for how in ["all.pbn -j 3", "all.pbn -j 1"] {
            let (again, other) = run(how);
            assert_eq!((places(&again), other), (places(&ran), events.clone()));
        }
    }
}

#[test]
fn damage_costs_what_is_behind_it_and_is_said_once() {
    let long = format!("{REVOKE}\n").repeat(4);
    let mut cut = gzip(&long);
    cut.truncate(cut.len() - 9);
    let mut bent = zip(&[("a.pbn", REVOKE.as_bytes()), ("b.pbn", REVOKE.as_bytes())]);
    let stored = REVOKE.as_bytes();
    let at = bent
        .windows(stored.len())
        .position(|it| it == stored)
        .unwrap();
    bent[at + 30] ^= 0x20; // a letter of the Event
    let whole = zip(&[("a.pbn", REVOKE.as_bytes())]);
    let desk = Desk::with(&[("e.pbn", REVOKE)]);
    put(&desk, "a.pbn.gz", &cut);
    put(&desk, "b.zip", &bent);
    put(&desk, "c.zip", &whole[..whole.len() - 30]);
    put(&desk, "d.zip", &zip(&[("photo.jpg", b"x")]));
    let ran = desk.run("check . -o out").exits(2);
    assert_eq!(
        ran.err
            .lines()
            .filter(|line| line.contains(".gz: "))
            .count(),
        1
    );
    for expected in [
        "./a.pbn.gz: the gzip data is damaged after ",
        "./b.zip!b.pbn: the zip data is damaged after ",
        "./c.zip: ",
        "./d.zip: no PBN or LIN file in this archive",
    ] {
        assert!(ran.err.contains(expected), "{expected}: {ran:?}");
    }
    let out = desk.path("out");
    assert_eq!(
        column(&out, "files.csv", "read"),
        ["no", "yes", "no", "yes", "no", "no", "yes"]
    );
    let games: Vec<u64> = column(&out, "files.csv", "games")
        .iter()
        .map(|it| it.parse().unwrap())
        .collect();
    assert!(
        games[0] >= 3,
        "what stands before the damage is read: {games:?}"
    );
    assert_eq!(games[1..], [1, 1, 1, 0, 0, 1]);
}

#[test]
fn encrypted_members_and_those_packed_in_other_ways_are_named() {
    let text = NO_PLAY.as_bytes();
    let sound = zip(&[("a.pbn", text), ("b.pbn", text), ("c.pbn", text)]);
    // in the directory: a mark, a version, a version, the flags, the method
    let entry = |bytes: &[u8], number: usize| {
        let mut entries = bytes
            .windows(4)
            .enumerate()
            .filter(|(_, it)| it == b"PK\x01\x02");
        entries.nth(number).unwrap().0
    };
    let mut archive = sound.clone();
    let (first, second) = (entry(&sound, 0), entry(&sound, 1));
    archive[first + 8] |= 1;
    archive[second + 10] = 14;
    let desk = Desk::with(&[]);
    put(&desk, "a.zip", &archive);
    let ran = desk.run("check a.zip -o out").exits(2);
    assert!(
        ran.err.contains("a.zip!a.pbn: it is encrypted within"),
        "{ran:?}"
    );
    assert!(ran.err.contains("a.zip!b.pbn: it is packed by "), "{ran:?}");
    assert_eq!(
        column(&desk.path("out"), "files.csv", "games"),
        ["0", "0", "1"]
    );
}

#[test]
fn what_is_packed_or_spelled_in_a_way_that_is_not_read_is_named() {
    let tar = {
        let mut head = vec![0; 512];
        head[257..262].copy_from_slice(b"ustar");
        [&head[..], REVOKE.as_bytes()].concat()
    };
    let mail = format!(
        "From: a club\nMIME-Version: 1.0\nContent-Transfer-Encoding: quoted-printable\n\n{}",
        REVOKE.replace('=', "=3D")
    );
    let json = format!("{{\"pbn\": \"{REVOKE}\"}}");
    for (name, bytes, due) in [
        ("a.pbn", &b"7z\xBC\xAF\x27\x1C\0\x04"[..], "7z data"),
        ("b.pbn", b"Rar!\x1A\x07\0", "RAR data"),
        ("c.pbn", b"BZh91AY&SY", "bzip2 data"),
        ("d.pbn", b"\xFD7zXZ\0", "xz data"),
        ("e.pbn", &tar, "tar data"),
        ("f.pbn.gz", &gzip_bytes(&tar), "tar data"),
        ("g.txt", mail.as_bytes(), "MIME"),
        ("h.lin", b"{\"error\": \"no session\"}", "JSON"),
        ("i.json", json.as_bytes(), "JSON"),
    ] {
        let desk = Desk::with(&[]);
        put(&desk, name, bytes);
        let ran = desk.run(&format!("check {name}")).exits(2);
        assert!(ran.err.contains(due), "{name}: {ran:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_loop_of_links_is_said_and_the_rest_is_read() {
    let desk = Desk::with(&[("a/friday.pbn", REVOKE)]);
    std::os::unix::fs::symlink(desk.path("a"), desk.path("a/again")).unwrap();
    std::os::unix::fs::symlink("nowhere", desk.path("a/gone.pbn")).unwrap();
    let ran = desk.run("check a").exits(2);
    assert_eq!(places(&ran), ["a/friday.pbn:17:1"]);
    assert!(
        ran.err.contains("a/again") && ran.err.contains("a/gone.pbn"),
        "{ran:?}"
    );
}

/// Some systems let a program have few files open.
#[cfg(unix)]
#[test]
fn many_files_are_read_where_few_can_be_open() {
    let desk = Desk::with(&[]);
    for file in 0..300 {
        desk.write(&format!("season/{file:03}.pbn"), NO_PLAY);
    }
    let program = desk.start(&[]).get_program().to_owned();
    let mut shell = std::process::Command::new("sh");
    shell.current_dir(desk.path(""));
    shell.args(["-c", "ulimit -n 120; exec \"$0\" check season -q -o out"]);
    shell.arg(&program);
    Ran::of(&shell.output().unwrap()).exits(0);
    let read = column(&desk.path("out"), "files.csv", "read");
    assert_eq!(read, ["yes"; 300]);
}

#[cfg(unix)]
#[test]
fn a_file_is_read_once_and_a_copy_is_another_file() {
    let desk = Desk::with(&[("season/a.pbn", REVOKE), ("season/copy.pbn", REVOKE)]);
    std::os::unix::fs::symlink("a.pbn", desk.path("season/link.pbn")).unwrap();
    fs::hard_link(desk.path("season/a.pbn"), desk.path("season/hard.pbn")).unwrap();
    desk.write("list", "season/../season/copy.pbn\r\n\n".repeat(6));
    let given = ["check", "season", "season/./a.pbn", "--from-list", "list"];
    let ran = desk.run(&[&given[..], &["-o", "out"]].concat()).exits(0);
    assert_eq!(places(&ran), ["season/a.pbn:17:1", "season/copy.pbn:17:1"]);
    let expected = "season/hard.pbn: the same file as season/a.pbn; read once\n\
                season/link.pbn: the same file as season/a.pbn; read once\n\
                season/./a.pbn: the same file as season/a.pbn; read once\n\
                season/../season/copy.pbn: the same file as season/copy.pbn; read once\n\
                season/../season/copy.pbn: the same file as season/copy.pbn; read once\n\
                4 more paths lead to files that are already read\n";
    assert_eq!(ran.err, expected);
    let files = column(&desk.path("out"), "files.csv", "file");
    assert_eq!(files, ["season/a.pbn", "season/copy.pbn"]);
}

#[cfg(target_os = "linux")] // other systems have no such names
#[test]
fn names_that_are_no_utf_8_stay_distinct() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let desk = Desk::with(&[]);
    fs::create_dir(desk.path("season")).unwrap();
    for name in [&b"\xE9.pbn"[..], b"\xEA.pbn"] {
        fs::write(desk.path("season").join(OsStr::from_bytes(name)), REVOKE).unwrap();
    }
    let ran = desk.run("check season -o out").exits(0);
    assert_eq!(
        places(&ran),
        ["season/\\xE9.pbn:17:1", "season/\\xEA.pbn:17:1"]
    );
    let files = column(&desk.path("out"), "files.csv", "file");
    assert_eq!(files, ["season/\\xE9.pbn", "season/\\xEA.pbn"]);

    let archive = OsStr::from_bytes(b"season/\xE9.zip");
    fs::write(
        desk.path("season").join(OsStr::from_bytes(b"\xE9.zip")),
        zip(&[("a.pbn", REVOKE.as_bytes())]),
    )
    .unwrap();
    let mut member = archive.to_owned();
    member.push("!a.pbn");
    let mut command = desk.command("show --board 5");
    let ran = Ran::of(&command.arg(member).output().unwrap()).exits(0);
    assert!(ran.out.contains("season/\\xE9.zip!a.pbn"), "{ran:?}");
}

/// A pipe in the place of a table is not read, and stays.
#[cfg(unix)]
#[test]
fn a_pipe_among_reports_is_refused() {
    let desk = Desk::with(&[("a.pbn", REVOKE)]);
    for (name, socket) in [
        ("review.csv", false),
        ("review.ods", true),
        ("sheets/x.html", false),
    ] {
        desk.run("check a.pbn -q -o out --sheets all").exits(0);
        let path = desk.path("out").join(name);
        let _ = std::fs::remove_file(&path);
        let bound = socket.then(|| std::os::unix::net::UnixListener::bind(&path).unwrap());
        if bound.is_none() {
            let made = std::process::Command::new("mkfifo").arg(&path).status();
            assert!(made.unwrap().success());
        }
        let ran = desk.run("check a.pbn -q -o out --sheets all").exits(2);
        let told = format!("{name}: this is a pipe or a device");
        assert!(ran.err.contains(&told), "{ran:?}");
        if name.starts_with("review") {
            desk.run("apply out").exits(2);
            desk.run("compare out out").exits(2);
        }
        std::fs::remove_file(&path).unwrap();
    }
}

/// A pipe in a folder is not waited for, and a link that leads nowhere is told in words.
#[cfg(unix)]
#[test]
fn what_is_no_file_in_a_folder_is_told() {
    let desk = Desk::with(&[("in/a.pbn", REVOKE)]);
    let pipe = std::process::Command::new("mkfifo")
        .arg(desk.path("in/b.pbn"))
        .status();
    assert!(pipe.unwrap().success());
    std::os::unix::fs::symlink("c.pbn", desk.path("in/c.pbn")).unwrap();
    let ran = desk.run("check in -q").exits(2);
    let told = "in/b.pbn: this is a pipe or a device; name it, if it is to be read\n\
                in/c.pbn: it is a link that leads to no file\n";
    assert_eq!(ran.err, told);
}
