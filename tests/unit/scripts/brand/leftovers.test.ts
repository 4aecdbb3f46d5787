import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leftovers } from '../../../../scripts/brand/leftovers.ts';

describe('what a build holds of the sample', () => {
  it('is told by name and file, in texts only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'leftovers-'));
    await writeFile(
      join(folder, 'index.html'),
      '<p>Ashlar, since 1995. one ute. Review by Tomasz B.</p>',
    );
    await writeFile(join(folder, 'start.js'), 'openDB("ashlar")');
    await writeFile(join(folder, 'card.jpg'), 'Ashlar');
    expect(await leftovers(folder)).toEqual({
      names: ["'Ashlar' of the sample stands in 1 files, index.html among them"],
      reviews: ["'Tomasz B.' of the sample stands in 1 files, index.html among them"],
      unwritten: ['the story of the firm: src/content/about.ts'],
    });
    await rm(folder, { recursive: true });
  });
});
