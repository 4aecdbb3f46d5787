import type { RelatedLead } from '#contract/admin/lead-facts.ts';
import type { StoredEnvelope } from '#contract/admin/leads.ts';
import { pageContextNames } from '#contract/form-data.ts';
import type { Db, Engine } from './engine.ts';
import { addEvents } from './lead-events.ts';
import { leadRows, storedEnvelope, summaryOf, summaryRow, type SummaryRow } from './lead-rows.ts';
import { inTransaction } from './transaction.ts';
import { z } from '#contract/zod.ts';

/** What leads of one person have in common; empty if the lead has none. */
export type PersonKeys = { phone_key: string; email_key: string };

/** Domains of one mail service, which ignores full stops before the @. */
const GMAIL = ['gmail.com', 'googlemail.com'];

/** The phone in E.164, and the address without case and tag. */
export function personKeysOf({ data }: Pick<StoredEnvelope, 'data'>): PersonKeys {
  const { phoneE164, email } = data;
  return {
    phone_key: typeof phoneE164 === 'string' ? phoneE164 : '',
    email_key: typeof email === 'string' ? mailKey(email) : '',
  };
}

function mailKey(address: string): string {
  const [local = '', domain = ''] = address.trim().toLowerCase().split('@');
  if (domain === '') return '';
  const [name = ''] = local.split('+');
  const plain = GMAIL.includes(domain) ? name.replaceAll('.', '') : name;
  return `${plain || local}@${GMAIL.includes(domain) ? 'gmail.com' : domain}`;
}

/** More of one person's leads are not listed. */
const MOST = 50;

/** The same content again within this time is one request, sent twice. */
const REPEAT_MS = 10 * 60_000;

const linkRows = z.array(z.object({ other_id: z.string(), is_same: z.int() }));

/**
 * Other leads of the person who sent this one, newest first: with the same phone or address, and
 * those that the owner joined. Those that the owner parted are marked.
 */
export async function relatedLeads(db: Db, row: SummaryRow): Promise<RelatedLead[]> {
  const envelope = storedEnvelope(row.envelope);
  const { phone_key: phone, email_key: email } = personKeysOf(envelope);
  const links = linkRows.parse(
    await db
      .selectFrom('person_links')
      .select(['other_id', 'is_same'])
      .where('lead_id', '=', row.id)
      .limit(MOST)
      .execute(),
  );
  const linked = new Map(links.map(({ other_id: id, is_same }) => [id, is_same === 1]));
  const newest = () => leadRows(db).orderBy('leads.seq', 'desc').limit(MOST);
  const found = [
    ...(phone === '' ? [] : await newest().where('leads.phone_key', '=', phone).execute()),
    ...(email === '' ? [] : await newest().where('leads.email_key', '=', email).execute()),
    ...(linked.size === 0
      ? []
      : await newest()
          .where('leads.id', 'in', [...linked.keys()])
          .execute()),
  ];
  const rows = new Map(
    z
      .array(summaryRow)
      .parse(found)
      .map((one) => [one.id, one]),
  );
  rows.delete(row.id);
  return [...rows.values()]
    .filter(({ spam }) => spam === null)
    .sort((left, right) => right.seq - left.seq)
    .slice(0, MOST)
    .map((one) => ({ ...relatedOf(one), ...judged(one) }));

  function judged(one: SummaryRow) {
    const gap = Math.abs(Date.parse(one.received_at) - Date.parse(row.received_at));
    const isRepeat =
      gap <= REPEAT_MS && answersOf(storedEnvelope(one.envelope)) === answersOf(envelope);
    return { isParted: linked.get(one.id) === false, isRepeat };
  }
}

function relatedOf(row: SummaryRow): Omit<RelatedLead, 'isParted' | 'isRepeat'> {
  const { id, receipt, formType, receivedAt, name, job = '', work } = summaryOf(row);
  return { id, receipt, formType, receivedAt, name, job, stage: work?.stage ?? row.stage };
}

/** What the visitor answered, without page and browser, as text to compare. */
function answersOf({ data }: StoredEnvelope): string {
  const { phone: _typed, ...rest } = data;
  const answers = Object.entries(rest).filter(([name]) => !pageContextNames.includes(name));
  return JSON.stringify(answers.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Joins two leads as of one person, or parts them; false if either is not there. */
export function linkPersons(
  engine: Engine,
  [one, other]: readonly [string, string],
  { isSame, by, at }: { isSame: boolean; by: string; at: number },
): Promise<boolean> {
  return inTransaction(engine.db, async (trx) => {
    // Always in one order, so that two people who join the same two leads do not block each other.
    for (const id of [one, other].sort()) await engine.lockLead(trx, id);
    const found = await trx
      .selectFrom('leads')
      .select(['id', 'receipt'])
      .where('id', 'in', [one, other])
      .execute();
    const receipts = new Map(found.map(({ id, receipt }) => [id, receipt]));
    if (receipts.size < 2) return false;
    for (const [id, otherId] of [
      [one, other],
      [other, one],
    ] as const) {
      await trx
        .insertInto('person_links')
        .values({ lead_id: id, other_id: otherId, is_same: Number(isSame) })
        .onConflict((conflict) =>
          conflict.columns(['lead_id', 'other_id']).doUpdateSet({ is_same: Number(isSame) }),
        )
        .execute();
      const step = {
        kind: 'person',
        text: isSame ? 'joined' : 'parted',
        reason: receipts.get(otherId) ?? '',
      } as const;
      await addEvents(trx, { id, at, by, steps: [step] });
      await engine.publish(trx, { kind: 'changed', lead: id });
    }
    return true;
  });
}

/** The id of the lead with this id or receipt number, as a person types it; null if there is none. */
export async function leadNamed(db: Db, typed: string): Promise<string | null> {
  const text = typed.trim();
  const row = await db
    .selectFrom('leads')
    .select('id')
    .where(({ eb, or }) =>
      or([eb('id', '=', text.toLowerCase()), eb('receipt', '=', text.toUpperCase())]),
    )
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Whether a person with these leads was asked for a review, and whether they want no such requests. */
export async function reviewsOf(
  db: Db,
  ids: readonly string[],
): Promise<{ askedAt: string | null; isDeclined: boolean }> {
  const steps = await db
    .selectFrom('lead_events')
    .select(['at', 'text'])
    .where('lead_id', 'in', ids)
    .where('kind', '=', 'review')
    .orderBy('id')
    .execute();
  return {
    askedAt: steps.find(({ text }) => text === 'asked')?.at ?? null,
    isDeclined: steps.some(({ text }) => text === 'declined'),
  };
}

/** The lead whose id begins like this; null if there is none. */
export async function leadReferred(db: Db, beginning: string): Promise<string | null> {
  const row = await db
    .selectFrom('leads')
    .select('id')
    .where('id', '>=', beginning)
    // Ids are hexadecimal: 'g' comes after all that begin so.
    .where('id', '<', `${beginning}g`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined && row.id.startsWith(beginning) ? row.id : null;
}
