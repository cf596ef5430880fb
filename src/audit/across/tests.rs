use super::declarations::Declared;
use super::*;
use crate::audit::spill::Spill;
use crate::audit::title::Years;
use crate::audit::{Options, Scratch};
use crate::board::Carry;
use crate::bridge::{Seat, Strain};
use crate::checks::Numbering::{Cycle, Own};
use crate::checks::{Fit, Likeness, Numbering, Opening, OtherTable, Passes};
use crate::listing;
use crate::pbn::games;
use crate::source::Charset;

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

/// What was seen of each record of some files at other tables.
fn judged(files: &[(&'static str, &[String])]) -> Vec<Vec<Other>> {
    let keys_of = |(name, records): &(&'static str, &[String])| {
        let keys = (1..).zip(*records);
        let keys = keys.filter_map(|(game, text)| key_of(text, game));
        (*name, keys.collect())
    };
    let across = across(files.iter().map(keys_of).collect());
    let of = |(file, (_, records)): (usize, &(&str, &[String]))| {
        let known: Vec<_> = across.of(file, 0).collect();
        let games = 1..=u32::try_from(records.len()).unwrap();
        let seen = games.map(|game| {
            let known = known.iter().find(|it| it.0 == game);
            known.and_then(|it| other(it.1))
        });
        seen.collect()
    };
    files.iter().enumerate().map(of).collect()
}

/// What was seen of a board at another table: the file, the game, and how like its deal is.
type Other = Option<(String, u32, Likeness)>;

fn other(cross_board: CrossBoard<'_>) -> Other {
    let OtherTable::Differs {
        file,
        game,
        likeness,
        ..
    } = cross_board.other_table
    else {
        return None;
    };
    Some((file.to_owned(), game, likeness))
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

fn record(tags: &str, deal: &str) -> String {
    let tag = |tag: &str| {
        let (name, value) = tag.split_once('=').unwrap();
        format!("[{name} \"{value}\"]\n")
    };
    let tags: Vec<_> = tags.split_whitespace().map(tag).collect();
    format!("{}[Deal \"{deal}\"]\n", tags.concat())
}

/// What is found for the second of two records of one file.
fn second(tags: [&str; 2], deals: [&str; 2]) -> Option<Likeness> {
    let records = [0, 1].map(|place| record(tags[place], deals[place]));
    let seen = judged(&[("a.pbn", &records)]).remove(0);
    assert_eq!(seen[0], None);
    seen[1].as_ref().map(|it| it.2)
}

#[test]
fn deals_that_are_alike_are_of_one_board() {
    let on = |deal: &str| second(["Board=5"; 2], [DEAL, deal]);
    assert_eq!(on(DEAL), None);
    assert_eq!(on(CLOSE), Some(Likeness::Close));
    let minors = DEAL.replace("KQJ63", "KQJ86").replace("KJ6.85", "KJ6.53");
    assert_eq!(on(&minors), Some(Likeness::Close));
    for (steps, seat) in [(1, "E"), (2, "S"), (3, "W")] {
        let turned = DEAL.replacen('N', seat, 1);
        assert_eq!(on(&turned), Some(Likeness::Turned(steps)));
    }
    assert_eq!(on(OTHER), None, "another set with the same numbers");
    for apart in [
        "Board=6",
        "Board=5 Event=Cup",
        "Board=5 Session=2",
        "Event=?",
    ] {
        assert_eq!(second(["Board=5", apart], [DEAL, CLOSE]), None, "{apart}");
    }
    assert!(
        second(
            ["Board=5", "Board=5 Event=? Date=????.??.?? Round=3"],
            [DEAL, CLOSE]
        )
        .is_some()
    );
    let hidden = "N:KJ.A7.AQ3.AKQJ63 - T9872.KQ2.KJ6.85 -";
    assert_eq!(on(hidden), None);
}

#[test]
fn other_deals_need_tags_that_leave_no_doubt() {
    let on = |tags| second(tags, [DEAL, OTHER]);
    let rooms = [
        "Board=5 HomeTeam=A VisitTeam=B Room=Open",
        "Board=5 HomeTeam=A VisitTeam=B Room=Closed",
    ];
    assert_eq!(on(rooms), Some(Likeness::Other));
    assert_eq!(on([rooms[0]; 2]), None, "two matches of the teams");
    let rounds = [0, 1].map(|place| format!("{} Round={}", rooms[place], place + 1));
    assert_eq!(
        on(rounds.each_ref().map(String::as_str)),
        None,
        "a room of each of two matches of the same teams"
    );
    let others = "Board=5 HomeTeam=A VisitTeam=C Room=Closed";
    assert_eq!(on([rooms[0], others]), None);
    let exact = "Board=5 Event=Cup Date=2024.03.02 Section=A";
    assert_eq!(on([exact; 2]), Some(Likeness::Other));
    assert_eq!(
        on([exact, "Board=5 Event=Cup Date=2024.03.02 Section=A Round=2"]),
        None
    );
    assert_eq!(on(["Board=5 Event=Cup Date=2024.03.?? Section=A"; 2]), None);
    assert_eq!(on(["Board=5 Event=Cup Date=2024.03.02"; 2]), None);
}

#[test]
fn files_are_compared_where_the_event_is_named() {
    for (tags, differs) in [("Board=5 Event=Cup", true), ("Board=5 Section=A", false)] {
        let [first, second] = [DEAL, CLOSE].map(|deal| [record(tags, deal)]);
        let seen = judged(&[("a.pbn", &first), ("b.pbn", &second)]);
        let due = differs.then(|| ("a.pbn".to_owned(), 1, Likeness::Close));
        assert_eq!((&seen[0][0], &seen[1][0]), (&None, &due), "{tags}");
        let turned = judged(&[("b.pbn", &second), ("a.pbn", &first)]);
        assert_eq!((&turned[0], &turned[1]), (&seen[1], &seen[0]), "{tags}");
    }
}

#[test]
fn names_that_nobody_typed_identify_nothing() {
    let teams =
        |room| format!("[HomeTeam \"Team_1\"]\n[VisitTeam \"Team_2\"]\n[Room \"{room}\"]\n");
    for event in ["Untitled_match", "Cup"] {
        let of = |room, deal| {
            let tags = format!("[Event \"{event}\"]\n{}", teams(room)).replace('_', " ");
            [format!("{tags}[Board \"5\"]\n[Deal \"{deal}\"]\n")]
        };
        let [open, other, close] = [("Open", DEAL), ("Closed", OTHER), ("Closed", CLOSE)]
            .map(|(room, deal)| of(room, deal));
        let seen = judged(&[("a.pbn", &open), ("b.pbn", &other), ("c.pbn", &close)]);
        assert!(seen.concat().iter().all(Option::is_none), "{event}");
    }
}

#[test]
fn what_most_tables_have_stands_and_of_as_many_the_first() {
    let speaks = |deals: &[&str]| {
        let records: Vec<_> = deals.iter().map(|deal| record("Board=5", deal)).collect();
        let seen = judged(&[("a.pbn", &records)]).remove(0);
        seen.iter().map(Option::is_some).collect::<Vec<_>>()
    };
    let first = speaks(&[DEAL, CLOSE, DEAL, OTHER, OTHER, CLOSE]);
    assert_eq!(first, [false, true, false, false, false, true]);
    let most = speaks(&[CLOSE, DEAL, OTHER, DEAL]);
    assert_eq!(most, [true, false, false, false]);
}

#[test]
fn a_file_leaves_out_the_first_passes_where_no_auction_begins_with_one() {
    use Opening::{Bid, Late, Pass};
    let left_out = |openings: &[Opening]| {
        let mut conventions = Conventions::default();
        for opening in openings {
            conventions.open(*opening);
        }
        assert_eq!(conventions.passes(Bid), Passes::Written);
        conventions.passes(Late) == Passes::LeftOut
    };
    assert!(left_out(&[Late; 4]) && left_out(&[Late, Bid].repeat(4)));
    assert!(!left_out(&[Late; 3]), "too few");
    assert!(!left_out(&[Late, Bid, Bid].repeat(4)), "few disagree");
    assert!(!left_out(&[Late, Bid, Late, Late, Late, Pass]));
    let many = [Late, Bid].repeat(100);
    assert!(left_out(&[&many[..], &[Pass; 10]].concat()));
    assert!(!left_out(&[&many[..], &[Pass; 11]].concat()));
    let unknown = [Late, Opening::Unknown, Opening::Unknown].repeat(4);
    assert!(left_out(&unknown), "unknown ones do not count");
}

/// How a file numbers its boards, by how these fit their numbers.
fn numbering(fits: &[Fit]) -> Vec<Numbering> {
    let key = |(game, fit): (u32, &Fit)| {
        let mut key = BoardKey::nothing_of(game);
        key.shown.fit = *fit;
        key
    };
    let across = across(vec![("a.pbn", (1..).zip(fits).map(key).collect())]);
    let known: Vec<_> = across.of(0, 0).collect();
    let of = |game| {
        let known = known.iter().find(|it| it.0 == game);
        known.map_or(Cycle, |it| it.1.numbering)
    };
    (1..).take(fits.len()).map(of).collect()
}

#[test]
fn a_file_with_numbers_of_its_own_is_known_by_all_its_boards() {
    let (own, other) = (Fit::Differs, Fit::Fits);
    assert_eq!(numbering(&[own; 4]), [Own; 4]);
    assert_eq!(numbering(&[own; 3]), [Cycle; 3]);
    assert_eq!(
        numbering(&[own, own, own, own, other]),
        [Own, Own, Own, Own, Cycle]
    );
    let few: Vec<_> = [[other, other, own, other]; 9].concat();
    assert!(numbering(&few).iter().all(|it| *it == Cycle));
    let unnumbered: Vec<_> = [[own, Fit::Unnumbered, Fit::Unnumbered]; 4].concat();
    assert_eq!(numbering(&unnumbered)[9], Own);
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
fn years_and_placeholders_are_read_as_their_list_has_it() {
    let list = include_str!("readings.txt");
    listing::hold("src/audit/across/readings.txt", list, |name, texts| {
        let read = |text: &str| match name {
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
