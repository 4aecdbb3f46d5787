import type { FastifyInstance } from 'fastify';
import { analyticsQuerySchema, type Analytics } from '#contract/admin/analytics.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import { businessDay } from '#content/business-time.ts';
import { dayAfter } from '../business-time.ts';

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
