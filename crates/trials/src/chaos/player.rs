//! The people of one table, who play one game after the other. Each of them has a connection to any of the servers. When
//! it breaks, they connect to the next server, and send a decision again that was not answered, as the page does.

use super::{
    history::{History, Kind, Operation},
    world::{PUBLIC, Sights},
};
use crate::client::{Client, bot, person};
use anyhow::{Context, Result, bail};
use kernel::{Rng, Seat};
use protocol::{FromClient, FromServer, Options, Pace, Position, TurnInfo};
use std::{sync::Arc, time::Duration};
use tokio::time::{Instant, sleep, timeout};

/// The people of one table.
pub(super) struct Company {
    people: [Player; 2],
    number: u64,
}

/// A game, with everything that its people have done and heard.
#[derive(Debug)]
pub(super) struct Game {
    pub(super) table: String,
    pub(super) history: History,
    /// The times that people have waited to go on, although a server and the database could be reached.
    pub(super) waits: Vec<Duration>,
    /// The times until the decision of one person was on the screen of the other.
    pub(super) seen: Vec<Duration>,
    pub(super) is_over: bool,
}

struct Player {
    sights: Arc<Sights>,
    luck: Rng,
    every: Duration,
    cookie: Option<String>,
    client: Option<Client>,
    /// The server that the next connection is made to.
    node: usize,
    table: String,
    /// The newest position.
    known: Option<Position>,
    operations: Vec<Operation>,
    waits: Vec<Duration>,
    /// The rows of the positions that were heard, with their times.
    heard: Vec<(u64, Instant)>,
}

/// The answer to a message.
enum Answer {
    Position,
    Refused,
    /// Anything else, such as news of a rematch.
    Other,
}

/// The time until the next attempt to connect.
const BREAK: Duration = Duration::from_millis(50);

/// The time after which a connection that does not answer counts as broken.
const HANG: Duration = Duration::from_secs(10);

/// The time until a decision that could not be stored is sent again.
const AGAIN: Duration = Duration::from_millis(250);

/// The time for which people try to begin a game.
const SETTING_UP: Duration = Duration::from_secs(120);

impl Company {
    pub(super) fn new(sights: Arc<Sights>, number: u64, every: Duration) -> Company {
        let people = [0, 1].map(|at| Player::new(Arc::clone(&sights), 2 * number + at, every));
        Company { people, number }
    }

    /// Plays games until `end`, and returns them.
    pub(super) async fn play(mut self, end: Instant) -> Result<Vec<Game>> {
        let mut games = Vec::new();
        while Instant::now() < end {
            let table = timeout(SETTING_UP, self.begin()).await.context("a game does not begin")??;
            let [ann, ben] = &mut self.people;
            let (one, two) = tokio::join!(ann.play(&table, end), ben.play(&table, end));
            let is_over = one? && two?;
            games.push(self.game(table, is_over));
        }
        Ok(games)
    }

    /// Lets the first person invite the second one. Every other table also has a bot.
    async fn begin(&mut self) -> Result<String> {
        for player in &mut self.people {
            (player.client, player.known) = (None, None);
        }
        let [ann, ben] = &mut self.people;
        let mut seats = vec![Some(person("Ann")), None];
        if self.number % 2 == 1 {
            seats.push(Some(bot("Greta", "greedy")));
        }
        let (game, options) = (if seats.len() == 2 { "duel" } else { "draft" }, Options::new());
        let gather = FromClient::Gather { game: game.into(), options, seats, public: false, terms: None };
        loop {
            // An invitation whose answer is lost stays without people, and ends by itself.
            let Ok(FromServer::Gathering { gathering, .. }) = ann.ask(&gather).await else { continue };
            let take =
                FromClient::Take { seat: Seat::new(1, gathering.chairs.len()).context("a seat")?, name: "Ben".into() };
            let open = FromClient::Open { table: gathering.table.clone() };
            for _ in 0..20 {
                match ben.ask(&open).await {
                    Ok(FromServer::Position(_)) => return Ok(gathering.table),
                    Ok(FromServer::Gathering { begun: false, .. }) => drop(ben.ask(&take).await),
                    Ok(_) | Err(_) => {}
                }
            }
        }
    }

    /// Returns the game that both have played.
    fn game(&mut self, table: String, is_over: bool) -> Game {
        let [ann, ben] = &mut self.people;
        let mut seen = Vec::new();
        for (by, other) in [(&*ann, &*ben), (&*ben, &*ann)] {
            for operation in &by.operations {
                let (Kind::Decide { row, .. }, Some(answered)) = (operation.kind, operation.answered) else { continue };
                let told = by.sights.begun + answered;
                let first = other.heard.iter().find(|(rows, _)| *rows > row);
                seen.extend(first.map(|(_, heard)| heard.saturating_duration_since(told)));
            }
        }
        let (mut history, mut waits) = (History::default(), Vec::new());
        for player in [ann, ben] {
            history.0.append(&mut player.operations);
            waits.append(&mut player.waits);
            player.heard.clear();
        }
        Game { table, history, waits, seen, is_over }
    }
}

impl Player {
    fn new(sights: Arc<Sights>, number: u64, every: Duration) -> Player {
        let node = number as usize % sights.addresses.len();
        Player {
            sights,
            luck: Rng::new(number),
            every,
            cookie: None,
            client: None,
            node,
            table: String::new(),
            known: None,
            operations: Vec::new(),
            waits: Vec::new(),
            heard: Vec::new(),
        }
    }

    /// Plays at a table until its game is over or `end` has come. Returns true if the game is over.
    async fn play(&mut self, table: &str, end: Instant) -> Result<bool> {
        (self.table, self.known, self.client) = (table.to_owned(), None, None);
        self.go_on(Instant::now()).await?;
        loop {
            let position = self.known.clone().context("somebody at a table has a position")?;
            if position.turn == TurnInfo::Over || Instant::now() >= end {
                return Ok(position.turn == TurnInfo::Over);
            }
            if position.pace != Pace::Instant {
                let _ = self.say(&FromClient::Pace { pace: Pace::Instant }).await;
            }
            match position.turn {
                TurnInfo::Seat(seat) if position.viewer == Some(seat) => self.decide(&position, seat).await?,
                TurnInfo::Seat(_) | TurnInfo::Chance | TurnInfo::Over => self.wait(&position, end).await?,
            }
        }
    }

    /// Waits for a newer position.
    async fn wait(&mut self, position: &Position, end: Instant) -> Result<()> {
        let (since, is_bot) = (
            Instant::now(),
            matches!(position.turn, TurnInfo::Seat(seat) if position.seats[seat.index()].bot.is_some()),
        );
        tokio::select! {
            heard = self.hear() => match heard {
                Ok(Answer::Position) if is_bot => self.waits.extend(self.sights.waited(since)),
                Ok(_) => {}
                Err(_) => self.go_on(Instant::now()).await?,
            },
            () = tokio::time::sleep_until(end) => {}
        }
        Ok(())
    }

    /// Decides, and sends the decision until it is answered.
    async fn decide(&mut self, position: &Position, seat: Seat) -> Result<()> {
        sleep(self.every.mul_f64(0.5 + f64::from(self.luck.below(1_000)) / 1_000.0)).await;
        let (row, choices) = (position.row, position.scene.choices.len());
        let choice = self.luck.below(u32::try_from(choices)?.max(1)) as usize;
        let (act, since) = (FromClient::Act { at: row, choice }, Instant::now());
        let kind = Kind::Decide { seat: seat.index(), row, choice };
        let mut operation = Operation { begun: self.sights.begun.elapsed(), answered: None, kind };
        let mut is_sent = self.say(&act).await.is_ok();
        loop {
            let heard = if is_sent { timeout(HANG, self.hear()).await } else { Ok(Err(anyhow::anyhow!("not sent"))) };
            match heard {
                Ok(Ok(Answer::Position)) => {}
                // Somebody else cannot decide for this seat, so a refusal says that the store fails.
                Ok(Ok(Answer::Refused)) => {
                    sleep(AGAIN).await;
                    is_sent = self.say(&act).await.is_ok();
                    continue;
                }
                Ok(Ok(Answer::Other)) => continue,
                Ok(Err(_)) | Err(_) => {
                    self.go_on(Instant::now()).await?;
                    is_sent = true;
                    if self.row() <= row {
                        is_sent = self.say(&act).await.is_ok();
                    }
                }
            }
            if self.row() > row {
                operation.answered = Some(self.sights.begun.elapsed());
                self.operations.push(operation);
                self.waits.extend(self.sights.waited(since));
                return Ok(());
            }
        }
    }

    fn row(&self) -> u64 {
        self.known.as_ref().map_or(0, |known| known.row)
    }

    /// Connects to any server and opens the table again, until it is shown. The person has waited since `since`.
    async fn go_on(&mut self, since: Instant) -> Result<()> {
        loop {
            self.client = None;
            let begun = self.sights.begun.elapsed();
            let open = match &self.known {
                Some(known) => FromClient::Resume { table: self.table.clone(), row: known.row },
                None => FromClient::Open { table: self.table.clone() },
            };
            if self.say(&open).await.is_ok()
                && let Ok(Ok(Answer::Position)) = timeout(HANG, self.hear()).await
            {
                let answered = Some(self.sights.begun.elapsed());
                self.operations.push(Operation { begun, answered, kind: Kind::Open { rows: self.row() } });
                self.waits.extend(self.sights.waited(since));
                return Ok(());
            }
            if since.elapsed() > SETTING_UP {
                bail!("nobody could go on at table {} for {SETTING_UP:?}", self.table);
            }
            sleep(BREAK).await;
        }
    }

    /// Sends a message, on a new connection if there is none.
    async fn say(&mut self, message: &FromClient) -> Result<()> {
        if self.client.is_none() {
            let address = self.sights.addresses[self.node];
            self.node = (self.node + 1) % self.sights.addresses.len();
            let (mut client, cookie) = Client::connect_to(address, PUBLIC, self.cookie.as_deref()).await?;
            if let Some(known) = &self.known {
                client.remembers(known);
            }
            self.cookie = self.cookie.take().or(cookie);
            self.client = Some(client);
        }
        let client = self.client.as_mut().context("it has just connected")?;
        let said = client.say(message).await;
        if said.is_err() {
            self.client = None;
        }
        said
    }

    /// Sends a message outside a game, and returns the answer. The call fails if the connection breaks.
    async fn ask(&mut self, message: &FromClient) -> Result<FromServer> {
        let asked = async {
            self.say(message).await?;
            self.client.as_mut().context("it is connected")?.hear().await
        };
        let answer = timeout(HANG, asked).await.unwrap_or_else(|_| Err(anyhow::anyhow!("no answer in time")));
        if answer.is_err() {
            self.client = None;
            sleep(BREAK).await;
        }
        answer
    }

    /// Receives a message about the table. The call is cancel safe.
    async fn hear(&mut self) -> Result<Answer> {
        let client = self.client.as_mut().context("there is no connection")?;
        match client.hear().await {
            Ok(FromServer::Position(position)) => {
                self.heard.push((position.row, Instant::now()));
                self.known = Some(*position);
                Ok(Answer::Position)
            }
            Ok(FromServer::Refused { .. }) => Ok(Answer::Refused),
            Ok(_) => Ok(Answer::Other),
            Err(fault) => {
                self.client = None;
                Err(fault)
            }
        }
    }
}
