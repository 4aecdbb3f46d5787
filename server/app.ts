import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { limits } from '#contract/limits.ts';
import { z } from '#contract/zod.ts';
import { answerError } from './answer-error.ts';
import { noBuild, readBuildInfo } from './build-info.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createDestinations } from './forwarding/destination.ts';
import { createForwarder } from './forwarding/forwarder.ts';
import { systemResolve, type Resolve } from './forwarding/send.ts';
import { securityHeaders } from './headers.ts';
import { logOptions } from './log.ts';
import { ensurePassword, strongCost, type PasswordCost } from './owner/password.ts';
import { nothingHere } from './refusal.ts';
import { errorReportRoutes } from './routes/error-reports.ts';
import { healthRoutes } from './routes/health.ts';
import { leadRoutes } from './routes/leads.ts';
import { ownerRoutes } from './routes/owner.ts';
import { notFoundHandler, siteRoutes } from './site/site.ts';
import { openStore, type Store } from './store/store.ts';

// Words for faults that the contract has no message for.
z.config(z.locales.en());

/** What a test may put in the place of the world. */
export type World = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
  resolve: Resolve;
  passwordCost: PasswordCost;
};

const realWorld: World = {
  now: Date.now,
  random: Math.random,
  resolve: systemResolve,
  passwordCost: strongCost,
};

export type Server = {
  app: FastifyInstance;
  store: Store;
  /** The owner's password when this start has made one: to be shown once. */
  newPassword: string | null;
};

/**
 * The whole server with every option, not yet listening; forwarding begins when it listens. Throws
 * when the data folder cannot be used or there is no built site.
 */
export async function buildApp(config: Config, world: Partial<World> = {}): Promise<Server> {
  const { now, random, resolve, passwordCost } = { ...realWorld, ...world };
  const build = config.apiOnly ? noBuild : readBuildInfo(config.distDir);
  const app = Fastify({
    logger: logOptions(config.logLevel),
    trustProxy: config.trustProxy,
    bodyLimit: limits.bodyMaxBytes,
    requestTimeout: 30_000,
    // A path that cannot be decoded belongs to nothing.
    frameworkErrors: (_error, request, reply) => answerError(nothingHere(), request, reply),
  });
  const store = openStore(config.dataDir);
  const newPassword = await ensurePassword(store.owner, config.adminPassword, passwordCost);
  const destinations = createDestinations(config, store.webhooks);
  const forwarder = createForwarder({
    jobs: store.jobs,
    destinations,
    resolve,
    now,
    random,
    baseMs: config.forwardBaseMs,
    log: app.log,
  });
  const context: Context = { config, build, store, destinations, forwarder, resolve, now };

  app.addHook('onListen', (done) => {
    forwarder.start();
    done();
  });
  app.addHook('preClose', () => forwarder.stop());
  app.addHook('onClose', () => store.close());

  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  addHeaders(app, context);
  await app.register(fastifyCookie);
  await app.register(fastifyRateLimit, { global: false });

  healthRoutes(app, context);
  leadRoutes(app, context);
  errorReportRoutes(app, context);
  await ownerRoutes(app, context);
  if (!config.apiOnly) await siteRoutes(app, config.distDir);
  app.setNotFoundHandler(notFoundHandler(!config.apiOnly));
  return { app, store, newPassword };
}

function addHeaders(app: FastifyInstance, { build }: Context): void {
  const plain = securityHeaders({ ...build, https: false });
  const secure = securityHeaders({ ...build, https: true });
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.protocol === 'https' ? secure : plain);
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    done();
  });
}
