//! One game, from its bytes to its findings, in scratch values that are used again for the next.

use super::options::{Chosen, DoubleDummy, Options};
use super::seats;
use super::slips::{FileSlips, OnBoard};
use super::title::Years;
use crate::board::{Board, Carry, Declaration, NotAuditable, PbnRecord, Play, Premises, Record};
use crate::bridge::{Seat, side};
use crate::checks::{self, Case, CrossBoard, Finding, Findings, NoReplay, PbnCase, Ruled, Slipped};
use crate::diagnosis::{self, Diagnosis, Grade};
use crate::double_dummy;
use crate::laws::{self, DirectorFact, Edition, Facts, Ruling};
use crate::pbn::{Fault, Game};
use crate::replay::{self, Replay, Setting};
use crate::source::Charset;
use std::borrow::Cow;

/// The audit of one game: what each step makes of it, in values that are used again for another.
#[derive(Debug)]
pub(super) struct BoardAudit {
    board: Board,
    /// Whether a comment says that somebody revoked.
    tells_revoke: bool,
    /// Faults of its annotations, notes and tables.
    faults: Vec<Fault>,
    /// What its record lists of other tables.
    declarations: Vec<Declaration>,
    slips: OnBoard,
    /// What is gone by.
    premises: Premises,
    /// The cards where they were given to hands or put right; otherwise those of another board ([`Premises::play`]).
    found_play: Play,
    replay: Replay,
    /// The play as it finally was, where a slip changes it.
    final_play: Option<Replay>,
    diagnosis: Diagnosis,
    /// What is known besides the cards, without what the slips tell; if there is a ruling.
    facts: Facts<'static>,
    /// The edition, and why this one; or why there is no ruling.
    ruled: Result<Chosen, NoReplay>,
    /// What the Laws give, if there is a ruling; otherwise that of another board.
    ruling: Ruling,
}

impl Default for BoardAudit {
    fn default() -> Self {
        Self {
            board: Board::default(),
            tells_revoke: false,
            faults: Vec::new(),
            declarations: Vec::new(),
            slips: OnBoard::default(),
            premises: Premises::default(),
            found_play: Play::default(),
            replay: Replay::default(),
            final_play: None,
            diagnosis: Diagnosis::default(),
            facts: Facts::of_record(Seat::North),
            ruled: Err(NoReplay::NoPlay),
            ruling: Ruling::default(),
        }
    }
}

impl BoardAudit {
    /// Reads the board, with what the director's slips for it put right, replays it and rules on it. The years are those that the
    /// name of its file gives.
    pub(super) fn rule(
        &mut self,
        options: &Options,
        file_slips: Option<&FileSlips<'_>>,
        (record, years): (Record<'_>, Years),
    ) {
        self.tells_revoke = checks::may_tell_revoke(&record);
        record.read(&mut self.board);
        self.faults.clear();
        record.hold_to_format(&self.board, &mut self.faults);
        self.declarations.clear();
        record.list_declarations(&mut self.declarations);
        self.slips.clear();
        let (board, play) = (&self.board, &mut self.found_play);
        self.premises = seats::given(board, Premises::of(board), play);
        if let Some(file_slips) = file_slips {
            file_slips.take(record, &mut self.slips);
            self.premises = self
                .slips
                .put_right(board, self.premises, &mut self.found_play);
        }
        let titled = || years.and(Years::of_record(&record));
        self.ruled = self.ruled(options, Chosen::of(options, &self.board, titled));
        self.final_play = None;
        if self.ruled.is_ok() && !self.slips.facts.is_empty() {
            let play = laws::final_play(&self.replay, &self.slips.facts);
            self.final_play = if let Cow::Owned(play) = play {
                Some(play)
            } else {
                None
            };
        }
        if self.tells_revoke {
            let case = self.case(record, "", CrossBoard::default());
            self.tells_revoke = checks::tells_revoke(&case);
        }
    }

    /// Rules again on a board of whose play its file leaves nothing certain: no revoke is more than doubtful, unless a
    /// director spoke of the play.
    pub(super) fn doubt(&mut self, options: &Options) {
        let grades = &mut self.diagnosis.grades;
        if self.ruled.is_err() || grades.is_empty() || !self.slips.facts.is_empty() {
            return;
        }
        grades.fill(Grade::Doubtful);
        self.facts = self.facts.graded(grades);
        let facts = self.facts;
        let edition = self.ruling.edition;
        laws::rule_into(edition, &self.replay, &facts, &mut self.ruling);
        ask_double_dummy(options, &mut self.ruling, &self.replay, &facts);
    }

    /// Gives a game up whose audit failed within: it is not auditable, and a finding says so. The second time its comments are given
    /// up, too.
    pub(super) fn give_up(&mut self) {
        let fault = NoReplay::NotAuditable(NotAuditable::InternalFault);
        let is_again = self.ruled.is_err_and(|why| why == fault);
        *self = Self {
            ruled: Err(fault),
            tells_revoke: self.tells_revoke && !is_again,
            ..Self::default()
        };
    }

    /// All that is known of the game. The slips are those of a file of this name.
    pub(super) fn case<'a>(
        &'a self,
        record: Record<'a>,
        slips: &'a str,
        cross_board: CrossBoard<'a>,
    ) -> Case<'a> {
        let ruled = match self.ruled {
            Ok(chosen) => Ok(Ruled {
                replay: &self.replay,
                play: self.final_play.as_ref().unwrap_or(&self.replay),
                diagnosis: &self.diagnosis,
                ruling: &self.ruling,
                facts: self.facts.with(&self.slips.facts),
                basis: chosen.basis,
                in_doubt: chosen.in_doubt,
            }),
            Err(why) => Err(why),
        };
        let slips = Slipped {
            file: slips,
            stated: &self.slips.stated,
            faults: &self.slips.faults,
            amended: &self.slips.amended,
            denied: &self.slips.denied,
        };
        Case {
            record,
            board: &self.board,
            premises: &self.premises,
            play: self.premises.play(&self.board, &self.found_play),
            declarations: &self.declarations,
            ruled,
            slips,
            cross_board,
            tells_revoke: self.tells_revoke,
        }
    }

    /// Rules on a game without slips, and hands its case to `with`.
    fn rule_alone(
        &mut self,
        options: &Options,
        (game, text, charset): (&Game, &[u8], Charset),
        carry: &Carry,
        with: impl FnOnce(&PbnCase<'_>),
    ) {
        let record = PbnRecord {
            game,
            carry,
            text,
            charset,
            scan: None,
        };
        self.rule(options, None, (record.into(), Years::None));
        let case = self.case(record.into(), "", CrossBoard::default());
        with(&self.pbn_case(record, &case));
    }

    /// Runs the checks on its case.
    pub(super) fn check(&self, case: &Case<'_>, findings: &mut Findings) {
        match case.record.pbn() {
            Some(record) => checks::run(&self.pbn_case(record, case), findings),
            None => checks::run_lin(case, &self.faults, findings),
        }
    }

    /// The same for the checks, with the record as it is written.
    fn pbn_case<'a>(&'a self, record: PbnRecord<'a>, case: &'a Case<'a>) -> PbnCase<'a> {
        PbnCase {
            case,
            record,
            faults: &self.faults,
        }
    }
}

/// What the audit of single games needs again and again.
#[derive(Debug, Default)]
pub struct Scratch {
    audit: BoardAudit,
    findings: Findings,
}

impl Scratch {
    /// Audits a game and hands its case to `with`, with all that is found on it.
    pub fn audit(
        &mut self,
        options: &Options,
        record: (&Game, &[u8], Charset),
        carry: &Carry,
        with: impl FnOnce(&Case<'_>, &[Finding]),
    ) {
        let Self { audit, findings } = self;
        findings.switch_on(&options.previews);
        audit.rule_alone(options, record, carry, |pbn| {
            checks::run(pbn, findings);
            with(pbn.case, findings.of_single_board());
        });
    }

    /// Replays a game and rules on it, and hands its case to `with` before it is checked.
    pub fn rule(
        &mut self,
        options: &Options,
        record: (&Game, &[u8], Charset),
        carry: &Carry,
        with: impl FnOnce(&PbnCase<'_>),
    ) {
        self.audit.rule_alone(options, record, carry, with);
    }
}

impl BoardAudit {
    /// Replays the board and rules on it; says why under this edition.
    fn ruled(&mut self, options: &Options, chosen: Chosen) -> Result<Chosen, NoReplay> {
        let (board, replay) = (&self.board, &mut self.replay);
        let play = self.premises.play(board, &self.found_play);
        self.diagnosis.clear();
        if play.table.rows == 0 {
            self.premises = self.premises.settled(board, || None);
            return Err(NoReplay::NoPlay);
        }
        let at_table = self.premises.table().map_err(NoReplay::NotAuditable)?;
        let setting = Setting {
            deal: board.deal.value().copied(),
            trump: at_table.strain.suit(),
            leader: at_table.leader,
        };
        replay::replay(&setting, &play.table, replay);
        let counted = || counted(replay, at_table.declarer);
        self.premises = self.premises.settled(board, counted);
        if !replay.irregularities.is_empty() || self.premises.disagreement.is_some() {
            let witnesses = checks::witnesses(board, &self.premises, at_table.declarer);
            let record = (&setting, &play.table);
            diagnosis::diagnose(record, replay, witnesses, &mut self.diagnosis);
            let declarer = self.diagnosis.declarer;
            self.premises = self.premises.diagnosed(declarer, board, play);
        }
        self.ruled_on(options, chosen)
    }

    /// Rules on the replay.
    fn ruled_on(&mut self, options: &Options, chosen: Chosen) -> Result<Chosen, NoReplay> {
        let (premises, replay, slips) = (&self.premises, &mut self.replay, &mut self.slips);
        let grades = &mut self.diagnosis.grades;
        let no_declarer = NoReplay::NotAuditable(NotAuditable::NoDeclarer);
        let declarer = premises.played_by().ok_or(no_declarer)?;
        let mut facts = facts_of_record(options, premises, declarer, grades);
        if !slips.facts.is_empty() {
            slips.sift(chosen.edition, replay, &facts);
            slips.testify(replay, grades);
            facts = facts_of_record(options, premises, declarer, grades);
        }
        self.facts = facts;
        let facts = facts.with(&slips.facts);
        laws::rule_into(chosen.edition, replay, &facts, &mut self.ruling);
        ask_double_dummy(options, &mut self.ruling, replay, &facts);
        Ok(chosen)
    }
}

fn ask_double_dummy(options: &Options, ruling: &mut Ruling, replay: &Replay, facts: &Facts<'_>) {
    if let Some(solve) = double_dummy::SOLVER {
        laws::double_dummy(ruling, replay, facts, solve);
        if options.double_dummy == DoubleDummy::Deals {
            laws::double_dummy_deal(ruling, replay, facts, solve);
        }
    }
}

/// What an edition of the Laws gives for a board, whatever its date; `None` where there is no ruling.
pub fn under(case: &Case<'_>, edition: &'static Edition) -> Option<Ruling> {
    let ruled = case.ruled.as_ref().ok()?;
    if ruled.ruling.edition == edition {
        return Some(ruled.ruling.clone());
    }
    Some(laws::rule(edition, ruled.replay, &ruled.facts))
}

/// Declarer's tricks, where all thirteen are known.
fn counted(replay: &Replay, declarer: Seat) -> Option<u8> {
    let is_known = replay.size == 13 && replay.open() == 0;
    is_known.then(|| replay.won(side(declarer)))
}

/// What a record says besides the cards.
fn facts_of_record(
    options: &Options,
    premises: &Premises,
    declarer: Seat,
    grades: &[Grade],
) -> Facts<'static> {
    let mut facts = Facts::of_record(declarer);
    facts.attention = options.attention;
    facts.stated = premises.final_result();
    facts.awarded = premises.is_awarded();
    facts.scored = if grades.is_empty() {
        None
    } else {
        premises.scored_tricks()
    };
    facts.graded(grades)
}

/// Rules on a board again as if the director had told these facts besides, and hands its case to `with`; `None` where they
/// cannot all be true, or there is no ruling.
pub fn answered<T>(
    case: &Case<'_>,
    told: &[DirectorFact],
    with: impl FnOnce(&Case<'_>) -> T,
) -> Option<T> {
    let ruled = case.ruled.ok()?;
    let edition = ruled.ruling.edition;
    let (mut replay, mut diagnosis) = (ruled.replay.clone(), ruled.diagnosis.clone());
    let mut slips = OnBoard::of(ruled.facts.by_director.iter().chain(told));
    slips.sift(edition, &replay, &ruled.facts);
    if !told.iter().all(|fact| slips.facts.contains(fact)) {
        return None;
    }
    slips.testify(&mut replay, &mut diagnosis.grades);
    let facts = ruled.facts.graded(&diagnosis.grades);
    let facts = facts.with(&slips.facts);
    let ruled = Ruled {
        replay: &replay,
        play: &laws::final_play(&replay, &slips.facts),
        diagnosis: &diagnosis,
        ruling: &laws::rule(edition, &replay, &facts),
        facts,
        ..ruled
    };
    Some(with(&Case {
        ruled: Ok(ruled),
        ..*case
    }))
}
