//! Prints the ids of a game's scenes as TypeScript, for its board: `cargo run -p catalog --example ids -- duel`.

use kernel::IdShape;
use std::{env, process::ExitCode};

/// A type of ids: its name, the name of the object with its constructors, and the shapes of its ids.
type Kind = (&'static str, &'static str, &'static [IdShape]);

fn main() -> ExitCode {
    let game = env::args().nth(1).unwrap_or_default();
    let kinds: Vec<Kind> = match game.as_str() {
        "draft" => vec![("ZoneId", "zone", draft::ZoneId::SHAPES), ("CounterId", "counters", draft::CounterId::SHAPES)],
        "duel" => vec![("ZoneId", "zone", duel::ZoneId::SHAPES), ("CounterId", "counters", duel::CounterId::SHAPES)],
        "storyline" => vec![
            ("ZoneId", "zone", storyline::ZoneId::SHAPES),
            ("TableId", "onTable", storyline::TableId::SHAPES),
            ("CounterId", "counters", storyline::CounterId::SHAPES),
            ("AnswerId", "answers", storyline::AnswerId::SHAPES),
            ("DieId", "dice", storyline::DieId::SHAPES),
        ],
        found => {
            eprintln!("{found:?}; expected draft, duel or storyline");
            return ExitCode::FAILURE;
        }
    };
    println!("// Printed from the Rust ids by `cargo xtask types`. Do not edit.");
    kinds.into_iter().for_each(|kind| print!("{}", typescript(kind)));
    ExitCode::SUCCESS
}

fn typescript((kind, all, shapes): Kind) -> String {
    let types = shapes.iter().map(
        |IdShape { name, is_numbered, .. }| {
            if *is_numbered { format!("`{name}.${{number}}`") } else { format!("'{name}'") }
        },
    );
    let members = shapes.iter().map(|IdShape { variant, name, is_numbered }| {
        let key = lowered(variant);
        if *is_numbered {
            format!("  {key}: (number: number) => `{name}.${{number}}` as const,\n")
        } else {
            format!("  {key}: '{name}',\n")
        }
    });
    let types: Vec<String> = types.collect();
    let members: String = members.collect();
    let types = format!("\nexport type {kind} = {};\n", types.join(" | "));
    // If no id has a number, the type is enough.
    let is_numbered = shapes.iter().any(|shape| shape.is_numbered);
    if is_numbered { types + &format!("export const {all} = {{\n{members}}} as const;\n") } else { types }
}

fn lowered(variant: &str) -> String {
    let mut letters = variant.chars();
    letters.next().map_or_else(String::new, |first| first.to_ascii_lowercase().to_string() + letters.as_str())
}
