import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  invitationSchema,
  type Invited,
  type People,
  personChangeSchema,
} from '#contract/admin/people.ts';
import { paths } from '#contract/paths.ts';
import { z } from '#contract/zod.ts';
import { nameIn } from '../admin/current.ts';
import type { AdminServices } from '../admin/services.ts';
import { publicPerson } from '../admin/sessions.ts';
import type { Context } from '../context.ts';
import { HttpError, notFound } from '../http-error.ts';
import { parseInput } from '../input.ts';
import { FIRST_OWNER, type StoredPerson } from '../store/people.ts';

const paramsSchema = z.object({ id: z.string().check(z.maxLength(100)) });
const idOf = ({ params }: FastifyRequest): string => parseInput(paramsSchema, params).id;

/** `/api/admin/people`: who signs in, and invitations. */
export function peopleRoutes(
  app: FastifyInstance,
  { store, audit }: Context,
  { links }: AdminServices,
): void {
  const { people, sessions, passkeys } = store;
  const one = `${paths.adminPeople}/:id`;

  app.get(paths.adminPeople, (): Promise<People> => list());

  app.get(`${paths.adminPeople}/names`, async () => ({
    names: (await people.all()).map(({ name }) => name).filter((name) => name !== ''),
  }));

  app.post(`${paths.adminPeople}/invitations`, async (request, reply) => {
    const invitation = parseInput(invitationSchema, request.body);
    const invited = await links.invite(invitation, nameIn(request));
    const { name, role } = invitation;
    await audit.note(request, { kind: 'people', subject: name, to: `invited ${role}` });
    const answer: Invited = { ...invited, people: await list() };
    return reply.code(201).send(answer);
  });

  app.delete(`${paths.adminPeople}/invitations/:id`, async (request): Promise<People> => {
    await links.withdraw(idOf(request));
    await audit.note(request, { kind: 'people', subject: 'invitation', to: 'withdrawn' });
    return list();
  });

  app.route({
    method: 'PATCH',
    url: one,
    async handler(request) {
      const { role } = parseInput(personChangeSchema, request.body);
      const person = await changeable(request);
      await people.change(person.id, { role });
      const { name: subject, role: from } = person;
      await audit.note(request, { kind: 'people', subject, from, to: role });
      return list();
    },
  });

  app.route({ method: 'DELETE', url: one, handler: remove });

  async function remove(request: FastifyRequest): Promise<People> {
    const { id, name: subject, role: from } = await changeable(request);
    await people.remove(id);
    await audit.note(request, { kind: 'people', subject, from, to: 'removed' });
    return list();
  }

  /** Anybody but the first owner, who always remains an owner. */
  async function changeable(request: FastifyRequest): Promise<StoredPerson> {
    const person = await people.find(idOf(request));
    if (person === null) throw notFound('Person not found.');
    if (person.id !== FIRST_OWNER) return person;
    throw new HttpError(409, 'first_owner', 'The first owner cannot be changed or removed.');
  }

  async function list(): Promise<People> {
    const seen = await sessions.lastSeen();
    const keys = await passkeys.all();
    return {
      people: (await people.all()).map((person) => {
        const at = seen.get(person.id);
        return {
          ...publicPerson(person),
          isFirst: person.id === FIRST_OWNER,
          hasCodes: person.totpSecret !== '',
          passkeys: keys.filter(({ personId }) => personId === person.id).length,
          lastSeenAt: at === undefined ? null : new Date(at).toISOString(),
        };
      }),
      invitations: await links.waiting(),
      canMail: links.canMail,
    };
  }
}
