import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { leadRequestSchema, type Envelope } from '../../src/contract/envelope.ts';
import { paths } from '../../src/contract/paths.ts';
import { freePort } from '../../scripts/site/free-port.ts';
import { type Answer, putInFront, PRELUDE_PATH } from './prelude.ts';

/** What the proxy does to a lead on its way; everything else passes. */
export type Fault =
  | { kind: 'pass' }
  /** The connection is reset: once its headers are read, or the whole lead. */
  | { kind: 'reset'; after: 'headers' | 'body' }
  /** Nobody answers. */
  | { kind: 'hang' }
  /** The server takes the lead; its answer is cut off, breaks off half-way, or never comes. */
  | { kind: 'lose-answer'; by: 'reset' | 'half' | 'silence' }
  | {
      kind: 'status';
      status: number;
      headers?: Readonly<Record<string, string>>;
      body?: string;
    };

/** A lead that the server has answered for with 2xx. */
export type Taken = { readonly envelope: Envelope; readonly at: number };

/** A proxy before the real server that can do to a lead what bad networks and servers do. */
export class FaultProxy {
  /** How many requests with a lead have reached the proxy. */
  attempts = 0;
  /** How many of them are open now. */
  open = 0;
  /** How long a lead takes from the visitor to the server, in ms. */
  latencyMs: () => number = () => 0;
  /** Script that runs before any other in the pages and the worker; null for none. */
  prelude: string | null = null;
  /** Requests whose path matches are accepted and never answered; null for none. */
  silentFor: RegExp | null = null;
  readonly taken: Taken[] = [];
  readonly url: string;
  #fault: Fault = { kind: 'pass' };
  #passFirst = 0;
  #server: Server | null = null;
  readonly #unanswered = new Set<IncomingMessage>();
  readonly #target: string;
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true });

  private constructor(target: string, port: number) {
    this.#target = target;
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** A proxy to `target`, listening on the loopback address. */
  static async start(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target, await freePort());
    await proxy.up();
    return proxy;
  }

  /** From the next lead on, or after some more have passed, this is what happens to leads. */
  strike(fault: Fault, passFirst = 0): void {
    this.#fault = fault;
    this.#passFirst = passFirst;
  }

  /** Leads pass again. Those that nobody answered stay so, or their connections are reset. */
  heal(unanswered: 'stay' | 'reset' = 'stay'): void {
    this.#fault = { kind: 'pass' };
    if (unanswered === 'stay') return;
    for (const incoming of this.#unanswered) incoming.socket.resetAndDestroy();
  }

  /** Listens, on the same port as before. */
  async up(): Promise<void> {
    const server = createServer((incoming, outgoing) => void this.#handle(incoming, outgoing));
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#server = server;
  }

  /** Stops listening: connections are refused, those that there are end. */
  async down(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server) return;
    this.#agent.destroy();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      if (this.silentFor?.test(incoming.url ?? '') === true) {
        this.#leaveUnanswered(incoming);
      } else if (incoming.method === 'POST' && incoming.url === paths.leads) {
        await this.#lead(incoming, outgoing);
      } else if (incoming.url === PRELUDE_PATH) {
        outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' });
        outgoing.end(this.prelude ?? '');
      } else {
        await this.#pass(incoming, outgoing);
      }
    } catch {
      // Either side has gone.
      outgoing.destroy();
    }
  }

  async #lead(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    this.attempts += 1;
    this.open += 1;
    outgoing.once('close', () => (this.open -= 1));
    const fault: Fault = this.#passFirst > 0 ? { kind: 'pass' } : this.#fault;
    this.#passFirst = Math.max(0, this.#passFirst - 1);
    if (fault.kind === 'reset' && fault.after === 'headers') {
      incoming.socket.resetAndDestroy();
      return;
    }
    const body = await buffer(incoming);
    await wait(this.latencyMs());
    switch (fault.kind) {
      case 'pass': {
        const answer = await this.#carry(incoming, body);
        outgoing.writeHead(answer.status, answer.headers).end(answer.body);
        return;
      }
      case 'reset':
        incoming.socket.resetAndDestroy();
        return;
      case 'hang':
        this.#leaveUnanswered(incoming);
        return;
      case 'lose-answer': {
        const answer = await this.#carry(incoming, body);
        if (fault.by === 'silence') return this.#leaveUnanswered(incoming);
        if (fault.by === 'half') {
          outgoing.writeHead(answer.status, {
            ...answer.headers,
            'content-length': answer.body.length,
          });
          await new Promise((resolve) => outgoing.write(answer.body.subarray(0, 9), resolve));
        }
        incoming.socket.resetAndDestroy();
        return;
      }
      case 'status':
        outgoing.writeHead(fault.status, fault.headers).end(fault.body ?? '{}');
    }
  }

  #leaveUnanswered(incoming: IncomingMessage): void {
    this.#unanswered.add(incoming);
    incoming.socket.once('close', () => this.#unanswered.delete(incoming));
  }

  /** Brings a lead to the server and notes it if the server takes it. */
  async #carry(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    const answer = await this.#ask(incoming, body);
    if (answer.status >= 200 && answer.status < 300) {
      const { envelope } = leadRequestSchema.parse(JSON.parse(body.toString('utf8')));
      this.taken.push({ envelope, at: Date.now() });
    }
    return answer;
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const asked = await this.#ask(incoming, await buffer(incoming));
    const answer = this.prelude === null ? asked : putInFront(incoming, asked, this.prelude);
    outgoing.writeHead(answer.status, answer.headers).end(answer.body);
  }

  #ask(incoming: IncomingMessage, body: Buffer): Promise<Answer> {
    const url = new URL(incoming.url ?? '/', this.#target);
    const headers: OutgoingHttpHeaders = { ...incoming.headers, host: url.host };
    // The server compares Origin with its own address; behind this proxy both are the proxy's.
    if (headers.origin) headers.origin = url.origin;
    if (this.prelude !== null) delete headers['accept-encoding'];
    return new Promise((resolve, reject) => {
      const asked = request(
        url,
        { agent: this.#agent, method: incoming.method, headers },
        (answer) => {
          buffer(answer).then(
            (read) =>
              resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: read }),
            reject,
          );
        },
      );
      asked.once('error', reject);
      asked.end(body);
    });
  }
}
