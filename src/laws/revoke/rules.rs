//! In what the editions differ about which failures are revokes, and when they are established.

/// The rules of an edition about revokes and their establishment.
#[derive(Debug, Clone, Copy)]
pub struct RevokeRules {
    /// The clause by which both revokes are corrected when both sides revoked in a trick and only one of them has
    /// played to the next, so that each withdrawn card of a defender becomes a penalty card; earlier editions have none.
    pub corrects_both: Option<&'static str>,
    /// The clause by which agreement to a claim of the other side establishes a revoke.
    pub agreement: &'static str,
    /// The clause by which a revoke is ruled as established when a defender asked his partner although he may not;
    /// later editions have none.
    pub asked_by_partner: Option<&'static str>,
    /// Whether a card missing in a trick always makes a revoke (Law 67B1), and not only when the card placed there is of
    /// another suit than that led.
    pub every_omission: bool,
}
