//! A client that exchanges the protocol's messages on one WebSocket.

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use protocol::{FromClient, FromServer, Position, SeatPlan};
use std::{net::SocketAddr, time::Duration};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, client_async, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

/// A client of a server on loopback. It applies each update to the last position that it received.
#[derive(Debug)]
pub struct Client {
    /// The socket. Trials use it to send and receive frames that are not messages of the protocol.
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last position received.
    known: Option<Position>,
}

/// The time limit for an answer.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// Returns the plan of a seat for a person.
pub fn person(name: &str) -> SeatPlan {
    SeatPlan { name: name.to_owned(), bot: None }
}

/// Returns the plan of a seat for a bot of this level.
pub fn bot(name: &str, level: &str) -> SeatPlan {
    SeatPlan { name: name.to_owned(), bot: Some(level.to_owned()) }
}

impl Client {
    /// Opens a WebSocket to the server, as the server's own page does.
    pub async fn connect(address: SocketAddr) -> Result<Client> {
        Client::connect_with(address, &[]).await
    }

    /// Opens a WebSocket to the server as a guest who has this cookie.
    pub async fn connect_as(address: SocketAddr, cookie: &str) -> Result<Client> {
        Client::connect_with(address, &[("Cookie", cookie)]).await
    }

    /// Opens a WebSocket to the server at `address`, as a page of the public host `host` does, for the guest with this
    /// cookie or for a new guest. Also returns the cookie that a new guest gets.
    pub async fn connect_to(address: SocketAddr, host: &str, cookie: Option<&str>) -> Result<(Client, Option<String>)> {
        let mut request = format!("ws://{host}/socket").into_client_request()?;
        request.headers_mut().insert("Origin", format!("http://{host}").parse()?);
        if let Some(cookie) = cookie {
            request.headers_mut().insert("Cookie", cookie.parse()?);
        }
        let connected = async {
            let stream = TcpStream::connect(address).await?;
            stream.set_nodelay(true)?;
            anyhow::Ok(client_async(request, MaybeTlsStream::Plain(stream)).await?)
        };
        let (socket, answer) = timeout(PATIENCE, connected).await.context("no socket in time")??;
        let set = answer.headers().get("set-cookie").and_then(|set| set.to_str().ok()?.split(';').next());
        Ok((Client { socket, known: None }, set.map(str::to_owned)))
    }

    /// Lets the client go on from a position that it has from an earlier connection.
    pub fn remembers(&mut self, position: &Position) {
        self.known = Some(position.clone());
    }

    async fn connect_with(address: SocketAddr, headers: &[(&'static str, &str)]) -> Result<Client> {
        let mut request = format!("ws://{address}/socket").into_client_request()?;
        request.headers_mut().insert("Origin", format!("http://{address}").parse()?);
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse()?);
        }
        let connected = connect_async(request);
        let (socket, _) = timeout(PATIENCE, connected).await.context("no socket in time")??;
        Ok(Client { socket, known: None })
    }

    /// Sends a message of the protocol.
    pub async fn say(&mut self, message: &FromClient) -> Result<()> {
        self.say_text(serde_json::to_string(message)?).await
    }

    /// Sends any text, even if it is not a message of the protocol.
    pub async fn say_text(&mut self, text: impl Into<String>) -> Result<()> {
        Ok(self.socket.send(Message::text(text.into())).await?)
    }

    /// Receives the next message, other than news of who is at the table. If it is an update, returns the resulting
    /// position instead.
    pub async fn hear(&mut self) -> Result<FromServer> {
        let position = loop {
            match self.hear_as_sent().await? {
                FromServer::Position(position) => break *position,
                FromServer::Update(update) => {
                    let known = self.known.as_ref().context("an update follows a position")?;
                    break known.updated(&update).context("an update fits the position before it")?;
                }
                FromServer::Company { .. } | FromServer::Talk { .. } => {}
                other => return Ok(other),
            }
        };
        self.known = Some(position.clone());
        Ok(FromServer::Position(Box::new(position)))
    }

    /// Receives the next message and returns it unchanged. If it is an update, `hear` fails on later updates until a
    /// whole position is received.
    pub async fn hear_as_sent(&mut self) -> Result<FromServer> {
        loop {
            match self.frame().await? {
                Some(Message::Text(text)) => return Ok(serde_json::from_str(&text)?),
                // The socket answers pings without our help.
                Some(Message::Ping(_) | Message::Pong(_)) => {}
                other => bail!("expected text, heard {other:?}"),
            }
        }
    }

    /// Receives the next frame. Returns `None` if the socket is closed.
    pub async fn frame(&mut self) -> Result<Option<Message>> {
        Ok(timeout(PATIENCE, self.socket.next()).await.context("no answer in time")?.transpose()?)
    }

    /// Receives the next message, which must be a position. A refusal is an error with its reason.
    pub async fn position(&mut self) -> Result<Position> {
        match self.hear().await? {
            FromServer::Position(position) => Ok(*position),
            FromServer::Refused { reason } => bail!("refused: {reason}"),
            other => bail!("expected a position, heard {other:?}"),
        }
    }

    /// Sends a message, and returns the position that answers it.
    pub async fn ask(&mut self, message: &FromClient) -> Result<Position> {
        self.say(message).await?;
        self.position().await
    }
}
