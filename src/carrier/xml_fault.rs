//! Why XML cannot be read on.

use crate::source::Place;

/// Why XML cannot be read on, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct XmlFault {
    /// Why.
    pub kind: XmlFaultKind,
    /// Where.
    pub place: Place,
}

/// What is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum XmlFaultKind {
    /// It ends within an element.
    #[error("it breaks off here: only part of it was saved or fetched; fetch it again")]
    Cut,
    /// A reference to an entity that is none of the five of XML, nor a number.
    #[error(
        "an entity that XML does not have: only &amp; &lt; &gt; &quot; &apos; and numbers are read"
    )]
    Entity,
    /// Elements within elements, or attributes of one, beyond all measure; or what comes of it would be too large.
    #[error("more elements within elements, attributes or text than any file of results has")]
    TooMuch,
    /// Anything else that is not XML.
    #[error("this is not XML as it should be; export the file again")]
    Syntax,
}
