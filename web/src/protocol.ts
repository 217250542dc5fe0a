// Printed from the Rust messages by `cargo xtask types`. Do not edit.

export type FromClient = { "say": "hello", lang: Lang, } | { "say": "tables" } & Find | { "say": "create", game: string, options: { [key in string]: OptionValue }, seats: Array<SeatPlan>, } | { "say": "lesson", game: string, name: string, } | { "say": "dailies", name: string, } | { "say": "daily", game: string, day: string | null, name: string, } | { "say": "endLesson" } | { "say": "gather", game: string, options: { [key in string]: OptionValue }, seats: Array<SeatPlan | null>, public: boolean, 
/**
 * The terms of the game. Without them, it has no clock.
 */
terms?: Terms, } | { "say": "seek", game: string, name: string, 
/**
 * The terms of a gathering that is made. Without them, the game has no clock. `time` and `rated` also say which
 * gatherings fit.
 */
terms?: Terms, } | { "say": "take", seat: Seat, name: string, } | { "say": "redeem", seat: Seat, name: string, link: string, } | { "say": "release", seat: Seat, } | { "say": "fill", seat: Seat, name: string, bot: string, } | { "say": "salts" } | { "say": "commit", 
/**
 * The id of the gathering.
 */
table: string, 
/**
 * The attempt to begin.
 */
attempt: number, seat: Seat, 
/**
 * The commitment of the salt: 64 hexadecimal digits.
 */
commitment: string, } | { "say": "salt", 
/**
 * The id of the gathering.
 */
table: string, 
/**
 * The attempt to begin.
 */
attempt: number, seat: Seat, 
/**
 * The salt: 64 hexadecimal digits.
 */
salt: string, } | { "say": "beginNow" } | { "say": "disband" } | { "say": "rematch" } | { "say": "open", table: string, } | { "say": "resume", table: string, row: number, } | { "say": "leave" } | { "say": "sit", seat: Seat | null, } | { "say": "unveil" } | { "say": "again" } | { "say": "act", at: number, choice: number, } | { "say": "undo", at: number, } | { "say": "hint", at: number, } | { "say": "review", seat: Seat, from: number, } | { "say": "ledger", seat: Seat, } | { "say": "resign" } | { "say": "propose" } | { "say": "answer", agree: boolean, } | { "say": "orders", orders: Orders, } | { "say": "letPass", turn: number, } | { "say": "step", entry: number | null, } | { "say": "log", before: number, } | { "say": "record" } | { "say": "landmarks" } | { "say": "share" } | { "say": "fork", entry: number, } | { "say": "pace", pace: Pace, } | { "say": "import", record: string, } | { "say": "remove", table: string, } | { "say": "talk", said: Saying, token: string, 
/**
 * The name under which a spectator speaks. Players speak under the names of their seats.
 */
name?: string, } | { "say": "block", line: number | null, } | { "say": "report", line: number, 
/**
 * What the sender says about it.
 */
words: string, } | { "say": "heed", warning: string, } | { "say": "ping" };

export type FromServer = { "say": "welcome", lang: Lang, games: Array<GameInfo>, bots: Array<BotInfo>, gathers: boolean, } | { "say": "tables", tables: Array<TableLine>, find: Find, more: number | null, 
/**
 * The gatherings that the reader has made or has a seat in, and those that are public, the latest first. They
 * are on the first page of the whole list, at a server that hosts for others.
 */
gatherings?: Array<GatheringInfo>, } | { "say": "position" } & Position | { "say": "update" } & Update | { "say": "gathering", gathering: GatheringInfo, begun: boolean, } | { "say": "rematch", 
/**
 * The id of the open table.
 */
table: string, 
/**
 * The id of the gathering, and later that of the next table.
 */
next: string, 
/**
 * The gathering, or `null` once it is over.
 */
gathering: GatheringInfo | null, 
/**
 * True if the next table has begun.
 */
begun: boolean, } | { "say": "company", 
/**
 * The id of the open table.
 */
table: string, company: Company, } | { "say": "talk", 
/**
 * The id of the open table.
 */
table: string, talk: TalkNews, } | { "say": "warned", warning: string, words: string, } | { "say": "dailies" } & Dailies | { "say": "record", text: string, redacted: boolean, } | { "say": "log" } & LogPage | { "say": "landmarks" } & Landmarks | { "say": "hint" } & Hint | { "say": "review" } & Review | { "say": "ledger" } & Ledger | { "say": "shared", code: string, } | { "say": "pong" } | { "say": "refused", reason: string, };

export type Position = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * The name of the game.
 */
game: string, 
/**
 * The title of the game, in the reader's language.
 */
title: string, 
/**
 * The number of rows in the table's log. Unlike the number of entries it never decreases, because taking back an
 * entry adds a row.
 */
row: number, 
/**
 * The number of entries in the game.
 */
entries: number, 
/**
 * The number of entries at the position shown. It is smaller than `entries` while the client looks at an earlier
 * position.
 */
shown: number, 
/**
 * The digest of the view of the position shown. It is not the digest that records contain.
 */
digest: string, 
/**
 * The seats, in order.
 */
seats: Array<SeatInfo>, 
/**
 * The seat that has this view, or `null` for the view of a spectator.
 */
viewer: Seat | null, 
/**
 * True if all hands are shown. In that case there is no viewer, and the game is over.
 */
allOpen: boolean, 
/**
 * The language of all words.
 */
lang: Lang, 
/**
 * The seat whose person must take over the screen before it shows that seat's view, if any.
 */
passTo: Seat | null, 
/**
 * The decision that is due: that of a seat, that of chance, or none once the game is over.
 */
turn: TurnInfo, 
/**
 * The permission to take back the viewer's last decision, or the reason why there is none.
 */
undo: Undo, 
/**
 * The pace of the bots.
 */
pace: Pace, 
/**
 * The part of the table's record that this client may have.
 */
records: Records, 
/**
 * True if the person who plays here may ask for hints, outside a lesson.
 */
hints?: boolean, 
/**
 * Notices for the people at this table, for example that a pack of cards has changed.
 */
notices: Array<string>, 
/**
 * The lesson at this table, until the lesson ends.
 */
lesson: Lesson | null, 
/**
 * The daily deal that is played at this table, if any.
 */
daily?: Dealt, 
/**
 * The promise about the luck of this table, if its luck can be checked once the game is over.
 */
luck?: LuckInfo, 
/**
 * The clocks, if the game has them.
 */
clock?: ClockInfo, 
/**
 * The people who have left or want to end the game, at a table that is open to others.
 */
leaving?: Leaving, 
/**
 * The windows for answers, if the table has them.
 */
windows?: WindowsInfo, 
/**
 * The scene of the position, ready to be drawn.
 */
scene: Scene, 
/**
 * The news since the position that this client was shown before, oldest first. The list is empty if this position
 * does not follow that earlier position.
 */
news: Array<NewsLine>, 
/**
 * The newest lines of the log up to the position shown, oldest first.
 */
log: Array<LogLine>, 
/**
 * True if the log has earlier lines, which the client can request.
 */
hasEarlier: boolean, 
/**
 * The nearest earlier position at which the log has a line, or `null` if there is none.
 */
stopBefore: number | null, 
/**
 * The nearest later position at which the log has a line, or `null` at the newest position.
 */
stopAfter: number | null, };

export type SeatInfo = { 
/**
 * The name of the seat at the table.
 */
name: string, 
/**
 * The level of the bot, or `null` for a person.
 */
bot: string | null, };

export type TurnInfo = "chance" | { "seat": Seat } | "over";

export type Records = "whole" | "revealing" | "redacted";

export type Undo = "may" | "nothing" | "others" | "shown" | "past" | "closed" | "timed";

export type ClockInfo = { 
/**
 * The seat whose clock runs, or `null` if no clock runs.
 */
runs: Seat | null, 
/**
 * The remaining time at each seat in milliseconds, or `null` for a bot. In a game by days, it is the time for the
 * next decision.
 */
left: Array<number | null>, 
/**
 * The time until which the person at each seat is on holiday, in milliseconds since 1970, or `null` for a seat whose
 * person is not. If nobody is, there is no list.
 */
away?: Array<number | null>, };

export type Leaving = { 
/**
 * The terms of the game.
 */
terms: Terms, 
/**
 * The seats whose people have left, in the order in which they left. A bot plays on for them, or the game is over.
 */
left: Array<Seat>, 
/**
 * The end of the game, if the people ended it before the rules did.
 */
end: EarlyEnd | null, 
/**
 * The seats whose people want to call the game off. The list is empty if nobody has proposed it since the last
 * decision.
 */
agreed: Array<Seat>, 
/**
 * The steps that the people at this screen can take now.
 */
offers: Array<LeaveOffer>, };

export type LeaveOffer = "resign" | "callOff" | "answer";

export type WindowsInfo = { 
/**
 * The number of the current turn of the game.
 */
turn: number, 
/**
 * The window that is open, if any. The seat to move may answer.
 */
open: OpenWindow | null, 
/**
 * The seats that have said aloud that they let all windows of this turn pass.
 */
passing: Array<Seat>, 
/**
 * The orders of the viewer's own seat, which nobody else sees. It is `null` for everybody who holds no seat.
 */
own: OwnOrders | null, };

export type OpenWindow = { 
/**
 * The id of the topic of the window.
 */
about: string, 
/**
 * The remaining time at the time of the message in milliseconds, or `null` if orders alone decide.
 */
left: number | null, };

export type OwnOrders = { 
/**
 * The standing orders.
 */
orders: Orders, 
/**
 * The topics of the windows in this game.
 */
topics: Array<TopicInfo>, 
/**
 * The index of the choice that takes effect when the window ends, or `null` if none was taken.
 */
answer: number | null, };

export type Orders = "ask" | { "about": Array<string> } | "letHappen";

export type TopicInfo = { 
/**
 * The id of the topic, for messages.
 */
id: string, 
/**
 * The topic as a clause in the first person: it completes the sentence "Ask me only if …".
 */
words: string, };

export type EarlyEnd = { "by": "resigned", 
/**
 * The seat.
 */
seat: Seat, } | { "by": "outOfTime", 
/**
 * The seat.
 */
seat: Seat, } | { "by": "calledOff" };

export type Terms = { 
/**
 * The time that each person has to think, or `null` for a game without a clock.
 */
time: Time | null, 
/**
 * The consequence for a person who has no time left.
 */
late: Late, 
/**
 * The level of the bot that plays on for a person who has left.
 */
bot: string, 
/**
 * The windows for answers, or `None` if each answer is waited for like any other decision.
 */
windows?: Windows, 
/**
 * True if the result changes the ratings of the people at the table.
 */
rated?: boolean, };

export type Time = { "live": { 
/**
 * The minutes for the whole game.
 */
minutes: number, 
/**
 * The seconds that are added after a decision.
 */
increment: number, } } | { "days": number };

export type Windows = { 
/**
 * The length of each window.
 */
length: Length, 
/**
 * True if each window lasts for its full length, even if its seat has answered.
 */
strict: boolean, };

export type Length = { "seconds": number } | { "hours": number } | { "orders": Record<symbol, never> };

export type Late = "bot" | "loss" | "callOff";

export type Lesson = { 
/**
 * The number of the first step at this position, counted from 1.
 */
first: number, 
/**
 * The number of steps in the whole lesson.
 */
count: number, 
/**
 * The steps to read at this position, in order.
 */
steps: Array<LessonStep>, 
/**
 * The decision that is due after the last step, in words.
 */
waits: string, 
/**
 * The indices of the choices that the lesson waits for. Other choices are refused. The list is empty if every
 * choice is accepted.
 */
choices: Array<number>, 
/**
 * The number of entries at the nearest earlier stop of the lesson, if there is one. A stop is a position at which
 * the lesson has steps.
 */
before: number | null, 
/**
 * The number of entries at the next stop of the lesson, or at the newest position if there is no later stop. It is
 * `null` while the newest position is shown.
 */
after: number | null, };

export type LessonStep = { 
/**
 * The subject of the step, in one sentence.
 */
title: string, 
/**
 * The explanation, in a few sentences.
 */
lines: Array<LessonLine>, 
/**
 * The ids of the zones and cards that the step points at, at most two.
 */
points: Array<string>, };

export type LessonLine = { 
/**
 * The thing that the sentence is about, as a number counted from 1 in `points`.
 */
point: number | null, 
/**
 * The words of the sentence.
 */
words: string, };

export type Dailies = { 
/**
 * Today's date in UTC, such as `2026-11-25`.
 */
day: string, 
/**
 * The deals of today, one for each game that has daily deals.
 */
deals: Array<DailyDeal>, 
/**
 * The deals that the person has played to the end, the latest day first.
 */
results: Array<DailyDeal>, };

export type DailyDeal = { 
/**
 * The day in UTC, such as `2026-11-25`.
 */
day: string, 
/**
 * The name of the game.
 */
game: string, 
/**
 * The title of the game, in the reader's language.
 */
title: string, 
/**
 * The seats, in order. The person has the first seat.
 */
seats: Array<SeatPlan>, 
/**
 * The id of the person's table, or `null` if the person has not begun the deal.
 */
table: string | null, 
/**
 * True if the game is over.
 */
over: boolean, 
/**
 * The stage of the game, or its result. It is empty if the person has not begun the deal.
 */
heading: string, };

export type Dealt = { 
/**
 * The day in UTC, such as `2026-11-25`.
 */
day: string, 
/**
 * The version of the game's rules.
 */
rules: number, 
/**
 * The name of the card set, and the first digits of its hash.
 */
cards: string, 
/**
 * The name of the level of each bot, in the reader's language and in the order of the seats.
 */
bots: Array<string>, };

export type LuckInfo = { 
/**
 * The commitment of the key from which the table draws: 64 hexadecimal digits.
 */
commitment: string, 
/**
 * The number of attempts to begin, counted from 1.
 */
attempt: number, 
/**
 * The public key of the server that will sign the record: 64 hexadecimal digits.
 */
signer: string, 
/**
 * The commitment of the salt of each seat, or `null` for a seat without one. It is left out if no seat has a salt.
 */
salts?: Array<string | null>, };

export type LogLine = { 
/**
 * The number of entries played up to and including the entry that this line reports. A client can step to the
 * position after this number of entries.
 */
entry: number, 
/**
 * The sentence of this line.
 */
words: Wording, 
/**
 * The kind of event.
 */
sign: Sign, 
/**
 * The seat that the event belongs to, if any.
 */
seat?: Seat, 
/**
 * The head of the round or turn that begins with this event, if one begins.
 */
head?: Head, 
/**
 * The words for several events of this kind in a row, if a log may combine them into one sentence.
 */
many?: Many, };

export type LogPage = { 
/**
 * The id of the table that the lines belong to.
 */
table: string, 
/**
 * The seat that sees this log, or `null` for a spectator.
 */
viewer: Seat | null, 
/**
 * The language of the lines.
 */
lang: Lang, 
/**
 * The lines, oldest first. The list is empty if there are no earlier lines.
 */
lines: Array<LogLine>, 
/**
 * True if the log has earlier lines, which the client can request.
 */
hasEarlier: boolean, };

export type Landmarks = { 
/**
 * The id of the table that the lines belong to.
 */
table: string, 
/**
 * The seat that sees this log, or `null` for a spectator.
 */
viewer: Seat | null, 
/**
 * The language of the lines.
 */
lang: Lang, 
/**
 * The number of entries in the game.
 */
entries: number, 
/**
 * The lines, oldest first.
 */
lines: Array<LogLine>, 
/**
 * The course of the game in numbers, once it is over.
 */
chronicle?: Chronicle, };

export type Hint = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * The row of the position that the hint is for.
 */
row: number, 
/**
 * The language of all words.
 */
lang: Lang, 
/**
 * The measure of the numbers of the choices.
 */
measure: Measure, 
/**
 * The choices that were tried, best first. Choices that look much worse at once are not tried.
 */
choices: Array<HintChoice>, 
/**
 * The number of ways in which the game was played on.
 */
rollouts: number, };

export type Measure = "chance" | "points";

export type HintChoice = { 
/**
 * The index of the choice in the scene.
 */
choice: number, 
/**
 * The mean over the ways in which the game was played on, in the unit of the measure.
 */
mean: number, 
/**
 * The lower end of the 95 % interval of the mean.
 */
low: number, 
/**
 * The upper end of the 95 % interval of the mean.
 */
high: number, 
/**
 * True for the best choice, and for each choice that may be as good: on the same deals, the interval of what it
 * loses against the best one reaches 0.
 */
isLevel: boolean, 
/**
 * The parts of the position after this choice that make a difference, largest first: for the best choice against
 * the second, for every other one against the best.
 */
reasons: Array<HintReason>, };

export type HintReason = { 
/**
 * The name of the part, such as “Force in play”.
 */
name: string, 
/**
 * By how much this part raises the chance to win, in thousandths. It is negative if the part lowers the chance.
 */
worth: number, };

export type Review = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * The seat whose decisions are reviewed.
 */
seat: Seat, 
/**
 * The language of all words.
 */
lang: Lang, 
/**
 * The measure of the numbers of the choices.
 */
measure: Measure, 
/**
 * The number of decisions of the seat between several choices, in the whole game.
 */
decisions: number, 
/**
 * The first such decision at or after the entry that was asked for, or `None` if there is none.
 */
decision: ReviewedDecision | null, };

export type Ledger = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * The seat whose way this is.
 */
seat: Seat, 
/**
 * The language of all words.
 */
lang: Lang, 
/**
 * The parts of the way, or `None` if nobody can judge such a game: a game for one has no winners, and there may be no
 * fitted weights for such a table.
 */
parts: LedgerParts | null, };

export type LedgerParts = { 
/**
 * The chance to win at the first decision.
 */
start: number, 
/**
 * The sum of the luck.
 */
luck: number, 
/**
 * What the decisions of all seats have moved.
 */
decisions: number, 
/**
 * The share in the win at the end.
 */
result: number, 
/**
 * The greatest pieces of luck, good and bad, in the order of play.
 */
fortunes: Array<Fortune>, };

export type Fortune = { 
/**
 * The number of entries up to and including the outcome.
 */
entry: number, 
/**
 * The luck of the seat, in ten-thousandths of the win.
 */
luck: number, 
/**
 * What happened, in words.
 */
words: Wording, };

export type ReviewedDecision = { 
/**
 * The number of the decision among those of the seat, from 1.
 */
number: number, 
/**
 * The number of entries before the decision.
 */
entry: number, 
/**
 * The decision in words, as the seat was asked.
 */
prompt: Wording, 
/**
 * The choices that were tried, best first. The choice of the seat is always among them.
 */
choices: Array<ReviewChoice>, 
/**
 * The number of ways in which the game was played on.
 */
rollouts: number, };

export type ReviewChoice = { 
/**
 * The choice in words.
 */
words: Wording, 
/**
 * True for the choice that the seat made.
 */
chosen: boolean, 
/**
 * The mean over the ways in which the game was played on, in the unit of the measure.
 */
mean: number, 
/**
 * The lower end of the 95 % interval of the mean.
 */
low: number, 
/**
 * The upper end of the 95 % interval of the mean.
 */
high: number, 
/**
 * By how much the mean is lower than that of the best choice on the same deals, in the unit of the measure.
 */
loss: number, 
/**
 * True for the best choice, and for each choice that may be as good: the interval of its loss reaches 0.
 */
isLevel: boolean, 
/**
 * The parts of the position after this choice that make a difference, largest first: for the best choice against
 * the second, for every other one against the best.
 */
reasons: Array<HintReason>, };

export type Chronicle = { 
/**
 * The name of the quantity that the totals measure, in the reader's language, such as "Vitality on the road".
 */
measure: string, 
/**
 * The totals at the end of each turn, or of each round in a game without turns, in order of play.
 */
stages: Array<Stage>, 
/**
 * The turns that increased the lead of a seat the most, in order of play. The list is empty if no lead ever
 * increased.
 */
swings: Array<Swing>, 
/**
 * For each seat in order, the card that earned the most points. A seat whose cards earned nothing is left out.
 */
best: Array<Earner>, };

export type Stage = { 
/**
 * The name of the round that the turn belongs to, as in the heads of the log.
 */
round: string, 
/**
 * The number of entries played by the end of the turn or round.
 */
entry: number, 
/**
 * The total of each seat, in the order of the seats.
 */
totals: Array<number>, 
/**
 * The chance of each seat to win in thousandths, in the order of the seats, as far as the viewer could see. It is
 * empty if nobody has fitted weights for such a table.
 */
chances: Array<number>, };

export type Swing = { 
/**
 * The seat whose lead increased.
 */
seat: Seat, 
/**
 * The lead of the seat over the best other seat, before and after the turn. In a game for one player, the lead is
 * the total of the seat.
 */
lead: [number, number], 
/**
 * The number of entries played up to and including the entry that increased the lead the most.
 */
entry: number, 
/**
 * The name of the round in which the turn was played.
 */
round: string, 
/**
 * A sentence of the log about the entry that increased the lead the most, or about an earlier entry of the turn if
 * only that sentence names a card.
 */
words: Wording, };

export type Earner = { 
/**
 * The seat for which the card earned points.
 */
seat: Seat, 
/**
 * The card, as it was last seen.
 */
card: Card, 
/**
 * The number of points that the card earned.
 */
points: number, 
/**
 * The points in words, which also say how the points were counted.
 */
words: string, };

export type Update = { 
/**
 * The id of the table.
 */
table: string, 
/**
 * The seat that has this view, or `null` for a spectator.
 */
viewer: Seat | null, 
/**
 * The language of all words.
 */
lang: Lang, 
/**
 * The row of the position that the client has.
 */
since: number, 
/**
 * The row of the new position.
 */
row: number, 
/**
 * The number of entries in the game. All of them are shown.
 */
entries: number, 
/**
 * The digest of the view of the new position.
 */
digest: string, 
/**
 * The decision that is due: that of a seat, that of chance, or none once the game is over.
 */
turn: TurnInfo, 
/**
 * The part of the table's record that this client may have.
 */
records: Records, 
/**
 * The permission to take back the viewer's last decision, or the reason why there is none.
 */
undo: Undo, 
/**
 * The nearest earlier position at which the log has a line, or `null` if there is none.
 */
stopBefore: number | null, 
/**
 * The lesson at this table, until the lesson ends.
 */
lesson: Lesson | null, 
/**
 * The clocks, if the game has them.
 */
clock?: ClockInfo, 
/**
 * The people who have left or want to end the game, at a table that is open to others.
 */
leaving?: Leaving, 
/**
 * The windows for answers, if the table has them.
 */
windows?: WindowsInfo, 
/**
 * The heading of the new scene.
 */
heading: string, 
/**
 * The prompt of the new scene.
 */
prompt: Wording, 
/**
 * The rule that applies now, if the game has numbered rules.
 */
rule: RuleNumber | null, 
/**
 * The reason why nothing except the choices can be chosen.
 */
whyNot: Reason | null, 
/**
 * The ids of the zones in order, or `null` if they are the same as before.
 */
order: Array<string> | null, 
/**
 * The zones that are new or have changed.
 */
zones: Array<ZoneUpdate>, 
/**
 * The fight in the middle of the table, if there is one.
 */
contest: Contest | null, 
/**
 * The viewer's legal choices.
 */
choices: Array<Choice>, 
/**
 * The score sheet, once the game is over.
 */
sheet: Sheet | null, 
/**
 * The news since the position that the client has, oldest first.
 */
news: Array<NewsLine>, };

export type NewsLine = { 
/**
 * The number of entries played up to and including the entry of this event.
 */
entry: number, 
/**
 * The sentence of the event in the log, if it has one.
 */
words: Wording | null, 
/**
 * The visible changes on the table, in order.
 */
happened: Array<Happening>, 
/**
 * The fight at the time of the event, with its dice. It is left out if the position before or after the news shows
 * the fight in the same form.
 */
fight: Contest | null, 
/**
 * The kind of event.
 */
sign: Sign, 
/**
 * The seat that the event belongs to, if any.
 */
seat?: Seat, 
/**
 * The head of the round or turn that begins with this event, if one begins.
 */
head?: Head, 
/**
 * The words for several events of this kind in a row, if a log may combine them into one sentence.
 */
many?: Many, };

export type Sign = "change" | "start" | "round" | "turn" | "phase" | "draw" | "shuffle" | "look" | "deal" | "take" | "play" | "equip" | "discard" | "move" | "place" | "reveal" | "roll" | "gain" | "pay" | "attack" | "answer" | "battle" | "capture" | "return" | "text" | "fail" | "goal" | "end";

export type Head = { 
/**
 * The part of the game that begins: a round or a turn.
 */
rank: Rank, 
/**
 * The name, in the reader's language, of the round that begins or that the turn belongs to.
 */
round: string, };

export type Rank = "round" | "turn";

export type Many = { 
/**
 * The key, which is the same for all events that may be combined.
 */
key: string, 
/**
 * The words before the number of events.
 */
before: Wording, 
/**
 * The words after the number of events.
 */
after: Wording, };

export type Happening = { "is": "move", 
/**
 * The place that the card leaves.
 */
from: Place, 
/**
 * The place where the card arrives.
 */
to: Place, } | { "is": "turn", 
/**
 * The id of the card.
 */
card: string, 
/**
 * True if the card shows its front now.
 */
up: boolean, } | { "is": "die", 
/**
 * The seat that rolls the die.
 */
seat: Seat, 
/**
 * The name of the kind of die.
 */
kind: string, 
/**
 * The number that the die shows.
 */
value: number, } | { "is": "count", 
/**
 * The id of the zone or card that carries the number.
 */
at: string, 
/**
 * The id of the counter that shows the number.
 */
counter: string, 
/**
 * The change, negative if the number falls.
 */
by: number, } | { "is": "attack", 
/**
 * The ids of the attacking cards.
 */
from: Array<string>, 
/**
 * The ids of the cards under attack.
 */
at: Array<string>, };

export type Place = { 
/**
 * The id of the card, or `None` if this viewer cannot tell the card from others.
 */
card: string | null, 
/**
 * The name of the card's picture, which is the `tint` of its face.
 */
tint: string | null, 
/**
 * The id of the zone that the card is in.
 */
zone: string | null, };

export type ZoneUpdate = { 
/**
 * The id of the zone.
 */
id: string, 
/**
 * The kind of zone.
 */
kind: ZoneKind, 
/**
 * The seat that the zone belongs to, if any.
 */
owner: Seat | null, 
/**
 * The name of the zone, as players see it.
 */
label: string, 
/**
 * The cards in the zone, in order.
 */
cards: Array<CardUpdate>, 
/**
 * The counters of the zone itself.
 */
counters: Array<Counter>, 
/**
 * The links from the zone to other things on the table.
 */
links: Array<Link>, };

export type CardUpdate = string | Card;

export type Find = { 
/**
 * The words to search for. Each word must occur in the name of a seat or of the game. Accents and capitals are
 * ignored.
 */
words?: string, 
/**
 * The earliest time of the last change, in seconds since 1970.
 */
since?: number, 
/**
 * The time before which the last change was made, in seconds since 1970.
 */
until?: number, 
/**
 * True for tables whose game is over, false for tables whose game is not over.
 */
over?: boolean, 
/**
 * The value of `more` on the previous page. The list continues after that page.
 */
before?: number, };

export type TableLine = { 
/**
 * The id of the table.
 */
id: string, 
/**
 * The name of the game.
 */
game: string, 
/**
 * The title of the game, in the reader's language.
 */
title: string, 
/**
 * The seats, in order.
 */
seats: Array<SeatPlan>, 
/**
 * The stage of the game, or its result.
 */
heading: string, 
/**
 * The number of entries.
 */
entries: number, 
/**
 * True if the game is over.
 */
over: boolean, 
/**
 * The seat that decides now, or `null` if no seat decides or the seat is not known.
 */
turn?: Seat, 
/**
 * The result, if the game is over and its result is known.
 */
result?: GameResult, 
/**
 * The time of the last change, in seconds since 1970.
 */
changed: number, };

export type NewTournament = { name: string, 
/**
 * The name of a game that two can play.
 */
game: string, 
/**
 * The options of each table.
 */
options: { [key in string]: OptionValue }, 
/**
 * The terms of each game, with a clock.
 */
terms: Terms, system: TournamentSystem, 
/**
 * The number of minutes within which people come to a game.
 */
come: number, 
/**
 * The time at which the first round begins, in seconds since 1970, or `null` if the maker begins it.
 */
start: number | null, 
/**
 * The greatest number of people.
 */
most: number, };

export type TournamentSystem = { "roundRobin": { twice: boolean, } } | { "swiss": { rounds: number, late: number, } };

export type TournamentState = "coming" | "running" | "over";

export type PairingResult = "first" | "second" | "drawn" | "calledOff" | "firstAbsent" | "secondAbsent" | "absent";

export type TournamentLine = { 
/**
 * The id of the tournament.
 */
id: string, name: string, 
/**
 * The name of the game.
 */
game: string, state: TournamentState, system: TournamentSystem, terms: Terms, 
/**
 * The number of people.
 */
people: number, 
/**
 * The greatest number of people.
 */
most: number, 
/**
 * True if people may join now.
 */
open: boolean, 
/**
 * True if the reader takes part.
 */
mine: boolean, 
/**
 * The number of rounds that have begun.
 */
begun: number, 
/**
 * The number of rounds that are planned for the people of now.
 */
planned: number, 
/**
 * The time at which it begins, in seconds since 1970, or `null` if the maker begins it.
 */
start: number | null, 
/**
 * The names of those in the first place, once it is over.
 */
winners: Array<string>, };

export type TournamentInfo = { line: TournamentLine, 
/**
 * The options of each table.
 */
options: { [key in string]: OptionValue }, 
/**
 * The number of its last change.
 */
version: number, 
/**
 * The name of the maker.
 */
by: string, 
/**
 * True if the reader has made it.
 */
made: boolean, 
/**
 * The number of minutes within which people come to a game.
 */
come: number, 
/**
 * The reader's number among the entrants, or `null` if the reader does not take part.
 */
me: number | null, 
/**
 * The table of the reader's game in this round, if it is not over.
 */
table: string | null, 
/**
 * The people, in the order of entry.
 */
entrants: Array<EntrantInfo>, rounds: Array<RoundInfo>, 
/**
 * The places, the first place first.
 */
standings: Array<StandingInfo>, };

export type EntrantInfo = { name: string, 
/**
 * The id of the person's page, or `null` for somebody who has left the server.
 */
player: string | null, 
/**
 * True if the person has withdrawn.
 */
left: boolean, };

export type RoundInfo = { pairings: Array<PairingInfo>, 
/**
 * The number of the entrant without an opponent, or `null` if everybody has one.
 */
bye: number | null, 
/**
 * The time until which people come, in milliseconds since 1970.
 */
due: number, };

export type PairingInfo = { 
/**
 * The number of the entrant at the first seat.
 */
first: number, 
/**
 * The number of the entrant at the second seat.
 */
second: number, 
/**
 * The id of the table, and before that of its invitation.
 */
table: string, 
/**
 * The result, or `null` before the end of the game.
 */
result: PairingResult | null, };

export type StandingInfo = { 
/**
 * The place, from 1. People whom nothing tells apart share it.
 */
place: number, 
/**
 * The number of the entrant.
 */
entrant: number, 
/**
 * Half points.
 */
halves: number, 
/**
 * The half points of all opponents.
 */
buchholz: number, 
/**
 * The Sonneborn-Berger score, in quarters of a point.
 */
sonneborn: number, 
/**
 * The half points in the games among those with equally many points.
 */
direct: number, 
/**
 * The number of games that were won at the table.
 */
wins: number, };

export type GatheringInfo = { 
/**
 * The id of the gathering, and later that of its table.
 */
table: string, 
/**
 * The name of the game.
 */
game: string, 
/**
 * The title of the game, in the reader's language.
 */
title: string, 
/**
 * The options of the table.
 */
options: { [key in string]: OptionValue }, 
/**
 * The terms of the game.
 */
terms: Terms, 
/**
 * The chairs, in the order of the seats of the table.
 */
chairs: Array<ChairInfo>, 
/**
 * True if the gathering is in everybody's list.
 */
public: boolean, 
/**
 * True if the reader has made the gathering.
 */
mine: boolean, 
/**
 * The rights of the reader. The server refuses everything else.
 */
may: Array<GatheringRight>, 
/**
 * The game of a tournament to which this invites, if it is one.
 */
pairing?: GatheringPairing, 
/**
 * The time at which the gathering was made, in seconds since 1970.
 */
made: number, 
/**
 * The promise about the luck of the table, at a gathering that has a key already.
 */
luck?: GatheringLuck, };

export type GatheringRight = "invite" | "block" | "beginNow" | "disband";

export type GatheringPairing = { 
/**
 * The id of the tournament.
 */
tournament: string, 
/**
 * The name of the tournament, which is empty in a gathering that an earlier version has made.
 */
name: string, 
/**
 * The number of the round, counted from 1, or 0 in a gathering that an earlier version has made.
 */
round: number, };

export type GatheringLuck = { 
/**
 * The number of attempts to begin, counted from 1. Each has a key of its own.
 */
attempt: number, 
/**
 * The commitment of the key: 64 hexadecimal digits.
 */
commitment: string, 
/**
 * True once the commitments of all salts are there, so that the clients may send the salts.
 */
opens: boolean, 
/**
 * The time at which the server waits for salts no longer, in milliseconds since 1970, or `null` if it waits for none.
 */
due: number | null, };

export type SeatLink = { seat: Seat, 
/**
 * The secret of the link: 64 hexadecimal digits.
 */
link: string, };

export type ChairSalt = { 
/**
 * The commitment of the salt: 64 hexadecimal digits, or `null` if it has not come.
 */
commitment: string | null, 
/**
 * True if the salt has come. Nobody is told the salt before the table begins.
 */
came: boolean, };

export type ChairInfo = { 
/**
 * The name of the person or bot at the seat, or `null` if the seat is free.
 */
name: string | null, 
/**
 * The level of the bot, or `null` if no bot plays the seat.
 */
bot: string | null, 
/**
 * True if the reader has taken the seat, or if it is kept for the reader.
 */
mine: boolean, 
/**
 * The id of the page of the person at the seat, or of the one for whom it is kept, if the person keeps an identity.
 */
player?: string, 
/**
 * The rights of the reader at this seat. The server refuses everything else.
 */
may: Array<ChairRight>, 
/**
 * The name of the person for whom a free seat is kept, as in a rematch. Nobody else can take it.
 */
kept?: string, 
/**
 * True if the seat is free only for whoever has the link to it.
 */
promised?: boolean, 
/**
 * The salt of the person, or nothing for a seat without one.
 */
salt?: ChairSalt, };

export type ChairRight = "take" | "release" | "fill" | "promise";

export type Company = { 
/**
 * For each seat, whether the person who holds it is here, or `null` for a seat that nobody holds.
 */
here: Array<boolean | null>, 
/**
 * At a table, for each seat the id of the page of the person who holds it, or `null` if there is none. The chairs of
 * a gathering have these ids themselves.
 */
players?: Array<string | null>, 
/**
 * The number of people here who hold no seat.
 */
watching: number, };

export type Saying = { "text": string } | { "phrase": ReadyPhrase };

export type ReadyPhrase = "hello" | "goodLuck" | "wellPlayed" | "thanks" | "oops" | "oneMoment" | "backLater" | "goodGame";

export type TalkNews = { 
/**
 * The lines, the oldest first.
 */
lines: Array<TalkInfo>, 
/**
 * The whole talk, or `null` if the lines follow those that the reader has.
 */
whole?: TalkSetting, };

export type TalkSetting = { 
/**
 * True if the reader speaks as a player, false as a spectator.
 */
player: boolean, 
/**
 * The phrases that are ready, in the reader's language.
 */
phrases: Array<PhraseInfo>, };

export type PhraseInfo = { phrase: ReadyPhrase, 
/**
 * The phrase in the reader's language.
 */
words: string, };

export type TalkInfo = { 
/**
 * The number of the line at the table.
 */
number: number, 
/**
 * The number of the person at the table, which says nothing else about the person.
 */
speaker: number, 
/**
 * The seat of a player, or `null` for a spectator.
 */
seat: Seat | null, 
/**
 * The name of the speaker.
 */
name: string, 
/**
 * The id of the speaker's page, if the speaker keeps an identity.
 */
player?: string, 
/**
 * What was said, as plain text.
 */
words: string, 
/**
 * The time at which it was said, in seconds since 1970.
 */
made: number, 
/**
 * The text by which the sender knows the line again, if the reader has sent it.
 */
mine?: string, };

export type GameResult = { 
/**
 * The seats with the highest score. A seat that played alone is among them if it reached its aim.
 */
won: Array<Seat>, 
/**
 * The score of each seat, in order. The list is empty in a game whose scores only distinguish the winners from the
 * others.
 */
scores: Array<number>, };

export type GameInfo = { 
/**
 * The name of the game in messages and records.
 */
name: string, 
/**
 * The title of the game, as players see it.
 */
title: string, 
/**
 * A description in one sentence. The text is empty if the game has none.
 */
about: string, 
/**
 * The smallest number of seats.
 */
fewestSeats: number, 
/**
 * The greatest number of seats.
 */
mostSeats: number, 
/**
 * The name of each seat's side. The list is empty if the sides have no names.
 */
seatTitles: Array<string>, 
/**
 * The options of a table.
 */
options: Array<OptionSpec>, 
/**
 * True if the game has a lesson.
 */
hasLesson: boolean, 
/**
 * True if the game has windows for answers, whose length can be chosen.
 */
hasWindows: boolean, };

export type BotInfo = { 
/**
 * The level of the bot, as in a seat plan, such as `ismcts:1000`.
 */
level: string, 
/**
 * The name of the bot, as players see it.
 */
label: string, 
/**
 * A description of how the bot plays, in one sentence.
 */
help: string, };

export type SeatPlan = { 
/**
 * The name of the seat at the table.
 */
name: string, 
/**
 * The level of the bot, such as `ismcts:1000`, or `null` for a person.
 */
bot: string | null, };

export type Pace = "calm" | "brisk" | "instant";

export type Scene = { 
/**
 * The stage of the game: "Round 3 of 9".
 */
heading: string, 
/**
 * The decision that is due and the seat that makes it, in one sentence.
 */
prompt: Wording, 
/**
 * The rule that applies now, if the game has numbered rules.
 */
rule: RuleNumber | null, 
/**
 * The reason why nothing except the choices can be chosen. The reason applies to everything on the table that has
 * no reason of its own.
 */
why_not: Reason | null, 
/**
 * The zones of the table, in reading order.
 */
zones: Array<Zone>, 
/**
 * The fight in the middle of the table, if there is one.
 */
contest: Contest | null, 
/**
 * The viewer's legal choices. A choice is identified by its index in this list.
 */
choices: Array<Choice>, 
/**
 * The score sheet, once the game is over.
 */
sheet: Sheet | null, };

export type RuleNumber = string;

export type Reason = { 
/**
 * The reason in one sentence.
 */
words: string, 
/**
 * The rule that gives the reason.
 */
rule: RuleNumber, };

export type Zone = { 
/**
 * The id of the zone, such as `column.2`. It stays the same over the whole game.
 */
id: string, 
/**
 * The kind of the zone.
 */
kind: ZoneKind, 
/**
 * The seat that this zone belongs to, if any.
 */
owner: Seat | null, 
/**
 * The name of the zone, as players see it.
 */
label: string, 
/**
 * The cards in the zone, in order.
 */
cards: Array<Card>, 
/**
 * The counters of the zone itself, such as the size of a deck.
 */
counters: Array<Counter>, 
/**
 * The links from the zone to other things on the table.
 */
links: Array<Link>, };

export type ZoneKind = "offer" | "hand" | "display" | "group" | "stack" | "discard" | "deck";

export type Card = { 
/**
 * The id of the card. It stays the same as long as the viewer can follow the card, so that a front end can move
 * it.
 */
id: string, 
/**
 * The side of the card that the viewer sees.
 */
face: Face, 
/**
 * The counters of the card.
 */
counters: Array<Counter>, 
/**
 * The cards under this card that belong to it.
 */
under: Array<Card>, 
/**
 * The links from the card to other things on the table.
 */
links: Array<Link>, 
/**
 * The reason why this card cannot be chosen now, for a card that a player might try to choose.
 */
why_not: Reason | null, };

export type Face = { "side": "up", 
/**
 * The kind of card, which selects its frame: `character` or `story`, for example.
 */
kind: string, 
/**
 * The name of the card's colour and picture, such as `dorothy`.
 */
tint: string, 
/**
 * The name of the card, as players see it.
 */
title: string, 
/**
 * The text of the card in words.
 */
text: Wording, 
/**
 * The text of the card in icons.
 */
glyphs: Array<Glyph>, 
/**
 * A quotation from the book, or an empty string.
 */
quote: string, } | { "side": "down", 
/**
 * A description of the card that reveals no secret: "A story turned face-down".
 */
label: string, };

export type Glyph = { "type": "icon", 
/**
 * The name of the picture.
 */
name: string, 
/**
 * The word that the picture stands for.
 */
label: string, } | { "type": "text", 
/**
 * The number or sign.
 */
text: string, } | { "type": "points", 
/**
 * The number, in the form that is written on the card.
 */
text: string, };

export type Counter = { 
/**
 * The name of the quantity that is counted: `now`, `best`, `dorothy`.
 */
id: string, 
/**
 * The name of the number, as players see it.
 */
label: string, 
/**
 * The number.
 */
value: number, 
/**
 * The parts that add up to the number, if a player can look at them.
 */
parts: Array<Part>, };

export type Part = { 
/**
 * The source of this part, in words.
 */
words: string, 
/**
 * The amount that this part adds, which may be negative.
 */
value: number, };

export type Phrase = { 
/**
 * The text of the piece.
 */
words: string, 
/**
 * True if the piece is the name of a card, to be drawn in bold.
 */
is_name: boolean, 
/**
 * The id of the card in the list of all cards, if the piece is the name of a card and the id is known.
 */
card?: string, };

export type Wording = Array<Phrase>;

export type Link = { 
/**
 * The kind of relation, by name: `captor`, `assigned`, `attacker`, `target`.
 */
kind: string, 
/**
 * The id of the zone or card at the other end of the relation.
 */
to: string, 
/**
 * The relation in words, including the thing at the other end: "captive of Kalico".
 */
words: string, };

export type Contest = { 
/**
 * The subject of the fight: "Quest: Glinda's group attacks Mombi".
 */
title: string, 
/**
 * The state of the fight in one sentence: "The attacker is ahead, 22 to 16."
 */
standing: string, 
/**
 * The two sides. The side that began the fight comes first.
 */
sides: Array<ContestSide>, };

export type ContestSide = { 
/**
 * The seat that fights on this side.
 */
seat: Seat, 
/**
 * The side's role: "Attacker".
 */
label: string, 
/**
 * True if this side would win with the current totals.
 */
ahead: boolean, 
/**
 * The die, once it has been rolled.
 */
die: Die | null, 
/**
 * The total of this side. Once the die has been rolled, its value is one of the parts of the total.
 */
total: Counter, 
/**
 * The ids of the zones that take part in the fight.
 */
zones: Array<string>, 
/**
 * The cards that were played for this side.
 */
cards: Array<Card>, };

export type Die = { 
/**
 * The number of faces.
 */
faces: number, 
/**
 * The number on the upper face.
 */
value: number, };

export type Choice = { 
/**
 * The id of the zone or card that the viewer points at to make this choice. If nothing on the table has this id, a
 * front end shows a button for the choice.
 */
at: string, 
/**
 * The id of the zone or card that the viewer points at second, if the choice needs two, such as a card and then
 * its bearer.
 */
to: string | null, 
/**
 * The choice in words: "Take column 2: Dorothy, Lion".
 */
words: Wording, 
/**
 * The expected result, if it is known: "29 against 25".
 */
hint: string | null, };

export type Sheet = { 
/**
 * The winners, in one sentence.
 */
verdict: string, 
/**
 * The results of the seats, in order.
 */
seats: Array<SheetSeat>, };

export type SheetSeat = { 
/**
 * The seat that this result belongs to.
 */
seat: Seat, 
/**
 * The name of the seat at the table.
 */
name: string, 
/**
 * True if the seat won.
 */
won: boolean, 
/**
 * The points of the seat, or `None` in a game that is won without points.
 */
total: number | null, 
/**
 * The points of the seat, card by card.
 */
lines: Array<SheetLine>, 
/**
 * The numbers that were counted for the seat, such as the cards in its hand.
 */
counters: Array<Counter>, };

export type SheetLine = { 
/**
 * The card that earned the points.
 */
card: Card, 
/**
 * The calculation of the points: "4 couples of Dorothy and Lion, 2 points each".
 */
words: string, 
/**
 * The number of points, which may be negative.
 */
points: number, };

export type OptionSpec = { 
/**
 * The name of the option in commands and records.
 */
name: string, 
/**
 * The name of the option, as players see it.
 */
label: string, 
/**
 * An explanation for players, in a sentence or two.
 */
help: string, 
/**
 * The value that the option has if it is left out.
 */
default: OptionValue, 
/**
 * The values that are allowed.
 */
kind: OptionKind, };

export type OptionKind = { "type": "flag" } | { "type": "number", 
/**
 * The smallest number that is allowed.
 */
least: number, 
/**
 * The greatest number that is allowed.
 */
most: number, } | { "type": "oneOf", 
/**
 * Each word that is allowed, with its label for players.
 */
words: Array<[string, string]>, };

export type OptionValue = boolean | number | string;

export type CardBook = { 
/**
 * The games, in the order in which they are offered.
 */
games: Array<BookGame>, };

export type BookGame = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * The title of the game.
 */
title: Words, 
/**
 * The cards, in the order in which the game lists them.
 */
cards: Array<BookCard>, };

export type BookCard = { 
/**
 * The card set or pack that adds the card, or `null` if a table with the default options has the card.
 */
set: Words | null, 
/**
 * The page about the card.
 */
page: CardPage, 
/**
 * The rules that name the card.
 */
rulings: Array<Ruling>, };

export type Ruling = { 
/**
 * The heading above the rule.
 */
section: Words, 
/**
 * The number of the rule, such as `12` or `D18`.
 */
number: string, 
/**
 * The text of the rule.
 */
text: Words, };

export type CardPage = { 
/**
 * The card, as a list of cards shows it.
 */
text: CardText, 
/**
 * The front of the card, in each language.
 */
face: Faces, 
/**
 * The keywords and the terms that the card uses, with their explanations.
 */
terms: Array<Term>, };

export type CardText = { 
/**
 * The id of the card within its game.
 */
id: string, 
/**
 * The name that players see, if the cards of the game have names.
 */
title: Words | null, 
/**
 * The whole card, written in the notation of its game.
 */
notation: string, 
/**
 * The name of the card's kind.
 */
kind: Words, 
/**
 * The text on the card, in words.
 */
words: Wordings, 
/**
 * The source of the card: a published document that names exactly this card, or our own design.
 */
ground: string, };

export type Faces = { 
/**
 * The face with English words.
 */
en: Face, 
/**
 * The face with French words.
 */
fr: Face, };

export type Term = { 
/**
 * The keyword or the term.
 */
word: Words, 
/**
 * The explanation, in one or two sentences.
 */
means: Words, };

export type Words = { 
/**
 * The English text.
 */
en: string, 
/**
 * The French text.
 */
fr: string, };

export type Wordings = { 
/**
 * The English text.
 */
en: Wording, 
/**
 * The French text.
 */
fr: Wording, };

export type Statistics = { 
/**
 * The statistics of all people together, and then of each person, the person with the most games first. The list
 * is empty if no person has finished a game.
 */
people: Array<PersonStatistics>, 
/**
 * True if there are earlier games, which are not counted.
 */
more: boolean, };

export type PersonStatistics = { 
/**
 * The name in its newest spelling, or `null` for all people together.
 */
name: string | null, 
/**
 * The statistics of each game that was played, in the order in which the games are offered.
 */
games: Array<GameStatistics>, };

export type GameStatistics = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * The results of all games that are counted.
 */
tally: Tally, 
/**
 * The results against each opponent, the most frequent first. A game against several opponents counts for each of
 * them.
 */
opponents: Array<OpponentTally>, 
/**
 * The results at each seat, in the order of the seats.
 */
seats: Array<SeatTally>, 
/**
 * The results of the games with opponents in which the person's seat decided first.
 */
first: Tally, 
/**
 * The results of the games in which another seat decided first.
 */
later: Tally, 
/**
 * The results on each day with a game, the latest day first.
 */
days: Array<DayTally>, };

export type Tally = { 
/**
 * The number of games in which the seat alone had the highest score, or played alone and reached its aim.
 */
won: number, 
/**
 * The number of games in which the seat shared the highest score with others.
 */
drawn: number, 
/**
 * The number of all other games.
 */
lost: number, };

export type OpponentTally = { opponent: Opponent, tally: Tally, };

export type Opponent = { "is": "nobody" } | { "is": "bot", level: string, } | { "is": "person", name: string, };

export type SeatTally = { seat: Seat, tally: Tally, };

export type DayTally = { 
/**
 * The day in UTC, such as `2026-11-25`.
 */
day: string, tally: Tally, };

export type Me = { 
/**
 * The name under which the guest keeps the identity, or `null` if only this browser's cookie knows the guest.
 */
name: string | null, 
/**
 * The public id of the guest's page, or `null` if the identity is not kept.
 */
player: string | null, 
/**
 * The keys of the identity, oldest first.
 */
keys: Array<MyKey>, 
/**
 * True if the server can have passkeys.
 */
passkeys: boolean, };

export type MyKey = { id: string, kind: MyKeyKind, 
/**
 * The time at which it was made, in seconds since 1970.
 */
made: number, 
/**
 * True for the browser that asks.
 */
here: boolean, };

export type MyKeyKind = "first" | "device" | "recovery" | "passkey";

export type MyCode = { code: string, 
/**
 * The time at which it stops to count, in seconds since 1970, or `null` if it has none.
 */
until: number | null, };

export type Blocked = { 
/**
 * The name of this entry of the guest's list, which says nothing about the person.
 */
id: string, 
/**
 * The name that the person had.
 */
name: string, 
/**
 * The time at which the guest has blocked the person, in seconds since 1970.
 */
made: number, };

export type Holidays = { 
/**
 * The days that are left for holidays now.
 */
left: number, 
/**
 * The days for holidays in 365 days.
 */
most: number, 
/**
 * The time at which the present holiday is over, in seconds since 1970, or `null` if the guest is not on holiday.
 */
until: number | null, };

export type Notices = { 
/**
 * The public key of the server, with which a browser subscribes to its push service, or `null` if the server sends no
 * notices.
 */
key: string | null, 
/**
 * The browsers in which the guest gets notices, oldest first.
 */
devices: Array<NoticeDevice>, };

export type NoticeDevice = { id: string, 
/**
 * The time at which notices were switched on or changed, in seconds since 1970.
 */
made: number, 
/**
 * True for the browser that asks.
 */
here: boolean, 
/**
 * True if games without a clock count, and not only those by days.
 */
untimed: boolean, 
/**
 * The names of the games that are left out.
 */
muted: Array<string>, };

export type Hooks = { 
/**
 * True if the host allows such addresses. Otherwise no notices are sent to those that are left.
 */
allowed: boolean, 
/**
 * The addresses, oldest first.
 */
hooks: Array<Hook>, 
/**
 * The secret that the request has made, or `null`. No other answer has it.
 */
made: HookSecret | null, };

export type Hook = { id: string, address: string, 
/**
 * The time at which it was given, in seconds since 1970.
 */
made: number, 
/**
 * True if games without a clock count, and not only those by days.
 */
untimed: boolean, 
/**
 * True if it gets no more notices, because too many in a row have not arrived.
 */
stopped: boolean, };

export type HookSecret = { 
/**
 * The id of the address.
 */
hook: string, 
/**
 * The secret, in the form of Standard Webhooks.
 */
secret: string, };

export type Player = { 
/**
 * The public id, which leads to nothing but this page.
 */
id: string, name: string, 
/**
 * The time since which the identity is kept, in seconds since 1970.
 */
since: number, 
/**
 * True for the reader's own page.
 */
mine: boolean, 
/**
 * The games that were played, in the order in which they are offered.
 */
games: Array<PlayedGame>, };

export type PlayedGame = { 
/**
 * The name of the game.
 */
game: string, tally: Tally, 
/**
 * The results against each opponent, the most frequent first.
 */
opponents: Array<Met>, 
/**
 * The rating, or `null` before the first rated game.
 */
rating: RatingInfo | null, };

export type Met = { opponent: Opponent, 
/**
 * The id of the opponent's page, or `null` if there is none.
 */
player: string | null, tally: Tally, };

export type RatingInfo = { rating: number, 
/**
 * The skill is that far above or below the rating, in 19 of 20 cases.
 */
interval: number, 
/**
 * True while the interval is wide.
 */
provisional: boolean, 
/**
 * The number of rated games.
 */
games: number, 
/**
 * The ratings after the newest games, oldest first.
 */
course: Array<RatingPoint>, };

export type RatingPoint = { 
/**
 * The time at which the game ended, in seconds since 1970.
 */
ended: number, rating: number, interval: number, };

export type Archive = { tables: Array<ArchivedTable>, 
/**
 * The number with which the next page continues, or `null` if there are no more games.
 */
more: number | null, };

export type ArchivedTable = { line: TableLine, 
/**
 * For each seat, the id of its person's page, or `null` if there is none.
 */
players: Array<string | null>, };

export type Ladder = { 
/**
 * The name of the game.
 */
game: string, 
/**
 * The season, such as `2026-4`.
 */
season: string, 
/**
 * The time at which it ends, in seconds since 1970.
 */
until: number, 
/**
 * The season before it.
 */
before: string, 
/**
 * The season after it, or `null` if that has not begun.
 */
after: string | null, 
/**
 * The number of rated games in the season from which on a person is listed.
 */
least: number, 
/**
 * The people, ordered by the lower end of their interval, the highest first.
 */
rungs: Array<Rung>, };

export type Rung = { 
/**
 * The id of the person's page.
 */
player: string, name: string, 
/**
 * The rating after the last game of the season.
 */
rating: number, interval: number, 
/**
 * The number of rated games in the season.
 */
games: number, };

export type Lang = "en" | "fr";

export type Seat = number;
