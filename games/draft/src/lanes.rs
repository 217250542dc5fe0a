//! Computes with eight small numbers in one word. Each number has a byte, its lane, and the first number has the lowest
//! byte. Each function computes all lanes at once.

pub(crate) const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = 0x8080_8080_8080_8080;

/// Returns the running sums of the lanes: lane i of the result is the sum of lanes 0 to i. The sum of all lanes must be
/// less than 256.
#[inline]
pub(crate) fn running_sums(lanes: u64) -> u64 {
    lanes.wrapping_mul(ONES)
}

/// Returns the sum of all lanes, which must be less than 256.
#[inline]
pub(crate) fn sum_of_lanes(lanes: u64) -> u8 {
    (running_sums(lanes) >> 56) as u8
}

/// Returns the index of the first lane that is greater than `place`. Every lane must be less than 128, and the last
/// lane must be greater than `place`.
#[inline]
pub(crate) fn first_past(lanes: u64, place: u8) -> u32 {
    // Each lane starts with its top bit set. After `place + 1` is subtracted, the bit is still set unless the lane was
    // at most `place`.
    let past = (lanes | TOPS).wrapping_sub(ONES * u64::from(place + 1)) & TOPS;
    past.trailing_zeros() / 8
}

/// Compares the lanes of two words. Lane i of the result is 1 if lane i of `lanes` is at least lane i of `bars`, and 0
/// otherwise. All lanes must be less than 128.
#[inline]
pub(crate) fn lanes_at_least(lanes: u64, bars: u64) -> u64 {
    // The top bit of a lane survives the subtraction if the lane is at least as great as its bar.
    ((lanes | TOPS) - bars) >> 7 & ONES
}

/// Compares each lane with 0. Lane i of the result is 0 if lane i of `lanes` is 0, and 1 otherwise. Every lane must be
/// at most 128.
#[inline]
pub(crate) fn lanes_above_zero(lanes: u64) -> u64 {
    (lanes + (TOPS - ONES)) >> 7 & ONES
}

/// Counts the bits in each byte. Lane i of the result is the number of set bits in byte i.
#[inline]
pub(crate) fn bits_of_bytes(word: u64) -> u64 {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (nibbles + (nibbles >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
}

/// Returns the index of a set bit in a byte. `nth` counts the set bits from 0, and must be less than their number.
#[inline]
pub(crate) fn nth_bit(byte: u8, nth: u8) -> u32 {
    // The index is looked up in a table, because every draw of a Story waits for it, and computing it takes many steps.
    u32::from(NTH_BITS[usize::from(byte)][usize::from(nth & 7)])
}

/// The indices of the set bits of each byte in order, followed by zeros.
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
