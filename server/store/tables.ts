import type { Generated } from 'kysely';

/** Rows of both engines, written by `node scripts/store-tables.ts` from the migrations. */
export type Tables = {
  applied_changes: {
    id: string;
    lead_id: string;
    at: string;
  };
  attempts: {
    id: Generated<number>;
    job_id: number;
    at: string;
    host: string;
    result: string;
    status: number | null;
    error: string | null;
    duration_ms: number;
  };
  audit: {
    id: Generated<number>;
    at: string;
    day: string;
    actor: string;
    network: string;
    kind: string;
    subject: string;
    old_value: string;
    new_value: string;
  };
  confirmations: {
    address: string;
    lead_id: string;
    at: number;
  };
  content_revisions: {
    seq: Generated<number>;
    id: string;
    kind: string;
    slug: string;
    base: string | null;
    state: string;
    data: string | null;
    author: string;
    at: string;
  };
  content_uploads: {
    id: string;
    hash: string;
    width: number;
    height: number;
    widths: string;
    placeholder: string;
    uploaded_at: number;
  };
  devices: {
    id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    name: string;
    muted: string;
    added_at: number;
    summary: number | null;
    alerts: number | null;
    person_id: Generated<string>;
  };
  error_feedback: {
    id: Generated<number>;
    error_id: number | null;
    feedback: string;
    received_at: string;
  };
  error_ids: {
    seq: Generated<number>;
    client_id: string;
    error_id: number;
  };
  errors: {
    id: Generated<number>;
    fingerprint: string;
    record: string;
    count: number;
    first_seen_at: string;
    last_seen_at: string;
    resolved: number;
  };
  first_contacts: {
    period: string;
    delay: number;
    kept: number;
    slot: number;
    leads: Generated<number>;
  };
  funnel: {
    period: string;
    form_type: string;
    service: string;
    area: string;
    slot: number;
    leads: Generated<number>;
    contacted: Generated<number>;
    visit_booked: Generated<number>;
    quoted: Generated<number>;
    won: Generated<number>;
  };
  jobs: {
    id: Generated<number>;
    lead_id: string;
    revision: number;
    form_type: string;
    state: string;
    tries: number;
    queued_at: number;
    next_attempt_at: number;
    event: string | null;
    last_tried: string | null;
  };
  lead_counts: {
    form_type: string;
    slot: number;
    total: Generated<number>;
    open: Generated<number>;
    handled: Generated<number>;
    held_back: Generated<number>;
    spam: Generated<number>;
    waiting: Generated<number>;
    undeliverable: Generated<number>;
  };
  lead_events: {
    id: Generated<number>;
    lead_id: string;
    at: string;
    author: string;
    kind: string;
    text: string;
    reason: string;
  };
  leads: {
    seq: Generated<number>;
    id: string;
    receipt: string;
    form_type: string;
    revision: number;
    received_at: string;
    updated_at: string;
    day: string;
    handled: Generated<number>;
    spam: string | null;
    judged: Generated<number>;
    search_text: string;
    delivery: string | null;
    failed: Generated<number>;
    first_attempt: number | null;
    first_delay: Generated<number>;
    stage: Generated<string>;
    lost_reason: Generated<string>;
    assignee: Generated<string>;
    follow_up: string | null;
    work_version: Generated<number>;
    answer_by: string | null;
    service: Generated<string>;
    area: Generated<string>;
    reached: Generated<number>;
    contact_delay: number | null;
    contact_kept: number | null;
    lock: string | null;
    source: Generated<string>;
    phone_key: Generated<string>;
    email_key: Generated<string>;
    quote_cents: number | null;
    quote_until: string | null;
    quote_note: Generated<string>;
    visit_at: string | null;
    visit_minutes: number | null;
    visit_note: Generated<string>;
    assignee_id: Generated<string>;
    deletion_asked_at: string | null;
  };
  notices: {
    id: Generated<number>;
    topic: string;
    lead_id: string | null;
    channel: string;
    recipient: string;
    message: string | null;
    state: string;
    tries: number;
    queued_at: number;
    next_attempt_at: number;
    tried_at: number | null;
    failure: string | null;
  };
  passkeys: {
    id: string;
    person_id: string;
    public_key: string;
    counter: number;
    transports: string;
    name: string;
    added_at: number;
    used_at: number | null;
  };
  people: {
    id: string;
    name: string;
    email: string;
    role: string;
    password_hash: string;
    totp_secret: Generated<string>;
    totp_step: Generated<number>;
    added_at: number;
  };
  person_links: {
    lead_id: string;
    other_id: string;
    is_same: number;
  };
  photos: {
    lead_id: string;
    hash: string;
    position: number;
    caption: string;
    width: number;
    height: number;
    upload_bytes: number;
    received_at: number;
    told: Generated<number>;
    lock: string | null;
    origin: string | null;
  };
  photos_taken_back: {
    lead_id: string;
    hash: string;
    taken_back_at: number;
    refused: Generated<number>;
  };
  recovery_codes: {
    hash: string;
    person_id: string;
  };
  rollups: {
    period: string;
    slot: number;
    total: Generated<number>;
    spam: Generated<number>;
    known: Generated<number>;
    later: Generated<number>;
    delivered: Generated<number>;
    waiting: Generated<number>;
    undeliverable: Generated<number>;
    failed: Generated<number>;
    forms: Generated<string>;
    delays: Generated<string>;
  };
  sessions: {
    token_hash: string;
    started_at: number;
    seen_at: number;
    person_id: Generated<string>;
    device: Generated<string>;
    place: Generated<string>;
  };
  settings: {
    key: string;
    value: string;
  };
  single_use_tokens: {
    hash: string;
    id: string;
    kind: string;
    person_id: string | null;
    details: string;
    expires_at: number;
  };
  stage_counts: {
    form_type: string;
    stage: string;
    slot: number;
    leads: Generated<number>;
  };
  tombstones: {
    id: string;
    receipt: string;
    received_at: string;
    revision: number;
  };
  versions: {
    lead_id: string;
    revision: number;
    content_hash: string;
    envelope: string;
    received_at: string;
    attempt: number | null;
    delay_ms: number;
  };
  webhooks: {
    form_type: string;
    url: string;
  };
};
