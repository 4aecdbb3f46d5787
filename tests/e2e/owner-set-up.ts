import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { listeningUrl } from './owner-static-host.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { OWNER_PASSWORD, Site } from '../support/site.ts';

export { expect };

/** What the browser logs when the server refuses a call; a story with a refusal expects it. */
export const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

/** The site with the recorder's origin as an allowed provider, and no default webhook. */
export const test = base.extend({
  site: async ({ recorder }, use) => {
    const site = await Site.start({ WEBHOOK_PROVIDERS: new URL(recorder.url).origin });
    await use(site);
    await site.remove();
  },
});

/** Opens one of the owner's screens and signs in there. */
export async function signedIn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await enterPassword(page);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
}

/** Fills in the sign-in that is on show. */
export async function enterPassword(page: Page, password = OWNER_PASSWORD): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The address field of a form's webhook, by the form's label. */
export const urlOf = (page: Page, label: string) => page.getByLabel(`Webhook URL for ${label}`);

/** A webhook that answers every request with a status, and keeps what it got. */
export async function answeringWebhook(status: number) {
  const received: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push(Buffer.concat(chunks).toString('utf8'));
      response.writeHead(status).end();
    });
  });
  const origin = await listeningUrl(server);
  return {
    origin,
    url: `${origin}/hooks/catch/2`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
