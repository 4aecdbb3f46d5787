import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { clientAddress } from './client-address.ts';
import type { Config } from './config.ts';

/**
 * Options of the structured log. A line contains method, path without query, status and time, and
 * the client's network instead of its address; never a body, header or query.
 */
export function logOptions(level: Config['logLevel']) {
  return {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: pathOf(request.url),
        client: networkOf(clientAddress(request)),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  } satisfies FastifyServerOptions['logger'];
}

/** The path of a request without its query string. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** An address's network: the first three bytes of IPv4, or the first 48 bits of IPv6. */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (mapped.includes('.')) return mapped.replace(/\.\d+$/, '.0');
  return `${mapped.split(':').slice(0, 3).join(':')}::`;
}

function describeError(error: Error) {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { type: error.name, message: error.message, stack: error.stack ?? '', code };
}
