//! What a tag says, or why it says nothing.

/// The value of a tag. Unknown is never turned into a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Stated<T> {
    /// The tag is missing, or empty: the standard's word for "not applicable".
    #[default]
    Absent,
    /// `?`.
    Unknown,
    /// It says something that is no value.
    Unreadable,
    /// The value.
    Value(T),
}

impl<T> From<Option<T>> for Stated<T> {
    /// What was read, or that it could not be.
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

    /// This, or another value where this says nothing. What is unreadable stays so.
    #[must_use]
    pub fn or(self, value: T) -> Self {
        match self {
            Self::Absent | Self::Unknown => Self::Value(value),
            other => other,
        }
    }
}
