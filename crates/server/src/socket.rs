//! One WebSocket. It receives and sends texts, and the session interprets them.

use crate::{
    decisions::FromHost,
    hosting::Hosting,
    identity::Guest,
    limits::Limits,
    measures::Counted,
    pace::Pace,
    places::Place,
    request::{Shared, reader, refuse},
    session::{Heard, Session},
};
use axum::{
    Extension,
    body::Bytes,
    extract::{
        State,
        ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code},
    },
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use host::Refusal;
use protocol::MAX_MESSAGE;
use std::{io, sync::Arc, time::Duration};
use tokio::time::{Instant, Interval, MissedTickBehavior, interval, timeout};
use tokio_tungstenite::tungstenite;
use tokio_util::sync::CancellationToken;
use tracing::{Instrument, Span};

/// The greatest length of a message in bytes. A longer message ends the connection. A message between [`MAX_MESSAGE`]
/// and this length gets a refusal in words.
const MAX_FRAME: usize = 4 * MAX_MESSAGE;

/// The size of the read buffer of each socket, in bytes. Most messages are shorter.
const READ_AHEAD: usize = 8 << 10;

/// The longest time that the closing of a socket may take.
const PATIENCE: Duration = Duration::from_secs(1);

pub(crate) async fn open(
    State(shared): State<Shared>,
    Extension(place): Extension<Arc<Place>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let lang = reader(&headers);
    if shared.stop.is_cancelled() {
        let about = [(header::RETRY_AFTER, "5")];
        return (about, refuse(StatusCode::SERVICE_UNAVAILABLE, &Refusal::Ending, &headers)).into_response();
    }
    let guest = match Guest::of(&headers, &shared.home).await {
        Ok(guest) => guest,
        Err(refusal) => return refuse(StatusCode::SERVICE_UNAVAILABLE, &refusal, &headers),
    };
    let (person, span) = (guest.person(), Span::current());
    place.belongs_to(place.sender(&headers), person);
    let upgrade = upgrade.max_message_size(MAX_FRAME).max_frame_size(MAX_FRAME).read_buffer_size(READ_AHEAD);
    guest.greet(upgrade.on_upgrade(move |socket| {
        let Shared { lobby, limits, stop, tasks, home, .. } = shared;
        let goodbye = match home.hosting {
            Hosting::Own => (close_code::AWAY, "the server stops"),
            Hosting::Others(_) => (close_code::RESTART, "the server restarts; your game is kept"),
        };
        place.intake().begin();
        let talk = async move {
            let mut connection = Connection::new(socket, (place, limits), (stop, goodbye));
            let mut session = Session::new(lobby, person, lang);
            let _counted = Counted::socket();
            tracing::info!("a socket opened");
            connection.talk(&mut session).await;
            session.leave().await;
            tracing::info!("a socket closed");
        };
        tasks.track_future(talk.instrument(span))
    }))
}

struct Connection {
    socket: WebSocket,
    place: Arc<Place>,
    silence: Duration,
    pace: Pace,
    pings: Interval,
    /// The time at which the client last sent anything. It is `None` until the client has sent its first message.
    heard: Option<Instant>,
    /// The time of the last ping, until the client has answered it.
    pinged: Option<Instant>,
    stop: CancellationToken,
    /// The close code and the reason when the server ends.
    goodbye: (u16, &'static str),
}

/// The end of the connection. Either side may have caused it.
struct Ended;

impl Connection {
    fn new(
        socket: WebSocket,
        (place, limits): (Arc<Place>, Limits),
        (stop, goodbye): (CancellationToken, (u16, &'static str)),
    ) -> Connection {
        let mut pings = interval(limits.ping.max(Duration::from_millis(1)));
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        // Skips the first tick, which would come immediately.
        pings.reset();
        let (silence, pace) = (limits.silence, Pace::new(&limits));
        Connection { socket, place, silence, pace, pings, heard: None, pinged: None, stop, goodbye }
    }

    async fn talk(&mut self, session: &mut Session) {
        let (stop, place) = (self.stop.clone(), Arc::clone(&self.place));
        let mut host = session.host_news();
        loop {
            let done = tokio::select! {
                // The stop of the server is checked first. Otherwise, the end of the tables at the same moment would be
                // reported to the client.
                biased;
                () = stop.cancelled() => Err(Ended),
                () = place.lost() => {
                    self.close(close_code::AGAIN, "others need this place; come again").await;
                    Err(Ended)
                }
                _ = self.pings.tick() => self.ping().await,
                heard = self.socket.recv() => self.hear(heard, session).await,
                said = host.next() => match said {
                    FromHost::Warned(message) => self.send(Message::Text(message.into())).await,
                    FromHost::Banned(refusal) => {
                        session.leave().await;
                        self.send(Message::Text(session.refuse(&refusal))).await
                    }
                },
                news = session.news() => self.send(Message::Text(news)).await,
            };
            if done.is_err() {
                break;
            }
        }
        if stop.is_cancelled() {
            let (code, reason) = self.goodbye;
            self.close(code, reason).await;
        }
    }

    async fn hear(&mut self, heard: Option<Result<Message, axum::Error>>, session: &mut Session) -> Result<(), Ended> {
        let answer = match heard {
            Some(Ok(Message::Text(text))) => {
                self.pace.next().await;
                let Heard { answer, is_use } = session.hear(&text).await;
                if is_use {
                    self.place.heard(session.is_at_table());
                }
                answer
            }
            Some(Ok(Message::Binary(_))) => {
                self.pace.next().await;
                Some(session.refuse(&Refusal::NotText))
            }
            Some(Ok(heard @ (Message::Ping(_) | Message::Pong(_)))) => {
                if let (Message::Pong(_), Some(pinged)) = (heard, self.pinged.take()) {
                    session.heard_after(pinged.elapsed());
                }
                // An answer to a ping shows that the client is alive, but does not count as its first message.
                self.heard = self.heard.map(|_| Instant::now());
                return Ok(());
            }
            Some(Ok(Message::Close(_))) | None => return Err(Ended),
            Some(Err(fault)) => {
                tracing::debug!(%fault, "a socket broke off");
                if let Some((code, reason)) = reason(fault) {
                    self.close(code, reason).await;
                }
                return Err(Ended);
            }
        };
        self.heard = Some(Instant::now());
        self.place.intake().done();
        match answer {
            Some(answer) => self.send(Message::Text(answer)).await,
            None => Ok(()),
        }
    }

    /// Sends a ping. Ends the connection if the client has been silent for too long or has never sent a message.
    async fn ping(&mut self) -> Result<(), Ended> {
        match self.heard {
            Some(heard) if heard.elapsed() < self.silence => {
                self.pinged.get_or_insert_with(Instant::now);
                self.send(Message::Ping(Bytes::new())).await
            }
            Some(_) => {
                self.close(close_code::POLICY, "expected answers to pings").await;
                Err(Ended)
            }
            None => {
                self.close(close_code::POLICY, "expected a message, such as hello").await;
                Err(Ended)
            }
        }
    }

    /// Sends a message. A client that does not read delays only its own socket, and only for a limited time. It does
    /// not delay the stop of the server.
    async fn send(&mut self, message: Message) -> Result<(), Ended> {
        tokio::select! {
            // The end of a table at the same moment is not reported as a fault to the client.
            biased;
            () = self.stop.cancelled() => Err(Ended),
            sent = timeout(self.silence, self.socket.send(message)) => match sent {
                Ok(Ok(())) => Ok(()),
                Ok(Err(_)) | Err(_) => Err(Ended),
            },
            () = self.place.lost() => Err(Ended),
        }
    }

    async fn close(&mut self, code: u16, reason: &'static str) {
        let frame = CloseFrame { code, reason: reason.into() };
        let _ = timeout(PATIENCE, self.socket.send(Message::Close(Some(frame)))).await;
    }
}

/// Returns the close code and the reason for a faulty message, or `None` for any other fault, such as a client that has
/// disconnected.
fn reason(fault: axum::Error) -> Option<(u16, &'static str)> {
    match *fault.into_inner().downcast::<tungstenite::Error>().ok()? {
        tungstenite::Error::Capacity(_) => Some((close_code::SIZE, "expected shorter messages")),
        tungstenite::Error::Utf8(_) => Some((close_code::INVALID, "expected text in UTF-8")),
        tungstenite::Error::Protocol(_) => Some((close_code::PROTOCOL, "expected frames of RFC 6455")),
        tungstenite::Error::Io(fault) if fault.kind() == io::ErrorKind::OutOfMemory => {
            Some((close_code::AGAIN, "others need the room for long messages; come again"))
        }
        _ => None,
    }
}
