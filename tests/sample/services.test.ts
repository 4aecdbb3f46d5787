import { describe, expect, it } from 'vitest';
import { figures, figureText } from '#content/claims.ts';
import { groupFaq } from '#content/page-types.ts';
import { projects } from '#content/projects/index.ts';
import { servicesOverview } from '#content/services-overview.ts';
import {
  serviceByPath,
  serviceCategories,
  serviceEntries,
  services,
} from '#content/services/index.ts';
import { list } from '#content/services/list/pages.ts';
import { page as masonry } from '#content/services/masonry/page.ts';
import type { ServicePage } from '#content/services/types.ts';
import { wordsIn } from '../unit/content/support.ts';

describe('the sample’s service catalogue', () => {
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
    expect(services).toHaveLength(8);
  });

  it('gives heritage restoration, and nothing else, the badge Heritage Certified', () => {
    expect(services.flatMap(({ id, badge }) => (badge ? [[id, badge]] : []))).toEqual([
      ['heritage', 'Heritage Certified'],
    ]);
  });

  it('tells restorations apart', () => {
    expect(serviceByPath('restoration')?.id).toBe('stone-restoration');
    expect(serviceByPath('heritage-restoration')?.id).toBe('heritage');
  });

  it('shows a finished job of each', () => {
    const known = new Set(projects.map(({ id }) => id));
    expect(serviceEntries.filter(({ job }) => !known.has(job ?? ''))).toEqual([]);
  });

  it('leads from a sign to each of the eight pages', () => {
    expect(servicesOverview.signs.items.map(({ href }) => href).sort()).toEqual(
      services.map(({ href }) => href).sort(),
    );
  });
});

describe.each(Object.entries<ServicePage>(list))('the sample’s page %s', (slug, page) => {
  it('has six services and three benefits, masonry four reasons', () => {
    expect(page.offers.cards).toHaveLength(6);
    expect(page.benefits?.cards).toHaveLength(slug === 'masonry' ? 4 : 3);
    expect(page.measures).toHaveLength(3);
  });

  it('teaches its defect in 350 to 600 words, from the sign to the cost of waiting', () => {
    const words = wordsIn(page.lesson?.blocks.flatMap(({ paragraphs }) => paragraphs) ?? []);
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(600);
    expect(page.lesson?.blocks.at(-1)?.heading).toBe('What waiting costs');
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
