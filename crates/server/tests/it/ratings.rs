//! Tests of rated games, and of the pages of the people who play them.

use crate::{
    client::{Client, bot, person},
    house::{House, PUBLIC},
};
use protocol::{Archive, FromClient, Ladder, Late, Me, Opponent, Options, Player, Seat, SeatPlan, Tally, Terms, Time};
use serde::de::DeserializeOwned;
use serde_json::json;

/// A browser of somebody, with its cookie.
pub(crate) struct Guest {
    pub(crate) client: Client,
    pub(crate) cookie: String,
}

impl Guest {
    pub(crate) async fn new(house: &House) -> Guest {
        let (client, cookie) = house.guest(None).await;
        Guest { client, cookie: cookie.unwrap().split(';').next().unwrap().to_owned() }
    }

    /// Returns a guest who keeps the identity under this name.
    pub(crate) async fn kept(house: &House, name: &str) -> Guest {
        let guest = Guest::new(house).await;
        let kept = guest.post(house, "/api/me/keep", json!({ "name": name })).await;
        assert_eq!(kept.0, 200, "{kept:?}");
        guest
    }

    /// Connects once more, so that no news of an earlier table comes.
    pub(crate) async fn again(&mut self, house: &House) -> &mut Client {
        self.client = house.guest(Some(&self.cookie)).await.0;
        &mut self.client
    }

    /// Sends a message that must be refused, and returns the words. News of an invitation may come first.
    pub(crate) async fn refused(&mut self, message: FromClient) -> String {
        self.client.say(message).await;
        loop {
            if let protocol::FromServer::Refused { reason } = self.client.hear().await {
                return reason;
            }
        }
    }

    /// Sends a request as the server's own page, and returns the status and the body.
    pub(crate) async fn post(&self, house: &House, path: &str, body: serde_json::Value) -> (u16, String) {
        let origin = format!("http://{PUBLIC}");
        let headers = [("Cookie", &*self.cookie), ("Origin", &origin), ("Accept-Language", "en")];
        let answer = house.post(path, &body.to_string(), &headers).await;
        (answer.status, answer.body)
    }

    pub(crate) async fn get<T: DeserializeOwned>(&self, house: &House, path: &str) -> T {
        let answer = house.get(path, &[("Cookie", &self.cookie), ("Accept-Language", "en")]).await;
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
        serde_json::from_str(&answer.body).unwrap()
    }

    pub(crate) async fn id(&self, house: &House) -> String {
        self.get::<Me>(house, "/api/me").await.player.expect("who keeps a name has a page")
    }

    async fn page(&self, house: &House, id: &str) -> Player {
        self.get(house, &format!("/api/players/{id}")).await
    }

    async fn archive(&self, house: &House, id: &str, asked: &str) -> Vec<String> {
        let found: Archive = self.get(house, &format!("/api/players/{id}/games{asked}")).await;
        found.tables.into_iter().map(|archived| archived.line.id).collect()
    }
}

fn seat(number: usize) -> Seat {
    Seat::new(number, 4).unwrap()
}

pub(crate) fn rated() -> Terms {
    Terms { time: Some(Time::Days(3)), late: Late::Loss, bot: "random".into(), windows: None, rated: true }
}

pub(crate) fn invitation(game: &str, seats: Vec<Option<SeatPlan>>, (terms, public): (Terms, bool)) -> FromClient {
    FromClient::Gather { game: game.into(), options: Options::new(), seats, public, terms: Some(terms) }
}

/// Lets these people begin a game, each at a seat, and returns the name of the table.
pub(crate) async fn begin(
    house: &House,
    guests: &mut [&mut Guest],
    (game, terms, public): (&str, Terms, bool),
) -> String {
    for guest in guests.iter_mut() {
        guest.again(house).await;
    }
    let seats = (0..guests.len()).map(|at| (at == 0).then(|| person("P0"))).collect();
    let table = guests[0].client.gather(invitation(game, seats, (terms, public))).await.table;
    for (at, guest) in guests.iter_mut().enumerate().skip(1) {
        guest.client.gather(FromClient::Open { table: table.clone() }).await;
        guest.client.say(FromClient::Take { seat: seat(at), name: format!("P{at}") }).await;
        while !guest.client.gathering().await.0.chairs[at].mine {}
    }
    for guest in guests {
        guest.client.say(FromClient::Open { table: table.clone() }).await;
        // News of the gathering may come first.
        while !matches!(guest.client.hear().await, protocol::FromServer::Position(_)) {}
    }
    table
}

pub(crate) async fn resign(guest: &mut Guest) {
    guest.client.say(FromClient::Resign).await;
    guest.client.until(|position| !position.leaving.as_ref().unwrap().left.is_empty()).await;
}

#[tokio::test]
async fn a_rated_game_changes_the_ratings_of_both() {
    let house = House::open(Some(61)).await;
    let (mut ann, mut ben) = (Guest::kept(&house, "Ann").await, Guest::kept(&house, "Ben").await);
    let cid = Guest::new(&house).await;
    let (anns, bens) = (ann.id(&house).await, ben.id(&house).await);
    assert_eq!(ann.page(&house, &anns).await.games, []);
    let table = begin(&house, &mut [&mut ann, &mut ben], ("duel", rated(), false)).await;
    resign(&mut ben).await;

    let page = ann.page(&house, &anns).await;
    assert_eq!((&*page.name, page.mine, page.games.len()), ("Ann", true, 1));
    let duel = &page.games[0];
    assert_eq!((&*duel.game, duel.tally), ("duel", Tally { won: 1, drawn: 0, lost: 0 }));
    assert_eq!(duel.opponents[0].opponent, Opponent::Person { name: "P1".into() });
    assert_eq!(duel.opponents[0].player.as_ref(), Some(&bens));
    let won = duel.rating.clone().unwrap();
    assert_eq!((won.rating, won.provisional, won.games, won.course.len()), (1662, true, 1, 1));
    let lost = ben.page(&house, &bens).await.games[0].rating.clone().unwrap();
    assert_eq!((lost.rating, lost.interval), (3000 - won.rating, won.interval));

    // Ratings are public, and the games at private tables are not.
    let seen = cid.page(&house, &anns).await;
    assert_eq!((seen.mine, seen.games[0].rating.clone()), (false, Some(won)));
    assert_eq!((seen.games[0].tally, &seen.games[0].opponents[..]), (Tally::default(), &[][..]));
    assert_eq!(cid.archive(&house, &anns, "").await, [""; 0]);
    assert_eq!(ben.archive(&house, &anns, "").await, [&*table], "who sat there");
    let found: Archive = ann.get(&house, &format!("/api/players/{anns}/games?words=p1%20duel")).await;
    assert_eq!(found.tables[0].players, [Some(anns.clone()), Some(bens)]);
    assert_eq!(ann.archive(&house, &anns, "?words=nobody").await, [""; 0]);

    // A rematch is rated, too. The server counts after a restart what was not counted before it.
    ann.client.say(FromClient::Rematch).await;
    ben.client.say(FromClient::Rematch).await;
    while !matches!(ann.client.hear().await, protocol::FromServer::Rematch { begun: true, .. }) {}
    let house = house.again().await;
    let examined = server::examine(house.folder.path(), None).await.unwrap();
    assert!(examined.is_well(), "{examined:?}");
    let raised = "UPDATE ratings SET rating = rating + 1 WHERE rating > 1500000";
    sqlx::query(raised).execute(&house.database().await).await.unwrap();
    let examined = server::examine(house.folder.path(), None).await.unwrap();
    assert!(!examined.is_well() && examined.ratings[0].starts_with("game 1 of duel, table"), "{examined:?}");
}

#[tokio::test]
async fn others_see_only_games_at_public_tables() {
    let house = House::open(Some(62)).await;
    let (mut ann, mut ben) = (Guest::kept(&house, "Ann").await, Guest::new(&house).await);
    let cid = Guest::new(&house).await;
    let anns = ann.id(&house).await;
    let mut tables = Vec::new();
    for public in [true, false] {
        tables.push(begin(&house, &mut [&mut ann, &mut ben], ("duel", Terms::default(), public)).await);
        resign(&mut ann).await;
    }
    let running = begin(&house, &mut [&mut ann, &mut ben], ("duel", Terms::default(), true)).await;
    assert_eq!(cid.archive(&house, &anns, "").await, [&*tables[0]]);
    assert_eq!(ben.archive(&house, &anns, "").await, [&*tables[1], &*tables[0]]);
    assert_eq!(ann.archive(&house, &anns, "").await, [&*tables[1], &*tables[0]], "{running} is not over");
    let lost = |page: Player| page.games.first().map_or(0, |game| game.tally.lost);
    assert_eq!((lost(cid.page(&house, &anns).await), lost(ann.page(&house, &anns).await)), (1, 2));
    assert!(cid.page(&house, &anns).await.games[0].rating.is_none(), "nothing was rated");
    for path in ["/api/players/0", "/api/players/0000000000000000", "/api/players/0000000000000000/games"] {
        let answer = house.get(path, &[("Cookie", &cid.cookie), ("Accept-Language", "en")]).await;
        assert!(answer.status == 404 && answer.body.starts_with("Nobody has this page."), "{answer:?}");
    }
    let own = House::new().await;
    assert_eq!(own.get("/api/players/0000000000000000", &[]).await.status, 404);
}

#[tokio::test]
async fn a_rated_game_is_between_people_who_keep_their_names() {
    let house = House::open(Some(63)).await;
    let (mut ann, mut guest) = (Guest::kept(&house, "Ann").await, Guest::new(&house).await);
    let two = || vec![Some(person("Ann")), None];
    let kept = "A rated game is for people who keep their name here.";
    let people = "A rated game is between people alone, and each has one seat.";
    let clock = "A rated game needs a clock.";
    let refused = [
        (invitation("duel", two(), (Terms { time: None, ..rated() }, false)), clock),
        (invitation("duel", two(), (Terms { late: Late::CallOff, ..rated() }, false)), clock),
        (invitation("draft", vec![Some(person("Ann")), None, Some(bot("Greta", "greedy"))], (rated(), false)), people),
        (invitation("draft", vec![Some(person("Ann")), Some(person("Abe")), None], (rated(), false)), people),
        (invitation("duel", vec![Some(person("Ann")), Some(person("Abe"))], (rated(), false)), people),
    ];
    for (message, words) in refused {
        let said = ann.refused(message.clone()).await;
        assert!(said.starts_with(words), "{message:?}: {said}");
    }
    let said = guest.refused(invitation("duel", two(), (rated(), false))).await;
    assert!(said.starts_with(kept), "{said}");

    let table = ann.client.gather(invitation("duel", two(), (rated(), true))).await.table;
    let take = || FromClient::Take { seat: seat(1), name: "Other".into() };
    guest.client.gather(FromClient::Open { table: table.clone() }).await;
    assert!(guest.refused(take()).await.starts_with(kept));
    // Another device of the same person is the same person.
    let (mut phone, _) = house.guest(Some(&ann.cookie)).await;
    phone.gather(FromClient::Open { table: table.clone() }).await;
    assert!(phone.try_to(take()).await.starts_with(people));
    let fill = FromClient::Fill { seat: seat(1), name: "Greta".into(), bot: "greedy".into() };
    assert!(ann.refused(fill).await.starts_with(people));
    assert!(house.guest(Some(&ann.cookie)).await.0.gather(FromClient::Open { table }).await.terms.rated);
}

/// In a game of three, who leaves has lost against both, and the others are not rated.
#[tokio::test]
async fn who_leaves_loses_and_nobody_else_does() {
    let house = House::open(Some(64)).await;
    let (mut ann, mut ben, mut cid) =
        (Guest::kept(&house, "Ann").await, Guest::kept(&house, "Ben").await, Guest::kept(&house, "Cid").await);
    begin(&house, &mut [&mut ann, &mut ben, &mut cid], ("draft", rated(), true)).await;
    for guest in [&mut cid, &mut ben, &mut ann] {
        guest.client.say(FromClient::Resign).await;
    }
    ann.client.until(|position| position.leaving.as_ref().unwrap().end.is_some()).await;
    let mut ratings = Vec::new();
    for guest in [&ann, &ben, &cid] {
        let page = guest.page(&house, &guest.id(&house).await).await;
        ratings.push(page.games[0].rating.as_ref().map(|rating| rating.rating));
    }
    // Messages of several sockets may arrive in any order.
    assert_eq!(ratings.iter().flatten().count(), 1, "{ratings:?}");
    assert!(ratings.iter().flatten().all(|rating| *rating < 1500), "{ratings:?}");
}

#[tokio::test]
async fn a_ladder_has_who_has_played_enough_in_a_season() {
    let house = House::open(Some(65)).await;
    let (mut ann, mut ben) = (Guest::kept(&house, "Ann").await, Guest::kept(&house, "Ben").await);
    for game in 0..5 {
        let ladder: Ladder = ann.get(&house, "/api/ladders/duel").await;
        assert!(ladder.rungs.is_empty() && ladder.after.is_none(), "{game} games are too few");
        begin(&house, &mut [&mut ann, &mut ben], ("duel", rated(), false)).await;
        resign(&mut ben).await;
    }
    let ladder: Ladder = ann.get(&house, "/api/ladders/duel").await;
    let rungs: Vec<_> = ladder.rungs.iter().map(|rung| (&*rung.name, rung.games)).collect();
    assert_eq!(rungs, [("Ann", 5), ("Ben", 5)]);
    assert_eq!(ladder.rungs[0].player, ann.id(&house).await);
    let before: Ladder = ann.get(&house, &format!("/api/ladders/duel?season={}", ladder.before)).await;
    assert_eq!((before.rungs, before.after.as_ref()), (Vec::new(), Some(&ladder.season)));
    for path in ["/api/ladders/chess", "/api/ladders/duel?season=2999-1", "/api/ladders/duel?season=x"] {
        assert_eq!(house.get(path, &[("Cookie", &ann.cookie)]).await.status, 404, "{path}");
    }
}
