import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { TUS_VERSION } from '#contract/photos.ts';
import { onPostgres } from '../support/databases.ts';
import { aLead } from '../support/lead.ts';
import {
  addressOf,
  aDetailedPicture,
  announced,
  append,
  create,
  offsetOf,
  type Announced,
} from '../support/photo.ts';
import { aServer, freshFolder, sendLead } from '../support/server.ts';
import { aSmallDisk, canMount, fillDisk } from '../support/small-disk.ts';

type App = Awaited<ReturnType<typeof aServer>>['app'];

/** Goes on with an upload as a phone does, from asking how far it is; the last answer. */
async function goOn(app: App, photo: Announced, to?: number) {
  const headers = { 'tus-resumable': TUS_VERSION };
  const asked = await app.inject({ method: 'HEAD', url: addressOf(photo.id), headers });
  if (asked.statusCode !== 200 && asked.statusCode !== 404) return asked;
  if (asked.statusCode === 404) {
    const created = await create(app, photo);
    if (created.statusCode !== 201) return created;
  }
  return append(app, photo, Number(asked.headers['upload-offset'] ?? 0), to);
}

/** Folders in which a disk of its own lies: that of all data, or of the photographs alone. */
const disks = {
  'the disk': '',
  'the photographs’ own disk': 'photos',
} as const;

// PostgreSQL keeps photographs itself. Only root can mount a small disk.
describe.skipIf(onPostgres || !canMount).each(Object.entries(disks))(
  'when %s is full',
  (_disk, folder) => {
    test.each([
      ['before it has begun', 0],
      ['in the middle of it', 300_000],
      ['before its last byte', -1],
    ])(
      'a photograph’s sender is told to come again, %s, and it is there once there is room',
      async (_when, end) => {
        const DATA_DIR = freshFolder();
        const disk = join(DATA_DIR, folder);
        mkdirSync(disk, { recursive: true });
        aSmallDisk(disk);
        const { app, store, photos } = await aServer({ DATA_DIR });
        const lead = aLead({ data: { photoCount: 1 } });
        const { submissionId } = lead.envelope;
        await sendLead(app, lead);
        const photo = announced(await aDetailedPicture(), submissionId);
        const sent = end < 0 ? photo.bytes.length + end : end;
        if (sent > 0) await goOn(app, photo, sent);
        expect((await offsetOf(app, photo.id)) ?? 0).toBe(sent);
        const free = fillDisk(disk);
        for (let again = 0; again < 3; again += 1) {
          const answer = await goOn(app, photo);
          expect(answer.statusCode).toBe(503);
          expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        }
        expect((await app.inject(paths.health)).statusCode).toBe(200);
        expect(await store.photos.ofLead(submissionId)).toEqual([]);
        free();
        expect((await offsetOf(app, photo.id)) ?? 0).toBeGreaterThanOrEqual(sent);
        expect((await goOn(app, photo)).statusCode).toBe(204);
        expect(await store.photos.ofLead(submissionId)).toHaveLength(1);
        expect(await photos.partial.underWay()).toEqual([]);
      },
    );
  },
);
