//! Rows of choices, for both display modes. The choices in a row start at the same place, and a number selects the row.
//! If several choices in a row have different targets, the reader picks the row in a first step, and the target in a
//! second step.

use crate::cards;
use protocol::{Choice, Scene, Wording};

/// A zone or card that the reader can select, with the choices that start there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    /// The id of the zone or card.
    pub(crate) at: String,
    /// The indices of the row's choices in the scene. Only a row of the first step can have several choices.
    pub(crate) choices: Vec<usize>,
    pub(crate) number: usize,
}

/// Returns the rows of the first step. Choices that start at the same place and have different targets share a row.
pub(crate) fn rows(choices: &[Choice]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (place, choice) in choices.iter().enumerate() {
        let goes_on = |row: &Row| row.choices.iter().all(|place| choices.get(*place).is_some_and(|of| of.to.is_some()));
        match rows.iter_mut().find(|row| choice.to.is_some() && row.at == choice.at && goes_on(row)) {
            Some(row) => row.choices.push(place),
            None => rows.push(Row { at: choice.at.clone(), choices: vec![place], number: 0 }),
        }
    }
    let ats: Vec<&str> = rows.iter().map(|row| row.at.as_str()).collect();
    let numbers = numbers(&ats);
    rows.into_iter().zip(numbers).map(|(row, number)| Row { number, ..row }).collect()
}

/// Returns the rows of the second step, one for each choice in the picked row. If the choices differ only in a number,
/// such as "to Location 4" and "to Location 6", the rows are sorted by that number, and the number selects the row.
pub(crate) fn targets(choices: &[Choice], picked: &Row) -> Vec<Row> {
    let known: Vec<(usize, &Choice)> =
        picked.choices.iter().filter_map(|place| choices.get(*place).map(|choice| (*place, choice))).collect();
    let words: Vec<String> = known.iter().map(|(_, choice)| choice.words.to_string()).collect();
    let numbers = told(&words).unwrap_or_else(|| (1..=known.len()).collect());
    let row = |((place, choice), number): ((usize, &Choice), usize)| Row {
        at: choice.to.as_ref().unwrap_or(&choice.at).clone(),
        choices: vec![place],
        number,
    };
    let mut rows: Vec<Row> = known.into_iter().zip(numbers).map(row).collect();
    rows.sort_by_key(|row| row.number);
    rows
}

/// Returns the words of a row. For several choices, returns their common beginning, with the number of choices.
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

/// Returns the effect of a row: the hint of its only choice, or the parts in which the words of several choices differ.
pub(crate) fn hint(scene: &Scene, row: &Row) -> Option<String> {
    match row.choices.as_slice() {
        [one] => scene.choices.get(*one).and_then(|choice| choice.hint.clone()),
        [] | [_, _, ..] => Some(ends(scene, row)).filter(|ends| !ends.is_empty()),
    }
}

/// Returns the lengths of the common prefix and the common suffix of all texts, in bytes. Only whole words are
/// compared.
pub(crate) fn alike(all: &[&str]) -> (usize, usize) {
    let Some(first) = all.first() else { return (0, 0) };
    let begun = all.iter().fold(*first, |common, words| begun_alike(common, words)).len();
    let rest: Vec<&str> = all.iter().map(|words| words.get(begun..).unwrap_or_default()).collect();
    let first = rest.first().copied().unwrap_or_default();
    let ended = rest.iter().skip(1).fold(first, |common, words| ended_alike(common, words));
    let is_end = rest.iter().all(|words| words.ends_with(ended));
    (begun, if is_end { ended.len() } else { 0 })
}

/// Returns the parts in which the words of several choices differ, separated by slashes, and then the common end of
/// these words, such as "1 / 2 / 3 of the road".
fn ends(scene: &Scene, row: &Row) -> String {
    let targets = targets(&scene.choices, row);
    let all: Vec<String> = targets.iter().map(|target| words(scene, target).to_string()).collect();
    let all: Vec<&str> = all.iter().map(String::as_str).collect();
    let (begun, ended) = alike(&all);
    let apart = all.iter().map(|words| words.get(begun..words.len() - ended).unwrap_or_default());
    let apart: Vec<&str> = apart.collect();
    let end = all.first().and_then(|words| words.get(words.len() - ended..)).unwrap_or_default();
    if apart.iter().all(|words| words.is_empty()) { String::new() } else { apart.join(" / ") + end }
}

/// Returns the common prefix of two texts, in whole words.
fn begun_alike<'a>(one: &'a str, other: &str) -> &'a str {
    let pairs = one.split_inclusive(' ').zip(other.split_inclusive(' '));
    let long = pairs.take_while(|(one, other)| one == other).map(|(one, _)| one.len()).sum();
    one.get(..long).unwrap_or_default()
}

/// Returns the common suffix of two texts, in whole words, with the blank before it.
pub(crate) fn ended_alike<'a>(one: &'a str, other: &str) -> &'a str {
    let pairs = one.rsplit(' ').zip(other.rsplit(' '));
    let long: usize = pairs.take_while(|(one, other)| one == other).map(|(one, _)| one.len() + 1).sum();
    one.len().checked_sub(long).and_then(|at| one.get(at..)).unwrap_or_default()
}

/// Returns the first number in each text. Returns `None` unless the texts differ only in that number and no two numbers
/// are equal.
fn told(words: &[String]) -> Option<Vec<usize>> {
    let split = |words: &str| {
        let at = words.find(|sign: char| sign.is_ascii_digit())?;
        let (before, rest) = words.split_at(at);
        let long = rest.find(|sign: char| !sign.is_ascii_digit()).unwrap_or(rest.len());
        let (number, after) = rest.split_at(long);
        Some((before.to_owned(), number.parse::<usize>().ok().filter(|number| *number < 1000)?, after.to_owned()))
    };
    let all: Vec<_> = words.iter().map(|words| split(words)).collect::<Option<_>>()?;
    let alike = all.windows(2).all(|pair| matches!(pair, [a, b] if a.0 == b.0 && a.2 == b.2));
    let mut numbers: Vec<usize> = all.into_iter().map(|(_, number, _)| number).collect();
    let as_told = numbers.clone();
    numbers.sort_unstable();
    numbers.dedup();
    (alike && numbers.len() == as_told.len()).then_some(as_told)
}

/// Returns a number for each place. Places with ascending indices, such as `column.1` and `column.3`, get the numbers
/// that players see, counted from 1. If a place has no index, or if the names before the indices differ, the places are
/// numbered in order.
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
    fn a_choice_that_is_made_at_once_stays_apart_from_those_of_two_steps() {
        let choices = choices(&[
            ("toto", Some("city"), "Play Toto to the city"),
            ("toto", None, "Archive Toto"),
            ("toto", Some("hut"), "Play Toto to the hut"),
        ]);
        let rows = rows(&choices);
        assert_eq!(rows.iter().map(|row| row.choices.clone()).collect::<Vec<_>>(), [vec![0, 2], vec![1]]);
    }

    #[test]
    fn targets_that_differ_in_a_number_have_it_and_its_order() {
        let road = |numbers: &[usize]| -> Vec<Choice> {
            let words = numbers.iter().map(|number| format!("Play Toto to Location {number} of your Storyline"));
            words.map(|words| choices(&[("toto", Some("spot"), words.as_str())]).remove(0)).collect()
        };
        let choices = road(&[1, 6, 4]);
        let next = targets(&choices, &rows(&choices)[0]);
        assert_eq!(next.iter().map(|row| (row.number, row.choices[0])).collect::<Vec<_>>(), [(1, 0), (4, 2), (6, 1)]);
        let (heading, prompt) = (String::new(), Wording::default());
        let row = rows(&choices).remove(0);
        let scene = Scene {
            heading,
            prompt,
            rule: None,
            why_not: None,
            zones: Vec::new(),
            contest: None,
            choices,
            sheet: None,
        };
        assert_eq!(hint(&scene, &row).unwrap(), "1 / 4 / 6 of your Storyline");
        assert_eq!(told(&["Roll 2".into(), "Roll 2".into()]), None);
        assert_eq!(told(&["Roll 2".into(), "Roll twice".into()]), None);
        assert_eq!(told(&["Pay 2 for Oz".into(), "Pay 3 for Toto".into()]), None);
    }

    #[test]
    fn a_row_of_several_choices_says_what_they_share_with_its_names() {
        let mut choices = choices(&[("toto", Some("hut"), ""), ("toto", Some("city"), "")]);
        choices[0].words = Wording::marked("<Toto the Dog>: to the <Hut>", '<', '>');
        choices[1].words = Wording::marked("<Toto the Dog>: to the <City>", '<', '>');
        let row = Row { at: "toto".into(), choices: vec![0, 1], number: 1 };
        let (heading, prompt) = (String::new(), Wording::default());
        let scene = Scene {
            heading,
            prompt,
            rule: None,
            why_not: None,
            zones: Vec::new(),
            contest: None,
            choices,
            sheet: None,
        };
        assert_eq!(words(&scene, &row), Wording::marked("<Toto the Dog>: to the … (2)", '<', '>'));
        assert_eq!(hint(&scene, &row).unwrap(), "Hut / City");
    }

    #[test]
    fn words_are_shared_up_to_where_they_differ() {
        assert_eq!(begun_alike("Attach Toto to Lion", "Attach Toto to Dorothy"), "Attach Toto to ");
        assert_eq!(begun_alike("Toto", "Toto"), "Toto");
        assert_eq!(begun_alike("Épée d’or", "Épée de fer"), "Épée ");
        assert_eq!(begun_alike("Lion", "Dorothy"), "");
        assert_eq!(ended_alike("1 of the road", "2 of the road"), " of the road");
        assert_eq!(ended_alike("Toto", "Toto"), "");
        assert_eq!(ended_alike("Hut", "City"), "");
    }
}
