//! Options of a table in the form in which people type them: `name=value`.

use crate::packs::Packs;
use anyhow::{Result, bail};
use clap::Args;
use kernel::{Lang, OptionKind, OptionSpec, OptionValue, Options, Shelf};
use std::str::FromStr;

/// A game and its options, as arguments of a command.
#[derive(Args)]
pub(crate) struct Table {
    /// The game: draft, duel, oz or epic
    pub(crate) game: String,
    /// An option of the table; may be repeated
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<Setting>,
    #[command(flatten)]
    packs: Packs,
}

impl Table {
    pub(crate) fn shelf(&self) -> Result<Shelf> {
        self.packs.shelf()
    }

    pub(crate) fn options(&self, shelf: &Shelf) -> Result<Options> {
        read(&catalog::game(&self.game)?.options(Lang::En, shelf), &self.options)
    }
}

/// The values of one option to try in turn, as the user typed them.
#[derive(Clone, Debug)]
pub(crate) struct Varied(Vec<Setting>);

impl FromStr for Varied {
    type Err = String;

    fn from_str(text: &str) -> Result<Varied, String> {
        let expected = || "expected a name, = and values with commas, such as library1=a,b".to_owned();
        let (name, values) = text.split_once('=').filter(|(name, _)| !name.is_empty()).ok_or_else(expected)?;
        let values = values.split(',').map(|value| Setting { name: name.into(), value: value.into() }).collect();
        Ok(Varied(values))
    }
}

impl Varied {
    /// Returns the name of the option, and its values as the game reads them.
    pub(crate) fn read(&self, table: &Table, shelf: &Shelf) -> Result<(String, Vec<OptionValue>)> {
        let specs = catalog::game(&table.game)?.options(Lang::En, shelf);
        let values = self.0.iter().map(|Setting { name, value }| meant(&specs, name, value)).collect();
        let name = self.0.first().map(|setting| setting.name.clone()).unwrap_or_default();
        Ok((name, values))
    }
}

/// One option as the user typed it. The game determines the type of the value.
#[derive(Clone, Debug)]
struct Setting {
    name: String,
    value: String,
}

impl FromStr for Setting {
    type Err = String;

    fn from_str(text: &str) -> Result<Setting, String> {
        match text.split_once('=') {
            Some((name, value)) if !name.is_empty() => Ok(Setting { name: name.into(), value: value.into() }),
            Some(_) | None => Err("expected a name, = and a value, such as memoryAid=true".into()),
        }
    }
}

/// Reads each value as the type that the game's option has. The game checks later whether the value is allowed.
fn read(specs: &[OptionSpec], settings: &[Setting]) -> Result<Options> {
    let mut options = Options::new();
    for Setting { name, value } in settings {
        if options.insert(name.clone(), meant(specs, name, value)).is_some() {
            bail!("option {name:?} is there twice; expected it once");
        }
    }
    Ok(options)
}

fn meant(specs: &[OptionSpec], name: &str, value: &str) -> OptionValue {
    let read = specs.iter().find(|spec| spec.name == name).and_then(|spec| match spec.kind {
        OptionKind::Flag => value.parse().ok().map(OptionValue::Flag),
        OptionKind::Number { .. } => value.parse().ok().map(OptionValue::Number),
        OptionKind::OneOf { .. } => None,
    });
    read.unwrap_or_else(|| OptionValue::Word(value.into()))
}
