//! Tests of gatherings: guests invite each other, take seats, and play.

use crate::{
    client::{Client, bot, person},
    house::{self, House},
};
use futures_util::future::join_all;
use protocol::{ChairInfo, FromClient, FromServer, GatheringInfo, Lang, Options, Position, Seat, SeatPlan, TurnInfo};
use sqlx::{query, query_scalar};
use std::time::Duration;
use tokio::time::sleep;

fn gather(seats: &[Option<SeatPlan>]) -> FromClient {
    FromClient::Gather {
        game: "duel".into(),
        options: Options::new(),
        seats: seats.to_vec(),
        public: false,
        terms: None,
    }
}

fn draft(seats: &[Option<SeatPlan>]) -> FromClient {
    FromClient::Gather {
        game: "draft".into(),
        options: Options::new(),
        seats: seats.to_vec(),
        public: false,
        terms: None,
    }
}

fn public(message: FromClient) -> FromClient {
    let FromClient::Gather { game, options, seats, .. } = message else { panic!("expected a new gathering") };
    FromClient::Gather { game, options, seats, public: true, terms: None }
}

fn seat(number: usize) -> Seat {
    Seat::new(number, 4).unwrap()
}

fn take(number: usize, name: &str) -> FromClient {
    FromClient::Take { seat: seat(number), name: name.into() }
}

fn fill(number: usize, name: &str, level: &str) -> FromClient {
    FromClient::Fill { seat: seat(number), name: name.into(), bot: level.into() }
}

fn release(number: usize) -> FromClient {
    FromClient::Release { seat: seat(number) }
}

fn open(gathering: &GatheringInfo) -> FromClient {
    FromClient::Open { table: gathering.table.clone() }
}

async fn guest(house: &House) -> Client {
    house.guest(None).await.0
}

/// Returns the chairs as short words: `-` for a free one, a name, a name with the level of its bot, and `!` after the
/// chairs of the reader.
fn chairs(gathering: &GatheringInfo) -> Vec<String> {
    let word = |chair: &ChairInfo| {
        let bot = chair.bot.as_ref().map(|bot| format!("={bot}")).unwrap_or_default();
        let mine = if chair.mine { "!" } else { "" };
        format!("{}{bot}{mine}", chair.name.as_deref().unwrap_or("-"))
    };
    gathering.chairs.iter().map(word).collect()
}

/// Returns the next news of a gathering for which `fits` returns true. News that nobody has received may be left out.
async fn until(client: &mut Client, fits: impl Fn(&GatheringInfo, bool) -> bool) -> GatheringInfo {
    loop {
        let (gathering, has_begun) = client.gathering().await;
        if fits(&gathering, has_begun) {
            return gathering;
        }
    }
}

/// Returns the gatherings in the list of tables of this client.
async fn listed(client: &mut Client) -> Option<Vec<GatheringInfo>> {
    client.say(FromClient::Tables(Default::default())).await;
    match client.hear().await {
        FromServer::Tables { gatherings, .. } => gatherings,
        other => panic!("expected the list of tables, heard {other:?}"),
    }
}

/// Opens a table that has begun.
async fn begun(client: &mut Client, gathering: &GatheringInfo) -> Position {
    let position = client.ask(open(gathering)).await;
    assert_eq!(position.table, gathering.table, "the id stays");
    position
}

#[tokio::test]
async fn two_people_meet_and_play_while_a_third_looks_on() {
    let house = House::open(Some(41)).await;
    let (mut ann, mut ben, mut cid) = (guest(&house).await, guest(&house).await, guest(&house).await);
    let made = ann.gather(gather(&[Some(person(" Ann ")), None])).await;
    assert_eq!(
        (chairs(&made), made.mine, made.title.as_str()),
        (vec!["Ann!".into(), "-".into()], true, "Good against Evil")
    );
    let seen = ben.gather(open(&made)).await;
    assert_eq!((chairs(&seen), seen.mine), (vec!["Ann".into(), "-".into()], false));
    assert_eq!(chairs(&cid.gather(open(&made)).await), ["Ann", "-"]);
    ben.say(take(1, "Ben")).await;
    for (client, expected) in [(&mut ann, ["Ann!", "Ben"]), (&mut ben, ["Ann", "Ben!"]), (&mut cid, ["Ann", "Ben"])] {
        let (gathering, has_begun) = client.gathering().await;
        assert!(has_begun && gathering.table == made.table && chairs(&gathering) == expected, "{gathering:?}");
    }
    let (at_ann, at_ben) = (begun(&mut ann, &made).await, begun(&mut ben, &made).await);
    let at_cid = begun(&mut cid, &made).await;
    assert_eq!((at_ann.viewer, at_ben.viewer, at_cid.viewer), (Some(seat(0)), Some(seat(1)), None));
    // Each of them plays. The client of the tests checks every message for the hands of other people.
    let mut decided = [false; 2];
    let mut row = at_ann.row.max(at_ben.row);
    let mut positions = [at_ann, at_ben];
    while decided != [true; 2] {
        let TurnInfo::Seat(turn) = positions[0].turn else {
            panic!("expected a seat to move: {:?}", positions[0].turn)
        };
        let at = turn.index();
        let (mover, other) = if at == 0 { (&mut ann, &mut ben) } else { (&mut ben, &mut ann) };
        let choice = positions[at].scene.choices.len() - 1;
        mover.say(FromClient::Act { at: row, choice }).await;
        let moved = mover.until(|seen| seen.row > row && matches!(seen.turn, TurnInfo::Seat(_))).await;
        let seen = other.until(|seen| seen.row == moved.row).await;
        decided[at] = true;
        row = moved.row;
        positions = if at == 0 { [moved, seen] } else { [seen, moved] };
    }
    let looked = cid.until(|seen| seen.row == row).await;
    assert_eq!((looked.viewer, looked.scene.choices.len()), (None, 0));
    assert_eq!(ann.try_to(take(1, "Ann")).await, "No invitation is open here. Open one first.");
}

#[tokio::test]
async fn of_many_who_want_a_seat_one_gets_it() {
    let house = House::open(None).await;
    let mut ann = guest(&house).await;
    let made = ann.gather(draft(&[Some(person("Ann")), None, None])).await;
    let mut others = Vec::new();
    for _ in 0..8 {
        let mut other = guest(&house).await;
        other.gather(open(&made)).await;
        others.push(other);
    }
    let tries = others.iter_mut().enumerate().map(async |(number, other)| {
        other.say(take(1, &format!("Ben {number}"))).await;
        let mut seen = None;
        loop {
            match other.hear().await {
                FromServer::Gathering { gathering, .. } => {
                    if gathering.chairs[1].mine {
                        return true;
                    }
                    seen = Some(gathering);
                }
                FromServer::Refused { reason } => {
                    assert_eq!(reason, "This seat is taken. Expected a free one.");
                    // A client that is too late sees who has the seat.
                    if seen.is_none() {
                        seen = Some(Box::new(other.gathering().await.0));
                    }
                    assert!(seen.is_some_and(|seen| seen.chairs[1].name.is_some()));
                    return false;
                }
                other => panic!("expected a gathering, heard {other:?}"),
            }
        }
    });
    assert_eq!(join_all(tries).await.into_iter().filter(|got| *got).count(), 1);
}

#[tokio::test]
async fn several_servers_give_a_seat_to_one_person() {
    let house = House::open(None).await;
    let twin = house.twin().await;
    let mut ann = guest(&house).await;
    let made = ann.gather(draft(&[Some(person("Ann")), None, None, None])).await;
    let (mut ben, mut cid) = (guest(&house).await, house::guest(twin.address(), None).await.0);
    ben.gather(open(&made)).await;
    cid.gather(open(&made)).await;
    ben.gather(take(1, "Ben")).await;
    // The other server has not heard of Ben, and finds out when it stores the change.
    assert_eq!(cid.try_to(take(1, "Cid")).await, "This seat is taken. Expected a free one.");
    assert_eq!(chairs(&cid.gathering().await.0), ["Ann", "Ben", "-", "-"]);
    assert_eq!(chairs(&cid.gather(take(2, "Cid")).await), ["Ann", "Ben", "Cid!", "-"]);
    ben.say(take(3, "Bea")).await;
    let last = until(&mut ben, |_, has_begun| has_begun).await;
    assert_eq!(chairs(&last), ["Ann", "Ben!", "Cid", "Bea!"], "and this server has found Cid");
    assert_eq!(cid.try_to(release(2)).await, "The game of this invitation has begun. Open its table.");
    twin.stop().await;
}

#[tokio::test]
async fn two_screens_of_one_person_show_the_same() {
    let house = House::open(None).await;
    let (mut laptop, cookie) = house.guest(None).await;
    let cookie = cookie.unwrap();
    let made = laptop.gather(gather(&[Some(person("Ann")), None])).await;
    let (mut phone, _) = house.guest(cookie.split(';').next()).await;
    assert_eq!(phone.gather(open(&made)).await, made);
    let released = phone.gather(release(0)).await;
    assert_eq!((chairs(&released), laptop.gathering().await.0), (vec!["-".to_owned(), "-".into()], released));
    laptop.say(FromClient::Hello { lang: Lang::Fr }).await;
    let heard = [laptop.hear().await, laptop.hear().await];
    let french = heard.iter().find_map(|heard| match heard {
        FromServer::Gathering { gathering, .. } => Some(gathering.title.as_str()),
        _ => None,
    });
    assert_eq!(french, Some("Le Bien contre le Mal"));
}

#[tokio::test]
async fn seats_are_released_by_those_who_may() {
    let house = House::open(None).await;
    let (mut ann, mut ben) = (guest(&house).await, guest(&house).await);
    let made = ann.gather(draft(&[Some(person("Ann")), None, Some(bot("Greta", "greedy")), None])).await;
    ben.gather(open(&made)).await;
    assert_eq!(ben.try_to(release(0)).await, "Somebody else holds this seat. Expected a seat that is yours.");
    for message in [release(2), fill(1, "Gus", "random"), FromClient::Disband] {
        let said = ben.try_to(message).await;
        assert_eq!(said, "Somebody else has made this invitation. Expected the person who has made it.");
    }
    assert!(ben.try_to(release(1)).await.starts_with("Nobody has taken this seat."));
    assert!(ben.try_to(FromClient::Release { seat: seat(3) }).await.starts_with("Nobody has taken this seat."));
    assert_eq!(chairs(&ben.gather(take(1, "Ben")).await), ["Ann", "Ben!", "Greta=greedy", "-"]);
    assert_eq!(chairs(&ben.gather(release(1)).await), ["Ann", "-", "Greta=greedy", "-"]);
    ben.gather(take(3, "Ben")).await;
    until(&mut ann, |gathering, _| gathering.chairs[3].name.is_some()).await;
    assert_eq!(chairs(&ann.gather(release(3)).await), ["Ann!", "-", "Greta=greedy", "-"]);
    assert_eq!(chairs(&ann.gather(release(2)).await), ["Ann!", "-", "-", "-"]);
}

#[tokio::test]
async fn bots_fill_the_last_seats_and_the_table_begins() {
    let house = House::open(Some(42)).await;
    let mut ann = guest(&house).await;
    let made = ann.gather(draft(&[Some(person("Ann")), None, None])).await;
    assert_eq!(chairs(&ann.gather(fill(2, "Greta", "greedy")).await), ["Ann!", "-", "Greta=greedy"]);
    assert!(ann.try_to(fill(1, "Gus", "genius")).await.starts_with("There is no bot called “genius”."));
    ann.say(fill(1, "Gus", "random")).await;
    assert!(ann.gathering().await.1);
    let position = begun(&mut ann, &made).await;
    assert_eq!(position.viewer, Some(seat(0)));
    let bots: Vec<Option<&str>> = position.seats.iter().map(|seat| seat.bot.as_deref()).collect();
    assert_eq!(bots, [None, Some("random"), Some("greedy")]);
    let database = house.database().await;
    let left: i64 = query_scalar("SELECT count(*) FROM gatherings").fetch_one(&database).await.unwrap();
    assert_eq!(left, 0, "the table has taken its place");
}

#[tokio::test]
async fn a_gathering_without_a_free_seat_is_a_table() {
    let house = House::open(None).await;
    let mut ann = guest(&house).await;
    let position = ann.ask(gather(&[Some(person("Ann")), Some(bot("Greta", "greedy"))])).await;
    assert_eq!((position.viewer, listed(&mut ann).await), (Some(seat(0)), Some(Vec::new())));
}

#[tokio::test]
async fn a_private_gathering_is_in_the_lists_of_its_people_alone() {
    let house = House::open(None).await;
    let (mut ann, mut ben, mut cid) = (guest(&house).await, guest(&house).await, guest(&house).await);
    let private = ann.gather(draft(&[Some(person("Ann")), None, None])).await;
    let open_to_all = ann.gather(public(draft(&[None, None]))).await;
    assert_eq!(open_to_all.chairs.len(), 2);
    let tables = async |client: &mut Client| {
        let mut found: Vec<String> = listed(client).await.unwrap().into_iter().map(|found| found.table).collect();
        found.sort();
        found
    };
    let mut both = vec![private.table.clone(), open_to_all.table.clone()];
    both.sort();
    assert_eq!(tables(&mut ann).await, both, "each once");
    assert_eq!(tables(&mut ben).await, [open_to_all.table.as_str()]);
    ben.gather(open(&private)).await;
    assert_eq!(tables(&mut ben).await, [open_to_all.table.as_str()], "who only looks has no seat");
    ben.gather(take(1, "Ben")).await;
    assert_eq!((tables(&mut ben).await, tables(&mut cid).await), (both, vec![open_to_all.table]));
    let find = protocol::Find { words: Some("ann".into()), ..Default::default() };
    cid.say(FromClient::Tables(find)).await;
    assert!(matches!(cid.hear().await, FromServer::Tables { gatherings: None, .. }), "a search is for tables");
}

#[tokio::test]
async fn a_gathering_is_withdrawn_by_the_person_who_made_it() {
    let house = House::open(None).await;
    let (mut ann, mut ben) = (guest(&house).await, guest(&house).await);
    let made = ann.gather(public(gather(&[Some(person("Ann")), None]))).await;
    ben.gather(open(&made)).await;
    ann.say(FromClient::Disband).await;
    assert_eq!(ann.tables().await, []);
    assert_eq!(ben.refusal().await, "This invitation has been withdrawn or has expired.");
    assert_eq!(ben.try_to(take(1, "Ben")).await, "No invitation is open here. Open one first.");
    assert!(ben.try_to(open(&made)).await.starts_with("There is no such table."));
    assert_eq!(listed(&mut ben).await, Some(Vec::new()));
}

#[tokio::test]
async fn names_and_games_are_as_strict_as_at_a_table() {
    let house = House::open(None).await;
    let mut ann = guest(&house).await;
    let long = "x".repeat(41);
    for (message, expected) in [
        (gather(&[Some(person("Ann")), None, None]), "3 at the table. This game needs 2."),
        (draft(&vec![None; 9]), "5 at the table."),
        (draft(&[None, Some(person(" "))]), "Seat 2 has no name."),
        (draft(&[None, Some(person("Ann")), Some(person("ANN"))]), "Seats 2 and 3 have the same name"),
        (draft(&[None, Some(bot("Greta", "genius"))]), "There is no bot called “genius”."),
    ] {
        let said = ann.try_to(message).await;
        assert!(said.starts_with(expected), "{said}");
    }
    ann.gather(draft(&[None, Some(person("Ann")), None])).await;
    for (message, expected) in [
        (take(2, "ann"), "Seats 2 and 3 have the same name, “ann”."),
        (take(0, &long), "The name “"),
        (take(0, "\u{200b}"), "The name “” has a sign that cannot be seen (U+200B)."),
        (take(3, "Abe"), "There is no seat 3. Expected a number from 0 to 2."),
        (take(1, "Abe"), "This seat is taken."),
    ] {
        let said = ann.try_to(message).await;
        assert!(said.starts_with(expected), "{said}");
    }
}

#[tokio::test]
async fn a_person_has_so_many_gatherings_at_once() {
    let house = House::open(None).await;
    let (mut ann, mut ben) = (guest(&house).await, guest(&house).await);
    let full = "You have made or joined too many invitations. Expected at most 20: leave one first.";
    let of_ben = ben.gather(draft(&[None, None])).await;
    let mut last = None;
    for _ in 0..20 {
        last = Some(ann.gather(draft(&[None, None])).await);
    }
    assert_eq!(ann.try_to(draft(&[None, None])).await, full);
    ann.gather(open(&of_ben)).await;
    assert_eq!(ann.try_to(take(0, "Ann")).await, full);
    ann.gather(open(&last.unwrap())).await;
    ann.gather(take(0, "Ann")).await;
    ann.say(FromClient::Disband).await;
    ann.tables().await;
    ann.gather(draft(&[None, None])).await;
}

#[tokio::test]
async fn gatherings_outlast_a_restart() {
    let house = House::open(None).await;
    let (mut ann, cookie) = house.guest(None).await;
    let made = ann.gather(gather(&[Some(person("Ann")), None])).await;
    let house = house.again().await;
    let cookie = cookie.unwrap();
    let (mut ann, _) = house.guest(cookie.split(';').next()).await;
    assert_eq!(ann.gather(open(&made)).await, made);
}

#[tokio::test]
async fn a_gathering_ends_after_two_weeks() {
    const DAY: i64 = 24 * 60 * 60;
    let house = House::open(None).await;
    let (mut ann, cookie) = house.guest(None).await;
    let (old, young) = (ann.gather(draft(&[None, None])).await, ann.gather(draft(&[None, None])).await);
    let database = house.database().await;
    for (gathering, days) in [(&old, 15), (&young, 13)] {
        let made =
            query("UPDATE gatherings SET made = made - ?1 WHERE id = ?2").bind(days * DAY).bind(&gathering.table);
        made.execute(&database).await.unwrap();
    }
    database.close().await;
    let house = house.again().await;
    let (mut ann, _) = house.guest(cookie.as_deref().and_then(|cookie| cookie.split(';').next())).await;
    let left = async |ann: &mut Client| {
        let found = listed(ann).await.unwrap();
        found.into_iter().map(|gathering| gathering.table).collect::<Vec<_>>()
    };
    while left(&mut ann).await.len() > 1 {
        sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(left(&mut ann).await, [young.table]);
}

#[tokio::test]
async fn on_ones_own_machine_nobody_gathers() {
    let house = House::new().await;
    let mut client = house.client().await;
    client.say(FromClient::Hello { lang: Lang::En }).await;
    assert!(matches!(client.hear().await, FromServer::Welcome { gathers: false, .. }));
    for message in [gather(&[None, None]), take(0, "Ann"), release(0), fill(0, "Greta", "greedy"), FromClient::Disband]
    {
        let said = client.try_to(message).await;
        assert!(said.starts_with("Nobody can be invited here,") && said.contains("hosts for others"), "{said}");
    }
    assert_eq!(listed(&mut client).await, None);
    let house = House::open(None).await;
    let mut guest = guest(&house).await;
    guest.say(FromClient::Hello { lang: Lang::En }).await;
    assert!(matches!(guest.hear().await, FromServer::Welcome { gathers: true, .. }));
}
