//! Sentences about the road, and events without a sentence.

use super::{Teller, alone, oz, piece, seats, spot};
use kernel::Viewer;
use language::{Profile, Source};
use storyline::{
    Action, Ask, Bag, Die,
    Event::{self, *},
    FrameId, Hitch, Landmark, Mode, NodeId, Way, Why, Window,
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
        "Ozma walks Cowardly Lion to Poppy Field (Location 1 of Ozma’s Storyline).",
        "Ozma mène le Lion Poltron au Champ de coquelicots (Lieu 1 de la Trame d’Ozma).",
    );
    teller.tells(
        moved(ozma, Some(near), far, Way::Follow),
        "Ozma lets Cowardly Lion follow to Boq’s Home (Location 2 of Ozma’s Storyline).",
        "Ozma fait suivre le Lion Poltron jusqu’à la Demeure de Boq (Lieu 2 de la Trame d’Ozma).",
    );
    // Boris walks along the same road from the other end.
    let text = Way::Text { of: Source::Card(teller.card("O17")), seat: ozma };
    teller.tells(
        moved(boris, Some(near), far, text),
        "Ozma moves Cowardly Lion back to Boq’s Home (Location 2 of Ozma’s Storyline) (Flock of Crows).",
        "Ozma fait reculer le Lion Poltron jusqu’à la Demeure de Boq (Lieu 2 de la Trame d’Ozma) (Volée de corbeaux).",
    );
    teller.tells(
        moved(ozma, Some(near), far, text),
        "Ozma moves Cowardly Lion on to Boq’s Home (Location 2 of Ozma’s Storyline) (Flock of Crows).",
        "Ozma fait avancer le Lion Poltron jusqu’à la Demeure de Boq (Lieu 2 de la Trame d’Ozma) (Volée de corbeaux).",
    );
    teller.tells(
        ReachedEnd { seat: ozma, piece: piece(0), card: teller.card("O03") },
        "Ozma reaches The End with Dorothy • Kansas Farm Girl.",
        "Ozma atteint La Fin avec Dorothy • Petite fermière du Kansas.",
    );
    let failed = |at, why| Failed { seat: ozma, piece: piece(0), card: teller.card("O11"), at, why };
    let step = [
        "Ozma’s step with Cowardly Lion fails, without entering Boq’s Home (Location 2 of Ozma’s Storyline)",
        "Le pas d’Ozma avec le Lion Poltron échoue devant la Demeure de Boq (Lieu 2 de la Trame d’Ozma)",
    ];
    for (why, english, french) in [
        (Hitch::Short { cost: 2 }, ": 2 Story Points cannot be paid.", ", faute de 2 Points d’Histoire."),
        (Hitch::Declined { cost: 2 }, ": 2 Story Points are not paid.", ", sans que soient payés 2 Points d’Histoire."),
        (Hitch::Short { cost: 1 }, ": 1 Story Point cannot be paid.", ", faute de 1 Point d’Histoire."),
        (Hitch::Declined { cost: 1 }, ": 1 Story Point is not paid.", ", sans que soit payé 1 Point d’Histoire."),
    ] {
        teller.tells(failed(far, why), &format!("{}{english}", step[0]), &format!("{}{french}", step[1]));
    }
    let sea = Landmark { spot: spot(1), location: Some(epic.location("E15")) };
    epic.tells(
        Failed { seat: ozma, piece: piece(0), card: epic.card("A19"), at: sea, why: Hitch::Barred { ability: 0 } },
        "Ozma’s step with Alice fails, without entering The Sea King’s Palace (Location 2 of Ozma’s Storyline). Only Characters with Swimming may enter this Location.",
        "Le pas d’Ozma avec Alice échoue devant le Palais du Roi des mers (Lieu 2 de la Trame d’Ozma). Personne ne peut entrer dans ce Lieu, sauf les Personnages avec la Nage.",
    );
    let loose = |at| Loose { object: piece(1), card: teller.card("O26"), at };
    teller.tells(
        loose(near),
        "Left without a bearer at Poppy Field (Location 1 of Ozma’s Storyline): Silver Shoes.",
        "Sans porteur au Champ de coquelicots (Lieu 1 de la Trame d’Ozma) : les Souliers d’argent.",
    );
    teller.tells(
        loose(Landmark { spot: spot(0), location: None }),
        "Left without a bearer at Location 1 of Ozma’s Storyline: Silver Shoes.",
        "Sans porteur au Lieu 1 de la Trame d’Ozma : les Souliers d’argent.",
    );
    let (poppies, home) = (teller.location("L08"), teller.location("L04"));
    teller.tells(
        TurnedUp { spot: spot(0), location: poppies },
        "Location 1 of Ozma’s Storyline is turned face-up: Poppy Field.",
        "Le Lieu 1 de la Trame d’Ozma est retourné face visible : le Champ de coquelicots.",
    );
    teller.tells(
        Replaced { spot: spot(0), old: poppies, new: home },
        "Location 1 of Ozma’s Storyline is replaced: Poppy Field by Boq’s Home.",
        "Le Lieu 1 de la Trame d’Ozma est remplacé : le Champ de coquelicots par la Demeure de Boq.",
    );
    epic.tells(
        Swapped {
            seat: boris,
            one: Landmark { spot: spot(0), location: Some(epic.location("E04")) },
            other: Landmark { spot: spot(2), location: None },
        },
        "Two Locations change places: The Wishing-Well (Location 1 of Ozma’s Storyline) and Location 3 of Ozma’s Storyline.",
        "Deux Lieux changent de place : le Puits aux souhaits (Lieu 1 de la Trame d’Ozma) et le Lieu 3 de la Trame d’Ozma.",
    );
}

/// A place is named by its number on the viewer's own Storyline or, if it is not part of that Storyline, by its number
/// on the Storyline of the Author of its spoke.
#[test]
fn a_place_has_the_number_that_its_reader_knows() {
    let (teller, [ozma, boris]) = (oz(), seats());
    let event = TurnedUp { spot: spot(0), location: teller.location("L08") };
    for (viewer, english, french) in [
        (Viewer::Seat(ozma), "Location 1 of Ozma’s Storyline", "Le Lieu 1 de la Trame d’Ozma"),
        (Viewer::Table, "Location 1 of Ozma’s Storyline", "Le Lieu 1 de la Trame d’Ozma"),
        (Viewer::Seat(boris), "Location 6 of Boris’s Storyline", "Le Lieu 6 de la Trame de Boris"),
    ] {
        let english = format!("{english} is turned face-up: Poppy Field.");
        let french = format!("{french} est retourné face visible\u{a0}: le Champ de coquelicots.");
        assert_eq!(teller.told(&event, viewer), [Some(english), Some(french)]);
    }
}

#[test]
fn events_implied_by_the_next_one_have_no_sentence() {
    let (teller, [ozma, _]) = (oz(), seats());
    for event in [
        TurnEnded(ozma),
        Asked { seat: ozma, why: Why::Actions },
        Passed { seat: ozma, why: Why::Window(Window::TurnStart) },
        Passed { seat: ozma, why: Why::Question(Ask::Whose { frame: FrameId::from_index(0), node: NodeId::WHOLE }) },
        Rolled { seat: ozma, die: Die::Gold, symbol: true },
        Entered { seat: ozma, piece: piece(0), card: teller.card("O04") },
        Chose { seat: ozma, what: Action::Yes },
    ] {
        assert_eq!(teller.told(&event, Viewer::Table), [None, None], "{event:?}");
    }
}

#[test]
fn a_card_seen_by_one_author_is_not_named_to_others() {
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
            Took { seat: ozma, card: Some(teller.card("O04")), from: alone(ozma) },
            "Ozma takes Toto in hand.",
            "Ozma takes one of these cards in hand.",
        ),
        (
            ToBottom { seat: ozma, card: Some(teller.card("O04")), from: alone(ozma) },
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
    // Boris has seen the card in its place (Q80).
    let mut both = alone(ozma);
    both.by.insert(boris);
    let told = english(Took { seat: ozma, card: Some(teller.card("O04")), from: both });
    assert_eq!(
        told,
        ["Ozma takes Toto in hand.", "Ozma takes Toto in hand.", "Ozma takes one of these cards in hand."]
    );
}
