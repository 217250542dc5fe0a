//! The phases of a turn.

use crate::{Event, Phase, State, Step};
use kernel::Sink;

pub(super) fn begin(state: &mut State, phase: Phase, events: &mut impl Sink<Event>) {
    state.board.step = Step::Window(phase);
    events.push(Event::PhaseBegan { seat: state.board.active, phase });
}
