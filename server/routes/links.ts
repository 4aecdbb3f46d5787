import type { FastifyInstance } from 'fastify';
import { type Linked, linkSchema, linkUseSchema, recoverySchema } from '#contract/admin/people.ts';
import type { Session } from '#contract/admin/session.ts';
import { paths } from '#contract/paths.ts';
import type { AdminServices } from '../admin/services.ts';
import type { Context } from '../context.ts';
import { parseInput } from '../input.ts';
import { createBudget } from '../rate.ts';

const BODY_BYTES = 4096;
const MINUTE = 60_000;
const MAILS_PER_HOUR = 10;

/** Links that work once, for whoever has no session yet: to join, and to set a new password. */
export function linkRoutes(
  app: FastifyInstance,
  { audit, config }: Context,
  { links, sessions, signIn }: AdminServices,
): void {
  const budget = createBudget(app, 'links', config.ratePerMinute, MINUTE);
  const mails = createBudget(app, 'recovery', MAILS_PER_HOUR, 60 * MINUTE);
  const options = { bodyLimit: BODY_BYTES, onRequest: budget.spend };

  app.post(paths.adminLinks, options, (request): Promise<Linked> =>
    links.look(parseInput(linkSchema, request.body).token),
  );

  app.post(`${paths.adminLinks}/use`, options, async (request, reply): Promise<Session> => {
    const { token, password } = parseInput(linkUseSchema, request.body);
    const { kind } = await links.look(token);
    const person = await links.use(token, password);
    // A new password does not replace the second factor.
    const session =
      person.totpSecret === ''
        ? await signIn.start(request, reply, person)
        : await sessions.read(request);
    const subject = person.name;
    await audit.note(request, {
      kind: 'people',
      subject,
      to: kind === 'recovery' ? 'password' : 'joined',
    });
    return session;
  });

  app.post(
    paths.adminRecovery,
    { bodyLimit: BODY_BYTES, onRequest: mails.spend },
    async (request, reply) => {
      const { email } = parseInput(recoverySchema, request.body);
      // Not awaited: how long it takes would say whether somebody has this address.
      void links.recover(email).catch((error: unknown) => {
        request.log.error(error, 'Could not send a link to set a new password.');
      });
      return reply.code(202).send();
    },
  );
}
