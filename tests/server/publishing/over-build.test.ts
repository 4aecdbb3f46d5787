import { expect, test } from 'vitest';
import { builtAreaEntries } from '#content/areas/index.ts';
import { nothingPublished } from '#contract/content/published.ts';
import { overBuild } from '../../../server/publishing/over-build.ts';
import { addedArea } from '../../support/added.ts';

test('a page that the firm has added stays until a build has one at its address', () => {
  const [built] = builtAreaEntries;
  if (!built) throw new Error('The site has no area.');
  const area = { [built.id]: addedArea, 'quarry-flats': addedArea, gone: null };
  expect(overBuild({ ...nothingPublished, area }).area).toEqual({
    [built.id]: {},
    'quarry-flats': addedArea,
  });
});
