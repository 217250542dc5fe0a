//! The link of one server to a bus. It connects again after each break, and says when hints may have been lost.

use crate::{Bus, BusFault, Hint, NodeId, Wire, hint::Line};
use std::{sync::Arc, time::Duration};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, MissedTickBehavior, interval, sleep, timeout},
};
use tokio_util::sync::CancellationToken;

/// The sending end of a link. Its clones are the same link.
#[derive(Clone, Debug)]
pub struct Link {
    node: NodeId,
    queue: mpsc::Sender<Hint>,
    is_up: watch::Receiver<bool>,
}

/// The receiving end of a link.
pub struct Receiver(mpsc::Receiver<Heard>);

/// News that a server hears from the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    Hint {
        from: NodeId,
        hint: Hint,
    },
    /// Hints may have been lost, so everything that is open must be read again.
    Missed,
}

/// The number of hints that wait for the bus. Further hints are dropped, and [`Heard::Missed`] makes up for them.
const WAITING: usize = 4_096;

/// The number of hints that wait for the server.
const UNHEARD: usize = 1_024;

/// The number of lines that are sent together.
const BATCH: usize = 256;

/// The time between two beats, which a server sends to hear them itself.
const BEAT: Duration = Duration::from_secs(3);

/// The time after which a connection on which nothing is heard counts as broken, and the time that a bus has to answer.
const SILENCE: Duration = Duration::from_secs(10);

/// The time until the next attempt to connect.
const BREAK: Duration = Duration::from_millis(200);

/// Returns the two ends of a link to a bus, and the work of the link, which ends when `stop` is cancelled.
pub fn link(
    bus: Arc<dyn Bus>,
    node: NodeId,
    stop: CancellationToken,
) -> (Link, Receiver, impl Future<Output = ()> + Send + 'static) {
    let (queue, waiting) = mpsc::channel(WAITING);
    let (told, heard) = mpsc::channel(UNHEARD);
    let (up, is_up) = watch::channel(false);
    let link = Link { node, queue, is_up };
    let ends = Ends { node, waiting, told, up };
    (link, Receiver(heard), async move {
        tokio::select! {
            () = ends.carry(&*bus) => {}
            () = stop.cancelled() => {}
        }
    })
}

impl Link {
    /// Returns the number of this server.
    pub fn node(&self) -> NodeId {
        self.node
    }

    /// Tells the other servers, unless too much waits already.
    pub fn tell(&self, hint: Hint) {
        let _ = self.queue.try_send(hint);
    }

    /// Reports whether the bus is connected.
    pub fn is_up(&self) -> bool {
        *self.is_up.borrow()
    }

    /// Waits until the bus is connected. The call is cancel safe.
    pub async fn connected(&self) {
        self.until(true).await;
    }

    /// Waits until the bus is not connected. The call is cancel safe.
    pub async fn cut(&self) {
        self.until(false).await;
    }

    async fn until(&self, expected: bool) {
        if self.is_up.clone().wait_for(|is_up| *is_up == expected).await.is_err() {
            // The link has ended, because the server stops.
            std::future::pending::<()>().await;
        }
    }
}

impl Receiver {
    /// Waits for the next news of the others, or forever if the link has ended. The call is cancel safe.
    pub async fn hear(&mut self) -> Heard {
        match self.0.recv().await {
            Some(heard) => heard,
            None => std::future::pending().await,
        }
    }
}

/// The work's ends of a link.
struct Ends {
    node: NodeId,
    waiting: mpsc::Receiver<Hint>,
    told: mpsc::Sender<Heard>,
    up: watch::Sender<bool>,
}

impl Ends {
    async fn carry(mut self, bus: &dyn Bus) {
        loop {
            let silent = || BusFault::new(&bus.place(), "no answer in time");
            let connected = timeout(SILENCE, bus.connect()).await.unwrap_or_else(|_| Err(silent()));
            let fault = match connected {
                Ok(wire) => self.talk(wire, silent).await,
                Err(fault) => fault,
            };
            if self.up.send_replace(false) {
                tracing::warn!(%fault, "the bus is cut; other servers hear of changes later");
            }
            tracing::debug!(%fault, "the bus cannot be used");
            sleep(BREAK).await;
        }
    }

    /// Exchanges lines on a new connection until it breaks.
    async fn talk(&mut self, mut wire: Box<dyn Wire>, silent: impl Fn() -> BusFault) -> BusFault {
        // Every server reads everything once more, which makes up for the hints that wait.
        while self.waiting.try_recv().is_ok() {}
        let joined = [Line::Joined.print(self.node)];
        match timeout(SILENCE, wire.tell(&joined)).await {
            Ok(Ok(())) => {}
            Ok(Err(fault)) => return fault,
            Err(_) => return silent(),
        }
        self.say(Heard::Missed).await;
        if !self.up.send_replace(true) {
            tracing::info!(node = %self.node, "the bus is connected");
        }
        let (mut beats, mut last) = (interval(BEAT), Instant::now());
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let lines = tokio::select! {
                line = wire.hear() => match line {
                    Ok(line) => {
                        last = Instant::now();
                        self.heed(&line).await;
                        continue;
                    }
                    Err(fault) => return fault,
                },
                Some(hint) = self.waiting.recv() => self.batch(hint),
                _ = beats.tick() => {
                    if last.elapsed() > SILENCE {
                        return silent();
                    }
                    vec![Line::Beat.print(self.node)]
                }
            };
            match timeout(SILENCE, wire.tell(&lines)).await {
                Ok(Ok(())) => {}
                Ok(Err(fault)) => return fault,
                Err(_) => return silent(),
            }
        }
    }

    /// Returns this hint and those that wait behind it as lines, each once.
    fn batch(&mut self, first: Hint) -> Vec<String> {
        let mut lines = vec![Line::Hint(first).print(self.node)];
        while lines.len() < BATCH
            && let Ok(hint) = self.waiting.try_recv()
        {
            let line = Line::Hint(hint).print(self.node);
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }

    /// Passes on a line of another server.
    async fn heed(&self, line: &str) {
        match Line::parse(line) {
            Some((from, _)) if from == self.node => {}
            Some((from, Line::Hint(hint))) => self.say(Heard::Hint { from, hint }).await,
            Some((_, Line::Joined)) => self.say(Heard::Missed).await,
            Some((_, Line::Beat)) => {}
            None => tracing::debug!("a line on the bus cannot be read"),
        }
    }

    async fn say(&self, heard: Heard) {
        // A server that hears no more is ending.
        let _ = self.told.send(heard).await;
    }
}
