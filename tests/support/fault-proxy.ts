import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { paths } from '../../src/contract/paths.ts';

/** What the proxy does to a lead on its way; everything else passes. */
export type Fault =
  | { kind: 'pass' }
  | { kind: 'reset' }
  | { kind: 'hang' }
  | { kind: 'lose-answer' }
  | { kind: 'status'; status: number; headers?: Readonly<Record<string, string>> };

/** A proxy before the real server that can do to a lead what bad networks and servers do. */
export class FaultProxy {
  fault: Fault = { kind: 'pass' };
  /** How many requests with a lead have reached the proxy. */
  attempts = 0;
  readonly #server: Server;
  readonly #target: string;

  private constructor(target: string) {
    this.#target = target;
    this.#server = createServer((incoming, outgoing) => this.#handle(incoming, outgoing));
  }

  /** A proxy to `target`, listening on the loopback address. */
  static async start(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
    return `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isLead = incoming.method === 'POST' && incoming.url === paths.leads;
    if (isLead) this.attempts += 1;
    const fault: Fault = isLead ? this.fault : { kind: 'pass' };
    switch (fault.kind) {
      case 'pass':
        this.#forward(incoming, outgoing);
        return;
      case 'reset':
        incoming.socket.resetAndDestroy();
        return;
      case 'hang':
        return;
      case 'lose-answer':
        this.#forward(incoming, null);
        return;
      case 'status':
        incoming.resume();
        outgoing.writeHead(fault.status, fault.headers).end('{}');
    }
  }

  #forward(incoming: IncomingMessage, outgoing: ServerResponse | null): void {
    const url = new URL(incoming.url ?? '/', this.#target);
    const headers = { ...incoming.headers, host: url.host };
    // The server compares Origin with its own address; behind this proxy both are the proxy's.
    if (headers.origin) headers.origin = url.origin;
    const passed = request(url, { method: incoming.method, headers }, (answer) => {
      if (outgoing) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      answer.resume();
      answer.on('end', () => incoming.socket.resetAndDestroy());
    });
    passed.on('error', () => (outgoing ? outgoing.destroy() : incoming.socket.destroy()));
    incoming.pipe(passed);
  }
}
