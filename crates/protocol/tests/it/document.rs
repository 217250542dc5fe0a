//! Checks that the examples of `docs/protocol.md` are messages, one of each kind.

use protocol::{FromClient, FromServer, Position, Update};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{collections::BTreeSet, fmt::Debug};

const DOCUMENT: &str = include_str!("../../../../docs/protocol.md");

/// Returns the text below a heading, up to the next heading of the same level.
fn part(heading: &str) -> &'static str {
    let (_, rest) = DOCUMENT.split_once(heading).unwrap_or_else(|| panic!("{heading} is not in the document"));
    rest.split_once("\n## ").map_or(rest, |(part, _)| part)
}

/// Returns the examples of a part, each with the name in the heading above it.
fn examples(heading: &str) -> Vec<(&'static str, &'static str)> {
    let sections = part(heading).split("\n### `").skip(1);
    let example = |section: &'static str| {
        let (name, rest) = section.split_once('`').expect("a name ends");
        let (_, rest) = rest.split_once("```json\n").unwrap_or_else(|| panic!("{name} has no example"));
        (name, rest.split_once("```").expect("an example ends").0)
    };
    sections.map(example).collect()
}

/// Reads an example and checks that it has every member of its message.
fn read<T: Serialize + DeserializeOwned + Debug>(name: &str, example: &str) -> T {
    let value: Value = serde_json::from_str(example).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    assert_eq!(value["say"], name);
    let message: T = serde_json::from_value(value.clone()).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    assert_eq!(serde_json::to_value(&message).unwrap(), value, "{name} as it is written");
    message
}

/// Returns the name of a message. A new message does not compile until it has a name here, and it then needs an example
/// too.
fn from_client(message: &FromClient) -> &'static str {
    match message {
        FromClient::Hello { .. } => "hello",
        FromClient::Tables(_) => "tables",
        FromClient::Create { .. } => "create",
        FromClient::Lesson { .. } => "lesson",
        FromClient::Dailies { .. } => "dailies",
        FromClient::Daily { .. } => "daily",
        FromClient::EndLesson => "endLesson",
        FromClient::Open { .. } => "open",
        FromClient::Gather { .. } => "gather",
        FromClient::Seek { .. } => "seek",
        FromClient::Take { .. } => "take",
        FromClient::Redeem { .. } => "redeem",
        FromClient::Release { .. } => "release",
        FromClient::Fill { .. } => "fill",
        FromClient::Salts => "salts",
        FromClient::Commit { .. } => "commit",
        FromClient::Salt { .. } => "salt",
        FromClient::BeginNow => "beginNow",
        FromClient::Disband => "disband",
        FromClient::Rematch => "rematch",
        FromClient::Resume { .. } => "resume",
        FromClient::Leave => "leave",
        FromClient::Sit { .. } => "sit",
        FromClient::Again => "again",
        FromClient::Act { .. } => "act",
        FromClient::Undo { .. } => "undo",
        FromClient::Hint { .. } => "hint",
        FromClient::Review { .. } => "review",
        FromClient::Ledger { .. } => "ledger",
        FromClient::Resign => "resign",
        FromClient::Propose => "propose",
        FromClient::Orders { .. } => "orders",
        FromClient::LetPass { .. } => "letPass",
        FromClient::Answer { .. } => "answer",
        FromClient::Step { .. } => "step",
        FromClient::Log { .. } => "log",
        FromClient::Record => "record",
        FromClient::Unveil => "unveil",
        FromClient::Landmarks => "landmarks",
        FromClient::Share => "share",
        FromClient::Fork { .. } => "fork",
        FromClient::Pace { .. } => "pace",
        FromClient::Import { .. } => "import",
        FromClient::Remove { .. } => "remove",
        FromClient::Talk { .. } => "talk",
        FromClient::Block { .. } => "block",
        FromClient::Report { .. } => "report",
        FromClient::Heed { .. } => "heed",
        FromClient::Ping => "ping",
    }
}

fn from_server(message: &FromServer) -> &'static str {
    match message {
        FromServer::Welcome { .. } => "welcome",
        FromServer::Tables { .. } => "tables",
        FromServer::Position(_) => "position",
        FromServer::Update(_) => "update",
        FromServer::Log(_) => "log",
        FromServer::Record { .. } => "record",
        FromServer::Landmarks(_) => "landmarks",
        FromServer::Hint(_) => "hint",
        FromServer::Review(_) => "review",
        FromServer::Ledger(_) => "ledger",
        FromServer::Shared { .. } => "shared",
        FromServer::Dailies(_) => "dailies",
        FromServer::Gathering { .. } => "gathering",
        FromServer::Rematch { .. } => "rematch",
        FromServer::Company { .. } => "company",
        FromServer::Talk { .. } => "talk",
        FromServer::Warned { .. } => "warned",
        FromServer::Pong => "pong",
        FromServer::Refused { .. } => "refused",
    }
}

#[test]
fn every_message_of_a_client_has_an_example() {
    let examples = examples("\n## Messages of a client\n");
    let said: BTreeSet<&str> =
        examples.into_iter().map(|(name, example)| from_client(&read::<FromClient>(name, example))).collect();
    assert_eq!(said.len(), 49, "{said:?}");
}

#[test]
fn every_message_of_the_server_has_an_example() {
    let examples = examples("\n## Messages of the server\n");
    let said: BTreeSet<&str> =
        examples.into_iter().map(|(name, example)| from_server(&read::<FromServer>(name, example))).collect();
    assert_eq!(said.len(), 19, "{said:?}");
}

#[test]
fn the_update_fits_the_position() {
    let examples = examples("\n## Messages of the server\n");
    let example = |wanted| examples.iter().find(|(name, _)| *name == wanted).expect("an example").1;
    let position: Position = serde_json::from_str(example("position")).unwrap();
    let update: Update = serde_json::from_str(example("update")).unwrap();
    let after = position.updated(&update).expect("the update of this position");
    assert_eq!(after.scene.zones[1].cards, position.scene.zones[0].cards, "the card that was taken");
    assert_eq!((after.entries, after.log.len(), Update::between(&position, &after)), (13, 2, Some(update)));
}
