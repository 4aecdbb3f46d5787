import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorChangeSchema, type ErrorList } from '#contract/admin/error-list.ts';
import { errorFeedbackSchema, errorRecordSchema } from '#contract/error-record.ts';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import type { Context } from '../context.ts';
import { notFound } from '../http-error.ts';
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

const paramsSchema = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) });

/**
 * `/api/admin/errors`: errors reported by visitors' browsers; resolve one, remove one, clear all.
 */
export function errorListRoutes(app: FastifyInstance, { store }: Context): void {
  const one = `${paths.adminErrors}/:id`;

  app.get(paths.adminErrors, (): Promise<ErrorList> => store.errors.list());

  app.patch(one, async (request, reply) => {
    const { resolved } = parseInput(errorChangeSchema, request.body);
    if (!(await store.errors.setResolved(idOf(request), resolved)))
      throw notFound('Error report not found.');
    return reply.code(204).send();
  });

  app.delete(one, async (request, reply) => {
    if (!(await store.errors.remove(idOf(request)))) throw notFound('Error report not found.');
    return reply.code(204).send();
  });

  app.delete(paths.adminErrors, async (_request, reply) => {
    await store.errors.clear();
    return reply.code(204).send();
  });
}

function idOf(request: FastifyRequest): number {
  return Number(parseInput(paramsSchema, request.params).id);
}
