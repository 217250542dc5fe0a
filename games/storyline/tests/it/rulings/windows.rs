//! Tests Q42, Q43 and Q59 in whole random games with many answers: an Author who has an answer is asked before it is
//! too late, and an Author who may do more than pass has an answer. The expected decisions are derived from the events,
//! not from the code that asks for decisions.

use crate::stage::*;
use kernel::{Game, Rng, Seat, Turn, apply, happen};
use language::{Ability, CardId, Compare, Reaction, Source};
use std::collections::BTreeSet;
use storyline::{Action, Ask, Die, Event, PieceId, State, Storyline, Task, To, Way, Why, Window};

const GAMES: usize = 48;

const ANSWERS: [&str; 4] =
    ["REACT plays 4: CANCEL.", "REACT meeting: PUSH 1 it.", "REACT threat: PROTECT.", "REACT fall: HAND it."];
const DEEDS: [&str; 2] = ["PUSH 1 each opposing Character.", "ARCHIVE opposing Character."];

/// Returns a table on which the cards `events` have the texts of [`ANSWERS`], which react, and the cards `effects` have
/// the texts of [`DEEDS`], to which Events can react. There are three copies of each of these cards, at a cost of 1.
fn table(lay: Lay, events: &[&str], effects: &[&str]) -> Storyline {
    let events = events.iter().zip(ANSWERS.iter().cycle());
    let effects = effects.iter().zip(DEEDS.iter().cycle());
    let lay = events.chain(effects).fold(lay, |lay, (id, text)| {
        let lay = lay.says(id, text).prints(id, "copies", "3").prints(id, "cost", "1");
        lay.prints(id, "mark", "\"Magical\"").prints(id, "keywords", "[]")
    });
    lay.rules(|rules| rules.round_cap = 10).ready().game
}

fn of_oz(seats: usize) -> Storyline {
    let events = ["O38", "O39", "O41", "O44", "O46", "O47", "O48", "O49"];
    table(oz(seats), &events, &["O42", "O43", "O45", "O40"])
}

fn of_epic(seats: usize) -> Storyline {
    let lay = epic(seats).libraries(&vec![1; seats]);
    table(lay, &["B30", "B31", "B32", "B33"], &["B28", "B29"])
}

#[test]
fn a_seat_that_has_an_answer_is_asked() {
    let tables = [of_oz(2), of_epic(2), of_oz(3), of_epic(2)];
    let seen: Seen = (0..GAMES).flat_map(|number| played(&tables[number % tables.len()], number as u64)).collect();
    assert_eq!(seen, every_sort());
}

/// The kinds of questions that came up: those that were owed and asked, those that were answered, and those with a pass
/// as the only action.
type Seen = BTreeSet<String>;

fn every_sort() -> Seen {
    let windows = ["TurnStart", "TurnEnd", "BeforeScoring"].map(str::to_owned);
    let reactions = ["plays", "meeting", "threat", "fall"];
    let owed = reactions.map(|sort| format!("{sort} owed"));
    let answered = reactions.map(|sort| format!("{sort} answered"));
    windows.into_iter().chain(owed).chain(answered).chain(["only a pass".to_owned()]).collect()
}

fn played(game: &Storyline, number: u64) -> Seen {
    let (mut state, mut rng) = (game.start(), Rng::stream(11, number));
    let mut watch = Watch { game, owed: Vec::new(), turn: Vec::new(), played: Vec::new(), seen: Seen::new() };
    let mut offered = Vec::new();
    loop {
        let (before, mut events) = (state.clone(), Vec::new());
        match game.turn(&state) {
            Turn::Over => return watch.seen,
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                happen(game, &mut state, &chance, &mut events).unwrap();
            }
            Turn::Of(seat) => {
                offered.clear();
                game.legal_actions(&state, seat, &mut offered);
                watch.offers(&state, seat, &offered);
                let action = pick(&state, &offered, &mut rng);
                apply(game, &mut state, (seat, &action), &mut Vec::new(), &mut events).unwrap();
                watch.answers(&before, action);
            }
        }
        events.iter().for_each(|event| watch.hears((&before, &state), event));
        if let (Turn::Of(seat), Some(why)) = (game.turn(&state), asked(&state)) {
            watch.is_asked(&state, seat, why);
        }
        watch.nothing_is_owed(&state);
    }
}

/// Chooses a random action. If the seat answers a question or decides in a window, all actions are equally likely.
/// Otherwise, plays of cards that take effect at once, steps ahead and the saving of Events are preferred.
fn pick(state: &State, offered: &[Action], rng: &mut Rng) -> Action {
    let of = |wanted: fn(&Action) -> bool| -> Vec<Action> { offered.iter().copied().filter(wanted).collect() };
    let walks = of(|action| matches!(action, Action::Step { ahead: true, .. }));
    let lays = of(|action| matches!(action, Action::Save { .. }));
    let deeds = of(|action| matches!(action, Action::Play { to: To::Nowhere, .. }));
    let busy = of(|action| !matches!(action, Action::Done | Action::Burn(_) | Action::Save { .. }));
    let pool = match rng.below(12) {
        _ if asked(state).is_some() => offered,
        0 => offered,
        1..=4 if !deeds.is_empty() => &deeds,
        3..=7 if !walks.is_empty() => &walks,
        6..=8 if !lays.is_empty() => &lays,
        _ if !busy.is_empty() => &busy,
        _ => offered,
    };
    *rng.pick(pool).unwrap()
}

/// A question that a seat must be asked before it is too late.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Owed {
    seat: Seat,
    to: Reaction,
    it: Option<PieceId>,
}

struct Watch<'a> {
    game: &'a Storyline,
    owed: Vec<Owed>,
    /// The questions asked since the current turn began: the seat, the reason, and the source of the text.
    turn: Vec<(Seat, Why, Option<Source>)>,
    /// The cards played since the current turn began.
    played: Vec<CardId>,
    seen: Seen,
}

impl Watch<'_> {
    /// Checks that exactly one pass is offered, that archiving for dice is offered only if the hand has an answer with
    /// a cost, and that each offered card is an answer.
    fn offers(&mut self, state: &State, seat: Seat, offered: &[Action]) {
        let Some(why) = asked(state).filter(|why| matches!(why, Why::Window(_) | Why::Question(Ask::React { .. })))
        else {
            return;
        };
        let passes: Vec<&Action> = offered.iter().filter(|action| self.game.is_pass(action)).collect();
        assert_eq!(passes, [&Action::Done], "{seat:?} is asked {why:?} and offered {offered:?}");
        let Why::Question(Ask::React { to, .. }) = why else { return };
        let short = |card: CardId| self.reacts(card, to) && self.game.catalog().card(card).cost > 0;
        let burns = offered.iter().any(|action| matches!(action, Action::Burn(_)));
        assert!(!burns || state.hands[seat].cards.titles().any(short), "{seat:?} has nothing to play, and {offered:?}");
        if offered.len() == 1 {
            self.seen.insert("only a pass".into());
        }
        for action in offered {
            let card = match action {
                Action::Reveal(number) => state.saved[seat][usize::from(*number)].card,
                Action::Play { card, to: To::Nowhere } => *card,
                _ => continue,
            };
            assert!(self.reacts(card, to), "{} does not answer {to:?}", self.title(card));
        }
    }

    fn answers(&mut self, before: &State, action: Action) {
        if let Some(Why::Question(Ask::React { to, .. })) = asked(before)
            && matches!(action, Action::Reveal(_) | Action::Play { .. })
        {
            self.seen.insert(format!("{} answered", sort(to)));
        }
    }

    fn hears(&mut self, (before, after): (&State, &State), event: &Event) {
        match *event {
            Event::TurnBegan { .. } => (self.turn, self.played) = (Vec::new(), Vec::new()),
            // Blue dice belong to the Roll, which comes after w1.
            Event::Rolled { die: Die::Blue(_), .. } => self.had_window(after, Window::TurnStart),
            Event::TurnEnded(_) => self.had_window(after, Window::TurnEnd),
            Event::Ended { .. } => self.had_window(after, Window::BeforeScoring),
            Event::Played { seat, card, .. } => {
                self.played.push(card);
                self.owes_plays(before, seat, self.game.catalog().card(card).cost);
            }
            Event::Revealed { seat, .. } => self.owes_plays(before, seat, u8::MAX),
            Event::Moved { seat, piece, to, way, .. } => {
                if let Way::Text { of, seat: by } = way
                    && by != seat
                    && self.holds(before, seat, Reaction::Threat)
                {
                    let told = |(other, why, source): &(Seat, Why, Option<Source>)| {
                        *other == seat && is(*why, Reaction::Threat) && *source == Some(of)
                    };
                    assert!(self.turn.iter().any(told), "{seat:?} was not asked before {of:?} moved {piece:?}");
                    self.seen.insert("threat owed".into());
                }
                if way == Way::Step {
                    self.owes_meeting(after, (seat, piece), to.spot);
                }
            }
            Event::Archived { piece, card, .. } => self.had_fall(before, piece, card),
            _ => {}
        }
    }

    fn is_asked(&mut self, state: &State, seat: Seat, why: Why) {
        let mut source = None;
        if let Why::Question(Ask::React { to, it, frame }) = why {
            source = frame.map(|frame| state.board.frames[frame.index()].script.of);
            self.owed.retain(|owed| *owed != Owed { seat, to, it });
        }
        self.turn.push((seat, why, source));
    }

    /// Checks that each seat with a face-down Event was asked in this window (Q42).
    fn had_window(&mut self, state: &State, window: Window) {
        for (seat, saved) in state.saved.iter().filter(|(_, saved)| !saved.is_empty()) {
            let asked = self.turn.iter().any(|(other, why, _)| *other == seat && *why == Why::Window(window));
            assert!(asked, "{seat:?} has {saved:?} and had no window {window:?}");
            self.seen.insert(format!("{window:?}"));
        }
    }

    fn owes_plays(&mut self, state: &State, by: Seat, cost: u8) {
        let to = Reaction::Plays(Compare::at_most(cost));
        for seat in self.others(by) {
            if self.holds(state, seat, to) {
                self.owed.push(Owed { seat, to, it: None });
                self.seen.insert("plays owed".into());
            }
        }
    }

    fn owes_meeting(&mut self, state: &State, (by, piece): (Seat, PieceId), spot: storyline::SpotId) {
        for seat in self.others(by) {
            let stands = state.board.each().any(|(id, other)| {
                other.by == seat && state.board.spot_of(id) == Some(spot) && self.is_character(other.card)
            });
            if stands && self.holds(state, seat, Reaction::Meeting) {
                self.owed.push(Owed { seat, to: Reaction::Meeting, it: Some(piece) });
                self.seen.insert("meeting owed".into());
            }
        }
    }

    /// Checks that on another Author's turn no Character is archived before its controller was asked for a reaction,
    /// unless another version replaces it or a text of the same Author archives it.
    fn had_fall(&mut self, before: &State, piece: PieceId, card: CardId) {
        let Some(seat) = before.board.controller(piece).filter(|seat| *seat != before.board.active) else { return };
        let base = |card: CardId| self.title(card).split(" • ").next().unwrap().to_owned();
        let over = self.played.iter().any(|other| base(*other) == base(card));
        let own = before.board.frames.iter().any(|frame| frame.seat == seat);
        if !self.is_character(card) || over || own || !self.holds(before, seat, Reaction::Fall) {
            return;
        }
        let about = |(other, why, _): &(Seat, Why, Option<Source>)| {
            *other == seat
                && matches!(why, Why::Question(Ask::React { to: Reaction::Fall, it, .. }) if *it == Some(piece))
        };
        assert!(self.turn.iter().any(about), "{seat:?} was not asked before {} fell", self.title(card));
        self.seen.insert("fall owed".into());
    }

    /// Checks, when the agenda is empty, that each owed question was asked, or that its seat no longer has an answer.
    fn nothing_is_owed(&mut self, state: &State) {
        if !state.board.agenda.is_empty() {
            return;
        }
        for owed in std::mem::take(&mut self.owed) {
            let gone = owed.it.is_some_and(|it| state.board.spot_of(it).is_none());
            assert!(gone || !self.holds(state, owed.seat, owed.to), "{owed:?} was not asked");
        }
    }

    fn others(&self, by: Seat) -> Vec<Seat> {
        Seat::all(self.game.seats()).filter(|seat| *seat != by).collect()
    }

    /// Reports whether a seat has a face-down Event that answers `to`.
    fn holds(&self, state: &State, seat: Seat, to: Reaction) -> bool {
        state.saved[seat].iter().any(|saved| self.reacts(saved.card, to))
    }

    fn reacts(&self, card: CardId, to: Reaction) -> bool {
        self.game.catalog().card(card).text.iter().any(|ability| match (ability, to) {
            (Ability::React { to: Reaction::Plays(asked), .. }, Reaction::Plays(Compare { than: cost, .. })) => {
                asked.holds(i16::from(cost)) || cost == u8::MAX
            }
            (Ability::React { to: other, .. }, to) => *other == to,
            _ => false,
        })
    }

    fn is_character(&self, card: CardId) -> bool {
        self.game.catalog().card(card).vitality().is_some()
    }

    fn title(&self, card: CardId) -> &str {
        &self.game.catalog().card(card).title.en
    }
}

/// Returns the reason for the current decision, or `None` if the decision is an action of a turn.
fn asked(state: &State) -> Option<Why> {
    match (state.board.agenda.last(), state.board.step) {
        (Some(Task::Ask(question)), _) => Some(Why::Question(question.ask)),
        (None, storyline::Step::Window { which, .. }) => Some(Why::Window(which)),
        _ => None,
    }
}

fn is(why: Why, to: Reaction) -> bool {
    matches!(why, Why::Question(Ask::React { to: other, .. }) if other == to)
}

fn sort(to: Reaction) -> &'static str {
    match to {
        Reaction::Threat => "threat",
        Reaction::Fall => "fall",
        Reaction::Meeting => "meeting",
        Reaction::Plays { .. } => "plays",
    }
}
