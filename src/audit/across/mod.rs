//! What only several boards together show: how a file numbers its boards, and whether the tables of a board had one deal.
//!
//! Boards are audited side by side, each on its own. What is kept of them ([`Brief`]) comes here in input order, and a
//! part of which something is to be said is audited a second time, with the [`Among`] of its boards. So the findings
//! stand where all others do, and are the same for any number of threads.

mod brief;
mod hash;
mod scores;
mod sketch;

pub(super) use brief::Brief;
pub use scores::OtherTables;

use crate::checks::{Among, Elsewhere, Fit, Likeness, Numbering};
use brief::{Dealt, Table};
use foldhash::{HashMap, HashMapExt};
use scores::Scores;
use sketch::Sketch;
use std::collections::hash_map::Entry;

/// The most boards that are remembered.
const MOST: usize = 1 << 21;

/// What is known of the boards so far.
#[derive(Debug)]
pub(super) struct Across {
    most: usize,
    boards: HashMap<u64, Seen>,
    is_full: bool,
    /// The files in which those boards stand.
    files: Vec<String>,
    file: File,
    scores: Scores,
}

/// The file that is being read.
#[derive(Debug, Default)]
struct File {
    name: String,
    /// Its place among `files`, once one of its boards is remembered.
    place: Option<u32>,
    /// Files before it.
    number: u64,
    games: u64,
    /// Boards with a number, and those that do not fit it.
    numbered: Share,
    /// Boards seen before, and those with another deal.
    compared: Share,
}

/// A board that was seen.
#[derive(Debug, Clone, Copy)]
struct Seen {
    deal: Sketch,
    file: u32,
    game: u32,
    table: Table,
}

/// What is to be said of a board of a part.
#[derive(Debug, Clone, Copy)]
pub(super) struct Remark {
    pub(super) game: u64,
    numbering: Numbering,
    other: Other,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Other {
    Nothing,
    Differs {
        file: u32,
        game: u32,
        likeness: Likeness,
        often: bool,
    },
    Full,
}

impl Default for Across {
    fn default() -> Self {
        Self {
            most: MOST,
            boards: HashMap::new(),
            is_full: false,
            files: Vec::new(),
            file: File::default(),
            scores: Scores::default(),
        }
    }
}

impl Across {
    /// Goes on to the next file.
    pub(super) fn begin(&mut self, file: &str) {
        self.file = File {
            name: file.to_owned(),
            number: self.file.number + 1,
            ..File::default()
        };
    }

    /// Takes in the boards of the next part of the file, and gives what is to be said of some. What a file does again and
    /// again is judged by all boards of the part, and by those of the parts before.
    pub(super) fn look(&mut self, briefs: &[Brief], games: u64) -> Vec<Remark> {
        let mut remarks = Vec::new();
        self.make_room(briefs);
        for brief in briefs {
            if let (Some(dealt), Some(scored)) = (brief.dealt, brief.scored) {
                let place = [self.file.number, self.file.games + brief.game];
                self.scores.keep(dealt.key(self.file.number), scored, place);
            }
            let other = brief
                .dealt
                .map_or(Other::Nothing, |dealt| self.compare(&dealt, brief.game));
            if brief.fit != Fit::Unnumbered {
                self.file.numbered.take(brief.fit == Fit::Differs);
            }
            if brief.fit == Fit::Differs || other != Other::Nothing {
                remarks.push((brief, other));
            }
        }
        self.file.games += games;
        let remark = |(brief, other): (&Brief, Other)| Remark {
            game: brief.game,
            numbering: self.file.numbering(brief.fit),
            other: self.file.judged(other),
        };
        let remarks = remarks.into_iter().map(remark);
        remarks.filter(Remark::says_anything).collect()
    }

    /// Hands over the boards of which another score is due than is stated, with those of the other tables, in input
    /// order; says how many tables could not be kept for that.
    pub(super) fn other_tables<E>(
        &self,
        with: impl FnMut(&OtherTables<'_>) -> Result<(), E>,
    ) -> Result<u64, E> {
        self.scores
            .other_tables(with)
            .map(|()| self.scores.left_out())
    }

    /// Remarks in the words of a case.
    pub(super) fn among(&self, remarks: &[Remark]) -> impl Iterator<Item = (u64, Among<'_>)> {
        let among = |remark: &Remark| Among {
            numbering: remark.numbering,
            elsewhere: self.elsewhere(remark.other),
        };
        remarks
            .iter()
            .map(move |remark| (remark.game, among(remark)))
    }

    fn elsewhere(&self, other: Other) -> Elsewhere<'_> {
        match other {
            Other::Nothing => Elsewhere::Nothing,
            Other::Differs {
                file,
                game,
                likeness,
                often,
            } => Elsewhere::Differs {
                file: &self.files[file as usize],
                game,
                likeness,
                often,
            },
            Other::Full => Elsewhere::Full { boards: self.most },
        }
    }

    /// Makes room for the boards that are new. To ask for all of them first is worth the while besides: their places are
    /// far apart, and here none waits for the one before.
    fn make_room(&mut self, briefs: &[Brief]) {
        let file = self.file.number;
        let dealt = briefs.iter().filter_map(|brief| brief.dealt);
        let new = dealt.filter(|dealt| !self.boards.contains_key(&dealt.key(file)));
        let left = self.most.saturating_sub(self.boards.len());
        self.boards.reserve(new.count().min(left));
    }

    fn compare(&mut self, dealt: &Dealt, game: u64) -> Other {
        let is_full = self.boards.len() >= self.most;
        let seen = Seen {
            deal: dealt.deal,
            file: self.place(),
            game: u32::try_from(self.file.games + game).unwrap_or(u32::MAX),
            table: dealt.table,
        };
        match self.boards.entry(dealt.key(self.file.number)) {
            Entry::Occupied(mut entry) => {
                let before = *entry.get();
                match before.compare(&seen) {
                    Compared::Same => self.file.compared.take(false),
                    Compared::AnotherBoard => _ = entry.insert(seen),
                    Compared::Differs(likeness) => {
                        self.file.compared.take(true);
                        return Other::Differs {
                            file: before.file,
                            game: before.game,
                            likeness,
                            often: false,
                        };
                    }
                }
                Other::Nothing
            }
            Entry::Vacant(_) if is_full && std::mem::replace(&mut self.is_full, true) => {
                Other::Nothing
            }
            Entry::Vacant(_) if is_full => Other::Full,
            Entry::Vacant(entry) => {
                entry.insert(seen);
                Other::Nothing
            }
        }
    }

    /// The place of the file at hand.
    fn place(&mut self) -> u32 {
        *self.file.place.get_or_insert_with(|| {
            self.files.push(self.file.name.clone());
            u32::try_from(self.files.len() - 1).unwrap_or(u32::MAX)
        })
    }
}

impl File {
    fn numbering(&self, fit: Fit) -> Numbering {
        if fit == Fit::Differs && self.numbered.is_habit() {
            Numbering::Own
        } else {
            Numbering::Cycle
        }
    }

    /// What another table shows, with whether many of the file do.
    fn judged(&self, mut other: Other) -> Other {
        if let Other::Differs { often, .. } = &mut other {
            *often = self.compared.is_habit();
        }
        other
    }
}

impl Remark {
    fn says_anything(&self) -> bool {
        self.numbering != Numbering::Cycle || self.other != Other::Nothing
    }
}

impl Seen {
    /// What a later record under the same tags is to this one. Another deal is one of the same board if the deals are
    /// alike, or if the tags leave no doubt.
    fn compare(&self, later: &Self) -> Compared {
        if self.deal == later.deal {
            return Compared::Same;
        }
        let likeness = self.deal.likeness(later.deal);
        if likeness != Likeness::Other || self.table.is_of_one_board(later.table) {
            Compared::Differs(likeness)
        } else {
            Compared::AnotherBoard
        }
    }
}

enum Compared {
    Same,
    Differs(Likeness),
    AnotherBoard,
}

/// How many boards of a file differ from what is expected of them.
#[derive(Debug, Default)]
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
}

#[cfg(test)]
mod tests {
    use super::Numbering::{Cycle, Own};
    use super::*;
    use crate::board::{self, Board, Carry};
    use crate::checks::{Case, NoReplay, Slipped};
    use crate::pbn::games;
    use crate::source::Charset;

    const DEAL: &str = "N:KJ.A7.AQ3.AKQJ63 A64.T9863.T8742. T9872.KQ2.KJ6.85 Q53.J54.95.T9742";
    /// West and North have exchanged two cards.
    const CLOSE: &str = "N:KQ.A7.AQ3.AKQJ63 A64.T9863.T8742. T9872.KQ2.KJ6.85 J53.J54.95.T9742";
    const OTHER: &str = "N:AJ9.J7532.T7.A83 Q762.K8.432.QJT5 T8.AQT.KQJ98.K62 K543.964.A65.974";

    fn turned() -> String {
        DEAL.replacen('N', "E", 1)
    }

    /// What is said of each of some records, a text each, of one file.
    fn said(across: &mut Across, records: &[String]) -> Vec<Other> {
        let briefs = records
            .iter()
            .zip(1..)
            .filter_map(|(text, game)| brief(text, game));
        let briefs: Vec<_> = briefs.collect();
        let remarks = across.look(&briefs, records.len() as u64);
        let of = |game| remarks.iter().find(|remark| remark.game == game);
        let games = 1..=records.len() as u64;
        games
            .map(|game| of(game).map_or(Other::Nothing, |remark| remark.other))
            .collect()
    }

    fn brief(text: &str, number: u64) -> Option<Brief> {
        let text = text.as_bytes();
        let game = games(text).next().unwrap();
        let (carry, mut board) = (Carry::default(), Board::default());
        board::read(&game, text, &carry, &mut board);
        let case = Case {
            text,
            charset: Charset::Unstated,
            regular: false,
            game: &game,
            carry: &carry,
            board: &board,
            ruled: Err(NoReplay::NoPlay),
            slips: Slipped::default(),
            among: Among::default(),
        };
        Brief::of(&case, number, true)
    }

    fn record(tags: &str, deal: &str) -> String {
        let tag = |tag: &str| {
            let (name, value) = tag.split_once('=').unwrap();
            format!("[{name} \"{value}\"]\n")
        };
        let tags: Vec<_> = tags.split_whitespace().map(tag).collect();
        format!("{}[Deal \"{deal}\"]\n", tags.concat())
    }

    /// What is said of the second of two records of one file.
    fn second(tags: [&str; 2], deals: [&str; 2]) -> Option<Likeness> {
        let mut across = Across::default();
        across.begin("a.pbn");
        let records = [0, 1].map(|place| record(tags[place], deals[place]));
        match said(&mut across, &records)[1] {
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
                let found = said(&mut across, &[record(tags, deal)])[0];
                let here = file == "b.pbn" && differs;
                assert_eq!(found != Other::Nothing, here, "{tags} {file}");
                if let Elsewhere::Differs { file, game, .. } = across.elsewhere(found) {
                    assert_eq!((file, game), ("a.pbn", 1));
                }
            }
        }
    }

    #[test]
    fn what_was_seen_first_stands() {
        let mut across = Across::default();
        across.begin("a.pbn");
        let deals = [DEAL, CLOSE, DEAL, OTHER, OTHER, CLOSE];
        let found = said(&mut across, &deals.map(|deal| record("Board=5", deal)));
        let speaks: Vec<_> = found.iter().map(|it| *it != Other::Nothing).collect();
        assert_eq!(speaks, [false, true, false, false, false, false]);
    }

    #[test]
    fn when_no_more_can_be_remembered_that_is_said_once() {
        let mut across = Across {
            most: 2,
            ..Across::default()
        };
        across.begin("a.pbn");
        let boards = [
            ("1", DEAL),
            ("2", CLOSE),
            ("3", DEAL),
            ("4", DEAL),
            ("2", DEAL),
        ];
        let boards = boards.map(|(number, deal)| record(&format!("Board={number}"), deal));
        let found = said(&mut across, &boards);
        assert_eq!(
            found[..4],
            [Other::Nothing, Other::Nothing, Other::Full, Other::Nothing]
        );
        assert!(matches!(found[4], Other::Differs { .. }));
    }

    #[test]
    fn a_file_with_numbers_of_its_own_is_known_by_all_boards_of_a_part() {
        let numbering = |parts: &[&[Fit]]| -> Vec<Numbering> {
            let mut file = File::default();
            let mut found = Vec::new();
            for part in parts {
                let numbered = part.iter().filter(|fit| **fit != Fit::Unnumbered);
                numbered.for_each(|fit| file.numbered.take(*fit == Fit::Differs));
                found.extend(part.iter().map(|fit| file.numbering(*fit)));
            }
            found
        };
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
}
