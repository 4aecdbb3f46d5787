import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { z } from 'zod';
import { LEADS_SCREEN, leadScreen, paths } from '../../src/contract/paths.ts';
import { inbox, viewWords } from '../../src/content/admin/inbox.ts';
import { browserFlags } from '../browser.ts';
import { newPlace, SiteProcess } from '../site/site-process.ts';
import { median } from './results.ts';
import { fill } from './server/fill.ts';

const PASSWORD = 'a password for the measurement';
/** How much longer anything may take with the most leads than with the fewest. */
const MOST_TIMES = 1.5;
/** Short as they are, several are made even where one run is asked for. */
const LEAST_RUNS = 9;

const viewports = {
  '390 px': { width: 390, height: 844 },
  '1440 px': { width: 1440, height: 900 },
} as const;

/** What is typed into the search: what the filled leads are called, each word as the beginning of one. */
const searches = { 'search: one name in 5,000': 'stone777', 'search: a fifth of all': 'stone1' };

const leadPage = z.object({ leads: z.tuple([z.object({ id: z.string() })]) });

/** Times in ms by what was done; `stored` leads are in the inbox. */
type Stored = {
  readonly stored: number;
  readonly times: Readonly<Record<string, readonly number[]>>;
};
export type AdminTimes = readonly Stored[];

/**
 * Opens the inbox on the real page, with so many stored leads each, and times the first rows from the
 * navigation on, and searches from Enter until what they found is painted. The sizes take turns, so that
 * what else the machine does meets all of them.
 */
export async function measureAdmin(
  program: string,
  { sizes, runs }: { readonly sizes: readonly number[]; readonly runs: number },
): Promise<AdminTimes> {
  const browser = await chromium.launch({ executablePath: program, args: [...browserFlags] });
  const filled: Filled[] = [];
  try {
    for (const stored of sizes) filled.push(await filledWith(stored));
    for (const [name, viewport] of Object.entries(viewports)) {
      const contexts = await Promise.all(filled.map((one) => signedIn(browser, one, viewport)));
      // The first round also loads code and statements.
      for (let round = 0; round <= Math.max(LEAST_RUNS, runs); round += 1) {
        for (const [index, one] of filled.entries()) {
          const context = contexts[index];
          const times = context === undefined ? {} : await visit(context, one.site.url);
          if (round > 0) note(one, name, times);
        }
      }
      await Promise.all(contexts.map((context) => context.close()));
    }
    return filled.map(({ stored, times }) => ({ stored, times }));
  } finally {
    await browser.close();
    await Promise.all(filled.map(({ site }) => site.remove()));
  }
}

type Filled = { site: SiteProcess; stored: number; times: Record<string, number[]> };

async function filledWith(stored: number): Promise<Filled> {
  console.log(`${stored} leads ...`);
  const site = new SiteProcess(await newPlace(), { ADMIN_PASSWORD: PASSWORD });
  // Its first start makes the tables.
  await site.up();
  await site.down();
  await fill(site.dataDir, stored);
  await site.up();
  return { site, stored, times: {} };
}

async function signedIn(
  browser: Browser,
  { site }: Filled,
  viewport: { width: number; height: number },
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, locale: 'en-AU', serviceWorkers: 'block' });
  await context.addInitScript(noteFirstShown);
  await context.request.post(`${site.url}${paths.session}`, { data: { password: PASSWORD } });
  return context;
}

function note({ times }: Filled, viewport: string, measured: Record<string, number>): void {
  for (const [what, time] of Object.entries(measured)) {
    (times[`${what}, ${viewport}`] ??= []).push(time);
  }
}

async function visit(context: BrowserContext, origin: string): Promise<Record<string, number>> {
  const page = await context.newPage();
  const times: Record<string, number> = {};
  const opened = async (path: string) => {
    await page.goto(`${origin}${path}`);
    return z.number().parse(await page.evaluate(() => Reflect.get(globalThis, 'firstShown')));
  };
  times['Today, first rows'] = await opened('/admin');
  const [newest] = leadPage.parse(
    await (await context.request.get(`${origin}${paths.adminLeads}?limit=1`)).json(),
  ).leads;
  times['a lead'] = await opened(leadScreen(newest.id));
  times['first rows'] = await opened(LEADS_SCREEN);
  const field = page.getByLabel(inbox.filters.search, { exact: true });
  if (!(await field.isVisible())) await page.getByText(viewWords.filters).click();
  for (const [what, text] of Object.entries(searches)) {
    times[what] = await search(page, field, text);
  }
  await page.close();
  return times;
}

async function search(
  page: Page,
  field: ReturnType<Page['getByLabel']>,
  text: string,
): Promise<number> {
  await field.fill(text);
  await page.evaluate(noteNextCount);
  await field.press('Enter');
  return z.number().parse(await page.evaluate(() => Reflect.get(globalThis, 'nextCount')));
}

/** Runs in the page before its own script: ms from the navigation until a lead, or a row of one, is painted. */
function noteFirstShown(): void {
  const isLead = location.pathname.startsWith('/admin/leads/');
  const wanted = isLead ? 'main article' : 'main li[data-lead]';
  const painted = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  Reflect.set(globalThis, 'firstShown', painted);
}

/** Runs in the page: ms from the next key until the list says another number of leads, painted. */
function noteNextCount(): void {
  const counted = () =>
    [...document.querySelectorAll('main [role="status"]')].map((one) => one.textContent).join('|');
  const painted = new Promise<number>((resolve) => {
    const before = counted();
    let start = 0;
    document.addEventListener('keydown', () => (start = performance.now()), {
      once: true,
      capture: true,
    });
    const observer = new MutationObserver(() => {
      if (counted() === before || document.querySelector('main li[data-lead]') === null) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
  Reflect.set(globalThis, 'nextCount', painted);
}

/** One row of the table for each thing that was done: medians in ms, and the most leads next to the fewest. */
export function adminRows(measured: AdminTimes): Record<string, string | number>[] {
  return ratiosOf(measured).map(({ what, medians, ratio }) => ({
    what,
    ...Object.fromEntries(
      measured.map(({ stored }, index) => [`${stored} leads`, Math.round(medians[index] ?? NaN)]),
    ),
    ratio: ratio.toFixed(2),
  }));
}

/** What took too much longer with the most leads; null where nothing did. */
export function adminProblem(measured: AdminTimes): string | null {
  const slow = ratiosOf(measured).filter(({ ratio }) => !(ratio <= MOST_TIMES));
  if (slow.length === 0) return null;
  return slow
    .map(({ what, ratio }) => `${what}: ${ratio.toFixed(2)} times as long, more than ${MOST_TIMES}`)
    .join('; ');
}

function ratiosOf(measured: AdminTimes) {
  const names = Object.keys(measured[0]?.times ?? {});
  return names.map((what) => {
    const medians = measured.map(({ times }) => median(times[what] ?? []));
    return { what, medians, ratio: (medians.at(-1) ?? NaN) / (medians[0] ?? NaN) };
  });
}
