import { isDeepStrictEqual } from 'node:util';
import { type LeadStage, leadStages, type Replaced } from '#contract/admin/lead-work.ts';
import { businessDay } from '#content/business-time.ts';
import type { LeadChange } from '#contract/admin/leads.ts';
import { leadFormTypeSchema } from '#contract/form-types.ts';
import { z } from '#contract/zod.ts';
import { type Approval, approveLead } from './approval.ts';
import type { Engine, Trx } from './engine.ts';
import { stopLead } from './jobs.ts';
import { addEvents, type Step } from './lead-events.ts';
import { factColumns, quoteOf, visitOf } from './lead-rows.ts';
import { stopNotices } from './notices.ts';
import { OWNER_MARK, signsOf } from './spam-column.ts';
import { inTransaction } from './transaction.ts';
import { twoDigits } from './two-digits.ts';
import { unmarkWaiting } from './unforwarded-photos.ts';
import { addVisitMails, type VisitRecipient } from './visit-mails.ts';

/** Outcome of an owner's change; `isApproved` if it approved a held-back lead. */
export type Changed =
  | { kind: 'changed'; isApproved: boolean }
  | { kind: 'stale' }
  | { kind: 'gone' };

const workRow = z.object({
  stage: z.enum(leadStages),
  lost_reason: z.string(),
  assignee: z.string(),
  follow_up: z.nullable(z.string()),
  work_version: z.int(),
  spam: z.nullable(z.string()),
  reached: z.int(),
  received_at: z.string(),
  answer_by: z.nullable(z.string()),
  contact_delay: z.nullable(z.int()),
  form_type: leadFormTypeSchema,
  revision: z.int(),
  forwarding: z.nullable(z.string()),
  ...factColumns,
});

type Work = z.infer<typeof workRow>;
type ChangeContext = {
  at: number;
  approval: Approval;
  /** Who gets the calendar entry of a changed visit. */
  visitRecipients?: readonly VisitRecipient[];
};

/**
 * Changes a lead at the owner's request and records every step; does nothing if the lead has
 * changed since. A lead that this approves goes where `approval` says in the same transaction.
 */
export function changeLead(
  engine: Engine,
  id: string,
  change: LeadChange,
  { at, approval, visitRecipients = [] }: ChangeContext,
): Promise<Changed> {
  return inTransaction(engine.db, async (trx) => {
    await engine.lockLead(trx, id);
    const before = await workOf(trx, id);
    if (before === null) return { kind: 'gone' };
    const { changeId, ifVersion = before.work_version, by = '' } = change;
    if (await isApplied(trx, changeId)) return { kind: 'changed', isApproved: false };
    const after = changed(before, change);
    if (ifVersion !== before.work_version || isReplaced(before, after, change.was)) {
      return { kind: 'stale' };
    }
    const madeAt = momentOf(change, { from: Date.parse(before.received_at), to: at });
    const steps = [...stepsBetween(before, after), ...notesOf(change)];
    const { spam, stage, lost_reason, assignee, follow_up, reached } = after;
    const isJudged = spam !== before.spam;
    await trx
      .updateTable('leads')
      .set({
        stage,
        lost_reason,
        assignee,
        ...(assignee === before.assignee ? {} : { assignee_id: await idOfPerson(trx, assignee) }),
        follow_up,
        reached,
        ...changedFacts(change),
        ...firstContact(before, stage, madeAt),
        handled: handledIn(stage),
        work_version: before.work_version + 1,
        ...(isJudged ? { spam, judged: 1 } : {}),
      })
      .where('id', '=', id)
      .execute();
    await addEvents(trx, { id, at: madeAt, by, steps });
    if (changeId !== undefined) await noteApplied(trx, { id: changeId, leadId: id, at });
    if (isJudged && spam !== null) {
      await unmarkWaiting(trx, id);
      await stopLead(trx, id, 'cancelled');
      await stopNotices(trx, id);
    }
    const isApproved = isJudged && spam === null;
    if (isApproved) {
      const { form_type: formType, revision, forwarding } = before;
      await approveLead(engine, trx, { id, revision, formType, forwarding }, { ...approval, at });
    }
    if (change.visit !== undefined) {
      await addVisitMails(engine, trx, {
        leadId: id,
        version: before.work_version + 1,
        before: visitOf(before),
        after: visitOf(after),
        recipients: visitRecipients,
        at,
      });
    }
    await engine.publish(trx, { kind: 'changed', lead: id });
    return { kind: 'changed', isApproved };
  });
}

/** For how long the id of an applied change is known, in milliseconds: longer than one waits on a phone. */
const REMEMBERED_MS = 90 * 86_400_000;

async function isApplied(trx: Trx, changeId: string | undefined): Promise<boolean> {
  if (changeId === undefined) return false;
  const row = await trx
    .selectFrom('applied_changes')
    .select('id')
    .where('id', '=', changeId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers that a change was applied; forgets old ones. */
async function noteApplied(trx: Trx, row: { id: string; leadId: string; at: number }) {
  const { id, leadId, at } = row;
  await trx
    .insertInto('applied_changes')
    .values({ id, lead_id: leadId, at: new Date(at).toISOString() })
    .execute();
  await trx
    .deleteFrom('applied_changes')
    .where('at', '<', new Date(at - REMEMBERED_MS).toISOString())
    .execute();
}

/** Whether somebody else has set a value that a change made earlier would replace. */
function isReplaced(before: Work, after: Work, was: Replaced = {}): boolean {
  const values = [
    [was.stage, before.stage, after.stage],
    [was.lostReason, before.lost_reason, after.lost_reason],
    [was.assignee, before.assignee, after.assignee],
    [was.followUp, before.follow_up, after.follow_up],
    [was.quote, quoteOf(before), quoteOf(after)],
    [was.visit, visitOf(before), visitOf(after)],
  ] as const;
  const isSame = isDeepStrictEqual;
  return values.some(
    ([old, now, wanted]) => old !== undefined && !isSame(now, old) && !isSame(now, wanted),
  );
}

/** When a change was made: a phone's clock may be wrong, and nobody worked on a lead before it came. */
function momentOf({ madeAt }: LeadChange, { from, to }: { from: number; to: number }): number {
  return madeAt === undefined ? to : Math.min(to, Math.max(from, Date.parse(madeAt)));
}

/** Value of the column `handled`: whether a lead is no longer new. */
export function handledIn(stage: LeadStage): 0 | 1 {
  return stage === 'new' ? 0 : 1;
}

/** The person of this name; empty if nobody who signs in has it. */
async function idOfPerson(trx: Trx, name: string): Promise<string> {
  if (name === '') return '';
  const row = await trx
    .selectFrom('people')
    .select('id')
    .where(({ fn }) => fn('lower', ['name']), '=', name.toLowerCase())
    .executeTakeFirst();
  return row?.id ?? '';
}

async function workOf(trx: Trx, id: string): Promise<Work | null> {
  const row = await trx
    .selectFrom('leads')
    .select(['stage', 'lost_reason', 'assignee', 'follow_up', 'work_version', 'spam'])
    .select(['reached', 'received_at', 'answer_by', 'contact_delay'])
    .select(['form_type', 'revision', 'delivery as forwarding'])
    .select(['quote_cents', 'quote_until', 'quote_note'])
    .select(['visit_at', 'visit_minutes', 'visit_note'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : workRow.parse(row);
}

function changed(before: Work, change: LeadChange): Work {
  const stage = change.stage ?? stageOf(before.stage, change.handled);
  return {
    ...before,
    stage,
    reached: reachedIn(stage, before.reached),
    lost_reason: stage === 'lost' ? (change.lostReason ?? before.lost_reason) : '',
    assignee: change.assignee ?? before.assignee,
    follow_up: followUpAfter(before, stage, change),
    ...changedFacts(change),
    spam: judged(before.spam, change.spam),
  };
}

const CLOSED: readonly LeadStage[] = ['won', 'lost', 'archived'];

/**
 * Closing a lead ends its follow-up, and a visit is listed on its day, unless the same change sets a
 * day.
 */
function followUpAfter(
  before: Work,
  stage: LeadStage,
  { followUp, visit }: LeadChange,
): string | null {
  if (followUp !== undefined) return followUp;
  if (visit) return businessDay(new Date(visit.at));
  return CLOSED.includes(stage) && stage !== before.stage ? null : before.follow_up;
}

/** The columns of a changed quote and visit. */
function changedFacts({ quote, visit }: LeadChange) {
  return {
    ...(quote === undefined
      ? {}
      : {
          quote_cents: quote?.cents ?? null,
          quote_until: quote?.validUntil ?? null,
          quote_note: quote?.note ?? '',
        }),
    ...(visit === undefined
      ? {}
      : {
          visit_at: visit === null ? null : new Date(visit.at).toISOString(),
          visit_minutes: visit?.minutes ?? null,
          visit_note: visit?.note ?? '',
        }),
  };
}

/** The stages on the way to 'won', in order. */
const WAY: readonly LeadStage[] = ['new', 'contacted', 'visit_booked', 'quoted', 'won'];

/** How far a lead has got: its position on the way; if it left the way, its last position. */
export function reachedIn(stage: LeadStage, before: number): number {
  const index = WAY.indexOf(stage);
  return index === -1 ? before : index;
}

/** Releases before the stages only knew whether a lead was handled. */
function stageOf(stage: LeadStage, handled: boolean | undefined): LeadStage {
  if (handled === undefined || handled === (stage !== 'new')) return stage;
  return handled ? 'archived' : 'new';
}

function judged(before: string | null, isSpam: boolean | undefined): string | null {
  if (isSpam === undefined) return before;
  const isUndecided = signsOf(before).length > 0;
  if (!isUndecided && isSpam === (before !== null)) return before;
  return isSpam ? OWNER_MARK : null;
}

function stepsBetween(before: Work, after: Work): Step[] {
  const steps: Step[] = [];
  const step = (kind: Step['kind'], text: string, reason = '') =>
    steps.push({ kind, text, reason });
  if (after.stage !== before.stage || after.lost_reason !== before.lost_reason)
    step('stage', after.stage, after.lost_reason);
  if (after.assignee !== before.assignee) step('assignee', after.assignee);
  if (after.follow_up !== before.follow_up) step('follow_up', after.follow_up ?? '');
  if (differs(before, after, ['quote_cents', 'quote_until', 'quote_note']))
    step('quote', after.quote_cents === null ? '' : String(after.quote_cents), after.quote_note);
  if (differs(before, after, ['visit_at', 'visit_minutes', 'visit_note']))
    step('visit', after.visit_at ?? '', after.visit_note);
  if (after.spam !== before.spam) step('spam', after.spam === null ? 'genuine' : 'spam');
  return steps;
}

function differs(before: Work, after: Work, columns: readonly (keyof Work)[]): boolean {
  return columns.some((column) => before[column] !== after[column]);
}

function notesOf({ note, review }: LeadChange): Step[] {
  return [
    ...(note === undefined ? [] : [{ kind: 'note' as const, text: note, reason: '' }]),
    ...(review === undefined ? [] : [{ kind: 'review' as const, text: review, reason: '' }]),
  ];
}

type Before = {
  stage: LeadStage;
  received_at: string;
  answer_by: string | null;
  contact_delay: number | null;
};

/**
 * The columns that record a first contact, a lead's first step out of 'new'; none for other steps.
 */
export function firstContact(before: Before, stage: LeadStage, at: number) {
  if (before.stage !== 'new' || stage === 'new' || before.contact_delay !== null) return {};
  const { received_at, answer_by } = before;
  return {
    contact_delay: twoDigits(Math.max(0, at - Date.parse(received_at))),
    contact_kept: answer_by === null ? null : Number(at <= Date.parse(answer_by)),
  };
}
