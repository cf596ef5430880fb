//! How a value compares with the form that the standard gives.

/// How a value compares with the standard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Conformity {
    /// As the standard writes it.
    Standard,
    /// Not in the standard's list, which others may extend.
    Unlisted,
    /// In the form of the standard, but impossible: the 32nd of a month.
    Impossible,
    /// In another form.
    Other,
}
