import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorChangeSchema, type ErrorList } from '#contract/admin.ts';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import { nothingHere } from '../refusal.ts';

const paramsSchema = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) });

/** `/api/admin/errors`: what visitors' browsers reported; resolve one, remove one, clear all. */
export function errorListRoutes(app: FastifyInstance, { store }: Context): void {
  const one = `${paths.adminErrors}/:id`;

  app.get(paths.adminErrors, (): ErrorList => store.errors.list());

  app.patch(one, (request, reply) => {
    const { resolved } = parseInput(errorChangeSchema, request.body);
    if (!store.errors.setResolved(idOf(request), resolved))
      throw nothingHere('There is no such error.');
    return reply.code(204).send();
  });

  app.delete(one, (request, reply) => {
    if (!store.errors.remove(idOf(request))) throw nothingHere('There is no such error.');
    return reply.code(204).send();
  });

  app.delete(paths.adminErrors, (_request, reply) => {
    store.errors.clear();
    return reply.code(204).send();
  });
}

function idOf(request: FastifyRequest): number {
  return Number(parseInput(paramsSchema, request.params).id);
}
