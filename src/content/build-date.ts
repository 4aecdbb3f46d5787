/// <reference types="vite/types/importMeta.d.ts" />

import { businessDay } from './business-time.ts';

const env: Readonly<Record<string, unknown>> = import.meta.env ?? {};
const given = env['VITE_BUILT_ON'];

/**
 * The day on which this edition of the site was built. Both builds, page and prerenderer, get it from
 * VITE_BUILT_ON (ISO 8601); without it, as in development, it is the moment of loading.
 */
export const builtOn: Date =
  typeof given === 'string' && given !== '' ? new Date(given) : new Date();

/** The firm's year at a moment, for copyright lines. */
export const yearOf = (moment: Date): number => Number(businessDay(moment).slice(0, 4));
