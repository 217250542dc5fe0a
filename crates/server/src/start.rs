//! Starts and stops a server.

use crate::{
    clock::Clock,
    connection,
    held::Home,
    hosting::Hosting,
    http, identity,
    limits::Limits,
    lobby::{Lobby, Luck, follow_host, heed, lapse, run_tournaments, wake},
    measured::Measured,
    notices::{Desk, Office, PushServices},
    player_ids::PlayerIds,
    proxies::Proxies,
    quotas::{self, Quotas},
    ratings,
    request::Shared,
    signing::{self, SignerFault},
    upload,
};
use bus::{Bus, BusFault, Local, NodeId, Postgres, link};
use ipnet::IpNet;
use packs::{KeptPack, PackFolder};
use std::{net::SocketAddr, path::PathBuf, sync::Arc, time::Duration};
use store::{Store, StoreFault};
use tokio::{
    sync::Semaphore,
    task::JoinHandle,
    time::{Instant, timeout, timeout_at},
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The folder where tables are kept. The server creates the folder if it does not exist. The subfolder [`PACKS`]
    /// contains packs of cards.
    pub data: PathBuf,
    /// The address of the PostgreSQL database that keeps the tables. With `None`, the folder keeps them.
    pub database: Option<String>,
    /// The bus to the other servers that keep their tables in the same database. With `None`, it is the bus of the
    /// PostgreSQL database, or a server with a folder is alone.
    pub bus: Option<Arc<dyn Bus>>,
    /// The address and port on which the server listens. With port 0, the system chooses a free port.
    pub address: SocketAddr,
    /// The seed for the ids and seeds of new tables. With `None`, the operating system provides random numbers.
    pub seed: Option<u64>,
    /// The people for whom the server hosts tables.
    pub hosting: Hosting,
    /// The networks of the proxies that pass on requests of clients. Only they may say from which address a request
    /// comes, with the header `X-Forwarded-For`.
    pub proxies: Vec<IpNet>,
    /// The limits on all clients.
    pub limits: Limits,
    /// The services that reach the browsers of people who are away.
    pub push: PushServices,
}

/// A running server. It continues to run after this value is dropped.
#[derive(Debug)]
pub struct Running {
    address: SocketAddr,
    store: Arc<dyn Store>,
    served: JoinHandle<()>,
    /// Ends the sockets and the tables.
    stop: CancellationToken,
    tasks: TaskTracker,
    /// Ends the connections, after the sockets and the tables have ended.
    hang_up: CancellationToken,
    connections: TaskTracker,
    drain: Duration,
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
    #[error(transparent)]
    Bus(#[from] BusFault),
    #[error("the system gives no random numbers")]
    Random,
    #[error("the threads of the bots cannot be started: {0}")]
    Threads(std::io::Error),
}

/// The name of the folder of packs in the data folder.
pub const PACKS: &str = "packs";

/// The greatest number of files with somebody's data that are written at the same time.
const MOST_FILES: usize = 4;

/// The time that the store has to close after the tables have ended, or after the time for this is over.
const CLOSING: Duration = Duration::from_secs(1);

/// The time for which a server that starts waits for its bus.
const CONNECTING: Duration = Duration::from_secs(2);

/// Opens the store, and starts to serve, on the caller's runtime.
///
/// # Errors
///
/// Returns the fault if the address cannot be used, the store cannot be opened, the signing key cannot be read or made,
/// or the threads of the bots cannot be started.
pub async fn start(config: Config) -> Result<Running, ServerFault> {
    start_by(Clock::system(), config).await
}

/// Starts to serve as [`start`] does, with clocks that run by `clock`.
///
/// # Errors
///
/// Returns the faults of [`start`].
pub async fn start_by(clock: Clock, config: Config) -> Result<Running, ServerFault> {
    let busy = |why| ServerFault::Address { address: config.address, why };
    let listener = connection::listen(config.address).map_err(busy)?;
    let address = listener.local_addr().map_err(busy)?;
    let stop = CancellationToken::new();
    let (link, others, work) = link(bus(&config)?, NodeId::draw().ok_or(ServerFault::Random)?, stop.clone());
    let store = store::open(&config.data, config.database.as_deref()).await?;
    let store: Arc<dyn Store> = Arc::new(Measured { store, link: link.clone() });
    let packs = PackFolder::at(config.data.join(PACKS));
    bring(&packs, &*store).await?;
    let folder = packs.clone();
    tokio::task::spawn_blocking(move || folder.troubles().iter().for_each(|trouble| tracing::warn!("{trouble}")));
    let signer = match config.hosting {
        Hosting::Own => None,
        Hosting::Others(_) => Some(signing::signer(&config.data)?),
    };
    let tasks = TaskTracker::new();
    let office = office(&config, &store, &stop)?;
    let desk = office.as_ref().map(|office| {
        let (desk, notices) = Desk::new();
        tasks.spawn(Arc::clone(office).work(notices, tasks.clone()));
        desk
    });
    let (hosting, ended) = (config.hosting.clone(), Arc::default());
    let player_ids = Arc::new(PlayerIds::new(Arc::clone(&store)));
    let home = Home { store: store.clone(), packs, hosting, signer, clock, player_ids, ended, desk };
    let (limits, quotas) = (config.limits, Arc::new(Quotas::new(&config.limits)));
    let luck = Luck::new(config.seed);
    let lobby = Lobby::new(home.clone(), (luck, link), (limits, Arc::clone(&quotas)), (stop.clone(), tasks.clone()));
    let (lobby, alarms) = lobby.map_err(ServerFault::Threads)?;
    let lobby = Arc::new(lobby);
    tasks.spawn(work);
    tasks.spawn(heed(Arc::clone(&lobby), others));
    tasks.spawn(wake(Arc::clone(&lobby), alarms));
    if timeout(CONNECTING, lobby.link().connected()).await.is_err() {
        tracing::warn!("the bus does not answer; other servers hear of changes later");
    }
    lobby.summarise();
    lobby.expire();
    if matches!(home.hosting, Hosting::Others(_)) {
        tasks.spawn(lapse(Arc::clone(&lobby)));
        tasks.spawn(run_tournaments(Arc::clone(&lobby)));
        tasks.spawn(follow_host(Arc::clone(&lobby)));
    }
    tasks.spawn(ratings::keep_up(home.clone(), stop.clone()));
    tasks.spawn(sweep(Arc::clone(&quotas), stop.clone()));
    let (room, proxies) = (upload::room(), Proxies::new(config.proxies));
    let passkeys = identity::passkeys(&home.hosting).map(Arc::new);
    let files = Arc::new(Semaphore::new(MOST_FILES));
    let shared =
        Shared { lobby, limits, quotas, home, passkeys, office, room, files, stop: stop.clone(), tasks: tasks.clone() };
    let (hang_up, connections) = (CancellationToken::new(), TaskTracker::new());
    let about = (limits, hang_up.clone(), connections.clone());
    let served = tokio::spawn(connection::serve(listener, (http::router(shared), proxies), about));
    Ok(Running { address, store, served, stop, tasks, hang_up, connections, drain: limits.drain })
}

/// Returns the office that sends notices, at a public address for which browsers take them. A carrier of the caller's own
/// is no browser's.
fn office(
    Config { hosting, data, push, .. }: &Config,
    store: &Arc<dyn Store>,
    stop: &CancellationToken,
) -> Result<Option<Arc<Office>>, SignerFault> {
    let Hosting::Others(url) = hosting else { return Ok(None) };
    if !url.is_trusted() && push.carrier.is_none() {
        return Ok(None);
    }
    let key = signing::push_key(data, url.to_string())?;
    match Office::new(Arc::clone(store), key, push.clone(), stop.clone()) {
        Ok(office) => Ok(Some(Arc::new(office))),
        Err(why) => {
            tracing::warn!(%why, "no notices are sent; expected the system's list of certificate authorities");
            Ok(None)
        }
    }
}

/// Returns the bus to the other servers.
fn bus(Config { bus, database, .. }: &Config) -> Result<Arc<dyn Bus>, BusFault> {
    match (bus, database) {
        (Some(bus), _) => Ok(Arc::clone(bus)),
        (None, Some(address)) => Ok(Arc::new(Postgres::at(address)?)),
        (None, None) => Ok(Arc::new(Local::default())),
    }
}

/// Drops the counts of clients that have not come for a while, again and again until the server stops.
async fn sweep(quotas: Arc<Quotas>, stop: CancellationToken) {
    while timeout(quotas::SWEEP, stop.cancelled()).await.is_err() {
        quotas.sweep();
    }
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

    /// Ends the server. Every socket is closed with a reason, every thought of a bot ends, and every table finishes what
    /// it stores. No tables are made meanwhile, and the probes say that the server is not ready. Then the connections and
    /// the store are closed. What does not finish within the time of [`Limits::drain`] is left as it is.
    pub async fn stop(self) {
        let Running { address: _, store, served, stop, tasks, hang_up, connections, drain } = self;
        let end = Instant::now() + drain;
        stop.cancel();
        tasks.close();
        if timeout_at(end, tasks.wait()).await.is_err() {
            tracing::warn!(unfinished = tasks.len(), "some sockets or tables did not finish in time");
        }
        hang_up.cancel();
        connections.close();
        // Once it has hung up, each connection ends within a second.
        let (_, ()) = tokio::join!(served, connections.wait());
        if timeout(CLOSING, store.close()).await.is_err() {
            tracing::warn!("the store did not close in time");
        }
    }
}
