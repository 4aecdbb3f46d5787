import type { FastifyInstance } from 'fastify';
import { signInSchema } from '#contract/admin/session.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import { refuseCrossSite } from '../admin/guard.ts';
import type { Sessions } from '../admin/sessions.ts';
import { ownWrongPasswords } from '../admin/guesses.ts';
import { createSignIn } from '../admin/sign-in.ts';

const BODY_BYTES = 4096;

/** `/api/admin/session`: GET returns the session, POST signs in, DELETE signs out. */
export function sessionRoutes(
  app: FastifyInstance,
  { store: { owner, sharedCounts }, elapsed }: Context,
  sessions: Sessions,
): void {
  const wrongPasswords = sharedCounts?.wrongPasswords ?? ownWrongPasswords(elapsed);
  const signIn = createSignIn({ owner, sessions, wrongPasswords });

  app.get(paths.session, (request) => sessions.read(request));

  app.post(paths.session, { bodyLimit: BODY_BYTES }, (request, reply) => {
    refuseCrossSite(request);
    const { password } = parseInput(signInSchema, request.body);
    return signIn(request, reply, password);
  });

  app.delete(paths.session, async (request, reply) => {
    refuseCrossSite(request);
    await sessions.end(request, reply);
    return reply.code(204).send();
  });
}
