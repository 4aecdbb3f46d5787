import { newLead } from '../../faults/server/ledger.ts';
import { contentHash } from '../../../server/store/hashes.ts';
import { searchText } from '../../../src/contract/admin/search-words.ts';
import { businessDay } from '../../../src/content/business-time.ts';
import type { Tables } from '../../../server/store/tables.ts';
import type { Row } from '../../../server/transfer/rows.ts';
import { leadRequestSchema } from '../../../src/contract/envelope.ts';

/** Days over which the stored leads have come. */
const DAYS = 400;
const DAY_MS = 86_400_000;
/** One of so many leads has the rare word, and a further one the spam mark. */
const RARE_EVERY = 10_000;
const SPAM_EVERY = 50;
/** The first leads of all have the rare word and are somebody's: as many fill a page at every size. */
const PAGE = 50;
/** One of so many is somebody's, and one of so many has a follow-up, which for half of them is a visit. */
const MINE_EVERY = 500;
const DUE_EVERY = 200;
const WEEK_DAYS = 7;

/** A word that every lead has, one that few have, and who has some of them in hand. */
export const words = { common: 'parapet', rare: 'gargoyle', owner: 'Daniel' } as const;

function stageOf(index: number): string {
  if (index % 2 === 0) return 'new';
  return index % (2 * DUE_EVERY) === 1 ? 'visit_booked' : 'archived';
}

const receiptOf = (index: number) =>
  index
    .toString(36)
    .toUpperCase()
    .padStart(12, '0')
    .replaceAll(/(.{4})(?=.)/g, '$1-');
const idOf = (index: number) => `00000000-0000-4000-8000-${index.toString(16).padStart(12, '0')}`;

/** The rows of one stored lead, the newest of `count`s being today's. */
export function rowsOf(index: number, now: number): { lead: Row; version: Row } {
  const id = idOf(index);
  const receivedAt = now - ((index * 7919) % DAYS) * DAY_MS - (index % 86_400) * 1000;
  const { envelope } = leadRequestSchema.parse(JSON.parse(newLead(id).body));
  const isOfFirst = index <= PAGE;
  const message = isOfFirst || index % RARE_EVERY === 0 ? ` It has a ${words.rare}.` : '';
  const told = `${String('message' in envelope.data ? envelope.data.message : '')}${message}`;
  const sent = {
    ...envelope,
    timestamp: new Date(receivedAt - 900).toISOString(),
    data: { ...envelope.data, message: told, name: `Maeve Stone${index % 5000}` },
  };
  const at = new Date(receivedAt).toISOString();
  const receipt = receiptOf(index);
  const lead = {
    seq: index,
    id,
    receipt,
    form_type: index % 3 === 0 ? 'assessment_popup' : 'hero_contact',
    revision: 1,
    received_at: at,
    updated_at: at,
    day: businessDay(receivedAt),
    handled: index % 2,
    stage: stageOf(index),
    lost_reason: '',
    work_version: 0,
    answer_by: new Date(receivedAt + DAY_MS).toISOString(),
    assignee_id: '',
    assignee: isOfFirst || index % MINE_EVERY === 0 ? words.owner : '',
    follow_up: index % DUE_EVERY === 1 ? businessDay(now + (index % WEEK_DAYS) * DAY_MS) : null,
    spam: index % SPAM_EVERY === 1 ? 'owner' : null,
    judged: 0,
    search_text: searchText(sent, receipt),
    delivery: null,
    failed: 0,
    first_attempt: index % 20 === 0 ? 2 : 1,
    first_delay: 900 + (index % 90) * 10,
    service: '',
    area: '',
    reached: index % (2 * DUE_EVERY) === 1 ? 2 : index % 2,
    contact_delay: index % 2 === 0 ? null : (index % 90) * 60_000,
    lock: null,
    source: '',
    phone_key: '',
    email_key: '',
    quote_cents: null,
    quote_until: null,
    quote_note: '',
    visit_at: null,
    visit_minutes: null,
    visit_note: '',
    deletion_asked_at: null,
    contact_kept: index % 2 === 0 ? null : index % 3 === 0 ? 0 : 1,
    // Every column: a new one that is missing here does not compile.
  } satisfies Record<keyof Tables['leads'], Row[string]>;
  const version = {
    lead_id: id,
    revision: 1,
    content_hash: contentHash(envelope),
    envelope: JSON.stringify(sent),
    received_at: at,
    attempt: 1,
    delay_ms: 900,
  };
  return { lead, version };
}
