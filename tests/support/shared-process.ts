import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compileCache } from '../../scripts/site/site-process.ts';
import { type Order, type Report, reportSchema } from './shared-servers.ts';

/** A server in the process that servers of stories share. */
export type SharedServer = { readonly close: () => Promise<void> };

let running: ChildProcess | null = null;
let opened = 0;

/**
 * The process in which servers of stories run: to load a server's modules takes a second of a
 * processor, and most stories' servers need less for all the rest.
 */
function sharedProcess(): ChildProcess {
  if (running?.connected) return running;
  const program = fileURLToPath(new URL('shared-servers-process.ts', import.meta.url));
  const child = fork(program, { env: { ...process.env, ...compileCache } });
  child.setMaxListeners(0);
  child.unref();
  child.channel?.unref();
  running = child;
  return child;
}

/** Resolves with the next report about a server; rejects where there can be none. */
function reportOn(child: ChildProcess, id: number, wanted: Report['now']): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = () => done(() => reject(new Error('The process of the servers has ended.')));
    const hear = (message: unknown) => {
      const report = reportSchema.parse(message);
      if (report.id !== id) return;
      if (report.now === 'failed') done(() => reject(new Error(report.why)));
      else if (report.now === wanted) done(resolve);
      else if (report.now === 'closed') done(() => reject(new Error('The server has closed.')));
    };
    const done = (settle: () => void) => {
      child.off('message', hear).off('exit', ended);
      settle();
    };
    child.on('message', hear).once('exit', ended);
  });
}

/** Opens a server there; `restart` is called when it has closed in order to start again. */
export async function openShared(
  env: Readonly<Record<string, string>>,
  restart: () => void,
): Promise<SharedServer> {
  const child = sharedProcess();
  const id = (opened += 1);
  const tell = (order: Order) => child.send(order);
  tell({ id, env });
  await reportOn(child, id, 'open');
  reportOn(child, id, 'restarting').then(restart, () => undefined);
  return {
    async close() {
      const closed = reportOn(child, id, 'closed');
      tell({ id, env: null });
      await closed;
    },
  };
}
