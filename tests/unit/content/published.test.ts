import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nothingPublished, type PublishedContent } from '#contract/content/published.ts';
import { examplePublication, publishedProject } from '../../support/published.ts';

const { content, base, changed, gone } = examplePublication();

/** The modules of content as a page with this publication evaluates them. */
async function withContent(published: PublishedContent) {
  vi.stubGlobal('siteContent', { hash: '0123456789abcdef', content: published });
  const [projects, home, reviews, page, search, images, files, load] = await Promise.all([
    import('#content/projects/index.ts'),
    import('#content/projects/on-home.ts'),
    import('#content/testimonials.ts'),
    import('#content/projects/page.ts'),
    import('#content/search/documents.ts'),
    import('#app/prerender/image-data.ts'),
    import('#app/prerender/site-files.ts'),
    import('#app/routes/load.ts'),
  ]);
  return { ...projects, ...home, ...reviews, ...page, ...search, ...images, ...files, ...load };
}

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
