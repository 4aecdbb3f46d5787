import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** `[2001:db8::1]` and `203.0.113.7:54321`: addresses in brackets or with a port. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/;

/** The client's address. Some proxies, such as Azure's, append the client's port. */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [, v6, v4] = WITH_PORT.exec(ip) ?? [];
  return v6 ?? v4 ?? ip;
}

/** Key under which a client is counted: an IPv6 /64 counts as one. */
export function clientKey(request: Pick<FastifyRequest, 'ip'>): string {
  return normalizeIP(clientAddress(request));
}
