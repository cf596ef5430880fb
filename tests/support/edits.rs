//! Ways to write a PBN text otherwise, one at a time: a Latin-1 name, another line end, another order of tags. Each is a
//! pure function from text to text that changes no card, no call and no result.
//!
//! They take the text of any generator: one blank line between games, each tag and each row on a line of its own. The
//! benches measure what each costs, and the tests that no ruling depends on it.

#![allow(dead_code, unreachable_pub)] // each bench and each test uses its own part

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// What an edit adds to a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Adds {
    /// The same tags, calls and cards, and no finding about them.
    Nothing,
    /// Notes, suffixes or comments, or what is reported.
    TokensOrFindings,
}

/// One way to write a text otherwise.
pub struct Edit {
    pub name: &'static str,
    pub adds: Adds,
    /// What makes of a generated text the one that the edit is compared with.
    pub base: fn(&[u8]) -> Vec<u8>,
    /// The edit of the base.
    pub rewrite: fn(&[u8]) -> Vec<u8>,
}

pub const EDITS: [Edit; 16] = [
    plain("latin1", latin1),
    plain("utf8", utf8),
    plain("crlf", crlf),
    plain("cr", cr),
    Edit {
        name: "export",
        adds: Adds::Nothing,
        base: export_order,
        rewrite: export,
    },
    plain("lower", lower),
    plain("trailing", trailing),
    plain("tabs", tabs),
    plain("inherited", inherited),
    plain("order", order),
    plain("two-blanks", two_blanks),
    more("notes", notes),
    more("suffixes", suffixes),
    more("comments", comments),
    more("no-blank-lines", no_blank_lines),
    more("numbers", numbers),
];

const fn plain(name: &'static str, rewrite: fn(&[u8]) -> Vec<u8>) -> Edit {
    Edit {
        name,
        adds: Adds::Nothing,
        base: <[u8]>::to_vec,
        rewrite,
    }
}

const fn more(name: &'static str, rewrite: fn(&[u8]) -> Vec<u8>) -> Edit {
    Edit {
        adds: Adds::TokensOrFindings,
        ..plain(name, rewrite)
    }
}

/// The edit of a name.
pub fn named(name: &str) -> Option<&'static Edit> {
    EDITS.iter().find(|edit| edit.name == name)
}

/// Letters of players' names with the accents that ISO 8859-1 has. The text is then in Latin-1.
pub fn latin1(text: &[u8]) -> Vec<u8> {
    let byte = |letter: char| u8::try_from(letter).expect("a letter of Latin-1");
    names(
        text,
        "aáàäåcçeéèiíoóöønñuúüyý",
        |letter, out| out.push(byte(letter)),
    )
}

/// Letters of players' names with accents of all of Europe, in UTF-8.
pub fn utf8(text: &[u8]) -> Vec<u8> {
    let accents = "aáäåąăcčçćdďeéèęěgğiíılłnńñňoóöøőrřsšśştťuúüűůyýzžźż";
    names(text, accents, |letter, out| {
        out.extend(letter.encode_utf8(&mut [0; 4]).bytes());
    })
}

/// Each fourth letter of a name that may have an accent gets one, from the second on. `accents` has each plain letter
/// before its accented ones; the name decides which of them, so a person keeps the name.
fn names(text: &[u8], accents: &str, push: impl Fn(char, &mut Vec<u8>)) -> Vec<u8> {
    let mut of: HashMap<u8, Vec<char>> = HashMap::new();
    let mut plain = 0;
    for letter in accents.chars() {
        match u8::try_from(letter).ok().filter(u8::is_ascii) {
            Some(letter) => plain = letter,
            None => of.entry(plain).or_default().push(letter),
        }
    }
    by_line(text, |kind, line, out| {
        let Kind::Tag(b"North" | b"East" | b"South" | b"West") = kind else {
            return out.extend(line);
        };
        let value = line
            .iter()
            .position(|byte| *byte == b'"')
            .map_or(line.len(), |at| at + 1);
        out.extend(&line[..value]);
        let name = &line[value..];
        let mut turn = 0;
        for byte in name {
            let forms = of.get(byte);
            turn += usize::from(forms.is_some());
            match forms.filter(|_| turn % 4 == 2) {
                Some(forms) => push(forms[(name.len() + turn) % forms.len()], out),
                None => out.push(*byte),
            }
        }
    })
}

pub fn lf(text: &[u8]) -> Vec<u8> {
    text.iter().copied().filter(|byte| *byte != b'\r').collect()
}

pub fn crlf(text: &[u8]) -> Vec<u8> {
    ends(text, b"\r\n")
}

pub fn cr(text: &[u8]) -> Vec<u8> {
    ends(text, b"\r")
}

fn ends(text: &[u8], end: &[u8]) -> Vec<u8> {
    lines(text)
        .flat_map(|line| [line, end])
        .flatten()
        .copied()
        .collect()
}

/// The tags in the order of the export format.
pub fn export_order(text: &[u8]) -> Vec<u8> {
    const FIRST: [&str; 15] = [
        "Event",
        "Site",
        "Date",
        "Board",
        "West",
        "North",
        "East",
        "South",
        "Dealer",
        "Vulnerable",
        "Deal",
        "Scoring",
        "Declarer",
        "Contract",
        "Result",
    ];
    reordered(text, |name, _| {
        let place = FIRST.iter().position(|own| own.as_bytes() == name);
        (place.unwrap_or(FIRST.len()), name.to_vec())
    })
}

/// Says that the text, which is in the order of the export format, is in that format.
pub fn export(text: &[u8]) -> Vec<u8> {
    let head = b"% PBN 2.1\n% EXPORT\n";
    let from = text.windows(2).position(|pair| pair == b"\n[");
    let from = if text.starts_with(b"%") {
        from.map_or(0, |at| at + 1)
    } else {
        0
    };
    [head, &text[from..]].concat()
}

/// The tags before the auction in an order that differs from game to game.
pub fn order(text: &[u8]) -> Vec<u8> {
    reordered(text, |name, game| {
        let mut hasher = DefaultHasher::new();
        (name, game).hash(&mut hasher);
        hasher.finish()
    })
}

/// Sorts the tags before the first section; then come auction, play and tables.
fn reordered<K: Ord>(text: &[u8], key: impl Fn(&[u8], usize) -> K) -> Vec<u8> {
    by_game(text, |number, game| {
        let blocks = std::mem::take(&mut game.blocks).into_iter();
        let (mut header, mut sections): (Vec<_>, Vec<_>) =
            blocks.partition(|block| section(block.name).is_none());
        header.sort_by_cached_key(|block| key(block.name, number));
        sections.sort_by_key(|block| (section(block.name), block.name));
        game.blocks = header.into_iter().chain(sections).collect();
    })
}

/// The place of a section behind the other tags.
fn section(name: &[u8]) -> Option<u8> {
    match name {
        b"Auction" => Some(0),
        b"Play" => Some(1),
        b"Table" => None,
        _ => name.ends_with(b"Table").then_some(2),
    }
}

/// Calls and cards in small letters.
pub fn lower(text: &[u8]) -> Vec<u8> {
    by_line(text, |kind, line, out| match kind {
        Kind::Row(b"Auction" | b"Play") => out.extend(line.to_ascii_lowercase()),
        _ => out.extend(line),
    })
}

/// A blank at the end of each row.
pub fn trailing(text: &[u8]) -> Vec<u8> {
    by_line(text, |kind, line, out| {
        out.extend(line);
        out.extend(matches!(kind, Kind::Row(_)).then_some(b' '));
    })
}

/// Two blanks between calls, and between cards.
pub fn two_blanks(text: &[u8]) -> Vec<u8> {
    by_line(text, |kind, line, out| {
        let is_play = matches!(kind, Kind::Row(b"Auction" | b"Play"));
        for byte in line {
            out.extend((is_play && *byte == b' ').then_some(b' '));
            out.push(*byte);
        }
    })
}

/// Tabs between the cells of tables.
pub fn tabs(text: &[u8]) -> Vec<u8> {
    by_line(text, |kind, line, out| {
        let is_cell = matches!(kind, Kind::Row(name) if name.ends_with(b"Table"));
        let mut in_string = false;
        for byte in line {
            in_string ^= *byte == b'"';
            let is_gap = is_cell && !in_string && *byte == b' ';
            out.push(if is_gap { b'\t' } else { *byte });
        }
    })
}

/// Nothing between one game and the next.
pub fn no_blank_lines(text: &[u8]) -> Vec<u8> {
    by_game(text, |_, game| game.tail.clear())
}

/// `#` for what the game before has too.
pub fn inherited(text: &[u8]) -> Vec<u8> {
    const TAGS: [&[u8]; 9] = [
        b"Event", b"Site", b"Date", b"West", b"North", b"East", b"South", b"Scoring", b"Section",
    ];
    let mut known: HashMap<Vec<u8>, Vec<u8>> = HashMap::new();
    by_line(text, |kind, line, out| {
        if let Kind::Tag(name) = kind
            && TAGS.contains(&name)
            && known.insert(name.to_vec(), line.to_vec()).as_deref() == Some(line)
        {
            return out.extend([b"[", name, b" \"#\"]"].concat());
        }
        out.extend(line);
    })
}

/// The number after its own for each board, so that Dealer and Vulnerable are not those of its number.
pub fn numbers(text: &[u8]) -> Vec<u8> {
    by_line(text, |kind, line, out| {
        let number = |line: &[u8]| {
            let value = std::str::from_utf8(line).ok()?.split('"').nth(1)?;
            value.parse::<u32>().ok()
        };
        match (kind, number(line)) {
            (Kind::Tag(b"Board"), Some(number)) => {
                out.extend(format!("[Board \"{}\"]", number + 1).bytes());
            }
            _ => out.extend(line),
        }
    })
}

/// A note on each of the first three bids, in auctions that have none.
pub fn notes(text: &[u8]) -> Vec<u8> {
    by_game(text, |_, game| {
        let Some(auction) = game.blocks.iter_mut().find(|it| it.name == b"Auction") else {
            return;
        };
        if auction.lines[1..].iter().any(|line| line.contains(&b'=')) {
            return;
        }
        let mut count = 0;
        auction.lines = by_word(&auction.lines, |word, out| {
            out.extend(word);
            if count < 3 && word[0].is_ascii_digit() {
                count += 1;
                out.extend(format!(" ={count}=").bytes());
            }
        });
        let note = |at| format!("[Note \"{at}:meaning {at}, as agreed\"]").into_bytes();
        auction.lines.extend((1..=count).map(note));
    })
}

/// `!` after each bid, and `?` after the first card of each trick.
pub fn suffixes(text: &[u8]) -> Vec<u8> {
    by_game(text, |_, game| {
        for block in &mut game.blocks {
            let mut at = 0;
            let is_marked = |word: &[u8], at: usize| match block.name {
                b"Auction" => word[0].is_ascii_digit(),
                b"Play" => word.len() == 2 && at.is_multiple_of(4),
                _ => false,
            };
            let suffix = if block.name == b"Play" { b'?' } else { b'!' };
            block.lines = by_word(&block.lines, |word, out| {
                out.extend(word);
                out.extend(is_marked(word, at).then_some(suffix));
                at += 1;
            });
        }
    })
}

/// A comment after each deal, each result and each play, and one in the auction.
pub fn comments(text: &[u8]) -> Vec<u8> {
    by_game(text, |_, game| {
        for block in &mut game.blocks {
            match block.name {
                b"Deal" => block.lines.push(b"; of the second set".to_vec()),
                b"Result" => block
                    .lines
                    .push(b"{seen by the director, who\n\nsaid [nothing]}".to_vec()),
                b"Auction" => block.lines.insert(1, b"{not hurried}".to_vec()),
                b"Play" => block.lines.push(b"{the last card}".to_vec()),
                _ => {}
            }
        }
    })
}

/// Ten times the score, or 90 for a board that was passed out: a finding on each board. No edit of [`EDITS`].
pub fn wrong_scores(text: &[u8]) -> Vec<u8> {
    by_line(text, |kind, line, out| {
        match (kind, line.strip_suffix(b"\"]")) {
            (Kind::Tag(b"Score"), Some(score)) if score.ends_with(b" 0") => {
                out.extend([&score[..score.len() - 1], b"90\"]"].concat());
            }
            (Kind::Tag(b"Score"), Some(score)) => out.extend([score, b"0\"]"].concat()),
            _ => out.extend(line),
        }
    })
}

/// What a line is.
#[derive(Clone, Copy)]
enum Kind<'a> {
    Tag(&'a [u8]),
    /// A row of calls, cards or cells, and nothing else, below the tag of this name.
    Row(&'a [u8]),
    Other,
}

fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split_inclusive(|byte| *byte == b'\n').map(without_end)
}

/// Says of each line of a text what it is.
#[derive(Default)]
struct Kinds<'a> {
    section: &'a [u8],
    in_comment: bool,
}

impl<'a> Kinds<'a> {
    fn next(&mut self, line: &'a [u8]) -> Kind<'a> {
        if self.in_comment || line.starts_with(b"{") {
            self.in_comment = !line.contains(&b'}');
            return Kind::Other;
        }
        if let Some(tag) = line.strip_prefix(b"[") {
            let name = tag.split(|byte| *byte == b' ').next();
            let name = name.unwrap_or_default();
            if name != b"Note" {
                self.section = name;
            }
            return Kind::Tag(name);
        }
        if line.trim_ascii().is_empty() {
            self.section = b"";
        }
        let is_plain = !line.starts_with(b"%") && !line.contains(&b'{') && !line.contains(&b';');
        match self.section {
            b"" => Kind::Other,
            name if is_plain => Kind::Row(name),
            _ => Kind::Other,
        }
    }
}

/// Rewrites a text line by line; its line ends stay.
fn by_line(text: &[u8], mut write: impl FnMut(Kind, &[u8], &mut Vec<u8>)) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len() + text.len() / 4);
    let mut kinds = Kinds::default();
    for ended in text.split_inclusive(|byte| *byte == b'\n') {
        let line = without_end(ended);
        write(kinds.next(line), line, &mut out);
        out.extend(&ended[line.len()..]);
    }
    out
}

fn without_end(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}

/// A tag with all that belongs to it: rows, notes and the comments behind it.
struct Block<'a> {
    name: &'a [u8],
    lines: Vec<Vec<u8>>,
}

struct GameText<'a> {
    /// What comes before the first tag.
    head: Vec<Vec<u8>>,
    blocks: Vec<Block<'a>>,
    /// The blank lines behind it.
    tail: Vec<Vec<u8>>,
}

/// Rewrites a text game by game, the first with number 0. Its line ends become LF.
fn by_game(text: &[u8], mut edit: impl FnMut(usize, &mut GameText)) -> Vec<u8> {
    let mut out = Vec::with_capacity(text.len() + text.len() / 4);
    for (number, mut game) in games(text).into_iter().enumerate() {
        edit(number, &mut game);
        let blocks = game.blocks.into_iter().flat_map(|block| block.lines);
        for line in game.head.into_iter().chain(blocks).chain(game.tail) {
            out.extend(line);
            out.push(b'\n');
        }
    }
    out
}

fn games(text: &[u8]) -> Vec<GameText<'_>> {
    let empty = || GameText {
        head: Vec::new(),
        blocks: Vec::new(),
        tail: Vec::new(),
    };
    let mut games = vec![empty()];
    let mut kinds = Kinds::default();
    for line in lines(text) {
        let was_in_comment = kinds.in_comment;
        let kind = kinds.next(line);
        let is_blank = !was_in_comment && line.trim_ascii().is_empty();
        if !is_blank && games.last().is_some_and(|game| !game.tail.is_empty()) {
            games.push(empty());
        }
        let game = games.last_mut().expect("one from the beginning");
        match (kind, game.blocks.last_mut()) {
            _ if is_blank => game.tail.push(line.to_vec()),
            (Kind::Tag(name), _) if name != b"Note" => game.blocks.push(Block {
                name,
                lines: vec![line.to_vec()],
            }),
            (_, Some(block)) => block.lines.push(line.to_vec()),
            (_, None) => game.head.push(line.to_vec()),
        }
    }
    games
}

/// Rewrites the rows of a section word by word; other lines stay, and so does the tag.
fn by_word(lines: &[Vec<u8>], mut write: impl FnMut(&[u8], &mut Vec<u8>)) -> Vec<Vec<u8>> {
    let mut kinds = Kinds::default();
    let rewritten = lines.iter().map(|line| match kinds.next(line) {
        Kind::Row(_) => {
            let mut out = Vec::with_capacity(2 * line.len());
            for word in line
                .split(|byte| *byte == b' ')
                .filter(|word| !word.is_empty())
            {
                if !out.is_empty() {
                    out.push(b' ');
                }
                write(word, &mut out);
            }
            out
        }
        _ => line.clone(),
    });
    rewritten.collect()
}
