import type { FastifyInstance } from 'fastify';
import { signInSchema } from '#contract/admin/session.ts';
import { paths } from '#contract/paths.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http-error.ts';
import { parseInput } from '../input.ts';
import { refuseCrossSite } from '../admin/guard.ts';
import type { Sessions } from '../admin/sessions.ts';
import { ownWrongPasswords } from '../admin/guesses.ts';
import { createSignIn } from '../admin/sign-in.ts';

const BODY_BYTES = 4096;

/** `/api/admin/session`: GET returns the session, POST signs in, DELETE signs out. */
export function sessionRoutes(
  app: FastifyInstance,
  { store: { owner, sharedCounts }, audit, elapsed }: Context,
  sessions: Sessions,
): void {
  const wrongPasswords = sharedCounts?.wrongPasswords ?? ownWrongPasswords(elapsed);
  const signIn = createSignIn({ owner, sessions, wrongPasswords });

  app.get(paths.session, (request) => sessions.read(request));

  app.post(paths.session, { bodyLimit: BODY_BYTES }, async (request, reply) => {
    refuseCrossSite(request);
    const { password } = parseInput(signInSchema, request.body);
    try {
      const session = await signIn(request, reply, password);
      await audit.note(request, { kind: 'sign_in', subject: '' });
      return session;
    } catch (error) {
      if (isWrongPassword(error)) await audit.noteRefused(request);
      throw error;
    }
  });

  app.delete(paths.session, async (request, reply) => {
    refuseCrossSite(request);
    const isSignedIn = (await sessions.idOf(request)) !== null;
    await sessions.end(request, reply);
    if (isSignedIn) await audit.note(request, { kind: 'sign_out', subject: '' });
    return reply.code(204).send();
  });
}

const isWrongPassword = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'wrong_password';
