import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { browserFlags } from '../browser.ts';

const message = z.object({
  id: z.number().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
  result: z.unknown().optional(),
  error: z.object({ message: z.string() }).optional(),
});

type Waiting = { readonly resolve: (result: unknown) => void; readonly reject: (e: Error) => void };

/**
 * A browser driven by the DevTools protocol itself. Playwright and Lighthouse enable the `Runtime`
 * domain, under which V8 takes the source positions of every new Error: 85 ms in one task for React's
 * code at 4x CPU, which no visitor has.
 */
export class DevTools {
  readonly #socket: WebSocket;
  readonly #close: () => Promise<void>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<string, (params: unknown) => void>();
  #lastId = 0;

  private constructor(socket: WebSocket, close: () => Promise<void>) {
    this.#socket = socket;
    this.#close = close;
    socket.addEventListener('message', ({ data }) => {
      const { id, method, params, result, error } = message.parse(JSON.parse(String(data)));
      if (method !== undefined) this.#listeners.get(method)?.(params);
      const waiting = this.#waiting.get(id ?? 0);
      if (error) waiting?.reject(new Error(error.message));
      else waiting?.resolve(result);
      this.#waiting.delete(id ?? 0);
    });
  }

  static async launch(program: string): Promise<DevTools> {
    const profile = await mkdtemp(join(tmpdir(), 'site-devtools-'));
    const child = spawn(
      program,
      ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...browserFlags],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let said = '';
    const address = await new Promise<string>((resolve, reject) => {
      child.stderr.on('data', (chunk: Buffer) => {
        said += chunk.toString('utf8');
        const [, found] = /listening on (ws:\S+)/.exec(said) ?? [];
        if (found) resolve(found);
      });
      child.once('close', () => reject(new Error(`Could not start ${program}: ${said}`)));
    });
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new DevTools(socket, async () => {
      const closed = once(child, 'close');
      child.kill();
      await closed;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    });
  }

  /** Sends a command to the browser, or to the page of a session. */
  send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    const sent = new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return sent;
  }

  on(method: string, hear: (params: unknown) => void): void {
    this.#listeners.set(method, hear);
  }

  async close(): Promise<void> {
    await this.#close();
  }
}
