import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SettingStore } from './store/settings.ts';

/** Bits of an IPv6 address that name a network. */
const V6_NETWORK = 48;

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

/**
 * The network of a client, as the audit log records it: enough to tell an office from a stranger,
 * without the address of one device.
 */
export function clientNetwork(request: Pick<FastifyRequest, 'ip'>): string {
  const network = normalizeIP(clientAddress(request), V6_NETWORK);
  return network.includes(':') ? `${network}/${V6_NETWORK}` : network.replace(/\.\d+$/, '.0/24');
}

/** Settings key that records that a proxy forwards requests; read by `npm run doctor`. */
export const PROXY_SEEN = 'proxy_seen';

/**
 * Warns once that a proxy forwards requests to a server that does not trust it: all visitors then
 * share one address and its limits.
 */
export function warnOfProxy(app: FastifyInstance, settings: Pick<SettingStore, 'set'>): void {
  let isSeen = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSeen && request.headers['x-forwarded-for'] !== undefined) {
      isSeen = true;
      request.log.warn(
        'Requests come through a proxy, but TRUST_PROXY is not set: all visitors share one rate limit. See .env.example.',
      );
      settings.set(PROXY_SEEN, new Date().toISOString()).catch((error: unknown) => {
        request.log.warn(error, 'Could not record that requests come through a proxy.');
      });
    }
    done();
  });
}
