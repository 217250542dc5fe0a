//! The bus within one process, for a server that is alone, and for tests with several servers.

use crate::{Bus, BusFault, Wire};
use tokio::sync::broadcast;

/// A bus within one process. Its clones are the same bus.
#[derive(Clone, Debug)]
pub struct Local(broadcast::Sender<String>);

struct LocalWire {
    voice: broadcast::Sender<String>,
    ears: broadcast::Receiver<String>,
}

/// The number of lines that a connection keeps until it hears them. A connection that is slower loses them.
const KEPT: usize = 4_096;

const PLACE: &str = "within the process";

impl Default for Local {
    fn default() -> Local {
        Local(broadcast::Sender::new(KEPT))
    }
}

#[async_trait::async_trait]
impl Bus for Local {
    fn place(&self) -> String {
        PLACE.to_owned()
    }

    async fn connect(&self) -> Result<Box<dyn Wire>, BusFault> {
        Ok(Box::new(LocalWire { voice: self.0.clone(), ears: self.0.subscribe() }))
    }
}

#[async_trait::async_trait]
impl Wire for LocalWire {
    async fn tell(&mut self, lines: &[String]) -> Result<(), BusFault> {
        for line in lines {
            // The own ears hear it at least.
            let _ = self.voice.send(line.clone());
        }
        Ok(())
    }

    async fn hear(&mut self) -> Result<String, BusFault> {
        self.ears.recv().await.map_err(|why| BusFault::new(PLACE, why))
    }
}
