//! One WebSocket: text in, text out. What it means is for the session.

use crate::{
    request::{Shared, reader},
    session::Session,
};
use axum::{
    extract::{
        State,
        ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code},
    },
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
};
use host::{Refusal, written};
use protocol::MAX_MESSAGE;
use std::time::Duration;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

/// A message somewhat too long is refused with words; one longer than this ends the connection.
const MAX_FRAME: usize = 4 * MAX_MESSAGE;

/// How long a goodbye may take.
const PATIENCE: Duration = Duration::from_secs(1);

pub(crate) async fn open(State(shared): State<Shared>, headers: HeaderMap, upgrade: WebSocketUpgrade) -> Response {
    let Ok(place) = shared.places.clone().try_acquire_owned() else {
        return (StatusCode::SERVICE_UNAVAILABLE, "Expected fewer sockets at once.").into_response();
    };
    let lang = reader(&headers);
    upgrade.max_message_size(MAX_FRAME).max_frame_size(MAX_FRAME).on_upgrade(move |socket| {
        let Shared { lobby, stop, tasks, .. } = shared;
        tasks.track_future(async move {
            let _place = place;
            let mut connection = Connection { socket, stop };
            let mut session = Session::new(lobby, lang);
            connection.talk(&mut session).await;
            session.leave().await;
        })
    })
}

struct Connection {
    socket: WebSocket,
    stop: CancellationToken,
}

/// The other side is gone, or the server stops.
struct Ended;

impl Connection {
    async fn talk(&mut self, session: &mut Session) {
        let stop = self.stop.clone();
        loop {
            let done = tokio::select! {
                // The end of the server comes first: tables end at the same moment, which is no news then.
                biased;
                () = stop.cancelled() => Err(Ended),
                heard = self.socket.recv() => self.hear(heard, session).await,
                news = session.news() => self.send(news).await,
            };
            if done.is_err() {
                break;
            }
        }
        if stop.is_cancelled() {
            self.close(close_code::AWAY, "the server stops").await;
        }
    }

    async fn hear(&mut self, heard: Option<Result<Message, axum::Error>>, session: &mut Session) -> Result<(), Ended> {
        let answer = match heard {
            Some(Ok(Message::Text(text))) => session.hear(&text).await,
            Some(Ok(Message::Binary(_))) => Some(session.refuse(&Refusal::NotText)),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
            Some(Ok(Message::Close(_))) | None => return Err(Ended),
            Some(Err(fault)) => {
                // Most likely too long even to be refused with words.
                tracing::debug!(%fault, "a socket broke off");
                self.close(close_code::SIZE, "expected shorter messages").await;
                return Err(Ended);
            }
        };
        match answer {
            Some(answer) => self.send(written(&answer).into()).await,
            None => Ok(()),
        }
    }

    /// A client that does not read holds up nobody but itself, and not the end of the server.
    async fn send(&mut self, message: Utf8Bytes) -> Result<(), Ended> {
        tokio::select! {
            sent = self.socket.send(Message::Text(message)) => sent.map_err(|_| Ended),
            () = self.stop.cancelled() => Err(Ended),
        }
    }

    async fn close(&mut self, code: u16, reason: &'static str) {
        let frame = CloseFrame { code, reason: reason.into() };
        let _ = timeout(PATIENCE, self.socket.send(Message::Close(Some(frame)))).await;
    }
}
