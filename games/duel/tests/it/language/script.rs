//! Plays a game from a script in words, with one line for each entry or group of entries:
//!
//! ```text
//! first 7 3 · Good draws Toto, Wish · roll 4 9                     chance: Good's die first; the attacker's die first
//! Good plays Dorothy · Good plays Toto on Dorothy                  also cards for a battle, and cards on a target
//! Good takes Belt for Glinda · Good looks with Picture · Good uses Powder
//! Dorothy joins Glinda · Dorothy leaves
//! Glinda attacks Mombi with Quest · Glinda attacks Mombi freely    the target decides the purpose
//! Evil intervenes with Mombi · Good calls Jack with Cry · Good negates 1 with Desert       1 is being fought
//! Evil names Kalico · Good discards Wish, Quest · Dorothy goes to Palace · Dorothy goes nowhere
//! Good is done                                                     in any window
//! ```
//!
//! A declaration has three decisions, which may also be written as separate lines: `Glinda attacks`, `with Quest` (or
//! `freely to capture`, `freely to rescue`, `freely to retake`), `at Mombi`.
//!
//! A window in which nothing can be done does not open. These lines work whether the windows open or not:
//!
//! ```text
//! fight            ends the declarations, unless they have ended by themselves
//! roll 4 9         rolls the dice, and passes for a seat that could still respond
//! fight 4 9        does both, and nobody answers
//! nobody answers   passes for both seats until the battle is over
//! on to Good: Rest   passes where it can, with random chances, until this is asked
//! on to Evil's turn  does the same until this player's next turn begins, or until the game is over
//! ```

use super::{Table, side_called};
use duel::{Action, Aim, Chance, CharacterId, Dice, Event, Kind, Means, Phase, Side, Step};
use kernel::{Entry, Game, Illegal, Rng, Turn};

impl Table {
    /// Plays the lines of a script. Panics if the rules do not allow one of them.
    #[track_caller]
    pub(crate) fn play(&mut self, script: &str) -> &mut Table {
        for line in lines(script) {
            self.attempt(line).unwrap_or_else(|why| panic!("{line:?}: {why}\n{}", self.situation()));
        }
        self
    }

    /// Plays a line that the rules must refuse, and returns the error. Panics if the rules allow the line. The table
    /// does not change.
    #[track_caller]
    pub(crate) fn refuse(&mut self, line: &str) -> Illegal {
        let before = self.clone();
        let Err(why) = self.attempt(line) else { panic!("{line:?} is not refused\n{}", before.situation()) };
        *self = before;
        why
    }

    /// Carries out a line up to the first entry that the rules do not allow, and returns the error of that entry.
    pub(super) fn attempt(&mut self, line: &str) -> Result<(), Illegal> {
        let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (first, side_called(first)) {
            (_, Some(side)) if !line.contains(" attacks") => self.decides(side, rest),
            ("first" | "roll" | "fight" | "nobody" | "on", _) => self.lets(first, rest),
            ("with" | "freely", _) => self.act(Action::With(self.means(line))),
            ("at", _) => self.act(Action::At(self.aim(rest))),
            _ => self.moves(line),
        }
    }

    /// Carries out a line about chance, or a line such as `fight`, which works whether windows open or not.
    fn lets(&mut self, first: &str, rest: &str) -> Result<(), Illegal> {
        match (first, two(rest)) {
            ("first", Some((good, evil))) => self.enter(Entry::Chance(Chance::First { good, evil })),
            ("roll", Some((attack, defence))) => {
                self.done_while(|step| matches!(step, Step::Respond(_)))?;
                self.enter(Entry::Chance(Chance::Roll(Dice { attack, defence })))
            }
            ("fight", None) => self.done_while(|step| matches!(step, Step::Window(Phase::Attack))),
            ("fight", Some(_)) => {
                self.lets("fight", "")?;
                self.lets("roll", rest)?;
                self.lets("nobody", "answers")
            }
            ("nobody", None) => self.done_while(|step| matches!(step, Step::Answer { .. })),
            ("on", None) => self.on_to(rest.trim_start_matches("to ")),
            _ => panic!("{first} {rest:?} is not a line of play"),
        }
    }

    fn done_while(&mut self, asked: impl Fn(Step) -> bool) -> Result<(), Illegal> {
        while asked(self.state.board.step) {
            self.act(Action::Done)?;
        }
        Ok(())
    }

    fn on_to(&mut self, goal: &str) -> Result<(), Illegal> {
        let mut rng = Rng::new(self.digests.len() as u64);
        let before = self.events.len();
        while self.turn() != goal && !self.has_begun(goal, before) {
            match self.game.turn(&self.state) {
                Turn::Of(_) => {
                    let offered = self.actions();
                    let done = offered.iter().find(|action| **action == Action::Done);
                    let action = *done.or(offered.first()).expect("something is offered");
                    self.act(action)?;
                }
                Turn::Chance => self.enter(Entry::Chance(self.game.sample(&self.state, &mut rng)))?,
                Turn::Over => panic!("the game was over before {goal:?}"),
            }
        }
        Ok(())
    }

    /// Returns true if the turn that `goal` names began in one of the events from index `since` on.
    fn has_begun(&self, goal: &str, since: usize) -> bool {
        let Some(side) = goal.strip_suffix("'s turn").and_then(side_called) else { return false };
        let began = |event: &Event| matches!(event, Event::TurnBegan { seat, .. } if *seat == self.seat(side));
        self.events[since..].iter().any(began)
    }

    /// Plays an action for the seat that decides.
    fn act(&mut self, action: Action) -> Result<(), Illegal> {
        let Turn::Of(seat) = self.game.turn(&self.state) else { return Err(Illegal::ChanceDecides) };
        self.enter(Entry::Action(seat, action))
    }

    /// Carries out a line such as `Good plays …`.
    fn decides(&mut self, side: Side, what: &str) -> Result<(), Illegal> {
        let (verb, rest) = what.split_once(' ').unwrap_or((what, ""));
        let split = |by: &str| rest.split_once(by).unwrap_or((rest, ""));
        let cards = || rest.split(", ");
        let action = match verb {
            "draws" => return cards().try_for_each(|name| self.draws(side, name)),
            "discards" => {
                let seat = self.seat(side);
                return cards().try_for_each(|name| self.enter(Entry::Action(seat, Action::Discard(self.card(name)))));
            }
            "takes" => return self.takes(side, split(" for ")),
            "is" if rest == "done" => Action::Done,
            "plays" => self.plays(split(" on ")),
            "looks" => Action::Look(self.card(rest.trim_start_matches("with "))),
            "uses" => Action::DiscardToDraw(self.card(rest)),
            "intervenes" => Action::Intervene(self.leader(rest.trim_start_matches("with "))),
            "calls" => {
                let (unit, card) = split(" with ");
                Action::Call { card: self.card(card), unit: self.leader(unit) }
            }
            "negates" => {
                let (number, card) = split(" with ");
                Action::Negate { card: self.card(card), attack: number.parse::<u8>().unwrap() - 1 }
            }
            "names" => Action::Captor(self.who(rest)),
            _ => panic!("{side:?} {what:?} is not a line of play"),
        };
        self.enter(Entry::Action(self.seat(side), action))
    }

    fn draws(&mut self, side: Side, name: &str) -> Result<(), Illegal> {
        let card = self.card(name);
        assert_eq!(self.game.owner(card), self.seat(side), "{name} is not in that deck");
        self.enter(Entry::Chance(Chance::Draw(card)))
    }

    fn plays(&self, (card, on): (&str, &str)) -> Action {
        let card = self.card(card);
        match self.state.board.step {
            // The target of a Spell that brings a fate is a unit, which is identified by its leader (D50).
            _ if !on.is_empty() => {
                let unit = self.game.catalog().card(card).kind == Kind::Spell
                    && self.game.fate_of(Means::Card(card)).is_some();
                Action::PlayOn { card, character: if unit { self.leader(on) } else { self.who(on) } }
            }
            Step::Answer { .. } => Action::Boost(card),
            _ => Action::Play(card),
        }
    }

    /// Plays a Spell that takes an Item, and chooses the bearer of the Item if several Characters may bear it.
    fn takes(&mut self, side: Side, (item, bearer): (&str, &str)) -> Result<(), Illegal> {
        let (card, item) = (self.card("Take Item"), self.card(item));
        self.enter(Entry::Action(self.seat(side), Action::Steal { card, item }))?;
        if bearer.is_empty() {
            return Ok(());
        }
        match self.state.board.step {
            Step::Bear { .. } => self.act(Action::Bear(self.who(bearer))),
            _ if self.state.board.attached[self.who(bearer).index()].contains(item) => Ok(()),
            _ => Err(Illegal::NotOffered),
        }
    }

    /// Carries out a line such as `Glinda attacks …`.
    fn moves(&mut self, line: &str) -> Result<(), Illegal> {
        if let Some((unit, attack)) = line.split_once(" attacks") {
            self.act(Action::Attack(self.leader(unit)))?;
            let Some((target, means)) = attack.trim().split_once(" with ").or(attack.trim().split_once(" freely"))
            else {
                return Ok(());
            };
            let aim = self.aim(target);
            let means = if means.is_empty() { free_means(aim) } else { Means::Card(self.card(means)) };
            self.act(Action::With(means))?;
            return self.act(Action::At(aim));
        }
        let action = if let Some((character, unit)) = line.split_once(" joins ") {
            Action::Join { character: self.who(character), unit: self.leader(unit) }
        } else if let Some((unit, location)) = line.split_once(" goes to ") {
            Action::Assign { unit: self.leader(unit), location: Some(self.card(location)) }
        } else if let Some(unit) = line.strip_suffix(" goes nowhere") {
            Action::Assign { unit: self.leader(unit), location: None }
        } else if let Some(bearer) = line.strip_suffix(" bears it") {
            Action::Bear(self.who(bearer))
        } else {
            let leaves = line.strip_suffix(" leaves").unwrap_or_else(|| panic!("{line:?} is not a line of play"));
            Action::Leave(self.who(leaves))
        };
        self.act(action)
    }

    fn means(&self, line: &str) -> Means {
        match line {
            "freely to capture" => Means::Capture,
            "freely to rescue" => Means::NegateCapture,
            "freely to retake" => Means::NegateControl,
            _ => Means::Card(self.card(line.strip_prefix("with ").unwrap())),
        }
    }

    fn aim(&self, name: &str) -> Aim {
        let card = self.card(name);
        if self.game.catalog().card(card).kind == Kind::Location {
            return Aim::Location(card);
        }
        let who = self.who(name);
        if self.state.board.holder(who).is_some() { Aim::Captive(who) } else { Aim::Unit(self.leader(name)) }
    }

    /// Returns the leader of this Character's unit, or the Character itself if it is in no unit.
    fn leader(&self, name: &str) -> CharacterId {
        let who = self.who(name);
        let unit = self.state.board.fronts.values().find_map(|front| front.units.of(who));
        unit.map_or(who, |unit| unit.leader())
    }

    fn situation(&self) -> String {
        let offered: Vec<String> = self.actions().iter().map(|action| self.written(action)).collect();
        format!("{}\n{}", self.turn(), offered.join("\n"))
    }
}

/// Returns the purpose of a Free Attack with the target `aim`.
fn free_means(aim: Aim) -> Means {
    match aim {
        Aim::Unit(_) => Means::Capture,
        Aim::Captive(_) => Means::NegateCapture,
        Aim::Location(_) => Means::NegateControl,
    }
}

fn two(text: &str) -> Option<(u8, u8)> {
    let (one, other) = text.split_once(' ')?;
    Some((one.parse().ok()?, other.parse().ok()?))
}

pub(crate) fn lines(script: &str) -> impl Iterator<Item = &str> {
    script.lines().map(str::trim).filter(|line| !line.is_empty())
}
