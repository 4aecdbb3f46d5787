// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { entryStates } from '#content/admin/website/screen.ts';
import { textGroups } from '#content/texts/groups.ts';
import { testimonials } from '#content/testimonials.ts';
import type { ContentOverview, Revision } from '#contract/admin/content.ts';
import { entriesOf, isLive, isNamed, stateOf } from '#features/admin/website/entries.ts';
import { type Kinds, kindsWith, ofNamedFirm } from '#features/admin/website/kinds/index.ts';
import { newRow, rowOf } from '#features/admin/website/rows.ts';
import { ownFirm } from '../../../../support/own-firm.ts';

const kinds = kindsWith(textGroups);
const { testimonial } = kinds;

const data = {
  name: 'Ines R.',
  location: 'Glebe',
  date: '2026-05',
  rating: 5 as const,
  title: 'On time',
  content: 'They came when they said.',
  project: 'Chimney',
};

const revision = (slug: string, more: Partial<Revision> = {}): Revision => {
  const whole = {
    id: crypto.randomUUID(),
    slug,
    base: null,
    state: 'published' as const,
    author: 'Peter',
    at: '2026-11-26T02:00:00.000Z',
    kind: 'testimonial' as const,
    data,
  };
  return Object.assign(whole, more);
};

const current = { state: 'current', content: null, at: null, problem: null } as const;

function overviewWith(
  newest: Revision,
  live: Revision | null,
  {
    publication = current,
    isOff = newest.state === 'withdrawn',
    last,
  }: { publication?: ContentOverview['publication']; isOff?: boolean; last?: Revision } = {},
): ContentOverview {
  const { kind, slug } = newest;
  return { entries: [{ kind, slug, newest, live, isOff, last }], publication };
}

const [built] = testimonials;
const ofBuild = built?.id ?? '';

function stateIn(overview: ContentOverview, slug: string) {
  const entry = entriesOf(testimonial, overview, []).find((one) => one.slug === slug);
  if (!entry) throw new Error(`No entry ${slug}`);
  return { state: stateOf(entry, overview.publication), isLive: isLive(entry) };
}

test('the entries of the build are on the website until something else is published', () => {
  const entries = entriesOf(testimonial, null, []);
  expect(entries.map(({ slug }) => slug)).toEqual(testimonials.map(({ id }) => id));
  expect(entries.every(isLive)).toBe(true);
});

test('a published entry is being published until the pages were rendered after it', () => {
  const one = revision('new-one');
  const at = '2026-11-26T01:00:00.000Z';
  const rendering = overviewWith(one, one, {
    publication: { state: 'rendering', content: null, at, problem: null },
  });
  expect(stateIn(rendering, 'new-one')).toEqual({ state: entryStates.rendering, isLive: true });
  const failed = overviewWith(one, one, {
    publication: { state: 'failed', content: null, at, problem: 'Disk full' },
  });
  expect(stateIn(failed, 'new-one').state).toBe(entryStates.failed);
  expect(stateIn(overviewWith(one, one), 'new-one').state).toBe(entryStates.live);
});

test('a draft of an entry of the build leaves it on the website, one of a new entry does not add it', () => {
  const draft = { state: 'draft' as const };
  const edited = overviewWith(revision(ofBuild, draft), null);
  expect(stateIn(edited, ofBuild)).toEqual({ state: entryStates.draftOverLive, isLive: true });
  const added = overviewWith(revision('new-one', draft), null);
  expect(stateIn(added, 'new-one')).toEqual({ state: entryStates.draft, isLive: false });
});

test('an entry that was taken off says so and keeps its title', () => {
  const off = revision(ofBuild, { state: 'withdrawn', data: null });
  expect(stateIn(overviewWith(off, null), ofBuild)).toEqual({
    state: entryStates.off,
    isLive: false,
  });
  const entry = entriesOf(testimonial, overviewWith(off, null), []).find(
    ({ slug }) => slug === ofBuild,
  );
  expect(entry?.title).toBe(built?.title);
});

test('an entry of the firm that is being taken off says so and keeps its title', () => {
  const off = revision('new-one', { state: 'withdrawn', data: null });
  const publication = { ...current, state: 'rendering' } as const;
  const overview = overviewWith(off, null, { publication, last: revision('new-one') });
  expect(stateIn(overview, 'new-one').state).toBe(entryStates.takingOff);
  const entry = entriesOf(testimonial, overview, []).find(({ slug }) => slug === 'new-one');
  expect(entry?.title).toBe(data.title);
  const back = overviewWith({ ...off, kind: 'home', slug: 'home', data: null }, null, {
    publication,
  });
  const [home] = entriesOf(kinds.home, back, []);
  expect(home && stateOf(home, publication)).toBe(entryStates.puttingBack);
});

test('what a firm has not published over the sample’s name is called the sample’s, figures are not shown', () => {
  const named = ofNamedFirm(kinds);
  const statesOf = (all: Kinds) =>
    [all.numbers, all.home, all.hours].flatMap((kind) =>
      entriesOf(kind, null, []).map((entry) => stateOf(entry, undefined)),
    );
  const { asBuilt, noFigures, ofSample } = entryStates;
  expect(statesOf(kinds)).toEqual([asBuilt, asBuilt, asBuilt]);
  expect(statesOf(named)).toEqual([noFigures, ofSample, ofSample]);
});

test('an entry of the build that was taken off stays off when it is drafted again', () => {
  const drafted = overviewWith(revision(ofBuild, { state: 'draft' }), null, { isOff: true });
  expect(stateIn(drafted, ofBuild)).toEqual({ state: entryStates.draft, isLive: false });
});

test('what is on this device comes first, under its own title, in the words of how it stands', () => {
  const fresh = { ...newRow('testimonial'), typed: { title: 'Half written' } };
  const body = { revision: crypto.randomUUID(), uploads: [], body: {} };
  const sent = {
    ...rowOf(testimonial, ofBuild, { data, base: null }),
    send: { ...body, state: 'published' },
  };
  const refused = {
    ...rowOf(testimonial, 'refused', { data, base: null }),
    send: { ...body, state: 'draft' },
    refusal: { code: 'invalid_body', fields: {} },
  };
  const entries = entriesOf(testimonial, null, [fresh, sent, refused]);
  expect(entries.slice(0, 3).map((entry) => [entry.title, stateOf(entry, undefined)])).toEqual([
    ['Half written', entryStates.editing],
    [data.title, entryStates.refused],
    [data.title, entryStates.waiting.published],
  ]);
});

test.runIf(business.isSample)('the sample has another name once one is on the website', () => {
  const named = revision('business', { kind: 'business', data: ownFirm });
  expect(isNamed(null)).toBe(false);
  expect(isNamed(overviewWith(named, null))).toBe(false);
  expect(isNamed(overviewWith(named, named))).toBe(true);
});
