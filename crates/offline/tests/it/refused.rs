//! Tests that an impossible request is refused in words and changes nothing.

use crate::client::{Client, bot, create, person};
use protocol::{FromClient, FromServer, Lang, MAX_MESSAGE, Options, Seat};

#[test]
fn a_text_that_is_no_message_is_refused() {
    let mut client = Client::new(1);
    let long = " ".repeat(MAX_MESSAGE + 1);
    for (text, expected) in [
        ("", "hello, tables, create"),
        (r#"{"say":"shout"}"#, "shout"),
        (r#"{"say":"act","at":1,"choice":0,"at":2}"#, "\\\"at\\\" twice"),
        (&long, "1048576"),
    ] {
        let said = client.session.hear(text, 0);
        assert!(matches!(said.as_slice(), [refused] if refused.contains(expected)), "{said:?}");
    }
}

#[test]
fn without_a_table_there_is_nothing_to_do() {
    let mut client = Client::new(1);
    for message in [
        FromClient::Act { at: 0, choice: 0 },
        FromClient::Undo { at: 0 },
        FromClient::Sit { seat: None },
        FromClient::Step { entry: None },
        FromClient::Again,
        FromClient::Log { before: 1 },
        FromClient::Fork { entry: 0 },
    ] {
        assert!(client.refused(message).contains("No table is open"));
    }
    let missing = "0000000000000000".to_owned();
    assert!(client.refused(FromClient::Open { table: missing.clone() }).contains("no such table"));
    assert!(client.refused(FromClient::Remove { table: missing.clone() }).contains("no such table"));
    assert_eq!(client.session.record(&missing), None);
}

#[test]
fn nobody_gathers_on_a_page() {
    let mut client = Client::new(1);
    let seat = Seat::all(1).next().unwrap();
    for message in [
        FromClient::Gather {
            game: "draft".into(),
            options: Options::new(),
            seats: vec![None, None],
            public: true,
            terms: None,
        },
        FromClient::Seek { game: "draft".into(), name: "Ann".into(), terms: None },
        FromClient::Take { seat, name: "Ann".into() },
        FromClient::Release { seat },
        FromClient::Fill { seat, name: "Greta".into(), bot: "greedy".into() },
        FromClient::Disband,
    ] {
        assert!(client.refused(message).contains("Nobody can be invited here"));
    }
    let welcome = client.say(FromClient::Hello { lang: Lang::En });
    assert!(matches!(welcome.as_slice(), [FromServer::Welcome { gathers: false, .. }]), "{welcome:?}");
}

#[test]
fn a_bot_with_a_time_is_refused_for_there_is_no_clock() {
    let mut client = Client::new(1);
    let timed = create("draft", &[person("Ann"), bot("Ben", "ismcts:100/2s")]);
    assert!(client.refused(timed.clone()).contains("no clock"));
    client.french();
    assert!(client.refused(timed).contains("horloge"));
    assert!(client.tables().is_empty());
}

#[test]
fn a_game_that_cannot_be_played_is_refused() {
    let mut client = Client::new(1);
    let seats = [person("Ann"), bot("Ben", "greedy")];
    assert!(client.refused(create("chess", &seats)).contains("chess"));
    assert!(client.refused(create("draft", &seats[..1])).contains("needs 2 to 4"));
    assert!(client.refused(create("draft", &[person("Ann"), person("ann")])).contains("same name"));
    assert!(client.refused(create("draft", &[person("Ann"), bot("Ben", "wizard")])).contains("wizard"));
    assert!(client.refused(FromClient::Import { record: "no record".to_owned() }).contains("cannot be read"));
    assert!(client.tables().is_empty());
}

#[test]
fn there_is_room_for_a_limited_number_of_tables() {
    let mut client = Client::new(1);
    let seats = [person("Ann"), person("Ben")];
    for _ in 0..64 {
        client.say(create("draft", &seats));
    }
    let open = client.position().table;
    assert!(client.refused(create("draft", &seats)).contains("at most 64"));
    assert_eq!(client.tables().len(), 64);
    client.say(FromClient::Remove { table: open.clone() });
    assert!(client.refused(FromClient::Again).contains("No table is open"));
    client.say(create("draft", &seats));
    assert_ne!(client.position().table, open);
}
