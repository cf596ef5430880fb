//! Which findings are wanted: by family (`R`), by code (`R101`), by name (`revoke`).

use super::{Check, registry};

/// A word that is no family, code or name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "unknown check '{0}': it is no family (R), code (R101) or name (revoke); `pbn-audit rules` lists them"
)]
pub struct UnknownCode(pub String);

/// What is shown: everything unless something is selected, less what is ignored.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Selection {
    selected: Option<Vec<&'static str>>,
    ignored: Vec<&'static str>,
}

impl Selection {
    /// A selection from the words of `--select` and `--ignore`.
    pub fn new(select: &[String], ignore: &[String]) -> Result<Self, UnknownCode> {
        let codes = |words: &[String]| -> Result<Vec<_>, UnknownCode> {
            let lists: Result<Vec<_>, _> = words.iter().map(|word| codes(word)).collect();
            Ok(lists?.concat())
        };
        let selected = if select.is_empty() {
            None
        } else {
            Some(codes(select)?)
        };
        Ok(Self {
            selected,
            ignored: codes(ignore)?,
        })
    }

    /// Whether findings of this check are wanted.
    pub fn holds(&self, check: &Check) -> bool {
        let named = |codes: &[&str]| codes.contains(&check.code);
        self.selected.as_deref().is_none_or(named) && !named(&self.ignored)
    }
}

/// The codes that a word names.
fn codes(word: &str) -> Result<Vec<&'static str>, UnknownCode> {
    let meant = |check: &&&Check| {
        check.code.eq_ignore_ascii_case(word)
            || check.name == word
            || check.family().eq_ignore_ascii_case(word)
    };
    let found: Vec<_> = registry::all()
        .iter()
        .filter(meant)
        .map(|check| check.code)
        .collect();
    if found.is_empty() {
        Err(UnknownCode(word.to_owned()))
    } else {
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(select: &[&str], ignore: &[&str], code: &str) -> bool {
        let words = |words: &[&str]| {
            words
                .iter()
                .map(|word| (*word).to_owned())
                .collect::<Vec<_>>()
        };
        let check = super::super::by_name(code).unwrap();
        Selection::new(&words(select), &words(ignore))
            .unwrap()
            .holds(check)
    }

    #[test]
    fn families_codes_and_names() {
        assert!(holds(&[], &[], "R101"));
        assert!(
            holds(&["R"], &[], "R101")
                && holds(&["revoke"], &[], "R101")
                && holds(&["r101"], &[], "R101")
        );
        assert!(!holds(&["C"], &[], "R101") && !holds(&[], &["R"], "R101"));
        let unknown = Selection::new(&["R999".to_owned()], &[]);
        assert_eq!(unknown, Err(UnknownCode("R999".to_owned())));
    }
}
