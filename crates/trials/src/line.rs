//! A light client. It parses only a few members of each message, so that one process can run many clients.

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use protocol::{FromClient, SeatPlan};
use serde::{Deserialize, de::IgnoredAny};
use std::{
    net::{Ipv4Addr, SocketAddr},
    time::Duration,
};
use tokio::{
    net::{TcpSocket, TcpStream},
    time::timeout,
};
use tokio_tungstenite::{
    WebSocketStream, client_async,
    tungstenite::{Message, client::IntoClientRequest},
};

/// The socket of a light client.
#[derive(Debug)]
pub(crate) struct Line(WebSocketStream<TcpStream>);

/// The members that a light client reads of a message from the server.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Heard {
    pub(crate) say: String,
    pub(crate) row: Option<u64>,
    pub(crate) table: Option<String>,
    pub(crate) reason: Option<String>,
    pub(crate) lang: Option<String>,
    pub(crate) more: Option<u64>,
    pub(crate) digest: Option<String>,
    tables: Option<Vec<TableLine>>,
    scene: Option<Scene>,
    choices: Option<Vec<IgnoredAny>>,
    sheet: Option<IgnoredAny>,
}

#[derive(Debug, Deserialize)]
struct Scene {
    choices: Vec<IgnoredAny>,
    sheet: Option<IgnoredAny>,
}

/// The members that a light client reads of a table's entry in a list.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct TableLine {
    pub(crate) id: String,
}

/// The facts that a light client keeps about a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stand {
    pub(crate) row: u64,
    /// The number of choices that this client can make now.
    pub(crate) choices: usize,
    pub(crate) over: bool,
}

/// The time limit for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// Opens a TCP connection to a server, from this source address.
pub(crate) async fn connect_from(source: Ipv4Addr, server: SocketAddr) -> Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((source, 0).into()).with_context(|| format!("{source} cannot be bound"))?;
    let stream = timeout(PATIENCE, socket.connect(server)).await.context("no connection in time")??;
    stream.set_nodelay(true)?;
    Ok(stream)
}

impl Line {
    /// Opens a WebSocket to a server, from this source address, as the server's own page does.
    pub(crate) async fn open(source: Ipv4Addr, server: SocketAddr) -> Result<Line> {
        Ok(Line::open_as(None, source, server).await?.0)
    }

    /// Opens a WebSocket for the guest with this cookie, or for a new guest. Also returns the cookie that a new guest
    /// gets.
    pub(crate) async fn open_as(
        cookie: Option<&str>,
        source: Ipv4Addr,
        server: SocketAddr,
    ) -> Result<(Line, Option<String>)> {
        let stream = connect_from(source, server).await?;
        let mut request = format!("ws://{server}/socket").into_client_request()?;
        request.headers_mut().insert("Origin", format!("http://{server}").parse()?);
        if let Some(cookie) = cookie {
            request.headers_mut().insert("Cookie", cookie.parse()?);
        }
        let opened = timeout(PATIENCE, client_async(request, stream)).await;
        let (socket, answer) = opened.context("no socket in time")??;
        let set = answer.headers().get("set-cookie").and_then(|set| set.to_str().ok()?.split(';').next());
        Ok((Line(socket), set.map(str::to_owned)))
    }

    /// Sends a message of the protocol.
    pub(crate) async fn say(&mut self, message: &FromClient) -> Result<()> {
        self.send(Message::text(serde_json::to_string(message)?)).await
    }

    /// Sends any frame, even if it is not a message of the protocol.
    pub(crate) async fn send(&mut self, frame: Message) -> Result<()> {
        Ok(self.0.send(frame).await?)
    }

    /// Receives the next frame, or returns `None` if the socket is closed. The call is cancel safe.
    pub(crate) async fn frame(&mut self) -> Result<Option<Message>> {
        Ok(self.0.next().await.transpose()?)
    }

    /// Receives the next message. The call is cancel safe.
    pub(crate) async fn hear(&mut self) -> Result<Heard> {
        loop {
            match self.frame().await? {
                Some(Message::Text(text)) => return Ok(serde_json::from_str(&text)?),
                Some(Message::Ping(_) | Message::Pong(_)) => {}
                other => bail!("expected text, heard {other:?}"),
            }
        }
    }

    /// Sends a message, and receives messages until one of this kind arrives. A refusal is an error with its reason.
    pub(crate) async fn ask(&mut self, message: &FromClient, kind: &str) -> Result<Heard> {
        self.say(message).await?;
        let answered = async {
            loop {
                let heard = self.hear().await?;
                if heard.say == kind {
                    return Ok(heard);
                }
                if heard.say == "refused" {
                    bail!("refused: {}", heard.reason.unwrap_or_default());
                }
            }
        };
        timeout(PATIENCE, answered).await.context("no answer in time")?
    }

    /// Creates a game with a person in the first seat and bots of this level in the other seats. Returns the id of its
    /// table and the facts about the table.
    pub(crate) async fn create(&mut self, game: &str, seats: usize, level: &str) -> Result<(String, Stand)> {
        let bot = |at| SeatPlan { name: format!("Bot {at}"), bot: Some(level.to_owned()) };
        let person = SeatPlan { name: "Ann".to_owned(), bot: None };
        let seats = [person].into_iter().chain((1..seats).map(bot)).collect();
        let message = FromClient::Create { game: game.to_owned(), options: Default::default(), seats };
        let heard = self.ask(&message, "position").await?;
        let stand = heard.stand().context("a position has a row")?;
        Ok((heard.table.context("a position names its table")?, stand))
    }
}

impl Heard {
    /// Returns the facts about the table, or `None` if the message is neither a position nor an update.
    pub(crate) fn stand(&self) -> Option<Stand> {
        let (choices, over) = match &self.scene {
            Some(scene) => (scene.choices.len(), scene.sheet.is_some()),
            None => (self.choices.as_ref()?.len(), self.sheet.is_some()),
        };
        Some(Stand { row: self.row?, choices, over })
    }

    /// Returns the ids of the tables that this message lists, or none if it is not a list of tables.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.tables.iter().flatten().map(|table| table.id.clone()).collect()
    }
}
