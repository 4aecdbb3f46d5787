/** A part of a section: a paragraph, or a list under an optional sentence. */
export type LegalBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly lead?: string; readonly items: readonly string[] };

/** A numbered section; `id` is its anchor. */
export type LegalSection = {
  readonly number: number;
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
};

/** A legal page. */
export type LegalPage = {
  readonly h1: string;
  readonly edition: string;
  readonly lead: string;
  readonly contentsHeading: string;
  readonly sections: readonly LegalSection[];
};
