//! Tests of whole games over the socket.

use crate::{
    client::{Client, bot, draft, is_over, person, rests},
    house::{House, LOOPBACK},
};
use protocol::{FromClient, FromServer, Lang, Pace, Position, TurnInfo};

#[tokio::test]
async fn a_person_plays_a_whole_game_against_bots() {
    let house = House::new().await;
    let mut client = house.client().await;
    let first = client.start(&[person("Ann"), bot("Ben", "greedy"), bot("Cid", "random")]).await;
    assert_eq!(
        first.viewer,
        Some(first.scene.zones.iter().find_map(|zone| zone.owner).unwrap()),
        "one person: her eyes"
    );
    assert_eq!(first.pass_to, None);
    assert!(!first.log.is_empty());
    let last = play_on(&mut client, first).await;
    let sheet = last.scene.sheet.as_ref().unwrap();
    assert_eq!(sheet.seats.len(), 3);
    assert_eq!(last.shown, last.entries);
    let read = catalog::read_record(house.record(&last.table).await, &kernel::Shelf::EMPTY).unwrap();
    let scores: Vec<Option<i32>> = read.scores().unwrap().values().copied().map(Some).collect();
    assert_eq!(sheet.seats.iter().map(|seat| seat.total).collect::<Vec<_>>(), scores);
    assert!(client.try_to(FromClient::Act { at: last.row, choice: 0 }).await.contains("game is over"));
}

#[tokio::test]
async fn bots_play_alone_for_whoever_watches() {
    let house = House::new().await;
    let mut client = house.client().await;
    let last = client.start(&[bot("A", "random"), bot("B", "greedy"), bot("C", "ismcts:5"), bot("D", "random")]).await;
    assert!(is_over(&last) && last.viewer.is_none() && last.pass_to.is_none());
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart() {
    let mut house = House::new().await;
    let mut client = house.client().await;
    let mut position = client.start(&[person("Ann"), bot("Ben", "random")]).await;
    for _ in 0..5 {
        position = client.act(&position, 0).await;
        house = house.again().await;
        client = house.client().await;
        let again = client.ask(FromClient::Open { table: position.table.clone() }).await;
        assert_eq!(again, position, "the same position, word for word");
    }
    assert!(is_over(&play_on(&mut client, position).await));
}

#[tokio::test]
async fn the_same_seed_brings_the_same_luck() {
    let mut games = Vec::new();
    for _ in 0..2 {
        let house = House::seeded(Some(7)).await;
        let mut client = house.client().await;
        let mut seen = Vec::new();
        for _ in 0..2 {
            let last = client.start(&[bot("A", "random"), bot("B", "ismcts:3"), bot("C", "random")]).await;
            seen.push((last.table, last.digest));
        }
        assert_ne!(seen[0], seen[1]);
        games.push(seen);
    }
    assert_eq!(games[0], games[1]);
}

#[tokio::test]
async fn the_same_seed_finds_new_names_after_a_restart() {
    let house = House::seeded(Some(7)).await;
    let mut client = house.client().await;
    let first = client.ask(draft(&[person("Ann"), person("Ben")])).await.table;
    let twin = server::start(server::Config {
        data: house.folder.path().to_owned(),
        database: None,
        bus: None,
        address: LOOPBACK,
        seed: Some(7),
        hosting: server::Hosting::Own,
        proxies: Vec::new(),
        limits: Default::default(),
        push: Default::default(),
    });
    let mut other = Client::connect(twin.await.unwrap().address()).await;
    assert_ne!(other.ask(draft(&[person("Ann"), person("Ben")])).await.table, first);
}

#[tokio::test]
async fn the_server_says_what_can_be_played() {
    let house = House::new().await;
    let mut client = house.client().await;
    for (lang, label) in [(Lang::En, "Memory aid"), (Lang::Fr, "Aide-mémoire")] {
        client.say(FromClient::Hello { lang }).await;
        let FromServer::Welcome { games, bots, .. } = client.hear().await else { panic!("expected a welcome") };
        assert_eq!(games[0].name, "draft");
        assert!(games[0].options.iter().any(|option| option.label == label));
        assert!(bots.iter().all(|bot| bot.level.parse::<catalog::Level>().is_ok() && !bot.help.is_empty()));
    }
}

#[tokio::test]
async fn a_reader_changes_language_at_the_table() {
    let house = House::new().await;
    let mut client = house.client().await;
    let english = client.start(&[person("Ann"), bot("Ben", "random")]).await;
    client.french().await;
    let french = client.position().await;
    assert_eq!((french.digest, french.viewer), (english.digest, english.viewer));
    assert_ne!(french.scene.heading, english.scene.heading);
}

#[tokio::test]
async fn tables_are_listed_with_the_latest_first() {
    let house = House::new().await;
    let mut client = house.client().await;
    let over = client.start(&[bot("A", "random"), bot("B", "random")]).await;
    let open = client.start(&[person("Ann"), bot("Ben", "random")]).await;
    client.say(FromClient::Leave).await;
    let tables = client.tables().await;
    let shown: Vec<_> = tables.iter().map(|line| (line.id.as_str(), line.over, line.entries)).collect();
    assert_eq!(shown, [(open.table.as_str(), false, open.entries), (over.table.as_str(), true, over.entries)]);
    assert_eq!(tables[0].heading, open.scene.heading);
    assert_eq!(tables[1].heading, over.scene.sheet.unwrap().verdict);
    assert_eq!(tables[0].seats, [person("Ann"), bot("Ben", "random")]);
    assert!(client.try_to(FromClient::Act { at: open.row, choice: 0 }).await.contains("No table is open"));

    client.say(FromClient::Remove { table: over.table.clone() }).await;
    assert_eq!(client.tables().await.len(), 1);
    assert!(client.try_to(FromClient::Open { table: over.table }).await.contains("no such table"));
}

/// Plays the first choice until the game is over. Returns the last position.
pub(crate) async fn play_on(client: &mut Client, mut position: Position) -> Position {
    while !is_over(&position) {
        assert!(matches!(position.turn, TurnInfo::Seat(seat) if Some(seat) == position.viewer), "{:?}", position.turn);
        assert!(rests(&position) && position.pace == Pace::Instant);
        position = client.act(&position, 0).await;
    }
    position
}
