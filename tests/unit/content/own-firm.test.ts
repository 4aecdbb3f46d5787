import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { businessSchema } from '#contract/content/firm.ts';
import { nothingPublished, type PublishedContent } from '#contract/content/published.ts';
import { business } from '#content/business.ts';
import { ownFirm } from '../../support/own-firm.ts';
import { examplePublication } from '../../support/published.ts';

const { content } = examplePublication();
const named = { ...nothingPublished, business: { business: ownFirm } };

/** The modules of content as a page with this publication evaluates them. */
async function withContent(published: PublishedContent) {
  vi.stubGlobal('siteContent', { hash: '0123456789abcdef', content: published });
  const [projects, heads, home, reviews, page, hero, tiles, about, data] = await Promise.all([
    import('#content/projects/index.ts'),
    import('#content/projects/heads.ts'),
    import('#content/projects/on-home.ts'),
    import('#content/testimonials.ts'),
    import('#content/projects/page.ts'),
    import('#content/home/hero.ts'),
    import('#content/home/testimonials.ts'),
    import('#content/about.ts'),
    import('#app/prerender/structured-data.ts'),
  ]);
  return {
    ...projects,
    ...heads,
    ...home,
    ...reviews,
    ...page,
    ...hero,
    ...tiles,
    ...about,
    ...data,
  };
}

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  // Other files share what is loaded.
  vi.resetModules();
});

describe.runIf(business.isSample)('a firm that has published its name over the sample’s', () => {
  it('can publish it', () => {
    expect(businessSchema.parse(ownFirm)).toEqual(ownFirm);
  });

  it('shows none of the sample’s jobs, reviews, ratings and figures', async () => {
    const site = await withContent(named);
    expect(site.projects).toEqual([]);
    expect(site.projectHeads).toEqual([]);
    expect(site.pairOnHome).toBeNull();
    expect(site.testimonials).toEqual([]);
    expect(site.testimonialTiles).toEqual([]);
    expect(site.heroTiles.map(({ label }) => label)).toEqual(['years']);
    expect(site.aboutTiles.map(({ label }) => label)).toEqual(['years in business']);
    const { routes } = await import('#app/routes/table.ts');
    const texts = routes.flatMap((route) => site.dataTextsOf(route));
    expect(texts.join()).not.toContain('AggregateRating');
    expect(site.projectsPage.lead).not.toMatch(/\d/);
  });

  it('shows none of the sample’s jobs in an area, and none of its times of arrival', async () => {
    const site = await withContent(named);
    const { list } = await import('#content/areas/list/pages.ts');
    expect(Object.values(list).filter((page) => 'projects' in page && page.projects)).toEqual([]);
    expect(list['sydney-cbd'].stats).toEqual([]);
    const { emergency } = await import('#content/emergency.ts');
    expect(emergency.responses.items.map(({ answers }) => answers)).toEqual(['the emergency line']);
    const { routes } = await import('#app/routes/table.ts');
    const texts = routes.flatMap((route) => site.dataTextsOf(route)).join();
    const { responseClaims } = await import('#content/claims.ts');
    expect(texts).not.toContain(responseClaims.criticalMasonry.time);
  });

  it('shows the times of arrival that it has published itself', async () => {
    const texts = { 'times.cbdEmergency.time': 'within the hour' };
    await withContent({ ...named, numbers: { numbers: { texts } } });
    const { list } = await import('#content/areas/list/pages.ts');
    expect(list['sydney-cbd'].stats.map(({ value }) => value)).toEqual(['within the hour']);
    expect(list['sydney-cbd'].response.text).toContain('within the hour');
    const { emergency } = await import('#content/emergency.ts');
    expect(emergency.responses.items.map(({ time }) => time)).toEqual(['24/7', 'within the hour']);
  });

  it('shows those that it has published itself', async () => {
    const texts = {
      'figures.majorProjects.value': '340',
      'rating.value': '4.8',
      'rating.count': '12',
    };
    const site = await withContent({
      ...content,
      business: named.business,
      numbers: { numbers: { texts } },
    });
    expect(site.projects.map(({ id }) => id)).toEqual(Object.keys(content.project).slice(0, 2));
    expect(site.testimonials).toHaveLength(
      Object.values(content.testimonial).filter((review) => review !== null).length,
    );
    expect(site.heroTiles.map(({ label }) => label)).toEqual(['projects', 'years']);
    expect(site.testimonialTiles.map(({ label }) => label)).toHaveLength(1);
  });
});
