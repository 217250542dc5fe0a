//! Tests of `brickroad play` at a prompt.

use crate::{
    binary::complains,
    served::{free, play},
};
use protocol::{FromClient, FromServer, Lang};
use std::{fs, net::TcpListener};
use tempfile::TempDir;
use trials::Signal;

#[tokio::test]
async fn it_prints_its_address_and_serves() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("not/yet/there");
    for (lang, words) in [("en", "The table is at http://127.0.0.1:"), ("fr", "La table est à http://127.0.0.1:")] {
        let mut server = play(&data).with(["--lang", lang]).spawn().unwrap();
        assert!(server.listen().await.unwrap().starts_with(words));
        let health = server.get("/api/health").await.unwrap();
        assert_eq!((health.status, health.body.as_str()), (200, r#"{"health":"well"}"#));
        let mut client = server.client().await.unwrap();
        client.say(&FromClient::Hello { lang: Lang::Fr }).await.unwrap();
        assert!(matches!(client.hear().await.unwrap(), FromServer::Welcome { .. }));
        server.kill().await.unwrap();
    }
}

#[tokio::test]
async fn in_a_local_network_each_device_has_its_own_seats() {
    let folder = TempDir::new().unwrap();
    let address = free();
    let port = address.rsplit(':').next().unwrap();
    for (lang, words, warning) in [
        ("en", "The table is at http://127.0.0.1:", "The connection is not encrypted:"),
        ("fr", "La table est à http://127.0.0.1:", "La connexion n’est pas chiffrée"),
    ] {
        let mut server =
            play(&folder.path().join(lang)).with(["--lang", lang, "--lan=127.0.0.1", "--port", port]).spawn().unwrap();
        let said = server.listen().await.unwrap();
        assert!(said.starts_with(&format!("{words}{port}/ ")), "{said}");
        assert!(server.line().await.unwrap().starts_with(warning));
        let mut client = server.client().await.unwrap();
        client.say(&FromClient::Hello { lang: Lang::En }).await.unwrap();
        assert!(matches!(client.hear().await.unwrap(), FromServer::Welcome { gathers: true, .. }));
        server.kill().await.unwrap();
    }
}

#[cfg(unix)]
#[tokio::test]
async fn it_ends_cleanly_when_asked_to() {
    for signal in [Signal::INT, Signal::TERM] {
        let folder = TempDir::new().unwrap();
        let server = play(folder.path()).start().await.unwrap();
        let _client = server.client().await.unwrap();
        assert!(server.stop_by(signal).await.unwrap().success(), "{signal:?}");
        let files: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().file_name()).collect();
        assert_eq!(files, ["brickroad.db"], "the store was closed");
    }
}

#[test]
fn the_reason_for_not_starting_is_printed() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().to_str().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let said = complains(&["play", "--no-open", "--data", path, "--port", &port], "");
    assert!(said.contains(&port) && said.contains("expected a free port"), "{said}");

    let said = complains(&["play", "--no-open", "--data", path, "--lan=127.0.0.1", "--port", "0"], "");
    assert!(said.contains("expected a port from 1"), "{said}");
    let said = complains(&["play", "--no-open", "--data", path, "--lan=192.0.2.1", "--port", &port], "");
    assert!(said.contains("192.0.2.1") && said.contains("expected a free port"), "{said}");

    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let said = complains(&["play", "--no-open", "--data", file.to_str().unwrap()], "");
    assert!(said.contains("folder") && said.contains("file"), "{said}");

    fs::write(folder.path().join("brickroad.db"), "no database at all".repeat(99)).unwrap();
    let said = complains(&["play", "--no-open", "--data", path], "");
    assert!(said.contains("brickroad.db") && said.contains("not a database"), "{said}");
}
