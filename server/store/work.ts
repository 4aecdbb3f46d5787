import {
  type LeadEvent,
  leadEventSchema,
  type LeadStage,
  leadStages,
} from '#contract/admin/lead-work.ts';
import type { LeadChange } from '#contract/admin/leads.ts';
import { formTypeSchema } from '#contract/form-types.ts';
import { z } from '#contract/zod.ts';
import { type Approval, approveLead } from './approval.ts';
import type { Db, Engine, Trx } from './engine.ts';
import { stopLead } from './jobs.ts';
import { stopNotices } from './notices.ts';
import { OWNER_MARK, signsOf } from './spam-column.ts';
import { inTransaction } from './transaction.ts';
import { twoDigits } from './two-digits.ts';
import { unmarkWaiting } from './unforwarded-photos.ts';

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
  form_type: formTypeSchema,
  revision: z.int(),
  forwarding: z.nullable(z.string()),
});

type Work = z.infer<typeof workRow>;
type Step = Pick<LeadEvent, 'kind' | 'text' | 'reason'>;

/**
 * Changes a lead at the owner's request and records every step; does nothing if the lead has
 * changed since. A lead that this approves goes where `approval` says in the same transaction.
 */
export function changeLead(
  engine: Engine,
  id: string,
  change: LeadChange,
  { at, approval }: { at: number; approval: Approval },
): Promise<Changed> {
  return inTransaction(engine.db, async (trx) => {
    await engine.lockLead(trx, id);
    const before = await workOf(trx, id);
    if (before === null) return { kind: 'gone' };
    const { ifVersion = before.work_version, by = '' } = change;
    if (ifVersion !== before.work_version) return { kind: 'stale' };
    const after = changed(before, change);
    const steps = [...stepsBetween(before, after), ...notesOf(change)];
    const { spam, stage, lost_reason, assignee, follow_up, reached } = after;
    const isJudged = spam !== before.spam;
    await trx
      .updateTable('leads')
      .set({
        stage,
        lost_reason,
        assignee,
        follow_up,
        reached,
        ...firstContact(before, stage, at),
        handled: handledIn(stage),
        work_version: before.work_version + 1,
        ...(isJudged ? { spam, judged: 1 } : {}),
      })
      .where('id', '=', id)
      .execute();
    await writeDown(trx, { id, at, by, steps });
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
    await engine.publish(trx, { kind: 'changed', lead: id });
    return { kind: 'changed', isApproved };
  });
}

/** Value of the column `handled`: whether a lead is no longer new. */
export function handledIn(stage: LeadStage): 0 | 1 {
  return stage === 'new' ? 0 : 1;
}

async function workOf(trx: Trx, id: string): Promise<Work | null> {
  const row = await trx
    .selectFrom('leads')
    .select(['stage', 'lost_reason', 'assignee', 'follow_up', 'work_version', 'spam'])
    .select(['reached', 'received_at', 'answer_by', 'contact_delay'])
    .select(['form_type', 'revision', 'delivery as forwarding'])
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
    follow_up: change.followUp === undefined ? before.follow_up : change.followUp,
    spam: judged(before.spam, change.spam),
  };
}

/** The stages on the way to 'won', in order. */
const WAY: readonly LeadStage[] = ['new', 'contacted', 'visit_booked', 'quoted', 'won'];

/** How far a lead has got: its position on the way; if it left the way, its last position. */
function reachedIn(stage: LeadStage, before: number): number {
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
  if (after.spam !== before.spam) step('spam', after.spam === null ? 'genuine' : 'spam');
  return steps;
}

function notesOf({ note }: LeadChange): Step[] {
  return note === undefined ? [] : [{ kind: 'note', text: note, reason: '' }];
}

type Written = { id: string; at: number; by: string; steps: readonly Step[] };

async function writeDown(trx: Trx, { id, at, by, steps }: Written): Promise<void> {
  if (steps.length === 0) return;
  const row = { lead_id: id, at: new Date(at).toISOString(), author: by };
  await trx
    .insertInto('lead_events')
    .values(steps.map((step) => ({ ...row, ...step })))
    .execute();
}

/** Every step of the work on a lead, oldest first. */
export async function eventsOf(db: Db, id: string): Promise<LeadEvent[]> {
  const rows = await db
    .selectFrom('lead_events')
    .select(['id', 'at', 'author', 'kind', 'text', 'reason'])
    .where('lead_id', '=', id)
    .orderBy('id')
    .execute();
  return z.array(leadEventSchema).parse(rows);
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
