//! Why a folder is refused.

/// Why a folder is not used, although it could be. As an error it travels within an [`io::Error`].
#[derive(Debug, thiserror::Error)]
pub(in crate::report) enum Refused {
    /// It is a file.
    #[error("this is a file, not a folder")]
    IsFile,
    /// It holds something that is not ours.
    #[error(
        "the folder is not empty, and has no reports of pbn-audit in it; choose another one, or add --force"
    )]
    NotOurs,
    /// Another run writes there.
    #[error("another run of pbn-audit writes there; wait until it has ended")]
    Busy,
    /// A player in it would have no pseudonym.
    #[error(
        "the input says more than when it was read for the names of players, and who was not known then has no pseudonym; run it again"
    )]
    UnknownPlayer,
    /// It is compared, and holds no reports of ours.
    #[error("not a folder of reports: it has no manifest.json of pbn-audit")]
    NoReports,
}
