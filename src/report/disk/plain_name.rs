//! Names of files that are good on every system: letters, digits and hyphens.

/// The name of a sheet in its folder, without the ending.
pub(in crate::report) type SheetName = std::sync::Arc<str>;

/// The most characters of one value of a record.
const LONGEST: usize = 24;

/// The last part of a file's name, without its ending.
pub(in crate::report) fn of_file(file: &str) -> String {
    let name = file.rsplit(['/', '\\']).next().unwrap_or_default();
    let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
    match plain(stem) {
        stem if stem.is_empty() => "file".to_owned(),
        stem => stem,
    }
}

/// A text as a part of a file's name.
pub(in crate::report) fn plain(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars() {
        if letter.is_ascii_alphanumeric() {
            plain.push(letter.to_ascii_lowercase());
        } else if !plain.is_empty() && !plain.ends_with('-') {
            plain.push('-');
        }
        if plain.len() == LONGEST {
            break;
        }
    }
    let end = plain.trim_end_matches('-').len();
    plain.truncate(end);
    plain
}

/// How long the folder is that two files are in, with the sign behind it, in bytes.
pub(in crate::report) fn shared_folder(first: &str, second: &str) -> usize {
    let is_sign = |byte: u8| matches!(byte, b'/' | b'\\');
    let equal = first.bytes().zip(second.bytes());
    let equal = equal.take_while(|(first, second)| first == second);
    let folders = (1..).zip(equal).filter(|(_, (byte, _))| is_sign(*byte));
    folders.last().map_or(0, |(length, _)| length)
}
