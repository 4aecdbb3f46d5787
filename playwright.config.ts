import { defineConfig, devices } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    // Longer: every way in which a lead could be lost. Run by `npm run faults`.
    { name: 'faults', testDir: 'tests/faults', workers: 1 },
  ],
  use: {
    ...devices['Pixel 7'],
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...browserFlags] },
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    trace: 'retain-on-failure',
  },
});
