import { describe, expect, it } from 'vitest';
import { explorer, explorerEntries } from '#content/home/explorer.ts';
import { founder } from '#content/home/founder.ts';
import { processSteps } from '#content/home/process.ts';
import { testimonials } from '#content/testimonials.ts';
import { pictureNames, repeated } from './support.ts';

it('the founder and the services of the home page have pictures', () => {
  const shown = [founder.picture, ...explorerEntries.map(({ picture }) => picture.name)];
  expect(shown.filter((name) => !pictureNames.has(name))).toEqual([]);
  expect(explorerEntries[explorer.defaultIndex]).toBeDefined();
});

it('the steps of a job count from one', () => {
  expect(processSteps.map(({ step }) => step)).toEqual(processSteps.map((_, index) => index + 1));
});

describe('the testimonials', () => {
  it('are each by somebody else, with the initials that the name has', () => {
    expect(repeated(testimonials.map(({ id }) => id))).toEqual([]);
    for (const review of testimonials) {
      const capitals: readonly string[] = review.name.match(/\p{Lu}/gu) ?? [];
      expect([...review.avatar].filter((letter) => !capitals.includes(letter))).toEqual([]);
      expect(review.date).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
    }
  });
});
