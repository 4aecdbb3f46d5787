// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { newRow } from '#features/admin/website/rows.ts';
import { keepRow, WrittenElsewhere } from '#features/admin/website/website.ts';
import { connected } from '#outbox/admin/office-db.ts';
import { readWebsite, removeAllWebsite, websiteRow } from '#outbox/admin/website-rows.ts';

beforeEach(removeAllWebsite);

const picturesHere = async () => (await connected()).getAllKeys('websitePictures');

const compared = { isCompared: true };

const typed = (title: string) => ({ typed: { title } });

/** What another tab has written, as it is told to the one that comes later. */
async function refusedWith(storing: Promise<unknown>) {
  const error: unknown = await storing.catch((thrown: unknown) => thrown);
  if (!(error instanceof WrittenElsewhere)) throw new Error('It was stored.');
  return error.other;
}

test('a tab that knows what is stored goes on storing', async () => {
  const first = await keepRow({ ...newRow('project'), ...typed('One') }, compared);
  const second = await keepRow({ ...first, ...typed('Two') }, compared);
  expect(await websiteRow(first.id)).toEqual(second);
});

test('what another tab has written since is not overwritten, but told', async () => {
  const read = await keepRow({ ...newRow('project'), ...typed('One') }, compared);
  const theirs = await keepRow({ ...read, ...typed('Theirs') }, compared);
  expect(await refusedWith(keepRow({ ...read, ...typed('Mine') }, compared))).toEqual(theirs);
  expect(await websiteRow(read.id)).toEqual(theirs);
});

test('it is replaced on purpose, and the other tab is told then', async () => {
  const read = await keepRow({ ...newRow('project'), ...typed('One') }, compared);
  const theirs = await keepRow({ ...read, ...typed('Theirs') }, compared);
  const mine = await keepRow({ ...read, ...typed('Mine') }, { ...compared, instead: theirs });
  expect(await websiteRow(read.id)).toEqual(mine);
  expect(await refusedWith(keepRow({ ...theirs, ...typed('More') }, compared))).toEqual(mine);
});

test('a second unfinished version of an entry is told, and replaces the first with its pictures', async () => {
  const before = { id: crypto.randomUUID(), width: 4, height: 3 };
  const entry = { slug: 'garden-wall', ...typed('Theirs') };
  const pictures = new Map([[before.id, new ArrayBuffer(4)]]);
  const theirs = await keepRow(
    { ...newRow('project'), ...entry, before },
    { ...compared, pictures },
  );
  const mine = { ...newRow('project'), ...entry, ...typed('Mine') };
  expect(await refusedWith(keepRow(mine, compared))).toEqual(theirs);
  expect(await picturesHere()).toEqual([before.id]);
  const kept = await keepRow(mine, { ...compared, instead: theirs });
  expect(await readWebsite()).toEqual([kept]);
  expect(await picturesHere()).toEqual([]);
});
