import { sql } from 'kysely';
import { formTypeSchema, type FormType, type WebhookKey } from '#contract/form-types.ts';
import { z } from '#contract/zod.ts';
import type { Db } from './engine.ts';
import { createSettingStore } from './settings.ts';
import { inTransaction } from './transaction.ts';

const webhookRow = z.object({ form_type: formTypeSchema, url: z.string() });

const savedRows = z.array(
  z.object({ form_type: z.union([formTypeSchema, z.literal('all')]), url: z.string() }),
);

export type WebhookStore = ReturnType<typeof createWebhookStore>;

/**
 * Settings key of the webhook for all forms. Not a row of the table: earlier releases read every
 * row as a form's.
 */
const ALL = 'webhook_all';

/** The owner's webhook URL for each form type, and for all others. */
export function createWebhookStore(db: Db) {
  const settings = createSettingStore(db);
  return {
    async all(): Promise<Partial<Record<FormType, string>>> {
      const rows = await db.selectFrom('webhooks').selectAll().execute();
      const parsed = z.array(webhookRow).parse(rows);
      return Object.fromEntries(parsed.map((row) => [row.form_type, row.url]));
    },
    /**
     * All of them, including the one for all forms, in one query: every arriving lead needs them.
     */
    async saved(): Promise<ReadonlyMap<WebhookKey, string>> {
      const { rows } = await sql`select form_type, url from webhooks
        union all select 'all', value from settings where key = ${ALL} and value <> ''`.execute(db);
      return new Map(savedRows.parse(rows).map((row) => [row.form_type, row.url]));
    },
    async save(formType: WebhookKey, url: string): Promise<void> {
      if (formType === 'all') return settings.set(ALL, url);
      await inTransaction(db, (trx) =>
        trx
          .insertInto('webhooks')
          .values({ form_type: formType, url })
          .onConflict((conflict) => conflict.column('form_type').doUpdateSet({ url }))
          .execute(),
      );
    },
    async remove(formType: WebhookKey): Promise<void> {
      if (formType === 'all') return settings.set(ALL, '');
      await inTransaction(db, (trx) =>
        trx.deleteFrom('webhooks').where('form_type', '=', formType).execute(),
      );
    },
  };
}
