//! Tests of people who resign, or agree to call a game off, over sockets.

use crate::{
    client::{Client, person},
    house::House,
};
use protocol::{EarlyEnd, FromClient, Lang, LeaveOffer, Options, Position, Records, Seat, SeatPlan, Terms, TurnInfo};

fn seat(number: usize) -> Seat {
    Seat::new(number, 4).unwrap()
}

/// Lets new guests begin a game, each at a seat. Returns their clients with their positions, and their cookies.
pub(crate) async fn begin(
    house: &House,
    game: &str,
    (names, terms): (&[&str], Option<Terms>),
) -> (Vec<Client>, Vec<Position>, Vec<String>) {
    let (mut clients, mut cookies) = (Vec::new(), Vec::new());
    for _ in names {
        let (client, cookie) = house.guest(None).await;
        clients.push(client);
        cookies.push(cookie.unwrap().split(';').next().unwrap().to_owned());
    }
    let seats: Vec<Option<SeatPlan>> = (0..names.len()).map(|at| Some(person(names[at])).filter(|_| at == 0)).collect();
    let gather = FromClient::Gather { game: game.into(), options: Options::new(), seats, public: false, terms };
    let table = clients[0].gather(gather).await.table;
    let open = || FromClient::Open { table: table.clone() };
    for (at, client) in clients.iter_mut().enumerate().skip(1) {
        client.gather(open()).await;
        client.say(FromClient::Take { seat: seat(at), name: names[at].into() }).await;
        while !client.gathering().await.0.chairs[at].mine {}
    }
    let mut positions = Vec::new();
    for client in &mut clients {
        client.say(open()).await;
        let position = loop {
            // News of the gathering may come first.
            if let protocol::FromServer::Position(position) = client.hear().await {
                break *position;
            }
        };
        positions.push(position);
    }
    (clients, positions, cookies)
}

/// Returns the next position in which the game has ended early.
async fn ended(client: &mut Client) -> Position {
    client.until(|position| position.leaving.as_ref().is_some_and(|leaving| leaving.end.is_some())).await
}

fn offers(position: &Position) -> &[LeaveOffer] {
    &position.leaving.as_ref().unwrap().offers
}

#[tokio::test]
async fn in_a_game_of_two_the_one_who_stays_wins() {
    let house = House::open(Some(43)).await;
    let (mut clients, positions, _) = begin(&house, "duel", (&["Ann", "Ben"], None)).await;
    assert!(positions.iter().all(|position| offers(position) == [LeaveOffer::Resign, LeaveOffer::CallOff]));
    let mut cid = house.client().await;
    let looking = cid.ask(FromClient::Open { table: positions[0].table.clone() }).await;
    assert_eq!(offers(&looking), [], "who looks on cannot end a game");
    assert!(cid.try_to(FromClient::Resign).await.starts_with("You look on at this table"));
    cid.french().await;

    clients[1].say(FromClient::Resign).await;
    let [ann, ben] = &mut clients[..] else { panic!("two people") };
    for client in [&mut *ann, &mut *ben, &mut cid] {
        let over = ended(client).await;
        assert_eq!((over.turn, over.records), (TurnInfo::Over, Records::Whole));
        assert_eq!(over.leaving.as_ref().unwrap().end, Some(EarlyEnd::Resigned { seat: seat(1) }));
        let expected =
            if over.lang == Lang::Fr { "Ben a abandonné. Ann gagne." } else { "Ben has resigned. Ann wins." };
        assert_eq!(over.scene.prompt.to_string(), expected);
        assert!(over.scene.choices.is_empty() && offers(&over).is_empty());
    }
    assert!(ben.try_to(FromClient::Resign).await.starts_with("The game is over."));

    // The list and a server that has been started again tell the same.
    ann.say(FromClient::Leave).await;
    let [line] = &ann.tables().await[..] else { panic!("one table") };
    assert_eq!((line.over, line.heading.as_str()), (true, "Ben has resigned. Ann wins."));
    assert_eq!(line.result.as_ref().map(|result| result.won.clone()), Some(vec![seat(0)]));
    let table = positions[0].table.clone();
    let house = house.again().await;
    let mut later = house.client().await;
    let over = later.ask(FromClient::Open { table: table.clone() }).await;
    assert_eq!((over.turn, over.scene.prompt.to_string().as_str()), (TurnInfo::Over, "Ben has resigned. Ann wins."));
    let record = house.record(&table).await;
    assert!(record.lines().next().unwrap().ends_with(r#""left":[1],"end":{"by":"resigned","seat":1}}"#), "{record}");
    // The record opens as a new game, which continues from there.
    let again = later.ask(FromClient::Import { record }).await;
    assert_eq!((again.entries, again.leaving.map(|leaving| leaving.end)), (over.entries, Some(None)));
}

#[tokio::test]
async fn in_a_game_of_three_a_bot_plays_on() {
    let house = House::open(Some(44)).await;
    let terms = Terms { bot: "random".into(), ..Terms::default() };
    let (mut clients, positions, _) = begin(&house, "draft", (&["Ann", "Ben", "Cid"], Some(terms))).await;
    let TurnInfo::Seat(turn) = positions[0].turn else { panic!("somebody is to move") };
    clients[turn.index()].say(FromClient::Resign).await;
    let entries = positions[0].entries;
    for (at, client) in clients.iter_mut().enumerate() {
        let left = client.until(|position| position.leaving.as_ref().unwrap().left == [turn]).await;
        assert_eq!(left.seats[turn.index()].bot.as_deref(), Some("random"));
        assert_eq!(left.viewer, Some(seat(at)).filter(|seat| *seat != turn), "who has left looks on");
        client.until(|position| position.entries > entries).await;
    }
    let pace = FromClient::Pace { pace: protocol::Pace::Instant };
    assert!(clients[turn.index()].try_to(pace).await.starts_with("You look on at this table"));
}

#[tokio::test]
async fn a_game_is_called_off_once_everybody_agrees() {
    let house = House::open(None).await;
    let (mut clients, positions, cookies) = begin(&house, "draft", (&["Ann", "Ben", "Cid"], None)).await;
    let [ann, ben, cid] = &mut clients[..] else { panic!("three people") };
    let answer = |agree| FromClient::Answer { agree };
    assert!(ann.try_to(answer(true)).await.starts_with("Nobody proposes to end this game now."));
    ann.say(FromClient::Propose).await;
    for client in [&mut *ann, &mut *ben, &mut *cid] {
        client.until(|position| position.leaving.as_ref().unwrap().agreed == [seat(0)]).await;
    }
    ben.say(answer(false)).await;
    for client in [&mut *ann, &mut *ben, &mut *cid] {
        client.until(|position| position.leaving.as_ref().unwrap().agreed.is_empty()).await;
    }
    assert!(ben.try_to(FromClient::Propose).await.starts_with("Somebody has just declined"));
    // After the next decision, it can be proposed again.
    let TurnInfo::Seat(turn) = positions[0].turn else { panic!("somebody is to move") };
    let row = positions[0].row + 2;
    let mover = [&mut *ann, &mut *ben, &mut *cid].into_iter().nth(turn.index()).unwrap();
    mover.say(FromClient::Act { at: row, choice: 0 }).await;
    ben.until(|position| position.row > row).await;
    ben.say(FromClient::Propose).await;
    cid.until(|position| position.leaving.as_ref().unwrap().agreed == [seat(1)]).await;
    cid.say(answer(true)).await;
    cid.until(|position| position.leaving.as_ref().unwrap().agreed == [seat(1), seat(2)]).await;
    // The proposal is still there after a restart.
    let house = house.again().await;
    let (mut ann, _) = house.guest(Some(&cookies[0])).await;
    let asked = ann.ask(FromClient::Open { table: positions[0].table.clone() }).await;
    assert_eq!(offers(&asked), [LeaveOffer::Resign, LeaveOffer::Answer]);
    ann.say(answer(true)).await;
    let over = ended(&mut ann).await;
    assert_eq!(over.scene.prompt.to_string(), "The game was called off. It has no result.");
    ann.say(FromClient::Leave).await;
    let [line] = &ann.tables().await[..] else { panic!("one table") };
    assert_eq!(
        (line.over, line.result.is_none(), line.heading.as_str()),
        (true, true, over.scene.prompt.to_string().as_str())
    );
}

#[tokio::test]
async fn a_game_on_ones_own_machine_is_neither_resigned_nor_called_off() {
    let house = House::new().await;
    let mut client = house.client().await;
    let position = client.start(&[person("Ann"), person("Ben")]).await;
    assert_eq!((position.leaving, position.clock), (None, None));
    for message in [FromClient::Resign, FromClient::Propose, FromClient::Answer { agree: true }] {
        let said = client.try_to(message).await;
        assert!(said.starts_with("Nobody can leave this game") || said.starts_with("You look on"), "{said}");
    }
}

#[tokio::test]
async fn terms_out_of_range_are_refused() {
    use protocol::{Late, Time};
    let house = House::open(None).await;
    let mut ann = house.client().await;
    let terms = |time| Terms { time: Some(time), late: Late::Bot, bot: "greedy".into(), windows: None, rated: false };
    for (terms, expected) in [
        (terms(Time::Days(0)), "0 days for each decision cannot be had. Expected 1 to 14."),
        (terms(Time::Live { minutes: 181, increment: 0 }), "181 minutes for a game cannot be had. Expected 1 to 180."),
        (terms(Time::Live { minutes: 5, increment: 181 }), "181 seconds for each decision cannot be had."),
        (Terms { bot: "genius".into(), ..Terms::default() }, "There is no bot called “genius”."),
    ] {
        let seats = vec![Some(person("Ann")), None];
        let message = FromClient::Gather {
            game: "duel".into(),
            options: Options::new(),
            seats,
            public: false,
            terms: Some(terms),
        };
        let said = ann.try_to(message).await;
        assert!(said.starts_with(expected), "{said}");
    }
}
