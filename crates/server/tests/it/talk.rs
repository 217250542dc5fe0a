//! Tests of the talk at tables: who hears what, how much anybody says, and what stays.

use crate::{
    client::{Client, person},
    house::{House, PUBLIC},
    pair::{Pair, newcomer},
};
use protocol::{FromClient, FromServer, Lang, ReadyPhrase, Saying, Seat, TalkInfo};

fn open(table: &str) -> FromClient {
    FromClient::Open { table: table.to_owned() }
}

fn text(words: &str, token: &str) -> FromClient {
    FromClient::Talk { said: Saying::Text(words.into()), token: token.into(), name: None }
}

fn by(name: &str, words: &str, token: &str) -> FromClient {
    FromClient::Talk { said: Saying::Text(words.into()), token: token.into(), name: Some(name.into()) }
}

fn words(lines: &[TalkInfo]) -> Vec<&str> {
    lines.iter().map(|line| line.words.as_str()).collect()
}

/// Returns the reason for a refusal, after any news of the table.
async fn refusal(client: &mut Client) -> String {
    loop {
        match client.hear_unchecked().await {
            FromServer::Refused { reason } => return reason,
            FromServer::Talk { .. } | FromServer::Company { .. } => {}
            other => panic!("expected a refusal, heard {other:?}"),
        }
    }
}

async fn refused(client: &mut Client, message: FromClient) -> String {
    client.say(message).await;
    refusal(client).await
}

#[tokio::test]
async fn players_and_spectators_talk_apart_until_the_end() {
    let mut pair = Pair::meet(81, &[]).await;
    let (mut cid, _) = newcomer(&pair.house).await;
    cid.ask(open(&pair.table)).await;
    let [ann, ben] = &mut pair.clients;
    ann.say(text("Good <b>luck</b>,\n Ben!\u{202e}", "a1")).await;
    for client in [&mut *ann, &mut *ben, &mut cid] {
        client.until_talk(|lines| words(lines) == ["Good <b>luck</b>, Ben!"]).await;
    }
    let mine = |client: &Client| client.talk.last().unwrap().mine.clone();
    assert_eq!([mine(ann), mine(ben)], [Some("a1".into()), None], "a token is the sender's own");
    let said = &ben.talk[0];
    assert_eq!((said.seat, said.name.as_str(), said.number, said.speaker), (Seat::new(0, 2), "Ann", 1, 1));
    assert_eq!([ann, ben].map(|client| client.setting.clone().unwrap().player), [true, true]);
    assert!(!cid.setting.clone().unwrap().player);
    cid.say(by("Cid", "Ann has a good hand.", "c1")).await;
    cid.until_talk(|lines| lines.len() == 2).await;
    let [ann, ben] = &mut pair.clients;
    ben.say(text("Thanks", "b1")).await;
    for client in [&mut *ann, &mut *ben] {
        client.until_talk(|lines| words(lines) == ["Good <b>luck</b>, Ben!", "Thanks"]).await;
    }
    cid.until_talk(|lines| lines.len() == 3).await;
    // After the end, everybody hears everything.
    ann.say(FromClient::Resign).await;
    ann.until(|seen| seen.leaving.as_ref().is_some_and(|leaving| leaving.end.is_some())).await;
    ann.until_talk(|lines| lines.len() == 3).await;
    assert_eq!(ann.talk[1].seat, None);
    assert_eq!((ann.talk[1].name.as_str(), ann.talk[1].mine.clone()), ("Cid", None));
}

#[tokio::test]
async fn a_phrase_comes_in_the_language_of_each_reader() {
    let mut pair = Pair::meet(82, &[]).await;
    let [ann, ben] = &mut pair.clients;
    ben.say(FromClient::Hello { lang: Lang::Fr }).await;
    while !matches!(ben.hear().await, FromServer::Welcome { .. }) {}
    let phrase = FromClient::Talk { said: Saying::Phrase(ReadyPhrase::WellPlayed), token: "a1".into(), name: None };
    ann.say(phrase).await;
    ann.until_talk(|lines| words(lines) == ["Well played!"]).await;
    ben.say(FromClient::Again).await;
    while ben.talk.is_empty() {
        ben.say(FromClient::Ping).await;
        while !matches!(ben.hear().await, FromServer::Pong) {}
    }
    assert_eq!(words(&ben.talk), ["Bien joué\u{202f}!"]);
    let ready = ben.setting.clone().unwrap().phrases;
    assert_eq!((ready.len(), ready[0].words.as_str()), (8, "Bonjour\u{202f}!"));
}

#[tokio::test]
async fn a_line_counts_once_and_is_kept_through_a_restart() {
    let mut pair = Pair::meet(83, &[]).await;
    let [ann, ben] = &mut pair.clients;
    ann.say(text("Hello", "a1")).await;
    ann.say(text("Hello", "a1")).await;
    ann.say(text("Still here?", "a2")).await;
    ben.until_talk(|lines| words(lines) == ["Hello", "Still here?"]).await;
    let Pair { house, cookies, table, .. } = pair;
    let house = house.again().await;
    let (mut ann, _) = house.guest(Some(&cookies[0])).await;
    ann.ask(open(&table)).await;
    ann.until_talk(|lines| words(lines) == ["Hello", "Still here?"]).await;
    // A page that does not know whether a line has arrived sends it again.
    ann.say(text("Still here?", "a2")).await;
    ann.say(text("Yes", "a3")).await;
    ann.until_talk(|lines| words(lines) == ["Hello", "Still here?", "Yes"]).await;
}

#[tokio::test]
async fn how_much_anybody_says_is_bounded() {
    let mut pair = Pair::meet(84, &[]).await;
    let ann = &mut pair.clients[0];
    assert_eq!(
        refused(ann, text(&"a".repeat(501), "a")).await,
        "A line of 501 characters cannot be said. Expected 1 to 500 characters that can be seen."
    );
    assert!(refused(ann, text(" \u{200b} ", "a")).await.starts_with("A line of 0 characters"));
    assert!(refused(ann, text("Hello", "")).await.contains("Expected 1 to 64 characters"));
    for number in 1..=8 {
        ann.say(text("Hello", &format!("a{number}"))).await;
    }
    let words = refused(ann, text("Hello", "a9")).await;
    assert!(words.starts_with("You say much at once."), "{words}");
    // Others, and a line that has arrived already, are not held up.
    ann.say(text("Hello", "a8")).await;
    let ben = &mut pair.clients[1];
    ben.say(text("Stop", "b1")).await;
    ben.until_talk(|lines| lines.len() == 9 && lines[8].words == "Stop").await;
}

#[tokio::test]
async fn a_spectator_speaks_under_a_name_of_their_own() {
    let pair = Pair::meet(85, &[]).await;
    let (mut cid, _) = newcomer(&pair.house).await;
    cid.ask(open(&pair.table)).await;
    for message in [text("Hello", "c1"), by("ann", "Hello", "c1"), by("Ａｎｎ", "Hello", "c1")] {
        let words = refused(&mut cid, message).await;
        assert_eq!(words, "Expected a name of your own, which no seat at this table has.");
    }
    cid.say(by(" Cid ", "Hello", "c1")).await;
    cid.until_talk(|lines| lines.len() == 1 && lines[0].name == "Cid").await;
    let text = serde_json::to_string(&cid.talk).unwrap();
    assert!(!text.contains(&pair.cookies[0][pair.cookies[0].len() - 8..]), "no secret: {text}");
}

#[tokio::test]
async fn who_is_blocked_is_not_heard_and_not_welcome() {
    let mut pair = Pair::meet(86, &[]).await;
    let (mut cid, cookie) = newcomer(&pair.house).await;
    cid.ask(open(&pair.table)).await;
    let [ann, ben] = &mut pair.clients;
    ben.say(text("Hurry up!", "b1")).await;
    for client in [&mut *ann, &mut cid] {
        client.until_talk(|lines| lines.len() == 1).await;
    }
    assert!(refused(ann, FromClient::Block { line: Some(7) }).await.starts_with("There is no such line here."));
    assert!(refused(ben, FromClient::Block { line: Some(1) }).await.starts_with("This line is your own."));
    ann.say(FromClient::Block { line: Some(1) }).await;
    ann.until_talk(<[_]>::is_empty).await;
    ben.say(text("Hello?", "b2")).await;
    cid.until_talk(|lines| lines.len() == 2).await;
    // Everywhere, and on every page that is opened.
    let mut phone = pair.back(0).await;
    phone.ask(open(&pair.table)).await;
    phone.say(text("Only me", "a1")).await;
    phone.until_talk(|lines| words(lines) == ["Only me"]).await;
    let gather = FromClient::Gather {
        game: "duel".into(),
        options: Default::default(),
        seats: vec![Some(person("Ann")), None],
        public: true,
        terms: None,
    };
    let invitation = phone.gather(gather).await.table;
    let mut ben = pair.back(1).await;
    ben.gather(open(&invitation)).await;
    let words = refused(&mut ben, FromClient::Take { seat: Seat::new(1, 2).unwrap(), name: "Ben".into() }).await;
    assert!(words.starts_with("You cannot take a seat here"), "{words}");
    // The list of the blocked, and the way back.
    let me = async |path: &str, cookie: &str, body: Option<&str>| {
        let (path, origin) = (format!("/api/me/{path}"), format!("http://{PUBLIC}"));
        match body {
            None => pair.house.get(&path, &[("Cookie", cookie)]).await,
            Some(body) => {
                let headers = [("Cookie", cookie), ("Origin", &origin), ("Accept-Language", "en")];
                pair.house.post(&path, body, &headers).await
            }
        }
    };
    let told = me("blocked", &pair.cookies[0], None).await;
    let list: Vec<protocol::Blocked> = serde_json::from_str(&told.body).unwrap();
    assert_eq!((list.len(), list[0].name.as_str()), (1, "Ben"));
    let key = format!(r#"{{"key":"{}"}}"#, list[0].id);
    let foreign = me("unblock", &cookie, Some(&key)).await;
    assert_eq!(foreign.status, 422, "only the one who has blocked takes it back: {foreign:?}");
    assert_eq!(me("unblock", &pair.cookies[0], Some(&key)).await.body, "[]");
    ben.say(FromClient::Take { seat: Seat::new(1, 2).unwrap(), name: "Ben".into() }).await;
    ben.gathering().await;
}

#[tokio::test]
async fn a_line_is_reported_with_those_around_it() {
    let mut pair = Pair::meet(87, &[]).await;
    let (mut cid, _) = newcomer(&pair.house).await;
    cid.ask(open(&pair.table)).await;
    cid.say(by("Cid", "Unheard by players", "c1")).await;
    cid.until_talk(|lines| lines.len() == 1).await;
    let [ann, ben] = &mut pair.clients;
    for number in 0..3 {
        ben.say(text(&format!("Rude {number}"), &format!("b{number}"))).await;
    }
    ann.until_talk(|lines| lines.len() == 3).await;
    assert!(refused(ann, FromClient::Report { line: 1, words: String::new() }).await.contains("no such line"));
    let report = |line| FromClient::Report { line, words: "He is rude.".into() };
    assert!(refused(ben, report(3)).await.starts_with("This line is your own."));
    for _ in 0..5 {
        ann.say(report(3)).await;
    }
    let words = refused(ann, report(3)).await;
    assert!(words.starts_with("You have reported much"), "{words}");
    let store = store::Sqlite::open(pair.house.folder.path()).await.unwrap();
    let notes = store::NoteStore::notes(&store, store::NoteKind::Report, None, 10).await.unwrap();
    assert_eq!(notes.len(), 5);
    assert!(notes.iter().all(|note| note.person != note.about && note.about.is_some()));
    let words = &notes[0].words;
    assert!(words.contains(r#""line":3,"words":"He is rude.""#) && words.contains("Rude 2"), "{words}");
    assert!(!words.contains("Unheard"), "a report has what its maker has heard: {words}");
}

#[tokio::test]
async fn nobody_talks_where_no_table_is_open_or_at_ones_own_machine() {
    let pair = Pair::meet(88, &[]).await;
    let (mut cid, _) = newcomer(&pair.house).await;
    for message in [by("Cid", "Hello", "c1"), FromClient::Report { line: 1, words: String::new() }] {
        let words = refused(&mut cid, message).await;
        assert!(words.starts_with("No table is open"), "{words}");
    }
    let own = House::new().await;
    let mut client = own.client().await;
    client.start(&[person("Ann"), person("Ben")]).await;
    let words = refused(&mut client, text("Hello", "a1")).await;
    assert!(words.starts_with("Nobody else can hear you"), "{words}");
}
