//! Tests of the metrics for Prometheus.

use crate::served::{free, serving};
use protocol::{FromClient, FromServer, Options};
use std::net::SocketAddr;
use tempfile::TempDir;
use trials::{bot, get, person};

#[tokio::test]
async fn the_metrics_have_an_address_of_their_own() {
    let (folder, address) = (TempDir::new().unwrap(), free());
    let server = serving(folder.path()).with(["--metrics-address", &address]).start().await.unwrap();
    let mut client = server.client().await.unwrap();
    let seats = vec![person("Ann"), bot("Greta", "greedy")];
    let create = FromClient::Create { game: "draft".to_owned(), options: Options::new(), seats };
    let mut position = client.ask(&create).await.unwrap();
    while position.scene.choices.is_empty() {
        position = client.position().await.unwrap();
    }
    let act = |choice| FromClient::Act { at: position.row, choice };
    client.say(&act(9_999)).await.unwrap();
    while !matches!(client.hear().await.unwrap(), FromServer::Refused { .. }) {}
    let mut later = client.ask(&act(0)).await.unwrap();
    // Only bots have decided between two decisions of the only person.
    while later.scene.choices.is_empty() {
        later = client.position().await.unwrap();
    }
    let address: SocketAddr = address.parse().unwrap();
    let page = get(address, "/metrics").await.unwrap();
    assert_eq!(page.status, 200);
    for line in [
        "# HELP brickroad_tables Tables in memory",
        "brickroad_tables 1",
        "brickroad_sockets 1",
        "brickroad_refusals_total{kind=\"table\"} 1",
        "brickroad_act_seconds_count{by=\"person\"} 2",
        "brickroad_act_seconds_bucket{by=\"person\",le=\"60\"} 2",
        "brickroad_store_call_seconds_count{call=\"create\",outcome=\"done\"} 1",
    ] {
        assert!(page.body.lines().any(|said| said == line), "no line {line:?}: {}", page.body);
    }
    assert!(page.body.contains("brickroad_thought_seconds_count{kind=\"short\"}"), "{}", page.body);
    assert!(!page.body.contains("Ann") && !page.body.contains(&position.table), "{}", page.body);
    assert_eq!(get(address, "/").await.unwrap().status, 404, "nothing else is there");
    assert_ne!(server.get("/metrics").await.unwrap().body, page.body, "people do not get them");
}

#[tokio::test]
async fn an_address_of_the_metrics_that_is_taken_is_refused() {
    let folder = TempDir::new().unwrap();
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let said = crate::binary::complains(
        &[
            "serve",
            "--public-url",
            "http://oz.example",
            "--data",
            folder.path().to_str().unwrap(),
            "--metrics-address",
            &port,
        ],
        "",
    );
    assert!(
        said.contains(&format!("127.0.0.1:{port} for the metrics")) && said.contains("expected a free port"),
        "{said}"
    );
}
