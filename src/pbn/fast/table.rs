//! Tables of only words and white space: nearly all.

/// Measures data of only words and white space, each row a line, as in nearly every table: the length, from the line
/// end after the tag to that after the last word before a bracket or the end of the text, and the number of elements.
/// `None` for anything else, including an empty line.
pub(crate) fn plain_data(text: &[u8]) -> Option<(usize, u32)> {
    let end = memchr::memchr(b'[', text).unwrap_or(text.len());
    let data = text[..end].trim_ascii_end();
    if !matches!(data, [b'\n' | b'\r', ..]) {
        return None;
    }
    let behind = &text[data.len()..];
    let length = behind
        .iter()
        .take_while(|byte| matches!(byte, b' ' | b'\t'))
        .count();
    if !matches!(behind[length..], [] | [b'\n' | b'\r', ..]) {
        return None;
    }
    Some((data.len() + length, plain_elements(data)?))
}

/// Bytes processed together: enough for the compiler to vectorise the loop.
const PIECE: usize = 64;

/// The number of elements after a line end, if all is plain: each begins where a graphic character follows a blank.
#[multiversion::multiversion(targets("x86_64+avx2"))]
fn plain_elements(data: &[u8]) -> Option<u32> {
    let (before, after) = (&data[..data.len() - 1], &data[1..]);
    let (pieces, last) = after.as_chunks::<PIECE>();
    let (befores, last_before) = before.as_chunks::<PIECE>();
    let (mut count, mut is_indented) = (0, false);
    for (before, piece) in befores.iter().zip(pieces) {
        let (begun, indented) = elements_begun(before, piece)?;
        count += u32::from(begun);
        is_indented |= indented;
    }
    let mut rest = [[b'x'; PIECE]; 2];
    rest[0][..last.len()].copy_from_slice(last_before);
    rest[1][..last.len()].copy_from_slice(last);
    let (begun, indented) = elements_begun(&rest[0], &rest[1])?;
    let is_plain = !(is_indented | indented) || !has_semi_empty_line(data);
    is_plain.then_some(count + u32::from(begun))
}

/// Whether there is a line of blanks and nothing else.
fn has_semi_empty_line(data: &[u8]) -> bool {
    memchr::memchr2_iter(b'\n', b'\r', data).any(|end| {
        let line = &data[end + 1..];
        let blanks = line.iter().take_while(|byte| matches!(byte, b' ' | b'\t'));
        let length = blanks.count();
        length > 0 && matches!(line[length..], [] | [b'\n' | b'\r', ..])
    })
}

/// The elements that begin in a piece, by the byte before each byte, and whether a line begins with blanks there; `None` if
/// it may hold anything but plain data.
#[allow(clippy::needless_bitwise_bool)] // a branch for each byte is what this avoids
#[inline(always)]
#[allow(clippy::inline_always)] // into each version of the function above
fn elements_begun(before: &[u8; PIECE], piece: &[u8; PIECE]) -> Option<(u8, bool)> {
    let (mut count, mut plain, mut indented) = (0, true, false);
    for (byte, before) in piece.iter().zip(before) {
        let (is_feed, is_return) = (*byte == b'\n', *byte == b'\r');
        let (is_blank, is_early) = (*byte <= b' ', byte.cast_signed() < b'&'.cast_signed());
        let is_white = (*byte == b' ') | (*byte == b'\t') | is_feed | is_return;
        let is_word = !is_early & (*byte <= b'z') & (*byte != b';') & (*byte != b']');
        let (behind_feed, behind_return) = (*before == b'\n', *before == b'\r');
        let opens_line = behind_feed | (behind_return & !is_feed);
        plain &= (is_white | is_word) & !(opens_line & (is_feed | is_return));
        indented |= opens_line & is_blank;
        count += u8::from(!is_blank & (*before <= b' '));
    }
    plain.then_some((count, indented))
}
