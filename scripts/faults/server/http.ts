import { once } from 'node:events';
import { Agent, get, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { Agent as TlsAgent, request as requestOverTls } from 'node:https';
import { text } from 'node:stream/consumers';

export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type Asked = {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Loopback address that it comes from: servers limit what one address may send. */
  readonly from?: string;
};

/** Where requests go. */
export type Site = {
  readonly origin: string;
  /** Its certificate and the name in it, over HTTPS. */
  readonly tls?: { readonly ca: string; readonly servername: string } | undefined;
};

/** Connections that are kept for the requests of one fault. */
export function newAgent(connections: number, { tls }: Pick<Site, 'tls'> = {}): Agent {
  const options = { keepAlive: true, maxSockets: connections };
  return tls === undefined ? new Agent(options) : new TlsAgent({ ...options, ...tls });
}

/** An address of loopback's network 127.0.0.0/8. */
export function loopback(network: number, index: number): string {
  return `127.${network}.${(index >> 8) & 255}.${index & 255}`;
}

/** Sends one request to a server on loopback; null when no whole answer came. */
export function ask(origin: string, agent: Agent, asked: Asked): Promise<Answer | null> {
  const { method, path, headers, body, from } = asked;
  const { hostname, port, protocol } = new URL(origin);
  const local = from === undefined ? {} : { localAddress: from };
  const options = { hostname, port, method, path, headers: { ...headers }, agent, ...local };
  return new Promise((resolve) => {
    const call = protocol === 'https:' ? requestOverTls(options) : request(options);
    call.on('error', () => resolve(null));
    call.on('response', (response) => {
      text(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        () => resolve(null),
      );
    });
    call.end(body);
  });
}

/** Opens an answer to be read bit by bit; throws unless it is a good one. */
export async function open(url: string, headers: Readonly<Record<string, string>>) {
  const [response]: IncomingMessage[] = await once(get(url, { headers }), 'response');
  if (response?.statusCode !== 200) throw new Error(`${url} returned ${response?.statusCode}.`);
  return response;
}
