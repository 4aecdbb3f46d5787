import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { passkeyAnswerSchema } from '#contract/admin/people.ts';
import { type Session, signInSchema } from '#contract/admin/session.ts';
import { paths } from '#contract/paths.ts';
import type { AdminServices } from '../admin/services.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http-error.ts';
import { parseInput } from '../input.ts';
import { createBudget } from '../rate.ts';

const BODY_BYTES = 16_384;
const MINUTE = 60_000;

/** `/api/admin/session`: GET returns the session, POST signs in, DELETE signs out. */
export function sessionRoutes(
  app: FastifyInstance,
  { audit, config }: Context,
  { sessions, signIn, passkeys }: AdminServices,
): void {
  const budget = createBudget(app, 'passkey', config.ratePerMinute, MINUTE);

  app.get(paths.session, (request) => sessions.read(request));

  app.post(paths.session, { bodyLimit: BODY_BYTES }, (request, reply) => {
    const given = parseInput(signInSchema, request.body);
    return noted(request, () => signIn.withPassword(request, reply, given));
  });

  app.post(`${paths.sessionPasskey}/options`, { onRequest: budget.spend }, (request) =>
    passkeys.signInOptions(request),
  );

  app.route({
    method: 'POST',
    url: paths.sessionPasskey,
    bodyLimit: BODY_BYTES,
    onRequest: budget.spend,
    handler: withPasskey,
  });

  app.delete(paths.session, async (request, reply) => {
    const session = await sessions.recognise(request);
    await sessions.end(request, reply);
    if (session !== null) await audit.note(request, { kind: 'sign_out', subject: '' });
    return reply.code(204).send();
  });

  function withPasskey(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
    const answer = parseInput(passkeyAnswerSchema, request.body);
    return noted(request, async () =>
      signIn.start(request, reply, await passkeys.personOf(request, answer)),
    );
  }

  async function noted(request: FastifyRequest, start: () => Promise<Session>): Promise<Session> {
    try {
      const session = await start();
      await audit.note(request, { kind: 'sign_in', subject: '' });
      return session;
    } catch (error) {
      if (isRefusal(error)) await audit.noteRefused(request);
      throw error;
    }
  }
}

const REFUSALS = ['wrong_password', 'wrong_code', 'passkey_refused'];

const isRefusal = (error: unknown): boolean =>
  error instanceof HttpError && REFUSALS.includes(error.code);
