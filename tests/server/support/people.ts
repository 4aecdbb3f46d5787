import { invitedSchema, type Role } from '#contract/admin/people.ts';
import { paths } from '#contract/paths.ts';
import type { Server } from '#server/app.ts';
import type { asOwner } from './owner.ts';

type App = Server['app'];
type Caller = Awaited<ReturnType<typeof asOwner>>;

/** The secret of an invitation that the owner has made. */
export async function invitedBy(owner: Caller, name: string, role: Role = 'office') {
  const email = `${name.toLowerCase()}@example.com`;
  const answer = await owner({
    method: 'POST',
    url: `${paths.adminPeople}/invitations`,
    payload: { name, email, role },
  });
  return invitedSchema.parse(answer.json()).path.split('#')[1] ?? '';
}

/** Uses a link that works once, which signs in. */
export function useLink(app: App, token: string, password: string) {
  const payload = { token, password };
  return app.inject({ method: 'POST', url: `${paths.adminLinks}/use`, payload });
}

/** Signs in with whatever is given. */
export function signInAs(app: App, payload: object, from: object = {}) {
  return app.inject({ method: 'POST', url: paths.session, payload, ...from });
}

/** A function that calls the server with the cookies of an answer. */
export function withCookiesOf(
  app: App,
  answer: { cookies: { name: string; value: string }[] },
): Caller {
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return (call) => app.inject({ ...call, cookies });
}
