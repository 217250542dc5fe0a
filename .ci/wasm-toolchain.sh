#!/usr/bin/env bash
# Prints the path of the rustc that can check or build for wasm32-unknown-unknown:
#   RUSTC=$(.ci/wasm-toolchain.sh) cargo check --target wasm32-unknown-unknown --target-dir target/wasm -p kernel
#
# If rustup has the target, this is rustup's own rustc. Otherwise the script makes a private toolchain, once, from
# Debian's packages rustc-web and rust-web-src. Their versions are always equal, so the compiler can build the standard
# library from source. The toolchain is in the user's cache and affects neither rustup nor the system. With
# FORCE_DEBIAN_WASM=1, the private toolchain is used even if rustup has the target.
#
# With --can the script makes nothing. Its exit status is 0 if it could print a rustc or make one.
set -euo pipefail

target=wasm32-unknown-unknown
if [ -z "${FORCE_DEBIAN_WASM:-}" ] && [ -d "$(rustc --print sysroot)/lib/rustlib/$target/lib" ]; then
    command -v rustc
    exit 0
fi

home=${WASM_TOOLCHAIN_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/brickroad-wasm-toolchain}
toolchain=$home/tc
if [ -f "$home/.ready" ]; then
    echo "$toolchain/bin/rustc"
    exit 0
fi
if ! command -v apt-get >/dev/null; then
    echo "There is no $target here: run 'rustup target add $target'." >&2
    exit 1
fi
if [ "${1:-}" = --can ]; then
    exit 0
fi

{
    rm -rf "$home"
    mkdir -p "$home/debs" "$home/root"
    cd "$home/debs"
    std=$(apt-cache depends libstd-rust-web-dev | awk '/Depends: libstd-rust-web-/{print $2; exit}')
    llvm=$(apt-cache depends "$std" | awk '/Depends: libllvm/{print $2; exit}')
    apt-get download -q rustc-web rust-web-src libstd-rust-web-dev "$std" "$llvm"
    for package in *.deb; do dpkg -x "$package" "$home/root"; done
    cd "$home"
    rm -rf debs

    debian=$home/root/usr
    host=$(rustc -vV | sed -n 's/^host: //p')
    sysroot=$(rustc --print sysroot)
    mkdir -p "$toolchain/bin" "$toolchain/lib/rustlib/src"
    ln -s "$debian"/lib/*-linux-gnu/*.so* "$toolchain/lib/"
    cp -r "$debian/lib/rustlib/$host" "$toolchain/lib/rustlib/"
    ln -s "$(readlink -f "$debian/lib/rustlib/src/rust")" "$toolchain/lib/rustlib/src/rust"
    ln -s "$sysroot/lib/rustlib/$host/bin" "$toolchain/lib/rustlib/$host/bin" # the linker, rust-lld
    cat >"$toolchain/bin/rustc" <<WRAPPER
#!/bin/sh
LD_LIBRARY_PATH="$toolchain/lib" exec "$debian/bin/rustc" --sysroot "$toolchain" "\$@"
WRAPPER
    chmod +x "$toolchain/bin/rustc"

    mkdir -p stdbuild/src
    echo '#![no_std]' >stdbuild/src/lib.rs
    cat >stdbuild/Cargo.toml <<MANIFEST
[package]
name = "stdbuild"
version = "0.0.0"
edition = "2021"

[profile.release]
opt-level = "s"
panic = "abort"

[workspace]
MANIFEST
    (cd stdbuild && RUSTC="$toolchain/bin/rustc" RUSTC_BOOTSTRAP=1 \
        cargo build --release --target $target -Zbuild-std=std,panic_abort --target-dir target)
    mkdir -p "$toolchain/lib/rustlib/$target/lib"
    find "stdbuild/target/$target/release/deps" -name '*.rlib' ! -name 'libstdbuild*' \
        -exec cp {} "$toolchain/lib/rustlib/$target/lib/" \;
    rm -rf stdbuild
    touch .ready
    "$toolchain/bin/rustc" -V
} >&2
echo "$toolchain/bin/rustc"
