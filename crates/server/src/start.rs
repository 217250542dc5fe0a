//! Starts a server and stops it again.

use crate::{
    connection,
    held::Home,
    http,
    lobby::{Lobby, Luck},
    places::Limits,
    request::Shared,
    upload,
};
use dealer::Access;
use packs::{KeptPack, PackFolder};
use std::{
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    sync::Arc,
    time::Duration,
};
use store::{Store, StoreFault};
use tokio::{net::TcpListener, task::JoinHandle, time::timeout};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// What a server is told when it starts.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder where tables are kept. It is made if it is not there. Packs of cards are in a folder of their own in it.
    pub data: PathBuf,
    /// The address of a PostgreSQL database in which tables are kept instead.
    pub database: Option<String>,
    /// On loopback; any free one for 0.
    pub port: u16,
    /// New tables get the same names and the same luck for the same seed; the system's luck without one.
    pub seed: Option<u64>,
    /// Who may play or watch at its tables.
    pub access: Access,
    /// What one client may take.
    pub limits: Limits,
}

/// A server at work. Dropping it leaves the server running.
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
    #[error("port {port} on 127.0.0.1 cannot be used: {why}; expected a free port, or 0 for any")]
    Port { port: u16, why: std::io::Error },
    #[error("the threads of the bots cannot be started: {0}")]
    Threads(std::io::Error),
}

/// In the data folder.
pub const PACKS: &str = "packs";

/// How long sockets and tables may take to finish when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// Opens the store and serves on loopback, on the runtime of the caller.
pub async fn start(config: Config) -> Result<Running, ServerFault> {
    let busy = |why| ServerFault::Port { port: config.port, why };
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, config.port)).await.map_err(busy)?;
    let address = listener.local_addr().map_err(busy)?;
    let store = store::open(&config.data, config.database.as_deref()).await?;
    let packs = PackFolder::at(config.data.join(PACKS));
    bring(&packs, &*store).await?;
    let folder = packs.clone();
    tokio::task::spawn_blocking(move || folder.troubles().iter().for_each(|trouble| tracing::warn!("{trouble}")));
    let home = Home { store: store.clone(), packs, access: config.access };
    let (stop, tasks) = (CancellationToken::new(), TaskTracker::new());
    let lobby = Arc::new(
        Lobby::new(home, Luck::new(config.seed), (stop.clone(), tasks.clone())).map_err(ServerFault::Threads)?,
    );
    lobby.summarise();
    let (limits, room) = (config.limits, upload::room());
    let shared = Shared { lobby, limits, room, stop: stop.clone(), tasks: tasks.clone() };
    let about = (config.limits, stop.clone(), tasks.clone());
    let served = tokio::spawn(connection::serve(listener, http::router(shared), about));
    Ok(Running { address, store, served, stop, tasks })
}

/// Takes the packs that an earlier Brickroad kept in a folder to where they are kept now.
async fn bring(packs: &PackFolder, store: &dyn Store) -> Result<(), StoreFault> {
    for KeptPack { key, hash, bytes } in packs.kept_before() {
        if store.pack(&key, &hash).await?.is_none() {
            store.keep_pack(&store::KeptPack { key, hash, bytes }).await?;
        }
    }
    Ok(())
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Says goodbye to every socket, lets every table finish what it is storing, and closes the store.
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
