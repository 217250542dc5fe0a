//! Rules 39 to 45: Effects and Events.

use crate::stage::*;
use language::Source;
use storyline::{Cause, Event};

/// Rules 39: an Effect is played as a Story Action, on its Author's own turn only.
#[test]
fn effects_are_story_actions() {
    let lay = oz(2).road(&["Farm"]).at(0, 1, "Toto").hand(0, &["Cyclone"]).points(3);
    let mut table = lay.clone().ready();
    table.offered(Play("Cyclone"));
    lay.in_bonus().ready().not_offered(Play("Cyclone"));
}

/// Rules 40: an attached Effect is archived with its HOST.
#[test]
fn attached_effects_go_with_their_host() {
    let lay = oz(2).road(&["Farm"]).at(0, 1, "O02").on("O02", "O43").on("O02", "Pail").points(2);
    lay.ready().replace(1).turns_up("Poppy Field").archived("O02").archived("O43").is_loose("Pail");
}

/// Rules 41 and 45: a Spell needs Sorcery when it takes effect.
#[test]
fn spells_ask_for_sorcery() {
    let lay = epic(2).road(&["Council Rock"]).at(0, 1, "Goofy").turn(1).hand(1, &["Sleeping Death"]).points(2);
    lay.clone().ready().not_offered(PlayTo("Sleeping Death", "Goofy"));
    let mut table = lay.title(1, "B16").ready();
    // The Sea Witch makes the Spell cheaper by 1.
    table.play_to("Sleeping Death", "Goofy").vitality("Goofy", 2).points(1);
}

/// Rules 42 and 43: an Event takes effect at once.
#[test]
fn an_event_takes_effect_now() {
    let mut table = oz(2).hand(0, &["look after the stock"]).points(1).ready();
    table.play("look after the stock").draws("Toto, Pail").holds(0, 2).archived("O38").points(0);
}

/// Rules 43: a saved Event takes effect when it is revealed, even on an opponent's turn.
#[test]
fn an_event_is_saved_for_an_opponents_turn() {
    let mut table = oz(2).saved(0, &[("look after the stock", 1)]).begins(1).ready();
    table.asks(0).reveal("look after the stock").draws("Toto, Pail").holds(0, 2).archived("O38");
}

/// Rules 44: saving an Event costs at least the cost of the card.
#[test]
fn saving_costs_at_least_the_cost() {
    let mut table = oz(2).hand(0, &["Three Cheers"]).points(3).ready();
    table.not_offered(Save("Three Cheers", 1)).offered(Save("Three Cheers", 2)).save("Three Cheers", 3).points(0);
    table.has_saved(0, "Three Cheers").holds(0, 0);
}

/// Returns the cause for which a card was archived.
fn cause(table: &Table, name: &str) -> Option<Cause> {
    let gone = |event: &Event| match event {
        Event::Archived { card, cause, .. } if *card == table.card(name) => Some(*cause),
        _ => None,
    };
    table.events.iter().find_map(gone).expect("the card is archived")
}

/// Rules 40, 49, Q13: an Effect is archived with the card or the Location to which it is attached.
#[test]
fn an_effect_is_archived_with_its_bearer_or_its_location() {
    let with = |source| Some(Cause::With(source));
    let bears = |lay: Lay| lay.road(&["Farm"]).at(0, 1, "O10").on("O10", "O45");
    let mut table = bears(oz(2).says("O41", "ARCHIVE each Character.")).hand(0, &["O41"]).points(1).ready();
    table.play("O41");
    assert_eq!(cause(&table, "O45"), with(Source::Card(table.card("O10"))));
    assert_eq!(cause(&table, "O10"), None);
    let mut table = bears(oz(2)).hand(0, &["O20"]).ready();
    table.play("O20");
    assert_eq!(cause(&table, "O45"), with(Source::Card(table.card("O10"))));
    let mut table = oz(2).road(&["Farm", "Daisies"]).at(0, 2, "O42").at(0, 1, "Toto").points(2).ready();
    table.replace(2).turns_up("Boq's Home");
    assert_eq!(cause(&table, "O42"), with(Source::Location(table.location("Daisies"))));
}

/// Rules 30, Q10: a Character is archived because another version comes into play, on either side.
#[test]
fn a_character_is_archived_for_another_version() {
    let mut table = oz(2).road(&["Farm"]).at(1, 1, "O10").hand(0, &["O20"]).points(6).ready();
    table.play("O20");
    assert_eq!(cause(&table, "O10"), Some(Cause::Version(table.card("O20"))));
}
