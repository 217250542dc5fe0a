//! `brickroad play` at a prompt.

use crate::{binary::complains, served::Served};
use protocol::{FromClient, FromServer, Lang};
use std::{fs, net::TcpListener};
use tempfile::TempDir;

#[tokio::test]
async fn it_prints_its_address_and_serves() {
    let folder = TempDir::new().unwrap();
    let data = folder.path().join("not/yet/there");
    for (lang, words) in [("en", "The table is at http://127.0.0.1:"), ("fr", "La table est à http://127.0.0.1:")] {
        let mut served = Served::with(&["--data", data.to_str().unwrap(), "--lang", lang]);
        assert!(served.listen().await.starts_with(words));
        assert_eq!(served.get("/api/health").await, r#"{"health":"well"}"#);
        let mut client = served.client().await;
        client.say(&FromClient::Hello { lang: Lang::Fr }).await;
        assert!(matches!(client.hear().await, FromServer::Welcome { .. }));
        served.kill().await;
    }
}

#[cfg(unix)]
#[tokio::test]
async fn it_ends_cleanly_when_asked_to() {
    for signal in ["INT", "TERM"] {
        let folder = TempDir::new().unwrap();
        let mut served = Served::spawn(folder.path());
        served.listen().await;
        let _client = served.client().await;
        let id = served.child.id().unwrap().to_string();
        assert!(tokio::process::Command::new("kill").args(["-s", signal, &id]).status().await.unwrap().success());
        assert!(served.child.wait().await.unwrap().success(), "{signal}");
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
