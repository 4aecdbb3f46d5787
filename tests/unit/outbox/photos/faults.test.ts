import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import { photoLimits } from '#contract/limits.ts';
import { get } from '#outbox/core/rows.ts';
import { edit } from '#outbox/leads/actions.ts';
import { drain } from '#outbox/leads/drain.ts';
import { put, remove } from '#outbox/leads/store.ts';
import { drainPhotos } from '#outbox/photos/drain.ts';
import { listPhotos } from '#outbox/photos/rows.ts';
import { addPhoto, photosOf, removePhoto, updatePhoto } from '#outbox/photos/store.ts';
import { started, type Started } from '../../../server/support/child.ts';
import { aListeningServer, freshFolder } from '../../../server/support/server.ts';
import { aSmallDisk, canMount, fillDisk } from '../../../server/support/small-disk.ts';
import { eventually } from '../../../support/eventually.ts';
import { PhotoLine } from '../../../support/photo-line.ts';
import { personalTraces, serverAt, submissionFor } from '../../../support/submission.ts';
import { freshOutbox } from '../fresh-outbox.ts';
import { nextDueAt } from '../leads/drain-set-up.ts';
import { aPhoto } from './a-photo.ts';
import { largePicture } from './large-picture.ts';

// What can befall photographs between phone and server: `npm run faults -- photos`.

beforeEach(freshOutbox);
afterEach(() => vi.unstubAllGlobals());

// Servers are started, and the clock is run ahead in many small rounds.
vi.setConfig({ testTimeout: 120_000 });

const TAKEN = 3;

/** A server that can be killed, in a process of its own. */
async function killable(dataDir: string) {
  let server = await started({ DATA_DIR: dataDir });
  return {
    address: () => server.address,
    async restart(): Promise<void> {
      server.process.kill('SIGKILL');
      server = await started({ DATA_DIR: dataDir });
    },
  };
}

/** One that starts at once. */
async function usual(dataDir: string) {
  const { port } = await aListeningServer({ DATA_DIR: dataDir });
  return { address: () => `http://127.0.0.1:${port}`, restart: async () => undefined };
}

/** A server that is there already. */
const thisOne =
  ({ address }: Started): typeof killable =>
  async () => ({ address: () => address, restart: async () => undefined });

/** A form with three photographs of several pieces each, a server, and a line between them. */
async function aScene(serve: typeof killable = usual, dataDir: string = freshFolder()) {
  const line = await PhotoLine.start();
  onTestFinished(() => line.close());
  const server = await serve(dataDir);
  line.target = server.address();
  line.stored = (photo, bytes) =>
    eventually(() => expect(statSync(join(dataDir, 'photos', 'partial', photo)).size).toBe(bytes));
  const submission = submissionFor(serverAt(line.url));
  const id = submission.envelope.submissionId;
  const pictures = await Promise.all([11, 12, 13].map(largePicture));
  for (const picture of pictures) await addPhoto(aPhoto(id, picture));
  await put(submission);
  return {
    line,
    dataDir,
    id,
    envelope: submission.envelope,
    photos: await photosOf(id),
    size: pictures.reduce((sum, { length }) => sum + length, 0),
    async restart(): Promise<void> {
      await server.restart();
      line.target = server.address();
    },
  };
}

type Scene = Awaited<ReturnType<typeof aScene>>;

/** Drains again and again as the page's timer does, until nothing is left; the clock runs ahead. */
async function untilQuiet(now: number = Date.now() + 60_000): Promise<void> {
  for (let round = 0, at = now; round < 200; round += 1, at += 3_600_000) {
    const { mayHaveWaiting } = await drain({ trigger: 'online', now: () => at });
    await drainPhotos({ trigger: 'online', now: () => at });
    if (!mayHaveWaiting && (await nextDueAt(at)) === null) return;
  }
  throw new Error('it never becomes quiet');
}

/** What happened to the photographs, by the names of the files that the server keeps. */
function account({ dataDir, id, photos }: Scene, takenBack: readonly string[] = []) {
  const folder = join(dataDir, 'photos', 'kept', id);
  const names = readdirSync(folder).filter((name) => /^[0-9a-f]{64}\.jpg$/.test(name));
  const wanted = photos.map((photo) => photo.id).filter((photo) => !takenBack.includes(photo));
  const arrived = wanted.filter((photo) => names.includes(`${photo.split('.')[1]}.jpg`)).length;
  const taken = photos.length;
  return { taken, arrived, repeated: names.length - arrived, lost: wanted.length - arrived };
}

const ALL = { taken: TAKEN, arrived: TAKEN, repeated: 0, lost: 0 };

test('a line that is cut every 150 kB (3 s at 50 kB/s): all arrive, and nothing is sent twice', async () => {
  const scene = await aScene();
  scene.line.cutAfter = 150_000;
  scene.line.delayMs = 2;
  await untilQuiet();
  expect(account(scene)).toEqual(ALL);
  expect(scene.line.sent).toBe(scene.size);
});

test('answers to the last pieces that are lost: all arrive, and nothing is sent twice', async () => {
  const scene = await aScene();
  scene.line.loseLastAnswers = TAKEN;
  await untilQuiet();
  expect(scene.line.loseLastAnswers).toBe(0);
  expect(account(scene)).toEqual(ALL);
  expect(scene.line.sent).toBe(scene.size);
});

test('a server that is killed in the middle of a piece: all arrive, no more than a piece is sent twice', async () => {
  const scene = await aScene(killable);
  let restarted: Promise<void> | null = null;
  scene.line.onPart = (sent) => {
    if (sent > 1.5 * photoLimits.pieceBytes) restarted ??= scene.restart();
  };
  await drain({ trigger: 'submit' });
  await drainPhotos({ trigger: 'timer' });
  expect(restarted).not.toBeNull();
  await restarted;
  await untilQuiet();
  expect(account(scene)).toEqual(ALL);
  expect(scene.line.sent - scene.size).toBeLessThanOrEqual(photoLimits.pieceBytes);
});

test('a disk on which nothing can be written for a while: all arrive', async () => {
  const scene = await aScene();
  const kept = join(scene.dataDir, 'photos', 'kept');
  mkdirSync(join(scene.dataDir, 'photos'), { recursive: true });
  writeFileSync(kept, 'no folder');
  await drain({ trigger: 'submit' });
  expect((await drainPhotos({ trigger: 'timer' })).waiting).toBe(TAKEN);
  rmSync(kept);
  await untilQuiet();
  expect(account(scene)).toEqual(ALL);
});

// Only root can mount a small disk; tests/server/photos/disk-full.test.ts has the moments of it.
test.skipIf(!canMount)(
  'a disk that is full in the middle of a photograph: it waits on the phone, the server says why and is well, and all arrive once there is room',
  async () => {
    const dataDir = freshFolder();
    aSmallDisk(dataDir);
    const server = await started({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
    const scene = await aScene(thisOne(server), dataDir);
    const [first = { id: '' }] = scene.photos;
    await updatePhoto(first.id, (row) => ({ ...row, caption: 'Mary’s kitchen' }));
    let free = (): void => expect.unreachable('the disk was never full');
    scene.line.onPart = (sent) => {
      if (sent < 1.5 * photoLimits.pieceBytes) return;
      scene.line.onPart = () => undefined;
      free = fillDisk(dataDir);
    };
    await drain({ trigger: 'submit' });
    expect((await drainPhotos({ trigger: 'timer' })).waiting).toBe(TAKEN);
    expect(await photosOf(scene.id)).toMatchObject([
      { state: 'waiting', lastFailure: { kind: 'http', status: 503 } },
      { state: 'waiting' },
      { state: 'waiting' },
    ]);
    expect((await fetch(`${server.address}${paths.health}`)).status).toBe(200);
    await eventually(() => expect(server.output.join()).toContain('The disk is full.'));
    for (const trace of [...personalTraces, 'kitchen']) {
      expect(server.output.join()).not.toContain(trace);
    }
    free();
    await untilQuiet();
    expect(account(scene)).toEqual(ALL);
  },
);

test('two tabs and the worker at once: all arrive, and nothing is sent twice', async () => {
  const scene = await aScene();
  await drain({ trigger: 'submit' });
  const drains = [drainPhotos];
  while (drains.length < 3) {
    vi.resetModules();
    drains.push((await import('#outbox/photos/drain.ts')).drainPhotos);
  }
  await Promise.all(drains.map((one) => one({ trigger: 'timer' })));
  await untilQuiet();
  expect(account(scene)).toEqual(ALL);
  expect(scene.line.sent).toBe(scene.size);
});

test('a photograph that is removed while it is uploaded: it is not there, the others are', async () => {
  const scene = await aScene();
  const [first = { id: '' }] = scene.photos;
  let removed: Promise<void> | null = null;
  scene.line.onPart = () => {
    removed ??= removePhoto(first.id);
  };
  await untilQuiet(Date.now());
  await removed;
  await untilQuiet();
  expect(account(scene, [first.id])).toEqual({ ...ALL, arrived: TAKEN - 1 });
});

test('a lead that is deleted while a photograph is uploaded: nothing is left to send, and no piece of it stays', async () => {
  const scene = await aScene();
  let removed: Promise<unknown> | null = null;
  scene.line.onPart = () => {
    removed ??= remove(scene.id);
  };
  await drain({ trigger: 'submit' });
  await drainPhotos({ trigger: 'timer' });
  await removed;
  await untilQuiet();
  expect(await listPhotos()).toEqual([]);
  expect(readdirSync(join(scene.dataDir, 'photos', 'partial'))).toEqual([]);
});

test('a lead that is refused, corrected and sent again: its photographs wait for it, and all arrive', async () => {
  const scene = await aScene();
  scene.line.refuseLeads = 1;
  await drain({ trigger: 'submit' });
  expect(await get(scene.id)).toMatchObject({ state: 'parked' });
  await drainPhotos({ trigger: 'timer' });
  expect(scene.line.sent).toBe(0);
  await edit(scene.id, scene.envelope);
  await untilQuiet();
  expect(account(scene)).toEqual(ALL);
});
