//! Handmade tables between people: Ann, who reads, Ben, and a bot.

use super::handmade::{choosing, say, seat};
use protocol::{
    ChairInfo, ChairRight, ClockInfo, Company, FromServer, GatheringInfo, Lang, Late, LeaveOffer, Leaving, Length,
    LuckInfo, OpenWindow, Orders, OwnOrders, PhraseInfo, Position, ReadyPhrase, Records, SeatInfo, TalkInfo, TalkNews,
    TalkSetting, Terms, Time, TopicInfo, TurnInfo, Windows, WindowsInfo,
};
use terminal::{Checked, Fits, Verdict};

/// Returns a live game with windows of 20 seconds. It is Ann's turn, and she has 65 seconds left.
pub(crate) fn timed(lang: Lang) -> Position {
    let mut at = choosing(lang);
    at.seats[1] = SeatInfo { name: "Ben".into(), bot: None };
    at.clock =
        Some(ClockInfo { runs: Some(seat(0)), left: vec![Some(65_300), Some(754_000), None], away: vec![None; 3] });
    at.leaving = Some(Leaving {
        terms: terms(),
        left: vec![],
        end: None,
        agreed: vec![],
        offers: vec![LeaveOffer::Resign, LeaveOffer::CallOff],
    });
    at.windows = Some(WindowsInfo {
        turn: 7,
        open: None,
        passing: vec![],
        own: Some(OwnOrders { orders: Orders::Ask, topics: topics(lang), answer: None }),
    });
    at
}

pub(crate) fn terms() -> Terms {
    let windows = Windows { length: Length::Seconds(20), strict: false };
    let time = Some(Time::Live { minutes: 10, increment: 5 });
    Terms { time, late: Late::Bot, bot: "greedy".into(), windows: Some(windows), rated: false }
}

fn topics(lang: Lang) -> Vec<TopicInfo> {
    let topic = |id: &str, en: &str, fr: &str| TopicInfo { id: id.into(), words: say(lang, en, fr) };
    vec![
        topic("units", "one of my units is attacked", "une de mes unités est attaquée"),
        topic("places", "a Location on my side is attacked", "un Lieu de mon côté est attaqué"),
    ]
}

/// Returns the table of [`timed`] in a game by days, in which Ben has proposed to call the game off.
pub(crate) fn proposed(lang: Lang) -> Position {
    let mut at = timed(lang);
    at.row += 1;
    at.clock = Some(ClockInfo {
        runs: Some(seat(1)),
        left: vec![Some(266_400_000), Some(90_000_000), None],
        away: vec![None; 3],
    });
    let leaving = at.leaving.as_mut().unwrap();
    leaving.terms.time = Some(Time::Days(3));
    (leaving.agreed, leaving.offers) = (vec![seat(1)], vec![LeaveOffer::Resign, LeaveOffer::Answer]);
    at
}

/// Returns the table of [`proposed`] while Ben is on holiday.
pub(crate) fn on_holiday(lang: Lang) -> Position {
    let mut at = proposed(lang);
    at.clock.as_mut().unwrap().away = vec![None, Some(259_200_000), None];
    let leaving = at.leaving.as_mut().unwrap();
    leaving.agreed.clear();
    leaving.offers = vec![LeaveOffer::Resign, LeaveOffer::CallOff];
    at
}

/// Returns the finished game of [`timed`], whose luck can be checked. Ann and Ben have salts.
pub(crate) fn over(lang: Lang) -> Position {
    let mut at = timed(lang);
    at.turn = TurnInfo::Over;
    at.records = Records::Whole;
    at.scene.choices.clear();
    let salt = |digits: &str| Some(digits.repeat(32));
    let salts = Some(vec![salt("a1"), salt("b2"), None]);
    at.luck = Some(LuckInfo { commitment: "c3".repeat(32), attempt: 2, signer: "d4".repeat(32), salts });
    at
}

/// Returns the result of a check in which everything is as it was promised.
pub(crate) fn fits() -> Checked {
    let signer = "d4".repeat(32);
    let fits = Fits { drawn: 25, copied: 0, salts: 2, mine: Some(true), signer };
    Checked { table: "t1".into(), verdict: Verdict::Fits(fits) }
}

/// Returns the table of [`timed`] while a window for Ann's answer is open, and Ben lets all pass.
pub(crate) fn asked(lang: Lang) -> Position {
    let mut at = timed(lang);
    let windows = at.windows.as_mut().unwrap();
    windows.open = Some(OpenWindow { about: "units".into(), left: Some(12_000) });
    windows.passing = vec![seat(1)];
    at.turn = TurnInfo::Seat(seat(0));
    at
}

/// Returns the news that Ben is here or away, while two people look on.
pub(crate) fn company(is_here: bool) -> FromServer {
    let here = vec![Some(true), Some(is_here), None];
    FromServer::Company { table: "t1".into(), company: Company { here, players: Vec::new(), watching: 2 } }
}

/// Returns the whole talk, as a player or a spectator hears it.
pub(crate) fn whole(player: bool, lines: Vec<TalkInfo>) -> FromServer {
    let phrase = |phrase, words: &str| PhraseInfo { phrase, words: words.into() };
    let phrases = vec![phrase(ReadyPhrase::Hello, "Hello!"), phrase(ReadyPhrase::Thanks, "Thank you!")];
    FromServer::Talk { table: "t1".into(), talk: TalkNews { lines, whole: Some(TalkSetting { player, phrases }) } }
}

/// Returns the news of one line.
pub(crate) fn line(line: TalkInfo) -> FromServer {
    FromServer::Talk { table: "t1".into(), talk: TalkNews { lines: vec![line], whole: None } }
}

/// Returns a line of Ben, who is the second speaker.
pub(crate) fn ben(number: u64, words: &str) -> TalkInfo {
    let (name, words) = ("Ben".into(), words.into());
    TalkInfo { number, speaker: 2, seat: Some(seat(1)), name, words, made: 10_000, player: None, mine: None }
}

/// Returns an invitation with these names on its chairs. The reader has the chair with the name Ann.
pub(crate) fn invitation(names: [Option<&str>; 3]) -> GatheringInfo {
    // A person frees the own seat and takes a free one.
    let may = |name: Option<&str>| match name {
        Some("Ann") => vec![ChairRight::Release],
        Some(_) => Vec::new(),
        None => vec![ChairRight::Take],
    };
    let chair = |name: Option<&str>| ChairInfo {
        name: name.map(str::to_owned),
        bot: None,
        mine: name == Some("Ann"),
        player: None,
        may: may(name),
        kept: None,
        promised: false,
        salt: None,
    };
    GatheringInfo {
        table: "37aba55498f737df".into(),
        game: "draft".into(),
        title: "Oz".into(),
        options: Default::default(),
        terms: terms(),
        chairs: names.map(chair).to_vec(),
        public: false,
        mine: false,
        may: Vec::new(),
        pairing: None,
        made: 9_000,
        luck: None,
    }
}

/// Returns the message with an invitation.
pub(crate) fn invited(names: [Option<&str>; 3], begun: bool) -> FromServer {
    FromServer::Gathering { gathering: Box::new(invitation(names)), begun }
}
