//! Q27, Q28 and Q33: Flying and Swimming.

use crate::stage::*;

/// Q27: a flying Character gets the good effects of a Location, and not the bad ones.
#[test]
fn flying_takes_the_good_and_leaves_the_bad() {
    let mut table = oz(2).road(&["Poppy Field", "Plaza"]).at(0, 1, "O09").ready();
    table.vitality("O09", 1).bonus("O09", AHEAD).points(0).vitality("O09", 2);
    let mut table = epic(2).road(&["Cold Lairs"]).at(0, 1, "Peter Pan").at(0, 1, "Robin Hood").ready();
    table.vitality("Peter Pan", 5).vitality("Robin Hood", 2);
}

/// Q27: a flying Character pays no TOLL of any Author.
#[test]
fn flying_pays_no_toll() {
    let lay = || oz(2).road(&["Farm", "Daisies"]).at(1, 5, "O22").at(0, 1, "O16").at(0, 1, "Toto");
    lay().points(1).ready().not_offered(Step("Toto", AHEAD)).step("O16", AHEAD).points(0);
    lay().points(2).ready().step("Toto", AHEAD).points(0);
}

/// Q27: a flying Character turns up face-down Locations, and may be Steadfast.
#[test]
fn flying_turns_up_locations_and_may_be_steadfast() {
    let mut table = oz(2).road(&["Farm"]).at(0, 1, "O09").points(1).ready();
    table.step("O09", AHEAD).turns_up("Throne Room").at("O09", 2).points(0);
    oz(2).road(&["Farm"]).at(0, 1, "O09").on("O09", "O43").points(1).ready().not_offered(Step("O09", AHEAD));
}

/// Q28: Swimming waives costs and TOLL at Water, whether the step leaves Water or enters it.
#[test]
fn swimming_waives_what_water_charges() {
    let lay = epic(2).road(&["Belly", "Steamboat", "Workshop"]).at(0, 1, "Donald").at(1, 5, "Wall of Brambles");
    let mut table = lay.at(0, 1, "Alice").points(4).ready();
    table.step("Donald", AHEAD).points(3).step("Donald", AHEAD).points(2).not_offered(Step("Alice", AHEAD));
}

/// Q33: only swimming Characters enter a Location with ONLY Swimming; a step of another one still turns it up.
#[test]
fn only_swimming() {
    let lay = || epic(2).road(&["Council Rock"]).at(0, 1, "Donald").at(0, 1, "Alice").points(1);
    lay().ready().step("Alice", AHEAD).turns_up("Sea King").asks(0).at("Alice", 1).holds(0, 0);
    lay().ready().step("Donald", AHEAD).turns_up("Sea King").at("Donald", 2).vitality("Donald", 5);
}
