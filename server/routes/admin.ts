import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { guardByRules } from '../admin/guard.ts';
import { adminPhotoRoutes } from '../photos/file-routes.ts';
import { createAdminServices } from '../admin/services.ts';
import { accountRoutes } from './account.ts';
import type { LeadReception } from './lead-reception.ts';
import { linkRoutes } from './links.ts';
import { peopleRoutes } from './people.ts';
import { auditRoutes } from './audit.ts';
import { answerRoutes } from './answers.ts';
import { busyTimeRoutes } from './busy-times.ts';
import { analyticsRoutes, overviewRoutes } from './figures.ts';
import { capsuleRoutes } from './capsules.ts';
import { confirmationRoutes } from './confirmations.ts';
import { contentRoutes } from './content.ts';
import { errorListRoutes } from './errors.ts';
import { inboxRoutes } from './inbox.ts';
import { noticeRoutes, snoozeRoutes } from './notices.ts';
import { eventRoutes } from './events.ts';
import { placeRoutes } from './places.ts';
import { personRoutes } from './persons.ts';
import { retentionRoutes } from './retention.ts';
import { sessionRoutes } from './session.ts';
import { transferRoutes } from './transfers.ts';
import { visitRoutes } from './visits.ts';
import { webhookRoutes, webhookSecretRoutes } from './webhooks.ts';

/** All routes of the admin behind one guard, each with the access that the rules give it. */
export async function adminRoutes(
  app: FastifyInstance,
  context: Context,
  reception: LeadReception,
): Promise<void> {
  const services = createAdminServices(context, app.log);
  const { sessions } = services;
  await app.register((admin, _options, done) => {
    guardByRules(admin, sessions);
    sessionRoutes(admin, context, services);
    linkRoutes(admin, context, services);
    peopleRoutes(admin, context, services);
    accountRoutes(admin, context, services);
    eventRoutes(admin, context, sessions);
    snoozeRoutes(admin, context);
    webhookRoutes(admin, context);
    webhookSecretRoutes(admin, context);
    inboxRoutes(admin, context);
    capsuleRoutes(admin, context, reception);
    visitRoutes(admin, context);
    busyTimeRoutes(admin, context);
    answerRoutes(admin, context);
    overviewRoutes(admin, context);
    noticeRoutes(admin, context);
    confirmationRoutes(admin, context);
    adminPhotoRoutes(admin, context);
    analyticsRoutes(admin, context);
    errorListRoutes(admin, context);
    contentRoutes(admin, context);
    placeRoutes(admin, context);
    auditRoutes(admin, context);
    personRoutes(admin, context);
    transferRoutes(admin, context);
    retentionRoutes(admin, context);
    done();
  });
}
