//! Finds the names that each file of a crate takes from other files. A re-exported name is followed to the file that
//! defines it, so the path of the import does not matter.

use crate::{
    modules::{Module, Modules},
    paths::said,
};
use std::collections::BTreeSet;

/// A name that one file takes from another. Both files are given by their indices in [`Modules::files`].
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Need {
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) name: String,
}

/// The greatest number of re-exports through which a name is followed.
const MOST_TURNS: usize = 32;

pub(super) fn all(modules: &Modules) -> BTreeSet<Need> {
    let mut needs = BTreeSet::new();
    for (at, module) in modules.all.iter().enumerate() {
        let mut paths = Vec::new();
        said(module.code.clone(), &mut paths);
        let words: BTreeSet<&String> = paths.iter().map(|path| &path[0]).collect();
        let used = module.uses.iter().filter(|taken| {
            let wanted = |name: &String| !taken.given_on || words.contains(name);
            taken.name.as_ref().is_some_and(wanted)
        });
        let taken = used.map(|taken| &taken.path).chain(paths.iter().filter(|path| path.len() > 1));
        for path in taken {
            if let Some(Found::Item(to, name)) = modules.find(at, path, MOST_TURNS)
                && to != module.file
            {
                needs.insert(Need { from: module.file, to, name: name.to_owned() });
            }
        }
    }
    needs
}

/// The module or item that a path resolves to.
#[derive(Clone, Copy)]
enum Found<'a> {
    Module(usize),
    /// An item, as the index of the file that defines it and its name.
    Item(usize, &'a str),
}

impl Modules {
    /// Follows a path that occurs in the module at index `at`. Returns `None` if the path leads out of the crate or
    /// takes more than `turns` steps to follow.
    fn find<'a>(&'a self, at: usize, path: &'a [String], turns: usize) -> Option<Found<'a>> {
        let (first, rest) = path.split_first()?;
        let turns = turns.checked_sub(1)?;
        let found = match first.as_str() {
            "crate" => Found::Module(0),
            "self" => Found::Module(at),
            "super" => Found::Module(self.all[at].parent?),
            name => self.named((at, name), rest, turns)?,
        };
        (1..).zip(rest).try_fold(found, |found, (place, name)| match found {
            Found::Module(at) if name == "super" => self.all[at].parent.map(Found::Module),
            Found::Module(at) => self.named((at, name), &rest[place..], turns),
            // The rest of the path is a variant, or a function of a type, which is defined in the file of the type.
            Found::Item(..) => Some(found),
        })
    }

    /// Looks up a name in the module at index `at`. `rest` is the part of the path after the name.
    fn named<'a>(&'a self, (at, name): (usize, &'a str), rest: &[String], turns: usize) -> Option<Found<'a>> {
        let Module { file, children, own, uses, .. } = &self.all[at];
        // A function and a module may have the same name. If the path continues, the name means the module.
        if let (Some(child), false) = (children.get(name), rest.is_empty()) {
            return Some(Found::Module(*child));
        }
        if own.iter().any(|known| known == name) {
            return Some(Found::Item(*file, name));
        }
        if let Some(child) = children.get(name) {
            return Some(Found::Module(*child));
        }
        if let Some(taken) = uses.iter().find(|taken| taken.name.as_deref() == Some(name)) {
            return self.find(at, &taken.path, turns);
        }
        let everything = uses.iter().filter(|taken| taken.name.is_none());
        everything.into_iter().find_map(|taken| match self.find(at, &taken.path, turns)? {
            Found::Module(of) if of != at => self.named((of, name), rest, turns.checked_sub(1)?),
            Found::Module(_) | Found::Item(..) => None,
        })
    }
}
