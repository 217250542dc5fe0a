//! Tests of the news of who is at a table.

use crate::{
    client::{bot, person},
    house::House,
    pair::{Pair, newcomer},
};
use protocol::{Company, FromClient, FromServer};

fn open(table: &str) -> FromClient {
    FromClient::Open { table: table.to_owned() }
}

fn company(here: [bool; 2], watching: usize) -> Company {
    Company { here: here.map(Some).to_vec(), players: vec![None; 2], watching }
}

#[tokio::test]
async fn people_hear_who_comes_to_their_table() {
    let mut pair = Pair::meet(71, &[]).await;
    pair.clients[0].until_company(&company([true, true], 0)).await;
    let (mut cid, _) = newcomer(&pair.house).await;
    cid.ask(open(&pair.table)).await;
    for client in pair.clients.iter_mut().chain([&mut cid]) {
        client.until_company(&company([true, true], 1)).await;
    }
    // A second screen of the same person is no second person.
    let mut phone = pair.back(0).await;
    phone.ask(open(&pair.table)).await;
    phone.until_company(&company([true, true], 1)).await;
}

#[tokio::test]
async fn who_leaves_is_away_after_a_while() {
    let mut pair = Pair::meet(72, &[]).await;
    pair.clients[0].until_company(&company([true, true], 0)).await;
    let left = std::time::Instant::now();
    pair.clients[1].say(FromClient::Leave).await;
    pair.clients[0].until_company(&company([true, false], 0)).await;
    assert!(left.elapsed().as_secs() >= 9, "a page that is loaded again is not away: {:?}", left.elapsed());
    let mut back = pair.back(1).await;
    back.ask(open(&pair.table)).await;
    pair.clients[0].until_company(&company([true, true], 0)).await;
}

#[tokio::test]
async fn a_server_for_its_own_machine_tells_nothing_of_people() {
    let house = House::new().await;
    let mut client = house.client().await;
    let position = client.start(&[person("Ann"), bot("Ben", "random")]).await;
    let mut other = house.client().await;
    other.say(open(&position.table)).await;
    assert!(matches!(other.hear_unchecked().await, FromServer::Position(_)));
    other.say(FromClient::Ping).await;
    assert_eq!(other.hear_unchecked().await, FromServer::Pong);
}

#[tokio::test]
async fn people_see_who_is_at_their_invitation() {
    let house = House::open(Some(73)).await;
    let (mut ann, _) = newcomer(&house).await;
    let (mut ben, cookie) = newcomer(&house).await;
    let gather = FromClient::Gather {
        terms: None,
        game: "oz".into(),
        options: Default::default(),
        seats: vec![Some(person("Ann")), None, None],
        public: false,
    };
    let table = ann.gather(gather).await.table;
    let company = |here: [Option<bool>; 3], watching| Company { here: here.to_vec(), players: Vec::new(), watching };
    ann.until_company(&company([Some(true), None, None], 0)).await;
    ben.gather(open(&table)).await;
    ann.until_company(&company([Some(true), None, None], 1)).await;
    ben.say(FromClient::Take { seat: protocol::Seat::new(2, 3).unwrap(), name: "Ben".into() }).await;
    for client in [&mut ann, &mut ben] {
        client.gathering().await;
        client.until_company(&company([Some(true), None, Some(true)], 0)).await;
    }
    drop(ben);
    let left = std::time::Instant::now();
    ann.until_company(&company([Some(true), None, Some(false)], 0)).await;
    assert!(left.elapsed().as_secs() >= 9, "a page that is loaded again is not away: {:?}", left.elapsed());
    let (mut ben, _) = house.guest(Some(&cookie)).await;
    ben.gather(open(&table)).await;
    ann.until_company(&company([Some(true), None, Some(true)], 0)).await;
}
