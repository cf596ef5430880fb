//! What is said of a value that is held to the standard.

/// How a value stands to the standard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// As the standard has it.
    Standard,
    /// Not in a list that others may add to.
    Unlisted,
    /// In the form of the standard, but no such thing: the 32nd of a month.
    Impossible,
    /// In another form.
    Other,
}
