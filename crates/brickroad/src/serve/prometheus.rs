//! The page of metrics for Prometheus, on an address of its own.

use anyhow::{Context, Result};
use axum::{Router, routing::get};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder};
use std::{future::ready, net::SocketAddr, time::Duration};
use tokio::{net::TcpListener, time::interval};

/// The bounds of the buckets for times, in seconds.
const BUCKETS: [f64; 13] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0, 15.0, 60.0];

/// The time between two moments at which the recorder tidies up the values that nobody has asked for.
const TIDY: Duration = Duration::from_secs(5);

/// Starts to record the metrics, and to answer `GET /metrics` on this address until the program ends.
///
/// # Errors
///
/// Returns an error if the address cannot be used.
pub(super) async fn start(address: SocketAddr) -> Result<()> {
    let refused = || format!("the address {address} for the metrics cannot be used; expected a free port");
    let listener = TcpListener::bind(address).await.with_context(refused)?;
    let builder = PrometheusBuilder::new().set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &BUCKETS)?;
    let recorder = builder.install_recorder()?;
    server::describe_metrics();
    let tidied = recorder.clone();
    tokio::spawn(async move {
        let mut moments = interval(TIDY);
        loop {
            moments.tick().await;
            tidied.run_upkeep();
        }
    });
    let page = Router::new().route("/metrics", get(move || ready(recorder.render())));
    tokio::spawn(async move { axum::serve(listener, page).await });
    Ok(())
}
