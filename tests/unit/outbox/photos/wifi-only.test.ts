import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drain } from '#outbox/leads/drain.ts';
import { put } from '#outbox/leads/store.ts';
import { drainPhotos } from '#outbox/photos/drain.ts';
import { isMetered } from '#outbox/photos/due.ts';
import { chooseWifiOnly, wantsWifiOnly } from '#outbox/photos/wifi-only.ts';
import { addPhoto, photosOf } from '#outbox/photos/store.ts';
import { aListeningServer } from '../../../server/support/server.ts';
import { serverAt, submissionFor } from '../../../support/submission.ts';
import { freshOutbox } from '../fresh-outbox.ts';
import { memoryStorage } from '../memory-storage.ts';
import { aPhoto } from './a-photo.ts';
import { largePicture } from './large-picture.ts';

beforeEach(async () => {
  await freshOutbox();
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

/** A request that has arrived, whose photograph is next. */
async function delivered(onWifiOnly = false) {
  const { port, store } = await aListeningServer();
  const submission = submissionFor(serverAt(`http://127.0.0.1:${port}`));
  const id = submission.envelope.submissionId;
  await addPhoto({ ...aPhoto(id, await largePicture(21)), onWifiOnly });
  await put(submission);
  await drain({ trigger: 'submit' });
  return { id, arrived: async () => (await store.photos.ofLead(id)).length };
}

const metered = () => true;

test.each([
  ['mobile data', { type: 'cellular', saveData: false }, true],
  ['a line that says nothing, of a visitor who saves data', { saveData: true }, true],
  ['Wi-Fi, of a visitor who saves data', { type: 'wifi', saveData: true }, false],
  ['a line that says nothing', {}, false],
])('%s costs: %s', (_line, line, expected) => {
  expect(isMetered(line)).toBe(expected);
});

test('photographs wait for Wi-Fi as long as the visitor wants it and the line is another', async () => {
  const { arrived } = await delivered();
  await chooseWifiOnly(true);
  const held = { waiting: 1 };
  // Whatever wakes page or worker.
  for (const trigger of ['timer', 'online', 'sync', 'manual'] as const) {
    expect(await drainPhotos({ trigger, metered })).toEqual(held);
  }
  expect(await arrived()).toBe(0);
  expect((await drainPhotos({ trigger: 'online', metered: () => false })).waiting).toBe(0);
  expect(await arrived()).toBe(1);
});

test('they go at once when the visitor says so', async () => {
  const { arrived } = await delivered();
  await chooseWifiOnly(true);
  await drainPhotos({ trigger: 'timer', metered });
  await chooseWifiOnly(false);
  expect((await drainPhotos({ trigger: 'manual', metered })).waiting).toBe(0);
  expect(await arrived()).toBe(1);
});

test('the choice is kept for the photographs of the next request', async () => {
  await chooseWifiOnly(true);
  const { id, arrived } = await delivered(wantsWifiOnly());
  expect(await photosOf(id)).toMatchObject([{ onWifiOnly: true }]);
  await drainPhotos({ trigger: 'timer', metered });
  expect(await arrived()).toBe(0);
});

test('an upload stops after the piece during which Wi-Fi was lost, and goes on from there', async () => {
  const { id, arrived } = await delivered();
  await chooseWifiOnly(true);
  let pieces = 0;
  const send: typeof fetch = async (url, init) => {
    const answer = await fetch(url, init);
    pieces += init?.method === 'PATCH' ? 1 : 0;
    return answer;
  };
  await drainPhotos({ trigger: 'timer', send, metered: () => pieces > 0 });
  expect(pieces).toBe(1);
  expect(await photosOf(id)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
  await drainPhotos({ trigger: 'online', send, metered: () => false });
  expect(pieces).toBe(2);
  expect(await arrived()).toBe(1);
});
