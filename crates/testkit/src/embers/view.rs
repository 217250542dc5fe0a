//! What a viewer knows of Embers, and the worlds it can imagine.

use super::{
    rules,
    state::{Ember, PLEDGES, Peek, Phase, Player, State},
};
use kernel::{Rng, Seat, SeatMap, Viewer};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub deck: u8,
    pub players: SeatMap<PlayerView>,
    pub phase: Phase,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerView {
    pub hand: HandView,
    pub pledge: PledgeView,
    pub lit: Vec<Ember>,
    pub peek: Option<PeekView>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandView {
    Open(Vec<Ember>),
    Hidden(usize),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PledgeView {
    NotYet,
    Hidden,
    Open(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PeekView {
    Own(Peek),
    /// Somebody else has seen something there.
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
            // Any ember of that hand may be the one that was seen; if one like it was lit since, none is.
            let ember = rng.pick(&players[whom].hand).copied();
            players[seat].peek = Some(Peek { whom, ember });
        }
    }
    State { deck: rules::without(&players), players, phase: view.phase }
}

/// Fills the hidden hands with embers that are not seen anywhere.
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

/// What the viewer knows to be in this hand, from a peek.
fn known(view: &View, whom: Seat) -> Option<Ember> {
    view.players.values().find_map(|player| match player.peek {
        Some(PeekView::Own(peek)) if peek.whom == whom => peek.ember,
        Some(PeekView::Own(_) | PeekView::Others(_)) | None => None,
    })
}
