//! The server that a trial tests, in its own process.

use crate::{
    binary::Binary,
    client::{Client, PATIENCE},
    http::{self, Answer},
    limits::Limits,
    process::{self, Memory},
};
use anyhow::{Context, Result, bail};
use rustix::process::Signal;
use std::{
    ffi::{OsStr, OsString},
    fs::{File, OpenOptions},
    net::SocketAddr,
    path::{Path, PathBuf},
    process::{ExitStatus, Stdio},
};
use tokio::{
    io::{AsyncBufReadExt, BufReader, Lines},
    process::{Child, ChildStdout},
    time::timeout,
};

/// The command that starts a server: `brickroad play --no-open` on any free port, or `brickroad serve`.
#[derive(Clone, Debug)]
pub struct Play {
    binary: Binary,
    arguments: Vec<OsString>,
    environment: Vec<(OsString, OsString)>,
    limits: Limits,
    log: Option<PathBuf>,
}

/// A server in its own process, which is killed when this value is dropped.
#[derive(Debug)]
pub struct Server {
    child: Child,
    id: u32,
    lines: Lines<BufReader<ChildStdout>>,
    address: Option<SocketAddr>,
}

impl Play {
    /// Returns the command for a server that keeps its tables in this folder.
    pub fn new(binary: &Binary, data: &Path) -> Play {
        Play::command(binary, "play").with(["--no-open", "--data"]).with([data])
    }

    /// Returns the command for a server that hosts for others, without settings.
    pub fn serve(binary: &Binary) -> Play {
        Play::command(binary, "serve")
    }

    fn command(binary: &Binary, name: &str) -> Play {
        Play {
            binary: binary.clone(),
            arguments: vec![name.into()],
            environment: Vec::new(),
            limits: Limits::default(),
            log: None,
        }
    }

    /// Adds arguments to the command line.
    #[must_use]
    pub fn with(mut self, arguments: impl IntoIterator<Item = impl AsRef<OsStr>>) -> Play {
        self.arguments.extend(arguments.into_iter().map(|argument| argument.as_ref().to_owned()));
        self
    }

    /// Keeps the tables in a PostgreSQL database instead of the folder.
    #[must_use]
    pub fn database(self, address: &str) -> Play {
        self.with(["--database", address])
    }

    /// Sets an environment variable for the server.
    #[must_use]
    pub fn environment(mut self, name: impl AsRef<OsStr>, value: impl AsRef<OsStr>) -> Play {
        self.environment.push((name.as_ref().to_owned(), value.as_ref().to_owned()));
        self
    }

    /// Sets the resource limits of the server.
    #[must_use]
    pub fn limits(mut self, limits: Limits) -> Play {
        self.limits = limits;
        self
    }

    /// Appends the server's log to this file. Without this setting, the log goes to standard error.
    #[must_use]
    pub fn log(mut self, file: &Path) -> Play {
        self.log = Some(file.to_owned());
        self
    }

    /// Starts the process, and does not wait until it listens.
    pub fn spawn(&self) -> Result<Server> {
        let mut command = self.limits.command(self.binary.path());
        command.args(&self.arguments).envs(self.environment.iter().map(|(name, value)| (name, value)));
        if let Some(log) = &self.log {
            let file: File =
                OpenOptions::new().create(true).append(true).open(log).with_context(|| log.display().to_string())?;
            command.stderr(file);
        }
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
        let id = child.id().context("a process that was started has an id")?;
        let lines = BufReader::new(child.stdout.take().context("its output was asked for")?).lines();
        Ok(Server { child, id, lines, address: None })
    }

    /// Starts the process, and waits until it listens.
    pub async fn start(&self) -> Result<Server> {
        let mut server = self.spawn()?;
        server.listen().await?;
        Ok(server)
    }
}

impl Server {
    /// Waits until the server listens. Returns the only line that the server prints, which contains its address.
    pub async fn listen(&mut self) -> Result<String> {
        let line = timeout(PATIENCE, self.lines.next_line()).await.context("no address in time")??;
        let Some(line) = line else { bail!("the server ended before it listened: {}", self.ended().await?) };
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
        self.address = Some(address.with_context(|| format!("expected an address, found {line:?}"))?);
        Ok(line)
    }

    /// Waits for the next line that the server prints.
    ///
    /// # Errors
    ///
    /// Returns an error if no line comes in time.
    pub async fn line(&mut self) -> Result<String> {
        let line = timeout(PATIENCE, self.lines.next_line()).await.context("no line in time")??;
        line.context("expected a line, found the end")
    }

    /// Returns the id of the server's process.
    pub fn id(&self) -> u32 {
        self.id
    }

    /// Returns the address at which the server listens, or an error if `listen` has not succeeded yet.
    pub fn address(&self) -> Result<SocketAddr> {
        self.address.context("expected a server that listens")
    }

    /// Kills the process without warning.
    pub async fn kill(mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }

    /// Sends SIGTERM to the server, waits until it has ended, and returns its exit status.
    pub async fn stop(self) -> Result<ExitStatus> {
        self.stop_by(Signal::TERM).await
    }

    /// Sends this signal to the server, waits until it has ended, and returns its exit status.
    pub async fn stop_by(mut self, signal: Signal) -> Result<ExitStatus> {
        self.signal(signal)?;
        self.ended().await
    }

    /// Waits until the process has ended, and returns its exit status.
    pub async fn ended(&mut self) -> Result<ExitStatus> {
        Ok(timeout(PATIENCE, self.child.wait()).await.context("the server does not end")??)
    }

    /// Reports whether the process is still running.
    pub fn is_alive(&mut self) -> Result<bool> {
        Ok(self.child.try_wait()?.is_none())
    }

    /// Sends a signal to the process.
    pub fn signal(&self, signal: Signal) -> Result<()> {
        process::signal(self.id, signal)
    }

    /// Returns the memory of the process.
    pub fn memory(&self) -> Result<Memory> {
        process::memory(self.id)
    }

    /// Returns a client that is connected to the server.
    pub async fn client(&self) -> Result<Client> {
        Client::connect(self.address()?).await
    }

    /// Sends a GET request for a path, and returns the answer.
    pub async fn get(&self, path: &str) -> Result<Answer> {
        http::get(self.address()?, path).await
    }
}
