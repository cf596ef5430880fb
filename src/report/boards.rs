//! boards.csv: one row for every board, the denominator of all counts.

use super::causes::CauseCell;
use super::cells;
use super::rendered::Whose;
use super::row::{self, Row};
use super::spelling::{ShortCell, TextCell};
use super::turns::{self, TurnRow};
use super::{Id, spelling};
use crate::audit::At;
use crate::board::Item;
use crate::bridge::{Seat, Side, Slot, Stop, Table};
use crate::checks::{
    Case, Finding, NoReplay, RevokeComment, Ruled, causes_of, revoke_comments, unusable, usable,
};
use crate::diagnosis::Grade;
use crate::story::{self, Figures};
use serde::Serialize;
use std::borrow::Cow;
use std::io;
use std::ops::Range;

/// One row, in column order. Unknown and not applicable are empty.
#[derive(Debug, Default, Serialize)]
#[allow(missing_docs)] // each field is a column, and the columns are explained in one place
pub struct BoardRow<'a> {
    pub file: &'a str,
    pub line: u64,
    pub game: u64,
    pub event: Option<TextCell<'a>>,
    pub date: Option<ShortCell>,
    pub round: Option<TextCell<'a>>,
    pub table: Option<TextCell<'a>>,
    pub room: Option<TextCell<'a>>,
    pub board: Option<TextCell<'a>>,
    pub deal: Option<TextCell<'a>>,
    pub contract: Option<ShortCell>,
    pub declarer: Option<char>,
    pub play: &'static str,
    pub tricks_recorded: usize,
    pub turns_to_follow: Option<u8>,
    pub revokes: Option<usize>,
    pub tricks_stated: Option<u8>,
    pub tricks_played: Option<u8>,
    pub tricks_adjusted_min: Option<u8>,
    pub tricks_adjusted_max: Option<u8>,
    pub score_stated: Option<i32>,
    pub score_played: Option<i32>,
    pub state: Option<&'static str>,
    pub findings: usize,
    pub id: Id,
    pub not_auditable_reason: &'static str,
    pub tricks_double_dummy_deal: Option<u8>,
    pub revoke_comments: usize,
    pub format: &'static str,
    pub usable: Option<Cow<'static, str>>,
    pub cause: CauseCell,
    pub copy_of: Option<Id>,
    pub turns_judged: Option<u8>,
    pub grade: Option<&'static str>,
    pub year: Option<u16>,
    pub site: Option<TextCell<'a>>,
    pub stage: Option<TextCell<'a>>,
    pub session: Option<TextCell<'a>>,
    pub section: Option<TextCell<'a>>,
    pub dealer: Option<char>,
    pub vulnerable: Option<&'static str>,
    pub north: Option<TextCell<'a>>,
    pub east: Option<TextCell<'a>>,
    pub south: Option<TextCell<'a>>,
    pub west: Option<TextCell<'a>>,
    pub pair_ns: Option<TextCell<'a>>,
    pub pair_ew: Option<TextCell<'a>>,
    pub home_team: Option<TextCell<'a>>,
    pub visit_team: Option<TextCell<'a>>,
    pub laws: Option<&'static str>,
    pub laws_basis: Option<&'static str>,
}

/// `yes`, or `no` and why.
fn usable_cell(case: &Case<'_>) -> Option<Cow<'static, str>> {
    let is_usable = usable(case)?;
    Some(match unusable(case) {
        Some(why) if !is_usable => format!("no: {}", why.name()).into(),
        _ => spelling::yes_or_no(is_usable).into(),
    })
}

impl Row for BoardRow<'_> {
    const FILE: &'static str = "boards.csv";
}

impl<'a> BoardRow<'a> {
    /// The row of a board with these findings, without its id.
    pub(super) fn of(case: &Case<'a>, at: At, findings: &[Finding]) -> Self {
        let mut row = Self::written(case);
        row.line = at.first_line();
        row.game = at.game;
        row.findings = findings.len();
        row.usable = usable_cell(case);
        row.cause = CauseCell::of(causes_of(findings));
        row.revoke_comments = revoke_comments(case)
            .filter(RevokeComment::is_testimony)
            .count();
        row.grade = story::surest(case).map(Grade::name);
        row.count(&Figures::of(case));
        match &case.ruled {
            Ok(ruled) => row.rule(ruled),
            Err(NoReplay::NotAuditable(why)) => row.not_auditable_reason = why.reason(),
            Err(NoReplay::NoPlay) => (),
        }
        row
    }

    /// The columns that repeat the record.
    fn written(case: &Case<'a>) -> Self {
        let stated = |item| TextCell::of(case, item);
        let board = case.board;
        let table = &board.play.table;
        let whole = whole_rows(table);
        let size = board.deal.value().map_or(13, |deal| deal.size);
        Self {
            event: stated(Item::Event),
            date: spelling::date(board),
            round: stated(Item::Round),
            table: stated(Item::Table),
            room: stated(Item::Room),
            board: stated(Item::Board),
            deal: stated(Item::Deal),
            contract: spelling::contract(board),
            declarer: board.stated_declarer().map(Seat::letter),
            play: extent(table, whole == usize::from(size)),
            tricks_recorded: whole,
            format: case.record.format().name(),
            year: board.date.value().map(|date| date.year),
            site: stated(Item::Site),
            stage: stated(Item::Stage),
            session: stated(Item::Session),
            section: stated(Item::Section),
            dealer: board.dealer.value().map(|seat| seat.letter()),
            vulnerable: board.vulnerable.value().map(|it| it.name()),
            north: stated(Item::Player(Seat::North)),
            east: stated(Item::Player(Seat::East)),
            south: stated(Item::Player(Seat::South)),
            west: stated(Item::Player(Seat::West)),
            pair_ns: stated(Item::Pair(Side::NorthSouth)),
            pair_ew: stated(Item::Pair(Side::EastWest)),
            home_team: stated(Item::HomeTeam),
            visit_team: stated(Item::VisitingTeam),
            ..Self::default()
        }
    }

    /// The columns for tricks and scores.
    fn count(&mut self, figures: &Figures) {
        let Figures {
            stated,
            played,
            adjusted,
            ..
        } = figures;
        self.tricks_stated = stated.tricks.min();
        self.tricks_played = played.tricks.min();
        self.tricks_adjusted_min = adjusted.tricks.min();
        self.tricks_adjusted_max = adjusted.tricks.max();
        self.score_stated = stated.score.as_stated();
        self.score_played = played.score.min();
    }

    /// The columns for the play and the ruling.
    fn rule(&mut self, ruled: &Ruled<'_>) {
        let ruling = ruled.ruling;
        self.turns_to_follow = Some(ruled.replay.turns_to_follow);
        self.turns_judged = Some(ruled.replay.turns_judged);
        self.revokes = Some(ruling.revokes.len() + ruling.slip_revokes.len());
        self.state = Some(ruling.state.name());
        self.tricks_double_dummy_deal = ruling.double_dummy_deal;
        self.laws = Some(ruling.edition.name());
        self.laws_basis = Some(spelling::basis(ruled.basis));
    }
}

/// The rows of a part as they are written, except for what is known only after all earlier parts of the file: the file,
/// line and game at the beginning of a row, the number after its id, and the record of which it is a copy.
#[derive(Debug)]
pub(super) struct BoardRows {
    boards: row::RowBytes,
    /// The rows of their turns, without the columns of the board.
    turns: row::RowBytes,
}

/// About the number of boards in a part, for which memory is reserved.
pub(super) const BOARDS: usize = 256;

impl Default for BoardRows {
    fn default() -> Self {
        Self {
            boards: row::RowBytes::with_room(BOARDS),
            turns: row::RowBytes::default(),
        }
    }
}

/// The position of a row within its part.
#[derive(Debug)]
pub(super) struct RowPosition {
    /// Within the part.
    place: At,
    /// The columns up to the last that is filled in.
    filled: Range<usize>,
    /// The range of the id within them.
    id_at: Range<usize>,
    /// The columns behind them.
    rest: Range<usize>,
    /// The rows of its turns.
    turns: Range<usize>,
}

/// The columns of the place: file, line and game.
const PLACE: usize = 3;

/// The columns up to `copy_of`, the last that is filled in.
const FILLED: usize = 32;

/// A placeholder for an id. No cell between it and `copy_of` contains its first character.
const NO_ID: &[u8] = b"\x00000000000000";

impl BoardRows {
    /// Adds the row of a board with these findings.
    pub(super) fn add(&mut self, case: &Case<'_>, at: At, findings: &[Finding]) -> RowPosition {
        let board = BoardRow::of(case, at, findings);
        let (line, game) = (board.line, board.game);
        let filled = self.boards.add(PLACE..FILLED, &board);
        let rest = self.boards.add(FILLED..usize::MAX, &board);
        let mut bytes = self.boards.rows()[filled.clone()].iter();
        let id_at = bytes.rposition(|byte| *byte == NO_ID[0]);
        let id_at = id_at.expect("a row has room for its id");
        RowPosition {
            place: At { game, line },
            filled,
            id_at: id_at..id_at + NO_ID.len(),
            rest,
            turns: 0..0,
        }
    }

    /// Adds the turns of a board to its row.
    pub(super) fn add_turns(&mut self, case: &Case<'_>, row: &mut RowPosition) {
        let start = self.turns.rows().len();
        for turn in TurnRow::all(case) {
            self.turns.add(turns::OF_BOARD..usize::MAX, &turn);
        }
        row.turns = start..self.turns.rows().len();
    }

    /// The rows of the turns of a board, one a line.
    pub(super) fn turns(&self, written: &RowPosition) -> impl Iterator<Item = &[u8]> {
        let lines = &self.turns.rows()[written.turns.clone()];
        lines
            .split(|byte| *byte == b'\n')
            .filter(|line| !line.is_empty())
    }

    /// The number of a board in its file.
    pub(super) fn game(written: &RowPosition, before: At) -> u64 {
        before.game + written.place.game
    }

    /// Completes a row: adds the file, the games and lines before its part, the numbered id, the ids of its causes, and
    /// that of the record of which it is a copy.
    pub(super) fn settle(
        &self,
        written: &RowPosition,
        Whose { file, before }: Whose<'_>,
        (id, causes, copy_of): (Id, &[u8], Option<Id>),
        whole: &mut Vec<u8>,
    ) -> io::Result<()> {
        let filled = &self.boards.rows()[written.filled.clone()];
        let rest = &self.boards.rows()[written.rest.clone()];
        let (line, game) = (
            before.line + written.place.line,
            before.game + written.place.game,
        );
        whole.extend_from_slice(file);
        cells::numbers([line, game], whole);
        whole.push(b',');
        whole.extend_from_slice(&filled[..written.id_at.start]);
        id.spell(whole)?;
        CauseCell::fill(&filled[written.id_at.end..], causes, whole);
        whole.pop(); // the line end
        copy_of.map_or(Ok(()), |id| id.spell(whole))?;
        whole.push(b',');
        whole.extend_from_slice(rest);
        Ok(())
    }
}

/// Rows with four cards.
fn whole_rows(table: &Table) -> usize {
    let rows = &table.slots[..usize::from(table.rows)];
    let is_whole = |row: &&[Slot; 4]| {
        matches!(
            row,
            [Slot::Card(_), Slot::Card(_), Slot::Card(_), Slot::Card(_)]
        )
    };
    rows.iter().filter(is_whole).count()
}

/// How much of the play is recorded: all of it, up to a claim, up to a `+`, or nothing.
fn extent(table: &Table, is_full: bool) -> &'static str {
    if table.rows == 0 {
        "none"
    } else if is_full {
        "full"
    } else if table.stop == Stop::Plus {
        "partial"
    } else {
        "claim"
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{CHECK, Record, with_case};
    use super::super::id::BoardIds;
    use super::*;

    #[test]
    fn the_columns_are_those_of_the_contract() {
        let names = "file line game event date round table room board deal contract declarer play tricks_recorded \
                     turns_to_follow revokes tricks_stated tricks_played tricks_adjusted_min tricks_adjusted_max \
                     score_stated score_played state findings id not_auditable_reason tricks_double_dummy_deal revoke_comments format usable cause copy_of \
                     turns_judged grade year site stage session section dealer vulnerable north east south west pair_ns pair_ew \
                     home_team visit_team laws laws_basis";
        assert_eq!(super::super::row::tests::columns::<BoardRow<'_>>(), names);
    }

    #[test]
    fn how_much_was_recorded() {
        for (play, extent, tricks) in [
            (Record::default().play, "full", 13),
            ("S5 SJ SA S4\nC2 D7 D5 D2\n*\n", "claim", 2),
            ("S5 SJ SA S4\nC2 D7 D5 D2\n", "claim", 2),
            ("S5 SJ SA S4\nC2 D7 + -\n", "partial", 1),
            ("", "none", 0),
        ] {
            with_case(
                &Record {
                    play,
                    ..Record::default()
                },
                |case, at| {
                    let row = BoardRow::of(case, at, &[]);
                    assert_eq!((row.play, row.tricks_recorded), (extent, tricks), "{play}");
                },
            );
        }
    }

    #[test]
    fn a_board_that_cannot_be_audited_says_why() {
        with_case(
            &Record {
                contract: "8NT",
                ..Record::default()
            },
            |case, at| {
                let found = || Finding::new(&CHECK, case.record.span(), "made up");
                let row = BoardRow::of(case, at, &[found(), found()]);
                assert_eq!(row.not_auditable_reason, "no contract is stated");
                assert_eq!(
                    (row.findings, row.revokes, row.turns_to_follow),
                    (2, None, None)
                );
            },
        );
    }

    #[test]
    fn a_row_is_the_same_whenever_its_place_is_known() {
        let header = row::header::<BoardRow<'_>>().unwrap();
        let mut names = header.split(|byte| *byte == b',');
        assert_eq!(names.nth(FILLED - 1), Some(&b"copy_of"[..]));
        let before = At {
            game: 40,
            line: 900,
        };
        let file = "a, b.pbn";
        with_case(&Record::default(), |case, at| {
            let numbered = Id {
                earlier: 2,
                ..BoardIds::of(case).board()
            };
            let first = Id {
                hash: 0x1234,
                ..numbered
            };
            let judged = case.replay().unwrap().turns_judged;
            assert_eq!(BoardRow::of(case, at, &[]).turns_judged, Some(judged));
            let row = BoardRow {
                file,
                copy_of: Some(first),
                line: at.first_line() + before.line,
                game: at.game + before.game,
                id: numbered,
                ..BoardRow::of(case, at, &[])
            };
            let (mut at_once, mut later) = (Vec::new(), Vec::new());
            row::add(&row, &mut at_once).unwrap();
            let mut rows = BoardRows::default();
            rows.add(case, at, &[]);
            let written = rows.add(case, at, &[]);
            let of = Whose {
                file: b"\"a, b.pbn\"",
                before,
            };
            let ids = (numbered, &b""[..], Some(first));
            rows.settle(&written, of, ids, &mut later).unwrap();
            assert_eq!(later, at_once);
            assert!(at_once.starts_with(b"\"a, b.pbn\","));
        });
    }
}
