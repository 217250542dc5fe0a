//! Tests of the page, both with and without the web client in the build.

use crate::house::House;
use std::path::Path;

#[tokio::test]
async fn the_page_is_served_if_it_is_built() {
    let house = House::new().await;
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    let page = house.get("/", &[]).await;
    if !dist.join("index.html").exists() {
        assert_eq!(page.status, 404);
        assert!(page.body.contains("holds no web client"));
        return;
    }
    assert_eq!(page.status, 200);
    assert!(page.headers.contains("content-type: text/html") && page.headers.contains("cache-control: no-cache"));
    let tag = page.headers.split("etag: ").nth(1).unwrap().split("\r\n").next().unwrap().replacen("w/", "W/", 1);
    let known = house.get("/", &[("If-None-Match", &tag)]).await;
    assert_eq!((known.status, known.body.as_str()), (304, ""));
    assert_eq!(house.get("/index.html", &[]).await.body, page.body);
    for part in page.body.split('"').filter_map(|part| part.strip_prefix("./")) {
        let file = house.get(&format!("/{part}"), &[]).await;
        assert_eq!(file.status, 200, "{part}");
        let kept = if part.starts_with("assets/") { "immutable" } else { "no-cache" };
        assert!(file.headers.contains(kept), "{file:?}");
    }
    for encoding in ["br", "gzip"] {
        let packed = house.get("/", &[("Accept-Encoding", encoding)]).await;
        assert!(packed.headers.contains(&format!("content-encoding: {encoding}")), "{packed:?}");
    }
}

#[tokio::test]
async fn a_missing_file_answers_404() {
    let house = House::new().await;
    for path in
        ["/nothing.txt", "/nothing", "/api/nothing", "/assets/../Cargo.toml", "/..%2f..%2fCargo.toml", "/.gitkeep"]
    {
        assert_eq!(house.get(path, &[]).await.status, 404, "{path}");
    }
    let answer = house.get("/nothing.txt", &[("Accept-Language", "fr-FR")]).await;
    assert!(answer.body.contains("rien ici"), "{answer:?}");
}

#[tokio::test]
async fn the_book_of_cards_is_served_once_and_then_known_by_its_tag() {
    let house = House::new().await;
    let book = house.get("/api/cards", &[]).await;
    assert_eq!(book.status, 200);
    assert!(book.headers.contains("content-type: application/json"), "{}", book.headers);
    let read: protocol::CardBook = serde_json::from_str(&book.body).unwrap();
    let games: Vec<&str> = read.games.iter().map(|game| game.game.as_str()).collect();
    assert_eq!(games, ["draft", "duel", "oz", "epic"]);
    let tag = book.headers.split("etag: ").nth(1).unwrap().split("\r\n").next().unwrap().replacen("w/", "W/", 1);
    let known = house.get("/api/cards", &[("If-None-Match", &tag)]).await;
    assert_eq!((known.status, known.body.as_str()), (304, ""));
    assert_eq!(house.get("/api/cards", &[("If-None-Match", "W/\"other\"")]).await.body, book.body);
}
