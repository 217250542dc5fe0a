//! Checks that every dependency is needed where it is listed: by the code, the tests, the examples or the build script
//! of its crate. Also checks that all our crates list the same version of a dependency.

use crate::{
    modules::{self, Module, Modules, Tests},
    paths,
    workspace::{self, Package, Target},
};
use anyhow::{Context, Result, bail};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

pub(crate) fn check() -> Result<()> {
    let mut wrong = 0;
    let packages = workspace::own()?.packages;
    for package in &packages {
        for fault in faults(package)? {
            wrong += 1;
            eprintln!("{}: {fault}", package.folder.join("Cargo.toml").display());
        }
    }
    for fault in doubled(&packages) {
        wrong += 1;
        eprintln!("{fault}");
    }
    if wrong > 0 {
        bail!("{wrong} dependencies are listed and not needed, or listed in two versions");
    }
    Ok(())
}

/// Returns a fault for each third-party crate that our crates require in different versions. `deny.toml` covers the
/// crates that other crates require.
fn doubled(packages: &[Package]) -> Vec<String> {
    let mut asked: BTreeMap<&str, BTreeMap<&str, &str>> = BTreeMap::new();
    for package in packages {
        for dependency in package.dependencies.iter().filter(|dependency| dependency.path.is_none()) {
            asked.entry(&dependency.name).or_default().insert(&dependency.req, &package.name);
        }
    }
    let told = |(name, asked): (&str, BTreeMap<&str, &str>)| {
        let each: Vec<String> =
            asked.iter().map(|(version, package)| format!("{package} asks for {version}")).collect();
        format!("{name}: {}; expected one version", each.join(", "))
    };
    asked.into_iter().filter(|(_, asked)| asked.len() > 1).map(told).collect()
}

fn faults(package: &Package) -> Result<Vec<String>> {
    let code = named(package, Tests::Out, Target::is_code)?;
    let build = named(package, Tests::In, Target::is_build_script)?;
    let tests = named(package, Tests::In, |target| !target.is_build_script())?;
    let mut faults = Vec::new();
    for dependency in &package.dependencies {
        let name = dependency.rename.as_ref().unwrap_or(&dependency.name).replace('-', "_");
        let listed = &dependency.name;
        match dependency.kind.as_deref() {
            Some("dev") if !tests.contains(&name) => faults.push(format!("no test needs {listed}")),
            Some("build") if !build.contains(&name) => faults.push(format!("the build script does not need {listed}")),
            None if !code.contains(&name) && tests.contains(&name) => {
                faults.push(format!("only tests need {listed}; expected it among the dev-dependencies"));
            }
            None if !code.contains(&name) => faults.push(format!("nothing needs {listed}")),
            _ => {}
        }
    }
    Ok(faults)
}

/// Returns the first name of each path in some targets of a package. The names of the package's own modules and imports
/// are left out.
fn named(package: &Package, tests: Tests, wanted: impl Fn(&Target) -> bool) -> Result<BTreeSet<String>> {
    let mut named = BTreeSet::new();
    for target in package.targets.iter().filter(|target| wanted(target)) {
        let modules = modules::read(&target.src_path, tests)?;
        modules.all.iter().for_each(|module| named.extend(named_in(module)));
        if tests == Tests::In {
            named.extend(named_in_documents(&modules)?);
        }
    }
    Ok(named)
}

fn named_in(module: &Module) -> BTreeSet<String> {
    let mut said = Vec::new();
    paths::said(module.code.clone(), &mut said);
    // A single name may be anything, so only paths count.
    said.retain(|path| path.len() > 1);
    let taken = module.uses.iter().filter_map(|taken| taken.path.first().cloned());
    let names = said.into_iter().filter_map(|path| path.into_iter().next()).chain(taken);
    names.filter(|name| !is_own(module, name)).collect()
}

/// Reports whether a path that starts with this name resolves to a child module or to an import of this module.
fn is_own(module: &Module, name: &String) -> bool {
    let brought = |taken: &modules::Use| taken.name.as_ref() == Some(name) && taken.path.first() != Some(name);
    module.children.contains_key(name) || module.uses.iter().any(brought)
}

/// Returns the first name of each path in doc comments, because their examples are tests too.
fn named_in_documents(modules: &Modules) -> Result<BTreeSet<String>> {
    let mut named = BTreeSet::new();
    for file in &modules.files {
        let text = fs::read_to_string(&file.path).with_context(|| format!("{} cannot be read", file.path.display()))?;
        for line in text.lines().map(str::trim_start) {
            let Some(line) = line.strip_prefix("///").or_else(|| line.strip_prefix("//!")) else { continue };
            let before = line.match_indices("::").map(|(at, _)| &line[..at]);
            let name = |before: &str| {
                let letter = |c: char| c.is_alphanumeric() || c == '_';
                before.rsplit(|c: char| !letter(c)).next().unwrap_or_default().to_owned()
            };
            named.extend(before.map(name));
        }
    }
    Ok(named)
}

#[cfg(test)]
mod tests {
    use super::{doubled, faults};
    use crate::planted::Workspace;

    const LISTED: &str = "[package]\nname = \"planted\"\nedition = \"2024\"\n[dependencies]\nsome-thing = \"1\"\n";
    const FOR_TESTS: &str =
        "[package]\nname = \"planted\"\nedition = \"2024\"\n[dev-dependencies]\nsome-thing = \"1\"\n";

    fn found(manifest: &str, files: &[(&str, &str)]) -> Vec<String> {
        let workspace = Workspace::of(&[&[("Cargo.toml", manifest), ("src/lib.rs", "")], files].concat());
        let packages = workspace.packages();
        assert_eq!(packages.len(), 1);
        faults(&packages[0]).unwrap()
    }

    #[test]
    fn a_dependency_that_nothing_names_is_found() {
        for code in [
            "",
            "// use some_thing::Thing;",
            "fn f() { let some_thing = 1; f(some_thing) }",
            "mod some_thing { pub fn f() {} } fn f() { some_thing::f() }",
            "mod own { pub mod some_thing { pub fn f() {} } } use own::some_thing; fn f() { some_thing::f() }",
        ] {
            assert_eq!(found(LISTED, &[("src/lib.rs", code)]), ["nothing needs some-thing"], "{code}");
        }
    }

    #[test]
    fn a_dependency_is_needed_however_it_is_named() {
        for code in [
            "use some_thing as _;",
            "use ::some_thing::{Thing, other};",
            "fn f(thing: some_thing::Thing) {}",
            "#[derive(some_thing::Thing)] struct S;",
            "fn f() { say!(some_thing::NAME) }",
            "#[cfg(windows)] mod own { pub(super) fn f() { use some_thing::Thing; } }",
        ] {
            assert_eq!(found(LISTED, &[("src/lib.rs", code)]), [""; 0], "{code}");
        }
    }

    #[test]
    fn a_dependency_for_tests_belongs_among_theirs() {
        let test = "#[test] fn f() { some_thing::f() }";
        let within = format!("#[cfg(test)] mod tests {{ {test} }}");
        let document = "//! ```\n//! some_thing::f();\n//! ```";
        for files in [[("tests/it.rs", test)], [("src/lib.rs", within.as_str())], [("src/lib.rs", document)]] {
            let expected = ["only tests need some-thing; expected it among the dev-dependencies"];
            assert_eq!(found(LISTED, &files), expected, "{files:?}");
            assert_eq!(found(FOR_TESTS, &files), [""; 0], "{files:?}");
        }
        assert_eq!(
            found(FOR_TESTS, &[("tests/it.rs", "mod some_thing;"), ("tests/some_thing.rs", "")]),
            ["no test needs some-thing"]
        );
    }

    #[test]
    fn a_build_script_needs_what_is_listed_for_it_and_another_name_counts() {
        let manifest = LISTED.replace("[dependencies]", "[build-dependencies]");
        assert_eq!(found(&manifest, &[("build.rs", "fn main() {}")]), ["the build script does not need some-thing"]);
        assert_eq!(found(&manifest, &[("build.rs", "fn main() { some_thing::f() }")]), [""; 0]);
        let renamed = LISTED.replace("some-thing = \"1\"", "other = { package = \"some-thing\", version = \"1\" }");
        assert_eq!(found(&renamed, &[("src/lib.rs", "use some_thing::Thing;")]), ["nothing needs some-thing"]);
        assert_eq!(found(&renamed, &[("src/lib.rs", "use other::Thing;")]), [""; 0]);
    }

    #[test]
    fn a_crate_that_is_asked_for_in_two_versions_is_found() {
        let workspace = Workspace::of_our_manifests();
        assert_eq!(doubled(&workspace.packages()), [""; 0]);
        workspace.append(
            "crates/lab/Cargo.toml",
            "[dependencies.sockets]\npackage = \"tokio-tungstenite\"\nversion = \"0.20\"",
        );
        let found = doubled(&workspace.packages());
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("tokio-tungstenite: lab asks for ^0.20, "), "{found:?}");
        assert!(found[0].ends_with("; expected one version"), "{found:?}");
    }
}
