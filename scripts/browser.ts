import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './run.ts';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** A Chromium that is there: CHROMIUM_PATH, a usual place, or Playwright's own; null when none is. */
export function findBrowser(): string | null {
  const candidates = [
    process.env['CHROMIUM_PATH'] ?? '',
    ...USUAL_PLACES,
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

/** Finds a Chromium, or installs one: Playwright's download, else Debian's package. */
export async function ensureBrowser(): Promise<string> {
  const there = findBrowser();
  if (there) return there;
  console.log('No Chromium found: trying Playwright’s download ...');
  await run('playwright', ['install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  console.log('That did not work: trying Debian’s package ...');
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium for the browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
}

/** Flags under which tests and scripts run the browser: nothing of its own goes to the network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
