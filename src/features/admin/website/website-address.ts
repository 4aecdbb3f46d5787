import { useLocation } from 'react-router-dom';
import { editedKindSchema, type EditedKind } from '#contract/content/kinds.ts';

const SCREEN = '/admin/website';

/** What the screen shows: the list, one entry, or the form of a row on this device. */
export type Place =
  | { readonly at: 'list' }
  | { readonly at: 'entry'; readonly kind: EditedKind; readonly slug: string }
  | { readonly at: 'form'; readonly id: string };

/** The screen's address; without a query the list. */
export function addressOf(query: { open?: string; edit?: string } = {}): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? SCREEN : `${SCREEN}?${search}`;
}

export function usePlace(): Place {
  const query = new URLSearchParams(useLocation().search);
  const id = query.get('edit');
  if (id !== null) return { at: 'form', id };
  const [kind, slug] = (query.get('open') ?? '').split('/');
  const known = editedKindSchema.safeParse(kind).data;
  return known && slug ? { at: 'entry', kind: known, slug } : { at: 'list' };
}
