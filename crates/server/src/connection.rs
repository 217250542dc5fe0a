//! Takes connections and hands their requests to the router. No client holds one for nothing: a head has its time, and
//! where there are too many connections, some give way.

use crate::{
    descriptors,
    places::{Limits, Place, Places},
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

/// Between two attempts while the system refuses connections, most likely for want of file descriptors.
const PAUSE: Duration = Duration::from_millis(20);

/// A request that has begun may take so long when the server stops.
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
                tasks.spawn(connection(stream, router.clone(), (place, limits.head, stop.clone())));
            }
            Err(fault) => {
                tracing::warn!(%fault, "a connection cannot be taken");
                places.make_room();
                sleep(PAUSE).await;
            }
        }
    }
}

async fn connection(stream: TcpStream, router: Router, (place, head, stop): (Arc<Place>, Duration, CancellationToken)) {
    // Positions are short and waited for.
    let _ = stream.set_nodelay(true);
    let service = TowerToHyperService::new(AddExtension::new(router, Arc::clone(&place)));
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(head);
    let mut served = pin!(http.serve_connection(TokioIo::new(stream), service).with_upgrades());
    tokio::select! {
        // A fault is the client's: it went, or said what is no request.
        _ = served.as_mut() => {}
        () = place.lost() => {}
        () = stop.cancelled() => {
            served.as_mut().graceful_shutdown();
            let _ = timeout(FAREWELL, served).await;
        }
    }
}
