import type { DatabaseSync } from 'node:sqlite';
import { formTypeSchema, type FormType } from '#contract/form-types.ts';
import { z } from '#contract/zod.ts';

const webhookRow = z.object({ form_type: formTypeSchema, url: z.string() });

export type Webhooks = ReturnType<typeof createWebhooks>;

/** The owner's webhook URL for each form type. */
export function createWebhooks(database: DatabaseSync) {
  const all = database.prepare('SELECT * FROM webhooks');
  const one = database.prepare('SELECT * FROM webhooks WHERE form_type = ?');
  const save = database.prepare(
    'INSERT INTO webhooks VALUES (?, ?) ON CONFLICT (form_type) DO UPDATE SET url = excluded.url',
  );
  const remove = database.prepare('DELETE FROM webhooks WHERE form_type = ?');
  return {
    all(): Partial<Record<FormType, string>> {
      const rows = z.array(webhookRow).parse(all.all());
      return Object.fromEntries(rows.map((row) => [row.form_type, row.url]));
    },
    get(formType: FormType): string | null {
      const row = one.get(formType);
      return row === undefined ? null : webhookRow.parse(row).url;
    },
    save: (formType: FormType, url: string): void => void save.run(formType, url),
    remove: (formType: FormType): void => void remove.run(formType),
  };
}
