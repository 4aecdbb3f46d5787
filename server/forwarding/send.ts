import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './address.ts';
import { failureOf, PrivateAddress, type SendOutcome } from './outcome.ts';

/** Resolves a host to all its addresses. */
export type Resolve = (host: string) => Promise<LookupAddress[]>;

export const systemResolve: Resolve = (host) => systemLookup(host, { all: true });

/** A JSON body, or an encrypted one, to send. */
export type OutgoingRequest = {
  url: string;
  /** The operator configured this URL: it may be on the private network. */
  trusted: boolean;
  body: string | Buffer;
  /** Headers in addition to content-length and user-agent. */
  headers: Readonly<Record<string, string>>;
  /** Aborts the attempt: it timed out, or the server stops. */
  signal: AbortSignal;
  resolve: Resolve;
};

/** Posts a body once, without following redirects. Never throws. */
export async function send(request: OutgoingRequest): Promise<SendOutcome> {
  try {
    const url = new URL(request.url);
    const addresses = request.trusted ? null : await publicAddresses(url, request);
    return await post(url, request, addresses);
  } catch (error) {
    return { kind: 'failure', error: failureOf(error, request.signal) };
  }
}

/** The addresses of a host, each on the public internet; otherwise throws `PrivateAddress`. */
export async function publicAddresses(
  url: URL,
  { resolve, signal }: Pick<OutgoingRequest, 'resolve' | 'signal'>,
): Promise<LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  // A name server that does not answer must not outlast the attempt.
  const addresses =
    family === 0 ? await Promise.race([resolve(host), endOf(signal)]) : [{ address: host, family }];
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new PrivateAddress();
  }
  return addresses;
}

function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('ended')), { once: true });
  });
}

function post(
  url: URL,
  { body, headers: given, signal }: OutgoingRequest,
  addresses: LookupAddress[] | null,
): Promise<SendOutcome> {
  return new Promise((settle, fail) => {
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      signal,
      headers: {
        ...given,
        'content-length': Buffer.byteLength(body),
        // Named for the software, not the firm: receivers may have rules for it.
        'user-agent': 'ashlar',
      },
      ...(addresses === null ? {} : { lookup: pinned(addresses) }),
      agent: false,
    });
    request.on('error', fail);
    request.on('response', (response) => {
      const { statusCode, headers } = response;
      settle({ kind: 'answer', status: statusCode ?? 0, retryAfter: headers['retry-after'] });
      // Only the status matters; an endless answer would keep its connection open.
      response.on('error', () => undefined);
      response.destroy();
    });
    request.end(body);
  });
}

/**
 * A lookup that returns only the checked addresses: resolved a second time, the name could point
 * elsewhere.
 */
export function pinned(addresses: LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else if (first) callback(null, first.address, first.family);
    else callback(new PrivateAddress(), '');
  };
}
