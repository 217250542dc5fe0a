//! Reads JSON strictly. An object with a duplicate member is refused at any depth.

use crate::{
    Unreadable,
    unreadable::{excerpt, quote},
};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};
use std::fmt;

/// Reads a JSON text. `expected` describes a valid text, for the message of the fault.
///
/// # Errors
///
/// Refuses a text that is not JSON, or that has an object with a duplicate member at any depth.
pub fn read_json(text: &str, expected: &str) -> Result<Value, Unreadable> {
    serde_json::from_str(text).map(|Exact(value)| value).map_err(|fault| {
        let place = format!(" at line {} column {}", fault.line(), fault.column());
        let words = fault.to_string();
        let words = words.strip_suffix(&place).unwrap_or(&words);
        let found = format!("{}, at column {}", quote(words), fault.column());
        // The reader accepts every value, so text that is valid JSON can fail only at a duplicate member.
        let expected = if fault.is_data() { "each member once" } else { expected };
        Unreadable { found, expected: expected.to_owned() }
    })
}

/// Reports whether two values have the same meaning. Two lists with the same items in another order count as equal. A
/// type that depends on the order of a list keeps that order when it is read and written, so equal items are enough
/// here.
pub(crate) fn means_the_same(one: &Value, other: &Value) -> bool {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) => {
            let alike = |(name, value): (&String, &Value)| other.get(name).is_some_and(|it| means_the_same(value, it));
            one.len() == other.len() && one.iter().all(alike)
        }
        (Value::Array(one), Value::Array(other)) => {
            let count = |list: &[Value], item: &Value| list.iter().filter(|it| means_the_same(it, item)).count();
            one.len() == other.len()
                && (one.iter().zip(other).all(|(one, other)| means_the_same(one, other))
                    || one.iter().all(|item| count(one, item) == count(other, item)))
        }
        (one, other) => one == other,
    }
}

/// A JSON value in which every object has each member only once.
pub(crate) struct Exact(pub(crate) Value);

impl<'de> Deserialize<'de> for Exact {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Exact, D::Error> {
        deserializer.deserialize_any(Whole).map(Exact)
    }
}

struct Whole;

impl<'de> Visitor<'de> for Whole {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, truth: bool) -> Result<Value, E> {
        Ok(Value::Bool(truth))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Value, E> {
        Ok(Value::Number(number.into()))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Value, E> {
        Ok(Value::Number(number.into()))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Value, E> {
        Number::from_f64(number).map(Value::Number).ok_or_else(|| E::custom("a number that is none"))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        Ok(Value::String(text.to_owned()))
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Value, E> {
        Ok(Value::String(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(Exact(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut members = Map::new();
        while let Some(name) = object.next_key::<String>()? {
            if members.contains_key(&name) {
                return Err(A::Error::custom(format!("{} twice", excerpt(&Value::String(name)))));
            }
            let Exact(value) = object.next_value()?;
            members.insert(name, value);
        }
        Ok(Value::Object(members))
    }
}
