//! Tells the course of a finished game in numbers. The game is played once more, and each position is measured.

use crate::Table;
use kernel::{Chronicle, Earner, Lang, News, Note, Seat, SeatMap, Sign, Stage, Swing, Tabletop, Viewer, Wording};
use std::collections::BTreeMap;

/// The greatest number of turns in [`Chronicle::swings`].
const MOST_SWINGS: usize = 3;

/// The greatest number of stages. For a longer game, the first turns are left out.
const MOST_STAGES: usize = 800;

/// Returns the course of the game, or `None` if the game has no numbers for it.
pub(crate) fn chronicle<G: Tabletop>(table: &Table<G>, viewer: Viewer, lang: Lang) -> Option<Chronicle> {
    let told = Told::of(table, viewer, lang);
    let (turns, rounds) = (told.ends(), told.rounds());
    let mut stages = Vec::new();
    let mut earned: BTreeMap<(Seat, String), Sum> = BTreeMap::new();
    let mut numbers = vec![table.game.lead(&table.game.start())?];
    let (mut state, mut offered) = (table.game.start(), Vec::new());
    for (at, logged) in table.log.iter().enumerate() {
        let entry = logged.entry;
        entry
            .enter(&*table.game, &mut state, &mut offered, &mut Vec::new())
            .expect("a log that came through the checked door replays");
        let now = table.game.lead(&state)?;
        if let Some(round) = turns.get(&(at + 1)) {
            stages.push(Stage { round: round.clone(), entry: at + 1, totals: now.values().copied().collect() });
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

/// The points of one card so far.
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

/// Returns the card of a seat that earned the most points, or `None` if no card earned any. If several cards tie,
/// returns the first.
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

/// The sentences of a game, and the entries at which its turns begin.
struct Told {
    news: Vec<(usize, News)>,
    /// The first entry and the round of each turn, oldest first.
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

    /// Returns the round of each turn by the number of entries at the end of the turn.
    fn ends(&self) -> BTreeMap<usize, String> {
        by_end(&self.turns, self.entries)
    }

    /// Returns the name of each round by the number of entries at its end.
    fn rounds(&self) -> BTreeMap<usize, String> {
        let mut rounds = self.turns.clone();
        rounds.dedup_by(|next, before| next.1 == before.1);
        by_end(&rounds, self.entries)
    }

    /// Returns the turns in which a seat gained the most on the best of the others, in order of play.
    fn swings(&self, numbers: &[SeatMap<i32>]) -> Vec<Swing> {
        let mut swings: Vec<Swing> = (0..self.turns.len()).filter_map(|turn| self.swing(turn, numbers)).collect();
        swings.sort_by_key(|Swing { lead: (before, after), entry, .. }| (before - after, *entry));
        swings.truncate(MOST_SWINGS);
        swings.sort_by_key(|swing| swing.entry);
        swings
    }

    /// Returns the gain of the seat that gained the most in a turn, or `None` if no seat gained.
    fn swing(&self, turn: usize, numbers: &[SeatMap<i32>]) -> Option<Swing> {
        let (first, round) = self.turns.get(turn)?;
        // The first entry of a turn belongs to it.
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

    /// Returns the sentence that best describes what a seat gained with the entry `to`, from the sentences of the entries
    /// since `from`. A sentence that names a card is preferred, then one that is not the text of a card, then one about
    /// the seat, then one of the entry `to` itself, then a landmark such as a battle, and then a later sentence.
    fn words(&self, seat: Seat, from: usize, to: usize) -> Wording {
        let lines = self.news.iter().filter(|(entry, _)| (from..=to).contains(entry));
        let told = lines.filter_map(|(entry, news)| Some((*entry, &news.note, news.words.as_ref()?)));
        let weight = |(entry, note, words): (usize, &Note, &Wording)| {
            let named = words.names().next().is_some() && !matches!(note.sign, Sign::Draw | Sign::Look | Sign::Phase);
            // The text of a card is long, and a sentence about what a player did says more.
            (named, note.sign != Sign::Text, note.seat == Some(seat), entry == to, note.sign.is_landmark(), entry)
        };
        let best = told.reduce(|best, next| {
            let (ours, theirs) = (weight(next), weight(best));
            if ours >= theirs { next } else { best }
        });
        best.map(|(_, _, words)| words.clone()).unwrap_or_default()
    }
}

/// Returns the names of parts of a game by the number of entries at their ends. A part ends before the next one begins.
fn by_end(parts: &[(usize, String)], entries: usize) -> BTreeMap<usize, String> {
    let ends = parts.iter().skip(1).map(|(entry, _)| entry - 1).chain([entries]);
    ends.zip(parts.iter().map(|(_, name)| name.clone())).filter(|(end, _)| *end > 0).collect()
}

/// Returns the lead of a seat over the best of the others, or the seat's total in a game for one player.
fn lead(numbers: &SeatMap<i32>, seat: Seat) -> i32 {
    let others = numbers.iter().filter(|(other, _)| *other != seat).map(|(_, number)| *number);
    numbers[seat] - others.max().unwrap_or(0)
}
