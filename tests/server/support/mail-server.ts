import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** What the mail server does with an e-mail: takes it, answers with a status, or breaks the line. */
type Treatment = 'take' | 'drop' | { status: number };

export type Letter = { to: string; raw: string; mail: Email; taken: boolean };

/** A real mail server on loopback that writes down what it is sent and treats it as the test says. */
export async function aMailServer(treat: (to: string, index: number) => Treatment = () => 'take') {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 10,
    async onData(stream, session, done) {
      const raw = await text(stream);
      const to = session.envelope.rcptTo.map(({ address }) => address).join();
      const treatment = treat(to, letters.length);
      const mail = await PostalMime.parse(raw);
      letters.push({ to, raw, mail, taken: treatment === 'take' });
      if (treatment === 'take') done();
      else if (treatment === 'drop') server.connections.forEach((one) => one.close());
      else done(Object.assign(new Error('not now'), { responseCode: treatment.status }));
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () => void server.close(() => undefined);
  onTestFinished(close);
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, port, letters, close };
}

export const MAIL_FROM = 'Ashlar <office@ashlarandsons.example>';
export const OWNER = 'owner@ashlarandsons.example';

/** Settings of a server that tells its owner of leads through this mail server. */
export function mailThrough({ url }: { url: string }) {
  return { SMTP_URL: url, MAIL_FROM, NOTIFY_EMAIL: OWNER };
}
