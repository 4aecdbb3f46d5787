import { expect, it } from 'vitest';
import { catalogue } from '#content/pictures/catalogue.ts';

const count = (use: string): number => catalogue.filter((entry) => entry.use === use).length;

it('the sample’s pictures number eighteen for the gallery and two for each of thirteen projects', () => {
  expect([count('gallery'), count('project'), count('service'), count('area')]).toEqual([
    18, 26, 8, 6,
  ]);
  const projects = new Set(catalogue.flatMap((entry) => entry.pair?.project ?? []));
  expect(projects.size).toBe(13);
});
