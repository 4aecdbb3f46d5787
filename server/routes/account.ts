import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  type Account,
  codesStartSchema,
  confirmationSchema,
  passkeyAnswerSchema,
  passwordChangeSchema,
  profileSchema,
} from '#contract/admin/people.ts';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import { newRecoveryCodes, newSecret, recoveryHash, stepOf } from '../admin/codes.ts';
import { sessionOf } from '../admin/current.ts';
import { nameTaken } from '../admin/links.ts';
import { hashPassword, refuseWeak } from '../admin/password.ts';
import type { AdminServices } from '../admin/services.ts';
import { publicPerson } from '../admin/sessions.ts';
import type { Context } from '../context.ts';
import { HttpError } from '../http-error.ts';
import { parseInput } from '../input.ts';

const paramsSchema = z.object({ id: z.string().check(z.maxLength(1000)) });

/** `/api/admin/account`: what people change about their own sign-in. */
export function accountRoutes(
  app: FastifyInstance,
  { store, audit, passwordCost, now }: Context,
  { signIn, passkeys }: AdminServices,
): void {
  const { people, sessions } = store;
  const codes = `${paths.adminAccount}/codes`;
  const keys = `${paths.adminAccount}/passkeys`;

  app.get(paths.adminAccount, (request): Promise<Account> => account(request));

  app.route({
    method: 'PATCH',
    url: paths.adminAccount,
    async handler(request) {
      const { person } = sessionOf(request);
      const profile = parseInput(profileSchema, request.body);
      if (await people.taken(profile, person.id)) throw nameTaken();
      await people.change(person.id, profile);
      await noteOwn(request, 'profile');
      return account(request);
    },
  });

  app.route({
    method: 'PUT',
    url: `${paths.adminAccount}/password`,
    async handler(request) {
      const session = sessionOf(request);
      const { current, password } = parseInput(passwordChangeSchema, request.body);
      await signIn.confirm(session, current);
      refuseWeak(password);
      const hash = await hashPassword(password, passwordCost);
      await people.setPassword(session.person.id, hash, session.id);
      await noteOwn(request, 'password');
      return account(request);
    },
  });

  /** A secret for an authenticator app, not in use until a code of it has been entered. */
  app.post(codes, (request) => newSecret(sessionOf(request).person));

  app.route({
    method: 'PUT',
    url: codes,
    async handler(request) {
      const session = sessionOf(request);
      const { secret, code, password } = parseInput(codesStartSchema, request.body);
      await signIn.confirm(session, password);
      const step = stepOf(secret, code, now());
      if (step === null) throw new HttpError(400, 'wrong_code', 'Wrong code.');
      const made = newRecoveryCodes();
      const { id } = session.person;
      const hashes = made.map((one) => recoveryHash(id, one));
      await people.setTotp(id, secret, step, hashes);
      await noteOwn(request, 'codes_on');
      return { codes: made };
    },
  });

  app.post(`${codes}/off`, async (request): Promise<Account> => {
    await confirmed(request);
    await people.setTotp(sessionOf(request).person.id, '', 0, []);
    await noteOwn(request, 'codes_off');
    return account(request);
  });

  app.post(`${keys}/options`, async (request) => {
    await confirmed(request);
    return passkeys.newOptions(request, sessionOf(request).person);
  });

  app.route({ method: 'POST', url: keys, handler: addPasskey });

  async function addPasskey(request: FastifyRequest): Promise<Account> {
    const answer = parseInput(passkeyAnswerSchema, request.body);
    await passkeys.add(request, sessionOf(request).person, answer);
    await noteOwn(request, 'passkey_added');
    return account(request);
  }

  app.post(`${keys}/:id/remove`, async (request): Promise<Account> => {
    await confirmed(request);
    const { id } = parseInput(paramsSchema, request.params);
    await store.passkeys.remove(sessionOf(request).person.id, id);
    await noteOwn(request, 'passkey_removed');
    return account(request);
  });

  app.delete(`${paths.adminAccount}/sessions/:id`, async (request): Promise<Account> => {
    const { id } = parseInput(paramsSchema, request.params);
    const session = await sessions.find(id);
    if (session?.personId === sessionOf(request).person.id) await sessions.end(id);
    return account(request);
  });

  /** All but the one that asks. */
  app.delete(`${paths.adminAccount}/sessions`, async (request): Promise<Account> => {
    const { id, person } = sessionOf(request);
    await sessions.endAll(person.id, id);
    return account(request);
  });

  async function confirmed(request: FastifyRequest): Promise<void> {
    const { password } = parseInput(confirmationSchema, request.body);
    await signIn.confirm(sessionOf(request), password);
  }

  function noteOwn(request: FastifyRequest, what: string): Promise<void> {
    const { name } = sessionOf(request).person;
    return audit.note(request, { kind: 'people', subject: name, to: what });
  }

  async function account(request: FastifyRequest): Promise<Account> {
    const current = sessionOf(request);
    const person = (await people.find(current.person.id)) ?? current.person;
    return {
      person: publicPerson(person),
      sessions: (await sessions.ofPerson(person.id)).map(({ id, device, place, ...times }) => ({
        id,
        device,
        place,
        startedAt: new Date(times.startedAt).toISOString(),
        seenAt: new Date(times.seenAt).toISOString(),
        isCurrent: id === current.id,
      })),
      hasCodes: person.totpSecret !== '',
      recoveryCodes: await people.countRecoveryCodes(person.id),
      passkeys: (await store.passkeys.ofPerson(person.id)).map(({ id, name, addedAt, usedAt }) => ({
        id,
        name,
        addedAt: new Date(addedAt).toISOString(),
        usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
      })),
    };
  }
}
