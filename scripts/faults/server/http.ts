import { once } from 'node:events';
import { Agent, get, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
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
};

/** Connections that are kept for the requests of one fault. */
export function newAgent(connections: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: connections });
}

/** Sends one request to a server on loopback; null when no whole answer came. */
export function ask(origin: string, agent: Agent, asked: Asked): Promise<Answer | null> {
  const { method, path, headers, body } = asked;
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const call = request({ hostname, port, method, path, headers: { ...headers }, agent });
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
