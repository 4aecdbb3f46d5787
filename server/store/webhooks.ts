import { formTypeSchema, type FormType } from '#contract/form-types.ts';
import { z } from '#contract/zod.ts';
import type { Db } from './engine.ts';
import { inTransaction } from './transaction.ts';

const webhookRow = z.object({ form_type: formTypeSchema, url: z.string() });

export type WebhookStore = ReturnType<typeof createWebhookStore>;

/** The owner's webhook URL for each form type. */
export function createWebhookStore(db: Db) {
  return {
    async all(): Promise<Partial<Record<FormType, string>>> {
      const rows = await db.selectFrom('webhooks').selectAll().execute();
      const parsed = z.array(webhookRow).parse(rows);
      return Object.fromEntries(parsed.map((row) => [row.form_type, row.url]));
    },
    async get(formType: FormType): Promise<string | null> {
      const row = await db
        .selectFrom('webhooks')
        .select('url')
        .where('form_type', '=', formType)
        .executeTakeFirst();
      return row?.url ?? null;
    },
    async save(formType: FormType, url: string): Promise<void> {
      await inTransaction(db, (trx) =>
        trx
          .insertInto('webhooks')
          .values({ form_type: formType, url })
          .onConflict((conflict) => conflict.column('form_type').doUpdateSet({ url }))
          .execute(),
      );
    },
    async remove(formType: FormType): Promise<void> {
      await inTransaction(db, (trx) =>
        trx.deleteFrom('webhooks').where('form_type', '=', formType).execute(),
      );
    },
  };
}
