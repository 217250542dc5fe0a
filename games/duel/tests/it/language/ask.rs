//! Questions that tests ask about a position.

use super::Table;
use duel::{Attack, Cards, Event, Fate, Muster, Side, Stance, Step, Totals, View, force, is_spellcaster, totals};
use kernel::{Game, Turn, Viewer};

impl Table {
    /// Returns the Force of this Character's unit when it attacks, without the dice.
    pub(crate) fn attack(&self, name: &str) -> i16 {
        self.force_of(name, Stance::Attacking(None))
    }

    pub(crate) fn attack_to(&self, name: &str, fate: Fate) -> i16 {
        self.force_of(name, Stance::Attacking(Some(fate)))
    }

    pub(crate) fn defence(&self, name: &str) -> i16 {
        self.force_of(name, Stance::Defending)
    }

    /// Returns the Force of this Character's unit when it neither attacks nor defends.
    pub(crate) fn rest(&self, name: &str) -> i16 {
        self.force_of(name, Stance::AtRest)
    }

    fn force_of(&self, name: &str, stance: Stance) -> i16 {
        let (who, board) = (self.who(name), &self.state.board);
        let seat = board.controller(who).unwrap_or_else(|| panic!("{name} is not in play"));
        let unit = board.fronts[seat].units.of(who).unwrap_or_else(|| panic!("{name} is in no unit"));
        force(&self.game, board, Muster { seat, members: unit.members, stance })
    }

    pub(crate) fn casts(&self, name: &str) -> bool {
        is_spellcaster(&self.game, &self.state.board, self.who(name))
    }

    /// Returns the Attack Total and the Defense Total of the current battle. If no battle is being fought, returns
    /// those of the last one.
    pub(crate) fn totals(&self) -> (i16, i16) {
        let said = self.events.iter().rev().find_map(|event| match *event {
            Event::Rolled { attack, defence, .. }
            | Event::Answered { attack, defence, .. }
            | Event::BattleEnded { attack, defence, .. } => Some((attack, defence)),
            _ => None,
        });
        if let Step::Answer { battle, .. } = self.state.board.step {
            let Totals { attack, defence } = totals(&self.game, &self.state.board, &self.fought(), &battle);
            // A call after the roll also changes the totals, so they are computed from the current position.
            return (attack, defence);
        }
        said.expect("there was a battle")
    }

    /// Returns the attack that is being resolved.
    pub(crate) fn fought(&self) -> Attack {
        *self.state.board.attacks.first().expect("an attack is being fought")
    }

    /// Returns the seat that decides, and the step: `Good: Summon`, `Evil: Answer`. If no seat decides, returns
    /// `chance`, `Good won`, `Evil won` or `a draw`.
    pub(crate) fn turn(&self) -> String {
        match (self.game.turn(&self.state), self.state.board.step) {
            (Turn::Of(seat), step) => format!("{:?}: {}", self.side(seat), step_name(step)),
            (Turn::Chance, _) => "chance".into(),
            (Turn::Over, Step::Over { winner: Some(winner) }) => format!("{:?} won", self.side(winner)),
            (Turn::Over, Step::Over { winner: None }) => "a draw".into(),
            (Turn::Over, step) => panic!("the game is over in {step:?}"),
        }
    }

    /// Returns the number of turns that a side has begun so far.
    pub(crate) fn turns(&self, side: Side) -> u8 {
        self.state.board.fronts[self.seat(side)].turns
    }

    /// Returns the number of turns in a row that a side ended without a viable Character (D1).
    pub(crate) fn barren(&self, side: Side) -> u8 {
        self.state.board.fronts[self.seat(side)].barren
    }

    /// Returns true if the rules would allow every step of `line`.
    pub(crate) fn offers(&self, line: &str) -> bool {
        self.clone().attempt(line).is_ok()
    }

    pub(crate) fn hand(&self, side: Side) -> Cards {
        self.state.holdings[self.seat(side)].hand
    }

    pub(crate) fn cards(&self, names: &str) -> Cards {
        names.split(',').map(|name| self.card(name.trim())).collect()
    }

    pub(crate) fn look(&self, side: Side) -> View {
        self.game.view(&self.state, Viewer::Seat(self.seat(side)))
    }

    pub(crate) fn look_from_the_table(&self) -> View {
        self.game.view(&self.state, Viewer::Table)
    }
}

fn step_name(step: Step) -> String {
    match step {
        Step::Window(phase) => format!("{phase:?}"),
        Step::ChooseMeans(_) => "Means".into(),
        Step::ChooseTarget { .. } => "Target".into(),
        Step::Bear { .. } => "Bear".into(),
        Step::Intervene => "Intervene".into(),
        Step::Respond(_) => "Respond".into(),
        Step::Answer { .. } => "Answer".into(),
        Step::NameCaptor(_) => "Captor".into(),
        Step::Discard => "Discard".into(),
        Step::Assign => "Assign".into(),
        Step::RollFirst | Step::Deal(_) | Step::Draw { .. } | Step::Roll(_) | Step::Over { .. } => {
            panic!("nobody is asked in {step:?}")
        }
    }
}
