import type { Page } from '@playwright/test';
import type { FirstAction } from './list.ts';

/** Kept by the tab, since a press may open the page anew; in ms since 1970. */
const KEYS = { began: 'bench-began', answered: 'bench-answered' } as const;

/**
 * Has the page note when the hand first comes (down on the control, or over it where it does not
 * press) and the first frame in which the answer is seen. Before the page is opened.
 */
export async function watchFor(page: Page, { press, isAnswered }: FirstAction): Promise<void> {
  const given = { ...KEYS, type: press ? 'pointerdown' : 'pointerover' };
  const content = `(${watch.toString()})(${JSON.stringify(given)}, ${isAnswered.toString()})`;
  await page.addInitScript({ content });
}

/** From the hand to the answer, in ms; waits for the answer. Throws when there is none in `limit` ms. */
export async function timeTaken(page: Page, limit: number): Promise<number> {
  await page.waitForFunction((key) => sessionStorage.getItem(key), KEYS.answered, {
    timeout: limit,
  });
  const [began, answered] = await page.evaluate(
    (keys) => keys.map((key) => Number(sessionStorage.getItem(key))),
    [KEYS.began, KEYS.answered],
  );
  if (!began || !answered) throw new Error('The action was not recorded.');
  return answered - began;
}

/** Runs in the page, before its own script. */
function watch(
  { began, answered, type }: { began: string; answered: string; type: string },
  isAnswered: () => boolean,
): void {
  const keep = (key: string, time: number) =>
    sessionStorage.setItem(key, String(performance.timeOrigin + time));
  addEventListener(
    type,
    ({ timeStamp }) => {
      if (sessionStorage.getItem(began) === null) keep(began, timeStamp);
    },
    true,
  );
  const look = () => {
    if (sessionStorage.getItem(began) !== null && isAnswered()) keep(answered, performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
