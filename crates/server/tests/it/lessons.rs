//! Tests of tables that were started as a lesson.

use crate::house::House;
use protocol::{FromClient, Pace};

#[tokio::test]
async fn a_lesson_begins_calm_and_goes_on_as_the_reader_sets_it() {
    let mut house = House::new().await;
    for game in ["oz", "epic", "duel", "draft"] {
        let mut client = house.client().await;
        let begun = client.ask(FromClient::Lesson { game: game.to_owned(), name: "Ann".to_owned() }).await;
        assert_eq!((begun.pace, begun.lesson.is_some()), (Pace::Calm, true), "{game}");
        client.say(FromClient::Pace { pace: Pace::Instant }).await;
        client.until(|position| position.pace == Pace::Instant).await;
        house = house.again().await;
        let again = house.client().await.ask(FromClient::Open { table: begun.table }).await;
        assert_eq!(again.pace, Pace::Instant, "{game}");
    }
}
