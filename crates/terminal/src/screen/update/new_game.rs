//! Handles keys in the form for a new game.

use super::back::back_if;
use crate::{Client, Model, Need, NewGame, Notice, Occupant, Page, order};
use crossterm::event::KeyCode;
use protocol::{MAX_NAME, NamesFault, OptionKind, OptionValue, is_unseen};

/// A row of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::screen) enum Row {
    Game,
    Seat(usize),
    /// An option, by its index in the game.
    Option(usize),
    Start,
}

/// Returns the rows of the form, from top to bottom.
pub(in crate::screen) fn rows(client: &Client, new: &NewGame) -> Vec<Row> {
    let options = client.games.get(new.game).map_or(0, |game| game.options.len());
    std::iter::once(Row::Game)
        .chain((0..new.seats.len()).map(Row::Seat))
        .chain((0..options).map(Row::Option))
        .chain([Row::Start])
        .collect()
}

/// Returns true if the cursor is on a seat with a person, whose name the reader can type.
pub(super) fn typing(client: &Client, new: &NewGame) -> bool {
    match rows(client, new).get(new.row) {
        Some(Row::Seat(seat)) => matches!(new.seats.get(*seat), Some(Occupant::Person(_))),
        Some(Row::Game | Row::Option(_) | Row::Start) | None => false,
    }
}

pub(super) fn pressed(model: &mut Model, key: KeyCode) -> Vec<Need> {
    let Page::NewGame(mut new) = model.page.clone() else { return Vec::new() };
    let rows = rows(&model.client, &new);
    let row = rows.get(new.row).copied().unwrap_or(Row::Start);
    match key {
        KeyCode::Esc => return back_if(model, key),
        KeyCode::Up | KeyCode::BackTab => new.row = new.row.saturating_sub(1),
        KeyCode::Down | KeyCode::Tab => new.row = (new.row + 1).min(rows.len() - 1),
        KeyCode::Left => turn(&model.client, &mut new, row, Way::Back),
        KeyCode::Right => turn(&model.client, &mut new, row, Way::On),
        KeyCode::Enter if row == Row::Start => return start(model, &new),
        KeyCode::Enter => match row {
            Row::Game | Row::Option(_) => turn(&model.client, &mut new, row, Way::On),
            Row::Seat(_) | Row::Start => new.row = (new.row + 1).min(rows.len() - 1),
        },
        KeyCode::Backspace => write(&mut new, row, None),
        KeyCode::Char('q') if !typing(&model.client, &new) => return back_if(model, KeyCode::Esc),
        KeyCode::Char(' ') if !typing(&model.client, &new) => turn(&model.client, &mut new, row, Way::On),
        KeyCode::Char(letter) => write(&mut new, row, Some(letter)),
        _ => {}
    }
    model.page = Page::NewGame(new);
    Vec::new()
}

#[derive(Clone, Copy)]
enum Way {
    Back,
    On,
}

impl Way {
    /// Returns the index before or after `at`, in a cycle of `count` indices.
    fn step(self, at: usize, count: usize) -> usize {
        match self {
            Way::On => (at + 1) % count.max(1),
            Way::Back => (at + count.max(1) - 1) % count.max(1),
        }
    }
}

/// Changes the value in a row to the previous or the next value.
fn turn(client: &Client, new: &mut NewGame, row: Row, way: Way) {
    match row {
        Row::Game => {
            new.game = way.step(new.game, client.games.len());
            if let Some(game) = client.games.get(new.game) {
                new.fit(game, &client.bots);
            }
        }
        Row::Seat(seat) => {
            let fewest = client.games.get(new.game).map_or(0, |game| game.fewest_seats);
            turn_seat(new, seat, way, (client.bots.len(), fewest));
        }
        Row::Option(option) => {
            if let Some(spec) = client.games.get(new.game).and_then(|game| game.options.get(option)) {
                let value = new.options.get(&spec.name).unwrap_or(&spec.default);
                new.options.insert(spec.name.clone(), turned(&spec.kind, value, way));
            }
        }
        Row::Start => {}
    }
}

/// Changes the occupant of a seat, in a cycle of nobody, a person and each bot. A seat that the game needs is never
/// empty.
fn turn_seat(new: &mut NewGame, seat: usize, way: Way, (bots, fewest): (usize, usize)) {
    let taken = new.seats.iter().filter(|occupant| **occupant != Occupant::Nobody).count();
    let Some(occupant) = new.seats.get_mut(seat) else { return };
    let at = match occupant {
        Occupant::Nobody => 0,
        Occupant::Person(_) => 1,
        Occupant::Bot(bot) => 2 + *bot,
    };
    let mut next = way.step(at, bots + 2);
    if next == 0 && taken <= fewest {
        next = way.step(next, bots + 2);
    }
    *occupant = match next {
        0 => Occupant::Nobody,
        1 => Occupant::Person(String::new()),
        bot => Occupant::Bot(bot - 2),
    };
}

fn turned(kind: &OptionKind, value: &OptionValue, way: Way) -> OptionValue {
    match (kind, value) {
        (OptionKind::Flag, OptionValue::Flag(flag)) => OptionValue::Flag(!flag),
        (OptionKind::Number { least, most }, OptionValue::Number(number)) => OptionValue::Number(match way {
            Way::On => number.saturating_add(1).min(*most),
            Way::Back => number.saturating_sub(1).max(*least),
        }),
        (OptionKind::OneOf { words }, OptionValue::Word(word)) => {
            let at = words.iter().position(|(known, _)| known == word).unwrap_or(0);
            let next = words.get(way.step(at, words.len())).map_or(word, |(word, _)| word);
            OptionValue::Word(next.clone())
        }
        // A default value that does not fit its kind stays unchanged.
        (OptionKind::Flag | OptionKind::Number { .. } | OptionKind::OneOf { .. }, value) => value.clone(),
    }
}

/// Appends `letter` to the name of the person in this row, or removes the last letter of the name if `letter` is
/// `None`.
fn write(new: &mut NewGame, row: Row, letter: Option<char>) {
    let Row::Seat(seat) = row else { return };
    let Some(Occupant::Person(name)) = new.seats.get_mut(seat) else { return };
    match letter {
        Some(letter) if name.chars().count() < MAX_NAME && !is_unseen(letter) => name.push(letter),
        Some(_) => {}
        None => drop(name.pop()),
    }
}

/// Starts the game. If a name is not allowed, moves the cursor to the row with that name instead.
fn start(model: &mut Model, new: &NewGame) -> Vec<Need> {
    let client = &mut model.client;
    let Some(game) = client.games.get(new.game) else { return Vec::new() };
    let seats = order::occupants(&new.seats, &client.bots, client.words);
    if let Some(fault) = order::names_fault(&seats) {
        let (NamesFault::Name { seat, .. } | NamesFault::Same { seat, .. }) = fault;
        // An empty seat has a row in the form, but no seat plan.
        let sitting = |(_, occupant): &(usize, &Occupant)| **occupant != Occupant::Nobody;
        let at = new.seats.iter().enumerate().filter(sitting).nth(seat).map_or(0, |(at, _)| at);
        let row = rows(client, new).iter().position(|row| *row == Row::Seat(at)).unwrap_or(new.row);
        model.notice = Some(Notice::Refused(client.words.names(&fault)));
        model.page = Page::NewGame(NewGame { row, ..new.clone() });
        return Vec::new();
    }
    let game = game.name.clone();
    model.page = Page::default();
    vec![client.create(game, new.options.clone(), seats)]
}
