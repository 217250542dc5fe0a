//! Tests the score sheet at the end of a game.

use crate::language::{Ann, Bob, Table, counters, french};
use kernel::{Lang, SheetSeat, Viewer};

fn counted(players: &[(&str, &str)], lang: Lang) -> (String, Vec<SheetSeat>) {
    let sheet = Table::finished(players).look_as(Viewer::Seat(Ann.seat()), lang).0.sheet.unwrap();
    (sheet.verdict, sheet.seats)
}

fn lines(seat: &SheetSeat) -> Vec<String> {
    seat.lines.iter().map(|line| format!("{} {}", line.card.id, line.words)).collect()
}

/// Hands for the sheet: the hand of the published example, a hand with Glindas, and an empty hand.
const EXAMPLE: [(&str, &str); 3] =
    [("4D 4L 3O 3T 2S 1G 1W", "S09 S28 S35 S45"), ("3G 3O 3S 2T", "S15 S19 S22 S42"), ("", "")];

#[test]
fn there_is_none_before_the_end() {
    let mut table = Table::of(3);
    table.play_while(|table| {
        assert!(table.players().all(|player| table.look(player).0.sheet.is_none()));
        true
    });
    assert!(table.players().all(|player| table.look(player).0.sheet.is_some()));
}

#[test]
fn each_story_has_its_line_and_they_add_up() {
    let (_, seats) = counted(&EXAMPLE, Lang::En);
    let points = |seat: &SheetSeat| -> Vec<(String, i32)> {
        seat.lines.iter().map(|line| (line.card.id.clone(), line.points)).collect()
    };
    assert_eq!(points(&seats[0]), [("S09", 8), ("S28", 0), ("S35", 5), ("S45", 7)].map(|(id, n)| (id.to_owned(), n)));
    assert_eq!(points(&seats[1]), [("S15", 3), ("S19", 0), ("S22", 12), ("S42", 8)].map(|(id, n)| (id.to_owned(), n)));
    assert_eq!(
        seats.iter().map(|seat| (seat.name.as_str(), seat.total, seat.won)).collect::<Vec<_>>(),
        [("Ann", Some(20), false), ("Bob", Some(23), true), ("Cleo", Some(0), false)]
    );
}

#[test]
fn each_line_gives_the_reason_for_its_points() {
    let (verdict, seats) = counted(&EXAMPLE, Lang::En);
    assert_eq!(verdict, "Bob wins with 23 points.");
    let (ann, bob) = (lines(&seats[0]), lines(&seats[1]));
    assert_eq!(ann[0], "S09 4 × Dorothy, 4 × Lion: 4 sets, 8 points");
    assert_eq!(ann[2], "S35 4 × Lion, the most of one Character is 4: 5 points");
    assert_eq!(ann[3], "S45 3 × Oz: 9 points; 1 × Glinda: −1 point; 1 × Witch: −1 point");
    assert_eq!(bob[0], "S15 2 × Toto: 1 set, 3 points");
    assert_eq!(bob[2], "S22 3 × Scarecrow, 3 × Oz, 3 × Glinda: 3 sets, 12 points");
    assert_eq!(bob[3], "S42 3 × Glinda, the others at most 1: 8 points");
}

#[test]
fn and_in_french() {
    let (verdict, seats) = counted(&EXAMPLE, Lang::Fr);
    assert_eq!(verdict, "Bob gagne avec 23 points.");
    let ann = lines(&seats[0]);
    assert_eq!(ann[1], french("S28 2 × Épouvantail\u{a0}: 0 point"));
    assert_eq!(ann[2], french("S35 4 × Lion, le Personnage le plus représenté l’est 4 fois\u{a0}: 5 points"));
    assert_eq!(
        ann[3],
        "S45 3 × Oz\u{a0}: 9 points\u{202f}; 1 × Glinda\u{a0}: −1 point\u{202f}; 1 × Sorcière\u{a0}: −1 point"
    );
    assert_eq!(lines(&seats[1])[3], french("S42 3 × Glinda, les autres au plus 1\u{a0}: 8 points"));
}

#[test]
fn the_counted_hand_is_beside_it() {
    let (_, seats) = counted(&EXAMPLE, Lang::En);
    assert_eq!(counters(&seats[1].counters), "toto 2, scarecrow 3, glinda 3, oz 3");
}

#[test]
fn rule_9_tied_players_win_together() {
    let tied = [("5D", "S01"), ("5T", "S02"), ("4L", "S03")];
    let (verdict, seats) = counted(&tied, Lang::En);
    assert_eq!(verdict, "Ann and Bob win together with 5 points each.");
    assert_eq!(seats.iter().map(|seat| seat.won).collect::<Vec<_>>(), [true, true, false]);
    assert_eq!(counted(&tied, Lang::Fr).0, "Ann et Bob gagnent ensemble avec 5 points chacun.");
}

#[test]
fn rule_7_the_stories_face_down_are_not_on_it() {
    let mut table = Table::of(3);
    table.play_to_the_end();
    let seats = table.look(Bob).0.sheet.unwrap().seats;
    for (player, seat) in table.players().zip(seats) {
        let counted: Vec<String> = seat.lines.iter().map(|line| line.card.id.clone()).collect();
        assert_eq!(counted.join(" "), table.up(player));
        assert_eq!(seat.total, Some(table.score(player)));
        assert_eq!(Some(seat.lines.iter().map(|line| line.points).sum::<i32>()), seat.total);
    }
}
