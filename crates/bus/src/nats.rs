//! The bus of a NATS server.

use crate::{Bus, BusFault, Wire};
use async_nats::{Client, ConnectOptions, Event, ServerAddr, Subscriber};
use futures_util::StreamExt;
use std::time::Duration;
use tokio::sync::mpsc;

/// The bus of a NATS server, for more servers than `NOTIFY` of PostgreSQL can connect.
#[derive(Clone)]
pub struct Nats {
    address: ServerAddr,
    place: String,
}

struct NatsWire {
    client: Client,
    ears: Subscriber,
    /// The loss of the connection, or of lines that came too fast.
    losses: mpsc::Receiver<String>,
    place: String,
}

const SUBJECT: &str = "brickroad.hints";

/// The time that a NATS server has to answer.
const PATIENCE: Duration = Duration::from_secs(5);

impl Nats {
    /// Returns the bus of the NATS server at an address such as `nats://localhost:4222`.
    ///
    /// # Errors
    ///
    /// Returns an error if this is no such address.
    pub fn at(address: &str) -> Result<Nats, BusFault> {
        let address: ServerAddr =
            address.parse().map_err(|why: std::io::Error| BusFault::new("of the NATS server", why))?;
        let place = format!("of the NATS server on {}:{}", address.host(), address.port());
        Ok(Nats { address, place })
    }
}

/// The address may have a password, so it stays out.
impl std::fmt::Debug for Nats {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Nats").field("place", &self.place).finish_non_exhaustive()
    }
}

#[async_trait::async_trait]
impl Bus for Nats {
    fn place(&self) -> String {
        self.place.clone()
    }

    async fn connect(&self) -> Result<Box<dyn Wire>, BusFault> {
        let (lost, losses) = mpsc::channel(1);
        let options = ConnectOptions::new().connection_timeout(PATIENCE).event_callback(move |event| {
            let lost = lost.clone();
            async move {
                match event {
                    // If a loss waits already, another one adds nothing.
                    Event::Disconnected | Event::Closed | Event::SlowConsumer(_) => {
                        let _ = lost.try_send(event.to_string());
                    }
                    Event::Connected
                    | Event::LameDuckMode
                    | Event::Draining
                    | Event::ServerError(_)
                    | Event::ClientError(_) => {}
                }
            }
        });
        let client = options.connect(&self.address).await.map_err(|why| BusFault::new(&self.place, why))?;
        let ears = client.subscribe(SUBJECT).await.map_err(|why| BusFault::new(&self.place, why))?;
        client.flush().await.map_err(|why| BusFault::new(&self.place, why))?;
        Ok(Box::new(NatsWire { client, ears, losses, place: self.place.clone() }))
    }
}

#[async_trait::async_trait]
impl Wire for NatsWire {
    async fn tell(&mut self, lines: &[String]) -> Result<(), BusFault> {
        for line in lines {
            let told = self.client.publish(SUBJECT, line.clone().into()).await;
            told.map_err(|why| BusFault::new(&self.place, why))?;
        }
        self.client.flush().await.map_err(|why| BusFault::new(&self.place, why))
    }

    async fn hear(&mut self) -> Result<String, BusFault> {
        tokio::select! {
            biased;
            Some(why) = self.losses.recv() => Err(BusFault::new(&self.place, why)),
            line = self.ears.next() => match line {
                Some(line) => Ok(String::from_utf8_lossy(&line.payload).into_owned()),
                None => Err(BusFault::new(&self.place, "the connection has ended")),
            },
        }
    }
}
