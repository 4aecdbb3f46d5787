let begin = (): void => undefined;

/** Resolves once a person has interacted with the page: only then are page views counted. */
export const counting = new Promise<void>((resolve) => {
  begin = resolve;
});

export function countPageViews(): void {
  begin();
}
