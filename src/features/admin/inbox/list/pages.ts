import type { LeadPage, LeadSummary } from '#contract/admin/admin.ts';

/** A page behind the first one of a list, as it was read last. */
export type Page = {
  /** Where it was read from. */
  readonly cursor: string;
  readonly leads: readonly LeadSummary[];
  readonly next: string | null;
  /** Something may have become of its leads since. */
  readonly isStale: boolean;
};

/** A page with where it is to begin now: where the one before it ends. */
type Link = { readonly page: Page; readonly cursor: string; readonly isFresh: boolean };

/**
 * Pages as they follow each other: one that was read again may end elsewhere, so that the next one is
 * out of date; behind the last one there are none. `next` is where a further page begins.
 */
export function chained(
  first: string | null,
  pages: readonly Page[],
): { readonly chain: readonly Link[]; readonly next: string | null } {
  const chain: Link[] = [];
  let next = first;
  for (const page of pages) {
    if (next === null) break;
    chain.push({ page, cursor: next, isFresh: !page.isStale && page.cursor === next });
    next = page.next;
  }
  return { chain, next };
}

/** All leads in their order, each once; what is to be followed up stands above and is not among them. */
export function leadsOf({ leads, due = [] }: LeadPage, chain: readonly Link[]): LeadSummary[] {
  const seen = new Set(due.map(({ id }) => id));
  const all = [...leads, ...chain.flatMap(({ page }) => page.leads)];
  return all.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The pages, those out of date for which `isStale` says so. */
export function staled(pages: readonly Page[], isStale: (page: Page) => boolean): readonly Page[] {
  return pages.map((page) => (isStale(page) ? { ...page, isStale: true } : page));
}
