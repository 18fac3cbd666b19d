import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

/** The journeys that money and trust depend on: `npm test` runs these, `npm run test:full` all. */
const GATE_JOURNEYS = [
  'accessibility',
  'account',
  'board',
  'day',
  'invoice',
  'keyboard',
  'offline',
  'order',
  'phonePe',
  'razorpay',
  'rounds',
  'session',
  'stock',
  'visitor',
].map((name) => `${name}.spec.ts`);

export default defineConfig({
  globalSetup: './e2e/support/globalSetup.mjs',
  outputDir: 'test-results',
  workers: 2,
  // The gate reports a test that passes on its retry as flaky: a bug, but not one that hides the other results.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // All three timeouts are for what hangs: on a busy machine the longest journeys take minutes, and a page's first frame ten seconds.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A service worker would hide requests from the tests' routes and carry state between them; those about the offline shop allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  projects: [
    { name: 'journeys', testDir: 'e2e', testMatch: GATE_JOURNEYS },
    {
      name: 'more-journeys',
      testDir: 'e2e',
      testMatch: '*.spec.ts',
      testIgnore: ['stories/**', '*.wait.spec.ts', '*.alone.spec.ts', ...GATE_JOURNEYS],
    },
    // Tests that wait for clocks and restarts more than they compute, so that other steps run beside them.
    { name: 'waiting', testDir: 'e2e', testMatch: '*.wait.spec.ts' },
    // How long others wait is a part of what it asserts, so the gate runs nothing beside it.
    { name: 'alone', testDir: 'e2e', testMatch: '*.alone.spec.ts' },
    // MSW's worker serves its responses.
    { name: 'stories', testDir: 'e2e/stories', fullyParallel: true, use: { serviceWorkers: 'allow' } },
  ],
});
