//! A hint as one line of text: the server that sends it, its kind, and what it is about.

use std::fmt::{self, Display, Formatter};
use store::TableId;

/// A server on a bus. Each process draws its own number when it starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(u64);

/// Somebody at a table, as the hash of the person and the table, or somebody anywhere, as a hash of the person. It tells two people apart, and says nothing else.
pub type Tag = u32;

/// A message to the other servers. It may be lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The table or the gathering with this id was changed or removed.
    News(TableId),
    /// These people have this table on a screen of the sender. A list replaces the one before it.
    Here { table: TableId, people: Vec<Tag> },
    /// Somebody has said something at this table.
    Talk(TableId),
    /// The person with this tag wants to hear nothing of other people than before.
    Blocks(Tag),
    /// A bot of the sender thinks about the decision after this number of rows.
    Thinks { table: TableId, row: u64 },
}

/// A line on a bus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    Hint(Hint),
    /// The sender has just connected, and hints of it may have been lost before.
    Joined,
    /// The sender checks that its own lines come back.
    Beat,
}

impl NodeId {
    /// Draws the number of a server. If the operating system provides no random numbers, returns `None`.
    pub fn draw() -> Option<NodeId> {
        getrandom::u64().ok().map(NodeId)
    }
}

impl Display for NodeId {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write!(out, "{:016x}", self.0)
    }
}

impl Line {
    /// Writes the line of this sender.
    pub(crate) fn print(&self, from: NodeId) -> String {
        match self {
            Line::Hint(Hint::News(id)) => format!("{from} news {}", id.as_str()),
            Line::Hint(Hint::Here { table, people }) => {
                let people: String = people.iter().map(|tag| format!(" {tag:08x}")).collect();
                format!("{from} here {}{people}", table.as_str())
            }
            Line::Hint(Hint::Talk(id)) => format!("{from} talk {}", id.as_str()),
            Line::Hint(Hint::Blocks(tag)) => format!("{from} blocks {tag:08x}"),
            Line::Hint(Hint::Thinks { table, row }) => format!("{from} thinks {} {row}", table.as_str()),
            Line::Joined => format!("{from} joined"),
            Line::Beat => format!("{from} beat"),
        }
    }

    /// Reads a line and its sender. Returns `None` for any other text, such as a line of a later version.
    pub(crate) fn parse(text: &str) -> Option<(NodeId, Line)> {
        let mut words = text.split(' ');
        let from = NodeId(u64::from_str_radix(words.next()?, 16).ok()?);
        let line = match words.next()? {
            "news" => Line::Hint(Hint::News(TableId::parse(words.next()?)?)),
            "here" => {
                let table = TableId::parse(words.next()?)?;
                let people = words.by_ref().map(|word| Tag::from_str_radix(word, 16).ok()).collect::<Option<_>>()?;
                Line::Hint(Hint::Here { table, people })
            }
            "talk" => Line::Hint(Hint::Talk(TableId::parse(words.next()?)?)),
            "blocks" => Line::Hint(Hint::Blocks(Tag::from_str_radix(words.next()?, 16).ok()?)),
            "thinks" => {
                let table = TableId::parse(words.next()?)?;
                Line::Hint(Hint::Thinks { table, row: words.next()?.parse().ok()? })
            }
            "joined" => Line::Joined,
            "beat" => Line::Beat,
            _ => return None,
        };
        words.next().is_none().then_some((from, line))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_as_it_was_written() {
        let (from, table) = (NodeId(0x1f), TableId::parse("0123456789abcdef").unwrap());
        for (line, text) in [
            (Line::Hint(Hint::News(table.clone())), "news 0123456789abcdef"),
            (
                Line::Hint(Hint::Here { table: table.clone(), people: vec![7, u32::MAX] }),
                "here 0123456789abcdef 00000007 ffffffff",
            ),
            (Line::Hint(Hint::Here { table: table.clone(), people: Vec::new() }), "here 0123456789abcdef"),
            (Line::Hint(Hint::Talk(table.clone())), "talk 0123456789abcdef"),
            (Line::Hint(Hint::Blocks(7)), "blocks 00000007"),
            (Line::Hint(Hint::Thinks { table, row: 42 }), "thinks 0123456789abcdef 42"),
            (Line::Joined, "joined"),
            (Line::Beat, "beat"),
        ] {
            assert_eq!(line.print(from), format!("000000000000001f {text}"));
            assert_eq!(Line::parse(&line.print(from)), Some((from, line)));
        }
    }

    #[test]
    fn other_texts_are_no_lines() {
        for text in [
            "",
            "beat",
            "1f",
            "1f sings",
            "1f beat beat",
            "1f news",
            "1f news ../x",
            "1f talk",
            "1f blocks ann",
            "1f thinks 0123456789abcdef",
            "1f thinks 0123456789abcdef -1",
            "1f here 0123456789abcdef ann",
        ] {
            assert_eq!(Line::parse(text), None, "{text:?}");
        }
    }
}
