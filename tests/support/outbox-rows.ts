import { expect, type Page } from '@playwright/test';
import type { Submission } from '../../src/outbox/core/record.ts';
import { rowWith } from './submission.ts';

const HOUR_MS = 3_600_000;

/** A request in each of its states, as days without signal would leave them. */
export function rowsOfEveryState(now = Date.now()): Submission[] {
  const later = now + HOUR_MS;
  const failed = { status: null, at: now - HOUR_MS, fields: [] };
  const wrong = {
    path: 'envelope.data.phone',
    message: 'Please enter a valid Australian phone number',
  };
  const receipt = { receipt: 'A7KQ4Z9M2C', receivedAt: new Date(now).toISOString() };
  const changes: readonly Partial<Submission>[] = [
    {
      state: 'pending',
      attempts: 12,
      nextAttemptAt: later,
      lastFailure: { ...failed, kind: 'network' },
    },
    { state: 'sending', attempts: 1, leaseUntil: later },
    {
      state: 'paused',
      nextAttemptAt: later,
      lastFailure: { ...failed, kind: 'http', status: 404 },
    },
    { state: 'parked', lastFailure: { ...failed, kind: 'http', status: 422, fields: [wrong] } },
    { state: 'delivered', envelope: null, settledAt: now, receipt },
    { state: 'unconfirmed', settledAt: now },
  ];
  return changes.map((change) => rowWith(change, now - HOUR_MS));
}

/** Puts rows into the outbox of the page's own browser and shows the list of requests. */
export async function showRequests(page: Page, rows: readonly Submission[]): Promise<void> {
  await page.goto('/requests');
  await expect(page.getByRole('heading', { name: 'Nothing waiting, nothing sent' })).toBeVisible();
  await page.evaluate(async (all) => {
    const opening = indexedDB.open('ashlar');
    await new Promise((resolve, reject) => {
      opening.addEventListener('success', resolve);
      opening.addEventListener('error', () => reject(opening.error));
    });
    const transaction = opening.result.transaction('outbox', 'readwrite');
    for (const row of all) transaction.objectStore('outbox').put(row);
    await new Promise((resolve) => {
      transaction.addEventListener('complete', resolve);
    });
    opening.result.close();
  }, rows);
  await page.reload();
  await expect(page.locator('li[id^="request-"]')).toHaveCount(rows.length);
}
