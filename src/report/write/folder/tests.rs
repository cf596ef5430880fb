use super::*;
use crate::report::decisions::known::Known;
use crate::report::table::header;

fn create(path: &Path, boards: bool, overwrite: Overwrite) -> io::Result<Folder> {
    Folder::create(
        path,
        Chosen {
            boards,
            ..Chosen::default()
        },
        None,
        overwrite,
    )
}

fn names(path: &Path) -> Vec<String> {
    let entries = fs::read_dir(path).unwrap();
    let mut names: Vec<_> = entries
        .map(|it| it.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn all_files_are_there_from_the_start_and_an_own_folder_is_used_again() {
    let root = tempfile::tempdir().unwrap();
    let path = root.path().join("a/b");
    let files = [
        "causes.csv",
        "effects.csv",
        "files.csv",
        "findings.csv",
        "manifest.json",
        "review.csv",
        "revoke_comments.csv",
        "revokes.csv",
    ];
    let mut folder = create(&path, true, Overwrite::OwnReports).unwrap();
    assert_eq!(names(&path).len(), files.len() + 1);
    let (ended, counts) = (Ended::default(), Counts::default());
    folder.finish(&ended, &counts, &Memory::default()).unwrap();
    drop(create(&path, false, Overwrite::OwnReports).unwrap());
    assert_eq!(names(&path), files);
    let review = fs::read_to_string(path.join("review.csv")).unwrap();
    assert_eq!(review.trim_end().as_bytes(), header::<Review>());
    let manifest = fs::read_to_string(path.join("manifest.json")).unwrap();
    assert!(manifest.contains("\"interrupted\": true"));
}

#[test]
fn what_others_made_is_left_alone() {
    let root = tempfile::tempdir().unwrap();
    for name in ["boards.csv", "manifest.json"] {
        fs::write(root.path().join(name), "mine").unwrap();
    }
    let refused = create(root.path(), false, Overwrite::OwnReports).unwrap_err();
    assert!(refused.to_string().contains("--force"), "{refused}");
    assert_eq!(names(root.path()), ["boards.csv", "manifest.json"]);
    drop(create(root.path(), false, Overwrite::Anything).unwrap());
    for name in ["boards.csv", "manifest.kept-1.json"] {
        let path = root.path().join(name);
        assert_eq!(fs::read_to_string(path).unwrap(), "mine");
    }
}

/// Reports of a run that has ended.
fn finished(path: &Path) {
    let mut folder = create(path, false, Overwrite::OwnReports).unwrap();
    let ended = Ended::default();
    folder
        .finish(&ended, &Counts::default(), &Memory::default())
        .unwrap();
}

#[test]
fn unchanged_reports_are_replaced_and_changed_ones_are_kept() {
    let root = tempfile::tempdir().unwrap();
    let path = |name: &str| root.path().join(name);
    finished(root.path());
    finished(root.path());
    let header = fs::read_to_string(path("findings.csv")).unwrap();
    for (round, changed) in [
        format!("{header}f1\n"),
        header.replace(',', "\t"),
        format!("{header}\n"),
    ]
    .into_iter()
    .enumerate()
    {
        fs::write(path("findings.csv"), &changed).unwrap();
        let refused = create(root.path(), false, Overwrite::OwnReports).unwrap_err();
        assert!(
            refused.to_string().contains("written in findings.csv;"),
            "{refused}"
        );
        assert_eq!(fs::read_to_string(path("findings.csv")).unwrap(), changed);
        let mut folder = create(root.path(), false, Overwrite::Anything).unwrap();
        let now = path(&format!("findings.kept-{}.csv", round + 1));
        let was = path("findings.csv");
        assert_eq!(fs::read_to_string(&now).unwrap(), changed);
        assert_eq!(folder.kept, [MovedFile { was, now }]);
        let (ended, counts) = (Ended::default(), Counts::default());
        folder.finish(&ended, &counts, &Memory::default()).unwrap();
    }
    finished(root.path());
}

#[test]
fn a_review_file_is_kept_where_more_than_decisions_was_changed_in_it() {
    let root = tempfile::tempdir().unwrap();
    let path = |name: &str| root.path().join(name);
    finished(root.path());
    let header = fs::read_to_string(path("review.csv")).unwrap();
    let mut kept = 0;
    for (changed, is_kept) in [
        (format!("{header}b1{}as it stands\n", ",".repeat(39)), true),
        (format!("{header}b00000000000a{}\n", ",".repeat(39)), true),
        (header.replace("director_note", "note"), true),
        (format!("sep=;\n{}", header.replace(',', ";")), true),
        (header.replace(',', "\t"), false),
        (format!("{header}\n"), false),
    ] {
        for overwrite in [Overwrite::OwnReports, Overwrite::Anything] {
            fs::write(path("review.csv"), &changed).unwrap();
            let mut folder = create(root.path(), false, overwrite).unwrap();
            kept += usize::from(is_kept);
            assert_eq!(
                folder.kept.len() + folder.edited().len(),
                usize::from(is_kept)
            );
            let now = path(&format!("review.kept-{kept}.csv"));
            assert_eq!(
                fs::read_to_string(now).ok() == Some(changed.clone()),
                is_kept
            );
            let (ended, counts) = (Ended::default(), Counts::default());
            folder.finish(&ended, &counts, &Memory::default()).unwrap();
        }
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

#[test]
fn decisions_are_held_back_until_a_run_has_ended() {
    let root = tempfile::tempdir().unwrap();
    let path = |name: &str| root.path().join(name);
    finished(root.path());
    let text = decided(root.path());
    fs::write(path("review.csv"), &text).unwrap();
    let mut earlier = Earlier::of(root.path()).unwrap();
    let contents = as_written(&path("review.csv")).unwrap();
    earlier.contents.insert("review.csv".to_owned(), contents);
    let held = Held::of(root.path(), &REVIEWS, &earlier).unwrap();
    assert_eq!(held.files(), [path("review.held-1.csv")]);
    drop(held); // the run was killed

    let mut folder = create(root.path(), false, Overwrite::OwnReports).unwrap();
    let known = Known::of(folder.take_decisions());
    let interrupted = Ended {
        interrupted: true,
        ..Ended::default()
    };
    let memory = Memory::of(known);
    folder
        .finish(&interrupted, &Counts::default(), &memory)
        .unwrap();
    assert_eq!(folder.held(), [path("review.held-1.csv")]);

    let mut folder = create(root.path(), false, Overwrite::OwnReports).unwrap();
    let memory = Memory::of(Known::of(folder.take_decisions()));
    let (ended, counts) = (Ended::default(), Counts::default());
    folder.finish(&ended, &counts, &memory).unwrap();
    assert!(folder.held().is_empty() && !path("review.held-1.csv").exists());
    let decisions = fs::read_to_string(path("decisions.csv")).unwrap();
    assert!(decisions.contains("\nb00000000000a,") && decisions.contains(",stands,"));
}

#[test]
fn a_run_that_was_killed_locks_the_folder_only_where_rows_were_written() {
    let root = tempfile::tempdir().unwrap();
    let manifest = root.path().join("manifest.json");
    drop(create(root.path(), true, Overwrite::OwnReports).unwrap());
    let mut folder = create(root.path(), true, Overwrite::OwnReports).unwrap();
    let begun = fs::read(&manifest).unwrap();
    folder.findings.write(&FindingRow::default()).unwrap();
    drop(folder); // as a run that an error ended
    drop(create(root.path(), true, Overwrite::OwnReports).unwrap());
    let mut folder = create(root.path(), true, Overwrite::OwnReports).unwrap();
    folder.findings.write(&FindingRow::default()).unwrap();
    drop(folder);
    fs::write(&manifest, begun).unwrap(); // as a run that was killed left it
    let refused = create(root.path(), false, Overwrite::OwnReports).unwrap_err();
    assert!(
        refused.to_string().contains("in findings.csv;"),
        "{refused}"
    );
    let folder = create(root.path(), false, Overwrite::Anything).unwrap();
    assert_eq!(folder.kept.len(), 1);
}

#[test]
fn nothing_is_replaced_where_there_is_no_room_for_sheets() {
    let root = tempfile::tempdir().unwrap();
    finished(root.path());
    let before = fs::read_to_string(root.path().join("manifest.json")).unwrap();
    fs::write(root.path().join("sheets"), "mine").unwrap();
    assert!(create(root.path(), false, Overwrite::Anything).is_err());
    let after = fs::read_to_string(root.path().join("manifest.json")).unwrap();
    assert_eq!(before, after);
}
