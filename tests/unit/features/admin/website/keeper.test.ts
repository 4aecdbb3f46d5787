// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { createKeeper } from '#features/admin/website/keeper.ts';
import { storeLeft } from '#features/admin/website/left-rows.ts';
import { newRow } from '#features/admin/website/rows.ts';
import { keepRow } from '#features/admin/website/website.ts';
import { connected } from '#outbox/admin/office-db.ts';
import {
  readWebsite,
  removeAllWebsite,
  websiteRow,
  type WebsiteRow,
} from '#outbox/admin/website-rows.ts';

beforeEach(async () => {
  sessionStorage.clear();
  await removeAllWebsite();
});

const told = { setStored: () => undefined, setOther: () => undefined };
const titles = async () => (await readWebsite()).map(({ typed }) => typed['title']);
const picturesHere = async () => (await connected()).getAllKeys('websitePictures');

/** A form that knows another tab's version of its entry since it last stored something. */
async function inConflict(
  more: Partial<WebsiteRow> = {},
  bytes?: ReadonlyMap<string, ArrayBuffer>,
) {
  const row = await keepRow({ ...newRow('project'), typed: { title: 'First' } });
  const keeper = createKeeper(row, told);
  keeper.change(more);
  await keeper.flush(bytes);
  const stored = await websiteRow(row.id);
  if (stored === null) throw new Error('Nothing is stored.');
  const theirs = await keepRow({ ...stored, ...more, typed: { title: 'Theirs' } });
  return { keeper, theirs };
}

test('the first letter is stored at once, the next ones while somebody goes on typing', async () => {
  const keeper = createKeeper(newRow('project'), told);
  keeper.type({ title: 'W' });
  await vi.waitFor(async () => expect(await titles()).toEqual(['W']), { timeout: 300 });
  keeper.type({ title: 'Wa' });
  keeper.type({ title: 'Wall' });
  await vi.waitFor(async () => expect(await titles()).toEqual(['Wall']));
  await keeper.end();
});

test('a picture chosen while a letter is being stored can be read once both are', async () => {
  const keeper = createKeeper(newRow('gallery'), told);
  keeper.type({ caption: 'A' });
  const picture = { id: crypto.randomUUID(), width: 1, height: 1 };
  keeper.change({ picture });
  void keeper.flush(new Map([[picture.id, new ArrayBuffer(1)]]));
  await keeper.stored();
  expect(await picturesHere()).toEqual([picture.id]);
  await keeper.end();
});

test('what is typed during a conflict is stored as a copy, which goes once one is chosen', async () => {
  const { keeper, theirs } = await inConflict();
  keeper.type({ title: 'Mine' });
  await keeper.flush();
  expect((await titles()).toSorted()).toEqual(['Mine', 'Theirs']);
  keeper.type({ title: 'Mine, and more' });
  await keeper.flush();
  expect((await titles()).toSorted()).toEqual(['Mine, and more', 'Theirs']);
  expect(await websiteRow(theirs.id)).toEqual(theirs);
  await keeper.keepOwn();
  expect(await titles()).toEqual(['Mine, and more']);
  expect((await websiteRow(theirs.id))?.isCopy).toBeUndefined();
});

test('to choose one leaves the pictures that it shares with the copy', async () => {
  const before = { id: crypto.randomUUID(), width: 4, height: 3 };
  const bytes = new Map([[before.id, new ArrayBuffer(4)]]);
  const { keeper } = await inConflict({ before }, bytes);
  keeper.type({ title: 'Mine' });
  await keeper.flush();
  await keeper.keepOwn();
  expect(await picturesHere()).toEqual([before.id]);
});

test('a copy that is opened after the browser was killed asks once more, and stays one', async () => {
  const entry = { slug: 'wall' };
  const theirs = await keepRow({ ...newRow('project'), ...entry, typed: { title: 'Theirs' } });
  const copy = await keepRow({ ...newRow('project'), ...entry, isCopy: true });
  const others: (WebsiteRow | null)[] = [];
  const keeper = createKeeper(copy, { ...told, setOther: (other) => others.push(other) });
  keeper.type({ title: 'Mine' });
  await keeper.flush();
  expect(others).toEqual([theirs]);
  expect(await readWebsite()).toMatchObject([theirs, { id: copy.id, isCopy: true }]);
  await keeper.keepOwn();
  expect(await readWebsite()).toMatchObject([{ id: copy.id, typed: { title: 'Mine' } }]);
});

test('what a page is left with before it can be stored is there when it is loaded again', async () => {
  const row = newRow('project');
  const keeper = createKeeper(row, told);
  keeper.type({ title: 'W' });
  void keeper.leave();
  // The page is gone: its database has nothing.
  const kept = { ...sessionStorage };
  await keeper.end();
  await removeAllWebsite();
  for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, String(text));
  await storeLeft((left) => keepRow(left, { isCompared: true }));
  expect(await readWebsite()).toMatchObject([{ id: row.id, typed: { title: 'W' } }]);
  expect(sessionStorage).toHaveLength(0);
});

test('what was stored after all is not stored twice, and what came after it is no conflict', async () => {
  const keeper = createKeeper(newRow('project'), told);
  keeper.type({ title: 'W' });
  keeper.type({ title: 'Wall' });
  const leaving = keeper.leave();
  const kept = { ...sessionStorage };
  await leaving;
  expect(sessionStorage).toHaveLength(0);
  for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, String(text));
  await storeLeft((left) => keepRow(left, { isCompared: true }));
  expect(await titles()).toEqual(['Wall']);
  await keeper.end();
});
