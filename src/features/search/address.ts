/** Path of the search page; its query parameter is `q`. */
export const SEARCH_PATH = '/search';

/** Address of the results for a term; of the empty page when the term is blank. */
export function searchHref(term: string): string {
  const wanted = term.trim();
  return wanted === '' ? SEARCH_PATH : `${SEARCH_PATH}?q=${encodeURIComponent(wanted)}`;
}

/** The term that a query string such as '?q=lime' asks for, trimmed; empty when it asks for none. */
export function termOf(query: string): string {
  return new URLSearchParams(query).get('q')?.trim() ?? '';
}
