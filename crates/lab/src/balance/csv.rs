//! The cards as a table for other programs, with values separated by commas (RFC 4180).

use super::{
    cards::{CardRow, Holders},
    effects::CardEffect,
    report::BalanceReport,
};
use crate::Estimate;

const COLUMNS: [&str; 9] = ["card", "title", "kind", "offered", "drawn", "played", "discarded", "kept", "in_play"];
const SHARES: [&str; 3] = ["taken_share", "played_share", "kept_share"];
const HELD: [&str; 4] = ["drawn", "played", "kept", "in_play"];
const EFFECT: [&str; 8] =
    ["games", "deals_changed", "win_share", "win_share_low", "win_share_high", "margin", "margin_low", "margin_high"];

impl BalanceReport {
    /// Returns one line for each card, after a line with the names of the columns. A figure that is not there is empty.
    pub fn csv(&self) -> String {
        let shares = SHARES
            .into_iter()
            .flat_map(|name| [String::new(), "_low".into(), "_high".into()].map(|end: String| format!("{name}{end}")));
        let held = HELD.into_iter().flat_map(|name| {
            ["seats", "wins", "win_share", "win_share_low", "win_share_high", "expected"]
                .map(|figure| format!("when_{name}_{figure}"))
        });
        let effect = EFFECT.map(|figure| format!("effect_{figure}"));
        let header: Vec<String> =
            COLUMNS.map(str::to_owned).into_iter().chain(shares).chain(held).chain(effect).collect();
        let lines = self.cards.iter().map(|row| cells(row).join(","));
        std::iter::once(header.join(",")).chain(lines).map(|line| line + "\n").collect()
    }
}

fn cells(row: &CardRow) -> Vec<String> {
    let words = [&row.card, &row.title, &row.kind].map(|words| quoted(words));
    let counts =
        [row.offered, row.drawn, row.played, row.discarded, row.kept, row.in_play].map(|count| count.to_string());
    let shares = [&row.taken_share, &row.played_share, &row.kept_share].map(|share| estimate(share.as_ref()));
    let held =
        [&row.when_drawn, &row.when_played, &row.when_kept, &row.when_in_play].map(|held| holders(held.as_ref()));
    let shares = shares.into_iter().flatten().chain(held.into_iter().flatten());
    words.into_iter().chain(counts).chain(shares).chain(effect(row.effect.as_ref())).collect()
}

/// Returns the mean and the ends of the interval.
fn estimate(of: Option<&Estimate>) -> [String; 3] {
    let [low, high] = of.and_then(|of| of.interval).map_or([None, None], |ends| ends.map(Some));
    [of.map(|of| of.mean), low, high].map(|number| number.map_or_else(String::new, |number| format!("{number:.6}")))
}

fn holders(of: Option<&Holders>) -> Vec<String> {
    let Some(Holders { seats, wins, win_share, expected }) = of else { return vec![String::new(); 6] };
    let share = estimate(Some(win_share));
    [seats.to_string(), format!("{wins:.4}")].into_iter().chain(share).chain([format!("{expected:.6}")]).collect()
}

fn effect(of: Option<&CardEffect>) -> Vec<String> {
    let Some(CardEffect { games, deals_changed, win_share, margin }) = of else {
        return vec![String::new(); EFFECT.len()];
    };
    let counts = [games, deals_changed].map(|count| count.to_string());
    counts.into_iter().chain(estimate(Some(win_share))).chain(estimate(margin.as_ref())).collect()
}

/// Returns a text in quotes if it needs them.
fn quoted(text: &str) -> String {
    if text.contains(['"', ',', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn a_text_is_quoted_if_it_needs_quotes() {
        assert_eq!(["a b", "a,b", "a \"b\""].map(quoted), ["a b", "\"a,b\"", "\"a \"\"b\"\"\""]);
    }
}
