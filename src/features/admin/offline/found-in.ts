import type { KeptLead } from '#contract/admin/lead-cache.ts';
import { holdsWords, searchedWords, searchText } from '#contract/admin/search-words.ts';

/** The kept leads in which all words of the text are, as the server's search finds them; all for none. */
export function foundIn(leads: readonly KeptLead[], text: string): readonly KeptLead[] {
  const words = searchedWords(text);
  if (words.length === 0) return leads;
  return leads.filter(({ envelope, receipt }) => holdsWords(searchText(envelope, receipt), words));
}
