//! Tests of a store that fails, or that has unreadable data.

use crate::{
    client::{Client, bot, draft, is_over, person},
    house::House,
};
use protocol::{FromClient, Pace, Position};
use server::{Config, ServerFault, start};
use std::{fs, net::TcpListener, path::Path};
use store::StoreFault;
use tempfile::TempDir;

const FULL: &str = "CREATE TRIGGER full BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'full'); END";

#[tokio::test]
async fn an_action_that_cannot_be_stored_has_no_effect() {
    let house = House::new().await;
    let mut client = house.client().await;
    let first = client.start(&[person("Ann"), bot("Ben", "random")]).await;
    let database = house.database().await;
    sqlx::query(FULL).execute(&database).await.unwrap();
    for _ in 0..3 {
        let refused = client.try_to(FromClient::Act { at: first.row, choice: 0 }).await;
        assert!(refused.contains("could not be stored"), "{refused}");
        assert_eq!(client.ask(FromClient::Step { entry: None }).await, first);
    }
    assert!(client.try_to(draft(&[person("Ann"), person("Ben")])).await.contains("could not be stored"));
    sqlx::query("DROP TRIGGER full").execute(&database).await.unwrap();
    let next = client.act(&first, 0).await;
    let house = house.again().await;
    assert_eq!(house.client().await.ask(FromClient::Open { table: first.table }).await, next);
}

#[tokio::test]
async fn taking_back_that_cannot_be_stored_has_not_happened() {
    let house = House::new().await;
    let mut client = house.client().await;
    let curtain = client.ask(draft(&[person("Ann"), person("Ben"), person("Cid")])).await;
    let seat = curtain.pass_to;
    let seated = client.ask(FromClient::Sit { seat }).await;
    let acted = client.ask(FromClient::Act { at: seated.row, choice: 0 }).await;
    let own = client.ask(FromClient::Sit { seat }).await;
    let database = house.database().await;
    sqlx::query(FULL).execute(&database).await.unwrap();
    let undo = FromClient::Undo { at: acted.row };
    assert!(client.try_to(undo.clone()).await.contains("could not be stored"));
    assert_eq!(client.ask(FromClient::Step { entry: None }).await, own);
    sqlx::query("DROP TRIGGER full").execute(&database).await.unwrap();
    let undone = client.ask(undo).await;
    assert_eq!(Position { row: seated.row, ..undone }, seated);
}

#[tokio::test]
async fn a_bot_that_cannot_be_heard_goes_on_once_the_store_can_be_written() {
    let house = House::new().await;
    let mut client = house.client().await;
    client.ask(draft(&[bot("A", "random"), bot("B", "random")])).await;
    let table = client.ask(FromClient::Pace { pace: Pace::Calm }).await.table;
    let database = house.database().await;
    sqlx::query(FULL).execute(&database).await.unwrap();
    client.say(FromClient::Pace { pace: Pace::Instant }).await;
    loop {
        match client.hear().await {
            protocol::FromServer::Refused { reason } => break assert!(reason.contains("could not be stored")),
            protocol::FromServer::Position(_) => {}
            other => panic!("expected a refusal, heard {other:?}"),
        }
    }
    // The table says so once, and stays open.
    assert_eq!(client.ask(FromClient::Step { entry: None }).await.table, table);
    sqlx::query("DROP TRIGGER full").execute(&database).await.unwrap();
    client.until(is_over).await;
}

/// Messages that arrive while a bot cannot decide are answered, or refused with the reason.
#[tokio::test]
async fn a_table_that_waits_for_the_store_tells_everybody_why() {
    let house = House::new().await;
    let mut client = house.client().await;
    client.ask(draft(&[bot("A", "random"), bot("B", "random")])).await;
    let table = client.ask(FromClient::Pace { pace: Pace::Calm }).await.table;
    client.say(FromClient::Leave).await;
    let database = house.database().await;
    sqlx::query(FULL).execute(&database).await.unwrap();
    let knocks = async |client: &mut Client| {
        for _ in 0..20 {
            client.say(FromClient::Open { table: table.clone() }).await;
            client.say(FromClient::Pace { pace: Pace::Instant }).await;
            client.say(FromClient::Step { entry: None }).await;
            client.say(FromClient::Again).await;
        }
        client.say(FromClient::Tables(Default::default())).await;
        loop {
            match client.hear_unchecked().await {
                protocol::FromServer::Refused { reason } => {
                    let known = ["could not be stored", "No table is open"];
                    assert!(known.iter().any(|known| reason.contains(known)), "{reason}");
                }
                protocol::FromServer::Tables { .. } => break,
                _ => {}
            }
        }
    };
    let (mut one, mut two, mut three) = tokio::join!(house.client(), house.client(), house.client());
    tokio::join!(knocks(&mut one), knocks(&mut two), knocks(&mut three));
}

#[tokio::test]
async fn one_damaged_table_hides_no_other() {
    let house = House::new().await;
    let mut client = house.client().await;
    let mut tables = Vec::new();
    for _ in 0..7 {
        tables.push(client.start(&[person("Ann"), bot("Ben", "random")]).await);
    }
    let house = house.again().await;
    let database = house.database().await;
    let faults = [
        "UPDATE tables SET header = 'nonsense' WHERE id = ?1",
        "UPDATE tables SET seats = '[]' WHERE id = ?1",
        "UPDATE tables SET pace = 'fast' WHERE id = ?1",
        "UPDATE log SET line = '{\"chance\":{\"Nobody\":1}}' WHERE table_id = ?1 AND number = 2",
        "DELETE FROM log WHERE table_id = ?1 AND number = 3",
        "UPDATE log SET line = '{\"undo\":true}' WHERE table_id = ?1 AND number = 1",
    ];
    for (fault, table) in faults.iter().zip(&tables) {
        assert_eq!(sqlx::query(*fault).bind(&table.table).execute(&database).await.unwrap().rows_affected(), 1);
    }
    let mut client = house.client().await;
    for table in &tables[..faults.len()] {
        let refused = client.try_to(FromClient::Open { table: table.table.clone() }).await;
        assert!(refused.contains("cannot be opened"), "{refused}");
    }
    for _ in 0..2 {
        client.say(FromClient::Tables(Default::default())).await;
        let listed = client.tables().await;
        assert_eq!(listed.len(), tables.len());
        for table in &tables[..faults.len()] {
            let line = listed.iter().find(|line| line.id == table.table).unwrap();
            assert_eq!(line.title, "A damaged table");
            assert!(line.heading.contains("cannot be opened"), "{line:?}");
        }
    }
    for table in &tables[..faults.len()] {
        let refused = client.try_to(FromClient::Open { table: table.table.clone() }).await;
        assert!(refused.contains("cannot be opened"), "{refused}");
        assert_eq!(house.get(&format!("/api/tables/{}/record", table.table), &[]).await.status, 500);
    }
    let sound = client.ask(FromClient::Open { table: tables[6].table.clone() }).await;
    assert_eq!(sound.digest, tables[6].digest);
    client.say(FromClient::Remove { table: tables[0].table.clone() }).await;
    assert_eq!(client.tables().await.len(), tables.len() - 1, "a damaged table can be removed");
}

/// The refusal names the version of the rules that the game was started with and the expected version, in both
/// languages.
#[tokio::test]
async fn a_table_of_other_rules_says_so() {
    let house = House::new().await;
    let table = house.client().await.start(&[person("Ann"), bot("Ben", "random")]).await.table;
    let house = house.again().await;
    let database = house.database().await;
    let older = "UPDATE tables SET header = replace(header, '\"rules\":1', '\"rules\":7') WHERE id = ?1";
    assert_eq!(sqlx::query(older).bind(&table).execute(&database).await.unwrap().rows_affected(), 1);
    let mut client = house.client().await;
    for (title, words) in [
        (
            "A table of other rules",
            "begun with version 7 of the rules of its game, and cannot go on: expected version 1",
        ),
        ("Une table d’autres règles", "commencé avec la version 7 des règles de son jeu, et ne peut pas continuer"),
    ] {
        client.say(FromClient::Tables(Default::default())).await;
        let listed = client.tables().await;
        assert_eq!((listed.len(), listed[0].title.as_str()), (1, title));
        assert!(listed[0].heading.contains(words), "{:?}", listed[0]);
        let refused = client.try_to(FromClient::Open { table: table.clone() }).await;
        assert!(refused.contains(words), "{refused}");
        client.french().await;
    }
}

async fn refused(data: &Path, port: u16) -> ServerFault {
    start(Config {
        data: data.to_owned(),
        database: None,
        bus: None,
        address: ([127, 0, 0, 1], port).into(),
        seed: None,
        hosting: server::Hosting::Own,
        proxies: Vec::new(),
        limits: Default::default(),
        push: Default::default(),
    })
    .await
    .expect_err("a refusal")
}

#[tokio::test]
async fn a_server_that_cannot_start_says_why() {
    let folder = TempDir::new().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let fault = refused(folder.path(), port).await.to_string();
    assert!(fault.contains(&port.to_string()) && fault.contains("expected a free port"), "{fault}");

    let file = folder.path().join("file");
    fs::write(&file, "not a folder").unwrap();
    assert!(matches!(refused(&file, 0).await, ServerFault::Store(StoreFault::Folder { .. })));

    let broken = folder.path().join("broken");
    fs::create_dir(&broken).unwrap();
    fs::write(broken.join("brickroad.db"), "this is no database".repeat(100)).unwrap();
    let fault = refused(&broken, 0).await;
    assert!(matches!(fault, ServerFault::Store(StoreFault::Open { .. })), "{fault}");
    assert!(fault.to_string().contains("brickroad.db"), "{fault}");
    assert_eq!(fs::read(broken.join("brickroad.db")).unwrap(), "this is no database".repeat(100).as_bytes());
}

#[tokio::test]
async fn a_table_of_a_game_that_is_gone_is_listed_all_the_same() {
    let house = House::new().await;
    let mut client: Client = house.client().await;
    let table = client.ask(draft(&[person("Ann"), person("Ben")])).await.table;
    let house = house.again().await;
    let change = "UPDATE tables SET header = replace(header, '\"draft\"', '\"chess\"') WHERE id = ?1";
    sqlx::query(change).bind(&table).execute(&house.database().await).await.unwrap();
    let mut client = house.client().await;
    assert!(client.try_to(FromClient::Open { table }).await.contains("chess"));
    client.say(FromClient::Tables(Default::default())).await;
    assert_eq!(client.tables().await.len(), 1);
}
