//! Tests of seeking a game: people who want the same game meet, and nobody else does.

use crate::{
    client::{Client, person},
    house::{self, House},
};
use protocol::{FromClient, FromServer, GatheringInfo, Late, OptionValue, Options, Position, Seat, Terms, Time};
use sqlx::query;

const LIVE: Option<Time> = Some(Time::Live { minutes: 10, increment: 5 });

fn terms(time: Option<Time>) -> Terms {
    Terms { time, late: Late::Loss, ..Terms::default() }
}

fn seek(game: &str, name: &str, terms: Terms) -> FromClient {
    FromClient::Seek { game: game.into(), name: name.into(), terms: Some(terms) }
}

/// Where a person who seeks is led.
#[derive(Debug)]
enum Led {
    Waits(Box<GatheringInfo>),
    Plays(Box<Position>),
}

impl Led {
    fn waits(self) -> GatheringInfo {
        match self {
            Led::Waits(gathering) => *gathering,
            Led::Plays(position) => panic!("expected to wait, but plays at {}", position.table),
        }
    }

    fn plays(self) -> Position {
        match self {
            Led::Plays(position) => *position,
            Led::Waits(gathering) => panic!("expected a game, but waits at {gathering:?}"),
        }
    }
}

async fn led(client: &mut Client, message: FromClient) -> Led {
    client.say(message).await;
    loop {
        match client.hear().await {
            FromServer::Gathering { gathering, begun: false } => return Led::Waits(gathering),
            FromServer::Position(position) => return Led::Plays(position),
            FromServer::Gathering { .. } | FromServer::Company { .. } | FromServer::Tables { .. } => {}
            other => panic!("expected a gathering or a table, heard {other:?}"),
        }
    }
}

async fn guest(house: &House) -> Client {
    house.guest(None).await.0
}

fn seat(number: usize) -> Seat {
    Seat::new(number, 4).unwrap()
}

#[tokio::test]
async fn two_who_seek_the_same_game_play_and_the_third_one_waits() {
    let house = House::open(Some(5)).await;
    let (mut ann, mut ben, mut cid) = (guest(&house).await, guest(&house).await, guest(&house).await);
    let made = led(&mut ann, seek("duel", "Ann", terms(LIVE))).await.waits();
    assert!(made.public && made.mine && made.chairs.len() == 2, "{made:?}");
    let position = led(&mut ben, seek("duel", "Ben", terms(LIVE))).await.plays();
    assert_eq!((position.table.as_str(), position.viewer), (made.table.as_str(), Some(seat(1))));
    let (begun, has_begun) = ann.gathering().await;
    assert!(has_begun && begun.table == made.table, "{begun:?}");
    let other = led(&mut cid, seek("duel", "Cid", terms(LIVE))).await.waits();
    assert_ne!(other.table, made.table);
}

#[tokio::test]
async fn whoever_waits_already_is_led_back_there() {
    let house = House::open(Some(5)).await;
    let mut ann = guest(&house).await;
    let made = led(&mut ann, seek("duel", "Ann", terms(LIVE))).await.waits();
    assert_eq!(led(&mut ann, seek("duel", "Ann", terms(LIVE))).await.waits().table, made.table);
    let other = led(&mut ann, seek("duel", "Ann", terms(Some(Time::Days(3))))).await.waits();
    assert_ne!(other.table, made.table, "another pace is another wish");
}

#[tokio::test]
async fn only_a_gathering_with_the_same_game_and_pace_fits() {
    let house = House::open(Some(5)).await;
    let mut ann = guest(&house).await;
    let gather = |game: &str, options: Options, public: bool, terms: Terms| FromClient::Gather {
        game: game.into(),
        options,
        seats: vec![Some(person("Ann")), None],
        public,
        terms: Some(terms),
    };
    let cap = Options::from([("turnCap".to_owned(), OptionValue::Number(30))]);
    for other in [
        gather("draft", Options::new(), true, terms(LIVE)),
        gather("duel", cap, true, terms(LIVE)),
        gather("duel", Options::new(), false, terms(LIVE)),
        gather("duel", Options::new(), true, terms(None)),
        gather("duel", Options::new(), true, terms(Some(Time::Live { minutes: 10, increment: 6 }))),
    ] {
        ann.gather(other).await;
    }
    let mut ben = guest(&house).await;
    let made = led(&mut ben, seek("duel", "Ben", terms(LIVE))).await.waits();
    assert!(made.mine, "nothing of Ann's fits: {made:?}");

    let usual = Options::from([("turnCap".to_owned(), OptionValue::Number(40))]);
    let fits = ann.gather(gather("duel", usual, true, Terms { late: Late::Bot, ..terms(Some(Time::Days(1))) })).await;
    let position = led(&mut ben, seek("duel", "Ben", terms(Some(Time::Days(1))))).await.plays();
    assert_eq!(position.table, fits.table, "usual values may be said, and the rest of the terms may differ");
}

#[tokio::test]
async fn the_one_who_has_waited_longest_comes_first() {
    let house = House::open(Some(5)).await;
    let (mut ann, mut ben) = (guest(&house).await, guest(&house).await);
    let made = led(&mut ann, seek("duel", "Ann", terms(None))).await.waits();
    let seats = vec![Some(person("Ben")), None];
    let later = ben
        .gather(FromClient::Gather {
            game: "duel".into(),
            options: Options::new(),
            seats,
            public: true,
            terms: Some(terms(None)),
        })
        .await;
    let database = house.database().await;
    let older = query("UPDATE gatherings SET made = made - 60 WHERE id = ?1").bind(&later.table);
    older.execute(&database).await.unwrap();
    database.close().await;
    let mut cid = guest(&house).await;
    assert_eq!(led(&mut cid, seek("duel", "Cid", terms(None))).await.plays().table, later.table);
    let mut dora = guest(&house).await;
    assert_eq!(led(&mut dora, seek("duel", "Dora", terms(None))).await.plays().table, made.table);
}

#[tokio::test]
async fn with_minutes_on_the_clock_nobody_is_led_to_somebody_who_has_gone() {
    let house = House::open(Some(5)).await;
    let mut ann = guest(&house).await;
    let live = led(&mut ann, seek("duel", "Ann", terms(LIVE))).await.waits();
    let days = led(&mut ann, seek("duel", "Ann", terms(Some(Time::Days(3))))).await.waits();
    drop(ann);
    let database = house.database().await;
    query("UPDATE gatherings SET made = made - 600").execute(&database).await.unwrap();
    database.close().await;
    let house = house.again().await;
    let mut ben = guest(&house).await;
    assert_ne!(led(&mut ben, seek("duel", "Ben", terms(LIVE))).await.waits().table, live.table);
    let position = led(&mut ben, seek("duel", "Ben", terms(Some(Time::Days(3))))).await.plays();
    assert_eq!(position.table, days.table, "a game by days waits for its people");
}

#[tokio::test]
async fn people_who_have_blocked_each_other_do_not_meet() {
    let house = House::open(Some(5)).await;
    let (mut ann, mut ben, mut cid) = (guest(&house).await, guest(&house).await, guest(&house).await);
    let made = led(&mut ann, seek("duel", "Ann", terms(None))).await.waits();
    ben.gather(FromClient::Open { table: made.table.clone() }).await;
    ben.say(FromClient::Block { line: None }).await;
    assert_ne!(led(&mut ben, seek("duel", "Ben", terms(None))).await.waits().table, made.table);
    // Ann does not come to Ben either, who has blocked her, but goes to somebody else.
    ann.gather(FromClient::Open { table: made.table.clone() }).await;
    ann.say(FromClient::Disband).await;
    while !matches!(ann.hear().await, FromServer::Tables { .. }) {}
    let again = led(&mut ann, seek("duel", "Ann", terms(None))).await.waits();
    assert!(again.mine);
    led(&mut cid, seek("duel", "Cid", terms(None))).await.plays();
}

#[tokio::test]
async fn a_name_that_cannot_be_used_is_refused_in_words() {
    let house = House::open(Some(5)).await;
    let mut ann = guest(&house).await;
    let refusal = ann.try_to(seek("duel", " ", terms(None))).await;
    assert!(refusal.contains("name"), "{refusal}");
    let refusal = ann.try_to(seek("chess", "Ann", terms(None))).await;
    assert!(refusal.contains("chess"), "{refusal}");
    let refusal = ann.try_to(seek("duel", "Ann", terms(Some(Time::Days(99))))).await;
    assert!(refusal.contains("99"), "{refusal}");
}

#[tokio::test]
async fn two_who_seek_at_the_same_moment_meet_also_at_two_servers() {
    let house = House::open(Some(5)).await;
    let twin = house.twin().await;
    for round in 0..8 {
        let mut ann = guest(&house).await;
        let mut ben = house::guest(twin.address(), None).await.0;
        let game = ["duel", "draft", "oz", "epic"][round % 4];
        let (one, other) =
            tokio::join!(led(&mut ann, seek(game, "Ann", terms(None))), led(&mut ben, seek(game, "Ben", terms(None))));
        let (one, other) = match (one, other) {
            (Led::Plays(one), Led::Waits(other)) => (one.table, other.table),
            (Led::Waits(one), Led::Plays(other)) => (one.table, other.table),
            // The one who has waited for a moment finds the other there.
            (Led::Plays(one), Led::Plays(other)) => (one.table, other.table),
            (Led::Waits(one), Led::Waits(other)) => panic!("round {round}: {one:?} and {other:?} wait for each other"),
        };
        assert_eq!(one, other, "round {round}");
    }
}
