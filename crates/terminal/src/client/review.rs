//! The review of a decision in words.

use super::hint::number;
use crate::Words;
use protocol::{Measure, Position, Review, ReviewChoice};

/// Returns the review of a decision in words, or `None` if it is for another table or seat.
pub(super) fn told(review: &Review, position: &Position, words: Words) -> Option<String> {
    if (&review.table, Some(review.seat)) != (&position.table, position.viewer) {
        return None;
    }
    let Some(decision) = &review.decision else { return Some(words.say("review-none")) };
    let (best, chosen) = (decision.choices.first()?, decision.choices.iter().find(|choice| choice.chosen)?);
    let head = [
        ("number", decision.number.into()),
        ("count", review.decisions.into()),
        ("moment", decision.entry.into()),
        ("prompt", decision.prompt.to_string().into()),
    ];
    let mut lines = vec![words.fill("review-head", &head), choice("review-chosen", chosen, review.measure, words)];
    if chosen.is_level {
        lines.push(words.say("review-level"));
    } else {
        lines.push(choice("review-better", best, review.measure, words));
        let key = match review.measure {
            Measure::Chance => "review-loss-chance",
            Measure::Points => "review-loss-points",
        };
        lines.push(words.fill(key, &[("loss", number(chosen.loss, review.measure, words.0).into())]));
    }
    Some(lines.join(" "))
}

fn choice(key: &str, choice: &ReviewChoice, measure: Measure, words: Words) -> String {
    let number = |thousandths: i32| number(thousandths, measure, words.0).into();
    let value = [("mean", number(choice.mean)), ("low", number(choice.low)), ("high", number(choice.high))];
    let value = words.fill(
        match measure {
            Measure::Chance => "review-chance",
            Measure::Points => "review-points",
        },
        &value,
    );
    words.fill(key, &[("choice", choice.words.to_string().into()), ("value", value.into())])
}
