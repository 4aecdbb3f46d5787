import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { partsOfPhotoId } from '#contract/photos.ts';
import { paths } from '#contract/paths.ts';
import type { Size } from '#server/store/photo-bytes.ts';
import { backUpFolder, restoreInto } from '../support/backup.ts';
import { aProject, asEditor } from '../support/content.ts';
import { onPostgres } from '../support/databases.ts';
import { aLead } from '../support/lead.ts';
import { asOwner, inbox } from '../support/owner.ts';
import { announced, aPicture, upload } from '../support/photo.ts';
import { aListeningServer, aServer, freshFolder, sendLead } from '../support/server.ts';

const KEY = 'a long enough passphrase';
const sizes: readonly Size[] = ['whole', 'small'];

type Running = Awaited<ReturnType<typeof aListeningServer>>;

/** A running server with a lead, its photograph and a setting of the owner's. */
async function aFirm() {
  const folder = freshFolder();
  const server = await aListeningServer({ DATA_DIR: folder });
  const lead = aLead({ data: { photoCount: 1 } });
  const { submissionId } = lead.envelope;
  await sendLead(server.app, lead);
  const photo = announced(await aPicture(), submissionId);
  await upload(server.app, photo);
  await server.store.settings.set('a-setting', 'of the owner');
  return { ...server, folder, submissionId, photo };
}

const idsOf = async ({ app }: Pick<Running, 'app'>) => (await inbox(app)).map(({ id }) => id);

async function photoOf({ photos }: Pick<Running, 'photos'>, id: string) {
  const { leadId, hash } = partsOfPhotoId(id);
  return Promise.all(sizes.map((size) => photos.files.read(leadId, hash, size)));
}

describe('a backup of a running server', () => {
  test('brings back leads, photographs byte for byte, and settings, in a second place', async () => {
    const firm = await aFirm();
    const { path, manifest } = await backUpFolder(firm.folder);
    expect(manifest).toMatchObject({
      leads: 1,
      photoFiles: 2,
      missingFiles: 0,
      engine: onPostgres ? 'PostgreSQL' : 'SQLite',
    });
    const second = freshFolder();
    expect((await restoreInto(second, path)).previous).toBeNull();
    const restored = await aServer({ DATA_DIR: second });
    expect(await idsOf(restored)).toEqual([firm.submissionId]);
    expect(await restored.store.settings.get('a-setting')).toBe('of the owner');
    const photos = await photoOf(restored, firm.photo.id);
    expect(photos).toEqual(await photoOf(firm, firm.photo.id));
    expect(photos.every((bytes) => bytes !== null && bytes.length > 0)).toBe(true);
  });

  test('brings back what was published, with its pictures', async () => {
    const firm = await aFirm();
    const editor = await asEditor(firm.app);
    const pair = await editor.uploadPair();
    const { revision } = await editor.publish(aProject(pair));
    const { path, manifest } = await backUpFolder(firm.folder);
    // The lead's photograph in two files, each picture in one and in two widths and formats.
    expect(manifest).toMatchObject({ photoFiles: 2 + 2 * 5, missingFiles: 0 });
    const second = freshFolder();
    await restoreInto(second, path);
    // Late enough for a sweep to take what belongs to nothing.
    const now = () => Date.now() + 7_200_000;
    const restored = await aServer({ DATA_DIR: second }, { now });
    expect(await restored.store.content.revisions.history('project', revision.slug)).toEqual([
      revision,
    ]);
    const shown = `${paths.adminContent}/uploads/${pair.before}`;
    const [before, after] = [editor, await asEditor(restored.app)].map(({ get }) => get(shown));
    expect((await after)?.rawPayload).toEqual((await before)?.rawPayload);
    await restored.photos.sweep();
    expect((await (await asEditor(restored.app)).get(shown)).statusCode).toBe(200);
  });

  test('is one file that only its owner can read, and leaves nothing beside it', async () => {
    const { folder } = await aFirm();
    const { path } = await backUpFolder(folder);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(dirname(path))).toEqual([basename(path)]);
  });

  test('is what the owner’s panel shows as the last one', async () => {
    const { folder, app } = await aFirm();
    const begun = Date.parse('2026-03-02T01:02:03Z');
    await backUpFolder(folder, { now: () => begun });
    const owner = await asOwner(app);
    const panel = await owner({ url: paths.adminNotices });
    expect(panel.json()).toMatchObject({ lastBackup: '2026-03-02T01:02:03.000Z' });
  });

  test('leaves out what was erased while it ran, and says what the server had lost', async () => {
    const firm = await aFirm();
    const { leadId, hash } = partsOfPhotoId(firm.photo.id);
    await firm.photos.files.remove(leadId, hash);
    const { manifest } = await backUpFolder(firm.folder);
    expect(manifest).toMatchObject({ photoFiles: 0, missingFiles: 2 });
  });

  test('does not bring back a session that was ended', async () => {
    const firm = await aFirm();
    const owner = await asOwner(firm.app);
    expect((await owner({ url: paths.adminLeads })).statusCode).toBe(200);
    const { path } = await backUpFolder(firm.folder);
    const second = freshFolder();
    await restoreInto(second, path);
    const { store } = await aServer({ DATA_DIR: second });
    expect(await store.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});

describe('an encrypted backup', () => {
  test('is restored with its key, and with no other', async () => {
    const firm = await aFirm();
    const { path } = await backUpFolder(firm.folder, { key: KEY });
    expect(path).toMatch(/\.tar\.gz\.age$/);
    expect(readFileSync(path).toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);
    const second = freshFolder();
    await expect(restoreInto(second, path)).rejects.toThrow(/is encrypted\. Set BACKUP_KEY/);
    await expect(restoreInto(second, path, { key: `${KEY}!` })).rejects.toThrow(/not the key/);
    await restoreInto(second, path, { key: KEY });
    expect(await idsOf(await aServer({ DATA_DIR: second }))).toEqual([firm.submissionId]);
  });
});

describe('a restore', () => {
  test('replaces what came later, and keeps it', async () => {
    const firm = await aFirm();
    const { path } = await backUpFolder(firm.folder);
    const later = aLead({ data: { photoCount: 1 } });
    await sendLead(firm.app, later);
    const laterPhoto = announced(await aPicture(300, 200), later.envelope.submissionId);
    await upload(firm.app, laterPhoto);
    const kept = await photoOf(firm, laterPhoto.id);
    await firm.app.close();
    const { previous } = await restoreInto(firm.folder, path);
    const restored = await aServer({ DATA_DIR: firm.folder });
    expect(await idsOf(restored)).toEqual([firm.submissionId]);
    expect(await photoOf(restored, firm.photo.id)).not.toContain(null);
    await restored.app.close();

    if (previous === null) throw new Error('nothing was kept');
    const third = onPostgres ? freshFolder() : previous;
    if (onPostgres) await restoreInto(third, previous);
    const before = await aServer({ DATA_DIR: third });
    expect(await idsOf(before)).toEqual([later.envelope.submissionId, firm.submissionId]);
    expect(await photoOf(before, laterPhoto.id)).toEqual(kept);
  });

  test('never runs over a running server', async () => {
    const firm = await aFirm();
    const { path } = await backUpFolder(firm.folder);
    await sendLead(firm.app, aLead());
    await expect(restoreInto(firm.folder, path)).rejects.toThrow(
      onPostgres
        ? /Servers are using the database .*Stop them first/
        : /is in use by another server/,
    );
    expect(await idsOf(firm)).toHaveLength(2);
  });

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    ['changed', (bytes: Buffer) => changedAt(bytes, Math.floor(bytes.length / 2))],
    ['no backup', () => Buffer.from('SQLite format 3')],
  ])('refuses a file that was %s, and leaves everything as it is', async (_what, spoil) => {
    const firm = await aFirm();
    const { path } = await backUpFolder(firm.folder);
    const spoilt = join(freshFolder(), 'spoilt');
    writeFileSync(spoilt, spoil(readFileSync(path)));
    await firm.app.close();
    await expect(restoreInto(firm.folder, spoilt)).rejects.toThrow(/backup/);
    const same = await aServer({ DATA_DIR: firm.folder });
    expect(await idsOf(same)).toEqual([firm.submissionId]);
    expect(await photoOf(same, firm.photo.id)).not.toContain(null);
    expect(existsSync(join(firm.folder, '.restoring'))).toBe(false);
  });

  test('takes a damaged database’s place, and keeps the damaged one', async () => {
    if (onPostgres) return;
    const firm = await aFirm();
    const { path } = await backUpFolder(firm.folder);
    await firm.app.close();
    writeFileSync(join(firm.folder, 'ashlar.sqlite'), 'garbage'.repeat(1000));
    const { previous } = await restoreInto(firm.folder, path);
    expect(readFileSync(join(previous ?? '', 'ashlar.sqlite'), 'utf8')).toMatch(/^garbage/);
    expect(await idsOf(await aServer({ DATA_DIR: firm.folder }))).toEqual([firm.submissionId]);
  });
});

test('older backups go by rotation once a new one has been read back', async () => {
  const { folder } = await aFirm();
  const backups = freshFolder();
  const at = (moment: string) => ({ backups, now: () => Date.parse(moment) });
  const { path } = await backUpFolder(folder, at('2026-03-02T01:00:00Z'));
  const other = join(backups, 'notes.txt');
  await copyFile(path, other);
  await backUpFolder(folder, at('2026-03-02T02:00:00Z'));
  const { removed } = await backUpFolder(folder, at('2026-03-03T05:00:00Z'));
  expect(removed).toEqual(['ashlar-2026-03-02T01-00-00.000Z.tar.gz']);
  expect(readdirSync(backups).sort()).toEqual([
    'ashlar-2026-03-02T02-00-00.000Z.tar.gz',
    'ashlar-2026-03-03T05-00-00.000Z.tar.gz',
    'notes.txt',
  ]);
});

function changedAt(bytes: Buffer, index: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[index] = (changed[index] ?? 0) ^ 0xff;
  return changed;
}
