import { z } from '../zod.ts';

const moment = z.iso.datetime();
const day = z.iso.date();

/** What the audit log records. */
export const auditKinds = [
  'sign_in',
  'sign_in_refused',
  'sign_out',
  'export',
  'import',
  'erasure',
  'correction',
  'settings',
  'webhooks',
  'people',
  'content',
  'backup',
] as const;

export type AuditKind = (typeof auditKinds)[number];

/** An entry of the audit log; texts are empty if they do not apply. */
export const auditEntrySchema = z.object({
  id: z.int(),
  at: moment,
  /** Who did it; empty if the device did not say. */
  actor: z.string(),
  /** Where the request came from: its network, not its whole address. */
  network: z.string(),
  /** Text, since a later release may record more. */
  kind: z.string(),
  /** What was signed in to, exported, erased or changed: a receipt number or the name of a setting. */
  subject: z.string(),
  from: z.string(),
  to: z.string(),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Query of `GET /api/admin/audit.csv`; days of the firm's calendar, inclusive. */
export const auditFilterSchema = z.object({
  kind: z.optional(z.enum(auditKinds)),
  since: z.optional(day),
  until: z.optional(day),
});

export type AuditFilter = z.infer<typeof auditFilterSchema>;

/** Query of one page of `GET /api/admin/audit`. */
export const auditQuerySchema = z.extend(auditFilterSchema, {
  cursor: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
});

/** Response of `GET /api/admin/audit`, newest first; `nextCursor` is null on the last page. */
export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  nextCursor: z.nullable(z.string()),
});

export type AuditPage = z.infer<typeof auditPageSchema>;
