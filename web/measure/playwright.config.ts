// The configuration of the measurements, which are not tests: `npm run measure`.

import { defineConfig } from '@playwright/test';
import tests from '../playwright.config';

export default defineConfig({ ...tests, testDir: '.', outputDir: '../test-results', workers: 1 });
