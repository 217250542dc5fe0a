// Measurements, which are no tests: `npm run measure`.

import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

export default defineConfig({ ...tests, testDir: '.', outputDir: '../test-results', workers: 1 });
