//! The Locations of the Epic set, E01 to E20.

use crate::stage::*;

#[test]
fn e01_the_steamboat() {
    let lay = epic(2).road(&["E18", "E01"]);
    lay.clone().at(0, 1, "Pluto").points(2).ready().step("Pluto", AHEAD).points(0).vitality("Pluto", 2);
    // A swimming Character pays nothing.
    lay.clone().at(0, 1, "Donald").points(1).ready().step("Donald", AHEAD).points(0).vitality("Donald", 4);
    lay.at(0, 2, "Alice").at(1, 5, "B11").ready().vitality("Alice", 2).vitality("B11", 5);
}

#[test]
fn e02_cottage_of_the_seven_dwarfs() {
    let lay = epic(2).road(&["E02"]).at(0, 1, "A09").at(0, 1, "A10").at(0, 1, "Alice").at(1, 6, "A11");
    lay.ready().vitality("A09", 6).vitality("A10", 5).vitality("Alice", 2).vitality("A11", 4);
}

#[test]
fn e03_the_evil_queens_castle() {
    let lay = epic(2).road(&["E03", "E18"]).at(0, 1, "A12").at(0, 1, "Alice").at(1, 6, "B03").points(1);
    let mut table = lay.clone().ready();
    // Only Good Characters pay to leave.
    table.vitality("B03", 5).vitality("A12", 2).not_offered(Step("A12", AHEAD)).offered(Step("Alice", AHEAD));
    lay.turn(1).ready().step("B03", BACK).points(0).at("B03", 5);
}

#[test]
fn e04_the_wishing_well() {
    let lay = epic(2).road(&["E18", "E04"]).at(0, 1, "Pluto").at(0, 1, "Alice").points(4);
    let mut table = lay.clone().ready();
    table.step("Pluto", AHEAD).yes().turns_up("E12").dice("+").points(4).step("Alice", AHEAD).points(3);
    table.step("Alice", BACK).step("Alice", AHEAD).points(1).at("Alice", 2);
    // A Character that turns up the Well has entered it.
    let lay = epic(2).road(&["E18"]).at(0, 1, "A12").points(1);
    lay.ready().step("A12", AHEAD).turns_up("E04").dice("+").points(1);
    // If the Well replaces another Location, no Character has entered it yet. The next Character that enters is the
    // first.
    let lay = epic(2).road(&["E18", "E19"]).at(0, 2, "A12").at(0, 1, "Alice").points(3);
    lay.ready().replace(2).turns_up("E04").points(1).step("Alice", AHEAD).dice("-").points(0);
    // A second copy of the Well has its own first entry.
    let lay = epic(2).road(&["E18", "E04"]).at(0, 1, "A12").at(0, 1, "Alice").points(4);
    let mut table = lay.ready();
    table.step("A12", AHEAD).dice("-").replace(2).turns_up("E04").step("Alice", AHEAD).dice("+").points(1);
    // On another Author's turn the Well does nothing.
    let lay = epic(2).road(&["E18", "E04"]).at(0, 1, "Alice").hand(1, &["B30"]).turn(1).points(2);
    let mut table = lay.at(0, 3, "A12").ready();
    table.play("B30").at("A12", 2).points(1);
}

#[test]
fn e05_mermaids_lagoon() {
    let lay = epic(2).road(&["E18", "E05"]);
    lay.clone().at(0, 1, "A11").points(1).ready().step("A11", AHEAD).points(0).vitality("A11", 5);
    lay.at(0, 1, "Alice").points(2).ready().step("Alice", AHEAD).points(0).vitality("Alice", 2);
}

#[test]
fn e06_the_pirate_ship() {
    let lay = epic(2).road(&["E18", "E06"]);
    lay.clone().at(0, 2, "B06").at(1, 5, "B05").at(0, 2, "Alice").ready().vitality("B06", 3).vitality("B05", 6);
    lay.at(0, 1, "Alice").points(2).ready().step("Alice", AHEAD).points(0).vitality("Alice", 2);
}

#[test]
fn e07_the_mad_tea_table() {
    let lay = epic(2).road(&["E07", "E18"]).at(0, 1, "Alice").at(0, 1, "A12").at(1, 6, "B11");
    lay.clone().ready().vitality("Alice", 3).vitality("A12", 2).vitality("B11", 5);
    lay.clone().points(1).ready().not_offered(Step("Alice", AHEAD));
    lay.points(2).ready().step("Alice", AHEAD).points(0).vitality("Alice", 2);
}

#[test]
fn e08_the_queens_croquet_ground() {
    let lay = epic(2).road(&["E18", "E08"]);
    lay.clone().at(0, 2, "A08").at(1, 5, "B07").at(0, 2, "A10").ready().vitality("A08", 7).vitality("B07", 6);
    lay.at(0, 1, "A10").points(2).ready().step("A10", AHEAD).points(0).vitality("A10", 4);
}

#[test]
fn e09_the_toymakers_workshop() {
    let lay = epic(2).road(&["E18", "E09", "E09"]);
    lay.clone().at(0, 2, "A12").at(1, 5, "B08").at(0, 2, "Alice").ready().vitality("A12", 4).vitality("B08", 3);
    // Both versions of Pinocchio, and no other Character, can be played at either workshop. A version that is already
    // in play is replaced in its place.
    let hand = lay.hand(0, &["A13", "A15"]).points(5);
    let mut table = hand.clone().ready();
    table.offered(Play("A13")).offered(PlayAt("A13", 2)).not_offered(PlayAt("A13", 1)).not_offered(PlayAt("A15", 2));
    table.play_at("A13", 3).at("A13", 3).points(2);
    hand.at(0, 1, "A12").ready().not_offered(PlayAt("A13", 2)).play("A13").at("A13", 1);
    // A Character that is played at the Workshop enters it, so the opponent's Spindle catches it.
    let lay = epic(2).road(&["E18", "E09"]).at(1, 5, "B22").hand(0, &["A12"]).points(5);
    lay.ready().play_at("A12", 2).archived_by(1, "B22").not_offered(Step("A12", AHEAD));
}

#[test]
fn e10_belly_of_the_sea_monster() {
    let lay = epic(2).road(&["E10", "E18"]);
    lay.clone().at(0, 1, "Alice").points(2).ready().not_offered(Step("Alice", AHEAD));
    lay.clone().at(0, 1, "Alice").points(3).ready().step("Alice", AHEAD).points(0);
    lay.clone().at(0, 1, "Donald").points(1).ready().step("Donald", AHEAD).points(0);
    lay.at(0, 1, "A16").points(1).ready().step("A16", AHEAD).points(0);
}

#[test]
fn e11_council_rock() {
    let lay = epic(2).road(&["E11"]).at(0, 1, "Pluto").at(1, 6, "B09").at(0, 1, "Alice");
    lay.ready().vitality("Pluto", 2).vitality("B09", 6).vitality("Alice", 2);
}

#[test]
fn e12_the_cold_lairs() {
    let lay = epic(2).road(&["E18", "E12"]);
    lay.clone().at(0, 1, "Alice").points(2).ready().step("Alice", AHEAD).points(0).vitality("Alice", 1);
    lay.clone().at(0, 2, "Pluto").at(0, 2, "A12").ready().vitality("Pluto", 1).vitality("A12", 2);
    // Peter Pan is Human, but he flies, so the Lairs do not affect him.
    lay.clone().at(0, 1, "A16").points(1).ready().step("A16", AHEAD).points(0).vitality("A16", 5);
    // A Pirate Crew is archived there, because it has no Vitality left.
    let lay = lay.at(1, 4, "B06").turn(1).points(2);
    lay.ready().step("B06", AHEAD).archived_by(1, "B06");
}

#[test]
fn e13_sherwood_forest() {
    let lay = epic(2).road(&["E18", "E13"]);
    lay.clone().at(0, 1, "A20").points(1).ready().step("A20", AHEAD).points(0).vitality("A20", 4);
    lay.clone().at(0, 1, "Pluto").points(1).ready().step("Pluto", AHEAD).vitality("Pluto", 2);
    lay.clone().at(0, 1, "Alice").points(1).ready().not_offered(Step("Alice", AHEAD));
    lay.at(0, 1, "Alice").points(2).ready().step("Alice", AHEAD).points(0).vitality("Alice", 2);
}

#[test]
fn e14_nottingham_castle() {
    let lay = epic(2).road(&["E18", "E14"]);
    lay.clone().at(0, 1, "Alice").points(2).ready().not_offered(Step("Alice", AHEAD));
    lay.clone().at(0, 1, "Alice").points(3).ready().step("Alice", AHEAD).points(0).vitality("Alice", 4);
    lay.at(0, 2, "Pluto").at(1, 5, "B11").ready().vitality("Pluto", 1).vitality("B11", 4);
}

#[test]
fn e15_the_sea_kings_palace() {
    let lay = epic(2).road(&["E18", "E15", "E19"]);
    lay.clone().at(0, 1, "Alice").points(9).ready().not_offered(Step("Alice", AHEAD));
    lay.clone().at(0, 1, "A16").points(9).ready().not_offered(Step("A16", AHEAD));
    lay.clone().at(0, 1, "Donald").points(1).ready().step("Donald", AHEAD).points(0).vitality("Donald", 5);
    // No card moves a Character that cannot swim into the Palace or past it.
    lay.clone().at(0, 1, "Alice").hand(0, &["A29"]).points(2).ready().not_offered(Play("A29"));
    // If the Palace is face-down, the step turns it up and fails.
    let down = epic(2).road(&["E18"]).at(0, 1, "Alice").points(1);
    down.ready().step("Alice", AHEAD).turns_up("E15").at("Alice", 1).points(0).location_is(0, 2, "E15");
    // A Character that is already there when the Palace comes gets its bonus, and may leave.
    let lay = epic(2).road(&["E18", "E19", "E11"]).at(0, 2, "Alice").points(3);
    lay.ready().replace(2).turns_up("E15").vitality("Alice", 4).step("Alice", AHEAD).points(0).at("Alice", 3);
}

#[test]
fn e16_the_ballroom() {
    let lay = epic(2).road(&["E18", "E16"]);
    lay.clone().at(0, 1, "A10").points(2).ready().step("A10", AHEAD).points(0).vitality("A10", 6);
    // A Princess that is also Royal gets the bonus only once.
    lay.at(0, 2, "A08")
        .at(1, 5, "B07")
        .at(0, 2, "Alice")
        .ready()
        .vitality("A08", 7)
        .vitality("B07", 6)
        .vitality("Alice", 2);
}

#[test]
fn e17_toontown_hospital() {
    let lay = epic(2).road(&["E18", "E17"]);
    lay.clone().at(0, 1, "Alice").points(2).ready().step("Alice", AHEAD).points(0);
    let lay = lay.title(1, "B01").at(0, 2, "Alice").on("Alice", "A21").at(1, 5, "B07").turn(1).points(9);
    let mut table = lay.clone().hand(1, &["B24", "B29", "B30", "B31"]).ready();
    table.not_offered(Once("B07")).not_offered(PlayTo("B24", "Alice")).not_offered(Play("B30"));
    // The Hospital does not shield an Object on a Character there.
    table.not_offered(Play("B29")).play("B31").which(1).is_on("A21", "B07").at("Alice", 2);
    // Cards of the Character's own Author can choose it.
    let lay = epic(2).road(&["E18", "E17", "E19"]).at(0, 2, "Alice").hand(0, &["A29"]).points(2);
    lay.ready().play("A29").far(1).draws("Goofy").at("Alice", 3);
}

#[test]
fn e18_pizza_planet() {
    let lay = epic(2).road(&["E18", "E19"]);
    let mut table = lay.clone().at(0, 1, "Alice").points(1).ready();
    table.draw().draws("Goofy").points(1).draw().draws("Pluto").points(0);
    lay.clone().at(0, 2, "Alice").ready().not_offered(Draw);
    lay.clone().at(1, 6, "B11").ready().not_offered(Draw);
    // Two copies of Pizza Planet still give only one free draw a turn.
    let lay = epic(2).road(&["E18", "E18"]).at(0, 1, "Alice").at(0, 2, "Goofy");
    lay.ready().draw().draws("Pluto").not_offered(Draw);
}

#[test]
fn e19_santas_factory() {
    let lay = epic(2).road(&["E19", "E18"]).hand(0, &["A21", "A24", "A04"]);
    let mut table = lay.clone().at(0, 1, "Alice").points(1).ready();
    table.not_offered(Play("A04")).play_to("A21", "Alice").points(1).play_to("A24", "Alice").points(1);
    lay.clone().at(0, 2, "Alice").ready().not_offered(PlayTo("A24", "Alice"));
    lay.at(1, 6, "B11").ready().not_offered(PlayAt("A21", 1));
}

#[test]
fn e20_marshes_of_morva() {
    let lay = epic(2).road(&["E18", "E20"]);
    lay.clone().at(0, 1, "Alice").points(2).ready().step("Alice", AHEAD).points(0).vitality("Alice", 2);
    lay.clone().at(0, 2, "Alice").points(2).ready().step("Alice", BACK).points(0);
    // The Sea Witch swims, so she pays nothing. The Peddler is a Witch and pays. The Stepmother is not a Witch.
    lay.clone().at(1, 6, "B16").turn(1).points(1).ready().step("B16", BACK).points(0).vitality("B16", 6);
    lay.clone().at(1, 5, "B02").ready().vitality("B02", 5);
    lay.at(1, 5, "B01").ready().vitality("B01", 5);
}
