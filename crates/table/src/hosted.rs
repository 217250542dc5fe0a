//! Implements [`AnyTable`] for the table of one type of game.

use crate::{
    Accounting, AnyTable, Drawn, Header, Judging, Line, Move, Pass, Table, TableFault, Thought, UndoBar, Verdict,
    chronicle,
    exact::means_the_same,
    record::written,
    typed::Logged,
    unreadable::{excerpt, quote},
};
use bots::{Foresight, Fortunes, Level, Rollout};
use kernel::{
    CardText, Chronicle, Contest, Digest, Entry, Illegal, Key, Lang, News, Rng, Scene, Seat, SeatMap, Tabletop, Topic,
    Turn, Viewer,
};
use luck::{SEAL_BYTES, weighted};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::{ops::Range, sync::Arc};

/// The luck of the continuations from which luck takes its means. No game draws with this seed.
const FORESIGHT: Foresight = Foresight { seed: 0x6c65_6467_6572_0001, ahead: 0 };

impl<G: Tabletop> AnyTable for Table<G> {
    fn header(&self) -> &Header {
        &self.header
    }

    fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    fn entries(&self) -> usize {
        self.log.len()
    }

    fn record_bytes(&self) -> usize {
        let seal = if self.header.luck.is_some() { SEAL_BYTES } else { 0 };
        self.header.print().len() + 1 + self.lines_bytes() + seal
    }

    fn digest(&self) -> u64 {
        Digest::of(&*self.game, &self.state)
    }

    fn digest_for(&self, viewer: Viewer) -> u64 {
        Digest::of_view(&self.game.view(&self.state, viewer))
    }

    fn scores(&self) -> Option<SeatMap<i32>> {
        match self.turn() {
            Turn::Over => Some(self.game.scores(&self.state)),
            Turn::Of(_) | Turn::Chance => None,
        }
    }

    fn opener(&self) -> Option<Seat> {
        self.log.iter().find_map(|logged| match &logged.entry {
            Entry::Action(seat, _) => Some(*seat),
            Entry::Chance(_) => None,
        })
    }

    fn ending(&self) -> Option<&'static str> {
        match self.turn() {
            Turn::Over => self.game.course(&self.state).ending,
            Turn::Of(_) | Turn::Chance => None,
        }
    }

    fn scene(&self, viewer: Viewer, lang: Lang) -> Scene {
        let view = self.game.view(&self.state, viewer);
        self.game.scene(&view, &self.offered(viewer), &self.reader(lang))
    }

    fn contest(&self, viewer: Viewer, lang: Lang) -> Option<Contest> {
        self.game.contest(&self.game.view(&self.state, viewer), &self.reader(lang))
    }

    fn news(&self, entries: Range<usize>, viewer: Viewer, lang: Lang) -> Vec<(usize, News)> {
        let reader = self.reader(lang);
        let tell = |(at, event): (usize, &G::Event)| {
            let seen = self.game.redact(event, viewer)?;
            Some((at, self.game.tell(&seen, viewer, &reader))).filter(|(_, news)| !news.is_empty())
        };
        let old = self.played_again(entries.start..entries.end.min(self.happened.before()));
        old.iter().map(|(at, event)| (*at, event)).chain(self.happened.events(entries)).filter_map(tell).collect()
    }

    fn chronicle(&self, viewer: Viewer, lang: Lang) -> Option<Chronicle> {
        match self.turn() {
            Turn::Over => chronicle::chronicle(self, viewer, lang),
            Turn::Of(_) | Turn::Chance => None,
        }
    }

    fn choose(&mut self, seat: Seat, choice: usize) -> Result<Line, TableFault> {
        if self.active()? != seat {
            return Err(Illegal::NotYourTurn.into());
        }
        let offered = self.offered(Viewer::Seat(seat));
        let action = offered.get(choice).ok_or(TableFault::NoSuchChoice { found: choice, offered: offered.len() })?;
        self.push((Entry::Action(seat, *action), None), None)?;
        Ok(self.newest_line())
    }

    fn chance(&mut self, rng: &mut Rng) -> Result<Line, TableFault> {
        self.awaits_chance()?;
        let outcome = self.game.sample(&self.state, rng);
        self.push((Entry::Chance(outcome), None), None)?;
        Ok(self.newest_line())
    }

    fn chance_by(&mut self, seed: u64) -> Result<Line, TableFault> {
        self.awaits_chance()?;
        let purpose = self.game.purpose(&self.state);
        let before = self.log.iter().filter(|logged| logged.purpose == Some(purpose)).count();
        let outcome = self.game.sample_by(&self.state, Key::new(seed, purpose, before as u32));
        self.push((Entry::Chance(outcome), None), None)?;
        Ok(self.newest_line())
    }

    fn bound(&self) -> Result<u64, TableFault> {
        self.awaits_chance()?;
        Ok(sum(&self.outcomes()))
    }

    fn chance_at(&mut self, drawn: Drawn) -> Result<Line, TableFault> {
        self.awaits_chance()?;
        let outcome = self.outcome_at(drawn)?;
        self.push((Entry::Chance(outcome), Some(drawn)), None)?;
        Ok(self.newest_line())
    }

    fn pass(&mut self, pass: Pass) -> Result<Option<Line>, TableFault> {
        let Turn::Of(seat) = self.turn() else { return Ok(None) };
        if pass == Pass::Open && self.game.has_secrets(&self.state, seat) {
            return Ok(None);
        }
        match self.offered(Viewer::Seat(seat)).as_slice() {
            [only] if self.game.is_pass(only) => {
                self.push((Entry::Action(seat, *only), None), None)?;
                Ok(Some(self.newest_line()))
            }
            _ => Ok(None),
        }
    }

    fn window(&self) -> Option<&'static Topic> {
        self.game.window(&self.state)
    }

    fn topics(&self) -> &'static [Topic] {
        G::topics()
    }

    fn turn_number(&self) -> u32 {
        self.game.turn_number(&self.state)
    }

    fn can_only_pass(&self) -> bool {
        let offered = self.active().map(|seat| self.offered(Viewer::Seat(seat)));
        matches!(offered.as_deref(), Ok([only]) if self.game.is_pass(only))
    }

    fn let_happen(&mut self) -> Result<Line, TableFault> {
        let seat = self.active()?;
        let pass = self.offered(Viewer::Seat(seat)).into_iter().find(|action| self.game.is_pass(action));
        let pass = pass.ok_or(Illegal::NotOffered)?;
        self.push((Entry::Action(seat, pass), None), None)?;
        Ok(self.newest_line())
    }

    fn think(&self, level: Level, mut rng: Rng) -> Result<Thought, TableFault> {
        let viewer = Viewer::Seat(self.active()?);
        let (game, view, offered) = (Arc::clone(&self.game), self.game.view(&self.state, viewer), self.offered(viewer));
        Ok(Box::new(move |stop| {
            let chosen = level.bot::<G>().choose_until(&game, &view, &offered, (&mut rng, stop));
            offered.iter().position(|action| *action == chosen).expect("a bot chooses one of the actions offered")
        }))
    }

    fn judge(&self, rollouts: u32, kept: Option<usize>, lang: Lang) -> Result<Judging, TableFault> {
        let viewer = Viewer::Seat(self.active()?);
        let (game, view, offered) = (Arc::clone(&self.game), self.game.view(&self.state, viewer), self.offered(viewer));
        let mut rng = Rng::new(Digest::of_view(&view));
        let kept = kept.and_then(|choice| offered.get(choice).copied());
        Ok(Box::new(move |stop| {
            let names: Vec<_> = game.features().iter().map(|feature| feature.name(lang)).collect();
            let judged = Rollout::new(rollouts).judge(&*game, &view, (&offered, kept), (&mut rng, stop));
            let verdict = |judgement: bots::Judgement<G::Action>| Verdict {
                choice: offered
                    .iter()
                    .position(|action| *action == judgement.action)
                    .expect("a bot judges the actions offered"),
                result: judgement.result,
                loss: judgement.loss,
                rollouts: judgement.rollouts,
                parts: names.iter().copied().zip(judgement.parts).collect(),
            };
            judged.into_iter().map(verdict).collect()
        }))
    }

    fn fortunes(&self) -> Accounting {
        let (game, log) = (Arc::clone(&self.game), self.log.iter().map(|logged| logged.entry).collect::<Vec<_>>());
        Box::new(move || {
            let fortunes = Fortunes::of(&*game, &log, FORESIGHT);
            fortunes.expect("a log that came through the checked door replays")
        })
    }

    fn enter(&mut self, line: &Line) -> Result<(), TableFault> {
        let next = self.log.len() + 1;
        if let Some(found) = line.entry.filter(|number| *number != next) {
            return Err(TableFault::Unreadable { found: format!("entry {found}"), expected: format!("entry {next}") });
        }
        let entry = match &line.happened {
            Move::Chance { chance } => Entry::Chance(self.chanced(chance, line.drawn)?),
            Move::Action { seat, action } => Entry::Action(self.seat(*seat)?, self.read("action", action)?),
        };
        self.push((entry, line.drawn), line.digest.as_deref())
    }

    fn taken(&self) -> Vec<(usize, usize)> {
        let (mut state, mut events) = (self.game.start(), Vec::new());
        let mut taken = Vec::with_capacity(self.log.len());
        for logged in self.log.iter() {
            let ways = self.possible(&state);
            let index = ways.iter().position(|way| *way == logged.entry);
            taken.push((index.expect("a log that came through the checked door has possible entries"), ways.len()));
            logged
                .entry
                .enter(&*self.game, &mut state, &mut Vec::new(), &mut events)
                .expect("a log that came through the checked door replays");
            events.clear();
        }
        taken
    }

    fn ways(&self) -> usize {
        self.possible(&self.state).len()
    }

    fn take(&mut self, index: usize) -> Result<(), TableFault> {
        let ways = self.possible(&self.state);
        let way = ways.get(index).ok_or(TableFault::NoSuchChoice { found: index, offered: ways.len() })?;
        self.push((*way, None), None)
    }

    fn expected(&self) -> String {
        match self.turn() {
            Turn::Over => "no more entries".to_owned(),
            Turn::Of(seat) => {
                let offered = self.offered(Viewer::Seat(seat));
                format!("\"seat\":{} with \"action\" {}", seat.index(), list(offered.iter()))
            }
            Turn::Chance => {
                format!("\"chance\" {}", list(self.outcomes().iter().map(|(outcome, _)| outcome)))
            }
        }
    }

    fn lines(&self) -> Vec<Line> {
        (0..self.log.len()).filter_map(|at| self.line(at)).collect()
    }

    fn undo_bar(&self, seat: Seat, passes: Pass) -> Option<UndoBar> {
        let acted = |logged: &Logged<G>| matches!(&logged.entry, Entry::Action(actor, _) if *actor == seat);
        let has_acted = || (0..self.log.len()).rev().filter_map(|at| self.log.get(at)).any(acted);
        let bar = self.decided(seat, passes).err()?;
        Some(if has_acted() { bar } else { UndoBar::Nothing })
    }

    fn undo(&mut self, seat: Seat, passes: Pass) -> Result<usize, TableFault> {
        let kept = self.decided(seat, passes).map_err(|_| TableFault::CannotUndo)?;
        let taken_back = self.log.len() - kept;
        *self = self.rewound(kept)?;
        Ok(taken_back)
    }

    fn dealt_again(&self, viewer: Viewer, rng: &mut Rng) -> Box<dyn AnyTable> {
        let state = self.game.determinize(&self.game.view(&self.state, viewer), rng);
        let mut table = self.clone();
        table.state = state;
        Box::new(table)
    }

    fn copy(&self) -> Box<dyn AnyTable> {
        Box::new(self.clone())
    }

    fn at(&self, entries: usize) -> Result<Box<dyn AnyTable>, TableFault> {
        Ok(Box::new(self.rewound(entries)?))
    }

    fn card_texts(&self) -> Vec<CardText> {
        self.game.card_texts()
    }
}

impl<G: Tabletop> Table<G> {
    /// Returns an error if chance does not decide now.
    fn awaits_chance(&self) -> Result<(), Illegal> {
        match self.turn() {
            Turn::Chance => Ok(()),
            Turn::Of(_) => Err(Illegal::SeatDecides),
            Turn::Over => Err(Illegal::Over),
        }
    }

    /// Returns the outcomes that are possible now, with their weights, in the order of the rules.
    fn outcomes(&self) -> Vec<(G::Chance, u32)> {
        let mut outcomes = Vec::new();
        self.game.chances(&self.state, &mut outcomes);
        outcomes
    }

    /// Returns the outcome that a drawn number gives at this position.
    fn outcome_at(&self, Drawn { bound, number }: Drawn) -> Result<G::Chance, TableFault> {
        let outcomes = self.outcomes();
        let expected = sum(&outcomes);
        if bound != expected {
            return Err(TableFault::Bound { found: bound, expected });
        }
        weighted(&outcomes, number).copied().ok_or(TableFault::Number { number, bound })
    }

    /// Reads an outcome of chance. If a number was drawn for it, checks that the number gives it.
    fn chanced(&self, chance: &Value, drawn: Option<Drawn>) -> Result<G::Chance, TableFault> {
        let outcome = self.read("chance", chance)?;
        if let Some(drawn) = drawn.filter(|_| self.turn() == Turn::Chance) {
            let given = self.outcome_at(drawn)?;
            if given != outcome {
                let (found, expected) = (excerpt(chance), excerpt(&written(&given)));
                return Err(TableFault::Outcome { number: drawn.number, found, expected });
            }
        }
        Ok(outcome)
    }

    fn line(&self, at: usize) -> Option<Line> {
        let Logged { entry, drawn, digest, purpose: _, bytes: _ } = self.log.get(at)?;
        Some(Line::of(at + 1, (entry, *drawn), *digest))
    }

    /// Plays the entries in `entries` again, because their events are no longer kept. Returns these events.
    fn played_again(&self, entries: Range<usize>) -> Vec<(usize, G::Event)> {
        if entries.is_empty() {
            return Vec::new();
        }
        let (mut state, mut offered, mut events) = (self.position(entries.start), Vec::new(), Vec::new());
        let mut played = Vec::new();
        for (at, logged) in entries.filter_map(|at| Some((at, self.log.get(at)?))) {
            logged
                .entry
                .enter(&*self.game, &mut state, &mut offered, &mut events)
                .expect("a log that came through the checked door replays");
            played.extend(events.drain(..).map(|event| (at + 1, event)));
        }
        played
    }

    /// Returns the number of entries before the last decision of `seat`, or the reason why the seat may not take it
    /// back. A pass that the table made does not count as a decision.
    fn decided(&self, seat: Seat, passes: Pass) -> Result<usize, UndoBar> {
        for at in (0..self.log.len()).rev() {
            let Some(Entry::Action(actor, action)) = self.log.get(at).map(|logged| &logged.entry) else {
                return Err(UndoBar::Shown);
            };
            if *actor != seat {
                return Err(UndoBar::Others);
            }
            let before = self.position(at);
            if self.game.reveals(&before, seat, action) {
                return Err(UndoBar::Shown);
            }
            let mut offered = Vec::new();
            self.game.legal_actions(&before, seat, &mut offered);
            let is_asked = passes == Pass::Open && self.game.has_secrets(&before, seat);
            if is_asked || offered.len() > 1 || !self.game.is_pass(action) {
                return Ok(at);
            }
        }
        Err(UndoBar::Nothing)
    }

    /// Returns the entries that are possible in a position, always in the same order.
    fn possible(&self, state: &G::State) -> Vec<Entry<G::Action, G::Chance>> {
        match self.game.turn(state) {
            Turn::Of(seat) => {
                let mut offered = Vec::new();
                self.game.legal_actions(state, seat, &mut offered);
                offered.into_iter().map(|action| Entry::Action(seat, action)).collect()
            }
            Turn::Chance => {
                let mut outcomes = Vec::new();
                self.game.chances(state, &mut outcomes);
                outcomes.into_iter().map(|(outcome, _)| Entry::Chance(outcome)).collect()
            }
            Turn::Over => Vec::new(),
        }
    }

    fn newest_line(&self) -> Line {
        self.log.len().checked_sub(1).and_then(|at| self.line(at)).expect("an entry has just been added")
    }

    fn seat(&self, number: usize) -> Result<Seat, TableFault> {
        let count = self.game.seats();
        Seat::new(number, count).ok_or_else(|| TableFault::Unreadable {
            found: format!("\"seat\":{number}"),
            expected: format!("a seat from 0 to {}", count - 1),
        })
    }

    /// Reads an action or an outcome in the game's own encoding. Refuses a value if writing the result gives JSON with
    /// a different meaning. `what` names the kind of the value in the fault.
    fn read<T: Serialize + DeserializeOwned>(&self, what: &str, value: &Value) -> Result<T, TableFault> {
        let read = T::deserialize(value).map_err(|fault| TableFault::Unreadable {
            found: format!("the {what} {} ({})", excerpt(value), quote(&fault.to_string())),
            expected: self.expected(),
        })?;
        let ours = written(&read);
        if means_the_same(value, &ours) {
            return Ok(read);
        }
        Err(TableFault::Unreadable {
            found: format!("the {what} {}", excerpt(value)),
            expected: format!("it written as {}", excerpt(&ours)),
        })
    }
}

fn sum<C>(outcomes: &[(C, u32)]) -> u64 {
    outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum()
}

/// Returns the first few of `items` as a list in words, for the description of an expected entry.
fn list<T: Serialize>(items: impl Iterator<Item = T>) -> String {
    const SHOWN: usize = 6;
    let mut words: Vec<String> = items.take(SHOWN + 1).map(|item| written(&item).to_string()).collect();
    let more = words.len() > SHOWN;
    words.truncate(SHOWN);
    match words.pop() {
        Some(last) if more => format!("{}, {last} or another like these", words.join(", ")),
        Some(only) if words.is_empty() => only,
        Some(last) => format!("{} or {last}", words.join(", ")),
        None => "of which there is none".to_owned(),
    }
}
