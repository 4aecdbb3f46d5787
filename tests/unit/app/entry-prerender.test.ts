import { beforeAll, expect, test, vi } from 'vitest';
import type * as FooterModule from '../../../src/app/layout/Footer.tsx';
import { projectTexts } from '#content/projects/entries.ts';
import { builtServiceEntries } from '#content/services/index.ts';
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

beforeAll(() => {
  globalThis.siteContent = { hash: '0123456789abcdef', content: published() };
});

test('the page of each finished job is what it would be without the pages before it', async () => {
  vi.resetModules();
  const { projectRoutes, renderPath, renderWhole } =
    await import('../../../src/app/entry-prerender.tsx');
  expect(projectRoutes.length).toBeGreaterThan(projectTexts.length);
  const pages = [];
  for (const { path } of projectRoutes) pages.push(await renderPath(path));
  expect(footers.rendered).toBeLessThan(projectRoutes.length / 2);
  const whole = [];
  for (const route of projectRoutes) whole.push(await renderWhole(route));
  expect(pages).toEqual(whole);
});
