// Printed from the Rust messages by `cargo xtask types`. Do not edit.

export type FromClient = { "say": "hello", lang: Lang, } | { "say": "tables" } & Find | { "say": "create", game: string, options: { [key in string]: OptionValue }, seats: Array<SeatPlan>, } | { "say": "open", table: string, } | { "say": "leave" } | { "say": "sit", seat: Seat | null, } | { "say": "again" } | { "say": "act", at: number, choice: number, } | { "say": "undo", at: number, } | { "say": "step", entry: number | null, } | { "say": "log", before: number, } | { "say": "record" } | { "say": "fork", entry: number, } | { "say": "pace", pace: Pace, } | { "say": "import", record: string, } | { "say": "remove", table: string, };

export type FromServer = { "say": "welcome", lang: Lang, games: Array<GameInfo>, bots: Array<BotInfo>, } | { "say": "tables", tables: Array<TableLine>, find: Find, more: number | null, } | { "say": "position" } & Position | { "say": "update" } & Update | { "say": "record", text: string, redacted: boolean, } | { "say": "log" } & LogPage | { "say": "refused", reason: string, };

export type Position = { table: string, game: string, title: string, 
/**
 * How many rows the table's log has. Unlike the number of entries it never comes again: what is taken back is a row
 * of its own.
 */
row: number, 
/**
 * How many entries the game has.
 */
entries: number, 
/**
 * How many of them are shown; fewer while an earlier position is looked at.
 */
shown: number, 
/**
 * The digest of what these eyes know of the position shown; it is not the one that records have.
 */
digest: string, seats: Array<SeatInfo>, 
/**
 * Through whose eyes; nobody's in particular without one.
 */
viewer: Seat | null, lang: Lang, 
/**
 * The person to whom the screen is to be passed before anything of theirs is shown.
 */
passTo: Seat | null, turn: TurnInfo, canUndo: boolean, pace: Pace, records: Records, 
/**
 * What somebody at this table should know besides the game, such as that a pack of cards has changed since.
 */
notices: Array<string>, scene: Scene, 
/**
 * What happened since the position that this client was shown before, oldest first; nothing where this one does not
 * come after it.
 */
news: Array<NewsLine>, 
/**
 * The newest of what happened up to the position shown, oldest first.
 */
log: Array<LogLine>, 
/**
 * Whether there is more before it to be asked for.
 */
hasEarlier: boolean, 
/**
 * The nearest position before the one shown at which something was told; none before the first.
 */
stopBefore: number | null, 
/**
 * The nearest position after the one shown at which something was told; none after the newest.
 */
stopAfter: number | null, };

export type SeatInfo = { name: string, 
/**
 * The bot's level; a person without one.
 */
bot: string | null, };

export type TurnInfo = "chance" | { "seat": Seat } | "over";

export type Records = "whole" | "revealing" | "redacted";

export type LogLine = { 
/**
 * How many entries there were when this had happened: the position to step to.
 */
entry: number, words: Wording, };

export type LogPage = { table: string, viewer: Seat | null, lang: Lang, 
/**
 * Oldest first; none if there is nothing before.
 */
lines: Array<LogLine>, hasEarlier: boolean, };

export type Update = { table: string, viewer: Seat | null, lang: Lang, 
/**
 * The row of the position that the client has.
 */
since: number, row: number, 
/**
 * How many entries the game has, all of which are shown.
 */
entries: number, digest: string, turn: TurnInfo, records: Records, canUndo: boolean, stopBefore: number | null, heading: string, prompt: Wording, 
/**
 * The zones in their order, by their ids; none where they are those of before.
 */
order: Array<string> | null, 
/**
 * The zones that are new, or not what they were.
 */
zones: Array<ZoneUpdate>, contest: Contest | null, choices: Array<Choice>, sheet: Sheet | null, 
/**
 * What happened since, oldest first.
 */
news: Array<NewsLine>, };

export type NewsLine = { 
/**
 * How many entries there were when it had happened.
 */
entry: number, 
/**
 * Its line in the log, if it has one.
 */
words: Wording | null, 
/**
 * What can be seen of it on the table, in order.
 */
happened: Array<Happening>, 
/**
 * What was being fought out then, with its dice; nothing where that still stands so, or stood so before.
 */
fight: Contest | null, };

export type Happening = { "is": "move", from: Place, to: Place, } | { "is": "turn", card: string, up: boolean, } | { "is": "die", 
/**
 * Who rolls it.
 */
seat: Seat, 
/**
 * What sort of die it is, by name.
 */
kind: string, value: number, } | { "is": "count", 
/**
 * The zone or card that it is on.
 */
at: string, 
/**
 * Which of its counters it is, by its id.
 */
counter: string, by: number, } | { "is": "attack", from: Array<string>, at: Array<string>, };

export type Place = { 
/**
 * The card's id there; none where this viewer cannot tell it from others.
 */
card: string | null, 
/**
 * Names the picture of cards like it, as a face does.
 */
tint: string | null, zone: string | null, };

export type ZoneUpdate = { id: string, kind: ZoneKind, owner: Seat | null, label: string, cards: Array<CardUpdate>, counters: Array<Counter>, links: Array<Link>, };

export type CardUpdate = string | Card;

export type Find = { 
/**
 * Words, each in the name of somebody at the table or in that of its game. Accents and capitals say nothing.
 */
words?: string, 
/**
 * It last changed at this time or later, in seconds since 1970.
 */
since?: number, 
/**
 * It last changed before this time.
 */
until?: number, 
/**
 * Its game is over, or goes on.
 */
over?: boolean, 
/**
 * It comes after the page that said `more` with this number.
 */
before?: number, };

export type TableLine = { id: string, game: string, title: string, seats: Array<SeatPlan>, 
/**
 * Where the game is, or how it ended.
 */
heading: string, entries: number, over: boolean, 
/**
 * When it last changed, in seconds since 1970.
 */
changed: number, };

export type GameInfo = { name: string, title: string, 
/**
 * What it is, in a sentence; empty where it has no words for that.
 */
about: string, fewestSeats: number, mostSeats: number, 
/**
 * What each seat is called, such as the side it plays; none where seats have no names of their own.
 */
seatTitles: Array<string>, options: Array<OptionSpec>, };

export type BotInfo = { 
/**
 * As a seat plan names it, such as `ismcts:1000`.
 */
level: string, label: string, 
/**
 * How it plays, in a sentence.
 */
help: string, };

export type SeatPlan = { name: string, 
/**
 * The bot's level, such as `ismcts:1000`; a person without one.
 */
bot: string | null, };

export type Pace = "calm" | "brisk" | "instant";

export type Scene = { 
/**
 * Where the game is: "Round 3 of 9".
 */
heading: string, 
/**
 * Who does what now, in one sentence.
 */
prompt: Wording, 
/**
 * The table in reading order.
 */
zones: Array<Zone>, 
/**
 * What is being fought out in the middle of the table, if anything is.
 */
contest: Contest | null, 
/**
 * What the viewer may do now. A choice is named by its place in this list.
 */
choices: Array<Choice>, 
/**
 * The result, once the game is over.
 */
sheet: Sheet | null, };

export type Zone = { 
/**
 * Stable over the whole game, such as `column.2`.
 */
id: string, kind: ZoneKind, 
/**
 * Before whom it lies, if before somebody.
 */
owner: Seat | null, label: string, cards: Array<Card>, counters: Array<Counter>, links: Array<Link>, };

export type ZoneKind = "offer" | "hand" | "display" | "group" | "stack" | "discard" | "deck";

export type Card = { 
/**
 * Stable while the card can be followed by eye, so that a front end can move it.
 */
id: string, face: Face, counters: Array<Counter>, 
/**
 * Cards that lie under this one and belong to it.
 */
under: Array<Card>, links: Array<Link>, 
/**
 * Why this card cannot be chosen now, where somebody might try.
 */
why_not: string | null, };

export type Face = { "side": "up", 
/**
 * What sort of card it is, for its frame: `character` or `story`, say.
 */
kind: string, 
/**
 * Names the colour and the picture, such as `dorothy`.
 */
tint: string, title: string, 
/**
 * What it says, in words.
 */
text: Wording, 
/**
 * What it says, in icons.
 */
glyphs: Array<Glyph>, 
/**
 * A line of the tale; empty where there is none.
 */
quote: string, } | { "side": "down", 
/**
 * What may be said of it: "A story turned face-down".
 */
label: string, };

export type Glyph = { "type": "icon", name: string, label: string, } | { "type": "text", text: string, } | { "type": "points", text: string, };

export type Counter = { 
/**
 * What it counts, by name: `now`, `best`, `dorothy`.
 */
id: string, label: string, value: number, 
/**
 * What the number is made of, where that can be asked; the parts add up to it.
 */
parts: Array<Part>, };

export type Part = { words: string, value: number, };

export type Phrase = { words: string, 
/**
 * Whether this is the name of a card, to be drawn bold.
 */
is_name: boolean, };

export type Wording = Array<Phrase>;

export type Link = { 
/**
 * What sort of tie it is, by name: `captor`, `assigned`, `attacker`, `target`.
 */
kind: string, 
/**
 * The zone or card at the other end.
 */
to: string, 
/**
 * The tie in words, complete: "captive of Kalico".
 */
words: string, };

export type Contest = { 
/**
 * What it is about: "Quest: Glinda's group attacks Mombi".
 */
title: string, 
/**
 * How it stands, in one sentence: "The attacker is ahead, 22 to 16."
 */
standing: string, 
/**
 * Who began it comes first.
 */
sides: Array<ContestSide>, };

export type ContestSide = { seat: Seat, 
/**
 * Its part in this: "Attacker".
 */
label: string, 
/**
 * Whether it would win as things stand.
 */
ahead: boolean, 
/**
 * Nothing before the dice are rolled.
 */
die: Die | null, 
/**
 * The die is among its parts, once rolled.
 */
total: Counter, 
/**
 * The zones that take part.
 */
zones: Array<string>, 
/**
 * The cards that were played for it.
 */
cards: Array<Card>, };

export type Die = { faces: number, value: number, };

export type Choice = { 
/**
 * The zone or card it is made by pointing at. Where nothing of this id lies on the table, it is made by a button.
 */
at: string, 
/**
 * The zone or card to point at next, where it takes two: a card, then its bearer.
 */
to: string | null, 
/**
 * What would be done: "Take column 2: Dorothy, Lion".
 */
words: Wording, 
/**
 * What would come of it, where that can be said: "29 against 25".
 */
hint: string | null, };

export type Sheet = { 
/**
 * Who won, in one sentence.
 */
verdict: string, seats: Array<SheetSeat>, };

export type SheetSeat = { seat: Seat, name: string, won: boolean, 
/**
 * The points; none in a game that is won without.
 */
total: number | null, lines: Array<SheetLine>, 
/**
 * What was counted: the hand, say.
 */
counters: Array<Counter>, };

export type SheetLine = { card: Card, 
/**
 * How the points come about: "4 couples of Dorothy and Lion, 2 points each".
 */
words: string, points: number, };

export type OptionSpec = { name: string, label: string, help: string, default: OptionValue, kind: OptionKind, };

export type OptionKind = { "type": "flag" } | { "type": "number", least: number, most: number, } | { "type": "oneOf", words: Array<[string, string]>, };

export type OptionValue = boolean | number | string;

export type Lang = "en" | "fr";

export type Seat = number;
