//! Tests of cards with another text: a blank card does nothing for its side, and all other cards do what they did.

use crate::language::{STANDARD, Table};
use duel::{
    Action, CardId, Duel, Kind, Means, Muster, Source, Stance, Step, each_attack_part, each_defence_part, each_part,
    sides,
};
use kernel::{CardChange, ChangedText, Game, Rng, Seat, Tabletop, Turn, Viewer};

fn changed(game: &Duel, card: CardId, seat: Option<Seat>, text: ChangedText) -> Option<Duel> {
    game.changed(&CardChange { card: card.index(), seat, text })
}

/// Lays a table on which one card has another text for its own side.
fn laid(card: &str, text: ChangedText, position: &str) -> Table {
    let mut table = Table::lay(position);
    let card = table.card(card);
    let owner = table.game.owner(card);
    table.game = changed(&table.game, card, Some(owner), text).unwrap();
    table
}

fn blank(card: &str, position: &str) -> Table {
    laid(card, ChangedText::Blank, position)
}

#[test]
fn a_blank_attachment_adds_nothing_for_its_side() {
    let position = "Good: Tin + King \n Good hand: Quest \n Evil: Mombi + Whimsies";
    let fought = "Tin attacks Mombi with Quest \n fight 6 1";
    let totals = |mut table: Table| {
        table.play(fought);
        table.totals()
    };
    let (attack, defence) = totals(Table::lay(position));
    let force = |card: &str| {
        let table = Table::lay("");
        i16::from(table.game.catalog().card(table.card(card)).force.unwrap())
    };
    assert_eq!(totals(blank("King", position)), (attack - force("King"), defence));
    assert_eq!(totals(blank("Whimsies", position)), (attack, defence - force("Whimsies")));
    assert_eq!(totals(blank("Tin", position)), (attack - force("Tin"), defence), "a Character stands, with no Force");
    assert_eq!(totals(blank("Revenge", position)), (attack, defence), "a card that is not there");
    let more = force("Whimsies") + (force("Whimsies") + 1) / 2;
    let raised = laid("Whimsies", ChangedText::HalfMore, position);
    assert_eq!(totals(raised), (attack, defence - force("Whimsies") + more));
}

#[test]
fn a_blank_attack_spell_or_event_is_not_offered_and_its_like_are() {
    let position = "Good: Tin \n Good hand: Quest, Defeat \n Evil: Mombi";
    let mut table = blank("Quest", position);
    table.play("Tin attacks").refuse("with Quest");
    table.play("with Defeat");
    let position = "in Adventure of Evil \n Evil: Mombi \n Evil hand: Misguided \n Good: Tin";
    let offers =
        |table: &Table| table.actions().iter().filter(|action| matches!(action, Action::PlayOn { .. })).count();
    assert_eq!(offers(&Table::lay(position)), 1);
    assert_eq!(offers(&blank("Misguided", position)), 0);
    let position = "in Summon of Evil \n Evil: Mombi \n Evil hand: Turn to Wood, Transformation \n Good: Tin";
    assert_eq!(offers(&Table::lay(position)), 2);
    assert_eq!(offers(&blank("Turn to Wood", position)), 1);
}

#[test]
fn a_card_is_blank_for_the_side_whose_deck_it_is_in() {
    let game = Table::new(STANDARD).game;
    for card in game.catalog().ids() {
        let owner = game.owner(card);
        let other = if owner == game.good() { game.evil() } else { game.good() };
        let blank = changed(&game, card, Some(owner), ChangedText::Blank).unwrap();
        assert!(changed(&game, card, Some(other), ChangedText::Blank).is_none());
        assert!(changed(&blank, card, Some(owner), ChangedText::Blank).is_none(), "it is blank already");
        for id in game.catalog().ids() {
            let [old, new] = [&game, &blank].map(|game| game.catalog().card(id));
            assert_eq!(old == new, id != card);
            assert_eq!((old.kind, &old.title, &old.id), (new.kind, &new.title, &new.id));
        }
    }
    let quest = game.catalog().find("G15").unwrap();
    let mut greater = game.catalog().card(quest).clone();
    greater.force = Some(8);
    let raised = changed(&game, quest, None, ChangedText::HalfMore).unwrap();
    assert_eq!(raised.catalog().card(quest), &greater);
    let without_number = game.catalog().find("V14").unwrap();
    assert!(changed(&game, without_number, None, ChangedText::HalfMore).is_none());
}

#[test]
fn a_blank_card_does_nothing_in_whole_games() {
    let mut rng = Rng::new(9);
    let whole = Table::new(STANDARD).game;
    let mut held = 0;
    for card in whole.catalog().ids() {
        let game = changed(&whole, card, None, ChangedText::Blank).unwrap();
        let mut table = Table { game, ..Table::new(STANDARD) };
        for _ in 0..400 {
            let Some(entry) = table.any(&mut rng) else { break };
            table.enter(entry).unwrap();
            check(&table, card);
            let owner = table.game.owner(card);
            held += u32::from(table.state.holdings[owner].hand.contains(card));
        }
    }
    assert!(held > 1_000, "the cards were in hand in {held} positions");
}

/// Checks that no Force comes from the card, and that it is offered only where it can lie.
fn check(table: &Table, card: CardId) {
    let (game, board) = (&table.game, &table.state.board);
    let mut add = |part: duel::Part| assert_ne!(part.from, Source::Card(card));
    for seat in board.fronts.seats() {
        for stance in [Stance::AtRest, Stance::Attacking(None), Stance::Defending] {
            each_part(game, board, Muster { seat, members: board.viable(seat), stance }, &mut add);
        }
    }
    if let Step::Respond(battle) | Step::Roll(battle) | Step::Answer { battle, .. } = board.step {
        let attack = table.fought();
        let sides = sides(game, board, &attack, &battle);
        each_attack_part(game, board, (&attack, &battle, &sides), &mut add);
        each_defence_part(game, board, (&battle, &sides), &mut add);
    }
    let is_never_in_play = matches!(game.catalog().card(card).kind, Kind::Attack | Kind::Spell | Kind::Event(_));
    for action in table.actions() {
        let plays = match action {
            Action::Play(of) | Action::PlayOn { card: of, .. } | Action::Steal { card: of, .. } => {
                of == card && is_never_in_play
            }
            Action::Look(of) | Action::DiscardToDraw(of) | Action::Boost(of) => of == card,
            Action::Call { card: of, .. } | Action::Negate { card: of, .. } => of == card,
            Action::With(means) => means == Means::Card(card),
            Action::Bear(_)
            | Action::Join { .. }
            | Action::Leave(_)
            | Action::Attack(_)
            | Action::At(_)
            | Action::Intervene(_)
            | Action::Captor(_)
            | Action::Discard(_)
            | Action::Assign { .. }
            | Action::Done => false,
        };
        assert!(!plays, "{action:?}");
    }
}

#[test]
fn bots_know_that_a_card_is_blank() {
    let value = |table: &Table, seat| table.game.value(&table.game.view(&table.state, Viewer::Seat(seat)), seat);
    for (card, place) in [("Quest", "Good hand: Quest"), ("King", "Good hand: King"), ("Palace", "Good hand: Palace")] {
        let position = format!("Good: Tin \n {place} \n Evil: Mombi");
        let (whole, blank) = (Table::lay(&position), blank(card, &position));
        let good = whole.game.good();
        let less = value(&blank, good) < value(&whole, good);
        // The worth of a Location does not come from its text.
        assert_eq!(less, card != "Palace", "{card}");
        assert_eq!(whole.game.turn(&whole.state), Turn::Of(good));
    }
}
