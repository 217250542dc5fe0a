//! Names at the table.

use crate::{
    client::{bot, draft, person},
    house::House,
};
use protocol::{MAX_NAME, SeatPlan};

async fn names(plans: &[SeatPlan]) -> Vec<String> {
    let house = House::new().await;
    house.client().await.ask(draft(plans)).await.seats.into_iter().map(|seat| seat.name).collect()
}

#[tokio::test]
async fn names_are_trimmed_and_told_apart() {
    assert_eq!(names(&[person("  Ann "), person("Ann"), bot("Ann 2", "random")]).await, ["Ann", "Ann 2", "Ann 2 2"]);
    let long = "é".repeat(MAX_NAME);
    let shown = names(&[person(&long), person(&long)]).await;
    assert_eq!(shown[1], "é".repeat(MAX_NAME - 2) + " 2");
}

#[tokio::test]
async fn odd_names_are_refused() {
    let house = House::new().await;
    let mut client = house.client().await;
    for (name, expected) in [
        ("", "has no name"),
        (" \t ", "has no name"),
        (&"x".repeat(MAX_NAME + 1), "1 to 40"),
        (&"x".repeat(100_000), "1 to 40"),
        ("A\nB", "cannot be shown"),
        ("A\u{202e}B", "cannot be shown"),
        ("A\u{0}B", "cannot be shown"),
    ] {
        let refused = client.try_to(draft(&[person("Ben"), person(name)])).await;
        assert!(refused.contains(expected) && refused.len() < 400, "{name:?}: {refused}");
    }
}
