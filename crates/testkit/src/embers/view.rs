//! The views of Embers, and the determinizations of a view.

use super::{
    rules,
    state::{Ember, PLEDGES, Peek, Phase, Player, State},
};
use kernel::{Rng, Seat, SeatMap, Viewer};

/// Everything that one viewer may know of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The number of embers that are left to draw.
    pub deck: u8,
    /// The players as the viewer sees them.
    pub players: SeatMap<PlayerView>,
    /// The next decision or draw.
    pub phase: Phase,
}

/// A player as the viewer sees that player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView {
    /// The player's hand as the viewer sees it.
    pub hand: HandView,
    /// The player's pledge as the viewer sees it.
    pub pledge: PledgeView,
    /// The lit embers, in the order in which they were lit.
    pub lit: Vec<Ember>,
    /// The peek at another hand, or `None` before it is made.
    pub peek: Option<PeekView>,
}

/// A hand as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandView {
    /// The viewer's own hand.
    Open(Vec<Ember>),
    /// The hand of another player, of which the viewer knows only the number of embers.
    Hidden(usize),
}

/// A pledge as the viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PledgeView {
    /// The player has not made the pledge.
    NotYet,
    /// The pledge of another player, which the viewer does not know.
    Hidden,
    /// The viewer's own pledge, or the pledge of any player after the game.
    Open(u8),
}

/// A peek as the viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeekView {
    /// The viewer's own peek.
    Own(Peek),
    /// The peek of another player at the hand of this seat.
    Others(Seat),
}

pub(super) fn view(state: &State, viewer: Viewer) -> View {
    let State { players, phase, .. } = state;
    let players = players.map(|seat, Player { hand, pledge, lit, peek }| {
        let own = viewer == Viewer::Seat(seat);
        PlayerView {
            hand: if own { HandView::Open(hand.clone()) } else { HandView::Hidden(hand.len()) },
            pledge: match pledge {
                None => PledgeView::NotYet,
                Some(pledge) if own || *phase == Phase::Over => PledgeView::Open(*pledge),
                Some(_) => PledgeView::Hidden,
            },
            lit: lit.clone(),
            peek: peek.map(|peek| if own { PeekView::Own(peek) } else { PeekView::Others(peek.whom) }),
        }
    });
    View { deck: rules::left(state), players, phase: *phase }
}

pub(super) fn determinize(view: &View, rng: &mut Rng) -> State {
    let mut players = view.players.map(|seat, PlayerView { hand, pledge, lit, peek }| Player {
        hand: match hand {
            HandView::Open(hand) => hand.clone(),
            HandView::Hidden(_) => known(view, seat).into_iter().collect(),
        },
        pledge: match pledge {
            PledgeView::NotYet => None,
            PledgeView::Hidden => Some(rng.below(u32::from(PLEDGES)) as u8),
            PledgeView::Open(pledge) => Some(*pledge),
        },
        lit: lit.clone(),
        peek: peek.map(|peek| match peek {
            PeekView::Own(peek) => peek,
            PeekView::Others(whom) => Peek { whom, ember: None },
        }),
    });
    deal_again(view, &mut players, rng);
    for seat in players.seats() {
        if let Some(PeekView::Others(whom)) = view.players[seat].peek {
            // Every ember in that hand may be the one that was seen. If the hand is empty, the ember that was seen has
            // been lit and is forgotten.
            let ember = rng.pick(&players[whom].hand).copied();
            players[seat].peek = Some(Peek { whom, ember });
        }
    }
    State { deck: rules::without(&players), players, phase: view.phase }
}

/// Fills the hidden hands with embers that the viewer cannot see.
fn deal_again(view: &View, players: &mut SeatMap<Player>, rng: &mut Rng) {
    let deck = rules::without(players);
    let mut unseen: Vec<Ember> =
        rules::kinds().flat_map(|(kind, ember)| std::iter::repeat_n(ember, usize::from(deck[kind]))).collect();
    for seat in players.seats() {
        if let HandView::Hidden(count) = view.players[seat].hand {
            let hand = &mut players[seat].hand;
            while hand.len() < count {
                hand.push(unseen.swap_remove(rng.below(unseen.len() as u32) as usize));
            }
            hand.sort();
        }
    }
}

/// Returns the ember that the viewer knows to be in the hand of `whom` because of a peek, or `None` if there is no such
/// ember.
fn known(view: &View, whom: Seat) -> Option<Ember> {
    view.players.values().find_map(|player| match player.peek {
        Some(PeekView::Own(peek)) if peek.whom == whom => peek.ember,
        Some(PeekView::Own(_) | PeekView::Others(_)) | None => None,
    })
}
