import type { FastifyCorsOptions } from '@fastify/cors';

/** Browsers keep no permission longer than this (seconds). */
const DAY = 86_400;

/** Lets the pages of one origin send what visitors send; no cookie goes with it. */
export function corsOptions(origin: string): FastifyCorsOptions {
  return {
    origin: [origin],
    methods: ['POST', 'PUT', 'PATCH', 'HEAD', 'DELETE'],
    exposedHeaders: ['*'],
    maxAge: DAY,
  };
}
