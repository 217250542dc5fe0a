//! `brickroad admin`: what the host sees of the people and tables, and decides about them. The commands read and write the
//! store, also while a server runs. The server learns of a decision within ten seconds, or at its next start.

mod export;
mod who;

use crate::{
    keeping::{Keeping, Kept},
    language::Language,
    output,
    serve::kept_in,
};
use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use kernel::Lang;
use server::{Looked, Report, look, new_id};
use std::{
    fmt::Write,
    path::PathBuf,
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};
use store::{Note, NoteKind, Query, Store, TableId};
use tokio::runtime::Runtime;
use who::Who;

#[derive(Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    keeping: Keeping,
    /// The file with the settings of `brickroad serve`, of which `data` and `database` count here
    #[arg(long, value_name = "FILE", env = "BRICKROAD_CONFIG", global = true)]
    config: Option<PathBuf>,
    /// The language of tables and reports
    #[arg(long, value_enum, default_value_t, global = true)]
    lang: Language,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the tables, the latest change first, with the people at them
    List {
        /// Only tables with these words in a name or in the game
        words: Vec<String>,
        /// The greatest number of tables
        #[arg(long, default_value_t = 50)]
        most: usize,
    },
    /// Show a table as a spectator sees it, with its talk
    Look { table: String },
    /// Show the reports of people, the latest first, with the lines around them
    Reports {
        /// The greatest number of reports
        #[arg(long, default_value_t = 20)]
        most: usize,
        /// Remove the report with this id instead
        #[arg(long, value_name = "REPORT")]
        remove: Option<String>,
    },
    /// Give a person a message, which the person sees once
    Warn {
        /// TABLE/SEAT with seats from 1, TABLE:LINE of the talk, or the id of a report
        person: Who,
        words: String,
    },
    /// Refuse a person, who resigns at every table
    Ban {
        /// TABLE/SEAT with seats from 1, TABLE:LINE of the talk, or the id of a report
        person: Who,
        /// The reason, which the person reads
        words: String,
        /// The number of days; for good if it is left out
        #[arg(long)]
        days: Option<u64>,
    },
    /// List the bans, or take one back
    Bans {
        /// Take the ban with this id back instead
        #[arg(long, value_name = "BAN")]
        lift: Option<String>,
    },
    /// Call the game of a table off, so that it ends without a result
    Close { table: String },
    /// Print everything that is kept about a person or a table, as JSON
    Export {
        /// TABLE, or a person: TABLE/SEAT with seats from 1, TABLE:LINE of the talk, or the id of a report
        what: String,
    },
}

/// A day, in seconds.
const DAY: u64 = 24 * 60 * 60;

pub(crate) fn run(arguments: Arguments) -> Result<()> {
    let Arguments { keeping, config, lang, command } = arguments;
    let set = config.map(|file| kept_in(&file)).transpose()?.unwrap_or_default();
    let kept = keeping.or(set).kept()?;
    kept.must_exist()?;
    let text = Runtime::new()?.block_on(async {
        let store = kept.open().await?;
        let done = answer(command, &store, (&kept, lang.into())).await;
        store.close().await;
        done
    })?;
    output::print(&text)
}

async fn answer(command: Command, store: &Arc<dyn Store>, (kept, lang): (&Kept, Lang)) -> Result<String> {
    let db = &**store;
    match command {
        Command::List { words, most } => list(db, &words.join(" "), most, lang).await,
        Command::Look { table } => {
            let id = table_of(&table)?;
            let looked = look(Arc::clone(store), &kept.data, (&id, lang)).await;
            looked.map(|looked| looks(&looked)).map_err(|why| anyhow::anyhow!(why.words(lang)))
        }
        Command::Reports { remove: Some(id), .. } => {
            remove(db, NoteKind::Report, &id).await?;
            Ok(format!("The report {id} is removed.\n"))
        }
        Command::Reports { most, remove: None } => reports(db, most).await,
        Command::Warn { person, words } => {
            let note = note(NoteKind::Warning, words)?;
            db.keep_note(&Note { person: Some(person.find(db).await?), ..note }).await?;
            Ok("The person gets the warning on the next page, within 10 seconds while the server runs.\n".to_owned())
        }
        Command::Ban { person, words, days } => {
            let note = note(NoteKind::Ban, words)?;
            let ends = days.map(|days| now().saturating_add(days.saturating_mul(DAY)));
            let ban = Note { person: Some(person.find(db).await?), ends, ..note };
            db.keep_note(&ban).await?;
            Ok(format!("The ban {} counts within 10 seconds while the server runs, or at its next start.\n", ban.id))
        }
        Command::Bans { lift: Some(id) } => {
            remove(db, NoteKind::Ban, &id).await?;
            Ok(format!("The ban {id} is taken back, within 10 seconds while the server runs.\n"))
        }
        Command::Bans { lift: None } => bans(db).await,
        Command::Close { table } => {
            let id = table_of(&table)?;
            db.rows(&id).await.with_context(|| format!("no table {table}; expected one of brickroad admin list"))?;
            db.keep_note(&Note { table: Some(id), ..note(NoteKind::Close, "closed".to_owned())? }).await?;
            Ok("The table is called off within 10 seconds while the server runs, or at its next start.\n".to_owned())
        }
        Command::Export { what } => match TableId::parse(&what) {
            Some(id) if db.rows(&id).await.is_ok() => export::table(db, &id).await,
            _ => export::person(db, what.parse::<Who>().map_err(anyhow::Error::msg)?.find(db).await?).await,
        },
    }
}

async fn list(store: &dyn Store, words: &str, most: usize, lang: Lang) -> Result<String> {
    let words = kernel::searchable(words);
    let word = |text: &str| store::Word { text: text.to_owned(), games: vec![text.to_owned()] };
    let page =
        store.list(&Query { words: words.split_whitespace().map(word).collect(), most, ..Query::default() }).await?;
    let mut text = String::new();
    for table in page.tables {
        let game = table.header.map_or_else(|| "?".to_owned(), |header| header.game);
        let heading = table.summary.map(|summary| match lang {
            Lang::En => summary.heading.en,
            Lang::Fr => summary.heading.fr,
        });
        writeln!(text, "{}  {game}  {}", table.id.as_str(), heading.unwrap_or_default())?;
        for (at, seat) in table.seats.unwrap_or_default().into_iter().enumerate() {
            let bot = seat.bot.map_or_else(String::new, |bot| format!("  ({bot})"));
            writeln!(text, "  {}/{}  {}{bot}", table.id.as_str(), at + 1, seat.name)?;
        }
    }
    if page.more {
        writeln!(text, "There are more; expected a greater --most, or words to look for.")?;
    }
    Ok(text)
}

fn looks(Looked { title, heading, seats, entries, log, talk }: &Looked) -> String {
    let mut text = format!("{title}: {heading} (entry {entries})\n");
    for (at, (name, bot)) in seats.iter().enumerate() {
        let bot = bot.as_ref().map_or_else(String::new, |bot| format!("  ({bot})"));
        let _ = writeln!(text, "  {}  {name}{bot}", at + 1);
    }
    for line in log {
        let _ = writeln!(text, "{line}");
    }
    for (number, name, player, words) in talk {
        let side = if *player { "" } else { " (looks on)" };
        let _ = writeln!(text, "{number}  {name}{side}: {words}");
    }
    text
}

async fn reports(store: &dyn Store, most: usize) -> Result<String> {
    let mut text = String::new();
    for note in store.notes(NoteKind::Report, None, most).await? {
        let table = note.table.as_ref().map_or("?", TableId::as_str);
        writeln!(text, "{}  table {table}", note.id)?;
        let Ok(Report { line, words, lines }) = serde_json::from_str(&note.words) else {
            writeln!(text, "  (the report cannot be read)")?;
            continue;
        };
        if !words.is_empty() {
            writeln!(text, "  “{words}”")?;
        }
        for said in lines {
            let mark = if said.number == line { '>' } else { ' ' };
            let side = if said.player { "" } else { " (looks on)" };
            writeln!(text, "{mark} {}  {}{side}: {}", said.number, said.name, said.words)?;
        }
    }
    Ok(if text.is_empty() { "Nobody has reported anything.\n".to_owned() } else { text })
}

async fn bans(store: &dyn Store) -> Result<String> {
    let mut text = String::new();
    for ban in store.notes(NoteKind::Ban, None, usize::MAX >> 1).await? {
        let ends = match ban.ends {
            Some(ends) if ends <= now() => "over".to_owned(),
            Some(ends) => format!("for {} more days", (ends - now()).div_ceil(DAY)),
            None => "for good".to_owned(),
        };
        writeln!(text, "{}  {ends}  {}", ban.id, ban.words)?;
    }
    Ok(if text.is_empty() { "Nobody is banned.\n".to_owned() } else { text })
}

/// Removes a note of this kind.
async fn remove(store: &dyn Store, kind: NoteKind, id: &str) -> Result<()> {
    if !store.notes(kind, None, usize::MAX >> 1).await?.iter().any(|note| note.id == id) {
        bail!("no such id {id:?}; expected one that the list shows");
    }
    Ok(store.remove_note(id).await?)
}

/// Returns a new note with these words.
fn note(kind: NoteKind, words: String) -> Result<Note> {
    if words.trim().is_empty() {
        bail!("no words; expected what the person should read");
    }
    let id = new_id().map_err(|why| anyhow::anyhow!(why.words(Lang::En)))?;
    Ok(Note { id, kind, person: None, about: None, table: None, made: now(), ends: None, words, done: false })
}

fn table_of(text: &str) -> Result<TableId> {
    TableId::parse(text).with_context(|| format!("no table {text:?}; expected sixteen hexadecimal digits"))
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs()
}
