//! `brickroad doctor`: examines a data folder or a database, and prints a report.

use crate::{
    keeping::{Keeping, Kept},
    language::Language,
    output::{self, counted},
};
use anyhow::Result;
use clap::Args;
use kernel::Lang;
use server::{Examined, examine};
use std::{fmt::Write, process::ExitCode};
use tokio::runtime::Runtime;

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    keeping: Keeping,
    /// The language of the output
    #[arg(long, value_enum, default_value_t)]
    lang: Language,
}

/// Prints the report. Returns a failure if the store cannot be written to, or if the database or a table is damaged.
pub(crate) fn run(arguments: Arguments) -> Result<ExitCode> {
    let kept = arguments.keeping.kept()?;
    kept.must_exist()?;
    let Kept { data, database } = kept;
    let examined = Runtime::new()?.block_on(examine(&data, database.as_deref()))?;
    output::print(&words(&examined, arguments.lang.into()))?;
    Ok(if examined.is_well() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn words(examined: &Examined, lang: Lang) -> String {
    let Examined { place, tables, entries, unwritable, database, damaged, ratings, packs } = examined;
    let mut text = String::new();
    let mut say = |en: String, fr: String| {
        let line = match lang {
            Lang::En => en,
            Lang::Fr => fr,
        };
        let _ = writeln!(text, "{line}");
    };
    say(
        format!(
            "{place} keeps {} with {}.",
            counted(*tables, Lang::En, ["table", "tables"]),
            counted(*entries, Lang::En, ["entry", "entries"])
        ),
        format!(
            "{place} contient {} avec {}.",
            counted(*tables, Lang::Fr, ["table", "tables"]),
            counted(*entries, Lang::Fr, ["coup", "coups"])
        ),
    );
    if let Some(why) = unwritable {
        say(
            format!("It cannot be written: {why}. Until it can, nothing is stored."),
            format!("Rien ne peut y être écrit\u{a0}: {why}. D’ici là, rien n’est enregistré."),
        );
    }
    for fault in database {
        say(format!("The database is damaged: {fault}."), format!("La base est endommagée\u{a0}: {fault}."));
    }
    if !database.is_empty() {
        say(
            "Make a backup of what can still be read (brickroad backup FILE), and restore it to a new folder.".into(),
            "Sauvegardez ce qui se lit encore (brickroad backup FICHIER), et restaurez-le dans un nouveau dossier."
                .into(),
        );
    }
    for (id, why) in damaged {
        let cause = why.cause().map_or_else(String::new, |cause| format!(" ({cause})"));
        let id = id.as_str();
        say(
            format!("Table {id}: {}{cause}", why.words(Lang::En)),
            format!("Table {id}\u{a0}: {}{cause}", why.words(Lang::Fr)),
        );
    }
    for fault in ratings {
        say(format!("Ratings: {fault}."), format!("Classements\u{a0}: {fault}."));
    }
    for trouble in packs {
        say(format!("Packs: {trouble}."), format!("Paquets\u{a0}: {trouble}."));
    }
    if examined.is_well() {
        say("All is well.".into(), "Tout va bien.".into());
    }
    text
}
