import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import {
  pictureBytes,
  putWebsite,
  readWebsite,
  removeAllWebsite,
  websiteRow,
  type WebsiteRow,
} from '#outbox/admin/website-rows.ts';
import { sendWebsite } from '#outbox/admin/website-send.ts';

const newId = (): string => crypto.randomUUID();
const [ROW, OTHER, BEFORE, AFTER, REVISION] = [newId(), newId(), newId(), newId(), newId()];

/** Requests in the order in which they came, and what is answered to each path; else it succeeds. */
let asked: string[];
let answers: Map<string, () => Response>;

const refusal = (code: string, status: number, fields?: { path: string; message: string }[]) =>
  Response.json({ error: { code, message: code, fields } }, { status });

const stored =
  (overtaken = false) =>
  () =>
    Response.json({
      overtaken,
      revision: {
        id: REVISION,
        slug: 'wall',
        base: null,
        state: overtaken ? 'draft' : 'published',
        author: 'Peter',
        at: '2026-11-26T00:00:00.000Z',
        kind: 'testimonial',
        data: null,
      },
    });

beforeEach(async () => {
  asked = [];
  answers = new Map([[paths.adminContent, stored()]]);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    const answer = answers.get(path) ?? (() => Response.json({}));
    return Promise.resolve().then(answer);
  });
  await removeAllWebsite();
});

afterEach(() => vi.unstubAllGlobals());

const row = (more: Partial<WebsiteRow> = {}): WebsiteRow => ({
  id: ROW,
  kind: 'project',
  slug: 'wall',
  base: null,
  typed: { title: 'Wall' },
  before: null,
  picture: null,
  logo: null,
  after: null,
  alignment: null,
  focus: null,
  at: 1,
  send,
  ...more,
});

const send = {
  revision: REVISION,
  state: 'published',
  uploads: [
    { id: BEFORE, field: 'before' },
    { id: AFTER, field: 'after' },
  ],
  body: { id: REVISION },
};

const bytes = () =>
  new Map([
    [BEFORE, new ArrayBuffer(3)],
    [AFTER, new ArrayBuffer(4)],
  ]);

const upload = (id: string) => `${paths.adminContent}/uploads/${id}`;

test('pictures are uploaded before the entry that has them, and nothing of it stays here', async () => {
  await putWebsite(row(), bytes());
  expect(await sendWebsite()).toBe('done');
  expect(asked).toEqual([
    `PUT ${upload(BEFORE)}`,
    `PUT ${upload(AFTER)}`,
    `POST ${paths.adminContent}`,
  ]);
  expect(await readWebsite()).toEqual([]);
  expect(await pictureBytes(BEFORE)).toBeNull();
});

test('a logo is uploaded as one, with the type of its bytes', async () => {
  const types: (string | undefined)[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (init.body instanceof Blob) types.push(init.body.type);
    return fetch(path, init);
  });
  const logos = [
    [BEFORE, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [AFTER, Uint8Array.of(0x89, 0x50)],
  ] as const;
  for (const [id, { buffer }] of logos) {
    const one = { ...send, uploads: [{ id, field: 'logo' }] };
    await putWebsite(row({ kind: 'look', send: one }), new Map([[id, buffer]]));
    expect(await sendWebsite()).toBe('done');
  }
  const post = `POST ${paths.adminContent}`;
  expect(asked).toEqual(logos.flatMap(([id]) => [`PUT ${upload(id)}?as=logo`, post]));
  expect(types).toEqual(['image/svg+xml', 'application/json', 'image/png', 'application/json']);
});

test.each(['home', 'service', 'area'] as const)(
  'a picture that a page opens with is uploaded as one, of kind %s',
  async (kind) => {
    const one = { ...send, uploads: [{ id: BEFORE, field: 'picture' }] };
    await putWebsite(row({ kind, send: one }), bytes());
    expect(await sendWebsite()).toBe('done');
    expect(asked).toEqual([`PUT ${upload(BEFORE)}?as=opening`, `POST ${paths.adminContent}`]);
  },
);

test.each([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'later'],
  ['a page of a proxy', () => new Response('<h1>502</h1>', { status: 502 }), 'later'],
  ['a busy server', () => refusal('rate_limited', 429), 'later'],
  ['a picture that got lost', () => refusal('upload_missing', 409), 'later'],
  ['an expired session', () => refusal('not_signed_in', 401), 'signed_out'],
])('after %s it waits with its pictures', async (_name, answer, end) => {
  await putWebsite(row(), bytes());
  answers.set(paths.adminContent, answer as () => Response);
  expect(await sendWebsite()).toBe(end);
  expect(await readWebsite()).toEqual([row()]);
  expect((await pictureBytes(AFTER))?.byteLength).toBe(4);
});

test('a refusal stays with what was typed, names its fields, and holds up no other entry', async () => {
  await putWebsite(row(), bytes());
  await putWebsite(row({ id: OTHER, at: 2, send: { ...send, uploads: [] } }));
  answers.set(upload(AFTER), () => refusal('photo_refused', 400));
  expect(await sendWebsite()).toBe('done');
  const [left, ...others] = await readWebsite();
  expect(others).toEqual([]);
  expect(left).toMatchObject({
    typed: { title: 'Wall' },
    refusal: { code: 'photo_refused', fields: { after: 'photo_refused' } },
  });
  expect((await pictureBytes(AFTER))?.byteLength).toBe(4);
  const { length } = asked;
  expect(await sendWebsite()).toBe('done');
  expect(asked).toHaveLength(length);
});

test('the fields that the server names are those of the form', async () => {
  await putWebsite(row(), bytes());
  const fields = [
    { path: 'data.title', message: 'Too long.' },
    { path: 'data.before.alt', message: 'Say more.' },
  ];
  answers.set(paths.adminContent, () => refusal('invalid_body', 400, fields));
  await sendWebsite();
  expect((await websiteRow(ROW))?.refusal?.fields).toEqual({
    title: 'Too long.',
    'before.alt': 'Say more.',
  });
});

test('a version that somebody else was faster than stays as a message', async () => {
  await putWebsite(row(), bytes());
  answers.set(paths.adminContent, stored(true));
  await sendWebsite();
  const left = await websiteRow(ROW);
  expect(left).toMatchObject({ overtaken: true });
  expect(left?.send).toBeUndefined();
  expect(await pictureBytes(BEFORE)).toBeNull();
});

test('what was edited while it was being sent stays, and is based on what was sent', async () => {
  await putWebsite(row(), bytes());
  const { send: _send, ...editing } = row({ typed: { title: 'High wall' } });
  let isEdited: Promise<unknown> = Promise.resolve();
  answers.set(paths.adminContent, () => {
    isEdited = putWebsite(editing);
    return stored()();
  });
  await sendWebsite();
  await isEdited;
  expect(await websiteRow(ROW)).toEqual({ ...editing, base: REVISION });
});
