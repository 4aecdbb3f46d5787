import { type SpamSign, spamSigns } from '#contract/admin/leads.ts';
import type { Guard } from '#contract/envelope.ts';

/** Signs needed to hold a lead back: people show each of them too, but rarely two. */
const SIGNS_NEEDED = 2;

/**
 * The signs of a bot in how a form was filled in, for which its lead is held back; empty if there
 * are fewer than two. The time is not judged if the form was prefilled (a remembered person, a
 * draft, the browser); interaction is not judged if the sender does not report it.
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
