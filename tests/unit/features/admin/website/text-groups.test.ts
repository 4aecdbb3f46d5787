// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textGroups } from '#content/texts/groups.ts';
import { textsPath } from '#contract/content/addresses.ts';
import { forgetTexts, keepTexts, textGroupsOf } from '#features/admin/website/text-groups.ts';

const CONTENT = '0123456789abcdef';
const neutral = [
  {
    kind: 'words',
    slug: 'about',
    title: 'About',
    path: '/about',
    fields: [{ key: 'h1', label: 'Main heading', text: 'About the firm', max: 80 }],
  },
];

const online = vi.fn(async (_address: string) => Response.json(neutral));
const offline = async () => Promise.reject(new TypeError('No signal'));

beforeEach(async () => {
  await forgetTexts();
  online.mockClear();
  vi.stubGlobal('fetch', online);
});
afterEach(() => vi.unstubAllGlobals());

test('of a site that is as it was built, the texts are the build’s', async () => {
  expect(await textGroupsOf(null)).toBe(textGroups);
  expect(online).not.toHaveBeenCalled();
});

test('of a site that was published, they are what its pages say, also without signal later', async () => {
  await keepTexts(CONTENT);
  expect(online.mock.calls).toEqual([[textsPath(CONTENT)]]);
  vi.stubGlobal('fetch', offline);
  expect(await textGroupsOf(CONTENT)).toEqual(neutral);
  // Nor is there signal for those of the next publication.
  expect(await textGroupsOf('fedcba9876543210')).toEqual(neutral);
});

test('on a device that has never had them, they are the build’s', async () => {
  vi.stubGlobal('fetch', offline);
  expect(await textGroupsOf(CONTENT)).toBe(textGroups);
});

test('they are forgotten with all else when somebody signs out', async () => {
  await keepTexts(CONTENT);
  await forgetTexts();
  vi.stubGlobal('fetch', offline);
  expect(await textGroupsOf(CONTENT)).toBe(textGroups);
});
