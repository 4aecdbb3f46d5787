import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { paths } from '../../src/contract/paths.ts';
import type { Site } from './site.ts';
import { choices } from './entries.ts';

type Lead = {
  name?: string;
  phone?: string;
  email?: string;
  message?: string;
  trap?: string;
  attempt?: number;
  /** How many photographs it announces. */
  photoCount?: number;
};

/** Sends a lead as the outbox does; gives its id. */
export async function leave(
  site: Site,
  {
    name = 'Mary Neill',
    phone = '0491 570 006',
    email = 'mary@example.com',
    message = '',
    trap = '',
    attempt = 1,
    photoCount,
  }: Lead,
): Promise<string> {
  const submissionId = randomUUID();
  const answer = await fetch(`${site.url}${paths.leads}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'submission-attempt': String(attempt) },
    body: JSON.stringify({
      envelope: {
        submissionId,
        revision: 1,
        formType: 'hero_contact',
        timestamp: new Date().toISOString(),
        source: site.url,
        data: {
          phone,
          name,
          email,
          service: choices.popup,
          urgency: 'standard',
          location: choices.location,
          message,
          formName: 'Hero Section Contact',
          userAgent: 'test',
          referrer: '',
          pageUrl: `${site.url}/`,
          ...(photoCount === undefined ? {} : { photoCount }),
        },
      },
      guard: { trap, fillMs: trap === '' ? 20_000 : 200 },
    }),
  });
  expect(answer.ok).toBe(true);
  return submissionId;
}
