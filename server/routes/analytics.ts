import type { FastifyInstance } from 'fastify';
import { analyticsQuerySchema, type Analytics } from '#contract/admin.ts';
import { formTypes } from '#contract/form-types.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import { daysBetween, sydneyDay } from '../sydney.ts';

const USUAL_DAYS = 30;

/** `GET /api/admin/analytics`: figures about the leads of the last days, computed from the inbox. */
export function analyticsRoutes(app: FastifyInstance, { store, now }: Context): void {
  const { statistics } = store;
  app.get(paths.adminAnalytics, (request): Analytics => {
    const { days } = parseInput(analyticsQuerySchema, request.query);
    const today = sydneyDay(now());
    const since = daysBefore(today, (days === undefined ? USUAL_DAYS : Number(days)) - 1);
    const rows = statistics.perDay(since);
    const sum = (some: typeof rows) => some.reduce((total, row) => total + row.count, 0);
    return {
      days: daysBetween(since, today).map((day) => {
        const ofDay = rows.filter((row) => row.day === day);
        return {
          day,
          total: sum(ofDay),
          byForm: Object.fromEntries(ofDay.map((row) => [row.form_type, row.count])),
        };
      }),
      forms: formTypes.map((formType) => ({
        formType,
        count: sum(rows.filter((row) => row.form_type === formType)),
      })),
      total: sum(rows),
      spam: statistics.spam(since),
      notFirstTry: statistics.notFirstTry(since),
      delay: statistics.delay(since),
      delivery: statistics.delivery(since),
    };
  });
}

function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return date.toISOString().slice(0, 10);
}
