//! A client: the protocol's messages on one WebSocket.

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use protocol::{FromClient, FromServer, Position, SeatPlan};
use std::{net::SocketAddr, time::Duration};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

/// A client of a server on loopback. It applies each update to the position before it.
#[derive(Debug)]
pub struct Client {
    /// The socket, for sending and receiving frames that are not messages of the protocol.
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last position received.
    known: Option<Position>,
}

/// The time limit for an answer.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Returns the seat of a person.
pub fn person(name: &str) -> SeatPlan {
    SeatPlan { name: name.to_owned(), bot: None }
}

/// Returns the seat of a bot of this level.
pub fn bot(name: &str, level: &str) -> SeatPlan {
    SeatPlan { name: name.to_owned(), bot: Some(level.to_owned()) }
}

impl Client {
    /// Opens a socket.
    pub async fn connect(address: SocketAddr) -> Result<Client> {
        let connected = connect_async(format!("ws://{address}/socket"));
        let (socket, _) = timeout(PATIENCE, connected).await.context("no socket in time")??;
        Ok(Client { socket, known: None })
    }

    /// Sends a message.
    pub async fn say(&mut self, message: &FromClient) -> Result<()> {
        self.say_text(serde_json::to_string(message)?).await
    }

    /// Sends any text.
    pub async fn say_text(&mut self, text: impl Into<String>) -> Result<()> {
        Ok(self.socket.send(Message::text(text.into())).await?)
    }

    /// Receives the next message. An update is returned as the position that results from it.
    pub async fn hear(&mut self) -> Result<FromServer> {
        let position = match self.hear_as_sent().await? {
            FromServer::Position(position) => *position,
            FromServer::Update(update) => {
                let known = self.known.as_ref().context("an update follows a position")?;
                known.updated(&update).context("an update fits the position before it")?
            }
            other => return Ok(other),
        };
        self.known = Some(position.clone());
        Ok(FromServer::Position(Box::new(position)))
    }

    /// Receives the next message unchanged. After an update is read this way, `hear` fails on updates until it receives a
    /// whole position.
    pub async fn hear_as_sent(&mut self) -> Result<FromServer> {
        loop {
            match self.frame().await? {
                Some(Message::Text(text)) => return Ok(serde_json::from_str(&text)?),
                // The socket answers pings by itself.
                Some(Message::Ping(_) | Message::Pong(_)) => {}
                other => bail!("expected text, heard {other:?}"),
            }
        }
    }

    /// Receives the next frame. Returns `None` if the socket is closed.
    pub async fn frame(&mut self) -> Result<Option<Message>> {
        Ok(timeout(PATIENCE, self.socket.next()).await.context("no answer in time")?.transpose()?)
    }

    /// Receives a position. Fails with the reason if the answer is a refusal.
    pub async fn position(&mut self) -> Result<Position> {
        match self.hear().await? {
            FromServer::Position(position) => Ok(*position),
            FromServer::Refused { reason } => bail!("refused: {reason}"),
            other => bail!("expected a position, heard {other:?}"),
        }
    }

    /// Sends a message and receives the position that answers it.
    pub async fn ask(&mut self, message: &FromClient) -> Result<Position> {
        self.say(message).await?;
        self.position().await
    }
}
