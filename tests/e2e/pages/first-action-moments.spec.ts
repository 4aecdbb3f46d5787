import { firstActions } from '../../../scripts/bench/first-actions/list.ts';
import { expectNeverEmpty, watchMain } from '../../support/first-action.ts';
import { expect, reading as test } from '../../support/fixtures.ts';
import { inTurn, LINES, over } from '../../support/lines.ts';

// The very first press of a visit, at moments in which the page is loading, starts, or is at rest.

/** How long after it is seen a control is pressed, in ms. */
const MOMENTS = [0, 40, 300, 2_000] as const;

const DESKTOP = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
} as const;

const presses = firstActions.filter(({ press }) => press);

for (const [place, { name, path, by, prepare, target, isAnswered }] of presses.entries()) {
  for (const [turn, ms] of MOMENTS.entries()) {
    // Every two of action, moment and line meet.
    const line = inTurn(LINES, place + turn);

    test.describe(() => {
      if (by === 'mouse') test.use(DESKTOP);

      test(`${name}, pressed ${ms} ms after it is seen over ${line}, is answered once`, async ({
        page,
      }) => {
        // The press goes to a place on the screen, under which nothing may still be scrolling.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await watchMain(page);
        await over(page, line);
        await page.goto(path, { waitUntil: 'commit' });
        await target(page).waitFor();
        await prepare?.(page);
        await page.evaluate((pause) => new Promise((over) => setTimeout(over, pause)), ms);
        // From before the press on: a star is lit for 300 ms only.
        const answered = page.waitForFunction(isAnswered, null, { timeout: 30_000 });
        // Continue is disabled until the start has read what is in its field.
        await target(page).click({ force: prepare !== undefined });
        await answered;
        expect(await page.locator('dialog:visible, [role="dialog"]:visible').count()).toBeLessThan(
          2,
        );
        await expectNeverEmpty(page);
      });
    });
  }
}
