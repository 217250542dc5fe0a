//! Tests of tables with packs that people have written, and of later changes to these packs.

use crate::{
    client::{Client, person},
    house::House,
};
use protocol::{FromClient, FromServer, Lang, OptionKind, OptionValue, Options, Position};
use std::{fs, path::PathBuf};

fn mine() -> String {
    include_str!("../../../../games/storyline/cards/oz-core.toml").replace("id = \"oz-core\"", "id = \"mine\"")
}

fn changed() -> String {
    mine().replacen("cost = 2", "cost = 3", 1)
}

fn packs(house: &House) -> PathBuf {
    house.folder.path().join("packs")
}

fn put(house: &House, text: &str) {
    fs::create_dir_all(packs(house)).unwrap();
    fs::write(packs(house).join("mine.toml"), text).unwrap();
}

/// Returns the message that creates a game with the pack `pack` for one person.
fn solitaire(pack: &str) -> FromClient {
    let options = Options::from([("pack".to_owned(), OptionValue::Word(pack.to_owned()))]);
    FromClient::Create { game: "oz".to_owned(), options, seats: vec![person("Ann")] }
}

/// Creates a game with the pack, plays a few decisions and returns the position.
async fn begun(client: &mut Client) -> Position {
    let mut position = client.ask(solitaire("mine")).await;
    for _ in 0..4 {
        position = client.act(&position, 0).await;
    }
    position
}

/// Returns the packs that the set-up of a game offers, and the help text of the option.
async fn offered(client: &mut Client, lang: Lang) -> (Vec<String>, String) {
    client.say(FromClient::Hello { lang }).await;
    let FromServer::Welcome { games, .. } = client.hear().await else { panic!("expected a welcome") };
    let spec = games.into_iter().flat_map(|game| game.options).find(|spec| spec.name == "pack").unwrap();
    let OptionKind::OneOf { words } = spec.kind else { panic!("expected words") };
    (words.into_iter().map(|(word, _)| word).collect(), spec.help)
}

#[tokio::test]
async fn a_pack_shows_up_at_set_up_without_a_restart() {
    let house = House::new().await;
    let mut client = house.client().await;
    assert_eq!(offered(&mut client, Lang::En).await.0, ["oz-core"]);
    let refused = client.try_to(solitaire("mine")).await;
    assert_eq!(refused, "The option “Story Pack of Oz” cannot be \"mine\". Expected one of oz-core.");
    put(&house, &mine());
    assert_eq!(offered(&mut client, Lang::En).await.0, ["oz-core", "mine"]);
    put(&house, "[pack]");
    let (words, help) = offered(&mut client, Lang::Fr).await;
    assert_eq!(words, ["oz-core"]);
    assert!(help.ends_with("\u{a0}: mine."), "{help}");
    let refused = client.try_to(solitaire("mine")).await;
    assert!(refused.contains("brickroad cards check"), "{refused}");
}

#[tokio::test]
async fn a_game_goes_on_with_the_pack_it_began_with_and_says_so() {
    let house = House::new().await;
    put(&house, &mine());
    let mut client = house.client().await;
    let before = begun(&mut client).await;
    assert!(before.notices.is_empty(), "{:?}", before.notices);
    let record = house.record(&before.table).await;
    put(&house, &changed());
    let house = house.again().await;
    let mut client = house.client().await;
    let after = client.ask(FromClient::Open { table: before.table.clone() }).await;
    let [notice] = &after.notices[..] else { panic!("{:?}", after.notices) };
    assert!(notice.starts_with("The pack “mine” has changed since this game began. The old one was kept"), "{notice}");
    assert_eq!(Position { notices: Vec::new(), ..after.clone() }, before, "nothing else is different");
    assert_eq!(house.record(&before.table).await, record, "digest by digest");
    let next = client.act(&after, 0).await;
    assert_eq!(next.notices, after.notices, "it stays");
    client.french().await;
    let french = client.position().await;
    assert!(french.notices[0].starts_with("Le paquet «\u{a0}mine\u{a0}» a changé"), "{:?}", french.notices);

    fs::remove_file(packs(&house).join("mine.toml")).unwrap();
    let house = house.again().await;
    let gone = house.client().await.ask(FromClient::Open { table: before.table }).await;
    assert!(gone.notices[0].starts_with("The pack “mine” is no longer among your packs."), "{:?}", gone.notices);
    assert_eq!(gone.digest, next.digest);
}

#[tokio::test]
async fn a_table_made_from_a_game_keeps_its_pack() {
    let house = House::new().await;
    put(&house, &mine());
    let mut client = house.client().await;
    let first = begun(&mut client).await;
    let record = house.record(&first.table).await;
    put(&house, &changed());
    let house = house.again().await;
    let mut client = house.client().await;
    client.ask(FromClient::Open { table: first.table.clone() }).await;
    let forked = client.ask(FromClient::Fork { entry: first.entries }).await;
    let imported = client.ask(FromClient::Import { record }).await;
    assert_eq!([&forked.digest, &imported.digest], [&first.digest; 2]);
    assert_eq!([forked.notices.len(), imported.notices.len()], [1; 2]);
    let new = client.ask(solitaire("mine")).await;
    assert!(new.notices.is_empty(), "a new game has the new pack");
}

#[tokio::test]
async fn without_its_pack_a_game_waits() {
    let house = House::new().await;
    put(&house, &mine());
    let before = begun(&mut house.client().await).await;
    let record = house.record(&before.table).await;
    fs::remove_dir_all(packs(&house)).unwrap();
    sqlx::query("DELETE FROM packs").execute(&house.database().await).await.unwrap();
    let house = house.again().await;
    let mut client = house.client().await;
    let refused = client.try_to(FromClient::Open { table: before.table.clone() }).await;
    assert!(
        refused.starts_with("This game was begun with the pack mine as it was then (cards “mine”, hash "),
        "{refused}"
    );
    assert!(refused.ends_with("Expected it as mine.toml among the packs."), "{refused}");
    let folder = house.folder.path().display().to_string();
    assert!(!refused.contains(&folder), "nobody hears where it was looked for: {refused}");
    assert_eq!(client.try_to(FromClient::Import { record }).await, refused);
    client.say(FromClient::Tables(Default::default())).await;
    let line = client.tables().await.remove(0);
    assert_eq!(line.title, before.title, "the list says of it what it said before");
    put(&house, &mine());
    client.say(FromClient::Tables(Default::default())).await;
    assert_eq!(client.tables().await[0].title, before.title);
    assert_eq!(client.ask(FromClient::Open { table: before.table.clone() }).await, before);
}

#[tokio::test]
async fn a_pack_that_cannot_be_kept_opens_no_table() {
    let house = House::new().await;
    put(&house, &mine());
    let full = "CREATE TRIGGER full BEFORE INSERT ON packs BEGIN SELECT RAISE(ABORT, 'full'); END";
    sqlx::query(full).execute(&house.database().await).await.unwrap();
    let mut client = house.client().await;
    let refused = client.try_to(solitaire("mine")).await;
    assert!(refused.contains("could not be stored"), "{refused}");
    client.say(FromClient::Tables(Default::default())).await;
    assert_eq!(client.tables().await, []);
}

/// An earlier version kept the packs of tables in a folder.
#[tokio::test]
async fn packs_that_were_kept_in_a_folder_are_kept_with_the_tables() {
    let house = House::new().await;
    put(&house, &mine());
    let before = begun(&mut house.client().await).await;
    let (hash,): (String,) =
        sqlx::query_as("DELETE FROM packs RETURNING hash").fetch_one(&house.database().await).await.unwrap();
    fs::create_dir(packs(&house).join("kept")).unwrap();
    fs::rename(packs(&house).join("mine.toml"), packs(&house).join(format!("kept/mine-{hash}.toml"))).unwrap();
    let house = house.again().await;
    fs::remove_dir_all(packs(&house)).unwrap();
    let after = house.client().await.ask(FromClient::Open { table: before.table }).await;
    assert_eq!(after.digest, before.digest);
}
