//! Tests of the list of tables, and of records that are exported and imported.

use crate::client::{Client, bot, create, person};
use protocol::{FromClient, Pace};

#[test]
fn the_table_that_changed_last_comes_first() {
    let mut client = Client::new(1);
    let mut made = Vec::new();
    for seconds in [10, 20, 20] {
        client.now = seconds;
        client.say(create("draft", &[person("Ann"), bot("Ben", "greedy")]));
        made.push(client.wait().table);
    }
    let ids = |client: &mut Client| client.tables().into_iter().map(|line| line.id).collect::<Vec<_>>();
    assert_eq!(ids(&mut client), [made[2].clone(), made[1].clone(), made[0].clone()]);
    client.now = 30;
    client.say(FromClient::Open { table: made[0].clone() });
    client.act();
    assert_eq!(ids(&mut client), [made[0].clone(), made[2].clone(), made[1].clone()]);
    let line = client.tables().remove(0);
    assert_eq!((line.game.as_str(), line.changed, line.over), ("draft", 30, false));
    assert_eq!(line.seats, [person("Ann"), bot("Ben", "greedy")]);
    assert!(!line.title.is_empty() && !line.heading.is_empty() && line.entries > 0);
}

#[test]
fn a_record_that_is_taken_along_is_played_on_elsewhere() {
    let mut client = Client::new(2);
    client.say(create("duel", &[person("Ann"), bot("Ben", "greedy")]));
    let here = client.wait();
    let record = client.session.record(&here.table).unwrap();
    let mut elsewhere = Client::new(3);
    elsewhere.say(FromClient::Import { record: record.clone() });
    let there = elsewhere.position();
    assert_eq!((there.entries, &there.digest, &there.scene), (here.entries, &here.digest, &here.scene));
    assert_eq!(elsewhere.session.record(&there.table).unwrap(), record);
    assert!(elsewhere.act().entries > here.entries);
}

#[test]
fn a_lesson_begins_calm() {
    let mut client = Client::new(4);
    client.say(FromClient::Lesson { game: "duel".to_owned(), name: "Ann".to_owned() });
    let begun = client.position();
    assert_eq!((begun.pace, begun.lesson.is_some()), (Pace::Calm, true));
}
