import { builtAreaEntries, areaHref } from '#content/areas/index.ts';
import { builtServiceEntries, serviceHref } from '#content/services/index.ts';
import type { BuiltEntry, Kind } from './kind.ts';

/** Pages of the build that can be taken off the website and put back. */
function pagesOf(id: 'service' | 'area', built: readonly BuiltEntry[]): Kind {
  const titled = new Map(built.map((one) => [one.slug, one]));
  return {
    id,
    built,
    builtData: (slug) => (titled.has(slug) ? {} : null),
    groups: () => [],
    titleOf: (_typed, slug) => titled.get(slug ?? '') ?? { title: slug ?? '', detail: '' },
    draftOf: () => ({}),
    pictures: [],
    off: 'switched',
    pageOf: (slug) => titled.get(slug)?.detail ?? null,
  };
}

export const service = pagesOf(
  'service',
  builtServiceEntries.map(({ slug, label }) => ({ slug, title: label, detail: serviceHref(slug) })),
);

export const area = pagesOf(
  'area',
  builtAreaEntries.map(({ id, label }) => ({ slug: id, title: label, detail: areaHref(id) })),
);
