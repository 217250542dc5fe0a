//! Tests of earlier positions that a screen shows, and of forks.

use crate::{
    client::{bot, is_over, person},
    house::House,
    play::play_on,
};
use protocol::{FromClient, FromServer, Lang, Options, Pace, Seat};

#[tokio::test]
async fn earlier_positions_are_shown_without_choices() {
    let house = House::new().await;
    let mut client = house.client().await;
    let first = client.start(&[person("Ann"), bot("Ben", "random")]).await;
    let now = client.act(&first, 0).await;
    let then = client.ask(FromClient::Step { entry: Some(first.entries) }).await;
    assert_eq!((then.shown, then.entries), (first.entries, now.entries));
    assert_eq!((&then.digest, &then.log, then.viewer), (&first.digest, &first.log, first.viewer));
    assert!(then.scene.choices.is_empty() && !then.can_undo());
    assert_eq!(then.scene.zones, first.scene.zones);
    assert_eq!(client.ask(FromClient::Step { entry: Some(0) }).await.log, []);
    let refused = client.try_to(FromClient::Step { entry: Some(now.entries + 1) }).await;
    assert!(refused.contains(&format!("from 0 to {}", now.entries)), "{refused}");
    assert_eq!(client.ask(FromClient::Step { entry: None }).await, now);
}

#[tokio::test]
async fn the_log_comes_in_pages_and_then_line_by_line() {
    // The seed is fixed for two reasons: some games have no more lines than fit on a page, and in some games a whole
    // hand is known at the end.
    let house = House::seeded(Some(7)).await;
    let mut client = house.client().await;
    let (game, seats) = ("duel".to_owned(), vec![bot("Ann", "random"), bot("Ben", "random")]);
    client.ask(FromClient::Create { game, options: Options::new(), seats }).await;
    client.say(FromClient::Pace { pace: Pace::Instant }).await;
    let last = client.until(is_over).await;
    let mut other = house.client().await;
    let mut whole = other.ask(FromClient::Open { table: last.table }).await;
    assert!(whole.has_earlier && whole.log.len() < 200, "{} lines", whole.log.len());
    let heard = whole.log.clone();
    while let Some(ask) = whole.ask_earlier() {
        let page = other.page(ask).await;
        assert!(whole.add_earlier(page));
    }
    assert!(whole.log.ends_with(&heard) && whole.log[0].entry == 1);
    let entries: Vec<usize> = whole.log.iter().map(|line| line.entry).collect();
    assert!(entries.is_sorted() && entries.ends_with(&[whole.entries]));
    let none = other.page(FromClient::Log { before: 0 }).await;
    assert!(none.lines.is_empty() && !none.has_earlier);
}

#[tokio::test]
async fn acting_returns_to_the_newest_position() {
    let house = House::new().await;
    let mut client = house.client().await;
    let first = client.start(&[person("Ann"), bot("Ben", "random")]).await;
    client.ask(FromClient::Step { entry: Some(0) }).await;
    let acted = client.ask(FromClient::Act { at: first.row, choice: 0 }).await;
    assert_eq!(acted.shown, acted.entries);
}

#[tokio::test]
async fn a_finished_game_is_looked_at_from_any_seat() {
    let house = House::new().await;
    let mut client = house.client().await;
    let first = client.start(&[person("Ann"), bot("Ben", "random")]).await;
    let ben = Seat::new(1, 2);
    assert!(client.try_to(FromClient::Sit { seat: ben }).await.contains("is a bot"));
    play_on(&mut client, first).await;
    assert_eq!(client.ask(FromClient::Sit { seat: ben }).await.viewer, ben);
    let then = client.ask(FromClient::Step { entry: Some(20) }).await;
    assert_eq!(then.viewer, ben);
}

#[tokio::test]
async fn a_fork_is_a_new_game_with_the_same_beginning() {
    let house = House::new().await;
    let mut client = house.client().await;
    let first = client.start(&[person("Ann"), bot("Ben", "random"), bot("Cid", "greedy")]).await;
    let second = client.act(&first, 0).await;
    let last = play_on(&mut client, second.clone()).await;
    let fork = client.ask(FromClient::Fork { entry: second.entries }).await;
    assert_ne!(fork.table, last.table);
    assert_eq!((&fork.digest, &fork.seats, &fork.scene), (&second.digest, &second.seats, &second.scene));
    let other = play_on(&mut client, fork.clone()).await;
    assert_ne!(other.digest, last.digest, "the luck is new");
    let (old, new) = (house.record(&last.table).await, house.record(&other.table).await);
    let beginning = second.entries + 1;
    assert!(old.lines().take(beginning).eq(new.lines().take(beginning)));
    assert_eq!(client.ask(FromClient::Open { table: last.table.clone() }).await, last, "the old game is as it was");
    let refused = client.try_to(FromClient::Fork { entry: last.entries + 1 }).await;
    assert!(refused.contains("no such position"), "{refused}");
    assert!(is_over(&client.ask(FromClient::Fork { entry: last.entries }).await));
}

#[tokio::test]
async fn a_fork_from_the_start_is_a_new_deal() {
    let house = House::new().await;
    let mut client = house.client().await;
    client.start(&[person("Ann"), bot("Ben", "random")]).await;
    let fork = client.ask(FromClient::Fork { entry: 0 }).await;
    assert!(fork.entries > 0, "chance has dealt");
}

#[tokio::test]
async fn a_client_that_goes_on_hears_only_what_is_new_and_the_whole_where_it_asks() {
    let house = House::new().await;
    let mut client = house.client().await;
    let first = client.start(&[person("Ann"), bot("Ben", "random")]).await;
    client.say(FromClient::Act { at: first.row, choice: 0 }).await;
    assert!(matches!(client.hear_unchecked().await, FromServer::Update(update) if update.since == first.row));
    // The server sends a whole position for each of these requests.
    let asks = [
        FromClient::Again,
        FromClient::Step { entry: Some(1) },
        FromClient::Sit { seat: None },
        FromClient::Step { entry: None },
        FromClient::Hello { lang: Lang::Fr },
    ];
    for ask in asks {
        client.say(ask).await;
        // The positions after a bot's decision are sent as updates.
        while !matches!(client.hear_unchecked().await, FromServer::Position(_)) {}
    }
}
