import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import {
  contentPath,
  nothingPublished,
  publishedContentSchema,
} from '#contract/content/published.ts';
import { createOwnWords } from '../../../server/publishing/own-words.ts';
import { siteFolder } from '../../../server/publishing/failure.ts';
import { addedArea } from '../../support/added.ts';
import { withPagePicture } from '../../support/published.ts';
import { pictures } from '#content/pictures/all.ts';
import { freshFolder } from '../support/server.ts';

const HASH = '0123456789abcdef';

afterEach(() => vi.unstubAllGlobals());

/** How often a server starts again that began with one area and then serves another. */
async function startsAfter(before: typeof addedArea, after: typeof addedArea): Promise<number> {
  const withArea = (area: typeof addedArea) =>
    publishedContentSchema.parse({ ...nothingPublished, area: { flats: area } });
  vi.stubGlobal('siteContent', { hash: HASH, content: withArea(before) });
  const dataDir = freshFolder();
  const site = siteFolder(dataDir);
  mkdirSync(join(site, HASH, 'content'), { recursive: true });
  const write = (name: string, value: unknown) =>
    writeFileSync(join(site, name), JSON.stringify(value));
  write('current', { key: HASH });
  write(`${HASH}/meta.json`, { styleHashes: {} });
  write(`${HASH}/content.json`, { version: '1', content: HASH, files: [], pictures: [] });
  write(`${HASH}${contentPath(HASH)}`, withArea(after));
  const restart = vi.fn();
  const log = { info: vi.fn() };
  const words = createOwnWords({ dataDir, restart, random: () => 0, now: Date.now, log });
  await words.follow();
  words.stop();
  return log.info.mock.calls.length;
}

test('a server starts again when an added area is called otherwise, not when it has another picture', async () => {
  const [picture] = pictures;
  if (!picture) throw new Error('The build has no picture.');
  const pictured = withPagePicture('area-flats', picture.name, addedArea);
  expect(await startsAfter(addedArea, { ...addedArea, label: 'Quarry Hill' })).toBe(1);
  expect(await startsAfter(addedArea, pictured)).toBe(0);
  expect(await startsAfter(pictured, addedArea)).toBe(0);
});
