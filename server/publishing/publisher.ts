import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { businessDay } from '#content/business-time.ts';
import type { ContentOverview } from '#contract/admin/content.ts';
import type { PublishedContent } from '#contract/content/published.ts';
import type { BuildInfo } from '../build-info.ts';
import type { Config } from '../config.ts';
import type { PhotoFiles } from '../photos/storage.ts';
import type { Store } from '../store/store.ts';
import { StorageError } from '../store/storage-error.ts';
import { brandOf } from './brand.ts';
import { forgetFailure, noteFailure, siteFolder } from './failure.ts';
import { overBuild, withoutPast } from './over-build.ts';
import { render, RenderError } from './render.ts';
import { createSiteFolders, type SiteFolder } from './site-folders.ts';
import { createSitePictures, pictureNames } from './site-pictures.ts';

/** A publication that failed is tried again after this long. */
const RETRY_MS = 60_000;
/** How often it looks whether a closure is over. */
const LOOK_MS = 600_000;
/** Longer than any publication takes to render. */
const WAIT_MS = 20_000;

/** The newest revision that pages are to have, the build that they are to be rendered with, and the firm’s day. */
type Wanted = { seq: number; version: string; day: string };

type Services = {
  config: Pick<Config, 'dataDir' | 'distDir'>;
  /** The build that is on the disk now. */
  currentBuild: () => Promise<BuildInfo>;
  store: Pick<Store, 'content' | 'onEvent'>;
  files: Pick<PhotoFiles, 'read'>;
  /** Called when other pages have become current. */
  onCurrent: () => Promise<void>;
  noteOutcome: (outcome: 'rendered' | 'failed', seconds: number) => void;
  now: () => number;
  log: FastifyBaseLogger;
};

export type Publisher = {
  /** How far the pages that are served are behind what was published. */
  state: () => ContentOverview['publication'];
  /** Whether nothing has to be rendered before the first page is served, or it has been. */
  isReady: () => Promise<boolean>;
  /** The rendered pages of a build; null while its own are served. */
  siteOf: (version: string) => SiteFolder | null;
  /**
   * Waits until another firm's pages are rendered for a build, whose own pages name the sample. Gives up where that
   * fails or takes too long.
   */
  untilRendered: (version: string) => Promise<void>;
  /** The root below which a published file is that never changes; null for none. */
  rootOf: (file: string) => Promise<string | null>;
  /** Serves again what was served before; needs no database. */
  load: () => Promise<void>;
  /** Renders what is missing. Call it when the database is open. */
  start: () => void;
  /** Looks whether something has been published. */
  wake: () => void;
  stop: () => Promise<void>;
};

/** Of a server without a site. */
export const noPublisher: Publisher = {
  state: () => ({ state: 'current', content: null, at: null, problem: null }),
  isReady: async () => true,
  siteOf: () => null,
  untilRendered: async () => undefined,
  rootOf: async () => null,
  load: async () => undefined,
  start: () => undefined,
  wake: () => undefined,
  stop: async () => undefined,
};

/** Renders what was published, one rendering at a time, and swaps the pages once all are there. */
export function createPublisher(services: Services): Publisher {
  const { config, currentBuild, store, files, onCurrent, noteOutcome, now, log } = services;
  const { revisions, uploads } = store.content;
  const base = siteFolder(config.dataDir);
  const client = join(config.distDir, 'client');
  const folders = createSiteFolders(base);
  const pictures = createSitePictures({
    base,
    client,
    uploads,
    files,
  });
  const stopping = new AbortController();
  let site: SiteFolder | null = null;
  /** Of the newest revision that the served pages have, and their build. */
  let served: Wanted | null = null;
  /** What could not be rendered, and is tried again later. */
  let refused: Wanted | null = null;
  let wanted: Wanted | null = null;
  let problem: string | null = null;
  let running: Promise<void> | null = null;
  let isAwaited = false;
  /** Resolves once it is known whether the start has to render anything. */
  const looked = Promise.withResolvers<undefined>();
  /** Resolves at the end of the first look, whatever came of it. */
  const ready = Promise.withResolvers<undefined>();
  let isReady = false;
  let retry: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;

  async function publish(): Promise<void> {
    wanted = null;
    const { version } = await currentBuild();
    wanted = { seq: await revisions.newestPublic(), version, day: businessDay(now()) };
    if (isSame(wanted, refused)) return;
    refused = null;
    if (isSame(wanted, served)) return;
    const content = withoutPast(overBuild(await revisions.published()), wanted.day);
    const next = isNothing(content) ? null : await folderFor(content, version);
    await folders.point(next?.key ?? null);
    site = next;
    served = wanted;
    await onCurrent();
    await clean().catch((error: unknown) => log.error(error, 'Could not remove old pages.'));
  }

  async function clean(): Promise<void> {
    await folders.clean();
    await pictures.clean(await folders.pictures());
  }

  async function folderFor(content: PublishedContent, version: string): Promise<SiteFolder> {
    const text = JSON.stringify(content);
    const key = createHash('sha256').update(`${version} ${text}`).digest('hex').slice(0, 16);
    const missing = await pictures.write(content);
    if (missing.length > 0) log.error({ missing }, 'Pictures of published projects are missing.');
    const known = await folders.load(key);
    if (known !== null) return known;
    looked.resolve(undefined);
    const begun = now();
    const out = await folders.part(key);
    const input = JSON.stringify({ content, out, now: new Date(begun).toISOString() });
    const program = join(config.distDir, 'server', 'render.js');
    const brand = await brandOf(content, {
      client,
      pictures: pictures.folder,
      uploads,
      files,
    });
    await render({ program, input, out, pictures: pictureNames(content), brand }, stopping.signal);
    const made = await folders.complete(out, key);
    noteOutcome('rendered', (now() - begun) / 1000);
    return made;
  }

  async function publishGuarded(): Promise<void> {
    try {
      await publish();
      if (refused !== null) return;
      problem = null;
      await forgetFailure(config.dataDir);
    } catch (error) {
      if (stopping.signal.aborted) return;
      refused = wanted;
      clearTimeout(retry);
      problem = inWords(error);
      noteOutcome('failed', 0);
      log.error(error, 'Could not publish. The pages stay as they were; trying again in a minute.');
      await noteFailure(config.dataDir, { at: new Date(now()).toISOString(), problem }).catch(
        (cause: unknown) => log.error(cause, 'Could not note the failure.'),
      );
      retry = setTimeout(tryAgain, RETRY_MS).unref();
    }
  }

  async function run(): Promise<void> {
    do {
      isAwaited = false;
      await publishGuarded();
    } while (isAwaited && !stopping.signal.aborted);
    running = null;
    isReady = true;
    ready.resolve(undefined);
    looked.resolve(undefined);
  }

  function tryAgain(): void {
    refused = null;
    wake();
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    isAwaited = true;
    running ??= run();
  }

  store.onEvent((event) => {
    // Events may have been missed while the connection was down.
    if (event.kind === 'published' || (event.kind === 'changed' && event.lead === null)) wake();
  });

  return {
    state: () => ({
      state: running === null ? (problem === null ? 'current' : 'failed') : 'rendering',
      content: site?.content ?? null,
      at: site?.at ?? null,
      problem,
    }),
    async isReady() {
      await looked.promise;
      return isReady;
    },
    siteOf(version) {
      // There is a new build.
      if (served !== null && served.version !== version && problem === null) wake();
      return site?.version === version ? site : null;
    },
    async untilRendered(version) {
      if (site?.isOwnFirm !== true || site.version === version || problem !== null) return;
      if (isReady) wake();
      await Promise.race([running ?? ready.promise, pause(WAIT_MS, undefined, { ref: false })]);
    },
    rootOf: folders.rootOf,
    async load() {
      site = await folders.current();
    },
    start() {
      look = setInterval(wake, LOOK_MS).unref();
      wake();
    },
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(retry);
      clearInterval(look);
      await running;
    },
  };
}

const isSame = (one: Wanted, other: Wanted | null): boolean =>
  one.seq === other?.seq && one.version === other.version && one.day === other.day;

const isNothing = (content: PublishedContent): boolean =>
  Object.values(content).every((entries) => Object.keys(entries).length === 0);

/** What went wrong, for the owner; the log has the rest. */
function inWords(error: unknown): string {
  if (error instanceof RenderError) return error.message;
  if (error instanceof StorageError) return 'The database could not be read.';
  const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
  return isFull ? 'The server’s disk is full.' : 'The pages could not be written.';
}
