//! Prints the messages as TypeScript; `cargo xtask types` keeps what it prints.

fn main() {
    print!("{}", protocol::typescript());
}
