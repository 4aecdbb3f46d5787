import { describe, expect, test } from 'vitest';
import { photoLimits } from '#contract/limits.ts';
import { LEAD_KEY_HEADER, PHOTO_KEY_HEADER } from '#contract/photos.ts';
import { PAUSE_MS } from '#outbox/core/schedule.ts';
import { PHOTO_VERSION, type Photo } from '#outbox/photos/record.ts';
import { takeBack, upload } from '#outbox/photos/upload.ts';

const NOW = Date.parse('2026-03-02T01:00:00Z');
const URL_OF_ALL = 'https://firm.example/api/photos';
const SIZE = photoLimits.pieceBytes + 10;
const bytes = new ArrayBuffer(SIZE);

function aPhoto(change: Partial<Photo> = {}): Photo {
  const submissionId = crypto.randomUUID();
  return {
    id: `${submissionId}.${'a'.repeat(64)}`,
    submissionId,
    position: 0,
    caption: '',
    size: SIZE,
    thumbnail: '',
    state: 'waiting',
    offset: 0,
    attempts: 0,
    nextAttemptAt: 0,
    changedAt: 0,
    lastFailure: null,
    schemaVersion: PHOTO_VERSION,
    ...change,
  };
}

type Answer = Response | Error;
const at = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });
const offset = (status: number, value: string | number) =>
  at(status, { 'upload-offset': String(value) });

/** A receiver that gives these answers in turn, and what it was asked. */
function receiver(...answers: readonly Answer[]) {
  const rest = [...answers];
  const asked: { method: string | undefined; headers: Headers }[] = [];
  const send: typeof fetch = (_url, init) => {
    asked.push({ method: init?.method, headers: new Headers(init?.headers) });
    const answer = rest.shift();
    if (answer === undefined) throw new Error('asked once too often');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const signal = new AbortController().signal;
  return { asked, tools: { url: URL_OF_ALL, send, now: () => NOW, signal } };
}

async function uploading(...answers: readonly Answer[]) {
  const { asked, tools } = receiver(...answers);
  const outcome = await upload(aPhoto(), bytes, { ...tools, onProgress: async () => true });
  return { outcome, methods: asked.map(({ method }) => method), asked };
}

describe('an upload', () => {
  test('is begun where the receiver knows of none, and sent to its end in pieces', async () => {
    const { outcome, methods } = await uploading(
      at(404),
      at(201),
      offset(204, photoLimits.pieceBytes),
      offset(204, SIZE),
    );
    expect(outcome).toEqual({ kind: 'arrived', offset: SIZE });
    expect(methods).toEqual(['HEAD', 'POST', 'PATCH', 'PATCH']);
  });

  test('that is whole already is asked for its receipt by an empty piece', async () => {
    const { outcome, methods } = await uploading(offset(200, SIZE), offset(204, SIZE));
    expect(outcome.kind).toBe('arrived');
    expect(methods).toEqual(['HEAD', 'PATCH']);
  });

  test('says with its announcement and its pieces that it comes from the lead’s sender', async () => {
    const { asked, tools } = receiver(at(404), at(201), offset(204, SIZE));
    const leadKey = 'a1'.repeat(32);
    await upload(aPhoto(), bytes, { ...tools, leadKey, onProgress: async () => true });
    const keys = asked.map(({ method, headers }) => [method, headers.get(LEAD_KEY_HEADER)]);
    expect(keys).toEqual([
      ['HEAD', null],
      ['POST', leadKey],
      ['PATCH', leadKey],
    ]);
  });

  test('of a photograph of an earlier release, without key, begins without a lock', async () => {
    const { asked } = await uploading(at(404), at(201), offset(204, SIZE));
    expect(asked[1]?.headers.get('upload-metadata')).not.toContain('lock');
  });

  test.each([400, 410, 413, 415, 422])(
    'that is answered %i is never tried again',
    async (status) => {
      expect((await uploading(at(404), at(status))).outcome).toMatchObject({
        kind: 'refused',
        failure: { kind: 'http', status },
      });
    },
  );

  test.each([
    ['that it is no photograph', 422, 'photo_refused', 'unusable'],
    ['that there are enough', 422, 'photo_limit', 'enough'],
    ['that its request has been deleted', 410, 'gone', 'requestGone'],
    ['that its request was sent with another key', 403, 'wrong_key', 'otherSender'],
  ])(
    'that is refused because the receiver says %s keeps that',
    async (_why, status, code, refusal) => {
      const answer = Response.json({ error: { code, message: 'No.' } }, { status });
      expect((await uploading(offset(200, 0), answer)).outcome).toMatchObject({
        kind: 'refused',
        refusal,
      });
    },
  );

  test.each([
    ['408 with a time', at(408, { 'retry-after': '7' }), 7000],
    ['409, further than was known', at(409), null],
    ['500', at(500), null],
    ['403, the receiver is another', at(403), PAUSE_MS],
  ])('that is answered %s is tried again', async (_name, answer, waitMs) => {
    const { outcome } = await uploading(offset(200, 5), answer);
    expect(outcome).toMatchObject({ kind: 'retry', waitMs, offset: 5 });
  });

  test('whose receiver cannot even say how far it is waits as that says', async () => {
    const { outcome } = await uploading(at(429, { 'retry-after': '30' }));
    expect(outcome).toMatchObject({ kind: 'retry', waitMs: 30_000, offset: 0 });
  });

  test.each([
    ['a captive portal', at(200)],
    ['nonsense', offset(200, 'all of it')],
    ['more than there is', offset(200, SIZE + 1)],
  ])('answered by %s has no receipt, and is tried again', async (_name, answer) => {
    expect((await uploading(answer)).outcome).toMatchObject({
      kind: 'retry',
      failure: { kind: 'no-receipt' },
      waitMs: null,
    });
  });

  test('on a line that breaks keeps the offset that was known', async () => {
    const { outcome } = await uploading(offset(200, 7), new TypeError('Failed to fetch'));
    expect(outcome).toMatchObject({ kind: 'retry', failure: { kind: 'network' }, offset: 7 });
  });

  test('that is not wanted any more sends no piece', async () => {
    const { asked, tools } = receiver(offset(200, 3));
    const outcome = await upload(aPhoto(), bytes, { ...tools, onProgress: async () => false });
    expect(outcome).toEqual({ kind: 'stopped', offset: 3 });
    expect(asked).toHaveLength(1);
  });
});

describe('taking a photograph back', () => {
  test.each([204, 400, 404, 410])('is done with %i', async (status) => {
    const { tools, asked } = receiver(at(status));
    expect(await takeBack(aPhoto({ key: 'k'.repeat(43) }), tools)).toBeNull();
    expect(asked[0]?.headers.get(PHOTO_KEY_HEADER)).toBe('k'.repeat(43));
  });

  test('goes without a key where the photograph has none', async () => {
    const { tools, asked } = receiver(at(204));
    expect(await takeBack(aPhoto(), tools)).toBeNull();
    expect(asked[0]?.headers.has(PHOTO_KEY_HEADER)).toBe(false);
  });

  test('is to be asked for again where nobody did it', async () => {
    expect(await takeBack(aPhoto(), receiver(at(503)).tools)).toMatchObject({ status: 503 });
    const away = receiver(new TypeError('Failed to fetch'));
    expect(await takeBack(aPhoto(), away.tools)).toMatchObject({ kind: 'network', at: NOW });
  });
});
