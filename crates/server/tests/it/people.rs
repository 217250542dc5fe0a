//! Tests of the names of the people at a table.

use crate::{
    client::{bot, draft, person},
    house::House,
};
use protocol::{FromClient, MAX_NAME, SeatPlan};

async fn names(plans: &[SeatPlan]) -> Vec<String> {
    let house = House::new().await;
    house.client().await.ask(draft(plans)).await.seats.into_iter().map(|seat| seat.name).collect()
}

#[tokio::test]
async fn names_are_made_tidy() {
    assert_eq!(
        names(&[person("  Ann  of Oz "), person("Zoé"), bot("Ann 2", "random")]).await,
        ["Ann of Oz", "Zoé", "Ann 2"]
    );
}

#[tokio::test]
async fn names_that_cannot_be_told_apart_or_seen_are_refused() {
    let house = House::new().await;
    let mut client = house.client().await;
    for (name, expected) in [
        ("", "Seat 2 has no name"),
        (" \t ", "has no name"),
        ("\u{301}", "has no name"),
        (&"x".repeat(MAX_NAME + 1), "1 to 40"),
        (&"x".repeat(100_000), "1 to 40"),
        ("A\nB", "cannot be seen (U+000A)"),
        ("A\u{202e}B", "cannot be seen (U+202E)"),
        ("\u{200b}", "cannot be seen (U+200B)"),
        ("A\u{0}B", "cannot be seen (U+0000)"),
        ("Ben", "Seats 1 and 2 have the same name, “Ben”. Expected names that differ"),
        (" BEN ", "the same name, “BEN”"),
    ] {
        let refused = client.try_to(draft(&[person("Ben"), person(name)])).await;
        assert!(refused.contains(expected) && refused.len() < 400, "{name:?}: {refused}");
    }
    let refused = client.try_to(draft(&[bot("Planner", "random"), bot("planner", "random")])).await;
    assert!(refused.contains("Seats 1 and 2 have the same name"), "bots are no exception: {refused}");
    client.french().await;
    for (name, expected) in [
        ("", "La place 2 n’a pas de nom"),
        ("A\nB", "un signe invisible (U+000A)"),
        ("ben", "Les places 1 et 2 portent le même nom"),
    ] {
        let refused = client.try_to(draft(&[person("Ben"), person(name)])).await;
        assert!(refused.contains(expected), "{name:?}: {refused}");
    }
    client.say(FromClient::Leave).await;
    assert!(client.tables().await.is_empty(), "nothing was kept of them");
}

#[tokio::test]
async fn names_of_a_record_are_as_strict() {
    let house = House::new().await;
    let mut client = house.client().await;
    let record = |name: &str| FromClient::Import {
        record: format!("\n{{\"brickroad\":1,\"game\":\"draft\",\"seats\":[\"Ann\",{name}]}}"),
    };
    for (name, expected) in [
        (r#""Ann""#, "Line 2: Seats 1 and 2 have the same name, “Ann”."),
        (r#""aNN""#, "Line 2: Seats 1 and 2 have the same name"),
        (r#"" ""#, "Line 2: Seat 2 has no name."),
        (r#""Ben ""#, "Line 2: The name “Ben ” has a blank too many."),
        (r#""B\u001b[2J""#, "Line 2: The name “B[2J” has a sign that cannot be seen (U+001B)."),
        (r#""\u2066Ben""#, "(U+2066)"),
    ] {
        let refused = client.try_to(record(name)).await;
        assert!(refused.contains(expected), "{name}: {refused}");
    }
    client.french().await;
    let refused = client.try_to(record(r#""Ann""#)).await;
    assert!(refused.contains("illisible. Ligne 2\u{a0}: Les places 1 et 2 portent le même nom"), "{refused}");
    client.say(FromClient::Leave).await;
    assert!(client.tables().await.is_empty(), "nothing was kept of them");
}

#[tokio::test]
async fn a_person_who_has_the_name_of_a_bot_stays_a_person() {
    let house = House::new().await;
    let mut client = house.client().await;
    let first = client.ask(draft(&[person("greedy"), person("random 2")])).await;
    let record = house.record(&first.table).await;
    let again = client.ask(FromClient::Import { record: record.clone() }).await;
    assert_eq!(again.seats, first.seats, "{record}");
    let forked = client.ask(FromClient::Fork { entry: 0 }).await;
    assert_eq!(forked.seats, first.seats);
}
