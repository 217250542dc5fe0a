//! The parts of the page around its sections: the request, the figures in short, and the notes on how they are counted.

use super::html::{escaped, number, percent, span};
use crate::balance::report::BalanceReport;

/// Returns the request: everything that is needed to play the same games again.
pub(super) fn facts(report: &BalanceReport) -> String {
    let mut bots = report.bots.clone();
    bots.dedup();
    let bots = if let [bot] = bots.as_slice() { format!("{bot} in every seat") } else { report.bots.join(", ") };
    let mut facts = vec![
        ("Game", report.game.clone()),
        ("Seats", report.seats.to_string()),
        ("Bots", bots),
        ("Games", format!("{} of {} deals", report.games, report.lucks)),
        ("Seed", report.seed.to_string()),
    ];
    if !report.options.is_empty() {
        let options = report.options.iter().map(|(name, value)| format!("{name} = {value}"));
        facts.push(("Options", options.collect::<Vec<_>>().join(", ")));
    }
    facts.push((
        "Cards",
        format!("{} ({})", report.card_set.name, report.card_set.hash.chars().take(12).collect::<String>()),
    ));
    facts.push(("Program", format!("brickroad {}", env!("CARGO_PKG_VERSION"))));
    let facts: String =
        facts.iter().map(|(name, value)| format!("<div><dt>{name}</dt><dd>{}</dd></div>", escaped(value))).collect();
    format!("<dl class=\"facts\">{facts}</dl>\n")
}

/// Returns the most important figures in short.
pub(super) fn figures(report: &BalanceReport) -> String {
    let mut tiles = Vec::new();
    let best =
        report.by_seat.iter().reduce(|best, row| if row.win_share.mean > best.win_share.mean { row } else { best });
    if let Some(row) = best.filter(|_| report.seats > 1) {
        let title = report.seat_title(row.seat);
        tiles.push((
            percent(row.win_share.mean),
            format!("won by {title}, the best seat ({})", span(row.win_share.interval)),
        ));
    }
    let length = report.length.rounds.as_ref().map(|rounds| (rounds, "rounds in a game"));
    if let Some((measure, words)) = length.or(report.length.decisions.as_ref().map(|all| (all, "decisions in a game")))
    {
        tiles.push((number(measure.length.mean), format!("{words}, on average")));
    }
    if let Some(lead) = &report.lead {
        tiles.push((number(lead.changes.length.mean), "changes of the lead, on average".into()));
        if let Some(decided) = &lead.decided {
            tiles.push((
                percent(decided.share.mean),
                "of a game is over when the winner takes the lead for good".into(),
            ));
        }
    }
    if let Some(choices) = &report.choices {
        tiles.push((number(choices.actions.length.mean), "legal actions at a decision, on average".into()));
    }
    let tiles: String =
        tiles.iter().map(|(figure, words)| format!("<li><strong>{figure}</strong> {}</li>", escaped(words))).collect();
    format!("<ul class=\"figures\" aria-label=\"In short\">{tiles}</ul>\n")
}

/// Returns the notes on how the figures are counted.
pub(super) fn notes(report: &BalanceReport) -> String {
    let rotated = if report.games > report.lucks {
        "Each deal is played once for each rotation of the seats, so that every bot plays every seat."
    } else {
        "Each game is a deal of its own."
    };
    let lost: u64 = report.lost.iter().map(|row| row.games).sum();
    let lost = if lost > 0 {
        format!(" {lost} games were lost by a fault of a program and count nowhere.")
    } else {
        String::new()
    };
    format!(
        "<h2>How this is counted</h2>\n<p>{rotated} Shared wins count by their share. Intervals are those of Student’s t over deals, at 95\u{202f}%. \
         If deals differ in what they have, such as the number of times that a card was drawn, they are those of a ratio.{lost}</p>\n\
         <p><em>Drawn</em> counts every card that comes to a seat, also back from play. <em>Kept</em> is what a seat still holds when the game ends. \
         <em>In winners’ hands</em> is the number of wins of the seats that drew the card, of all such seats. \
         <em>Expected</em> is the win share of the same seats in all games, so that a card of a strong side is not praised for its side.</p>\n\
         <p>All figures are those of bots of this strength. <code>balance.csv</code> has more columns for each card, and <code>games.jsonl</code> has every game.</p>\n"
    )
}
