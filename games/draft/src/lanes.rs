//! Eight small numbers in one word, a byte each, the first in the lowest: added, summed and searched all at once.

pub(crate) const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// Lane i becomes the sum of lanes 0 to i. The sum of all is below 256.
#[inline]
pub(crate) fn running_sums(lanes: u64) -> u64 {
    lanes.wrapping_mul(ONES)
}

/// The sum of all lanes, below 256.
#[inline]
pub(crate) fn sum_of_lanes(lanes: u64) -> u8 {
    (running_sums(lanes) >> 56) as u8
}

/// The first lane whose number is above `place`. Every number is below 128, and the last is above `place`.
#[inline]
pub(crate) fn first_past(lanes: u64, place: u8) -> u32 {
    // With its top bit set, a lane keeps that bit when `place + 1` is taken away, unless it was smaller.
    let past = (lanes | TOPS).wrapping_sub(ONES * u64::from(place + 1)) & TOPS;
    past.trailing_zeros() / 8
}

/// Lane i becomes 1 if it is at least lane i of `bars`, else 0. Every number is below 128.
#[inline]
pub(crate) fn lanes_at_least(lanes: u64, bars: u64) -> u64 {
    // The top bit of a lane is left over if nothing has to be borrowed from it.
    ((lanes | TOPS) - bars) >> 7 & ONES
}

/// Lane i becomes 1 unless it is 0. Every number is at most 128.
#[inline]
pub(crate) fn lanes_above_zero(lanes: u64) -> u64 {
    (lanes + (TOPS - ONES)) >> 7 & ONES
}

/// Lane i becomes the number of bits set in byte i.
#[inline]
pub(crate) fn bits_of_bytes(word: u64) -> u64 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (nibbles + (nibbles >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
}

/// The place of the nth bit set in a byte, from 0 for both. More than `nth` are set.
#[inline]
pub(crate) fn nth_bit(byte: u8, nth: u8) -> u32 {
    // A look-up, because the draw of every Story waits for this number, and it would take many steps to compute.
    u32::from(NTH_BITS[usize::from(byte)][usize::from(nth & 7)])
}

/// For each byte, the places of the bits set in it, in order; after them 0.
static NTH_BITS: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut nth) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                places[byte][nth] = bit;
                nth += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    places
};
