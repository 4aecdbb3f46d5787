import type { SearchGroup } from '#content/search.ts';
import type { Found } from './engine/engine.ts';

export type FoundGroup = { readonly group: SearchGroup; readonly found: readonly Found[] };

/** Results by their kind; the kind of the best result first, and the order kept within each. */
export function groupsOf(results: readonly Found[]): readonly FoundGroup[] {
  const kinds = [...new Set(results.map(({ group }) => group))];
  return kinds.map((group) => ({
    group,
    found: results.filter((result) => result.group === group),
  }));
}
