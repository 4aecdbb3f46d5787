import fastifyCookie from '@fastify/cookie';
import fastifyCors from '@fastify/cors';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { addressNotice } from '#content/site-config.ts';
import { limits } from '#contract/limits.ts';
import { z } from '#contract/zod.ts';
import { answerError } from './answer-error.ts';
import { noBuild, readBuildInfo } from './build-info.ts';
import { clientErrorHandler } from './client-error.ts';
import type { Config } from './config.ts';
import { corsOptions } from './cors.ts';
import { guardConnections, timeoutOptions, usualTimeouts } from './connections.ts';
import type { Context } from './context.ts';
import type { BusyTimes } from './busy-times/busy-times.ts';
import type { Forwarder } from './forwarding/forwarder.ts';
import { systemResolve } from './forwarding/send.ts';
import { logOptions } from './log.ts';
import type { Notices } from './notices/notices.ts';
import { ensurePassword, strongCost } from './admin/password.ts';
import { notFound } from './http-error.ts';
import type { Photos } from './photos/photos.ts';
import { signedPhotoRoutes } from './photos/file-routes.ts';
import { photoRoutes } from './photos/routes.ts';
import { ownWindows, rateStore } from './rate.ts';
import { followOpening, refuseUntilOpen } from './opening.ts';
import type { RetentionRuns } from './retention.ts';
import { errorReportRoutes } from './routes/errors.ts';
import { healthRoutes } from './routes/health.ts';
import { capsuleKeyRoutes } from './routes/capsules.ts';
import { createCapsuleReception } from './capsules/receive.ts';
import { createMailbox, type Mailbox } from './mailbox/mailbox.ts';
import { createLeadReception, type LeadReception } from './routes/lead-reception.ts';
import { leadRoutes } from './routes/leads.ts';
import { leadFormRoutes } from './lead-form/routes.ts';
import { standingRoutes } from './routes/standing.ts';
import { adminRoutes } from './routes/admin.ts';
import { visitFeedRoutes } from './routes/visits.ts';
import { nothingFound, siteRoutes } from './site/site.ts';
import { warnOfProxy } from './client-address.ts';
import { addHeaders, basicHeaders, setHeaders } from './security.ts';
import { createServices, type Environment } from './services.ts';
import { createStore, type Store } from './store/store.ts';

// Messages for validation errors that the contract does not word itself.
z.config(z.locales.en());

const realEnvironment: Environment = {
  now: Date.now,
  elapsed: () => performance.now(),
  random: Math.random,
  resolve: systemResolve,
  passwordCost: strongCost,
  timeouts: usualTimeouts,
  restart: () => undefined,
  tell: () => undefined,
};

export type Server = {
  app: FastifyInstance;
  store: Store;
  forwarder: Forwarder;
  notices: Notices;
  busyTimes: BusyTimes;
  photos: Photos;
  retention: RetentionRuns;
  mailbox: Mailbox;
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
  changes: Partial<Environment> = {},
): Promise<Server> {
  const environment = { ...realEnvironment, ...changes };
  const { passwordCost, timeouts, tell } = environment;
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
  const opened = store.open(tell).then(() =>
    ensurePassword(store.people, {
      given: config.adminPassword,
      cost: passwordCost,
      now: environment.now,
      tell,
    }),
  );
  const opening = followOpening(opened);
  // While a remote database is unavailable, the server already answers: pages do not need it.
  if (config.databaseUrl === undefined) await opened;
  app.addHook('onClose', () => store.close());
  const windows = store.sharedCounts?.windows ?? ownWindows(environment.elapsed);
  await app.register(fastifyRateLimit, { global: false, store: rateStore(windows) });
  const services = createServices(app, { config, build, store, windows, environment });
  const { context, metrics } = services;
  await context.publisher.load();
  void opening.settled.then((isOpen) => (isOpen ? context.publisher.start() : undefined));
  // Before the grace period for requests in progress, which streams would use up.
  app.addHook('preClose', async () => context.streams.stop());
  guardConnections(app, timeouts);
  app.addHook('preClose', () => services.stop());
  const begin = async () => {
    await services.start();
    mailbox.start();
  };
  app.addHook('onListen', (done) => {
    void opening.settled.then((isOpen) => (isOpen ? begin() : undefined));
    done();
  });

  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  addHeaders(app, headersOf);
  refuseUntilOpen(app, opening);
  if (config.trustProxy === false) warnOfProxy(app, store.settings);
  await app.register(fastifyCookie);

  healthRoutes(app, context);
  metrics.serve(app);
  const reception = createLeadReception(app, context);
  await app.register((scope) => visitorRoutes(scope, context, reception));
  await adminRoutes(app, context, reception);
  const mailbox = createMailbox({
    config,
    settings: store.settings,
    windows,
    receive: createCapsuleReception(context.capsuleKeys, reception),
    now: environment.now,
    log: app.log,
  });
  app.addHook('preClose', () => mailbox.stop());
  if (!config.apiOnly) await siteRoutes(app, context, context.siteFiles);
  else app.setNotFoundHandler(nothingFound);
  const { forwarder, notices, busyTimes, photos, retention } = context;
  return { app, store, forwarder, notices, busyTimes, photos, retention, mailbox, opened };
}

/** Visitors' requests, which pages on another host may be allowed to send. */
async function visitorRoutes(
  app: FastifyInstance,
  context: Context,
  reception: LeadReception,
): Promise<void> {
  const { corsOrigin } = context.config;
  if (corsOrigin !== undefined) await app.register(fastifyCors, corsOptions(corsOrigin));
  capsuleKeyRoutes(app, context);
  leadRoutes(app, reception);
  standingRoutes(app, context, reception);
  await leadFormRoutes(app, context, reception);
  await photoRoutes(app, context.photos);
  signedPhotoRoutes(app, context);
  visitFeedRoutes(app, context);
  errorReportRoutes(app, context);
}
