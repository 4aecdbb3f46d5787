import { sql, type RawBuilder } from 'kysely';
import { z } from '#contract/zod.ts';
import type { Db } from '../engine.ts';
import { countedBytes, mostOpen, type PhotoBytes } from '../photo-bytes.ts';

const bytesRow = z.object({ bytes: z.instanceof(Buffer) });
const idRow = z.object({ id: z.string() });
const openRow = z.object({
  ofSender: z.int(),
  claimed: z.int(),
  count: z.int(),
  bytes: z.number(),
});
const uploadRow = z.object({
  length: z.int(),
  offset: z.int(),
  metadata: z.string(),
  begunAt: z.number(),
});

/** Photo bytes in PostgreSQL; every step is a single, atomic statement. */
export function createPhotoBytes(db: Db): PhotoBytes {
  return {
    async keep(leadId, hash, size, bytes, at) {
      await sql`insert into photo_bytes (lead_id, hash, size, bytes, kept_at)
        values (${leadId}, ${hash}, ${size}, ${bytes}, ${at})
        on conflict (lead_id, hash, size) do update
          set bytes = excluded.bytes, kept_at = excluded.kept_at`.execute(db);
    },
    async read(leadId, hash, size) {
      const { rows } = await sql`select bytes from photo_bytes
        where lead_id = ${leadId} and hash = ${hash} and size = ${size}`.execute(db);
      return rows[0] === undefined ? null : bytesRow.parse(rows[0]).bytes;
    },
    async remove(leadId, hash) {
      await sql`delete from photo_bytes where lead_id = ${leadId} and hash = ${hash}`.execute(db);
    },
    async removeLead(leadId) {
      await sql`delete from photo_bytes where lead_id = ${leadId}`.execute(db);
    },
    async settledLeads(since) {
      const { rows } = await sql`select lead_id as id from photo_bytes group by lead_id
        having max(kept_at) < ${since}`.execute(db);
      return rows.map((row) => idRow.parse(row).id);
    },
    async begin({ id, length, metadata, sender }) {
      const { rows } = await sql`insert into photo_uploads
          (id, length, metadata, sender, begun_at, claimed)
        values (${id}, ${length}, ${metadata}, ${sender}, clock_timestamp(),
          exists (select from leads where leads.id = split_part(cast(${id} as text), '.', 1)))
        on conflict (id) do nothing returning id`.execute(db);
      return rows.length === 1;
    },
    async find(id) {
      const { rows } = await sql`select length, arrived as "offset", metadata,
          cast(1000 * extract(epoch from begun_at) as double precision) as "begunAt"
        from photo_uploads where id = ${id}`.execute(db);
      return rows[0] === undefined ? null : uploadRow.parse(rows[0]);
    },
    async append(id, offset, bytes) {
      const { rows } = await sql`with grown as (
          update photo_uploads set arrived = arrived + ${bytes.length}
          where id = ${id} and arrived = ${offset} and arrived + ${bytes.length} <= length
          returning id
        )
        insert into photo_pieces (upload_id, at_offset, bytes)
          select id, ${offset}, ${bytes} from grown
        returning at_offset`.execute(db);
      return rows.length === 1;
    },
    async bytesOf(id) {
      const { rows } = await sql`select bytes from photo_pieces where upload_id = ${id}
        order by at_offset`.execute(db);
      return Buffer.concat(rows.map((row) => bytesRow.parse(row).bytes));
    },
    async end(id) {
      const { rows } = await sql`delete from photo_uploads where id = ${id} returning id`.execute(
        db,
      );
      return rows.length === 1;
    },
    async underWay(leadId) {
      const where = leadId === undefined ? sql`` : sql`where lead_id = ${leadId}`;
      const { rows } = await sql`select id from photo_uploads ${where}`.execute(db);
      return rows.map((row) => idRow.parse(row).id);
    },
    async open(sender) {
      const some = (where: RawBuilder<unknown>, most: number) =>
        sql`(select length from photo_uploads where ${where} limit ${sql.lit(most)}) as found`;
      const { rows } = await sql`select
          (select count(*)::int from ${some(sql`sender = ${sender}`, mostOpen.ofSender)}) as "ofSender",
          (select count(*)::int from ${some(sql`claimed`, mostOpen.claimed)}) as claimed,
          count(*)::int as count,
          coalesce(sum(greatest(length, cast(${countedBytes(0)} as integer))), 0)::double precision as bytes
        from ${some(sql`not claimed`, mostOpen.unclaimed)}`.execute(db);
      const { count, bytes, ...open } = openRow.parse(rows[0]);
      return { ...open, unclaimed: { count, bytes } };
    },
    async endOlder(ageMs) {
      const { rows } = await sql`delete from photo_uploads where begun_at < ${ago(ageMs)}
        returning id`.execute(db);
      return rows.length;
    },
  };
}

const ago = (ms: number) =>
  sql`clock_timestamp() - cast(${ms} as double precision) * interval '1 millisecond'`;
