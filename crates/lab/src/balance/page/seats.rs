//! The section about the seats.

use super::{
    html::{Section, charts, escaped, percent, span, table},
    rows,
};
use crate::{Estimate, balance::report::BalanceReport};

pub(super) fn seats(report: &BalanceReport) -> Option<Section> {
    if report.by_seat.is_empty() {
        return None;
    }
    let even = report.even_share();
    let shares: Vec<(String, Estimate)> =
        report.by_seat.iter().map(|row| (report.seat_title(row.seat), row.win_share)).collect();
    let mark = format!("{} if all are equal", percent(even));
    let chart = rows::intervals(
        &shares,
        (even, &mark),
        ("Win share of each seat", "The point is the share of games won, and the bar its 95\u{202f}% interval."),
    );
    let head =
        ["Seat", "Wins", "Win share", "95\u{202f}% interval", "Mean score", "Decisions in a game"].map(str::to_owned);
    let body = report.by_seat.iter().map(|row| {
        vec![
            escaped(&report.seat_title(row.seat)),
            format!("{:.1}", row.wins),
            percent(row.win_share.mean),
            span(row.win_share.interval),
            format!("{:.2}", row.score.mean),
            format!("{:.1}", row.decisions.mean),
        ]
    });
    let shared = report.shared_wins as f64 / report.games.max(1) as f64;
    Some(Section {
        id: "seats",
        heading: "Seats",
        words: format!(
            "The seats are in the order of play. A game that several seats win counts for each of them by its share: {} of the games ended so.",
            percent(shared)
        ),
        body: charts([chart]) + &table("Results of the seats", &head, body),
    })
}
