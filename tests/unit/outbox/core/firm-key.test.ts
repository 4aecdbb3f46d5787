import { beforeEach, expect, test, vi } from 'vitest';
import { newKeyPair } from '#contract/capsule/sealing.ts';
import { paths } from '#contract/paths.ts';
import { memoryCaches } from '../../../sw/memory-caches.ts';
import { firmKey, keepFirmKey } from '#outbox/core/firm-key.ts';

const DAY = 86_400_000;
const { key } = await newKeyPair();
const { key: newer } = await newKeyPair();
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});

const answered = (text: string, status = 200) =>
  answer.mockResolvedValueOnce(new Response(text, { status }));
const given = (value: string) => answered(JSON.stringify({ key: value }));

test('the key is fetched once, and is there when nothing gets through', async () => {
  given(key);
  await keepFirmKey();
  answer.mockRejectedValue(new TypeError('offline'));
  await keepFirmKey();
  expect(await firmKey()).toEqual({ key });
  expect(answer).toHaveBeenCalledTimes(1);
  expect(answer.mock.calls[0]?.[0]).toBe(paths.capsuleKey);
});

test('it is fetched again after a week, and kept if that fails', async () => {
  const now = Date.now();
  given(key);
  await keepFirmKey(now);
  answer.mockRejectedValueOnce(new TypeError('offline'));
  await keepFirmKey(now + 8 * DAY);
  expect(await firmKey()).toEqual({ key });
  given(newer);
  await keepFirmKey(now + 8 * DAY);
  expect(await firmKey()).toEqual({ key: newer });
});

test('one that a clock ahead of time has dated is fetched again', async () => {
  const now = Date.now();
  given(key);
  await keepFirmKey(now + 400 * DAY);
  given(newer);
  await keepFirmKey(now);
  expect(await firmKey()).toEqual({ key: newer });
});

test.each([
  ['a static host has none', '<!doctype html>', 200],
  ['the server refuses', '{}', 503],
  ['the answer is no key', '{"key":"short"}', 200],
])('there is no key when %s', async (_case, text, status) => {
  answered(text, status);
  expect(await firmKey()).toBeNull();
});

test('without caches it is fetched when it is needed', async () => {
  vi.stubGlobal('caches', undefined);
  given(key);
  expect(await firmKey()).toEqual({ key });
});
