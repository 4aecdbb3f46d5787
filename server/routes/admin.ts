import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { refuseCrossSite, requireOwner } from '../admin/guard.ts';
import { adminPhotoRoutes } from '../photos/file-routes.ts';
import { createSessions } from '../admin/sessions.ts';
import { auditRoutes } from './audit.ts';
import { answerRoutes } from './answers.ts';
import { analyticsRoutes, overviewRoutes } from './figures.ts';
import { confirmationRoutes } from './confirmations.ts';
import { errorListRoutes } from './errors.ts';
import { inboxRoutes } from './inbox.ts';
import { noticeRoutes, snoozeRoutes } from './notices.ts';
import { eventRoutes } from './events.ts';
import { sessionRoutes } from './session.ts';
import { visitRoutes } from './visits.ts';
import { webhookRoutes, webhookSecretRoutes } from './webhooks.ts';

/** All routes of the owner behind one guard, signing in, and what a locked phone may request. */
export async function adminRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const sessions = createSessions(context.store.owner, context.now);
  const signedIn = requireOwner(sessions);
  sessionRoutes(app, context, sessions);
  eventRoutes(app, context, sessions);
  snoozeRoutes(app, context);
  await app.register((guarded, _options, done) => {
    guarded.addHook('onRequest', async (request, reply) => {
      refuseCrossSite(request);
      await signedIn(request, reply);
    });
    webhookRoutes(guarded, context);
    webhookSecretRoutes(guarded, context);
    inboxRoutes(guarded, context);
    visitRoutes(guarded, context);
    answerRoutes(guarded, context);
    overviewRoutes(guarded, context);
    noticeRoutes(guarded, context);
    confirmationRoutes(guarded, context);
    adminPhotoRoutes(guarded, context);
    analyticsRoutes(guarded, context);
    errorListRoutes(guarded, context);
    auditRoutes(guarded, context);
    done();
  });
}
