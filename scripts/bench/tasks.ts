import { setTimeout as after } from 'node:timers/promises';
import { z } from 'zod';
import { newPlace, SiteProcess } from '../site/site-process.ts';
import { DevTools } from './devtools.ts';
import { type Failure, median } from './results.ts';

/** As Lighthouse slows a phone's processor. */
const CPU_SLOWDOWN = 4;
/** From here on a task is long (W3C Long Tasks), in ms. */
const LONG_MS = 50;
const LEAST_RUNS = 5;
const LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 500;

const PHONE = { width: 412, height: 839, deviceScaleFactor: 2.625, mobile: true } as const;

/** A page that nobody touches: CPU times in ms, which other processes of the machine do not change. */
export type UntouchedPage = {
  readonly path: string;
  readonly runs: readonly { readonly longest: number; readonly blocking: number }[];
};

/**
 * Opens pages as a first visit, touches nothing until all of their sections are hydrated, and adds up
 * what each task of the main thread took.
 */
export async function measureTasks(
  program: string,
  paths: readonly string[],
  runs: number,
): Promise<{ pages: UntouchedPage[]; failures: Failure[] }> {
  const site = new SiteProcess(await newPlace());
  const measuring = paths.map((path) => ({ path, runs: [] as UntouchedPage['runs'][number][] }));
  const failures: Failure[] = [];
  try {
    await site.up();
    for (let run = 1; run <= Math.max(LEAST_RUNS, runs); run += 1) {
      for (const page of measuring) {
        try {
          const tasks = await tasksOf(program, `${site.url}${page.path}`);
          page.runs.push({
            longest: Math.max(...tasks),
            blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - LONG_MS), 0),
          });
        } catch (error) {
          failures.push({ what: `tasks of ${page.path}`, why: String(error) });
        }
      }
    }
  } finally {
    await site.remove();
  }
  return { pages: measuring, failures };
}

/** One row of the table: medians, and the longest of all runs, in ms. */
export function tasksRow({ path, runs }: UntouchedPage) {
  const longest = runs.map((run) => run.longest);
  return {
    page: path,
    'longest task': `${Math.round(median(longest))} (${Math.round(Math.max(...longest))})`,
    [`over ${LONG_MS} ms in sum`]: Math.round(median(runs.map(({ blocking }) => blocking))),
  };
}

const event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  tdur: z.number().optional(),
  args: z.unknown().optional(),
});
type TraceEvent = z.infer<typeof event>;

const collected = z.object({ value: z.array(z.unknown()) });
const attached = z.object({ sessionId: z.string() });
const created = z.object({ targetId: z.string() });
const evaluated = z.object({ result: z.object({ value: z.unknown() }) });

/** Whether every section of the page is hydrated: React marks the elements that it has taken. */
const IS_HYDRATED = `document.readyState === 'complete' && Array.from(
  document.querySelectorAll('#root > *, #root section, #root footer, #root form'),
).every((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber')))`;

/** CPU time of each task of a page's main thread, in ms. */
async function tasksOf(program: string, url: string): Promise<number[]> {
  const browser = await DevTools.launch(program);
  try {
    return mainTasks(await traceOf(browser, url), url);
  } finally {
    await browser.close();
  }
}

/** What the browser did from the navigation until the page was hydrated. */
async function traceOf(browser: DevTools, url: string): Promise<TraceEvent[]> {
  const { targetId } = created.parse(
    await browser.send('Target.createTarget', { url: 'about:blank' }),
  );
  const { sessionId } = attached.parse(
    await browser.send('Target.attachToTarget', { targetId, flatten: true }),
  );
  await browser.send('Emulation.setDeviceMetricsOverride', PHONE, sessionId);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true }, sessionId);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }, sessionId);
  const events: TraceEvent[] = [];
  browser.on('Tracing.dataCollected', (params) => {
    for (const one of collected.parse(params).value) {
      const read = event.safeParse(one);
      if (read.success) events.push(read.data);
    }
  });
  const complete = new Promise<void>((resolve) =>
    browser.on('Tracing.tracingComplete', () => resolve()),
  );
  const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing'] };
  await browser.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  await browser.send('Page.navigate', { url }, sessionId);
  await untilHydrated(browser, sessionId);
  await browser.send('Tracing.end');
  await complete;
  return events;
}

async function untilHydrated(browser: DevTools, sessionId: string): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (Date.now() < deadline) {
    await after(LOOK_EVERY_MS);
    const answer = await browser.send('Runtime.evaluate', { expression: IS_HYDRATED }, sessionId);
    if (evaluated.parse(answer).result.value === true) return;
  }
  throw new Error(`The page was not hydrated within ${LIMIT_MS} ms.`);
}

/** The tasks of the main thread that has loaded the page, since its navigation. */
function mainTasks(events: readonly TraceEvent[], url: string): number[] {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && JSON.stringify(args).includes(url),
  );
  if (!start) throw new Error('The trace has no navigation.');
  const times: number[] = [];
  let end = start.ts;
  for (const { name, ph, pid, tid, ts, dur = 0, tdur = dur } of events.toSorted(inTime)) {
    if (name !== 'ThreadControllerImpl::RunTask' || ph !== 'X') continue;
    if (pid !== start.pid || tid !== start.tid || ts < end) continue;
    // Tasks may run within tasks: the outer one counts.
    end = ts + dur;
    times.push(tdur / 1000);
  }
  return times;
}

const inTime = (a: TraceEvent, b: TraceEvent): number => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0);
