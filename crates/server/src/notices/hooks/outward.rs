//! The way out to the public internet, and to nowhere else. The addresses that are judged are those to which the
//! connection goes, so a name that leads elsewhere the next time is of no use to an attacker. A system of names may have
//! several answers for a name: one inward address closes it.

use super::public::is_public;
use async_trait::async_trait;
use axum::http::Uri;
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::rt::TokioIo;
use rustls::ClientConfig;
use std::{
    fmt::Debug,
    future::Future,
    io,
    net::{IpAddr, SocketAddr, ToSocketAddrs},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::Duration,
};
use tokio::{net::TcpStream, sync::Semaphore, task::spawn_blocking, time::timeout};
use tower_service::Service;

/// The port of encrypted connections.
const PORT: u16 = 443;

/// The time for a name, and for a connection to each of its addresses.
const PATIENCE: Duration = Duration::from_secs(4);

/// The greatest number of addresses of a name to which a connection is tried.
const TRIED: usize = 3;

/// The greatest number of names that are looked up at the same time. A lookup may last longer than anybody waits for it.
const LOOKUPS: usize = 16;

/// The network to which notices go out.
#[async_trait]
pub trait Net: Debug + Send + Sync {
    /// Returns all addresses of a name.
    ///
    /// # Errors
    ///
    /// Returns an error if the name has none, or cannot be looked up.
    async fn addresses(&self, name: &str) -> io::Result<Vec<IpAddr>>;

    /// Connects to an address.
    ///
    /// # Errors
    ///
    /// Returns an error if nobody listens there.
    async fn connect(&self, to: SocketAddr) -> io::Result<TcpStream>;
}

/// The way to the addresses that people have given for their notices.
#[derive(Clone, Debug)]
pub struct HookWay {
    /// The network. Whatever it is, connections go only to public addresses.
    pub net: Arc<dyn Net>,
    /// The settings of encrypted connections. With `None`, they trust the authorities whom the system trusts.
    pub tls: Option<ClientConfig>,
}

impl Default for HookWay {
    fn default() -> HookWay {
        HookWay { net: Arc::new(Outside::default()), tls: None }
    }
}

impl HookWay {
    /// Returns the connector of a client that takes this way.
    ///
    /// # Errors
    ///
    /// Returns an error if the system has no list of authorities.
    pub(super) fn connector(self) -> io::Result<HttpsConnector<Outward>> {
        let builder = HttpsConnectorBuilder::new();
        let builder = match self.tls {
            Some(tls) => builder.with_tls_config(tls),
            None => builder.with_native_roots()?,
        };
        Ok(builder.https_only().enable_http1().wrap_connector(Outward(self.net)))
    }
}

/// Returns the addresses of a name, which are all public.
///
/// # Errors
///
/// Returns an error if the name has no address, or one that is not public.
pub(super) async fn public_addresses(net: &dyn Net, name: &str) -> io::Result<Vec<IpAddr>> {
    let found = timeout(PATIENCE, net.addresses(name)).await.map_err(|_| io::ErrorKind::TimedOut)??;
    let is_open = !found.is_empty() && found.iter().all(|address| is_public(*address));
    is_open.then_some(found).ok_or_else(|| io::Error::other("the name leads inward or nowhere"))
}

/// Connects to names that lead only to public addresses.
#[derive(Clone, Debug)]
pub(super) struct Outward(Arc<dyn Net>);

impl Service<Uri> for Outward {
    type Response = TokioIo<TcpStream>;
    type Error = io::Error;
    type Future = Pin<Box<dyn Future<Output = io::Result<TokioIo<TcpStream>>> + Send>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, uri: Uri) -> Self::Future {
        let net = Arc::clone(&self.0);
        Box::pin(async move { connect(&*net, uri.host().unwrap_or_default()).await.map(TokioIo::new) })
    }
}

async fn connect(net: &dyn Net, name: &str) -> io::Result<TcpStream> {
    let mut last = io::Error::other("the name has no address");
    for address in public_addresses(net, name).await?.into_iter().take(TRIED) {
        match timeout(PATIENCE, net.connect(SocketAddr::new(address, PORT))).await {
            Ok(Ok(stream)) => return Ok(stream),
            Ok(Err(why)) => last = why,
            Err(_) => last = io::ErrorKind::TimedOut.into(),
        }
    }
    Err(last)
}

/// The internet, with the names that the system looks up. No proxy of the system's variables stands between.
#[derive(Debug)]
pub struct Outside {
    lookups: Arc<Semaphore>,
}

impl Default for Outside {
    fn default() -> Outside {
        Outside { lookups: Arc::new(Semaphore::new(LOOKUPS)) }
    }
}

#[async_trait]
impl Net for Outside {
    async fn addresses(&self, name: &str) -> io::Result<Vec<IpAddr>> {
        let slot = Arc::clone(&self.lookups).acquire_owned().await.map_err(io::Error::other)?;
        // The dot at its end makes a name whole, so that the system does not look it up within its own domains.
        let name = format!("{name}.");
        let found = spawn_blocking(move || {
            let _slot = slot;
            (name.as_str(), PORT).to_socket_addrs().map(|found| found.map(|address| address.ip()).collect())
        });
        found.await.map_err(io::Error::other)?
    }

    async fn connect(&self, to: SocketAddr) -> io::Result<TcpStream> {
        TcpStream::connect(to).await
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    /// A network whose names have these addresses, in the order in which they are looked up. Nobody listens there.
    #[derive(Debug)]
    struct Names {
        answers: Mutex<Vec<Vec<IpAddr>>>,
        tried: Mutex<Vec<SocketAddr>>,
    }

    impl Names {
        fn new(answers: &[&[&str]]) -> Names {
            let read = |answer: &&[&str]| answer.iter().map(|address| address.parse().unwrap()).collect();
            Names { answers: Mutex::new(answers.iter().map(read).collect()), tried: Mutex::default() }
        }

        fn tried(&self) -> Vec<String> {
            self.tried.lock().unwrap().iter().map(ToString::to_string).collect()
        }
    }

    #[async_trait]
    impl Net for Names {
        async fn addresses(&self, _: &str) -> io::Result<Vec<IpAddr>> {
            Ok(self.answers.lock().unwrap().remove(0))
        }

        async fn connect(&self, to: SocketAddr) -> io::Result<TcpStream> {
            self.tried.lock().unwrap().push(to);
            Err(io::ErrorKind::ConnectionRefused.into())
        }
    }

    #[tokio::test]
    async fn a_connection_goes_to_the_addresses_that_were_judged() {
        let net = Names::new(&[&["93.184.215.14", "2606:4700::1", "1.1.1.1", "8.8.8.8"]]);
        assert!(connect(&net, "hooks.example").await.is_err());
        assert_eq!(net.tried(), ["93.184.215.14:443", "[2606:4700::1]:443", "1.1.1.1:443"]);
    }

    #[tokio::test]
    async fn no_connection_goes_inward() {
        for answer in [
            &["127.0.0.1"] as &[&str],
            &["93.184.215.14", "10.0.0.1"],
            &["169.254.169.254", "93.184.215.14"],
            &["93.184.215.14", "::1"],
            &["::ffff:192.168.0.1"],
            &[],
        ] {
            let net = Names::new(&[answer]);
            assert!(connect(&net, "hooks.example").await.is_err(), "{answer:?}");
            assert_eq!(net.tried(), [""; 0], "{answer:?}");
        }
    }

    #[tokio::test]
    async fn a_name_that_leads_elsewhere_the_next_time_is_judged_again() {
        let net = Names::new(&[&["93.184.215.14"], &["127.0.0.1"]]);
        assert!(public_addresses(&net, "hooks.example").await.is_ok());
        assert!(connect(&net, "hooks.example").await.is_err());
        assert_eq!(net.tried(), [""; 0]);
    }

    /// A network in which nothing ever comes to an end.
    #[derive(Debug)]
    struct Tar;

    #[async_trait]
    impl Net for Tar {
        async fn addresses(&self, name: &str) -> io::Result<Vec<IpAddr>> {
            if name == "never.example" { std::future::pending().await } else { Ok(vec![[93, 184, 215, 14].into()]) }
        }

        async fn connect(&self, _: SocketAddr) -> io::Result<TcpStream> {
            std::future::pending().await
        }
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_is_waited_for_without_end() {
        for name in ["never.example", "hooks.example"] {
            let began = tokio::time::Instant::now();
            assert!(connect(&Tar, name).await.is_err());
            assert_eq!(began.elapsed().as_secs(), 4, "{name}");
        }
    }
}
