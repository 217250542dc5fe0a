//! Accepts connections and passes their requests to the router. Idle clients do not block others: each request has a
//! time limit for its head, and if there are too many connections, the server closes some.

use crate::{
    descriptors,
    limits::Limits,
    places::{Place, Places},
    proxies::Proxies,
    wire::Wire,
};
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use std::{io, net::SocketAddr, pin::pin, sync::Arc, time::Duration};
use tokio::{
    net::{TcpListener, TcpSocket, TcpStream},
    time::{sleep, timeout},
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tower_http::add_extension::AddExtension;

/// The time that passes before the next attempt to accept a connection after the system has refused one, usually
/// because file descriptors have run out.
const PAUSE: Duration = Duration::from_millis(20);

/// The number of connections that the system holds until the server accepts them. If the queue is full, the system drops
/// the next connection, and its client tries again only after a second.
const BACKLOG: u32 = 4_096;

/// The greatest length of a request's head, in bytes.
const MOST_OF_A_HEAD: usize = 32 << 10;

/// The time that a request has to finish after the server has hung up.
const FAREWELL: Duration = Duration::from_secs(1);

/// Listens on an address and port. If the port is 0, the system chooses one.
///
/// # Errors
///
/// Returns the system's error if the address cannot be used.
pub(crate) fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // On Unix, a port of a server that has just stopped can be used again at once. On Windows, this option would let two
    // servers share a port.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Accepts connections until the server hangs up.
pub(crate) async fn serve(
    listener: TcpListener,
    (router, proxies): (Router, Proxies),
    (limits, hang_up, connections): (Limits, CancellationToken, TaskTracker),
) {
    let places = Places::within(&limits, proxies, descriptors::raise());
    loop {
        let accepted = tokio::select! {
            () = hang_up.cancelled() => return,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                let place = Arc::new(places.enter(peer.ip()));
                connections.spawn(connection(stream, router.clone(), (place, limits, hang_up.clone())));
            }
            Err(fault) => {
                tracing::warn!(%fault, "a connection cannot be taken");
                places.make_room();
                sleep(PAUSE).await;
            }
        }
    }
}

async fn connection(
    stream: TcpStream,
    router: Router,
    (place, limits, hang_up): (Arc<Place>, Limits, CancellationToken),
) {
    // Messages are short and people wait for them, so each is sent without delay.
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(AddExtension::new(router, Arc::clone(&place)));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head).max_buf_size(MOST_OF_A_HEAD);
    let wire = Wire::new(stream, Arc::clone(place.intake()), limits.silence);
    let mut served = pin!(http.serve_connection(TokioIo::new(wire), service).with_upgrades());
    tokio::select! {
        // Only the client can cause this error: it has disconnected, or has sent something other than a request.
        _ = served.as_mut() => {}
        () = place.lost() => {}
        () = hang_up.cancelled() => {
            served.as_mut().graceful_shutdown();
            let _ = timeout(FAREWELL, served).await;
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::{descriptors, listen};
    use std::time::Duration;
    use tokio::{net::TcpStream, time::timeout};

    #[tokio::test]
    async fn many_clients_can_wait_until_they_are_accepted() {
        descriptors::raise();
        let listener = listen(([127, 0, 0, 1], 0).into()).unwrap();
        let address = listener.local_addr().unwrap();
        let mut waiting = Vec::new();
        for number in 0..1_500 {
            let client = timeout(Duration::from_secs(10), TcpStream::connect(address)).await;
            waiting.push(client.unwrap_or_else(|_| panic!("client {number} is not let into the queue")).unwrap());
        }
    }
}
