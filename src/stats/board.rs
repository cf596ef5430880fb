//! What one board adds to the counts: its judged turns, its revokes with what each edition asks for them, and what its record
//! is like. Nothing here depends on another file.

use super::counts::{Counts, FAMILIES, Quality, REASONS, RevokeCounts};
use super::dimension::Detail;
use super::keys::{BoardKeys, keys, record_key, text_hash};
use super::labels::{self, Labels, one_line};
use super::players::{Named, Players};
use super::turn::TurnFacts;
use crate::audit::{At, Collector, Origin, under};
use crate::board::{Item, Stake};
use crate::bridge::{Deal, Penalty, Seat, Stop};
use crate::checks::{
    Case, Finding, NoReplay, RevokeComment, Ruled, Severity, has_recorders_words, is_moved,
    revoke_comments, usable,
};
use crate::laws::{EDITIONS, Established, RevokeRuling, Ruling, State};
use crate::replay::{Irregularity, Replay};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::ops::Range;

/// The levels of contracts, and a record that states none.
pub(super) const LEVELS: [&str; 4] = ["1-3", "4", "5-7", ""];
/// Whether a contract is doubled, and a record that states none.
pub(super) const RISKS: [&str; 4] = ["undoubled", "doubled", "redoubled", ""];

/// The bytes of a board, at the least, and the turns of one: for so many memory is reserved.
const BOARD: usize = 512;
const TURNS: usize = 16;

/// Makes of boards what is counted.
#[derive(Debug, Clone)]
pub struct BoardCounter {
    /// How much is counted of them.
    pub detail: Detail,
    /// What players are called, where turns are counted by player.
    pub players: Players,
    /// The number in the id of a board, by which the worst are named.
    pub id: fn(&Case<'_>) -> u64,
}

/// The boards of a part of a file, one after another.
#[derive(Debug, Default)]
pub struct PartBoards {
    /// Games before the part in its file.
    pub before: u64,
    pub(super) labels: Vec<Labels>,
    pub(super) boards: Vec<BoardFacts>,
    pub(super) turns: Vec<TurnFacts>,
    pub(super) revokes: Vec<RevokeFacts>,
}

/// What one board adds.
#[derive(Debug, Default)]
pub(super) struct BoardFacts {
    /// Its game in the part.
    pub(super) game: u64,
    pub(super) labels: usize,
    /// The places of its level and its risk.
    pub(super) contract: [usize; 2],
    /// Why none of its turns is counted.
    pub(super) left_out: Option<&'static str>,
    /// The revokes of such a board by grade. What the Laws give for them is not known: the cards are in doubt.
    pub(super) doubted: [u64; 3],
    /// Whether nothing is found in the families D, P and R.
    pub(super) is_clean: bool,
    /// Whether the recorder says that somebody revoked on it.
    pub(super) is_told: bool,
    /// Whether the recorder wrote anything on it.
    pub(super) is_worded: bool,
    pub(super) turns: Range<usize>,
    /// Turns to follow.
    pub(super) turns_to_follow: u64,
    pub(super) revokes: Range<usize>,
    pub(super) players: Named,
    /// What its record is like, where that is counted.
    pub(super) record: Option<Box<Quality>>,
    pub(super) keys: BoardKeys,
}

impl BoardFacts {
    /// What it adds to a cell, apart from its revokes.
    pub(super) fn counts(&self, turns: &[TurnFacts]) -> Counts {
        Counts {
            boards: u64::from(!turns.is_empty()),
            clean: u64::from(!turns.is_empty() && self.is_clean),
            turns: turns.len() as u64,
            told: u64::from(self.is_told),
            worded: u64::from(self.is_worded),
            ..Counts::default()
        }
    }

    /// The place of the reason why no turn of the board is counted ([`REASONS`]).
    pub(super) fn reason(&self) -> Option<usize> {
        let is_unseen = self.turns.is_empty() && self.turns_to_follow > 0;
        let reason = self.left_out.or(is_unseen.then_some("not-judged"))?;
        REASONS.iter().position(|it| *it == reason)
    }
}

/// A revoke, and what the Laws give for it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct RevokeFacts {
    /// Its turn.
    pub(super) turn: TurnFacts,
    /// Doubtful, likely, certain.
    pub(super) grade: usize,
    /// What it adds to those of its grade.
    pub(super) counts: RevokeCounts,
    /// The year of the edition that it is ruled under.
    pub(super) edition: Cow<'static, str>,
    pub(super) clause: Cow<'static, str>,
    pub(super) state: Cow<'static, str>,
}

/// A finding that is reported once a file.
#[derive(Debug, Default)]
pub struct FileFault {
    /// The place of its family, if it is an error or a warning.
    pub(super) family: Option<usize>,
    /// The event of the record that has it first.
    pub(super) event: String,
}

impl Collector for BoardCounter {
    type Part = PartBoards;
    type Noted = FileFault;

    fn text(&self, part: &mut PartBoards, text: &[u8], _: Origin) {
        let boards = text.len() / BOARD + 1;
        part.boards.reserve(boards);
        part.turns.reserve(boards * TURNS);
    }

    fn at_once(&self, _: &Case<'_>, _: &[Finding]) -> Option<usize> {
        Some(size_of::<BoardFacts>() + TURNS * size_of::<TurnFacts>())
    }

    fn takes_at_once(&self) -> bool {
        true
    }

    fn take_back(&self, part: &mut PartBoards, games: &[u64]) {
        part.boards
            .retain(|board| games.binary_search(&board.game).is_err());
    }

    fn close(&self, part: &mut PartBoards) {
        part.boards.sort_by_key(|board| board.game);
    }

    fn board(&self, part: &mut PartBoards, at: At, case: &Case<'_>, findings: &[Finding]) {
        let turns = part.turns.len();
        let revokes = part.revokes.len();
        let left_out = left_out(case);
        let mut doubted = [0; 3];
        match (&case.ruled, case.premises.table()) {
            (Ok(ruled), _) if left_out.is_some() => ruled
                .revokes()
                .for_each(|(_, grade)| doubted[grade as usize] += 1),
            (Ok(ruled), Ok(at_table)) => Self::take_turns(part, case, ruled, at_table.declarer),
            _ => (),
        }
        let is_clean = left_out.is_none() && is_clean(case, findings);
        let testimony = revoke_comments(case).filter(RevokeComment::is_testimony);
        let sentences: Vec<_> = testimony.map(|it| text_hash(&it.text)).collect();
        let is_worded = has_recorders_words(case);
        let is_told = is_worded && !sentences.is_empty();
        let (record, keys) = match self.detail {
            Detail::Tables => {
                let record = Box::new(self.record(case, findings));
                (Some(record), keys(case, sentences))
            }
            Detail::Summary => (None, record_key(case)),
        };
        let board = BoardFacts {
            game: at.game,
            labels: labels::place(&mut part.labels, case, self.detail),
            contract: contract(case),
            left_out,
            doubted,
            is_clean,
            is_told,
            is_worded,
            turns: turns..part.turns.len(),
            turns_to_follow: case.replay().map_or(0, |it| it.turns_to_follow.into()),
            revokes: revokes..part.revokes.len(),
            players: self.players.of(case),
            record,
            keys,
        };
        part.boards.push(board);
    }

    fn noted(&self, _: At, case: &Case<'_>, finding: &Finding) -> FileFault {
        FileFault {
            family: family(finding),
            event: one_line(&case.record.text_of(Item::Event).unwrap_or_default()),
        }
    }
}

impl PartBoards {
    /// One without boards, for records of these labels.
    pub(super) fn of(labels: Labels) -> Self {
        Self {
            labels: vec![labels],
            ..Self::default()
        }
    }
}

impl BoardCounter {
    /// The judged turns of a board, and its revokes.
    fn take_turns(part: &mut PartBoards, case: &Case<'_>, ruled: &Ruled<'_>, declarer: Seat) {
        let replay = ruled.replay;
        let mut revokes = ruled.revokes().enumerate().peekable();
        if revokes.peek().is_none() {
            judged(replay, declarer, &mut part.turns);
            return;
        }
        let trump = replay.setting.trump;
        let rulings = EDITIONS.map(|edition| under(case, edition));
        for turn in replay.judged() {
            let facts = TurnFacts::of(&turn, declarer, trump);
            part.turns.push(facts);
            let here = revokes.next_if(|(_, (revoke, _))| revoke.turn == turn.turn);
            if let Some((place, (_, grade))) = here {
                let tricks = rulings
                    .each_ref()
                    .map(|ruling| demand(ruling.as_ref(), place));
                let revoke = &ruled.ruling.revokes[place];
                let facts = (facts, grade as usize, tricks);
                part.revokes
                    .push(RevokeFacts::of(facts, revoke, ruled.ruling));
            }
        }
    }

    fn record(&self, case: &Case<'_>, findings: &[Finding]) -> Quality {
        let (board, table) = (case.board, &case.play.table);
        let size = board.deal.value().map_or(13, |deal| deal.size);
        let fits = case.replay().is_some_and(Replay::is_certain_of_deal);
        let with_play = table.rows > 0;
        let is_full = table.whole_rows() == usize::from(size);
        let mut quality = Quality {
            records: 1,
            with_play: with_play.into(),
            whole_deal: board.deal.value().is_some_and(Deal::is_complete).into(),
            deal_fits: fits.into(),
            full_play: (with_play && is_full).into(),
            claims: (with_play && !is_full && table.stop != Stop::Plus).into(),
            results_differ: findings.iter().any(|it| it.check.code == "C113").into(),
            ..Quality::default()
        };
        let mut errors = 0;
        for finding in findings {
            if let Some(family) = family(finding) {
                quality.faults[family] += 1;
            }
            let is_error = finding.severity == Severity::Error && !needs_others(finding);
            errors += u64::from(is_error);
        }
        if errors > 0 {
            quality.take_worst((errors, (self.id)(case)));
        }
        quality
    }
}

impl RevokeFacts {
    fn of(
        (turn, grade, tricks): (TurnFacts, usize, [[u64; 2]; EDITIONS.len()]),
        revoke: &RevokeRuling,
        ruling: &Ruling,
    ) -> Self {
        let is_due = ruling.transfer.tricks.max > 0;
        let is_established = matches!(
            revoke.established,
            Established::Yes { .. } | Established::Presumed
        );
        Self {
            turn,
            grade,
            counts: RevokeCounts {
                number: 1,
                established: is_established.into(),
                tricks,
                exempt: revoke.exempt.into(),
                equity: (!ruling.equity.is_empty()).into(),
                not_applied: (is_due && ruling.state == State::Unadjusted).into(),
            },
            edition: ruling.edition.year.into(),
            clause: revoke.clauses.first().copied().unwrap_or_default().into(),
            state: ruling.state.name().into(),
        }
    }

    /// Counts the revoke in a cell.
    pub(super) fn count(&self, counts: &mut Counts) {
        counts.revokes[self.grade].add(&self.counts);
    }
}

/// The judged turns of a board.
#[multiversion::multiversion(targets("x86_64+avx2+bmi1+bmi2+lzcnt+popcnt"))]
fn judged(replay: &Replay, declarer: Seat, turns: &mut Vec<TurnFacts>) {
    let trump = replay.setting.trump;
    replay.each_judged(|turn| turns.push(TurnFacts::of(&turn, declarer, trump)));
}

/// The tricks that a revoke asks for under a ruling.
fn demand(ruling: Option<&Ruling>, place: usize) -> [u64; 2] {
    let revoke = ruling.and_then(|ruling| ruling.revokes.get(place));
    revoke.map_or([0; 2], |it| [it.demand.min.into(), it.demand.max.into()])
}

/// Why no turn of a board is counted.
fn left_out(case: &Case<'_>) -> Option<&'static str> {
    let ruled = match &case.ruled {
        Ok(ruled) => ruled,
        Err(NoReplay::NoPlay) => return Some("no-play"),
        Err(NoReplay::NotAuditable(_)) => return Some("not-auditable"),
    };
    if usable(case) == Some(true) {
        return None;
    }
    let has = |is_such: fn(&Irregularity) -> bool| ruled.replay.irregularities.iter().any(is_such);
    Some(if case.cross_board.causes.doubt_the_play() {
        "cause-of-file"
    } else if case.board.deal_fault.is_some() {
        "deal-fault"
    } else if !is_moved(ruled) && has(|it| matches!(it, Irregularity::DealDoesNotFit { .. })) {
        "other-deal"
    } else if has(|it| {
        matches!(
            it,
            Irregularity::DealTurned(_) | Irregularity::Renamed(_) | Irregularity::SeatsTurned(_)
        )
    }) {
        "turned"
    } else if case.premises.disagreement.is_some() {
        "declarer"
    } else {
        "cards"
    })
}

/// Whether nothing is found on a board in the families D, P and R.
fn is_clean(case: &Case<'_>, findings: &[Finding]) -> bool {
    let is_of_play = |it: &Finding| matches!(it.check.family(), "D" | "P" | "R");
    case.replay().is_some_and(|it| it.irregularities.is_empty()) && !findings.iter().any(is_of_play)
}

/// Checks whose findings need other files: their boards are joined by keys.
fn needs_others(finding: &Finding) -> bool {
    matches!(finding.check.code, "C108" | "C114")
}

/// The place of the family of a finding that is an error or a warning.
fn family(finding: &Finding) -> Option<usize> {
    if finding.severity < Severity::Warning || needs_others(finding) {
        return None;
    }
    let family = finding.check.family();
    FAMILIES.iter().position(|it| *it == family)
}

/// The places of the level and the double of a contract.
fn contract(case: &Case<'_>) -> [usize; 2] {
    let Some(Stake::Contract(contract)) = case.board.contract.value() else {
        return [LEVELS.len() - 1, RISKS.len() - 1];
    };
    let level = match contract.bid.level.get() {
        1..=3 => 0,
        4 => 1,
        _ => 2,
    };
    let risk = match contract.penalty {
        Penalty::Undoubled => 0,
        Penalty::Doubled => 1,
        Penalty::Redoubled => 2,
    };
    [level, risk]
}
