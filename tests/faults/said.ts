import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from '../engines/engine.ts';
import type { Said } from './subject.ts';

/** How long a page may take to say something, in ms: longer than the site waits for an answer. */
const SAID_MS = 10_000;
const LOOK_AGAIN_MS = 50;

/** Waits until one of the words can be read on the page. */
export async function saidBy(
  tab: Tab,
  words: Readonly<Record<Exclude<Said, 'nothing'>, readonly string[]>>,
): Promise<Said> {
  const deadline = Date.now() + SAID_MS;
  while (Date.now() < deadline) {
    // A page that is just being left can't be read.
    const text = String(await tab.read('document.body.innerText').catch(() => ''));
    for (const said of ['failed', 'saved', 'delivered'] as const) {
      if (words[said].some((word) => text.includes(word))) return said;
    }
    await wait(LOOK_AGAIN_MS);
  }
  return 'nothing';
}
