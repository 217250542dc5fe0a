//! A server on a temporary data folder.

use crate::client::Client;
use server::{Clock, Config, Hosting, Limits, PushServices, Running};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::watch,
};

pub(crate) struct House {
    pub(crate) folder: TempDir,
    pub(crate) running: Running,
    hosting: Hosting,
    /// The time by which the clocks of people run, or `None` for that of the system.
    time: Option<watch::Receiver<u64>>,
    push: PushServices,
}

/// The host in the public address of servers that host for others.
pub(crate) const PUBLIC: &str = "brickroad.example";

/// Any free port on loopback.
pub(crate) const LOOPBACK: SocketAddr = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 0);

/// The response to an HTTP request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: String,
    pub(crate) body: String,
}

impl Answer {
    /// Returns the cookie that the response sets, without its attributes.
    pub(crate) fn cookie(&self) -> Option<String> {
        let set = self.headers.lines().find_map(|line| line.strip_prefix("set-cookie: "))?;
        set.split(';').next().map(str::to_owned)
    }
}

impl House {
    pub(crate) async fn new() -> House {
        House::seeded(None).await
    }

    pub(crate) async fn seeded(seed: Option<u64>) -> House {
        House::start(seed, Hosting::Own, Limits::default()).await
    }

    /// Returns a server that hosts for others, at the address [`PUBLIC`].
    pub(crate) async fn open(seed: Option<u64>) -> House {
        let hosting = Hosting::Others(format!("http://{PUBLIC}").parse().unwrap());
        House::start(seed, hosting, Limits::default()).await
    }

    pub(crate) async fn limited(limits: Limits) -> House {
        House::start(None, Hosting::Own, limits).await
    }

    /// Returns a server that hosts for others, with clocks that run by the time in this channel.
    pub(crate) async fn timed(time: watch::Receiver<u64>) -> House {
        let hosting = Hosting::Others(format!("http://{PUBLIC}").parse().unwrap());
        let House { folder, running, hosting, .. } = House::start(None, hosting, Limits::default()).await;
        House { folder, running, hosting, time: Some(time), push: Default::default() }.again().await
    }

    /// Returns a server as [`House::timed`] does, which sends notices through these services.
    pub(crate) async fn pushing(time: watch::Receiver<u64>, push: PushServices) -> House {
        House { push, ..House::timed(time).await }.again().await
    }

    pub(crate) async fn hosting(hosting: Hosting, limits: Limits) -> House {
        House::start(None, hosting, limits).await
    }

    async fn start(seed: Option<u64>, hosting: Hosting, limits: Limits) -> House {
        let folder = TempDir::new().unwrap();
        let data = folder.path().to_owned();
        let running = server::start(Config {
            data,
            database: None,
            bus: None,
            address: LOOPBACK,
            seed,
            hosting: hosting.clone(),
            proxies: Vec::new(),
            limits,
            push: Default::default(),
        })
        .await
        .unwrap();
        House { folder, running, hosting, time: None, push: Default::default() }
    }

    /// Starts a server that hosts for others, at the address [`PUBLIC`], on the folder of an earlier server.
    pub(crate) async fn at(folder: TempDir) -> House {
        let hosting = Hosting::Others(format!("http://{PUBLIC}").parse().unwrap());
        let running = server::start(Config {
            data: folder.path().to_owned(),
            database: None,
            bus: None,
            address: LOOPBACK,
            seed: None,
            hosting: hosting.clone(),
            proxies: Vec::new(),
            limits: Limits::default(),
            push: Default::default(),
        })
        .await
        .unwrap();
        House { folder, running, hosting, time: None, push: Default::default() }
    }

    /// Starts another server on the same folder.
    pub(crate) async fn twin(&self) -> Running {
        server::start(Config {
            data: self.folder.path().to_owned(),
            database: None,
            bus: None,
            address: LOOPBACK,
            seed: None,
            hosting: self.hosting.clone(),
            proxies: Vec::new(),
            limits: Default::default(),
            push: Default::default(),
        })
        .await
        .unwrap()
    }

    /// Returns the folder and the server, each to be used without the other.
    pub(crate) fn apart(self) -> (TempDir, Running) {
        (self.folder, self.running)
    }

    /// Stops the server and starts another one on the same folder.
    pub(crate) async fn again(self) -> House {
        let House { folder, running, hosting, time, push } = self;
        running.stop().await;
        let clock = time.clone().map_or_else(Clock::system, Clock::set);
        let config = Config {
            data: folder.path().to_owned(),
            database: None,
            bus: None,
            address: LOOPBACK,
            seed: None,
            hosting: hosting.clone(),
            proxies: Vec::new(),
            limits: Default::default(),
            push: push.clone(),
        };
        let running = server::start_by(clock, config).await.unwrap();
        House { folder, running, hosting, time, push }
    }

    /// Returns a new client. At a server that hosts for others, it is a new guest.
    pub(crate) async fn client(&self) -> Client {
        match self.hosting {
            Hosting::Own => Client::connect(self.running.address()).await,
            Hosting::Others(_) => self.guest(None).await.0,
        }
    }

    /// Returns a client of the server that hosts for others: of the guest with this cookie, or of a new guest, with the
    /// cookie that it then gets.
    pub(crate) async fn guest(&self, cookie: Option<&str>) -> (Client, Option<String>) {
        guest(self.running.address(), cookie).await
    }

    pub(crate) async fn get(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        get(self.running.address(), path, &[headers, self.host()].concat()).await
    }

    /// Sends a request with this body, as a browser would.
    pub(crate) async fn post(&self, path: &str, body: &str, headers: &[(&str, &str)]) -> Answer {
        tell(self.running.address(), path, body, &[headers, self.host()].concat()).await
    }

    /// Returns the header with the host, if it is not the address at which the server listens.
    fn host(&self) -> &'static [(&'static str, &'static str)] {
        match self.hosting {
            Hosting::Own => &[],
            Hosting::Others(_) => &[("Host", PUBLIC)],
        }
    }

    /// Uploads a record as a browser would, but in chunks and without a stated length.
    pub(crate) async fn upload(&self, record: impl AsRef<[u8]>, headers: &[(&str, &str)]) -> Answer {
        let mut body = Vec::new();
        for part in record.as_ref().chunks(1 << 16) {
            body.extend(format!("{:x}\r\n", part.len()).into_bytes());
            body.extend(part);
            body.extend(b"\r\n");
        }
        body.extend(b"0\r\n\r\n");
        let headers = [headers, &[("Transfer-Encoding", "chunked")]].concat();
        ask(self.running.address(), ("POST /api/tables", &headers), &body).await
    }

    /// Returns the record of a table, requested as a browser would request it.
    pub(crate) async fn record(&self, table: &str) -> String {
        let answer = self.get(&format!("/api/tables/{table}/record"), &[]).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.body
    }

    /// Returns a connection to the database that bypasses the server.
    pub(crate) async fn database(&self) -> sqlx::SqlitePool {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(self.folder.path().join("brickroad.db"));
        sqlx::SqlitePool::connect_with(options).await.unwrap()
    }
}

/// Returns a client as [`House::guest`] does, of the server at this address.
pub(crate) async fn guest(address: SocketAddr, cookie: Option<&str>) -> (Client, Option<String>) {
    let origin = format!("http://{PUBLIC}");
    let mut headers = vec![("Host", PUBLIC), ("Origin", &origin)];
    headers.extend(cookie.map(|cookie| ("Cookie", cookie)));
    Client::with(address, &headers).await
}

pub(crate) async fn get(address: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Answer {
    ask(address, (&format!("GET {path}"), headers), b"").await
}

/// Sends a request with this body to the server at this address.
pub(crate) async fn tell(address: SocketAddr, path: &str, body: &str, headers: &[(&str, &str)]) -> Answer {
    let length = body.len().to_string();
    let headers = [headers, &[("Content-Type", "application/json"), ("Content-Length", &length)]].concat();
    ask(address, (&format!("POST {path}"), &headers), body.as_bytes()).await
}

/// Uploads a record to the server at this address.
pub(crate) async fn post(address: SocketAddr, headers: &[(&str, &str)], record: &str) -> Answer {
    let length = record.len().to_string();
    ask(address, ("POST /api/tables", &[headers, &[("Content-Length", &length)]].concat()), record.as_bytes()).await
}

/// Sends a request and returns the response. `headers` may contain another Host.
async fn ask(address: SocketAddr, (what, headers): (&str, &[(&str, &str)]), body: &[u8]) -> Answer {
    let host = address.to_string();
    let mut request = format!("{what} HTTP/1.1\r\nConnection: close\r\n");
    if headers.iter().all(|(name, _)| *name != "Host") {
        request.push_str(&format!("Host: {host}\r\n"));
    }
    for (name, value) in headers {
        request.push_str(&format!("{name}: {value}\r\n"));
    }
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all((request + "\r\n").as_bytes()).await.unwrap();
    // A server that refuses the body closes the connection early. Its response can still be read.
    let _ = stream.write_all(body).await;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (headers, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = headers.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, headers: headers.to_lowercase(), body: body.to_owned() }
}
