import type { FastifyRequest } from 'fastify';
import type { Scope } from '../store/reads/views.ts';
import { businessDay } from '#content/business-time.ts';
import { nameIn } from '../admin/current.ts';
import { weekOf } from '../business-time.ts';

/** The viewer, and the time (milliseconds since 1970). */
export function scopeOf(request: FastifyRequest, now: number): Scope {
  const today = businessDay(now);
  return { now: new Date(now).toISOString(), today, week: weekOf(today), name: nameIn(request) };
}
