//! The only connection of this crate to the outside, which is a WebSocket to a local or remote server.

use futures_util::{SinkExt, StreamExt};
use protocol::{FromClient, FromServer, MAX_MESSAGE};
use std::time::Duration;
use tokio::{net::TcpStream, sync::mpsc, time};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Error, Message, protocol::WebSocketConfig},
};

/// A message that arrived over the link, or a change of the link itself.
#[derive(Clone, Debug)]
pub enum Heard {
    /// The connection is up, either for the first time or after a break.
    Up,
    Said(FromServer),
    /// The connection broke, and the link is trying to connect again.
    Lost,
    /// The link has given up, for the reason in this string.
    Gone(String),
}

/// A connection to a server, which is restored after a break.
#[derive(Debug)]
pub(crate) struct Link {
    out: mpsc::Sender<FromClient>,
    heard: mpsc::Receiver<Heard>,
}

/// The number of messages that can wait in either direction before the sender has to wait.
const WAITING: usize = 64;
/// The number of attempts to restore a connection, at one attempt per second.
const TRIES: usize = 120;
/// The greatest length of a message that the client accepts, in bytes. A record of 16 MiB fits even with its quotation
/// marks escaped, and a position is much shorter. The limit only keeps a faulty server from filling the memory.
const LONGEST: usize = 32 * MAX_MESSAGE;

type Line = WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Link {
    /// Starts to connect to `address`, a `ws://` URL.
    pub(crate) fn open(address: String) -> Link {
        let (out, to_send) = mpsc::channel(WAITING);
        let (tell, heard) = mpsc::channel(WAITING);
        tokio::spawn(keep(address, to_send, tell));
        Link { out, heard }
    }

    pub(crate) async fn say(&self, message: FromClient) {
        // If the link has given up, the next call of `hear` reports it.
        let _ = self.out.send(message).await;
    }

    pub(crate) async fn hear(&mut self) -> Heard {
        self.heard.recv().await.unwrap_or_else(|| Heard::Gone(String::new()))
    }
}

async fn keep(address: String, mut to_send: mpsc::Receiver<FromClient>, tell: mpsc::Sender<Heard>) {
    let mut line = match connect(&address).await {
        Ok(line) => line,
        Err(why) => return drop(tell.send(gone(&address, &why)).await),
    };
    loop {
        if tell.send(Heard::Up).await.is_err() {
            return;
        }
        let Err(_) = carry(line, &mut to_send, &tell).await else { return };
        if tell.send(Heard::Lost).await.is_err() {
            return;
        }
        line = match again(&address, &mut to_send).await {
            Ok(line) => line,
            Err(why) => return drop(tell.send(gone(&address, &why)).await),
        };
    }
}

fn gone(address: &str, why: &Error) -> Heard {
    Heard::Gone(format!("no server answers at {address} ({why}); `brickroad play` starts one"))
}

/// Carries messages both ways. Returns `Ok` when this side closes the link, or an error when the connection breaks.
async fn carry(line: Line, to_send: &mut mpsc::Receiver<FromClient>, tell: &mpsc::Sender<Heard>) -> Result<(), Error> {
    let (mut sink, mut stream) = line.split();
    loop {
        tokio::select! {
            message = to_send.recv() => match message {
                Some(message) => sink.send(Message::text(written(&message))).await?,
                None => return sink.close().await,
            },
            message = stream.next() => match message.ok_or(Error::ConnectionClosed)?? {
                Message::Text(text) => {
                    if tell.send(heard(&text)).await.is_err() {
                        return Ok(());
                    }
                }
                Message::Close(_) => return Err(Error::ConnectionClosed),
                Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
            },
        }
    }
}

fn written(message: &FromClient) -> String {
    serde_json::to_string(message).expect("a message is made of strings, numbers and lists")
}

fn heard(text: &str) -> Heard {
    match serde_json::from_str(text) {
        Ok(message) => Heard::Said(message),
        Err(why) => {
            Heard::Said(FromServer::Refused { reason: format!("the server's message is not understood: {why}") })
        }
    }
}

async fn connect(address: &str) -> Result<Line, Error> {
    let config = WebSocketConfig::default().max_message_size(Some(LONGEST)).max_frame_size(Some(LONGEST));
    Ok(connect_async_with_config(address, Some(config), true).await?.0)
}

/// Connects again. Messages that were waiting are dropped, because the client starts again with its greeting at `Up`.
async fn again(address: &str, to_send: &mut mpsc::Receiver<FromClient>) -> Result<Line, Error> {
    let mut fault = Error::ConnectionClosed;
    for _ in 0..TRIES {
        let pause = time::sleep(Duration::from_secs(1));
        tokio::pin!(pause);
        loop {
            tokio::select! {
                () = &mut pause => break,
                unheard = to_send.recv() => if unheard.is_none() {
                    return Err(fault);
                },
            }
        }
        match connect(address).await {
            Ok(line) => {
                while to_send.try_recv().is_ok() {}
                return Ok(line);
            }
            Err(why) => fault = why,
        }
    }
    Err(fault)
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::Lang;
    use tokio::net::TcpListener;
    use tokio_tungstenite::accept_async;

    const HELLO: FromClient = FromClient::Hello { lang: Lang::En };

    /// Accepts one client and returns its first message.
    async fn serve(listener: &TcpListener) -> (WebSocketStream<TcpStream>, String) {
        let mut line = accept_async(listener.accept().await.unwrap().0).await.unwrap();
        let first = line.next().await.unwrap().unwrap().into_text().unwrap().to_string();
        (line, first)
    }

    #[tokio::test]
    async fn a_broken_connection_is_restored_without_its_old_messages() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut link = Link::open(format!("ws://{}/socket", listener.local_addr().unwrap()));
        link.say(HELLO).await;
        let (line, first) = serve(&listener).await;
        assert_eq!(first, written(&HELLO));
        assert!(matches!(link.hear().await, Heard::Up));
        drop(line);
        assert!(matches!(link.hear().await, Heard::Lost));
        link.say(FromClient::Tables(Default::default())).await;
        let (heard, mut line) = tokio::join!(
            async {
                let heard = link.hear().await;
                link.say(HELLO).await;
                heard
            },
            serve(&listener)
        );
        assert!(matches!(heard, Heard::Up));
        assert_eq!(line.1, written(&HELLO));
        let tables = serde_json::to_string(&FromServer::Tables {
            tables: Vec::new(),
            find: Default::default(),
            more: None,
            gatherings: None,
        })
        .unwrap();
        line.0.send(Message::text(tables)).await.unwrap();
        assert!(matches!(link.hear().await, Heard::Said(FromServer::Tables { .. })));
        line.0.send(Message::text("{}")).await.unwrap();
        assert!(matches!(link.hear().await, Heard::Said(FromServer::Refused { .. })));
    }

    #[tokio::test]
    async fn a_server_that_is_not_there_is_given_up_at_once() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("ws://{}", listener.local_addr().unwrap());
        drop(listener);
        match Link::open(address.clone()).hear().await {
            Heard::Gone(why) => assert!(why.contains(&address), "{why}"),
            other => panic!("{other:?}"),
        }
    }
}
