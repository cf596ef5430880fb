//! Which test holds which column.

use crate::support::cells;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Tables, each with a test and the columns whose values it works out. A test of this folder holds just these columns.
const HELD: &str = "\
    boards | a_board_is_what_was_written | file line game event date round table room board deal contract declarer format \
        year site stage session section dealer vulnerable north east south west pair_ns pair_ew home_team visit_team laws \
        laws_basis findings grade usable tricks_double_dummy_deal platform can_show_revoke
    boards | a_board_is_what_was_played | play tricks_recorded turns_to_follow turns_judged revokes revoke_comments \
        tricks_stated tricks_played score_stated score_played not_auditable_reason
    boards | a_board_is_what_was_ruled | tricks_adjusted_min tricks_adjusted_max state
    review | a_board_is_what_was_written | file line game event site date round table room board dealer vulnerable north east \
        south west contract declarer stage session section pair_ns pair_ew home_team visit_team format reasons confidence \
        laws laws_basis tricks_double_dummy tricks_double_dummy_deal
    review | a_board_is_what_was_played | revokes tricks_stated tricks_played score_stated score_played
    review | a_board_is_what_was_ruled | priority tricks_adjusted_min tricks_adjusted_max transfer_to transfer_min \
        transfer_max score_adjusted_min score_adjusted_max state
    revokes | a_revoke_is_what_was_played | file line column game event date round table room board contract declarer revoke \
        trick turn seat player role side led_card led_suit played_card could_have_played manner marked evidence \
        evidence_trick trick_winner won_by_offender later_tricks_min later_tricks_max established established_by \
        established_trick established_seat established_card laws board_id
    revokes | a_revoke_is_what_was_ruled | clause clauses demand_min demand_max
    findings | a_revoke_is_what_was_played | file line column game board table room trick seat format
    files | a_file_is_the_sum_of_its_boards | file bytes encoding games games_with_play tricks turns_to_follow revokes \
        findings faults read games_audited games_not_auditable games_without_play format
    effects | an_effect_is_what_all_tables_say | id file line game board scoring side name score_before score_after \
        points_before points_after points_unit difference percent_before percent_after tables
    stats | revokes_are_what_the_laws_give_for_them | revokes_certain revokes_likely revokes_doubtful established \
        tricks_1997_min tricks_1997_max tricks_2007_min tricks_2007_max tricks_2017_min tricks_2017_max exempt equity \
        due_not_applied
    stats | a_plain_count_agrees_in_every_dimension | boards_worded
    stats | boards_are_those_of_check | dimension value boards boards_clean turns revoke_comments
    stats | rates_have_the_limits_of_chance | rate low high method expected ratio ratio_low ratio_high exact_low exact_high \
        flag turns_shown revokes_shown
    quality | records_are_as_good_as_check_finds_them | dimension file event site format why records with_play boards usable \
        turns whole_deal full_play claims copies results_differ faulty flag worst_boards
    quality | faults_are_as_many_as_check_finds | s_per_1000 d_per_1000 a_per_1000 p_per_1000 c_per_1000 expected \
        funnel_low_95 funnel_high_95 funnel_low funnel_high
    quality | deals_fit_that_were_played | deal_fits
    cells | a_plain_count_agrees_in_every_dimension | trick turn role held led manner_open void_elsewhere level risk event \
        stage site year room file format platform can_show_revoke player boards turns revokes_certain revokes_likely \
        revokes_doubtful
    cells | rates_have_the_limits_of_chance | rate low high turns_shown revokes_shown
    causes | a_cause_explains_the_boards_that_name_it | cause files boards file line game event advice
    causes | a_file_with_the_deals_of_others_is_one_cause_and_its_boards_need_no_look | kind grade what detail
    causes | a_cause_is_open_decided_repaired_and_back | decision note state
    review | a_cause_explains_the_boards_that_name_it | cause
    boards | a_cause_explains_the_boards_that_name_it | cause
    revokes | a_cause_explains_the_boards_that_name_it | cause
    findings | a_cause_explains_the_boards_that_name_it | cause
    findings | a_finding_is_what_explain_says_of_its_code | code name severity help times lines
    findings | samples_say_what_they_show | nearest_legal_reading
    findings | the_reports_of_the_club_evening | message reference
    findings | ids_survive_other_names_another_order_and_more_boards | id
    boards | ids_survive_other_names_another_order_and_more_boards | id
    boards | a_file_that_is_there_twice_counts_twice_and_is_shown_once | copy_of
    review | ids_survive_other_names_another_order_and_more_boards | id
    review | samples_say_what_they_show | equity questions nearest_legal_reading
    review | a_copy_with_another_result_is_shown_as_well | copy_of
    review | a_run_into_its_own_folder_takes_over_what_was_decided | director_decision director_note known
    review | the_reports_of_the_club_evening | what_happened
    revokes | ids_survive_other_names_another_order_and_more_boards | id
    revokes | samples_say_what_they_show | assumptions confidence nearest_legal_reading
    files | the_hash_is_that_of_what_lies_on_disk | sha256
    files | a_file_of_another_kind_is_no_file_of_boards | reason
    revoke_comments | a_comment_stands_where_it_was_written | id file line column game event table room board trick format
    revoke_comments | a_sentence_in_three_records_is_one_row | comment records also_in
    revoke_comments | sentences_differ_by_author_and_say_who_wrote_them | author writer about
    revoke_comments | in_lin_too_and_it_is_said_where_play_stops | cards_before play_stops
    revoke_comments | on_the_sheet_the_words_stand_at_their_trick_with_those_around_them | said_before said_behind
    turns | a_turn_is_what_was_played | board_id file game trick turn seat role led_card led_suit led held played_card \
        followed grade
    decisions | a_decision_keeps_the_row_in_which_it_was_made | id file line game event site date round table room board \
        dealer vulnerable north east south west contract declarer priority reasons laws laws_basis revokes tricks_stated \
        tricks_played tricks_adjusted_min tricks_adjusted_max transfer_to transfer_min transfer_max score_stated score_played \
        score_adjusted_min score_adjusted_max state confidence equity questions stage session section pair_ns pair_ew \
        home_team visit_team tricks_double_dummy tricks_double_dummy_deal format nearest_legal_reading cause copy_of \
        what_happened director_decision director_note known";

/// The columns of a table that a test of this folder compares one by one.
pub(crate) fn columns(table: &str, test: &str) -> impl Iterator<Item = &'static str> {
    let held = cells(HELD).filter(move |[of, by, _]| [*of, *by] == [table, test]);
    let columns: Vec<_> = held
        .flat_map(|[_, _, columns]| columns.split(' '))
        .collect();
    columns.into_iter()
}

/// The source of every test.
fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, text);
        } else if path.extension().is_some_and(|it| it == "rs") {
            text.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn every_column_is_held_by_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let package = fs::read_to_string(root.join("src/report/datapackage.txt")).unwrap();
    let there = package.lines().skip(1).map(|line| {
        let mut words = line.split(' ');
        (words.next().unwrap(), words.next().unwrap())
    });
    let there: BTreeSet<_> = there.collect();
    let held =
        cells(HELD).flat_map(|[table, _, columns]| columns.split(' ').map(move |it| (table, it)));
    let held: Vec<_> = held.collect();
    let unheld: Vec<_> = there.iter().filter(|it| !held.contains(it)).collect();
    assert!(
        unheld.is_empty(),
        "no test works these columns out: {unheld:?}"
    );
    let gone: Vec<_> = held.iter().filter(|it| !there.contains(it)).collect();
    assert!(gone.is_empty(), "there are no such columns: {gone:?}");
    let mut text = String::new();
    sources(&root.join("tests"), &mut text);
    for [table, test, _] in cells(HELD) {
        assert!(
            text.contains(&format!("fn {test}(")),
            "{table}: no test {test}"
        );
    }
}
