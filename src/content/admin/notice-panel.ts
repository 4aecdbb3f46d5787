import type { FurtherNotice, NoticePanel } from '#contract/admin/notices.ts';
import { business } from '../business.ts';
import type { Toast } from '../forms/types.ts';

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
  '404': 'The browser takes no notices any more; it has been removed.',
  '410': 'The browser takes no notices any more; it has been removed.',
};

const NOT_SAVED = 'Not saved. Leave the field again to try once more.';

function failureWords(failure: string | null): string {
  if (failure === null) return '';
  const answered = /^\d+$/.test(failure) ? `The answer was ${failure}.` : `It failed: ${failure}.`;
  return failures[failure] ?? answered;
}

/** The screen on which the owner settles who is told of leads. */
export const noticePanel = {
  h1: 'Who is told of leads',
  lead: 'By e-mail and on your devices, within seconds. What is held back tells nobody.',
  loading: 'Loading who is told',
  failed: { title: 'Who is told could not be loaded', button: 'Try Again' },
  forms: {
    summary: 'Forms, summary and alerts',
    legend: (who: string) => `Forms of which ${who} is told`,
    further: (who: string) => `What else ${who} is told`,
  },
  further: {
    summary: 'Each morning at 7:00: what is unanswered or to be followed up',
    alerts: 'At once: what goes wrong behind the scenes',
  } satisfies Record<FurtherNotice, string>,
  mail: {
    heading: 'By e-mail',
    missing: (names: NoticePanel['mailMissing']) =>
      `No e-mail goes out: ${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} not set on the server.`,
    missingTitle: 'E-mail is not set up',
    noAddress:
      'Links in e-mails have no address to begin with: the site was built without its own (VITE_SITE_URL).',
    none: 'Nobody is told by e-mail.',
    label: 'E-mail address',
    wrong: 'Please enter an e-mail address.',
    add: 'Add',
    test: 'Send a test',
    remove: 'Remove',
  },
  devices: {
    heading: 'On this and other devices',
    text: 'A notification says form, job and suburb, and no name. It has buttons to call and to be told again in an hour.',
    on: 'Tell me on this device',
    none: 'No device is told.',
    here: 'this device',
    unsupported:
      'This browser takes no pushed notices. On an iPhone, add the site to the home screen first and open it from there.',
    denied: 'Notifications of this site are blocked in the browser’s settings.',
    notReady: 'The site’s worker is not running in this browser. Load the page again.',
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
    text: `By ${business.city}’s clock. What comes meanwhile is told when they end.`,
    on: 'Tell nobody during these hours',
    from: 'From',
    to: 'To',
    failed: NOT_SAVED,
    first: { from: '21:00', to: '06:30' },
  },
  also: {
    heading: 'Also told',
    text: 'Each address and device above says for itself whether it gets the morning’s summary, and whether it hears of what goes wrong: forwarding that has failed for an hour or has been refused, a disk that is nearly full, a backup that is overdue or was never made, another device that takes no notices any more. Nobody is told when there is nothing to say.',
    backupDays: 'A backup is overdue after so many days',
    failed: NOT_SAVED,
    noBackup: 'No backup yet: docs/deploy/README.md says how to make one every night.',
    lastBackup: (moment: string) => `Last backup: ${moment}.`,
  },
  toasts: {
    saved: { variant: 'success', title: 'Saved' },
    tested: {
      variant: 'success',
      title: 'Test sent',
      description: 'It was taken. It should be there within a minute.',
    },
    testFailed: (failure: string | null): Toast => ({
      variant: 'error',
      title: 'The test did not go out',
      description: failureWords(failure),
    }),
    deviceAdded: { variant: 'success', title: 'This device is told from now on' },
    failed: (reason: string): Toast => ({
      variant: 'error',
      title: 'That did not work',
      description: reason,
    }),
  },
} as const;
