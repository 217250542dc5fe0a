//! Tests of hints and reviews over sockets.

use crate::{
    client::{Client, bot, is_over, person, rests},
    house::House,
};
use kernel::Seat;
use protocol::{FromClient, FromServer, Hint, Measure, Position, Review};

/// Asks for a hint in the position at this row. Returns the position that notes it, and the hint.
async fn ask(client: &mut Client, at: u64) -> (Position, Hint) {
    client.say(FromClient::Hint { at }).await;
    let mut noted = None;
    loop {
        match client.hear().await {
            FromServer::Position(position) => noted = Some(*position),
            FromServer::Hint(hint) => return (noted.expect("the position comes first"), hint),
            other => panic!("expected a position or a hint, heard {other:?}"),
        }
    }
}

#[tokio::test]
async fn a_person_against_bots_gets_a_hint_for_the_newest_position() {
    let house = House::new().await;
    let mut client = house.client().await;
    let before = client.start(&[person("Ann"), bot("Ben", "greedy")]).await;
    assert!(before.hints && !before.scene.choices.is_empty());
    let (noted, hint) = ask(&mut client, before.row).await;
    assert_eq!(Position { row: before.row, ..noted.clone() }, before, "only the row differs");
    assert_eq!((noted.row, hint.row, &hint.table), (before.row + 1, noted.row, &noted.table));
    assert_eq!(hint.measure, Measure::Chance);
    assert!(hint.choices.len() > 1 && hint.rollouts > 0);
    assert!(hint.choices.iter().all(|choice| choice.low <= choice.mean && choice.mean <= choice.high));
    let late = client.try_to(FromClient::Hint { at: before.row }).await;
    assert!(late.contains("moved on"), "{late}");
    // The hint does not hold the table up.
    client.say(FromClient::Hint { at: noted.row }).await;
    client.say(FromClient::Act { at: noted.row, choice: hint.choices[0].choice }).await;
    client.until(|position| rests(position) && position.entries > noted.entries).await;
}

#[tokio::test]
async fn people_among_themselves_get_no_hints() {
    let house = House::new().await;
    let mut client = house.client().await;
    let shared = client.start(&[person("Ann"), person("Ben")]).await;
    assert!(!shared.hints);
    let shared = match shared.pass_to {
        Some(seat) => client.ask(FromClient::Sit { seat: Some(seat) }).await,
        None => shared,
    };
    let refused = client.try_to(FromClient::Hint { at: shared.row }).await;
    assert!(refused.contains("one person against bots"), "{refused}");
}

/// Asks for the review of the first decision of a seat at or after an entry.
async fn review(client: &mut Client, seat: Seat, from: usize) -> Review {
    client.say(FromClient::Review { seat, from }).await;
    match client.hear().await {
        FromServer::Review(review) => review,
        other => panic!("expected a review, heard {other:?}"),
    }
}

#[tokio::test]
async fn everybody_may_review_every_seat_of_a_finished_game() {
    let house = House::new().await;
    let mut client = house.client().await;
    let over = client.start(&[bot("Ann", "greedy"), bot("Ben", "random")]).await;
    assert!(is_over(&over));
    for seat in Seat::all(2) {
        let first = review(&mut client, seat, 0).await;
        let decision = first.decision.unwrap();
        assert_eq!((first.seat, decision.number), (seat, 1));
        assert_eq!(decision.choices.iter().filter(|choice| choice.chosen).count(), 1);
        let next = review(&mut client, seat, decision.entry + 1).await.decision.unwrap();
        assert!(next.number == 2 && next.entry > decision.entry);
        let none = review(&mut client, seat, over.entries).await;
        assert!(none.decision.is_none() && none.decisions > 2);
    }
    let third = Seat::all(3).last().unwrap();
    let refused = client.try_to(FromClient::Review { seat: third, from: 0 }).await;
    assert!(refused.contains("seat"), "{refused}");
}

#[tokio::test]
async fn nobody_reviews_a_game_that_goes_on() {
    let house = House::new().await;
    let mut client = house.client().await;
    let begun = client.start(&[person("Ann"), bot("Ben", "greedy")]).await;
    let seat = begun.viewer.unwrap();
    let refused = client.try_to(FromClient::Review { seat, from: 0 }).await;
    assert!(refused.contains("over"), "{refused}");
}
