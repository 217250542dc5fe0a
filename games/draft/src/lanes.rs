//! Eight small numbers in one word, a byte (lane) for each, the first in the lowest byte. Each function computes all
//! lanes at once.

pub(crate) const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// Returns lanes in which lane i is the sum of lanes 0 to i. The sum of all lanes must be below 256.
#[inline]
pub(crate) fn running_sums(lanes: u64) -> u64 {
    lanes.wrapping_mul(ONES)
}

/// Returns the sum of all lanes, which must be below 256.
#[inline]
pub(crate) fn sum_of_lanes(lanes: u64) -> u8 {
    (running_sums(lanes) >> 56) as u8
}

/// Returns the first lane whose number is above `place`. Every number must be below 128, and the last above `place`.
#[inline]
pub(crate) fn first_past(lanes: u64, place: u8) -> u32 {
    // A lane whose top bit is set first keeps that bit after `place + 1` is subtracted, unless its number was smaller.
    let past = (lanes | TOPS).wrapping_sub(ONES * u64::from(place + 1)) & TOPS;
    past.trailing_zeros() / 8
}

/// Returns lanes in which lane i is 1 if it was at least lane i of `bars`, and 0 if not. Every number must be below
/// 128.
#[inline]
pub(crate) fn lanes_at_least(lanes: u64, bars: u64) -> u64 {
    // The top bit of a lane survives the subtraction if nothing is borrowed from it.
    ((lanes | TOPS) - bars) >> 7 & ONES
}

/// Returns lanes in which lane i is 0 if it was 0, and 1 if not. Every number must be at most 128.
#[inline]
pub(crate) fn lanes_above_zero(lanes: u64) -> u64 {
    (lanes + (TOPS - ONES)) >> 7 & ONES
}

/// Returns lanes in which lane i is the number of bits set in byte i.
#[inline]
pub(crate) fn bits_of_bytes(word: u64) -> u64 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (nibbles + (nibbles >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
}

/// Returns the place of the nth bit set in a byte, both counted from 0. More than `nth` bits must be set.
#[inline]
pub(crate) fn nth_bit(byte: u8, nth: u8) -> u32 {
    // The result is looked up, because every draw of a Story waits for it, and computing it takes many steps.
    u32::from(NTH_BITS[usize::from(byte)][usize::from(nth & 7)])
}

/// The places of the bits set in each byte, in order, followed by zeros.
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
