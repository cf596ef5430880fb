//! Who writes a comment: whoever made the record, or one who sees no more than it.

use super::text::{Word, is_of_word, words};
use super::vocabulary::{
    DIRECTORS, ESTABLISHED, HEADINGS, OF_NAMES, OF_REPORTS, OPERATORS, PLAYERS, TRICKS, is_in, kind,
};

/// Who writes a comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Writer {
    /// Whoever made the record: at the table, or from what was written there.
    Recorder,
    /// A commentator or kibitzer, who sees the record and not the table.
    Spectator,
}

impl Writer {
    /// The writer with this account. A comment without one is of whoever made the record.
    pub(super) fn of(author: Option<&str>) -> Self {
        let is_recorder = author.is_none_or(|it| is_recorders(&it.to_lowercase()));
        if is_recorder {
            Self::Recorder
        } else {
            Self::Spectator
        }
    }
}

/// Recorders of BBO have accounts such as `vugraphab`, some of them misspelt. A director speaks of what he was called for;
/// `Q: did he revoke? A: yes` names nobody.
fn is_recorders(account: &str) -> bool {
    let beginnings = ["vug", "vgra", "vurg", "vuru", "vgur"];
    let is_operator = beginnings.iter().any(|it| account.starts_with(it));
    let words = || {
        account
            .split(|it| !is_of_word(it))
            .filter(|it| !it.is_empty())
    };
    let is_of_director = |it| is_in(it, DIRECTORS) || is_in(it, "bbo the chief head our main");
    is_operator
        || words().any(|it| is_in(it, OPERATORS))
        || words().all(is_of_director) && words().any(|it| is_in(it, DIRECTORS))
        || is_in(account, "q a")
}

/// Whether what stands before a colon can be the name of an account: `RDS Reno`, `vugraph 12`; not `Ruling`, `Trick 4`,
/// `West`, `21` of `21:14`, or the beginning of a report.
pub(super) fn is_account(name: &str) -> bool {
    let words = words(name);
    let is_of_play = |it: &Word| it.is_in(PLAYERS) || !it.word.contains(char::is_alphabetic);
    let is_heading = |it: &Word| it.is_in(HEADINGS) || it.is_in(ESTABLISHED);
    let names = words.iter().filter(|it| kind(&it.word).is_none());
    // `Johnny Revoke`
    let is_plain = |it: &Word| !is_of_play(it) && !it.is_in(OF_REPORTS) && !it.is_in(TRICKS);
    let is_name = is_full_name(name, 2) && names.clone().count() == 1 && words.iter().all(is_plain);
    is_recorders(&name.to_lowercase())
        || !words.iter().any(is_heading)
            && (is_name || names.count() == words.len() && !words.iter().all(is_of_play))
}

/// Whether a text is so many words or more with capitals, as names are: `Anna van der Berg`, `O'Hara`.
pub(super) fn is_full_name(text: &str, least: usize) -> bool {
    let mut words = text.split([' ', '.', '_', '-']).filter(|it| !it.is_empty());
    let is_capital = |it: &str| it.starts_with(char::is_uppercase) || is_in(it, OF_NAMES);
    let is_letter = |it: char| it.is_alphabetic() || matches!(it, '\'' | '’');
    (least..=6).contains(&words.clone().count())
        && words.all(|it| is_capital(it) && it.chars().all(is_letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recorders_have_accounts_of_their_own() {
        for account in [
            "vugraphzz",
            "VUGRAPH1",
            "vugrahpab",
            "Scorer",
            "bbo operator",
            "BBO_TD",
        ] {
            assert_eq!(Writer::of(Some(account)), Writer::Recorder);
        }
        assert_eq!(Writer::of(None), Writer::Recorder);
        for account in ["jbgood", "TD Vetch"] {
            assert_eq!(Writer::of(Some(account)), Writer::Spectator);
        }
    }
}
