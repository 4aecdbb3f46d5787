import { expect, vi } from 'vitest';
import { leadPageSchema } from '#contract/admin/leads.ts';
import type { RevisionPost } from '#contract/admin/content.ts';
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

/** The cookie of the owner, signed in at a server in another process once its database is open. */
export async function cookieOf(address: string): Promise<string> {
  await ready(address);
  const [cookie = ''] = (await signIn(address, PASSWORD)).headers.getSetCookie();
  return cookie.split(';')[0] ?? '';
}

/** Waits until a server in another process is ready. */
export async function ready(address: string): Promise<void> {
  await vi.waitFor(async () => expect((await fetch(`${address}${paths.ready}`)).status).toBe(200), {
    timeout: 60_000,
    interval: 100,
  });
}

/** Posts a revision to a server in another process. */
export async function publish(
  address: string,
  cookie: string,
  revision: RevisionPost,
): Promise<unknown> {
  const answer = await fetch(`${address}${paths.adminContent}`, {
    method: 'POST',
    body: JSON.stringify(revision),
    headers: { 'content-type': 'application/json', cookie },
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** Ids of all leads in the inbox of a server in another process. */
export async function allLeads(address: string): Promise<string[]> {
  const cookie = await cookieOf(address);
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
