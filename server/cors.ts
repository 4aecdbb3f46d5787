import type { FastifyCorsOptions } from '@fastify/cors';

/** Longest that browsers cache a preflight (seconds). */
const DAY = 86_400;

/** Allows the pages of one origin to send what visitors send, without cookies. */
export function corsOptions(origin: string): FastifyCorsOptions {
  return {
    origin: [origin],
    methods: ['POST', 'PUT', 'PATCH', 'HEAD', 'DELETE'],
    exposedHeaders: ['*'],
    maxAge: DAY,
  };
}
