//! Writes the JavaScript that calls a WebAssembly module, and the module as that JavaScript wants it:
//!
//! ```sh
//! cargo run -p bindings -- MODULE FOLDER
//! ```

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder] = arguments.as_slice() else { bail!("expected a module and a folder for its bindings") };
    // For the web: a page's worker and Node load the same files.
    Bindgen::new().input_path(module).web(true)?.generate(folder)
}
