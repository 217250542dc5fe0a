//! Builds this crate again when the built web client changes: its files have new names each time.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
