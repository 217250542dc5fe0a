//! Rules 12: the nine types of Stories, at their limits. The scenarios of the single cards are in `cards.rs`.

use crate::language::{points, totals};

#[test]
fn type_1_single() {
    assert_eq!([points("S03", "9L"), points("S03", "1L 8D"), points("S03", "8D")], [9, 1, 0]);
}

#[test]
fn type_2_couple() {
    assert_eq!([points("S10", "3D 3S"), points("S10", "3D 2S"), points("S10", "9D")], [6, 4, 0]);
}

#[test]
fn type_3_twins() {
    let scored: Vec<i32> = ["", "T", "2T", "3T", "4T", "5T", "9T"].map(|hand| points("S15", hand)).into();
    assert_eq!(scored, [0, 0, 3, 3, 6, 6, 12]);
}

#[test]
fn type_4_quartet() {
    assert_eq!(points("S19", "2D 3L 2S 4R"), 8);
    assert_eq!(points("S19", "1D 3L 2S 4R"), 4);
    assert_eq!(points("S19", "5D 5L 5S 9T"), 0);
}

#[test]
fn type_5_trio() {
    let scored: Vec<i32> = ["", "DTO", "2D2T2O", "3D3T3O"].map(|hand| points("S21", hand)).into();
    assert_eq!(scored, [0, 2, 7, 12]);
}

#[test]
fn g11_a_fourth_trio_is_worth_nothing_more() {
    assert_eq!([points("S21", "4D4T4O"), points("S21", "6D6T6O")], [12, 12]);
}

#[test]
fn type_6_few() {
    let scored: Vec<i32> = ["9D", "R9D", "2R9D", "9R"].map(|hand| points("S29", hand)).into();
    assert_eq!(scored, [4, 4, 0, 0]);
}

#[test]
fn type_7_hand_majority() {
    assert_eq!([points("S39", "4W 3D"), points("S39", "4W 4D 4L"), points("S39", "4W 5D")], [5, 5, 0]);
}

#[test]
fn type_7_looks_at_no_other_hand() {
    assert_eq!(points("S39", "2W 1D | 9W | 7W"), 5);
}

#[test]
fn g9_hand_majority_of_a_character_that_is_not_in_the_hand() {
    assert_eq!([points("S39", "D"), points("S39", "4T 4L 4S 4R")], [0, 0]);
}

#[test]
fn type_8_table_majority() {
    assert_eq!([points("S42", "3G | 2G | 2G"), points("S42", "3G | 3G"), points("S42", "3G | 2G | 4G")], [8, 8, 0]);
    assert_eq!(points("S42", "1G | 0G | 0G | 2G"), 0, "all other players count, not only the next");
}

#[test]
fn g10_table_majority_of_a_character_that_nobody_holds() {
    assert_eq!([points("S42", "9D | 9T | 9L"), points("S42", "9D | 9T | 1G")], [8, 0]);
}

#[test]
fn g10_tied_holders_both_score() {
    // Each card of this type is for another Character, so this test compares two cards.
    assert_eq!(totals(&[("2G 3T", "S42"), ("2G 3T", "S41")]), [8, 8]);
}

#[test]
fn type_9_favour() {
    assert_eq!([points("S45", "4O"), points("S45", "2O 3G 3W"), points("S45", "2O 4G 3W")], [12, 0, -1]);
}
