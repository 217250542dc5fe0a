//! Measures the cost of screens: `cargo run --release -p server --example screens -- 20 duel`.
//!
//! A client plays one game repeatedly over a socket, always with choice 0, against a random bot that does not wait. In
//! half of the games only this client has the table open, and in the other half the given number of further screens
//! watch. The two kinds of games alternate. The program prints, for each kind, the median time from a decision to the
//! next position with choices, and the ratio of the two times.

use futures_util::{SinkExt, StreamExt};
use protocol::{FromClient, FromServer, Options, Pace, Position, SeatPlan};
use server::{Config, Running};
use std::{
    env,
    error::Error,
    time::{Duration, Instant},
};
use tokio::net::TcpStream;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

type Fallible<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// The number of games of each kind.
const GAMES: usize = 5;
/// The greatest number of decisions in a game. A longer game is left unfinished.
const DECISIONS: usize = 150;

#[tokio::main]
async fn main() -> Fallible<()> {
    let words: Vec<String> = env::args().skip(1).collect();
    let [screens, game] = words.as_slice() else {
        return Err("expected a number of screens and a game: 20 duel".into());
    };
    let screens: usize = screens.parse()?;
    let data = tempfile::tempdir()?;
    let running = server::start(Config {
        data: data.path().to_owned(),
        database: None,
        bus: None,
        address: ([127, 0, 0, 1], 0).into(),
        seed: Some(7),
        hosting: server::Hosting::Own,
        proxies: Vec::new(),
        limits: Default::default(),
        push: Default::default(),
    })
    .await?;
    let (mut alone, mut watched) = (Vec::new(), Vec::new());
    for _ in 0..GAMES {
        alone.extend(played(&running, game, 0).await?);
        watched.extend(played(&running, game, screens).await?);
    }
    running.stop().await;
    let (alone, watched) = (median(alone), median(watched));
    let ratio = watched.as_secs_f64() / alone.as_secs_f64();
    println!(
        "a decision takes {alone:.1?} by itself, {watched:.1?} with {screens} more screens: {ratio:.2} times as long"
    );
    Ok(())
}

fn median(mut all: Vec<Duration>) -> Duration {
    all.sort_unstable();
    all[all.len() / 2]
}

/// Plays a game that `screens` further screens watch. Returns the time that each decision took.
async fn played(running: &Running, game: &str, screens: usize) -> Fallible<Vec<Duration>> {
    let mut person = Client::connect(running).await?;
    let seat = |name: &str, bot: Option<&str>| SeatPlan { name: name.into(), bot: bot.map(Into::into) };
    let seats = vec![seat("Ann", None), seat("Ben", Some("random"))];
    person.say(&FromClient::Create { game: game.into(), options: Options::new(), seats }).await?;
    let mut position = person.position().await?;
    let mut watching = Vec::new();
    for _ in 0..screens {
        let mut screen = Client::connect(running).await?;
        screen.say(&FromClient::Open { table: position.table.clone() }).await?;
        // The watching clients read the messages and drop them, so that they use little of the processor's time.
        watching.push(tokio::spawn(async move { while let Some(Ok(_)) = screen.socket.next().await {} }));
    }
    person.say(&FromClient::Pace { pace: Pace::Instant }).await?;
    let mut times = Vec::new();
    while times.len() < DECISIONS && position.scene.sheet.is_none() {
        if position.scene.choices.is_empty() {
            position = person.position().await?;
            continue;
        }
        let (row, begun) = (position.row, Instant::now());
        person.say(&FromClient::Act { at: row, choice: 0 }).await?;
        while position.row == row || (position.scene.choices.is_empty() && position.scene.sheet.is_none()) {
            position = person.position().await?;
        }
        times.push(begun.elapsed());
    }
    watching.into_iter().for_each(|task| task.abort());
    Ok(times)
}

struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    known: Option<Position>,
}

impl Client {
    async fn connect(running: &Running) -> Fallible<Client> {
        let (socket, _) = connect_async(format!("ws://{}/socket", running.address())).await?;
        Ok(Client { socket, known: None })
    }

    async fn say(&mut self, message: &FromClient) -> Fallible<()> {
        Ok(self.socket.send(Message::text(serde_json::to_string(message)?)).await?)
    }

    async fn position(&mut self) -> Fallible<Position> {
        loop {
            let heard = self.socket.next().await.ok_or("the server is gone")??;
            let position = match serde_json::from_str(heard.to_text()?)? {
                FromServer::Position(position) => Some(*position),
                FromServer::Update(update) => self.known.as_ref().and_then(|known| known.updated(&update)),
                FromServer::Welcome { .. }
                | FromServer::Tables { .. }
                | FromServer::Log(_)
                | FromServer::Record { .. }
                | FromServer::Landmarks(_)
                | FromServer::Hint(_)
                | FromServer::Review(_)
                | FromServer::Ledger(_)
                | FromServer::Shared { .. }
                | FromServer::Rematch { .. }
                | FromServer::Company { .. }
                | FromServer::Talk { .. }
                | FromServer::Warned { .. }
                | FromServer::Pong
                | FromServer::Dailies(_)
                | FromServer::Gathering { .. } => None,
                FromServer::Refused { reason } => return Err(reason.into()),
            };
            if let Some(position) = position {
                self.known = Some(position.clone());
                return Ok(position);
            }
        }
    }
}
