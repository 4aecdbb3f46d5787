import { useLocation } from 'react-router-dom';
import { type Section, sections } from '#content/admin/website/kinds.ts';
import { contentKindSchema, type ContentKind } from '#contract/content/kinds.ts';

const SCREEN = '/admin/website';

/** What the screen shows: the overview, a section, one entry, or the form of a row on this device. */
export type Place =
  | { readonly at: 'overview' }
  | { readonly at: 'section'; readonly section: Section }
  | { readonly at: 'entry'; readonly kind: ContentKind; readonly slug: string }
  | { readonly at: 'form'; readonly id: string };

/** The screen's address; without a query the overview. */
export function addressOf(query: { list?: string; open?: string; edit?: string } = {}): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? SCREEN : `${SCREEN}?${search}`;
}

/** Kinds of which there is one entry only, which is named as they are. */
const singles: readonly ContentKind[] = ['prices', 'numbers', 'business', 'look', 'home'];

/** A section's list, or its only entry. */
export function sectionAddress({ id, kinds: [kind] }: Section): string {
  return kind !== undefined && singles.includes(kind)
    ? addressOf({ open: `${kind}/${kind}` })
    : addressOf({ list: id });
}

export const sectionOf = (kind: ContentKind): Section | undefined =>
  sections.find(({ kinds }) => kinds.includes(kind));

/** Where the list is that an entry of a kind is in. */
export function listAddress(kind: ContentKind): string {
  const section = sectionOf(kind);
  return section === undefined || singles.includes(kind) ? addressOf() : sectionAddress(section);
}

export function usePlace(): Place {
  const query = new URLSearchParams(useLocation().search);
  const id = query.get('edit');
  if (id !== null) return { at: 'form', id };
  const [kind, slug] = (query.get('open') ?? '').split('/');
  const known = contentKindSchema.safeParse(kind).data;
  if (known && slug) return { at: 'entry', kind: known, slug };
  const section = sections.find((one) => one.id === query.get('list'));
  return section === undefined ? { at: 'overview' } : { at: 'section', section };
}
