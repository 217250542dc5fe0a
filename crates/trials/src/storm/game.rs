//! A game, and what has been heard of it.

use crate::{binary::Binary, client::Client, server::Server};
use anyhow::{Context, Result, bail, ensure};
use kernel::{Digest, Seat, Shelf, Viewer};
use protocol::{FromClient, FromServer, Options, Pace, Position, SeatPlan, TurnInfo};
use std::collections::BTreeMap;

#[derive(Debug)]
pub(super) struct Game {
    seats: Vec<SeatPlan>,
    table: Option<String>,
    /// The digest that was told for each number of entries, and for whose eyes.
    heard: BTreeMap<(usize, Option<Seat>), String>,
    over: bool,
}

impl Game {
    /// Returns a game with a bot of each level; a person where there is none.
    pub(super) fn of(levels: &[&str]) -> Game {
        let plan = |(at, level): (usize, &&str)| SeatPlan {
            name: format!("Seat {at}"),
            bot: (!level.is_empty()).then(|| (*level).to_owned()),
        };
        Game { seats: levels.iter().enumerate().map(plan).collect(), table: None, heard: BTreeMap::new(), over: false }
    }

    /// Returns the number of positions that were heard.
    pub(super) fn heard(&self) -> usize {
        self.heard.len()
    }

    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    /// Begins another game with the same seats, where this one is over.
    pub(super) fn renew_if_over(&mut self) {
        if self.over {
            *self = Game { seats: self.seats.clone(), table: None, heard: BTreeMap::new(), over: false };
        }
    }

    /// Plays to the end.
    pub(super) async fn go_on(&mut self, server: &Server) -> Result<()> {
        let mut client = server.client().await?;
        let begin = match self.table.clone() {
            Some(table) => FromClient::Open { table },
            None => FromClient::Create { game: "draft".into(), options: Options::new(), seats: self.seats.clone() },
        };
        client.say(&begin).await?;
        client.say(&FromClient::Pace { pace: Pace::Instant }).await?;
        while !self.over {
            self.step(&mut client).await?;
        }
        Ok(())
    }

    /// Hears one message, and acts where a person is to.
    async fn step(&mut self, client: &mut Client) -> Result<()> {
        let position = match client.hear().await? {
            FromServer::Position(position) => *position,
            // The same position may come twice; whoever acts on both is refused once.
            FromServer::Refused { reason } if reason.contains("moved on") => return Ok(()),
            other => bail!("expected a position, heard {other:?}"),
        };
        self.hear(&position)?;
        if position.turn == position.viewer.map_or(TurnInfo::Chance, TurnInfo::Seat) {
            client.say(&FromClient::Act { at: position.row, choice: 0 }).await?;
        }
        Ok(())
    }

    fn hear(&mut self, position: &Position) -> Result<()> {
        self.table = Some(position.table.clone());
        let known = self.heard.insert((position.entries, position.viewer), position.digest.clone());
        let same = known.is_none_or(|known| known == position.digest);
        ensure!(same, "two positions of {} after {} entries", position.table, position.entries);
        self.over = position.turn == TurnInfo::Over;
        Ok(())
    }

    /// Checks that every entry that was heard of is in the record, and that the record holds. Returns the number of
    /// positions that were compared.
    pub(super) async fn check(&self, server: &Server, binary: &Binary) -> Result<usize> {
        let Some(table) = &self.table else { return Ok(0) };
        let answer = server.get(&format!("/api/tables/{table}/record")).await?;
        ensure!(answer.status == 200, "the record of {table}: {answer:?}");
        let record = answer.body;
        let replayed = catalog::read_record(&record, &Shelf::EMPTY)?;
        for ((entries, viewer), digest) in &self.heard {
            let then = replayed.at(*entries);
            let then = then.with_context(|| format!("entry {entries} of {table} was heard of, and is gone"))?;
            let known = Digest::print(then.digest_for(viewer.map_or(Viewer::Table, Viewer::Seat)));
            ensure!(known == *digest, "{table} after {entries} entries: {known} is there, {digest} was heard");
        }
        let verdict = binary.prints(&["replay", "-", "--check"], &record).await?;
        let digests = format!("{} digests", record.lines().count() - 1);
        ensure!(verdict.contains(&digests), "{verdict}: expected {digests}");
        Ok(self.heard.len())
    }
}
