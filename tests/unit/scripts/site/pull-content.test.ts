import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { folders } from '../../../../scripts/build/paths.ts';
import { withPulled } from '../../../../scripts/site/pull-content.ts';
import type { PublishedProject, PublishedTestimonial } from '#contract/content/kinds.ts';
import { nothingPublished, type PublishedContent } from '#contract/content/published.ts';

const picture = (alt: string) => ({
  name: 'project-steps-after',
  hash: '0a1b2c3d',
  width: 960,
  height: 640,
  widths: [480, 960],
  alt,
  placeholder: 'linear-gradient(#842,#842,#842)',
});
const steps: PublishedProject = {
  title: 'Steps “turned”',
  location: 'Rozelle',
  year: 2026,
  category: 'masonry',
  summary: 'Seven steps of 300\u00a0mm, turned; it’s `done` with ${care} and a \\.',
  before: picture('Before: worn steps'),
  after: picture('After: even steps'),
};
const review: PublishedTestimonial = {
  name: 'Mary O’Neill',
  location: 'Balmain',
  date: '2026-03',
  rating: 5,
  title: 'On time',
  content: 'They came when they said they would.',
  project: 'Steps',
};

const PROJECTS = [
  'const texts = [',
  "  {\n    id: 'wall',\n    title: 'Wall',\n    year: 2020,\n    onHome: true,\n    summary:\n      'Long.',\n  },",
  "  {\n    id: 'arch-two',\n    title: 'Arch',\n  },",
  '] as const satisfies readonly object[];',
  'export const projectTexts: readonly object[] = texts;',
  'export const projectAlts: Readonly<Record<string, object>> = {',
  "  wall: {\n    before: 'leaning',\n    after: 'upright',\n  },",
  "  'arch-two': {\n    before: 'cracked',\n    after: 'whole',\n  },",
  '};\n',
].join('\n');
const TESTIMONIALS = [
  'const texts: readonly object[] = [',
  "  {\n    id: 'kept',\n    content: `by ${'a name'}`,\n  },",
  "  {\n    id: 'gone',\n    content: 'x',\n  },",
  '];',
  'export const testimonials = texts;\n',
].join('\n');

/** What the sources say once published content was written into them, formatted as the project is. */
async function pulled(published: Partial<PublishedContent>) {
  const folder = await mkdtemp(join(folders.root, 'node_modules/.cache/pull-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const sources = withPulled(
    { projects: PROJECTS, testimonials: TESTIMONIALS },
    { ...nothingPublished, ...published },
  );
  const read = async (name: 'projects' | 'testimonials') => {
    const file = join(folder, `${name}.ts`);
    await writeFile(file, sources[name]);
    return import(/* @vite-ignore */ pathToFileURL(file).href);
  };
  return { sources, ...(await read('projects')), ...(await read('testimonials')) };
}

test('nothing published changes nothing', async () => {
  const { sources } = await pulled({});
  expect(sources).toEqual({ projects: PROJECTS, testimonials: TESTIMONIALS });
});

test('a new project comes first, with what its pictures show and every character of its words', async () => {
  const { projectTexts, projectAlts } = await pulled({ project: { steps } });
  const { before: _before, after: _after, ...words } = steps;
  expect(projectTexts.map(({ id }: { id: string }) => id)).toEqual(['steps', 'wall', 'arch-two']);
  expect(projectTexts[0]).toEqual({ id: 'steps', ...words });
  expect(projectAlts.steps).toEqual({ before: 'worn steps', after: 'even steps' });
});

test('a changed project keeps its place and that it is on the home page; a withdrawn one goes', async () => {
  const { projectTexts, projectAlts } = await pulled({
    project: { wall: steps, 'arch-two': null },
  });
  expect(projectTexts).toEqual([
    expect.objectContaining({ id: 'wall', title: steps.title, onHome: true }),
  ]);
  expect(projectAlts).toEqual({ wall: { before: 'worn steps', after: 'even steps' } });
});

test('testimonials get their initials, and those that nobody has changed stay as they are written', async () => {
  const { sources, testimonials } = await pulled({ testimonial: { mary: review, gone: null } });
  expect(testimonials).toEqual([
    { id: 'mary', ...review, avatar: 'MO' },
    { id: 'kept', content: 'by a name' },
  ]);
  expect(sources.testimonials).toContain("`by ${'a name'}`");
});

test('the sources of the site can be written into', async () => {
  const read = (path: string) => readFile(join(folders.root, path), 'utf8');
  const sources = {
    projects: await read('src/content/projects/entries.ts'),
    testimonials: await read('src/content/testimonials.ts'),
  };
  const published = {
    ...nothingPublished,
    project: { steps },
    testimonial: { mary: review },
  };
  const { projects, testimonials } = withPulled(sources, published);
  expect(projects.match(/"steps"/g)).toHaveLength(2);
  expect(testimonials).toContain('"Mary O’Neill"');
});
