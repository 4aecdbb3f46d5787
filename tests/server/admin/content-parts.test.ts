import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { builtAreaEntries } from '#content/areas/index.ts';
import { textGroups } from '#content/texts/groups.ts';
import type { RevisionPost } from '#contract/admin/content.ts';
import { asEditor } from '../support/content.ts';
import { aServer } from '../support/server.ts';

vi.setConfig({ testTimeout: 60_000 });

type Kind = 'words' | 'prices' | 'numbers';

const head = (slug: string) =>
  ({ id: randomUUID(), slug, base: null, state: 'published' }) as const;

const texts = (kind: Kind, slug: string, changed: Record<string, string>): RevisionPost => ({
  ...head(slug),
  kind,
  data: { texts: changed },
});

const firstOf = (wanted: Kind) => {
  const group = textGroups.find(({ kind }) => kind === wanted);
  const field = group?.fields[0];
  if (!group || !field) throw new Error(`The site has no ${wanted}.`);
  return { slug: group.slug, field };
};

test('texts are published where the site has a place for them, and otherwise refused by their names', async () => {
  const { app, store } = await aServer();
  const editor = await asEditor(app);
  const { slug, field } = firstOf('words');
  const { revision } = await editor.publish(
    texts('words', slug, { [field.key]: 'Said otherwise' }),
  );
  expect(revision.data).toEqual({ texts: { [field.key]: 'Said otherwise' } });
  const long = 'a'.repeat(field.max + 1);
  const refused = await editor.post(
    texts('words', slug, { [field.key]: long, 'nowhere.at.all': 'A text' }),
  );
  expect([refused.statusCode, refused.json().error.fields]).toEqual([
    400,
    [
      { path: `data.texts.${field.key}`, message: `At most ${field.max} characters.` },
      { path: 'data.texts.nowhere.at.all', message: 'The site has no such text.' },
    ],
  ]);
  const nowhere = await editor.post(texts('words', 'no-such-part', {}));
  expect([nowhere.statusCode, nowhere.json().error.fields]).toEqual([
    400,
    [{ path: 'slug', message: 'The site has no part of this name.' }],
  ]);
  expect(Object.keys((await store.content.revisions.published()).words)).toEqual([slug]);
});

test('a number is digits, and a share is a hundred at most', async () => {
  const { app } = await aServer();
  const editor = await asEditor(app);
  const { slug, field } = firstOf('numbers');
  const share = textGroups
    .flatMap(({ fields }) => fields)
    .find(({ key, most }) => key.startsWith('figures.') && most === 100);
  if (!share) return;
  const changed = { [field.key]: 'many', [share.key]: '101' };
  const refused = await editor.post(texts('numbers', slug, changed));
  expect(refused.json().error.fields).toEqual([
    { path: `data.texts.${field.key}`, message: 'Please write digits only.' },
    { path: `data.texts.${share.key}`, message: 'At most 100.' },
  ]);
});

test('every page of an area but the last can be taken off, and put on again', async () => {
  const { app } = await aServer();
  const editor = await asEditor(app);
  const off = (slug: string, base: string | null = null): RevisionPost => ({
    ...head(slug),
    base,
    kind: 'area',
    state: 'withdrawn',
    data: null,
  });
  const [last, ...others] = builtAreaEntries.map(({ id }) => id);
  if (last === undefined) return;
  const made = [];
  for (const id of others) made.push((await editor.publish(off(id))).revision);
  const refused = await editor.post(off(last));
  expect([refused.statusCode, refused.json().error.fields[0].message]).toEqual([
    400,
    'This is the last area. A site needs one: put another on first.',
  ]);
  const [one] = made;
  if (!one) return;
  await editor.publish({ ...head(one.slug), base: one.id, kind: 'area', data: {} });
  expect((await editor.post(off(last))).statusCode).toBe(200);
  expect((await editor.post(off('atlantis'))).json().error.fields).toEqual([
    { path: 'slug', message: 'The site has no page of this name.' },
  ]);
});
