//! The last value of each tag, as far as later games may inherit it.

use crate::pbn::{Tag, TagName};
use crate::source::Span;

#[derive(Debug)]
pub(super) struct Values {
    of: [Carried; TagName::COUNT],
    /// The inherited values that come from earlier texts, copied.
    earlier: Vec<u8>,
    /// Whether any value so far was given by `##`.
    any_auto: bool,
}

#[derive(Debug, Clone, Copy, Default)]
struct Carried {
    value: Span,
    text: TextPlace,
    /// Given by `##`, so it also applies to games that leave the tag out.
    auto: bool,
    /// Whether any game so far stated the tag.
    touched: bool,
}

/// Where the text of a value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum TextPlace {
    /// No game stated one.
    #[default]
    Nothing,
    /// The last game that could have stated one did not.
    Cleared,
    /// In the current text.
    Here,
    /// In the copy of earlier texts.
    Earlier,
}

impl Default for Values {
    fn default() -> Self {
        Self {
            of: [Carried::default(); TagName::COUNT],
            earlier: Vec::new(),
            any_auto: false,
        }
    }
}

impl Clone for Values {
    fn clone(&self) -> Self {
        let mut clone = Self::default();
        clone.clone_from(self);
        clone
    }

    /// Reuses the buffers, as this runs once for each game where games inherit.
    fn clone_from(&mut self, from: &Self) {
        self.of = from.of;
        self.earlier.clone_from(&from.earlier);
        self.any_auto = from.any_auto;
    }
}

impl Values {
    /// Whether any value so far was given by `##`.
    pub(super) const fn has_auto(&self) -> bool {
        self.any_auto
    }

    /// Whether games that leave this tag out inherit its last value.
    #[inline]
    pub(super) const fn is_auto(&self, name: TagName) -> bool {
        self.of[name as usize].auto
    }

    /// The last value of a tag.
    pub(super) fn last<'a>(&'a self, name: TagName, text: &'a [u8]) -> Option<&'a [u8]> {
        let carried = self.of[name as usize];
        match carried.text {
            TextPlace::Nothing | TextPlace::Cleared => None,
            TextPlace::Here => Some(carried.value.of(text)),
            TextPlace::Earlier => Some(carried.value.of(&self.earlier)),
        }
    }

    /// Records a value without a sign.
    #[inline]
    pub(super) fn state(&mut self, tag: &Tag) {
        self.of[tag.name as usize] = Carried::stated(tag.value);
    }

    /// Records a value, which may have a sign.
    #[inline]
    pub(super) fn take(&mut self, tag: &Tag, text: &[u8]) {
        // checks a single byte first; whether it is inside the value is asked only if it is a sign
        if text.get(tag.value.start as usize) != Some(&b'#') {
            return self.state(tag);
        }
        let carried = &mut self.of[tag.name as usize];
        carried.take_signed(tag, tag.value.of(text));
        self.any_auto |= carried.auto;
    }

    /// Records that a game did not state a value.
    pub(super) fn clear(&mut self, name: TagName) {
        self.of[name as usize] = Carried::cleared();
    }

    /// These values, overridden by later ones.
    pub(super) fn then(mut self, later: &Self) -> Self {
        let before = std::mem::take(&mut self.earlier);
        for (carried, later_one) in self.of.iter_mut().zip(later.of) {
            let mut from = &before;
            if later_one.touched {
                carried.auto = later_one.auto;
                carried.touched = true;
                if later_one.text != TextPlace::Nothing {
                    (carried.value, carried.text) = (later_one.value, later_one.text);
                    from = &later.earlier;
                }
            }
            if carried.text == TextPlace::Earlier {
                carried.value = kept(&mut self.earlier, carried.value.of(from));
            }
        }
        self.any_auto |= later.any_auto;
        self
    }

    /// Copies all values out of the text.
    pub(super) fn detach(&mut self, text: &[u8]) {
        for carried in &mut self.of {
            if carried.text == TextPlace::Here {
                carried.value = kept(&mut self.earlier, carried.value.of(text));
                carried.text = TextPlace::Earlier;
            }
        }
    }
}

/// Copies a value to those of earlier texts.
fn kept(earlier: &mut Vec<u8>, value: &[u8]) -> Span {
    let start = earlier.len();
    earlier.extend_from_slice(value);
    Span::new(start, earlier.len())
}

impl Carried {
    const fn stated(value: Span) -> Self {
        Self {
            value,
            text: TextPlace::Here,
            auto: false,
            touched: true,
        }
    }

    fn cleared() -> Self {
        Self {
            text: TextPlace::Cleared,
            touched: true,
            ..Self::default()
        }
    }

    fn take_signed(&mut self, Tag { name, value, .. }: &Tag, own: &[u8]) {
        match own {
            // such a sign is not allowed: the value counts as missing, for later games too
            b"#" | [b'#', b'#', ..] if !name.is_inheritable() => *self = Self::cleared(),
            b"#" => (self.auto, self.touched) = (false, true),
            [b'#', b'#', ..] => {
                let value = Span {
                    start: value.start + 2,
                    end: value.end,
                };
                *self = Self::stated(value);
                self.auto = own.len() > 2;
            }
            _ => *self = Self::stated(*value),
        }
    }
}
