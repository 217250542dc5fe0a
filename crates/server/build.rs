//! Builds this crate again when the built web client changes, because its files get new names each time.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
