//! What is told of everything that happens, in both languages.

mod whole;

use kernel::{Game, Lang, Reader, Seat, SeatMap, Tabletop, Viewer};
use storyline::{
    Action, Ask, Bag, CardId, Catalog, Die, Ending,
    Event::{self, *},
    Expense, Fell, From, Goal, Landmark, Lasting, LocationId, Mode, Onto, PieceId, Profile, Rules, Script, Source,
    SpotId, Storyline, To, Until, Way, Why, Window, Word,
};

/// A table that is there for its names.
pub(crate) struct Teller {
    game: Storyline,
}

impl Teller {
    pub(crate) fn new(profile: Profile, mode: Mode) -> Teller {
        let rules = Rules { profile, mode, length: 3, round_cap: 24, sorcery_own: false };
        let seats = if matches!(mode, Mode::Solitaire { .. }) { 1 } else { 2 };
        let libraries = SeatMap::new(seats, |seat| if profile == Profile::Oz { 0 } else { seat.index() });
        Teller { game: Storyline::new(rules, Catalog::built_in(profile), libraries) }
    }

    pub(crate) fn game(&self) -> &Storyline {
        &self.game
    }

    pub(crate) fn names(&self) -> SeatMap<String> {
        SeatMap::new(self.game.seats(), |seat| ["Ozma", "Boris"][seat.index()].to_owned())
    }

    fn card(&self, id: &str) -> CardId {
        self.game.catalog().find(id).expect("there is such a card")
    }

    fn location(&self, id: &str) -> LocationId {
        self.game.catalog().find_location(id).expect("there is such a Location")
    }

    /// What somebody is told, in English and in French; nothing where it needs no words.
    pub(crate) fn told(&self, event: &Event, viewer: Viewer) -> [Option<String>; 2] {
        let seen = self.game.redact(event, viewer).expect("everybody sees something of it");
        [Lang::En, Lang::Fr].map(|lang| self.game.tell(&seen, viewer, &Reader { lang, names: &self.names() }))
    }

    #[track_caller]
    fn tells(&self, event: Event, english: &str, french: &str) {
        let french = french.replace(" :", "\u{a0}:").replace("« ", "«\u{a0}").replace(" »", "\u{a0}»");
        let french = french.replace(" !", "\u{a0}!");
        assert_eq!(self.told(&event, Viewer::Table), [Some(english.to_owned()), Some(french)]);
    }
}

fn seats() -> [Seat; 2] {
    [0, 1].map(|number| Seat::new(number, 2).unwrap())
}

fn piece(number: u8) -> PieceId {
    PieceId::try_from(number).unwrap()
}

fn spot(number: u8) -> SpotId {
    SpotId::try_from(number).unwrap()
}

fn oz() -> Teller {
    Teller::new(Profile::Oz, Mode::Standard)
}

#[test]
fn the_course_of_the_game() {
    let (teller, [ozma, boris]) = (oz(), seats());
    teller.tells(FirstChosen(ozma), "Ozma is the first Author.", "Le sort désigne qui commence : Ozma.");
    teller.tells(RoundBegan(3), "Round 3.", "Manche 3.");
    teller.tells(TurnBegan { seat: ozma, round: 3 }, "Ozma’s turn.", "Tour d’Ozma.");
    teller.tells(BonusBegan(boris), "Boris’s Bonus Movement.", "Mouvement bonus de Boris.");
    teller.tells(
        Ended { ending: Ending::TheEnd },
        "A story has reached The End, and the Round is over: the Vitality at Locations is counted.",
        "Une histoire a atteint La Fin et la manche est finie : on compte la Vitalité dans les Lieux.",
    );
    teller.tells(
        Ended { ending: Ending::RoundCap },
        "Nobody has reached The End in time: the Vitality at Locations is counted.",
        "Personne n’a atteint La Fin à temps : on compte la Vitalité dans les Lieux.",
    );
    teller.tells(
        Ended { ending: Ending::Rounds },
        "All Rounds are over: the Vitality at Locations is counted.",
        "Toutes les manches sont finies : on compte la Vitalité dans les Lieux.",
    );
}

#[test]
fn dice_and_story_points() {
    let (teller, [ozma, boris]) = (oz(), seats());
    let earned = |blue, gold, symbols| Earned { seat: ozma, fell: Fell { blue, gold, symbols } };
    teller.tells(
        earned(4, 2, 4),
        "Ozma rolls 4 blue and 2 gold dice: 4 Story Points.",
        "Ozma lance 4 dés bleus et 2 dorés : 4 Points d’Histoire.",
    );
    teller.tells(
        earned(4, 1, 1),
        "Ozma rolls 4 blue dice and 1 gold: 1 Story Point.",
        "Ozma lance 4 dés bleus et 1 doré : 1 Point d’Histoire.",
    );
    teller.tells(
        earned(4, 0, 3),
        "Ozma rolls 4 blue dice: 3 Story Points.",
        "Ozma lance 4 dés bleus : 3 Points d’Histoire.",
    );
    teller.tells(
        earned(0, 1, 0),
        "Ozma rolls 1 gold die: 0 Story Points.",
        "Ozma lance 1 dé doré : 0 Point d’Histoire.",
    );
    teller.tells(
        earned(0, 3, 2),
        "Ozma rolls 3 gold dice: 2 Story Points.",
        "Ozma lance 3 dés dorés : 2 Points d’Histoire.",
    );
    teller.tells(Gained { seat: boris, points: 2 }, "Boris gains 2 Story Points.", "Boris gagne 2 Points d’Histoire.");
    let paid = |points, expense| Paid { seat: ozma, points, expense };
    teller.tells(
        paid(1, Expense::Draw),
        "Ozma pays 1 Story Point to draw.",
        "Ozma paie 1 Point d’Histoire pour piocher.",
    );
    teller.tells(
        paid(3, Expense::Step),
        "Ozma pays 3 Story Points for a step.",
        "Ozma paie 3 Points d’Histoire pour un pas.",
    );
    teller.tells(
        paid(1, Expense::Entry),
        "Ozma pays 1 Story Point to enter.",
        "Ozma paie 1 Point d’Histoire pour entrer.",
    );
    teller.tells(
        paid(2, Expense::Replace),
        "Ozma pays 2 Story Points to replace a Location.",
        "Ozma paie 2 Points d’Histoire pour remplacer un Lieu.",
    );
    teller.tells(paid(2, Expense::Text), "Ozma pays 2 Story Points.", "Ozma paie 2 Points d’Histoire.");
    assert_eq!(teller.told(&paid(2, Expense::Card), Viewer::Table), [None, None]);
    teller.tells(
        Burnt { seat: boris, card: teller.card("O08") },
        "Boris archives Scarecrow from hand for a gold die.",
        "Boris archive une carte de sa main pour un dé doré : Épouvantail.",
    );
    teller.tells(
        FreeDraw { seat: ozma },
        "Ozma’s next Draw action this turn is free.",
        "Ce tour, Ozma ne paiera pas la prochaine action Piocher.",
    );
}

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
        Took { seat: ozma, card: Some(card("O04")) },
        "Ozma takes one of these cards in hand.",
        "Ozma prend en main une de ces cartes.",
    );
    teller.tells(
        ToBottom { seat: ozma, card: Some(card("O04")) },
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
            &format!("Ozma cherche Bûcheron de Fer-Blanc{french}."),
        );
    }
    let fetched = |to| Fetched { seat: ozma, card: card("O10"), to };
    teller.tells(fetched(Goal::Hand), "Ozma takes Tin Woodman in hand.", "Ozma prend en main Bûcheron de Fer-Blanc.");
    teller.tells(
        fetched(Goal::Title),
        "Ozma puts Tin Woodman onto Ozma’s Title Card.",
        "Ozma met Bûcheron de Fer-Blanc sur sa Carte-Titre.",
    );
    teller.tells(
        fetched(Goal::Over),
        "Ozma puts Tin Woodman over the other version.",
        "Ozma met Bûcheron de Fer-Blanc par-dessus l’autre version.",
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
        "Ozma plays Tin Woodman’s Axe at Poppy Field for 2 Story Points.",
        "Ozma joue Hache du Bûcheron de Fer-Blanc à Champ de coquelicots pour 2 Points d’Histoire.",
    );
    teller.tells(
        played("O30", 2, Onto::Place(at(None, 5))),
        "Ozma plays Tin Woodman’s Axe at Location 4 of Ozma’s Storyline for 2 Story Points.",
        "Ozma joue Hache du Bûcheron de Fer-Blanc au Lieu 4 de la Trame d’Ozma pour 2 Points d’Histoire.",
    );
    teller.tells(
        played("O30", 2, Onto::Card(card("O11"))),
        "Ozma plays Tin Woodman’s Axe onto Cowardly Lion for 2 Story Points.",
        "Ozma joue Hache du Bûcheron de Fer-Blanc sur Lion Poltron pour 2 Points d’Histoire.",
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
    // A title that ends a sentence by itself.
    teller.tells(
        Revealed { seat: boris, card: card("O39"), number: 0 },
        "Boris reveals “Run for the cellar!”",
        "Boris révèle « Vite, à la cave ! »",
    );
    teller.tells(
        Revealed { seat: boris, card: card("O40"), number: 0 },
        "Boris reveals Cyclone.",
        "Boris révèle Cyclone.",
    );
    teller.tells(
        Used { seat: ozma, piece: piece(0), card: card("O08") },
        "Ozma uses Scarecrow.",
        "Ozma utilise Épouvantail.",
    );
    teller.tells(
        Triggered { seat: ozma, script: Script { of: Source::Card(card("O09")), ability: 0 } },
        "Old Crow (Ozma): When you play this card, look at the top 3 cards of the Library, take 1 of them and put the \
         others on the bottom in any order.",
        "Vieux Corbeau (Ozma) : Quand vous jouez cette carte, regardez les 3 premières cartes de la Bibliothèque, \
         prenez-en 1 et mettez les autres dessous dans l’ordre de votre choix.",
    );
    teller.tells(Cancelled { card: card("O50") }, "Nothing comes of Three Cheers!", "Sans effet : Trois hourras !");
    teller.tells(
        Protected { seat: ozma },
        "It does not affect Ozma’s Characters.",
        "Cela ne touche pas les Personnages d’Ozma.",
    );
    teller.tells(Shelved { card: card("O26") }, "To the Archive: Silver Shoes.", "Aux Archives : Souliers d’argent.");
    epic.tells(
        Shelved { card: epic.card("A14") },
        "To the Archive: The Talking Cricket.",
        "Aux Archives : le Grillon parlant.",
    );
    for (id, stays) in [("O38", false), ("O42", true), ("O39", false)] {
        let [english, _] = teller.told(&Shelved { card: card(id) }, Viewer::Table);
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
        "Objet sur Toto : Souliers d’argent.",
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
    teller.tells(Archived { piece: piece(0), card: card("O04") }, "To the Archive: Toto.", "Aux Archives : Toto.");
    epic.tells(
        Banished { piece: piece(0), card: epic.card("A09") },
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
