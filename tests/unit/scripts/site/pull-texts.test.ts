import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folders } from '../../../../scripts/build/paths.ts';
import { withLiteral } from '../../../../scripts/site/literals.ts';
import { withPulledGallery } from '../../../../scripts/site/pull-gallery.ts';
import { leftByHand, pulledTexts } from '../../../../scripts/site/pull-texts.ts';
import { builtGallery } from '#content/gallery.ts';
import { textGroups } from '#content/texts/groups.ts';
import { addedService } from '../../../support/added.ts';
import { nothingPublished } from '#contract/content/published.ts';

const read = (file: string) =>
  readFile(join(folders.root, 'src/content', file), 'utf8').catch(() => null);

const SOURCE = [
  "const CITY = 'Sydney';",
  'export const page = {',
  '  h1: `In ${CITY}’s walls`,',
  "  cards: [{ title: 'One' }, { title: 'Two’s', 'odd-key': 3 }],",
  '  own: list,',
  "  phone: numberOf('(02) 5550 0000'),",
  '  south: -33.8,',
  '  made: CITY.toUpperCase(),',
  "  title: titled('Walls'),",
  '} as const satisfies Page;',
  "const list = ['a', CITY];",
].join('\n');

test.each([
  ['h1', '"Plain"', 'h1: "Plain",'],
  ['cards.1.title', '"2"', 'title: "2", \'odd-key\''],
  ['cards.1.odd-key', '4', "'odd-key': 4 }"],
  ['own.0', '"b"', 'const list = ["b", CITY];'],
  ['own.1', '"Perth"', 'const CITY = "Perth";'],
  ['phone', '"000"', 'numberOf("000")'],
  ['south', '-32', 'south: -32,'],
  ['title', '"Walls | Firm"', 'title: "Walls | Firm",'],
])('the literal at %s is replaced, and nothing else', (path, literal, expected) => {
  const changed = withLiteral(SOURCE, 'page', path, literal);
  expect(changed).toContain(expected);
  expect(changed?.split('\n')).toHaveLength(SOURCE.split('\n').length);
});

test.each(['made', 'cards.7.title', 'cards', 'nowhere.at.all'])('%s is no literal', (path) => {
  expect(withLiteral(SOURCE, 'page', path, '1')).toBeNull();
});

test('every text that can be published can be written into its source', async () => {
  const content = structuredClone(nothingPublished);
  for (const { kind, slug, fields } of textGroups) {
    const texts = fields.map(({ key, text }) => [key, /^\d+$/.test(text) ? '7' : `${text}!`]);
    content[kind][slug] = { texts: Object.fromEntries(texts) };
  }
  const { files, byHand } = await pulledTexts(content, read);
  expect(byHand).toEqual([]);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['about.ts', 'claims.ts', 'home/process.ts']),
  );
});

test('the day on which a legal page was changed is written where both pages take it from', async () => {
  const content = structuredClone(nothingPublished);
  content.words['privacy-policy'] = { texts: { lead: 'A lead' }, changed: '2127-02-03' };
  content.words['terms-of-service'] = { texts: { lead: 'A lead' }, changed: '2027-01-31' };
  const { files } = await pulledTexts(content, read);
  expect(files.get('legal-terms.ts')).toContain('changed: "2127-02-03"');
});

test('a text that says what the build says stays as it is written', async () => {
  const content = structuredClone(nothingPublished);
  for (const { kind, slug, fields } of textGroups)
    content[kind][slug] = { texts: Object.fromEntries(fields.map(({ key, text }) => [key, text])) };
  const { files, byHand } = await pulledTexts(content, read);
  expect({ files: [...files], byHand }).toEqual({ files: [], byHand: [] });
});

test('pictures of the gallery are written with what they show, new ones first', async () => {
  const [first, second] = builtGallery;
  if (!first || !second) return;
  const source = async (path: string) => readFile(join(folders.root, path), 'utf8');
  const sources = {
    entries: await source('src/content/gallery.ts'),
    catalogue: await source('src/content/pictures/catalogue.ts'),
    files: await source('src/features/gallery/home/home-pictures.ts'),
  };
  const added = { ...picture, name: 'gallery-new-steps' };
  expect(withPulledGallery(sources, { gallery: {} })).toEqual(sources);
  const { entries, catalogue, files } = withPulledGallery(sources, {
    gallery: {
      'new-steps': { caption: 'Steps', picture: added },
      [first.id]: null,
      [second.id]: { caption: 'Changed', picture: { ...added, alt: 'A changed alt' } },
    },
  });
  const list = entries.slice(entries.indexOf('= ['));
  expect(list).toMatch(
    new RegExp(
      `^= \\[\\n {2}shown\\("new-steps", "Steps"\\),\\n {2}shown\\("${second.id}", "Changed"\\),`,
    ),
  );
  expect(list).not.toContain(`'${first.id}'`);
  expect(catalogue).toContain(`drawn('gallery', "gallery-new-steps", "Even steps"),`);
  expect(catalogue).toContain(`drawn('gallery', "gallery-${second.id}", "A changed alt"),`);
  expect(files).toContain(
    "import { picture as newSteps } from '#content/pictures/generated/gallery-new-steps.ts';",
  );
  expect(files).toMatch(/\[\n {2}newSteps,\n/);
});

const picture = {
  name: 'gallery-steps',
  hash: '0a1b2c3d',
  width: 960,
  height: 640,
  widths: [480, 960],
  alt: 'Even steps',
  placeholder: 'linear-gradient(#842,#842,#842)',
};

test('what is not written is said', () => {
  expect(
    leftByHand({
      ...nothingPublished,
      service: {
        masonry: null,
        restoration: { picture: { ...picture, focus: { x: 0.5, y: 0 } } },
        roofs: addedService,
      },
      gallery: {
        steps: { caption: 'Steps', picture: { ...picture, focus: { x: 0.5, y: 0.204 } } },
      },
      home: { home: { picture: { ...picture, focus: { x: 0.25, y: 0.5 } } } },
      look: { look: { accent: '#1f4653' } },
      hours: {
        hours: {
          weekdays: { opens: '07:00', closes: '15:30' },
          saturday: { opens: '', closes: '' },
        },
      },
    }),
  ).toEqual([
    'photos/gallery-steps: crop around 50% from the left, 20% from the top',
    'photos/hero: crop around 25% from the left, 50% from the top',
    'src/content/pictures/catalogue.ts: the opening picture shows “Even steps”',
    'photos/service-restoration: crop around 50% from the left, 0% from the top',
    'src/content/services/restoration/page.ts: its picture shows “Even steps”',
    `the added page ${addedService.label} stays published`,
    'rm -r src/content/services/masonry',
    'src/content/business.ts: weekdays 07:00 to 15:30',
    'src/content/business.ts: saturday closed',
    'src/theme/tokens.ts: #1f4653 in place of oxide',
  ]);
});
