import {
  type LeadPhoto,
  type LeadSummary,
  type StoredEnvelope,
  storedEnvelopeSchema,
} from '#contract/admin/leads.ts';
import { answerWords } from '#content/admin/answer-words.ts';
import type { Quote, Visit } from '#contract/admin/lead-facts.ts';
import { leadFormTypeSchema } from '#contract/form-types.ts';
import { withE164 } from '#contract/phone.ts';
import { photoCountField } from '#contract/photos.ts';
import { leadStages } from '#contract/admin/lead-work.ts';
import { z } from '#contract/zod.ts';
import type { Db } from './engine.ts';
import { requestedWorkOf, suburbOf } from './category.ts';
import { NONE_MISSING, type MissingCounts } from './missing-photos.ts';
import { markOf, signsOf } from './spam-column.ts';

/** Leads with their newest revision. */
export function leadRows(db: Db) {
  return db
    .selectFrom('leads')
    .innerJoin('versions', (join) =>
      join
        .onRef('versions.lead_id', '=', 'leads.id')
        .onRef('versions.revision', '=', 'leads.revision'),
    )
    .select(['leads.seq', 'leads.id', 'leads.receipt', 'leads.form_type', 'leads.revision'])
    .select(['leads.received_at', 'leads.updated_at', 'leads.handled', 'leads.spam'])
    .select([
      'leads.stage',
      'leads.lost_reason',
      'leads.assignee',
      'leads.assignee_id',
      'leads.follow_up',
    ])
    .select(['leads.work_version', 'leads.answer_by', 'leads.delivery', 'versions.envelope'])
    .select(['leads.quote_cents', 'leads.quote_until', 'leads.quote_note'])
    .select(['leads.visit_at', 'leads.visit_minutes', 'leads.visit_note'])
    .select(['leads.service', 'leads.area', 'leads.deletion_asked_at']);
}

/** The columns of quote and visit. */
export const factColumns = {
  quote_cents: z.nullable(z.int()),
  quote_until: z.nullable(z.string()),
  quote_note: z.string(),
  visit_at: z.nullable(z.string()),
  visit_minutes: z.nullable(z.int()),
  visit_note: z.string(),
};

export const summaryRow = z.object({
  seq: z.int(),
  id: z.string(),
  receipt: z.string(),
  form_type: leadFormTypeSchema,
  revision: z.int(),
  received_at: z.string(),
  updated_at: z.string(),
  handled: z.int(),
  spam: z.nullable(z.string()),
  stage: z.enum(leadStages),
  lost_reason: z.string(),
  assignee: z.string(),
  assignee_id: z.string(),
  follow_up: z.nullable(z.string()),
  work_version: z.int(),
  answer_by: z.nullable(z.string()),
  envelope: z.string(),
  delivery: z.nullable(z.string()),
  deletion_asked_at: z.nullable(z.string()),
  service: z.string(),
  area: z.string(),
  ...factColumns,
});

export type SummaryRow = z.infer<typeof summaryRow>;

export const versionRow = z.object({
  revision: z.int(),
  received_at: z.string(),
  attempt: z.nullable(z.int()),
  delay_ms: z.int(),
  envelope: z.string(),
  job_id: z.nullable(z.int()),
  job_state: z.nullable(z.string()),
  next_attempt_at: z.nullable(z.int()),
});

/** The stored envelope, with whatever fields its form had at the time, plus its phone in E.164. */
export function storedEnvelope(text: string): StoredEnvelope {
  const envelope = storedEnvelopeSchema.parse(JSON.parse(text));
  return { ...envelope, data: withE164(envelope.data) };
}

/**
 * How many photos of a lead to expect: those its sender announced, minus those that will not
 * arrive.
 */
export function photosMeant(
  { photoCount }: StoredEnvelope['data'],
  { takenBack, refused }: MissingCounts,
): number {
  const announced = photoCountField.safeParse(photoCount);
  return announced.success ? Math.max(0, announced.data - takenBack - refused) : 0;
}

/** A job's state as the inbox shows it. */
export function forwardingOf(jobState: string | null): LeadSummary['delivery'] {
  if (jobState === 'pending') return 'waiting';
  return jobState === 'delivered' || jobState === 'undeliverable' ? jobState : 'inbox_only';
}

/**
 * A row of the inbox; each form has its own keys for names and texts. `missing`: how many photos
 * will not arrive.
 */
export function summaryOf(
  row: SummaryRow,
  photos: LeadPhoto[] = [],
  missing: MissingCounts = NONE_MISSING,
): LeadSummary {
  const { data } = storedEnvelope(row.envelope);
  const first = (...keys: string[]) =>
    keys.map((key) => data[key]).find((value) => typeof value === 'string' && value !== '');
  const text = (...keys: string[]) => String(first(...keys) ?? '');
  return {
    id: row.id,
    receipt: row.receipt,
    formType: row.form_type,
    revision: row.revision,
    receivedAt: row.received_at,
    updatedAt: row.updated_at,
    handled: row.handled === 1,
    spam: markOf(row.spam),
    heldBackFor: signsOf(row.spam),
    delivery: forwardingOf(row.delivery),
    name: text('name') || [text('firstName'), text('lastName')].filter(Boolean).join(' '),
    phone: text('phone'),
    email: text('email'),
    service: text('service', 'serviceType', 'assessmentLevel'),
    job: requestedWorkOf(data),
    suburb: suburbOf(data),
    address: text('address'),
    urgency: answerWords('urgency', data['urgency']),
    message: text('message', 'description', 'concerns', 'feedback'),
    photoCount: photosMeant(data, missing),
    photosTakenBack: missing.takenBack,
    photosRefused: missing.refused,
    photos,
    answerBy: row.answer_by,
    deletionAskedAt: row.deletion_asked_at,
    work: {
      stage: row.stage,
      lostReason: row.lost_reason,
      assignee: row.assignee,
      followUp: row.follow_up,
      quote: quoteOf(row),
      visit: visitOf(row),
      version: row.work_version,
    },
  };
}

type Facts = Pick<SummaryRow, keyof typeof factColumns>;

export function quoteOf(row: Facts): Quote | null {
  const { quote_cents: cents, quote_until: validUntil, quote_note: note } = row;
  return cents === null || validUntil === null ? null : { cents, validUntil, note };
}

export function visitOf(row: Facts): Visit | null {
  const { visit_at: at, visit_minutes: minutes, visit_note: note } = row;
  return at === null || minutes === null ? null : { at, minutes, note };
}
