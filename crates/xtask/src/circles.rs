//! Checks that no two files of a crate need each other (style 42), so that each file can be read with only the files
//! below it. Imports and paths are followed through all re-exports to the file that defines the name. Test code is left
//! out.

mod imports;

use crate::{
    command,
    modules::{self, Tests},
    workspace,
};
use anyhow::{Result, bail};
use petgraph::{Graph, algo::tarjan_scc, graph::NodeIndex};
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
};

/// The circles that are allowed: the files of each, and the reason.
const LISTED: [(&[&str], &str); 1] = [(
    &["games/storyline/src/filter.rs", "games/storyline/src/continuous.rs"],
    "a walk: whom a filter means depends on the words and the Vitality that standing texts give, and to whom these give \
     it is said by filters",
)];

pub(crate) fn check() -> Result<()> {
    let mut found = Vec::new();
    for package in &workspace::own()?.packages {
        for target in package.targets.iter().filter(|target| target.is_code()) {
            found.extend(circles(&target.src_path)?);
        }
    }
    for (files, why) in LISTED {
        println!("{}: {why}", files.join(", "));
    }
    let listed: BTreeSet<Vec<String>> = LISTED.iter().map(|(files, _)| names(files)).collect();
    let mut wrong = 0;
    for circle in found.iter().filter(|circle| !listed.contains(&circle.files)) {
        wrong += 1;
        eprintln!("these files need each other; expected one of them to do without the others:");
        for ((from, to), names) in &circle.needs {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            eprintln!("  {from} takes {} from {to}", names.join(", "));
        }
    }
    for files in listed.iter().filter(|files| !found.iter().any(|circle| circle.files == **files)) {
        wrong += 1;
        eprintln!("listed as a circle, and is none any more: {}", files.join(", "));
    }
    if wrong > 0 {
        bail!("{wrong} circles of imports are not as crates/xtask/src/circles.rs lists them");
    }
    Ok(())
}

fn names(files: &[&str]) -> Vec<String> {
    let mut files: Vec<String> = files.iter().map(|file| (*file).to_owned()).collect();
    files.sort();
    files
}

/// A set of files in one crate that need each other, directly or through other files of the set.
struct Circle {
    /// The files of the circle in alphabetical order, as paths from the root of the workspace.
    files: Vec<String>,
    /// The names that one file of the circle takes from another. The key is the path of the taking file and the path of
    /// the other file.
    needs: BTreeMap<(String, String), BTreeSet<String>>,
}

/// Returns the circles of files in the crate whose root file is `root`.
fn circles(root: &Path) -> Result<Vec<Circle>> {
    let crate_modules = modules::read(root, Tests::Out)?;
    let needs = imports::all(&crate_modules);
    let graph: Graph<(), ()> = Graph::from_edges(needs.iter().map(|need| (need.from as u32, need.to as u32)));
    let file = |at: usize| {
        let path = &crate_modules.files[at].path;
        path.strip_prefix(command::root()).unwrap_or(path).display().to_string()
    };
    let circle = |nodes: Vec<_>| {
        let files: Vec<usize> = nodes.into_iter().map(NodeIndex::index).collect();
        let mut within: BTreeMap<(String, String), BTreeSet<String>> = BTreeMap::new();
        for need in needs.iter().filter(|need| files.contains(&need.from) && files.contains(&need.to)) {
            within.entry((file(need.from), file(need.to))).or_default().insert(need.name.clone());
        }
        let mut files: Vec<String> = files.into_iter().map(file).collect();
        files.sort();
        Circle { files, needs: within }
    };
    Ok(tarjan_scc(&graph).into_iter().filter(|files| files.len() > 1).map(circle).collect())
}

#[cfg(test)]
mod tests {
    use super::circles;
    use std::{fs, path::Path};

    /// Returns the names of the files in each circle, for a crate that consists of `files`.
    fn found(files: &[(&str, &str)]) -> Vec<Vec<String>> {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let name = |file: &String| Path::new(file).strip_prefix(folder.path()).unwrap().display().to_string();
        let circles = circles(&folder.path().join("lib.rs")).unwrap();
        circles.iter().map(|circle| circle.files.iter().map(name).collect()).collect()
    }

    const ROOF: (&str, &str) = ("lib.rs", "mod low; mod high; pub use low::Low; pub use high::{High, lift};");

    #[test]
    fn a_name_is_followed_to_the_file_that_defines_it() {
        let low = ("low.rs", "use crate::High; pub struct Low(Box<High>);");
        let high = ("high.rs", "pub struct High; pub fn lift() -> Option<crate::Low> { None }");
        assert_eq!(found(&[ROOF, low, high]), [["high.rs", "low.rs"]]);
        let low = ("low.rs", "pub struct Low;");
        assert!(found(&[ROOF, low, high]).is_empty());
    }

    #[test]
    fn paths_within_macros_and_through_modules_count() {
        let low = ("low.rs", "use crate::high; pub struct Low; pub fn low() { println!(\"{:?}\", high::lift()) }");
        let high = ("high.rs", "pub struct High; pub fn lift() { super::low::low() }");
        assert_eq!(found(&[ROOF, low, high]), [["high.rs", "low.rs"]]);
    }

    #[test]
    fn a_parent_may_use_its_children_but_not_they_it() {
        let low = ("low.rs", "mod deep; pub struct Low; fn low() { deep::deep() }");
        let high = ("high.rs", "pub struct High; pub fn lift() {}");
        let deep = ("low/deep.rs", "pub fn deep() {}");
        assert!(found(&[ROOF, low, high, deep]).is_empty());
        let deep = ("low/deep.rs", "pub fn deep() { let _ = super::Low; }");
        assert_eq!(found(&[ROOF, low, high, deep]), [["low.rs", "low/deep.rs"]]);
    }

    #[test]
    fn imports_of_tests_are_ignored() {
        let low = ("low.rs", "pub struct Low; #[cfg(test)] mod tests { use crate::High; }");
        let high = ("high.rs", "use crate::Low; pub struct High(Low); pub fn lift() {}");
        assert!(found(&[ROOF, low, high]).is_empty());
        let low = ("low.rs", "pub struct Low; #[cfg(not(test))] mod played { use crate::High; }");
        assert_eq!(found(&[ROOF, low, high]), [["high.rs", "low.rs"]]);
    }
}
