// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { entryForm } from '#content/admin/website/form.ts';
import { textGroups } from '#content/texts/groups.ts';
import { contentKindSchema, type ContentKind } from '#contract/content/kinds.ts';
import { kindsWith, ofNamedFirm } from '#features/admin/website/kinds/index.ts';
import { fieldsOf, type Kind } from '#features/admin/website/kinds/kind.ts';
import { withoutLeftOut } from '#features/admin/website/kinds/texts.ts';
import { newUploads, postOf } from '#features/admin/website/post.ts';
import { filledIn, newRow, rowOf } from '#features/admin/website/rows.ts';

const kinds = kindsWith(textGroups);

/** What is sent of an entry of the build after some of its fields were typed in. */
function sent(
  id: ContentKind,
  slug: string,
  typed: Readonly<Record<string, string>> = {},
  state: 'draft' | 'published' = 'published',
) {
  const kind = kinds[id];
  const data = kind.builtData(slug);
  const row = data === null ? newRow(id) : rowOf(kind, slug, { data, base: null });
  const head = { id: crypto.randomUUID(), slug, base: null, state };
  const made = postOf(kind, { ...row, typed: { ...row.typed, ...typed } }, head, newUploads());
  if ('problems' in made) return { problems: made.problems };
  return { state: made.body.state, data: made.body.data };
}

const ABN = '51 824 753 556';

/** What the build's sample has not: a real ABN, and an address of its own. */
const own = { abn: ABN, siteUrl: 'https://www.example.com' };

describe.each(contentKindSchema.options.filter((id) => id !== 'closure'))('of kind %s', (id) => {
  test('what the build says can be saved as it is', () => {
    const kind = kinds[id];
    expect(kind.built.length).toBeGreaterThan(0);
    for (const { slug } of kind.built) {
      const more: Record<string, string> = id === 'business' ? own : {};
      const said = kind.isPartial === true ? { texts: {} } : { ...kind.builtData(slug), ...more };
      expect(sent(id, slug, more, 'draft')).toEqual({ state: 'draft', data: said });
    }
  });
});

describe('texts', () => {
  const group = textGroups.find(({ kind, slug }) => kind === 'words' && slug === 'home-hero');
  const slug = group?.slug ?? '';
  const [{ key, max } = { key: '', max: 0 }] = group?.fields ?? [];
  const name = `texts/${key.replaceAll('.', '/')}`;

  test('are sent where they differ from the build', () => {
    expect(sent('words', slug, { [name]: '  Walls ' })).toEqual({
      state: 'published',
      data: { texts: { [key]: 'Walls' } },
    });
  });

  test('that nobody has typed follow what the site says now', () => {
    const [text] = group?.fields ?? [];
    if (!group || !text) throw new Error('The site has no texts.');
    const now = kindsWith([
      { ...group, fields: group.fields.map((one) => ({ ...one, text: `${one.text} now` })) },
    ]).words;
    const row = rowOf(kinds.words, slug, { data: { texts: {} }, base: null });
    const head = { id: crypto.randomUUID(), slug, base: null, state: 'published' } as const;
    const typed = { [name]: 'Walls' };
    const made = postOf(now, { ...row, typed: { ...row.typed, ...typed } }, head, newUploads());
    expect('body' in made && made.body.data).toEqual({ texts: { [key]: 'Walls' } });
    expect(filledIn(now, row)[name]).toBe(`${text.text} now`);
  });

  test('that say what the build says are put back', () => {
    expect(sent('words', slug)).toEqual({ state: 'withdrawn', data: null });
  });

  test('that are too long or empty are refused at their fields', () => {
    expect(sent('words', slug, { [name]: 'x'.repeat(max + 1) })).toEqual({
      problems: { [name]: `At most ${max} characters.` },
    });
    expect(sent('words', slug, { [name]: ' ' })).toEqual({
      problems: { [name]: 'Please write something here.' },
    });
  });

  test('that are numbers stay numbers', () => {
    const [number] = textGroups.find(({ kind }) => kind === 'numbers')?.fields ?? [];
    const at = `texts/${(number?.key ?? '').replaceAll('.', '/')}`;
    expect(sent('numbers', 'numbers', { [at]: 'many' })).toEqual({
      problems: { [at]: 'Please write digits only.' },
    });
  });

  test('that are numbers can be empty only where the pages do without them', () => {
    expect(sent('numbers', 'numbers', { 'texts/figures/majorProjects/value': '' })).toMatchObject({
      data: { texts: expect.not.objectContaining({ 'figures.majorProjects.value': '' }) },
    });
    expect(sent('numbers', 'numbers', { 'texts/times/firstCall/time': '' })).toEqual({
      problems: { 'texts/times/firstCall/time': 'Please write something here.' },
    });
  });

  test('that are numbers are no zero, and a rating has its number of reviews', () => {
    const projects = 'texts/figures/majorProjects/value';
    const [value, count] = ['texts/rating/value', 'texts/rating/count'] as const;
    expect(sent('numbers', 'numbers', { [projects]: '0', [value]: '5.5', [count]: '' })).toEqual({
      problems: {
        [projects]: 'At least 1.',
        [value]: 'At most 5.',
        [count]: 'Please write something here.',
      },
    });
    const unrated = { [value]: '', [count]: '' };
    expect(sent('numbers', 'numbers', unrated)).toMatchObject({ state: 'published' });
  });

  test('that are ranges begin with the smaller number', () => {
    const range = textGroups
      .find(({ kind }) => kind === 'numbers')
      ?.fields.find(({ text }) => text === '24-48 hours');
    const at = `texts/${(range?.key ?? '').replaceAll('.', '/')}`;
    const problems = { [at]: 'Please begin with the smaller number.' };
    expect(sent('numbers', 'numbers', { [at]: '5–2 days' })).toEqual({ problems });
    for (const text of ['1,000-2,000 hours', 'within 5 days', '24-hour service from 3 sites']) {
      expect(sent('numbers', 'numbers', { [at]: text })).toMatchObject({ state: 'published' });
    }
  });

  test('that are numbers are offered to another firm only where its pages say them', () => {
    const data = withoutLeftOut(kinds.numbers).builtData('numbers');
    if (data === null || !('texts' in data)) throw new Error('No numbers');
    expect(Object.keys(data.texts)).toEqual([
      'times.firstCall.time',
      'times.quote.time',
      'times.quotationAfterVisit.time',
    ]);
  });

  test('of a legal page have a group for each of its sections', () => {
    const headings = kinds.words.groups('terms-of-service').map(({ heading }) => heading);
    expect(headings).toEqual(expect.arrayContaining(['Section 1', 'Section 15', 'Search engines']));
  });

  test('have fields with names of their own that a form does not nest', () => {
    for (const { kind, slug: part, fields } of textGroups) {
      const names = fieldsOf(kinds[kind], part).map((field) => field.name);
      expect(new Set(names).size).toBe(fields.length);
      expect(names.filter((one) => /[.[\]]/.test(one))).toEqual([]);
    }
  });
});

test.each(['hours', 'prices'] as const)(
  'a firm that has published its name can publish the sample’s %s as its own',
  (id) => {
    const data = kinds[id].builtData(id);
    if (data === null) throw new Error(`No ${id}`);
    const post = (kind: Kind) => {
      const row = rowOf(kind, id, { data, base: null });
      const head = { id: crypto.randomUUID(), slug: id, base: null, state: 'published' } as const;
      const made = postOf(kind, row, head, newUploads());
      return 'body' in made ? made.body.state : made.problems;
    };
    expect([post(kinds[id]), post(ofNamedFirm(kinds)[id])]).toEqual(['withdrawn', 'published']);
  },
);

test('opening hours name the field of a time that is missing or too early', () => {
  expect(sent('hours', 'hours', { 'saturday/opens': '', 'saturday/closes': '' })).toMatchObject({
    data: { saturday: { opens: '', closes: '' } },
  });
  const early = sent('hours', 'hours', { 'weekdays/opens': '09:00', 'weekdays/closes': '08:00' });
  expect(Object.keys(early.problems ?? {})).toEqual(['weekdays/closes']);
});

test('numbers of the firm are read as they are typed', () => {
  const typed = { abn: ABN, latitude: ' -33.9 ', phone: '0255501234' };
  expect(sent('business', 'business', typed)).toMatchObject({
    data: { latitude: -33.9, phone: '(02) 5550 1234' },
  });
  const wrong = sent('business', 'business', { abn: '12', latitude: 'south', established: '' });
  expect(Object.keys(wrong.problems ?? {}).toSorted()).toEqual(['abn', 'established', 'latitude']);
});

test('a closure is called by its reason and its days, and says when it is over', () => {
  const { titleOf } = kinds.closure;
  const typed = { from: '2019-12-24', until: '2020-01-05', reason: 'Christmas break' };
  expect(titleOf(typed, null)).toEqual({
    title: 'Christmas break',
    detail: '24 December 2019 to 5 January 2020, over',
  });
  expect(sent('closure', 'break', { from: '2027-01-05', until: '2027-01-04' }).problems).toEqual({
    until: 'Please choose a last day that is not before the first.',
  });
});

test('a picture of the gallery needs a picture and what is seen on it', () => {
  expect(sent('gallery', 'new-one', { caption: 'Arch' }).problems).toEqual({
    picture: entryForm.problems.picture,
    pictureAlt: entryForm.problems.noAlt,
  });
});
