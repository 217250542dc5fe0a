//! The warning of a seat that is about to lose, because it has no viable Character (rules 2, D1).

use super::painter::Painter;
use crate::{Step, rules};
use kernel::Seat;

impl Painter<'_> {
    /// Returns the warning at a decision outside battles, or `None` if no seat is about to lose.
    pub(super) fn peril(&self) -> Option<String> {
        if !matches!(self.board.step, Step::Window(_) | Step::Discard | Step::Assign) {
            return None;
        }
        let active = self.board.active;
        let lacking = |seat: &Seat| self.board.viable(*seat).is_empty();
        let last = |seat: &Seat| lacking(seat) && self.board.fronts[*seat].barren + 1 == rules::BARREN_TURNS;
        if let Some(seat) = [active, self.board.foe(active)].into_iter().find(last) {
            return Some(self.loses_after(seat));
        }
        let counts = self.board.fronts[active].turns >= rules::FIRST_TURN_THAT_COUNTS;
        (counts && lacking(&active)).then(|| self.begins_to_count(active))
    }

    /// Returns the warning that a seat loses at the end of this turn, or of its next one.
    fn loses_after(&self, seat: Seat) -> String {
        let (turn, tour) = match (seat == self.board.active, self.is_own(seat)) {
            (true, _) => ("this turn", "ce tour"),
            (false, true) => ("your next turn", "votre prochain tour"),
            (false, false) => ("their next turn", "son prochain tour"),
        };
        if self.is_own(seat) {
            return self.speaker.say(
                format!("You lose if you have no viable Character at the end of {turn}."),
                format!("Vous perdez si vous n’avez aucun Personnage viable à la fin de {tour}."),
            );
        }
        let name = self.speaker.name(seat);
        self.speaker.say(
            format!("{name} loses with no viable Character at the end of {turn}."),
            format!("{name} perd sans Personnage viable à la fin de {tour}."),
        )
    }

    /// Returns the warning that this turn is the first of the turns in a row after which a seat loses.
    fn begins_to_count(&self, seat: Seat) -> String {
        if self.is_own(seat) {
            return self.speaker.say(
                "You lose if this turn and your next one end without a viable Character of yours.",
                "Vous perdez si ce tour et le suivant finissent sans Personnage viable chez vous.",
            );
        }
        let name = self.speaker.name(seat);
        self.speaker.say(
            format!("{name} loses if this turn and the next one of {name} end without a viable Character."),
            format!("{name} perd si ce tour et son suivant finissent sans Personnage viable."),
        )
    }
}
