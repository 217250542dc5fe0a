//! Sentences about turns, dice and Story Points.

use super::{Teller, oz, seats};
use kernel::Viewer;
use language::{Profile, Source};
use storyline::{Ending, Event::*, Expense, Fell, Mode, Room};

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
        "Boris archive une carte de sa main pour un dé doré : l’Épouvantail.",
    );
    teller.tells(
        FreeDraw { seat: ozma, of: Source::Card(teller.card("O08")) },
        "Ozma’s next Draw action this turn is free (Scarecrow).",
        "Ce tour, Ozma ne paiera pas la prochaine action Piocher (Épouvantail).",
    );
    teller.tells(
        DrewFree { seat: ozma, of: Source::Location(teller.location("L08")) },
        "Ozma’s Draw action costs nothing (Poppy Field).",
        "Ozma ne paie rien pour piocher (Champ de coquelicots).",
    );
}

#[test]
fn effects_without_room_are_reported() {
    let (teller, epic, [ozma, _]) = (oz(), Teller::new(Profile::Epic, Mode::Standard), seats());
    let lion = teller.card("O11");
    for (room, english, french) in [
        (
            Room::Play(lion),
            "There is no room for Cowardly Lion: 64 cards are in play.",
            "Il n’y a plus de place pour le Lion Poltron : 64 cartes sont en jeu.",
        ),
        (
            Room::Lasting(lion),
            "There is no room for what Cowardly Lion would be given: 32 such things last already.",
            "Il n’y a plus de place pour ce que recevrait le Lion Poltron : 32 choses de ce genre durent déjà.",
        ),
        (
            Room::Known(ozma),
            "There is no room to look at more: at most 16 cards are known at either end of the Library.",
            "Il n’y a plus de place pour en regarder davantage : on connaît au plus 16 cartes à chaque bout de la Bibliothèque.",
        ),
        (
            Room::Text(Source::Card(lion)),
            "There is no room for what Cowardly Lion says: at most 200 texts are carried out in a turn, 64 begin at the same moment, and 16 wait for one another.",
            "Il n’y a plus de place pour ce que dit le Lion Poltron : au plus 200 textes sont exécutés dans un tour, 64 commencent au même moment, et 16 s’attendent l’un l’autre.",
        ),
        (
            Room::Steps,
            "There is no room for so many steps at once: what these texts had still to do is left undone.",
            "Il n’y a plus de place pour tant d’étapes à la fois : ce que ces textes avaient encore à faire n’est pas fait.",
        ),
        (
            Room::Actions(ozma),
            "There is no room for more in this turn: Ozma has taken 200 actions.",
            "Il n’y a plus de place dans ce tour : Ozma a fait 200 actions.",
        ),
    ] {
        teller.tells(NoRoom(room), english, french);
    }
    epic.tells(
        NoRoom(Room::Known(ozma)),
        "There is no room to look at more: at most 16 cards are known at either end of Ozma’s Library.",
        "Il n’y a plus de place pour en regarder davantage : on connaît au plus 16 cartes à chaque bout de la Bibliothèque d’Ozma.",
    );
}
