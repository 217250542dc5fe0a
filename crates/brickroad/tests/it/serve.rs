//! Tests of `brickroad serve` at a prompt.

use crate::{
    binary::complains,
    served::{free, serve},
};
use protocol::{FromClient, FromServer, Lang, Options};
use std::{
    env, fs,
    net::TcpListener,
    path::{Path, PathBuf},
};
use tempfile::TempDir;
use trials::{Client, Play, Postgres, Server, Signal, bot, person};

/// Writes a file of settings for this address, with these further lines.
fn file(folder: &Path, address: &str, lines: &str) -> PathBuf {
    let file = folder.join("brickroad.toml");
    let data = folder.join("from-file");
    let text = format!("address = {address:?}\npublic-url = \"http://{address}\"\ndata = {data:?}\n{lines}");
    fs::write(&file, text).unwrap();
    file
}

/// Starts a server, and checks that it listens at this address and hosts for others there.
async fn started(command: &Play, address: &str) -> Server {
    let mut server = command.spawn().unwrap();
    let said = server.listen().await.unwrap();
    assert!(said.starts_with(&format!("Brickroad listens at http://{address}/ for http://{address} (")), "{said}");
    assert_eq!(server.get("/api/health").await.unwrap().status, 200);
    let mut client = server.client().await.unwrap();
    client.say(&FromClient::Hello { lang: Lang::En }).await.unwrap();
    assert!(matches!(client.hear().await.unwrap(), FromServer::Welcome { gathers: true, .. }));
    server
}

#[tokio::test]
async fn settings_come_from_a_file_from_variables_and_from_arguments() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    let [in_file, in_variables, in_arguments] = [free(), free(), free()];
    let url = |address: &str| format!("http://{address}");
    let mut command = serve().with([Path::new("--config"), &file(folder.path(), &in_file, "")]);
    started(&command, &in_file).await.kill().await.unwrap();
    assert!(path("from-file/brickroad.db").exists());
    command = command
        .environment("BRICKROAD_ADDRESS", &in_variables)
        .environment("BRICKROAD_PUBLIC_URL", url(&in_variables))
        .environment("BRICKROAD_DATA", path("from-variables"));
    started(&command, &in_variables).await.kill().await.unwrap();
    assert!(path("from-variables/brickroad.db").exists());
    command = command.with(["--address", &in_arguments, "--public-url", &url(&in_arguments), "--lang", "en"]);
    command = command.with([Path::new("--data"), &path("from-arguments")]);
    started(&command, &in_arguments).await.kill().await.unwrap();
    assert!(path("from-arguments/brickroad.db").exists());
}

#[tokio::test]
async fn the_file_of_settings_may_be_named_by_a_variable() {
    let (folder, address) = (TempDir::new().unwrap(), free());
    let command = serve().environment("BRICKROAD_CONFIG", file(folder.path(), &address, ""));
    started(&command, &address).await.kill().await.unwrap();
}

#[tokio::test]
async fn it_keeps_tables_in_postgres() {
    let Some(postgres) = Postgres::start().unwrap() else {
        assert!(env::var_os("CI").is_none(), "expected PostgreSQL, as of Debian's package postgresql");
        return;
    };
    let (folder, address) = (TempDir::new().unwrap(), free());
    let database = format!("database = {:?}\n", postgres.address());
    let command = serve().with([Path::new("--config"), &file(folder.path(), &address, &database)]);
    let server = started(&command, &address).await;
    assert!(!folder.path().join("from-file/brickroad.db").exists());
    assert!(server.stop().await.unwrap().success());
}

#[cfg(unix)]
#[tokio::test]
async fn it_ends_cleanly_when_asked_to() {
    for signal in [Signal::INT, Signal::TERM] {
        let (folder, address) = (TempDir::new().unwrap(), free());
        let command = serve().with([Path::new("--config"), &file(folder.path(), &address, "")]);
        let server = started(&command, &address).await;
        assert!(server.stop_by(signal).await.unwrap().success(), "{signal:?}");
        let mut files: Vec<_> =
            fs::read_dir(folder.path().join("from-file")).unwrap().map(|file| file.unwrap().file_name()).collect();
        files.sort();
        assert_eq!(files, ["brickroad.db", "push.key", "signing.key"], "the store was closed");
    }
}

#[test]
fn a_setting_that_cannot_be_is_refused_in_words() {
    let folder = TempDir::new().unwrap();
    for (arguments, words) in [
        (&[] as &[&str], ["no public address", "expected --public-url"]),
        (&["--public-url", "ftp://oz.example"], ["\"ftp://oz.example\"", "expected https:// or http:// and a host"]),
        (&["--address", "localhost"], ["\"localhost\"", "expected an IP address with a port"]),
        (&["--bus", "http://oz.example"], ["the bus of this address", "expected one that begins with nats://"]),
        (&["--limit-connections", "none"], ["'none'", "expected a whole number from 1 to 4294967295"]),
        (&["--limit-new-tables", "friends"], ["'friends'", "everyone, nobody"]),
        (&["--trusted-proxies", "127.0.0.1,nginx"], ["\"nginx\"", "expected an IP address or a network"]),
        (&["--hooks", "maybe"], ["'maybe'", "true, false"]),
        (&["--config", "nowhere.toml"], ["nowhere.toml", "expected a TOML file"]),
    ] {
        let said = complains(&[&["serve"], arguments].concat(), "");
        assert!(words.iter().all(|words| said.contains(words)), "{arguments:?}: {said}");
    }
    let config = folder.path().join("brickroad.toml");
    for (text, words) in [
        ("adress = \"127.0.0.1:7777\"", ["`adress`", "expected one of `address`, `public-url`, `data`, `database`"]),
        ("address = 7777", ["7777", "expected a string"]),
        ("address = \"nowhere\"", ["\"nowhere\"", "expected an IP address with a port, such as 127.0.0.1:7777"]),
        ("public-url = \"oz.example\"", ["\"oz.example\"", "expected https:// or http:// and a host"]),
        ("[limit]", ["`limit`", "expected one of `address`"]),
        ("[limits]\nconnection = 1", ["`connection`", "expected one of `connections`"]),
        ("[limits]\nconnections = 0", ["0", "expected a nonzero u32"]),
        (
            "public-url = \"http://oz.example\"\n[limits]\nrecord-bytes = 16777217",
            ["record-bytes 16777217", "expected at most 16777216"],
        ),
        ("[limits]\nnew-tables = \"friends\"", ["`friends`", "expected `everyone` or `nobody`"]),
        ("trusted-proxies = [\"nginx\"]", ["\"nginx\"", "expected an IP address or a network"]),
        ("bus = \"oz.example\"", ["the bus of this address", "expected one that begins with nats://"]),
        ("hooks = \"yes\"", ["\"yes\"", "expected a boolean"]),
        ("address", ["line 1", "expected"]),
        ("log = \"yaml\"", ["`yaml`", "expected `text` or `json`"]),
        ("log-level = \"loud\"", ["`loud`", "expected one of `error`, `warn`, `info`, `debug`"]),
    ] {
        fs::write(&config, text).unwrap();
        let said = complains(&["serve", "--config", config.to_str().unwrap()], "");
        let names_file = said.contains("brickroad.toml") || text.contains("record-bytes");
        assert!(names_file && words.iter().all(|words| said.contains(words)), "{text}: {said}");
    }
}

/// Asks to begin a game as a guest, always the same. Returns the refusal, or `None` if the table opens.
async fn refused(server: &Server) -> Option<String> {
    let cookie = format!("brickroad={}", "ab".repeat(32));
    let mut client = Client::connect_as(server.address().unwrap(), &cookie).await.unwrap();
    let seats = vec![person("Ann"), bot("Greta", "greedy")];
    client.say(&FromClient::Create { game: "draft".to_owned(), options: Options::new(), seats }).await.unwrap();
    match client.hear().await.unwrap() {
        FromServer::Refused { reason } => Some(reason),
        FromServer::Position(_) => None,
        other => panic!("expected a table or a refusal, heard {other:?}"),
    }
}

#[tokio::test]
async fn limits_come_from_a_file_from_variables_and_from_arguments() {
    let (folder, address) = (TempDir::new().unwrap(), free());
    let limits = "[limits]\ntables-per-hour = 1\nnew-tables = \"nobody\"\n";
    let mut command = serve().with([Path::new("--config"), &file(folder.path(), &address, limits)]);
    let server = command.start().await.unwrap();
    let said = refused(&server).await.expect("nobody makes tables");
    assert!(said.starts_with("This server takes no new games at the moment."), "{said}");
    server.kill().await.unwrap();
    command = command.environment("BRICKROAD_LIMIT_NEW_TABLES", "everyone");
    let server = command.start().await.unwrap();
    assert_eq!(refused(&server).await, None);
    let said = refused(&server).await.expect("one table in an hour");
    assert!(said.contains("Expected at most 1 in an hour: try again in 60 min."), "{said}");
    server.kill().await.unwrap();
    command = command.with(["--limit-tables-per-hour", "2"]);
    let server = command.start().await.unwrap();
    assert_eq!([refused(&server).await, refused(&server).await], [None, None]);
    assert!(refused(&server).await.is_some());
}

#[test]
fn the_reason_for_not_starting_is_printed() {
    let folder = TempDir::new().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let config = file(folder.path(), &address, "");
    let said = complains(&["serve", "--config", config.to_str().unwrap()], "");
    assert!(said.contains(&address) && said.contains("expected a free port"), "{said}");
}
