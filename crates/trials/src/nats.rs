//! A NATS server from Debian's package, which listens on loopback. It is started for a trial and stopped after the
//! trial.

use anyhow::{Context, Result, bail};
use std::{
    net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

/// A NATS server, which is stopped when this value is dropped.
#[derive(Debug)]
pub struct NatsServer {
    program: PathBuf,
    child: Child,
    port: u16,
}

/// The greatest number of attempts to reach the server.
const TRIES: usize = 600;
/// The time between two attempts to reach the server.
const BREAK: Duration = Duration::from_millis(50);

impl NatsServer {
    /// Starts a server. Returns `None` if NATS is not installed.
    pub fn start() -> Result<Option<NatsServer>> {
        let places = ["/usr/sbin/nats-server", "/usr/bin/nats-server", "/usr/local/bin/nats-server"];
        let Some(program) = places.map(PathBuf::from).into_iter().find(|program| program.exists()) else {
            return Ok(None);
        };
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
        let child = serve(&program, port)?;
        let mut nats = NatsServer { program, child, port };
        nats.wait()?;
        Ok(Some(nats))
    }

    /// Returns the address of the server.
    pub fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Returns the address and port on which the server listens.
    pub fn socket(&self) -> SocketAddr {
        (Ipv4Addr::LOCALHOST, self.port).into()
    }

    /// Kills the server.
    pub fn kill(&mut self) -> Result<()> {
        self.child.kill()?;
        self.child.wait()?;
        Ok(())
    }

    /// Starts the server again after `kill`, and waits until it answers.
    pub fn start_again(&mut self) -> Result<()> {
        self.child = serve(&self.program, self.port)?;
        self.wait()
    }

    fn wait(&mut self) -> Result<()> {
        for _ in 0..TRIES {
            if TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_ok() {
                return Ok(());
            }
            if let Some(ended) = self.child.try_wait()? {
                bail!("the NATS server ended: {ended}");
            }
            thread::sleep(BREAK);
        }
        bail!("the NATS server does not answer")
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

fn serve(program: &Path, port: u16) -> Result<Child> {
    let mut command = Command::new(program);
    command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().context("nats-server")
}
