import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { update, type Steps } from '../../../scripts/update/update.ts';
import { heldSocket } from '../../server/support/held-socket.ts';
import { freshFolder } from '../../server/support/server.ts';
import { packagesFolder } from '../../support/packages.ts';

const DAY = 86_400_000;
const POLL_MS = 20;
const WORKER = '/service-worker.js';
const ROUTES = ['/', ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => `/${name}`)];
const PARTS = ['server', 'src/contract', 'src/content', 'package.json'];
const IGNORED = ['node_modules', 'dist/', 'data/', 'backups/', '/releases/', '/current'];

/** A clone of a small site with the real server; its build writes VERSION into every page. */
function aClone({ withServer = false } = {}) {
  const root = freshFolder();
  const git = (...args: string[]) => {
    const author = ['-c', 'user.name=Test', '-c', 'user.email=test@firm.example'];
    execFileSync('git', ['-C', root, ...author, ...args], { stdio: 'pipe' });
  };
  if (withServer) for (const part of PARTS) cpSync(part, join(root, part), { recursive: true });
  writeFileSync(join(root, '.gitignore'), `${IGNORED.join('\n')}\n`);
  git('init', '--quiet');
  const commit = (version: string) => {
    writeFileSync(join(root, 'VERSION'), version);
    git('add', '.');
    git('commit', '--quiet', '--message', version);
  };
  commit('one');
  return { root, commit, current: join(root, 'current') };
}

/** What an update does with a small site; `restart` is the test's. */
function stepsOf(change: Partial<Steps> = {}): Steps {
  return {
    install: async (folder) => symlinkSync(packagesFolder, join(folder, 'node_modules')),
    build: async (folder) => buildSite(folder),
    restart: () => Promise.resolve(),
    now: Date.now,
    tell: () => undefined,
    ...change,
  };
}

function buildSite(folder: string): void {
  const version = readFileSync(join(folder, 'VERSION'), 'utf8');
  const page = `<p>${version}</p><script src="/assets/app-${version}.js"></script>`;
  const pages = ROUTES.map((route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`));
  const files = Object.fromEntries(
    [...pages, '404.html'].map((file) => [`client/${file}`, page] as const),
  );
  const info = { version, scriptHashes: [], styleHashes: {}, connectOrigins: [] };
  for (const [file, text] of Object.entries({
    ...files,
    [`client${WORKER}`]: `self.version = '${version}';`,
    [`client/assets/app-${version}.js`]: version,
    'client/assets/shared.js': 'the same in all',
    'meta/build.json': JSON.stringify(info),
  })) {
    const path = join(folder, 'dist', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Status of a request on a connection of its own, as nginx makes them; 0 when none came. */
function statusOf(url: string): Promise<number> {
  return new Promise((resolve) => {
    request(url, { agent: false }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', () => resolve(0))
      .end();
  });
}

/** Asks for every path every 20 ms, whether the answers before have come or not. */
async function poll(address: string, paths: readonly string[], signal: AbortSignal) {
  const asked: Promise<string>[] = [];
  while (!signal.aborted) {
    for (const path of paths) {
      asked.push(statusOf(`${address}${path}`).then((status) => `${status} ${path}`));
    }
    await pause(POLL_MS);
  }
  const answers = await Promise.all(asked);
  return { count: answers.length, bad: answers.filter((answer) => !answer.startsWith('200 ')) };
}

test('an update answers ten routes, the worker and the files of open pages without one failure', async () => {
  const { root, commit, current } = aClone({ withServer: true });
  const main = join(current, 'server/main.ts');
  await update(root, stepsOf());
  const socket = await heldSocket({ API_ONLY: 'false', DATA_DIR: freshFolder() });
  await socket.start(main);
  commit('two');
  const over = new AbortController();
  const paths = [...ROUTES, WORKER, '/assets/app-one.js'];
  const polled = poll(socket.address, paths, over.signal);
  const restart = async () => {
    await socket.stop();
    await socket.start(main);
  };
  await update(root, stepsOf({ restart }));
  const page = await (await fetch(socket.address)).text();
  over.abort();
  const { count, bad } = await polled;
  expect(page).toContain('<p>two</p>');
  expect(bad).toEqual([]);
  expect(count).toBeGreaterThan(paths.length * 10);
}, 120_000);

describe('files of earlier builds', () => {
  test('stay for 7 days after they were replaced, and go then', async () => {
    const { root, commit, current } = aClone();
    const start = Date.parse('2026-11-01T00:00:00Z');
    const assets = () => readdirSync(join(current, 'dist/client/assets')).sort();
    const at = (day: number) => update(root, stepsOf({ now: () => start + day * DAY }));
    await at(0);
    commit('two');
    await at(1);
    expect(assets()).toEqual(['app-one.js', 'app-two.js', 'shared.js']);
    commit('three');
    await at(7);
    expect(assets()).toEqual(['app-one.js', 'app-three.js', 'app-two.js', 'shared.js']);
    commit('four');
    await at(8);
    expect(assets()).toEqual(['app-four.js', 'app-three.js', 'app-two.js', 'shared.js']);
  });
});

describe('nothing changes', () => {
  test('when the build fails', async () => {
    const { root, commit, current } = aClone();
    await update(root, stepsOf());
    const before = readlinkSync(current);
    commit('two');
    const build = () => Promise.reject(new Error('no room'));
    await expect(update(root, stepsOf({ build }))).rejects.toThrow('no room');
    expect(readlinkSync(current)).toBe(before);
    expect(readdirSync(join(root, 'releases'))).toHaveLength(1);
  });

  test('where somebody has changed what no commit has', async () => {
    const { root, current } = aClone();
    writeFileSync(join(root, 'VERSION'), 'mine');
    await expect(update(root, stepsOf())).rejects.toThrow(/uncommitted changes.*\n.*VERSION/);
    expect(existsSync(current)).toBe(false);
  });
});

test('the release before stays, those before it go', async () => {
  const { root, commit } = aClone();
  const names: string[] = [];
  for (const [day, version] of ['two', 'three', 'four'].entries()) {
    commit(version);
    const now = () => Date.parse('2026-11-01T00:00:00Z') + day * DAY;
    names.push(await update(root, stepsOf({ now })));
  }
  expect(readdirSync(join(root, 'releases')).sort()).toEqual(names.slice(1));
});
