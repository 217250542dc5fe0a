//! Sentences about cards in hands and Libraries, cards that are played, and cards in play.

use super::{Teller, alone, oz, piece, seats, spot};
use kernel::Viewer;
use language::{Goal, Lasting, Profile, Script, Source, Until, Word};
use storyline::{Bag, Cause, Event::*, From, Landmark, Mode, Onto, To};

#[test]
fn hands_and_libraries() {
    let (teller, epic, [ozma, boris]) = (oz(), Teller::new(Profile::Epic, Mode::Standard), seats());
    let card = |id| teller.card(id);
    teller.tells(Drew { seat: ozma, card: Some(card("O04")) }, "Ozma draws a card.", "Ozma pioche une carte.");
    teller.tells(
        Reshuffled { stock: ozma },
        "The Archive is shuffled and becomes the Library.",
        "Les Archives deviennent la Bibliothèque, après mélange.",
    );
    epic.tells(
        Reshuffled { stock: ozma },
        "Ozma’s Archive is shuffled and becomes the Library.",
        "Les Archives d’Ozma deviennent la Bibliothèque, après mélange.",
    );
    teller.tells(Shuffled { stock: ozma }, "The Library is shuffled.", "La Bibliothèque est mélangée.");
    epic.tells(Shuffled { stock: boris }, "Boris’s Library is shuffled.", "La Bibliothèque de Boris est mélangée.");
    teller.tells(
        LookedAt { seat: boris, whose: ozma, hand: Some(Bag::default()) },
        "Boris looks at Ozma’s hand.",
        "Boris regarde la main d’Ozma.",
    );
    teller.tells(
        Peeked { seat: ozma, card: Some(card("O04")) },
        "Ozma looks at the next card of the Library.",
        "Ozma regarde la carte suivante de la Bibliothèque.",
    );
    teller.tells(
        Took { seat: ozma, card: Some(card("O04")), from: alone(ozma) },
        "Ozma takes one of these cards in hand.",
        "Ozma prend en main une de ces cartes.",
    );
    teller.tells(
        ToBottom { seat: ozma, card: Some(card("O04")), from: alone(ozma) },
        "Ozma puts a card at the bottom of the Library.",
        "Ozma met au fond de la Bibliothèque une carte.",
    );
    teller.tells(
        LeftOnTop { seat: ozma },
        "Ozma leaves the card on top of the Library.",
        "Ozma laisse la carte sur la Bibliothèque.",
    );
    let searched = |found| Searched { seat: ozma, card: card("O10"), found };
    for (found, english, french) in [
        (Some(From::Hand), ": found in hand", " et trouve la carte dans la main"),
        (Some(From::Library), ": found in the Library", " et trouve la carte dans la Bibliothèque"),
        (Some(From::Archive), ": found in the Archive", " et trouve la carte dans les Archives"),
        (None, ": not found", " en vain"),
    ] {
        teller.tells(
            searched(found),
            &format!("Ozma searches for Tin Woodman{english}."),
            &format!("Ozma cherche le Bûcheron de Fer-Blanc{french}."),
        );
    }
    let fetched = |to| Fetched { seat: ozma, card: card("O10"), from: From::Library, to };
    teller.tells(
        fetched(Goal::Hand),
        "Ozma takes Tin Woodman in hand.",
        "Ozma prend en main le Bûcheron de Fer-Blanc.",
    );
    teller.tells(
        fetched(Goal::Title),
        "Ozma puts Tin Woodman onto Ozma’s Title Card.",
        "Ozma met le Bûcheron de Fer-Blanc sur sa Carte-Titre.",
    );
    teller.tells(
        fetched(Goal::Over),
        "Ozma puts Tin Woodman over the other version.",
        "Ozma met le Bûcheron de Fer-Blanc par-dessus l’autre version.",
    );
    teller.tells(
        ArchivedFromHand { seat: ozma, card: card("O04") },
        "To the Archive from Ozma’s hand: Toto.",
        "De la main d’Ozma aux Archives : Toto.",
    );
}

#[test]
fn cards_that_are_played() {
    let (teller, epic, [ozma, boris]) = (oz(), Teller::new(Profile::Epic, Mode::Standard), seats());
    let card = |id| teller.card(id);
    let played = |id, paid, onto| Played { seat: ozma, card: card(id), to: To::Title, paid, onto };
    teller.tells(
        played("O04", 1, Onto::Title),
        "Ozma plays Toto onto Ozma’s Title Card for 1 Story Point.",
        "Ozma joue Toto sur sa Carte-Titre pour 1 Point d’Histoire.",
    );
    let at = |location: Option<&str>, number| Landmark {
        spot: spot(number),
        location: location.map(|id| teller.location(id)),
    };
    teller.tells(
        played("O30", 2, Onto::Place(at(Some("L08"), 1))),
        "Ozma plays Tin Woodman’s Axe at Poppy Field (Location 2 of Ozma’s Storyline) for 2 Story Points.",
        "Ozma joue la Hache du Bûcheron de Fer-Blanc au Champ de coquelicots (Lieu 2 de la Trame d’Ozma) pour 2 Points d’Histoire.",
    );
    teller.tells(
        played("O30", 2, Onto::Place(at(None, 5))),
        "Ozma plays Tin Woodman’s Axe at Location 3 of Boris’s Storyline for 2 Story Points.",
        "Ozma joue la Hache du Bûcheron de Fer-Blanc au Lieu 3 de la Trame de Boris pour 2 Points d’Histoire.",
    );
    teller.tells(
        played("O30", 2, Onto::Card(card("O11"))),
        "Ozma plays Tin Woodman’s Axe onto Cowardly Lion for 2 Story Points.",
        "Ozma joue la Hache du Bûcheron de Fer-Blanc sur le Lion Poltron pour 2 Points d’Histoire.",
    );
    teller.tells(
        played("O46", 2, Onto::Nowhere),
        "Ozma plays Summoning Her Subjects for 2 Story Points.",
        "Ozma joue La reine appelle ses sujets pour 2 Points d’Histoire.",
    );
    teller.tells(
        Saved { seat: ozma, paid: 3, card: Some(card("O39")) },
        "Ozma lays an Event face-down for 3 Story Points.",
        "Ozma met de côté un Événement, face cachée, pour 3 Points d’Histoire.",
    );
    // The title ends the sentence with a punctuation mark of its own.
    teller.tells(
        Revealed { seat: boris, card: card("O39"), number: 0 },
        "Boris reveals “Run for the cellar!”",
        "Boris révèle « Vite, à la cave ! »",
    );
    teller.tells(
        Revealed { seat: boris, card: card("O40"), number: 0 },
        "Boris reveals Cyclone.",
        "Boris révèle le Cyclone.",
    );
    teller.tells(
        Used { seat: ozma, piece: piece(0), card: card("O08") },
        "Ozma uses Scarecrow.",
        "Ozma utilise l’Épouvantail.",
    );
    teller.tells(
        Triggered { seat: ozma, script: Script { of: Source::Card(card("O09")), ability: 0 } },
        "Old Crow (Ozma): When you play Old Crow, look at the top 3 cards of the Library, put 1 of them into your hand and \
         the rest on the bottom in any order.",
        "Le Vieux Corbeau (Ozma) : Quand vous jouez le Vieux Corbeau, regardez les 3 premières cartes de la Bibliothèque, \
         prenez-en 1 en main et mettez le reste dessous dans l’ordre de votre choix.",
    );
    teller.tells(Cancelled { card: card("O50") }, "Nothing comes of Three Cheers!", "Sans effet : Trois hourras !");
    teller.tells(
        Protected { seat: ozma },
        "It does not affect Ozma’s Characters.",
        "Cela ne touche pas les Personnages d’Ozma.",
    );
    teller.tells(
        Shelved { card: card("O26"), stock: ozma },
        "To the Archive: Silver Shoes.",
        "Aux Archives : les Souliers d’argent.",
    );
    epic.tells(
        Shelved { card: epic.card("A14"), stock: ozma },
        "To the Archive: The Talking Cricket.",
        "Aux Archives : le Grillon parlant.",
    );
    for (id, stays) in [("O38", false), ("O42", true), ("O39", false)] {
        let [english, _] = teller.told(&Shelved { card: card(id), stock: ozma }, Viewer::Table);
        assert_eq!(english.is_some(), stays, "{id}");
    }
}

#[test]
fn cards_in_play() {
    let (teller, epic, [ozma, boris]) = (oz(), Teller::new(Profile::Epic, Mode::Standard), seats());
    let card = |id| teller.card(id);
    teller.tells(
        Equipped { object: piece(1), card: card("O26"), bearer: piece(0), on: card("O04") },
        "Object on Toto: Silver Shoes.",
        "Objet sur Toto : les Souliers d’argent.",
    );
    let given = |what, until| Given { seat: boris, piece: piece(0), card: card("O06"), what, until };
    teller.tells(
        given(Lasting::Vitality(1), Until::TurnEnd),
        "Boq • Wealthy Munchkin: Vitality +1 until the end of this turn.",
        "Boq • Riche Munchkin : Vitalité +1 jusqu’à la fin de ce tour.",
    );
    teller.tells(
        given(Lasting::Vitality(-2), Until::YourStart),
        "Boq • Wealthy Munchkin: Vitality −2 until the start of Boris’s next turn.",
        "Boq • Riche Munchkin : Vitalité −2 jusqu’au début du prochain tour de Boris.",
    );
    teller.tells(
        given(Lasting::Has(Word::STEADFAST), Until::ItsTurnEnd),
        "Boq • Wealthy Munchkin: Steadfast until the end of its Author’s next turn.",
        "Boq • Riche Munchkin : Ancrage jusqu’à la fin du prochain tour de son Auteur.",
    );
    teller.tells(
        given(Lasting::Vitality(1), Until::RoundEnd),
        "Boq • Wealthy Munchkin: Vitality +1 until the end of this Round.",
        "Boq • Riche Munchkin : Vitalité +1 jusqu’à la fin de cette manche.",
    );
    teller.tells(
        given(Lasting::Vitality(-1), Until::GameEnd),
        "Boq • Wealthy Munchkin: Vitality −1 until the end of the game.",
        "Boq • Riche Munchkin : Vitalité −1 jusqu’à la fin de la partie.",
    );
    teller.tells(
        given(Lasting::Control, Until::TurnEnd),
        "Boq • Wealthy Munchkin: under Boris’s control until the end of this turn.",
        "Boq • Riche Munchkin : sous le contrôle de Boris jusqu’à la fin de ce tour.",
    );
    teller.tells(
        Controlled { seat: ozma, piece: piece(0), card: card("O04") },
        "Now under Ozma’s control: Toto.",
        "Désormais sous le contrôle d’Ozma : Toto.",
    );
    teller.tells(Lost { seat: boris, points: 2 }, "Boris loses 2 Story Points.", "Boris perd 2 Points d’Histoire.");
    teller.tells(
        Owes { seat: boris, points: 1 },
        "Boris will lose 1 Story Point after the next Roll.",
        "Boris perdra 1 Point d’Histoire après son prochain Lancer.",
    );
    epic.tells(
        Given {
            seat: boris,
            piece: piece(0),
            card: epic.card("A09"),
            what: Lasting::Vitality(1),
            until: Until::TurnEnd,
        },
        "The Seven Dwarfs: Vitality +1 until the end of this turn.",
        "Les Sept Nains : Vitalité +1 jusqu’à la fin de ce tour.",
    );
    teller.tells(
        Archived { piece: piece(0), card: card("O04"), stock: ozma, cause: None },
        "To the Archive: Toto.",
        "Aux Archives : Toto.",
    );
    let bearer = Some(Cause::With(Source::Card(card("O04"))));
    teller.tells(
        Archived { piece: piece(1), card: card("O45"), stock: ozma, cause: bearer },
        "To the Archive with Toto: Tin Woodman’s Tears.",
        "Aux Archives avec Toto : les Larmes du Bûcheron de Fer-Blanc.",
    );
    let place = Some(Cause::With(Source::Location(teller.location("L02"))));
    teller.tells(
        Archived { piece: piece(1), card: card("O45"), stock: ozma, cause: place },
        "To the Archive with the Location Henry & Em’s House: Tin Woodman’s Tears.",
        "Aux Archives avec le Lieu (la Maison d’Henry et Em) : les Larmes du Bûcheron de Fer-Blanc.",
    );
    let version = Some(Cause::Version(card("O04")));
    teller.tells(
        Archived { piece: piece(1), card: card("O04"), stock: ozma, cause: version },
        "To the Archive, replaced by Toto: Toto.",
        "Aux Archives, au profit de Toto : Toto.",
    );
    epic.tells(
        Banished { piece: piece(0), card: epic.card("A09"), stock: ozma },
        "Out of the game: The Seven Dwarfs.",
        "Hors du jeu : les Sept Nains.",
    );
    teller.tells(
        Handed { piece: piece(0), card: card("O04"), seat: ozma },
        "Back in Ozma’s hand: Toto.",
        "De retour dans la main d’Ozma : Toto.",
    );
    teller.tells(
        Homed { piece: piece(0), card: card("O04"), seat: ozma },
        "Back on Ozma’s Title Card: Toto.",
        "De retour sur la Carte-Titre d’Ozma : Toto.",
    );
}
