//! Clients that request large answers and read nothing.

use super::crew::{Attacker, Crew};
use anyhow::Result;
use futures_util::future::pending;
use protocol::{FromClient, Lang};
use tokio::io::AsyncWriteExt;

/// Starts a tenth as many attackers as `count`. Half of them request the record of a long game, and the others send
/// requests on a socket. None of them reads the answers.
pub(super) fn begin(crew: &mut Crew, count: usize) {
    crew.once(count.div_ceil(10), |attacker| {
        Box::pin(async move { if attacker.number % 2 == 0 { saves(&attacker).await } else { talks(&attacker).await } })
    });
}

async fn saves(attacker: &Attacker) -> Result<()> {
    let (host, table) = (attacker.target.server, &attacker.target.long);
    let mut stream = attacker.connect().await?;
    stream.write_all(format!("GET /api/tables/{table}/record HTTP/1.1\r\nHost: {host}\r\n\r\n").as_bytes()).await?;
    attacker.sent();
    let _held = stream;
    pending().await
}

async fn talks(attacker: &Attacker) -> Result<()> {
    let mut line = attacker.open().await?;
    line.say(&FromClient::Open { table: attacker.target.long.clone() }).await?;
    loop {
        for message in [
            FromClient::Record,
            FromClient::Tables(Default::default()),
            FromClient::Again,
            FromClient::Log { before: 1_000 },
            FromClient::Hello { lang: Lang::Fr },
        ] {
            line.say(&message).await?;
            attacker.sent();
        }
    }
}
