//! A hint in words.

use crate::Words;
use protocol::{Hint, HintChoice, Lang, Measure, Position};

/// The number of choices that are told. The others were tried on fewer deals.
const TOLD: usize = 3;

/// Returns a hint in words, or `None` if it is for another position.
pub(super) fn told(hint: &Hint, position: &Position, words: Words) -> Option<String> {
    if (&hint.table, hint.row) != (&position.table, position.row) {
        return None;
    }
    let best: Vec<&HintChoice> = hint.choices.iter().take(TOLD).collect();
    let choices = best.iter().zip(1..).map(|(choice, place)| {
        let named = position.scene.choices.get(choice.choice).map(|choice| choice.words.to_string());
        let number = |thousandths: i32| number(thousandths, hint.measure, words.0).into();
        let key = match hint.measure {
            Measure::Chance => "hint-chance",
            Measure::Points => "hint-points",
        };
        let blanks = [
            ("place", place.into()),
            ("choice", named.unwrap_or_default().into()),
            ("mean", number(choice.mean)),
            ("low", number(choice.low)),
            ("high", number(choice.high)),
        ];
        words.fill(key, &blanks)
    });
    let level = best.iter().skip(1).any(|choice| choice.is_level).then(|| words.say("hint-level"));
    let foot = words.fill("hint-foot", &[("count", hint.rollouts.into())]);
    let lines: Vec<String> = choices.chain(level).chain([foot]).collect();
    Some(words.fill("notice-hint", &[("hint", lines.join(" ").into())]))
}

/// Returns a number as readers of this language write it: a chance in per cent, or points with one decimal.
pub(super) fn number(thousandths: i32, measure: Measure, lang: Lang) -> String {
    match (measure, lang) {
        (Measure::Chance, _) => format!("{:.0}", f64::from(thousandths) / 10.0),
        (Measure::Points, Lang::En) => format!("{:.1}", f64::from(thousandths) / 1_000.0),
        (Measure::Points, Lang::Fr) => format!("{:.1}", f64::from(thousandths) / 1_000.0).replace('.', ","),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_readers_write_them() {
        assert_eq!(number(455, Measure::Chance, Lang::En), "46");
        assert_eq!(number(12_340, Measure::Points, Lang::En), "12.3");
        assert_eq!(number(12_340, Measure::Points, Lang::Fr), "12,3");
    }
}
