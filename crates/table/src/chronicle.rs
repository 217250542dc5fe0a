//! The course of a finished game in numbers. The game is played again, and each position is measured.

use crate::Table;
use bots::{Chances, shares};
use kernel::{Chronicle, Earner, Lang, News, Note, Seat, SeatMap, Sign, Stage, Swing, Tabletop, Turn, Viewer, Wording};
use std::collections::BTreeMap;

/// The greatest number of turns in [`Chronicle::swings`].
const MOST_SWINGS: usize = 3;

/// The greatest number of stages. If a game has more turns than this, the first turns are left out.
const MOST_STAGES: usize = 800;

/// Returns the course of the game, or `None` if this type of game has no measure for its course.
pub(crate) fn chronicle<G: Tabletop>(table: &Table<G>, viewer: Viewer, lang: Lang) -> Option<Chronicle> {
    let told = Told::of(table, viewer, lang);
    let (turns, rounds) = (told.ends(), told.rounds());
    let mut stages = Vec::new();
    let mut earned: BTreeMap<(Seat, String), Sum> = BTreeMap::new();
    let mut numbers = vec![table.game.lead(&table.game.start())?];
    let (mut state, mut offered, mut judge) = (table.game.start(), Vec::new(), Chances::default());
    for (at, logged) in table.log.iter().enumerate() {
        let entry = logged.entry;
        entry
            .enter(&*table.game, &mut state, &mut offered, &mut Vec::new())
            .expect("a log that came through the checked door replays");
        let now = table.game.lead(&state)?;
        if let Some(round) = turns.get(&(at + 1)) {
            let chances = chances(&mut judge, &*table.game, &state, viewer);
            stages.push(Stage {
                round: round.clone(),
                entry: at + 1,
                totals: now.values().copied().collect(),
                chances,
            });
        }
        if rounds.contains_key(&(at + 1)) {
            let view = table.game.view(&state, viewer);
            for earner in table.game.earners(&view, &table.reader(lang)) {
                earned.entry((earner.seat, earner.card.id.clone())).or_default().add(earner);
            }
        }
        numbers.push(now);
    }
    stages.drain(..stages.len().saturating_sub(MOST_STAGES));
    let best = Seat::all(table.game.seats()).filter_map(|seat| best::<G>(&earned, seat, lang)).collect();
    Some(Chronicle { measure: G::measure(lang), stages, swings: told.swings(&numbers), best })
}

/// Returns the chance of each seat to win in thousandths, as far as the viewer can see, or nothing if nobody has fitted
/// weights for such a table. At the end of the game, the chances are the shares in the win.
fn chances<G: Tabletop>(judge: &mut Chances, game: &G, state: &G::State, viewer: Viewer) -> Vec<u16> {
    let Some(chances) = judge.of(game, &game.view(state, viewer)) else { return Vec::new() };
    let chances = if game.turn(state) == Turn::Over { shares(&game.scores(state)) } else { chances };
    chances.values().map(|chance| (1000.0 * chance).round() as u16).collect()
}

/// The points that one card has earned so far.
#[derive(Default)]
struct Sum {
    points: i32,
    rounds: usize,
    last: Option<Earner>,
}

impl Sum {
    fn add(&mut self, earner: Earner) {
        self.points += earner.points;
        self.rounds += usize::from(earner.points != 0);
        self.last = Some(earner);
    }
}

/// Returns the card that earned the most points for a seat, or `None` if no card earned any. If several cards earned
/// the same points, returns the first of them.
fn best<G: Tabletop>(earned: &BTreeMap<(Seat, String), Sum>, seat: Seat, lang: Lang) -> Option<Earner> {
    let own = earned.iter().filter(|((owner, _), _)| *owner == seat);
    let counted = own.filter_map(|(_, Sum { points, rounds, last })| {
        let Earner { seat, card, points: latest, words } = last.clone()?;
        Some(match G::earned(*points, *rounds, lang) {
            Some(words) => Earner { seat, card, points: *points, words },
            None => Earner { seat, card, points: latest, words },
        })
    });
    let most = counted.reduce(|most, next| if next.points > most.points { next } else { most })?;
    (most.points > 0).then_some(most)
}

/// The sentences of a game, and its turns.
struct Told {
    news: Vec<(usize, News)>,
    /// The first entry of each turn and the name of its round, oldest first.
    turns: Vec<(usize, String)>,
    entries: usize,
}

impl Told {
    fn of<G: Tabletop>(table: &Table<G>, viewer: Viewer, lang: Lang) -> Told {
        let entries = table.log.len();
        let news = crate::AnyTable::news(table, 0..entries, viewer, lang);
        let begun = news.iter().filter_map(|(entry, news)| Some((*entry, news.note.head.as_ref()?.round.clone())));
        let mut turns: Vec<(usize, String)> = begun.collect();
        turns.dedup_by_key(|(entry, _)| *entry);
        Told { news, turns, entries }
    }

    /// Returns the names of the rounds of all turns. The key is the number of entries at the end of the turn.
    fn ends(&self) -> BTreeMap<usize, String> {
        by_end(&self.turns, self.entries)
    }

    /// Returns the names of all rounds. The key is the number of entries at the end of the round.
    fn rounds(&self) -> BTreeMap<usize, String> {
        let mut rounds = self.turns.clone();
        rounds.dedup_by(|next, before| next.1 == before.1);
        by_end(&rounds, self.entries)
    }

    /// Returns the turns with the greatest gains of a seat's lead, at most [`MOST_SWINGS`] of them, in order of play.
    fn swings(&self, numbers: &[SeatMap<i32>]) -> Vec<Swing> {
        let mut swings: Vec<Swing> = (0..self.turns.len()).filter_map(|turn| self.swing(turn, numbers)).collect();
        swings.sort_by_key(|Swing { lead: (before, after), entry, .. }| (before - after, *entry));
        swings.truncate(MOST_SWINGS);
        swings.sort_by_key(|swing| swing.entry);
        swings
    }

    /// Returns the greatest gain that a seat's lead made in a turn, or `None` if no seat gained.
    fn swing(&self, turn: usize, numbers: &[SeatMap<i32>]) -> Option<Swing> {
        let (first, round) = self.turns.get(turn)?;
        // The turn includes its first entry, so the position before that entry is the start.
        let from = first.saturating_sub(1);
        let to = self.turns.get(turn + 1).map_or(self.entries, |(next, _)| next.saturating_sub(1)).max(from);
        let (before, after) = (numbers.get(from)?, numbers.get(to)?);
        let gain = |seat: &Seat| lead(after, *seat) - lead(before, *seat);
        let seat = before.seats().reduce(|most, seat| if gain(&seat) > gain(&most) { seat } else { most })?;
        if gain(&seat) <= 0 {
            return None;
        }
        let step = |entry: &usize| lead(&numbers[*entry], seat) - lead(&numbers[*entry - 1], seat);
        let entry = (from + 1..=to).reduce(|most, entry| if step(&entry) > step(&most) { entry } else { most })?;
        let lead = (lead(before, seat), lead(after, seat));
        Some(Swing { seat, lead, entry, round: round.clone(), words: self.words(seat, from + 1, entry) })
    }

    /// Returns the sentence that best describes the gain of a seat at the entry `to`, from the sentences of the entries
    /// since `from`. The preferences are, in this order: a sentence that names a card, a sentence other than the text
    /// of a card, a sentence about the seat, a sentence of the entry `to`, a landmark such as a battle, and a later
    /// sentence.
    fn words(&self, seat: Seat, from: usize, to: usize) -> Wording {
        let lines = self.news.iter().filter(|(entry, _)| (from..=to).contains(entry));
        let told = lines.filter_map(|(entry, news)| Some((*entry, &news.note, news.words.as_ref()?)));
        let weight = |(entry, note, words): (usize, &Note, &Wording)| {
            let named = words.names().next().is_some() && !matches!(note.sign, Sign::Draw | Sign::Look | Sign::Phase);
            // The text of a card is long. A sentence about a player's action is more informative.
            (named, note.sign != Sign::Text, note.seat == Some(seat), entry == to, note.sign.is_landmark(), entry)
        };
        let best = told.reduce(|best, next| {
            let (ours, theirs) = (weight(next), weight(best));
            if ours >= theirs { next } else { best }
        });
        best.map(|(_, _, words)| words.clone()).unwrap_or_default()
    }
}

/// Returns the names of the parts of a game by the number of entries at the end of each part. A part ends just before
/// the next part begins.
fn by_end(parts: &[(usize, String)], entries: usize) -> BTreeMap<usize, String> {
    let ends = parts.iter().skip(1).map(|(entry, _)| entry - 1).chain([entries]);
    ends.zip(parts.iter().map(|(_, name)| name.clone())).filter(|(end, _)| *end > 0).collect()
}

/// Returns the lead of a seat over the best of the other seats, or the seat's own total in a game for one player.
fn lead(numbers: &SeatMap<i32>, seat: Seat) -> i32 {
    let others = numbers.iter().filter(|(other, _)| *other != seat).map(|(_, number)| *number);
    numbers[seat] - others.max().unwrap_or(0)
}
