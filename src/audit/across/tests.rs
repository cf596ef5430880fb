use super::declarations::{Declarations, Declared};
use super::*;
use crate::audit::spill::Spill;
use crate::audit::title::Years;
use crate::audit::{Options, Scratch};
use crate::board::Carry;
use crate::bridge::{Seat, Strain};
use crate::checks::{Fit, Numbering, Opening, OtherTable, Passes};
use crate::pbn::games;
use crate::source::Charset;
use std::fmt::Write;

const DEAL: &str = "N:KJ.A7.AQ3.AKQJ63 A64.T9863.T8742. T9872.KQ2.KJ6.85 Q53.J54.95.T9742";
/// West and North have exchanged two cards.
const CLOSE: &str = "N:KQ.A7.AQ3.AKQJ63 A64.T9863.T8742. T9872.KQ2.KJ6.85 J53.J54.95.T9742";
const OTHER: &str = "N:AJ9.J7532.T7.A83 Q762.K8.432.QJT5 T8.AQT.KQJ98.K62 K543.964.A65.974";

/// What others show of the boards of files of one part each, which are looked at again.
fn across(files: Vec<(&str, Vec<BoardKey>)>) -> Across {
    let spill = Spill::new(0);
    let read = files.into_iter().map(|(name, keys)| {
        let mut traces = Traces::default();
        for key in &keys {
            traces.push(key);
            traces.list(key.game);
        }
        TracedFile {
            name: name.into(),
            parts: vec![TracedPart {
                kept: traces.keep(&spill).unwrap(),
                before: 0,
            }],
        }
    });
    let files = read.collect();
    let mut across = Across::default();
    let traced = Traced {
        files,
        spill: &spill,
        together: 100,
    };
    across.judge(&traced, true).unwrap();
    across
}

/// What was seen at other tables of boards with ` + ` between them: of each its file, where it is not that of the board before, its
/// tags and the name of its deal.
fn seen(boards: &str) -> String {
    let mut files: Vec<(&str, Vec<BoardKey>)> = Vec::new();
    let mut games = Vec::new();
    for board in boards.split(" + ") {
        let mut record = String::new();
        for word in board.split(' ') {
            if let Some((name, value)) = word.split_once('=') {
                writeln!(record, "[{name} \"{}\"]", value.replace('_', " ")).unwrap();
            } else if word.strip_suffix(".pbn").is_some() {
                files.push((word, Vec::new()));
            } else {
                writeln!(record, "[Deal \"{}\"]", deal(word)).unwrap();
            }
        }
        let file = files.len() - 1;
        let before = games.iter().filter(|it: &&(usize, u32)| it.0 == file);
        let game = u32::try_from(before.count()).unwrap() + 1;
        files[file].1.extend(key_of(&record, game));
        games.push((file, game));
    }
    let across = across(files);
    let of = |(file, game)| {
        let mut known = across.of(file, 0);
        match known.find(|it| it.0 == game)?.1.other_table {
            OtherTable::Differs {
                file,
                game,
                likeness,
                ..
            } => Some(format!("{likeness:?} from {file} {game}")),
            OtherTable::Nothing => None,
        }
    };
    let seen = games.into_iter().map(of);
    let seen: Vec<_> = seen.map(|it| it.unwrap_or("nothing".to_owned())).collect();
    seen.join(", ")
}

fn deal(name: &str) -> String {
    match name {
        "deal" => DEAL.to_owned(),
        "close" => CLOSE.to_owned(),
        "other" => OTHER.to_owned(),
        "minors" => DEAL.replace("KQJ63", "KQJ86").replace("KJ6.85", "KJ6.53"),
        "hidden" => "N:KJ.A7.AQ3.AKQJ63 - T9872.KQ2.KJ6.85 -".to_owned(),
        from => DEAL.replacen('N', from, 1),
    }
}

fn key_of(text: &str, number: u32) -> Option<BoardKey> {
    let text = text.as_bytes();
    let game = games(text).next().unwrap();
    let (record, mut key) = ((&game, text, Charset::Unstated), None);
    let options = Options::default();
    Scratch::default().rule(&options, record, &Carry::default(), |pbn| {
        let asks = Some(pbn.case.rescored().is_some());
        key = BoardKey::of(pbn.case, number, (asks, false));
    });
    key
}

/// Letters, each word of them as often as the number before it says.
fn repeated(words: &str) -> String {
    let word = |word: &str| {
        let letters = word.trim_start_matches(|it: char| it.is_ascii_digit());
        let times = word.strip_suffix(letters).unwrap_or_default();
        letters.repeat(times.parse().unwrap_or(1))
    };
    words.split(' ').map(word).collect()
}

/// What a file does with the first passes, by how its auctions begin.
fn first_passes(openings: &str) -> String {
    let mut conventions = Conventions::default();
    for opening in repeated(openings).chars() {
        conventions.open(match opening {
            'P' => Opening::Pass,
            'B' => Opening::Bid,
            'L' => Opening::Late,
            _ => Opening::Unknown,
        });
    }
    assert_eq!(conventions.passes(Opening::Bid), Passes::Written);
    format!("{:?}", conventions.passes(Opening::Late))
}

/// How a file numbers its boards, by how these fit their numbers: with numbers of its own, or else by the cycle.
fn numbering(fits: &str) -> String {
    let fits = repeated(fits);
    let key = |(game, fit)| {
        let mut key = BoardKey::nothing_of(game);
        key.shown.fit = match fit {
            'D' => Fit::Differs,
            'F' => Fit::Fits,
            _ => Fit::Unnumbered,
        };
        key
    };
    let across = across(vec![("a.pbn", (1..).zip(fits.chars()).map(key).collect())]);
    let known: Vec<_> = across.of(0, 0).collect();
    let of = |(game, _)| match known.iter().find(|it| it.0 == game) {
        Some((_, it)) if it.numbering == Numbering::Own => 'O',
        _ => '-',
    };
    (1..).zip(fits.chars()).map(of).collect()
}

/// What is said of each table, told by denomination, declarer and tricks: the place of the other, and how many tables there are of
/// the others and else of its own side.
fn declared(tables: &str) -> String {
    let table = |text: &str| {
        let letters = text.as_bytes();
        let seat = crate::bridge::seat(letters[1]).unwrap();
        Declared {
            strain: crate::bridge::strain(letters[0]).unwrap(),
            seat,
            tricks: text[2..].parse().unwrap(),
            leads: seat.lho(),
        }
    };
    let all: Vec<_> = tables.split(' ').map(table).collect();
    let declarations = Declarations::of(all.iter().copied().map(Some));
    let of = |it: &Declared| {
        let said = declarations.as_ref().and_then(|all| all.contradiction(*it));
        said.map_or("none".to_owned(), |(place, other)| {
            format!("{place} {} {}", other.tables, other.own)
        })
    };
    all.iter().map(of).collect::<Vec<_>>().join(", ")
}

#[test]
fn what_is_said_later_of_a_board_stands_in_its_trace() {
    let record = RecordKey::of_parts(u64::MAX / 3, 0xABCD);
    let said = |is_listed, record| BoardKey {
        is_listed,
        record,
        declared: Some(Declared {
            strain: Strain::Notrump,
            seat: Seat::West,
            tricks: 13,
            leads: Seat::South,
        }),
        ..BoardKey::nothing_of(7)
    };
    let mut trace = said(false, None).trace();
    trace::put_record(&mut trace, record);
    assert_eq!(trace, said(false, Some(record)).trace());
    trace::list(&mut trace);
    assert_eq!(trace, said(true, Some(record)).trace());
    assert_eq!(BoardKey::of_trace(&trace).trace(), trace);
}

#[test]
fn boards_years_and_placeholders_are_read_as_their_list_has_it() {
    hold!("readings.txt", |name, texts| {
        let read = |text: &str| match name {
            "boards" => seen(text),
            "first passes" => first_passes(text),
            "numbering" => numbering(text),
            "declared" => declared(text),
            "years" => format!("{:?}", Years::of(text, 2026)),
            "years of file" => format!("{:?}", Years::of_file(text)),
            "no event" => placeholder::is_no_event(text.as_bytes()).to_string(),
            _ => placeholder::is_no_team(text.as_bytes()).to_string(),
        };
        let mut read: Vec<_> = texts.split('|').map(read).collect();
        read.dedup();
        read.join(" ")
    });
}
