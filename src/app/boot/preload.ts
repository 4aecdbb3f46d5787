import { arrive } from './arrive.ts';
import { connectionOf, networkOf } from '#components/connection.ts';

/**
 * Fetches modules and has them compiled, without running them, in the idle time of a line that has
 * room for it. Resolves when they are there or can't be had; at once where the visitor saves data.
 */
export async function preload(modules: readonly string[]): Promise<void> {
  if (connectionOf(networkOf(navigator)) === 'slow') return;
  const loading: Promise<void>[] = [];
  for (const href of modules) {
    // A slow phone takes some ten milliseconds for each: what is pressed meanwhile comes between.
    // Nobody presses in a hidden page, whose timers go off once a second.
    if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
    loading.push(preloadOne(href));
  }
  await Promise.all(loading);
}

async function preloadOne(href: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return;
  try {
    await arrive(href, 'low');
  } catch {
    return;
  }
  await new Promise<void>((resolve) => {
    link.rel = 'modulepreload';
    link.href = href;
    link.fetchPriority = 'low';
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve());
    document.head.append(link);
  });
}
