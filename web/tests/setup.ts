// Runs before each test file, because the tests show positions in both languages.

import { learn } from '../src/words';

await learn('fr');
