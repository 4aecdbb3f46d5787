import { type AuditRecord, recordAudit } from './audit.ts';
import type { Db } from './engine.ts';
import { createDeviceStore, type DeviceStore } from './devices.ts';
import { createSettingStore, type SettingStore } from './settings.ts';
import { inTransaction } from './transaction.ts';
import { createWebhookStore, type WebhookStore } from './webhooks.ts';

/** What the owner sets, within a transaction: anything else would wait for its end. */
export type OwnerSettings = {
  readonly settings: SettingStore;
  readonly webhooks: WebhookStore;
  readonly devices: DeviceStore;
};

/** Changes settings; `work` returns what is recorded of it in the same transaction. */
export type ChangeSettings = (
  work: (within: OwnerSettings) => Promise<readonly AuditRecord[]>,
) => Promise<void>;

export function createChangeSettings(db: Db): ChangeSettings {
  return (work) =>
    inTransaction(db, async (trx) => {
      const entries = await work({
        settings: createSettingStore(trx),
        webhooks: createWebhookStore(trx),
        devices: createDeviceStore(trx),
      });
      for (const entry of entries) await recordAudit(trx, entry);
    });
}
