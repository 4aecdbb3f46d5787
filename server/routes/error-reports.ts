import type { FastifyInstance } from 'fastify';
import { errorFeedbackSchema, errorRecordSchema } from '#contract/error-record.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import { createBudget } from '../rate.ts';

const MINUTE = 60_000;
const BODY_BYTES = 32 * 1024;

/** `POST /api/errors` and `POST /api/error-feedback`: 204 once the report is stored. */
export function errorReportRoutes(app: FastifyInstance, { config, store, now }: Context): void {
  const budget = createBudget(app, 'reports', config.ratePerMinute, MINUTE);
  const options = { bodyLimit: BODY_BYTES, onRequest: budget.spend };
  const at = () => new Date(now()).toISOString();

  app.post(paths.errors, options, async (request, reply) => {
    await store.errors.add(parseInput(errorRecordSchema, request.body), at());
    return reply.code(204).send();
  });

  app.post(paths.errorFeedback, options, async (request, reply) => {
    await store.errors.addFeedback(parseInput(errorFeedbackSchema, request.body), at());
    return reply.code(204).send();
  });
}
