//! A sheet: everything that a director needs about one board, for paper or terminal.
//!
//! A case with its findings becomes a [`Sheet`]: figures as in review.csv, cards, and messages that [`crate::words::Words`]
//! translates. Only `html` and `terminal` decide how it looks.
//!
//! It must not know how a ruling was made.

mod answers;
mod auction;
mod density;
mod gap;
mod html;
mod ladder;
mod markup;
mod play;
mod style;
mod terminal;

pub(super) use gap::Filling;
pub use html::page;
pub(super) use html::{Headings, add_reason, draw};
pub(super) use markup::{rich, write_rich};
pub(super) use style::{OF_CHARTS, OF_INDEX, OF_PRINT, STYLE, Style};
pub use terminal::SheetText;

use crate::audit::At;
use crate::board::Stake;
use crate::bridge::{BySeat, Contract, Hand, Seat, Side, Suit, after, seat};
use crate::checks::wording::equity::{self, EquityWording};
use crate::checks::wording::offence::{self, Offence};
use crate::checks::wording::open_end::{self, OpenEndWording};
use crate::checks::wording::questions::OpenQuestion;
use crate::checks::wording::{conduct, reading};
use crate::checks::{Case, Finding, Slipped, StatedSlip};
use crate::laws::OpeningLead;
use crate::report::phrase::{cut, list};
use crate::report::table::place_in;
use crate::report::tables::effects::Effect;
use crate::report::tables::id::BoardIds;
use crate::report::tables::review::Review;
use crate::report::tables::view::BoardView;
use crate::source::printable;
use crate::story::Verdict;
use crate::words::{Key, Message, Words, key, message, symbol};
use answers::{Answers, Boxes};
use auction::SheetAuction;
use ladder::LadderStep;
use play::PlayTable;
use std::borrow::Cow;

/// The page in a folder of reports that comes first.
pub(super) const INDEX: &str = "index.html";

/// The file of a sheet of this name.
pub(super) fn page_file(name: &str) -> String {
    [name, ".html"].concat()
}

/// The most revokes of a board that are shown in full; the others are only counted.
const MOST_OFFENCES: usize = 4;

/// Columns of a name or an event that are shown.
const LONGEST: usize = 60;

/// The content of the sheet of one board.
#[derive(Debug)]
pub struct Sheet {
    /// What is written in the record, and the figures.
    pub(super) row: Review,
    contract: Option<Contract>,
    declarer: Option<Seat>,
    is_passed_out: bool,
    pub(super) verdict: Verdict,
    /// The hands as dealt, if any is known; `None` for a hidden one.
    hands: Option<BySeat<Option<Hand>>>,
    /// The cards that should have been played, by hand.
    withheld: BySeat<Hand>,
    auction: Option<SheetAuction>,
    play: Option<PlayTable>,
    ladder: Vec<LadderStep>,
    /// The effect of the adjustment on the points, where that is known.
    effect: Option<Message>,
    /// The double-dummy result of the deal, if it was computed.
    double_dummy_deal: Option<Message>,
    offences: Vec<Offence>,
    /// Revokes that are not shown in full.
    more_offences: usize,
    /// The assumptions of the ruling, for the director to check.
    questions: Vec<OpenQuestion>,
    /// What their answers change.
    answers: Answers,
    /// Changes that would make the record legal.
    readings: Vec<Message>,
    equity: Option<EquityWording>,
    /// The cards still to be played after a revoke that was not established.
    open_end: Option<OpenEndWording>,
    /// What the director's slips say.
    slips: Vec<Message>,
    /// The same as lines of CSV, which saved answers begin with.
    slip_rows: String,
    /// Penalty cards, lead restrictions, and corrections.
    conduct: Vec<Message>,
    /// Facts to consider under other Laws.
    weighed: Vec<Message>,
    /// The other findings, by code.
    findings: Vec<OtherFinding>,
}

impl Sheet {
    /// The sheet of a board. Line and game count within the part until it is placed.
    pub fn of(case: &Case<'_>, at: At, findings: &[Finding]) -> Self {
        let view = BoardView::of(case, at, findings);
        let row = Review::of(&view, BoardIds::of(case).board());
        Self::with(row, &view)
    }

    /// The sheet of a board of which the row is at hand.
    pub(super) fn with(row: Review, view: &BoardView<'_, '_>) -> Self {
        let (case, story) = (view.case, &view.story);
        let revokes = &story.revokes;
        let deal = case.replay().and_then(|replay| replay.setting.deal);
        let deal = deal.or_else(|| case.board.deal.value().copied());
        let verdict = story.verdict();
        let ruled = case.ruled.as_ref().ok();
        let told = case.ruling().map(|ruling| &ruling.conduct);
        let shown = &revokes[..revokes.len().min(MOST_OFFENCES)];
        let offences = |ruled| offence::all(ruled, shown);
        let questions = story.questions();
        let is_shown = |turn| shown.iter().any(|one| one.revoke.turn == turn);
        Self {
            contract: case.premises.full_contract(),
            declarer: declarer(case),
            is_passed_out: case.board.contract.value() == Some(&Stake::PassedOut),
            hands: deal.map(|deal| deal.hands),
            withheld: play::withheld(revokes),
            auction: auction::of(case),
            play: ruled.map(|ruled| play::table(case, ruled, revokes)),
            ladder: ladder::of(&view.figures),
            effect: view.effect.as_ref().map(Effect::sentence),
            double_dummy_deal: row.tricks_double_dummy_deal.map(equity::of_deal),
            offences: ruled.map(offences).unwrap_or_default(),
            more_offences: revokes.len().saturating_sub(MOST_OFFENCES),
            answers: Answers::of(case, view.at, &questions),
            questions,
            readings: case.diagnosis().map(reading::all).unwrap_or_default(),
            equity: story.equity(),
            open_end: ruled.and_then(|ruled| open_end::of(ruled, revokes)),
            slips: stated(&case.slips),
            slip_rows: list(case.slips.stated.iter().map(|it| &it.said), "\n"),
            conduct: told
                .map(|it| conduct::lines(it, is_shown))
                .unwrap_or_default(),
            weighed: told.map(conduct::weighed).unwrap_or_default(),
            findings: others(view.findings, verdict.says()),
            verdict,
            row,
        }
    }

    /// Gives it its place among all boards.
    pub fn place_in(&mut self, file: &str, before: At) {
        let row = &mut self.row;
        place_in((&mut row.file, &mut row.line, &mut row.game), file, before);
    }

    fn title(&self, words: &Words) -> String {
        let contract_line = self.contract_line(self.contract(words), words);
        joined([Some(self.board(words)), Some(contract_line)])
    }

    /// The number of the board; of a board without one that of its game.
    pub(super) fn board(&self, words: &Words) -> String {
        let board = |board| message!("title-board", number = shown(board).into_owned());
        let board = self.row.board.as_deref().map(board);
        board.map_or_else(|| words.game(self.row.game), |it| words.sentence(&it))
    }

    /// The contract, and by whom it was played.
    pub(super) fn contract(&self, words: &Words) -> Option<String> {
        match (self.contract, self.declarer) {
            (Some(contract), Some(declarer)) => {
                let contract = words.contract(contract);
                Some(words.sentence(&message!("title-contract", contract, seat = declarer)))
            }
            _ if self.is_passed_out => Some(words.word(key!("title-passed-out")).to_owned()),
            _ => self.row.contract.map(|it| shown(it.as_ref()).into_owned()),
        }
    }

    fn contract_line(&self, contract: Option<String>, words: &Words) -> String {
        let vulnerable = self.row.vulnerable.map(vulnerability);
        let vulnerable = vulnerable.map(|it| words.sentence(&it));
        let dealer = self.row.dealer.and_then(|letter| seat(letter as u8));
        let dealer = dealer.map(|seat| words.sentence(&message!("title-dealer", seat)));
        joined([contract, vulnerable, dealer])
    }

    /// Event and site.
    pub(super) fn event(&self) -> String {
        joined([&self.row.event, &self.row.site].map(|it| Some(shown(it.as_deref()?))))
    }

    /// When, and at which table.
    pub(super) fn occasion(&self, words: &Words) -> String {
        let row = &self.row;
        let named = [
            (key!("stage"), &row.stage),
            (key!("session"), &row.session),
            (key!("section"), &row.section),
            (key!("round"), &row.round),
        ];
        let named = named.map(|(key, value)| named_part(words, key, value.as_deref()));
        let date = row.date.map(|it| it.as_ref().to_owned());
        joined([date].into_iter().chain(named).chain(self.place(words)))
    }

    pub(super) fn table(&self, words: &Words) -> String {
        joined(self.place(words))
    }

    fn place(&self, words: &Words) -> [Option<String>; 2] {
        let Review { table, room, .. } = &self.row;
        [(key!("table"), table), (key!("room"), room)]
            .map(|(key, value)| named_part(words, key, value.as_deref()))
    }

    /// The player at a seat, if he is named.
    pub(super) fn player(&self, seat: Seat) -> Option<Cow<'_, str>> {
        self.row.players()[seat as usize].as_deref().map(shown)
    }

    /// Whether there is nothing to put on the ladder.
    fn has_no_figures(&self) -> bool {
        self.ladder
            .iter()
            .all(|step| step.at.tricks.ends().is_none() && step.at.score.ends().is_none())
    }

    /// How many revokes are not shown in full.
    fn more(&self) -> Message {
        message!("more-revokes", count = self.more_offences)
    }

    fn asked(&self) -> impl Iterator<Item = (&OpenQuestion, &Boxes)> {
        self.questions.iter().zip(&self.answers.boxes)
    }

    /// Which revokes a question is about, where there are several.
    fn about(&self, question: &OpenQuestion) -> Option<Message> {
        let numbers = question.revokes.clone();
        let several = self.row.revokes > Some(1) && !numbers.is_empty();
        several.then(|| message!("about-revokes", count = numbers.len(), numbers))
    }

    /// The director's facts, and the facts to consider.
    fn facts(&self) -> [(Key, &[Message]); 3] {
        [
            (key!("heading-slips"), &self.slips),
            (key!("heading-conduct"), &self.conduct),
            (key!("heading-weigh"), &self.weighed),
        ]
    }
}

/// The slips that are followed, in the words of their cells.
fn stated(slips: &Slipped<'_>) -> Vec<Message> {
    let from_a_file = slips.stated.iter().filter(|it| !it.said.is_empty());
    let message = |it: &StatedSlip| {
        let cells = it.said.split(',').take(10).filter(|cell| !cell.is_empty());
        let (said, file) = (shown(&list(cells, " ")).into_owned(), slips.file.to_owned());
        message!("slip-stated", said, file, line = it.line)
    };
    from_a_file.map(message).collect()
}

/// Who played the contract: after an accepted opening lead out of turn dummy may have become declarer (Law 54A), and the
/// leader then sat on his left.
fn declarer(case: &Case<'_>) -> Option<Seat> {
    let lead = case.ruling().and_then(|ruling| ruling.conduct.opening_lead);
    match lead {
        Some(lead) if lead.outcome == OpeningLead::AcceptedDeclarerDummy => {
            Some(after(lead.seat, 3))
        }
        _ => case.premises.declarer(),
    }
}

/// Text of a record as it may be shown: without terminal control characters, and cut to a maximum length.
fn shown(text: &str) -> Cow<'_, str> {
    match printable(text) {
        Cow::Borrowed(text) => cut(text, LONGEST),
        Cow::Owned(text) => cut(&text, LONGEST).into_owned().into(),
    }
}

/// The parts that say something in one line, with dots between them.
fn joined(parts: impl IntoIterator<Item = Option<impl AsRef<str>>>) -> String {
    list(parts.into_iter().flatten(), " \u{b7} ")
}

/// What is there of a part, with its name before it.
fn named_part(words: &Words, key: Key, value: Option<&str>) -> Option<String> {
    Some([words.word(key), " ", &shown(value?)].concat())
}

fn vulnerability(sides: &str) -> Message {
    match sides {
        "NS" => message!("vulnerable-side", side = Side::NorthSouth),
        "EW" => message!("vulnerable-side", side = Side::EastWest),
        "All" => message!("vulnerable-both"),
        _ => message!("vulnerable-none"),
    }
}

/// A suit of a hand with its symbol; what was withheld stands in brackets.
fn holding(words: &Words, hand: Hand, suit: Suit, withheld: Hand) -> String {
    let mut text = format!("{} ", symbol(suit));
    if hand[suit].is_empty() {
        text.push('\u{2013}');
    }
    for rank in hand[suit] {
        let letter = words.rank(rank);
        if withheld[suit].contains(rank) {
            text = format!("{text}[{letter}]");
        } else {
            text += letter;
        }
    }
    text
}

/// What a check found besides what the sheet is about.
#[derive(Debug)]
pub(super) struct OtherFinding {
    code: &'static str,
    message: Message,
}

/// Errors and warnings besides those that the sheet is about, each code once, with how many more there are; `said` are those that the verdict says.
fn others(findings: &[Finding], said: &[&str]) -> Vec<OtherFinding> {
    let is_other = |it: &&Finding| {
        (it.is_reason() || it.check.code == "P105")
            && !matches!(it.check.code, "R101" | "R103")
            && !said.contains(&it.check.code)
    };
    let mut others: Vec<&Finding> = findings.iter().filter(is_other).collect();
    others.sort_by_key(|it| it.check.code);
    let of_code = others.chunk_by(|one, next| one.check.code == next.check.code);
    let first_of = |findings: &[&Finding]| {
        let (first, more) = (findings[0].message.clone(), findings.len() - 1);
        OtherFinding {
            code: findings[0].check.code,
            message: match more {
                0 => first,
                _ => message!("and-more", finding = first, count = more),
            },
        }
    };
    of_code.map(first_of).collect()
}
