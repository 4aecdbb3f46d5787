import type { RetentionMonths } from '#contract/admin/retention.ts';

/** Outcomes of leads, by how long they are kept. */
export const outcomeLabels = {
  unanswered: 'Without an outcome',
  lost: 'Lost or archived',
  won: 'Won',
} as const satisfies Record<keyof RetentionMonths, string>;

const leadsOf = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

/** The screen of one person's data, and of how long leads are kept. */
export const personalData = {
  h1: 'Personal data',
  lead: 'What you hold about one person, and how long you keep leads.',
  notDone: 'That did not work',
  person: {
    heading: 'One person’s data',
    text: 'People may ask for a copy of what you hold about them, have it corrected, or have it erased.',
    contact: 'Phone number or e-mail address',
    find: 'Find',
    none: {
      title: 'Nothing found',
      text: 'No lead has this phone number or address. Check how it is written, or ask for the other one.',
    },
    found: (count: number) => `${leadsOf(count)} found`,
    related: 'Shares another phone or address with one of them: tick it if it is the same person',
    receipt: (receipt: string) => `No. ${receipt}`,
    photos: (count: number) => (count === 1 ? '1 photograph' : `${count} photographs`),
    chosen: (count: number) => `${leadsOf(count)} ticked:`,
    copy: 'Copy as a file',
    print: 'Print a copy',
    zip: 'Photographs as zip',
    correct: 'Correct',
    erase: 'Erase for good',
    correction: {
      heading: 'Correct name, phone or e-mail',
      helper: 'Leave a field empty to keep what is there. Webhooks are not sent the correction.',
      name: 'Name',
      phone: 'Phone',
      email: 'E-mail',
      save: 'Save the correction',
    },
    corrected: (count: number) => `Corrected in ${leadsOf(count)}`,
    confirmErase: (count: number) => ({
      title: count === 1 ? 'Erase this lead?' : `Erase ${leadsOf(count)}?`,
      text: 'Versions, notes, photographs and notifications go for good, also from phones and from backups when they are restored. What a webhook has passed on must be erased there.',
      confirm: 'Erase for good',
      cancel: 'Keep',
    }),
    erased: (count: number) => `${leadsOf(count)} erased`,
    printed: {
      title: (firm: string) => `What ${firm} holds about you`,
      at: 'As of',
      version: (number: number) => `Version ${number}`,
      history: 'Our notes',
      photos: 'Photographs, passed on as files',
    },
  },
  retention: {
    heading: 'How long leads are kept',
    text: 'Counted in months from the last change, visit or note. Every day, older leads are erased for good, with their photographs.',
    off: 'Off: nothing is erased automatically.',
    on: 'On: older leads are erased every day.',
    lastRun: (day: string, erased: number) => `Last run ${day}: ${leadsOf(erased)} erased.`,
    months: (label: string) => `${label}, months`,
    policy: (label: string, months: number) =>
      `${label}: longer than the ${months} months of your privacy policy.`,
    dryRun: 'Show what would be erased',
    wouldErase: 'The first run would erase:',
    accept: 'Switch on with these months',
    switchOff: 'Switch off',
    accepted: 'Switched on. The first run is within an hour.',
    switchedOff: 'Switched off. Nothing is erased automatically.',
    count: leadsOf,
    loading: 'Loading how long leads are kept',
    failed: { title: 'The setting could not be loaded', button: 'Try Again' },
  },
} as const;
