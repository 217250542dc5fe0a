//! Tells Cargo to build this crate again when the built web client changes, because each build of the client has new
//! file names.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
