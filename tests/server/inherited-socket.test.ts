import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { inheritedSocket } from '#server/inherited-socket.ts';
import { heldSocket } from './support/held-socket.ts';
import { freshFolder } from './support/server.ts';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

test('the server takes the one socket that systemd holds for this process', () => {
  expect(inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toEqual({ fd: 3 });
  expect(inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 8)).toBeNull();
  expect(inheritedSocket({}, 8)).toBeNull();
  expect(() => inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '2' }, 7)).toThrow(
    /exactly one ListenStream/,
  );
});

test('requests that arrive while the server restarts wait and are answered', async () => {
  const socket = await heldSocket({ API_ONLY: 'true', DATA_DIR: freshFolder() });
  const ask = async () => (await fetch(`${socket.address}${paths.ready}`)).status;
  await socket.start(MAIN);
  expect(await ask()).toBe(200);
  await socket.stop();
  const between = Promise.all([ask(), ask(), ask()]);
  await socket.start(MAIN);
  expect(await between).toEqual([200, 200, 200]);
}, 120_000);
