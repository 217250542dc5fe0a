//! Prints the messages as TypeScript.

use crate::{
    Archive, ArchivedTable, Blocked, BookCard, BookGame, BotInfo, CardBook, CardUpdate, ChairInfo, ChairRight,
    ChairSalt, ClockInfo, Company, Dailies, DailyDeal, DayTally, Dealt, EntrantInfo, Find, Fortune, FromClient,
    FromServer, GameInfo, GameResult, GameStatistics, GatheringInfo, GatheringLuck, GatheringPairing, GatheringRight,
    Hint, HintChoice, HintReason, Holidays, Hook, HookSecret, Hooks, Ladder, Landmarks, LeaveOffer, Leaving, Ledger,
    LedgerParts, Lesson, LessonLine, LessonStep, LogLine, LogPage, LuckInfo, Me, Measure, Met, MyCode, MyKey,
    MyKeyKind, NewTournament, NewsLine, NoticeDevice, Notices, OpenWindow, Opponent, OpponentTally, Orders, OwnOrders,
    Pace, PairingInfo, PairingResult, PersonStatistics, PhraseInfo, PlayedGame, Player, Position, RatingInfo,
    RatingPoint, ReadyPhrase, Records, Review, ReviewChoice, ReviewedDecision, RoundInfo, Ruling, Rung, Saying,
    SeatInfo, SeatLink, SeatPlan, SeatTally, StandingInfo, Statistics, TableLine, TalkInfo, TalkNews, TalkSetting,
    Tally, TopicInfo, TournamentInfo, TournamentLine, TournamentState, TournamentSystem, TurnInfo, Undo, Update,
    WindowsInfo, ZoneUpdate,
};
use kernel::{
    Card, CardPage, CardText, Choice, Chronicle, Contest, ContestSide, Counter, Die, EarlyEnd, Earner, Face, Faces,
    Glyph, Happening, Head, Lang, Late, Length, Link, Many, OptionKind, OptionSpec, OptionValue, Part, Phrase, Place,
    Rank, Reason, RuleNumber, Scene, Seat, Sheet, SheetLine, SheetSeat, Sign, Stage, Swing, Term, Terms, Time, Windows,
    Wording, Wordings, Words, Zone, ZoneKind,
};
use ts_rs::{Config, TS};

/// Returns the declarations of all message types, each once.
pub fn typescript() -> String {
    let mut text = String::from("// Printed from the Rust messages by `cargo xtask types`. Do not edit.\n");
    let config = Config::default();
    let mut add = |declaration: String| text.push_str(&format!("\nexport {declaration}\n"));
    add(FromClient::decl(&config));
    add(FromServer::decl(&config));
    add(Position::decl(&config));
    add(SeatInfo::decl(&config));
    add(TurnInfo::decl(&config));
    add(Records::decl(&config));
    add(Undo::decl(&config));
    add(ClockInfo::decl(&config));
    add(Leaving::decl(&config));
    add(LeaveOffer::decl(&config));
    add(WindowsInfo::decl(&config));
    add(OpenWindow::decl(&config));
    add(OwnOrders::decl(&config));
    add(Orders::decl(&config));
    add(TopicInfo::decl(&config));
    add(EarlyEnd::decl(&config));
    add(Terms::decl(&config));
    add(Time::decl(&config));
    add(Windows::decl(&config));
    add(Length::decl(&config));
    add(Late::decl(&config));
    add(Lesson::decl(&config));
    add(LessonStep::decl(&config));
    add(LessonLine::decl(&config));
    add(Dailies::decl(&config));
    add(DailyDeal::decl(&config));
    add(Dealt::decl(&config));
    add(LuckInfo::decl(&config));
    add(LogLine::decl(&config));
    add(LogPage::decl(&config));
    add(Landmarks::decl(&config));
    add(Hint::decl(&config));
    add(Measure::decl(&config));
    add(HintChoice::decl(&config));
    add(HintReason::decl(&config));
    add(Review::decl(&config));
    add(Ledger::decl(&config));
    add(LedgerParts::decl(&config));
    add(Fortune::decl(&config));
    add(ReviewedDecision::decl(&config));
    add(ReviewChoice::decl(&config));
    add(Chronicle::decl(&config));
    add(Stage::decl(&config));
    add(Swing::decl(&config));
    add(Earner::decl(&config));
    add(Update::decl(&config));
    add(NewsLine::decl(&config));
    add(Sign::decl(&config));
    add(Head::decl(&config));
    add(Rank::decl(&config));
    add(Many::decl(&config));
    add(Happening::decl(&config));
    add(Place::decl(&config));
    add(ZoneUpdate::decl(&config));
    add(CardUpdate::decl(&config));
    add(Find::decl(&config));
    add(TableLine::decl(&config));
    add(NewTournament::decl(&config));
    add(TournamentSystem::decl(&config));
    add(TournamentState::decl(&config));
    add(PairingResult::decl(&config));
    add(TournamentLine::decl(&config));
    add(TournamentInfo::decl(&config));
    add(EntrantInfo::decl(&config));
    add(RoundInfo::decl(&config));
    add(PairingInfo::decl(&config));
    add(StandingInfo::decl(&config));
    add(GatheringInfo::decl(&config));
    add(GatheringRight::decl(&config));
    add(GatheringPairing::decl(&config));
    add(GatheringLuck::decl(&config));
    add(SeatLink::decl(&config));
    add(ChairSalt::decl(&config));
    add(ChairInfo::decl(&config));
    add(ChairRight::decl(&config));
    add(Company::decl(&config));
    add(Saying::decl(&config));
    add(ReadyPhrase::decl(&config));
    add(TalkNews::decl(&config));
    add(TalkSetting::decl(&config));
    add(PhraseInfo::decl(&config));
    add(TalkInfo::decl(&config));
    add(GameResult::decl(&config));
    add(GameInfo::decl(&config));
    add(BotInfo::decl(&config));
    add(SeatPlan::decl(&config));
    add(Pace::decl(&config));
    add(Scene::decl(&config));
    add(RuleNumber::decl(&config));
    add(Reason::decl(&config));
    add(Zone::decl(&config));
    add(ZoneKind::decl(&config));
    add(Card::decl(&config));
    add(Face::decl(&config));
    add(Glyph::decl(&config));
    add(Counter::decl(&config));
    add(Part::decl(&config));
    add(Phrase::decl(&config));
    add(Wording::decl(&config));
    add(Link::decl(&config));
    add(Contest::decl(&config));
    add(ContestSide::decl(&config));
    add(Die::decl(&config));
    add(Choice::decl(&config));
    add(Sheet::decl(&config));
    add(SheetSeat::decl(&config));
    add(SheetLine::decl(&config));
    add(OptionSpec::decl(&config));
    add(OptionKind::decl(&config));
    add(OptionValue::decl(&config));
    add(CardBook::decl(&config));
    add(BookGame::decl(&config));
    add(BookCard::decl(&config));
    add(Ruling::decl(&config));
    add(CardPage::decl(&config));
    add(CardText::decl(&config));
    add(Faces::decl(&config));
    add(Term::decl(&config));
    add(Words::decl(&config));
    add(Wordings::decl(&config));
    add(Statistics::decl(&config));
    add(PersonStatistics::decl(&config));
    add(GameStatistics::decl(&config));
    add(Tally::decl(&config));
    add(OpponentTally::decl(&config));
    add(Opponent::decl(&config));
    add(SeatTally::decl(&config));
    add(DayTally::decl(&config));
    add(Me::decl(&config));
    add(MyKey::decl(&config));
    add(MyKeyKind::decl(&config));
    add(MyCode::decl(&config));
    add(Blocked::decl(&config));
    add(Holidays::decl(&config));
    add(Notices::decl(&config));
    add(NoticeDevice::decl(&config));
    add(Hooks::decl(&config));
    add(Hook::decl(&config));
    add(HookSecret::decl(&config));
    add(Player::decl(&config));
    add(PlayedGame::decl(&config));
    add(Met::decl(&config));
    add(RatingInfo::decl(&config));
    add(RatingPoint::decl(&config));
    add(Archive::decl(&config));
    add(ArchivedTable::decl(&config));
    add(Ladder::decl(&config));
    add(Rung::decl(&config));
    add(Lang::decl(&config));
    add(Seat::decl(&config));
    text
}
