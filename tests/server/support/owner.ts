import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  type LeadDetail,
  leadDetailSchema,
  leadPageSchema,
  type LeadSummary,
} from '#contract/admin/leads.ts';
import type { Role } from '#contract/admin/people.ts';
import type { WebhookKey } from '#contract/form-types.ts';
import { paths } from '#contract/paths.ts';
import type { Server } from '#server/app.ts';

export const PASSWORD = 'correct horse';

type Call = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  payload?: object;
  headers?: Record<string, string>;
};

/** Signs in and returns a function that calls the server as the owner. */
export async function asOwner(app: FastifyInstance) {
  const answer = await app.inject({
    method: 'POST',
    url: paths.session,
    payload: { password: PASSWORD },
  });
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return (call: Call) => app.inject({ ...call, cookies });
}

/** The first page of the owner's inbox. */
export async function inbox(app: FastifyInstance, query = ''): Promise<LeadSummary[]> {
  const owner = await asOwner(app);
  const answer = await owner({ url: `${paths.adminLeads}${query}` });
  return leadPageSchema.parse(answer.json()).leads;
}

/** One lead with its versions and attempts. */
export async function leadDetail(app: FastifyInstance, id: string): Promise<LeadDetail> {
  const owner = await asOwner(app);
  const answer = await owner({ url: `${paths.adminLeads}/${id}` });
  return leadDetailSchema.parse(answer.json());
}

/** Saves the owner's webhook for a form type. */
export async function saveWebhook(app: FastifyInstance, formType: WebhookKey, url: string) {
  const owner = await asOwner(app);
  return owner({ method: 'PUT', url: `${paths.adminWebhooks}/${formType}`, payload: { url } });
}

/** Calls the server as somebody with this role, by a session that was begun at `startedAt`. */
export async function asRole(
  { app, store }: Pick<Server, 'app' | 'store'>,
  role: Role,
  startedAt = Date.now(),
) {
  const token = randomBytes(32).toString('base64url');
  const email = `${token.slice(0, 8)}@example.com`;
  const person = { name: `Person ${token}`, email, role, passwordHash: 'scrypt:2:1:1:AA:AA' };
  const { id: personId } = await store.people.add(person, startedAt);
  const id = createHash('sha256').update(token).digest('base64url');
  await store.sessions.add({ id, personId, device: '', place: '', startedAt });
  return (call: Call) => app.inject({ ...call, cookies: { ashlar: token } });
}
