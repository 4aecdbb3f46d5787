import { readdir } from 'node:fs/promises';
import { leftovers } from '../../../scripts/brand/leftovers.ts';
import { business } from '../../../src/content/business.ts';
import { nothingPublished } from '../../../src/contract/content/published.ts';
import { expect, test } from '../../support/fixtures.ts';
import { ownFirm } from '../../support/own-firm.ts';
import { rendered } from '../../support/published.ts';

const published = {
  ...nothingPublished,
  business: { business: ownFirm },
  look: { look: { accent: '#1f4653' } },
};

test.skip(!business.isSample, 'the build is a firm’s own');

test('a firm that has published its name finds the sample’s on no page and in no list', async () => {
  await rendered(published, async ({ folder }) => {
    expect(await leftovers(folder)).toEqual([]);
    const files = await readdir(folder, { recursive: true });
    // Every page that has the name is rendered with the firm's.
    expect(files.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(30);
  });
});
