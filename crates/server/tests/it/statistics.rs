//! Tests of the statistics of finished games.

use crate::{
    client::{Client, bot, is_over, person, rests},
    house::House,
    play::play_on,
};
use protocol::{FromClient, FromServer, GameStatistics, Opponent, Pace, Position, SeatPlan, Statistics};

async fn statistics(house: &House) -> Statistics {
    let answer = house.get("/api/statistics", &[]).await;
    assert_eq!(answer.status, 200);
    assert!(answer.headers.contains("content-type: application/json"), "{}", answer.headers);
    serde_json::from_str(&answer.body).unwrap()
}

/// Plays a game to its end with these people and bots. Returns the id of its table.
async fn finish(client: &mut Client, seats: &[SeatPlan]) -> String {
    let begun = client.start(seats).await;
    let over = play_on(client, begun).await;
    leave(client).await;
    over.table
}

/// Plays a game to its end from a position at which a bot may be to move, at any pace.
async fn play_to_the_end(client: &mut Client, from: Position) {
    let is_ready = |position: &Position| position.pace == Pace::Instant && rests(position);
    let begun = if is_ready(&from) {
        from
    } else {
        client.say(FromClient::Pace { pace: Pace::Instant }).await;
        client.until(is_ready).await
    };
    assert!(is_over(&play_on(client, begun).await));
}

async fn leave(client: &mut Client) {
    client.say(FromClient::Leave).await;
    client.tables().await;
}

fn counted(game: &GameStatistics) -> u32 {
    game.tally.won + game.tally.drawn + game.tally.lost
}

#[tokio::test]
async fn finished_games_of_people_are_counted() {
    let house = House::new().await;
    let mut client = house.client().await;
    assert_eq!(statistics(&house).await, Statistics { people: Vec::new(), more: false });
    client.start(&[person("Ann"), bot("Ojo", "random")]).await;
    leave(&mut client).await;
    assert_eq!(statistics(&house).await.people, [], "a game that goes on does not count");

    let table = finish(&mut client, &[person("Ann"), bot("Ojo", "random")]).await;
    let told = statistics(&house).await;
    let [all, ann] = &told.people[..] else { panic!("all, and Ann: {told:?}") };
    assert_eq!((all.name.as_deref(), ann.name.as_deref()), (None, Some("Ann")));
    let [draft] = &ann.games[..] else { panic!("one game") };
    assert_eq!((draft.game.as_str(), counted(draft)), ("draft", 1));
    assert_eq!(draft.opponents[0].opponent, Opponent::Bot { level: "random".into() });
    let (first, later) = (draft.first == draft.tally, draft.later == draft.tally);
    assert!(first != later, "one of them begins: {draft:?}");
    assert_eq!(draft.days[0].tally, draft.tally);

    client.say(FromClient::Remove { table }).await;
    client.tables().await;
    assert_eq!(statistics(&house).await.people, [], "a game that was removed is forgotten");
}

#[tokio::test]
async fn a_first_game_that_teaches_does_not_count() {
    let house = House::new().await;
    let mut client = house.client().await;
    let begun = client.ask(FromClient::Lesson { game: "draft".to_owned(), name: "Ann".to_owned() }).await;
    client.say(FromClient::EndLesson).await;
    client.say(FromClient::Pace { pace: Pace::Instant }).await;
    let left = |position: &Position| position.lesson.is_none() && position.pace == Pace::Instant;
    let taught = client.until(|position| left(position) && rests(position)).await;
    assert_eq!(taught.table, begun.table);
    assert!(is_over(&play_on(&mut client, taught).await));
    leave(&mut client).await;
    assert_eq!(statistics(&house).await.people, []);
}

/// A copy is a fork, an imported record, or a game from a shared link.
#[tokio::test]
async fn a_game_counts_once_however_often_it_is_copied() {
    let house = House::new().await;
    let mut client = house.client().await;
    let first = client.start(&[person("Ann"), bot("Ojo", "random")]).await;
    let unfinished = house.record(&first.table).await;
    let over = play_on(&mut client, first.clone()).await;
    let before = statistics(&house).await;
    let whole = house.record(&over.table).await;
    client.say(FromClient::Share).await;
    let FromServer::Shared { code } = client.hear().await else { panic!("expected a code") };
    for copy in [
        FromClient::Fork { entry: over.entries },
        FromClient::Import { record: whole },
        FromClient::Import { record: code },
    ] {
        assert!(is_over(&client.ask(copy).await));
        assert_eq!(statistics(&house).await, before);
    }
    client.ask(FromClient::Open { table: over.table.clone() }).await;
    for beginning in [FromClient::Fork { entry: first.entries }, FromClient::Import { record: unfinished }] {
        let copy = client.ask(beginning).await;
        play_to_the_end(&mut client, copy).await;
        assert_eq!(statistics(&house).await, before, "a copy that was played to its end");
    }
    // A game from the start of another shares nothing with it.
    let fresh = client.ask(FromClient::Fork { entry: 0 }).await;
    play_to_the_end(&mut client, fresh).await;
    assert_eq!(counted(&statistics(&house).await.people[0].games[0]), 2);
}

/// An earlier version stored results without the seat that decided first.
#[tokio::test]
async fn games_of_an_earlier_version_get_the_seat_that_began() {
    let house = House::new().await;
    let mut client = house.client().await;
    finish(&mut client, &[person("Ann"), bot("Ojo", "random")]).await;
    let before = statistics(&house).await;
    let database = house.database().await;
    let earlier = "UPDATE tables SET standing = json_remove(standing, '$.over.began')";
    sqlx::query(earlier).execute(&database).await.unwrap();
    let forgot = statistics(&house).await;
    assert_ne!(forgot, before);
    let [all, _] = &forgot.people[..] else { panic!("all, and Ann") };
    assert_eq!(counted(&all.games[0]), 1, "a game counts without it");
    database.close().await;
    let house = house.again().await;
    // The server adds this seat in the background.
    while statistics(&house).await != before {
        tokio::task::yield_now().await;
    }
}
