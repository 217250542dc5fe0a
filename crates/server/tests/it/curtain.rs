//! Tests of several people who share one screen.

use crate::{
    client::{Client, bot, is_over, person, rests},
    house::House,
    secrets::leak,
};
use protocol::{FromClient, FromServer, OptionValue, Options, Pace, Position, TurnInfo};

/// Plays a game to its end at one screen, and passes the screen on whenever the table requires it. Returns how often
/// the screen was passed on, and the last position. Checks every message for secrets.
async fn pass_round(client: &mut Client, mut position: Position) -> (usize, Position) {
    let mut passed = 0;
    while !is_over(&position) {
        let TurnInfo::Seat(active) = position.turn else { panic!("chance at rest") };
        if position.viewer != Some(active) {
            assert_eq!((position.viewer, position.pass_to), (None, Some(active)));
            assert!(client.try_to(FromClient::Act { at: position.row, choice: 0 }).await.contains("Sit down"));
            position = client.ask(FromClient::Sit { seat: Some(active) }).await;
            passed += 1;
        }
        assert_eq!((position.viewer, position.pass_to), (Some(active), None));
        assert!(!position.scene.choices.is_empty());
        let entries = position.entries;
        client.say(FromClient::Act { at: position.row, choice: 0 }).await;
        position = client
            .until(|position| {
                let own = position.turn == TurnInfo::Seat(active);
                assert!(position.viewer.is_none() || own && position.viewer == Some(active), "the curtain is down");
                position.entries > entries && rests(position)
            })
            .await;
    }
    (passed, position)
}

#[tokio::test]
async fn the_screen_is_passed_between_two() {
    let house = House::new().await;
    let mut client = house.client().await;
    let first = client.start(&[person("Ann"), person("Ben")]).await;
    let (passed, last) = pass_round(&mut client, first).await;
    assert!((8..=16).contains(&passed), "{passed}");
    assert_eq!((last.viewer, last.pass_to), (None, None));
    assert!(last.scene.sheet.is_some());
}

#[tokio::test]
async fn the_curtain_is_down_while_bots_act() {
    let house = House::new().await;
    let mut client = house.client().await;
    let seats = [person("Ann"), bot("Ben", "random"), person("Cid"), bot("Dot", "greedy")];
    let first = client.start(&seats).await;
    assert!(pass_round(&mut client, first).await.0 > 8);
}

#[tokio::test]
async fn looking_back_shows_a_screen_nothing_of_anybody() {
    let house = House::new().await;
    let mut client = house.client().await;
    let first = client.start(&[person("Ann"), person("Ben"), person("Cid")]).await;
    let seat = first.pass_to;
    let seated = client.ask(FromClient::Sit { seat }).await;
    let acted = client.ask(FromClient::Act { at: seated.row, choice: 0 }).await;
    for entry in 0..=acted.entries {
        let then = client.ask(FromClient::Step { entry: Some(entry) }).await;
        assert_eq!((then.viewer, then.pass_to), (None, None));
    }
    assert_eq!(client.ask(FromClient::Step { entry: None }).await, acted);
}

#[tokio::test]
async fn opening_again_lets_the_curtain_fall() {
    let house = House::new().await;
    let mut client = house.client().await;
    let curtain = client.start(&[person("Ann"), person("Ben")]).await;
    client.ask(FromClient::Sit { seat: curtain.pass_to }).await;
    assert_eq!(client.ask(FromClient::Open { table: curtain.table.clone() }).await, curtain);
    client.ask(FromClient::Sit { seat: curtain.pass_to }).await;
    assert_eq!(client.ask(FromClient::Sit { seat: None }).await, curtain);
}

#[tokio::test]
async fn the_check_for_secrets_sees_them() {
    let house = House::new().await;
    let mut client = house.client().await;
    let options = Options::from([("memoryAid".to_owned(), OptionValue::Flag(true))]);
    let seats = vec![person("Ann"), bot("Ben", "random")];
    client.say(FromClient::Create { game: "draft".to_owned(), options, seats }).await;
    client.say(FromClient::Pace { pace: Pace::Instant }).await;
    let mut acted = None;
    // With the memory aid, everybody may see known hands. Without it, these hands would be secrets.
    loop {
        let FromServer::Position(position) = client.hear_whole().await else { panic!("expected a position") };
        if leak(&position).is_some() {
            break;
        }
        assert!(!is_over(&position));
        if rests(&position) && acted != Some(position.entries) {
            acted = Some(position.entries);
            client.say(FromClient::Act { at: position.row, choice: 0 }).await;
        }
    }
}
