//! Sockets on which nothing is sent.

use super::crew::Crew;
use std::future::pending;

/// Opens `count` sockets and keeps them open. Some attackers read from their sockets, which answers pings.
pub(super) fn silent(crew: &mut Crew, count: usize) {
    crew.once(count, |attacker| {
        Box::pin(async move {
            let mut line = attacker.open().await?;
            if attacker.target.answers_pings(attacker.number) {
                while line.frame().await?.is_some() {}
                anyhow::bail!("closed");
            }
            let _held = line;
            pending().await
        })
    });
}
