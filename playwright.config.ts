import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/chromium.mjs';

export default defineConfig({
  globalSetup: './e2e/support/globalSetup.mjs',
  outputDir: 'test-results',
  workers: 2,
  // A test that needs its second try is told as flaky by the gate: it is a bug to be found, but does not hide the rest.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // All three bounds are for what hangs: on a busy machine the longest journeys take minutes, and a page's first frame ten seconds.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A worker between page and server hides what journeys intercept, and would make them depend on each other: offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
  projects: [
    { name: 'journeys', testDir: 'e2e', testMatch: '*.spec.ts', testIgnore: ['stories/**', '*.wait.spec.ts'] },
    // Those that wait for clocks and restarts more than they compute: the gate runs them beside other steps.
    { name: 'waiting', testDir: 'e2e', testMatch: '*.wait.spec.ts' },
    // Its answers come from a worker.
    { name: 'stories', testDir: 'e2e/stories', fullyParallel: true, use: { serviceWorkers: 'allow' } },
  ],
});
