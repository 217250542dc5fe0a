// Runs before each test file, because the tests show every page in both languages.

import { learn, PAGES, withWords } from '../src/words';

await Promise.all(PAGES.map((page) => withWords(page, Promise.resolve())));
await learn('fr');
