import { expect, test, vi } from 'vitest';
import type * as FooterModule from '../../../src/app/layout/Footer.tsx';
import { projectTexts } from '#content/projects/entries.ts';
import { testimonialsText } from '#content/home/testimonials.ts';
import { projectsPage } from '#content/projects/page.ts';
import { builtServiceEntries } from '#content/services/index.ts';
import { builtTestimonials } from '#content/testimonials.ts';
import { nothingPublished, type PublishedContent } from '#contract/content/published.ts';

/** It renders every page twice: a busy machine takes its time. */
vi.setConfig({ testTimeout: 120_000 });

const footers = vi.hoisted(() => ({ rendered: 0 }));

vi.mock('../../../src/app/layout/Footer.tsx', async (original) => {
  const { Footer } = await original<typeof FooterModule>();
  return {
    Footer: () => {
      footers.rendered += 1;
      return Footer();
    },
  };
});

/**
 * Jobs of all kinds and a service that is off the site: with stand-ins of their own, with one for both pictures,
 * with focal points, and with characters that HTML or a replacement would take for its own.
 */
function published(): PublishedContent {
  const jobs = projectTexts.map(({ id, ...words }, at) => {
    const { title, location, year, category, summary } = words;
    const picture = (name: string, colour: string) => ({
      name,
      hash: '01234567',
      width: 1440,
      height: 960,
      widths: [480, 960, 1440],
      alt: `${name} <"&'`,
      placeholder: `linear-gradient(#aaa,#a87,#${colour})`,
      ...(at % 3 === 1 && { focus: { x: 0.25, y: at / 100 } }),
    });
    const slug = `again-${id}`;
    return [
      slug,
      {
        title: at % 3 === 0 ? `$& $1 $\` <b>"${title}" & 'wall'</b>` : title,
        location,
        year,
        category,
        summary,
        before: picture(`project-${slug}-before`, String(at + 100)),
        after: picture(`project-${slug}-after`, String(at % 2 === 0 ? at + 100 : at + 200)),
      },
    ];
  });
  const [service] = builtServiceEntries;
  return {
    ...nothingPublished,
    project: Object.fromEntries(jobs),
    service: service ? { [service.slug]: null } : {},
  };
}

/** Evaluates the site with what is published. */
function siteWith(content: PublishedContent) {
  vi.resetModules();
  globalThis.siteContent = { hash: '0123456789abcdef', content };
  return import('../../../src/app/entry-prerender.tsx');
}

test('the page of each finished job is what it would be without the pages before it', async () => {
  const { projectRoutes, renderPath, renderWhole } = await siteWith(published());
  expect(projectRoutes.length).toBeGreaterThan(projectTexts.length);
  const pages = [];
  for (const { path } of projectRoutes) pages.push(await renderPath(path));
  expect(footers.rendered).toBeLessThan(projectRoutes.length / 2);
  const whole = [];
  for (const route of projectRoutes) whole.push(await renderWhole(route));
  expect(pages).toEqual(whole);
});

/** The build's jobs and reviews but for the first ones. */
const without = (entries: readonly { readonly id: string }[], kept: number) =>
  Object.fromEntries(entries.slice(kept).map(({ id }) => [id, null]));

test.each([
  ['several jobs and reviews can be filtered and turned', Infinity],
  ['one job and one review have nothing to filter or to turn', 1],
])('%s', async (_case, kept) => {
  const { renderPath } = await siteWith({
    ...nothingPublished,
    project: without(projectTexts, kept),
    testimonial: without(builtTestimonials, kept),
  });
  const kinds = new Set(projectTexts.slice(0, kept).map(({ category }) => category));
  const shows = async (path: string, label: string) =>
    JSON.stringify(await renderPath(path)).includes(`aria-label=\\"${label}\\"`);
  expect(await shows('/projects', projectsPage.filters.label)).toBe(kinds.size > 1);
  const reviews = builtTestimonials.slice(0, kept).length;
  for (const label of [testimonialsText.previous, testimonialsText.next])
    expect(await shows('/', label)).toBe(reviews > 1);
});
