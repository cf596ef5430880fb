//! What is not right: one folder per check, with its code and the pages that explain it.
//!
//! A check of content looks at one [`Case`], and does not know what its record is written in. A check of writing (S...)
//! looks at a [`PbnCase`], which has the game as well. Both give [`Finding`]s. The pages of a check, `en.md`, `nl.md` and
//! `pl.md`, are the text of `pbn-audit explain CODE`; the English one is also the documentation of its module. The checks
//! that only report a fault of writing are rows of one table, in `writing`.
//!
//! A [`Finding`] names its [`Check`]; a check knows cases and findings; the list of all of them stands on top. Imports run that
//! one way.
//!
//! A check must not know other checks, or how a finding is shown.
//!
//! A new check is a folder, and a line in the list below. As `cargo fmt` does not see modules in a list, a check is formatted
//! with `cargo fmt -- src/checks/*/mod.rs`.

mod apparent_revoke;
mod both_sides;
mod bytes;
mod can_show;
mod case;
mod cause;
#[cfg(test)]
mod changed_boards;
#[macro_use]
mod check;
mod counted;
mod directives;
mod expected;
mod explained;
mod export;
mod fault;
mod finding;
mod findings;
mod glance;
mod listed_rows;
mod numbering;
mod objection;
mod openings;
mod pbn_case;
mod place;
#[macro_use]
mod registry;
mod relation;
mod rescored;
mod score;
mod selection;
mod shift;
mod standing;
mod table_shape;
mod tags;
#[cfg(test)]
mod test_support;
mod witnesses;
#[cfg_attr(not(feature = "program"), allow(dead_code))] // the rest is for sheets
pub(crate) mod wording;
mod words;
mod writing;

checks! {
    a101_illegal_call: run,
    a102_contract_differs_from_auction: of_auction,
    a103_declarer_differs_from_auction: of_auction,
    c101_result_differs_from_play: of_play,
    c102_adjustment_not_applied: of_play,
    c103_adjustment_applied: of_play,
    c104_adjustment_differs: of_play,
    c105_score_differs_from_result: run,
    c106_vulnerability_differs_from_board: of_number,
    c107_dealer_differs_from_board: of_number,
    c108_deal_differs_between_tables: run,
    c109_result_impossible: of_play,
    c110_result_suggests_adjustment: of_play,
    c111_award_mark_unfounded: run,
    c112_comment_names_revoke,
    c113_result_statements_differ: run,
    c114_declared_by_both_sides: run,
    c115_partners_named_alike: run,
    d101_wrong_card_count: run,
    d102_card_dealt_twice: run,
    d103_deal_rotated: finding,
    d104_deal_does_not_fit_play: finding,
    l101_penalty_card_not_played: of_play,
    l102_lead_restriction_broken: of_play,
    l103_revoke_corrected: of_play,
    l104_opening_lead_taken_back: of_play,
    l110_slip_matches_nothing,
    l111_slips_contradict: of_play,
    l112_slip_impossible: of_play,
    p101_card_not_held: of_play,
    p102_card_played_twice: finding,
    p103_wrong_opening_leader: of_play,
    p104_columns_not_fixed: finding,
    p105_hole_in_trick: finding,
    p106_too_many_cards: finding,
    p107_lead_out_of_turn: finding,
    p108_lead_mark_unfounded: finding,
    p109_deal_or_trump_doubtful: of_play,
    p110_play_not_auditable: of_play,
    r101_revoke: of_play,
    r102_revoke_mark_unfounded: finding,
    r103_probable_slip: of_play,
    s105_section_without_tags: report,
    s106_forbidden_character,
    s107_long_line,
    s108_export_format,
    s109_tab_in_string,
    s110_odd_version,
    s111_newer_than_version,
    s207_unreadable_value: report,
    s208_board_taken_over: report,
    s209_unknown_tag,
    s210_nonstandard_form,
    s211_bad_value,
    s212_unlisted_value,
    s213_forbidden_inheritance,
    s214_section_before_tag,
    s215_rubber_vulnerability_differs,
    s315_misplaced_plus: report,
    s318_broken_row: report,
    s402_incomplete_table: report,
    s407_row_count: report,
    s408_optimum_play_order: report,
    s901_internal_fault: of_play,
}

pub use both_sides::most_of_both_sides;
pub use c112_comment_names_revoke::{RevokeComment, Said, has_recorders_words, revoke_comments};
pub use c113_result_statements_differ::claimed_and_listed;
pub use can_show::{CanShow, can_show_revoke};
pub use case::{
    AmendedCard, Case, CrossBoard, DealElsewhere, DeniedRevoke, Likeness, NoReplay, Numbering,
    OtherSide, OtherTable, Passes, Ruled, SlipFault, Slipped, Stands, StatedSlip, Witness,
};
pub use cause::{Cause, Causes, Reach};
pub use check::{Check, Page, Pages, Severity};
pub use explained::causes_of;
pub use finding::{Finding, Label, Note, Relation, Topic};
pub use findings::{BoardFindings, FileWide, Findings, MOST_FILE_WIDE, MOST_PLACES, Sighting};
pub use l110_slip_matches_nothing::unmatched;
pub use numbering::{Fit, numbers_off};
pub use openings::Opening;
pub use pbn_case::PbnCase;
pub use registry::{all, by_name, place_of, run, run_lin, run_other_table};
pub use rescored::{Rescored, Room};
pub use selection::{Previews, Selection, UnknownCode};
pub use shift::Shift;
pub(crate) use standing::is_moved;
pub use standing::{Fitting, PlayStanding, Standing, Unusable, unusable, usable};
pub use witnesses::witnesses;
