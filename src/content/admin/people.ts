import { adminAppNames } from './app.ts';

/** Where somebody signed in: what their browser calls itself, and their network. */
export const whereabouts = {
  device: (browser: string | undefined, system: string | undefined) =>
    browser === undefined && system === undefined
      ? 'Unknown browser'
      : system === undefined
        ? (browser ?? '')
        : `${browser ?? 'Browser'} on ${system}`,
  network: (beginning: string) => `Network ${beginning}`,
  localNetwork: 'Local network',
  thisMachine: 'The server’s own machine',
} as const;

/** E-mails with a link that works once; the link follows the text. */
export const linkMails = {
  invitation: (name: string, by: string) => ({
    subject: `You are invited: ${adminAppNames.name}`,
    text: `Hello ${name}\n\n${by === '' ? 'The owner' : by} invites you to ${adminAppNames.name}. Choose a password with this link. It works once, for 72 hours.`,
  }),
  recovery: {
    subject: `Set a new password: ${adminAppNames.name}`,
    text: 'Somebody asked for a new password for this address. Set one with this link. It works once, for an hour. If it was not you, ignore this e-mail: nothing has changed.',
  },
} as const;
