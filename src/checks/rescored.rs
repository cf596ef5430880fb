//! What a case says of the effect of an adjustment on the score: from what to what, and how scores are compared.

use super::Case;
use super::stated_score::{is_of_nothing, termination};
use crate::board::{Item, Listed};
use crate::bridge::{Comparison, Field, Others, Score, Side};
use crate::laws::State;

/// A score that is not the one that is due. Both are North-South's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rescored {
    /// As it is stated.
    pub before: Score,
    /// That of the adjusted result.
    pub after: Score,
}

/// A room of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
pub enum Room {
    /// Where the home team sits North-South.
    Open,
    /// Where it sits East-West.
    Closed,
}

impl<'a> Case<'a> {
    /// From what to what the score goes when the result is adjusted, or the Score is set right; `None` where nothing is to
    /// be, and where either is not known as one figure, or the cards show nothing for certain.
    pub fn rescored(&self) -> Option<Rescored> {
        if self.cross_board.causes.doubt_the_play() {
            return None;
        }
        let due = match self.ruling() {
            Some(ruling) => {
                let is_settled = match ruling.state {
                    State::Unadjusted | State::Differs => true,
                    State::Agrees => termination(self).is_none(),
                    _ => false,
                };
                let adjusted = ruling.adjusted.filter(|it| is_settled && it.min == it.max);
                adjusted.map(|it| it.min)
            }
            None => self.tricks_of_wrong_score(),
        };
        let before = self.premises.stated_score()?;
        let after = self.premises.score_of(due?)?;
        (before != after).then_some(Rescored { before, after })
    }

    /// Declarer's tricks by the Result of a board without play, where nothing but the Score can be wrong: it is what they come
    /// to with the other sign, or what no number of tricks comes to, for either side, and nothing else either.
    pub fn tricks_of_wrong_score(&self) -> Option<u8> {
        if self.has_play() {
            return None;
        }
        let (premises, tricks) = (self.premises, self.premises.final_result()?);
        let (Score(due), Score(stated)) = (premises.score_of(tricks)?, premises.score_tag()?);
        let is_turned = due != 0 && due == -stated;
        let score = |tricks| premises.score_of(tricks).map(|Score(points)| points.abs());
        let is_of_none = || stated != 0 && (0..=13).all(|it| score(it) != Some(stated.abs()));
        let is_wrong = is_turned || is_of_none() && is_of_nothing(self);
        (is_wrong && termination(self).is_none()).then_some(tricks)
    }

    /// How this score is compared with those of the other tables; none where it would be that of a match, and the record
    /// does not say of which.
    pub fn comparison(&self) -> Option<Comparison> {
        let in_match = || self.teams().is_some() && self.room().is_some();
        self.record
            .scoring()
            .filter(|it| *it != Comparison::Match || in_match())
    }

    /// What somebody makes of the scores of the other tables, if they are known and compared with this one.
    pub fn compared<T>(&self, with: impl FnOnce(Comparison, Others<'_>) -> T) -> Option<T> {
        let (comparison, own) = (self.comparison()?, self.premises.stated_score()?);
        let listed = self.listed().filter(|_| comparison != Comparison::Match);
        let others = listed.as_ref().map(|field| field.without(own));
        Some(with(comparison, others.or(self.cross_board.other_scores)?))
    }

    /// The scores of its section with its own, where the record has a `ScoreTable` that lists it and other tables.
    pub fn listed(&self) -> Option<Field> {
        let rows = self.record.listed_scores(self.board);
        let own = self.premises.stated_score()?;
        let pairs = [Item::Pair(Side::NorthSouth), Item::Pair(Side::EastWest)]
            .map(|name| self.record.stated(name));
        let is_own = |row: &&Listed<'_>| {
            let mut stated = pairs.into_iter().zip(row.pairs);
            let agrees = |(pair, listed): (Option<&[u8]>, &[u8])| {
                listed.is_empty() || pair.is_none_or(|pair| pair == listed)
            };
            row.score == own && stated.all(agrees)
        };
        let section = rows.iter().find(is_own)?.section;
        if rows.iter().filter(is_own).any(|row| row.section != section) {
            return None; // nobody can tell in which section it was
        }
        let of_section = rows.iter().filter(|row| row.section == section);
        let field: Field = of_section.map(|row| (row.score, row.tables)).collect();
        (field.without(own).tables() > 0).then_some(field)
    }

    /// The home team and the visitors, if both are named.
    pub fn teams(&self) -> Option<[&'a [u8]; 2]> {
        Some([
            self.record.stated(Item::HomeTeam)?,
            self.record.stated(Item::VisitingTeam)?,
        ])
    }

    /// The room, of those of a match.
    pub fn room(&self) -> Option<Room> {
        let first = self.record.stated(Item::Room)?.first()?;
        Room::of(first.to_ascii_uppercase())
    }
}

impl Room {
    /// Its name in the Room tag.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// By its first letter.
    pub const fn of(letter: u8) -> Option<Self> {
        match letter {
            b'O' => Some(Self::Open),
            b'C' => Some(Self::Closed),
            _ => None,
        }
    }
}

#[cfg(test)]
#[allow(clippy::redundant_closure_for_method_calls)] // the method alone is of one lifetime
mod tests {
    use super::*;
    use crate::checks::test_support::{CLEAN, REVOKE, with_pbn_case};

    /// What is said of the clean board with these tags more.
    fn of_clean<T>(tags: &str, what: impl FnOnce(&Case<'_>) -> T) -> T {
        let text = CLEAN.replace("[Play", &format!("{tags}\n[Play"));
        with_pbn_case(&text, |pbn| what(pbn.case))
    }

    #[test]
    fn from_the_stated_score_to_that_of_the_adjusted_result() {
        for (tags, due) in [
            ("[Result \"9\"]", Some([-100, 650])),
            ("[Result \"9\"]\n[Score \"NS -50\"]", Some([-50, 650])),
            ("", None),                                       // not stated
            ("[Result \"11\"]", None),                        // adjusted already
            ("[Result \"9\"]\n[Score \"NS 650\"]", None),     // in the Score
            ("[Result \"9\"]\n[Score \"NS 0 EW 50\"]", None), // each side has its own
        ] {
            let text = REVOKE.replace("[Result \"9\"]", tags);
            let found = with_pbn_case(&text, |pbn| pbn.case.rescored());
            let found = found.map(|it| [it.before.0, it.after.0]);
            assert_eq!(found, due, "{tags}");
        }
        assert_eq!(of_clean("", |case| case.rescored()), None);
    }

    #[test]
    fn a_score_that_the_result_does_not_give_is_set_right() {
        for (with_play, tags, due) in [
            (true, "[Score \"NS 50\"]", Some([50, 420])),
            (true, "[Score \"NS -420\"]", Some([-420, 420])),
            (true, "[Score \"NS 420\"]", None),
            (
                true,
                "[Score \"NS 50\"][Termination \"adjudication\"]",
                None,
            ),
            (false, "[Score \"NS -420\"]", Some([-420, 420])),
            (false, "[Score \"NS 50\"]", None), // the Result may be wrong
            (false, "[Score \"NS 430\"]", Some([430, 420])),
            (false, "[Score \"NS 620\"]", None), // the vulnerability may be wrong
            (false, "[Score \"NS 0\"]", None),   // it need not have been played
            (false, "[Score \"NS 430\"][Scoring \"Rubber\"]", None),
            (false, "", None),
        ] {
            let text = CLEAN.replace("[Score \"NS 420\"]\n", "");
            let (head, play) = text.split_once("[Play").unwrap();
            let play = if with_play {
                format!("[Play{play}")
            } else {
                String::new()
            };
            let text = format!("{head}{tags}\n{play}");
            let found = with_pbn_case(&text, |pbn| pbn.case.rescored());
            let found = found.map(|it| [it.before.0, it.after.0]);
            assert_eq!(found, due, "{tags}");
        }
    }

    #[test]
    fn a_score_table_has_the_other_tables_of_the_section() {
        for (tags, data, due) in [
            ("", "A 1 420 A 2 170 A 3 -50", Some(vec![-50, 170])),
            ("", "A 1 420 A 2 170 B 3 450", Some(vec![170])),
            ("", "A 1 420 A 2 170 B 3 420", None), // in either section
            (
                "[PairNS \"3\"]",
                "A 1 420 A 2 170 B 3 420 B 4 450",
                Some(vec![450]),
            ),
            ("", "A 1 450 A 2 170", None), // it does not stand in it
            ("", "A 1 420", None),         // nobody else does
        ] {
            let table = format!("{tags}[ScoreTable \"Section;PairId_NS;Score_NS\"]\n{data}");
            let field = of_clean(&table, |case| case.listed());
            let others = field.map(|field| {
                let others = field.without(Score(420));
                others.scores().map(|(it, _)| it.0).collect::<Vec<_>>()
            });
            assert_eq!(others, due, "{data}");
        }
    }
}
