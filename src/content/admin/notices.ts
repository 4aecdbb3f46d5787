import type {
  FurtherNotice,
  noticeChannels,
  NoticeSetup,
  noticeStates,
} from '#contract/admin/notices.ts';
import { business } from '../business.ts';
import type { Toast } from '../forms/types.ts';

/** Notifications of a lead, by e-mail and by push. */
export const noticeWords = {
  /** Without the visitor's name: a subject is read over shoulders and on locked screens. */
  summary: ({ job, suburb, form }: { job: string; suburb: string; form: string }) => {
    const what = [job, suburb].filter((part) => part !== '').join(', ');
    return what === '' ? form : `${what} (${form})`;
  },
  /** In the place of a job that is none of the site's: whoever sends it could write anything there. */
  unlistedJob: 'A request',
  title: (summary: string, receipt: string) => `New lead: ${summary}, ${receipt}`,
  testMail: {
    subject: 'Test: lead notifications',
    text: 'This is a test from the admin. Notifications of new leads go to this address.\n',
  },
  testPush: { title: 'Test', body: 'Notifications of new leads appear on this device.' },
  push: { title: 'New lead', call: 'Call', later: 'Later' },
  /** Each morning: what waits for an answer, without a word of who sent it. */
  morning: {
    title: (open: number, due: number) =>
      [
        open === 0 ? '' : open === 1 ? '1 lead is unanswered' : `${open} leads are unanswered`,
        due === 0 ? '' : due === 1 ? '1 is to be followed up' : `${due} are to be followed up`,
      ]
        .filter((part) => part !== '')
        .join(', '),
    unanswered: 'Unanswered, the longest waiting first:',
    due: 'To follow up today:',
    line: (summary: string, since: string) => `- ${summary}, since ${since}`,
    more: (count: number) => `and ${count} more`,
  },
  /** What goes wrong behind the scenes, and what to do. */
  alerts: {
    stuck: (form: string, count: number) => ({
      title: `Forwarding is failing: ${form}`,
      text: `For an hour or longer the webhook of ${form} has taken nothing: ${count === 1 ? '1 lead waits' : `${count} leads wait`}. They are under Leads and are tried again automatically. Look at the webhook’s address and send a test.`,
    }),
    undeliverable: (form: string, count: number) => ({
      title: `Not forwarded: ${form}`,
      text: `The webhook of ${form} has refused ${count === 1 ? '1 lead' : `${count} leads`}, so nothing is tried again. They are under Leads. Fix the webhook, then send them again from there.`,
    }),
    disk: (free: string) => ({
      title: 'The server’s disk is nearly full',
      text: `${free} are left. When nothing is left, leads wait on the visitors’ phones until there is room again. Make room, or a larger disk.`,
    }),
    backup: (last: string, days: number) => ({
      title: 'The backup is overdue',
      text: `The last one was made on ${last}; it must be no older than ${days === 1 ? 'a day' : `${days} days`}. Check that npm run backup still runs every night, and that its disk has room.`,
    }),
    noBackup: {
      title: 'There is no backup',
      text: 'Leads, photographs and settings are on this server alone: if its disk fails, they are gone. Run npm run backup every night; docs/deploy/README.md says how.',
    },
    many: (singly: number) => ({
      title: 'Many new leads',
      text: `More than ${singly} leads have arrived within an hour. The others of this hour are in the inbox without a notice of their own.`,
    }),
    deviceLost: (name: string) => ({
      title: `Accepts no more notices: ${name}`,
      text: `The browser of “${name}” no longer takes notices, so it was removed from the list: it has been uninstalled or reset, or notices are forbidden there. If it is still in use, turn notices on there once more.`,
    }),
    open: 'Open the office:',
  },
  /** To the person a lead has been assigned to, by somebody else. */
  assigned: (what: string, by: string) => ({
    title: `Assigned to you: ${what}`,
    text: by === '' ? 'This lead is now yours.' : `${by} has assigned this lead to you.`,
  }),
  deletionAsked: (what: string) => ({
    title: `Asked to be deleted: ${what}`,
    text: 'The person who sent this request wants it deleted. Finish what is under way, tell them, then delete the lead.',
  }),
  /** Of a lead that nobody has answered, before it is late and when it is. */
  late: {
    half: (what: string, by: string) => ({
      title: `Not answered yet: ${what}`,
      text: `Half of the promised time has passed. An answer was promised by ${by}.`,
    }),
    late: (what: string, by: string) => ({
      title: `Late: ${what}`,
      text: `An answer was promised by ${by}, and nobody has answered.`,
    }),
  },
  mail: {
    form: 'Form',
    receipt: 'Receipt',
    arrived: 'Arrived',
    open: 'Open the lead:',
    reply: 'A reply to this e-mail goes to the visitor.',
  },
  /** A lead's notifications, on its own screen. */
  history: {
    heading: 'Notifications',
    channels: {
      email: 'E-mail',
      push: 'Notification',
      confirmation: 'Confirmation to the visitor',
      visit: 'Calendar entry of the visit',
    } satisfies Record<(typeof noticeChannels)[number], string>,
    states: {
      waiting: 'Waiting',
      sent: 'Sent',
      failed: 'Failed',
      cancelled: 'Cancelled',
    } satisfies Record<(typeof noticeStates)[number], string>,
    columns: { who: 'Who', how: 'How', state: 'State', at: 'Last attempt', answer: 'Answer' },
    deviceGone: 'A device that was removed',
    next: (moment: string) => `next attempt ${moment}`,
    attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  },
} as const;

/** What 404 and 410 of a push service mean. */
const DEVICE_REMOVED = 'The browser no longer accepts notifications; the device was removed.';

const failures: Readonly<Record<string, string>> = {
  not_set_up: 'The server has no mail server to send through.',
  EAUTH: 'The mail server refused the user name or password.',
  ECONNECTION: 'The mail server could not be reached.',
  ESOCKET: 'The connection to the mail server broke.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  EDNS: 'The name of the mail server could not be found.',
  ETLS: 'No secure connection to the mail server could be made.',
  private_address: 'The push service is at a private address, which is not called.',
  timeout: 'The push service did not answer in time.',
  name_not_found: 'The name of the push service could not be found.',
  '404': DEVICE_REMOVED,
  '410': DEVICE_REMOVED,
};

const NOT_SAVED = 'Not saved. Leave the field again to try once more.';

function failureWords(failure: string | null): string {
  if (failure === null) return '';
  const answered = /^\d+$/.test(failure) ? `The answer was ${failure}.` : `It failed: ${failure}.`;
  return failures[failure] ?? answered;
}

/** The screen where the owner chooses who is notified of leads. */
export const noticesPage = {
  h1: 'Notifications',
  lead: 'New leads are sent to your e-mail and devices within seconds. Held-back leads are not.',
  loading: 'Loading notification settings',
  failed: { title: 'Notification settings could not be loaded', button: 'Try Again' },
  forms: {
    summary: 'Forms, summary and alerts',
    legend: (who: string) => `Notify ${who} of leads from`,
    further: (who: string) => `Other notifications for ${who}`,
  },
  further: {
    summary: 'Every morning at 7:00: unanswered leads and follow-ups',
    alerts: 'At once: problems with webhooks, backups, the disk or a device',
  } satisfies Record<FurtherNotice, string>,
  mail: {
    heading: 'By e-mail',
    missing: (names: NoticeSetup['mailMissing']) =>
      `No e-mail is sent: ${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} not set on the server.`,
    missingTitle: 'E-mail is not set up',
    noAddress:
      'Links in e-mails have no address to begin with: the site was built without its own (VITE_SITE_URL).',
    none: 'Nobody is notified by e-mail.',
    label: 'E-mail address',
    wrong: 'Please enter an e-mail address.',
    add: 'Add',
    test: 'Send a test',
    remove: 'Remove',
  },
  devices: {
    heading: 'On this and other devices',
    text: 'A notification shows the form, job and suburb, never a name. Its buttons call the visitor or remind you in an hour.',
    on: 'Notify me on this device',
    none: 'No device is notified.',
    here: 'this device',
    unsupported:
      'This browser does not support push notifications. On an iPhone, add the site to the home screen first and open it from there.',
    denied: 'Notifications of this site are blocked in the browser’s settings.',
    notReady: 'The site’s service worker is not running in this browser. Load the page again.',
    silent:
      'The push service of this browser has not answered. Check the connection and press the button again.',
    test: 'Send a test',
    remove: 'Remove',
    names: {
      iphone: 'iPhone or iPad',
      android: 'Android device',
      mac: 'Mac',
      windows: 'Windows computer',
      other: 'Browser',
    },
  },
  quiet: {
    heading: 'Quiet hours',
    text: `By ${business.city}’s clock. Notifications wait until these hours end.`,
    on: 'Send no notifications during these hours',
    from: 'From',
    to: 'To',
    failed: NOT_SAVED,
    first: { from: '21:00', to: '06:30' },
  },
  also: {
    heading: 'Summary and alerts',
    text: 'Choose for each address and device above whether it gets the morning summary and alerts. Alerts report leads that no webhook has accepted for an hour, a disk that is nearly full, a missing backup, and a device that no longer accepts notifications.',
    backupDays: 'Days until a missing backup is reported',
    failed: NOT_SAVED,
    noBackup: 'No backup yet: docs/deploy/README.md says how to make one every night.',
    lastBackup: (moment: string) => `Last backup: ${moment}.`,
  },
  toasts: {
    saved: { variant: 'success', title: 'Saved' },
    tested: {
      variant: 'success',
      title: 'Test sent',
      description: 'It was accepted and should arrive within a minute.',
    },
    testFailed: (failure: string | null): Toast => ({
      variant: 'error',
      title: 'The test could not be sent',
      description: failureWords(failure),
    }),
    deviceAdded: { variant: 'success', title: 'This device now gets notifications' },
    failed: (reason: string): Toast => ({
      variant: 'error',
      title: 'That did not work',
      description: reason,
    }),
  },
} as const;
