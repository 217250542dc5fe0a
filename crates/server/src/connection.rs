//! Accepts connections and hands their requests to the router. Idle clients do not block others: the head of a request has
//! a time limit, and if there are too many connections, some are closed.

use crate::{
    descriptors,
    places::{Limits, Place, Places},
    wire::Wire,
};
use axum::Router;
use hyper::server::conn::http1;
use hyper_util::{
    rt::{TokioIo, TokioTimer},
    service::TowerToHyperService,
};
use std::{pin::pin, sync::Arc, time::Duration};
use tokio::{
    net::{TcpListener, TcpStream},
    time::{sleep, timeout},
};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use tower_http::add_extension::AddExtension;

/// The time between two attempts while the system refuses connections, usually because file descriptors have run out.
const PAUSE: Duration = Duration::from_millis(20);

/// The greatest length of the head of a request, in bytes.
const MOST_OF_A_HEAD: usize = 32 << 10;

/// The time that a request in progress has to finish once the server is stopping.
const FAREWELL: Duration = Duration::from_secs(1);

/// Serves until the server stops.
pub(crate) async fn serve(
    listener: TcpListener,
    router: Router,
    (limits, stop, tasks): (Limits, CancellationToken, TaskTracker),
) {
    let places = Places::within(&limits, descriptors::raise());
    loop {
        let accepted = tokio::select! {
            () = stop.cancelled() => return,
            accepted = listener.accept() => accepted,
        };
        match accepted {
            Ok((stream, peer)) => {
                let place = Arc::new(places.enter(peer.ip()));
                tasks.spawn(connection(stream, router.clone(), (place, limits, stop.clone())));
            }
            Err(fault) => {
                tracing::warn!(%fault, "a connection cannot be taken");
                places.make_room();
                sleep(PAUSE).await;
            }
        }
    }
}

async fn connection(stream: TcpStream, router: Router, (place, limits, stop): (Arc<Place>, Limits, CancellationToken)) {
    // Positions are short, and a person waits for each.
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(AddExtension::new(router, Arc::clone(&place)));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits.head).max_buf_size(MOST_OF_A_HEAD);
    let wire = Wire::new(stream, Arc::clone(place.intake()), limits.silence);
    let mut served = pin!(http.serve_connection(TokioIo::new(wire), service).with_upgrades());
    tokio::select! {
        // An error here is caused by the client, which has gone or has sent something that is not a request.
        _ = served.as_mut() => {}
        () = place.lost() => {}
        () = stop.cancelled() => {
            served.as_mut().graceful_shutdown();
            let _ = timeout(FAREWELL, served).await;
        }
    }
}
