import type { AuditEntry, AuditKind } from '#contract/admin/audit.ts';
import { webhookKeySchema } from '#contract/form-types.ts';
import { BUSINESS_TIME_ZONE } from '../business-time.ts';
import { exportMoment } from './export.ts';
import { outcomeLabels } from './personal-data.ts';
import { leadForms } from './lead-forms.ts';

const kinds: Readonly<Record<AuditKind, string>> = {
  sign_in: 'Signed in',
  sign_in_refused: 'Sign-in refused',
  sign_out: 'Signed out',
  export: 'Exported',
  import: 'Imported',
  erasure: 'Erased',
  correction: 'Corrected',
  settings: 'Setting changed',
  webhooks: 'Webhook changed',
  people: 'People changed',
  content: 'Site changed',
  backup: 'Backed up',
};

/** Names of what entries are about; receipt numbers and names of people stand for themselves. */
const subjects: Readonly<Record<string, string>> = {
  leads: 'Leads as CSV',
  photos: 'Photographs',
  retention: 'Old leads erased',
  person: 'One person’s data',
  restored: 'A backup was restored',
  audit: 'Audit log as CSV',
  answers: 'Texts for answers',
  visits_feed: 'Calendar address of the visits',
  busy_calendar: 'Calendar with the busy times',
  device: 'Device with notifications',
  recipients: 'Recipients by e-mail',
  quietHours: 'Quiet hours',
  summary: 'Morning summary',
  alerts: 'Alerts',
  backupDays: 'Days without a backup before an alert',
  confirmations: 'Confirmations to visitors',
  confirmation_text: 'Text of confirmations',
  secret: 'Signing secret',
  invitation: 'An invitation',
  owner: 'The first owner',
  all: 'All other forms',
};

const contentNames: Readonly<Record<string, string>> = {
  project: 'Project',
  testimonial: 'Testimonial',
};

const outcomeNames: Readonly<Record<string, string>> = outcomeLabels;

const values: Readonly<Record<string, string>> = {
  all: 'All',
  filtered: 'The filtered ones',
  asked_by_sender: 'At the request of its sender',
  more: 'More refused sign-ins in this hour are not listed',
  new: 'A new one',
  off: 'Switched off',
  shown: 'Shown',
  owner: 'Owner',
  office: 'Office',
  'invited owner': 'Invited as owner',
  'invited office': 'Invited as office',
  withdrawn: 'Withdrawn',
  published: 'Published',
  joined: 'Joined by their link',
  removed: 'Removed',
  profile: 'Name and address',
  password: 'New password',
  codes_on: 'Codes switched on',
  codes_off: 'Codes switched off',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  reset: 'Reset on the server',
  true: 'On',
  false: 'Off',
};

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const nameOf = (names: Readonly<Record<string, string>>, key: string): string => names[key] ?? key;

/** An entry in words; a later release's codes are shown as they are. */
export const auditWords = {
  /** Without a name, it was the owner on a device that did not say, or the server by itself. */
  actor: ({ actor, network }: Pick<AuditEntry, 'actor' | 'network'>): string =>
    actor || (network === '' ? 'Server' : 'Owner'),
  kind: (kind: string): string => nameOf(kinds, kind),
  subject: ({ kind, subject }: Pick<AuditEntry, 'kind' | 'subject'>): string => {
    const [name = '', form] = subject.split(':');
    if (name === 'retention' && form !== undefined)
      return `${subjects[name]}: ${nameOf(outcomeNames, form)}`;
    if (name === 'confirmation' && form !== undefined) return `Confirmation: ${formName(form)}`;
    if (kind === 'content') return `${nameOf(contentNames, name)}: ${form ?? ''}`;
    return kind === 'webhooks' ? formName(subject) : nameOf(subjects, subject);
  },
  value: (value: string): string =>
    MOMENT.test(value) ? exportMoment(value) : nameOf(values, value),
  /** What changed, in one line; empty if the entry has no values. */
  change: (from: string, to: string): string => {
    const [before, after] = [auditWords.value(from), auditWords.value(to)];
    if (before === '' || after === '') return before === '' ? after : `${before} removed`;
    return `from ${before} to ${after}`;
  },
} as const;

function formName(key: string): string {
  const { data } = webhookKeySchema.safeParse(key);
  return data === undefined || data === 'all' ? nameOf(subjects, key) : leadForms[data].label;
}

/** The screen of the audit log. */
export const auditScreen = {
  h1: 'Audit log',
  lead: 'Who signed in, exported, erased or changed what, for two years. Nobody can edit it.',
  filters: 'Filter the audit log',
  kind: 'What',
  allKinds: 'Everything',
  since: 'From day',
  until: 'To day',
  exportCsv: 'Export as CSV',
  notSaved: 'That did not work',
  more: 'Show more',
  empty: {
    title: 'No entries',
    text: 'Nothing was recorded of this kind in this time.',
  },
  loading: 'Loading the audit log',
  failed: { title: 'The audit log could not be loaded', button: 'Try Again' },
} as const;

/** Columns of the exported audit log, in order. */
export const auditColumns = {
  at: `When (${BUSINESS_TIME_ZONE})`,
  actor: 'Who',
  kind: 'What',
  subject: 'Of what',
  from: 'From',
  to: 'To',
  network: 'Network',
} as const satisfies Partial<Record<keyof AuditEntry, string>>;
