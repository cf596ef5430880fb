//! Arguments of the benches that are programs: `--name value` and places, in any order.

#![allow(dead_code)] // each bench uses its own part of this

/// What was given behind `--` on the command line.
#[derive(Debug, Default)]
pub(crate) struct Arguments {
    options: Vec<(String, String)>,
    /// What is no option: paths.
    pub(crate) places: Vec<String>,
}

impl Arguments {
    /// Reads the arguments; the `--bench` that cargo adds is passed over.
    pub(crate) fn read() -> Self {
        let mut this = Self::default();
        let mut words = std::env::args().skip(1).filter(|word| word != "--bench");
        while let Some(word) = words.next() {
            match word.strip_prefix("--") {
                Some(name) => {
                    let value = words.next().unwrap_or_default();
                    this.options.push((name.to_owned(), value));
                }
                None => this.places.push(word),
            }
        }
        this
    }

    /// The value of an option.
    pub(crate) fn option(&self, name: &str) -> Option<&str> {
        let mut given = self.options.iter().rev();
        given.find_map(|(it, value)| (it == name).then_some(value.as_str()))
    }

    /// A number, with `K`, `M` or `G` for thousands, millions and thousands of millions.
    ///
    /// # Panics
    /// If the value is no number.
    pub(crate) fn number(&self, name: &str) -> Option<u64> {
        let value = self.option(name)?;
        let digits = value.trim_end_matches(['K', 'M', 'G']);
        let unit = match &value[digits.len()..] {
            "K" => 1_000,
            "M" => 1_000_000,
            "G" => 1_000_000_000,
            _ => 1,
        };
        let number: u64 = digits
            .parse()
            .unwrap_or_else(|_| panic!("--{name} {value}: no number"));
        Some(number * unit)
    }
}
