import type { FastifyRequest } from 'fastify';
import { OWNER_NAME_HEADER } from '#contract/admin/leads.ts';
import type { Scope } from '../store/reads/views.ts';
import { businessDay } from '#content/business-time.ts';
import { weekOf } from '../business-time.ts';

const LONGEST_HEADER = 1000;

/** The viewer, as named by the device, and the time (milliseconds since 1970). */
export function scopeOf(request: FastifyRequest, now: number): Scope {
  const today = businessDay(now);
  return { now: new Date(now).toISOString(), today, week: weekOf(today), name: nameIn(request) };
}

/** The name that the device sends along; empty if it sends none. */
export function nameIn({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const sent = headers[OWNER_NAME_HEADER];
  if (typeof sent !== 'string' || sent.length > LONGEST_HEADER) return '';
  try {
    return decodeURIComponent(sent).trim();
  } catch {
    return '';
  }
}
