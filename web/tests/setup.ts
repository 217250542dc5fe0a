// Runs before each file of tests: they show positions in both languages.

import { learn } from '../src/words';

await learn('fr');
