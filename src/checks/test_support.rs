//! Two records for the tests of checks, what is found on them, and a made-up preview.

use super::{
    Case, Check, CrossBoard, Finding, Findings, NoReplay, Page, Pages, PbnCase, Ruled, Severity,
    Slipped, run,
};
use crate::board::{self, Board, Carry, PbnRecord, Premises};
use crate::diagnosis::{Diagnosis, diagnose};
use crate::laws::{self, Attention, Basis, Facts, Ruling, UNDATED};
use crate::pbn::{Game, Reader};
use crate::replay::{Replay, Setting};
use crate::source::{Charset, Span};

/// A board with nothing to find: declarer makes ten tricks.
pub(super) const CLEAN: &str = include_str!("examples/clean.pbn");

/// A board on which East ruffs trick 6 while holding HK: declarer makes nine tricks, and eleven after the transfer.
pub(super) const REVOKE: &str = include_str!("examples/revoke.pbn");

/// A made-up preview, which unit tests have in the registry besides the real checks: it reports every revoke.
pub(super) static PREVIEW: Check = Check {
    preview: true,
    ..Check::new(
        ("X999", "on-trial"),
        Severity::Error,
        "none",
        Pages {
            english: PREVIEW_PAGE,
            #[cfg(feature = "languages")]
            dutch: PREVIEW_PAGE,
            #[cfg(feature = "languages")]
            polish: PREVIEW_PAGE,
        },
    )
};

const PREVIEW_PAGE: Page = Page::read(
    "# X999 on-trial: something that is irregular\n\n## What it finds\n\n## Why it matters\n\n## How sure\n\n\
     ## Law or standard\n\n## Example\n\n## What to do\n",
);

pub(super) fn preview(case: &Case<'_>, findings: &mut Findings) {
    if case
        .replay()
        .is_some_and(|it| !it.irregularities.is_empty())
    {
        findings.push(Finding::new(&PREVIEW, Span::at(0), "on trial"));
    }
}

/// What is found on the games of a text.
pub(super) fn findings(text: &str) -> Vec<Finding> {
    findings_with(text, Attention::Unknown)
}

/// The same, when it is known when attention was drawn.
pub(super) fn findings_with(text: &str, attention: Attention) -> Vec<Finding> {
    let bytes = text.as_bytes();
    let mut reader = Reader::new(bytes);
    let (mut game, mut carry) = (Game::default(), Carry::default());
    let mut all = Vec::new();
    while reader.read(&mut game) {
        all.extend(of_game(&game, bytes, &carry, attention));
        carry.absorb(&game, bytes);
    }
    all
}

fn of_game(game: &Game, text: &[u8], carry: &Carry, attention: Attention) -> Vec<Finding> {
    with_case_of(game, text, carry, attention, |pbn| {
        let mut findings = Findings::default();
        run(pbn, &mut findings);
        let found = findings.of_single_board().iter();
        found.map(|it| it.whole(pbn.case).into_owned()).collect()
    })
}

/// The case of the first game of a text.
pub(super) fn with_case<T>(text: &str, with: impl FnOnce(&Case<'_>) -> T) -> T {
    with_pbn_case(text, |pbn| with(pbn.case))
}

/// The same with the game as it is written.
pub(super) fn with_pbn_case<T>(text: &str, with: impl FnOnce(&PbnCase<'_>) -> T) -> T {
    let (bytes, mut game) = (text.as_bytes(), Game::default());
    assert!(Reader::new(bytes).read(&mut game));
    with_case_of(&game, bytes, &Carry::default(), Attention::Unknown, with)
}

fn with_case_of<T>(
    game: &Game,
    text: &[u8],
    carry: &Carry,
    attention: Attention,
    with: impl FnOnce(&PbnCase<'_>) -> T,
) -> T {
    let record = PbnRecord {
        game,
        carry,
        text,
        charset: Charset::Unstated,
        scan: None,
    };
    let (mut board, mut faults) = (Board::default(), Vec::new());
    board::read(game, text, carry, &mut board);
    record.hold_to_standard(&board, &mut faults);
    let mut premises = Premises::of(&board);
    let ruled = rule(&board, &mut premises, attention);
    let ruled = match &ruled {
        Some((replay, diagnosis, facts, ruling)) => Ok(Ruled {
            replay,
            play: replay,
            diagnosis,
            ruling,
            facts: *facts,
            basis: Basis::Given,
            by_edition: &[],
        }),
        None => Err(match premises.table() {
            Err(why) if board.play.table.rows > 0 => NoReplay::NotAuditable(why),
            _ => NoReplay::NoPlay,
        }),
    };
    let case = Case {
        record: record.into(),
        board: &board,
        premises: &premises,
        play: &board.play,
        ruled,
        slips: Slipped::default(),
        cross_board: CrossBoard::default(),
    };
    with(&PbnCase {
        case: &case,
        record,
        faults: &faults,
    })
}

fn rule(
    board: &Board,
    premises: &mut Premises,
    attention: Attention,
) -> Option<(Replay, Diagnosis, Facts<'static>, Ruling)> {
    let at_table = premises
        .table()
        .ok()
        .filter(|_| board.play.table.rows > 0)?;
    let setting = Setting {
        deal: board.deal.value().copied(),
        trump: at_table.strain.suit(),
        leader: at_table.leader,
    };
    let mut replay = Replay::of(&setting, &board.play.table);
    let record = (&setting, &board.play.table);
    let witnesses = super::witnesses(board, premises, at_table.declarer);
    let mut diagnosis = Diagnosis::default();
    diagnose(record, &mut replay, witnesses, &mut diagnosis);
    let declarer = diagnosis.declarer.unwrap_or(at_table.declarer);
    *premises = premises.diagnosed(diagnosis.declarer, board, &board.play);
    let mut facts = Facts::of_record(declarer);
    facts.attention = attention;
    facts.stated = premises.final_result();
    facts.scored = premises.scored_tricks();
    facts.grades[..diagnosis.grades.len()].copy_from_slice(&diagnosis.grades);
    let ruling = laws::rule(UNDATED, &replay, &facts);
    Some((replay, diagnosis, facts, ruling))
}

/// The one finding of a check on a text.
pub(super) fn only(code: &str, text: &str) -> Finding {
    let mut of_code: Vec<_> = findings(text)
        .into_iter()
        .filter(|it| it.check.code == code)
        .collect();
    assert_eq!(of_code.len(), 1, "{code}: {of_code:#?}");
    of_code.remove(0)
}

/// The clean board with one thing changed.
pub(super) fn clean_but(from: &str, to: &str) -> String {
    assert!(CLEAN.contains(from), "{from}");
    CLEAN.replacen(from, to, 1)
}

#[test]
fn behind_a_revoke_to_which_attention_came_late_no_transfer_is_missed() {
    let late = findings_with(REVOKE, Attention::Late);
    let codes: Vec<_> = late.iter().map(|it| it.check.code).collect();
    assert_eq!(codes, ["R101"]);
}
