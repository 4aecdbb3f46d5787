import { describe, expect, it } from 'vitest';
import { figures, figureText } from '#content/claims.ts';
import { catalogueSeo } from '#content/catalogue-seo.ts';
import { groupFaq } from '#content/faq.ts';
import { servicesOverview } from '#content/services-overview.ts';
import { buildingRestoration } from '#content/services/building-restoration.ts';
import { concreteRepairs } from '#content/services/concrete-repairs.ts';
import { foundationRepairs } from '#content/services/foundation-repairs.ts';
import { heritageRestoration } from '#content/services/heritage-restoration.ts';
import {
  categoryOfService,
  serviceByPath,
  serviceCategories,
  services,
} from '#content/services/index.ts';
import { masonry } from '#content/services/masonry.ts';
import { remedialBuilding } from '#content/services/remedial-building.ts';
import { restoration } from '#content/services/restoration.ts';
import { structuralRepairs } from '#content/services/structural-repairs.ts';
import type { ServicePage } from '#content/services/types.ts';
import { longSentences, pictureNames, repeated, wordsIn } from './support.ts';
import { stringsIn } from './strings.ts';

const pages: readonly ServicePage[] = [
  masonry,
  restoration,
  foundationRepairs,
  structuralRepairs,
  heritageRestoration,
  buildingRestoration,
  concreteRepairs,
  remedialBuilding,
];

describe('the shared service catalogue', () => {
  it('has three categories, each with its icon and its services', () => {
    expect(
      serviceCategories.map(({ id, label, icon, services }) => [
        id,
        label,
        icon,
        services.map((service) => service.id),
      ]),
    ).toEqual([
      [
        'structural',
        'Structural Work',
        'Building',
        ['masonry', 'foundation', 'structural-repairs'],
      ],
      [
        'restoration',
        'Restoration Services',
        'Hammer',
        ['heritage', 'building-restoration', 'concrete-repairs'],
      ],
      ['remedial', 'Remedial Building', 'Shield', ['remedial']],
    ]);
  });

  it('lists seven services, and reaches the eighth page beside them', () => {
    expect(serviceCategories.flatMap((category) => category.services)).toHaveLength(7);
    expect(services.map(({ slug }) => slug).sort()).toEqual(pages.map(({ slug }) => slug).sort());
  });

  it('gives heritage restoration, and nothing else, the badge Heritage Certified', () => {
    expect(services.flatMap(({ id, badge }) => (badge ? [[id, badge]] : []))).toEqual([
      ['heritage', 'Heritage Certified'],
    ]);
  });

  it('finds a service by its path or the end of it, and tells restorations apart', () => {
    expect(serviceByPath('/services/masonry/')?.id).toBe('masonry');
    expect(serviceByPath('/services/foundation-repairs?from=menu#top')?.id).toBe('foundation');
    expect(serviceByPath('restoration')?.id).toBe('stone-restoration');
    expect(serviceByPath('heritage-restoration')?.id).toBe('heritage');
    expect(serviceByPath('/services')).toBeUndefined();
    expect(serviceByPath('')).toBeUndefined();
  });

  it('finds the category of every service, and none for an unknown one', () => {
    expect(services.every(({ id }) => categoryOfService(id))).toBe(true);
    expect(categoryOfService('remedial')?.id).toBe('remedial');
    expect(categoryOfService('plumbing')).toBeUndefined();
  });
});

describe.each(pages)('the page $slug', (page) => {
  it('has six services and three benefits, masonry four reasons', () => {
    expect(page.offers.cards).toHaveLength(6);
    expect(page.benefits.cards).toHaveLength(page.slug === 'masonry' ? 4 : 3);
  });

  it('teaches its defect in 350 to 600 words, from the sign to the cost of waiting', () => {
    const words = wordsIn(page.lesson.blocks.flatMap(({ paragraphs }) => paragraphs));
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(600);
    expect(page.lesson.blocks.at(-1)?.heading).toBe('What waiting costs');
  });

  it('shows a picture that exists and links to pages that exist', () => {
    expect(pictureNames).toContain(page.picture);
    expect(page.relatedServices.every((slug) => serviceByPath(slug))).toBe(true);
    expect(page.relatedServices).not.toContain(page.slug);
  });

  it('takes its title and description from the entry of its own path', () => {
    expect(page.seo).toBe(catalogueSeo[`/services/${page.slug}`]);
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

describe('the masonry questions', () => {
  const answers = masonry.faq.items.map(({ answer }) => answer).join(' ');

  it('are seven, in more than one category', () => {
    expect(masonry.faq.items).toHaveLength(7);
    expect(groupFaq(masonry.faq.items).length).toBeGreaterThan(1);
    expect(groupFaq(masonry.faq.items).flatMap(({ items }) => items)).toHaveLength(7);
  });

  it.each(['1-3 weeks', '1-2 days', '2-4 weeks', '$500', '$2,000-$15,000+', '2-4 hours'])(
    'give the figure %s',
    (figure) => {
      expect(answers).toContain(figure);
    },
  );

  it('stand beside the offer of 10% off a first masonry project', () => {
    expect(masonry.benefits.cards.at(3)?.title).toContain('10% off');
    expect(masonry.lead).toContain(figureText(figures.masonryProjects));
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
  it('leads from a sign to each of the eight pages once', () => {
    expect(servicesOverview.signs.items.map(({ href }) => href).sort()).toEqual(
      services.map(({ href }) => href).sort(),
    );
  });

  it('introduces each category', () => {
    expect(Object.keys(servicesOverview.introductions)).toEqual(
      serviceCategories.map(({ id }) => id),
    );
  });
});
