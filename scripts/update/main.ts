import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runCommand } from '#server/ops/command.ts';
import { paths } from '../../src/contract/paths.ts';
import { folders } from '../build/paths.ts';
import { run } from '../run.ts';
import { git } from './releases.ts';
import { update } from './update.ts';

const UNIT = 'ashlar';
const LOOK_MS = 200;
const READY_MS = 120_000;

/**
 * `npm run update`: the newest version, built next to the running one. `--restart='command'` says
 * how the server is restarted where systemd's unit `ashlar` does not run it.
 */
const use = {
  failed: 'The update failed.',
  usage: "npm run update, or npm run update -- --restart='command'",
  options: { restart: { type: 'string' } },
  isPublic: true,
} as const;

await runCommand(use, async ({ port }, { values }) => {
  // Of the clone, also where this is one of its releases.
  const root = dirname(
    await git(folders.root, 'rev-parse', '--path-format=absolute', '--git-common-dir'),
  );
  const restart = values.restart ?? (runsUnit() ? `systemctl restart ${UNIT}` : null);
  const name = await update(root, {
    install: (folder) =>
      step(
        'npm ci',
        'npm',
        ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
        folder,
      ),
    build: (folder) => step('The build', process.execPath, ['scripts/build.ts'], folder),
    restart: () => (restart === null ? Promise.resolve() : restartWith(restart, port)),
    now: Date.now,
    tell: console.log,
  });
  if (restart === null)
    console.log('No server was restarted: the systemd unit ashlar is not running here.');
  console.log(`Current version: ${name}.`);
});

async function step(
  what: string,
  command: string,
  args: readonly string[],
  folder: string,
): Promise<void> {
  // The build of this version, into its own folder.
  const { DIST_DIR: _dist, ...env } = process.env;
  const child = spawnSync(command, args, { cwd: folder, env, stdio: 'inherit' });
  if (child.status !== 0) throw new Error(`${what} failed: see its message above.`);
}

async function restartWith(command: string, port: number): Promise<void> {
  const again = 'The new version is in place, but';
  if ((await run('/bin/sh', ['-c', command])) !== 0) {
    throw new Error(`${again} '${command}' failed. Run it again.`);
  }
  const address = `http://127.0.0.1:${port}${paths.ready}`;
  const deadline = Date.now() + READY_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok === true) return;
    await pause(LOOK_MS);
  }
  throw new Error(`${again} ${address} does not return 200. Check the server's log.`);
}

function runsUnit(): boolean {
  return spawnSync('systemctl', ['is-active', '--quiet', UNIT]).status === 0;
}
