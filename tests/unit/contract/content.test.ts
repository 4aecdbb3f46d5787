import { expect, test } from 'vitest';
import { contentLimits } from '#contract/content/lines.ts';
import { revisionPostSchema } from '#contract/admin/content.ts';
import {
  contentSchemas,
  projectWordsSchema,
  slugSchema,
  testimonialSchema,
} from '#contract/content/kinds.ts';
import { contentPictureSchema } from '#contract/content/pictures.ts';
import {
  namesContent,
  nothingPublished,
  publishedContentSchema,
  withContent,
} from '#contract/content/published.ts';
import { addedArea, addedService } from '../../support/added.ts';
import { hostileTexts } from '../../support/hostile-text.ts';

const words = {
  title: 'Sandstone steps',
  location: 'Balmain',
  year: 2025,
  category: 'masonry',
  summary: 'Seven worn steps turned over and bedded again in lime.',
};

const problemsOf = (changes: object) =>
  projectWordsSchema
    .safeParse({ ...words, ...changes })
    .error?.issues.map(({ message }) => message);

test('what a page shows has no direction marks and nothing that cannot be seen', () => {
  const typed = { ...words, title: '\u202eSandstone\u202c\u200b steps\u2066 ' };
  expect(projectWordsSchema.parse(typed).title).toBe('Sandstone steps');
  expect(problemsOf({ title: '\u202e\u200b' })).toEqual(['Please write something here.']);
  expect(problemsOf({ title: 'Sand\u0000stone' })).toEqual([
    'Please remove the characters that cannot be shown.',
  ]);
});

test('a text that the layout has no room for is refused at once, whatever it consists of', () => {
  const seen = hostileTexts(100_000).filter((text) => !/[\u200e\s]{3}/.test(text));
  expect(seen.length).toBeGreaterThan(100);
  for (const summary of seen)
    expect(problemsOf({ summary })).toEqual([
      `At most ${contentLimits.projectSummary} characters.`,
    ]);
});

test('markup is text', () => {
  const title = '<script>alert(1)</script>';
  expect(projectWordsSchema.parse({ ...words, title }).title).toBe(title);
});

test.each(['2026', '2026-2', '', 'A', 'a--b', '-a', '../a', 'a/b', 'ä'])(
  'no entry is named %j',
  (slug) => {
    expect(slugSchema.safeParse(slug).success).toBe(false);
  },
);

test.each([
  'url("javascript:alert(1)")',
  'url("https://example.com/x.png")',
  'red;}body{display:none',
])('the placeholder of a picture cannot be %s', (placeholder) => {
  const picture = { name: 'a', hash: '0a1b2c3d', width: 1, height: 1, widths: [1], alt: 'a' };
  expect(contentPictureSchema.safeParse({ ...picture, placeholder }).success).toBe(false);
});

test('a review is of a month that there is, with whole stars', () => {
  const review = {
    name: 'Mary',
    location: 'Balmain',
    title: 'On time',
    content: 'Good.',
    project: 'Steps',
  };
  const at = (date: string, rating: number) =>
    testimonialSchema.safeParse({ ...review, date, rating }).success;
  expect([at('2026-03', 5), at('2026-13', 5), at('2026-3', 5), at('2026-03', 4.5)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('a page names the content that it was rendered with in the tag of its boot script, and nowhere else', () => {
  const html = '<title> data-content="x"</title><script data-modules="a b" data-live>1</script>';
  const named = withContent(html, 'b'.repeat(16));
  expect(namesContent(html, 'x')).toBe(false);
  expect(namesContent(named, 'b'.repeat(16))).toBe(true);
  expect(withContent(named, 'c'.repeat(16))).toBe(withContent(html, 'c'.repeat(16)));
});

test.each([
  ['an added service', 'service', addedService],
  ['an added area', 'area', addedArea],
  ['a service of the build', 'service', {}],
  ['an area of the build', 'area', {}],
  ['home', 'home', {}],
] as const)(
  'the page of %s has a picture or none, and nothing in its place',
  (_name, kind, page) => {
    const picture = {
      name: `${kind}-own`,
      hash: '0a1b2c3d',
      width: 960,
      height: 720,
      widths: [480, 960],
      alt: 'A roof',
      placeholder: 'linear-gradient(#842,#842)',
      focus: { x: 0.25, y: 0.1 },
    };
    const schema = contentSchemas[kind];
    for (const whole of [page, { ...page, picture }]) expect(schema.parse(whole)).toEqual(whole);
    const head = { id: crypto.randomUUID(), slug: 'own', base: null, state: 'draft', kind };
    const upload = { upload: crypto.randomUUID(), alt: 'A roof' };
    const drafted = { ...head, data: { ...page, picture: upload } };
    expect(revisionPostSchema.parse(drafted)).toEqual(drafted);
    for (const wrong of [null, upload, { ...picture, name: '../x' }, { ...picture, alt: ' ' }])
      expect(schema.safeParse({ ...page, picture: wrong }).success).toBe(false);
  },
);

test('what was published before home had a picture of its own is read whole', () => {
  const { home: _home, ...earlier } = { ...nothingPublished, service: { masonry: {} } };
  expect(publishedContentSchema.parse(earlier)).toEqual({ ...earlier, home: {} });
});
