import type { FastifyInstance } from 'fastify';
import { signInSchema } from '#contract/admin.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import { refuseCrossSite } from '../owner/guard.ts';
import { matches } from '../owner/password.ts';
import type { Sessions } from '../owner/sessions.ts';
import { createTurns } from '../owner/turns.ts';
import { createBudget } from '../rate.ts';
import { Refusal } from '../refusal.ts';

const WRONG_PASSWORDS = 10;
const WINDOW_MS = 15 * 60_000;
const LONGEST_QUEUE = 10;

/** `/api/admin/session`: GET says who is there, POST signs in, DELETE signs out. */
export function sessionRoutes(app: FastifyInstance, { store }: Context, sessions: Sessions): void {
  const budget = createBudget(app, WRONG_PASSWORDS, WINDOW_MS);
  const inTurn = createTurns(
    LONGEST_QUEUE,
    () => new Refusal(429, 'rate_limited', 'Too many sign-ins at once.', { retryAfter: 5 }),
  );

  app.get(paths.session, (request) => sessions.read(request));

  app.post(paths.session, (request, reply) => {
    refuseCrossSite(request);
    const { password } = parseInput(signInSchema, request.body);
    return inTurn(async () => {
      await budget.require(request);
      const hash = store.owner.passwordHash();
      if (hash === null || !(await matches(password, hash))) {
        await budget.spend(request);
        throw new Refusal(401, 'wrong_password', 'This is not the password.');
      }
      return sessions.begin(request, reply);
    });
  });

  app.delete(paths.session, (request, reply) => {
    refuseCrossSite(request);
    sessions.end(request, reply);
    return reply.code(204).send();
  });
}
