//! A client that checks every message for the secrets of other seats.

use crate::secrets;
use futures_util::{SinkExt, StreamExt};
use protocol::{
    Company, FromClient, FromServer, GatheringInfo, Lang, LogPage, NewsLine, Options, Pace, Position, SeatPlan,
    TableLine, TalkInfo, TalkNews, TalkSetting, TurnInfo,
};
use std::{mem, net::SocketAddr, time::Duration};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Message, client::IntoClientRequest},
};

pub(crate) struct Client {
    pub(crate) socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The last position, with all lines of the log that the client has received.
    known: Option<Position>,
    /// The news of the last position. It is removed from the position, so that equal positions compare equal even if
    /// one of them came as an update.
    pub(crate) news: Vec<NewsLine>,
    /// The last news of the people at the table. It may come between any two other messages, so it is kept apart.
    company: Option<Company>,
    /// The talk that the client has heard. It may come between any two other messages, too.
    pub(crate) talk: Vec<TalkInfo>,
    /// The circumstances of the talk, as they came last.
    pub(crate) setting: Option<TalkSetting>,
}

/// The time after which a test that waits has failed.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) fn person(name: &str) -> SeatPlan {
    SeatPlan { name: name.to_owned(), bot: None }
}

pub(crate) fn bot(name: &str, level: &str) -> SeatPlan {
    SeatPlan { name: name.to_owned(), bot: Some(level.to_owned()) }
}

pub(crate) fn draft(seats: &[SeatPlan]) -> FromClient {
    FromClient::Create { game: "draft".to_owned(), options: Options::new(), seats: seats.to_vec() }
}

impl Client {
    pub(crate) async fn connect(address: SocketAddr) -> Client {
        Client::with(address, &[]).await.0
    }

    /// Returns a client that connects with these headers, and the cookie that it gets.
    pub(crate) async fn with(address: SocketAddr, headers: &[(&'static str, &str)]) -> (Client, Option<String>) {
        let mut request = format!("ws://{address}/socket").into_client_request().unwrap();
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (socket, answer) = connect_async(request).await.unwrap();
        let cookie = answer.headers().get("set-cookie").map(|cookie| cookie.to_str().unwrap().to_owned());
        (Client { socket, known: None, news: Vec::new(), company: None, talk: Vec::new(), setting: None }, cookie)
    }

    pub(crate) async fn say(&mut self, message: FromClient) {
        self.say_text(serde_json::to_string(&message).unwrap()).await;
    }

    pub(crate) async fn say_text(&mut self, text: impl Into<String>) {
        self.socket.send(Message::text(text.into())).await.unwrap();
    }

    pub(crate) async fn hear(&mut self) -> FromServer {
        let message = secrets::checked(self.hear_whole().await);
        if let FromServer::Position(position) = &message {
            assert_eq!(secrets::leak_in_news(position, &self.news), None);
        }
        message
    }

    /// Returns the next message, after applying an update to the last position. Does not check for secrets.
    pub(crate) async fn hear_whole(&mut self) -> FromServer {
        match self.hear_of_the_table().await {
            FromServer::Position(position) => FromServer::Position(Box::new(self.joined(*position))),
            FromServer::Update(update) => {
                let known = self.known.as_ref().expect("an update follows a position");
                let position = known.updated(&update).expect("an update fits the position before it");
                FromServer::Position(Box::new(self.joined(position)))
            }
            other => other,
        }
    }

    /// Returns the next message that is not about the people at the table.
    async fn hear_of_the_table(&mut self) -> FromServer {
        loop {
            match self.hear_unchecked().await {
                FromServer::Company { company, table: _ } => self.company = Some(company),
                FromServer::Talk { talk, table: _ } => self.hear_talk(talk),
                other => return other,
            }
        }
    }

    fn hear_talk(&mut self, TalkNews { lines, whole }: TalkNews) {
        if let Some(setting) = whole {
            self.setting = Some(setting);
            self.talk.clear();
        }
        self.talk.extend(lines);
    }

    /// Waits until the talk that the client has heard is as expected. No other messages may come meanwhile, except for
    /// those about the people.
    pub(crate) async fn until_talk(&mut self, expected: impl Fn(&[TalkInfo]) -> bool) {
        while !expected(&self.talk) {
            match self.hear_unchecked().await {
                FromServer::Talk { talk, table: _ } => self.hear_talk(talk),
                FromServer::Company { company, table: _ } => self.company = Some(company),
                other => panic!("expected news of the talk, heard {other:?}; so far {:?}", self.talk),
            }
        }
    }

    /// Waits until the client has heard that these people are at the table. No other messages may come meanwhile.
    pub(crate) async fn until_company(&mut self, expected: &Company) {
        while self.company.as_ref() != Some(expected) {
            match self.hear_unchecked().await {
                FromServer::Company { company, table: _ } => self.company = Some(company),
                FromServer::Talk { talk, table: _ } => self.hear_talk(talk),
                other => panic!("expected news of the people, heard {other:?}"),
            }
        }
    }

    /// Lets the client go on from a position that it has from an earlier connection.
    pub(crate) fn remembers(&mut self, position: &Position) {
        self.known = Some(position.clone());
    }

    fn joined(&mut self, mut position: Position) -> Position {
        self.news = mem::take(&mut position.news);
        let joined = match &self.known {
            Some(known) => position.following(known),
            None => position,
        };
        self.known = Some(joined.clone());
        joined
    }

    pub(crate) async fn hear_unchecked(&mut self) -> FromServer {
        loop {
            match self.frame().await {
                Some(Message::Text(text)) => return serde_json::from_str(&text).unwrap(),
                // On a very slow machine, a ping may arrive.
                Some(Message::Ping(_)) => {}
                other => panic!("expected text, heard {other:?}"),
            }
        }
    }

    pub(crate) async fn frame(&mut self) -> Option<Message> {
        timeout(PATIENCE, self.socket.next()).await.expect("an answer in time").transpose().unwrap()
    }

    pub(crate) async fn position(&mut self) -> Position {
        match self.hear().await {
            FromServer::Position(position) => *position,
            other => panic!("expected a position, heard {other:?}"),
        }
    }

    /// Returns the next position for which `fits` returns true.
    pub(crate) async fn until(&mut self, fits: impl Fn(&Position) -> bool) -> Position {
        loop {
            let position = self.position().await;
            if fits(&position) {
                return position;
            }
        }
    }

    /// Sends a message that must be answered by a page of the log, and returns the page.
    pub(crate) async fn page(&mut self, message: FromClient) -> LogPage {
        self.say(message).await;
        match self.hear().await {
            FromServer::Log(page) => page,
            other => panic!("expected a page of the log, heard {other:?}"),
        }
    }

    pub(crate) async fn refusal(&mut self) -> String {
        match self.hear().await {
            FromServer::Refused { reason } => reason,
            other => panic!("expected a refusal, heard {other:?}"),
        }
    }

    pub(crate) async fn tables(&mut self) -> Vec<TableLine> {
        match self.hear().await {
            FromServer::Tables { tables, .. } => tables,
            other => panic!("expected the list of tables, heard {other:?}"),
        }
    }

    /// Returns the next message about a gathering, and reports whether its table has begun.
    pub(crate) async fn gathering(&mut self) -> (GatheringInfo, bool) {
        match self.hear().await {
            FromServer::Gathering { gathering, begun } => (*gathering, begun),
            other => panic!("expected a gathering, heard {other:?}"),
        }
    }

    /// Sends a message that must be answered by a gathering whose table has not begun, and returns the gathering.
    pub(crate) async fn gather(&mut self, message: FromClient) -> GatheringInfo {
        self.say(message).await;
        let (gathering, begun) = self.gathering().await;
        assert!(!begun, "{gathering:?}");
        gathering
    }

    /// Sends a message that must be answered by a position, and returns the position.
    pub(crate) async fn ask(&mut self, message: FromClient) -> Position {
        self.say(message).await;
        self.position().await
    }

    /// Sends a message that must be refused, and returns the words of the refusal.
    pub(crate) async fn try_to(&mut self, message: FromClient) -> String {
        self.say(message).await;
        self.refusal().await
    }

    /// Creates a draft whose bots do not wait. Returns the first position at which a person decides or the game is
    /// over.
    pub(crate) async fn start(&mut self, seats: &[SeatPlan]) -> Position {
        self.ask(draft(seats)).await;
        self.say(FromClient::Pace { pace: Pace::Instant }).await;
        self.until(|position| position.pace == Pace::Instant && rests(position)).await
    }

    /// Plays a choice and returns the next position at which a person decides or the game is over.
    pub(crate) async fn act(&mut self, position: &Position, choice: usize) -> Position {
        let entries = position.entries;
        self.say(FromClient::Act { at: position.row, choice }).await;
        self.until(|position| position.entries > entries && rests(position)).await
    }

    pub(crate) async fn french(&mut self) {
        self.say(FromClient::Hello { lang: Lang::Fr }).await;
        assert!(matches!(self.hear().await, FromServer::Welcome { lang: Lang::Fr, .. }));
    }
}

/// Reports whether a person decides or the game is over.
pub(crate) fn rests(position: &Position) -> bool {
    match position.turn {
        TurnInfo::Seat(seat) => position.seats[seat.index()].bot.is_none(),
        TurnInfo::Chance => false,
        TurnInfo::Over => true,
    }
}

pub(crate) fn is_over(position: &Position) -> bool {
    position.turn == TurnInfo::Over
}
