//! Table options as they are typed: `name=value`.

use anyhow::{Result, bail};
use kernel::{Lang, OptionKind, OptionSpec, OptionValue, Options};
use std::str::FromStr;

/// One option as it was typed. What its value means, its game knows.
#[derive(Clone, Debug)]
pub(super) struct Setting {
    name: String,
    value: String,
}

impl Setting {
    pub(super) fn new(name: &str, value: &str) -> Setting {
        Setting { name: name.into(), value: value.into() }
    }
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

/// Reads values as the options of this game have them. Whether they are allowed, the game says later.
pub(super) fn read(game: &str, settings: &[Setting]) -> Result<Options> {
    let specs = catalog::game(game)?.options(Lang::En);
    let mut options = Options::new();
    for Setting { name, value } in settings {
        if options.insert(name.clone(), meant(&specs, name, value)).is_some() {
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
