import { expect } from '@playwright/test';
import type { LeadChange } from '../../src/contract/admin/leads.ts';
import { paths } from '../../src/contract/paths.ts';
import type { Site } from './site.ts';

/** Changes a lead as somebody else who is signed in on another device. */
export async function changedByAnother(site: Site, id: string, change: LeadChange): Promise<void> {
  const answer = await asAnother(site, id, { method: 'PATCH', body: JSON.stringify(change) });
  expect(answer.status).toBe(200);
}

/** Erases a lead as somebody else. */
export async function erasedByAnother(site: Site, id: string): Promise<void> {
  expect((await asAnother(site, id, { method: 'DELETE' })).status).toBe(204);
}

async function asAnother(site: Site, id: string, init: RequestInit): Promise<Response> {
  const cookie = await site.signIn();
  const type = init.body === undefined ? {} : { 'content-type': 'application/json' };
  const headers = { cookie, ...type };
  return fetch(`${site.url}${paths.adminLeads}/${id}`, { ...init, headers });
}
