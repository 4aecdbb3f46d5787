import type { FastifyInstance } from 'fastify';
import { snoozeSchema } from '#contract/admin/push.ts';
import { paths } from '#contract/paths.ts';
import { refuseCrossSite } from '../admin/guard.ts';
import type { Context } from '../context.ts';
import { notFound } from '../http-error.ts';
import { parseInput } from '../input.ts';
import { createBudget } from '../rate.ts';

const MINUTE = 60_000;
const SNOOZE_MS = 60 * MINUTE;

/**
 * `POST /api/admin/notices/later`: notifies a device again in an hour. Needs no session, since the
 * button is on a locked phone's notification: the ids of lead and device, sealed for that device,
 * are enough. 404 if the device was never notified of the lead.
 */
export function snoozeRoutes(app: FastifyInstance, { config, store, notices, now }: Context): void {
  const budget = createBudget(app, 'snooze', config.ratePerMinute, MINUTE);

  app.post(`${paths.adminNotices}/later`, { onRequest: budget.spend }, async (request, reply) => {
    refuseCrossSite(request);
    const { lead, device } = parseInput(snoozeSchema, request.body);
    const told = { channel: 'push', recipient: device } as const;
    if (!(await store.notices.again(lead, told, now() + SNOOZE_MS))) {
      throw notFound('Notification not found.');
    }
    notices.notifier.wake();
    return reply.code(204).send();
  });
}
