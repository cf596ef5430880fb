//! Law 64 in words: which clauses apply to a revoke, why, and what they give.

use super::revoke_words::RuledRevoke;
use super::words::{seat_name, suit_name, trick_numbers, tricks, tricks_between};
use crate::bridge::{Card, Seat, Spelled, Suit, Turn, side};
use crate::laws::{Answer, Established, Range, RevokeRuling, Role};
use crate::replay::Trick;

impl RuledRevoke<'_> {
    /// `64A1 (2017): East won trick 6 and East-West won tricks 10 and 12: two tricks to North-South`.
    pub(super) fn law(&self) -> String {
        let clauses = &self.ruling.clauses;
        let primary = clauses.first().copied().unwrap_or("64");
        let why = match primary {
            "64A1" => self.won_the_trick(),
            "64A2" => self.won_tricks(),
            _ => clauses
                .iter()
                .filter(|clause| !self.board.edition.edition().transfers(clause))
                .map(|clause| self.exemption(clause))
                .collect::<Vec<_>>()
                .join("; "),
        };
        let gives = if self.ruling.exempt {
            self.gives_unless()
        } else {
            self.gives()
        };
        format!(
            "{} ({}): {why}: {gives}",
            clauses.join(", "),
            self.board.edition
        )
    }

    fn gives(&self) -> String {
        match self.ruling.demand {
            Range { max: 0, .. } => "no trick is moved".to_owned(),
            demand => format!(
                "{} to {}",
                tricks_between(demand),
                self.ruling.side.other().name()
            ),
        }
    }

    /// What an exemption gives: nothing, unless it rests on another revoke that may fall.
    fn gives_unless(&self) -> String {
        match self.ruling.demand.max {
            0 => "no trick is moved".to_owned(),
            most => format!(
                "no trick is moved; {} to {} if the other revoke does not count",
                tricks(most),
                self.ruling.side.other().name()
            ),
        }
    }

    /// 64A1.
    fn won_the_trick(&self) -> String {
        let (offender, trick) = (self.offender(), self.trick());
        let won = match self.ruling.won_by_offender {
            Answer::Yes => "won",
            Answer::No | Answer::Unknown => "may have won",
        };
        match self.tricks_won(trick + 1) {
            Some(later) => format!(
                "{offender} {won} trick {trick} and {} won {later}",
                self.offenders()
            ),
            None => format!(
                "{offender} {won} trick {trick} and {} no later one",
                self.offenders()
            ),
        }
    }

    /// 64A2, with the trick that the edition of 1997 adds.
    fn won_tricks(&self) -> String {
        let trick = self.trick();
        let winner = self.replay.trick(trick).winner.map_or_else(
            || format!("{} did not win trick {trick}", self.offender()),
            |winner| format!("{} won trick {trick}", seat_name(winner)),
        );
        let won = self
            .tricks_won(trick)
            .unwrap_or_else(|| "no trick".to_owned());
        let text = format!("{winner}; from there on {} won {won}", self.offenders());
        match (self.ruling.demand.max > 1).then(|| self.won_with_the_suit()) {
            Some(extra) => format!("{text}, {extra}"),
            None => text,
        }
    }

    /// The offending side's tricks from this one on: those recorded, and how many more it may have won.
    fn tricks_won(&self, first: u8) -> Option<String> {
        let winner = |trick: &u8| self.replay.trick(*trick).winner;
        let all = first..=self.replay.size;
        let is_ours = |seat: Seat| side(seat) == self.ruling.side;
        let won: Vec<u8> = all
            .clone()
            .filter(|trick| winner(trick).is_some_and(is_ours))
            .collect();
        let open = all.filter(|trick| winner(trick).is_none()).count();
        let open = u8::try_from(open).expect("at most 13 tricks");
        match (won.is_empty(), open) {
            (true, 0) => None,
            (true, 1) => Some("perhaps the one trick not recorded".to_owned()),
            (true, _) => Some(format!("any number of the {} not recorded", tricks(open))),
            (false, 0) => Some(trick_numbers(&won)),
            (false, _) => Some(format!(
                "{}, besides {} not recorded",
                trick_numbers(&won),
                tricks(open)
            )),
        }
    }

    /// `and East one of them with HT` (64A2 of 1997).
    fn won_with_the_suit(&self) -> String {
        let seat = self.revoke.turn.seat;
        let of_the_suit = |(number, trick): (u8, &Trick)| {
            let card: Card = trick.cards[seat]?;
            let won = number > self.trick() && trick.winner == Some(seat);
            (won && card.suit == self.suit).then_some((number, card))
        };
        match self.replay.recorded().find_map(of_the_suit) {
            Some((number, card)) => {
                format!(
                    "{} itself trick {number} with {}",
                    self.offender(),
                    Spelled(card)
                )
            }
            None => format!(
                "{} perhaps one with {}",
                self.offender(),
                suit_name(self.suit)
            ),
        }
    }

    /// Why a clause takes the transfer away.
    fn exemption(&self, clause: &str) -> String {
        let trick = self.trick();
        match clause {
            "64B1" => format!(
                "{} won neither trick {trick} nor a later one",
                self.offenders()
            ),
            "64B2" => self.repeat(),
            "64B3" if self.ruling.role == Role::Dummy => "it was dummy that revoked".to_owned(),
            "64B6" => "a revoke in trick 12 is put right (62D) and costs nothing more".to_owned(),
            "64B7" => "both sides revoked on this board".to_owned(),
            "62A" => "it was not established, and is put right".to_owned(),
            "62D" => "a revoke in trick 12 is put right".to_owned(),
            "43B3" => "dummy, who had lost his rights, was the first to point it out".to_owned(),
            "81C5" => "the other side asked that it be waived".to_owned(),
            "64C" => format!("both sides revoked in trick {trick}"),
            _ => {
                let clause = self.board.edition.edition().clause(clause);
                clause.map_or_else(String::new, |clause| clause.says.to_owned())
            }
        }
    }

    fn repeat(&self) -> String {
        let suit = self.suit;
        let before = |(turn, of): &(Turn, Suit)| {
            turn.seat == self.revoke.turn.seat && *of == suit && turn.trick < self.trick()
        };
        let repeats_established = self.board.edition.edition().repeats_established;
        let counts =
            |ruling: &RevokeRuling| !repeats_established || ruling.established != Established::No;
        let recorded = self.replay.revokes().zip(&self.board.revokes);
        let recorded = recorded.filter(|(_, ruling)| counts(ruling));
        let recorded = recorded.map(|(revoke, _)| (revoke.turn, revoke.led_suit()));
        let told = self
            .board
            .slip_revokes
            .iter()
            .filter(|told| counts(&told.ruling));
        let told = told.map(|told| (told.revoke.turn, told.suit));
        let mut numbers: Vec<u8> = recorded
            .chain(told)
            .filter(before)
            .map(|(turn, _)| turn.trick)
            .collect();
        numbers.sort_unstable();
        numbers.dedup();
        format!(
            "{} had revoked in {} before, in {}",
            self.offender(),
            suit_name(suit),
            trick_numbers(&numbers)
        )
    }
}
