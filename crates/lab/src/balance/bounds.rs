//! Bounds for the figures of a report, which a designer's CI checks.

use super::{
    cards::{CardRow, Holders},
    measure::Measure,
    report::BalanceReport,
};
use serde::Deserialize;
use std::{collections::BTreeMap, fmt};

/// Bounds for the figures of a report, read from TOML (`docs/lab.md`). Each figure that has bounds must lie within them.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Bounds {
    seats: SeatBounds,
    games: GameBounds,
    /// The share of the games with each kind of ending. A kind that did not occur has the share 0.
    endings: BTreeMap<String, Range>,
    /// The bounds of every card.
    cards: CardBounds,
    /// The bounds of single cards, by their ids. They replace those of `cards`.
    card: BTreeMap<String, CardBounds>,
}

/// The bounds of each seat.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct SeatBounds {
    win_share: Option<Range>,
    score: Option<Range>,
}

/// The bounds of means and shares over all games.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct GameBounds {
    entries: Option<Range>,
    decisions: Option<Range>,
    rounds: Option<Range>,
    shared_wins: Option<Range>,
    lead_changes: Option<Range>,
    decided: Option<Range>,
    actions: Option<Range>,
    forced: Option<Range>,
}

/// The bounds of one card.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct CardBounds {
    /// The card is judged only if it was drawn this often.
    drawn_at_least: Option<u64>,
    taken_share: Option<Range>,
    played_share: Option<Range>,
    kept_share: Option<Range>,
    win_share_drawn: Option<Range>,
    win_share_played: Option<Range>,
    win_share_kept: Option<Range>,
    win_share_in_play: Option<Range>,
}

/// The bounds of one figure. At least one of them is given.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(try_from = "Ends")]
struct Range {
    at_least: Option<f64>,
    at_most: Option<f64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ends {
    at_least: Option<f64>,
    at_most: Option<f64>,
}

impl TryFrom<Ends> for Range {
    type Error = String;

    fn try_from(Ends { at_least, at_most }: Ends) -> Result<Range, String> {
        match (at_least, at_most) {
            (None, None) => Err("no bound; expected at_least, at_most or both".into()),
            (Some(low), Some(high)) if low > high => {
                Err(format!("at_least {low} is above at_most {high}; expected it below"))
            }
            (Some(number), _) | (_, Some(number)) if number.is_nan() => Err("nan; expected a number".into()),
            _ => Ok(Range { at_least, at_most }),
        }
    }
}

/// A figure that is not within its bounds, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    figure: String,
    found: String,
    expected: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}; expected {}", self.figure, self.found, self.expected)
    }
}

impl Bounds {
    /// Reads bounds from TOML. Returns the first fault, with what was expected.
    pub(super) fn read(text: &str) -> Result<Bounds, String> {
        let bounds: Bounds = toml::from_str(text).map_err(|fault| fault.to_string().trim_end().to_owned())?;
        let unbounded = CardBounds { drawn_at_least: bounds.cards.drawn_at_least, ..CardBounds::default() };
        let unbounded = Bounds { cards: unbounded, ..Bounds::default() };
        if bounds == unbounded {
            return Err("no figure has bounds; expected at least one, such as seats.win_share".into());
        }
        Ok(bounds)
    }

    /// Returns an error if a card is named that is not one of these.
    pub(super) fn name_only(&self, cards: &[String]) -> Result<(), String> {
        match self.card.keys().find(|card| !cards.contains(card)) {
            None => Ok(()),
            Some(card) => {
                let known = cards.first().zip(cards.last()).map_or_else(
                    || "none, because the game reports no uses of cards".to_owned(),
                    |(first, last)| format!("the id of a card, from {first} to {last}"),
                );
                Err(format!("card.{card}: there is no such card at this table; expected {known}"))
            }
        }
    }

    /// Returns the figures of a report that are not within their bounds, in the order of the report, and the number of
    /// figures that were compared.
    pub fn broken(&self, report: &BalanceReport) -> (Vec<Broken>, usize) {
        let mut judge = Judge::default();
        self.judge_seats(report, &mut judge);
        self.judge_games(report, &mut judge);
        for (ending, range) in &self.endings {
            let share = report.endings.iter().find(|row| row.ending == *ending).map_or(0.0, |row| row.share);
            judge.compare(&format!("ending {ending:?}, share"), Some(*range), Some(share));
        }
        for row in &report.cards {
            let bounds = self.card.get(&row.card).map_or_else(|| self.cards.clone(), |own| own.or(&self.cards));
            if row.drawn >= bounds.drawn_at_least.unwrap_or_default() {
                bounds.judge(row, &mut judge);
            }
        }
        (judge.broken, judge.compared)
    }

    fn judge_seats(&self, report: &BalanceReport, judge: &mut Judge) {
        for row in &report.by_seat {
            let title = report.seat_title(row.seat);
            judge.compare(&format!("{title}, win share"), self.seats.win_share, Some(row.win_share.mean));
            judge.compare(&format!("{title}, mean score"), self.seats.score, Some(row.score.mean));
        }
    }

    fn judge_games(&self, report: &BalanceReport, judge: &mut Judge) {
        let GameBounds { entries, decisions, rounds, shared_wins, lead_changes, decided, actions, forced } = self.games;
        let mean = |measure: &Option<Measure>| measure.as_ref().map(|measure| measure.length.mean);
        let lead = report.lead.as_ref();
        let shared = (report.games > 0).then(|| report.shared_wins as f64 / report.games as f64);
        let moment = lead.and_then(|lead| lead.decided.as_ref()).map(|decided| decided.share.mean);
        judge.compare("mean number of entries", entries, mean(&report.length.entries));
        judge.compare("mean number of decisions", decisions, mean(&report.length.decisions));
        judge.compare("mean number of rounds", rounds, mean(&report.length.rounds));
        judge.compare("share of shared wins", shared_wins, shared);
        judge.compare("mean number of lead changes", lead_changes, lead.map(|lead| lead.changes.length.mean));
        judge.compare("mean share of the game before the winner leads", decided, moment);
        let choices = report.choices.as_ref();
        judge.compare("mean number of legal actions", actions, choices.map(|choices| choices.actions.length.mean));
        judge.compare("share of forced decisions", forced, choices.map(|choices| choices.forced));
    }
}

impl CardBounds {
    /// Returns these bounds, and those of `others` for figures that have none here.
    fn or(&self, others: &CardBounds) -> CardBounds {
        CardBounds {
            drawn_at_least: self.drawn_at_least.or(others.drawn_at_least),
            taken_share: self.taken_share.or(others.taken_share),
            played_share: self.played_share.or(others.played_share),
            kept_share: self.kept_share.or(others.kept_share),
            win_share_drawn: self.win_share_drawn.or(others.win_share_drawn),
            win_share_played: self.win_share_played.or(others.win_share_played),
            win_share_kept: self.win_share_kept.or(others.win_share_kept),
            win_share_in_play: self.win_share_in_play.or(others.win_share_in_play),
        }
    }

    fn judge(&self, row: &CardRow, judge: &mut Judge) {
        let wins = |holders: &Option<Holders>| holders.as_ref().map(|holders| holders.win_share.mean);
        let mean = |share: &Option<crate::Estimate>| share.as_ref().map(|share| share.mean);
        // A card that was never drawn has no share. Its bounds say nothing about it.
        for (figure, range, found) in [
            ("taken share", self.taken_share, mean(&row.taken_share)),
            ("played share", self.played_share, mean(&row.played_share)),
            ("kept share", self.kept_share, mean(&row.kept_share)),
            ("win share when drawn", self.win_share_drawn, wins(&row.when_drawn)),
            ("win share when played", self.win_share_played, wins(&row.when_played)),
            ("win share when kept", self.win_share_kept, wins(&row.when_kept)),
            ("win share when in play at the end", self.win_share_in_play, wins(&row.when_in_play)),
        ] {
            if found.is_some() {
                judge.compare(&format!("{} {}, {figure}", row.card, row.title), range, found);
            }
        }
    }
}

/// The figures that were compared.
#[derive(Default)]
struct Judge {
    compared: usize,
    broken: Vec<Broken>,
}

impl Judge {
    /// Compares a figure with its bounds, if it has any. A figure that is not there is not within them.
    fn compare(&mut self, figure: &str, range: Option<Range>, found: Option<f64>) {
        let Some(Range { at_least, at_most }) = range else { return };
        self.compared += 1;
        let is_within =
            |found: f64| at_least.is_none_or(|low| found >= low) && at_most.is_none_or(|high| found <= high);
        if found.is_some_and(is_within) {
            return;
        }
        let expected = match (at_least, at_most) {
            (Some(low), Some(high)) => format!("{low} to {high}"),
            (Some(low), None) => format!("at least {low}"),
            (None, Some(high)) => format!("at most {high}"),
            (None, None) => unreachable!("a range has a bound"),
        };
        let found = found.map_or_else(|| "this game has no such figure".to_owned(), |found| format!("{found:.4}"));
        self.broken.push(Broken { figure: figure.to_owned(), found, expected });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_that_make_no_sense_are_refused() {
        for (text, expected) in [
            ("", "expected at least one, such as seats.win_share"),
            ("[cards]\ndrawn_at_least = 5", "expected at least one"),
            ("[seats]\nwin_share = { }", "expected at_least, at_most or both"),
            ("[seats]\nwin_share = { at_least = 0.6, at_most = 0.4 }", "at_least 0.6 is above at_most 0.4"),
            ("[seats]\nwin_share = { at_least = nan }", "expected a number"),
            ("[seats]\nwin_share = 0.5", "expected"),
            ("[seats]\nwins = { at_least = 0.5 }", "expected `win_share` or `score`"),
            ("[games]\nlength = { at_least = 1 }", "unknown field `length`, expected one of `entries`, `decisions`"),
            ("[cards]\nplayed = { at_least = 0.2 }", "unknown field `played`, expected one of `drawn_at_least`"),
            ("[table]", "unknown field `table`, expected one of `seats`, `games`, `endings`, `cards`, `card`"),
            ("win_share", "expected `=`"),
        ] {
            let fault = Bounds::read(text).unwrap_err();
            assert!(fault.contains(expected), "{text:?}: {fault}");
        }
    }

    #[test]
    fn a_card_of_its_own_keeps_the_other_bounds_of_all_cards() {
        let text = "[cards]\nplayed_share = { at_least = 0.2 }\nkept_share = { at_most = 0.5 }\n[card.S1]\nplayed_share = { at_least = 0.1 }";
        let bounds = Bounds::read(text).unwrap();
        let own = bounds.card["S1"].or(&bounds.cards);
        assert_eq!(own.played_share.unwrap().at_least, Some(0.1));
        assert_eq!(own.kept_share.unwrap().at_most, Some(0.5));
        assert_eq!(bounds.name_only(&["S1".into()]), Ok(()));
        let fault = bounds.name_only(&["S2".into(), "S3".into()]).unwrap_err();
        assert_eq!(fault, "card.S1: there is no such card at this table; expected the id of a card, from S2 to S3");
    }
}
