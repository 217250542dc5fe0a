//! Tests of the list of tables, its pages and its search.

use crate::{
    client::{Client, bot, draft, person},
    house::House,
};
use protocol::{Find, FromClient, FromServer, TableLine};

async fn listed(client: &mut Client, find: Find) -> (Vec<TableLine>, Option<u64>) {
    client.say(FromClient::Tables(find.clone())).await;
    loop {
        match client.hear().await {
            FromServer::Tables { tables, find: found, more, .. } if found == find => return (tables, more),
            FromServer::Position(_) | FromServer::Update(_) | FromServer::Tables { .. } => {}
            other => panic!("expected a list, heard {other:?}"),
        }
    }
}

#[tokio::test]
async fn lists_come_in_pages() {
    let house = House::new().await;
    let mut client = house.client().await;
    let mut made = Vec::new();
    for _ in 0..53 {
        made.push(client.ask(draft(&[person("Ann"), person("Ben")])).await.table);
    }
    made.reverse();
    let (mut found, mut before) = (Vec::new(), None);
    for expected in [50, 3] {
        let (tables, more) = listed(&mut client, Find { before, ..Find::default() }).await;
        assert_eq!((tables.len(), more.is_some()), (expected, expected == 50));
        found.extend(tables.into_iter().map(|line| line.id));
        before = more;
    }
    assert_eq!(found, made);
}

#[tokio::test]
async fn tables_are_found_by_name_game_and_end() {
    let house = House::new().await;
    let mut client = house.client().await;
    let first = client.ask(draft(&[person("Zoé"), person("Ben")])).await.table;
    let second = client.ask(draft(&[bot("A", "random"), bot("B", "random")])).await.table;
    client.until(crate::client::is_over).await;
    let mut ids =
        async |find: Find| listed(&mut client, find).await.0.into_iter().map(|line| line.id).collect::<Vec<_>>();
    let words = |words: &str| Find { words: Some(words.into()), ..Find::default() };
    assert_eq!(ids(words("zoe")).await, [first.as_str()]);
    assert_eq!(ids(words("zoe ben")).await, [first.as_str()]);
    assert_eq!(ids(words("zoe  nobody")).await.len(), 0);
    // A search finds a game by its title and by its name.
    assert_eq!(ids(words("oz")).await, [second.as_str(), first.as_str()]);
    assert_eq!(ids(words("DRAFT zoê")).await, [first.as_str()]);
    assert_eq!(ids(words("duel")).await.len(), 0);
    assert_eq!(ids(Find { over: Some(true), ..Find::default() }).await, [second.as_str()]);
    assert_eq!(ids(Find { over: Some(false), ..Find::default() }).await, [first.as_str()]);
    assert_eq!(ids(Find { until: Some(1), ..Find::default() }).await.len(), 0);
    assert_eq!(ids(Find { since: Some(1), ..Find::default() }).await, [second.as_str(), first.as_str()]);
}

/// An earlier version stored tables without headings.
#[tokio::test]
async fn tables_without_a_heading_get_one() {
    let house = House::new().await;
    let mut client = house.client().await;
    client.ask(draft(&[bot("A", "random"), bot("B", "random")])).await;
    client.until(crate::client::is_over).await;
    let before = listed(&mut client, Find::default()).await.0;
    assert!(before[0].over && !before[0].heading.is_empty());
    let earlier = "UPDATE tables SET entries = NULL, is_over = NULL, heading_en = NULL, heading_fr = NULL, \
                   standing = NULL";
    sqlx::query(earlier).execute(&house.database().await).await.unwrap();
    let house = house.again().await;
    let mut client = house.client().await;
    // The server adds the headings in the background.
    while listed(&mut client, Find::default()).await.0 != before {
        tokio::task::yield_now().await;
    }
}
