//! The promises of every store about gatherings and about the people who hold seats.

use crate::tables::{between, id, rows, setup, summary};
use dealer::Person;
use futures_util::future::join_all;
use kernel::{Late, OptionValue, Options, Terms, Time};
use luck::{Claim, LuckKey, Salt, SaltClaim};
use protocol::Pace;
use store::{
    Chair, Gathered, Gathering, Invited, KeyHash, KeyOfAttempt, Pairing, Query, SaltStage, Setup, Store, StoreFault,
};

pub(crate) const ANN: Person = Person::new([0xa1; 32]);
pub(crate) const BEN: Person = Person::new([0xb2; 32]);
const CID: Person = Person::new([0xc3; 32]);

/// Returns a gathering that Ann has made, with a seat for her, one for a bot and a free one.
pub(crate) fn gathering() -> Gathering {
    Gathering {
        game: "draft".into(),
        options: Options::from([("rounds".into(), OptionValue::Number(9))]),
        terms: Terms { time: Some(Time::Days(3)), late: Late::Loss, bot: "random".into(), windows: None, rated: true },
        chairs: vec![taken(ANN, "Ann \"A\""), bot(), Chair::Free],
        public: false,
        by: ANN,
        made: 10,
        pace: Pace::Calm,
        luck: Some(KeyOfAttempt { attempt: 1, key: LuckKey::new([3; 32]) }),
        due: None,
        pairing: None,
    }
}

/// Returns the setup of a table at which Ann plays with a bot.
pub(crate) fn held_by_ann() -> Setup {
    let (key, mut setup) = (LuckKey::new([7; 32]), setup());
    setup.header.luck = Some(Claim::unsalted(id(4).as_str().to_owned(), &key, 0));
    Setup { holders: vec![Some(ANN), None], key: Some(key), ..setup }
}

fn taken(person: Person, name: &str) -> Chair {
    Chair::Taken { person, name: name.into(), salt: SaltStage::Without }
}

fn bot() -> Chair {
    Chair::Bot { name: "Greta".into(), level: "greedy".into() }
}

pub(crate) async fn promises(store: &dyn Store) {
    holders_come_back_and_find_their_tables(store).await;
    gatherings_come_back_as_they_went(store).await;
    a_seat_is_taken_once(store).await;
    a_table_takes_the_place_of_its_gathering(store).await;
    an_id_is_given_once(store).await;
    gatherings_are_listed_for_those_they_concern(store).await;
    salts_and_waits_come_back_as_they_went(store).await;
}

async fn holders_come_back_and_find_their_tables(store: &dyn Store) {
    let both = Setup { holders: vec![Some(BEN), Some(ANN)], ..between("duel", ["Ben", "Ann"]) };
    store.create(&id(200), &held_by_ann(), &rows(1), &summary(1)).await.unwrap();
    store.create(&id(201), &both, &[], &summary(0)).await.unwrap();
    assert_eq!(store.load(&id(200)).await.unwrap().setup, held_by_ann());
    assert_eq!(store.load(&id(201)).await.unwrap().setup, both);
    let found = async |holder| {
        let page = store.list(&Query { holder, most: 1_000, ..Query::default() }).await.unwrap();
        page.tables.into_iter().map(|listed| (listed.id, listed.seats)).collect::<Vec<_>>()
    };
    assert_eq!(found(Some(BEN)).await, [(id(201), Some(both.seats.clone()))]);
    assert_eq!(found(Some(ANN)).await, [(id(201), Some(both.seats)), (id(200), Some(setup().seats))]);
    assert_eq!(found(Some(CID)).await, []);
    store.append(&id(201), 0, &rows(1), &summary(91)).await.unwrap();
    let finished = async |holder| store.finished(holder, None, 1_000).await.unwrap().len();
    assert_eq!((finished(Some(ANN)).await, finished(Some(BEN)).await, finished(Some(CID)).await), (1, 1, 0));
    assert!(found(None).await.len() > 2, "without a holder, the tables of everybody");
}

async fn gatherings_come_back_as_they_went(store: &dyn Store) {
    let (id, mut wanted) = (id(210), gathering());
    wanted.chairs[2] = Chair::Promised { link: KeyHash([0xd4; 32]) };
    wanted.pairing = Some(Pairing { tournament: self::id(400), name: "Emerald \"Open\"".into(), round: 3 });
    store.gather(&id, &wanted).await.unwrap();
    let kept = |version, gathering: &Gathering| Gathered { id: id.clone(), version, gathering: gathering.clone() };
    assert_eq!(store.gathering(&id).await.unwrap(), kept(1, &wanted));
    assert!(!wanted.is_full());
    wanted.chairs[2] = taken(BEN, "Ben");
    wanted.public = true;
    store.regather(&id, 1, &wanted).await.unwrap();
    assert_eq!(store.gathering(&id).await.unwrap(), kept(2, &wanted));
    assert!(wanted.is_full());
    let forged = Gathering { by: BEN, made: 99, ..wanted.clone() };
    store.regather(&id, 2, &forged).await.unwrap();
    assert_eq!(store.gathering(&id).await.unwrap(), kept(3, &wanted), "who made it, and when, stays");
    store.disband(&id).await.unwrap();
    assert!(matches!(store.gathering(&id).await, Err(StoreFault::Missing)));
    assert!(matches!(store.disband(&id).await, Err(StoreFault::Missing)));
    assert!(matches!(store.regather(&id, 3, &wanted).await, Err(StoreFault::Missing)));
    assert!(matches!(store.begin(&id, 3, &setup(), &summary(0)).await, Err(StoreFault::Missing)));
}

async fn a_seat_is_taken_once(store: &dyn Store) {
    let id = id(220);
    store.gather(&id, &gathering()).await.unwrap();
    let wishes: Vec<Gathering> = (0..8)
        .map(|number| {
            let person = Person::new([number; 32]);
            Gathering { chairs: vec![taken(ANN, "Ann"), bot(), taken(person, "Somebody")], ..gathering() }
        })
        .collect();
    let done = join_all(wishes.iter().map(|wish| store.regather(&id, 1, wish))).await;
    assert!(done.iter().all(|done| matches!(done, Ok(()) | Err(StoreFault::Taken))), "{done:?}");
    let won: Vec<&Gathering> =
        wishes.iter().zip(&done).filter(|(_, done)| done.is_ok()).map(|(wish, _)| wish).collect();
    assert_eq!(won.len(), 1, "{done:?}");
    let kept = store.gathering(&id).await.unwrap();
    assert_eq!((kept.version, &kept.gathering), (2, won[0]));
    store.disband(&id).await.unwrap();
}

async fn a_table_takes_the_place_of_its_gathering(store: &dyn Store) {
    let id = id(230);
    store.gather(&id, &gathering()).await.unwrap();
    let late = store.begin(&id, 2, &held_by_ann(), &summary(0)).await;
    assert!(matches!(late, Err(StoreFault::Taken)), "{late:?}");
    assert!(matches!(store.load(&id).await, Err(StoreFault::Missing)), "both, or neither");
    assert_eq!(store.gathering(&id).await.unwrap().gathering, gathering());
    store.begin(&id, 1, &held_by_ann(), &summary(0)).await.unwrap();
    assert!(matches!(store.gathering(&id).await, Err(StoreFault::Missing)));
    let kept = store.load(&id).await.unwrap();
    assert_eq!((kept.setup, kept.rows), (held_by_ann(), Vec::new()));
    assert!(matches!(store.begin(&id, 1, &held_by_ann(), &summary(0)).await, Err(StoreFault::Missing)));
}

async fn an_id_is_given_once(store: &dyn Store) {
    store.gather(&id(240), &gathering()).await.unwrap();
    assert!(matches!(store.gather(&id(240), &gathering()).await, Err(StoreFault::Taken)));
    assert!(matches!(store.create(&id(240), &setup(), &[], &summary(0)).await, Err(StoreFault::Taken)));
    store.create(&id(241), &setup(), &[], &summary(0)).await.unwrap();
    assert!(matches!(store.gather(&id(241), &gathering()).await, Err(StoreFault::Taken)));
    store.disband(&id(240)).await.unwrap();
}

async fn gatherings_are_listed_for_those_they_concern(store: &dyn Store) {
    let public = Gathering { public: true, by: BEN, made: 11, chairs: vec![Chair::Free], ..gathering() };
    let guest = Gathering { by: BEN, made: 12, ..gathering() };
    for (number, gathering) in [(250, &gathering()), (251, &public), (252, &guest)] {
        store.gather(&id(number), gathering).await.unwrap();
    }
    let found = async |invited, most| {
        let found = store.gatherings(invited, most).await.unwrap();
        found.into_iter().map(|gathered| gathered.id).collect::<Vec<_>>()
    };
    assert_eq!(found(Invited::Person(ANN), 10).await, [id(252), id(250)], "the latest first");
    assert_eq!(found(Invited::Person(BEN), 10).await, [id(252), id(251)]);
    assert_eq!(found(Invited::Person(CID), 10).await, []);
    assert_eq!(found(Invited::Everybody, 10).await, [id(251)]);
    assert_eq!(found(Invited::Person(ANN), 1).await, [id(252)]);
    store.expire(12).await.unwrap();
    assert_eq!(found(Invited::Person(BEN), 10).await, [id(252)], "those that were made before have expired");
    assert!(matches!(store.gathering(&id(250)).await, Err(StoreFault::Missing)));
    store.expire(13).await.unwrap();
    assert_eq!(found(Invited::Person(BEN), 10).await, []);
}

async fn salts_and_waits_come_back_as_they_went(store: &dyn Store) {
    let salt = Salt::new([8; 32]);
    let opened = SaltClaim { commitment: salt.commitment(1), salt };
    let stages = [SaltStage::Awaited, SaltStage::Committed(salt.commitment(0)), SaltStage::Opened(opened)];
    let chairs = stages.map(|salt| Chair::Taken { person: ANN, name: "Ann".into(), salt }).to_vec();
    let luck = Some(KeyOfAttempt { attempt: 2, key: LuckKey::new([4; 32]) });
    let waiting = Gathering { chairs, luck, due: Some(5_000), ..gathering() };
    let longer = Gathering { due: Some(4_000), ..gathering() };
    store.gather(&id(260), &gathering()).await.unwrap();
    store.gather(&id(261), &longer).await.unwrap();
    store.regather(&id(260), 1, &waiting).await.unwrap();
    assert_eq!(store.gathering(&id(260)).await.unwrap().gathering, waiting);
    assert_eq!(store.due(3_999, 9).await.unwrap(), []);
    assert_eq!(store.due(4_999, 9).await.unwrap(), [id(261)]);
    assert_eq!(store.due(5_000, 9).await.unwrap(), [id(261), id(260)], "the longest wait first");
    assert_eq!(store.due(5_000, 1).await.unwrap(), [id(261)]);
    store.regather(&id(261), 1, &gathering()).await.unwrap();
    assert_eq!(store.due(9_000, 9).await.unwrap(), [id(260)], "it waits no longer");
    for number in [260, 261] {
        store.disband(&id(number)).await.unwrap();
    }
}
