import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export const OWNER = 'owner@firm.example';
/** When no letter has come for so long, none is on its way. */
const SETTLED_MS = 3_000;

export type MailCount = Awaited<ReturnType<typeof countMail>>;

/** A mail server on loopback that takes every letter and notes to whom it went. */
export async function countMail() {
  const letters: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, session, done) {
      letters.push(...session.envelope.rcptTo.map(({ address }) => address));
      stream.on('end', () => done()).resume();
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    letters: letters as readonly string[],
    /** Settings of a server that writes to visitors and owner through it. */
    settings: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'The firm <office@firm.example>',
      NOTIFY_EMAIL: OWNER,
    },
    async settled(): Promise<void> {
      for (let before = -1; before !== letters.length;) {
        before = letters.length;
        await pause(SETTLED_MS);
      }
    },
    close: () => void server.close(() => undefined),
  };
}
