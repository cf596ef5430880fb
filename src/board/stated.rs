//! The value of a tag, or why there is none.

/// The value of a tag. Unknown is never turned into a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stated<T> {
    /// The tag is missing, or empty, which in the standard means "not applicable".
    #[default]
    Absent,
    /// `?`.
    Unknown,
    /// Its text cannot be read as a value.
    Unreadable,
    /// The value.
    Value(T),
}

impl<T> From<Option<T>> for Stated<T> {
    /// `None` becomes [`Stated::Unreadable`].
    fn from(read: Option<T>) -> Self {
        read.map_or(Self::Unreadable, Self::Value)
    }
}

impl<T> Stated<T> {
    /// The value, if there is one.
    pub const fn value(&self) -> Option<&T> {
        match self {
            Self::Value(value) => Some(value),
            _ => None,
        }
    }

    /// Whether something else may say it: it is absent or unknown. What is unreadable stays so.
    pub const fn is_open(&self) -> bool {
        matches!(self, Self::Absent | Self::Unknown)
    }
}
