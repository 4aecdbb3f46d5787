import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { inheritedSocket } from './inherited-socket.ts';

/** Exit code (EX_TEMPFAIL, sysexits.h) after which systemd starts the server again. */
const START_AGAIN = 75;

/** Serves, tells the address, and stops gracefully on SIGTERM or SIGINT. */
export async function serve(config: Config, tell: (line: string) => void): Promise<void> {
  const inherited = inheritedSocket(process.env, process.pid);
  const { app, opened } = await buildApp(config, { tell, restart });
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal means now; nothing acknowledged can be lost.
      if (stopping) process.exit(1);
      stopping = true;
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }

  function startAgain(): void {
    if (stopping) return;
    // A socket of systemd does not outlive the process: the next one gets it again.
    if (inherited !== null || process.execve === undefined) process.exit(START_AGAIN);
    const args = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
    process.execve(process.execPath, args, process.env);
  }

  /** Closes as on SIGTERM and goes on as a new process. */
  function restart(): void {
    if (process.execve === undefined && inherited === null) {
      app.log.warn('This system cannot restart the server by itself. Please restart it.');
      return;
    }
    app.close().then(startAgain, () => process.exit(1));
  }

  const showPassword = (password: string | null) => {
    if (password !== null) tell(`The owner's password, shown only once: ${password}`);
  };
  const { port, host } = config;
  const address = await app.listen({ port, host, ...inherited }).catch((cause: unknown) => {
    throw new Error(
      `HOST and PORT: cannot listen on '${host}', port ${port}. Use an address of this machine and a free port.`,
      { cause },
    );
  });
  // The embedded database is open by now; a remote one may take longer.
  if (config.databaseUrl === undefined) showPassword(await opened);
  tell(`The site is at ${address}`);
  if (config.databaseUrl !== undefined) showPassword(await opened);
}
