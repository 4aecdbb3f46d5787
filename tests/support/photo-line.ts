import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '../../src/contract/paths.ts';
import { freePort } from '../../scripts/site/free-port.ts';

/** Bytes that come through at once. */
const PART_BYTES = 16_384;
const BREAK_MS = 50;

async function* partsOf(incoming: IncomingMessage): AsyncGenerator<Buffer> {
  for await (const chunk of incoming) {
    if (!Buffer.isBuffer(chunk)) continue;
    for (let at = 0; at < chunk.length; at += PART_BYTES) yield chunk.subarray(at, at + PART_BYTES);
  }
}

/** A line between phone and server on which photographs have a hard time; all else passes. */
export class PhotoLine {
  /** Bytes of photographs that have come through. */
  sent = 0;
  /** How long each photograph is that was announced, by its `upload-metadata`. */
  readonly lengths = new Map<string, number>();
  /** The line breaks when so many bytes of one piece have come through; null: never. */
  cutAfter: number | null = null;
  /** Waits until the server has stored a photograph so far: what it has not read is lost in a break. */
  stored: (id: string, bytes: number) => Promise<unknown> = () => wait(BREAK_MS);
  /** How many answers to the last piece of a photograph are still to be lost. */
  loseLastAnswers = 0;
  /** Whether every piece of the photograph that comes first is answered with 500. */
  failsFirst = false;
  /** How many leads are still to be refused. */
  refuseLeads = 0;
  /** How long each part of a piece takes, in milliseconds. */
  delayMs = 0;
  /** Called after each part of a piece. */
  onPart: (sent: number) => void = () => undefined;
  /** Where the server is. */
  target = '';
  readonly url: string;
  /** Address of the photograph whose first piece came first. */
  #first: string | null = null;
  readonly #port: number;
  readonly #server = createServer((incoming, outgoing) => {
    this.#handle(incoming, outgoing).catch(() => outgoing.destroy());
  });

  private constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** A line that listens on the loopback address, to nowhere yet. */
  static async start(): Promise<PhotoLine> {
    const line = new PhotoLine(await freePort());
    await new Promise<void>((resolve) => line.#server.listen(line.#port, '127.0.0.1', resolve));
    return line;
  }

  /** Ends it with all connections. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (incoming.method === 'POST' && incoming.url === paths.leads && this.refuseLeads > 0) {
      this.refuseLeads -= 1;
      incoming.resume();
      const error = { code: 'invalid_body', message: 'Refused.', fields: [] };
      outgoing.writeHead(400, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ error }));
      return;
    }
    if (incoming.method === 'POST' && incoming.url === paths.photos) {
      const { 'upload-metadata': said = '', 'upload-length': length } = incoming.headers;
      this.lengths.set(String(said), Number(length));
    }
    const isPiece = incoming.method === 'PATCH' && incoming.url?.startsWith(paths.photos) === true;
    if (isPiece) this.#first ??= incoming.url ?? null;
    if (isPiece && this.failsFirst && incoming.url === this.#first) {
      incoming.resume();
      incoming.once('end', () => outgoing.writeHead(500).end());
      return;
    }
    const url = new URL(incoming.url ?? '/', this.target);
    const headers = { ...incoming.headers, host: url.host };
    // The server compares Origin with its own address.
    if (headers.origin !== undefined) headers.origin = url.origin;
    const asked = request(url, { method: incoming.method, headers, agent: false });
    asked.on('error', () => outgoing.destroy());
    asked.on('response', (answer) => {
      if (isPiece && answer.statusCode === 204 && this.#losesAnswer(answer, incoming)) {
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    let through = 0;
    for await (const chunk of partsOf(incoming)) {
      const left = isPiece && this.cutAfter !== null ? this.cutAfter - through : Infinity;
      const part = chunk.subarray(0, Math.min(chunk.length, left));
      await new Promise((resolve) => asked.write(part, resolve));
      through += part.length;
      if (!isPiece) continue;
      this.sent += part.length;
      this.onPart(this.sent);
      if (this.delayMs > 0) await wait(this.delayMs);
      if (part.length < chunk.length) {
        // What was on its way still comes: a line breaks at one end.
        const id = url.pathname.slice(paths.photos.length + 1);
        await this.stored(id, Number(incoming.headers['upload-offset']) + through);
        asked.destroy();
        incoming.destroy();
        return;
      }
    }
    asked.end();
  }

  /** Whether the answer is the one to a last piece, and to be lost. */
  #losesAnswer(answer: IncomingMessage, { headers }: IncomingMessage): boolean {
    const end = Number(headers['upload-offset']) + Number(headers['content-length']);
    const isLast = Number(headers['content-length']) < 256 * 1024 && end > 0;
    if (!isLast || this.loseLastAnswers === 0 || answer.statusCode !== 204) return false;
    this.loseLastAnswers -= 1;
    return true;
  }
}
