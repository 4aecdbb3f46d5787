/// <reference types="vite/types/importMeta.d.ts" />

import { dayShown, zonedClock } from './zoned-clock.ts';
import { business } from './business.ts';
import type { AustralianState } from '#contract/content/states.ts';

/** The time zone of each capital (IANA). */
const capitals = {
  NSW: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
  ACT: 'Australia/Sydney',
} as const satisfies Record<AustralianState, string>;

/** The firm's time zone: every time and day on the site, in e-mails and in the admin is of it. */
export const BUSINESS_TIME_ZONE: string = business.timeZone || capitals[business.state];

/** The firm's calendar day (YYYY-MM-DD) at a moment, wherever the phone's own clock is set. */
export function businessDay(moment: Date | number): string {
  return dayShown(zonedClock(moment, BUSINESS_TIME_ZONE));
}

/** What the firm's clock shows at a moment, in milliseconds as if it were UTC. */
function shownAt(moment: number): number {
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: BUSINESS_TIME_ZONE,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(moment);
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

/** The moment at which the firm's clock shows this time (HH:MM) on this day (YYYY-MM-DD). */
export function businessMomentAt(day: string, clock: string): Date {
  const wanted = Date.parse(`${day}T${clock}:00Z`);
  const near = wanted - (shownAt(wanted) - wanted);
  // Once more: the first guess may be on the other side of a change to summer time.
  return new Date(near - (shownAt(near) - wanted));
}

const env: Readonly<Record<string, unknown>> = import.meta.env ?? {};
const given = env['VITE_BUILT_ON'];

/**
 * The day on which this edition of the site was built. Both builds, page and prerenderer, get it from
 * VITE_BUILT_ON (ISO 8601); without it, as in development, it is the moment of loading.
 */
export const builtOn: Date =
  typeof given === 'string' && given !== '' ? new Date(given) : new Date();

/** The firm's year at a moment, for copyright lines. */
export const yearOf = (moment: Date): number => zonedClock(moment, BUSINESS_TIME_ZONE).year;
