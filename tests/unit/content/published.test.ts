import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtAreaEntries } from '#content/areas/index.ts';
import { builtServiceEntries } from '#content/services/index.ts';
import { nothingPublished, type PublishedContent } from '#contract/content/published.ts';
import { addedArea, addedService } from '../../support/added.ts';
import { examplePublication, publishedProject, withPagePicture } from '../../support/published.ts';

const { content, base, changed, gone } = examplePublication();

/** The modules of content as a page with this publication evaluates them. */
async function withContent(published: PublishedContent) {
  vi.stubGlobal('siteContent', { hash: '0123456789abcdef', content: published });
  const [
    projects,
    home,
    reviews,
    page,
    search,
    images,
    files,
    load,
    head,
    table,
    services,
    areas,
    explorer,
    opening,
  ] = await Promise.all([
    import('#content/projects/index.ts'),
    import('#content/projects/on-home.ts'),
    import('#content/testimonials.ts'),
    import('#content/projects/page.ts'),
    import('#content/search/documents.ts'),
    import('#app/prerender/image-data.ts'),
    import('#app/prerender/site-files.ts'),
    import('#app/routes/load.ts'),
    import('#app/head/meta-tags.ts'),
    import('#app/routes/table.ts'),
    import('#content/services/pictures.ts'),
    import('#content/areas/pictures.ts'),
    import('#content/home/explorer.ts'),
    import('#content/home/opening.ts'),
  ]);
  return {
    ...projects,
    ...home,
    ...reviews,
    ...page,
    ...search,
    ...images,
    ...files,
    ...load,
    ...head,
    ...table,
    ...services,
    ...areas,
    ...explorer,
    ...opening,
  };
}

/** The sharing card of a path. */
function cardOf(
  { routes, metaTagsOf }: Pick<Awaited<ReturnType<typeof withContent>>, 'routes' | 'metaTagsOf'>,
  path: string,
) {
  const route = routes.find((one) => one.path === path);
  const tags = route ? metaTagsOf(route) : [];
  return tags.find(({ key }) => key === 'og:image')?.content;
}

const endOf = (card: string) => expect.stringMatching(new RegExp(`/share/${card}[.]jpg$`));

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  // Other files share what is loaded.
  vi.resetModules();
});

describe('what is published over the content of the build', () => {
  it('adds new projects before the others of their kind, changes others in their place and takes some off', async () => {
    const built = (await import('#content/projects/index.ts')).projects;
    vi.resetModules();
    const { projects, projectFilters } = await withContent(content);
    expect(projects.map(({ id }) => id)).toEqual([
      'new-garden-wall',
      ...built.map(({ id }) => id).filter((id) => id !== gone.id),
    ]);
    expect(projects.find(({ id }) => id === changed.id)?.title).toBe('Changed title');
    expect(projectFilters[0]?.count).toBe(built.length);
    expect(projectFilters.reduce((sum, { count }) => sum + count, 0)).toBe(2 * built.length);
  });

  it('is counted in the lead of the page, found by the search and listed with its pictures', async () => {
    const { projectsPage, projects, searchDocuments, galleryImages, keptPictures } =
      await withContent(content);
    expect(projectsPage.lead).toMatch(new RegExp(`^${projects.length} of our `));
    const found = searchDocuments.filter(({ group }) => group === 'project');
    expect(found.map(({ title }) => title)).toContain('Garden wall rebuilt, Wahroonga');
    expect(found.map(({ id }) => id)).not.toContain(`project-${gone.id}`);
    const urls = galleryImages('/projects').map(({ url }) => url);
    expect(urls).toHaveLength(2 * projects.length);
    expect(urls.join(' ')).toContain('/pictures/project-new-garden-wall-before.');
    const kept = keptPictures();
    expect(kept.filter((path) => path.includes('new-garden-wall'))).toHaveLength(2);
    expect(kept.filter((path) => path.includes(`project-${gone.id}-`))).toEqual([]);
    expect(kept.filter((path) => path.includes(`project-${changed.id}-`))).toHaveLength(2);
  });

  it('keeps the pictures of the newest projects on a phone, and not of a thousand', async () => {
    const slugs = Array.from({ length: 1000 }, (_, count) => `wall-${count}`);
    const project = Object.fromEntries(slugs.map((slug) => [slug, publishedProject(slug, base)]));
    const { keptPictures, galleryImages } = await withContent({ ...nothingPublished, project });
    expect(galleryImages('/projects').length).toBeGreaterThan(2000);
    const kept = keptPictures();
    expect(kept.length).toBe(240);
    expect(kept.some((path) => path.includes('project-wall-0-after'))).toBe(true);
    expect(kept.some((path) => path.includes('project-wall-999-after'))).toBe(false);
  });

  it('shows the picture of an added page wherever those of the build are, and keeps it on a phone before those of projects', async () => {
    const slugs = Array.from({ length: 1000 }, (_, count) => `wall-${count}`);
    const service = withPagePicture('service-roofs', base.afterImage, addedService);
    const area = withPagePicture('area-flats', base.afterImage, addedArea);
    const focus = { x: 0.25, y: 0.1 };
    const site = await withContent({
      ...nothingPublished,
      project: Object.fromEntries(slugs.map((slug) => [slug, publishedProject(slug, base)])),
      service: {
        roofs: { ...service, picture: { ...service.picture, focus } },
        plain: addedService,
      },
      area: { flats: area },
    });
    const kept = site.keptPictures();
    expect(kept).toHaveLength(240);
    const name = (use: string) => `/pictures/${use}.${service.picture.hash}-480.avif`;
    expect(kept).toEqual(expect.arrayContaining(['service-roofs', 'area-flats'].map(name)));
    expect((await site.loadService('roofs')).picture).toEqual({ ...service.picture, focus });
    expect((await site.loadService('plain')).picture).toBeNull();
    // The build's pictures of areas lie lower; of others, the middle stays in view.
    const middle = { x: 0.5, y: 0.5 };
    expect((await site.loadArea('flats')).picture).toEqual({ ...area.picture, focus: middle });
    const { hash } = service.picture;
    expect(cardOf(site, '/services/roofs')).toEqual(endOf(`service-roofs[.]${hash}-25-10[.]plain`));
    expect(cardOf(site, '/areas/flats')).toEqual(endOf(`area-flats[.]${hash}[.]plain`));
    expect(cardOf(site, '/services/plain')).toEqual(endOf('default'));
  });

  it('shows the firm’s own picture of a page of the build wherever that of the build was, and nowhere that one', async () => {
    const [replaced, other] = builtServiceEntries;
    const [areaOfBuild] = builtAreaEntries;
    if (!replaced || !other || !areaOfBuild) return;
    const [{ slug }, { id }] = [replaced, areaOfBuild];
    const own = (name: string) => withPagePicture(name, base.afterImage, {});
    const [service, area] = [own(`service-${slug}`), own(`area-${id}`)];
    const home = own('hero');
    const site = await withContent({
      ...nothingPublished,
      service: { [slug]: service, [other.slug]: {} },
      area: { [id]: area },
      home: { home },
    });
    const middle = { x: 0.5, y: 0.5 };
    expect(site.openingPicture).toEqual({ ...home.picture, focus: middle });
    const shown = { ...service.picture, focus: middle };
    expect((await site.loadService(slug)).picture).toEqual(shown);
    expect(site.servicePictures[slug]).toEqual(shown);
    expect(site.explorerEntries.find((one) => one.id === slug)?.picture).toEqual(shown);
    expect((await site.loadArea(id)).picture).toEqual({ ...area.picture, focus: middle });
    expect(site.areaPictures[id]).toEqual({ ...area.picture, focus: middle });
    const { hash } = service.picture;
    expect(cardOf(site, `/services/${slug}`)).toEqual(endOf(`service-${slug}[.]${hash}[.]plain`));
    expect(cardOf(site, `/areas/${id}`)).toEqual(endOf(`area-${id}[.]${hash}[.]plain`));
    expect(cardOf(site, `/services/${other.slug}`)).toEqual(endOf(other.slug));
    for (const path of ['/', '/contact'])
      expect(cardOf(site, path)).toEqual(endOf(`hero[.]${hash}[.]plain`));
    const names = (name: string) =>
      site.keptPictures().filter((path) => path.includes(`/${name}.`));
    expect(names(`service-${slug}`)).toEqual([`/pictures/service-${slug}.${hash}-480.avif`]);
    expect(names(`area-${id}`)).toEqual([`/pictures/area-${id}.${hash}-480.avif`]);
    expect(names('hero')).toEqual([`/pictures/hero.${hash}-480.avif`]);
    expect(names(`service-${other.slug}`)).toHaveLength(1);
    expect(site.listedImage('hero').map(({ caption }) => caption)).toEqual([home.picture.alt]);
    expect(site.listedImage(`service-${slug}`)).toEqual([
      { url: expect.stringContaining(`/service-${slug}.${hash}-`), caption: service.picture.alt },
    ]);
    const loads = (path: string) =>
      site.routes.filter((one) => one.path === path).flatMap(site.modulesOf);
    expect(loads(`/areas/${id}`).join(' ')).not.toContain('generated/area-');
    expect(loads(`/services/${slug}`).join(' ')).not.toContain('generated/service-');
  });

  it('gives the newest project to the home page and to the page of its service', async () => {
    const { pairOnHome, jobOf } = await withContent(content);
    expect(pairOnHome?.after.name).toBe('project-new-garden-wall-after');
    expect(jobOf(base.service, undefined)?.id).toBe('new-garden-wall');
    expect(jobOf(gone.service, gone.id)).toBeUndefined();
  });

  it('takes the pair off the home page with its project', async () => {
    const { projectOnHome } = await import('#content/projects/entries.ts');
    if (!projectOnHome) return;
    vi.resetModules();
    const { pairOnHome } = await withContent({
      ...nothingPublished,
      project: { [projectOnHome.id]: null },
    });
    expect(pairOnHome).toBeNull();
  });

  it('shows new reviews first, with the initials of whoever wrote them', async () => {
    const { testimonials } = await withContent(content);
    expect(testimonials[0]).toMatchObject({ id: 'ines-of-gordon', avatar: 'IR' });
  });

  it('passes over a project of a kind of work that the site does not have', async () => {
    const odd = publishedProject('odd', base, { category: 'plumbing' });
    const project = {
      odd,
      [changed.id]: publishedProject(changed.id, changed, { category: 'odd' }),
    };
    const { projects, pairOnHome } = await withContent({ ...nothingPublished, project });
    expect(projects.map(({ id }) => id)).not.toContain('odd');
    expect(projects.find(({ id }) => id === changed.id)?.title).toBe(changed.title);
    expect(pairOnHome?.after.name).not.toContain('odd');
  });
});
