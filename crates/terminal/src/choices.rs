//! The numbers by which choices are named, the same in both modes.

use protocol::Choice;

/// A number for each choice. Where all point at numbered places, such as `column.1` and `column.3`, the numbers are
/// those people see there, counted from 1; else the choices are counted.
pub(crate) fn numbers(choices: &[Choice]) -> Vec<usize> {
    placed(choices).unwrap_or_else(|| (1..=choices.len()).collect())
}

fn placed(choices: &[Choice]) -> Option<Vec<usize>> {
    let split: Vec<(&str, usize)> = choices.iter().map(|choice| place(&choice.at)).collect::<Option<_>>()?;
    let one_kind = split.windows(2).all(|pair| matches!(pair, [a, b] if a.0 == b.0 && a.1 < b.1));
    one_kind.then(|| split.into_iter().map(|(_, place)| place + 1).collect())
}

fn place(at: &str) -> Option<(&str, usize)> {
    let (kind, place) = at.rsplit_once('.')?;
    place.parse().ok().filter(|place| *place < 1000).map(|place| (kind, place))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(places: &[&str]) -> Vec<Choice> {
        places.iter().map(|at| Choice { at: (*at).into(), to: None, words: String::new(), hint: None }).collect()
    }

    #[test]
    fn a_column_keeps_its_number_when_others_are_gone() {
        assert_eq!(numbers(&at(&["column.1", "column.3"])), [2, 4]);
    }

    #[test]
    fn other_choices_are_counted() {
        assert_eq!(numbers(&at(&["S09", "S20"])), [1, 2]);
        assert_eq!(numbers(&at(&["column.0", "card.1"])), [1, 2]);
        assert_eq!(numbers(&at(&["column.1", "column.1"])), [1, 2]);
        assert_eq!(numbers(&[]), [0; 0]);
    }
}
