//! Connections that send bytes that no correct client sends.

use std::net::SocketAddr;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};

use crate::client::PATIENCE;

/// Returns a complete request to open a WebSocket.
fn upgrade(address: SocketAddr) -> String {
    format!(
        "GET /socket HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
}

/// Opens a connection and sends half a request.
pub(crate) async fn half_request(address: SocketAddr) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let _ = stream.write_all(b"GET / HTTP/1.1\r\nHost: 127").await;
    stream
}

/// Opens a WebSocket, and then neither sends messages nor answers pings.
pub(crate) async fn silent_socket(address: SocketAddr) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let _ = stream.write_all(upgrade(address).as_bytes()).await;
    stream
}

/// Returns all bytes that a connection receives until the server closes it.
pub(crate) async fn rest(mut stream: TcpStream) -> Vec<u8> {
    let mut heard = Vec::new();
    // The connection may also end without a close frame.
    let _ = timeout(PATIENCE, stream.read_to_end(&mut heard)).await.expect("the server closes in time");
    heard
}

/// Sends `frames` on a new WebSocket. Returns the code of the close frame that the server sends in answer.
pub(crate) async fn goodbye_to(address: SocketAddr, frames: &[u8]) -> u16 {
    let mut stream = silent_socket(address).await;
    stream.write_all(frames).await.unwrap();
    code_of(&rest(stream).await).expect("a goodbye")
}

/// Returns the code of the close frame in the received bytes `heard`, or `None` if there is no close frame.
pub(crate) fn code_of(heard: &[u8]) -> Option<u16> {
    let at = heard.windows(4).position(|bytes| bytes == b"\r\n\r\n").expect("an upgrade") + 4;
    let mut frames = &heard[at..];
    while let [first, length, rest @ ..] = frames {
        let (length, rest) = match (length, rest) {
            (126, [high, low, rest @ ..]) => (usize::from(u16::from_be_bytes([*high, *low])), rest),
            (length, rest) => (usize::from(*length), rest),
        };
        if *first == 0x88 {
            return Some(u16::from_be_bytes([rest[0], rest[1]]));
        }
        frames = &rest[length..];
    }
    None
}

/// Returns a frame as a client sends it, masked with zeros.
pub(crate) fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
    let length = u8::try_from(payload.len()).ok().filter(|length| *length < 126).expect("a short payload");
    [&[first, 0x80 | length, 0, 0, 0, 0], payload].concat()
}
