//! Tests of daily deals.

use crate::{
    client::{Client, is_over},
    house::House,
    play::play_on,
};
use protocol::{Dailies, FromClient, FromServer, Pace};

fn daily(game: &str, day: Option<&str>, name: &str) -> FromClient {
    FromClient::Daily { game: game.to_owned(), day: day.map(str::to_owned), name: name.to_owned() }
}

async fn dailies(client: &mut Client, name: &str) -> Dailies {
    client.say(FromClient::Dailies { name: name.to_owned() }).await;
    loop {
        match client.hear().await {
            FromServer::Dailies(dailies) => return dailies,
            FromServer::Position(_) => {}
            other => panic!("expected the daily deals, heard {other:?}"),
        }
    }
}

#[tokio::test]
async fn a_deal_is_begun_gone_on_with_and_kept() {
    let house = House::new().await;
    let mut client = house.client().await;
    let before = dailies(&mut client, "Ann").await;
    let fresh: Vec<_> = before.deals.iter().map(|deal| (deal.game.as_str(), deal.seats.len(), &deal.table)).collect();
    assert_eq!(fresh, [("draft", 3, &None), ("oz", 1, &None)]);
    assert_eq!((&before.deals[0].day, before.results.len()), (&before.day, 0));

    let begun = client.ask(daily("draft", None, "Ann")).await;
    assert_eq!(begun.seats[0].name, "Ann");
    let again = client.ask(daily("draft", Some(&before.day), "Ann")).await;
    assert_eq!(again.table, begun.table, "the same table");
    client.say(FromClient::Pace { pace: Pace::Instant }).await;
    let now = client.until(|position| position.pace == Pace::Instant && crate::client::rests(position)).await;
    let over = play_on(&mut client, now).await;
    assert!(is_over(&over));

    let after = dailies(&mut client, "ann").await;
    let [draft, oz] = &after.deals[..] else { panic!("two deals, found {:?}", after.deals) };
    assert_eq!((draft.table.as_deref(), draft.over), (Some(over.table.as_str()), true));
    assert_eq!(Some(&draft.heading), over.scene.sheet.as_ref().map(|sheet| &sheet.verdict));
    assert_eq!((&oz.table, oz.over), (&None, false));
    assert_eq!(after.results, [draft.clone()]);
    assert_eq!(dailies(&mut client, "An").await.results, [], "another person");
}

#[tokio::test]
async fn everybody_gets_the_same_deal_and_seeds_of_tables_do_not_matter() {
    let (here, there) = (House::new().await, House::seeded(Some(12)).await);
    let (mut ann, mut zoe) = (here.client().await, there.client().await);
    for game in ["draft", "oz"] {
        let one = ann.ask(daily(game, Some("2026-01-31"), "Ann")).await;
        let other = zoe.ask(daily(game, Some("2026-01-31"), "Zoé")).await;
        let chances = |record: String| {
            record.lines().filter(|line| line.contains("\"chance\"")).map(str::to_owned).collect::<Vec<_>>()
        };
        let record = here.record(&one.table).await;
        assert!(record.lines().next().unwrap().contains(r#""daily":"2026-01-31""#), "{record}");
        assert!(!chances(record.clone()).is_empty());
        assert_eq!(chances(record), chances(there.record(&other.table).await), "{game}");
    }
}

#[tokio::test]
async fn a_deal_that_does_not_exist_is_refused() {
    let house = House::new().await;
    let mut client = house.client().await;
    for (message, expected) in [
        (daily("duel", None, "Ann"), "no daily deals"),
        (daily("chess", None, "Ann"), "chess"),
        (daily("oz", Some("9999-01-01"), "Ann"), "There is no deal of “9999-01-01” yet"),
        (daily("oz", Some("yesterday"), "Ann"), "“yesterday”"),
        (daily("oz", None, " "), "no name"),
    ] {
        let refused = client.try_to(message).await;
        assert!(refused.contains(expected), "{refused}");
    }
}

#[tokio::test]
async fn a_true_record_counts_and_a_false_one_is_a_common_game() {
    let house = House::new().await;
    let mut client = house.client().await;
    let dealt = client.ask(daily("oz", Some("2026-01-31"), "Ann")).await;
    let record = house.record(&dealt.table).await;
    let other = House::seeded(Some(12)).await;
    let mut client = other.client().await;
    for (text, keeps) in [(record.clone(), true), (record.replace("2026-01-31", "2026-02-01"), false)] {
        let imported = client.ask(FromClient::Import { record: text }).await;
        assert_eq!(other.record(&imported.table).await.contains(r#""daily":"#), keeps);
    }
    let begun = client.ask(daily("oz", Some("2026-02-01"), "Ann")).await;
    assert!(
        other.record(&begun.table).await.contains(r#""daily":"2026-02-01""#),
        "the false one does not take its place"
    );
    let forked = client.ask(FromClient::Fork { entry: 2 }).await;
    assert!(!other.record(&forked.table).await.contains("daily"), "a game from its past is a common one");
}
