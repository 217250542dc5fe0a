//! Tests of the reasons why things cannot be chosen, and of the warnings before a phase is skipped or a game is lost.

use super::look::look;
use crate::language::Table;
use duel::Side::{Evil, Good};
use kernel::Lang::{En, Fr};

#[test]
fn a_card_at_the_wrong_time_says_what_else_it_lacks() {
    let why = |laid: &str, id: &str| look(&Table::lay(laid), Good, En).why_not(id).to_owned();
    let lone = "Good: Tin\nGood hand: White Dress, Toto, Wish, Rescue, Quest\nEvil: Mombi\nin Attack of Good";
    assert_eq!(why(lone, "G47"), "Only in your Summon Phase. Only a Woman bears it; you have none.");
    assert_eq!(why(lone, "G07"), "Only in your Summon Phase.", "the Tin Woodsman may bear Toto");
    assert_eq!(why(lone, "G20"), "Only in a battle. Needs a viable Spellcaster.");
    let summon = lone.replace("Attack of", "Summon of");
    assert_eq!(why(&summon, "G40"), "Only in your Attack Phase. There is nothing to attack with it.");
    assert_eq!(why(&summon, "G15"), "Only in your Attack Phase.");
    let idle = "Good: Glinda\nGood hand: Disenchant, Dorothy\nEvil: Mombi\nin Adventure of Good";
    assert_eq!(
        why(idle, "G42"),
        "Only in your Summon Phase, or before your first attack. None of your Characters is Incapacitated."
    );
}

#[test]
fn a_character_that_cannot_change_its_group_says_why() {
    let laid = "Good: Dorothy & Lion | Scarecrow\nGood hand: Quest\nEvil: Mombi\nin Summon of Good";
    let mut table = Table::lay(laid);
    let why = |table: &Table, id: &str, lang| {
        let reason = look(table, Good, lang).card(id).why_not.clone();
        reason.map(|why| (why.words, why.rule.to_string()))
    };
    let told = |words: &str, rule: &str| Some((words.to_owned(), rule.to_owned()));
    let instead = "Dorothy Gale leaves instead: a Group of two falls apart whoever leaves it.";
    assert_eq!(why(&table, "G04", En), told(instead, "D44"));
    assert_eq!(why(&table, "G01", En), None);
    table.play("Scarecrow joins Dorothy");
    let stays = "Has joined a unit in this Phase, and stays until your next turn.";
    assert_eq!(why(&table, "G05", En), told(stays, "D44"));
    let table = Table::lay("Good: Dorothy | Lion\nGood hand: Quest\nEvil: Mombi\nin Summon of Good");
    assert_eq!(why(&table, "G01", En), told("Cowardly Lion joins instead: the Group is the same.", "D44"));
    let table = Table::lay("Good: Dorothy\nGood hand: Quest\nEvil: Mombi\nin Summon of Good");
    assert_eq!(why(&table, "G01", Fr), told("Il n’y a pas d’autre unité à rejoindre.", "9"));
    let full = "Good: Dorothy & Lion & Scarecrow & Tin | Glinda\nGood hand: Quest\nEvil: Mombi\nin Summon of Good";
    let words = "Your other Groups are full: a Group has four Members at most.";
    assert_eq!(why(&Table::lay(full), "G02", En), told(words, "9"));
}

#[test]
fn a_phase_without_an_attack_is_announced() {
    let done = |laid: &str| look(&Table::lay(laid), Good, En).choices().pop().unwrap();
    let rest = "Good hand: Toto\nin Summon of Good";
    assert_eq!(done(&format!("Good: Tin\n{rest}")), "done: End the Summon Phase (there is nothing to attack)");
    assert_eq!(
        done(&format!("Good: !Tin\nEvil: Mombi\n{rest}")),
        "done: End the Summon Phase (nobody of yours can attack)"
    );
    assert_eq!(done(&format!("Good: Tin\nEvil: Mombi\n{rest}")), "done: End the Summon Phase");
    assert_eq!(
        done(&format!("Good: Tin\nEvil locations: Castle\n{rest}")),
        "done: End the Summon Phase (no attack of yours has a target)"
    );
}

#[test]
fn an_attack_phase_without_an_attack_says_so() {
    let asked = |laid: &str, lang| look(&Table::lay(laid), Good, lang).0.prompt.to_string();
    let laid = "Good: Tin + Powder\nGood hand: Toto\nin Attack of Good";
    assert_eq!(asked(laid, En), "You cannot attack: use a card, or end the Attack Phase.");
    assert_eq!(
        asked(laid, Fr),
        "Vous ne pouvez pas attaquer\u{a0}: utilisez une carte, ou terminez la Phase d’Attaque."
    );
    assert_eq!(asked(&format!("Evil: Mombi\n{laid}"), En), "Declare an attack, or end the Attack Phase.");
}

#[test]
fn a_loss_that_is_near_is_announced() {
    let laid = "Good: !Tin\nGood hand: Toto\nEvil: Mombi\nEvil hand: Murder\n";
    let asked = |more: &str, who, lang| look(&Table::lay(&format!("{laid}{more}")), who, lang).0.prompt.to_string();
    let first = "Good turn 6\nin Summon of Good";
    let prompt = "Put cards into play and form Groups, or end the Summon Phase.";
    assert_eq!(asked("Good turn 5\nin Summon of Good", Good, En), prompt);
    let warned = "You lose if this turn and your next one end without a viable Character of yours.";
    assert_eq!(asked(first, Good, En), format!("{prompt} {warned}"));
    assert!(asked(first, Evil, En).ends_with("next one of Anna end without a viable Character."));
    let last = "Good turn 7\nGood barren 1\nin Summon of Good";
    let warned = "You lose if you have no viable Character at the end of this turn.";
    assert_eq!(asked(last, Good, En), format!("{prompt} {warned}"));
    assert!(asked(last, Evil, Fr).ends_with("Anna perd sans Personnage viable à la fin de ce tour."));
    let between = "Good turn 6\nGood barren 1\nin Summon of Evil";
    assert!(
        asked(between, Good, En).ends_with("You lose if you have no viable Character at the end of your next turn.")
    );
    assert!(asked(between, Evil, En).ends_with("Anna loses with no viable Character at the end of their next turn."));
}
