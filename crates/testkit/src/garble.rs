//! JSON that a faulty or hostile client might send: valid messages with an error in them, and nonsense.

use kernel::Rng;
use serde_json::{Value, json};

/// A nesting depth that every parser should refuse.
const DEEP: usize = 5_000;

/// Returns a text that is made from one of `texts`, which are valid, and usually has an error in it. If there are no
/// valid texts, the returned text is made from an odd value.
pub(crate) fn garbled(texts: &[String], rng: &mut Rng) -> String {
    let text = rng.pick(texts).cloned().unwrap_or_else(|| odd(rng, "null").to_string());
    match rng.below(8) {
        0 => odd(rng, &text).to_string(),
        1..5 => match serde_json::from_str(&text) {
            Ok(mut value) => {
                spoil(&mut value, rng);
                value.to_string()
            }
            Err(_) => text,
        },
        5 => cut(&text, rng),
        6 => scramble(&text, rng),
        _ if rng.below(50) == 0 => "[".repeat(DEEP) + &text,
        _ => text.replace(|c: char| c.is_ascii_digit(), NUMBERS[rng.below(NUMBERS.len() as u32) as usize]),
    }
}

/// Numbers that are at the limit of a number type, or beyond it.
const NUMBERS: [&str; 10] =
    ["", "-1", "255", "256", "65536", "4294967296", "18446744073709551616", "1e999", "0.5", "00"];

/// Replaces a random part of the value with an odd value.
fn spoil(value: &mut Value, rng: &mut Rng) {
    let whole = value.to_string();
    let mut place = value;
    loop {
        let inner = if rng.below(4) == 0 { 0 } else { len(place) };
        if inner == 0 {
            *place = odd(rng, &whole);
            return;
        }
        let at = rng.below(inner as u32) as usize;
        place = match place {
            Value::Array(items) => &mut items[at],
            Value::Object(fields) => fields.values_mut().nth(at).expect("the place is below the length"),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => return,
        };
    }
}

fn len(value: &Value) -> usize {
    match value {
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => 0,
    }
}

/// Returns a value that seldom fits the place where it is put. Most of these values are small numbers, because a parser
/// is most likely to accept them.
fn odd(rng: &mut Rng, text: &str) -> Value {
    match rng.below(20) {
        0 => Value::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(u64::MAX),
        4 => json!(1e300),
        5 => json!(""),
        6 => json!("\u{0}\u{1F300}"),
        7 => json!([]),
        8 => json!({}),
        9 => json!({ "type": text }),
        10 => json!([text, text]),
        11 => json!([rng.below(10), rng.below(10)]),
        12 => json!(i64::from(rng.below(70_000)) - 300),
        _ => json!(rng.below(300)),
    }
}

/// Returns the beginning or the end of the text, cut at a random place.
fn cut(text: &str, rng: &mut Rng) -> String {
    let at = rng.below(text.len().max(1) as u32) as usize;
    if rng.below(2) == 0 { text.chars().take(at).collect() } else { text.chars().skip(at).collect() }
}

/// Changes, removes or repeats a few random characters of the text.
fn scramble(text: &str, rng: &mut Rng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(3) {
        if chars.is_empty() {
            break;
        }
        let at = rng.below(chars.len() as u32) as usize;
        match rng.below(4) {
            0 => drop(chars.remove(at)),
            1 => chars.insert(at, chars[at]),
            2 => chars[at] = *rng.pick(&['0', '9', '"', '{', ']', ',', '-', '\\', 'é']).expect("the list is not empty"),
            _ => {
                let other = rng.below(chars.len() as u32) as usize;
                chars.swap(at, other);
            }
        }
    }
    chars.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn some_of_it_can_be_read_and_most_cannot() {
        let (texts, mut rng) = (vec![r#"{"light":[3,"red"]}"#.to_owned()], Rng::new(0));
        let garbled: BTreeSet<String> = (0..2_000).map(|_| garbled(&texts, &mut rng)).collect();
        let numbers = (0..=255).filter(|n| garbled.contains(&format!(r#"{{"light":[{n},"red"]}}"#))).count();
        assert!(numbers > 20, "{numbers} other numbers were tried");
        assert!(garbled.iter().filter(|text| serde_json::from_str::<Value>(text).is_err()).count() > 100);
    }
}
