import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { builtAreaEntries } from '#content/areas/index.ts';
import { builtServiceEntries } from '#content/services/index.ts';
import { servicePage } from '#content/services/pages.ts';
import { serviceCategoryIds } from '#content/services/types.ts';
import { labelOf } from '#content/texts/fields.ts';
import { textGroups } from '#content/texts/groups.ts';
import { textProblem } from '#content/texts/problem.ts';
import { nothingPublished, type PublishedContent } from '#contract/content/published.ts';
import { textsSchema } from '#contract/content/texts.ts';

describe('the texts that can be changed without a build', () => {
  it.each(textGroups.map((group) => [group.slug, group] as const))(
    'have room for what the build says in %s',
    (_, { fields }) => {
      expect(fields.filter(({ text, max }) => text.length > max)).toEqual([]);
    },
  );

  it.each(textGroups.map((group) => [group.slug, group] as const))(
    'can be published in %s as they were built',
    (_, { fields }) => {
      const texts = Object.fromEntries(fields.map(({ key, text }) => [key, text]));
      expect(textsSchema.parse({ texts })).toEqual({ texts });
    },
  );

  it('have a name of their own in each group', () => {
    for (const { kind, slug, fields } of textGroups) {
      const labels = fields.map(({ label }) => label);
      expect(labels, `${kind} ${slug}`).toEqual([...new Set(labels)]);
    }
  });

  it('are called by their place in plain words', () => {
    expect(labelOf(['faq', 'items', '0', 'answer'])).toBe('Answer 1');
    expect(labelOf(['offers', 'cards', '2', 'text'])).toBe('Offers, card 3, text');
    expect(labelOf(['lesson', 'blocks', '1', 'paragraphs', '0'])).toBe(
      'Explanation, part 2, paragraph 1',
    );
  });
});

describe('a text that cannot be published', () => {
  const problemOf = (slug: string, key: string, text: string) => {
    const field = textGroups
      .find((one) => one.slug === slug)
      ?.fields.find((one) => one.key === key);
    return field && textProblem(field, text);
  };

  it('is longer than search engines show', () => {
    expect(problemOf('home', 'seo.title', 'x'.repeat(60))).toBeNull();
    expect(problemOf('home', 'seo.title', 'x'.repeat(61))).toBe('At most 60 characters.');
    expect(problemOf('home', 'seo.description', 'x'.repeat(161))).toBe('At most 160 characters.');
  });

  it('is no number to dial, or more than the whole fee', () => {
    expect(problemOf('emergency', 'numbers.items.0.display', '13 25 00')).toBeNull();
    expect(problemOf('emergency', 'numbers.items.0.display', 'Ring us')).toBe(
      'Please write digits and spaces only.',
    );
    expect(problemOf('prices', 'assessment.prioritySurcharge', '101')).toBe('At most 100.');
  });
});

describe('published texts', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  const published = (content: Partial<PublishedContent>) =>
    vi.stubGlobal('siteContent', {
      hash: '0123456789abcdef',
      content: { ...nothingPublished, ...content },
    });

  it('stand where their keys say, and nowhere else', async () => {
    published({
      words: {
        about: {
          texts: {
            'values.1.text': 'Another text',
            'values.9.text': 'Nowhere',
            values: 'No text',
            constructor: 'Nothing',
          },
        },
      },
    });
    const { about, builtAbout } = await import('#content/about.ts');
    expect(about).toEqual({
      ...builtAbout,
      values: builtAbout.values.map((value, place) =>
        place === 1 ? { ...value, text: 'Another text' } : value,
      ),
    });
  });

  it('reach the page of a service, its name in menus, the search and the structured data', async () => {
    const service = builtServiceEntries.find(({ slug }) => servicePage(slug).faq);
    if (!service) return;
    const { slug } = service;
    published({
      words: {
        [`service-${slug}`]: {
          texts: { label: 'Changed name', 'faq.items.0.answer': 'A changed answer.' },
        },
      },
    });
    const [{ services }, { loadService }, { searchDocuments }, data, { routes }] =
      await Promise.all([
        import('#content/services/index.ts'),
        import('#app/routes/load.ts'),
        import('#content/search/documents.ts'),
        import('#app/prerender/structured-data.ts'),
        import('#app/routes/table.ts'),
      ]);
    expect(services.find((one) => one.slug === slug)?.label).toBe('Changed name');
    const { content } = await loadService(slug);
    expect(content.faq?.items[0]?.answer).toBe('A changed answer.');
    const found = searchDocuments.find(({ id }) => id === `question-${slug}-1`);
    expect(found?.description).toBe('A changed answer.');
    const route = routes.find(({ path }) => path === `/services/${slug}`);
    const texts = route ? data.dataTextsOf(route) : [];
    expect(texts.join('')).toContain('A changed answer.');
  });

  it('name the groups of services, in menus and lists as on their page', async () => {
    const [id] = serviceCategoryIds;
    const words = { label: 'Roofs', description: 'Slate and tile', intro: 'Start under the roof.' };
    const texts = Object.fromEntries(
      Object.entries(words).map(([name, text]) => [`groups.${id}.${name}`, text]),
    );
    published({ words: { services: { texts } } });
    const [{ serviceCategories }, { servicesOverview }] = await Promise.all([
      import('#content/services/index.ts'),
      import('#content/services-overview.ts'),
    ]);
    const { label, description, intro } = words;
    expect(serviceCategories.find((one) => one.id === id)).toMatchObject({ label, description });
    expect(servicesOverview.introductions[id]).toEqual({ intro });
    const fields = textGroups.find(({ slug }) => slug === 'services')?.fields ?? [];
    expect(Object.keys(texts).filter((key) => !fields.some((one) => one.key === key))).toEqual([]);
  });

  it('are the title and description of their page for search engines', async () => {
    const seo = { title: 'A title', description: 'A description.' };
    const texts = { 'seo.title': seo.title, 'seo.description': seo.description };
    const [service] = builtServiceEntries;
    const [area] = builtAreaEntries;
    if (!service || !area) return;
    published({
      words: {
        home: { texts },
        about: { texts },
        [`service-${service.slug}`]: { texts },
        [`area-${area.id}`]: { texts },
      },
    });
    const { routes } = await import('#app/routes/table.ts');
    for (const path of ['/', '/about', `/services/${service.slug}`, `/areas/${area.id}`])
      expect(routes.find((one) => one.path === path)).toMatchObject(seo);
    expect(routes.find(({ path }) => path === '/contact')).not.toMatchObject(seo);
  });

  it('of a legal page are dated by the day of their change, and those of the other stay', async () => {
    published({
      words: {
        'privacy-policy': {
          texts: { 'sections.0.blocks.0.clause': 'A changed clause.' },
          changed: '2127-02-03',
        },
      },
    });
    const [
      { privacyPolicy },
      { termsOfService },
      { legalTerms },
      { legalDay },
      { searchDocuments },
    ] = await Promise.all([
      import('#content/legal/privacy.ts'),
      import('#content/legal/terms.ts'),
      import('#content/legal-terms.ts'),
      import('#content/legal/types.ts'),
      import('#content/search/documents.ts'),
    ]);
    expect(privacyPolicy.sections[0]?.blocks[0]).toEqual({ clause: 'A changed clause.' });
    expect(privacyPolicy.edition).toBe(`${legalTerms.edition}, last changed 3 February 2127`);
    expect(termsOfService.edition).toContain(legalDay(legalTerms.changed));
    expect(searchDocuments.some(({ text }) => text.includes('A changed clause.'))).toBe(true);
  });

  it('of a legal page are dated by the later of the days on which the owner and the build changed them', async () => {
    published({
      words: {
        'privacy-policy': { texts: {}, changed: '2127-02-03' },
        'terms-of-service': { texts: { lead: 'A lead.' }, changed: '2020-02-03' },
      },
    });
    const [{ privacyPolicy }, { termsOfService }, { legalTerms }, { legalDay }] = await Promise.all(
      [
        import('#content/legal/privacy.ts'),
        import('#content/legal/terms.ts'),
        import('#content/legal-terms.ts'),
        import('#content/legal/types.ts'),
      ],
    );
    // The words of the build, put back on that day.
    expect(privacyPolicy.edition).toContain('last changed 3 February 2127');
    expect(termsOfService.edition).toContain(legalDay(legalTerms.changed));
  });

  it('of the page that is not there are on it and in its title', async () => {
    published({ words: { 'not-found': { texts: { h1: 'Nothing here', 'seo.title': 'Lost' } } } });
    const [{ notFound, builtNotFound }, { notFoundRoute }] = await Promise.all([
      import('#content/not-found.ts'),
      import('#app/routes/table.ts'),
    ]);
    expect(notFound).toEqual({ ...builtNotFound, h1: 'Nothing here' });
    expect(notFoundRoute.title).toBe('Lost');
  });

  it('of the contact and emergency pages are on them, and a number is dialled as it is shown', async () => {
    published({
      words: {
        contact: { texts: { 'call.text': 'Ring first.' } },
        emergency: {
          texts: { 'numbers.items.1.label': 'SES', 'numbers.items.1.display': '13 25 00' },
        },
      },
    });
    const [{ contact }, { emergency }] = await Promise.all([
      import('#content/contact.ts'),
      import('#content/emergency.ts'),
    ]);
    expect(contact.call.text).toBe('Ring first.');
    expect(emergency.numbers.items[1]).toMatchObject({
      label: 'SES',
      display: '13 25 00',
      href: 'tel:132500',
    });
  });

  it('are followed by every text that names the number or the price', async () => {
    published({
      numbers: {
        numbers: { texts: { 'figures.masonryProjects.value': '12345', 'rating.value': '4.5' } },
      },
      prices: {
        prices: {
          texts: {
            freeVisitRadius: '40km',
            'assessment.basic': '400',
            'assessment.prioritySurcharge': '25',
          },
        },
      },
    });
    const [
      { claims, figures },
      { areasOverview },
      { assessmentFee, PRIORITY_EXTRA, surchargeLabel },
    ] = await Promise.all([
      import('#content/claims.ts'),
      import('#content/areas-overview.ts'),
      import('#content/forms/assessment-options.ts'),
    ]);
    expect(figures.masonryProjects.value).toBe(12_345);
    expect(claims.masonryProjects).toBe(`12,345${figures.masonryProjects.suffix}`);
    expect(claims.rating).toMatch(/^4\.5\//);
    expect(areasOverview.travel.text).toContain('40km');
    expect(assessmentFee('basic', [])).toBe(400);
    expect(assessmentFee('basic', [PRIORITY_EXTRA])).toBe(500);
    expect(surchargeLabel).toBe('+25%');
  });

  it('say of a surcharge of nothing that there is none', async () => {
    const texts = { 'assessment.prioritySurcharge': '0' };
    published({ prices: { prices: { texts } } });
    const { surchargeLabel } = await import('#content/forms/assessment-options.ts');
    expect(surchargeLabel).toBe('at no extra fee');
  });

  it('of a service’s prices are in each of its texts that names one', async () => {
    const priced = builtServiceEntries.map(({ slug }) => ({ slug, page: servicePage(slug) }));
    for (const { slug, page } of priced) {
      const [first] = Object.entries(page.prices ?? {});
      if (!first) continue;
      const [name, price] = first;
      vi.resetModules();
      published({ prices: { prices: { texts: { [`${slug}.${name}`]: '$987' } } } });
      const { servicePage: changed } = await import('#content/services/pages.ts');
      const text = JSON.stringify({ ...changed(slug), prices: undefined });
      expect(text).toContain('$987');
      expect(text).not.toContain(`${price}.`);
    }
  });
});

describe('a service or an area that is off the site', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('is in no menu, route, form or search, and leads about it keep their words', async () => {
    const [service] = builtServiceEntries;
    const [area] = builtAreaEntries;
    if (!service || !area) return;
    vi.stubGlobal('siteContent', {
      hash: '0123456789abcdef',
      content: {
        ...nothingPublished,
        service: { [service.slug]: null },
        area: { [area.id]: null },
      },
    });
    const [services, areas, { routes }, options, search, words] = await Promise.all([
      import('#content/services/index.ts'),
      import('#content/areas/index.ts'),
      import('#app/routes/table.ts'),
      import('#content/forms/options.ts'),
      import('#content/search/documents.ts'),
      import('#content/admin/answer-words.ts'),
    ]);
    expect(services.services.map(({ slug }) => slug)).not.toContain(service.slug);
    expect(areas.areas.map(({ id }) => id)).not.toContain(area.id);
    const addresses = [...routes, ...search.searchDocuments.map(({ href: path }) => ({ path }))];
    expect(
      addresses.filter(({ path }) =>
        [`/services/${service.slug}`, `/areas/${area.id}`].includes(path.split('#')[0] ?? ''),
      ),
    ).toEqual([]);
    const { quote } = service.options;
    expect(options.quoteServices.map(({ value }) => value)).not.toContain(quote?.value);
    expect(words.answerWords('serviceType', quote?.value)).toBe(quote?.label);
  });
});
