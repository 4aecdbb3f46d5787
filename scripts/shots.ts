import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { browserFlags, ensureBrowser } from './browser.ts';
import { argumentsOf } from './problem.ts';
import type { LeadRequest } from '#contract/envelope.ts';
import { paths as api } from '#contract/paths.ts';
import { folders } from './build/paths.ts';
import { newPlace, SiteProcess } from './site/site-process.ts';
import { BUSINESS_TIME_ZONE } from '#content/business-time.ts';

const PASSWORD = 'a password for the pictures';

/** People in the admin's pictures; the telephone numbers are from the range set aside for fiction. */
const PEOPLE = [
  [
    'Priya Nair',
    '0491 570 156',
    'masonry',
    'inner-west',
    'Brick arch over the front door has dropped a few millimetres.',
  ],
  [
    'Tom Walsh',
    '0491 570 157',
    'heritage',
    'sydney-cbd',
    'Sandstone sills are flaking on the street side, three windows.',
  ],
  [
    'Grace Lim',
    '0491 570 158',
    'concrete',
    'northern-beaches',
    'Rust stains under two balconies, strata of twelve lots.',
  ],
  [
    'Alex Papadakis',
    '0491 570 159',
    'structural',
    'eastern-suburbs',
    'Crack through the party wall, wider since the rain.',
  ],
  [
    'Mei Chen',
    '0491 570 110',
    'repointing',
    'inner-west',
    'Mortar falls out of the rear wall. When could you look at it?',
  ],
  [
    'Jack Murray',
    '0491 570 313',
    'assessment',
    'north-shore',
    'Buying a 1920s house in Mosman, want a look before exchange.',
  ],
] as const;

/** The two sizes at which every page is looked at, in px. */
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1440, height: 900 },
] as const;

const { values, positionals } = argumentsOf({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'shots' },
    dark: { type: 'boolean', default: false },
    /** Takes the manifest's screenshots instead: three screens as they open. */
    install: { type: 'boolean', default: false },
  },
});

const paths =
  positionals.length > 0
    ? positionals
    : values.install
      ? ['/', '/projects', '/quote']
      : await builtPaths();
const out = values.install
  ? join(folders.public, 'screenshots')
  : resolve(folders.root, values.out);
const site = new SiteProcess(await newPlace(), { ADMIN_PASSWORD: PASSWORD });
try {
  await site.up();
  await sendLeads(site.url);
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...browserFlags],
  });
  for (const size of SIZES) await shootAll(browser, size);
  await browser.close();
} finally {
  await site.remove();
}
console.log(`${paths.length * SIZES.length} pictures in ${relative(folders.root, out)}/`);

/** The paths of every HTML file of the build. */
async function builtPaths(): Promise<string[]> {
  const files = await readdir(folders.client, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html'))
    .map(
      (file) =>
        `/${relative('.', file)
          .replace(/\.html$/, '')
          .replace(/^index$/, '')}`,
    )
    .sort();
}

async function shootAll(browser: Browser, size: (typeof SIZES)[number]): Promise<void> {
  const fullPage = !values.install;
  await mkdir(fullPage ? join(out, size.name) : out, { recursive: true });
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    colorScheme: values.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-AU',
    timezoneId: BUSINESS_TIME_ZONE,
    serviceWorkers: 'block',
  });
  await context.request.post(`${site.url}${api.session}`, { data: { password: PASSWORD } });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(`${site.url}${path}`, { waitUntil: 'networkidle' });
    await page.evaluate(seeEverything);
    await page.waitForLoadState('networkidle');
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    const file = fullPage ? join(size.name, `${name}.png`) : `${size.name}-${name}.png`;
    await page.screenshot({ path: join(out, file), fullPage });
  }
  await context.close();
}

/** Loads what is lazy, waits until every picture is drawn, and goes back to the top. */
async function seeEverything(): Promise<void> {
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  scrollTo(0, 0);
}

/** Leads for the admin to show, as the popup sends them. */
async function sendLeads(url: string): Promise<void> {
  for (const [name, phone, service, location, message] of PEOPLE) {
    const lead: LeadRequest = {
      envelope: {
        submissionId: randomUUID(),
        revision: 1,
        timestamp: new Date().toISOString(),
        source: url,
        formType: 'assessment_popup',
        data: {
          name,
          phone,
          email: `${name.split(' ', 1)[0]?.toLowerCase()}@example.com`,
          service,
          location,
          urgency: 'standard',
          message,
          formName: 'Assessment Popup',
          pageUrl: url,
          referrer: '',
          userAgent: 'Pictures',
        },
      },
      guard: { trap: '', fillMs: 60_000, touched: true },
    };
    const answer = await fetch(`${url}${api.leads}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(lead),
    });
    if (!answer.ok) throw new Error(`The server rejected a lead: ${await answer.text()}`);
  }
}
