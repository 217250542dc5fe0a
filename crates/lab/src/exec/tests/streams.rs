//! Tests that the messages to a seat do not depend on anything that the seat cannot see.

use crate::exec::{
    message::{Want, line},
    speech::Speech,
};
use catalog::Wanted;
use kernel::{Digest, Options, Rng, Seat, SeatMap, Shelf, Tabletop, Turn, Unheard, Viewer};
use testkit::{Compared, Known, Leak, Took, World, compare};

const GAMES: [(&str, usize); 5] = [("draft", 3), ("duel", 2), ("oz", 2), ("oz", 4), ("epic", 2)];
const PAIRS: usize = 12;
const DECISIONS: usize = 40;
/// The exclusive upper bound of the number of entries before the two worlds diverge.
const FIRST: u32 = 300;

/// A planted fault, which the comparison must detect.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fault {
    None,
    /// The program hears events as a spectator of everything would.
    Unredacted,
    /// The view is that of the seat to move.
    OtherView,
}

/// A game with the conversation that one seat has about it.
struct Stage<'a, G: Tabletop> {
    game: &'a G,
    state: G::State,
    seat: Seat,
    speech: Speech,
    chance: Rng,
    fault: Fault,
}

impl<G: Tabletop> Stage<'_, G> {
    fn legal(&self) -> Option<(Seat, Vec<G::Action>)> {
        let Turn::Of(seat) = self.game.turn(&self.state) else { return None };
        let mut legal = Vec::new();
        self.game.legal_actions(&self.state, seat, &mut legal);
        Some((seat, legal))
    }

    fn knows(&self) -> Known {
        let view = self.game.view(&self.state, Viewer::Seat(self.seat));
        Known { is_pass: false, digest: Digest::of_view(&view) }
    }

    fn hear(&mut self, events: &[G::Event]) {
        for event in events {
            if self.fault == Fault::Unredacted {
                let seats: Vec<Seat> = Seat::all(self.game.seats()).collect();
                // Other seats hear what they saw, and this seat hears it too.
                for seat in seats {
                    let mut other = Speech::new(names(self.game.seats()), seat, vec![Want::News]);
                    other.hear(self.game, event);
                    self.speech.overhear(other);
                }
            }
            self.speech.hear(self.game, event);
        }
    }

    /// Returns the message to the seat if it decides now, or if the game is over.
    fn message(&mut self) -> Vec<String> {
        let message = match self.game.turn(&self.state) {
            Turn::Of(seat) if seat == self.seat || self.fault == Fault::OtherView => {
                let (_, legal) = self.legal().expect("a seat decides");
                let view = self.game.view(&self.state, Viewer::Seat(seat));
                self.speech.decide(self.game, (&view, &legal), Some(1_000))
            }
            Turn::Over => self.speech.over(Some(&self.game.scores(&self.state)), [].into_iter(), None),
            Turn::Of(_) | Turn::Chance => return Vec::new(),
        };
        vec![line(&message)]
    }
}

impl<G: Tabletop> World for Stage<'_, G> {
    fn offers(&self) -> Option<(Seat, Vec<String>)> {
        let (seat, legal) = self.legal()?;
        Some((seat, legal.iter().map(|action| format!("{action:?}")).collect()))
    }

    fn take(&mut self, offer: usize) -> Took {
        let (seat, legal) = self.legal().expect("it is offered");
        let mut events = Vec::new();
        self.game.play(&mut self.state, seat, &legal[offer], &mut events);
        self.hear(&events);
        let mut entries = vec![self.knows()];
        while self.game.turn(&self.state) == Turn::Chance {
            let chance = self.game.sample(&self.state, &mut self.chance);
            events.clear();
            self.game.happen(&mut self.state, &chance, &mut events);
            self.hear(&events);
            entries.push(self.knows());
        }
        Took { entries, messages: self.message() }
    }

    fn shown(&mut self) -> Vec<String> {
        self.message()
    }
}

struct Visit(Fault);

impl catalog::Visitor for Visit {
    type Out = Result<Vec<Compared>, Leak>;

    /// Compares pairs of worlds that look the same to a random seat, at random positions of random games.
    fn visit<G: Tabletop>(self, game: G) -> Self::Out {
        let mut all = Vec::new();
        for number in 0.. {
            if all.len() == PAIRS {
                break;
            }
            let mut rng = Rng::stream(21, number);
            let Some(state) = somewhere(&game, &mut rng) else { continue };
            let seats: Vec<Seat> = Seat::all(game.seats()).collect();
            let seat = *rng.pick(&seats).expect("a table has seats");
            let other = game.determinize(&game.view(&state, Viewer::Seat(seat)), &mut rng);
            let luck = rng.word();
            let stage = |state| Stage {
                game: &game,
                state,
                seat,
                speech: Speech::new(names(game.seats()), seat, vec![Want::Words, Want::News, Want::Scene, Want::View]),
                chance: Rng::new(luck),
                fault: self.0,
            };
            let (mut one, mut two) = (stage(state), stage(other));
            all.push(compare([&mut one, &mut two], DECISIONS, &mut rng)?);
        }
        Ok(all)
    }
}

/// Returns a random position at which a seat decides, or `None` if the game ends before it.
fn somewhere<G: Tabletop>(game: &G, rng: &mut Rng) -> Option<G::State> {
    let (mut state, mut left) = (game.start(), rng.below(FIRST));
    loop {
        match game.turn(&state) {
            Turn::Over => return None,
            Turn::Of(_) if left == 0 => return Some(state),
            Turn::Of(seat) => {
                let mut legal = Vec::new();
                game.legal_actions(&state, seat, &mut legal);
                let action = *rng.pick(&legal)?;
                game.play(&mut state, seat, &action, &mut Unheard);
            }
            Turn::Chance => {
                let chance = game.sample(&state, rng);
                game.happen(&mut state, &chance, &mut Unheard);
            }
        }
        left = left.saturating_sub(1);
    }
}

fn names(seats: usize) -> SeatMap<String> {
    SeatMap::new(seats, |seat| format!("Seat {}", seat.index() + 1))
}

fn streams((game, seats): (&str, usize), fault: Fault) -> Result<Vec<Compared>, Leak> {
    let wanted = Wanted { game, options: &Options::new(), seats, shelf: &Shelf::EMPTY };
    catalog::visit(wanted, Visit(fault)).expect("a game with its usual options")
}

#[test]
fn messages_do_not_depend_on_hidden_information() {
    for game in GAMES {
        let all = streams(game, Fault::None).unwrap_or_else(|leak| panic!("{game:?}: {leak}"));
        let messages: usize = all.iter().map(|compared| compared.messages).sum();
        assert!(messages > 50, "{game:?}: {messages} messages");
    }
}

#[test]
fn a_message_with_something_hidden_is_found() {
    for fault in [Fault::Unredacted, Fault::OtherView] {
        // A draft has no hidden information.
        for game in GAMES.into_iter().filter(|(name, _)| *name != "draft") {
            assert!(matches!(streams(game, fault), Err(Leak::Bytes { .. } | Leak::Messages { .. })), "{game:?}");
        }
    }
}
