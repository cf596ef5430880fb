//! A row of the form, and the questions that a board leaves open.

use super::{recorded, spelling};
use crate::audit::{At, cells_of};
use crate::board::Item;
use crate::bridge::{Card, Seat, Spelled, Turn, only};
use crate::checks::wording::questions::disputes;
use crate::checks::wording::revokes;
use crate::checks::{Case, RevokeComment, Ruled, revoke_comments};
use crate::diagnosis::Grade;
use crate::laws::{DirectorFact, Question, RevokeRuling, Role};
use crate::replay::Revoke;
use crate::report::table::{Form, Line, table};
use crate::source::printable;
use crate::words::{Message, Words, message};
use std::borrow::Cow;

table! {
    /// One row, in column order: the keys of a board, a question, and cells for the answer.
    pub struct FormRow;
    "slips.csv", key [], links [];
    file: String,
    game: u64,
    board: Option<String>,
    room: Option<String>,
    table: Option<String>,
    round: Option<String>,
    kind: &'static str,
    trick: Option<u8>,
    seat: Option<char>,
    card: Option<String>,
    value: Option<String>,
    tricks: Option<u8> = "tricks",
    note: String,
}

impl FormRow {
    /// The rows of a board, in the order of its questions; their notes are in a language.
    pub fn all(case: &Case<'_>, at: At, words: &Words) -> Vec<Self> {
        let Ok(ruled) = case.ruled else {
            return Vec::new();
        };
        let asked = FormQuestions {
            case,
            ruled,
            keys: Self::keys(case, at),
            words,
        };
        let questions = ruled.ruling.questions.iter();
        let questions = questions.flat_map(|question| asked.rows(*question));
        let testimonies = revoke_comments(case).filter(RevokeComment::is_testimony);
        let testimonies = testimonies.map(|comment| asked.testimony(&comment));
        questions.chain(testimonies).collect()
    }

    fn keys(case: &Case<'_>, at: At) -> Self {
        let stated = |item| spelling::stated(case, item);
        Self {
            game: at.game,
            ..recorded!(case, stated: board room table round)
        }
    }

    /// The row as a line of CSV.
    pub(in crate::report) fn line(&self) -> Vec<u8> {
        let mut line = Vec::new();
        Line::add(self, Form::Csv, &mut line);
        line
    }

    /// Removes terminal control characters. The keys are compared with those of boards in the same way.
    pub(in crate::report) fn made_printable(&mut self) {
        let keys = [
            &mut self.board,
            &mut self.room,
            &mut self.table,
            &mut self.round,
        ];
        let keys = keys.into_iter().flatten();
        for text in keys.chain([&mut self.file, &mut self.note]) {
            if let Cow::Owned(shown) = printable(text) {
                *text = shown;
            }
        }
    }

    fn of_revoke(self, turn: Turn) -> Self {
        Self {
            trick: Some(turn.trick),
            seat: Some(turn.seat.letter()),
            ..self
        }
    }
}

/// The slip that tells a fact of a board, as a line of CSV without file and game; `None` for a fact that no question asks for.
pub(in crate::report) fn slip_of(fact: DirectorFact, case: &Case<'_>, at: At) -> Option<String> {
    let cells = cells_of(fact)?;
    let spelled = |card| Spelled(card).to_string();
    let mut row = FormRow {
        game: 0,
        kind: cells.kind,
        trick: cells.turn.map(|turn| turn.trick),
        seat: cells.turn.map(|turn| turn.seat.letter()),
        card: cells.card,
        value: Some(cells.value.to_owned()),
        note: cells.note.map(spelled).unwrap_or_default(),
        ..FormRow::keys(case, at)
    };
    row.made_printable();
    let line = String::from_utf8(row.line()).ok()?;
    let rest = line.strip_prefix(",0,")?;
    Some(rest.trim_end().to_owned())
}

/// What the rows of a board are made from.
struct FormQuestions<'a> {
    case: &'a Case<'a>,
    ruled: Ruled<'a>,
    keys: FormRow,
    words: &'a Words,
}

impl FormQuestions<'_> {
    fn rows(&self, question: Question) -> Vec<FormRow> {
        match question {
            Question::Revoke => self.doubtful(),
            Question::Attention => self.attention(),
            Question::Corrected => self.of_revokes(
                question,
                |it| it.established.is_open(),
                |it, able| self.corrected(it, able),
            ),
            Question::PenaltyCard => self.of_revokes(
                question,
                |it| it.role == Role::Defender && is_asking(it),
                |it, able| self.penalty_card(it, able),
            ),
            Question::HandsReturned => vec![self.row(question, &message!("form-hands-returned"))],
            Question::ResultAdjusted => vec![self.row(question, &message!("form-result-adjusted"))],
            Question::CorrectionPeriod => {
                vec![self.row(question, &message!("form-correction-period"))]
            }
            Question::Reading => self.readings(),
            Question::Claim => vec![self.claim()],
            Question::MissingCard => self.missing(),
        }
    }

    fn row(&self, question: Question, note: &Message) -> FormRow {
        FormRow {
            kind: question.into(),
            note: self.words.sentence(note),
            ..self.keys.clone()
        }
    }

    /// A row for each revoke that a question is about.
    fn of_revokes(
        &self,
        question: Question,
        is_meant: impl Fn(&RevokeRuling) -> bool,
        ask: impl Fn(&Revoke, Option<Card>) -> (Option<Card>, Message),
    ) -> Vec<FormRow> {
        let ruling = self.ruled.ruling;
        let meant = ruling.every_revoke().filter(|it| is_meant(it));
        let row = |it: &RevokeRuling| {
            let (card, note) = ask(&it.revoke, only(it.could_have_played));
            let card = card.map(|card| Spelled(card).to_string());
            let row = self.row(question, &note).of_revoke(it.revoke.turn);
            FormRow { card, ..row }
        };
        meant.map(row).collect()
    }

    /// A row for each revoke of which it is doubtful whether it happened.
    fn doubtful(&self) -> Vec<FormRow> {
        let revokes = self.ruled.revokes();
        let doubtful = revokes.filter(|(_, grade)| *grade == Grade::Doubtful);
        let row = |(revoke, _): (&Revoke, Grade)| {
            let note = message!("form-revoke-happened", revoke = self.revoke(revoke));
            self.row(Question::Revoke, &note).of_revoke(revoke.turn)
        };
        doubtful.map(row).collect()
    }

    /// When attention was drawn: asked once, whether of one revoke or of all.
    fn attention(&self) -> Vec<FormRow> {
        let note = |revoke| message!("form-attention", revoke);
        let ask = |revoke: &Revoke, _| (None, note(self.revoke(revoke)));
        let left_open = self.ruled.ruling.void_concession();
        let is_meant = |it: &RevokeRuling| is_asking(it) || left_open == Some(it.revoke.turn);
        let rows = self.of_revokes(Question::Attention, is_meant, ask);
        if rows.len() < 2 {
            return rows;
        }
        let meant = self.ruled.ruling.every_revoke().filter(|it| is_meant(it));
        let named: Vec<Message> = meant.map(|it| self.revoke(&it.revoke)).collect();
        let named = message!("notes-joined", notes = named);
        vec![self.row(Question::Attention, &note(named))]
    }

    /// The note begins with the card that was played in its place, where only one could be.
    fn corrected(&self, revoke: &Revoke, able: Option<Card>) -> (Option<Card>, Message) {
        let about = self.revoke(revoke);
        let card = able.map(|card| Spelled(card).to_string());
        let note = match card {
            Some(card) => message!("form-corrected", card, revoke = about),
            None => message!("form-corrected-one-of", revoke = about),
        };
        (Some(revoke.played), note)
    }

    /// Under some editions a card that lay faced in any way will do (Law 64B3).
    fn penalty_card(&self, revoke: &Revoke, able: Option<Card>) -> (Option<Card>, Message) {
        let about = self.revoke(revoke);
        let note = if self.ruled.ruling.edition.faced_card_exempts() {
            message!("form-penalty-card-or-faced", revoke = about)
        } else {
            message!("form-penalty-card", revoke = about)
        };
        (able, note)
    }

    /// The card that the comment says was played is for the director to fill in; without it the row says nothing.
    fn testimony(&self, comment: &RevokeComment<'_>) -> FormRow {
        let author = comment.author.as_deref().unwrap_or_default();
        let quote = comment.text.as_ref();
        let note = if author.is_empty() {
            message!("form-comment-unsigned", quote)
        } else {
            message!("form-comment", author, quote)
        };
        FormRow {
            kind: "record_error",
            trick: comment.trick(),
            seat: comment.player(self.case).map(Seat::letter),
            note: self.words.sentence(&note),
            ..self.keys.clone()
        }
    }

    /// A row for each clause of which authorities differ.
    fn readings(&self) -> Vec<FormRow> {
        let disputes = disputes(self.ruled.ruling, &revokes::all(&self.ruled));
        let mut rows: Vec<FormRow> = Vec::new();
        for it in &disputes {
            let note = message!("form-reading", text = it.text());
            let card = Some(it.clause.to_owned());
            if rows.iter().all(|row| row.card != card) {
                rows.push(FormRow {
                    card,
                    ..self.row(Question::Reading, &note)
                });
            }
        }
        rows
    }

    /// A row for each single card that is missing in a trick.
    fn missing(&self) -> Vec<FormRow> {
        let row = |&turn: &Turn| {
            let player = self.player(turn.seat);
            let note = message!("form-missing-card", player, trick = turn.trick);
            self.row(Question::MissingCard, &note).of_revoke(turn)
        };
        self.ruled.ruling.missing.iter().map(row).collect()
    }

    fn claim(&self) -> FormRow {
        let trick = self.ruled.replay.ends_in();
        let players: Vec<_> = Seat::ALL.map(|seat| self.player(seat)).into();
        let note = message!("form-claim", players = players.join(", "));
        FormRow {
            trick: Some(trick),
            ..self.row(Question::Claim, &note)
        }
    }

    /// `East = Jansen did not follow to hearts in trick 6`.
    fn revoke(&self, revoke: &Revoke) -> Message {
        let Turn { trick, seat } = revoke.turn;
        let player = self.player(seat);
        let mut of_slips = self.ruled.ruling.slip_revokes.iter();
        if of_slips.any(|it| it.revoke.turn == revoke.turn) {
            return message!("form-revoke-of-slip", player, trick);
        }
        message!("form-revoke", player, suit = revoke.led_suit(), trick)
    }

    /// `East = Jansen`.
    fn player(&self, seat: Seat) -> String {
        let name = self.words.seat(seat);
        match self.case.player(seat) {
            Some(player) => format!("{name} = {player}"),
            None => name.to_owned(),
        }
    }
}

const fn is_asking(ruling: &RevokeRuling) -> bool {
    ruling.demand.max > 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::{Suit, rank, suit};
    use crate::report::fixture::{RECORD, with_case};
    use crate::words::Language;

    fn form(language: Language) -> Vec<FormRow> {
        let words = Words::of(language);
        with_case(RECORD, |case, at| FormRow::all(case, at, words))
    }

    #[test]
    fn the_notes_are_in_the_language_and_nothing_else_is() {
        let english = form(Language::English);
        for (language, words) in Language::ALL.into_iter().zip([
            "North = Vetch did not follow to diamonds in trick 2: when",
            "Noord = Vetch bekende niet in ruiten in slag 2: wanneer",
            "N = Vetch nie do\u{142}o\u{17c}y\u{142} do koloru (kara) w lewie 2: kiedy",
        ]) {
            let mut rows = form(language);
            assert!(rows[0].note.starts_with(words), "{}", rows[0].note);
            for (row, own) in rows.iter_mut().zip(&english) {
                row.note.clone_from(&own.note);
                assert_eq!(format!("{row:?}"), format!("{own:?}"));
            }
        }
    }

    /// The first card in the note of a correction is read as the card, so no word of our own may look like one.
    #[test]
    fn no_word_of_a_note_looks_like_a_card() {
        for language in Language::ALL {
            let (seat, trick) = (Words::of(language).seat(Seat::North), 2u8);
            for led in Suit::DESC {
                let revoke = message!("form-revoke", player = seat, suit = led, trick);
                let note = Words::of(language).sentence(&message!("form-corrected-one-of", revoke));
                let mut words = note.split(|letter: char| !letter.is_alphanumeric());
                let card = words.find(|word| match word.as_bytes() {
                    &[first, second] => suit(first).is_some() && rank(second).is_some(),
                    _ => false,
                });
                assert_eq!(card, None, "{note}");
            }
        }
    }
}
