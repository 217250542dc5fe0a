//! Checks the WebAssembly module. It is built, optimized for size, and used to play whole tables under Node, which must
//! give exactly the same results as native code.

use crate::{command, wasm, workspace};
use anyhow::{Context, Result};
use std::{fs, path::Path, process::Command};

const TABLES: &str = "crates/offline/tests/tables.json";
const COMPARISON: &str = "crates/offline/tests/module.mjs";

/// The WebAssembly features that the compiler uses and that Node 20 supports. If `wasm-opt` may use all features, it
/// produces code that Node 20 refuses.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

pub(crate) fn check() -> Result<()> {
    let target = workspace::own()?.target_directory;
    let folder = target.join("module");
    fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    build(&target, &folder)?;
    let native = folder.join("native.jsonl");
    let mut example = command::cargo_command();
    example.args(["run", "--quiet", "-p", "offline", "--example", "tables", "--", TABLES]);
    fs::write(&native, command::output(&mut example)?)
        .with_context(|| format!("{} cannot be written", native.display()))?;
    let mut node = command::at_root("node");
    command::run(node.arg(COMPARISON).args([&folder, &native]))
}

/// Builds the module and its JavaScript bindings in this folder.
fn build(target: &Path, folder: &Path) -> Result<()> {
    let mut compile = wasm::cargo("rustc", target)?;
    compile.args(["-p", "offline", "--lib", "--crate-type", "cdylib", "--profile", "module"]);
    command::run(&mut compile)?;
    let compiled = wasm::folder(target).join(wasm::TARGET).join("module/offline.wasm");
    let mut bind = command::cargo_command();
    command::run(bind.args(["run", "--quiet", "-p", "bindings", "--"]).arg(compiled).arg(folder))?;
    shrink(&folder.join("offline_bg.wasm"))
}

/// Makes a module smaller and faster, and overwrites its file.
fn shrink(module: &Path) -> Result<()> {
    let program = command::root().join("web/node_modules/.bin/wasm-opt");
    let mut optimize = Command::new(program);
    command::run(optimize.arg("-O1").args(FEATURES).arg(module).arg("-o").arg(module))
}
