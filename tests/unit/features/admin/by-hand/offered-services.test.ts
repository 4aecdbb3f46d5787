// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { quoteServices } from '#content/forms/options.ts';
import { builtServiceEntries } from '#content/services/index.ts';
import type { Revision } from '#contract/admin/content.ts';
import { offeredServices } from '#features/admin/by-hand/offered-services.ts';
import { addedService } from '../../../../support/added.ts';

const revision = {
  id: crypto.randomUUID(),
  base: null,
  author: 'Peter',
  at: '2026-11-26T02:00:00.000Z',
  kind: 'service',
} as const;

test('a lead can be about what the firm has added, and not about what it has taken off the site', () => {
  const built = builtServiceEntries.find(({ options }) => options.quote);
  const slug = built?.slug ?? '';
  const added = {
    ...revision,
    slug: 'roofs',
    state: 'published',
    data: addedService,
  } satisfies Revision;
  const off = { ...revision, slug, state: 'withdrawn', data: null } satisfies Revision;
  const offered = offeredServices({
    entries: [
      { kind: 'service', slug: 'roofs', newest: added, live: added, isOff: false },
      { kind: 'service', slug, newest: off, live: null, isOff: true },
    ],
    publication: { state: 'current', content: null, at: null, problem: null },
  }).map(({ value }) => value);
  expect(offered).toContain(addedService.label);
  const gone = built?.options.quote?.value;
  expect(quoteServices.map(({ value }) => value)).toContain(gone);
  expect(offered).not.toContain(gone);
  expect(offered).toHaveLength(quoteServices.length);
});

test('without an answer of the server it can be about what the site was built with', () => {
  expect(offeredServices(undefined)).toEqual(quoteServices);
});
