//! Tests of the sentences for every event, in both languages.

use crate::{
    language::Table,
    scene::walk::{games_heard, names, viewers},
};
use duel::{
    Ask, Attack, CardId, Characters, Dice, Ending,
    Event::{self, *},
    Fate, Means, Phase, Side, Target, Totals,
};
use kernel::{Game, Lang, Reader, Tabletop, Viewer};

/// Returns the sentence of an event for a viewer, in English and French, or empty strings if the event has none.
fn told(table: &Table, event: &Event, viewer: Viewer) -> [String; 2] {
    let names = names();
    [Lang::En, Lang::Fr].map(|lang| {
        let seen = table.game.redact(event, viewer).unwrap();
        table.game.tell(&seen, viewer, &Reader { lang, names: &names }).words.unwrap_or_default().to_string()
    })
}

/// A table of which only the names of its cards are used.
struct Teller(Table);

impl Teller {
    fn new() -> Teller {
        Teller(Table::lay(""))
    }

    fn card(&self, name: &str) -> CardId {
        self.0.card(name)
    }

    fn all(&self, names: &str) -> Characters {
        names.split(" & ").map(|name| self.0.who(name)).collect()
    }

    fn attack(&self, unit: &str, means: Means, target: Target) -> Attack {
        Attack { unit: self.all(unit), means, target }
    }

    /// Checks the sentences of an event for a spectator.
    #[track_caller]
    fn tells(&self, event: Event, english: &str, french: &str) {
        let french = french.replace(" :", "\u{a0}:");
        assert_eq!(told(&self.0, &event, viewers()[2]), [english.to_owned(), french]);
    }
}

#[test]
fn turns() {
    let teller = Teller::new();
    let [anna, boris] = [Side::Good, Side::Evil].map(|side| teller.0.seat(side));
    let card = |name| teller.card(name);
    teller.tells(
        FirstRolled { good: 7, evil: 3, first: anna },
        "Good rolls 7, Evil 3: Anna begins.",
        "Le Bien fait 7, le Mal 3 : Anna commence.",
    );
    teller.tells(Drew { seat: anna, card: Some(card("Wish")) }, "Anna draws a card.", "Anna pioche une carte.");
    teller.tells(
        Reshuffled { seat: boris },
        "Boris shuffles the discard into a new deck.",
        "Boris mélange sa défausse, qui devient sa pioche.",
    );
    teller.tells(TurnBegan { seat: boris, turn: 6 }, "Boris (Evil) begins turn 6.", "Boris (Mal) commence son tour 6.");
    teller.tells(
        AttackSkipped { seat: anna },
        "Anna cannot attack, so the Attack Phase is skipped.",
        "Anna ne peut attaquer : la Phase d’Attaque est sautée.",
    );
    teller.tells(
        DiscardedToDraw { seat: anna, card: card("Powder") },
        "Anna discards Powder of Life to draw 3 cards.",
        "Anna défausse la Poudre de Vie pour piocher 3 cartes.",
    );
    teller.tells(Discarded { seat: anna, card: card("Wish") }, "Anna discards Wish.", "Anna défausse Vœu.");
    teller.tells(
        Ended { winner: Some(anna), ending: Ending::NobodyLeft },
        "Boris has had no viable Character for two turns in a row: Anna wins.",
        "Boris n’a eu aucun Personnage viable pendant deux tours de suite : Anna gagne.",
    );
    teller.tells(
        Ended { winner: Some(boris), ending: Ending::TurnCap },
        "The last turn is over: Boris wins.",
        "Le dernier tour est joué : Boris gagne.",
    );
    teller.tells(
        Ended { winner: None, ending: Ending::TurnCap },
        "The last turn is over: it is a draw.",
        "Le dernier tour est joué : match nul.",
    );
}

#[test]
fn summoning() {
    let teller = Teller::new();
    let [anna, boris] = [Side::Good, Side::Evil].map(|side| teller.0.seat(side));
    let (card, who) = (|name| teller.card(name), |name| teller.0.who(name));
    teller.tells(
        Placed { seat: anna, card: card("Dorothy") },
        "Anna puts Dorothy Gale into play.",
        "Anna met Dorothy Gale en jeu.",
    );
    teller.tells(
        Attached { seat: anna, card: card("Toto"), bearer: who("Wizard of Oz") },
        "Anna attaches Toto the Dog to The Wizard of Oz.",
        "Anna attache Toto le chien au Magicien d’Oz.",
    );
    teller.tells(
        Played { seat: boris, card: card("Transformation"), on: teller.all("Dorothy & Wizard of Oz") },
        "Boris plays Transformation on Dorothy Gale and The Wizard of Oz.",
        "Boris joue Transformation sur Dorothy Gale et le Magicien d’Oz.",
    );
    teller.tells(
        ItemNamed { seat: anna, card: card("Take Item"), item: card("Belt") },
        "Anna plays Take Item on Magic Belt.",
        "Anna joue Prise d’Objet sur la Ceinture magique.",
    );
    teller.tells(
        Stolen { seat: anna, item: card("Belt"), from: who("Roquat") },
        "Anna takes Magic Belt from Roquat the Nome King.",
        "Anna prend la Ceinture magique à Roquat le Roi des Nomes.",
    );
    let (city, palace) = (Some(card("Emerald City")), Some(card("Palace")));
    let pair = "Lion & Tin";
    for (unit, (was, others_were), at, english, french) in [
        (
            "Dorothy & Lion & Scarecrow",
            (None, None),
            None,
            "Dorothy Gale and Scarecrow.",
            "Dorothy Gale et l’Épouvantail.",
        ),
        (pair, (city, city), city, "Tin Woodsman.", "le Bûcheron de Fer-Blanc."),
        (
            pair,
            (None, city),
            city,
            "Tin Woodsman and is now at The Emerald City.",
            "le Bûcheron de Fer-Blanc et se trouve maintenant à la Cité d’Émeraude.",
        ),
        (
            "Dorothy & Lion & Scarecrow",
            (palace, city),
            city,
            "Dorothy Gale and Scarecrow and is now at The Emerald City, no longer at Palace.",
            "Dorothy Gale et l’Épouvantail et se trouve maintenant à la Cité d’Émeraude, et non plus au Palais.",
        ),
        (
            pair,
            (palace, None),
            None,
            "Tin Woodsman and is no longer at Palace.",
            "le Bûcheron de Fer-Blanc et n’est plus au Palais.",
        ),
        (
            pair,
            (None, palace),
            None,
            "Tin Woodsman; Tin Woodsman is no longer at Palace.",
            "le Bûcheron de Fer-Blanc\u{202f}; le Bûcheron de Fer-Blanc n’est plus au Palais.",
        ),
        (
            pair,
            (palace, city),
            None,
            "Tin Woodsman; the new Group is at no Location, neither at Palace nor at The Emerald City.",
            "le Bûcheron de Fer-Blanc\u{202f}; le nouveau Groupe n’est dans aucun Lieu, ni au Palais ni à la Cité d’Émeraude.",
        ),
    ] {
        let event = Joined { seat: anna, character: who("Lion"), unit: teller.all(unit), was, others_were, at };
        teller.tells(event, &format!("Cowardly Lion joins {english}"), &format!("Le Lion Poltron rejoint {french}"));
    }
    teller.tells(
        Left { seat: anna, character: who("Lion") },
        "Cowardly Lion leaves its Group.",
        "Le Lion Poltron quitte son Groupe.",
    );
    teller.tells(
        Assigned { seat: anna, unit: teller.all("Lion & Tin"), location: Some(card("Emerald City")) },
        "Anna assigns Cowardly Lion and Tin Woodsman to The Emerald City.",
        "Anna place le Lion Poltron et le Bûcheron de Fer-Blanc à la Cité d’Émeraude.",
    );
    teller.tells(
        Assigned { seat: anna, unit: teller.all("Lion & Wizard of Oz"), location: Some(card("Palace")) },
        "Anna assigns The Wizard of Oz and Cowardly Lion to Palace.",
        "Anna place le Magicien d’Oz et le Lion Poltron au Palais.",
    );
    teller.tells(
        Placed { seat: boris, card: card("Castle") },
        "Boris puts Castle into play.",
        "Boris met le Château en jeu.",
    );
    teller.tells(
        Assigned { seat: boris, unit: teller.all("Guph"), location: None },
        "Boris assigns General Guph to no Location.",
        "Boris ne place plus le Général Guph dans aucun Lieu.",
    );
}

#[test]
fn attacks() {
    let teller = Teller::new();
    let [anna, boris] = [Side::Good, Side::Evil].map(|side| teller.0.seat(side));
    let card = |name| teller.card(name);
    let quest = teller.attack("Dorothy & Scarecrow", Means::Card(card("Quest")), Target::Unit(teller.all("Mombi")));
    teller.tells(
        Declared { seat: anna, attack: quest },
        "Anna declares Quest: Dorothy Gale and Scarecrow attack Mombi.",
        "Anna déclare Quête : Dorothy Gale et l’Épouvantail attaquent Mombi.",
    );
    let rescue = teller.attack("Jack", Means::NegateCapture, Target::Captive(teller.0.who("Lion")));
    teller.tells(
        Declared { seat: anna, attack: rescue },
        "Anna declares a Free Attack: Jack Pumpkinhead attempts to free Cowardly Lion.",
        "Anna déclare une Attaque libre : Jack Tête-de-Citrouille tente de libérer le Lion Poltron.",
    );
    let conquest =
        teller.attack("Guph & Kalico", Means::Card(card("Conquest")), Target::Location(card("Emerald City")));
    teller.tells(
        AttackBegan { attack: conquest, only: false },
        "The attack is fought: Kalico the Steward and General Guph attempt to take The Emerald City (Conquest).",
        "L’attaque a lieu : Kalico l’intendant et le Général Guph tentent de prendre la Cité d’Émeraude (Conquête).",
    );
    let retake = teller.attack("Jack", Means::NegateControl, Target::Location(card("Palace")));
    teller.tells(
        AttackBegan { attack: retake, only: false },
        "The attack is fought: Jack Pumpkinhead attempts to take back Palace (Free Attack).",
        "L’attaque a lieu : Jack Tête-de-Citrouille tente de reprendre le Palais (Attaque libre).",
    );
    teller.tells(
        Fizzled { attack: quest },
        "Nothing comes of an attack, because the attacker or the target is gone: Dorothy Gale and Scarecrow attack \
         Mombi (Quest).",
        "Une attaque reste sans effet, car l’attaquant ou la cible n’est plus là : Dorothy Gale et l’Épouvantail \
         attaquent Mombi (Quête).",
    );
    let murder = teller.attack("Mombi", Means::Card(card("Murder")), Target::Unit(teller.all("Jack")));
    teller.tells(
        AttackNegated { seat: anna, card: card("Deadly Desert"), attack: murder },
        "Anna ends an attack with Deadly Desert: Mombi attacks Jack Pumpkinhead (Murder).",
        "Anna met fin à une attaque avec Désert mortel : Mombi attaque Jack Tête-de-Citrouille (Meurtre).",
    );
    teller.tells(
        Intervened { seat: boris, unit: teller.all("Mombi & Singra") },
        "Boris lets Mombi and Singra intervene.",
        "Boris fait intervenir Mombi et Singra.",
    );
    teller.tells(
        Unopposed { attack: rescue },
        "Nobody intervenes: the attempt succeeds.",
        "Personne n’intervient : la tentative réussit.",
    );
}

#[test]
fn battles() {
    let teller = Teller::new();
    let [anna, boris] = [Side::Good, Side::Evil].map(|side| teller.0.seat(side));
    let card = |name| teller.card(name);
    teller.tells(
        Called { seat: anna, card: card("Cry for Help"), unit: teller.all("Jinjur"), totals: None },
        "Anna calls General Jinjur to the defence with Cry for Help.",
        "Anna appelle la Générale Jinjur en défense avec Appel à l’aide.",
    );
    let totals = Some(Totals { attack: 22, defence: 21 });
    teller.tells(
        Called { seat: anna, card: card("Cry for Help"), unit: teller.all("Wizard of Oz & Jinjur"), totals },
        "Anna calls The Wizard of Oz and General Jinjur to the defence with Cry for Help: attack 22, defence 21.",
        "Anna appelle le Magicien d’Oz et la Générale Jinjur en défense avec Appel à l’aide : attaque 22, défense 21.",
    );
    teller.tells(
        Rolled { attacker: anna, dice: Dice { attack: 4, defence: 9 }, attack: 22, defence: 16 },
        "The dice: attack 4, defence 9. The totals are 22 to 16.",
        "Les dés : attaque 4, défense 9. Les totaux : 22 contre 16.",
    );
    teller.tells(
        Answered { seat: boris, card: card("Fire Cage"), attack: 22, defence: 23 },
        "Boris plays Fire Cage: attack 22, defence 23.",
        "Boris joue Cage de feu : attaque 22, défense 23.",
    );
    teller.tells(
        BattleEnded { winner: boris, attack: 22, defence: 23 },
        "Boris wins the battle: attack 22, defence 23.",
        "Boris gagne le combat : attaque 22, défense 23.",
    );
    teller.tells(
        BattleEnded { winner: anna, attack: 23, defence: 23 },
        "Anna wins the battle: attack 23, defence 23 (a tie is the attacker’s).",
        "Anna gagne le combat : attaque 23, défense 23 (l’égalité est à l’attaquant).",
    );
}

#[test]
fn fates() {
    let teller = Teller::new();
    let [anna, boris] = [Side::Good, Side::Evil].map(|side| teller.0.seat(side));
    let (card, who) = (|name| teller.card(name), |name| teller.0.who(name));
    let fated = |name, fate, captor: Option<&str>| Fated {
        character: who(name),
        fate,
        seat: anna,
        captor: captor.map(|captor| teller.0.who(captor)),
    };
    teller.tells(fated("Mombi", Fate::Killed, None), "Mombi is Killed.", "Mombi meurt.");
    teller.tells(fated("Mombi", Fate::Exiled, None), "Mombi is Exiled.", "Mombi part en exil.");
    teller.tells(fated("Mombi", Fate::Incapacitated, None), "Mombi is Incapacitated.", "Mombi est hors de combat.");
    teller.tells(fated("Mombi", Fate::Captured, None), "Anna captures Mombi.", "Anna capture Mombi.");
    teller.tells(
        fated("Mombi", Fate::Captured, Some("Wizard of Oz")),
        "Anna captures Mombi (captor: The Wizard of Oz).",
        "Anna capture Mombi (sous la garde du Magicien d’Oz).",
    );
    teller.tells(
        fated("Scarecrow", Fate::Controlled, None),
        "Anna takes control of Scarecrow.",
        "Anna prend le contrôle de l’Épouvantail.",
    );
    teller.tells(
        Shed { card: card("Monkeys"), from: who("Mombi") },
        "Mombi loses Winged Monkeys.",
        "Mombi perd les Singes ailés.",
    );
    teller.tells(
        CameHome { character: who("Lion"), seat: anna },
        "Cowardly Lion comes home to Anna.",
        "Le Lion Poltron rentre chez Anna.",
    );
    teller.tells(
        Restored { character: who("Lion"), seat: anna },
        "Cowardly Lion is viable again.",
        "Le Lion Poltron est de nouveau viable.",
    );
    teller.tells(
        LocationTaken { seat: boris, location: card("Emerald City") },
        "Boris takes control of The Emerald City.",
        "Boris prend le contrôle de la Cité d’Émeraude.",
    );
    teller.tells(
        LocationRetaken { seat: anna, location: card("Emerald City") },
        "Anna takes back The Emerald City.",
        "Anna reprend la Cité d’Émeraude.",
    );
    teller.tells(
        LocationRetaken { seat: boris, location: card("Castle") },
        "Boris takes back Castle.",
        "Boris reprend le Château.",
    );
}

#[test]
fn a_secret_of_one_player_is_told_to_nobody_else() {
    let (teller, [anna, boris, watcher]) = (Teller::new(), viewers());
    let seat = teller.0.seat(Side::Good);
    let english = |event, viewer| {
        let [english, _] = told(&teller.0, &event, viewer);
        english
    };
    let drew = Drew { seat, card: Some(teller.card("Wish")) };
    assert_eq!(
        [anna, boris, watcher].map(|viewer| english(drew, viewer)),
        ["Anna draws Wish.", "Anna draws a card.", "Anna draws a card.",]
    );
    let hand = Some(teller.0.cards("Fire Cage, Murder"));
    let looked = Looked { seat, item: teller.card("Magic Picture"), hand };
    assert_eq!(
        [anna, boris, watcher].map(|viewer| english(looked, viewer)),
        [
            "Anna looks at Boris’s hand with Magic Picture: Fire Cage, Murder.",
            "Anna looks at Boris’s hand with Magic Picture.",
            "Anna looks at Boris’s hand with Magic Picture.",
        ]
    );
    assert_eq!(
        told(&teller.0, &looked, anna)[1],
        "Anna regarde la main de Boris avec le Tableau magique\u{a0}: Cage de feu, Meurtre."
    );
}

#[test]
fn events_that_the_scene_shows_are_not_told() {
    let teller = Teller::new();
    let (anna, none) = (teller.0.seat(Side::Good), Characters::NONE);
    for event in [
        PhaseBegan { seat: anna, phase: Phase::Summon },
        Asked { seat: anna, ask: Ask::Target },
        UnitNamed { seat: anna, unit: none },
        MeansNamed { seat: anna, means: Means::Capture },
        AttackBegan {
            attack: teller.attack("Jack", Means::Capture, Target::Captive(teller.0.who("Lion"))),
            only: true,
        },
        BattleBegan { attackers: none, defenders: none },
    ] {
        teller.tells(event, "", "");
    }
}

#[test]
fn every_sentence_is_whole_in_both_languages() {
    let teller = Teller::new();
    games_heard(
        3,
        |_| {},
        |events| {
            for (event, viewer) in events.iter().flat_map(|event| viewers().map(|viewer| (event, viewer))) {
                let [english, french] = told(&teller.0, event, viewer);
                assert_eq!(english.is_empty(), french.is_empty());
                if !english.is_empty() {
                    assert!(english != french && english.ends_with('.') && french.ends_with('.'), "{english} {french}");
                    let signs = [" ;", " :", " !", " ?", "  ", " .", " Le ", " La "];
                    assert!(signs.iter().all(|sign| !french.contains(sign)), "{french}");
                }
            }
        },
    );
}
