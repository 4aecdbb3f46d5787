import {
  type Invitation,
  type Invited,
  invitedSchema,
  namesSchema,
  type People,
  peopleSchema,
  type Role,
} from '#contract/admin/people.ts';
import { paths } from '#contract/paths.ts';
import { call } from '../api/call.ts';

const personAt = (id: string) => `${paths.adminPeople}/${encodeURIComponent(id)}`;

/** Throws a CallError, as all of these. */
export function loadPeople(signal: AbortSignal): Promise<People> {
  return call(peopleSchema, paths.adminPeople, { signal });
}

export function invite(body: Invitation): Promise<Invited> {
  return call(invitedSchema, `${paths.adminPeople}/invitations`, { method: 'POST', body });
}

export function withdrawInvitation(id: string): Promise<People> {
  const path = `${paths.adminPeople}/invitations/${encodeURIComponent(id)}`;
  return call(peopleSchema, path, { method: 'DELETE' });
}

export function changeRole(id: string, role: Role): Promise<People> {
  return call(peopleSchema, personAt(id), { method: 'PATCH', body: { role } });
}

export function removePerson(id: string): Promise<People> {
  return call(peopleSchema, personAt(id), { method: 'DELETE' });
}

/** The names that leads can be assigned to. */
export function loadNames(signal: AbortSignal) {
  return call(namesSchema, `${paths.adminPeople}/names`, { signal });
}
