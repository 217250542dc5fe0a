//! Tables at which only bots play, one table after another, and the ledger of their positions.

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
    /// The table of the current game, if there is one.
    table: Option<String>,
    /// The reasons of all refusals so far.
    pub(super) refused: Vec<String>,
}

/// The time from a refusal to the next attempt.
const BREAK: Duration = Duration::from_millis(50);

impl Bots {
    pub(super) fn new() -> Bots {
        Bots { ledger: Ledger::default(), table: None, refused: Vec::new() }
    }

    /// Returns new bots that watch the current table of `other`.
    pub(super) fn beside(other: &Bots) -> Bots {
        Bots { table: other.table.clone(), ..Bots::new() }
    }

    /// Leaves the table, so that the next game is played at a new table.
    pub(super) fn move_on(&mut self) {
        self.table = None;
    }

    /// Watches until this many messages have arrived. A refusal is an error.
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

    /// Watches until the server is gone. Records each refusal and continues.
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

    /// Watches forever. Connects again whenever the connection ends.
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

    /// Receives one message. If it is a refusal, returns the reason.
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
