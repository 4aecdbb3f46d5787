import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leftovers } from '../../../../scripts/brand/leftovers.ts';

describe('the sample’s names and rating in a build', () => {
  it('are reported with a file that has them, texts only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'leftovers-'));
    await writeFile(join(folder, 'about.html'), '<p>Ashlar, since 1995.</p>');
    await writeFile(
      join(folder, 'index.html'),
      '<p>Ashlar.</p><script>{"ratingValue":4.9,"bestRating":5,"reviewCount":47}</script>',
    );
    await writeFile(join(folder, 'start.js'), 'openDB("ashlar")');
    await writeFile(join(folder, 'card.jpg'), 'Ashlar');
    expect((await leftovers(folder)).toSorted()).toEqual([
      `'"ratingValue":4.9,"bestRating":5,"reviewCount":47' in index.html`,
      expect.stringMatching(/^'Ashlar' in (?:about|index)\.html and 1 more files$/),
    ]);
    await rm(folder, { recursive: true });
  });
});
