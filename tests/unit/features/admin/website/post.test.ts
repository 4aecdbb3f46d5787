import { expect, test } from 'vitest';
import { entryForm } from '#content/admin/website/form.ts';
import { contentLimits } from '#contract/content/lines.ts';
import { kindsWith } from '#features/admin/website/kinds/index.ts';
import { newUploads, postOf, refusedAt } from '#features/admin/website/post.ts';
import { addedArea, addedService } from '../../../../support/added.ts';
import { newRow, ownNames, rowOf, slugFor, withSuggestions } from '#features/admin/website/rows.ts';
import type { WebsiteRow } from '#outbox/admin/website-rows.ts';

const { project, testimonial, look, area, service, home } = kindsWith([]);

const uploads = newUploads();
const head = { id: crypto.randomUUID(), slug: 'wall', base: null, state: 'published' } as const;
const taken = () => ({ id: crypto.randomUUID(), width: 1600, height: 1200 });
const alignment = {
  way: 'matching' as const,
  before: [
    [0.3, 0.5],
    [0.7, 0.5],
  ] as [[number, number], [number, number]],
  after: [
    [0.3, 0.5],
    [0.7, 0.5],
  ] as [[number, number], [number, number]],
};

/** A picture as the server has it. */
const stored = {
  name: 'project-wall',
  hash: '0a1b2c3d',
  width: 960,
  height: 640,
  widths: [960],
  alt: 'A wall',
  placeholder: 'linear-gradient(#842,#842)',
  focus: { x: 0.25, y: 0.1 },
};

const typed = {
  title: 'Garden wall',
  location: 'Balmain',
  year: '2026',
  category: 'masonry',
  summary: 'It leaned. We rebuilt it.',
};

const complete = () => ({
  ...newRow('project'),
  typed,
  before: taken(),
  after: taken(),
  alignment,
});

const problemsOf = (row: WebsiteRow) => {
  const result = postOf(row.kind === 'project' ? project : testimonial, row, head, uploads);
  return 'problems' in result ? result.problems : {};
};

test('the focal point is that of both pictures of a project, and goes with the middle', () => {
  const { focus } = stored;
  const dataOf = (row: WebsiteRow) => {
    const made = postOf(project, row, head, uploads);
    return 'body' in made ? made.body.data : made.problems;
  };
  expect(dataOf({ ...complete(), focus })).toMatchObject({ before: { focus }, after: { focus } });
  const data = { ...typed, year: 2026, before: stored, after: stored };
  const row = rowOf(project, 'wall', { data, base: null });
  expect(row.focus).toEqual(focus);
  expect(dataOf(row)).toMatchObject({ before: { focus }, after: { focus } });
  expect(JSON.stringify(dataOf({ ...row, focus: null }))).not.toContain('focus');
});

test('a complete project is sent with the ids of its pictures and what is seen on them', () => {
  expect(postOf(project, complete(), head, uploads)).toEqual({
    body: {
      ...head,
      kind: 'project',
      data: {
        ...typed,
        year: 2026,
        before: { upload: uploads.before, alt: 'Before: Garden wall in Balmain' },
        after: { upload: uploads.after, alt: 'After: Garden wall in Balmain' },
      },
    },
  });
});

test('a look is sent with its new logo, with the one that it has, or without one', () => {
  const data = { accent: '#1f4653' };
  const posted = (row: WebsiteRow) => postOf(look, row, { ...head, slug: 'look' }, uploads);
  const body = { ...head, slug: 'look', kind: 'look' };
  const row = rowOf(look, 'look', { data, base: null });
  expect(posted(row)).toEqual({ body: { ...body, data } });
  const logo = { upload: uploads.logo, alt: 'Logo' };
  expect(posted({ ...row, logo: taken() })).toEqual({ body: { ...body, data: { ...data, logo } } });
  const stored = {
    name: 'logo',
    hash: '01234567',
    width: 480,
    height: 160,
    widths: [480],
    alt: 'Logo',
    placeholder: 'linear-gradient(#ffffff,#ffffff)',
  };
  const shown = rowOf(look, 'look', { data: { ...data, logo: stored }, base: null });
  expect(posted(shown)).toEqual({ body: { ...body, data: { ...data, logo: stored } } });
  expect(posted({ ...shown, logo: null })).toEqual({ body: { ...body, data } });
});

test('the colour of the build is published beside a logo, and puts the build back without one', () => {
  const data = look.builtData('look');
  if (data === null) throw new Error('no look');
  const row = rowOf(look, 'look', { data, base: null });
  const stateOf = (one: WebsiteRow) => {
    const result = postOf(look, one, { ...head, slug: 'look' }, uploads);
    return 'body' in result ? result.body.state : result.problems;
  };
  expect(stateOf({ ...row, logo: taken() })).toBe('published');
  expect(stateOf(row)).toBe('withdrawn');
});

test('every missing field of a project is named in words', () => {
  const { problems } = entryForm;
  expect(problemsOf(newRow('project'))).toEqual({
    title: 'Please write something here.',
    location: 'Please write something here.',
    summary: 'Please write something here.',
    year: 'Please enter the year in which the job was finished.',
    category: problems.category,
    before: problems.picture,
    after: problems.picture,
    beforeAlt: problems.noAlt,
    afterAlt: problems.noAlt,
  });
});

test('every missing field of a testimonial is named in words', () => {
  expect(problemsOf(newRow('testimonial'))).toMatchObject({
    rating: entryForm.problems.rating,
    date: 'Please choose a month.',
    name: 'Please write something here.',
  });
});

test('new pictures have to be lined up', () => {
  expect(problemsOf({ ...complete(), alignment: null })).toEqual({
    alignment: entryForm.problems.alignment,
  });
});

test('a text that is too long and a year in words are refused at their fields', () => {
  const long = 'x'.repeat(contentLimits.projectTitle + 1);
  const row = { ...complete(), typed: { ...typed, title: long, year: 'last year' } };
  expect(problemsOf(row)).toEqual({
    title: `At most ${contentLimits.projectTitle} characters.`,
    year: 'Please enter the year in which the job was finished.',
  });
});

test('what is seen follows the title until somebody writes it', () => {
  expect(withSuggestions(project, { title: 'Arch', afterAlt: 'A round arch' })).toEqual({
    title: 'Arch',
    beforeAlt: 'Before: Arch',
    afterAlt: 'A round arch',
  });
});

test('what is seen follows the title of a published project, too, until somebody has written it', () => {
  const published = withSuggestions(project, typed);
  expect(ownNames(project, published)).toEqual([]);
  expect(ownNames(project, { ...published, beforeAlt: 'A leaning wall' })).toEqual(['beforeAlt']);
});

test('an edited project keeps its pictures with the description that was written', () => {
  const picture = {
    name: 'project-wall-before',
    hash: '01234567',
    width: 1440,
    height: 960,
    widths: [480],
    alt: 'Before: a wall',
    placeholder: 'linear-gradient(#9aa,#a87,#876)',
  };
  const data = { ...typed, year: 2026, before: picture, after: { ...picture, alt: 'After' } };
  const row = rowOf(project, 'wall', { data, base: null });
  const changed = { ...row, typed: { ...row.typed, beforeAlt: 'A leaning wall' } };
  const result = postOf(project, changed, head, uploads);
  expect('body' in result ? result.body.data : null).toMatchObject({
    before: { ...picture, alt: 'A leaning wall' },
    after: { alt: 'After' },
  });
});

test('an address is made of title, suburb and year, without accents, and is new', () => {
  const title = 'Café O’Neill’s wall & arch';
  const name = 'cafe-oneills-wall-arch-balmain-2026';
  expect(slugFor(project, { ...typed, title }, new Set())).toBe(name);
  expect(slugFor(project, { ...typed, title }, new Set([name]))).toBe(`${name}-2`);
  expect(slugFor(project, { title: '石' }, new Set())).toBe('project');
  expect(slugFor(project, { title: '石', year: '2026' }, new Set())).toBe('project-2026');
});

test('a long address ends with a whole word', () => {
  const title = 'Lath and plaster ceiling with its rose, coved cornice and frieze';
  const slug = slugFor(project, { ...typed, title }, new Set());
  expect(slug).toBe('lath-and-plaster-ceiling-with-its-rose-coved-cornice-and');
  expect(slugFor(project, { ...typed, title: 'x'.repeat(70) }, new Set())).toHaveLength(60);
});

test('an address of a testimonial has no name of a person in it', () => {
  const review = {
    name: 'Helen M.',
    project: 'Wall rebuilt',
    location: 'Balmain',
    date: '2026-05',
  };
  expect(slugFor(testimonial, review, new Set())).toBe('wall-rebuilt-balmain-2026-05');
});

test('what the server says of a description is said at its field', () => {
  const fields = { title: 'Long.', 'before.alt': 'Short.', after: 'Shape.' };
  const refused = { ...newRow('project'), refusal: { code: 'invalid', fields } };
  expect(refusedAt(project, refused)).toEqual({
    title: 'Long.',
    beforeAlt: 'Short.',
    after: 'Shape.',
  });
});

test.each([
  ['a service', service],
  ['an area', area],
] as const)(
  'of %s of the build nothing is sent but a picture with what is seen on it, if there is one',
  (_name, kind) => {
    const slug = kind.built[0]?.slug ?? '';
    const row = rowOf(kind, slug, { data: {}, base: null });
    const sent = (one: WebsiteRow) => {
      const made = postOf(kind, one, { ...head, slug }, uploads);
      return 'body' in made ? made.body.data : made.problems;
    };
    expect(sent({ ...row, typed: { label: 'Other', pictureAlt: 'A wall' } })).toEqual({});
    const pictured = { ...row, picture: taken() };
    expect(sent(pictured)).toEqual({ pictureAlt: entryForm.problems.noAlt });
    const described = { ...pictured, typed: { pictureAlt: 'A wall' } };
    expect(sent(described)).toEqual({ picture: { upload: uploads.picture, alt: 'A wall' } });
  },
);

test('of home nothing is sent but its opening picture, and the build’s is put back without one', () => {
  const at = { ...head, slug: 'home' };
  const row = rowOf(home, 'home', { data: {}, base: null });
  const described = { ...row, picture: taken(), typed: { pictureAlt: 'A wall' } };
  const picture = { upload: uploads.picture, alt: 'A wall' };
  expect(postOf(home, described, at, uploads)).toMatchObject({
    body: { state: 'published', data: { picture } },
  });
  expect(postOf(home, { ...described, picture: null }, at, uploads)).toMatchObject({
    body: { state: 'withdrawn', data: null },
  });
});

test.each([
  ['home', home],
  ['a service', service],
  ['an area', area],
] as const)(
  'of %s nothing is sent without a picture where the website has none of the firm’s',
  (_name, kind) => {
    const slug = kind.built[0]?.slug ?? '';
    const row = rowOf(kind, slug, { data: {}, base: null });
    const posted = (live: Parameters<typeof postOf>[4], state: 'draft' | 'published') =>
      postOf(kind, row, { ...head, slug, state }, uploads, live);
    const missing = { problems: { picture: entryForm.problems.picture } };
    expect([posted({}, 'published'), posted({}, 'draft')]).toEqual([missing, missing]);
    expect(posted({ picture: stored }, 'published')).toHaveProperty('body');
  },
);

test.each([
  ['service', service, addedService],
  ['area', area, addedArea],
] as const)(
  'the page of an added %s needs no picture, and says what is seen on the one that it has',
  (_name, kind, data) => {
    const at = { ...head, slug: 'own-page' };
    const row = rowOf(kind, 'own-page', { data, base: null });
    const sent = (one: WebsiteRow) => {
      const made = postOf(kind, one, at, uploads);
      return 'body' in made ? made.body.data : made.problems;
    };
    expect(sent(row)).toEqual(data);
    // Removed again: nobody asks what was seen on it.
    expect(sent({ ...row, typed: { ...row.typed, pictureAlt: 'A roof' } })).toEqual(data);
    const focus = { x: 0.25, y: 0.1 };
    const pictured = { ...row, picture: taken(), focus };
    expect(sent(pictured)).toEqual({ pictureAlt: entryForm.problems.noAlt });
    const described = { ...pictured, typed: { ...row.typed, pictureAlt: 'A roof' } };
    const picture = { upload: uploads.picture, alt: 'A roof', focus };
    expect(sent(described)).toEqual({ ...data, picture });
    const wrong = { ...described, typed: { ...described.typed, h1: '' } };
    expect(sent(wrong)).toEqual({ h1: 'Please write something here.' });
  },
);
