import { connectionOf, networkOf } from '#components/connection.ts';

/**
 * Fetches modules and has them compiled, without running them, in the idle time of a line that has
 * room for it. Resolves when they are there or can't be had; at once where the visitor saves data.
 */
export async function preload(modules: readonly string[]): Promise<void> {
  if (connectionOf(networkOf(navigator)) === 'slow') return;
  await Promise.all(modules.map(preloadOne));
}

function preloadOne(href: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return Promise.resolve();
  return new Promise((resolve) => {
    link.rel = 'modulepreload';
    link.href = href;
    link.fetchPriority = 'low';
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve());
    document.head.append(link);
  });
}
