import { sql } from 'kysely';
import { funnelSteps, type Analytics, type FunnelRow } from '#contract/admin/analytics.ts';
import { z } from '#contract/zod.ts';
import type { Db } from '../engine.ts';
import { rankedIn } from './ranked.ts';

type Funnel = NonNullable<Analytics['funnel']>;
type FirstContact = NonNullable<Analytics['firstContact']>;

const funnelRows = z.array(
  z.object({
    form: z.string(),
    service: z.string(),
    area: z.string(),
    leads: z.int(),
    contacted: z.int(),
    visitBooked: z.int(),
    quoted: z.int(),
    won: z.int(),
  }),
);
const contactRows = z.array(z.object({ delay: z.int(), kept: z.int(), leads: z.int() }));

type Counted = z.infer<typeof funnelRows>[number];

const KEPT = 1;
const NOT_PROMISED = -1;

/** How far leads have come, by form, service and area, from the roll-ups of these periods. */
export async function funnelOf(db: Db, periods: readonly string[]): Promise<Funnel> {
  const rows = await db
    .selectFrom('funnel')
    .select(['form_type as form', 'service', 'area'])
    .select([
      sum('leads').as('leads'),
      sum('contacted').as('contacted'),
      sum('visit_booked').as('visitBooked'),
      sum('quoted').as('quoted'),
      sum('won').as('won'),
    ])
    .where('period', 'in', periods)
    .groupBy(['form_type', 'service', 'area'])
    .execute();
  const counted = funnelRows.parse(rows);
  return {
    form: groupedBy(counted, 'form'),
    service: groupedBy(counted, 'service'),
    area: groupedBy(counted, 'area'),
  };
}

function sum(column: 'leads' | 'contacted' | 'visit_booked' | 'quoted' | 'won') {
  return sql`cast(sum(${sql.ref(column)}) as integer)`;
}

function groupedBy(rows: readonly Counted[], key: keyof Funnel): FunnelRow[] {
  const groups = new Map<string, FunnelRow>();
  for (const row of rows) {
    const id = row[key];
    const group = groups.get(id) ?? nothingOf(id);
    for (const step of funnelSteps) group[step] += row[step];
    groups.set(id, group);
  }
  return [...groups.values()]
    .filter(({ leads }) => leads > 0)
    .sort((left, right) => right.leads - left.leads || (left.id < right.id ? -1 : 1));
}

function nothingOf(id: string): FunnelRow {
  return { id, leads: 0, contacted: 0, visitBooked: 0, quoted: 0, won: 0 };
}

/** How long leads waited for a first contact, from the roll-ups of these periods. */
export async function firstContactOf(db: Db, periods: readonly string[]): Promise<FirstContact> {
  const rows = await db
    .selectFrom('first_contacts')
    .select(['delay', 'kept', sql`cast(sum(leads) as integer)`.as('leads')])
    .where('period', 'in', periods)
    .groupBy(['delay', 'kept'])
    .execute();
  const counted = contactRows.parse(rows);
  const delays = new Map<number, number>();
  for (const { delay, leads } of counted) delays.set(delay, (delays.get(delay) ?? 0) + leads);
  const leadsWhere = (fits: (kept: number) => boolean) =>
    counted.reduce((total, { kept, leads }) => total + (fits(kept) ? leads : 0), 0);
  return {
    count: leadsWhere(() => true),
    medianMs: rankedIn(delays, [0.5])[0] ?? null,
    promised: leadsWhere((kept) => kept !== NOT_PROMISED),
    kept: leadsWhere((kept) => kept === KEPT),
  };
}
