//! What comments say of revokes.

mod doubt;
mod elsewhere;
mod held;
mod mention;
mod players;
mod text;
mod vocabulary;
mod writer;

use self::mention::{Mention, Place, mention, takes_back};
use self::players::{Role, players};
use self::vocabulary::is_possible;
use self::writer::{Writer, is_account, is_full_name};
use super::words::quoted;
use super::{C112, Case, Finding, Findings, Topic};
use crate::board::{Comment, Format, Item, Platform, Record};
use crate::bridge::{Seat, Suit, steps};
use crate::source::Span;
use crate::words::{Message, Quote, message};
use std::borrow::Cow;

/// The most bytes of an author's name, with its colon.
const LONGEST_NAME: usize = 33;

/// Whether a comment may say that somebody revoked: on nearly all boards none does, and the bytes tell.
pub fn may_tell_revoke(record: &Record<'_>) -> bool {
    record.has_comment(is_possible)
}

/// Whether a comment says that somebody revoked, here or elsewhere.
pub fn tells_revoke(case: &Case<'_>) -> bool {
    possible_comments(case).next().is_some()
}

pub(super) fn report(case: &Case<'_>, findings: &mut Findings) {
    let here = revoke_comments(case).filter(|it| !it.is_elsewhere());
    findings.extend(here.map(|it| it.finding(case)));
}

/// The comments that say that somebody revoked, here or elsewhere, in the order of the record.
pub fn revoke_comments<'a>(case: &Case<'a>) -> impl Iterator<Item = RevokeComment<'a>> {
    let told = case.tells_revoke.then(|| possible_comments(case).collect());
    told.unwrap_or_else(Vec::new).into_iter()
}

fn possible_comments<'a>(case: &Case<'a>) -> impl Iterator<Item = RevokeComment<'a>> {
    let [board, room] = [Item::Board, Item::Room].map(|it| case.record.text_of(it));
    let case = *case;
    let comments: Vec<_> = case.record.comments_and_notes().collect();
    (0..comments.len()).filter_map(move |at| {
        let comment = &comments[at];
        let (author, mut text) = signed(&case, comment);
        let writer = Writer::of(author.as_deref());
        if !is_possible(text.as_bytes()) {
            let question = comments[..at].last().filter(|it| is_possible(it.text))?;
            let question = signed(&case, question).1;
            text = Cow::Owned(format!("{question} {text}"));
            question.ends_with('?').then_some(())?;
        }
        let cards = played_before(&case, comment);
        let has_play = case.play.table.cards().next().is_some();
        let led = led_before(&case, cards);
        let place = Place {
            led: &led,
            board: board.as_deref(),
            room: room.as_deref(),
            is_before_play: cards == 0
                && has_play
                && (author.is_some() || case.record.is_in_course(comment)),
        };
        let mention = mention(&text, writer, place)?;
        let later = comments[at + 1..].iter();
        let later = later.take_while(|it| played_before(&case, it) <= cards + 4);
        let mut own = later
            .map(|it| signed(&case, it))
            .filter(|it| it.0 == author);
        let is_taken_back = own.next().is_some_and(|it| takes_back(&it.1, writer));
        (!is_taken_back).then_some(())?;
        Some(RevokeComment {
            author,
            text,
            place: comment.span,
            cards,
            writer,
            mention,
        })
    })
}

/// Whether whoever made the record wrote anything on it. A program is no recorder.
pub fn has_recorders_words(case: &Case<'_>) -> bool {
    let mut comments = case.record.comments_and_notes();
    case.record.platform() != Platform::Engine
        && comments.any(|it| Writer::of(signed(case, &it).0.as_deref()) == Writer::Recorder)
}

/// The author of a comment and what he says. In LIN, and in what was converted from it, the name of an account may have
/// blanks in it; what cannot be a name belongs to what is said.
fn signed<'a>(case: &Case<'a>, comment: &Comment<'a>) -> (Option<Cow<'a, str>>, Cow<'a, str>) {
    let written = comment.span.of(case.record.text).trim_ascii();
    let is_chat = case.record.format() == Format::Lin || written.starts_with(b":");
    let whole = comment.author.map_or(comment.text, |_| written);
    let decoded = |it: &'a [u8]| case.record.decoded(it.trim_ascii());
    let colon = whole.iter().take(LONGEST_NAME).position(|it| *it == b':');
    let is_name = |colon: &usize| {
        is_chat || comment.author.is_some() || is_full_name(&decoded(&whole[..*colon]), 1)
    };
    let colon = colon.filter(is_name);
    let parts = colon.map(|colon| (decoded(&whole[..colon]), &whole[colon + 1..]));
    let parts = parts.filter(|(name, _)| is_account(name));
    let (name, text) = parts.map_or((None, whole), |(name, text)| (Some(name), text));
    (name, decoded(text))
}

/// The cards that were played when a comment was written: up to that behind which it stands, where it stands behind one.
fn played_before(case: &Case<'_>, comment: &Comment<'_>) -> usize {
    let in_order = || {
        let [row, column] = comment.behind?;
        let trick = case.replay()?.tricks.get(row)?;
        let seat = case.play.table.seat_of(column);
        Some(4 * row + steps(trick.leader?, seat) + 1)
    };
    in_order().unwrap_or(comment.cards)
}

/// The suits led in the tricks of so many cards, as their places in a hand; `None` where the lead is not known.
fn led_before(case: &Case<'_>, cards: usize) -> Vec<Option<usize>> {
    let tricks = case.replay().map_or(&[][..], |it| &it.tricks);
    let led = tricks.iter().take(cards.div_ceil(4)).map(|trick| {
        let (_, card) = trick.led()?;
        Suit::DESC.iter().position(|it| *it == card.suit)
    });
    led.collect()
}

/// How many comments of its author before and behind a comment are shown with it: recorders name the player and the card
/// in the next.
const CONTEXT: [usize; 2] = [1, 2];

/// What somebody wrote.
#[derive(Debug, Clone)]
pub struct Said {
    /// Its place in the text of the record.
    pub place: Span,
    /// The trick that was under way, or that had just been played.
    pub trick: Option<u8>,
    /// What it says, on one line and cut where it is long.
    pub quote: String,
}

/// The trick that is under way, or that has just been played, after so many cards.
#[allow(clippy::cast_possible_truncation)] // 13 at most
fn trick_after(cards: usize) -> Option<u8> {
    let trick = cards.div_ceil(4).min(13) as u8;
    (trick > 0).then_some(trick)
}

/// A comment that says that somebody revoked.
#[derive(Debug, Clone)]
pub struct RevokeComment<'a> {
    /// The account of its author, where it names one.
    pub author: Option<Cow<'a, str>>,
    /// What it says.
    pub text: Cow<'a, str>,
    /// Its place in the text of the record.
    pub place: Span,
    /// Cards before it.
    pub cards: usize,
    writer: Writer,
    mention: Mention,
}

impl RevokeComment<'_> {
    /// Whether the recorder speaks of this board at this table. A spectator sees the record and not the players.
    pub fn is_testimony(&self) -> bool {
        self.writer == Writer::Recorder && self.mention == Mention::Here
    }

    /// Whether it is of whoever made the record: at the table, or from what was written there.
    pub const fn is_recorders(&self) -> bool {
        matches!(self.writer, Writer::Recorder)
    }

    /// Whether it seems to be about another board or another table.
    pub const fn is_elsewhere(&self) -> bool {
        matches!(self.mention, Mention::Elsewhere)
    }

    /// What it says, on one line and cut where it is long.
    pub fn quote(&self) -> String {
        quoted(&self.text).0
    }

    /// Whether the recorded play stops there before all cards are played; `None` where there is no play.
    pub fn is_at_stop(&self, case: &Case<'_>) -> Option<bool> {
        let played = case.play.table.cards().count();
        (played > 0).then_some(self.cards == played && played < 52)
    }

    /// The trick that was under way, or that had just been played.
    pub fn trick(&self) -> Option<u8> {
        trick_after(self.cards)
    }

    /// It, with what its author wrote before it and behind it in the record; nothing where names must not be told.
    pub fn in_context(&self, case: &Case<'_>) -> Vec<Said> {
        let is_shown = !case.record.is_anonymous();
        let comments = case.record.comments_and_notes();
        let signed = comments.map(|it| (signed(case, &it), it));
        let its: Vec<_> = signed
            .filter(|((author, _), _)| is_shown && *author == self.author)
            .collect();
        let at = its.iter().position(|(_, it)| it.span == self.place);
        let (at, [before, behind]) = (at.unwrap_or_default(), CONTEXT);
        let shown = its
            .iter()
            .take(at + behind + 1)
            .skip(at.saturating_sub(before));
        let said = shown.map(|((_, text), it)| Said {
            place: it.span,
            trick: trick_after(played_before(case, it)),
            quote: quoted(text).0,
        });
        said.collect()
    }

    /// The player that it names, if it names one only.
    pub fn player(&self, case: &Case<'_>) -> Option<Seat> {
        let declarer = case.premises.declarer();
        let mut named = players(&self.text).filter_map(|role| match role {
            Role::Seat(seat) => Some(seat),
            Role::Declarer => declarer,
            Role::Dummy => declarer.map(Seat::partner),
        });
        let first = named.next()?;
        named.all(|other| other == first).then_some(first)
    }

    fn finding(&self, case: &Case<'_>) -> Finding {
        let mut finding = Finding::new(&C112, self.place, self.message(case));
        finding.for_director = self.is_testimony();
        finding.note(Topic::Help, message!("c112-help"))
    }

    fn message(&self, case: &Case<'_>) -> Message {
        let quote = quoted(&self.text);
        let place = self.stands(case);
        let author = Quote(self.author.as_deref().unwrap_or_default().to_owned());
        match self.writer {
            Writer::Recorder if author.0.is_empty() => message!("c112-unsigned", quote, place),
            Writer::Recorder => message!("c112-recorder", author, quote, place),
            Writer::Spectator => message!("c112-spectator", author, quote, place),
        }
    }

    /// `during trick 6, where the recorded play stops`.
    fn stands(&self, case: &Case<'_>) -> Message {
        let is_at_stop = self.is_at_stop(case);
        let place = match self.trick() {
            None if is_at_stop.is_some() => return message!("c112-before-play"),
            None => return message!("c112-without-play"),
            Some(trick) if self.cards.is_multiple_of(4) => message!("c112-after", trick),
            Some(trick) => message!("c112-during", trick),
        };
        match is_at_stop {
            Some(true) => message!("c112-at-stop", place),
            _ => place,
        }
    }
}
