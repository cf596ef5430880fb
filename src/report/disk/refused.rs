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
    /// It holds tables that somebody may have written in.
    #[error(
        "somebody may have written in {0}; choose another folder, or add --force to keep the file under another name"
    )]
    Changed(String),
    /// It is compared, and holds no reports of ours.
    #[error("not a folder of reports: it has no manifest.json of pbn-audit")]
    NoReports,
}
