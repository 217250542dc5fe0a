//! Tables where only bots play, one after the other, and the ledger of their positions.

use super::ledger::Ledger;
use crate::{
    client::{Client, bot},
    server::Server,
};
use anyhow::{Result, bail};
use protocol::{FromClient, FromServer, Options, Pace, SeatPlan, TurnInfo};
use std::time::Duration;
use tokio::time::sleep;

#[derive(Debug)]
pub(crate) struct Bots {
    pub(super) ledger: Ledger,
    /// The table of the current game.
    table: Option<String>,
    /// The reasons of all refusals.
    pub(super) refused: Vec<String>,
}

/// The time between a refusal and the next attempt.
const BREAK: Duration = Duration::from_millis(50);

impl Bots {
    pub(super) fn new() -> Bots {
        Bots { ledger: Ledger::default(), table: None, refused: Vec::new() }
    }

    /// Returns new bots at the table of `other`.
    pub(super) fn beside(other: &Bots) -> Bots {
        Bots { table: other.table.clone(), ..Bots::new() }
    }

    /// Leaves the table, so that the next game is at a new one.
    pub(super) fn move_on(&mut self) {
        self.table = None;
    }

    /// Watches until this many messages have been heard. Fails if the server refuses.
    pub(super) async fn play(&mut self, server: &Server, positions: usize) -> Result<()> {
        let mut client = server.client().await?;
        self.sit_down(&mut client).await?;
        for _ in 0..positions {
            if let Some(words) = self.hear(&mut client).await? {
                bail!("bots were refused while all is well: {words}");
            }
        }
        Ok(())
    }

    /// Watches until the server is gone. Notes refusals and continues after them.
    pub(super) async fn play_on(&mut self, server: &Server) -> Result<()> {
        let mut client = server.client().await?;
        self.sit_down(&mut client).await?;
        loop {
            if let Some(words) = self.hear(&mut client).await? {
                self.refused.push(words);
                sleep(BREAK).await;
                self.sit_down(&mut client).await?;
            }
        }
    }

    /// Watches forever, and connects again whenever the connection ends.
    pub(super) async fn persist(&mut self, server: &Server) {
        loop {
            let _ = self.play_on(server).await;
            sleep(BREAK).await;
        }
    }

    async fn sit_down(&mut self, client: &mut Client) -> Result<()> {
        let seats: Vec<SeatPlan> = ["A", "B", "C"].map(|name| bot(name, "random")).to_vec();
        let begin = match self.table.clone() {
            Some(table) => FromClient::Open { table },
            None => FromClient::Create { game: "draft".into(), options: Options::new(), seats },
        };
        client.say(&begin).await
    }

    /// Receives one message. Returns the reason if it is a refusal.
    async fn hear(&mut self, client: &mut Client) -> Result<Option<String>> {
        let position = match client.hear().await? {
            FromServer::Position(position) => *position,
            FromServer::Refused { reason } => return Ok(Some(reason)),
            other => bail!("expected a position, heard {other:?}"),
        };
        self.ledger.hear(&position)?;
        self.table = Some(position.table.clone());
        if position.turn == TurnInfo::Over {
            self.table = None;
            self.sit_down(client).await?;
        } else if position.pace != Pace::Instant {
            self.ledger.ask_pace(&position.table, Pace::Instant);
            client.say(&FromClient::Pace { pace: Pace::Instant }).await?;
        }
        Ok(None)
    }
}
