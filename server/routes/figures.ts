import type { FastifyInstance, FastifyRequest } from 'fastify';
import { businessDay } from '#content/business-time.ts';
import {
  type Analytics,
  analyticsQuerySchema,
  type MailboxReading,
  type Overview,
} from '#contract/admin/analytics.ts';
import type { Today } from '#contract/admin/leads.ts';
import { paths } from '#contract/paths.ts';
import { dayAfter } from '../business-time.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import { mailboxState } from '../mailbox/mailbox.ts';
import { scopeOf } from './scope.ts';

/** Days over which the share of leads sent offline is computed. */
const DAYS = 30;

/** `GET /api/admin/today` and `/api/admin/overview`: what waits for an owner. */
export function overviewRoutes(
  app: FastifyInstance,
  { config, store, lostLeads, now }: Context,
): void {
  app.get(paths.adminToday, (): Promise<Today> => store.reads.today(businessDay(now())));

  app.get(paths.adminOverview, (request) => overview(request));

  async function overview(request: FastifyRequest): Promise<Overview> {
    const scope = scopeOf(request, now());
    const { today } = scope;
    const days = { since: dayAfter(today, 1 - DAYS), until: today };
    const [counted, lostOnPhones, mailbox] = await Promise.all([
      store.reads.overview(scope, days),
      lostLeads.read(),
      mailboxReading(),
    ]);
    return { ...counted, lostOnPhones, ...(mailbox === null ? {} : { mailbox }) };
  }

  async function mailboxReading(): Promise<MailboxReading | null> {
    if (config.imapUrl === undefined) return null;
    const { readAt = null, failed = null } = (await mailboxState(store.settings)) ?? {};
    const failure = failed?.code ?? null;
    return { readAt: readAt === null ? null : new Date(readAt).toISOString(), failure };
  }
}

const USUAL_DAYS = 30;

/** `GET /api/admin/analytics`: figures about the leads of the last days, computed from the inbox. */
export function analyticsRoutes(app: FastifyInstance, { store, now }: Context): void {
  app.get(paths.adminAnalytics, (request): Promise<Analytics> => {
    const { days } = parseInput(analyticsQuerySchema, request.query);
    const until = businessDay(now());
    const since = dayAfter(until, 1 - (days === undefined ? USUAL_DAYS : Number(days)));
    return store.reads.analytics({ since, until });
  });
}
