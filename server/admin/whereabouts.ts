import type { FastifyRequest } from 'fastify';
import { whereabouts as words } from '#content/admin/people.ts';
import { clientAddress, clientNetwork } from '../client-address.ts';

const LONGEST_AGENT = 1000;

/** In the order in which they have to be looked for: most browsers also name others. */
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const;

/** Browser and system, as the browser names itself, and the network: neither is proof of anything. */
export function whereaboutsOf(request: FastifyRequest): { device: string; place: string } {
  const agent = (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT);
  const browser = BROWSERS.find(([pattern]) => pattern.test(agent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1];
  return { device: words.device(browser, system), place: placeOf(request) };
}

const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:|fe80:)/i;

/** The network that a request comes from: its full address would say more than is needed. */
function placeOf(request: FastifyRequest): string {
  const address = clientAddress(request).replace(/^::ffff:(?=\d+\.)/i, '');
  if (address === '::1' || address.startsWith('127.')) return words.thisMachine;
  return PRIVATE.test(address) ? words.localNetwork : words.network(clientNetwork(request));
}
