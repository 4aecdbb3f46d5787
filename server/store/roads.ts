import type { Road } from '#contract/admin/lead-work.ts';
import { type HandedRoad, handedRoads } from '#contract/standing.ts';
import type { Db, Trx } from './engine.ts';
import { addEvents } from './lead-events.ts';

/** How a lead came this time, who brought it, and what that meant: its `reason` in the history. */
export type Came = {
  readonly road: Road;
  readonly by: string;
  readonly as: 'first' | 'newer' | 'repeat' | 'older';
};

/** Whether a lead has come by another road than the site. */
export async function hasRoad(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('lead_events')
    .select('id')
    .where('lead_id', '=', id)
    .where('kind', '=', 'road')
    .executeTakeFirst();
  return row !== undefined;
}

/** By which road a lead's newest version came that the site did not send; undefined if there is none. */
export async function handedRoadOf(db: Db, id: string): Promise<HandedRoad | undefined> {
  const row = await db
    .selectFrom('lead_events')
    .select('text')
    .where('lead_id', '=', id)
    .where('kind', '=', 'road')
    .where('reason', 'in', ['first', 'newer'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return handedRoads.find((road) => road === row?.text);
}

/**
 * Records how a lead came. Nothing is recorded of the site's own requests until a lead has come by
 * another road, and each road is recorded again only for a newer version.
 */
export async function noteRoad(
  trx: Trx,
  { id, at, came: { road, by, as } }: { id: string; at: number; came: Came },
): Promise<boolean> {
  const brought = as === 'first' || as === 'newer';
  if (road === 'site' && brought) return false;
  const before = await trx
    .selectFrom('lead_events')
    .select(['text', 'reason'])
    .where('lead_id', '=', id)
    .where('kind', '=', 'road')
    .execute();
  if (!brought && before.some(({ text }) => text === road)) return false;
  if (road === 'site' && (await siteBroughtOne(trx, id, before))) return false;
  await addEvents(trx, { id, at, by, steps: [{ kind: 'road', text: road, reason: as }] });
  return true;
}

/** Whether a version came from the site: the other roads record what they bring. */
async function siteBroughtOne(
  trx: Trx,
  id: string,
  events: readonly { reason: string }[],
): Promise<boolean> {
  const { count } = await trx
    .selectFrom('versions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('lead_id', '=', id)
    .executeTakeFirstOrThrow();
  const others = events.filter(({ reason }) => reason === 'first' || reason === 'newer');
  return Number(count) > others.length;
}
