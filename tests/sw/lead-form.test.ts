import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ORIGIN, world } from './worker-scope.ts';
import { cacheNames } from 'workbox-core';
import { getCacheKeyForURL } from 'workbox-precaching';
import { messages } from '#contract/limits.ts';
import { formFields } from '#contract/form-fields.ts';
import { paths } from '#contract/paths.ts';
import { list } from '#outbox/core/rows.ts';
import { bytesOf, photosOf } from '#outbox/photos/store.ts';
import { setUpCaching } from '../../sw/caching.ts';
import { answerForm, confirmation, sendWaitingForms } from '../../sw/lead-form.ts';
import { freshOutbox } from '../unit/outbox/fresh-outbox.ts';

setUpCaching([{ url: '/thank-you.html', revision: '1' }]);

const network = vi.fn<typeof fetch>();

beforeEach(async () => {
  await freshOutbox();
  world.registered.mockReset().mockResolvedValue(undefined);
  network.mockReset().mockRejectedValue(new TypeError('no network'));
  vi.stubGlobal('fetch', network);
  const cache = await caches.open(cacheNames.precache);
  await cache.put(getCacheKeyForURL('/thank-you.html') ?? '', new Response('the cached page'));
});

const fields = {
  formType: 'hero_contact',
  page: '/',
  phone: '0491 570 006',
  name: 'Mary',
  email: 'mary@example.com',
  service: 'masonry',
  location: '',
  message: 'The parapet leans.',
  website: '',
};

function posted(changes: Record<string, string> = {}, files: readonly File[] = []): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes })) body.append(name, value);
  for (const file of files) body.append(formFields.photos, file);
  return new Request(`${ORIGIN}${paths.leadForm}`, { method: 'POST', body });
}

/** What the worker has sent to the server instead of the page. */
async function sentForm(): Promise<FormData> {
  const body = network.mock.calls[0]?.[1]?.body;
  if (!(body instanceof FormData)) throw new Error('nothing was sent');
  return body;
}

describe('a form sent without script', () => {
  test('goes to the server under an id, and its answer to the browser', async () => {
    const answer = new Response('done', { status: 200 });
    network.mockResolvedValueOnce(answer);
    expect(await answerForm(posted())).toBe(answer);
    const form = await sentForm();
    expect(form.get('name')).toBe('Mary');
    expect(form.get(formFields.submissionId)).toMatch(/^[\da-f]{8}-[\da-f]{4}-8/);
    expect(network.mock.calls[0]?.[1]).toMatchObject({ redirect: 'manual' });
    expect(await list()).toEqual([]);
  });

  test('waits in the outbox without network, under the id the server may know', async () => {
    const answer = await answerForm(posted());
    const form = await sentForm();
    const id = form.get(formFields.submissionId);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${ORIGIN}/thank-you?request=${String(id)}#saved`,
    ]);
    const [row, ...more] = await list();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      id,
      formType: 'hero_contact',
      state: 'pending',
      leadKey: form.get(formFields.leadKey),
      destination: { kind: 'server', url: paths.leads },
    });
    expect(JSON.parse(row?.envelope ?? '')).toMatchObject({
      data: { name: 'Mary', urgency: 'standard', pageUrl: `${ORIGIN}/` },
    });
    expect(world.registered).toHaveBeenCalledTimes(1);
  });

  test.each([502, 503, 429])('waits when the server answers %i', async (status) => {
    network.mockResolvedValueOnce(new Response('', { status }));
    expect((await answerForm(posted())).status).toBe(303);
    expect(await list()).toHaveLength(1);
  });

  test('waits once when it is sent again', async () => {
    await answerForm(posted());
    await answerForm(posted());
    expect(await list()).toHaveLength(1);
  });

  test('says that it goes with the next page where the browser does not wake the worker', async () => {
    world.registered.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    const answer = await answerForm(posted());
    expect(answer.headers.get('location')).toMatch(/#saved-here$/);
  });

  test('says that WebKit may forget it', async () => {
    world.registered.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    const { userAgent } = navigator;
    onTestFinished(() => void Reflect.set(navigator, 'userAgent', userAgent));
    Reflect.set(navigator, 'userAgent', 'AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15');
    const answer = await answerForm(posted());
    expect(answer.headers.get('location')).toMatch(/#saved-for-days$/);
  });

  test('waits with its photos', async () => {
    const file = new File([new Uint8Array([1, 2, 3])], 'crack.jpg', { type: 'image/jpeg' });
    await answerForm(posted({}, [file, new File([], '')]));
    const [row] = await list();
    expect(JSON.parse(row?.envelope ?? '')).toMatchObject({ data: { photoCount: 1 } });
    const [photo, ...more] = await photosOf(row?.id ?? '');
    expect(more).toEqual([]);
    expect(photo?.state).toBe('waiting');
    expect(new Uint8Array((await bytesOf(photo?.id ?? '')) ?? [])).toEqual(
      new Uint8Array([1, 2, 3]),
    );
  });

  test('with mistakes is answered by the server, and without it by what is wrong', async () => {
    const answer = new Response('the page again', { status: 422 });
    network.mockResolvedValueOnce(answer);
    expect(await answerForm(posted({ phone: '12' }))).toBe(answer);
    const offline = await answerForm(posted({ phone: '12', message: '<script>' }));
    expect(offline.status).toBe(422);
    const text = await offline.text();
    expect(text).toContain(messages.phoneInvalid);
    expect(text).not.toContain('<script>');
    expect(await list()).toEqual([]);
  });
});

test('the confirmation comes from the server, and without it from the cache', async () => {
  const asked = new Request(`${ORIGIN}/thank-you?request=x`);
  network.mockResolvedValueOnce(new Response('with the receipt'));
  expect(await (await confirmation(asked)).text()).toBe('with the receipt');
  expect(await (await confirmation(asked)).text()).toBe('the cached page');
});

test('a form that waits is sent when the next page is opened, and then looked for no more', async () => {
  await answerForm(posted());
  const receivedAt = '2026-03-02T01:02:03.000Z';
  network.mockImplementation(async () =>
    Response.json({ receipt: '7K3M-92QD-X4TB', receivedAt }, { status: 202 }),
  );
  await sendWaitingForms();
  expect(await list()).toMatchObject([{ state: 'delivered' }]);
  network.mockClear();
  await sendWaitingForms();
  expect(network).not.toHaveBeenCalled();
});
