//! Writes the JavaScript bindings of a WebAssembly module, and the module in the form that the bindings load:
//!
//! ```sh
//! cargo run -p bindings -- MODULE FOLDER
//! ```

use anyhow::{Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder] = arguments.as_slice() else { bail!("expected a module and a folder for its bindings") };
    // The bindings are made for the web, because both a worker of the page and Node can load these files.
    Bindgen::new().input_path(module).web(true)?.generate(folder)
}
