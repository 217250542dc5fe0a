//! Tests each card of the standard set with a hand that scores, a hand at the limit, and a hand that scores nothing.
//! The notation and the points are copied from the card list and not computed.
//!
//! The hands of other players follow after bars. In `5G | 4G`, the owner of the card has five Glindas.

use crate::language::{points, standard};

/// Defines a test for each line, which has the name of the test, the card, its notation, and hands with their points.
macro_rules! scenarios {
    (of $game:expr, with $points:path; $($test:ident: $card:ident = $notation:literal, $($hands:literal => $score:literal),+;)+) => {
        $(#[test]
        fn $test() {
            let game = $game;
            let objective = &crate::language::story(&game, stringify!($card)).objective;
            assert_eq!(draft::print(objective), $notation);
            $(assert_eq!($points(stringify!($card), $hands), $score, "with {}", $hands);)+
        })+
    };
}
pub(crate) use scenarios;

// Singles score 1 point for each card of the Character.
scenarios! { of standard(), with points;
    s01_single_dorothy: S01 = "1 D", "5D 3L 2S" => 5, "D 9T" => 1, "9T 9L" => 0;
    s02_single_toto: S02 = "1 T", "4T 4D" => 4, "T 9O" => 1, "9D 9O" => 0;
    s03_single_lion: S03 = "1 L", "6L 2G" => 6, "L 9D" => 1, "9D 9S" => 0;
    s04_single_scarecrow: S04 = "1 S", "3S 3R" => 3, "S 9R" => 1, "9R 9D" => 0;
    s05_single_tin_man: S05 = "1 R", "7R 2L" => 7, "R 9L" => 1, "9L 9S" => 0;
    s06_single_glinda: S06 = "1 G", "9G 2W" => 9, "G 9W" => 1, "9W 9O" => 0;
    s07_single_witch: S07 = "1 W", "2W 5G" => 2, "W 9G" => 1, "9G 9T" => 0;
    s08_single_oz: S08 = "1 O", "8O 8T" => 8, "O 9T" => 1, "9T 9W" => 0;
}

// Couples score 2 points each. At the limit, the hand has fewer cards of one Character.
scenarios! { of standard(), with points;
    s09_couple_dorothy_lion: S09 = "2 D+L", "4D 4L" => 8, "5D 1L" => 2, "9D 3S" => 0;
    s10_couple_dorothy_scarecrow: S10 = "2 D+S", "3D 3S" => 6, "1D 6S" => 2, "9S 3L" => 0;
    s11_couple_dorothy_tin_man: S11 = "2 D+R", "2D 2R" => 4, "7D 1R" => 2, "9D 9L" => 0;
    s12_couple_lion_scarecrow: S12 = "2 L+S", "5L 5S" => 10, "4L 3S" => 6, "9L 9D" => 0;
    s13_couple_lion_tin_man: S13 = "2 L+R", "3L 3R" => 6, "2L 8R" => 4, "9R 9S" => 0;
    s14_couple_scarecrow_tin_man: S14 = "2 S+R", "6S 6R" => 12, "2S 1R" => 2, "9S 9L" => 0;
}

// Twins score 3 points for each two cards. At the limit, the number of cards is odd.
scenarios! { of standard(), with points;
    s15_twins_toto: S15 = "3 T+T", "4T 2D" => 6, "3T 9D" => 3, "1T 9D" => 0;
    s16_twins_glinda: S16 = "3 G+G", "6G 2W" => 9, "5G 9W" => 6, "1G 9W" => 0;
    s17_twins_witch: S17 = "3 W+W", "2W 9G" => 3, "7W 2G" => 9, "9G 9O" => 0;
    s18_twins_oz: S18 = "3 O+O", "8O 2T" => 12, "9O 2T" => 12, "1O 9T" => 0;
}

// Quartets score 4 points for each set of four. At the limit, the hand has fewer cards of one Character.
scenarios! { of standard(), with points;
    s19_quartet_travellers: S19 = "4 D+L+S+R", "2D 2L 2S 2R" => 8, "6D 5L 4S 1R" => 4, "6D 6L 6S 6T" => 0;
    s20_quartet_the_others: S20 = "4 T+G+W+O", "3T 3G 3W 3O" => 12, "2T 5G 4W 3O" => 8, "5T 5G 5W 5D" => 0;
}

// Trios score 2, 7 and 12 points for one, two and three sets of three. At the limit, there is a fourth set.
scenarios! { of standard(), with points;
    s21_trio_dorothy_toto_oz: S21 = "2/7/12 D+T+O", "1D 5T 5O" => 2, "2D 2T 9O" => 7, "3D 4T 3O" => 12, "4D 4T 4O" => 12, "9D 9T" => 0;
    s22_trio_scarecrow_oz_glinda: S22 = "2/7/12 S+O+G", "4S 1O 4G" => 2, "2S 3O 4G" => 7, "3S 3O 3G" => 12, "5S 4O 6G" => 12, "9S 9O" => 0;
    s23_trio_tin_man_toto_witch: S23 = "2/7/12 R+T+W", "2R 2T 1W" => 2, "5R 2T 2W" => 7, "3R 6T 3W" => 12, "4R 4T 4W" => 12, "9T 9W" => 0;
    s24_trio_lion_glinda_witch: S24 = "2/7/12 L+G+W", "1L 1G 1W" => 2, "2L 2G 3W" => 7, "6L 3G 3W" => 12, "6L 6G 4W" => 12, "9L 9W" => 0;
}

// Cards of this type score 4 points if the hand has at most one card of the Character. At the limit, there is a second
// card.
scenarios! { of standard(), with points;
    s25_few_dorothy: S25 = "4 if D<=1", "9T" => 4, "1D 9T" => 4, "2D 9T" => 0;
    s26_few_toto: S26 = "4 if T<=1", "9D" => 4, "1T 9D" => 4, "2T 9D" => 0;
    s27_few_lion: S27 = "4 if L<=1", "9D" => 4, "1L 9D" => 4, "2L 9D" => 0;
    s28_few_scarecrow: S28 = "4 if S<=1", "9D" => 4, "1S 9D" => 4, "2S 9D" => 0;
    s29_few_tin_man: S29 = "4 if R<=1", "9D" => 4, "1R 9D" => 4, "2R 9D" => 0;
    s30_few_glinda: S30 = "4 if G<=1", "9D" => 4, "1G 9D" => 4, "2G 9D" => 0;
    s31_few_witch: S31 = "4 if W<=1", "9D" => 4, "1W 9D" => 4, "2W 9D" => 0;
    s32_few_oz: S32 = "4 if O<=1", "9D" => 4, "1O 9D" => 4, "2O 9D" => 0;
}

// Cards of this type score 5 points if no other Character has more cards in the same hand. At the limit, there is a
// tie.
scenarios! { of standard(), with points;
    s33_hand_majority_dorothy: S33 = "5 if D tops hand", "4D 3T 3O" => 5, "4D 4T 4O" => 5, "4D 5O" => 0;
    s34_hand_majority_toto: S34 = "5 if T tops hand", "3T 2L" => 5, "3T 3D" => 5, "3T 4D" => 0;
    s35_hand_majority_lion: S35 = "5 if L tops hand", "5L 4D" => 5, "4L 4D" => 5, "4L 5D" => 0;
    s36_hand_majority_scarecrow: S36 = "5 if S tops hand", "6S 1R" => 5, "2S 2R" => 5, "2S 3R" => 0;
    s37_hand_majority_tin_man: S37 = "5 if R tops hand", "4R 3S" => 5, "3R 3S 3G" => 5, "3R 4G" => 0;
    s38_hand_majority_glinda: S38 = "5 if G tops hand", "7G 4W" => 5, "5G 5W" => 5, "5G 6T" => 0;
    s39_hand_majority_witch: S39 = "5 if W tops hand", "5W 4D" => 5, "4W 4D" => 5, "4D" => 0;
    s40_hand_majority_oz: S40 = "5 if O tops hand", "3O 2D 2T" => 5, "3O 3W" => 5, "3O 4W" => 0;
}

// Cards of this type score 8 points if no other player has more of the Character. At the limit, there is a tie, or
// nobody has any.
scenarios! { of standard(), with points;
    s41_table_majority_toto: S41 = "8 if T tops table", "4T | 3T | 2T" => 8, "3T | 3T | 3T" => 8, "9D | 9L" => 8, "2T | 1T | 3T" => 0;
    s42_table_majority_glinda: S42 = "8 if G tops table", "2G | 1G | 1G" => 8, "2G | 2G | 1G" => 8, "9D | 9L" => 8, "1G | 2G | 2G" => 0;
    s43_table_majority_witch: S43 = "8 if W tops table", "5W | 4W" => 8, "4W | 4W" => 8, "9D | 9L" => 8, "4W | 5W" => 0;
    s44_table_majority_oz: S44 = "8 if O tops table", "3O | 2O | 2O | 2O" => 8, "1O | 1O | 1O | 0O" => 8, "9D | 9L" => 8, "8O | 0O | 0O | 9O" => 0;
}

// Favours score 3 points for each card of one Character, less 1 for each card of two others. At the limit, the sum is
// 0.
scenarios! { of standard(), with points;
    s45_favour_oz: S45 = "3 O, -1 G, -1 W", "3O 1G 1W" => 7, "1O 2G 1W" => 0, "2W 1G" => -3;
    s46_favour_witch: S46 = "3 W, -1 D, -1 T", "5W 2D 3T" => 10, "2W 3D 3T" => 0, "1W 4D 4T" => -5;
    s47_favour_toto: S47 = "3 T, -1 O, -1 L", "4T 1O" => 11, "1T 1O 2L" => 0, "6O 5L" => -11;
    s48_favour_glinda: S48 = "3 G, -1 R, -1 S", "6G 1R 1S" => 16, "2G 6S" => 0, "1G 2R 2S" => -1;
}
