import fastifyCookie from '@fastify/cookie';
import fastifyCors from '@fastify/cors';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { addressNotice } from '#content/address-notice.ts';
import { limits } from '#contract/limits.ts';
import { z } from '#contract/zod.ts';
import { answerError } from './answer-error.ts';
import { noBuild, readBuildInfo } from './build-info.ts';
import { clientErrorHandler } from './client-error.ts';
import type { Config } from './config.ts';
import { corsOptions } from './cors.ts';
import { guardConnections, timeoutOptions, usualTimeouts, type Timeouts } from './connections.ts';
import type { Context } from './context.ts';
import { createAnswers } from './forwarding/answers.ts';
import { createRouting } from './forwarding/routing.ts';
import { createForwarder, type Forwarder } from './forwarding/forwarder.ts';
import { systemResolve, type Resolve } from './forwarding/send.ts';
import { createSigning } from './forwarding/signing.ts';
import { createEventStreams } from './events/streams.ts';
import { logOptions } from './log.ts';
import { createNoticeCaps } from './notices/caps.ts';
import { createNotices, type Notices } from './notices/notices.ts';
import { ensurePassword, strongCost, type PasswordCost } from './admin/password.ts';
import { notFound } from './http-error.ts';
import { createMetrics } from './ops/metrics.ts';
import { configFindings, settledFindings } from './ops/doctor/set-up.ts';
import { createPhotos, sweepHourly, type Photos } from './photos/photos.ts';
import { signedPhotoRoutes } from './photos/file-routes.ts';
import { photoRoutes } from './photos/routes.ts';
import { createTelling, tellRegularly } from './photos/telling.ts';
import { createWebhookBody } from './photos/webhook-body.ts';
import { ownWindows, rateStore } from './rate-store.ts';
import { followOpening, refuseUntilOpen } from './opening.ts';
import { errorReportRoutes } from './routes/error-reports.ts';
import { healthRoutes } from './routes/health.ts';
import { leadRoutes } from './routes/leads.ts';
import { adminRoutes } from './routes/admin.ts';
import { nothingFound, siteRoutes } from './site/site.ts';
import { warnOfProxy } from './proxy-warning.ts';
import { addHeaders, basicHeaders, setHeaders } from './security.ts';
import { createStore, type Store } from './store/store.ts';
import { createVerification } from './verification.ts';

// Messages for validation errors that the contract does not word itself.
z.config(z.locales.en());

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
  /** Prints a line for the operator, such as what the server waits for. */
  tell: (line: string) => void;
};

const realEnvironment: Environment = {
  now: Date.now,
  elapsed: () => performance.now(),
  random: Math.random,
  resolve: systemResolve,
  passwordCost: strongCost,
  timeouts: usualTimeouts,
  tell: () => undefined,
};

export type Server = {
  app: FastifyInstance;
  store: Store;
  forwarder: Forwarder;
  notices: Notices;
  photos: Photos;
  /**
   * Resolves once the database is open, with the owner's password if this start generated one (to
   * be shown once). Rejects if the database cannot be used.
   */
  opened: Promise<string | null>;
};

/**
 * The whole server with every option, not yet listening; forwarding starts when it listens. Throws
 * if the data folder cannot be used or there is no complete build.
 */
export async function buildApp(
  config: Config,
  environment: Partial<Environment> = {},
): Promise<Server> {
  const { now, elapsed, random, resolve, passwordCost, timeouts, tell } = {
    ...realEnvironment,
    ...environment,
  };
  const build = config.apiOnly ? noBuild : readBuildInfo(config.distDir);
  const headersOf = basicHeaders(build);
  const app = Fastify({
    logger: logOptions(config.logLevel),
    trustProxy: config.trustProxy,
    bodyLimit: limits.bodyMaxBytes,
    ...timeoutOptions(timeouts),
    // Requests that arrive during a stop are answered for as long as possible.
    return503OnClosing: false,
    clientErrorHandler: clientErrorHandler(headersOf),
    // A path that cannot be decoded is answered 404.
    frameworkErrors(_error, request, reply) {
      setHeaders(request, reply, headersOf);
      return answerError(notFound(), request, reply);
    },
  });
  const store = createStore(config);
  if (store.warning !== null) app.log.warn(store.warning);
  const address = build.sampleOrigin === undefined ? null : addressNotice(build.sampleOrigin);
  if (address !== null) tell(address);
  const opened = store
    .open(tell)
    .then(() => ensurePassword(store.owner, config.adminPassword, passwordCost));
  const opening = followOpening(opened);
  // While a remote database is unavailable, the server already answers: pages do not need it.
  if (config.databaseUrl === undefined) await opened;
  const metrics = createMetrics({ token: config.metricsToken, store });
  const routing = createRouting(config, store.webhooks);
  const signing = createSigning(store.settings, now);
  const answers = createAnswers(store.settings);
  // If its pages are on another host, that host does not serve photos.
  const siteOrigin = config.corsOrigin === undefined ? build.siteOrigin : undefined;
  const ownOrigin = config.apiOrigin ?? siteOrigin ?? null;
  const forwarder = createForwarder({
    jobs: store.jobs,
    routing,
    bodyOf: createWebhookBody(store.photos, now, ownOrigin),
    signing,
    answers,
    resolve,
    now,
    random,
    baseMs: config.forwardBaseMs,
    noteOutcome: metrics.noteForwarding,
    log: app.log,
  });
  const noteOutcome = metrics.noteNotice;
  const notices = createNotices({ config, build, store, resolve, now, noteOutcome, log: app.log });
  const verification = createVerification(store, app.log);

  const streams = createEventStreams(store.onEvent, timeouts.heartbeat);
  // Before the grace period for requests in progress, which streams would use up.
  app.addHook('preClose', async () => streams.stop());
  guardConnections(app, timeouts);
  let closing = false;
  /** Prints incomplete settings once, before they cost leads. */
  async function tellSetUp(): Promise<void> {
    const settled = { webhooks: store.webhooks, countNotified: notices.rules.countNotified };
    const stored = await settledFindings(settled, routing.providers).catch((error: unknown) => {
      app.log.error(error, 'Could not check the saved settings.');
      return [];
    });
    for (const { text, fix } of [...configFindings(config), ...stored]) tell(`${text} ${fix}`);
  }
  async function beginOnceOpen(): Promise<void> {
    if (!(await opening.settled) || closing) return;
    await tellSetUp();
    forwarder.start();
    notices.notifier.start();
    notices.watch.start();
    verification.start();
  }
  store.onAnnounced(forwarder.wake);
  store.onAnnounced(notices.notifier.wake);
  app.addHook('onListen', (done) => {
    void beginOnceOpen();
    done();
  });
  app.addHook('preClose', async () => {
    closing = true;
    verification.stop();
    notices.watch.stop();
    await Promise.all([forwarder.stop(), notices.notifier.stop()]);
  });
  app.addHook('onClose', () => store.close());

  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  addHeaders(app, headersOf);
  refuseUntilOpen(app, opening);
  if (config.trustProxy === false) warnOfProxy(app, store.settings);
  await app.register(fastifyCookie);
  const windows = store.sharedCounts?.windows ?? ownWindows(elapsed);
  await app.register(fastifyRateLimit, { global: false, store: rateStore(windows) });

  const { wake } = forwarder;
  const tellWebhooks = createTelling({ store: store.photos, routing, now, wake, log: app.log });
  const photos = createPhotos(app, {
    config,
    store: store.photos,
    bytes: store.photoBytes,
    onEvent: store.onEvent,
    tell: tellWebhooks,
    windows,
    now,
  });
  const context: Context = {
    config,
    build,
    store,
    photos,
    routing,
    forwarder,
    notices,
    noticeCaps: createNoticeCaps(windows),
    streams,
    signing,
    answers,
    resolve,
    now,
    elapsed,
  };
  sweepHourly(app, photos, app.log);
  tellRegularly(app, tellWebhooks);
  healthRoutes(app, context);
  metrics.serve(app);
  await app.register((scope) => visitorRoutes(scope, context));
  await adminRoutes(app, context);
  if (!config.apiOnly) await siteRoutes(app, config.distDir, build);
  else app.setNotFoundHandler(nothingFound);
  return { app, store, forwarder, notices, photos, opened };
}

/** Visitors' requests, which pages on another host may be allowed to send. */
async function visitorRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { corsOrigin } = context.config;
  if (corsOrigin !== undefined) await app.register(fastifyCors, corsOptions(corsOrigin));
  leadRoutes(app, context);
  await photoRoutes(app, context.photos);
  signedPhotoRoutes(app, context);
  errorReportRoutes(app, context);
}
