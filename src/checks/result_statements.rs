//! Claim, list of results and cards, where a record says its result in more than one of them.

use super::{C113, Case, Finding, Findings, Severity, Topic, place, relation};
use crate::board::{Board, Item, ListedResult, Statements};
use crate::bridge::{Outcome, Seat, Turn};
use crate::words::{Message, message};

pub(super) fn report(case: &Case<'_>, findings: &mut Findings) {
    if case.board.statements.not_played {
        return;
    }
    findings.extend(results(case));
    findings.extend(other_contract(case));
    findings.extend(from_list(case));
}

/// Whether the claim, the list of results and the cards differ in any way, as far as the record says it in more than one of them.
pub(super) fn is_shown(case: &Case<'_>) -> bool {
    case.board.statements != Statements::default()
        && !case.board.statements.not_played
        && (Figures::of(case).differ()
            || listed_otherwise(case).is_some()
            || is_from_list(case.board))
}

/// Declarer's tricks, by each that says them.
struct Figures {
    claimed: Option<u8>,
    listed: Option<u8>,
    played: Option<u8>,
}

impl Figures {
    fn of(case: &Case<'_>) -> Self {
        let (statements, premises) = (&case.board.statements, case.premises);
        let listed = || statements.listed_tricks(premises.full_contract()?, premises.declarer()?);
        Self {
            claimed: statements.claimed,
            listed: listed(),
            played: case.ruling().and_then(|ruling| ruling.played),
        }
    }

    fn differ(&self) -> bool {
        let mut figures = [self.claimed, self.listed, self.played]
            .into_iter()
            .flatten();
        let first = figures.next();
        figures.any(|figure| Some(figure) != first)
    }
}

/// Declarer's tricks by the claim and by the list of results, where both say them.
pub fn claimed_and_listed(case: &Case<'_>) -> Option<[u8; 2]> {
    let figures = Figures::of(case);
    Some([figures.claimed?, figures.listed?])
}

fn results(case: &Case<'_>) -> Option<Finding> {
    let figures = Figures::of(case);
    if !figures.differ() {
        return None;
    }
    let message = match (figures.claimed, figures.listed, figures.played) {
        (Some(claimed), Some(listed), Some(played)) => {
            message!("c113-all", claimed, listed, played)
        }
        (Some(claimed), Some(listed), None) => message!("c113-claim-list", claimed, listed),
        (Some(claimed), None, played) => message!("c113-claim-cards", claimed, played = played?),
        (None, listed, played) => message!("c113-list-cards", listed = listed?, played = played?),
    };
    let finding = finding(case, message).note(Topic::Result, taken(&figures));
    let adjusted = case.ruling().filter(|ruling| !ruling.revokes.is_empty());
    let adjusted = adjusted.and_then(|ruling| ruling.adjusted);
    Some(match (figures.listed, adjusted) {
        (Some(listed), Some(due)) if (due.min..=due.max).contains(&listed) => {
            finding.note(Topic::Result, message!("c113-adjusted"))
        }
        _ => finding,
    })
}

/// Which of the figures the other checks go by.
fn taken(figures: &Figures) -> Message {
    if figures.claimed.is_some() {
        message!("c113-by-claim")
    } else {
        message!("c113-by-cards")
    }
}

/// A list of results with another contract or declarer than the auction.
fn other_contract(case: &Case<'_>) -> Option<Finding> {
    let Outcome::Contract(contract, seat) = case.board.auction.outcome else {
        return None;
    };
    let Some((listed, declarer)) = listed_otherwise(case)?.contract else {
        let message = message!("c113-passed-out", contract, seat);
        return Some(by_auction(case, message));
    };
    let message = message!("c113-contract", listed, declarer, contract, seat);
    let lead = lead_against(case, seat, declarer);
    let finding = by_auction(case, message).notes(Topic::Reading, lead);
    Some(if listed == contract {
        relation::of_declarer(finding, case)
    } else {
        finding
    })
}

fn by_auction(case: &Case<'_>, message: Message) -> Finding {
    finding(case, message).note(Topic::Reading, message!("c113-by-auction"))
}

/// The opening lead, where the deal has it with the hand that leads against this declarer, and not against the other.
fn lead_against(case: &Case<'_>, declarer: Seat, other: Seat) -> Option<Message> {
    let replay = case.replay()?;
    let seat = declarer.lho();
    let (lead, _) = place::card_at(case, replay, Turn { trick: 1, seat })?;
    let owner = replay.setting.deal.as_ref()?.owner(lead)?;
    (owner == seat && declarer != other).then(|| message!("c113-lead", card = lead, seat, declarer))
}

/// What the list has instead, where it is about another contract. A declarer of the list that was taken is reported by A103.
fn listed_otherwise(case: &Case<'_>) -> Option<ListedResult> {
    let board = case.board;
    let listed = board.statements.listed?;
    let Outcome::Contract(contract, seat) = board.auction.outcome else {
        return None;
    };
    let is_other = listed.contract != Some((contract, seat));
    (is_other && case.premises.disagreement.is_none()).then_some(listed)
}

/// A contract that is known from the list alone.
fn from_list(case: &Case<'_>) -> Option<Finding> {
    if !is_from_list(case.board) {
        return None;
    }
    let (contract, seat) = case.board.statements.listed?.contract?;
    let message = message!("c113-from-list", contract, seat);
    Some(finding(case, message).severity(Severity::Note))
}

/// Whether contract and declarer are those of the list, as the auction is not finished, and cards were played. A list of results
/// with opening leads has no auctions to be finished.
fn is_from_list(board: &Board) -> bool {
    let listed = board.statements.listed.and_then(|it| it.contract);
    let is_lead_alone =
        || board.auction.calls.is_empty() && board.play.table.cards().nth(1).is_none();
    board.auction.outcome == Outcome::Open
        && listed.is_some()
        && board.play.table.rows > 0
        && !is_lead_alone()
}

fn finding(case: &Case<'_>, message: Message) -> Finding {
    Finding::new(&C113, case.record.span_of(Item::Result), message).label(message!("c113-label"))
}
