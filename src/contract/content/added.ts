/** Whether a page is one that the firm has added; of a page of the build nothing is published but that it is shown. */
export const isAdded = <Data extends { readonly label: string }>(
  data: Data | Readonly<Record<string, never>> | null | undefined,
): data is Data => data?.label !== undefined;

/** The names in a text that has commas between them, each once. */
export const namesIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];
