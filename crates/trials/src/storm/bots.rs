//! Tables where only bots play, one after the other, and what is heard of them.

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
    /// The table where a game goes on.
    table: Option<String>,
    /// The words of every refusal.
    pub(super) refused: Vec<String>,
}

/// Between a refusal and the next try.
const BREAK: Duration = Duration::from_millis(50);

impl Bots {
    pub(super) fn new() -> Bots {
        Bots { ledger: Ledger::default(), table: None, refused: Vec::new() }
    }

    /// Returns others at the same table.
    pub(super) fn beside(other: &Bots) -> Bots {
        Bots { table: other.table.clone(), ..Bots::new() }
    }

    /// Goes to a new table next.
    pub(super) fn move_on(&mut self) {
        self.table = None;
    }

    /// Watches until so many positions have been heard; nothing may be refused.
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

    /// Watches on, whatever is refused, until the server is gone.
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

    /// Plays on, and comes back where the socket breaks off.
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

    /// Hears one message. Returns the words of a refusal.
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
            self.ledger.ask_pace(&position.table);
            client.say(&FromClient::Pace { pace: Pace::Instant }).await?;
        }
        Ok(None)
    }
}
