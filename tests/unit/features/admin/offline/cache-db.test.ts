import { expect, test } from 'vitest';
import 'fake-indexeddb/auto';
import type { KeptLead } from '#contract/admin/leads.ts';
import { holdsWords, searchText, wordsOf } from '#contract/admin/search-words.ts';
import {
  cacheEpoch,
  clearCache,
  foundIn,
  keepLead,
  keepThumbnail,
  pruneThumbnails,
  readThumbnail,
  readCache,
  replaceCache,
} from '#features/admin/offline/cache-db.ts';
import { aSummary } from '../../../../support/lead-summary.ts';

test('leads that were fetched before the cached was cleared, by any tab, are not written after it', async () => {
  const epoch = await cacheEpoch();
  await replaceCache([], { epoch });
  expect(await readCache()).not.toBeNull();
  // Another tab signs out while this one still waits for the server.
  await clearCache();
  await replaceCache([], { epoch });
  await keepLead('a', null, { epoch });
  expect(await readCache()).toBeNull();
  // Who signs in again keeps a copy again.
  await replaceCache([], { epoch: await cacheEpoch() });
  expect(await readCache()).not.toBeNull();
});

const kept = (id: string, data: Record<string, unknown>): KeptLead => ({
  ...aSummary({ id, receipt: `R-${id}00` }),
  events: [],
  envelope: {
    submissionId: id,
    revision: 1,
    formType: 'hero_contact',
    timestamp: '2026-03-02T01:00:00.000Z',
    source: 'https://firm.example',
    data,
  },
});

const leads = [
  kept('a', { name: 'Renée O’Neill', phone: '0491 570 006', message: 'The parapet leans.' }),
  kept('b', { name: 'Sam Li', phone: '(02) 5550 0142', extras: ['Gutters'], pageUrl: '/parapet' }),
];
const found = (text: string) => foundIn(leads, text).map(({ id }) => id);

test('words are found by their beginning, all of them, without case or accents', () => {
  expect(found('parap')).toEqual(['a']);
  expect(found('RENEE neill')).toEqual(['a']);
  expect(found('renee sam')).toEqual([]);
  expect(found('gutter')).toEqual(['b']);
});

test('any part of a telephone number is found, and the receipt', () => {
  expect(found('570006')).toEqual(['a']);
  expect(found('0142')).toEqual(['b']);
  expect(found('b00')).toEqual(['b']);
});

test('a single letter is a word, not the beginning of many', () => {
  expect(found('o')).toEqual(['a']);
  expect(holdsWords('masonry of stone', wordsOf('s'))).toBe(false);
});

test('without words all are there, and what the browser told is not searched', () => {
  expect(found(' … ')).toEqual(['a', 'b']);
  expect(searchText(leads[1]?.envelope ?? { data: {} }, '')).not.toContain('parapet');
});

test('thumbnails are kept of the photos that are asked for, and go with their lead and the session', async () => {
  const photo = (leadId: string, hash = '1') => ({ leadId, hash });
  const all = [photo('a'), photo('a', '2'), photo('b')];
  const keep = async () => {
    const epoch = await cacheEpoch();
    for (const one of all) await keepThumbnail(one, `data:${one.leadId}${one.hash}`, { epoch });
    return epoch;
  };
  const epoch = await keep();
  expect(await readThumbnail(photo('a', '2'))).toBe('data:a2');
  expect(await pruneThumbnails([photo('a'), photo('b'), photo('c')])).toEqual([photo('c')]);
  expect(await readThumbnail(photo('a', '2'))).toBeUndefined();
  await keepLead('a', null, { epoch });
  expect([await readThumbnail(photo('a')), await readThumbnail(photo('b'))]).toEqual([
    undefined,
    'data:b1',
  ]);
  await clearCache();
  expect(await readThumbnail(photo('b'))).toBeUndefined();
  // Fetched before another tab signed out.
  await keepThumbnail(photo('b'), 'data:late', { epoch });
  expect(await readThumbnail(photo('b'))).toBeUndefined();
});
