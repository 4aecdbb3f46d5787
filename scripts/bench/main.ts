import { fileURLToPath } from 'node:url';
import { ensureBrowser } from '../browser.ts';
import { buildIsCurrent } from '../build/current.ts';
import { ensurePackages } from '../own-packages.ts';
import { run } from '../run.ts';
import { firstActionRow, measureFirstActions } from './first-actions/measure.ts';
import { type Failure, median, writeResults } from './results.ts';
import { measureAdmin, adminProblem, adminRows } from './admin.ts';
import { type Kind, readOptions, type Options } from './options.ts';
import { measurePages, rowOf, type PageRuns } from './pages.ts';
import { measureBesidePeer, pathsOfPeer, peerRowsOf } from './peer.ts';
import { measureQueue, queueRows } from './queue.ts';
import { measurePhotos, photosProblem, photosRow } from './photos.ts';
import { measurePublishing, publishingRow } from './publishing.ts';
import { measureRepeatVisits, repeatRowOf } from './repeat.ts';
import { measureTasks, tasksRow } from './tasks.ts';
import { measureServer } from './server/measure.ts';
import { insertTable, readTable } from './server/table.ts';

/** What is measured on the server alone. */
const WITHOUT_BROWSER: ReadonlySet<Kind> = new Set(['server', 'publishing']);

const here = fileURLToPath(new URL('.', import.meta.url));

async function main(options: Options): Promise<readonly Failure[]> {
  const failures: Failure[] = [];
  const results: Record<string, unknown> = { runs: options.runs };
  if (options.kinds.includes('server')) {
    const measured = await measureServer(options.sizes.server, options.engines);
    results['server'] = measured;
    console.log(`\nTimes in ms\n\n${insertTable(measured)}\n\n${readTable(measured)}`);
  }
  if (options.kinds.includes('admin')) {
    failures.push(...(await measureAdminIn(options, results)));
  }
  if (options.kinds.includes('publishing')) {
    await ensureBuild();
    const measured = await measurePublishing(options.sizes.publishing);
    results['publishing'] = measured;
    console.log('\nPublishing, and leads meanwhile; ms');
    console.table(measured.map(publishingRow));
  }
  if (options.kinds.some((kind) => !WITHOUT_BROWSER.has(kind) && kind !== 'admin')) {
    failures.push(...(await measureInBrowsers(options, results)));
  }
  console.log(`\nWritten to ${await writeResults({ ...results, failures })}`);
  return failures;
}

async function measureAdminIn(
  { sizes, runs }: Options,
  results: Record<string, unknown>,
): Promise<readonly Failure[]> {
  const browser = await ensureBrowser();
  await ensureBuild();
  const measured = await measureAdmin(browser, { sizes: sizes.admin, runs });
  results['admin'] = measured;
  console.log('\nThe inbox on the real page; medians, ms');
  console.table(adminRows(measured));
  const problem = adminProblem(measured);
  return problem === null ? [] : [{ what: 'admin', why: problem }];
}

async function measureInBrowsers(
  options: Options,
  results: Record<string, unknown>,
): Promise<readonly Failure[]> {
  await ensurePackages(here);
  const browser = await ensureBrowser();
  await ensureBuild();
  const failures: Failure[] = [];
  if (options.kinds.includes('pages')) {
    const measured = await measurePages(options, browser);
    failures.push(...measured.failures);
    results['pages'] = measured.pages;
    printPages(measured.pages, options.applied);
  }
  if (options.kinds.includes('tasks')) {
    const { pages, failures: failed } = await measureTasks(browser, options.routes, options.runs);
    failures.push(...failed);
    results['tasks'] = pages;
    console.log('\nMain thread of an untouched page, 4x CPU; median (longest), ms of CPU time');
    console.table(pages.filter(({ runs }) => runs.length > 0).map(tasksRow));
  }
  if (options.kinds.includes('repeat')) {
    const measured = await measureRepeatVisits(options, browser);
    failures.push(...measured.failures);
    results['repeat'] = measured.visits;
    console.log('\nRepeat visits: worker in control, 4x CPU; medians, ms');
    console.table(measured.visits.map(repeatRowOf));
  }
  if (options.kinds.includes('actions')) {
    const { actions, typing, failures: failed } = await measureFirstActions(browser, options.runs);
    failures.push(...failed);
    results['actions'] = { actions, typing };
    console.log('\nFirst press or hover until the page responds, 4x CPU; median (longest), ms');
    console.table(actions.map(firstActionRow));
    if (typing.length > 0) {
      console.log(`Slowest keystroke: ${median(typing)} (${Math.max(...typing)}) ms`);
    }
  }
  if (options.peer !== null && options.kinds.includes('peer')) {
    const paths = await pathsOfPeer(options.peer, options.routes);
    const measured = await measureBesidePeer(options, options.peer, paths, browser);
    failures.push(...measured.failures);
    results['peer'] = measured.pairs;
    console.log(
      `\nCompared with another site: ${options.applied ? 'applied' : 'simulated'} throttling`,
    );
    console.table(measured.pairs.flatMap(peerRowsOf));
  }
  if (options.kinds.includes('queue')) {
    const measured = await measureQueue(browser);
    results['queue'] = measured;
    console.log('\nThe queue, in a service worker, against the real server; medians, ms');
    console.table(queueRows(measured));
  }
  if (options.kinds.includes('photos')) {
    const measured = await measurePhotos(browser);
    const problem = photosProblem(measured);
    if (problem !== null) failures.push({ what: 'photos', why: problem });
    results['photos'] = measured;
    console.log('\nPicking photos, 4x CPU');
    console.table([photosRow(measured)]);
  }
  return failures;
}

async function ensureBuild(): Promise<void> {
  if (await buildIsCurrent()) return;
  console.log('Building the site ...');
  const code = await run(process.execPath, ['scripts/build.ts']);
  if (code !== 0) throw new Error('Could not build the site: see the message above.');
}

function printPages(pages: readonly PageRuns[], applied: boolean): void {
  console.log(`\nFirst visits: ${applied ? 'applied' : 'simulated'} throttling; medians, ms`);
  console.table(pages.filter(({ runs }) => runs.length > 0).map(rowOf));
  for (const { page, runs } of pages) {
    const [last] = runs.slice(-1);
    for (const { category, audit, title, value, found } of last?.findings ?? []) {
      console.log(`${page} · ${category} · ${audit}: ${title} ${value}`);
      for (const item of found) console.log(`    ${item}`);
    }
  }
}

try {
  const failures = await main(readOptions(process.argv.slice(2)));
  for (const { what, why } of failures) console.error(`${what}: ${why}`);
  process.exit(failures.length === 0 ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
