use super::*;
use crate::report::decisions::known::Known;
use std::fs;

fn create(path: &Path, is_forced: bool) -> io::Result<Folder> {
    Folder::create(path, Chosen::default(), None, is_forced)
}

fn names(path: &Path) -> Vec<String> {
    let entries = fs::read_dir(path).unwrap();
    let mut names: Vec<_> = entries
        .map(|it| it.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Reports of a run that has ended.
fn finished(path: &Path) -> Folder {
    ended(create(path, false).unwrap(), &Memory::default(), false)
}

fn ended(mut folder: Folder, memory: &Memory, interrupted: bool) -> Folder {
    let ended = Ended {
        interrupted,
        ..Ended::default()
    };
    let known = (memory, &Sentences::default());
    folder.finish(&ended, &Counts::default(), known).unwrap();
    folder
}

#[test]
fn what_says_that_a_folder_is_taken_is_nothing_in_it() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("pbn-audit.lock"), "").unwrap();
    finished(folder.path());
    assert!(names(folder.path()).contains(&"review.csv".to_owned()));
}

#[test]
fn what_others_made_is_left_alone() {
    let root = tempfile::tempdir().unwrap();
    for name in ["boards.csv", "manifest.json", "findings.csv"] {
        fs::write(root.path().join(name), "mine").unwrap();
    }
    let refused = create(root.path(), false).unwrap_err();
    assert!(refused.to_string().contains("--force"), "{refused}");
    drop(create(root.path(), true).unwrap());
    assert_eq!(
        names(root.path()),
        ["boards.csv", "findings.csv", "manifest.json"]
    );
    drop(ended(
        create(root.path(), true).unwrap(),
        &Memory::default(),
        false,
    ));
    for name in ["boards.csv", "manifest.kept-1.json", "findings.kept-1.csv"] {
        let path = root.path().join(name);
        assert_eq!(fs::read_to_string(path).unwrap(), "mine");
    }
}

#[test]
fn a_review_file_is_kept_where_more_than_decisions_was_changed_in_it() {
    let root = tempfile::tempdir().unwrap();
    let path = |name: &str| root.path().join(name);
    drop(finished(root.path()));
    let header = fs::read_to_string(path("review.csv")).unwrap();
    let mut kept = 0;
    for (changed, is_kept) in [
        (format!("{header}b1{}as it stands\n", ",".repeat(39)), true),
        (format!("{header}b00000000000a{}\n", ",".repeat(39)), true),
        (format!("sep=;\n{}", header.replace(',', ";")), false),
        (header.replace(',', "\t"), false),
        (format!("{header}\n"), false),
    ] {
        fs::write(path("review.csv"), &changed).unwrap();
        let folder = finished(root.path());
        kept += usize::from(is_kept);
        assert_eq!(folder.kept().len(), usize::from(is_kept), "{changed}");
        assert!(folder.kept().iter().all(|it| folder.is_taken_over(it)));
        let now = path(&format!("review.kept-{kept}.csv"));
        assert_eq!(
            fs::read_to_string(now).ok() == Some(changed.clone()),
            is_kept
        );
    }
}

/// One row of review.csv that was filled in.
fn decided(path: &Path) -> String {
    let header = fs::read_to_string(path.join("review.csv")).unwrap();
    let place = header
        .split(',')
        .position(|name| name == "director_decision");
    let row = format!("b00000000000a{}stands", ",".repeat(place.unwrap()));
    format!("{header}{row}\n")
}

/// What an earlier version, and a run that was interrupted, left of decisions is found again.
#[test]
fn no_decision_is_lost_between_runs_that_did_not_end() {
    let root = tempfile::tempdir().unwrap();
    let path = |name: &str| root.path().join(name);
    drop(finished(root.path()));
    fs::write(path("review.held-1.csv"), decided(root.path())).unwrap();
    for interrupted in [true, false] {
        let mut folder = create(root.path(), false).unwrap();
        let memory = Memory::of(Known::of(folder.take_decisions()));
        let folder = ended(folder, &memory, interrupted);
        assert!(folder.kept().is_empty() && !path("review.held-1.csv").exists());
        let decisions = fs::read_to_string(path("decisions.csv")).unwrap();
        assert!(decisions.contains("\nb00000000000a,") && decisions.contains(",stands,"));
    }
}

#[test]
fn a_decision_that_is_saved_while_a_run_goes_on_is_kept() {
    let root = tempfile::tempdir().unwrap();
    drop(finished(root.path()));
    let folder = create(root.path(), false).unwrap();
    let text = decided(root.path());
    fs::write(root.path().join("review.csv"), &text).unwrap();
    let folder = ended(folder, &Memory::default(), false);
    let [kept] = folder.kept() else {
        panic!("{:?}", folder.kept());
    };
    assert_eq!(fs::read_to_string(&kept.now).unwrap(), text);
}

#[test]
fn nothing_is_replaced_where_there_is_no_room_for_sheets() {
    let root = tempfile::tempdir().unwrap();
    drop(finished(root.path()));
    let before = fs::read_to_string(root.path().join("manifest.json")).unwrap();
    fs::write(root.path().join("sheets"), "mine").unwrap();
    assert!(create(root.path(), true).is_err());
    let after = fs::read_to_string(root.path().join("manifest.json")).unwrap();
    assert_eq!(before, after);
}
