import { describe, expect, it } from 'vitest';
import { catalogue } from '#content/pictures/catalogue.ts';
import { explorer, explorerEntries } from '#content/home/explorer.ts';
import { founder } from '#content/home/founder.ts';
import { hero, heroTiles } from '#content/home/hero.ts';
import { processSection, processSteps } from '#content/home/process.ts';
import { reviewPlatforms, testimonialsText } from '#content/home/testimonials.ts';
import { testimonials } from '#content/testimonials.ts';

const pictures = new Set(catalogue.map((entry) => entry.name));

describe('the sample’s hero', () => {
  it('has its two badges and three tiles', () => {
    expect(hero.badges.map((badge) => badge.label)).toEqual(['30+ years', 'Licensed and insured']);
    expect(heroTiles.map((tile) => `${tile.value} ${tile.label}`)).toEqual([
      '800+ projects',
      '30+ years',
      '100% satisfaction',
    ]);
  });
});

describe('the sample’s founder', () => {
  it('has four highlights, six commitments and a picture', () => {
    expect(founder.highlights).toHaveLength(4);
    expect(founder.commitments).toHaveLength(6);
    expect(pictures).toContain(founder.picture);
  });
});

describe('the sample’s services explorer', () => {
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

describe('the sample’s process', () => {
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

describe('the sample’s testimonials', () => {
  it('are six', () => {
    expect(testimonials).toHaveLength(6);
  });

  it('move on every 5 seconds and name three review platforms', () => {
    expect(testimonialsText.intervalMs).toBe(5000);
    expect(reviewPlatforms).toHaveLength(3);
    expect(testimonialsText.button).toBe('Join Our Happy Clients');
  });
});
