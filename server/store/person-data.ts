import { MOST_OF_PERSON, type PersonCorrection, type PersonLead } from '#contract/admin/persons.ts';
import { searchText } from '#contract/admin/search-words.ts';
import type { StoredEnvelope } from '#contract/admin/leads.ts';
import { withE164 } from '#contract/phone.ts';
import { z } from '#contract/zod.ts';
import { type AuditRecord, recordAudit } from './audit.ts';
import type { Engine, Trx } from './engine.ts';
import { photosOfLeads } from './lead-photos.ts';
import { leadRows, storedEnvelope, summaryOf, summaryRow, type SummaryRow } from './lead-rows.ts';
import { personKeysOf, type PersonKeys } from './person.ts';
import { inTransaction } from './transaction.ts';

/** What the store says of one person's data over all leads. */
export function createPersonData(engine: Engine) {
  const { db } = engine;

  const rowsWhere = async (column: keyof PersonKeys, keys: readonly string[]) =>
    keys.length === 0
      ? []
      : z
          .array(summaryRow)
          .parse(
            await leadRows(db)
              .where(`leads.${column}`, 'in', keys)
              .orderBy('leads.seq', 'desc')
              .limit(MOST_OF_PERSON)
              .execute(),
          );

  async function withKeys(phones: readonly string[], emails: readonly string[]) {
    const found = [
      ...(await rowsWhere('phone_key', phones)),
      ...(await rowsWhere('email_key', emails)),
    ];
    return new Map(found.map((row) => [row.id, row]));
  }

  return {
    /**
     * Leads with this phone or address, and those that share another phone or address with one of
     * them, spam included; newest first.
     */
    async find(contact: string): Promise<PersonLead[]> {
      const { phone_key: phone, email_key: email } = keysOf(contact);
      const direct = await withKeys(phone === '' ? [] : [phone], email === '' ? [] : [email]);
      const keys = [...direct.values()].map((row) => personKeysOf(storedEnvelope(row.envelope)));
      const all = await withKeys(
        given(keys.map((one) => one.phone_key)),
        given(keys.map((one) => one.email_key)),
      );
      const rows = [...new Map([...all, ...direct]).values()].sort(
        (left, right) => right.seq - left.seq,
      );
      const photos = await photosOfLeads(
        db,
        rows.map(({ id }) => id),
      );
      return rows.slice(0, MOST_OF_PERSON).map((row) => {
        const { id, receipt, formType, receivedAt, name, phone: typed, email: at } = summaryOf(row);
        const contacts = { name, phone: typed, email: at, stage: row.stage };
        const count = photos.get(id)?.length ?? 0;
        const isDirect = direct.has(id);
        return { id, receipt, formType, receivedAt, ...contacts, photos: count, isDirect };
      });
    },
    /**
     * Corrects name, phone and address in a lead's newest version; false if the lead is gone. The
     * hash of what was sent stays, so that a late repeat is still recognised.
     */
    correct: (id: string, change: Correction, entry: AuditRecord): Promise<boolean> =>
      inTransaction(db, async (trx) => {
        await engine.lockLead(trx, id);
        const found = await leadRows(trx).where('leads.id', '=', id).executeTakeFirst();
        if (found === undefined) return false;
        await correctIn(trx, summaryRow.parse(found), change, entry);
        await engine.publish(trx, { kind: 'changed', lead: id });
        return true;
      }),
  };
}

type Correction = Omit<PersonCorrection, 'ids'>;

const given = (keys: readonly string[]): string[] => [...new Set(keys)].filter((key) => key !== '');

/** The keys of a phone number or an address as somebody types it. */
function keysOf(contact: string): PersonKeys {
  const data = contact.includes('@') ? { email: contact } : withE164({ phone: contact });
  return personKeysOf({ data });
}

async function correctIn(
  trx: Trx,
  row: SummaryRow,
  change: Correction,
  entry: AuditRecord,
): Promise<void> {
  const before = storedEnvelope(row.envelope);
  const envelope = { ...before, data: corrected(before.data, change) };
  await trx
    .updateTable('versions')
    .set({ envelope: JSON.stringify(envelope) })
    .where('lead_id', '=', row.id)
    .where('revision', '=', row.revision)
    .execute();
  await trx
    .updateTable('leads')
    .set({
      search_text: searchText(envelope, row.receipt),
      ...personKeysOf(envelope),
      work_version: row.work_version + 1,
    })
    .where('id', '=', row.id)
    .execute();
  await recordAudit(trx, { ...entry, subject: row.receipt, to: Object.keys(change).join(', ') });
}

/** Only answers that the form asked for. */
function corrected(data: StoredEnvelope['data'], { name, phone, email }: Correction) {
  const after = { ...data };
  if (name !== undefined && 'name' in data) after['name'] = name;
  if (name !== undefined && 'firstName' in data) {
    const [first = '', ...rest] = name.split(' ');
    Object.assign(after, { firstName: first, lastName: rest.join(' ') });
  }
  if (phone !== undefined && 'phone' in data) {
    delete after['phoneE164'];
    after['phone'] = phone;
  }
  if (email !== undefined && 'email' in data) after['email'] = email;
  return withE164(after);
}
