import type { AuditRecord } from '#server/store/audit.ts';

/** The entry of the audit log with which a test erases a lead. */
export const erasedBy: AuditRecord = {
  at: Date.parse('2026-03-02T02:00:00Z'),
  actor: 'Mary',
  network: '',
  kind: 'erasure',
  subject: '',
};
