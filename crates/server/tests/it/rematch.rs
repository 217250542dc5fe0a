//! Tests of rematches: the people of a finished game, and those who look on, meet at the next table.

use crate::{
    client::{Client, bot, is_over, person},
    house::House,
    leaving::begin,
    pair::{Pair, newcomer},
};
use protocol::{ChairInfo, FromClient, FromServer, GatheringInfo, OptionValue, Pace, Position, Seat, SeatPlan};

/// The news of a rematch: the id of the next table, the gathering, and whether the table has begun.
type News = (String, Option<GatheringInfo>, bool);

/// Returns the next news of a rematch.
async fn news(client: &mut Client) -> News {
    loop {
        match client.hear().await {
            FromServer::Rematch { next, gathering, begun, table: _ } => {
                return (next, gathering.map(|gathering| *gathering), begun);
            }
            FromServer::Position(_) => {}
            other => panic!("expected news of a rematch, heard {other:?}"),
        }
    }
}

/// Returns the next news for which `fits` returns true.
async fn until(client: &mut Client, fits: impl Fn(&News) -> bool) -> News {
    loop {
        let news = news(client).await;
        if fits(&news) {
            return news;
        }
    }
}

/// Returns the chairs as short words: a name, `(Ben)` if it is kept for Ben, and `!` after the chairs of the reader.
fn chairs(news: &News) -> Vec<String> {
    let word = |ChairInfo { name, mine, kept, .. }: &ChairInfo| {
        let kept = kept.as_ref().map(|kept| format!("({kept})"));
        let mine = if *mine { "!" } else { "" };
        format!("{}{mine}", name.clone().or(kept).unwrap_or_else(|| "-".into()))
    };
    news.1.iter().flat_map(|gathering| &gathering.chairs).map(word).collect()
}

/// Returns a pair that has played a short duel to its end.
async fn played(seed: u64) -> Pair {
    let mut pair = Pair::meet(seed, &[("turnCap", OptionValue::Number(7))]).await;
    while !is_over(&pair.seen[0]) {
        pair.decide(true).await;
    }
    pair
}

async fn onlooker(pair: &Pair) -> Client {
    let (mut cid, _) = newcomer(&pair.house).await;
    cid.ask(open(&pair.table)).await;
    cid
}

fn open(table: &str) -> FromClient {
    FromClient::Open { table: table.to_owned() }
}

async fn opened(client: &mut Client, table: &str) -> Position {
    client.say(open(table)).await;
    loop {
        match client.hear().await {
            FromServer::Position(position) => return *position,
            FromServer::Rematch { .. } => {}
            other => panic!("expected a position, heard {other:?}"),
        }
    }
}

#[tokio::test]
async fn both_agree_and_everybody_goes_on_to_the_next_table() {
    let mut pair = played(61).await;
    let mut cid = onlooker(&pair).await;
    pair.clients[0].say(FromClient::Rematch).await;
    let [ann, ben] = &mut pair.clients;
    let proposed = news(ann).await;
    assert_eq!(chairs(&proposed), ["(Ben)", "Ann!"], "the sides are changed");
    assert_eq!(
        (chairs(&news(ben).await), chairs(&news(&mut cid).await)),
        (vec!["(Ben)!".to_owned(), "Ann".into()], vec!["(Ben)".to_owned(), "Ann".into()])
    );
    let said = cid.try_to(FromClient::Rematch).await;
    assert!(said.starts_with("You look on at this table"), "{said}");
    let (mut dan, _) = newcomer(&pair.house).await;
    dan.gather(open(&proposed.0)).await;
    let take = FromClient::Take { seat: Seat::new(0, 2).unwrap(), name: "Dan".into() };
    assert_eq!(dan.try_to(take).await, "This seat is kept for somebody else. Expected a free one.");
    ben.say(FromClient::Rematch).await;
    for client in [&mut *ann, &mut *ben, &mut cid] {
        assert_eq!(until(client, |news| news.2).await, (proposed.0.clone(), None, true));
    }
    let (at_ann, at_ben) = (opened(ann, &proposed.0).await, opened(ben, &proposed.0).await);
    assert_eq!((at_ann.viewer, at_ben.viewer), (Seat::new(1, 2), Seat::new(0, 2)));
    assert_eq!((opened(&mut cid, &proposed.0).await.viewer, at_ann.game.as_str()), (None, "duel"));
    // Who opens the old table later is told where the game has gone on.
    let mut late = onlooker(&pair).await;
    assert_eq!(news(&mut late).await, (proposed.0, None, true));
    let said = late.try_to(FromClient::Rematch).await;
    assert!(said.starts_with("You look on at this table"), "{said}");
}

#[tokio::test]
async fn two_who_propose_at_once_propose_the_same() {
    let mut pair = played(62).await;
    for client in &mut pair.clients {
        client.say(FromClient::Rematch).await;
    }
    let [ann, ben] = &mut pair.clients;
    let (at_ann, at_ben) = (until(ann, |news| news.2).await, until(ben, |news| news.2).await);
    assert_eq!(at_ann.0, at_ben.0);
    assert!(ann.try_to(FromClient::Rematch).await.starts_with("The game of this invitation has begun."));
}

#[tokio::test]
async fn a_rematch_that_was_withdrawn_can_be_proposed_again() {
    let mut pair = played(63).await;
    let [ann, ben] = &mut pair.clients;
    ann.say(FromClient::Rematch).await;
    let (next, ..) = news(ann).await;
    news(ben).await;
    ann.gather(open(&next)).await;
    ann.say(FromClient::Disband).await;
    ann.tables().await;
    assert_eq!(news(ben).await, (next.clone(), None, false));
    ben.say(FromClient::Rematch).await;
    let proposed = news(ben).await;
    assert_eq!((chairs(&proposed), proposed.0), (vec!["Ben!".to_owned(), "(Ann)".into()], next.clone()));
    // The invitation is in the list of the person for whom a seat is kept.
    ann.say(FromClient::Tables(Default::default())).await;
    let FromServer::Tables { gatherings: Some(found), .. } = ann.hear().await else { panic!("expected a list") };
    assert_eq!(found.into_iter().map(|found| found.table).collect::<Vec<_>>(), std::slice::from_ref(&next));
    ann.gather(open(&next)).await;
    ann.say(FromClient::Take { seat: Seat::new(1, 2).unwrap(), name: "Anna".into() }).await;
    assert!(ann.gathering().await.1, "the kept seat can also be taken on the page of the invitation");
    assert!(until(ben, |news| news.2).await.2);
}

#[tokio::test]
async fn a_rematch_that_somebody_does_not_want_is_open_to_others() {
    let mut pair = played(64).await;
    let [ann, ben] = &mut pair.clients;
    ann.say(FromClient::Rematch).await;
    let (next, ..) = news(ann).await;
    assert_eq!(news(ben).await.0, next);
    ben.gather(open(&next)).await;
    let freed = ben.gather(FromClient::Release { seat: Seat::new(0, 2).unwrap() }).await;
    let free = &freed.chairs[0];
    assert_eq!((&free.name, &free.bot, free.mine, &free.kept, free.promised), (&None, &None, false, &None, false));
    let now = until(ann, |news| chairs(news)[0] == "-").await;
    assert_eq!(chairs(&now), ["-", "Ann!"]);
    let (mut dan, _) = newcomer(&pair.house).await;
    dan.gather(open(&next)).await;
    dan.say(FromClient::Take { seat: Seat::new(0, 2).unwrap(), name: "Dan".into() }).await;
    assert!(until(ann, |news| news.2).await.2);
}

#[tokio::test]
async fn a_game_in_progress_has_no_rematch() {
    let mut pair = Pair::meet(65, &[]).await;
    let said = pair.clients[0].try_to(FromClient::Rematch).await;
    assert_eq!(said, "This game goes on. Expected a game that is over for a rematch.");
    let house = House::new().await;
    let mut client = house.client().await;
    client.start(&[person("Ann"), bot("Ben", "random")]).await;
    assert!(client.try_to(FromClient::Rematch).await.starts_with("Nobody can be invited here"));
}

#[tokio::test]
async fn a_lone_person_plays_again_at_once() {
    let house = House::open(Some(66)).await;
    let (mut ann, _) = newcomer(&house).await;
    let seats: Vec<SeatPlan> = vec![person("Ann"), bot("Greta", "random")];
    let options = [("turnCap".to_owned(), OptionValue::Number(7))].into();
    ann.ask(FromClient::Create { game: "duel".into(), options, seats }).await;
    ann.say(FromClient::Pace { pace: Pace::Instant }).await;
    let mut position = ann.until(|seen| seen.pace == Pace::Instant && crate::client::rests(seen)).await;
    while !is_over(&position) {
        let choice = position.scene.choices.len() - 1;
        position = ann.act(&position, choice).await;
    }
    let next = ann.ask(FromClient::Rematch).await;
    assert_ne!(next.table, position.table);
    let names: Vec<&str> = next.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!((names, next.pace, next.viewer), (vec!["Greta", "Ann"], Pace::Instant, Seat::new(1, 2)));
}

#[tokio::test]
async fn who_comes_later_to_a_game_that_was_resigned_hears_of_its_rematch() {
    let house = House::open(Some(65)).await;
    let (mut clients, positions, _) = begin(&house, "duel", (&["Ann", "Ben"], None)).await;
    clients[1].say(FromClient::Resign).await;
    clients[0].until(is_over).await;
    clients[0].say(FromClient::Rematch).await;
    let (next, gathering, _) = until(&mut clients[0], |(_, gathering, _)| gathering.is_some()).await;
    // Nobody looks at the rematch any more, so it must be read from the store.
    let house = house.again().await;
    let mut cid = house.client().await;
    cid.say(FromClient::Open { table: positions[0].table.clone() }).await;
    while !matches!(cid.hear().await, FromServer::Position(_)) {}
    let FromServer::Rematch { next: found, gathering: heard, .. } = (loop {
        match cid.hear().await {
            FromServer::Company { .. } | FromServer::Talk { .. } => {}
            other => break other,
        }
    }) else {
        panic!("expected news of the rematch")
    };
    assert_eq!((found, heard.map(|each| each.table)), (next, gathering.map(|each| each.table)));
}
