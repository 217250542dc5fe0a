//! The language of the output of a command.

use clap::ValueEnum;
use kernel::Lang;

#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum Language {
    #[default]
    En,
    Fr,
}

impl From<Language> for Lang {
    fn from(language: Language) -> Lang {
        match language {
            Language::En => Lang::En,
            Language::Fr => Lang::Fr,
        }
    }
}
