//! Tests of the decisions of the host, as `brickroad admin` stores them while the server runs.

use crate::{
    client::Client,
    pair::{Pair, newcomer},
};
use protocol::{EarlyEnd, FromClient, FromServer, Seat};
use store::{Note, NoteKind, Sqlite, TableId, prelude::*};

fn open(table: &str) -> FromClient {
    FromClient::Open { table: table.to_owned() }
}

/// Stores a note about the person at a seat of the table, or about the table.
async fn decide(pair: &Pair, kind: NoteKind, seat: usize) {
    let store = Sqlite::open(pair.house.folder.path()).await.unwrap();
    let table = TableId::parse(&pair.table).unwrap();
    let person = store.load(&table).await.unwrap().setup.holders[seat];
    let note = Note {
        id: format!("{kind:?}"),
        kind,
        person: person.filter(|_| kind != NoteKind::Close),
        about: None,
        table: Some(table).filter(|_| kind == NoteKind::Close),
        made: 1,
        ends: None,
        words: "Please be kind.".into(),
        done: false,
    };
    store.keep_note(&note).await.unwrap();
    store.close().await;
}

async fn count(pair: &Pair, kind: NoteKind) -> u64 {
    let store = Sqlite::open(pair.house.folder.path()).await.unwrap();
    store.count_notes(kind).await.unwrap()
}

/// Returns the next message of this kind, after any others.
async fn until<T>(client: &mut Client, wanted: impl Fn(FromServer) -> Option<T>) -> T {
    loop {
        if let Some(found) = wanted(client.hear_unchecked().await) {
            return found;
        }
    }
}

fn warned(message: FromServer) -> Option<(String, String)> {
    if let FromServer::Warned { warning, words } = message { Some((warning, words)) } else { None }
}

fn refused(message: FromServer) -> Option<String> {
    if let FromServer::Refused { reason } = message { Some(reason) } else { None }
}

#[tokio::test]
async fn a_warning_comes_until_it_is_seen() {
    let mut pair = Pair::meet(91, &[]).await;
    decide(&pair, NoteKind::Warning, 1).await;
    let ben = &mut pair.clients[1];
    let (warning, words) = until(ben, warned).await;
    assert_eq!(words, "Please be kind.");
    let mut phone = pair.back(1).await;
    assert_eq!(until(&mut phone, warned).await.0, warning, "each page shows it until then");
    let (mut cid, _) = newcomer(&pair.house).await;
    cid.say(FromClient::Heed { warning: warning.clone() }).await;
    assert!(until(&mut cid, refused).await.starts_with("There is no such warning."), "nobody else takes it away");
    phone.say(FromClient::Heed { warning }).await;
    phone.say(FromClient::Ping).await;
    until(&mut phone, |message| (message == FromServer::Pong).then_some(())).await;
    assert_eq!(count(&pair, NoteKind::Warning).await, 0);
}

#[tokio::test]
async fn who_is_banned_is_refused_in_words_and_resigns() {
    let mut pair = Pair::meet(92, &[]).await;
    decide(&pair, NoteKind::Ban, 1).await;
    let ben = &mut pair.clients[1];
    let words = until(ben, refused).await;
    assert_eq!(words, "The host has closed this server to you: Please be kind.");
    let ann = &mut pair.clients[0];
    let end = ann.until(|seen| seen.leaving.as_ref().is_some_and(|leaving| leaving.end.is_some())).await;
    assert_eq!(end.leaving.unwrap().end, Some(EarlyEnd::Resigned { seat: Seat::new(1, 2).unwrap() }));
    // On each message, on each page, and after a restart.
    let Pair { house, cookies, table, .. } = pair;
    let house = house.again().await;
    let mut ben = house.guest(Some(&cookies[1])).await.0;
    assert_eq!(until(&mut ben, refused).await, words);
    for message in [open(&table), FromClient::Tables(Default::default())] {
        ben.say(message).await;
        assert_eq!(until(&mut ben, refused).await, words);
    }
    let (mut cid, _) = newcomer(&house).await;
    cid.ask(open(&table)).await;
}

#[tokio::test]
async fn a_closed_table_is_called_off() {
    let mut pair = Pair::meet(93, &[]).await;
    decide(&pair, NoteKind::Close, 0).await;
    let is_over = |seen: &protocol::Position| seen.leaving.as_ref().is_some_and(|leaving| leaving.end.is_some());
    for client in &mut pair.clients {
        let end = client.until(is_over).await.leaving.unwrap().end;
        assert_eq!(end, Some(EarlyEnd::CalledOff));
    }
    while count(&pair, NoteKind::Close).await > 0 {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn the_host_looks_without_hands() {
    let pair = Pair::meet(94, &[]).await;
    let store = std::sync::Arc::new(Sqlite::open(pair.house.folder.path()).await.unwrap());
    let id = TableId::parse(&pair.table).unwrap();
    let looked = server::look(store, pair.house.folder.path(), (&id, protocol::Lang::En)).await.unwrap();
    assert_eq!((looked.seats.len(), looked.seats[0].0.as_str(), looked.talk.len()), (2, "Ann", 0));
    let (mut cid, _) = newcomer(&pair.house).await;
    let seen = cid.ask(open(&pair.table)).await;
    let log = |line: &protocol::LogLine| line.words.to_string();
    assert_eq!(looked.log, seen.log.iter().map(log).collect::<Vec<_>>(), "what a spectator sees, and nothing else");
}
