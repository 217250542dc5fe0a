//! The people who hold the seats of a table, as the columns of the store name them.

use dealer::Person;
use protocol::SeatPlan;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// A seat as the column `seats` holds it. Tables of earlier versions, and seats that nobody holds, have no holder.
#[derive(Serialize, Deserialize)]
struct KeptSeat {
    name: String,
    bot: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    holder: Option<Hash>,
}

/// A person in a column: the hash as 64 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hash(pub(crate) Person);

/// Returns the seats with their holders as JSON. A seat beyond the end of `holders` has none.
pub(crate) fn print_seats(seats: &[SeatPlan], holders: &[Option<Person>]) -> String {
    let holders = holders.iter().copied().chain(std::iter::repeat(None));
    let kept = seats.iter().zip(holders).map(|(SeatPlan { name, bot }, holder)| KeptSeat {
        name: name.clone(),
        bot: bot.clone(),
        holder: holder.map(Hash),
    });
    serde_json::to_string(&kept.collect::<Vec<_>>()).expect("seats are plain JSON")
}

/// Reads seats that [`print_seats`] wrote.
pub(crate) fn parse_held(text: &str) -> Result<(Vec<SeatPlan>, Vec<Option<Person>>), serde_json::Error> {
    let kept: Vec<KeptSeat> = serde_json::from_str(text)?;
    let split = |KeptSeat { name, bot, holder }| (SeatPlan { name, bot }, holder.map(|Hash(person)| person));
    Ok(kept.into_iter().map(split).unzip())
}

/// Reads seats without their holders.
pub(crate) fn parse_seats(text: &str) -> Result<Vec<SeatPlan>, serde_json::Error> {
    Ok(parse_held(text)?.0)
}

/// Returns the text that the columns about this person contain, and no others: no name is as long as a hash.
pub(crate) fn mark(person: Person) -> String {
    format!("\"{}\"", Hash(person).print())
}

impl Hash {
    pub(crate) fn print(self) -> String {
        self.0.hash().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    pub(crate) fn parse(text: &str) -> Option<Hash> {
        let mut hash = [0; 32];
        if text.len() != 2 * hash.len() || !text.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f')) {
            return None;
        }
        for (byte, digits) in hash.iter_mut().zip(text.as_bytes().chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
        }
        Some(Hash(Person::new(hash)))
    }
}

impl Serialize for Hash {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.print())
    }
}

impl<'de> Deserialize<'de> for Hash {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Hash, D::Error> {
        let text = String::deserialize(from)?;
        Hash::parse(&text).ok_or_else(|| D::Error::custom("expected a person as 64 hexadecimal digits"))
    }
}
