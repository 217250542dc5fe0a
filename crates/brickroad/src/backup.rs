//! `brickroad backup` and `brickroad restore`: write all tables to one file, and read them back.

use crate::{keeping::Keeping, language::Language, output};
use anyhow::{Context, Result, bail};
use clap::Args;
use kernel::Lang;
use std::{
    fs::{self, File, OpenOptions},
    io::{self, BufReader, BufWriter, Write},
    path::{Path, PathBuf},
};
use store::{Counted, back_up, check, restore};
use tokio::runtime::Runtime;

#[derive(Args)]
pub(crate) struct Arguments {
    /// The backup file
    file: PathBuf,
    #[command(flatten)]
    keeping: Keeping,
    /// The language of the output
    #[arg(long, value_enum, default_value_t)]
    lang: Language,
}

/// Writes a backup, even while a server writes to the tables. The file is either complete or missing.
pub(crate) fn write(arguments: Arguments) -> Result<()> {
    let Arguments { file, keeping, lang } = arguments;
    let kept = keeping.kept()?;
    kept.must_exist()?;
    if file.exists() {
        bail!("{} is there already; expected a new name", file.display());
    }
    let part = part(&file);
    let written: Result<Counted> = Runtime::new()?.block_on(async {
        let store = kept.open().await?;
        let mut out = BufWriter::new(own(&part).with_context(|| part.display().to_string())?);
        let counted = back_up(&*store, &mut out).await?;
        out.flush()?;
        out.get_ref().sync_all()?;
        store.close().await;
        Ok(counted)
    });
    let named = written.and_then(|counted| {
        // The backup is read again and checked before it gets its final name.
        check(BufReader::new(File::open(&part)?))?;
        fs::rename(&part, &file)?;
        Ok(counted)
    });
    if named.is_err() {
        let _ = fs::remove_file(&part);
    }
    let counted = named.with_context(|| format!("no backup was written to {}", file.display()))?;
    sync_folder(&file);
    output::print(&said(counted, lang.into(), ["The backup holds", "La sauvegarde contient"]))
}

/// Creates a new file that only its owner may read, because a backup shows every hand.
fn own(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Restores a backup into a data folder or a database that has no tables.
pub(crate) fn read(arguments: Arguments) -> Result<()> {
    let Arguments { file, keeping, lang } = arguments;
    let kept = keeping.kept()?;
    let open = || File::open(&file).map(BufReader::new).with_context(|| format!("cannot read {}", file.display()));
    // A damaged backup is refused before a folder is created.
    check(open()?).with_context(|| file.display().to_string())?;
    let counted = Runtime::new()?.block_on(async {
        let store = kept.open().await?;
        let counted = restore(&*store, open()?).await;
        store.close().await;
        counted.with_context(|| format!("nothing was restored to {}", store.place()))
    })?;
    output::print(&said(counted, lang.into(), ["Restored", "Restauration\u{a0}:"]))
}

/// Returns the temporary name of a backup that is not complete yet.
fn part(file: &Path) -> PathBuf {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    file.with_file_name(name)
}

/// Makes sure that the name of the file survives a crash. Does nothing on systems where a folder cannot be opened.
fn sync_folder(file: &Path) {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

fn said(
    Counted { tables, rows, packs, gatherings, keys, said, notes, players: _, rated: _, tournaments: _ }: Counted,
    lang: Lang,
    [en, fr]: [&str; 2],
) -> String {
    let count = |number, nouns| output::counted(number, lang, nouns);
    let some = |number, nouns| if number == 0 { String::new() } else { count(number, nouns) + ", " };
    let owner = |one, more| if tables == 1 { one } else { more };
    match lang {
        Lang::En => format!(
            "{en} {} with {} in {}, {}{}{}{}and {}.\n",
            count(tables, ["table", "tables"]),
            count(rows, ["row", "rows"]),
            owner("its log", "their logs"),
            some(gatherings, ["gathering", "gatherings"]),
            some(keys, ["key of a person", "keys of people"]),
            some(said, ["line of talk", "lines of talk"]),
            some(notes, ["note about a person", "notes about people"]),
            count(packs, ["pack of cards", "packs of cards"])
        ),
        Lang::Fr => format!(
            "{fr} {} avec {} dans {}, {}{}{}{}et {}.\n",
            count(tables, ["table", "tables"]),
            count(rows, ["ligne", "lignes"]),
            owner("son journal", "leurs journaux"),
            some(gatherings, ["invitation", "invitations"]),
            some(keys, ["clé d’une personne", "clés de personnes"]),
            some(said, ["ligne de conversation", "lignes de conversation"]),
            some(notes, ["note sur une personne", "notes sur des personnes"]),
            count(packs, ["paquet de cartes", "paquets de cartes"])
        ),
    }
}
