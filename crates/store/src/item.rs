//! The items of a backup: all that a store keeps, as it is stored.

use serde::{Deserialize, Serialize};

/// Something that a store keeps, as it is stored: a damaged table goes into a backup as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum Item {
    Pack(PackItem),
    Table(TableItem),
}

/// A pack of cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PackItem {
    pub key: String,
    pub hash: String,
    pub text: String,
}

/// A table with its log. Tables come in the order in which they last changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TableItem {
    pub id: String,
    pub header: String,
    pub seats: String,
    /// As text: not every reader of JSON knows numbers of 64 bits.
    pub seed: String,
    pub pace: String,
    /// In seconds since 1970.
    pub created: i64,
    pub changed: i64,
    pub entries: Option<i64>,
    pub is_over: Option<bool>,
    pub heading_en: Option<String>,
    pub heading_fr: Option<String>,
    /// The rows of its log, each with its number.
    pub log: Vec<(i64, String)>,
}
