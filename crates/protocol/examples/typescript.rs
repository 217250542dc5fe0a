//! Prints the messages as TypeScript. `cargo xtask types` writes the output to the web client.

fn main() {
    print!("{}", protocol::typescript());
}
