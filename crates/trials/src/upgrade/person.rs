//! A person at a table with a bot, who knows what they have seen, and compares it with what they see after the upgrade.

use crate::line::{Heard, Line, Stand};
use anyhow::{Context, Result, bail};
use kernel::Rng;
use protocol::{FromClient, Pace};
use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};
use tokio::{
    sync::watch,
    time::{Instant, sleep_until, timeout},
};

pub(super) struct Person {
    cookie: String,
    line: Option<Line>,
    table: String,
    luck: Rng,
    /// What the newest position or update says.
    known: Known,
    /// The row of the decision that was sent and not answered, if there is one.
    asked: Option<u64>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Known {
    stand: Stand,
    digest: String,
}

const GAMES: [&str; 4] = ["draft", "duel", "oz", "epic"];

/// The time limit for the answer to a decision, with the answers of the bots.
const PATIENCE: Duration = Duration::from_secs(60);

impl Person {
    /// Begins a game against a greedy bot.
    pub(super) async fn begin(server: SocketAddr, number: usize) -> Result<Person> {
        let (mut line, cookie) = Line::open_as(None, Ipv4Addr::LOCALHOST, server).await?;
        let cookie = cookie.context("a new guest gets a cookie")?;
        let (table, _) = line.create(GAMES[number % GAMES.len()], 2, "greedy").await?;
        let heard = line.ask(&FromClient::Pace { pace: Pace::Instant }, "position").await?;
        let known = known(&heard).context("a position has a row and a digest")?;
        Ok(Person { cookie, line: Some(line), table, luck: Rng::new(number as u64), known, asked: None })
    }

    pub(super) fn table(&self) -> &str {
        &self.table
    }

    pub(super) fn waits_for_an_answer(&self) -> bool {
        self.asked.is_some()
    }

    /// Makes this number of decisions, or fewer if the game ends before.
    pub(super) async fn decide_times(&mut self, times: usize) -> Result<()> {
        let mut left = times;
        while left > 0 && !self.known.stand.over {
            if self.decide().await? {
                left -= 1;
            }
            timeout(PATIENCE, self.listen()).await.context("no answer in time")??;
        }
        Ok(())
    }

    /// Plays until the server closes the connection. After `closing` says so, it may refuse decisions.
    pub(super) async fn play_until_cut(&mut self, every: Duration, closing: watch::Receiver<bool>) -> Result<()> {
        let mut next = Instant::now() + every.mul_f64(f64::from(self.luck.below(1 << 16)) / f64::from(1 << 16));
        loop {
            let heard = tokio::select! {
                heard = self.listen() => heard,
                () = sleep_until(next) => {
                    next += every;
                    self.decide().await.map(drop)
                }
            };
            if let Err(fault) = heard {
                if *closing.borrow() {
                    self.line = None;
                    return Ok(());
                }
                return Err(fault);
            }
        }
    }

    /// Comes back to the table at the same address. Returns the time until the table was shown, and the contradiction
    /// with what was known before, if there is one.
    pub(super) async fn come_back(&mut self, server: SocketAddr) -> Result<(Duration, Option<String>)> {
        let begun = Instant::now();
        let (mut line, cookie) = Line::open_as(Some(&self.cookie), Ipv4Addr::LOCALHOST, server).await?;
        if let Some(cookie) = cookie {
            bail!("the guest {} is not known and gets the cookie {cookie}", self.cookie);
        }
        let heard = line.ask(&FromClient::Open { table: self.table.clone() }, "position").await?;
        let (shown, now) = (begun.elapsed(), known(&heard).context("a position has a row and a digest")?);
        let contradiction = self.contradiction(&now);
        (self.line, self.known, self.asked) = (Some(line), now, None);
        Ok((shown, contradiction))
    }

    fn contradiction(&self, now: &Known) -> Option<String> {
        let (then, table) = (&self.known, &self.table);
        // An answer, or the decision of the bot, may have been stored and not heard.
        let may_have_moved = self.asked.is_some() || then.stand.choices == 0;
        let is_well = then == now || (now.stand.row > then.stand.row && may_have_moved);
        (!is_well).then(|| format!("table {table}: {then:?} was seen before the upgrade, and {now:?} after it"))
    }

    /// Sends a decision, if there is one to make. Returns false if there is none.
    async fn decide(&mut self) -> Result<bool> {
        let Stand { row, choices, over } = self.known.stand;
        if over || choices == 0 || self.asked.is_some() {
            return Ok(false);
        }
        let choice = self.luck.below(u32::try_from(choices)?) as usize;
        self.asked = Some(row);
        self.line()?.say(&FromClient::Act { at: row, choice }).await?;
        Ok(true)
    }

    /// Receives the next message. The call is cancel safe.
    async fn listen(&mut self) -> Result<()> {
        let heard = self.line()?.hear().await?;
        if let Some(now) = known(&heard) {
            self.asked = self.asked.filter(|row| now.stand.row <= *row);
            self.known = now;
        } else if heard.say == "refused" {
            bail!("refused: {}", heard.reason.unwrap_or_default());
        }
        Ok(())
    }

    fn line(&mut self) -> Result<&mut Line> {
        self.line.as_mut().context("expected a person with a connection")
    }
}

fn known(heard: &Heard) -> Option<Known> {
    Some(Known { stand: heard.stand()?, digest: heard.digest.clone()? })
}
