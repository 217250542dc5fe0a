//! Turns the rest of a game into its extensive form, by playing every action and every outcome of chance.

use super::{
    form::{Form, Info, Node},
    knowledge::{Knowledge, Mind},
};
use kernel::{Digest, Game, Seat, SeatMap, Turn, Viewer, winners};
use std::collections::HashMap;

/// The rest of a game in extensive form, with the question at each information set.
pub(super) struct Grown<G: Game> {
    pub(super) form: Form,
    /// The question at each information set, in the order of [`Form::infos`].
    pub(super) asked: Vec<Asked<G>>,
}

/// The question at an information set.
pub(super) struct Asked<G: Game> {
    pub(super) view: G::View,
    pub(super) legal: Vec<G::Action>,
    /// The positions that the seat cannot tell apart, each with the probability that chance allows it.
    pub(super) positions: Vec<(f64, G::State)>,
}

/// The greatest number of entries between the first position and an end.
const MOST_DEPTH: usize = 300;

/// Returns the extensive form of the game that begins in one of these positions, all equally likely. Every seat but the
/// one that cannot tell them apart knows which. Returns `None` if the form would have more than `most` nodes.
///
/// The payoff of a game for one seat is its score, and that of a game for two is the first seat's share of the win.
pub(super) fn grow<G: Game>(game: &G, worlds: &[G::State], most: usize) -> Option<Grown<G>> {
    if let [world] = worlds {
        match Grower::new(game, most, Sight::Open).grown(std::slice::from_ref(world)) {
            Ok(grown) => return Some(grown),
            Err(Stop::Large) => return None,
            Err(Stop::Hidden) => {}
        }
    }
    Grower::new(game, most, Sight::Hidden(Knowledge::new(game.seats()))).grown(worlds).ok()
}

/// The reason why a form is not finished.
enum Stop {
    /// It has too many nodes.
    Large,
    /// Something happens that not every seat sees.
    Hidden,
}

/// The knowledge that tells nodes apart.
enum Sight<G: Game> {
    /// Everybody sees everything, so positions that are equal are one node.
    Open,
    /// Seats know different things, so a node is a whole history.
    Hidden(Knowledge<G>),
}

struct Grower<'a, G: Game> {
    game: &'a G,
    most: usize,
    sight: Sight<G>,
    nodes: Vec<Node>,
    infos: Vec<Info>,
    asked: Vec<Asked<G>>,
    /// For each seat and its knowledge, the information set.
    sets: HashMap<(Seat, Mind), u32>,
    /// The nodes of positions by their digests, if everybody sees everything.
    known: HashMap<u64, Vec<(G::State, u32)>>,
}

/// The way to a position.
#[derive(Clone)]
struct Path {
    /// The knowledge of each seat.
    minds: SeatMap<Mind>,
    /// The probability that chance allows this way.
    chance: f64,
    depth: usize,
}

impl<'a, G: Game> Grower<'a, G> {
    fn new(game: &'a G, most: usize, sight: Sight<G>) -> Grower<'a, G> {
        let (nodes, infos, asked) = (Vec::new(), Vec::new(), Vec::new());
        Grower { game, most, sight, nodes, infos, asked, sets: HashMap::new(), known: HashMap::new() }
    }

    fn grown(mut self, worlds: &[G::State]) -> Result<Grown<G>, Stop> {
        let chance = 1.0 / worlds.len() as f64;
        let mut roots = Vec::new();
        for world in worlds {
            let minds = SeatMap::new(self.game.seats(), |seat| match &mut self.sight {
                Sight::Open => Mind::default(),
                Sight::Hidden(knowledge) => knowledge.first(seat, self.game.view(world, Viewer::Seat(seat))),
            });
            roots.push((chance, self.add(world, &Path { minds, chance, depth: 0 })?));
        }
        if roots.len() > 1 {
            self.push(Node::Chance(roots))?;
        }
        let open = matches!(self.sight, Sight::Open);
        Ok(Grown { form: Form { nodes: self.nodes, infos: self.infos, open }, asked: self.asked })
    }

    /// Adds a position with everything that can follow, and returns its node.
    fn add(&mut self, state: &G::State, path: &Path) -> Result<u32, Stop> {
        if path.depth > MOST_DEPTH {
            return Err(Stop::Large);
        }
        if !matches!(self.sight, Sight::Open) {
            return self.add_new(state, path);
        }
        let digest = Digest::of(self.game, state);
        let mut alike = self.known.get(&digest).into_iter().flatten();
        if let Some((_, node)) = alike.find(|(known, _)| known == state) {
            return Ok(*node);
        }
        let node = self.add_new(state, path)?;
        self.known.entry(digest).or_default().push((state.clone(), node));
        Ok(node)
    }

    fn add_new(&mut self, state: &G::State, path: &Path) -> Result<u32, Stop> {
        match self.game.turn(state) {
            Turn::Over => self.push(Node::End(payoff(self.game, state))),
            Turn::Chance => {
                let mut outcomes = Vec::new();
                self.game.chances(state, &mut outcomes);
                let total: f64 = outcomes.iter().map(|(_, weight)| f64::from(*weight)).sum();
                let mut next = Vec::with_capacity(outcomes.len());
                for (outcome, weight) in outcomes {
                    let (after, events) = step(state, |after, events| self.game.happen(after, &outcome, events));
                    let share = f64::from(weight) / total;
                    let path = self.after(path, (share, None), &events)?;
                    next.push((share, self.add(&after, &path)?));
                }
                self.push(Node::Chance(next))
            }
            Turn::Of(seat) => self.decide(state, seat, path),
        }
    }

    /// Adds a position in which a seat decides. A seat with only one legal action has no decision.
    fn decide(&mut self, state: &G::State, seat: Seat, path: &Path) -> Result<u32, Stop> {
        let mut legal = Vec::new();
        self.game.legal_actions(state, seat, &mut legal);
        let info = (legal.len() > 1).then(|| self.ask(state, seat, &legal, path));
        let mut next = Vec::with_capacity(legal.len());
        for action in &legal {
            let (after, events) = step(state, |after, events| self.game.play(after, seat, action, events));
            let path = self.after(path, (1.0, Some((seat, action))), &events)?;
            next.push(self.add(&after, &path)?);
        }
        match info {
            Some(info) => self.push(Node::Choice { info, next }),
            None => Ok(next[0]),
        }
    }

    /// Returns the information set at which a seat decides in this position.
    fn ask(&mut self, state: &G::State, seat: Seat, legal: &[G::Action], path: &Path) -> u32 {
        let fresh = self.infos.len() as u32;
        let info = match self.sight {
            Sight::Open => fresh,
            Sight::Hidden(_) => *self.sets.entry((seat, path.minds[seat])).or_insert(fresh),
        };
        if info == fresh {
            self.infos.push(Info { seat, actions: legal.len() });
            let view = self.game.view(state, Viewer::Seat(seat));
            self.asked.push(Asked { view, legal: legal.to_vec(), positions: Vec::new() });
        }
        let asked = &mut self.asked[info as usize];
        // The testkit checks for every game that a viewer who saw the same has the same view and the same choices.
        debug_assert_eq!(asked.legal, legal, "a seat has the same choices in positions that it cannot tell apart");
        asked.positions.push((path.chance, state.clone()));
        info
    }

    /// Returns the way on, after events that had this probability, or that this seat caused by its action.
    fn after(
        &mut self,
        path: &Path,
        (share, own): (f64, Option<(Seat, &G::Action)>),
        events: &[G::Event],
    ) -> Result<Path, Stop> {
        let game = self.game;
        let redacted = |viewer| events.iter().filter_map(move |event| game.redact(event, Viewer::Seat(viewer)));
        let mut minds = path.minds.clone();
        for seat in path.minds.seats() {
            match &mut self.sight {
                Sight::Open if redacted(seat).eq(events.iter().cloned()) => {}
                Sight::Open => return Err(Stop::Hidden),
                Sight::Hidden(knowledge) => {
                    let own = own.filter(|(who, _)| *who == seat).map(|(_, action)| *action);
                    minds[seat] = knowledge.after(minds[seat], own, redacted(seat).collect());
                }
            }
        }
        Ok(Path { minds, chance: path.chance * share, depth: path.depth + 1 })
    }

    fn push(&mut self, node: Node) -> Result<u32, Stop> {
        if self.nodes.len() >= self.most {
            return Err(Stop::Large);
        }
        self.nodes.push(node);
        Ok(self.nodes.len() as u32 - 1)
    }
}

/// Returns the position after a step, and the events of the step. This function is never inlined: a position can be
/// large, and the recursion that grows a form must not hold copies on its stack.
#[inline(never)]
fn step<S: Clone, E>(state: &S, take: impl FnOnce(&mut S, &mut Vec<E>)) -> (Box<S>, Vec<E>) {
    let (mut after, mut events) = (Box::new(state.clone()), Vec::new());
    take(&mut after, &mut events);
    (after, events)
}

/// Returns the payoff of the first seat at the end of a game.
pub(super) fn payoff<G: Game>(game: &G, state: &G::State) -> f64 {
    let scores = game.scores(state);
    let first = scores.seats().next();
    if scores.len() == 1 {
        return first.map_or(0.0, |seat| f64::from(scores[seat]));
    }
    if winners(&scores).any(|seat| Some(seat) == first) { 1.0 / winners(&scores).count() as f64 } else { 0.0 }
}

#[cfg(test)]
mod tests;
