//! The servers, their database and their bus, and the blows that hit them.

use super::{
    arguments::{Arguments, Kept, Wired},
    proxy::Proxy,
};
use crate::{
    binary::Binary,
    nats::NatsServer,
    postgres::Postgres,
    server::{Play, Server},
};
use anyhow::{Context, Result};
use std::{
    ffi::OsStr,
    net::{Ipv4Addr, SocketAddr, TcpListener},
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tempfile::TempDir;
use tokio::{
    sync::RwLock,
    task::spawn_blocking,
    time::{Instant, sleep, sleep_until},
};

pub(super) struct World {
    nodes: Vec<Node>,
    database: Option<Arc<Mutex<Postgres>>>,
    /// The database, if there is one, or the folder with the SQLite file.
    pub(super) address: Option<String>,
    pub(super) folder: TempDir,
    proxy: Option<Proxy>,
    _nats: Option<NatsServer>,
    sights: Arc<Sights>,
}

struct Node {
    play: Play,
    server: RwLock<Option<Server>>,
}

/// What people may know of the servers: where they are, and since when one can be reached.
pub(super) struct Sights {
    pub(super) addresses: Vec<SocketAddr>,
    pub(super) begun: Instant,
    /// The time since which a server and the database can be reached, or `None` while that is not so.
    well: std::sync::RwLock<Option<Instant>>,
}

/// The host in the public address of the servers.
pub(super) const PUBLIC: &str = "brickroad.example";

/// The time for which a killed server stays away.
const AWAY: Duration = Duration::from_secs(2);

/// The time for which the bus is cut.
const CUT: Duration = Duration::from_secs(4);

impl World {
    /// Starts everything. Returns `None` if the database or the bus is not installed.
    pub(super) async fn start(arguments: &Arguments, binary: &Binary) -> Result<Option<World>> {
        let folder = TempDir::new()?;
        let (mut database, mut proxy, mut nats, mut bus) = (None, None, None, None);
        if arguments.store == Kept::Postgres {
            let Some(postgres) = spawn_blocking(Postgres::start).await?? else { return Ok(None) };
            match arguments.bus {
                Wired::Postgres => {
                    let through = Proxy::to(postgres.socket()).await?;
                    bus = Some(format!("postgres://oz@{}/postgres", through.address()));
                    proxy = Some(through);
                }
                Wired::Nats => {
                    let Some(server) = spawn_blocking(NatsServer::start).await?? else { return Ok(None) };
                    let through = Proxy::to(server.socket()).await?;
                    bus = Some(format!("nats://{}", through.address()));
                    (proxy, nats) = (Some(through), Some(server));
                }
            }
            database = Some(postgres);
        }
        let address = database.as_ref().map(Postgres::address);
        let count = if address.is_some() { arguments.nodes.max(1) } else { 1 };
        let mut nodes = Vec::new();
        for _ in 0..count {
            let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port();
            let mut play = Play::serve(binary)
                .with(["--public-url", &format!("http://{PUBLIC}"), "--address", &format!("127.0.0.1:{port}")])
                .with([OsStr::new("--data"), folder.path().as_os_str()])
                .log(&folder.path().join("log"));
            if let Some(address) = &address {
                play = play.database(address);
            }
            if let Some(bus) = &bus {
                play = play.with(["--bus", bus]);
            }
            nodes.push(Node { server: RwLock::new(Some(play.start().await?)), play });
        }
        let mut addresses = Vec::new();
        for node in &nodes {
            addresses.push(node.server.read().await.as_ref().context("it has started")?.address()?);
        }
        let begun = Instant::now();
        let sights = Arc::new(Sights { addresses, begun, well: Some(begun).into() });
        let database = database.map(|postgres| Arc::new(Mutex::new(postgres)));
        Ok(Some(World { nodes, database, address, folder, proxy, _nats: nats, sights }))
    }

    pub(super) fn sights(&self) -> Arc<Sights> {
        Arc::clone(&self.sights)
    }

    /// Breaks one thing after the other until `end`, and mends each of them. Returns the number of blows, in words.
    pub(super) async fn break_until(&self, end: Instant, arguments: &Arguments) -> Result<String> {
        let kill_every = Duration::from_secs_f64(arguments.kill_every);
        let restart_every = Duration::from_secs_f64(arguments.restart_every);
        let kills = async {
            let (mut kills, mut next) = (0, Instant::now() + kill_every);
            while next + AWAY + kill_every / 2 < end {
                sleep_until(next).await;
                self.kill(kills % self.nodes.len()).await?;
                (kills, next) = (kills + 1, next + kill_every);
            }
            anyhow::Ok(kills)
        };
        let cuts = async {
            let mut cuts = 0;
            // The cuts lie between the kills, and some of them meet one.
            let (every, Some(proxy)) = (kill_every.mul_f64(1.7), &self.proxy) else { return 0 };
            let mut next = Instant::now() + every;
            while next + CUT + kill_every / 2 < end {
                sleep_until(next).await;
                proxy.cut(true);
                sleep(CUT.min(kill_every)).await;
                proxy.cut(false);
                (cuts, next) = (cuts + 1, next + every);
            }
            cuts
        };
        let restarts = async {
            let (mut restarts, Some(database)) = (0, &self.database) else { return anyhow::Ok(0) };
            let mut next = Instant::now() + restart_every;
            while next + kill_every < end {
                sleep_until(next).await;
                self.restart(database).await?;
                (restarts, next) = (restarts + 1, next + restart_every);
            }
            Ok(restarts)
        };
        let (kills, cuts, restarts) = tokio::join!(kills, cuts, restarts);
        sleep_until(end).await;
        Ok(format!(
            "{} servers: {} kills, {cuts} cuts of the bus, {} restarts of the database",
            self.nodes.len(),
            kills?,
            restarts?
        ))
    }

    /// Kills a server, and starts it again after a while.
    async fn kill(&self, at: usize) -> Result<()> {
        let node = &self.nodes[at];
        if self.nodes.len() == 1 {
            self.sights.set_well(false);
        }
        if let Some(server) = node.server.write().await.take() {
            server.kill().await?;
        }
        sleep(AWAY).await;
        // While the database is away, a server cannot start.
        let server = loop {
            match node.play.start().await {
                Ok(server) => break server,
                Err(_) if self.database.is_some() => sleep(Duration::from_millis(200)).await,
                Err(fault) => return Err(fault),
            }
        };
        *node.server.write().await = Some(server);
        if self.nodes.len() == 1 {
            self.sights.set_well(true);
        }
        Ok(())
    }

    async fn restart(&self, database: &Arc<Mutex<Postgres>>) -> Result<()> {
        self.sights.set_well(false);
        let database = Arc::clone(database);
        spawn_blocking(move || {
            let mut postgres = database.lock().unwrap_or_else(PoisonError::into_inner);
            postgres.kill()?;
            std::thread::sleep(Duration::from_secs(1));
            postgres.start_again()
        })
        .await??;
        self.sights.set_well(true);
        Ok(())
    }

    /// Stops every server.
    pub(super) async fn stop(&self) -> Result<()> {
        for node in &self.nodes {
            if let Some(server) = node.server.write().await.take() {
                server.stop().await?;
            }
        }
        Ok(())
    }
}

impl Sights {
    fn set_well(&self, is_well: bool) {
        let mut well = self.well.write().unwrap_or_else(PoisonError::into_inner);
        *well = is_well.then(Instant::now);
    }

    /// Returns the time for which somebody who has waited since `since` could have gone on by now. Returns `None` if no
    /// server or no database can be reached now.
    pub(super) fn waited(&self, since: Instant) -> Option<Duration> {
        let well = *self.well.read().unwrap_or_else(PoisonError::into_inner);
        well.map(|well| well.max(since).elapsed())
    }
}
