import { setTimeout as after } from 'node:timers/promises';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { browserFlags } from '../../browser.ts';
import { newPlace, SiteProcess } from '../../site/site-process.ts';
import { type Failure, median } from '../results.ts';
import { type FirstAction, firstActions } from './list.ts';
import { measureTyping } from './typing.ts';

/** As Lighthouse slows a phone's processor. */
const CPU_SLOWDOWN = 4;
/** One press is short: several are made even where one run is asked for. */
const LEAST_RUNS = 5;
const LIMIT_MS = 60_000;
const PAUSE_MS = 2_000;

/** When the hand comes, and what of the page's script is there by then. */
const situations = ['2 s after load', 'nothing fetched'] as const;
type Situation = (typeof situations)[number];

export type FirstActionTimes = {
  readonly action: string;
  readonly times: Readonly<Record<Situation, readonly number[]>>;
};

/**
 * Measures, each time in a browser that has never been here, how long a visitor's first press or
 * hover takes until its answer is seen; then how long letters take to be seen while one types.
 */
export async function measureFirstActions(program: string, runs: number) {
  const site = new SiteProcess(await newPlace());
  const browser = await chromium.launch({ executablePath: program, args: [...browserFlags] });
  const actions = firstActions.map((action) => ({
    action,
    times: { '2 s after load': [] as number[], 'nothing fetched': [] as number[] },
  }));
  const failures: Failure[] = [];
  const rounds = Math.max(LEAST_RUNS, runs);
  try {
    await site.up();
    for (let round = 1; round <= rounds; round += 1) {
      for (const { action, times } of actions) {
        for (const situation of situations) {
          try {
            times[situation].push(await perform(browser, site.url, action, situation));
          } catch (error) {
            failures.push({ what: `${action.name}, ${situation}`, why: String(error) });
          }
        }
      }
    }
    const typing = await measureTyping(browser, site.url, CPU_SLOWDOWN, rounds).catch(
      (error: unknown) => {
        failures.push({ what: 'typing', why: String(error) });
        return [];
      },
    );
    return {
      actions: actions.map(({ action, times }) => ({ action: action.name, times })),
      typing,
      failures,
    };
  } finally {
    await browser.close();
    await site.remove();
  }
}

async function perform(
  browser: Browser,
  origin: string,
  action: FirstAction,
  situation: Situation,
): Promise<number> {
  const device = action.by === 'finger' ? devices['Pixel 7'] : devices['Desktop Chrome'];
  // The worker fetches its precache during the first visit; what is timed is the page.
  const context = await browser.newContext({
    ...device,
    locale: 'en-AU',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await watchFor(page, action);
    if (situation === 'nothing fetched') await page.addInitScript(saveData);
    await slowDown(page);
    await page.goto(`${origin}${action.path}`, { waitUntil: 'load' });
    await action.prepare?.(page);
    if (situation === '2 s after load') await after(PAUSE_MS);
    const target = action.target(page);
    if (!action.press) await target.hover();
    else if (action.by === 'finger') await target.tap();
    else await target.click();
    return await timeTaken(page, LIMIT_MS);
  } finally {
    await context.close();
  }
}

/** Runs in the page: under data saving no module is fetched before the first interaction. */
function saveData(): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return;
  // Not of the object itself: the browser may drop that and make another.
  Object.defineProperty(Object.getPrototypeOf(connection), 'saveData', { get: () => true });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** One row of the table: medians, and the longest, in ms. */
export function firstActionRow({ action, times }: FirstActionTimes) {
  const of = (values: readonly number[]) =>
    values.length === 0
      ? '–'
      : `${Math.round(median(values))} (${Math.round(Math.max(...values))})`;
  return {
    action,
    '2 s after load': of(times['2 s after load']),
    'nothing fetched': of(times['nothing fetched']),
  };
}

/** Kept by the tab, since a press may reload the page; in ms since 1970. */
const KEYS = { began: 'bench-began', answered: 'bench-answered' } as const;

/**
 * Has the page note when the hand first comes (down on the control, or over it where it does not
 * press) and the first frame in which the answer is seen. Before the page is opened.
 */
export async function watchFor(page: Page, { press, isAnswered }: FirstAction): Promise<void> {
  const given = { ...KEYS, type: press ? 'pointerdown' : 'pointerover' };
  const content = `(${watch.toString()})(${JSON.stringify(given)}, ${isAnswered.toString()})`;
  await page.addInitScript({ content });
}

/** From the hand to the answer, in ms; waits for the answer. Throws when there is none in `limit` ms. */
export async function timeTaken(page: Page, limit: number): Promise<number> {
  await page.waitForFunction((key) => sessionStorage.getItem(key), KEYS.answered, {
    timeout: limit,
  });
  const [began, answered] = await page.evaluate(
    (keys) => keys.map((key) => Number(sessionStorage.getItem(key))),
    [KEYS.began, KEYS.answered],
  );
  if (!began || !answered) throw new Error('The action was not recorded.');
  return answered - began;
}

/** Runs in the page, before its own script. */
function watch(
  { began, answered, type }: { began: string; answered: string; type: string },
  isAnswered: () => boolean,
): void {
  const keep = (key: string, time: number) =>
    sessionStorage.setItem(key, String(performance.timeOrigin + time));
  addEventListener(
    type,
    ({ timeStamp }) => {
      if (sessionStorage.getItem(began) === null) keep(began, timeStamp);
    },
    true,
  );
  const look = () => {
    if (sessionStorage.getItem(began) !== null && isAnswered()) keep(answered, performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
