import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensurePrograms } from './debian.ts';
import { Problem } from './problem.ts';
import { runQuietly } from './run.ts';

const DEBIAN_PATH = '/usr/bin/chromium';
const USUAL_PLACES = [
  DEBIAN_PATH,
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
  const outputs = [
    await runQuietly('Chromium not found. Downloading it with Playwright', [
      ['playwright', 'install', 'chromium'],
    ]),
  ];
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  console.log('The download failed. Trying Debian’s package instead.');
  const needed = [{ program: 'chromium', debianPackage: 'chromium' }];
  await ensurePrograms(needed, (output) => outputs.push(output)).catch(() => undefined);
  const installed = findBrowser();
  if (installed) return installed;
  console.error(outputs.join('\n'));
  throw new Problem(
    'Chromium not found, which the browser tests need. Install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
}

/** The browser's part that draws no window, as Debian packs it: half the processor time of the whole. */
const SHELL = { program: 'chromium-headless-shell', debianPackage: 'chromium-headless-shell' };
const SHELL_PATH = `/usr/bin/${SHELL.program}`;

/**
 * The lighter browser, for pages alone: it knows no Background Sync and no notifications. The
 * whole one where there is none; null leaves the choice to Playwright, whose download has both.
 */
export function findShell(): string | null {
  if (existsSync(SHELL_PATH)) return SHELL_PATH;
  const browser = findBrowser();
  return browser === chromium.executablePath() ? null : browser;
}

/** Installs the lighter browser beside Debian's whole one. The tests pass without it, later. */
export async function ensureShell(): Promise<void> {
  if (findBrowser() !== DEBIAN_PATH) return;
  const tellNothing = () => undefined;
  await ensurePrograms([SHELL], tellNothing).catch(() => {
    console.log(`Could not install ${SHELL.program}. Using the full browser instead.`);
  });
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

/**
 * Pages that each window of the whole browser prepares for its address bar: two thirds of a
 * window's processor time, and no test looks at one.
 */
export const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const;
