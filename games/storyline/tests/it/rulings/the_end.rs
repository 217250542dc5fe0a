//! Q47 to Q54: The End, the score, and seats.

use crate::stage::*;
use kernel::{Game, winners};

fn about_to_end(authors: usize) -> Lay {
    oz(authors).location(0, 6, "Farm").at(0, 6, "O03").location(0, 2, "Daisies").at(0, 2, "O08")
}

/// Q47: the turn goes on, each Author later in the Round has a turn, and then w5 opens.
#[test]
fn the_turn_and_the_round_go_on() {
    let lay = about_to_end(3).saved(0, &[("Three Cheers", 2)]).round(7).points(3);
    let mut table = lay.ready();
    table.step("O03", AHEAD).offered(Step("O08", AHEAD)).on_to(2).on_to(1).round(7);
    // The window w3 of the last turn comes first, for Author 0, and then w5.
    table.pass().asks(0).turn_of(1).pass().asks(0).reveal("Three Cheers").over().scores(&[3, 0, 0]);
}

/// Q47: if the last Author of the Round ends the game, no turn follows.
#[test]
fn the_last_author_of_a_round_ends_the_game_at_once() {
    let mut table = about_to_end(3).first(2).round(7).points(1).ready();
    table.step("O03", AHEAD).plays_out().turn_of(0).round(7);
}

/// Q48: other Primes may reach The End too, and score nothing.
#[test]
fn other_primes_may_reach_the_end_too() {
    let lay = oz(2).location(0, 6, "Farm").at(0, 6, "O08").finished(0, "O03").location(1, 6, "Daisies").at(1, 6, "O11");
    let mut table = lay.points(2).ready();
    table.step("O08", AHEAD).at_the_end("O08").scores(&[0, 3]);
    assert_eq!(table.state.board.ender, Some(table.seat(0)));
}

/// Q49: the finished Prime keeps its Objects, and no card chooses it.
#[test]
fn the_finished_prime_is_out_of_reach() {
    let lay = || oz(2).finished(0, "O08").on("O08", "O33").points(9);
    lay().hand(0, &["O21"]).ready().not_offered(Play("O21")).not_offered(Step("O08", BACK)).is_on("O33", "O08");
    let hand = ["Destruction", "no place like home"];
    let mut table = lay().turn(1).hand(1, &hand).ready();
    table.not_offered(Play(hand[0])).not_offered(Play(hand[1]));
}

/// Q66: standing texts of a finished Prime and of its Objects count; nothing is HERE, and other texts do not run.
#[test]
fn standing_texts_of_a_finished_prime_still_count() {
    let lay = |text| oz(2).says("O03", text).road(&["Daisies"]).at(0, 1, "Toto").finished(0, "O03").points(3);
    lay("Your Animal: VIT +2.").ready().vitality("Toto", 3).scores(&[3, 0]);
    lay("Your Animal HERE: VIT +2.").ready().vitality("Toto", 1).scores(&[1, 0]);
    lay("You: COST 0 on Gift.").hand(0, &["O32"]).points(0).ready().offered(PlayAt("O32", 1));
    let lay = |text| {
        let lay = oz(2).says("O03", text).says("O32", "Your Animal: VIT +1.").road(&["Daisies"]).at(0, 1, "Toto");
        lay.finished(0, "O03").points(3)
    };
    lay("SHIELD.").on("O03", "O32").ready().vitality("Toto", 2).scores(&[2, 0]);
    lay("ONCE: SP 1.").ready().not_offered(Once("O03"));
    let before = lay("TURN ENDS: DRAW 1.").in_bonus().ready();
    let mut after = before.clone();
    after.pass().holds(0, 0).turn_of(1);
    // In Solitaire the game continues after The End.
    let lay = alone(language::Profile::Oz).says("O03", "START: DRAW 1.").finished(0, "O03");
    lay.begins(0).ready().rolls(4, 0).holds(0, 0);
}

/// Q50: a Character on a Title Card scores nothing.
#[test]
fn title_cards_score_nothing() {
    oz(2).road(&["Daisies"]).at(0, 1, "O08").title(0, "O10").title(1, "O25").ready().scores(&[2, 0]);
}

/// Q51: a tie is a shared victory.
#[test]
fn a_tie_is_shared() {
    let mut table = oz(2).road(&["Daisies"]).at(0, 1, "O08").at(1, 6, "O06").ready();
    table.scores(&[2, 2]);
    assert_eq!(winners(&table.game.scores(&table.state)).count(), 2);
}

/// Q52: the game ends and is scored after Round 24, or after the Round that the option sets.
#[test]
fn a_long_game_is_scored() {
    oz(2).round(24).ready().plays_out().round(24).turn_of(1);
    oz(2).rules(|rules| rules.round_cap = 3).round(3).ready().plays_out().round(3);
    oz(2).round(23).ready().on_to(1).on_to(0).round(24).not_over();
}

/// Q53: turns pass to the left, and Storylines run to the right.
#[test]
fn turns_go_to_the_left() {
    let mut table = oz(4).round(5).ready();
    table.on_to(3).round(5).on_to(2).on_to(1).round(5).on_to(0).round(6);
    oz(4).location(0, 6, "Farm").ready().location_is(1, 1, "Farm");
}

/// Q54: the first Author begins every Round.
#[test]
fn the_first_author_begins_each_round() {
    let mut table = oz(3).first(2).turn(2).round(5).ready();
    table.on_to(1).on_to(0).round(5).on_to(2).round(6);
}
