//! Tests of the log of `brickroad serve`.

use crate::served::serving;
use protocol::{FromClient, FromServer, Lang, Options};
use serde_json::Value;
use std::{fs, path::Path};
use tempfile::TempDir;
use trials::{Client, Server, bot, person, post};

/// The secret in the cookie of a guest, and its hash.
const SECRET: &str = "abababababababababababababababababababababababababababababababab";
const HASH: &str = "9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885";

/// Invites to a game, plays in another, and uploads the record of a third, with names that stand nowhere else.
async fn visit(server: &Server) -> String {
    let mut guest = Client::connect_as(server.address().unwrap(), &format!("brickroad={SECRET}")).await.unwrap();
    guest.say(&FromClient::Hello { lang: Lang::En }).await.unwrap();
    assert!(matches!(guest.hear().await.unwrap(), FromServer::Welcome { .. }));
    let game = || ("draft".to_owned(), Options::new());
    let ((game_1, options_1), (game_2, options_2)) = (game(), game());
    let seats = vec![person("Zebulon"), bot("Greta", "greedy")];
    let opened = guest.ask(&FromClient::Create { game: game_1, options: options_1, seats }).await.unwrap();
    let at = opened.row;
    let seats = vec![Some(person("Zebulon")), None];
    guest.say(&FromClient::Act { at, choice: 9_999 }).await.unwrap();
    assert!(matches!(guest.hear().await.unwrap(), FromServer::Refused { .. }));
    let wish = FromClient::Gather { game: game_2, options: options_2, seats, public: false, terms: None };
    guest.say(&wish).await.unwrap();
    let table = loop {
        if let FromServer::Gathering { gathering, .. } = guest.hear().await.unwrap() {
            break gathering.table;
        }
    };
    let record = "{\"brickroad\":1,\"game\":\"draft\",\"seats\":[\"Zebulon\",\"Ben\"]}\n";
    let uploaded = post(server.address().unwrap(), "/api/tables", record.as_bytes()).await.unwrap();
    assert_eq!(uploaded.status, 201, "{uploaded:?}");
    let broken = post(server.address().unwrap(), "/api/tables", b"{\"Zebulon\"").await.unwrap();
    assert_eq!(broken.status, 422, "{broken:?}");
    table
}

async fn log_of(folder: &Path, arguments: &[&str]) -> (String, String) {
    let log = folder.join("log");
    let server = serving(folder).with(arguments).log(&log).start().await.unwrap();
    let table = visit(&server).await;
    assert!(server.stop().await.unwrap().success());
    (fs::read_to_string(log).unwrap(), table)
}

#[tokio::test]
async fn each_line_is_json_with_ids_and_without_secrets() {
    let folder = TempDir::new().unwrap();
    let (log, table) = log_of(folder.path(), &["--log", "json", "--log-level", "debug"]).await;
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).expect(line)).collect();
    let said = |words: &str| {
        let line = lines.iter().find(|line| line["message"] == words);
        line.unwrap_or_else(|| panic!("no line says {words:?}: {log}"))
    };
    let made = said("a gathering was made");
    assert_eq!((made["table"].as_str(), made["level"].as_str()), (Some(&*table), Some("INFO")));
    assert_eq!(made["span"]["id"], said("a socket opened")["span"]["id"], "the lines of one socket have one id");
    assert_eq!(made["span"]["id"].as_str().map(str::len), Some(16));
    assert_eq!(said("a message was refused")["kind"], "table");
    assert_eq!(said("rows were stored")["table"].as_str().map(str::len), Some(16));
    assert_eq!(said("the table came into memory")["span"]["name"], "room");
    for (what, secret) in [("the secret of the cookie", SECRET), ("its hash", HASH), ("a name", "Zebulon")] {
        assert!(!log.to_lowercase().contains(&secret.to_lowercase()), "the log has {what}: {log}");
    }
}

#[tokio::test]
async fn the_log_has_only_warnings_unless_more_is_asked_for() {
    let folder = TempDir::new().unwrap();
    let (log, _) = log_of(folder.path(), &[]).await;
    assert_eq!(log, "");
}

#[tokio::test]
async fn text_has_the_same_lines_for_people() {
    let folder = TempDir::new().unwrap();
    let (log, table) = log_of(folder.path(), &["--log-level", "info"]).await;
    let made = log.lines().find(|line| line.contains("a gathering was made")).expect(&log);
    assert!(made.contains(&table) && serde_json::from_str::<Value>(made).is_err(), "{made}");
    assert!(!log.contains(SECRET) && !log.contains(HASH) && !log.contains("rows were stored"), "{log}");
}
