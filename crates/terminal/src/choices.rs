//! Rows of choices: choices that begin at the same place, with the number to select them, the same in both modes.

use crate::cards;
use protocol::{Choice, Scene, Wording};

/// A place to point at now, with the choices that begin there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// The id of the zone or card.
    pub(crate) at: String,
    /// Indices of choices in the scene. Only a row of the first step can have several.
    pub(crate) choices: Vec<usize>,
    pub(crate) number: usize,
}

/// Returns the rows of the first step. Choices that begin at the same place and differ in the next one share a row.
pub(crate) fn rows(choices: &[Choice]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (place, choice) in choices.iter().enumerate() {
        match rows.iter_mut().find(|row| row.at == choice.at && in_two_steps(choices, &row.at)) {
            Some(row) => row.choices.push(place),
            None => rows.push(Row { at: choice.at.clone(), choices: vec![place], number: 0 }),
        }
    }
    let ats: Vec<&str> = rows.iter().map(|row| row.at.as_str()).collect();
    let numbers = numbers(&ats);
    rows.into_iter().zip(numbers).map(|(row, number)| Row { number, ..row }).collect()
}

/// Returns the rows of the second step, one for each choice of the row that was picked.
pub(crate) fn targets(choices: &[Choice], picked: &Row) -> Vec<Row> {
    let known = picked.choices.iter().filter_map(|place| choices.get(*place).map(|choice| (*place, choice)));
    let row = |(count, (place, choice)): (usize, (usize, &Choice))| Row {
        at: choice.to.as_ref().unwrap_or(&choice.at).clone(),
        choices: vec![place],
        number: count + 1,
    };
    known.enumerate().map(row).collect()
}

/// Returns the words of a row: those of its choice, or the common beginning of several.
pub(crate) fn words(scene: &Scene, row: &Row) -> Wording {
    let mut all = row.choices.iter().filter_map(|place| scene.choices.get(*place)).map(|choice| &choice.words);
    let Some(first) = all.next() else { return Wording::default() };
    let rest: Vec<String> = all.map(Wording::to_string).collect();
    if rest.is_empty() {
        return first.clone();
    }
    let whole = first.to_string();
    let common = rest.iter().fold(whole.as_str(), |common, words| begun_alike(common, words)).trim_end();
    let name = cards::name(scene, &row.at).unwrap_or_default();
    let before = match (common, name) {
        (common, name) if common.contains(name) => Wording::default(),
        ("", _) => cards::named(scene, &row.at),
        (_, _) => cards::named(scene, &row.at).and(" – ".into()),
    };
    let count = Wording::plain(format!(" … ({})", row.choices.len()));
    before.and(first.begun(common.len())).and(count)
}

/// Returns the hint of a row, if it is one choice with a hint.
pub(crate) fn hint<'a>(scene: &'a Scene, row: &Row) -> Option<&'a str> {
    match row.choices.as_slice() {
        [one] => scene.choices.get(*one).and_then(|choice| choice.hint.as_deref()),
        [] | [_, _, ..] => None,
    }
}

/// Reports whether the choices at this place need a second step.
fn in_two_steps(choices: &[Choice], at: &str) -> bool {
    choices.iter().any(|choice| choice.at == at && choice.to.is_some())
}

/// Returns the words that both texts begin with.
fn begun_alike<'a>(one: &'a str, other: &str) -> &'a str {
    let pairs = one.split_inclusive(' ').zip(other.split_inclusive(' '));
    let long = pairs.take_while(|(one, other)| one == other).map(|(one, _)| one.len()).sum();
    one.get(..long).unwrap_or_default()
}

/// Returns a number for each place. Places with indices, such as `column.1` and `column.3`, have the numbers that
/// players see, counted from 1. All others are numbered in order.
fn numbers(places: &[&str]) -> Vec<usize> {
    placed(places).unwrap_or_else(|| (1..=places.len()).collect())
}

fn placed(places: &[&str]) -> Option<Vec<usize>> {
    let split: Vec<(&str, usize)> = places.iter().map(|at| place(at)).collect::<Option<_>>()?;
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

    #[test]
    fn a_column_keeps_its_number_when_others_are_gone() {
        assert_eq!(numbers(&["column.1", "column.3"]), [2, 4]);
    }

    #[test]
    fn other_choices_are_counted() {
        assert_eq!(numbers(&["S09", "S20"]), [1, 2]);
        assert_eq!(numbers(&["column.0", "card.1"]), [1, 2]);
        assert_eq!(numbers(&["column.1", "column.1"]), [1, 2]);
        assert_eq!(numbers(&[]), [0; 0]);
    }

    fn choices(all: &[(&str, Option<&str>, &str)]) -> Vec<Choice> {
        let choice = |(at, to, words): &(&str, Option<&str>, &str)| Choice {
            at: (*at).into(),
            to: to.map(str::to_owned),
            words: (*words).into(),
            hint: None,
        };
        all.iter().map(choice).collect()
    }

    #[test]
    fn choices_that_differ_in_their_second_step_are_one_row() {
        let choices = choices(&[
            ("toto", Some("lion"), "Attach Toto to Lion"),
            ("done", None, "Done"),
            ("toto", Some("dorothy"), "Attach Toto to Dorothy"),
            ("hut", Some("lion"), "Put Lion there"),
        ]);
        let rows = rows(&choices);
        let shapes: Vec<(usize, &[usize])> = rows.iter().map(|row| (row.number, row.choices.as_slice())).collect();
        assert_eq!(shapes, [(1, &[0, 2][..]), (2, &[1]), (3, &[3])]);
        let next = targets(&choices, &rows[0]);
        assert_eq!(
            next.iter().map(|row| (row.at.as_str(), row.number)).collect::<Vec<_>>(),
            [("lion", 1), ("dorothy", 2)]
        );
    }

    #[test]
    fn choices_at_one_place_without_a_second_step_stay_apart() {
        assert_eq!(rows(&choices(&[("die", None, "Roll"), ("die", None, "Pass")])).len(), 2);
    }

    #[test]
    fn a_choice_that_points_at_nothing_more_points_at_its_own_place_in_the_second_step() {
        let choices = choices(&[("hut", Some("city"), "To the city"), ("hut", None, "Stay")]);
        let rows = rows(&choices);
        assert_eq!(rows.len(), 1);
        assert_eq!(targets(&choices, &rows[0])[1].at, "hut");
    }

    #[test]
    fn a_row_of_several_choices_says_what_they_share_with_its_names() {
        let mut choices = choices(&[("toto", Some("hut"), ""), ("toto", Some("city"), "")]);
        choices[0].words = Wording::marked("<Toto the Dog>: to the <Hut>", '<', '>');
        choices[1].words = Wording::marked("<Toto the Dog>: to the <City>", '<', '>');
        let row = Row { at: "toto".into(), choices: vec![0, 1], number: 1 };
        let (heading, prompt) = (String::new(), Wording::default());
        let scene = Scene { heading, prompt, zones: Vec::new(), contest: None, choices, sheet: None };
        assert_eq!(words(&scene, &row), Wording::marked("<Toto the Dog>: to the … (2)", '<', '>'));
    }

    #[test]
    fn words_are_shared_up_to_where_they_differ() {
        assert_eq!(begun_alike("Attach Toto to Lion", "Attach Toto to Dorothy"), "Attach Toto to ");
        assert_eq!(begun_alike("Toto", "Toto"), "Toto");
        assert_eq!(begun_alike("Épée d’or", "Épée de fer"), "Épée ");
        assert_eq!(begun_alike("Lion", "Dorothy"), "");
    }
}
