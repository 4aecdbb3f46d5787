import { spamSigns, type SpamSign } from '#contract/office/admin.ts';
import type { Guard } from '#contract/envelope.ts';

/** How many signs hold a lead back: each one alone is also found with people. */
const SIGNS_NEEDED = 2;

/**
 * The signs of a script in what a form tells of its filling-in, for which the lead is held back;
 * none when there are fewer than two. A form that was filled in before the visitor came to it (a
 * remembered person, a draft, the browser) is not judged by its time; a sender that does not tell
 * whether anybody touched the page is not judged by that.
 */
export function heldBackFor(guard: Guard, minFillMs: number): readonly SpamSign[] {
  const found: Readonly<Record<SpamSign, boolean>> = {
    trap: guard.trap !== '',
    speed: guard.prefilled !== true && guard.fillMs < minFillMs,
    untouched: guard.touched === false,
  };
  const signs = spamSigns.filter((sign) => found[sign]);
  return signs.length >= SIGNS_NEEDED ? signs : [];
}
