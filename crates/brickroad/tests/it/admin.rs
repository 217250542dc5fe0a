//! Tests of `brickroad admin` on a folder without a server.

use crate::binary::{complains, prints};
use dealer::Person;
use kernel::{Options, Rng, Shelf};
use protocol::{Pace, Saying, SeatPlan};
use std::{fs, path::Path};
use store::{Note, NoteKind, Setup, Sqlite, Summary, TableId, TalkLine, Told, prelude::*};
use tempfile::TempDir;
use tokio::runtime::Runtime;

const ANN: Person = Person::new([0xab; 32]);
const BEN: Person = Person::new([0xcd; 32]);

fn id() -> TableId {
    TableId::draw(&mut Rng::new(1))
}

fn line(number: u64, person: Person, words: &str) -> TalkLine {
    let said = Saying::Text(words.into());
    let (name, token) = (format!("Person {number}"), format!("t{number}"));
    TalkLine { number, speaker: number, person, name, seat: None, made: 1, said, token }
}

/// Returns a data folder with a table between Ann and Ben, at which both have said something.
fn folder() -> TempDir {
    let folder = TempDir::new().unwrap();
    within(&folder, async |store| {
        let names = ["Ann".to_owned(), "Ben".to_owned()];
        let table = catalog::open("draft", &Options::new(), names.to_vec(), &Shelf::EMPTY).unwrap();
        let seats = names.map(|name| SeatPlan { name, bot: None }).to_vec();
        let (header, holders) = (table.header().clone(), vec![Some(ANN), Some(BEN)]);
        let setup = Setup { header, holders, seats, seed: 7, key: None, pace: Pace::Brisk };
        let heading = Told { en: "Round 1".into(), fr: "Manche 1".into() };
        let summary = Summary { entries: 0, over: false, heading, standing: None };
        store.create(&id(), &setup, &[], &summary).await.unwrap();
        for line in [line(1, ANN, "Hello"), line(2, BEN, "Go away")] {
            store.say(&id(), &line, 10).await.unwrap();
        }
        let report = Note {
            id: "9f0c3a5b7d1e2846".into(),
            kind: NoteKind::Report,
            person: Some(ANN),
            about: Some(BEN),
            table: Some(id()),
            made: 1,
            ends: None,
            words: r#"{"line":2,"words":"Rude.","lines":[{"number":1,"name":"Ann","player":true,"words":"Hello"},{"number":2,"name":"Ben","player":false,"words":"Go away"}]}"#.into(),
            done: false,
        };
        store.keep_note(&report).await.unwrap();
    });
    folder
}

fn within<T>(folder: &TempDir, work: impl AsyncFnOnce(&Sqlite) -> T) -> T {
    Runtime::new().unwrap().block_on(async {
        let store = Sqlite::open(folder.path()).await.unwrap();
        let done = work(&store).await;
        store.close().await;
        done
    })
}

fn notes(folder: &TempDir, kind: NoteKind) -> Vec<Note> {
    within(folder, async |store| store.notes(kind, None, 10).await.unwrap())
}

fn with<'a>(folder: &'a Path, arguments: &[&'a str]) -> Vec<&'a str> {
    [&["admin", "--data", folder.to_str().unwrap()], arguments].concat()
}

#[test]
fn the_host_sees_tables_talk_and_reports_and_no_hands() {
    let folder = folder();
    let table = id().as_str().to_owned();
    let listed = format!("{table}  draft  Round 1\n  {table}/1  Ann\n  {table}/2  Ben\n");
    assert_eq!(prints(&with(folder.path(), &["list"]), ""), listed);
    assert_eq!(prints(&with(folder.path(), &["list", "nobody"]), ""), "");
    let looked = prints(&with(folder.path(), &["look", &table]), "");
    assert!(looked.ends_with("1  Person 1 (looks on): Hello\n2  Person 2 (looks on): Go away\n"), "{looked}");
    let reports = prints(&with(folder.path(), &["reports"]), "");
    let lines = "  “Rude.”\n  1  Ann: Hello\n> 2  Ben (looks on): Go away\n";
    assert_eq!(reports, format!("9f0c3a5b7d1e2846  table {table}\n{lines}"));
    prints(&with(folder.path(), &["reports", "--remove", "9f0c3a5b7d1e2846"]), "");
    assert_eq!(prints(&with(folder.path(), &["reports"]), ""), "Nobody has reported anything.\n");
}

#[test]
fn a_person_is_warned_or_banned_by_a_seat_a_line_or_a_report() {
    let folder = folder();
    let table = id().as_str().to_owned();
    for who in [format!("{table}/2"), format!("{table}:2"), "9f0c3a5b7d1e2846".to_owned()] {
        prints(&with(folder.path(), &["warn", &who, "Be kind."]), "");
    }
    let warned = notes(&folder, NoteKind::Warning);
    assert_eq!(warned.len(), 3);
    assert!(warned.iter().all(|note| note.person == Some(BEN) && note.words == "Be kind."));
    prints(&with(folder.path(), &["ban", &format!("{table}/2"), "Enough.", "--days", "3"]), "");
    let ban = &notes(&folder, NoteKind::Ban)[0];
    assert_eq!((ban.person, ban.ends.map(|ends| ends - ban.made), ban.done), (Some(BEN), Some(3 * 86_400), false));
    assert_eq!(prints(&with(folder.path(), &["bans"]), ""), format!("{}  for 3 more days  Enough.\n", ban.id));
    prints(&with(folder.path(), &["bans", "--lift", &ban.id]), "");
    assert_eq!(prints(&with(folder.path(), &["bans"]), ""), "Nobody is banned.\n");
    prints(&with(folder.path(), &["close", &table]), "");
    assert_eq!(notes(&folder, NoteKind::Close)[0].table, Some(id()));
}

#[test]
fn an_export_has_nothing_of_others() {
    let folder = folder();
    let table = id().as_str().to_owned();
    let refused = complains(&with(folder.path(), &["export", &table]), "");
    assert!(refused.contains("expected a game that is over"), "{refused}");
    let own = prints(&with(folder.path(), &["export", &format!("{table}/1")]), "");
    let [ann, ben] = [ANN, BEN].map(|person| person.hash().map(|byte| format!("{byte:02x}")).concat());
    assert!(own.contains(&ann) && own.contains("Hello") && own.contains("Rude."), "{own}");
    assert!(!own.contains(&ben) && own.contains("someone"), "{own}");
    assert_eq!(own.matches("Go away").count(), 1, "only in Ann's own report: {own}");
}

#[test]
fn what_cannot_be_done_is_refused_in_words() {
    let folder = folder();
    let table = id().as_str().to_owned();
    let nobody = format!("{table}/3");
    for (arguments, expected) in [
        (&["look", "nonsense"][..], "expected sixteen hexadecimal digits"),
        (&["close", "0000000000000000"], "expected one of brickroad admin list"),
        (&["warn", "Ben", "Be kind."], "expected TABLE/SEAT"),
        (&["warn", &nobody, "Be kind."], "nobody is there"),
        (&["warn", &table, "Be kind."], "nobody is there"),
        (&["ban", "9f0c3a5b7d1e2846", " "], "expected what the person should read"),
        (&["bans", "--lift", "nonsense"], "expected one that the list shows"),
    ] {
        let words = complains(&with(folder.path(), arguments), "");
        assert!(words.contains(expected), "{arguments:?}: {words}");
    }
    let empty = TempDir::new().unwrap();
    assert!(complains(&with(empty.path(), &["list"]), "").contains("expected a data folder"));
}

#[test]
fn the_file_with_the_settings_of_the_server_names_the_folder() {
    let folder = folder();
    let config = folder.path().join("brickroad.toml");
    fs::write(&config, format!("data = {:?}\npublic-url = \"http://localhost\"\n", folder.path())).unwrap();
    let listed = prints(&["admin", "--config", config.to_str().unwrap(), "list"], "");
    assert!(listed.contains("/2  Ben"), "{listed}");
}
