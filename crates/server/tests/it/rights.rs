//! Tests of what an invitation says that its reader may do: each right can be used, and everything else is refused.

use crate::{
    client::{bot, person},
    house::House,
    ratings::{Guest, rated},
};
use protocol::{
    ChairRight::{self, Fill, Promise, Release, Take},
    Company, FromClient, FromServer, GatheringInfo,
    GatheringRight::{BeginNow, Block, Disband, Invite},
    Options, Seat, SeatPlan, Terms,
};
use serde_json::json;

fn seat(number: usize) -> Seat {
    Seat::new(number, 4).unwrap()
}

fn gather(game: &str, seats: &[Option<SeatPlan>], terms: Option<Terms>) -> FromClient {
    FromClient::Gather { game: game.into(), options: Options::new(), seats: seats.to_vec(), public: false, terms }
}

async fn opened(house: &House, guest: &mut Guest, table: &str) -> GatheringInfo {
    guest.again(house).await.gather(FromClient::Open { table: table.to_owned() }).await
}

fn of_chairs(info: &GatheringInfo) -> Vec<Vec<ChairRight>> {
    info.chairs.iter().map(|chair| chair.may.clone()).collect()
}

/// Reports whether the server lets the guest do this with a seat.
async fn does(house: &House, guest: &mut Guest, (table, at): (&str, usize), right: ChairRight) -> bool {
    let seat = seat(at);
    let message = match right {
        Take => FromClient::Take { seat, name: "Zoe".into() },
        Release => FromClient::Release { seat },
        Fill => FromClient::Fill { seat, name: "Greta".into(), bot: "greedy".into() },
        Promise => {
            let body = json!({ "table": table, "seat": at });
            return guest.post(house, "/api/me/seat-link", body).await.0 == 200;
        }
    };
    is_done(guest, message).await
}

/// Reports whether the server does what the guest wants. News of an invitation may come before a refusal.
async fn is_done(guest: &mut Guest, message: FromClient) -> bool {
    guest.client.say(message).await;
    guest.client.say(FromClient::Ping).await;
    let mut done = true;
    loop {
        match guest.client.hear().await {
            FromServer::Refused { .. } => done = false,
            FromServer::Pong => return done,
            _ => {}
        }
    }
}

/// Tries everything that the invitation does not allow its reader, and expects a refusal each time.
pub(crate) async fn expect_the_rest_refused(house: &House, guest: &mut Guest, info: &GatheringInfo) {
    for (at, chair) in info.chairs.iter().enumerate() {
        for right in [Take, Release, Fill, Promise] {
            if !chair.may.contains(&right) {
                let done = does(house, guest, (&info.table, at), right).await;
                assert!(!done, "{right:?} at {at} of {info:?}");
            }
        }
    }
    for (right, message) in
        [(Block, FromClient::Block { line: None }), (BeginNow, FromClient::BeginNow), (Disband, FromClient::Disband)]
    {
        if !info.may.contains(&right) {
            assert!(!is_done(guest, message).await, "{right:?} of {info:?}");
        }
    }
}

#[tokio::test]
async fn an_invitation_tells_each_reader_what_the_server_allows() {
    let house = House::open(Some(81)).await;
    let (mut ann, mut ben, mut cid) = (Guest::new(&house).await, Guest::new(&house).await, Guest::new(&house).await);
    let seats = [Some(person("Ann")), None, Some(bot("Ojo", "greedy")), None];
    let table = ann.client.gather(gather("draft", &seats, None)).await.table;
    opened(&house, &mut ben, &table).await;
    ben.client.gather(FromClient::Take { seat: seat(1), name: "Ben".into() }).await;
    let promised = does(&house, &mut ann, (&table, 3), Promise).await;
    assert!(promised);

    let none: Vec<ChairRight> = Vec::new();
    for (guest, chairs, all) in [
        (&mut ann, [vec![Release], vec![Release], vec![Release], vec![Release, Promise]], vec![Invite, Disband]),
        (&mut ben, [none.clone(), vec![Release], none.clone(), none.clone()], vec![Invite, Block]),
        (&mut cid, [none.clone(), none.clone(), none.clone(), none.clone()], vec![Invite, Block]),
    ] {
        let info = opened(&house, guest, &table).await;
        assert_eq!((of_chairs(&info), &info.may), (chairs.to_vec(), &all));
        expect_the_rest_refused(&house, guest, &info).await;
        assert_eq!(opened(&house, guest, &table).await, info, "refusals change nothing");
    }

    // Each right can be used.
    assert!(does(&house, &mut ann, (&table, 3), Promise).await);
    for at in [1, 2, 3] {
        assert!(does(&house, &mut ann, (&table, at), Release).await, "{at}");
    }
    let info = opened(&house, &mut cid, &table).await;
    assert_eq!(of_chairs(&info), [vec![], vec![Take], vec![Take], vec![Take]]);
    assert_eq!(of_chairs(&opened(&house, &mut ann, &table).await)[1], [Take, Fill, Promise]);
    assert!(does(&house, &mut cid, (&table, 1), Take).await);
    assert!(does(&house, &mut cid, (&table, 1), Release).await);
    assert!(does(&house, &mut ann, (&table, 2), Fill).await);
    assert!(is_done(&mut cid, FromClient::Block { line: None }).await);
    assert!(is_done(&mut ann, FromClient::Disband).await);
}

#[tokio::test]
async fn rights_follow_the_wait_for_salts() {
    let house = House::open(Some(82)).await;
    let (mut ann, mut ben) = (Guest::new(&house).await, Guest::new(&house).await);
    for guest in [&mut ann, &mut ben] {
        guest.client.say(FromClient::Salts).await;
    }
    let table = ann.client.gather(gather("duel", &[Some(person("Ann")), None], None)).await.table;
    ben.client.gather(FromClient::Open { table: table.clone() }).await;
    ben.client.gather(FromClient::Take { seat: seat(1), name: "Ben".into() }).await;
    let info = opened(&house, &mut ann, &table).await;
    assert_eq!(info.may, [Invite, BeginNow, Disband]);
    expect_the_rest_refused(&house, &mut ann, &info).await;
    let other = opened(&house, &mut ben, &table).await;
    assert_eq!(other.may, [Invite, Block]);
    expect_the_rest_refused(&house, &mut ben, &other).await;
    assert!(is_done(&mut ann, FromClient::BeginNow).await);
}

#[tokio::test]
async fn nobody_is_offered_a_bot_or_a_second_seat_in_a_rated_game() {
    let house = House::open(Some(83)).await;
    let mut ann = Guest::kept(&house, "Ann").await;
    ann.again(&house).await;
    let seats = [Some(person("Ann")), None, None];
    let table = ann.client.gather(gather("draft", &seats, Some(rated()))).await.table;
    let info = opened(&house, &mut ann, &table).await;
    assert_eq!(of_chairs(&info), [vec![Release], vec![Promise], vec![Promise]]);
    expect_the_rest_refused(&house, &mut ann, &info).await;
}

#[tokio::test]
async fn names_of_people_who_keep_an_identity_lead_to_their_pages() {
    let house = House::open(Some(84)).await;
    let (mut ann, mut ben) = (Guest::new(&house).await, Guest::kept(&house, "Ben").await);
    let table = ann.client.gather(gather("duel", &[Some(person("Ann")), None], None)).await.table;
    ben.again(&house).await.gather(FromClient::Open { table: table.clone() }).await;
    // Ann begins to keep her identity while the others have seen her as a guest.
    assert_eq!(ann.post(&house, "/api/me/keep", json!({ "name": "Ann" })).await.0, 200);
    let ids = [ann.id(&house).await, ben.id(&house).await].map(Some);
    assert_eq!(opened(&house, &mut ben, &table).await.chairs[0].player, ids[0]);
    ann.client.say(FromClient::Tables(Default::default())).await;
    let listed = loop {
        if let FromServer::Tables { gatherings, .. } = ann.client.hear().await {
            break gatherings.expect("a server for others has invitations");
        }
    };
    assert_eq!((&listed[0].chairs[0].player, &listed[0].chairs[1].player), (&ids[0], &None));
    ben.client.say(FromClient::Take { seat: seat(1), name: "Benny".into() }).await;
    let mut cid = Guest::new(&house).await;
    // The table begins under the id of the invitation.
    while !matches!(ben.client.hear().await, FromServer::Gathering { begun: true, .. }) {}
    for (guest, watching) in [(&mut ben, 0), (&mut cid, 1)] {
        guest.client.ask(FromClient::Open { table: table.clone() }).await;
        let here = vec![Some(false), Some(true)];
        guest.client.until_company(&Company { here, players: ids.to_vec(), watching }).await;
    }
    let said = |name: Option<&str>| FromClient::Talk {
        said: protocol::Saying::Text("Hello".into()),
        token: "1".into(),
        name: name.map(str::to_owned),
    };
    ben.client.say(said(None)).await;
    cid.client.until_talk(|lines| lines.len() == 1).await;
    cid.client.say(said(Some("Cid"))).await;
    cid.client.until_talk(|lines| lines.len() == 2).await;
    let players: Vec<_> = cid.client.talk.iter().map(|line| (line.name.as_str(), line.player.clone())).collect();
    assert_eq!(players, [("Benny", ids[1].clone()), ("Cid", None)], "a guest has no page");
}
