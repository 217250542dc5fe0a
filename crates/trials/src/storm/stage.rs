//! A server under a storm, the person and the bots who play there, and the processes that read its tables back.

use super::{
    bots::Bots,
    ledger::{self, Ledger},
    person::{Deed, Done, Person},
};
use crate::{
    binary::Binary,
    server::{Play, Server},
};
use anyhow::{Context, Result, bail, ensure};
use rustix::process::Signal;
use std::{fs, path::Path, time::Duration};
use tempfile::TempDir;
use tokio::time::timeout;

pub(crate) struct Stage {
    pub(crate) binary: Binary,
    /// The command of the server under test.
    pub(crate) play: Play,
    /// The command of the server that reads the tables back.
    reader: Play,
    /// The folder or database of the tables, as arguments of a command.
    keeping: Vec<String>,
    /// A folder for backups and logs.
    pub(crate) own: TempDir,
    pub(crate) server: Server,
    pub(crate) person: Person,
    pub(crate) bots: Bots,
}

/// The time limit for a deed.
pub(crate) const PATIENCE: Duration = Duration::from_secs(15);

impl Stage {
    /// Starts a server that keeps its tables in this folder or database.
    pub(crate) async fn new(binary: &Binary, data: &Path, database: Option<&str>, seed: u64) -> Result<Stage> {
        Stage::with(binary, (data, database), seed, |play| play).await
    }

    /// Starts a server in the same way as `new`, with a change to the server's command. The command of the reader is
    /// not changed.
    pub(crate) async fn with(
        binary: &Binary,
        (data, database): (&Path, Option<&str>),
        seed: u64,
        change: impl FnOnce(Play) -> Play,
    ) -> Result<Stage> {
        let own = TempDir::new()?;
        let mut reader = Play::new(binary, data).log(&own.path().join("reader.log"));
        let mut keeping = vec!["--data".to_owned(), data.display().to_string()];
        if let Some(address) = database {
            reader = reader.database(address);
            keeping.extend(["--database".to_owned(), address.to_owned()]);
        }
        let play = change(reader.clone().log(&own.path().join("server.log")));
        let server = play.start().await.with_context(|| log(&own.path().join("server.log")))?;
        let mut person = Person::new(seed);
        person.arrive(&server).await?;
        let bots = Bots::new();
        Ok(Stage { binary: binary.clone(), play, reader, keeping, own, server, person, bots })
    }

    /// Forgets all tables after they were destroyed.
    pub(crate) fn forget(&mut self) {
        self.person.forget();
        self.bots = Bots::new();
    }

    /// Kills the server without warning.
    pub(crate) async fn kill(&mut self) -> Result<()> {
        self.person.leave();
        self.server.signal(Signal::KILL)?;
        self.server.ended().await.map(drop)
    }

    /// Sends SIGTERM to the server, and waits until it has ended. An exit status other than 0 is an error.
    pub(crate) async fn stop(&mut self) -> Result<()> {
        self.person.leave();
        self.server.signal(Signal::TERM)?;
        let ended = self.server.ended().await?;
        ensure!(ended.success(), "the server ended with {ended}: {}", self.log());
        Ok(())
    }

    /// Checks the tables after their newest entries were destroyed. No earlier entry may be missing or changed. Later
    /// checks expect only the entries that are left. Returns the number of things that were compared.
    pub(crate) async fn check_remains(&mut self) -> Result<usize> {
        self.person.ledger.accept_losses();
        self.bots.ledger.accept_losses();
        self.person.move_on();
        self.bots.move_on();
        self.check().await
    }

    /// Starts the server again, after the previous process has ended.
    pub(crate) async fn again(&mut self) -> Result<()> {
        self.person.leave();
        self.server = self.play.start().await.with_context(|| self.log())?;
        self.person.arrive(&self.server).await
    }

    /// Performs this many deeds of all kinds. Returns the number of deeds, or an error if one is refused.
    pub(crate) async fn play(&mut self, deeds: usize) -> Result<usize> {
        self.person.arrive(&self.server).await?;
        for number in 0..deeds {
            let deed = Deed::ALL.get(number).copied().unwrap_or_else(|| self.person.draw());
            match timeout(PATIENCE, self.person.act(deed))
                .await
                .with_context(|| format!("{deed:?} is not answered"))??
            {
                Done::Acknowledged => {}
                Done::Refused(words) => bail!("{deed:?} was refused while all is well: {words}"),
            }
        }
        self.bots.play(&self.server, deeds).await?;
        Ok(deeds)
    }

    /// Checks with other processes that everything acknowledged is stored. Returns the number of things that were
    /// compared.
    pub(crate) async fn check(&mut self) -> Result<usize> {
        let reader = self.reader.start().await.with_context(|| log(&self.own.path().join("reader.log")))?;
        let paces = ledger::paces(&self.backup().await?)?;
        let mut compared = self.person.ledger.check(&reader, &paces).await?;
        compared += self.bots.ledger.check(&reader, &paces).await?;
        ensure!(reader.stop().await?.success(), "the server that reads back did not end well");
        Ok(compared)
    }

    /// Takes a backup with a separate process, and returns its text.
    pub(crate) async fn backup(&self) -> Result<String> {
        Stage::take_backup(&self.binary, self.keeping.clone(), self.own.path()).await
    }

    /// Takes a backup of the tables that `keeping` names. Writes it to a file in this folder, and returns its text.
    pub(crate) async fn take_backup(binary: &Binary, keeping: Vec<String>, folder: &Path) -> Result<String> {
        let file = folder.join("tables.backup");
        let _ = fs::remove_file(&file);
        command(binary, "backup", &[&file.display().to_string()], &keeping).await?;
        Ok(fs::read_to_string(&file)?)
    }

    /// Returns the folder or database of the tables, as arguments of a command.
    pub(crate) fn keeping(&self) -> Vec<String> {
        self.keeping.clone()
    }

    /// Returns copies of the ledgers of the person and of the bots.
    pub(crate) fn ledgers(&self) -> [Ledger; 2] {
        [self.person.ledger.clone(), self.bots.ledger.clone()]
    }

    /// Replaces the ledgers with the ledgers of another stage.
    pub(crate) fn take_over(&mut self, [people, bots]: [Ledger; 2]) {
        (self.person.ledger, self.bots.ledger) = (people, bots);
    }

    /// Starts a server in another folder or database, to which the tables were moved. The same games continue there.
    pub(crate) async fn at(self, binary: &Binary, (data, database): (&Path, Option<&str>)) -> Result<Stage> {
        let Stage { person, bots, .. } = self;
        let mut stage = Stage::new(binary, data, database, 0).await?;
        (stage.person, stage.bots) = (person, bots);
        stage.person.arrive(&stage.server).await?;
        Ok(stage)
    }

    /// Runs `brickroad doctor` on the tables. Returns an error if the command finds a fault.
    pub(crate) async fn doctor(&self) -> Result<()> {
        let said = command(&self.binary, "doctor", &[], &self.keeping).await?;
        ensure!(said.contains("All is well."), "the doctor: {said}");
        Ok(())
    }

    /// Returns the end of the server's log, which helps to explain a fault.
    pub(crate) fn log(&self) -> String {
        log(&self.own.path().join("server.log"))
    }
}

async fn command(binary: &Binary, name: &str, arguments: &[&str], keeping: &[String]) -> Result<String> {
    let keeping = keeping.iter().map(String::as_str);
    let words: Vec<&str> = std::iter::once(name).chain(arguments.iter().copied()).chain(keeping).collect();
    binary.prints(&words, "").await
}

/// Returns the last lines of a log. A line that repeats another line is left out, even if its time differs.
fn log(path: &Path) -> String {
    const MOST: usize = 12;
    let whole = fs::read_to_string(path).unwrap_or_default();
    let mut last: Vec<&str> = Vec::new();
    for line in whole.lines().rev() {
        let said = line.split_once(' ').map_or(line, |(_, said)| said);
        if last.len() < MOST && !last.contains(&said) {
            last.insert(0, said);
        }
    }
    format!("the log ends with: {}", last.join(" | "))
}
