//! Starts and stops a server.

use crate::{
    connection,
    held::Home,
    hosting::Hosting,
    http,
    lobby::{Lobby, Luck},
    places::Limits,
    request::Shared,
    signing::{self, SignerFault},
    upload,
};
use packs::{KeptPack, PackFolder};
use std::{net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};
use store::{Store, StoreFault};
use tokio::{task::JoinHandle, time::timeout};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder where tables are kept. The server creates the folder if it does not exist. The subfolder [`PACKS`]
    /// contains packs of cards.
    pub data: PathBuf,
    /// The address of the PostgreSQL database that keeps the tables. With `None`, the folder keeps them.
    pub database: Option<String>,
    /// The address and port on which the server listens. With port 0, the system chooses a free port.
    pub address: SocketAddr,
    /// The seed for the ids and seeds of new tables. With `None`, the operating system provides random numbers.
    pub seed: Option<u64>,
    /// The people for whom the server hosts tables.
    pub hosting: Hosting,
    /// The limits on all clients.
    pub limits: Limits,
}

/// A running server. It continues to run after this value is dropped.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    store: Arc<dyn Store>,
    served: JoinHandle<()>,
    stop: CancellationToken,
    tasks: TaskTracker,
}

#[derive(Debug, thiserror::Error)]
pub enum ServerFault {
    #[error(transparent)]
    Store(#[from] StoreFault),
    #[error(
        "the address {address} cannot be used: {why}; expected a free port, or 0 for any, at an address of this machine"
    )]
    Address { address: SocketAddr, why: std::io::Error },
    #[error(transparent)]
    Signer(#[from] SignerFault),
    #[error("the threads of the bots cannot be started: {0}")]
    Threads(std::io::Error),
}

/// The name of the folder of packs in the data folder.
pub const PACKS: &str = "packs";

/// The time that sockets and tables have to finish after the server has begun to stop.
const FAREWELL: Duration = Duration::from_secs(5);

/// Opens the store, and starts to serve, on the caller's runtime.
///
/// # Errors
///
/// Returns the fault if the address cannot be used, the store cannot be opened, the signing key cannot be read or made,
/// or the threads of the bots cannot be started.
pub async fn start(config: Config) -> Result<Running, ServerFault> {
    let busy = |why| ServerFault::Address { address: config.address, why };
    let listener = connection::listen(config.address).map_err(busy)?;
    let address = listener.local_addr().map_err(busy)?;
    let store = store::open(&config.data, config.database.as_deref()).await?;
    let packs = PackFolder::at(config.data.join(PACKS));
    bring(&packs, &*store).await?;
    let folder = packs.clone();
    tokio::task::spawn_blocking(move || folder.troubles().iter().for_each(|trouble| tracing::warn!("{trouble}")));
    let signer = match config.hosting {
        Hosting::Own => None,
        Hosting::Others(_) => Some(signing::signer(&config.data)?),
    };
    let home = Home { store: store.clone(), packs, hosting: config.hosting.clone(), signer };
    let (stop, tasks) = (CancellationToken::new(), TaskTracker::new());
    let lobby = Arc::new(
        Lobby::new(home, Luck::new(config.seed), (stop.clone(), tasks.clone())).map_err(ServerFault::Threads)?,
    );
    lobby.summarise();
    lobby.expire_gatherings();
    let (limits, room) = (config.limits, upload::room());
    let shared = Shared { lobby, limits, hosting: config.hosting, room, stop: stop.clone(), tasks: tasks.clone() };
    let about = (config.limits, stop.clone(), tasks.clone());
    let served = tokio::spawn(connection::serve(listener, http::router(shared), about));
    Ok(Running { address, store, served, stop, tasks })
}

/// Copies the packs that an earlier version kept in a folder to the store.
async fn bring(packs: &PackFolder, store: &dyn Store) -> Result<(), StoreFault> {
    for KeptPack { key, hash, bytes } in packs.kept_before() {
        if store.pack(&key, &hash).await?.is_none() {
            store.keep_pack(&store::KeptPack { key, hash, bytes }).await?;
        }
    }
    Ok(())
}

impl Running {
    /// Returns the address on which the server listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Closes every socket, waits for a limited time until every table has stored its steps, and closes the store.
    pub async fn stop(self) {
        self.stop.cancel();
        self.tasks.close();
        let finished = async { tokio::join!(self.served, self.tasks.wait()) };
        if timeout(FAREWELL, finished).await.is_err() {
            tracing::warn!("somebody did not finish in time");
        }
        self.store.close().await;
    }
}
