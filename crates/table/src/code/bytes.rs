//! Writes texts, numbers and lists as bytes, and reads them. The reader accepts any bytes. A method of the reader
//! returns `None` if the bytes do not hold a value of its type.

/// The greatest length of a list. No list is longer than the number of seats, which never exceeds this limit.
const MOST: u64 = 16;

pub(super) struct Writer(Vec<u8>);

pub(super) struct Reader<'a>(&'a [u8]);

impl Writer {
    pub(super) fn new(version: u8) -> Writer {
        Writer(vec![version])
    }

    /// Writes a number with seven bits in each byte.
    pub(super) fn number(&mut self, mut number: u64) {
        while number >= 1 << 7 {
            self.0.push(number as u8 | 1 << 7);
            number >>= 7;
        }
        self.0.push(number as u8);
    }

    pub(super) fn fixed(&mut self, number: u64) {
        self.0.extend(number.to_be_bytes());
    }

    pub(super) fn text(&mut self, text: &str) {
        self.number(text.len() as u64);
        self.0.extend(text.as_bytes());
    }

    /// Writes a hash that is given as hexadecimal digits.
    pub(super) fn hash(&mut self, hash: &str) {
        let digit = |at: usize| hash.get(2 * at..2 * at + 2).and_then(|two| u8::from_str_radix(two, 16).ok());
        let bytes: Vec<u8> = (0..hash.len() / 2).map(|at| digit(at).unwrap_or_default()).collect();
        self.number(bytes.len() as u64);
        self.0.extend(bytes);
    }

    pub(super) fn list<T>(&mut self, items: &[T], mut write: impl FnMut(&mut Writer, &T)) {
        self.number(items.len() as u64);
        items.iter().for_each(|item| write(self, item));
    }

    pub(super) fn rest(&mut self, bytes: &[u8]) {
        self.0.extend(bytes);
    }

    pub(super) fn finish(self) -> Vec<u8> {
        self.0
    }
}

impl<'a> Reader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Reader<'a> {
        Reader(bytes)
    }

    pub(super) fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for place in 0..9 {
            let (byte, rest) = self.0.split_first()?;
            self.0 = rest;
            number |= u64::from(byte & 0x7f) << (7 * place);
            if byte >> 7 == 0 {
                return Some(number);
            }
        }
        None
    }

    pub(super) fn fixed(&mut self) -> Option<u64> {
        let (bytes, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u64::from_be_bytes(*bytes))
    }

    pub(super) fn text(&mut self) -> Option<String> {
        String::from_utf8(self.some()?.to_vec()).ok()
    }

    pub(super) fn hash(&mut self) -> Option<String> {
        Some(self.some()?.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    pub(super) fn list<T>(&mut self, mut read: impl FnMut(&mut Reader<'a>) -> Option<T>) -> Option<Vec<T>> {
        let length = self.number().filter(|length| *length <= MOST)?;
        (0..length).map(|_| read(self)).collect()
    }

    pub(super) fn rest(&mut self) -> &'a [u8] {
        std::mem::take(&mut self.0)
    }

    /// Reads a number, and then returns that many bytes.
    fn some(&mut self) -> Option<&'a [u8]> {
        let length = usize::try_from(self.number()?).ok()?;
        let (some, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(some)
    }
}
