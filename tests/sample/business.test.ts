import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { sampleNames } from '../../scripts/brand/sample.ts';

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/content/business.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const people = Object.values(business.people);
/** Family names, as they are written: one is a word of the trade too. */
const familyNames = new Set(people.flatMap(({ name }) => name.split(' ').slice(1)));
/** First names, also in small letters, as among the words for the search. */
const firstNames = new Set(people.map(({ firstName }) => firstName.toLowerCase()));

const isName = (word: string) => familyNames.has(word) || firstNames.has(word.toLowerCase());

describe('the sample’s business profile', () => {
  it('is the only place where its people are called by name', () => {
    const elsewhere = Object.entries(sources).flatMap(([path, text]) =>
      (text.match(/\p{L}+/gu) ?? []).filter(isName).map((word) => `${path}: ${word}`),
    );
    expect(elsewhere).toEqual([]);
  });

  it('shows the opening hours and both readings of Sunday', () => {
    expect(business.openingHours.map((row) => row.hours)).toEqual([
      '7:00 AM-6:00 PM',
      '8:00 AM-4:00 PM',
      'Priority calls only',
    ]);
    expect(business.sundayNotes).toEqual({
      footer: 'Sunday by appointment',
      contact: '24/7 priority',
    });
  });

  it('is rated 4.9 of 5 from 47 reviews and takes cash, card and bank transfer', () => {
    expect(business.rating).toEqual({ value: 4.9, best: 5, count: 47 });
    expect(business.priceRange).toBe('$$');
    expect(business.payment).toEqual(['Cash', 'Card', 'Bank transfer']);
  });

  it('has the names by which a re-branded build is searched for what is left of it', () => {
    const profile = JSON.stringify(business);
    expect(sampleNames.filter((name) => !profile.includes(name))).toEqual([]);
  });

  it('is named in no other module, since the renderer keeps comments and another firm builds it', () => {
    const named = Object.entries(sources).flatMap(([file, text]) =>
      sampleNames.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`),
    );
    expect(named).toEqual([]);
  });
});
