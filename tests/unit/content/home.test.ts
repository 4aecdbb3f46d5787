import { describe, expect, it } from 'vitest';
import { catalogue } from '#content/pictures/catalogue.ts';
import { explorer, explorerEntries } from '#content/home/explorer.ts';
import { founder } from '#content/home/founder.ts';
import { hero, heroTiles } from '#content/home/hero.ts';
import { processSection, processSteps } from '#content/home/process.ts';
import { reviewPlatforms, testimonials, testimonialsText } from '#content/home/testimonials.ts';

const pictures = new Set(catalogue.map((entry) => entry.name));

describe('the hero', () => {
  it('has its two badges and three tiles', () => {
    expect(hero.badges.map((badge) => badge.label)).toEqual(['30+ years', 'Licensed and insured']);
    expect(heroTiles.map((tile) => `${tile.value} ${tile.label}`)).toEqual([
      '800+ projects',
      '30+ years',
      '100% satisfaction',
    ]);
  });
});

describe('the founder', () => {
  it('has four highlights, six commitments and a picture', () => {
    expect(founder.highlights).toHaveLength(4);
    expect(founder.commitments).toHaveLength(6);
    expect(pictures).toContain(founder.picture);
  });
});

describe('the services explorer', () => {
  it('offers three services with six features each, the first one chosen', () => {
    expect(explorerEntries.map((entry) => entry.label)).toEqual([
      'Masonry & Brickwork',
      'Building Restoration',
      'Structural Repairs',
    ]);
    for (const entry of explorerEntries) {
      expect(new Set(entry.features).size).toBe(6);
      expect(pictures).toContain(entry.picture.name);
    }
    expect(explorer.defaultIndex).toBe(0);
    expect(explorer.promise.map((part) => part.title)).toEqual([
      'Honest pricing',
      'Quality guarantee',
      'On-time completion',
    ]);
  });
});

describe('the process', () => {
  it('has six steps with their durations', () => {
    expect(processSteps.map((step) => step.step)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(processSteps.map((step) => step.duration)).toEqual([
      '30 minutes',
      '1-2 hours',
      '24-48 hours',
      '1-3 days',
      'As quoted',
      '1 day',
    ]);
  });

  it('has four guarantees and leads to the contact section', () => {
    expect(processSection.guarantees).toHaveLength(4);
    expect(processSection.button).toBe('Start Your Project Today');
    expect(processSection.buttonHref).toBe('#contact');
  });
});

describe('the testimonials', () => {
  it('are six, each by somebody else, with the initials that the name has', () => {
    expect(new Set(testimonials.map((review) => review.id)).size).toBe(6);
    for (const review of testimonials) {
      const capitals: readonly string[] = review.name.match(/\p{Lu}/gu) ?? [];
      expect([...review.avatar].every((letter) => capitals.includes(letter))).toBe(true);
      expect(review.date).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
    }
  });

  it('move on every 5 seconds and name three review platforms', () => {
    expect(testimonialsText.intervalMs).toBe(5000);
    expect(reviewPlatforms).toHaveLength(3);
    expect(testimonialsText.button).toBe('Join Our Happy Clients');
  });
});
