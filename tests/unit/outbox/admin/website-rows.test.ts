import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { revisionPostSchema } from '#contract/admin/content.ts';
import { connected } from '#outbox/admin/office-db.ts';
import { readWebsite, removeAllWebsite } from '#outbox/admin/website-rows.ts';
import { sendWebsite } from '#outbox/admin/website-send.ts';
import {
  addedPagesOfEarlierRelease,
  homeOfEarlierRelease,
  rowsOfEarlierRelease,
  switchOfEarlierRelease,
} from '../../../support/website-rows.ts';

beforeEach(removeAllWebsite);
afterEach(() => vi.unstubAllGlobals());

/** Puts rows on the phone as they were written. */
async function keep(rows: readonly { readonly id: string }[]): Promise<void> {
  const db = await connected();
  for (const row of rows) await db.put('website', row, row.id);
}

test('what an earlier release has kept is read whole, in its order', async () => {
  await keep(rowsOfEarlierRelease);
  expect(await readWebsite()).toEqual(
    rowsOfEarlierRelease.map((row) => ({ ...row, picture: null, logo: null, focus: null })),
  );
});

test('what waited when the app was updated is sent as it was written', async () => {
  await keep(rowsOfEarlierRelease);
  const posted: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: Blob }) => {
    posted.push(JSON.parse(await body.text()));
    return Response.json({ overtaken: false });
  });
  expect(await sendWebsite()).toBe('done');
  const waiting = rowsOfEarlierRelease.flatMap((row) => ('send' in row ? [row.send.body] : []));
  expect(posted).toEqual(waiting);
  // The server of today understands them.
  expect(posted.map((body) => revisionPostSchema.parse(body))).toEqual(waiting);
  expect((await readWebsite()).map(({ kind }) => kind)).toEqual(['project']);
});

test.each([
  [
    'a page that was typed or switched before pages had pictures',
    [...addedPagesOfEarlierRelease, ...switchOfEarlierRelease],
  ],
  ['home’s opening picture', homeOfEarlierRelease],
])('%s is read whole, and the server understands it', async (_case, kept) => {
  await keep(kept);
  expect(await readWebsite()).toEqual(kept);
  const waiting = kept.flatMap((row) => ('send' in row ? [row.send.body] : []));
  expect(waiting.map((body) => revisionPostSchema.parse(body))).toEqual(waiting);
});
