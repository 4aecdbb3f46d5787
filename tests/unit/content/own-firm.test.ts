import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { businessSchema } from '#contract/content/firm.ts';
import { nothingPublished, type PublishedContent } from '#contract/content/published.ts';
import { business } from '#content/business.ts';
import { builtServiceEntries } from '#content/services/index.ts';
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
    // Years alone, which each page says in words, make no row of figures.
    expect(site.heroTiles).toEqual([]);
    expect(site.aboutTiles).toEqual([]);
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
    // They are photographs.
    expect(site.projectsPage.pictureNote).toBeNull();
    expect(site.testimonials).toHaveLength(
      Object.values(content.testimonial).filter((review) => review !== null).length,
    );
    expect(site.heroTiles.map(({ label }) => label)).toEqual(['projects', 'years']);
    expect(site.testimonialTiles.map(({ label }) => label)).toHaveLength(1);
  });

  it('shows no average of the number of reviews that the sample has', async () => {
    const texts = { 'rating.value': '4.8' };
    const site = await withContent({ ...named, numbers: { numbers: { texts } } });
    expect(site.testimonialTiles).toEqual([]);
    const { routes } = await import('#app/routes/table.ts');
    const data = routes.flatMap((route) => site.dataTextsOf(route)).join();
    expect(data).not.toContain('AggregateRating');
  });

  it('says of one what is true of one', async () => {
    const [slug, project] = Object.entries(content.project).find(([, one]) => one) ?? [];
    if (slug === undefined || !project) throw new Error('Nothing was published');
    const [kept, ...others] = builtServiceEntries;
    const site = await withContent({
      ...named,
      project: { [slug]: { ...project, title: `Wall in ${project.location}` } },
      service: Object.fromEntries(others.map((service) => [service.slug, null])),
    });
    expect(site.projectsPage.lead).toMatch(/^One of our projects\. The picture /);
    expect(site.projectsPage.callToAction.heading).toContain('this one');
    expect(site.projects.map(site.projectName)).toEqual([`Wall in ${project.location}`]);
    const { servicesOverview } = await import('#content/services-overview.ts');
    expect(servicesOverview.lead).toMatch(/^1 service, done /);
    const { explorerEntries, otherServices } = await import('#content/home/explorer.ts');
    expect(otherServices.map((service) => service.slug)).toEqual(
      explorerEntries.length > 0 ? [] : [kept?.slug],
    );
  });

  it('of this year says since when, and counts no years', async () => {
    const established = new Date().getFullYear();
    await withContent({ ...named, business: { business: { ...ownFirm, established } } });
    const { hero } = await import('#content/home/hero.ts');
    expect(hero.badges[0]?.label).toBe(`Since ${established}`);
    const { founder } = await import('#content/home/founder.ts');
    expect(JSON.stringify(founder)).not.toMatch(/\b[01] years/);
    const { footerText } = await import('#content/footer.ts');
    expect(footerText.copyright(established)).toBe(`© ${established} ${ownFirm.name}`);
  });

  it('of another city and state has nothing of the build’s on the pages of its services', async () => {
    await withContent({
      ...named,
      business: { business: { ...ownFirm, city: 'Perth', state: 'WA', licence: 'Builder 1' } },
    });
    const { list } = await import('#content/services/list/pages.ts');
    const { serviceEntries } = await import('#content/services/index.ts');
    const { about } = await import('#content/about.ts');
    const { homeAbout } = await import('#content/home/sections.ts');
    const said = JSON.stringify([list, serviceEntries, about, homeAbout]);
    const elsewhere =
      /Sydney|NSW|New South Wales|Pyrmont|Leichhardt|southerly|Act \d{4}|WA contractor|Home building compensation/g;
    expect(said.match(elsewhere)).toBeNull();
  });

  it('offers visits in its own hours', async () => {
    const weekdays = { opens: '08:30', closes: '15:00' };
    const open = { hours: { weekdays, saturday: { opens: '09:00', closes: '13:00' } } };
    await withContent({ ...named, hours: open });
    const site = await import('#content/assessment.ts');
    expect(site.offeredSlots.map(({ value }) => value)).toEqual(['10-12', '12-14']);
    expect(site.assessment.date.saturdaySlots).toContain('10AM-12PM');
    expect([site.isTooLateOnSaturday('10-12'), site.isTooLateOnSaturday('12-14')]).toEqual([
      false,
      true,
    ]);

    vi.resetModules();
    const closed = { hours: { weekdays, saturday: { opens: '', closes: '' } } };
    await withContent({ ...named, hours: closed });
    const { assessment } = await import('#content/assessment.ts');
    expect(assessment.date.saturdaySlots).toBe('');
  });
});
