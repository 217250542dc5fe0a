//! Along the road, and what is not told.

use super::{Teller, oz, piece, seats, spot};
use kernel::Viewer;
use storyline::{
    Action, Ask, Bag, Die,
    Event::{self, *},
    Landmark, Mode, Profile, Source, Way, Why, Window,
};

#[test]
fn along_the_road() {
    let (teller, epic, [ozma, boris]) = (oz(), Teller::new(Profile::Epic, Mode::Standard), seats());
    let at = |number, id: &str| Landmark { spot: spot(number), location: Some(teller.location(id)) };
    let moved = |seat, from: Option<Landmark>, to, way| Moved {
        seat,
        piece: piece(0),
        card: teller.card("O11"),
        from,
        to,
        way,
    };
    let (near, far) = (at(0, "L08"), at(1, "L04"));
    teller.tells(
        moved(ozma, None, near, Way::Step),
        "Ozma walks Cowardly Lion to Poppy Field.",
        "Ozma mène Lion Poltron à Champ de coquelicots.",
    );
    teller.tells(
        moved(ozma, Some(near), far, Way::Follow),
        "Ozma lets Cowardly Lion follow to Boq’s Home.",
        "Ozma fait suivre Lion Poltron jusqu’à Demeure de Boq.",
    );
    // Boris walks the same road from the other end.
    let text = Way::Text { of: Source::Card(teller.card("O17")), seat: ozma };
    teller.tells(
        moved(boris, Some(near), far, text),
        "Ozma moves Cowardly Lion back to Boq’s Home (Flock of Crows).",
        "Ozma fait reculer Lion Poltron jusqu’à Demeure de Boq (Volée de corbeaux).",
    );
    teller.tells(
        moved(ozma, Some(near), far, text),
        "Ozma moves Cowardly Lion on to Boq’s Home (Flock of Crows).",
        "Ozma fait avancer Lion Poltron jusqu’à Demeure de Boq (Volée de corbeaux).",
    );
    teller.tells(
        ReachedEnd { seat: ozma, piece: piece(0), card: teller.card("O03") },
        "Ozma reaches The End with Dorothy • Kansas Farm Girl.",
        "Ozma atteint La Fin avec Dorothy • Petite fermière du Kansas.",
    );
    teller.tells(
        Failed { seat: ozma, piece: piece(0), card: teller.card("O11"), at: far },
        "Ozma’s step with Cowardly Lion fails, without entering Boq’s Home.",
        "Le pas d’Ozma avec Lion Poltron échoue, sans entrer : Demeure de Boq.",
    );
    let loose = |at| Loose { object: piece(1), card: teller.card("O26"), at };
    teller.tells(
        loose(near),
        "Left without a bearer at Poppy Field: Silver Shoes.",
        "Sans porteur à Champ de coquelicots : Souliers d’argent.",
    );
    teller.tells(
        loose(Landmark { spot: spot(0), location: None }),
        "Left without a bearer at a face-down Location: Silver Shoes.",
        "Sans porteur dans un Lieu face cachée : Souliers d’argent.",
    );
    let (poppies, home) = (teller.location("L08"), teller.location("L04"));
    teller.tells(
        TurnedUp { spot: spot(0), location: poppies },
        "A Location is turned face-up: Poppy Field.",
        "Un Lieu est retourné face visible : Champ de coquelicots.",
    );
    teller.tells(
        Replaced { spot: spot(0), old: poppies, new: home },
        "A Location is replaced: Poppy Field by Boq’s Home.",
        "Un Lieu est remplacé : Champ de coquelicots par Demeure de Boq.",
    );
    epic.tells(
        Swapped {
            seat: boris,
            one: Landmark { spot: spot(0), location: Some(epic.location("E04")) },
            other: Landmark { spot: spot(2), location: None },
        },
        "Two Locations change places: The Wishing-Well and Location 4 of Boris’s Storyline.",
        "Deux Lieux changent de place : le Puits aux souhaits et le Lieu 4 de la Trame de Boris.",
    );
}

#[test]
fn what_shows_in_what_follows_is_not_told() {
    let (teller, [ozma, _]) = (oz(), seats());
    for event in [
        TurnEnded(ozma),
        Asked { seat: ozma, why: Why::Actions },
        Passed { seat: ozma, why: Why::Window(Window::TurnStart) },
        Passed { seat: ozma, why: Why::Question(Ask::Whose { frame: 0, node: 0 }) },
        Rolled { seat: ozma, die: Die::Gold, symbol: true },
        Entered { seat: ozma, piece: piece(0), card: teller.card("O04") },
        Chose { seat: ozma, what: Action::Yes },
    ] {
        assert_eq!(teller.told(&event, Viewer::Table), [None, None], "{event:?}");
    }
}

#[test]
fn what_only_one_author_saw_is_told_to_nobody_else() {
    let (teller, [ozma, boris]) = (oz(), seats());
    let card = teller.card("O39");
    let hand: Bag = [teller.card("O04"), teller.card("O13"), teller.card("O13")].into_iter().collect();
    let viewers = [Viewer::Seat(ozma), Viewer::Seat(boris), Viewer::Table];
    let english = |event: Event| viewers.map(|viewer| teller.told(&event, viewer)[0].clone().unwrap());
    for (event, own, others) in [
        (Drew { seat: ozma, card: Some(card) }, "Ozma draws “Run for the cellar!”", "Ozma draws a card."),
        (
            Saved { seat: ozma, paid: 2, card: Some(card) },
            "Ozma lays “Run for the cellar!” face-down for 2 Story Points.",
            "Ozma lays an Event face-down for 2 Story Points.",
        ),
        (
            Peeked { seat: ozma, card: Some(teller.card("O04")) },
            "Ozma looks at the next card of the Library: Toto.",
            "Ozma looks at the next card of the Library.",
        ),
        (
            Took { seat: ozma, card: Some(teller.card("O04")) },
            "Ozma takes Toto in hand.",
            "Ozma takes one of these cards in hand.",
        ),
        (
            ToBottom { seat: ozma, card: Some(teller.card("O04")) },
            "Ozma puts Toto at the bottom of the Library.",
            "Ozma puts a card at the bottom of the Library.",
        ),
        (
            LookedAt { seat: ozma, whose: boris, hand: Some(hand) },
            "Ozma looks at Boris’s hand: Toto, Field Mice, Field Mice.",
            "Ozma looks at Boris’s hand.",
        ),
        (
            LookedAt { seat: ozma, whose: boris, hand: Some(Bag::default()) },
            "Ozma looks at Boris’s hand: no card.",
            "Ozma looks at Boris’s hand.",
        ),
    ] {
        assert_eq!(english(event), [own, others, others]);
    }
}
