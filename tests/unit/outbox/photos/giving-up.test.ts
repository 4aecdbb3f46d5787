import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drain } from '#outbox/leads/drain.ts';
import { put } from '#outbox/leads/store.ts';
import { drainPhotos } from '#outbox/photos/drain.ts';
import { addPhoto, bytesOf, photosOf, retryPhoto } from '#outbox/photos/store.ts';
import { aPicture } from '../../../server/support/photo.ts';
import { aListeningServer } from '../../../server/support/server.ts';
import { serverAt, submissionFor } from '../../../support/submission.ts';
import { freshOutbox } from '../fresh-outbox.ts';
import { nextDueAt } from '../leads/drain-set-up.ts';
import { aPhoto } from './a-photo.ts';
import { largePicture } from './large-picture.ts';

beforeEach(freshOutbox);
afterEach(() => vi.unstubAllGlobals());

const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;

/** Whatever is sent of one photograph is answered with this status; all else passes. */
function answering(status: () => number | null, position: number): typeof fetch {
  let refusedId: string | undefined;
  return async (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    refusedId ??= (await photosOf(submissionId))[position]?.id;
    const answer = status();
    if (answer !== null && init?.method === 'PATCH' && url.endsWith(refusedId ?? '-')) {
      return new Response('', { status: answer });
    }
    return fetch(input, init);
  };
}

let submissionId = '';

async function threeDelivered(): Promise<void> {
  const { port } = await aListeningServer();
  const submission = submissionFor(serverAt(`http://127.0.0.1:${port}`));
  submissionId = submission.envelope.submissionId;
  for (const picture of [await aPicture(), await largePicture(1), await largePicture(2)]) {
    await addPhoto(aPhoto(submissionId, picture));
  }
  await put(submission);
  await drain({ trigger: 'submit' });
}

const states = async () => (await photosOf(submissionId)).map(({ state }) => state);

test('one photograph that is answered 500 again and again holds up no other, and ends as refused after days', async () => {
  await threeDelivered();
  const send = answering(() => 500, 0);
  const at = (now: number) =>
    drainPhotos({ trigger: 'timer', send, now: () => now, random: () => 1 });
  await at(NOW);
  expect(await states()).toEqual(['waiting', 'arrived', 'arrived']);
  const [first] = await photosOf(submissionId);
  expect(first).toMatchObject({ attempts: 1, lastFailure: { kind: 'http', status: 500 } });
  // Many tries in a short time are not enough: the server may be down for a weekend.
  for (let hour = 2; hour < 90; hour += 2) await at(NOW + hour * 3_600_000);
  expect(await states()).toEqual(['waiting', 'arrived', 'arrived']);
  await at(NOW + 4 * DAY_MS + 3_600_000);
  expect((await photosOf(submissionId))[0]).toMatchObject({ state: 'refused', refusal: 'failing' });
  // The visitor may have no other copy.
  expect(await bytesOf(first?.id ?? '')).not.toBeNull();
  expect(await at(NOW + 9 * DAY_MS)).toEqual({ waiting: 0 });
  expect(await nextDueAt(NOW + 9 * DAY_MS)).toBeNull();
});

test('one that was given up arrives when the visitor has it tried again and the server is well', async () => {
  await threeDelivered();
  let status: number | null = 503;
  const send = answering(() => status, 0);
  const at = (now: number) =>
    drainPhotos({ trigger: 'timer', send, now: () => now, random: () => 1 });
  for (let half = 0; half <= 12; half += 1) await at(NOW + half * DAY_MS * 0.5);
  expect((await states())[0]).toBe('refused');
  status = null;
  await retryPhoto((await photosOf(submissionId))[0]?.id ?? '');
  await at(NOW + 8 * DAY_MS);
  expect(await states()).toEqual(['arrived', 'arrived', 'arrived']);
});

test('without any answer nothing is given up, however long that takes', async () => {
  await threeDelivered();
  const send: typeof fetch = async () => {
    throw new TypeError('no network');
  };
  for (let day = 0; day < 30; day += 1) {
    await drainPhotos({ trigger: 'timer', send, now: () => NOW + day * DAY_MS, random: () => 1 });
  }
  expect(await states()).toEqual(['waiting', 'waiting', 'waiting']);
});

test('one that waits is tried at once when the visitor says so', async () => {
  await threeDelivered();
  let status: number | null = 500;
  const send = answering(() => status, 0);
  const once = () => drainPhotos({ trigger: 'manual', send, now: () => NOW, random: () => 1 });
  await once();
  status = null;
  await once();
  expect((await states())[0]).toBe('waiting');
  await retryPhoto((await photosOf(submissionId))[0]?.id ?? '');
  await once();
  expect((await states())[0]).toBe('arrived');
});
