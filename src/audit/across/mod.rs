//! What only several boards together show: how a file numbers its boards, whether it writes the first passes of its auctions,
//! and whether the tables of a board had one deal.
//!
//! Parts are audited side by side, so a part cannot wait for those before it. But a few dozen boards show how a file is
//! written ([`Conventions`]): each part is audited with a guess, made from its own boards. What is kept of the boards
//! ([`BoardKey`]) comes here in input order, and gives the answer ([`CrossBoard`]). A part is audited again only if the guess
//! was wrong, or if one of its boards was dealt differently at another table.
//!
//! What is decided by what:
//!
//! * by a board: its replay, its ruling, its findings;
//! * by a block of a file: numbers of its own, first passes left out, deals that many tables have otherwise, and what the
//!   file does to many boards ([`Habits`]), with what follows from that for grades, findings and review;
//! * by the boards of an event: another table with another deal, or the play there with the same deal
//!   ([`Witness`]), as far as it was read up to the end of the block;
//! * by the files of an event, or of the whole input: which causes of several files are one. That is decided where they are
//!   reported, as it changes no board;
//! * by the whole input: scores of other tables, and the deal that a play fits which does not fit its own ([`Deals`]).
//!
//! A file is judged in blocks of [`BLOCK`] bytes: the boards that begin in a block are judged together, by the whole of
//! the file up to the end of the block. Where the file is cut into parts makes no difference, so the findings are the
//! same for parts of any size and any number of threads.

mod board_key;
mod copies;
mod deal_fingerprint;
mod deals;
mod declarations;
mod habits;
mod hash;
mod memory;
mod placeholder;
mod scores;

pub(super) use board_key::BoardKey;
pub use copies::{RecordKey, Records};
pub use deals::DealFound;
pub(super) use deals::MisfitPlay;
pub use placeholder::is_no_event;
pub use scores::OtherTables;

use crate::checks::{
    Cause, CrossBoard, Fit, Likeness, Numbering, Opening, OtherTable, Passes, PlayStanding, Witness,
};
use board_key::{Dealt, Shown};
use deals::Deals;
use declarations::{Contradiction, Declarations};
use habits::Habits;
use hash::hash_words;
use memory::{Compared, KnownBoard, Memory, Plays};
use scores::Scores;
use std::sync::{Arc, OnceLock};

/// The bytes of a file that are judged together.
const BLOCK: u64 = 256 * 1024;

/// What is known of the boards so far.
#[derive(Debug, Default)]
pub(super) struct Across {
    boards: Memory,
    file: File,
    scores: Scores,
    declarations: Declarations,
    deals: Deals,
}

/// The file that is being read.
#[derive(Debug, Default)]
struct File {
    name: Arc<str>,
    /// Files before it.
    number: u64,
    games: u64,
    bytes: u64,
    /// The number of the block that is being read.
    block: u64,
    /// The conventions at the end of that block, for the deviations on its boards. Nobody made one yet if there is none.
    verdict: Option<Arc<OnceLock<Conventions>>>,
    conventions: Conventions,
    /// The boards of the block whose deal was not played: what they are remembered by, and what other tables show of them.
    witnesses: Vec<(u64, Arc<OnceLock<Witness>>)>,
}

/// How a file writes its boards, as far as it was read.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Conventions {
    /// Boards with a number, and those that do not fit it.
    numbered: Share,
    /// Auctions, and those that agree with the Declarer tag only with passes before the first bid.
    opened: Share,
    /// Auctions that begin with a pass.
    passed: u64,
    /// Boards seen before, and those with another deal.
    compared: Share,
    /// What the file does to many boards.
    habits: Habits,
}

/// A board of a part that differs from its number, from its Declarer tag, from its own play or from another table. Whether
/// the whole file does so is known at the end of the block.
#[derive(Debug)]
pub(super) struct Deviation {
    game: u64,
    shown: Shown,
    other: Other,
    other_side: Option<Contradiction>,
    witness: Option<Arc<OnceLock<Witness>>>,
    verdict: Arc<OnceLock<Conventions>>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Other {
    Nothing,
    Differs {
        file: Arc<str>,
        game: u32,
        likeness: Likeness,
    },
    Full,
}

impl Across {
    /// Goes on to the next file.
    pub(super) fn begin(&mut self, file: &str) {
        self.file = File {
            name: file.into(),
            number: self.file.number + 1,
            ..File::default()
        };
    }

    /// The number of the file, from 1, and its conventions so far.
    pub(super) const fn so_far(&self) -> (u64, Conventions) {
        (self.file.number, self.file.conventions)
    }

    /// Ends the file, and with it its last block.
    pub(super) fn end(&mut self) {
        self.end_block();
    }

    /// Takes in the boards of the next part of the file. `games` and `bytes` are all that the part holds.
    pub(super) fn look(&mut self, keys: &[BoardKey], games: u64, bytes: u64) -> Vec<Deviation> {
        let mut deviations = Vec::new();
        let number = self.file.number;
        let dealt = keys.iter().filter_map(|key| key.dealt);
        self.boards.expect(dealt.map(|dealt| dealt.in_file(number)));
        for key in keys {
            self.reach(self.file.bytes + u64::from(key.start));
            if let (Some(dealt), Some(scored)) = (key.dealt, key.scored) {
                let place = [self.file.number, self.file.games + key.game];
                self.scores
                    .keep(dealt.in_file(self.file.number), scored, place);
            }
            if let Some(dealt) = &key.dealt {
                self.deals
                    .keep(&self.file.name, dealt.holders, dealt.figure);
            }
            let dealt = key.dealt.as_ref();
            let (other, other_side) =
                dealt.map_or((Other::Nothing, None), |dealt| self.compare(dealt, key));
            self.file.conventions.take(key);
            let differs = other != Other::Nothing || other_side.is_some();
            if key.shown().deviates() || differs {
                deviations.push(Deviation {
                    game: key.game,
                    shown: key.shown(),
                    other,
                    other_side,
                    witness: self.ask_witness(key),
                    verdict: Arc::clone(self.file.verdict.get_or_insert_default()),
                });
            }
        }
        self.file.games += games;
        self.file.bytes += bytes;
        self.reach(self.file.bytes);
        deviations
    }

    /// Takes in the plays of a part that do not fit the deals of their boards; before [`Across::look`].
    pub(super) fn look_for_deals(&mut self, plays: &[MisfitPlay]) {
        for play in plays {
            let mut play = *play;
            play.game += self.file.games;
            self.deals.look_for(self.file.number, play);
        }
    }

    /// Hands over the plays that fit the deal of another board of the run; says how many deals and plays could not be kept
    /// for that.
    pub(super) fn deals_found<E>(
        &mut self,
        with: impl FnMut(&DealFound) -> Result<(), E>,
    ) -> Result<u64, E> {
        let left_out = self.deals.left_out();
        self.deals.found(with).map(|()| left_out)
    }

    /// What other tables show of a board whose deal was not played; known at the end of the block.
    fn ask_witness(&mut self, key: &BoardKey) -> Option<Arc<OnceLock<Witness>>> {
        let dealt = key.dealt?;
        if key.standing.play != PlayStanding::WrongDeal {
            return None;
        }
        let witness = Arc::default();
        let board = dealt.in_file(self.file.number);
        self.file.witnesses.push((board, Arc::clone(&witness)));
        Some(witness)
    }

    /// Ends the block if this byte of the file is behind it.
    fn reach(&mut self, byte: u64) {
        let block = byte / BLOCK;
        if block > self.file.block {
            self.end_block();
            self.file.block = block;
        }
    }

    fn end_block(&mut self) {
        for (board, witness) in self.file.witnesses.drain(..) {
            let _ = witness.set(self.boards.witness(board)); // it is set only here, once
        }
        self.file.end_block();
    }

    /// Hands over the boards of which another score is due than is stated, with those of the other tables; says how many
    /// tables could not be kept for that.
    pub(super) fn other_tables<E>(
        &mut self,
        with: impl FnMut(&OtherTables<'_>) -> Result<(), E>,
    ) -> Result<u64, E> {
        self.scores
            .other_tables(with)
            .map(|()| self.scores.left_out())
    }

    /// What other boards show of these, once their blocks have ended.
    pub(super) fn cross_board<'a>(
        &self,
        deviations: &'a [Deviation],
    ) -> impl Iterator<Item = (u64, CrossBoard<'a>)> + use<'a> {
        let most = self.boards.most();
        let cross_board =
            move |deviation: &'a Deviation| Some((deviation.game, deviation.cross_board(most)?));
        let all = deviations.iter().filter_map(cross_board);
        all.filter(|(_, cross_board)| *cross_board != CrossBoard::default())
    }

    /// Compares a board with the first record of it that is remembered: its deal, its play, and who declared.
    fn compare(&mut self, dealt: &Dealt, own: &BoardKey) -> (Other, Option<Contradiction>) {
        let key = dealt.in_file(self.file.number);
        let seen = KnownBoard {
            deal: dealt.deal,
            game: u32::try_from(self.file.games + own.game).unwrap_or(u32::MAX),
            table: dealt.table,
            declared: own.declared,
            plays: Plays::of(own.standing.play),
        };
        if let Some((before, file)) = self.boards.get(key) {
            match before.compare(&seen) {
                Compared::AnotherBoard => (),
                Compared::Same => {
                    let (first, plays) = (before.declared, before.plays);
                    let first = first.map(|it| (it, file, before.game));
                    let own = seen.declared.map(|it| (it, &self.file.name, seen.game));
                    let deal = hash_words([key, dealt.deal.bits()]);
                    let contradiction = own.and_then(|it| self.declarations.take(deal, first, it));
                    if plays != seen.plays || plays == Plays::of(PlayStanding::WrongDeal) {
                        self.boards.play_at_another(key, &seen);
                    }
                    self.file.conventions.compared.take(false);
                    return (Other::Nothing, contradiction);
                }
                Compared::Differs(likeness) => {
                    self.file.conventions.compared.take(true);
                    let differs = Other::Differs {
                        file: Arc::clone(file),
                        game: before.game,
                        likeness,
                    };
                    return (differs, None);
                }
            }
        }
        if self.boards.remember(key, seen, &self.file.name) {
            (Other::Full, None)
        } else {
            (Other::Nothing, None)
        }
    }
}

impl Other {
    /// In the words of a case, with whether many boards of the file differ so.
    fn other_table(&self, often: bool, most: usize) -> OtherTable<'_> {
        match self {
            Self::Nothing => OtherTable::Nothing,
            Self::Differs {
                file,
                game,
                likeness,
            } => OtherTable::Differs {
                file,
                game: *game,
                likeness: *likeness,
                often,
            },
            Self::Full => OtherTable::Full { boards: most },
        }
    }
}

impl File {
    fn end_block(&mut self) {
        if let Some(conventions) = self.verdict.take() {
            let _ = conventions.set(self.conventions); // it is set only here, once
        }
        self.conventions.habits.begin_block();
    }
}

impl Conventions {
    /// Takes in one more board.
    pub(super) fn take(&mut self, key: &BoardKey) {
        if key.fit != Fit::Unnumbered {
            self.numbered.take(key.fit == Fit::Differs);
        }
        self.open(key.opening);
        self.habits.take(key.standing);
    }

    /// What the conventions of its file say of a board.
    pub(super) fn cross_board(&self, shown: Shown) -> CrossBoard<'static> {
        CrossBoard {
            numbering: self.numbering(shown.fit),
            passes: self.passes(shown.opening),
            causes: self.habits.causes(shown.standing),
            ..CrossBoard::default()
        }
    }

    fn numbering(&self, fit: Fit) -> Numbering {
        if fit == Fit::Differs && self.numbered.is_habit() {
            Numbering::Own
        } else {
            Numbering::Cycle
        }
    }

    /// Takes in the auction of one more board.
    fn open(&mut self, opening: Opening) {
        if opening != Opening::Unknown {
            self.opened.take(opening == Opening::Late);
            self.passed += u64::from(opening == Opening::Pass);
        }
    }

    /// About half of all auctions begin with a pass. Where the first passes are left out at most one in twenty does, an
    /// exception written by hand, and about half disagree with the Declarer tag.
    fn passes(&self, opening: Opening) -> Passes {
        let none_begins_with_one = self.passed * 20 <= self.opened.of;
        if opening == Opening::Late && none_begins_with_one && self.opened.is_habit() {
            Passes::LeftOut
        } else {
            Passes::Written
        }
    }
}

impl Deviation {
    /// Whether its block has ended.
    pub(super) fn is_judged(&self) -> bool {
        self.verdict.get().is_some()
    }

    fn cross_board(&self, most: usize) -> Option<CrossBoard<'_>> {
        let conventions = self.verdict.get()?;
        let often = conventions.compared.is_habit();
        Some(CrossBoard {
            other_table: self.other.other_table(often, most),
            other_side: self.other_side.as_ref().map(Contradiction::other_side),
            ..conventions.cross_board(self.shown)
        })
        .map(|it| self.with_witness(it))
    }

    /// With what other tables show of a deal that was not played. Where the file has many of them that is of no use, and the
    /// part would be audited again for it.
    fn with_witness<'a>(&self, of_file: CrossBoard<'a>) -> CrossBoard<'a> {
        let witness = self.witness.as_ref().and_then(|it| it.get()).copied();
        match witness {
            Some(witness) if !of_file.causes.holds(Cause::WrongDeals) => {
                CrossBoard { witness, ..of_file }
            }
            _ => of_file,
        }
    }
}

/// How many boards of a file differ from what is expected of them.
#[derive(Debug, Clone, Copy, Default)]
struct Share {
    of: u64,
    differing: u64,
}

impl Share {
    /// Boards that may differ before anything is concluded from it.
    const FEW: u64 = 3;

    /// Takes in one more.
    fn take(&mut self, differs: bool) {
        self.of += 1;
        self.differing += u64::from(differs);
    }

    /// Whether more than a few differ, and over a third.
    const fn is_habit(&self) -> bool {
        self.differing > Self::FEW && self.differing * 3 > self.of
    }

    /// Whether one in four or more differ, and a good many.
    const fn is_quarter(&self) -> bool {
        self.differing > 2 * Self::FEW && self.differing * 4 >= self.of
    }

    /// Those after an earlier count.
    const fn since(self, earlier: Self) -> Self {
        Self {
            of: self.of - earlier.of,
            differing: self.differing - earlier.differing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Numbering::{Cycle, Own};
    use super::*;
    use crate::board::{self, Board, Carry, PbnRecord};
    use crate::checks::{Case, Fitting, NoReplay, Shift, Slipped, Standing};
    use crate::pbn::games;
    use crate::source::Charset;

    const DEAL: &str = "N:KJ.A7.AQ3.AKQJ63 A64.T9863.T8742. T9872.KQ2.KJ6.85 Q53.J54.95.T9742";
    /// West and North have exchanged two cards.
    const CLOSE: &str = "N:KQ.A7.AQ3.AKQJ63 A64.T9863.T8742. T9872.KQ2.KJ6.85 J53.J54.95.T9742";
    const OTHER: &str = "N:AJ9.J7532.T7.A83 Q762.K8.432.QJT5 T8.AQT.KQJ98.K62 K543.964.A65.974";

    const UNKNOWN: Standing = Standing {
        play: PlayStanding::Absent,
        deal: Fitting::Unknown,
        result: Fitting::Unknown,
        double: Fitting::Unknown,
        shift: Shift::None,
    };

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
            look: None,
        };
        let case = Case {
            record: record.into(),
            board: &board,
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

    #[test]
    fn declarers_are_compared_at_tables_of_one_deal() {
        let mut across = Across::default();
        across.begin("a.pbn");
        let tables = [
            (DEAL, "N", 10),
            (DEAL, "S", 10),
            (OTHER, "E", 10),
            (OTHER, "W", 10),
            (OTHER, "N", 10),
        ];
        let text = |(deal, declarer, tricks)| {
            let tags = format!("Board=5 Declarer={declarer} Contract=4S Result={tricks}");
            record(&tags, deal)
        };
        let keys = tables.map(text);
        let keys: Vec<_> = keys
            .iter()
            .zip(1..)
            .filter_map(|(it, game)| key_of(it, game))
            .collect();
        let deviations = across.look(&keys, 5, 0);
        let told = deviations.iter().filter(|it| it.other_side.is_some());
        assert_eq!(told.map(|it| it.game).collect::<Vec<_>>(), [5]);
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

    /// How a file numbers its boards, by those of each of some blocks.
    fn numbering(blocks: &[&[Fit]]) -> Vec<Numbering> {
        let mut across = Across::default();
        across.begin("a.pbn");
        let mut deviations = Vec::new();
        let mut games = Vec::new();
        for (block, fits) in blocks.iter().enumerate() {
            let key = |(game, fit): (u64, &Fit)| BoardKey {
                game,
                start: 0,
                fit: *fit,
                opening: Opening::Unknown,
                standing: UNKNOWN,
                dealt: None,
                declared: None,
                scored: None,
            };
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
        let differing = |game, start| BoardKey {
            game,
            start,
            fit: Fit::Differs,
            opening: Opening::Unknown,
            standing: UNKNOWN,
            dealt: None,
            declared: None,
            scored: None,
        };
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
}
