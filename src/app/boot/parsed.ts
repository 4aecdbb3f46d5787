/** Resolves when all of the page's HTML has been parsed: React hydrates whole pages only. */
export function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}
