//! The signals that end a server: Ctrl-C, and the request of the system to terminate. The second one ends it at once.

#[cfg(unix)]
use anyhow::Context;
use anyhow::{Result, bail};
use server::Running;
use tokio::signal;

pub(crate) struct Stop {
    #[cfg(unix)]
    interrupt: signal::unix::Signal,
    #[cfg(unix)]
    terminate: signal::unix::Signal,
}

impl Stop {
    /// Ends a server, which waits until its tables have stored what they must.
    ///
    /// # Errors
    ///
    /// Returns an error if another signal comes meanwhile. The program then ends at once.
    pub(crate) async fn end(&mut self, running: Running) -> Result<()> {
        tokio::select! {
            () = running.stop() => Ok(()),
            () = self.wait() => bail!("ended at once, because it was asked twice; everything that was stored is kept"),
        }
    }

    #[cfg(unix)]
    pub(crate) fn listen() -> Result<Stop> {
        use signal::unix::{SignalKind, signal};
        let (interrupt, terminate) = (signal(SignalKind::interrupt()), signal(SignalKind::terminate()));
        let heard = "cannot listen for Ctrl-C";
        Ok(Stop { interrupt: interrupt.context(heard)?, terminate: terminate.context(heard)? })
    }

    #[cfg(unix)]
    pub(crate) async fn wait(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }

    #[cfg(not(unix))]
    pub(crate) fn listen() -> Result<Stop> {
        Ok(Stop {})
    }

    #[cfg(not(unix))]
    pub(crate) async fn wait(&mut self) {
        if signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    }
}
