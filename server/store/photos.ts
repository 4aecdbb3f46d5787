import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { photoLimits } from '#contract/limits.ts';
import { z } from '#contract/zod.ts';
import type { Db, Engine, Trx } from './engine.ts';
import { hashed } from './hashes.ts';
import { isTakenBack, noteMissing, unnoteMissing } from './missing-photos.ts';
import { mostOpen, type Sum } from './photo-bytes.ts';
import { createSettingStore } from './settings.ts';
import { inTransaction } from './transaction.ts';
import { forwardPhotos, unforwardedPhotos, type UnforwardedPhotos } from './unforwarded-photos.ts';

/** A photo as the store knows it; its file is next to the database. */
export type Photo = {
  leadId: string;
  /** SHA-256 of the uploaded bytes, in hex. */
  hash: string;
  position: number;
  caption: string;
  /** Size of the stored file, in pixels. */
  width: number;
  height: number;
  /** Size of the upload from which the stored file was made. */
  uploadBytes: number;
  /** Milliseconds since 1970. */
  receivedAt: number;
};

/** SHA-256 of the key that takes the photo back; null if its sender gave none. */
export type NewPhoto = Photo & { lock: string | null };

/**
 * Result of adding a photo: 'gone' if the owner has erased its lead, 'takenBack' if its sender took
 * it back during the upload.
 */
export type PhotoReception = 'stored' | 'repeat' | 'full' | 'gone' | 'takenBack';

/** Whether a photo may be uploaded. */
export type PhotoStanding = 'stored' | 'wanted' | 'full' | 'gone';

export type PhotoStore = ReturnType<typeof createPhotoStore>;

const sumRow = z.object({ count: z.coerce.number(), bytes: z.coerce.number() });

/** Ids per query: both engines limit the number of parameters. */
const IDS_AT_ONCE = 1000;

const columns = [
  'lead_id as leadId',
  'hash',
  'position',
  'caption',
  'width',
  'height',
  'upload_bytes as uploadBytes',
  'received_at as receivedAt',
] as const;

/** Stored photos, which may arrive before their lead. */
export function createPhotoStore(engine: Engine) {
  const { db } = engine;
  return {
    /** A photo, or null if it is not stored. */
    async find(leadId: string, hash: string): Promise<Photo | null> {
      const row = await db
        .selectFrom('photos')
        .select(columns)
        .where('lead_id', '=', leadId)
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row ?? null;
    },
    /** All photos of a lead, in the sender's order. */
    ofLead: (leadId: string): Promise<Photo[]> =>
      db
        .selectFrom('photos')
        .select(columns)
        .where('lead_id', '=', leadId)
        .orderBy('position')
        .orderBy('hash')
        .execute(),
    standing: (leadId: string, hash: string): Promise<PhotoStanding> =>
      inTransaction(db, (trx) => standingOf(trx, leadId, hash)),
    /** Records a photo whose file is on the disk. */
    add: (photo: NewPhoto): Promise<PhotoReception> =>
      inTransaction(db, async (trx) => {
        await engine.lockLead(trx, photo.leadId);
        const standing = await standingOf(trx, photo.leadId, photo.hash);
        if (standing !== 'wanted') return standing === 'stored' ? 'repeat' : standing;
        // At another server, perhaps, during the redraw here.
        if (await isTakenBack(trx, photo.leadId, photo.hash)) return 'takenBack';
        await insert(trx, photo);
        await publishPhotos(engine, trx, photo.leadId);
        return 'stored';
      }),
    /**
     * Deletes a photo for the holder of its key; false for anyone else. One that is not stored is
     * only recorded as taken back: if its lead is stored, or `isUnderWay`.
     */
    takeBack: (taken: TakenBack): Promise<boolean> =>
      inTransaction(db, (trx) => takeBackIn(engine, trx, taken)),
    /** Records that a photo was rejected after its upload, so that it is not waited for. */
    noteRefused: ({ leadId, hash, at }: Refused): Promise<void> =>
      inTransaction(db, async (trx) => {
        await engine.lockLead(trx, leadId);
        if ((await standingOf(trx, leadId, hash)) !== 'wanted') return;
        await noteMissing(trx, { leadId, hash, why: 'refused', at });
        await publishPhotos(engine, trx, leadId);
      }),
    /**
     * Records that a photo is being uploaded, perhaps again: it no longer counts as taken back or
     * rejected.
     */
    want: (leadId: string, hash: string): Promise<void> =>
      inTransaction(db, async (trx) => {
        await engine.lockLead(trx, leadId);
        await unnoteMissing(trx, leadId, hash);
      }),
    /** Photos whose leads are not stored; counts no further than `mostOpen`. */
    async unclaimed(): Promise<Sum> {
      // None of them has been reported to a webhook, and few others have not: those have an index.
      const { rows } = await sql`select count(*) as count, coalesce(sum(upload_bytes), 0) as bytes
        from (select upload_bytes from photos where told = 0
          and not exists (select 1 from leads where leads.id = photos.lead_id)
          limit ${mostOpen.unclaimed}) as found`.execute(db);
      return sumRow.parse(rows[0]);
    },
    /** Whether the holder of this key may send photos of a lead: anyone, if it has none. */
    async maySend(leadId: string, key: string | undefined): Promise<boolean> {
      const lead = await db
        .selectFrom('leads')
        .select('lock')
        .where('id', '=', leadId)
        .executeTakeFirst();
      // Nobody else knows the random id of a lead that has not arrived.
      const lock = lead?.lock ?? null;
      return lock === null || (key !== undefined && hashed(key) === lock);
    },
    isKnownLead: (leadId: string): Promise<boolean> => isLead(db, leadId),
    /** Which of these leads are stored. */
    async knownLeads(leadIds: readonly string[]): Promise<Set<string>> {
      const known = new Set<string>();
      for (let from = 0; from < leadIds.length; from += IDS_AT_ONCE) {
        const some = leadIds.slice(from, from + IDS_AT_ONCE);
        const rows = await db.selectFrom('leads').select('id').where('id', 'in', some).execute();
        for (const { id } of rows) known.add(id);
      }
      return known;
    },
    /**
     * Deletes photos that arrived, were taken back or rejected before a moment and whose leads
     * never arrived.
     */
    async dropUnclaimed(before: number): Promise<void> {
      await inTransaction(db, async (trx) => {
        const known = trx.selectFrom('leads').select('id');
        await trx
          .deleteFrom('photos')
          .where('received_at', '<', before)
          .where('lead_id', 'not in', known)
          .execute();
        await trx
          .deleteFrom('photos_taken_back')
          .where('taken_back_at', '<', before)
          .where('lead_id', 'not in', known)
          .execute();
      });
    },
    /** The key that signs photo URLs, generated on first use. */
    signingKey: (): Promise<Buffer> => photoKey(db),
    /** Stored leads with photos that their webhook has not been notified of. */
    unforwarded: (): Promise<UnforwardedPhotos[]> => unforwardedPhotos(db),
    /**
     * Marks a lead's photos as reported and queues the lead for its webhook again; false while the
     * lead itself is still being forwarded.
     */
    forward: (lead: UnforwardedPhotos, forward: boolean, at: number): Promise<boolean> =>
      inTransaction(db, (trx) => forwardPhotos(engine, trx, lead, forward, at)),
    /** Which of these leads have photos. */
    async among(leadIds: readonly string[]): Promise<Set<string>> {
      if (leadIds.length === 0) return new Set();
      const rows = await db
        .selectFrom('photos')
        .select('lead_id')
        .distinct()
        .where('lead_id', 'in', leadIds)
        .execute();
      return new Set(rows.map((row) => row.lead_id));
    },
  };
}

async function standingOf(trx: Trx, leadId: string, hash: string): Promise<PhotoStanding> {
  const there = await trx
    .selectFrom('photos')
    .select('hash')
    .where('lead_id', '=', leadId)
    .execute();
  if (there.some((row) => row.hash === hash)) return 'stored';
  const erased = await trx
    .selectFrom('tombstones')
    .select('id')
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (erased !== undefined) return 'gone';
  return there.length >= photoLimits.most ? 'full' : 'wanted';
}

/** A rejected photo; `at` in milliseconds since 1970. */
export type Refused = { leadId: string; hash: string; at: number };

/** A photo to take back. */
export type TakenBack = {
  leadId: string;
  hash: string;
  /** SHA-256 of the sender's key, in hex; null for none. */
  lock: string | null;
  isUnderWay: boolean;
  /** Milliseconds since 1970. */
  at: number;
};

async function takeBackIn(
  engine: Engine,
  trx: Trx,
  { leadId, hash, lock, isUnderWay, at }: TakenBack,
): Promise<boolean> {
  await engine.lockLead(trx, leadId);
  const standing = await standingOf(trx, leadId, hash);
  if (standing === 'stored') {
    const { numDeletedRows } = await trx
      .deleteFrom('photos')
      .where('lead_id', '=', leadId)
      .where('hash', '=', hash)
      .where('lock', '=', lock ?? '')
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
  } else if (standing === 'gone' || !(isUnderWay || (await isLead(trx, leadId)))) {
    return true;
  }
  await noteMissing(trx, { leadId, hash, why: 'takenBack', at });
  await publishPhotos(engine, trx, leadId);
  return true;
}

/** Photos whose lead has not arrived are not visible. */
async function publishPhotos(engine: Engine, trx: Trx, lead: string): Promise<void> {
  if (await isLead(trx, lead)) await engine.publish(trx, { kind: 'photos', lead });
}

async function isLead(db: Db, leadId: string): Promise<boolean> {
  const row = await db.selectFrom('leads').select('id').where('id', '=', leadId).executeTakeFirst();
  return row !== undefined;
}

async function insert(trx: Trx, photo: NewPhoto): Promise<void> {
  const { leadId, uploadBytes, receivedAt, ...rest } = photo;
  await trx
    .insertInto('photos')
    .values({ ...rest, lead_id: leadId, upload_bytes: uploadBytes, received_at: receivedAt })
    .execute();
}

const SIGNING_KEY = 'photo_key';
const KEY_BYTES = 32;

/** The key that signs photo URLs, generated on first use. */
export async function photoKey(db: Db): Promise<Buffer> {
  const key = await createSettingStore(db).getOrMake(SIGNING_KEY, () =>
    randomBytes(KEY_BYTES).toString('hex'),
  );
  return Buffer.from(key, 'hex');
}
