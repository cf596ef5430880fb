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

mod apparent_revoke;
mod assumed;
mod bytes;
mod case;
#[macro_use]
mod check;
mod conduct_words;
mod counted;
mod directives;
mod expected;
mod export;
mod fault;
mod finding;
mod findings;
mod glance;
mod law_words;
mod legal_words;
mod numbering;
mod openings;
mod pbn_case;
mod place;
mod registry;
mod rescored;
mod score;
mod selection;
mod signs;
mod standing;
mod table_shape;
mod tags;
mod told;
#[cfg(test)]
mod trial;
mod words;
mod writing;

mod a101_illegal_call;
mod a102_contract_differs_from_auction;
mod a103_declarer_differs_from_auction;
mod c101_result_differs_from_play;
mod c102_adjustment_not_applied;
mod c103_adjustment_applied;
mod c104_adjustment_differs;
mod c105_score_differs_from_result;
mod c106_vulnerability_differs_from_board;
mod c107_dealer_differs_from_board;
mod c108_deal_differs_between_tables;
mod c109_result_impossible;
mod c110_result_suggests_adjustment;
mod c111_award_mark_unfounded;
mod d101_wrong_card_count;
mod d102_card_dealt_twice;
mod d103_deal_rotated;
mod d104_deal_does_not_fit_play;
mod l101_penalty_card_not_played;
mod l102_lead_restriction_broken;
mod l103_revoke_corrected;
mod l104_opening_lead_taken_back;
mod l110_slip_matches_nothing;
mod l111_slips_contradict;
mod l112_slip_impossible;
mod p101_card_not_held;
mod p102_card_played_twice;
mod p103_wrong_opening_leader;
mod p104_columns_not_fixed;
mod p105_hole_in_trick;
mod p106_too_many_cards;
mod p107_lead_out_of_turn;
mod p108_lead_mark_unfounded;
mod p109_deal_or_trump_doubtful;
mod p110_play_not_auditable;
mod r101_revoke;
mod r102_revoke_mark_unfounded;
mod r103_probable_slip;
mod s105_section_without_tags;
mod s106_forbidden_character;
mod s107_long_line;
mod s108_export_format;
mod s109_tab_in_string;
mod s110_odd_version;
mod s111_newer_than_version;
mod s207_unreadable_value;
mod s208_board_taken_over;
mod s209_unknown_tag;
mod s210_nonstandard_form;
mod s211_bad_value;
mod s212_unlisted_value;
mod s213_forbidden_inheritance;
mod s214_section_before_tag;
mod s215_rubber_vulnerability_differs;
mod s315_misplaced_plus;
mod s318_broken_row;
mod s402_incomplete_table;
mod s407_row_count;
mod s408_optimum_play_order;
mod s901_internal_fault;

pub use case::{
    Amended, Among, Case, Elsewhere, Likeness, NoReplay, Numbering, Passes, Ruled, SlipFault,
    Slipped,
};
pub use check::{Asked, Check, Page, Pages, Severity};
pub use finding::{Finding, Label, Standing};
pub use findings::{Findings, Found, Habit, MOST_HABITS, MOST_PLACES, Seen};
pub use l110_slip_matches_nothing::unmatched;
pub use numbering::Fit;
pub use openings::Opening;
pub use pbn_case::PbnCase;
pub use registry::{all, by_name, run};
pub use rescored::{Rescored, Room};
pub use selection::{Previews, Selection, UnknownCode};
pub use signs::Signs;
