import { arrive } from './arrive.ts';
import { isSlow, networkOf } from '#components/connection.ts';

/**
 * Fetches and compiles modules, without running them, while a fast enough connection is idle.
 * Resolves with true when they are there or unavailable; with false, at once, if the visitor saves data.
 */
export async function preload(modules: readonly string[]): Promise<boolean> {
  if (isSlow(networkOf(navigator))) return false;
  const loading: Promise<void>[] = [];
  for (const href of modules) {
    // A slow phone takes some ten milliseconds for each: yield to input in between. A hidden page
    // gets no input, and its timers fire only once a second.
    if (!document.hidden) await new Promise((resolve) => setTimeout(resolve));
    loading.push(preloadOne(href));
  }
  await Promise.all(loading);
  return true;
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
