//! Tests of everything that the server keeps about a person: as a file, and its deletion.

use crate::{
    client::{bot, person},
    house::{House, PUBLIC},
    ratings::{Guest, begin, invitation, rated, resign},
};
use protocol::{FromClient, Me, Options, Player, Saying, Terms};
use serde_json::{Value, json};

async fn data(house: &House, guest: &Guest) -> Value {
    let answer = house.get("/api/me/data", &[("Cookie", &guest.cookie), ("Accept-Language", "en")]).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    assert!(answer.headers.contains("content-disposition: attachment; filename=\"brickroad-my-data.json\""));
    // The file is sent in chunks, because its length is not known before.
    let mut text = String::new();
    let mut rest = answer.body.as_str();
    while let Some((length, after)) = rest.split_once("\r\n") {
        let length = usize::from_str_radix(length, 16).unwrap();
        text.push_str(&after[..length]);
        rest = after[length..].trim_start_matches("\r\n");
    }
    serde_json::from_str(&text).unwrap_or_else(|why| panic!("{why}: {text}"))
}

#[tokio::test]
async fn ones_data_is_a_file_of_ones_own() {
    let house = House::open(Some(71)).await;
    let (mut ann, mut ben) = (Guest::kept(&house, "Ann").await, Guest::kept(&house, "Ben").await);
    let over = begin(&house, &mut [&mut ann, &mut ben], ("duel", rated(), false)).await;
    resign(&mut ben).await;
    ann.get::<Player>(&house, &format!("/api/players/{}", ann.id(&house).await)).await;
    let running = begin(&house, &mut [&mut ann, &mut ben], ("duel", Terms::default(), false)).await;
    let said = |words: &str| FromClient::Talk { said: Saying::Text(words.into()), token: words.into(), name: None };
    ann.client.say(said("Mine")).await;
    ben.client.say(said("Not mine")).await;
    ann.client.until_talk(|lines| lines.len() == 2).await;
    let gathering = ann
        .again(&house)
        .await
        .gather(invitation("draft", vec![Some(person("Ann")), None], (rated(), true)))
        .await
        .table;

    let file = data(&house, &ann).await;
    assert_eq!((&file["identity"]["name"], &file["identity"]["keys"][0]["kind"]), (&json!("Ann"), &json!("first")));
    assert_eq!(file["gatherings"][0]["table"], json!(gathering));
    assert_eq!(
        (&file["ratings"][0]["game"], file["ratings"][0]["ratings"].as_array().unwrap().len()),
        (&json!("duel"), 1)
    );
    let [first, second] = &file["games"].as_array().unwrap()[..] else { panic!("two games: {file}") };
    assert_eq!((&first["table"], &first["redacted"], &first["seats"]), (&json!(running), &json!(true), &json!([0])));
    assert_eq!((&second["table"], &second["redacted"]), (&json!(over), &json!(false)));
    let record = second["record"].as_str().unwrap();
    assert_eq!(record, house.record(&over).await, "the whole record");
    let log = first["record"].as_str().unwrap();
    assert!(log.lines().next().unwrap().contains("\"redacted\":0"), "what this seat has seen: {log}");

    let [talk] = &file["talk"].as_array().unwrap()[..] else { panic!("one table: {file}") };
    let [line] = &talk["lines"].as_array().unwrap()[..] else { panic!("one line: {talk}") };
    assert_eq!((&talk["table"], &line["words"], &line["seat"]), (&json!(running), &json!("Mine"), &json!(0)));
    assert!(line["made"].as_u64() > Some(1_700_000_000) && !file.to_string().contains("Not mine"), "{file}");

    // Nobody gets the file of another, whatever the request has beside the cookie.
    let stranger = Guest::new(&house).await;
    let none = data(&house, &stranger).await;
    assert_eq!((&none["identity"]["name"], &none["games"], &none["ratings"]), (&Value::Null, &json!([]), &json!([])));
    assert_eq!(none["talk"], json!([]));
    let text = file.to_string() + &none.to_string();
    let secret = ann.cookie.split_once('=').unwrap().1;
    let hashes: Vec<(String,)> =
        sqlx::query_as("SELECT hash FROM keys").fetch_all(&house.database().await).await.unwrap();
    assert!(!text.contains(secret) && hashes.iter().all(|(hash,)| !text.contains(hash)), "no secret and no hash");
    assert_eq!(house.get("/api/me/data", &[("Origin", "http://evil.example")]).await.status, 403);
    assert_eq!(House::new().await.get("/api/me/data", &[]).await.status, 404);
}

#[tokio::test]
async fn who_leaves_is_somebody_who_left() {
    let house = House::open(Some(72)).await;
    let (mut ann, mut ben) = (Guest::kept(&house, "Ann").await, Guest::kept(&house, "Ben").await);
    let anns = ann.id(&house).await;
    let over = begin(&house, &mut [&mut ann, &mut ben], ("duel", rated(), true)).await;
    resign(&mut ben).await;
    let seats = vec![person("Ann"), bot("Greta", "greedy")];
    let alone = FromClient::Create { game: "duel".to_owned(), options: Options::new(), seats };
    let alone = ann.again(&house).await.ask(alone).await.table;
    let running = begin(&house, &mut [&mut ann, &mut ben], ("duel", rated(), true)).await;
    let gathering = ann
        .again(&house)
        .await
        .gather(invitation("draft", vec![Some(person("Ann")), None], (rated(), true)))
        .await
        .table;
    let before = house.record(&over).await;

    // Only the server's own page deletes, and only under the name that is kept.
    for origin in [None, Some("http://evil.example"), Some("null")] {
        let mut headers = vec![("Cookie", &*ann.cookie)];
        headers.extend(origin.map(|origin| ("Origin", origin)));
        let refused = house.post("/api/me/delete", r#"{"name":"Ann"}"#, &headers).await;
        assert_eq!(refused.status, 403, "{origin:?}");
    }
    for body in [json!({ "name": "ann" }), json!({ "name": null }), json!({})] {
        let (status, words) = ann.post(&house, "/api/me/delete", body).await;
        assert!(status == 422 && words.starts_with("Nothing was deleted."), "{words}");
    }
    assert_eq!(ann.get::<Me>(&house, "/api/me").await.name.as_deref(), Some("Ann"));

    let origin = format!("http://{PUBLIC}");
    let headers = [("Cookie", &*ann.cookie), ("Origin", &origin), ("Accept-Language", "en")];
    let deleted = house.post("/api/me/delete", r#"{"name":"Ann"}"#, &headers).await;
    assert_eq!(deleted.status, 200, "{deleted:?}");
    assert_ne!(deleted.cookie().unwrap(), ann.cookie, "the browser is a new guest");
    assert_eq!(
        ann.get::<Me>(&house, "/api/me").await,
        Me { name: None, player: None, keys: Vec::new(), passkeys: false }
    );
    assert_eq!(data(&house, &ann).await["games"], json!([]));
    let gone = house.get(&format!("/api/players/{anns}"), &[("Cookie", &ben.cookie)]).await;
    assert_eq!(gone.status, 404);

    // The one who stays has won, and the records are whole.
    let won = ben.client.until(|position| position.leaving.as_ref().unwrap().end.is_some()).await;
    assert_eq!(won.table, running);
    // A message about the change may still come to the first connection.
    let (mut later, _) = house.guest(Some(&ben.cookie)).await;
    let again = later.ask(FromClient::Open { table: running.clone() }).await;
    assert_eq!(again.seats[0].name, "Somebody who left");
    assert_eq!(again.scene.prompt.to_string(), "Somebody who left has resigned. P1 wins.");
    assert_eq!(house.record(&over).await, before, "the record with its signature is the same");
    for table in [alone, gathering] {
        let (mut later, _) = house.guest(Some(&ben.cookie)).await;
        let said = later.try_to(FromClient::Open { table }).await;
        assert!(said.starts_with("There is no"), "it is gone: {said}");
    }
    let bens: Player = ben.get(&house, &format!("/api/players/{}", ben.id(&house).await)).await;
    assert_eq!(bens.games[0].rating.as_ref().map(|rating| rating.games), Some(2));
    assert_eq!((bens.games[0].opponents.len(), &bens.games[0].opponents[0].player), (1, &None));

    // Nothing is left of the name, and the ratings can still be recounted.
    let house = house.again().await;
    let tables: Vec<(String, String, String, String)> =
        sqlx::query_as("SELECT header, seats, searched, heading_en FROM tables")
            .fetch_all(&house.database().await)
            .await
            .unwrap();
    assert!(tables.iter().all(|table| !format!("{table:?}").contains("P0")), "{tables:?}");
    let examined = server::examine(house.folder.path(), None).await.unwrap();
    assert!(examined.is_well(), "{examined:?}");
}

#[tokio::test]
async fn a_guest_who_keeps_no_name_leaves_too() {
    let house = House::open(Some(73)).await;
    let (mut ann, mut ben) = (Guest::new(&house).await, Guest::new(&house).await);
    let table = begin(&house, &mut [&mut ann, &mut ben], ("duel", Terms::default(), false)).await;
    let (status, words) = ann.post(&house, "/api/me/delete", json!({ "name": null })).await;
    assert_eq!(status, 200, "{words}");
    let over = ben.client.until(|position| position.leaving.as_ref().unwrap().end.is_some()).await;
    assert_eq!(over.table, table);
    assert_eq!(data(&house, &ann).await["games"], json!([]));
}
