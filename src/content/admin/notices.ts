import type { noticeChannels, noticeStates } from '#contract/admin/notices.ts';

/** Notifications of a lead, by e-mail and by push. */
export const noticeWords = {
  /** Without the visitor's name: a subject is read over shoulders and on locked screens. */
  summary: ({ job, suburb, form }: { job: string; suburb: string; form: string }) => {
    const what = [job, suburb].filter((part) => part !== '').join(', ');
    return what === '' ? form : `${what} (${form})`;
  },
  /** In the place of a job that is none of the site's: whoever sends it could write anything there. */
  unlistedJob: 'A request',
  title: (summary: string) => `New lead: ${summary}`,
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
      title: `Forwarding fails: ${form}`,
      text: `For an hour or longer the webhook of ${form} has taken nothing: ${count === 1 ? '1 lead waits' : `${count} leads wait`}. They are in the inbox and are tried again by themselves. Look at the webhook’s address and send a test.`,
    }),
    undeliverable: (form: string, count: number) => ({
      title: `Not forwarded: ${form}`,
      text: `The webhook of ${form} has refused ${count === 1 ? '1 lead' : `${count} leads`}, so nothing is tried again. They are in the inbox. Mend the webhook, then send them again from there.`,
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
      title: `Takes no notices any more: ${name}`,
      text: `The browser of “${name}” no longer takes notices, so it was removed from the list: it has been uninstalled or reset, or notices are forbidden there. If it is still in use, turn notices on there once more.`,
    }),
    open: 'Open the office:',
  },
  /** Over the lead that a notice has led to. */
  linked: 'New lead',
  mail: {
    form: 'Form',
    receipt: 'Receipt',
    arrived: 'Arrived',
    open: 'Open it in the inbox:',
    reply: 'A reply to this e-mail goes to the visitor.',
  },
  /** A lead's notifications, on its own screen. */
  history: {
    heading: 'Notifications',
    channels: {
      email: 'E-mail',
      push: 'Notification',
      confirmation: 'Confirmation to the visitor',
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
