import { contentPath } from '#contract/content/addresses.ts';
import { isAdminPath } from '#contract/paths.ts';
import {
  OPENING_MARK,
  OUTDATED_MARK,
  whenIdle,
  whenInputIsHandled,
  whenPainted,
} from '#components/page-load.ts';
import { noteVisitStart } from '#components/visit-start.ts';
import { serviceWorkers } from '#lib/browser-page.ts';
import { dropEarlyDraft } from '#features/enquiry/early-draft.ts';
import { postAsHtml } from '#lib/html-form.ts';
import { mayHaveWaiting } from '#outbox/core/page-memory.ts';
import type * as Entry from '../entry-client.tsx';
import type * as Worker from '../worker/register.ts';
import { arrive, isStall, rethrowStall } from './arrive.ts';
import { showClosures } from './closures.ts';
import { opensDialog } from './dialogs.ts';
import { noEarly } from './early.ts';
import { HEADING_FAMILY } from '#theme/heading-fonts.ts';
import { openInHeadingFont, showHeadingFont } from './heading-font.ts';
import { layOutRest, layOutScreenFirst } from './lay-out.ts';
import { keepActions } from './kept-actions.ts';
import { watchPictures } from './pictures.ts';
import { preload } from './preload.ts';
import { retyping } from './retype.ts';
import { BOOT } from './settings.ts';
import { hasSomethingToSay, onFirstInteraction, onNextTry, parsed } from './triggers.ts';

// Inlined in every page before anything that can be pressed, so that no press is lost while the
// page is loading; its hash is in the Content-Security-Policy. The page is plain HTML. React hydrates
// it while it is idle after loading; at the first interaction, or if there is something to show, at
// once.
const {
  modules = '',
  content,
  live,
  closures,
  notYet = '',
} = document.currentScript?.dataset ?? {};
/** All modules of the page, in the order in which they run. */
const files = modules.split(' ').map((name) => `/assets/${name}.js`);
const page = document.documentElement;
const early = noEarly(new Promise(onFirstInteraction));
const workers = serviceWorkers();

page.setAttribute(OPENING_MARK, '');
layOutScreenFirst(page);
if (closures) showClosures(page, closures);
noteVisitStart();
const opened = () => page.removeAttribute(OPENING_MARK);
addEventListener('load', () => whenPainted(opened));

watchPictures(BOOT.placeholder, BOOT.unavailable);

const answersByDialog = (target: HTMLElement) => opensDialog(target, BOOT.close);

const kept = keepActions((isPress) => {
  if (!isPress) return;
  page.dataset['busy'] = '';
  // Nothing else handles a captured press, and it may be the only interaction. It is answered by
  // this attempt or, if the pointer going down started one that failed, by a later one.
  start();
}, answersByDialog);

/** Sets what the page was rendered with, which modules read when they are evaluated: before any of them. */
async function readContent(): Promise<void> {
  if (!content) return;
  const file = contentPath(content);
  await arrive(file);
  globalThis.siteContent = { hash: content, content: await (await fetch(file)).json() };
}

/**
 * Fetches a module in a task of its own: to request all of them takes a slow phone a tenth of a second,
 * for which a press would wait.
 */
async function fetchInTurn(file: string): Promise<void> {
  await whenInputIsHandled();
  await arrive(file).catch(rethrowStall);
}

/** How many modules have run. */
let ran = 0;

/** Runs the modules one by one, after a `pause` each, until the site starts by another attempt. */
async function runModules(pause: () => Promise<void>): Promise<void> {
  const by = trying;
  while (ran < files.length) {
    await pause();
    if (trying !== by) return;
    // What cannot do without it says so when the site starts.
    await import(/* @vite-ignore */ files[ran++] ?? '').catch(() => undefined);
  }
}

/** Delay before the next attempt while a press is unanswered, in milliseconds. */
const AGAIN_MS = 5_000;

/** The attempt in progress, or the one that has started the site. */
let trying: Promise<void> | null = null;

/**
 * Starts the site, its sections one by one (`inTurns`) if the page has nothing to say. Until that
 * succeeds, every further interaction tries again.
 */
async function tryToStart(inTurns: boolean): Promise<void> {
  try {
    await Promise.all([
      readContent(),
      // With a worker the files come from its cache and cannot stall.
      // A file that is refused stops nothing here: what cannot do without it says so when imported.
      ...(workers?.controller ? [] : files.map(fetchInTurn)),
    ]);
    await runModules(whenInputIsHandled);
    const { start }: typeof Entry = await import(/* @vite-ignore */ BOOT.entry);
    await parsed();
    status?.remove();
    const places = await start(early, inTurns, answersByDialog, retyping);
    await kept.giveBack(places);
  } catch (error) {
    trying = null;
    const { isDropped, form } = kept.giveUp();
    // A stalled connection would not take the form either.
    const isPosted = form !== null && !isStall(error) && (await postAsHtml(form));
    if (isPosted) dropEarlyDraft(form.id);
    else if (isDropped) say(notYet);
    // The message says that it retries by itself. A slow line may only have been busy with pictures.
    if (status || isStall(error)) setTimeout(start, AGAIN_MS);
    onNextTry(start);
  } finally {
    delete page.dataset['busy'];
  }
}

function start(): void {
  trying ??= tryToStart(false);
}

function startInTurns(): void {
  trying ??= tryToStart(true);
}

let status: HTMLElement | null = null;

/** Shows a status outside React's root, or above its open dialog; removed before hydration sees it. */
function say(words: string): void {
  status ??= document.createElement('p');
  status.id = 'boot-status';
  status.role = 'status';
  (document.querySelector('dialog:modal') ?? document.body).append(status);
  status.textContent = words;
}

const showFont = () => showHeadingFont(HEADING_FAMILY).catch(() => undefined);

/**
 * Runs the modules one by one while the page is idle, so that no task is long, then starts the site.
 * After an interaction they run on between two inputs.
 */
async function startWhenIdle(): Promise<void> {
  // What the content is missing for says so, too.
  await readContent().then(
    () => runModules(whenIdle),
    () => undefined,
  );
  await whenIdle();
  startInTurns();
}

async function afterLoad(): Promise<void> {
  await whenIdle();
  void showFont();
  const isLaidOut = layOutRest(page);
  if (trying) await trying;
  else if (await preload(files)) {
    await isLaidOut;
    void startWhenIdle();
  }
  if (!workers) return;
  if (!workers.controller) await arrive(BOOT.worker);
  const { register }: typeof Worker = await import(/* @vite-ignore */ BOOT.worker);
  await register(workers, {
    mayHaveWaiting: mayHaveWaiting(),
    onWaiting: (accept) => {
      early.acceptVersion = accept;
      start();
      early.onChange();
    },
    onPublished: (published) => {
      const isOutdated = published !== (content ?? null) && !isAdminPath(location.pathname);
      page.toggleAttribute(OUTDATED_MARK, isOutdated);
    },
    onUnreachable: () => {
      early.unreachable += 1;
      start();
      early.onChange();
    },
  });
}

/** The event comes before requests get through; until then the worker would answer the same again. */
const ONLINE_FOR_MS = 1_000;

// The worker has answered with the page that asks for a connection.
addEventListener('online', () => {
  if (document.querySelector('[data-not-kept]')) setTimeout(() => location.reload(), ONLINE_FOR_MS);
});

addEventListener('beforeinstallprompt', (event) => {
  // The admin app has no install offer of its own: leave it to the browser.
  if (isAdminPath(location.pathname)) return;
  event.preventDefault();
  early.installPrompt = event;
  early.onChange();
});
for (const name of ['error', 'unhandledrejection'] as const) {
  addEventListener(name, (event) => {
    // The error log loads with the site. Only the first error starts it, since errors may come with
    // every frame.
    if (early.faults?.push(event) === 1) start();
  });
}
addEventListener('offline', start);
// From the precache it costs no bandwidth.
if (workers?.controller) void openInHeadingFont(HEADING_FAMILY);
if (hasSomethingToSay(live !== undefined)) void parsed().then(() => whenPainted(start));
void early.interaction.then(opened);
void early.interaction.then(startInTurns);
afterLoad().catch(() => undefined);
