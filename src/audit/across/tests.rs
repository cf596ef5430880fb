use super::*;
use crate::board::{self, Board, Carry, PbnRecord, Premises};
use crate::checks::Numbering::{Cycle, Own};
use crate::checks::{Case, Fit, Likeness, NoReplay, Numbering, Opening, Passes, Slipped, Standing};
use crate::pbn::games;
use crate::source::Charset;

const DEAL: &str = "N:KJ.A7.AQ3.AKQJ63 A64.T9863.T8742. T9872.KQ2.KJ6.85 Q53.J54.95.T9742";
/// West and North have exchanged two cards.
const CLOSE: &str = "N:KQ.A7.AQ3.AKQJ63 A64.T9863.T8742. T9872.KQ2.KJ6.85 J53.J54.95.T9742";
const OTHER: &str = "N:AJ9.J7532.T7.A83 Q762.K8.432.QJT5 T8.AQT.KQJ98.K62 K543.964.A65.974";

fn turned() -> String {
    DEAL.replacen('N', "E", 1)
}

/// What is found for each record of a file.
fn others_of(across: &mut Across, records: &[String]) -> Vec<Other> {
    let keys = records
        .iter()
        .zip(1..)
        .filter_map(|(text, game)| key_of(text, game));
    let keys: Vec<_> = keys.collect();
    let deviations = across.look(&keys, records.len() as u64, 0);
    let of = |game| deviations.iter().find(|deviation| deviation.game == game);
    let games = 1..=records.len() as u64;
    games
        .map(|game| of(game).map_or(Other::Nothing, |deviation| deviation.other.clone()))
        .collect()
}

fn key_of(text: &str, number: u64) -> Option<BoardKey> {
    let text = text.as_bytes();
    let game = games(text).next().unwrap();
    let (carry, mut board) = (Carry::default(), Board::default());
    board::read(&game, text, &carry, &mut board);
    let record = PbnRecord {
        game: &game,
        carry: &carry,
        text,
        charset: Charset::Unstated,
        scan: None,
    };
    let case = Case {
        record: record.into(),
        board: &board,
        premises: &Premises::of(&board),
        play: &board.play,
        ruled: Err(NoReplay::NoPlay),
        slips: Slipped::default(),
        cross_board: CrossBoard::default(),
    };
    BoardKey::of(&case, number, true)
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
    let mut across = Across::default();
    across.begin("a.pbn");
    let records = [0, 1].map(|place| record(tags[place], deals[place]));
    match others_of(&mut across, &records)[1] {
        Other::Differs { likeness, .. } => Some(likeness),
        _ => None,
    }
}

#[test]
fn deals_that_are_alike_are_of_one_board() {
    let on = |deal: &str| second(["Board=5"; 2], [DEAL, deal]);
    assert_eq!(on(DEAL), None);
    assert_eq!(on(CLOSE), Some(Likeness::Close));
    assert_eq!(on(&turned()), Some(Likeness::Turned(1)));
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

/// Which of these tables of a board without an event, 4S at each, are told that the other side declared too.
fn contradicted(tables: &[(&str, &str)]) -> Vec<u64> {
    let mut across = Across::default();
    across.begin("a.pbn");
    let key = |((deal, declarer), game)| {
        let tags = format!("Board=5 Declarer={declarer} Contract=4S Result=10");
        key_of(&record(&tags, deal), game)
    };
    let keys: Vec<_> = tables.iter().copied().zip(1..).filter_map(key).collect();
    let deviations = across.look(&keys, tables.len() as u64, 0);
    let told = deviations.iter().filter(|it| it.other_side.is_some());
    told.map(|it| it.game).collect()
}

#[test]
fn declarers_are_compared_at_tables_of_one_deal() {
    let tables = [
        (DEAL, "N"),
        (DEAL, "S"),
        (OTHER, "E"),
        (OTHER, "W"),
        (OTHER, "N"),
    ];
    assert_eq!(contradicted(&tables), [5]);
}

#[test]
fn declarers_are_known_again_behind_another_deal_with_the_same_tags() {
    let between = [
        (DEAL, "N"),
        (DEAL, "N"),
        (DEAL, "N"),
        (OTHER, "N"),
        (DEAL, "E"),
        (DEAL, "W"),
    ];
    // the first table of a deal is remembered with it, and so forgotten with it: two are left against one
    assert_eq!(contradicted(&between), [6]);
}

#[test]
fn other_deals_need_tags_that_leave_no_doubt() {
    let on = |tags| second(tags, [DEAL, OTHER]);
    let rooms = [
        "Board=5 HomeTeam=A VisitTeam=B Room=Open",
        "Board=5 HomeTeam=A VisitTeam=B Room=Closed",
    ];
    assert_eq!(on(rooms), Some(Likeness::Other));
    assert_eq!(
        on([rooms[0], rooms[0]]),
        None,
        "two matches of the same teams"
    );
    let rounds = [0, 1].map(|place| format!("{} Round={}", rooms[place], place + 1));
    assert_eq!(
        on(rounds.each_ref().map(String::as_str)),
        None,
        "a room of each of two matches of the same teams"
    );
    assert_eq!(
        on([rooms[0], "Board=5 HomeTeam=A VisitTeam=C Room=Closed"]),
        None
    );
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
        let mut across = Across::default();
        for (file, deal) in [("a.pbn", DEAL), ("b.pbn", CLOSE)] {
            across.begin(file);
            let found = others_of(&mut across, &[record(tags, deal)]).remove(0);
            let here = file == "b.pbn" && differs;
            assert_eq!(found != Other::Nothing, here, "{tags} {file}");
            if let Other::Differs { file, game, .. } = &found {
                assert_eq!((&**file, *game), ("a.pbn", 1));
            }
        }
    }
}

#[test]
fn names_that_nobody_typed_identify_nothing() {
    let of_file = |across: &mut Across, file, tags: &str, deal| {
        across.begin(file);
        let tags = tags.replace('_', " ");
        let record = format!("{tags}[Board \"5\"]\n[Deal \"{deal}\"]\n");
        others_of(across, &[record]).remove(0)
    };
    let teams =
        |room| format!("[HomeTeam \"Team_1\"]\n[VisitTeam \"Team_2\"]\n[Room \"{room}\"]\n");
    for event in ["Untitled_match", "Cup"] {
        let mut across = Across::default();
        let [open, closed] =
            ["Open", "Closed"].map(|room| format!("[Event \"{event}\"]\n{}", teams(room)));
        assert_eq!(of_file(&mut across, "a.pbn", &open, DEAL), Other::Nothing);
        for deal in [OTHER, CLOSE] {
            let other = of_file(&mut across, "b.pbn", &closed, deal);
            assert_eq!(other, Other::Nothing, "{event}");
        }
    }
}

#[test]
fn what_was_seen_first_stands() {
    let mut across = Across::default();
    across.begin("a.pbn");
    let deals = [DEAL, CLOSE, DEAL, OTHER, OTHER, CLOSE];
    let found = others_of(&mut across, &deals.map(|deal| record("Board=5", deal)));
    let speaks: Vec<_> = found.iter().map(|it| *it != Other::Nothing).collect();
    assert_eq!(speaks, [false, true, false, false, false, false]);
}

#[test]
fn the_first_are_forgotten_and_that_is_reported_once() {
    let mut across = Across {
        boards: Memory::of(2),
        ..Across::default()
    };
    let mut game = |file: &str, number: u32, deal| {
        across.begin(file);
        let record = record(&format!("Event=Cup Board={number}"), deal);
        others_of(&mut across, &[record]).remove(0)
    };
    for number in 1..=4 {
        assert_eq!(game("a.pbn", number, DEAL), Other::Nothing, "{number}");
    }
    let of = |other| match other {
        Other::Differs { file, .. } => file.to_string(),
        other => format!("{other:?}"),
    };
    assert_eq!(of(game("b.pbn", 1, CLOSE)), "a.pbn", "none is forgotten");
    assert_eq!(game("c.pbn", 5, DEAL), Other::Full, "two are");
    assert_eq!(of(game("d.pbn", 3, CLOSE)), "a.pbn");
    assert_eq!(game("d.pbn", 1, CLOSE), Other::Nothing, "it was forgotten");
    assert_eq!(of(game("e.pbn", 1, DEAL)), "d.pbn");
    assert_eq!(game("f.pbn", 6, DEAL), Other::Nothing, "reported already");
    assert_eq!(of(game("g.pbn", 5, CLOSE)), "c.pbn");
    assert_eq!(game("g.pbn", 3, CLOSE), Other::Nothing);
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

/// A board of which only the number is known.
fn numbered(game: u64, start: u32, fit: Fit) -> BoardKey {
    BoardKey {
        game,
        start,
        fit,
        opening: Opening::Unknown,
        standing: Standing::default(),
        dealt: None,
        declared: None,
        scored: None,
    }
}

/// How a file numbers its boards, by those of each of some blocks.
fn numbering(blocks: &[&[Fit]]) -> Vec<Numbering> {
    let mut across = Across::default();
    across.begin("a.pbn");
    let mut deviations = Vec::new();
    let mut games = Vec::new();
    for (block, fits) in blocks.iter().enumerate() {
        let key = |(game, fit): (u64, &Fit)| numbered(game, 0, *fit);
        let keys: Vec<_> = (1..).zip(*fits).map(key).collect();
        let found = across.look(&keys, fits.len() as u64, BLOCK);
        assert!(
            found.iter().all(Deviation::is_judged),
            "its block is at its end"
        );
        deviations.push(found);
        games.extend(keys.iter().map(|key| (block, key.game)));
    }
    let of = |(block, game): (usize, u64)| {
        let all: Vec<_> = across.cross_board(&deviations[block]).collect();
        let cross_board = all.iter().find(|(of, _)| *of == game);
        cross_board.map_or(Cycle, |(_, cross_board)| cross_board.numbering)
    };
    games.into_iter().map(of).collect()
}

#[test]
fn a_file_with_numbers_of_its_own_is_known_by_all_boards_of_a_block() {
    let (own, other) = (Fit::Differs, Fit::Fits);
    assert_eq!(numbering(&[&[own; 4]]), [Own; 4]);
    assert_eq!(numbering(&[&[own; 3]]), [Cycle; 3]);
    assert_eq!(
        numbering(&[&[own; 2], &[own, own, other]]),
        [Cycle, Cycle, Own, Own, Cycle]
    );
    let few: Vec<_> = [[other, other, own, other]; 9].concat();
    assert!(numbering(&[&few]).iter().all(|it| *it == Cycle));
    let unnumbered: Vec<_> = [[own, Fit::Unnumbered, Fit::Unnumbered]; 4].concat();
    assert_eq!(numbering(&[&unnumbered])[9], Own);
}

#[test]
fn a_block_is_judged_at_its_end_however_it_is_cut() {
    let differing = |game, start| numbered(game, start, Fit::Differs);
    let mut across = Across::default();
    across.begin("a.pbn");
    let first = across.look(&[differing(1, 0), differing(2, 10)], 2, BLOCK - 1);
    assert!(!first[0].is_judged() && !first[1].is_judged());
    let second = across.look(&[differing(1, 0), differing(2, 1), differing(3, 2)], 3, 500);
    assert_eq!(
        across.cross_board(&first).count(),
        0,
        "three of three are few"
    );
    assert!(second[0].is_judged(), "of the first block still");
    assert!(!second[1].is_judged() && !second[2].is_judged());
    assert_eq!(across.cross_board(&second).count(), 0);
    across.end();
    assert!(second.iter().all(Deviation::is_judged));
    let own: Vec<_> = across.cross_board(&second).map(|(game, _)| game).collect();
    assert_eq!(own, [2, 3]);
}
