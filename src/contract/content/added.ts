/** Whether a page is one that the firm has added; of a page of the build no words are published with it. */
export const isAdded = <Page extends object>(
  page: Page | null | undefined,
): page is Extract<Page, { readonly label: string }> => Boolean(page && 'label' in page);

/** The names in a text that has commas between them, each once. */
export const namesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];
