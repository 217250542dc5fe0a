//! Tests of decisions that a person takes back.

use crate::{
    client::{bot, draft, person},
    house::House,
};
use protocol::{FromClient, Pace, Position};

/// Creates a game with slow bots, so that there is time to take a decision back. Returns the first position at which a
/// person decides.
async fn calm_turn(client: &mut crate::client::Client) -> Position {
    let seats = [person("Ann"), bot("Ben", "random"), bot("Cid", "random")];
    let position = client.start(&seats).await;
    let entries = position.entries;
    client.say(FromClient::Pace { pace: Pace::Calm }).await;
    client.until(|position| position.pace == Pace::Calm && position.entries == entries).await
}

#[tokio::test]
async fn a_decision_is_taken_back_before_a_bot_acts() {
    let house = House::new().await;
    let mut client = house.client().await;
    let mut before = calm_turn(&mut client).await;
    // Repeats until another seat decides directly after Ann. If Ann is the last seat of a round, chance follows, and
    // her decision cannot be taken back.
    loop {
        let after = client.ask(FromClient::Act { at: before.row, choice: 1 }).await;
        if after.can_undo() {
            assert_eq!(after.entries, before.entries + 1);
            let undone = client.ask(FromClient::Undo { at: after.row }).await;
            assert_eq!(Position { row: before.row, ..undone.clone() }, before);
            let late = FromClient::Act { at: before.row, choice: 1 };
            assert!(client.try_to(late).await.contains("moved on"), "entries come again, rows do not");
            before = undone;
            break;
        }
        client.say(FromClient::Pace { pace: Pace::Instant }).await;
        let turn = client.until(|position| crate::client::rests(position) && position.pace == Pace::Instant).await;
        client.say(FromClient::Pace { pace: Pace::Calm }).await;
        before = client.until(|position| position.pace == Pace::Calm && position.entries == turn.entries).await;
    }
    let house = house.again().await;
    let mut client = house.client().await;
    let kept = client.ask(FromClient::Open { table: before.table.clone() }).await;
    assert_eq!(kept, before, "what was taken back stays taken back");
    let lines = house.record(&before.table).await.lines().count();
    assert_eq!(lines, 1 + before.entries, "a record holds only what stands");
    let other = client.ask(FromClient::Act { at: kept.row, choice: 2 }).await;
    assert_eq!(other.entries, kept.entries + 1);
}

#[tokio::test]
async fn nothing_is_taken_back_once_somebody_has_acted() {
    let house = House::new().await;
    let mut client = house.client().await;
    let first = client.start(&[person("Ann"), bot("Ben", "random")]).await;
    assert!(!first.can_undo());
    assert!(client.try_to(FromClient::Undo { at: first.row }).await.contains("cannot be taken back"));
    let next = client.act(&first, 0).await;
    assert!(!next.can_undo(), "a bot or chance has acted since");
    assert!(client.try_to(FromClient::Undo { at: next.row }).await.contains("cannot be taken back"));
    assert!(client.try_to(FromClient::Undo { at: first.row }).await.contains("moved on"));
}

#[tokio::test]
async fn only_whoever_decided_takes_back() {
    let house = House::new().await;
    let mut client = house.client().await;
    let seats = [person("Ann"), person("Ben"), person("Cid")];
    let curtain = client.ask(draft(&seats)).await;
    let first = curtain.pass_to.unwrap();
    let seated = client.ask(FromClient::Sit { seat: Some(first) }).await;
    let acted = client.ask(FromClient::Act { at: seated.row, choice: 0 }).await;
    let undo = FromClient::Undo { at: acted.row };
    assert!(client.try_to(undo.clone()).await.contains("Sit down first"), "the curtain has fallen");
    let second = acted.pass_to.unwrap();
    assert!(!client.ask(FromClient::Sit { seat: Some(second) }).await.can_undo());
    assert!(client.try_to(undo.clone()).await.contains("cannot be taken back"));
    assert!(client.ask(FromClient::Sit { seat: Some(first) }).await.can_undo());
    let undone = client.ask(undo).await;
    assert_eq!(Position { row: seated.row, ..undone }, seated);
}
