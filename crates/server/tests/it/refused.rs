//! Tests that an impossible request is refused in words and has no effect.

use crate::{
    client::{bot, draft, person},
    house::House,
};
use futures_util::SinkExt;
use protocol::{FromClient, MAX_MESSAGE, OptionValue, Options, Seat, SeatPlan};
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn a_malformed_message_is_refused() {
    let house = House::new().await;
    let mut client = house.client().await;
    let deep = "[".repeat(100_000);
    for (text, expected) in [
        ("", "hello, tables, create"),
        ("nonsense", "hello, tables, create"),
        ("{}", "say"),
        ("[]", "cannot be read"),
        (r#"{"say":"shout"}"#, "shout"),
        (r#"{"say":"act","at":-1,"choice":0}"#, "-1"),
        (r#"{"say":"act","at":1e99,"choice":0}"#, "cannot be read"),
        (r#"{"say":"sit","seat":300}"#, "300"),
        (r#"{"say":"tables"} {"say":"tables"}"#, "trailing"),
        (&deep, "cannot be read"),
        (r#"{"say":"act","at":1,"choice":0,"at":2}"#, "\"at\" twice"),
        (
            r#"{"say":"create","game":"draft","options":{"openTrio":true,"openTrio":false},"seats":[]}"#,
            "\"openTrio\" twice",
        ),
        (r#"{"say":"tables","say":"leave"}"#, "each member once"),
    ] {
        client.say_text(text).await;
        let refused = client.refusal().await;
        assert!(refused.contains(expected) && refused.len() < 600, "{text}: {refused}");
    }
    client.socket.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    assert!(client.refusal().await.contains("text"));
    client.french().await;
    client.say_text("nonsense").await;
    assert!(client.refusal().await.contains("illisible"));
}

#[tokio::test]
async fn a_message_too_long_is_refused_and_the_next_one_is_heard() {
    let house = House::new().await;
    let mut client = house.client().await;
    client.say_text(" ".repeat(MAX_MESSAGE + 1)).await;
    assert!(client.refusal().await.contains(&MAX_MESSAGE.to_string()));
    client.say_text(r#"{"say":"tables"}"#.to_owned() + &" ".repeat(MAX_MESSAGE - 16)).await;
    assert!(client.tables().await.is_empty(), "one as long as is allowed is heard");
}

#[tokio::test]
async fn a_message_far_too_long_ends_that_connection_only() {
    let house = House::new().await;
    let mut client = house.client().await;
    let _ = client.socket.send(Message::text(" ".repeat(5 * MAX_MESSAGE))).await;
    while let Ok(Some(Ok(_))) =
        tokio::time::timeout(crate::client::PATIENCE, futures_util::StreamExt::next(&mut client.socket)).await
    {}
    let mut other = house.client().await;
    other.say(FromClient::Tables(Default::default())).await;
    assert!(other.tables().await.is_empty());
}

#[tokio::test]
async fn a_table_that_cannot_be_is_refused() {
    let house = House::new().await;
    let mut client = house.client().await;
    let pair = || vec![person("Ann"), person("Ben")];
    let create = |game: &str, options: Options, seats: Vec<SeatPlan>| FromClient::Create {
        game: game.to_owned(),
        options,
        seats,
    };
    let option = |name: &str, value| Options::from([(name.to_owned(), value)]);
    let many: Vec<SeatPlan> = (0..1000).map(|number| person(&number.to_string())).collect();
    for (message, expected) in [
        (create("chess", Options::new(), pair()), "draft"),
        (create("draft", Options::new(), vec![]), "2 to 4"),
        (create("draft", Options::new(), many), "2 to 4"),
        (create("draft", option("speed", OptionValue::Flag(true)), pair()), "memoryAid"),
        (create("draft", option("memoryAid", OptionValue::Number(1)), pair()), "true or false"),
        (create("draft", Options::new(), vec![person("Ann"), bot("Ben", "genius")]), "greedy"),
        (create("draft", Options::new(), vec![person("Ann"), bot("Ben", "ismcts:99999999999")]), "ismcts:N"),
    ] {
        let refused = client.try_to(message).await;
        assert!(refused.contains(expected), "{refused}");
    }
    let alone = || create("duel", Options::new(), vec![person("Ann")]);
    assert_eq!(client.try_to(alone()).await, "1 at the table. This game needs 2.");
    client.french().await;
    assert_eq!(client.try_to(alone()).await, "1 à la table. Ce jeu se joue à 2.");
    client.say(FromClient::Tables(Default::default())).await;
    assert!(client.tables().await.is_empty());
}

#[tokio::test]
async fn requests_that_the_table_does_not_allow_are_refused() {
    let house = House::new().await;
    let mut client = house.client().await;
    for message in [
        FromClient::Act { at: 0, choice: 0 },
        FromClient::Undo { at: 0 },
        FromClient::Sit { seat: None },
        FromClient::Step { entry: Some(0) },
        FromClient::Fork { entry: 0 },
        FromClient::Pace { pace: protocol::Pace::Calm },
    ] {
        assert!(client.try_to(message).await.contains("No table is open"));
    }
    for table in ["", "0000000000000000", "x", "' OR 1 = 1"] {
        assert!(client.try_to(FromClient::Open { table: table.to_owned() }).await.contains("no such table"));
        assert!(client.try_to(FromClient::Remove { table: table.to_owned() }).await.contains("no such table"));
    }
    let first = client.start(&[person("Ann"), bot("Ben", "random")]).await;
    let offered = first.scene.choices.len();
    for (message, expected) in [
        (FromClient::Act { at: first.row, choice: offered }, format!("below {offered}")),
        (FromClient::Act { at: first.row, choice: usize::MAX }, format!("below {offered}")),
        (FromClient::Act { at: first.row + 1, choice: 0 }, "moved on".to_owned()),
        (FromClient::Act { at: 0, choice: 0 }, "moved on".to_owned()),
        (FromClient::Sit { seat: Seat::new(1, 2) }, "Ben is a bot".to_owned()),
        (FromClient::Sit { seat: Seat::new(3, 4) }, "from 0 to 1".to_owned()),
        (FromClient::Open { table: "0000000000000000".to_owned() }, "no such table".to_owned()),
    ] {
        let refused = client.try_to(message).await;
        assert!(refused.contains(&expected), "{refused}");
    }
    assert_eq!(client.ask(FromClient::Step { entry: None }).await, first, "the table is still open, and as it was");
}

#[tokio::test]
async fn it_is_not_everybodys_turn() {
    let house = House::new().await;
    let mut client = house.client().await;
    let curtain = client.ask(draft(&[person("Ann"), person("Ben")])).await;
    let other = Seat::all(2).find(|seat| Some(*seat) != curtain.pass_to);
    let seated = client.ask(FromClient::Sit { seat: other }).await;
    assert_eq!((seated.viewer, seated.pass_to), (other, None));
    assert!(seated.scene.choices.is_empty());
    let refused = client.try_to(FromClient::Act { at: seated.row, choice: 0 }).await;
    assert!(refused.contains("not this seat"), "{refused}");
}
