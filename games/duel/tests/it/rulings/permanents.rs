//! Tests of D6 to D11, on permanent cards and Groups, and of D44, D56 and D57.

use crate::language::Table;
use duel::{Action, Clause, Label};

#[test]
fn d6_as_many_as_you_like() {
    let mut table = Table::lay("in Summon of Good \n Good hand: Tin, Jack, Lion, Palace, Emerald City");
    table.play("Good plays Tin \n Good plays Palace \n Good plays Jack \n Good plays Emerald City \n Good plays Lion");
    table.shows("Tin, Jack, Lion are with Good; Palace, Emerald City are a Location of Good");
}

#[test]
fn d7_one_character_bears_any_number_of_cards_and_they_stay() {
    let mut table = Table::lay(
        "in Summon of Good \n Good: Tin | Jack \n Good hand: Toto, Gump, Army, Carpet, Balloon, King, University",
    );
    for card in ["Toto", "Gump", "Army", "Carpet", "Balloon", "King", "University"] {
        table.play(&format!("Good plays {card} on Tin"));
        table.refuse(&format!("Good plays {card} on Jack"));
    }
    assert_eq!(table.rest("Tin"), 5 + 2 + 4 + 6 + 2 + 2 + 3 + 2);
}

#[test]
fn d7_a_card_with_a_need_is_borne_by_characters_that_meet_it() {
    let mut table = Table::lay("in Summon of Evil \n Evil: Guph | Mombi | ~Jack + University \n Evil hand: Belt");
    table.refuse("Evil plays Belt on Guph");
    assert!(table.offers("Evil plays Belt on Jack") && table.offers("Evil plays Belt on Mombi"));
    // A card may meet the need of the next card that is attached to the same Character.
    let mut table = Table::lay("in Summon of Good \n Good: Jinjur \n Good hand: Slippers, Enchantment");
    table.refuse("Good plays Enchantment on Jinjur");
    table.play("Good plays Slippers on Jinjur \n Good plays Enchantment on Jinjur");
}

#[test]
fn d8_a_card_gives_nothing_while_its_bearer_does_not_qualify() {
    let laid = "Good: Wizard of Oz \n Good hand: Take Item \n Evil: ~Jinjur + Slippers + Belt + Wand | Guph";
    let mut table = Table::lay(&format!("in Summon of Good \n {laid}"));
    assert_eq!((table.rest("Jinjur"), table.casts("Jinjur")), (5 + 3 + 5 + 1, true));
    table.play("Good takes Slippers").shows("Belt, Wand are on Jinjur; Slippers are on Wizard of Oz");
    assert_eq!((table.rest("Jinjur"), table.casts("Jinjur")), (5, false));
    // The bonuses that the card gives to other cards stop too, such as the Wand's bonus for Spells.
    let silent = |evil: &str| {
        let mut table =
            Table::lay(&format!("Good: Glinda + Army \n Evil: {evil} | Guph | Mombi \n Evil hand: Illusions, Castle"));
        table.play("Glinda attacks Guph freely \n fight \n roll 12 1 \n Evil plays Illusions");
        table.totals().1
    };
    assert_eq!(silent("~Jinjur + Slippers + Wand"), 4 + 1 + 3 + 2);
    assert_eq!(silent("~Jinjur + Wand"), 4 + 1 + 3);
}

#[test]
fn d9_a_male_is_a_character_without_w() {
    let table =
        Table::lay("in Summon of Good \n Good: Tin | Tiger | Wizard of Oz | Ozma | Locasta \n Good hand: King, Dress");
    for (name, male) in [("Tin", true), ("Tiger", true), ("Wizard of Oz", true), ("Ozma", false), ("Locasta", false)] {
        assert_eq!(table.offers(&format!("Good plays King on {name}")), male, "{name}");
        assert_eq!(table.offers(&format!("Good plays Dress on {name}")), !male, "{name}");
    }
    // "UO" and "Spellcaster only" are the same need.
    let catalog = table.game.catalog();
    let need = |name: &str| catalog.card(table.card(name)).note.contains(&Clause::Only(duel::Need::Spellcaster));
    assert!(["Belt", "Spell Book", "Staff", "Wand"].into_iter().all(need));
}

#[test]
fn d10_groups_of_viable_characters_under_ones_control() {
    let laid = "Good: Tin | Jack & Lion | Dorothy + Toto & Scarecrow & Tiger & Tik-Tok | !Ozma
                Evil: Mombi | ~Locasta | ~Glinda";
    let mut table = Table::lay(&format!("in Summon of Good \n {laid}"));
    for line in [
        "Tin joins Dorothy",
        "Tin joins Ozma",
        "Ozma joins Tin",
        "Tin joins Mombi",
        "Tin joins Locasta",
        // Only a Character that is in no Group can join a unit.
        "Jack joins Dorothy",
        "Lion joins Tin",
        "Tin joins Tin",
        // A Character that is in no Group cannot leave one.
        "Tin leaves",
    ] {
        assert!(!table.offers(line), "{line}");
    }
    table.play("Tin joins Jack \n Scarecrow leaves").shows("Tin stands with Jack & Lion; Scarecrow stands alone");
    table.shows("Dorothy stands with Tiger & Tik-Tok");
    for phase in ["Adventure", "Attack", "Rest"] {
        let mut table = Table::lay(&format!("in {phase} of Good \n {laid}"));
        table.refuse("Tin joins Jack");
        table.refuse("Scarecrow leaves");
    }
    // A controlled Character may be a Member of a Group.
    let mut table = Table::lay("in Summon of Evil \n Evil: Mombi | ~Locasta");
    table.play("Mombi joins Locasta").shows("Mombi stands with Locasta");
}

#[test]
fn d10_an_unviable_member_leaves_and_the_others_stay_a_group_at_its_location() {
    let laid = "Good: Tin & Jack & Lion @ Palace \n Good locations: Palace";
    for (phase, evil, line) in [
        ("Rest", "Mishap", "Evil plays Mishap on Jack"),
        ("Summon", "Curse", "Evil plays Curse on Jack"),
        ("Adventure", "Misguided", "Evil plays Misguided on Jack"),
    ] {
        let mut table = Table::lay(&format!("in {phase} of Evil \n {laid} \n Evil: Mombi \n Evil hand: {evil}"));
        table.play(line).shows("Tin stands with Lion at Palace");
    }
    // A Group stays together in the following turns.
    let mut table = Table::lay(&format!("in Rest of Good \n {laid} \n Evil: Mombi"));
    table.play("on to Evil's turn \n on to Good's turn").shows("Tin stands with Jack & Lion at Palace");
}

#[test]
fn d11_nome_is_a_word() {
    let table = Table::lay("");
    let catalog = table.game.catalog();
    for name in ["Potaroo", "Kalico", "Guph"] {
        assert_eq!(catalog.card(table.card(name)).note.as_slice(), [Clause::Label(Label::Nome)]);
    }
    let others = catalog.ids().filter(|id| catalog.card(*id).printed.note.contains("Nome"));
    assert_eq!(others.count(), 3);
    // No card refers to Nomes, so the Nome King gives them nothing.
    assert_eq!(Table::lay("Evil: Potaroo & Kalico & Guph & Roquat").rest("Guph"), 2 + 4 + 4 + 7);
}

#[test]
fn d44_every_arrangement_can_be_reached_and_there_is_an_end() {
    let mut table = Table::lay("in Summon of Good \n Good: Dorothy & Lion | Scarecrow & Tin");
    // The result is the same whichever Member leaves a Group of two, so only the first one may leave.
    let leaving: Vec<Action> =
        table.actions().into_iter().filter(|action| matches!(action, Action::Leave(_))).collect();
    assert_eq!(leaving, [Action::Leave(table.who("Dorothy")), Action::Leave(table.who("Scarecrow"))]);
    table.play("Dorothy leaves \n Scarecrow leaves");
    // The result is the same whichever of two lone Characters joins the other, so only the second one may join the
    // first.
    let joining = |table: &Table| {
        let joins = table.actions().into_iter().filter(|action| matches!(action, Action::Join { .. }));
        joins
            .map(|action| table.written(&action).replace("Cowardly ", "").replace(" Woodsman", "").replace(" Gale", ""))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        joining(&table),
        [
            "Lion joins Dorothy",
            "Scarecrow joins Dorothy",
            "Scarecrow joins Lion",
            "Tin joins Dorothy",
            "Tin joins Lion",
            "Tin joins Scarecrow",
        ]
    );
    table
        .play("Scarecrow joins Dorothy \n Tin joins Lion")
        .shows("Scarecrow stands with Dorothy; Tin stands with Lion");
    // A Character that has joined a unit must stay, and one that has left a unit may not leave again. Only the other
    // two Characters may still act.
    for line in ["Scarecrow leaves", "Dorothy leaves", "Tin leaves"] {
        assert!(!table.offers(line), "{line}");
    }
    table.play("Lion leaves");
    assert!(!table.offers("Tin joins Dorothy"));
    table.play("Lion joins Dorothy").shows("Lion stands with Dorothy & Scarecrow; Tin stands alone");
    assert!(!table.offers("Lion leaves"));
    assert_ne!(table.turn(), "Good: Summon");
}

#[test]
fn d44_in_the_next_turn_all_may_leave_and_join_again() {
    let mut table = Table::lay("in Summon of Good \n Good: Dorothy | Tin \n Evil: Mombi");
    table.play("Tin joins Dorothy").refuse("Tin leaves");
    table.play("on to Evil's turn \n on to Good: Summon \n Dorothy leaves").shows("Tin stands alone");
}

#[test]
fn d56_nobody_waits() {
    let mut table = Table::lay("in Summon of Good \n Good: Tin \n Good hand: Jack, Toto, Quest \n Evil: Mombi");
    table.play("Good plays Jack \n Good plays Toto on Jack \n Jack joins Tin \n on to Good: Attack");
    table.play("Jack attacks Mombi with Quest \n fight 12 1");
    assert_eq!(table.totals(), (5 + 2 + 2 + 5 + 12, 3 + 1));
    // A Character that has just come home may intervene and may be called.
    let mut table =
        Table::lay("in Attack of Evil \n Evil: Guph \n Evil hand: Conquest \n Good locations: Palace \n Good: Jack");
    table.play("Guph attacks Palace with Conquest \n fight \n Good intervenes with Jack");
}

#[test]
fn d57_leaving_keeps_the_location_and_joining_takes_it() {
    let laid = "in Summon of Good \n Good locations: Palace, Emerald City";
    let mut table =
        Table::lay(&format!("{laid} \n Good: Tin & Jack & Lion @ Palace | Dorothy @ Emerald City | Scarecrow"));
    table.play("Tin leaves").shows("Tin stands alone at Palace; Lion stands with Jack at Palace");
    // A Group keeps its Location when a Character joins.
    table.play("Dorothy joins Lion").shows("Dorothy stands with Lion & Jack at Palace");
    // Tin and Scarecrow were alone, and Scarecrow was at no Location, so their Group is at none.
    table.play("Tin joins Scarecrow").shows("Tin stands with Scarecrow");
    let pair = |one: &str, other: &str| {
        let mut table = Table::lay(&format!("{laid} \n Good: Dorothy{one} | Tin{other}"));
        table.play("Tin joins Dorothy");
        table
    };
    pair(" @ Palace", " @ Palace").shows("Tin stands with Dorothy at Palace");
    pair(" @ Palace", " @ Emerald City").shows("Tin stands with Dorothy");
    pair(" @ Palace", "").shows("Tin stands with Dorothy");
    pair("", " @ Palace").shows("Tin stands with Dorothy");
}
