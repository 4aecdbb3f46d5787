import type { FastifyInstance } from 'fastify';
import { type BuildInfo, followBuild } from './build-info.ts';
import { createBusyTimes } from './busy-times/busy-times.ts';
import { createCapsuleKeys } from './capsules/keys.ts';
import type { Config } from './config.ts';
import { createConversions } from './publishing/convert.ts';
import { createOwnWords } from './publishing/own-words.ts';
import { createPublisher, noPublisher } from './publishing/publisher.ts';
import { createSiteFiles } from './site/site-files.ts';
import type { Timeouts } from './connections.ts';
import type { Context } from './context.ts';
import type { PasswordCost } from './admin/password.ts';
import { createAudit } from './audit.ts';
import { createAnswers } from './forwarding/answers.ts';
import { createForwarder } from './forwarding/forwarder.ts';
import { createRouting } from './forwarding/routing.ts';
import type { Resolve } from './forwarding/send.ts';
import { createSigning } from './forwarding/signing.ts';
import { createEventStreams } from './events/streams.ts';
import { createNoticeCaps } from './notices/caps.ts';
import { createNotices } from './notices/notices.ts';
import { configFindings, settledFindings } from './ops/doctor/set-up.ts';
import { createMetrics, type Metrics } from './ops/metrics.ts';
import { createPhotos, sweepHourly } from './photos/photos.ts';
import { createPhotoForwarding, createWebhookBody, forwardRegularly } from './photos/webhooks.ts';
import { createRetention } from './retention.ts';
import { createLostLeads } from './lost-leads.ts';
import type { RequestWindows } from './store/engine.ts';
import type { Store } from './store/store.ts';
import { createVerification } from './verification.ts';

/** Dependencies that tests may replace. */
export type Environment = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds on a monotonic clock with any origin. */
  elapsed: () => number;
  /** From 0 to 1. */
  random: () => number;
  resolve: Resolve;
  passwordCost: PasswordCost;
  timeouts: Timeouts;
  /** Starts the process again, so that it reads what was published since. */
  restart: () => void;
  /** Prints a line for the operator, such as what the server waits for. */
  tell: (line: string) => void;
};

type Base = {
  config: Config;
  build: BuildInfo;
  store: Store;
  /** Counts of requests for the rate limits. */
  windows: RequestWindows;
  environment: Environment;
};

export type Services = {
  context: Context;
  metrics: Metrics;
  /** Starts forwarding, notices and checks. Call it when the database is open. */
  start: () => Promise<void>;
  /** Starts nothing new and waits for what is in progress. */
  stop: () => Promise<void>;
};

/**
 * Everything that the routes use, made once. Photos follow the app's own life; the rest is
 * started and stopped by the caller.
 */
export function createServices(
  app: FastifyInstance,
  { config, build, store, windows, environment }: Base,
): Services {
  const { now, elapsed, random, resolve, passwordCost, timeouts, restart, tell } = environment;
  const { log } = app;
  const lostLeads = createLostLeads(store.settings, now);
  const metrics = createMetrics({ token: config.metricsToken, store, lostLeads });
  const routing = createRouting(config, store.webhooks);
  const signing = createSigning(store.settings, now);
  const answers = createAnswers(store.settings);
  const forwarder = createForwarder({
    jobs: store.jobs,
    routing,
    bodyOf: createWebhookBody(store.photos, now, photoOrigin(config, build)),
    signing,
    answers,
    resolve,
    now,
    random,
    baseMs: config.forwardBaseMs,
    noteOutcome: metrics.noteForwarding,
    log,
  });
  const noteOutcome = metrics.noteNotice;
  const notices = createNotices({ config, build, store, resolve, now, noteOutcome, log });
  const busyTimes = createBusyTimes({ config, settings: store.settings, resolve, now, log });
  const verification = createVerification(store, log);
  const streams = createEventStreams(store.onEvent, timeouts.heartbeat);
  store.onAnnounced(forwarder.wake);
  store.onAnnounced(notices.notifier.wake);
  let closing = false;

  const { wake } = forwarder;
  const forwardPhotos = createPhotoForwarding({ store: store.photos, routing, now, wake, log });
  const photos = createPhotos(app, {
    config,
    store: store.photos,
    contentUploads: store.content.uploads,
    bytes: store.photoBytes,
    onEvent: store.onEvent,
    forwardPhotos,
    windows,
    now,
  });
  const conversions = createConversions({
    uploads: store.content.uploads,
    files: photos.files,
    now,
  });
  app.addHook('onClose', async () => conversions.stop());
  const currentBuild = followBuild(config.distDir, build);
  const ownWords = createOwnWords({ dataDir: config.dataDir, restart, random, now, log });
  const publisher = config.apiOnly
    ? noPublisher
    : createPublisher({
        config,
        currentBuild,
        store,
        files: photos.files,
        onCurrent: ownWords.follow,
        noteOutcome: metrics.notePublication,
        now,
        log,
      });
  const { distDir } = config;
  const siteFiles = createSiteFiles({ distDir, currentBuild, publisher });
  const retention = createRetention({ store, photos, now, log });
  sweepHourly(app, photos, log);
  forwardRegularly(app, forwardPhotos);

  /** Prints incomplete settings once, before they cost leads. */
  async function tellSetUp(): Promise<void> {
    const settled = { webhooks: store.webhooks, countNotified: notices.rules.countNotified };
    const stored = await settledFindings(settled, routing.providers).catch((error: unknown) => {
      log.error(error, 'Could not check the saved settings.');
      return [];
    });
    for (const { text, fix } of [...configFindings(config), ...stored]) tell(`${text} ${fix}`);
  }

  return {
    context: {
      config,
      build,
      store,
      audit: createAudit(store, windows, now),
      retention,
      photos,
      conversions,
      publisher,
      siteFiles,
      routing,
      forwarder,
      notices,
      busyTimes,
      noticeCaps: createNoticeCaps(windows),
      streams,
      signing,
      capsuleKeys: createCapsuleKeys(store.settings),
      answers,
      lostLeads,
      resolve,
      passwordCost,
      now,
      elapsed,
    },
    metrics,
    async start() {
      if (closing) return;
      await tellSetUp();
      forwarder.start();
      notices.notifier.start();
      notices.watch.start();
      busyTimes.start();
      verification.start();
      retention.start();
    },
    async stop() {
      closing = true;
      verification.stop();
      notices.watch.stop();
      busyTimes.stop();
      ownWords.stop();
      await Promise.all([
        forwarder.stop(),
        notices.notifier.stop(),
        retention.stop(),
        publisher.stop(),
      ]);
    },
  };
}

/** The origin of photographs' addresses in webhooks: this server's own, if it is configured. */
function photoOrigin(config: Config, build: BuildInfo): string | null {
  // If its pages are on another host, that host does not serve photos.
  const siteOrigin = config.corsOrigin === undefined ? build.siteOrigin : undefined;
  return config.apiOrigin ?? siteOrigin ?? null;
}
