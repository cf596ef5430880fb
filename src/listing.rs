//! Lists of readings, for tests: a line `NAME: TEXT`, and below it, with two blanks before them, the lines that are read from
//! the text. In a text `\n`, `\r`, `\t` and `\s` stand for line ends, tabs and blanks, `\x1a` for the end of a file of DOS, `\x1b` for
//! what steers a terminal.

/// `hold!("readings.txt", read)`: compares the list in this file, in the folder of the source, with what is read now.
macro_rules! hold {
    ($name:literal, $read:expr $(,)?) => {
        $crate::listing::hold(file!(), $name, include_str!($name), $read)
    };
}

/// Compares a list beside a source with what is read now. With `UPDATE_GOLDEN` set it is written anew, to be read by eye.
#[track_caller]
pub(crate) fn hold(source: &str, name: &str, list: &str, read: impl Fn(&str, &str) -> String) {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let path = root.join(source).with_file_name(name);
    let mut now = String::new();
    for line in list.lines().filter(|line| !line.starts_with("  ")) {
        now = now + line + "\n";
        let named = line
            .split_once(": ")
            .or(line.strip_suffix(':').map(|it| (it, "")));
        let Some((name, text)) = named.filter(|_| !line.starts_with('#')) else {
            continue;
        };
        for said in read(name, &unescaped(text)).lines() {
            now = now + "  " + said.trim_end() + "\n";
        }
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(path, &now).unwrap();
        return;
    }
    let differs = |(now, was): &(&str, &str)| now != was;
    let first = now.lines().zip(list.lines()).position(|it| differs(&it));
    let from = first.unwrap_or(usize::MAX).saturating_sub(2);
    let near = |text: &str| {
        text.lines()
            .skip(from)
            .take(6)
            .collect::<Vec<_>>()
            .join("\n")
    };
    assert!(now == list, "{name}\n{}\nwas\n{}", near(&now), near(list));
}

fn unescaped(text: &str) -> String {
    let signs = [
        ("\\n", "\n"),
        ("\\r", "\r"),
        ("\\t", "\t"),
        ("\\s", " "),
        ("\\x1a", "\x1a"),
        ("\\x1b", "\x1b"),
    ];
    let plain = |text: String, (from, to): (&str, &str)| text.replace(from, to);
    signs.into_iter().fold(text.to_owned(), plain)
}
