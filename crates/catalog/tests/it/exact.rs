//! Tests that entries of real games with one mistake in them, at any depth, are refused or read exactly as written.

use crate::records::records_once;
use catalog::read_record;
use kernel::Shelf;
use proptest::{prelude::*, sample::Index};
use serde_json::{Value, json};

/// A JSON value in which an object can have the same member twice.
#[derive(Clone, Debug)]
enum Json {
    Leaf(Value),
    List(Vec<Json>),
    Object(Vec<(String, Json)>),
}

/// One mistake in a value.
#[derive(Clone, Debug)]
enum Wrong {
    /// A member of an object occurs twice, with the same value or with different values.
    Twice { member: Index, other: Option<Value> },
    /// An object has an unknown member.
    More(Value),
    /// A member of an object or an item of a list is missing.
    Less(Index),
    /// Another value takes the place of the value.
    Other(Value),
    /// The value is inside a list of its own.
    Listed,
    /// An object is replaced by the list of its values, without their names.
    Nameless,
    /// A word is replaced by an object in which the word is the name of a member that is null.
    Named,
    /// The values of a list are in reverse order.
    Reversed,
}

fn odd() -> impl Strategy<Value = Value> {
    prop::sample::select(vec![
        Value::Null,
        json!(true),
        json!(0),
        json!(1),
        json!(3),
        json!(-1),
        json!(1.0),
        json!(255),
        json!(256),
        json!(u64::MAX),
        json!("0"),
        json!("done"),
        json!("D"),
        json!(""),
        json!([]),
        json!([1]),
        json!({}),
        json!({ "card": 1 }),
    ])
}

fn wrong() -> impl Strategy<Value = Wrong> {
    prop_oneof![
        (any::<Index>(), prop::option::of(odd())).prop_map(|(member, other)| Wrong::Twice { member, other }),
        odd().prop_map(Wrong::More),
        any::<Index>().prop_map(Wrong::Less),
        odd().prop_map(Wrong::Other),
        Just(Wrong::Listed),
        Just(Wrong::Nameless),
        Just(Wrong::Named),
        Just(Wrong::Reversed),
    ]
}

impl Json {
    fn of(value: Value) -> Json {
        match value {
            Value::Array(list) => Json::List(list.into_iter().map(Json::of).collect()),
            Value::Object(object) => Json::Object(object.into_iter().map(|(name, it)| (name, Json::of(it))).collect()),
            leaf => Json::Leaf(leaf),
        }
    }

    fn print(&self) -> String {
        match self {
            Json::Leaf(value) => value.to_string(),
            Json::List(list) => format!("[{}]", list.iter().map(Json::print).collect::<Vec<_>>().join(",")),
            Json::Object(members) => {
                let members: Vec<String> =
                    members.iter().map(|(name, value)| format!("{}:{}", json!(name), value.print())).collect();
                format!("{{{}}}", members.join(","))
            }
        }
    }

    /// Returns the number of values at any depth within this value, including the value itself.
    fn places(&mut self) -> usize {
        1 + match self {
            Json::Leaf(_) => 0,
            Json::List(list) => list.iter_mut().map(Json::places).sum(),
            Json::Object(members) => members.iter_mut().map(|(_, value)| value.places()).sum(),
        }
    }

    fn at(&mut self, place: &mut usize) -> Option<&mut Json> {
        if *place == 0 {
            return Some(self);
        }
        *place -= 1;
        match self {
            Json::Leaf(_) => None,
            Json::List(list) => list.iter_mut().find_map(|value| value.at(place)),
            Json::Object(members) => members.iter_mut().find_map(|(_, value)| value.at(place)),
        }
    }

    fn spoil(&mut self, wrong: &Wrong) {
        match (wrong, &mut *self) {
            (Wrong::Twice { member, other }, Json::Object(members)) if !members.is_empty() => {
                let (name, value) = member.get(members).clone();
                let again = other.clone().map_or(value, Json::of);
                members.push((name, again));
            }
            (Wrong::More(value), Json::Object(members)) => members.push(("more".into(), Json::of(value.clone()))),
            (Wrong::Less(member), Json::Object(members)) if !members.is_empty() => {
                members.remove(member.index(members.len()));
            }
            (Wrong::Less(item), Json::List(list)) if !list.is_empty() => drop(list.remove(item.index(list.len()))),
            (Wrong::Nameless, Json::Object(members)) => {
                *self = Json::List(members.drain(..).map(|(_, value)| value).collect());
            }
            (Wrong::Named, Json::Leaf(Value::String(word))) => {
                *self = Json::Object(vec![(word.clone(), Json::Leaf(Value::Null))]);
            }
            (Wrong::Reversed, Json::List(list)) => list.reverse(),
            (Wrong::Other(value), _) => *self = Json::of(value.clone()),
            (Wrong::Listed, _) => *self = Json::List(vec![self.clone()]),
            (
                Wrong::Twice { .. }
                | Wrong::More(_)
                | Wrong::Less(_)
                | Wrong::Nameless
                | Wrong::Named
                | Wrong::Reversed,
                _,
            ) => {}
        }
    }
}

/// Returns the value with all of its lists sorted.
fn sorted(value: &Value) -> Value {
    match value {
        Value::Array(list) => {
            let mut list: Vec<Value> = list.iter().map(sorted).collect();
            list.sort_by_key(Value::to_string);
            Value::Array(list)
        }
        Value::Object(object) => object.iter().map(|(name, value)| (name.clone(), sorted(value))).collect(),
        leaf => leaf.clone(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn an_entry_is_read_exactly_or_not_at_all(
        which in any::<Index>(),
        line in any::<Index>(),
        place in any::<Index>(),
        wrong in wrong(),
    ) {
        let lines: Vec<&str> = which.get(records_once()).lines().collect();
        // Only one of the first lines is changed, because a late line takes long to replay and looks the same.
        let at = 1 + line.index((lines.len() - 1).min(150));
        let mut entry = Json::of(serde_json::from_str(lines[at]).unwrap());
        let mut place = place.index(entry.places());
        entry.at(&mut place).unwrap().spoil(&wrong);
        let text = entry.print();
        let record = format!("{}\n{text}", lines[..at].join("\n"));
        match read_record(&record, &Shelf::EMPTY) {
            Ok(table) => {
                // A parser that keeps only the last of two equal members would lose some of the text. The lengths show
                // that there are no such members.
                let told: Value = serde_json::from_str(&text).unwrap();
                prop_assert_eq!(told.to_string().len(), text.len(), "a member twice in {}", text);
                let read: Value = serde_json::from_str(&table.lines()[at - 1].print()).unwrap();
                for member in ["chance", "seat", "action"] {
                    prop_assert_eq!(told.get(member).map(sorted), read.get(member).map(sorted), "{}", text);
                }
            }
            Err(fault) => {
                prop_assert_eq!(fault.line, at + 1, "{}: {}", &text, &fault);
                prop_assert!(fault.to_string().contains("expected"), "{}: {}", text, fault);
            }
        }
        if matches!(wrong, Wrong::Twice { .. }) && text != lines[at] && serde_json::from_str::<Value>(&text).unwrap().to_string().len() < text.len() {
            let said = read_record(&record, &Shelf::EMPTY).map(drop).unwrap_err().to_string();
            prop_assert!(said.contains("twice") && said.contains("each member once"), "{}: {}", text, said);
        }
    }
}
