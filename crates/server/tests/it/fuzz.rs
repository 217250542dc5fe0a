//! Tests that no message from a client harms the server.

use crate::{
    client::{Client, bot, draft, person},
    house::House,
};
use futures_util::SinkExt;
use proptest::{
    collection::vec,
    prelude::*,
    test_runner::{Config, TestRunner},
};
use protocol::{FromClient, FromServer, Lang, OptionValue, Options, Pace, Seat, SeatPlan};
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::Message;

/// The number of conversations, each of several messages.
const TALKS: u32 = 300;

#[test]
fn no_talk_harms_the_server() {
    let runtime = Runtime::new().unwrap();
    let house = runtime.block_on(House::new());
    let known = runtime.block_on(async {
        let mut client = house.client().await;
        client.ask(draft(&[person("Ann"), bot("Ben", "random")])).await.table
    });
    let mut runner = TestRunner::new(Config { cases: TALKS, failure_persistence: None, ..Config::default() });
    let done = runner.run(&vec(frame(known.clone()), 1..12), |frames| {
        runtime.block_on(talk(&house, frames));
        Ok(())
    });
    done.unwrap();
    // The game that received all of these messages can still be replayed.
    let record = runtime.block_on(house.record(&known));
    catalog::read_record(record, &kernel::Shelf::EMPTY).unwrap();
}

async fn talk(house: &House, frames: Vec<Message>) {
    let mut client = house.client().await;
    for frame in frames {
        client.socket.send(frame).await.unwrap();
    }
    answers(&mut client).await;
}

/// Checks that the server still answers on this socket.
async fn answers(client: &mut Client) {
    client.say(FromClient::Hello { lang: Lang::En }).await;
    loop {
        // These games may have the memory aid, which shows hands, so the messages are not checked for secrets.
        match client.hear_unchecked().await {
            FromServer::Welcome { lang: Lang::En, .. } => return,
            FromServer::Welcome { .. }
            | FromServer::Tables { .. }
            | FromServer::Position(_)
            | FromServer::Update(_)
            | FromServer::Log(_)
            | FromServer::Record { .. }
            | FromServer::Landmarks(_)
            | FromServer::Hint(_)
            | FromServer::Review(_)
            | FromServer::Ledger(_)
            | FromServer::Shared { .. }
            | FromServer::Dailies(_)
            | FromServer::Gathering { .. }
            | FromServer::Rematch { .. }
            | FromServer::Company { .. }
            | FromServer::Talk { .. }
            | FromServer::Warned { .. }
            | FromServer::Pong
            | FromServer::Refused { .. } => {}
        }
    }
}

fn frame(known: String) -> impl Strategy<Value = Message> {
    let text = message(known).prop_map(|message| serde_json::to_string(&message).unwrap()).boxed();
    let spoiled = (text.clone(), any::<prop::sample::Index>(), ".{0,3}").prop_map(|(mut text, at, noise)| {
        let at = at.index(text.chars().count());
        let byte = text.char_indices().nth(at).map_or(0, |(byte, _)| byte);
        text.insert_str(byte, &noise);
        text
    });
    prop_oneof![
        6 => text.prop_map(Message::text),
        2 => spoiled.prop_map(Message::text),
        1 => ".{0,200}".prop_map(Message::text),
        1 => vec(any::<u8>(), 0..200).prop_map(Message::binary),
    ]
}

fn message(known: String) -> impl Strategy<Value = FromClient> {
    let table = prop_oneof![3 => Just(known), 1 => "[0-9a-f]{16}", 1 => ".{0,20}"];
    let number = prop_oneof![4 => 0..80usize, 1 => any::<usize>()];
    let row = prop_oneof![4 => 0..80u64, 1 => any::<u64>()];
    let seat = prop::option::of((0..4usize).prop_map(|seat| Seat::new(seat, 4).unwrap()));
    prop_oneof![
        1 => Just(FromClient::Tables(Default::default())),
        1 => Just(FromClient::Leave),
        1 => Just(FromClient::Again),
        1 => prop_oneof![Just(Lang::En), Just(Lang::Fr)].prop_map(|lang| FromClient::Hello { lang }),
        1 => (prop_oneof![5 => Just("draft".to_owned()), 1 => ".{0,9}"], options(), vec(plan(), 0..6))
            .prop_map(|(game, options, seats)| FromClient::Create { game, options, seats }),
        4 => table.clone().prop_map(|table| FromClient::Open { table }),
        1 => seat.prop_map(|seat| FromClient::Sit { seat }),
        4 => (row.clone(), number.clone()).prop_map(|(at, choice)| FromClient::Act { at, choice }),
        2 => row.prop_map(|at| FromClient::Undo { at }),
        2 => prop::option::of(number.clone()).prop_map(|entry| FromClient::Step { entry }),
        1 => number.clone().prop_map(|before| FromClient::Log { before }),
        1 => number.prop_map(|entry| FromClient::Fork { entry }),
        1 => prop_oneof![Just(Pace::Calm), Just(Pace::Brisk), Just(Pace::Instant)].prop_map(|pace| FromClient::Pace { pace }),
        1 => record().prop_map(|record| FromClient::Import { record }),
        1 => "[0-9a-f]{16}".prop_map(|table| FromClient::Remove { table }),
    ]
}

fn plan() -> impl Strategy<Value = SeatPlan> {
    let level = prop_oneof![Just("random"), Just("greedy"), Just("ismcts:3"), Just("ismcts:3/1ms"), Just("nonsense")];
    ("\\PC{0,45}", prop::option::of(level.prop_map(str::to_owned))).prop_map(|(name, bot)| SeatPlan { name, bot })
}

fn options() -> impl Strategy<Value = Options> {
    let name = prop_oneof![Just("memoryAid".to_owned()), Just("openTrio".to_owned()), ".{0,9}"];
    let value = prop_oneof![
        any::<bool>().prop_map(OptionValue::Flag),
        any::<i32>().prop_map(OptionValue::Number),
        ".{0,9}".prop_map(OptionValue::Word),
    ];
    prop::collection::btree_map(name, value, 0..3)
}

fn record() -> impl Strategy<Value = String> {
    let header = r#"{"brickroad":1,"game":"draft","seats":["Ann","random","greedy"]}"#;
    prop_oneof![Just(header.to_owned()), ".{0,100}", ".{0,40}".prop_map(move |tail| format!("{header}\n{tail}"))]
}
