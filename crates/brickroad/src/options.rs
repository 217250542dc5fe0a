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
