import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { write } from '#outbox/core/db.ts';
import { isMetered, savesData, subscribeLine } from '#outbox/photos/due.ts';
import { chooseWifiOnly, wantsWifiOnly } from '#outbox/photos/wifi-only.ts';
import { listPhotos, photosUrl } from '#outbox/photos/rows.ts';
import { addPhoto, photosOf } from '#outbox/photos/store.ts';
import { serverAt, webhookAt } from '../../../support/submission.ts';
import { freshOutbox } from '../fresh-outbox.ts';
import { aPhoto } from './a-photo.ts';

beforeEach(freshOutbox);
afterEach(() => vi.unstubAllGlobals());

class Line extends EventTarget {
  type = 'cellular';
  saveData = true;
}

test('the browser’s word of its line is taken, and followed until nobody listens', () => {
  const connection = new Line();
  vi.stubGlobal('navigator', { connection });
  expect([isMetered(), savesData()]).toEqual([true, true]);
  const heard = vi.fn();
  const stop = subscribeLine(heard);
  connection.type = 'wifi';
  connection.dispatchEvent(new Event('change'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(isMetered()).toBe(false);
  stop();
  connection.dispatchEvent(new Event('change'));
  expect(heard).toHaveBeenCalledTimes(1);
});

test('where the browser says nothing of its line, bytes cost nothing and nothing is followed', () => {
  vi.stubGlobal('navigator', {});
  expect([isMetered(), savesData()]).toEqual([false, false]);
  expect(() => subscribeLine(() => undefined)()).not.toThrow();
});

test('photographs go beside the leads, and to no webhook', () => {
  expect(photosUrl(serverAt('https://firm.example'))).toBe('https://firm.example/api/photos');
  expect(photosUrl(webhookAt('https://hooks.example/api/leads'))).toBeNull();
  expect(photosUrl({ kind: 'server', url: 'https://firm.example/elsewhere' })).toBeNull();
});

test('the wish for Wi-Fi holds for what is there, also where storage is refused', async () => {
  const id = crypto.randomUUID();
  await addPhoto(aPhoto(id));
  const refused = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refused, setItem: refused, removeItem: refused });
  expect(wantsWifiOnly()).toBe(false);
  await chooseWifiOnly(true);
  expect(await photosOf(id)).toMatchObject([{ onWifiOnly: true }]);
});

test('a row that cannot be read is passed over, and left as it is', async () => {
  const id = crypto.randomUUID();
  await addPhoto(aPhoto(id));
  const damaged = { id: `${id}.${'f'.repeat(64)}`, state: 'waiting', schemaVersion: 99 };
  await write('strict', (transaction) =>
    transaction.objectStore('photos').put(JSON.parse(JSON.stringify(damaged))),
  );
  expect(await listPhotos()).toHaveLength(1);
  expect(await photosOf(id)).toHaveLength(1);
  await chooseWifiOnly(true);
  expect(await listPhotos()).toMatchObject([{ onWifiOnly: true }]);
});
