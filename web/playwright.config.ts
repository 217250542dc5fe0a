import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // Each test has a server and data of its own. Two workers suit a machine with two cores.
  workers: 2,
  fullyParallel: true,
  // These limits end tests that hang. They are long enough for a busy machine.
  timeout: 600_000,
  globalTimeout: 2_700_000,
  // A machine of CI can stand still for seconds. A test that passes only when it is run again is named at the end.
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // A press on something that never comes must not wait until the test ends.
    actionTimeout: 120_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
