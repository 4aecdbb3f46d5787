import type { FastifyInstance } from 'fastify';

/**
 * Says once in the log that a proxy stands before a server which does not believe it: all visitors
 * have one address then, and share its budget.
 */
export function warnOfProxy(app: FastifyInstance): void {
  let said = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!said && request.headers['x-forwarded-for'] !== undefined) {
      said = true;
      request.log.warn('A proxy forwards requests, but TRUST_PROXY is not set: see .env.example.');
    }
    done();
  });
}
