import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { failureOf } from './outcome.ts';
import { pinned, publicAddresses, type Resolve } from './send.ts';

export type FetchOutcome =
  | { kind: 'text'; text: string }
  /** A status other than 200, or the class of the failure. */
  | { kind: 'failure'; error: string };

type Fetch = {
  url: string;
  /** Origins that the operator configured: they may be on the private network, and without TLS. */
  trustedOrigins: readonly string[];
  mostBytes: number;
  signal: AbortSignal;
  resolve: Resolve;
};

const MOST_REDIRECTS = 3;

class Refused extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Fetches a text of limited size; each redirect has to lead to a public address, or a trusted
 * origin, like the first URL. Never throws.
 */
export async function fetchText(fetch: Fetch): Promise<FetchOutcome> {
  try {
    return { kind: 'text', text: await followed(new URL(fetch.url), fetch, MOST_REDIRECTS) };
  } catch (error) {
    const reason = error instanceof Refused ? error.reason : failureOf(error, fetch.signal);
    return { kind: 'failure', error: reason };
  }
}

async function followed(url: URL, fetch: Fetch, redirects: number): Promise<string> {
  const response = await get(url, fetch);
  const { statusCode = 0, headers } = response;
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
    response.destroy();
    if (redirects === 0) throw new Refused('too_many_redirects');
    return followed(new URL(headers.location, url), fetch, redirects - 1);
  }
  if (statusCode === 200) return textOf(response, fetch.mostBytes);
  response.destroy();
  throw new Refused(String(statusCode));
}

async function get(url: URL, fetch: Fetch): Promise<IncomingMessage> {
  const { trustedOrigins, signal } = fetch;
  const isTrusted = trustedOrigins.includes(url.origin);
  if (!isTrusted && url.protocol !== 'https:') throw new Refused('not_https');
  const lookup = isTrusted ? {} : { lookup: pinned(await publicAddresses(url, fetch)) };
  return new Promise((settle, fail) => {
    (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
      signal,
      headers: { accept: 'text/calendar', 'user-agent': 'ashlar' },
      ...lookup,
      agent: false,
    })
      .on('error', fail)
      .on('response', settle)
      .end();
  });
}

async function textOf(response: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) continue;
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Refused('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
