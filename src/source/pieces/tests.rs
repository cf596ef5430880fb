//! Pieces of every kind, on end, and what is no beginning of one.

use super::*;

const KINDS: [(&str, TextKind, bool); 6] = [
    ("8-bit", TextKind::Narrow, false),
    ("8-bit, marked", TextKind::Narrow, true),
    ("UTF-16LE", TextKind::Little, false),
    ("UTF-16LE, marked", TextKind::Little, true),
    ("UTF-16BE", TextKind::Big, false),
    ("UTF-16BE, marked", TextKind::Big, true),
];

fn written(text: &str, kind: TextKind, marked: bool) -> Vec<u8> {
    let mark = if marked { "\u{feff}" } else { "" };
    let text = format!("{mark}{text}");
    match kind {
        TextKind::Narrow => text.into_bytes(),
        TextKind::Little => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        TextKind::Big => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
    }
}

/// Hands on so many bytes at a time.
struct Slow(io::Cursor<Vec<u8>>, usize);

impl Read for Slow {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = buffer.len().min(self.1);
        self.0.read(&mut buffer[..count])
    }
}

fn read(bytes: &[u8], step: usize) -> String {
    let (skip, kind) = mark(bytes).unwrap_or((0, TextKind::Narrow));
    let slow = Slow(io::Cursor::new(bytes[skip..].to_vec()), step);
    let mut text = Vec::new();
    Pieces::new(Box::new(slow), kind)
        .read_to_end(&mut text)
        .unwrap();
    String::from_utf8(text).unwrap()
}

const GAMES: [&str; 4] = [
    "[Event \"Łódź, Cafe\u{301}\"]\n[Site \"\"]\n\n",
    "% PBN 2.1\r\n%EXPORT\r\n\r\n[Event \"a\u{1f0a1}b\"]\r\n\r\n",
    "\r\n[Site \"\u{feff} within\"]\r\n",
    "; x\n[Board \"1\"]\n{\u{5b50}\n\u{5b50}}\n",
];

#[test]
fn pieces_of_every_kind_follow_each_other() {
    for (first, (named, kind, marked)) in KINDS.into_iter().enumerate() {
        let game = GAMES[first % GAMES.len()];
        // of the first piece the caller knows the kind
        let opening = written(game, kind, marked || kind != TextKind::Narrow);
        for second in GAMES {
            for (second_named, kind, marked) in KINDS {
                let last = written(GAMES[0], TextKind::Narrow, marked);
                let bytes = [&opening[..], &written(second, kind, marked), &last].concat();
                let expected = [game, second, GAMES[0]].concat();
                for step in [1, 3, 1 << 20] {
                    let what = format!("{named}, {second_named}, {step} at a time");
                    assert_eq!(read(&bytes, step), expected, "{what}");
                }
            }
        }
    }
}

#[test]
fn a_piece_that_does_not_end_with_a_line_end_is_followed_by_a_tag() {
    for (_, kind, _) in KINDS {
        for (_, next, marked) in KINDS {
            // what follows 8-bit characters, or UTF-16 in the same order, is seen to be other by its mark
            let bytes = [
                written("[Event \"\"]\n[Site \"x\"]", kind, true),
                written("[Event \"é\"]\n", next, marked || next != TextKind::Narrow),
            ]
            .concat();
            let expected = "[Event \"\"]\n[Site \"x\"][Event \"é\"]\n";
            assert_eq!(read(&bytes, 5), expected, "{kind:?}, {next:?}");
        }
    }
}

#[test]
fn a_piece_that_ends_within_a_character_costs_that_character() {
    for kind in [TextKind::Little, TextKind::Big] {
        for end in ["\n", "\r\n", "é", "x"] {
            let mut cut = written(&format!("[Event \"\"]\n{{{end}"), kind, true);
            cut.pop();
            for (_, next, marked) in KINDS {
                let tag = written("[Event \"é\"]\n", next, marked || next != TextKind::Narrow);
                let text = read(&[&cut[..], &tag].concat(), 5);
                let last = match (kind, end) {
                    (TextKind::Little, "\n" | "\r\n") => end,
                    (TextKind::Little, _) => "\u{fffd}",
                    (_, "\r\n") => "\r",
                    _ => "",
                };
                let expected = format!("[Event \"\"]\n{{{last}[Event \"é\"]\n");
                assert_eq!(text, expected, "{kind:?} {end:?} {next:?}");
            }
        }
    }
}

#[test]
fn what_is_no_beginning_stays_as_it_is() {
    for text in [
        "[Event \"\u{feff}Cup\u{feff}\"]\n",
        "[Event \"\"] \u{feff}\n{\u{feff}[x]}\n",
        "\n\0\0\0\n[Event\0\"x\"]\0\n\0[Site]\n\0",
        "\u{ef}\u{fb}\n\u{ef}\n",
    ] {
        for step in [1, 4, 1000] {
            assert_eq!(read(text.as_bytes(), step), text);
        }
    }
    let mut latin = Vec::new();
    let bytes = b"\n\xff\xfe is a word\n\xfe\xff\n\xef\xee\xff";
    let from = Box::new(&bytes[..]);
    Pieces::new(from, TextKind::Narrow)
        .read_to_end(&mut latin)
        .unwrap();
    assert_eq!(latin, bytes);
}

#[test]
fn a_text_of_many_blocks_is_read_as_it_is_with_a_mark_anywhere() {
    let line = "[Event \"Ł\u{ffff}\"]\n";
    for lines in (3000..3010).chain(0..20) {
        let before = line.repeat(lines);
        let text = format!("{before}\u{feff}[Site \"\"]\n").into_bytes();
        assert_eq!(read(&text, 1 << 16), format!("{before}[Site \"\"]\n"));
    }
}

#[test]
fn what_was_read_before_an_error_is_handed_on_first() {
    struct Gone;
    impl Read for Gone {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::ErrorKind::BrokenPipe.into())
        }
    }
    for (_, kind, _) in KINDS {
        let text = written("[Event \"é\"]\n\u{feff}", kind, false);
        let from = Box::new(io::Cursor::new(text).chain(Gone));
        let mut pieces = Pieces::new(from, kind);
        let mut read = Vec::new();
        let error = pieces.read_to_end(&mut read).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::BrokenPipe);
        assert_eq!(read, "[Event \"é\"]\n".as_bytes(), "{kind:?}");
    }
}
