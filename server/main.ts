import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { readEnvFile } from './env-file.ts';
import { inheritedSocket } from './inherited-socket.ts';

/** Starts the server, prints its address, and stops it gracefully on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  // Files the server writes are readable by this account only.
  process.umask(0o077);
  readEnvFile();
  const config = loadConfig(process.env);
  const { app, opened } = await buildApp(config, { tell: console.log });
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
  const { port, host } = config;
  const inherited = inheritedSocket(process.env, process.pid);
  const address = await app.listen({ port, host, ...inherited }).catch((cause: unknown) => {
    throw new Error(
      `HOST and PORT: cannot listen on '${host}', port ${port}. Use an address of this machine and a free port.`,
      { cause },
    );
  });
  // The embedded database is open by now; a remote one may take longer.
  if (config.databaseUrl === undefined) showPassword(await opened);
  console.log(`The site is at ${address}`);
  if (config.databaseUrl !== undefined) showPassword(await opened);
}

function showPassword(password: string | null): void {
  if (password !== null) console.log(`The owner's password, shown this once: ${password}`);
}

try {
  await main();
} catch (error) {
  console.error(
    `The server did not start.\n${error instanceof Error ? error.message : 'Unknown error.'}`,
  );
  process.exit(1);
}
