import { describe, expect, it } from 'vitest';
import { groupFaq } from '#content/page-types.ts';
import { projects } from '#content/projects/index.ts';
import { servicesOverview } from '#content/services-overview.ts';
import {
  categoryOfService,
  serviceByPath,
  serviceCategories,
  serviceEntries,
  services,
} from '#content/services/index.ts';
import { list } from '#content/services/list/pages.ts';
import type { ServicePage } from '#content/services/types.ts';
import { longSentences, pictureNames, repeated } from './support.ts';
import { stringsIn } from './strings.ts';

const entries = Object.entries<ServicePage>(list);
const pages = entries.map(([, page]) => page);

describe('the services', () => {
  it('each stand in one category', () => {
    expect(services.map(({ slug }) => slug).sort()).toEqual(entries.map(([slug]) => slug).sort());
    expect(services.every(({ id }) => categoryOfService(id))).toBe(true);
    expect(categoryOfService('plumbing')).toBeUndefined();
    expect(serviceCategories.every(({ services, also }) => services.length + also.length > 0)).toBe(
      true,
    );
  });

  it('each have an id of their own', () => {
    expect(repeated(services.map(({ id }) => id))).toEqual([]);
  });

  it('are found by their path or the end of it', () => {
    for (const { href, slug } of services) {
      expect(serviceByPath(`${href}/`)?.slug).toBe(slug);
      expect(serviceByPath(`${href}?from=menu#top`)?.slug).toBe(slug);
      expect(serviceByPath(slug)?.slug).toBe(slug);
    }
    expect(serviceByPath('/services')).toBeUndefined();
    expect(serviceByPath('')).toBeUndefined();
  });

  it('show a job that is among the projects', () => {
    const ids = projects.map(({ id }) => id);
    const jobs = serviceEntries.flatMap(({ job }) => job ?? []);
    expect(jobs.filter((job) => !ids.includes(job))).toEqual([]);
  });
});

describe.each(entries)('the page %s', (slug, page) => {
  it('shows a picture that exists and relates to others', () => {
    expect(pictureNames).toContain(`service-${slug}`);
    expect(page.relatedServices).not.toContain(slug);
  });
});

describe('the service pages together', () => {
  it('never repeat a sentence', () => {
    expect(repeated(longSentences(pages.flatMap(stringsIn)))).toEqual([]);
  });

  it('never repeat a headline or the title of a card', () => {
    expect(repeated(pages.map(({ h1 }) => h1))).toEqual([]);
    const cards = pages.flatMap(({ offers }) => offers.cards);
    expect(repeated(cards.map(({ title }) => title))).toEqual([]);
  });
});

describe('questions without a category', () => {
  it('belong to General', () => {
    expect(groupFaq([{ question: 'Why?', answer: 'So.' }])).toEqual([
      { category: 'General', items: [{ question: 'Why?', answer: 'So.' }] },
    ]);
  });
});

describe('the services overview', () => {
  it('leads from each sign to a page that exists, and to none twice', () => {
    const hrefs = servicesOverview.signs.items.map(({ href }) => href);
    expect(hrefs.filter((href) => !serviceByPath(href))).toEqual([]);
    expect(repeated(hrefs)).toEqual([]);
  });

  it('introduces each category', () => {
    for (const { id } of serviceCategories)
      expect(servicesOverview.introductions[id].intro.length).toBeGreaterThan(0);
  });
});
