//! Tests of several servers on one store: each of them serves every table.

use crate::{
    client::{Client, bot, draft, is_over, person, rests},
    house::{LOOPBACK, PUBLIC, get, guest, tell},
};
use bus::{Bus, BusFault, Local, Wire};
use protocol::{
    Blocked, Company, EarlyEnd, FromClient, FromServer, Late, OptionValue, Pace, Position, Saying, Seat, SeatPlan,
    Terms, Time, TurnInfo,
};
use server::{Clock, Config, Hosting, Limits, Running};
use std::{env, future, sync::Arc};
use tempfile::TempDir;
use tokio::sync::watch;

/// Two servers for others on one store.
struct Nodes {
    folder: TempDir,
    running: Vec<Running>,
}

/// A bus that can be cut.
#[derive(Clone, Debug)]
struct Frail {
    bus: Local,
    is_cut: watch::Receiver<bool>,
}

struct FrailWire {
    wire: Box<dyn Wire>,
    is_cut: watch::Receiver<bool>,
}

#[async_trait::async_trait]
impl Bus for Frail {
    fn place(&self) -> String {
        self.bus.place()
    }

    async fn connect(&self) -> Result<Box<dyn Wire>, BusFault> {
        let mut is_cut = self.is_cut.clone();
        is_cut.wait_for(|is_cut| !is_cut).await.expect("the test goes on");
        Ok(Box::new(FrailWire { wire: self.bus.connect().await?, is_cut }))
    }
}

#[async_trait::async_trait]
impl Wire for FrailWire {
    async fn tell(&mut self, lines: &[String]) -> Result<(), BusFault> {
        self.wire.tell(lines).await
    }

    async fn hear(&mut self) -> Result<String, BusFault> {
        let cut = async {
            if self.is_cut.wait_for(|is_cut| *is_cut).await.is_err() {
                future::pending::<()>().await;
            }
        };
        tokio::select! {
            () = cut => Err(BusFault { place: "of the test".into(), why: "cut".into() }),
            line = self.wire.hear() => line,
        }
    }
}

impl Nodes {
    async fn new() -> Nodes {
        Nodes::on(Arc::new(Local::default()), None, Clock::system).await
    }

    async fn on(bus: Arc<dyn Bus>, database: Option<String>, clock: impl Fn() -> Clock) -> Nodes {
        let hosting = Hosting::Others(format!("http://{PUBLIC}").parse().unwrap());
        Nodes::hosting(hosting, bus, database, clock).await
    }

    async fn hosting(
        hosting: Hosting,
        bus: Arc<dyn Bus>,
        database: Option<String>,
        clock: impl Fn() -> Clock,
    ) -> Nodes {
        let (folder, mut running) = (TempDir::new().unwrap(), Vec::new());
        for _ in 0..2 {
            // With a database, the bus is that of the database.
            let bus = database.is_none().then(|| Arc::clone(&bus));
            let config = Config {
                data: folder.path().to_owned(),
                database: database.clone(),
                bus,
                address: LOOPBACK,
                seed: None,
                hosting: hosting.clone(),
                proxies: Vec::new(),
                limits: Limits::default(),
                push: Default::default(),
            };
            running.push(server::start_by(clock(), config).await.unwrap());
        }
        Nodes { folder, running }
    }

    /// Returns a new guest at one of the servers, and the cookie of the guest.
    async fn newcomer(&self, at: usize) -> (Client, String) {
        let (client, cookie) = guest(self.running[at].address(), None).await;
        (client, cookie.unwrap().split(';').next().unwrap().to_owned())
    }

    /// Lets Ann, at the first server, invite Ben, at the second one, to a duel.
    async fn meet(&self, turn_cap: i32, terms: Option<Terms>) -> ([Client; 2], [String; 2], [Position; 2]) {
        let ((mut ann, cookie), (mut ben, other)) = (self.newcomer(0).await, self.newcomer(1).await);
        let options = [("turnCap".to_owned(), OptionValue::Number(turn_cap))].into();
        let seats = vec![Some(person("Ann")), None];
        let table =
            ann.gather(FromClient::Gather { game: "duel".into(), options, seats, public: false, terms }).await.table;
        ben.gather(open(&table)).await;
        ben.say(FromClient::Take { seat: Seat::new(1, 2).unwrap(), name: "Ben".into() }).await;
        for client in [&mut ann, &mut ben] {
            let (gathering, begun) = client.gathering().await;
            let names: Vec<_> = gathering.chairs.into_iter().map(|chair| chair.name).collect();
            assert_eq!((names, begun), (vec![Some("Ann".to_owned()), Some("Ben".to_owned())], true));
        }
        // Both are the first at their server, and the cards are dealt once.
        let seen = tokio::join!(ann.ask(open(&table)), ben.ask(open(&table)));
        assert_eq!(seen.0.row, seen.1.row);
        ([ann, ben], [cookie, other], [seen.0, seen.1])
    }

    /// Lets Ann and Ben meet as in `meet`. Ben also opens the table on a phone, which is at Ann's server.
    async fn meet_with_phone(&self) -> ([Client; 3], [String; 2]) {
        let ([ann, ben], cookies, seen) = self.meet(7, None).await;
        let (mut phone, _) = guest(self.running[0].address(), Some(&cookies[1])).await;
        phone.ask(open(&seen[0].table)).await;
        ([ann, ben, phone], cookies)
    }

    /// Waits until each server says that it is ready in these words.
    async fn until_ready(&self, expected: &str) {
        for running in &self.running {
            while get(running.address(), "/ready", &[]).await.body != expected {
                tokio::task::yield_now().await;
            }
        }
    }
}

fn open(table: &str) -> FromClient {
    FromClient::Open { table: table.to_owned() }
}

fn mover(position: &Position) -> usize {
    let TurnInfo::Seat(seat) = position.turn else { panic!("expected a seat to move: {:?}", position.turn) };
    seat.index()
}

/// Lets the person to move decide, and waits until both have the next position.
async fn decide(clients: &mut [Client; 2], seen: &mut [Position; 2]) {
    let (at, row) = (mover(&seen[0]), seen[0].row);
    let choice = seen[at].scene.choices.len() - 1;
    clients[at].say(FromClient::Act { at: row, choice }).await;
    for (client, seen) in clients.iter_mut().zip(seen.iter_mut()) {
        *seen = client.until(|position| position.row > row && rests(position)).await;
    }
    assert_eq!((seen[0].row, seen[0].entries), (seen[1].row, seen[1].entries));
}

async fn play_on(nodes: &Nodes) {
    let (mut clients, _, mut seen) = nodes.meet(7, None).await;
    while !is_over(&seen[0]) {
        decide(&mut clients, &mut seen).await;
    }
    assert_eq!(seen[0].scene.prompt, seen[1].scene.prompt);
    clients[0].say(FromClient::Rematch).await;
    for at in [0, 1] {
        assert!(!rematch(&mut clients[at]).await, "it is proposed");
    }
    clients[1].say(FromClient::Rematch).await;
    for client in &mut clients {
        while !rematch(client).await {}
    }
}

/// Waits for news of a rematch, and reports whether it has begun.
async fn rematch(client: &mut Client) -> bool {
    loop {
        if let FromServer::Rematch { begun, .. } = client.hear().await {
            return begun;
        }
    }
}

#[tokio::test]
async fn two_people_at_two_servers_play_and_meet_again() {
    play_on(&Nodes::new().await).await;
}

#[tokio::test]
async fn two_people_at_two_servers_on_postgres_play_and_meet_again() {
    let Some(postgres) = trials::Postgres::start().unwrap() else {
        assert!(env::var_os("CI").is_none(), "expected PostgreSQL, as of Debian's package postgresql");
        return eprintln!("not tested: PostgreSQL is not installed (Debian's package postgresql)");
    };
    play_on(&Nodes::on(Arc::new(Local::default()), Some(postgres.address()), Clock::system).await).await;
}

#[tokio::test]
async fn people_hear_who_is_at_the_other_server() {
    let nodes = Nodes::new().await;
    let ([mut ann, mut ben], cookies, seen) = nodes.meet(7, None).await;
    let company =
        |here: [bool; 2], watching| Company { here: here.map(Some).to_vec(), players: vec![None; 2], watching };
    for client in [&mut ann, &mut ben] {
        client.until_company(&company([true, true], 0)).await;
    }
    let (mut cid, _) = nodes.newcomer(1).await;
    cid.ask(open(&seen[0].table)).await;
    // Ben has a second screen at the other server, which is no second person.
    let (mut phone, _) = guest(nodes.running[0].address(), Some(&cookies[1])).await;
    phone.ask(open(&seen[0].table)).await;
    for client in [&mut ann, &mut ben, &mut phone, &mut cid] {
        client.until_company(&company([true, true], 1)).await;
    }
    drop(ann);
    ben.until_company(&company([false, true], 1)).await;
}

fn text(words: &str, token: &str) -> FromClient {
    FromClient::Talk { said: Saying::Text(words.into()), token: token.into(), name: None }
}

#[tokio::test]
async fn people_at_two_servers_talk_and_block_each_other_at_once() {
    let nodes = Nodes::new().await;
    let ([mut ann, mut ben, mut phone], cookies) = nodes.meet_with_phone().await;
    ann.say(text("Hello, Ben!", "a1")).await;
    for client in [&mut ann, &mut ben, &mut phone] {
        client.until_talk(|lines| lines.len() == 1 && lines[0].words == "Hello, Ben!").await;
    }
    // Ben blocks Ann at one server, and takes it back at the other.
    ben.say(FromClient::Block { line: Some(1) }).await;
    for client in [&mut ben, &mut phone] {
        client.until_talk(<[_]>::is_empty).await;
    }
    ann.say(text("Are you there?", "a2")).await;
    ann.until_talk(|lines| lines.len() == 2).await;
    phone.say(text("Not for you", "b1")).await;
    for client in [&mut ben, &mut phone] {
        client.until_talk(|lines| lines.len() == 1 && lines[0].words == "Not for you").await;
    }
    let (address, origin) = (nodes.running[0].address(), format!("http://{PUBLIC}"));
    let headers = [("Host", PUBLIC), ("Origin", &*origin), ("Cookie", &*cookies[1])];
    let told = get(address, "/api/me/blocked", &headers).await.body;
    let list: Vec<Blocked> = serde_json::from_str(&told).unwrap();
    let body = format!(r#"{{"key":"{}"}}"#, list[0].id);
    assert_eq!(tell(address, "/api/me/unblock", &body, &headers).await.body, "[]");
    for client in [&mut ben, &mut phone] {
        client.until_talk(|lines| lines.len() == 3).await;
    }
}

#[tokio::test]
async fn what_was_said_while_the_bus_was_cut_is_heard_afterwards() {
    let (cut, is_cut) = watch::channel(false);
    let nodes = Nodes::on(Arc::new(Frail { bus: Local::default(), is_cut }), None, Clock::system).await;
    let ([mut ann, mut ben, mut phone], _) = nodes.meet_with_phone().await;
    nodes.until_ready("ready\n").await;
    cut.send_replace(true);
    nodes.until_ready("ready; the bus is cut\n").await;
    ann.say(text("One", "a1")).await;
    cut.send_replace(false);
    ben.until_talk(|lines| lines.len() == 1).await;
    nodes.until_ready("ready\n").await;
    cut.send_replace(true);
    nodes.until_ready("ready; the bus is cut\n").await;
    ben.say(FromClient::Block { line: Some(1) }).await;
    ben.until_talk(<[_]>::is_empty).await;
    cut.send_replace(false);
    phone.until_talk(|lines| lines.len() == 1).await;
    phone.until_talk(<[_]>::is_empty).await;
}

#[tokio::test]
async fn people_play_on_while_the_bus_is_cut_and_afterwards() {
    let (cut, is_cut) = watch::channel(false);
    let nodes = Nodes::on(Arc::new(Frail { bus: Local::default(), is_cut }), None, Clock::system).await;
    let (mut clients, _, mut seen) = nodes.meet(7, None).await;
    nodes.until_ready("ready\n").await;
    cut.send_replace(true);
    nodes.until_ready("ready; the bus is cut\n").await;
    // No hint tells the other server of this decision.
    decide(&mut clients, &mut seen).await;
    cut.send_replace(false);
    nodes.until_ready("ready\n").await;
    decide(&mut clients, &mut seen).await;
}

/// A server that was cut off does not know what it has missed, so it reads everything once it is connected again.
#[tokio::test]
async fn an_invitation_that_was_taken_while_the_bus_was_cut_is_shown_afterwards() {
    let (cut, is_cut) = watch::channel(false);
    let nodes = Nodes::on(Arc::new(Frail { bus: Local::default(), is_cut }), None, Clock::system).await;
    let ((mut ann, _), (mut ben, _)) = (nodes.newcomer(0).await, nodes.newcomer(1).await);
    let seats = vec![Some(person("Ann")), None, None];
    let gather = FromClient::Gather { game: "draft".into(), options: [].into(), seats, public: false, terms: None };
    let table = ann.gather(gather).await.table;
    ben.gather(open(&table)).await;
    cut.send_replace(true);
    ben.gather(FromClient::Take { seat: Seat::new(1, 3).unwrap(), name: "Ben".into() }).await;
    cut.send_replace(false);
    let (gathering, begun) = ann.gathering().await;
    assert_eq!((gathering.chairs[1].name.as_deref(), begun), (Some("Ben"), false));
}

#[tokio::test]
async fn a_table_that_one_server_removes_ends_at_the_other() {
    let nodes = Nodes::new().await;
    let ((mut ann, cookie), options) = (nodes.newcomer(0).await, [].into());
    let seats: Vec<SeatPlan> = vec![person("Ann"), bot("Greta", "random")];
    let first = ann.ask(FromClient::Create { game: "duel".into(), options, seats }).await;
    let (mut phone, _) = guest(nodes.running[1].address(), Some(&cookie)).await;
    phone.ask(open(&first.table)).await;
    ann.say(FromClient::Pace { pace: Pace::Instant }).await;
    phone.until(|position| position.pace == Pace::Instant).await;
    ann.say(FromClient::Remove { table: first.table.clone() }).await;
    let said = loop {
        match phone.hear().await {
            FromServer::Refused { reason } => break reason,
            FromServer::Position(_) => {}
            other => panic!("expected a refusal, heard {other:?}"),
        }
    };
    assert!(said.contains("removed"), "{said}");
}

#[tokio::test]
async fn bots_that_think_long_at_two_servers_decide_once() {
    let nodes = Nodes::hosting(Hosting::Own, Arc::new(Local::default()), None, Clock::system).await;
    let mut ann = Client::connect(nodes.running[0].address()).await;
    let mut ben = Client::connect(nodes.running[1].address()).await;
    let first = ann.ask(draft(&[bot("A", "ismcts:3001"), bot("B", "ismcts:3001")])).await;
    ben.ask(open(&first.table)).await;
    ann.say(FromClient::Pace { pace: Pace::Instant }).await;
    let (at_ann, at_ben) = tokio::join!(ann.until(is_over), ben.until(is_over));
    assert_eq!((at_ann.entries, at_ann.row), (at_ben.entries, at_ben.row));
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(nodes.folder.path().join("brickroad.db"));
    let database = sqlx::SqlitePool::connect_with(options).await.unwrap();
    let rows: i64 = sqlx::query_scalar("SELECT count(*) FROM log").fetch_one(&database).await.unwrap();
    assert_eq!(rows, at_ann.row as i64);
}

/// A holiday that begins at one server stops the time at the other.
#[tokio::test]
async fn two_servers_measure_the_time_of_a_holiday_alike() {
    const NOW: u64 = 1_795_442_825_000;
    const DAY: u64 = 86_400_000;
    let (time, now) = watch::channel(NOW);
    let nodes = Nodes::on(Arc::new(Local::default()), None, || Clock::set(now.clone())).await;
    let terms =
        Terms { time: Some(Time::Days(3)), late: Late::Loss, bot: "random".into(), windows: None, rated: false };
    let (mut clients, cookies, seen) = nodes.meet(7, Some(terms)).await;
    let late = mover(&seen[0]);
    let origin = format!("http://{PUBLIC}");
    let headers = [("Host", PUBLIC), ("Origin", &*origin), ("Cookie", &*cookies[late])];
    // The person begins it at the server where the other one plays.
    let address = nodes.running[1 - late].address();
    let told = tell(address, "/api/me/holiday", r#"{"days":2}"#, &headers).await;
    assert_eq!(told.status, 200, "{told:?}");
    for client in &mut clients {
        client.until(|position| position.clock.as_ref().is_some_and(|clock| !clock.away.is_empty())).await;
    }
    time.send_replace(NOW + 4 * DAY);
    for client in &mut clients {
        assert!(!is_over(&client.ask(FromClient::Again).await));
    }
    time.send_replace(NOW + 5 * DAY);
    for client in &mut clients {
        assert_eq!(client.until(is_over).await.row, seen[0].row + 1);
    }
}

#[tokio::test]
async fn two_servers_that_notice_the_end_of_a_time_store_it_once() {
    const NOW: u64 = 1_795_442_825_000;
    const DAY: u64 = 86_400_000;
    let (time, now) = watch::channel(NOW);
    let nodes = Nodes::on(Arc::new(Local::default()), None, || Clock::set(now.clone())).await;
    let terms =
        Terms { time: Some(Time::Days(3)), late: Late::Loss, bot: "random".into(), windows: None, rated: false };
    let (mut clients, _, seen) = nodes.meet(7, Some(terms)).await;
    let row = seen[0].row;
    time.send_replace(NOW + 3 * DAY);
    for client in &mut clients {
        let over = client.until(is_over).await;
        assert_eq!(over.row, row + 1);
        let end = over.leaving.unwrap().end;
        assert!(matches!(end, Some(EarlyEnd::OutOfTime { .. })), "{end:?}");
    }
}
