// Entry of `npm start`, `npm run dev` and `npm test`. Plain JavaScript that old Node versions run:
// it installs what is missing, then hands over to the project's own Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED_NODE = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const stamp = join(modules, '.installed-lock-hash');

const tasks = {
  start: ['scripts/start.ts'],
  dev: ['scripts/dev.ts'],
  test: ['scripts/test.ts'],
};

function fail(message) {
  console.error(message);
  process.exit(1);
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function install() {
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing the packages of package-lock.json ...');
  const npm = process.env.npm_execpath;
  // Under an older Node npm warns for every package, though none of them runs under it.
  const ci = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const [command, args] = npm ? [process.execPath, [npm, ...ci]] : ['npm', ci];
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: !npm && process.platform === 'win32',
  });
  if (result.status !== 0) fail('npm ci failed: see its message above. Nothing was started.');
  writeFileSync(stamp, hash);
}

function node() {
  const local = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(local)) return local;
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_NODE) return process.execPath;
  return fail(
    `Node ${NEEDED_NODE} or newer is needed and this is ${process.version}. ` +
      'On Linux x64 the project brings its own; elsewhere please install it.',
  );
}

const [name, ...rest] = process.argv.slice(2);
const task = tasks[name];
if (!task) fail(`Usage: node scripts/setup.mjs ${Object.keys(tasks).join('|')}`);
if (rest.length > 0) {
  fail(
    `npm run ${name} takes no arguments. Settings: docs/configuration.md. Other commands: docs/scripts.md.`,
  );
}
install();
const result = spawnSync(node(), task, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
});
process.exit(result.status ?? 1);
