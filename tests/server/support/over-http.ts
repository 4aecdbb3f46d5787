import { leadPageSchema } from '#contract/admin/leads.ts';
import { paths } from '#contract/paths.ts';
import { PASSWORD } from './owner.ts';

/** Sends a lead to a server in another process; null when it gave no answer. */
export async function post(address: string, lead: object): Promise<Response | null> {
  try {
    return await fetch(`${address}${paths.leads}`, {
      method: 'POST',
      body: JSON.stringify(lead),
      headers: { 'content-type': 'application/json' },
    });
  } catch {
    return null;
  }
}

/** Signs in at a server in another process. */
export function signIn(address: string, password: string): Promise<Response> {
  return fetch(`${address}${paths.session}`, {
    method: 'POST',
    body: JSON.stringify({ password }),
    headers: { 'content-type': 'application/json' },
  });
}

/** Ids of all leads in the inbox of a server in another process. */
export async function allLeads(address: string): Promise<string[]> {
  const cookie = (await signIn(address, PASSWORD)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const found: string[] = [];
  let query = '?limit=100';
  for (;;) {
    const answer = await fetch(`${address}${paths.adminLeads}${query}`, { headers: { cookie } });
    const page = leadPageSchema.parse(await answer.json());
    found.push(...page.leads.map(({ id }) => id));
    if (page.nextCursor === null) return found;
    query = `?limit=100&cursor=${page.nextCursor}`;
  }
}
