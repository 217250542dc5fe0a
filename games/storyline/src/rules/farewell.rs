//! The ARCHIVED texts of cards that leave play for the Archive (Q76).

use super::{Referee, room::Waiting};
use crate::{
    Event, PieceId, Storyline, Task, continuous,
    filter::{self, Eye},
};
use kernel::{Seat, Sink};
use language::{Ability, Script, Source, When};

impl<S: Sink<Event>> Referee<'_, S> {
    /// Returns the texts about a card that is about to be archived: its own texts, and the texts of other cards that
    /// stay in play.
    pub(super) fn farewells(&self, id: PieceId) -> Waiting {
        let (game, board) = (self.game, &self.state.board);
        let mut tasks = Waiting::default();
        if !game.texts.mourns {
            return tasks;
        }
        for (other, piece) in board.each().filter(|(_, piece)| game.texts.card(piece.card).mourns) {
            if continuous::is_blank(game, board, other) {
                continue;
            }
            let spot = board.spot_of(other);
            let eye = Eye::of(Some(piece.by), Some(other), spot);
            for (number, ability) in game.catalog.card(piece.card).text.iter().enumerate() {
                let Ability::When { when: When::Archived(of), .. } = ability else { continue };
                let (speaks, this) = match of {
                    None => (other == id, None),
                    Some(what) => (other != id && filter::matches(game, board, eye, what, id), Some(other)),
                };
                let script = Script { of: Source::Card(piece.card), ability: number as u8 };
                if speaks {
                    tasks.add(script, Task::Trigger { script, this, it: None, seat: piece.by, spot });
                }
            }
        }
        tasks
    }

    /// Puts the texts on the agenda. Texts of the same moment run in turn order, and the texts of one Author in the
    /// order of events (Q62).
    pub(super) fn say_farewell(&mut self, tasks: Waiting) {
        for task in self.with_room(&tasks) {
            let Task::Trigger { seat, .. } = *task else { continue };
            let (game, board) = (self.game, &self.state.board);
            let turn = |seat: Seat| game.in_turn(board.active).position(|other| other == seat);
            let later = |other: &Task| is_farewell(game, other).is_some_and(|of| turn(of) <= turn(seat));
            let before = board.agenda.iter().rev().take_while(|other| later(other)).count();
            let place = board.agenda.len() - before;
            if self.state.board.agenda.is_full() {
                self.push(*task);
            } else {
                self.board().agenda.insert(place, *task);
            }
        }
    }
}

/// Returns the seat of a task that runs the ARCHIVED text of a card, or `None` for any other task.
fn is_farewell(game: &Storyline, task: &Task) -> Option<Seat> {
    let Task::Trigger { script: Script { of: Source::Card(card), ability }, seat, .. } = task else { return None };
    let ability = game.catalog.card(*card).text.get(usize::from(*ability));
    matches!(ability, Some(Ability::When { when: When::Archived(_), .. })).then_some(*seat)
}
