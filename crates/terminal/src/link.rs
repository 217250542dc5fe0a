//! The only connection of this crate to the outside, which is a WebSocket to a local or remote server.

mod pass;

use crate::{
    address::Address,
    luck::{Checked, Luck},
};
use ::luck::Salt;
use futures_util::{SinkExt, StreamExt};
pub(crate) use pass::Pass;
use protocol::{FromClient, FromServer, MAX_MESSAGE};
use rustls::crypto::ring;
use std::time::Duration;
use tokio::{net::TcpStream, sync::mpsc, time};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{
        Error, Message,
        client::IntoClientRequest,
        http::{
            HeaderValue,
            header::{COOKIE, ORIGIN, SET_COOKIE},
        },
        protocol::WebSocketConfig,
    },
};

/// A message that arrived over the link, or a change of the link itself.
#[derive(Clone, Debug)]
pub enum Heard {
    /// The connection is up, either for the first time or after a break.
    Up,
    Said(FromServer),
    /// The luck of the open table was compared with what was promised there.
    Checked(Checked),
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
/// The time without a message after which the client asks the server for a sign of life. After the same time without an
/// answer, the connection is dead, although nobody has closed it.
const PATIENCE: Duration = Duration::from_secs(15);
/// The greatest length of a message that the client accepts, in bytes. A record of 16 MiB fits even with its quotation
/// marks escaped, and a position is much shorter. The limit only keeps a faulty server from filling the memory.
const LONGEST: usize = 32 * MAX_MESSAGE;

type Line = WebSocketStream<MaybeTlsStream<TcpStream>>;

impl Link {
    /// Starts to connect to the server at `address`, with the identity that the reader has there.
    pub(crate) fn open(address: Address, pass: Pass) -> Link {
        let (out, to_send) = mpsc::channel(WAITING);
        let (tell, heard) = mpsc::channel(WAITING);
        // This fails if another part of the program has installed one already, which then serves as well.
        let _ = ring::default_provider().install_default();
        let luck = Luck::kept_in(pass.luck_file());
        tokio::spawn(keep((address, pass), luck, (to_send, tell)));
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

/// The address of a server, and the reader's identity there.
type Door = (Address, Pass);

/// The messages of the client, and what it hears.
type Talk = (mpsc::Receiver<FromClient>, mpsc::Sender<Heard>);

async fn keep(mut door: Door, mut luck: Luck, (mut to_send, tell): Talk) {
    let mut line = match connect(&mut door).await {
        Ok(line) => line,
        Err(why) => return drop(tell.send(Heard::Gone(why.told(&door))).await),
    };
    loop {
        if tell.send(Heard::Up).await.is_err() {
            return;
        }
        let Err(_) = carry(line, &mut luck, (&mut to_send, &tell), PATIENCE).await else { return };
        if tell.send(Heard::Lost).await.is_err() {
            return;
        }
        line = match again(&mut door, &mut to_send).await {
            Ok(line) => line,
            Err(why) => return drop(tell.send(Heard::Gone(why.told(&door))).await),
        };
    }
}

/// The reason why there is no connection.
enum Unlinked {
    Socket(Error),
    /// The server has made the reader a new guest, whose identity cannot be kept.
    Pass(std::io::Error),
}

impl Unlinked {
    fn told(&self, (address, pass): &Door) -> String {
        match self {
            // The body of a server's refusal says what was expected.
            Unlinked::Socket(Error::Http(answer)) => {
                let body = answer.body().as_deref().map(String::from_utf8_lossy).unwrap_or_default();
                format!(
                    "the server at {} refuses the connection ({}). {}",
                    address.socket,
                    answer.status(),
                    body.trim()
                )
            }
            Unlinked::Socket(why) => {
                format!("no server answers at {} ({why}); `brickroad play` starts one", address.socket)
            }
            Unlinked::Pass(why) => format!(
                "your identity at this server cannot be kept in {} ({why}); expected a folder that you may write to",
                pass.file().display()
            ),
        }
    }
}

/// Carries messages both ways. Returns `Ok` when this side closes the link, or an error when the connection breaks.
async fn carry(
    line: Line,
    luck: &mut Luck,
    (to_send, tell): (&mut mpsc::Receiver<FromClient>, &mpsc::Sender<Heard>),
    patience: Duration,
) -> Result<(), Error> {
    let (mut sink, mut stream) = line.split();
    let mut asked = false;
    let silence = time::sleep(patience);
    tokio::pin!(silence);
    loop {
        tokio::select! {
            () = &mut silence => {
                if asked {
                    return Err(Error::ConnectionClosed);
                }
                asked = true;
                silence.as_mut().reset(time::Instant::now() + patience);
                sink.send(Message::text(written(&FromClient::Ping))).await?;
            }
            message = to_send.recv() => match message {
                Some(message) => sink.send(Message::text(written(&message))).await?,
                None => return sink.close().await,
            },
            message = stream.next() => {
                asked = false;
                silence.as_mut().reset(time::Instant::now() + patience);
                match message.ok_or(Error::ConnectionClosed)?? {
                    Message::Text(text) => {
                        let (heard, due) = heard(&text, luck);
                        for message in due {
                            sink.send(Message::text(written(&message))).await?;
                        }
                        for heard in heard {
                            if tell.send(heard).await.is_err() {
                                return Ok(());
                            }
                        }
                    }
                    Message::Close(_) => return Err(Error::ConnectionClosed),
                    Message::Binary(_) | Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => {}
                }
            }
        }
    }
}

fn written(message: &FromClient) -> String {
    serde_json::to_string(message).expect("a message is made of strings, numbers and lists")
}

/// Reads a message. Returns what the client hears, and the messages that the luck of its tables asks for.
fn heard(text: &str, luck: &mut Luck) -> (Vec<Heard>, Vec<FromClient>) {
    match serde_json::from_str(text) {
        Ok(message) => {
            let (due, checked) = luck.hear(&message, drawn);
            (std::iter::once(Heard::Said(message)).chain(checked.map(Heard::Checked)).collect(), due)
        }
        Err(why) => {
            let reason = format!("the server's message is not understood: {why}");
            (vec![Heard::Said(FromServer::Refused { reason })], Vec::new())
        }
    }
}

/// Draws a salt from the system's generator.
fn drawn() -> Option<Salt> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).ok().map(|()| Salt::new(bytes))
}

/// Connects with the origin of the server's own page and the reader's cookie, and keeps the cookie of a new guest.
async fn connect((address, pass): &mut Door) -> Result<Line, Unlinked> {
    let config = WebSocketConfig::default().max_message_size(Some(LONGEST)).max_frame_size(Some(LONGEST));
    let mut request = address.socket.as_str().into_client_request().map_err(Unlinked::Socket)?;
    let headers = [(ORIGIN, Some(address.origin.as_str())), (COOKIE, pass.cookie())];
    for (name, value) in headers {
        if let Some(value) = value.and_then(|value| HeaderValue::from_str(value).ok()) {
            request.headers_mut().insert(name, value);
        }
    }
    let (line, answer) = connect_async_with_config(request, Some(config), true).await.map_err(Unlinked::Socket)?;
    for set in answer.headers().get_all(SET_COOKIE).iter().filter_map(|set| set.to_str().ok()) {
        pass.keep(set).map_err(Unlinked::Pass)?;
    }
    Ok(line)
}

/// Connects again. Messages that were waiting are dropped, because the client starts again with its greeting at `Up`.
async fn again(door: &mut Door, to_send: &mut mpsc::Receiver<FromClient>) -> Result<Line, Unlinked> {
    let mut fault = Unlinked::Socket(Error::ConnectionClosed);
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
        match connect(door).await {
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
    use tokio::io::AsyncReadExt;
    use tokio::net::TcpListener;
    use tokio_tungstenite::{
        accept_async, accept_hdr_async,
        tungstenite::handshake::server::{Request, Response},
    };

    const HELLO: FromClient = FromClient::Hello { lang: Lang::En };

    /// Opens a link without an identity.
    fn open(address: &str) -> Link {
        let address = Address::read(address).unwrap();
        let pass = Pass::read(&std::env::temp_dir().join("brickroad has no such folder"), &address.origin).unwrap();
        Link::open(address, pass)
    }

    /// Accepts one client and returns its first message.
    async fn serve(listener: &TcpListener) -> (WebSocketStream<TcpStream>, String) {
        let mut line = accept_async(listener.accept().await.unwrap().0).await.unwrap();
        let first = line.next().await.unwrap().unwrap().into_text().unwrap().to_string();
        (line, first)
    }

    #[tokio::test]
    async fn a_broken_connection_is_restored_without_its_old_messages() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut link = open(&format!("ws://{}/socket", listener.local_addr().unwrap()));
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
        match open(&address).hear().await {
            Heard::Gone(why) => assert!(why.contains(&address), "{why}"),
            other => panic!("{other:?}"),
        }
    }

    /// Accepts one client, which gets a cookie, and returns the origin and the cookie that it came with.
    #[expect(clippy::result_large_err, reason = "the type of the callback is the library's")]
    async fn greet(listener: &TcpListener, set: &str) -> [Option<String>; 2] {
        let mut came = [None, None];
        let stream = listener.accept().await.unwrap().0;
        let greeted = accept_hdr_async(stream, |request: &Request, mut response: Response| {
            let header = |name| request.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
            came = [header(ORIGIN), header(COOKIE)];
            response.headers_mut().insert(SET_COOKIE, HeaderValue::from_str(set).unwrap());
            Ok(response)
        });
        greeted.await.unwrap();
        came
    }

    #[tokio::test]
    async fn a_server_knows_its_guest_again() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let folder = std::env::temp_dir().join(format!("brickroad-link-{}", std::process::id()));
        let cookie = format!("brickroad={}", "1f".repeat(32));
        let origin = format!("http://{}", listener.local_addr().unwrap());
        for known in [None, Some(cookie.clone())] {
            let address = Address::read(&origin).unwrap();
            let mut link = Link::open(address, Pass::read(&folder, &origin).unwrap());
            let came = greet(&listener, &format!("{cookie}; Path=/")).await;
            assert_eq!(came, [Some(origin.clone()), known]);
            assert!(matches!(link.hear().await, Heard::Up));
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test]
    async fn a_server_that_says_nothing_is_asked_and_then_given_up() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let origin = format!("http://{}", listener.local_addr().unwrap());
        let pass = Pass::read(&std::env::temp_dir().join("brickroad has no such folder"), &origin).unwrap();
        let mut door = (Address::read(&origin).unwrap(), pass);
        let (line, served) =
            tokio::join!(connect(&mut door), async { accept_async(listener.accept().await.unwrap().0).await.unwrap() });
        let ((_out, mut to_send), (tell, _heard)) = (mpsc::channel(1), mpsc::channel(1));
        let line = line.unwrap_or_else(|why| panic!("{}", why.told(&door)));
        let mut luck = Luck::kept_in(door.1.luck_file());
        assert!(carry(line, &mut luck, (&mut to_send, &tell), Duration::from_millis(20)).await.is_err());
        let mut served = served;
        let asked = served.next().await.unwrap().unwrap();
        assert_eq!(asked.into_text().unwrap().as_str(), written(&FromClient::Ping));
    }

    #[tokio::test]
    async fn a_secure_address_is_called_with_encryption() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let _link = open(&format!("https://{}", listener.local_addr().unwrap()));
        let mut first = [0];
        listener.accept().await.unwrap().0.read_exact(&mut first).await.unwrap();
        // The type of a record of TLS that begins a connection.
        assert_eq!(first, [0x16]);
    }
}
