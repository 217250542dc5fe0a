//! Tests the cards that are only in the alternative set. The other cards are in `cards.rs`, and `sets.rs` checks that
//! they have the same notation in both sets.

use crate::{
    cards::scenarios,
    language::{Table, alternative, points_at, seats},
};
use draft::Draft;
use kernel::{Shelf, Tabletop};

fn game() -> Draft {
    Draft::open((), &alternative(), 3, &Shelf::EMPTY).unwrap()
}

fn points(name: &str, hands: &str) -> i32 {
    points_at(Table::with(&alternative(), seats(hands)), name, hands)
}

scenarios! { of game(), with points;
    a11_twins_dorothy: A11 = "3 D+D", "4D 2T" => 6, "5D 9T" => 6, "1D 9T" => 0;
    a13_twins_lion: A13 = "3 L+L", "2L 2D" => 3, "3L 9D" => 3, "1L 9D" => 0;
    a14_twins_scarecrow: A14 = "3 S+S", "6S 2R" => 9, "7S 2R" => 9, "1S 9R" => 0;
    a15_twins_tin_man: A15 = "3 R+R", "8R 2L" => 12, "9R 2L" => 12, "1R 9L" => 0;
    a39_table_majority_dorothy: A39 = "8 if D tops table", "4D | 3D | 2D" => 8, "3D | 3D" => 8, "9T | 9L" => 8, "2D | 3D" => 0;
    a41_table_majority_lion: A41 = "8 if L tops table", "2L | 1L | 1L" => 8, "2L | 2L" => 8, "9T | 9D" => 8, "1L | 2L" => 0;
    a42_table_majority_scarecrow: A42 = "8 if S tops table", "5S | 4S" => 8, "4S | 4S" => 8, "9T | 9D" => 8, "4S | 5S" => 0;
    a43_table_majority_tin_man: A43 = "8 if R tops table", "3R | 2R" => 8, "1R | 1R | 1R" => 8, "9T | 9D" => 8, "8R | 9R" => 0;
}
