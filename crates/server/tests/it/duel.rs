//! Whole duels over the socket: hands that stay hidden, and windows in which nobody is asked in vain.

use crate::{
    client::{Client, bot, is_over, person, rests},
    house::House,
};
use protocol::{FromClient, Options, Pace, Position, SeatPlan};

async fn start(client: &mut Client, seats: [SeatPlan; 2]) -> Position {
    let create = FromClient::Create { game: "duel".to_owned(), options: Options::new(), seats: seats.to_vec() };
    client.ask(create).await;
    client.say(FromClient::Pace { pace: Pace::Instant }).await;
    client.until(|position| position.pace == Pace::Instant && rests(position)).await
}

/// Every position on the way is looked at for secrets (`secrets.rs`).
#[tokio::test]
async fn a_person_plays_a_whole_duel_and_is_never_asked_in_vain() {
    let house = House::seeded(Some(11)).await;
    for seats in [[person("Ann"), bot("Ben", "greedy")], [bot("Ben", "random"), person("Ann")]] {
        let mut client = house.client().await;
        let mut position = start(&mut client, seats).await;
        let mut decisions = 0;
        while !is_over(&position) {
            let choices = &position.scene.choices;
            assert!(choices.iter().any(|choice| choice.at != "done"), "{}: {choices:?}", position.scene.prompt);
            // Now this, now that, so that many kinds of choices are made.
            position = client.act(&position, decisions % choices.len()).await;
            decisions += 1;
        }
        assert!(decisions > 20, "{decisions} decisions");
        assert!(position.scene.sheet.is_some());
    }
}

#[tokio::test]
async fn two_people_at_one_screen_take_back_what_they_decided() {
    let house = House::seeded(Some(12)).await;
    let mut client = house.client().await;
    let mut position = start(&mut client, [person("Ann"), person("Ben")]).await;
    let mut taken_back = 0;
    for step in 0..60 {
        if is_over(&position) {
            break;
        }
        if let (Some(seat), None) = (position.pass_to, position.viewer) {
            position = client.ask(FromClient::Sit { seat: Some(seat) }).await;
        }
        let before = position;
        position = client.act(&before, step % before.scene.choices.len()).await;
        if position.can_undo {
            position = client.ask(FromClient::Undo { at: position.entries }).await;
            assert_eq!((&position.digest, &position.scene.choices), (&before.digest, &before.scene.choices));
            position = client.act(&position, step % before.scene.choices.len()).await;
            taken_back += 1;
        }
    }
    assert!(taken_back > 5, "{taken_back} taken back");
}
