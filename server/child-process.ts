import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * Starts a module in a process of its own, which keeps nobody alive and dies with this one. A process,
 * not a thread: whatever ends it, be it in the engine of the language itself, ends nothing else, and
 * the server goes on taking leads.
 */
export function startChild(module: URL): ChildProcess {
  const child = fork(fileURLToPath(module), {
    serialization: 'advanced',
    // Set by `node --watch`: it would tell its parent, as if in answer, of each file that it loads.
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: undefined },
  });
  child.unref();
  child.channel?.unref();
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const forget = () => process.off('exit', kill);
  child.once('exit', forget).once('error', forget);
  return child;
}

/** Sends a message to a child; where that has ended it is dropped, since its 'exit' tells whoever waits. */
export function tellChild(child: ChildProcess, message: Serializable): void {
  if (child.connected) child.send(message, () => undefined);
}

/**
 * Called in a child: it lives as long as its parent. The signals of a terminal or a service manager,
 * which reach every process of a group, are the parent's to answer: it still has answers to give.
 */
export function liveWithParent(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  if (!process.connected) process.exit();
}

/** Called in a child: sends a message to its parent and resolves once it is on its way. */
export function tellParent(message: Serializable): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, undefined, undefined, () => resolve());
  });
}
