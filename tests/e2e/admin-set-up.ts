import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { listeningUrl } from './admin-static-host.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { OWNER_PASSWORD, Site } from '../support/site.ts';

export { expect };

/** What the browser logs when the server refuses a call; a story with a refusal expects it. */
export const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

/** A webhook that answers every request with `status`, and keeps what it got. */
type AnsweringWebhook = {
  status: number;
  readonly url: string;
  readonly received: readonly string[];
};

type AdminStories = {
  /** A further webhook of an allowed provider, which answers 200 until told otherwise. */
  webhook: AnsweringWebhook;
};

/**
 * The site with the webhooks' origins as allowed providers, and no default webhook. Nothing moves:
 * motion takes a sixth of the stories' processor time, and a press during a smooth scroll may be lost.
 */
export const test = base.extend<AdminStories>({
  contextOptions: { reducedMotion: 'reduce' },
  webhook: async ({}, use) => {
    const received: string[] = [];
    const webhook = { status: 200, url: '', received };
    const server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'));
        response.writeHead(webhook.status).end();
      });
    });
    webhook.url = `${await listeningUrl(server)}/hooks/catch/2`;
    await use(webhook);
    await new Promise((resolve) => server.close(resolve));
  },
  site: ({ recorder, webhook }, use) => {
    const providers = [recorder, webhook].map(({ url }) => new URL(url).origin);
    return Site.during({ WEBHOOK_PROVIDERS: providers.join(',') }, use);
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

/** The links of the rows of leads. */
export const rows = (page: Page) => page.locator('main li[data-lead] > a');

/** A stage of the open lead. */
export const stageOf = (page: Page, label: string) =>
  page.getByRole('group', { name: 'Stage' }).getByRole('button', { name: label, exact: true });

/** Sets the stage of the open lead, which is saved at once. */
export async function setStage(page: Page, label: string): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await stageOf(page, label).click();
  await saved;
  await expect(stageOf(page, label)).toHaveAttribute('aria-pressed', 'true');
}

/** Goes from a lead that is alone on the screen back to the list. */
export const backToList = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Leads', exact: true }).click();

/** Presses an entry of the menu 'More' of the open lead. */
export async function doMore(page: Page, label: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

/** The timeline of notes and history. */
export const historyOf = (page: Page) =>
  page.locator('section', { hasText: 'Notes and history' }).locator('ol');
