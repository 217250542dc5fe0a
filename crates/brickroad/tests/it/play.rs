//! Tests of `brickroad play` at a prompt.

use crate::{binary::complains, served::play};
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

    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let said = complains(&["play", "--no-open", "--data", file.to_str().unwrap()], "");
    assert!(said.contains("folder") && said.contains("file"), "{said}");

    fs::write(folder.path().join("brickroad.db"), "no database at all".repeat(99)).unwrap();
    let said = complains(&["play", "--no-open", "--data", path], "");
    assert!(said.contains("brickroad.db") && said.contains("not a database"), "{said}");
}
