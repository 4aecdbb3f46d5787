import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** `[2001:db8::1]`, with a port or without, and `203.0.113.7:54321`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** Where a request comes from. Some proxies, such as Azure's, write the client's port behind its address. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [, v6, v4] = WITH_PORT.exec(ip) ?? [];
  return v6 ?? v4 ?? ip;
}

/** Under which a client is counted: an IPv6 /64 counts as one. */
export function clientKey(request: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(clientAddress(request));
}
