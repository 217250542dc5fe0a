//! Sockets that say nothing.

use super::crew::Crew;
use std::future::pending;

/// Holds so many sockets that say nothing. Some answer pings, which takes a client that reads.
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
