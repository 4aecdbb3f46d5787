import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { OTHER } from '#content/admin/answer-words.ts';
import { noticeWords } from '#content/admin/notices.ts';
import { builtAreaEntries } from '#content/areas/index.ts';
import { business } from '#content/business.ts';
import { businessDay } from '#content/business-time.ts';
import { textGroups } from '#content/texts/groups.ts';
import { builtServiceEntries } from '#content/services/index.ts';
import { contentOverviewSchema, type RevisionPost } from '#contract/admin/content.ts';
import { overBuild } from '#server/publishing/over-build.ts';
import { leadSummary } from '#server/notices/message.ts';
import { paths } from '#contract/paths.ts';
import { addedArea, addedService } from '../../support/added.ts';
import { asEditor, aSitePicture } from '../support/content.ts';
import { aLead } from '../support/lead.ts';
import { aServer, freshFolder, sendLead } from '../support/server.ts';

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

test('the words of a legal page are dated when they change, not when what search engines show does', async () => {
  let time = Date.parse('2026-12-01T02:00:00Z');
  const { app } = await aServer({}, { now: () => time });
  const editor = await asEditor(app);
  const slug = 'privacy-policy';
  const publish = async (changed: Record<string, string>, base: string | null) =>
    (await editor.publish({ ...texts('words', slug, changed), base })).revision;
  const seo = { 'seo.title': 'Privacy' };
  const first = await publish(seo, null);
  expect(first.data).toEqual({ texts: seo });
  const second = await publish({ ...seo, lead: 'Said otherwise' }, first.id);
  const day = businessDay(new Date(second.at));
  expect(second.data).toMatchObject({ changed: day });
  time += 3 * 86_400_000;
  const third = await publish({ lead: 'Said otherwise' }, second.id);
  expect(third.data).toMatchObject({ changed: day });
  const fourth = await publish({ lead: 'Said again' }, third.id);
  expect(fourth.data).toMatchObject({ changed: businessDay(new Date(fourth.at)) });
  expect(fourth.data).not.toMatchObject({ changed: day });
});

test('a legal page is dated by the day on which its words were put back, whatever is changed later', async () => {
  let time = Date.parse('2026-12-01T02:00:00Z');
  const { app, store } = await aServer({}, { now: () => time });
  const editor = await asEditor(app);
  const slug = 'terms-of-service';
  let base: string | null = null;
  const step = async (changed: Record<string, string> | null, next = 86_400_000) => {
    time += next;
    const made = changed === null ? texts('words', slug, {}) : texts('words', slug, changed);
    const back = { ...head(slug), kind: 'words', state: 'withdrawn', data: null } as const;
    const { revision } = await editor.publish({ ...(changed === null ? back : made), base });
    base = revision.id;
    return revision;
  };
  const live = async () => (await store.content.revisions.published()).words[slug];
  const today = () => businessDay(new Date(time));
  // Put back without ever having been others: the build's day.
  await step({ 'seo.title': 'Terms' });
  await step(null);
  expect(await live()).toBeNull();
  await step({ lead: 'Said otherwise' });
  expect((await step(null)).data).toBeNull();
  const back = { texts: {}, changed: today() };
  expect(await live()).toEqual(back);
  // Neither a second time nor what search engines show changes a word.
  await step(null);
  expect(await live()).toEqual(back);
  await step({ 'seo.title': 'Terms' });
  expect(await live()).toEqual({ texts: { 'seo.title': 'Terms' }, changed: back.changed });
  await step({ lead: 'Said otherwise' });
  expect((await live())?.changed).toBe(today());
  const history = await store.content.revisions.history('words', slug);
  expect(history.filter(({ state }) => state === 'withdrawn').map(({ data }) => data)).toEqual([
    null,
    null,
    null,
  ]);
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

test('an area that the firm adds is published, keeps its name for itself, and is taken off again', async () => {
  const { app, store } = await aServer();
  const editor = await asEditor(app);
  const add = (slug: string, label: string): RevisionPost => ({
    ...head(slug),
    kind: 'area',
    data: { ...addedArea, label },
  });
  const fieldsOf = async (post: RevisionPost) => {
    const answer = await editor.post(post);
    return [answer.statusCode, answer.json().error?.fields];
  };
  const named = [{ path: 'data.label', message: 'There is a page of this name already.' }];
  const [built] = builtAreaEntries;
  if (!built) throw new Error('The site has no area.');
  expect(await fieldsOf(add('other', ` ${built.label.toUpperCase()} `))).toEqual([400, named]);
  expect(await fieldsOf(add(built.id, 'Quarry Flats'))).toEqual([400, named]);
  const taken = builtAreaEntries.flatMap(({ alsoAt = [] }) => alsoAt);
  for (const alias of taken)
    expect(await fieldsOf(add(alias, 'Quarry Flats'))).toEqual([400, named]);
  const city = [{ path: 'data.label', message: 'Forms offer the city already.' }];
  expect(await fieldsOf(add('the-city', business.city))).toEqual([400, city]);
  const nowhere = { ...head('nowhere'), kind: 'area', state: 'withdrawn', data: null } as const;
  expect((await fieldsOf(nowhere))[0]).toBe(400);
  expect((await fieldsOf({ ...head('empty'), kind: 'area', data: {} }))[0]).toBe(400);

  const { revision } = await editor.publish(add('quarry-flats', 'Quarry Flats'));
  expect(await fieldsOf(add('quarry-flats-2', 'quarry flats'))).toEqual([400, named]);
  const changed = await editor.publish({
    ...add('quarry-flats', 'Quarry Flats'),
    base: revision.id,
  });
  expect((await store.content.revisions.published()).area).toEqual({
    'quarry-flats': { ...addedArea },
  });
  const off = { ...head('quarry-flats'), kind: 'area', state: 'withdrawn', data: null } as const;
  await editor.publish({ ...off, base: changed.revision.id });
  expect((await store.content.revisions.published()).area).toEqual({ 'quarry-flats': null });
});

test('a service that the firm adds is in one of the groups, and has at least one part', async () => {
  const { app, store } = await aServer();
  const editor = await asEditor(app);
  const add = (changed: Partial<typeof addedService>): RevisionPost => ({
    ...head('roof-repairs'),
    kind: 'service',
    data: { ...addedService, ...changed },
  });
  const elsewhere = await editor.post(add({ category: 'roofing' }));
  expect([elsewhere.statusCode, elsewhere.json().error.fields]).toEqual([
    400,
    [{ path: 'data.category', message: 'Please choose one of the groups.' }],
  ]);
  expect((await editor.post(add({ offers: [] }))).statusCode).toBe(400);
  await editor.publish(add({}));
  expect((await store.content.revisions.published()).service).toEqual({
    'roof-repairs': { ...addedService },
  });
});

test('a lead that comes late counts for the addition that it names, which is off the site or renamed, and notices name it', async () => {
  const settings = { DATA_DIR: freshFolder() };
  const before = await aServer(settings);
  const editor = await asEditor(before.app);
  const service = (label: string): RevisionPost => ({
    ...head('roof-repairs'),
    kind: 'service',
    data: { ...addedService, label },
  });
  const first = await editor.publish(service('Roof repairs'));
  await editor.publish({ ...service('Roofs and gutters'), base: first.revision.id });
  await editor.publish({ ...service('Never public'), ...head('draft'), state: 'draft' });
  const area = { ...head('quarry-flats'), kind: 'area' } as const;
  const { revision } = await editor.publish({ ...area, data: addedArea });
  const off = { ...area, id: randomUUID(), base: revision.id, state: 'withdrawn' } as const;
  await editor.publish({ ...off, data: null });
  await before.app.close();

  // As after every change of an addition.
  const { app, store } = await aServer(settings);
  const choices = [
    { service: 'Roof repairs', location: addedArea.label },
    { service: 'Roofs and gutters', location: addedArea.label },
    { service: 'Never public', location: 'Elsewhere' },
  ];
  for (const data of choices) expect((await sendLead(app, aLead({ data }))).statusCode).toBe(202);
  const counted = store.db.selectFrom('leads').select(['service', 'area']).orderBy('seq');
  expect(await counted.execute()).toEqual([
    { service: 'Roof repairs', area: addedArea.label },
    { service: 'Roofs and gutters', area: addedArea.label },
    { service: OTHER, area: OTHER },
  ]);
  const leads = await store.db.selectFrom('leads').select('id').orderBy('seq').execute();
  const rows = await Promise.all(leads.map(({ id }) => store.inbox.find(id)));
  expect(rows.map((row) => row && leadSummary(row))).toEqual([
    expect.stringContaining(`Roof repairs, ${addedArea.label} `),
    expect.stringContaining(`Roofs and gutters, ${addedArea.label} `),
    expect.stringContaining(noticeWords.unlistedJob),
  ]);
});

test('a page that the firm adds has a picture that was uploaded, keeps it, and can be without again', async () => {
  const { app, store } = await aServer();
  const editor = await asEditor(app);
  const add = (picture?: object, base: string | null = null) => ({
    ...head('roof-repairs'),
    base,
    kind: 'service' as const,
    data: { ...addedService, ...(picture && { picture }) },
  });
  const refused = async (picture: object) => {
    const answer = await editor.post(add(picture));
    return [answer.statusCode, answer.json().error.fields?.[0].path];
  };
  const upload = randomUUID();
  const seen = { alt: 'A slate roof', focus: { x: 0.25, y: 0.1 } };
  expect(await refused({ upload, ...seen })).toEqual([409, 'data.picture']);
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  expect((await editor.upload({ id: upload, bytes: page })).statusCode).toBe(422);
  expect(await refused({ upload, ...seen })).toEqual([409, 'data.picture']);
  await editor.upload({ id: upload, bytes: await aSitePicture('#884422') });
  const first = await editor.post(add({ upload, ...seen }));
  const { revision } = first.json();
  const { picture } = revision.data;
  expect(picture).toMatchObject({ name: 'service-roof-repairs', widths: [480, 960], ...seen });
  expect(await refused({ ...picture, hash: '00000000' })).toEqual([400, 'data.picture']);
  const published = async () => (await store.content.revisions.published()).service;
  expect(await published()).toEqual({ 'roof-repairs': { ...addedService, picture } });

  // Edited again, it is named by its hash; of what else is sent of it, nothing counts.
  const again = await editor.post(add({ ...picture, name: 'other', width: 1 }, revision.id));
  expect(again.json().revision.data).toEqual({ ...addedService, picture });
  await editor.post(add(undefined, again.json().revision.id));
  expect(await published()).toEqual({ 'roof-repairs': { ...addedService } });
});

test('a page of the build has a picture of the firm’s own, is off and on again with it, and can be without', async () => {
  const { app, store } = await aServer();
  const editor = await asEditor(app);
  const slug = builtServiceEntries[0]?.slug ?? '';
  const of = (data: object | null, base: string | null = null) => ({
    ...head(slug),
    base,
    kind: 'service' as const,
    state: data === null ? ('withdrawn' as const) : ('published' as const),
    data,
  });
  const upload = randomUUID();
  const picture = { upload, alt: 'A wall of ours', focus: { x: 0.25, y: 0.1 } };
  const refused = async (post: object) => {
    const answer = await editor.post(post);
    return [answer.statusCode, answer.json().error.fields?.[0].path];
  };
  const hostile = Buffer.from('<!doctype html><script>alert(1)</script>');
  expect((await editor.upload({ id: upload, bytes: hostile })).statusCode).toBe(422);
  expect(await refused(of({ picture }))).toEqual([409, 'data.picture']);
  await editor.upload({ id: upload, bytes: await aSitePicture('#884422') });
  expect(await refused({ ...of({ picture }), ...head('atlantis') })).toEqual([400, 'slug']);
  const live = async () => (await store.content.revisions.published()).service[slug];
  const { revision } = (await editor.post(of({ picture }))).json();
  const { alt, focus } = picture;
  expect(revision.data).toMatchObject({ picture: { name: `service-${slug}`, alt, focus } });
  expect(await live()).toEqual(revision.data);

  const off = (await editor.post(of(null, revision.id))).json().revision;
  expect(await live()).toBeNull();
  const overview = async () =>
    contentOverviewSchema
      .parse((await editor.get(paths.adminContent)).json())
      .entries.find((one) => one.slug === slug);
  const { last } = (await overview()) ?? {};
  expect(last).toEqual(revision);
  const on = (await editor.post(of(last?.data ?? {}, off.id))).json().revision;
  expect(await live()).toEqual(revision.data);
  expect((await overview())?.last).toBeUndefined();
  await editor.post(of({}, on.id));
  expect(await live()).toEqual({});
});

test('home has an opening picture of the firm’s own in one width more, under the name of the build’s, until it is put back', async () => {
  const { app, store } = await aServer();
  const editor = await asEditor(app);
  const of = (data: object | null, base: string | null = null) => ({
    ...head('home'),
    base,
    kind: 'home' as const,
    state: data === null ? ('withdrawn' as const) : ('published' as const),
    data,
  });
  const live = async () => overBuild(await store.content.revisions.published()).home;
  const upload = randomUUID();
  const picture = { upload, alt: 'A wall of ours', focus: { x: 0.25, y: 0.1 } };
  const bytes = await aSitePicture('#884422');
  await editor.upload({ id: upload, bytes, as: 'opening' });
  const other = await editor.post({ ...of({ picture }), slug: 'contact' });
  expect([other.statusCode, other.json().error.fields[0].path]).toEqual([400, 'slug']);
  const { revision } = (await editor.post(of({ picture }))).json();
  const { alt, focus } = picture;
  expect(revision.data).toMatchObject({
    picture: { name: 'hero', widths: [480, 800, 960], alt, focus },
  });
  expect(await live()).toEqual({ home: revision.data });

  // The same photograph among the gallery's has other files.
  const again = randomUUID();
  await editor.upload({ id: again, bytes });
  const inGallery = { caption: 'Wall', picture: { upload: again, alt } };
  const shown = await editor.post({ ...head('wall'), kind: 'gallery', data: inGallery });
  expect(shown.json().revision.data.picture.hash).not.toBe(revision.data.picture.hash);

  await editor.post(of(null, revision.id));
  expect(await live()).toEqual({});
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
