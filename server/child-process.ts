import { fork, type ChildProcess, type Serializable } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

const NICENESS = 10;

/**
 * Starts a module in a process of its own, which does not keep the parent alive and exits with it;
 * `megabytes` limits its memory.
 * A process, not a thread: if it crashes, even inside the JavaScript engine, the server goes on
 * taking leads.
 */
export function startChild(
  module: URL,
  { env = {}, megabytes }: { env?: NodeJS.ProcessEnv; megabytes?: number } = {},
): ChildProcess {
  const child = fork(fileURLToPath(module), {
    serialization: 'advanced',
    // Set by `node --watch`; with it the child would send its parent a message for each file it
    // loads.
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: undefined, ...env },
    ...(megabytes === undefined
      ? {}
      : { execArgv: [...process.execArgv, `--max-old-space-size=${megabytes}`] }),
  });
  child.unref();
  child.channel?.unref();
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const forget = () => process.off('exit', kill);
  child.once('exit', forget).once('error', forget);
  return child;
}

/**
 * Sends a message to a child. Dropped if the child has exited: callers learn that from its 'exit'
 * event.
 */
export function tellChild(child: ChildProcess, message: Serializable): void {
  if (child.connected) child.send(message, () => undefined);
}

/**
 * Called in a child: exits when its parent does. Ignores signals that a terminal or service manager
 * sends to the whole process group: the parent handles them and may still need answers.
 */
export function liveWithParent(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  if (!process.connected) process.exit();
}

/** Called in a child, for it and what it starts: leads are received first. */
export function giveWay(): void {
  try {
    setPriority(NICENESS);
  } catch {
    // Not allowed everywhere, as in some services; the work is done anyway.
  }
}

/** Called in a child: sends a message to its parent and resolves once it is on its way. */
export function tellParent(message: Serializable): Promise<void> {
  return new Promise((resolve) => {
    if (process.send === undefined) resolve();
    else process.send(message, undefined, undefined, () => resolve());
  });
}
