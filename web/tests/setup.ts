// Runs before each test file, because the tests show every page in both languages.

import { learn, PAGES, withWords } from '../src/words';

await Promise.all(PAGES.map((page) => withWords(page, Promise.resolve())));
await learn('fr');

// happy-dom does not know whether a page is encrypted. In tests, it is.
Object.defineProperty(globalThis, 'isSecureContext', { value: true, configurable: true });
