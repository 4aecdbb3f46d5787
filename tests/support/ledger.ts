import { expect } from '@playwright/test';
import type { Recorder } from './recorder.ts';
import type { Site } from './site.ts';

/** One line of the table that the fault tests print. */
export type LedgerLine = {
  readonly fault: string;
  readonly sent: number;
  readonly inInbox: number;
  readonly repeatsInInbox: number;
  readonly atWebhook: number;
  readonly repeatsAtWebhook: number;
  readonly lost: number;
};

/**
 * Waits until every lead has arrived, then counts: `lost` and repeats in the inbox must be 0;
 * repeats at the webhook are allowed where the server itself was killed mid-send.
 */
export async function account(
  fault: string,
  site: Site,
  recorder: Recorder,
  sentNames: readonly string[],
): Promise<LedgerLine> {
  const missing = async () => {
    const names = new Set((await site.inbox()).map((lead) => lead.name));
    return sentNames.filter((name) => !names.has(name)).length;
  };
  await expect.poll(missing, { timeout: 60_000 }).toBe(0);
  const atWebhook = () =>
    new Set(recorder.received.map(({ envelope }) => envelope.submissionId)).size;
  await expect.poll(atWebhook, { timeout: 60_000 }).toBe(sentNames.length);
  const inbox = await site.inbox();
  return {
    fault,
    sent: sentNames.length,
    inInbox: inbox.length,
    repeatsInInbox: inbox.length - sentNames.length,
    atWebhook: recorder.received.length,
    repeatsAtWebhook: recorder.received.length - atWebhook(),
    lost: await missing(),
  };
}
