import { defineConfig, devices } from '@playwright/test';
import { ADDRESS_BAR_PAGES, browserFlags, findBrowser, findShell } from './scripts/browser.ts';
import { LONG_STORIES } from './tests/support/long.ts';
import { BUSINESS_TIME_ZONE } from './src/content/business-time.ts';

/** What Playwright switches off by itself: of several such lists a browser takes the last. */
const PLAYWRIGHT_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
] as const;

const launchOptions = (program: string | null) => ({
  ...(program ? { executablePath: program } : {}),
  args: [
    ...browserFlags,
    `--disable-features=${[...PLAYWRIGHT_OFF, ...ADDRESS_BAR_PAGES].join(',')}`,
  ],
});

/** Stories that need no service worker: the lighter browser, which knows no Background Sync, will do. */
const pages = {
  testDir: 'tests/e2e/pages',
  use: { serviceWorkers: 'block', launchOptions: launchOptions(findShell()) },
} as const;
const withWorker = { testDir: 'tests/e2e', testIgnore: 'pages/**' };

export default defineConfig({
  // Emptied at each start: beside what other scripts leave, not over it.
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/reading-process/playwright-setup.ts',
  fullyParallel: true,
  // Half of a story is waiting for timers and the network: four keep two cores busy.
  workers: 4,
  timeout: 60_000,
  // A machine that is busy with something else may miss a deadline once; the report says so.
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: 'list',
  projects: [
    { name: 'e2e', ...withWorker, grepInvert: LONG_STORIES },
    { name: 'pages', ...pages, grepInvert: LONG_STORIES },
    // The rest of the stories. Run by `npm run test:long`.
    { name: 'long', ...withWorker, grep: LONG_STORIES },
    { name: 'long-pages', ...pages, grep: LONG_STORIES },
    // Longer: what a visitor is told of a delivery. Run by `npm run faults`, after all the faults.
    { name: 'faults', testDir: 'tests/faults', workers: 1 },
    // Needs a build with React's development version, which `npm run hydration` makes.
    { name: 'hydration', testDir: 'tests/hydration' },
  ],
  use: {
    ...devices['Pixel 7'],
    launchOptions: launchOptions(findBrowser()),
    locale: 'en-AU',
    timezoneId: BUSINESS_TIME_ZONE,
    // Recording costs a quarter of the time: `TRACE=1 npm run test:e2e` when something is to be looked at.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
  },
});
