//! A PostgreSQL server from Debian's package, which listens on loopback. It is started for a trial and stopped after
//! the trial.

use crate::process::{self, Signal};
use anyhow::{Context, Result, bail, ensure};
use std::{
    fs,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    os::unix::{fs::MetadataExt, fs::chown, process::CommandExt},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};
use tempfile::TempDir;

/// A database server with one empty database, which is stopped when this value is dropped.
#[derive(Debug)]
pub struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    account: Option<(u32, u32)>,
    child: Child,
    port: u16,
}

/// The greatest number of attempts to reach the server.
const TRIES: usize = 600;
/// The time between two attempts to reach the server.
const BREAK: Duration = Duration::from_millis(50);

impl Postgres {
    /// Starts a server. Returns `None` if PostgreSQL is not installed.
    pub fn start() -> Result<Option<Postgres>> {
        let Some(programs) = programs() else { return Ok(None) };
        let (folder, account) = (TempDir::new()?, account());
        if let Some((user, group)) = account {
            chown(folder.path(), Some(user), Some(group))?;
        }
        let mut initdb = command(&programs, "initdb", account, folder.path());
        let made =
            initdb.args(["--auth=trust", "--username=oz", "--no-sync", "-D"]).arg(data(folder.path())).status()?;
        ensure!(made.success(), "initdb failed");
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let child = serve(&programs, account, folder.path(), port)?;
        let mut postgres = Postgres { folder, programs, account, child, port };
        postgres.wait()?;
        Ok(Some(postgres))
    }

    /// Returns the address of the server's default database.
    pub fn address(&self) -> String {
        self.address_of("postgres")
    }

    /// Returns the address and port on which the server listens.
    pub fn socket(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    /// Returns the address of another database of this server.
    pub fn address_of(&self, database: &str) -> String {
        format!("postgres://oz@127.0.0.1:{}/{database}", self.port)
    }

    /// Returns the server's own folder, in which the server may create files.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Gives a folder to the server's account.
    pub fn give(&self, folder: &Path) -> Result<()> {
        if let Some((user, group)) = self.account {
            chown(folder, Some(user), Some(group))?;
        }
        Ok(())
    }

    /// Runs a statement and returns its output.
    pub fn run(&self, statement: &str) -> Result<String> {
        self.run_all(&[statement])
    }

    /// Runs statements in order in one session and returns their output.
    pub fn run_all(&self, statements: &[&str]) -> Result<String> {
        let port = self.port.to_string();
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args([
            "-h",
            "127.0.0.1",
            "-p",
            &port,
            "-U",
            "oz",
            "-d",
            "postgres",
            "-X",
            "-A",
            "-t",
            "-v",
            "ON_ERROR_STOP=1",
        ]);
        psql.args(statements.iter().flat_map(|statement| ["-c", statement]));
        let output = psql.stdin(Stdio::null()).output().context("psql")?;
        ensure!(output.status.success(), "{statements:?}: {}", String::from_utf8_lossy(&output.stderr).trim());
        Ok(String::from_utf8(output.stdout)?)
    }

    /// Kills all processes of the server at once, as a power cut would.
    pub fn kill(&mut self) -> Result<()> {
        let workers = process::children(self.child.id())?;
        self.child.kill()?;
        self.child.wait()?;
        for worker in workers {
            // Some processes have already ended, because they end when the first process ends.
            let _ = process::signal(worker, Signal::KILL);
        }
        Ok(())
    }

    /// Starts the server again after `kill`, and waits until it answers.
    pub fn start_again(&mut self) -> Result<()> {
        for _ in 0..TRIES {
            self.child = serve(&self.programs, self.account, self.folder.path(), self.port)?;
            // The server refuses to start while a process of the killed server is alive.
            if self.wait().is_ok() {
                return Ok(());
            }
        }
        bail!("the PostgreSQL server does not start again")
    }

    /// Suspends all processes of the server, or resumes them.
    pub fn freeze(&self, is_frozen: bool) -> Result<()> {
        let signal = if is_frozen { Signal::STOP } else { Signal::CONT };
        process::signal(self.child.id(), signal)?;
        for worker in process::children(self.child.id())? {
            let _ = process::signal(worker, signal);
        }
        Ok(())
    }

    fn wait(&mut self) -> Result<()> {
        let port = self.port.to_string();
        for _ in 0..TRIES {
            let mut ready = Command::new(self.programs.join("pg_isready"));
            if ready.args(["-q", "-h", "127.0.0.1", "-p", &port]).status()?.success() {
                return Ok(());
            }
            if let Some(ended) = self.child.try_wait()? {
                bail!("the PostgreSQL server ended: {ended}");
            }
            thread::sleep(BREAK);
        }
        bail!("the PostgreSQL server does not answer")
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // SIGINT requests PostgreSQL's fast shutdown.
        let _ = process::signal(self.child.id(), Signal::INT);
        for _ in 0..100 {
            if matches!(self.child.try_wait(), Ok(Some(_)) | Err(_)) {
                return;
            }
            thread::sleep(BREAK);
        }
        let _ = self.kill();
    }
}

fn data(folder: &Path) -> PathBuf {
    folder.join("data")
}

fn serve(programs: &Path, account: Option<(u32, u32)>, folder: &Path, port: u16) -> Result<Child> {
    let mut postgres = command(programs, "postgres", account, folder);
    postgres.args(["-h", "127.0.0.1", "-p", &port.to_string(), "-k", "", "-D"]).arg(data(folder));
    postgres.spawn().context("postgres")
}

fn command(programs: &Path, program: &str, account: Option<(u32, u32)>, folder: &Path) -> Command {
    let mut command = Command::new(programs.join(program));
    // PostgreSQL refuses to run as root.
    if let Some((user, group)) = account {
        command.uid(user).gid(group);
    }
    command.current_dir(folder).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// Returns the folder with the programs of the newest PostgreSQL that Debian's packages have installed, if there is
/// one.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut found: Vec<PathBuf> = versions.filter_map(|version| Some(version.ok()?.path().join("bin"))).collect();
    found.retain(|programs| programs.join("initdb").exists());
    found.sort();
    found.pop()
}

/// Returns the ids of the user and the group of Debian's `postgres` account, if the trial runs as root.
fn account() -> Option<(u32, u32)> {
    let is_root = fs::metadata("/proc/self").ok()?.uid() == 0;
    let passwd = fs::read_to_string("/etc/passwd").ok()?;
    let line = passwd.lines().find(|line| line.starts_with("postgres:")).filter(|_| is_root)?;
    let mut parts = line.split(':').skip(2);
    Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
}
