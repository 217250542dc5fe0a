//! Tests of a change of the language at a table.

use crate::{
    client::{Client, bot, person, rests},
    house::House,
};
use protocol::{FromClient, Lang, Options, Position};

#[tokio::test]
async fn another_language_changes_the_words_and_nothing_else() {
    for game in ["draft", "duel", "oz", "epic"] {
        let house = House::new().await;
        let mut client = house.client().await;
        let seats = vec![person("Ann"), bot("Ben", "greedy")];
        client.say(FromClient::Create { game: game.into(), options: Options::new(), seats }).await;
        let mut at = client.until(rests).await;
        for _ in 0..4 {
            at = client.act(&at, 0).await;
        }
        let french = speak(&mut client, Lang::Fr).await;
        assert_eq!(shape(&french), shape(&at), "{game}");
        assert_ne!(french.scene.prompt, at.scene.prompt, "{game}");
        assert!(french.log.iter().zip(&at.log).any(|(one, other)| one.words != other.words), "{game}");
        assert_eq!(speak(&mut client, Lang::En).await, at, "{game}");

        let past = client.ask(FromClient::Step { entry: Some(at.entries / 2) }).await;
        let french = speak(&mut client, Lang::Fr).await;
        assert_eq!(shape(&french), shape(&past), "{game}");
        assert_eq!(speak(&mut client, Lang::En).await, past, "{game}");
        let now = client.ask(FromClient::Step { entry: None }).await;
        assert!(client.act(&now, 0).await.row > at.row, "{game}");
    }
}

async fn speak(client: &mut Client, lang: Lang) -> Position {
    client.say(FromClient::Hello { lang }).await;
    client.hear().await;
    client.until(|position| position.lang == lang).await
}

/// Returns the parts of a position that do not depend on the language.
fn shape(position: &Position) -> impl PartialEq + std::fmt::Debug {
    let zones = position.scene.zones.iter().map(|zone| {
        let cards: Vec<String> = zone.cards.iter().map(|card| card.id.clone()).collect();
        let counters: Vec<(String, i64)> =
            zone.counters.iter().map(|counter| (counter.id.clone(), i64::from(counter.value))).collect();
        (zone.id.clone(), cards, counters)
    });
    let choices = position.scene.choices.iter().map(|choice| (choice.at.clone(), choice.to.clone()));
    (
        (position.row, position.entries, position.shown, position.digest.clone(), position.viewer, position.can_undo()),
        zones.collect::<Vec<_>>(),
        choices.collect::<Vec<_>>(),
        position.log.iter().map(|line| line.entry).collect::<Vec<_>>(),
    )
}
