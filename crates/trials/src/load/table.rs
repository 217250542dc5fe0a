//! A table with a person, who acts at a given rate, a greedy bot, and somebody who looks on.

use super::onlooker::Onlooker;
use crate::line::{Line, Stand};
use anyhow::{Result, bail};
use kernel::Rng;
use protocol::{FromClient, Pace};
use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};
use tokio::{
    sync::{mpsc::UnboundedSender, watch},
    time::{Instant, sleep_until},
};

/// The rate at which the people act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beat {
    Rest,
    Every(Duration),
    Over,
}

impl Beat {
    fn every(self) -> Duration {
        match self {
            Beat::Every(every) => every,
            Beat::Rest | Beat::Over => Duration::ZERO,
        }
    }
}

pub(super) struct Table {
    line: Line,
    onlooker: Onlooker,
    game: &'static str,
    stand: Stand,
    luck: Rng,
    /// The decision for which the person waits, if there is one: the time at which it was sent, and the row of the
    /// position for which it was made.
    waits: Option<(Instant, u64)>,
}

const GAMES: [&str; 4] = ["draft", "duel", "oz", "epic"];

/// The time until a person who has nothing to decide tries again.
const PAUSE: Duration = Duration::from_millis(50);

impl Table {
    pub(super) async fn set_up(server: SocketAddr, number: usize) -> Result<Table> {
        let (mut line, game) = (Line::open(Ipv4Addr::LOCALHOST, server).await?, GAMES[number % GAMES.len()]);
        let (table, stand) = begin(&mut line, game).await?;
        let onlooker = Onlooker::at(server, table).await?;
        Ok(Table { line, onlooker, game, stand, luck: Rng::new(number as u64), waits: None })
    }

    /// Plays until the beat is `Over`. Sends the latency of each decision to `shown`.
    pub(super) async fn play(
        mut self,
        mut beats: watch::Receiver<Beat>,
        shown: UnboundedSender<Duration>,
    ) -> Result<()> {
        let (mut beat, mut next) = (Beat::Rest, Instant::now());
        loop {
            let now = *beats.borrow_and_update();
            if now != beat {
                beat = now;
                next = Instant::now() + beat.every().mul_f64(self.part());
            }
            if beat == Beat::Over {
                return Ok(());
            }
            tokio::select! {
                changed = beats.changed() => changed?,
                heard = self.line.hear() => {
                    let heard = heard?;
                    match heard.stand() {
                        Some(stand) => self.see(stand, &shown),
                        None if ["company", "rematch", "talk"].contains(&heard.say.as_str()) => {}
                        None => bail!("{}: {}", heard.say, heard.reason.unwrap_or_default()),
                    }
                }
                () = sleep_until(next), if beat != Beat::Rest => next = self.act(beat.every(), next).await?,
            }
        }
    }

    fn see(&mut self, stand: Stand, shown: &UnboundedSender<Duration>) {
        self.stand = stand;
        if let Some((begun, row)) = self.waits
            && stand.row > row
        {
            self.waits = None;
            let _ = shown.send(begun.elapsed());
        }
    }

    /// Makes a choice, if there is one. Returns the time of the next attempt.
    async fn act(&mut self, every: Duration, due: Instant) -> Result<Instant> {
        if self.stand.over {
            let (table, stand) = begin(&mut self.line, self.game).await?;
            (self.stand, self.waits) = (stand, None);
            self.onlooker.go_to(table);
        } else if self.waits.is_none() && self.stand.choices > 0 {
            let (at, choice) = (self.stand.row, self.luck.below(self.stand.choices as u32) as usize);
            self.waits = Some((Instant::now(), at));
            self.line.say(&FromClient::Act { at, choice }).await?;
        } else {
            return Ok(Instant::now() + PAUSE);
        }
        Ok(Instant::now().max(due + every))
    }

    /// Returns a random number that is at least 0 and less than 1.
    fn part(&mut self) -> f64 {
        f64::from(self.luck.below(1 << 16)) / f64::from(1 << 16)
    }
}

/// Creates a table for the person and a greedy bot, which acts without delay. Returns its id and the facts about it.
async fn begin(line: &mut Line, game: &str) -> Result<(String, Stand)> {
    let (table, stand) = line.create(game, 2, "greedy").await?;
    let heard = line.ask(&FromClient::Pace { pace: Pace::Instant }, "position").await?;
    Ok((table, heard.stand().unwrap_or(stand)))
}
