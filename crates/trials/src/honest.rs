//! An honest client, which plays, lists tables, reconnects and requests the server's health. It measures how long the
//! server takes to answer.

use crate::{
    http,
    line::{Line, Stand},
    times::Times,
};
use anyhow::{Context, Result, bail};
use kernel::Rng;
use protocol::{FromClient, Lang, Pace};
use std::{
    net::{Ipv4Addr, SocketAddr},
    time::{Duration, Instant},
};
use tokio::{
    sync::watch,
    task::JoinHandle,
    time::{sleep, timeout},
};

/// The measurements of an honest client.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    /// The times from sending a decision to receiving the update that shows it.
    pub(crate) acts: Times,
    /// The times from requesting the list of tables to receiving it.
    pub(crate) lists: Times,
    /// The times from opening a connection to receiving the answer to its greeting.
    pub(crate) arrivals: Times,
    /// The times from requesting the server's health to receiving it.
    pub(crate) health: Times,
    /// The descriptions of the errors so far.
    pub(crate) faults: Vec<String>,
}

/// An honest client that runs as a task.
#[derive(Debug)]
pub(crate) struct Honest {
    stop: watch::Sender<bool>,
    task: JoinHandle<Seen>,
}

/// The pause between two requests.
const PAUSE: Duration = Duration::from_millis(20);

/// The time after which a client without an answer counts as locked out.
const PATIENCE: Duration = Duration::from_secs(30);

impl Honest {
    /// Creates a table and starts to play there.
    pub(crate) async fn begin(server: SocketAddr) -> Result<Honest> {
        let (stop, stopped) = watch::channel(false);
        let player = Player::new(server).await?;
        Ok(Honest { stop, task: tokio::spawn(player.run(stopped)) })
    }

    /// Stops the client and returns its measurements.
    pub(crate) async fn end(self) -> Result<Seen> {
        self.stop.send_replace(true);
        Ok(self.task.await?)
    }
}

impl Seen {
    /// Returns the times of all kinds of requests in one list.
    pub(crate) fn answers(&self) -> Times {
        let mut all = self.acts.clone();
        for times in [&self.lists, &self.arrivals, &self.health] {
            all.join(times.clone());
        }
        all
    }
}

struct Player {
    server: SocketAddr,
    line: Line,
    stand: Stand,
    luck: Rng,
    seen: Seen,
}

impl Player {
    async fn new(server: SocketAddr) -> Result<Player> {
        let mut line = Line::open(Ipv4Addr::LOCALHOST, server).await?;
        let stand = settle(&mut line).await?;
        Ok(Player { server, line, stand, luck: Rng::new(7), seen: Seen::default() })
    }

    async fn run(mut self, stopped: watch::Receiver<bool>) -> Seen {
        let mut round = 0_usize;
        while !*stopped.borrow() {
            let done = timeout(PATIENCE, self.step(round)).await.context("not answered in time");
            if let Err(fault) = done.and_then(|done| done) {
                self.seen.faults.push(format!("{fault:#}"));
                // The client continues at a new table on a new socket, so that later requests are measured too.
                match timeout(PATIENCE, Player::new(self.server)).await {
                    Ok(Ok(Player { line, stand, .. })) => (self.line, self.stand) = (line, stand),
                    _ => sleep(PAUSE).await,
                }
            }
            round += 1;
            sleep(PAUSE).await;
        }
        self.seen
    }

    /// Makes one request and measures it. Most requests are acts.
    async fn step(&mut self, round: usize) -> Result<()> {
        match round % 8 {
            3 => self.look_at_the_list().await,
            5 => self.arrive().await,
            7 => self.ask_for_health().await,
            _ => self.act().await,
        }
    }

    async fn act(&mut self) -> Result<()> {
        while self.stand.choices == 0 && !self.stand.over {
            self.hear().await?;
        }
        if self.stand.over {
            self.stand = settle(&mut self.line).await?;
            return Ok(());
        }
        let (at, begun) = (self.stand.row, Instant::now());
        let choice = self.luck.below(self.stand.choices as u32) as usize;
        self.line.say(&FromClient::Act { at, choice }).await?;
        while self.stand.row == at {
            self.hear().await?;
        }
        self.seen.acts.add(begun.elapsed());
        Ok(())
    }

    async fn hear(&mut self) -> Result<()> {
        let heard = self.line.hear().await?;
        if heard.say == "refused" {
            bail!("refused: {}", heard.reason.unwrap_or_default());
        }
        self.stand = heard.stand().unwrap_or(self.stand);
        Ok(())
    }

    async fn look_at_the_list(&mut self) -> Result<()> {
        let begun = Instant::now();
        self.line.say(&FromClient::Tables(Default::default())).await?;
        loop {
            let heard = self.line.hear().await?;
            if heard.say == "tables" {
                self.seen.lists.add(begun.elapsed());
                return Ok(());
            }
            self.stand = heard.stand().unwrap_or(self.stand);
        }
    }

    async fn arrive(&mut self) -> Result<()> {
        let begun = Instant::now();
        let mut line = Line::open(Ipv4Addr::LOCALHOST, self.server).await?;
        line.ask(&FromClient::Hello { lang: Lang::En }, "welcome").await?;
        self.seen.arrivals.add(begun.elapsed());
        Ok(())
    }

    async fn ask_for_health(&mut self) -> Result<()> {
        let begun = Instant::now();
        let answer = http::get(self.server, "/api/health").await?;
        if answer.status != 200 {
            bail!("the server calls itself ill: {}", answer.body);
        }
        self.seen.health.add(begun.elapsed());
        Ok(())
    }
}

/// Creates a table for the person and a random bot, which acts without delay. Returns the facts about the table.
async fn settle(line: &mut Line) -> Result<Stand> {
    let (_, stand) = line.create("draft", 2, "random").await?;
    let heard = line.ask(&FromClient::Pace { pace: Pace::Instant }, "position").await?;
    Ok(heard.stand().unwrap_or(stand))
}
